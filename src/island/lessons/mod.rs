//! Santiago as lessons write it: positions, facts and figures, and what lies on its table.

mod claims;
mod differences;
mod figures;
mod laid;
mod scene;
mod told;

pub use claims::Leaf;
pub use figures::Quantity;
pub use scene::Scene;

use super::{
    Action, Event, Island, Position, Question, Segment, Setup, Square, Tile, conceivable::conceivable,
    words::table::Feature,
};
use crate::{
    course::{
        shape::At,
        taught::{Taught, Who},
    },
    game::{Game, Seat},
    ids::Id,
    reference::Topic,
    text::Message,
};

impl Taught for Island {
    type Scene = Scene;
    type Leaf = Leaf;
    type Quantity = Quantity;

    fn moment(base: &Scene, own: Option<&Scene>) -> Option<Setup> {
        laid::moment(base, own)
    }

    fn fresh(base: &Scene, players: u8, first: Seat) -> Option<Setup> {
        laid::fresh(base, players, first)
    }

    fn written(p: &Position) -> String {
        told::written(p)
    }

    fn laid_out(p: &Position) -> String {
        told::laid_out(p)
    }

    fn differences(before: &Position, after: &Position) -> Vec<String> {
        differences::differences(before, after)
    }

    fn holds(leaf: &Leaf, start: &Position, now: &Position) -> bool {
        claims::holds(leaf, start, now)
    }

    fn gaps(leaf: &Leaf, start: &Position, now: &Position) -> Vec<Message> {
        claims::gaps(leaf, start, now)
    }

    fn names(leaf: &Leaf) -> Vec<&At<Who>> {
        claims::names(leaf)
    }

    fn counted(quantity: &Quantity) -> Vec<&At<Who>> {
        figures::counted(quantity)
    }

    fn count(quantity: &Quantity, start: &Position, now: &Position) -> i32 {
        figures::count(quantity, start, now)
    }

    fn figure(_: &Quantity, _: bool, best: i32) -> Message {
        figures::figure(best)
    }

    fn topic(thing: &str) -> Option<Topic> {
        Topic::of_thing(Self::ID, thing)
    }

    fn pointed_at(topic: Topic) -> Option<&'static str> {
        topic.thing().filter(|_| topic.game() == Self::ID)
    }

    fn conceivable(p: &Position, each: &mut dyn FnMut(Action)) {
        conceivable(p, each);
    }

    /// A turn is one decision: in each phase everybody has one, one after the other.
    fn turn(p: &Position) -> Seat {
        p.decider()
    }

    /// Whatever comes between two decisions of the learner's answers the first of them.
    fn answers(_: &Position) -> bool {
        true
    }

    /// Nobody does anything that no lesson says: a pass is a bid like any other, and no mere waiting.
    fn by_default(_: &Position) -> Option<Action> {
        None
    }

    fn events() -> &'static [(&'static str, &'static [&'static str])] {
        Event::FACTS
    }

    fn things() -> Vec<&'static str> {
        let squares = Square::ALL.iter().map(|square| square.id());
        let ditches = Segment::ALL.iter().map(|segment| segment.id());
        let tiles = Tile::ALL.iter().map(|tile| tile.id());
        squares.chain(ditches).chain(tiles).chain(Feature::ALL.iter().map(|feature| feature.id())).collect()
    }

    fn concerns(p: &Position, action: Action) -> &'static str {
        match action {
            Action::Plant { square, .. } | Action::PlaceNeutral(square) => square.id(),
            Action::Propose { segment, .. } | Action::Build(segment) | Action::Extra(segment) => segment.id(),
            Action::Support { proposer, .. } | Action::Accept(proposer) => {
                p.proposal(proposer).map_or(Feature::Overseer.id(), Id::id)
            }
            Action::Bid(_) => Feature::Offer.id(),
            Action::Pass if p.question() == Question::Bid => Feature::Offer.id(),
            Action::Pass | Action::BuildNothing => Feature::Overseer.id(),
            Action::Decline => Feature::Supply.id(),
        }
    }

    fn ruling(id: &str) -> Option<u8> {
        const RULINGS: u8 = 47;
        id.strip_prefix('r')?.parse().ok().filter(|number| (1..=RULINGS).contains(number))
    }
}
