//! Santiago de Cuba as lessons write it: positions, facts and figures, and what lies on its table.

pub(in crate::cuba) mod claims;
mod differences;
mod drill;
pub(in crate::cuba) mod figures;
mod scene;

pub use claims::Leaf;
pub use drill::Template;
pub use figures::Quantity;
pub use scene::{Scene, whole};

use super::{
    Action, Building, Citizen, Cuba, Event, Good, Position, Setup,
    action::{Gift, Use},
    board::STOPS,
    conceivable::conceivable,
};
use crate::{
    game::{Game, Seat},
    ids::Id,
    reference::Topic,
    text::Message,
};

use crate::course::{
    shape::At,
    taught::{Taught, Who},
};

impl Taught for Cuba {
    type Scene = Scene;
    type Leaf = Leaf;
    type Quantity = Quantity;

    fn moment(base: &Scene, own: Option<&Scene>) -> Option<Setup> {
        scene::moment(base, own)
    }

    fn fresh(base: &Scene, players: u8, first: Seat) -> Option<Setup> {
        scene::fresh(base, players, first)
    }

    fn written(p: &Position) -> String {
        scene::written(p)
    }

    fn laid_out(p: &Position) -> String {
        scene::laid_out(p)
    }

    fn differences(before: &Position, after: &Position) -> Vec<String> {
        differences::differences(before, after)
    }

    fn holds(leaf: &Leaf, start: &Position, now: &Position) -> bool {
        claims::holds(leaf, start, now, &|| now.standing())
    }

    fn gaps(leaf: &Leaf, start: &Position, now: &Position) -> Vec<Message> {
        claims::gaps(leaf, start, now, &|| now.standing())
    }

    fn names(leaf: &Leaf) -> Vec<&At<Who>> {
        claims::names(leaf)
    }

    fn counted(quantity: &Quantity) -> Vec<&At<Who>> {
        figures::counted(quantity)
    }

    fn count(quantity: &Quantity, start: &Position, now: &Position) -> i32 {
        figures::count(quantity, start, now, &|| now.standing())
    }

    fn figure(quantity: &Quantity, ahead: bool, best: i32) -> Message {
        figures::figure(quantity, ahead, best)
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

    fn turn(p: &Position) -> Seat {
        p.turn()
    }

    fn by_default(p: &Position) -> Option<Action> {
        by_default::<Self>(p)
    }

    fn events() -> &'static [(&'static str, &'static [&'static str])] {
        Event::FACTS
    }

    fn things() -> Vec<&'static str> {
        let citizens = Citizen::ALL.iter().map(|citizen| citizen.id());
        let buildings = Building::ALL.iter().map(|building| building.id());
        let goods = Good::ALL.iter().map(|good| good.id());
        citizens.chain(buildings).chain(goods).chain(["car", "harbour", "ship", "price", "supply", "pawn"]).collect()
    }

    fn concerns(p: &Position, action: Action) -> &'static str {
        match action {
            Action::Roll(_) => "ship",
            Action::LeaveOut(good) | Action::Take(good) | Action::Deliver { good, .. } => good.id(),
            Action::DeliverWood { instead_of, .. } => instead_of.id(),
            Action::Drive(steps) => {
                let stop = (u16::from(p.car()) + steps.get()) % u16::from(STOPS);
                p.layout().citizen_at(stop as u8).map_or("harbour", Id::id)
            }
            Action::Give(Gift::Good(good)) => good.id(),
            Action::Give(Gift::Peso | Gift::Point) => "zorro",
            Action::Claim(building) | Action::Pawn(building) => building.id(),
            Action::Use(Use::Newspaper(Some(citizen))) => citizen.id(),
            Action::Use(how) => how.building().id(),
            Action::Decline => p.hand(p.decider()).pawn.map_or("alonso", Id::id),
            Action::Pass => "harbour",
        }
    }

    fn ruling(id: &str) -> Option<u8> {
        const RULINGS: u8 = 84;
        id.strip_prefix('r')?.parse().ok().filter(|number| (1..=RULINGS).contains(number))
    }
}

/// Nothing, if that is possible, or else the first there is: gifts are listed as peso, point, goods.
pub(in crate::cuba) fn by_default<G: Game<Action = Action>>(p: &G::Position) -> Option<Action> {
    let mut legal = Vec::new();
    G::legal(p, &mut legal);
    let idle = legal.iter().find(|action| matches!(action, Action::Pass | Action::Decline));
    idle.or(legal.first()).copied()
}
