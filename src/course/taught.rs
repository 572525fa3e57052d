//! What a game brings so that it can be taught: positions and facts as a lesson file writes them, and what a learner
//! may try.
//!
//! Everything else in this folder is written against [`Taught`] and knows no game by name.

use std::fmt::Debug;

use crate::{
    game::{Decision, Fact, Seat, Told},
    ids::{Id, ids},
    reference::topic::Topic,
    text::{Arg, Catalog, Message, Spoken},
};

use super::shape::{At, Choice, Shape};

ids! {
    /// Somebody at the table of a lesson.
    pub enum Who {
        /// The learner.
        You = "you",
        /// The first neighbour to the left.
        Ana = "ana",
        /// The second.
        Luis = "luis",
        /// The third.
        Rosa = "rosa",
        /// The fourth.
        Eva = "eva",
    }
}

impl Who {
    /// Where they sit.
    pub fn seat(self) -> Seat {
        Seat(self.index() as u8)
    }

    /// Who sits there.
    pub fn at(seat: Seat) -> Self {
        Self::ALL[seat.index().min(Self::ALL.len() - 1)]
    }

    /// The name of everybody but the learner; people's names are the same in every language but its script.
    pub fn name_id(self) -> &'static str {
        match self {
            Self::You => "course-you",
            Self::Ana => "course-ana",
            Self::Luis => "course-luis",
            Self::Rosa => "course-rosa",
            Self::Eva => "course-eva",
        }
    }
}

/// A catalog with the names of a lesson's table; the learner may have one of their own.
pub fn seated(catalog: Catalog, learner: Option<&str>) -> Catalog {
    let name = |who: &Who| match (who, learner) {
        (Who::You, Some(name)) => name.to_owned(),
        (who, _) => catalog.text(who.name_id()),
    };
    let names = Who::ALL.iter().map(name).collect();
    catalog.with_names(names)
}

/// Whether an event is something that the learner did.
pub fn is_learners<E: Told>(event: &E) -> bool {
    let mut own = false;
    event.facts(&mut |name, fact| own |= name == "seat" && fact == Fact::Seat(LEARNER));
    own
}

/// Where the learner sits.
pub const LEARNER: Seat = Seat(0);

/// How a number is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Amount {
    /// Exactly so many.
    Exactly(i32),
    /// So many or more.
    AtLeast(i32),
    /// So many or fewer.
    AtMost(i32),
}

impl Amount {
    /// Whether a number is as wanted.
    pub fn holds(self, number: i32) -> bool {
        match self {
            Self::Exactly(wanted) => number == wanted,
            Self::AtLeast(wanted) => number >= wanted,
            Self::AtMost(wanted) => number <= wanted,
        }
    }

    /// That a number is not as wanted: what it is called, and what it is.
    pub fn gap(self, what: Message, found: i32) -> Message {
        let number = |n: i32| if n < 0 { Arg::Text(format!("−{}", n.unsigned_abs())) } else { Arg::Number(n as u32) };
        let (id, wanted) = match self {
            Self::Exactly(wanted) => ("goal-exactly", wanted),
            Self::AtLeast(wanted) => ("goal-at-least", wanted),
            Self::AtMost(wanted) => ("goal-at-most", wanted),
        };
        Message::new(id).with("what", what).with("wanted", number(wanted)).with("found", number(found))
    }
}

/// See the module's page.
pub trait Taught: Spoken {
    /// A position as a file describes it: only what differs from the base.
    type Scene: Shape + Clone + Debug;
    /// A fact about a position.
    type Leaf: Choice + Clone + Debug;
    /// A number that a puzzle asks for.
    type Quantity: Choice + Clone + Debug;

    /// How the moment of a scene starts. `None`: the base leaves something open.
    fn moment(base: &Self::Scene, own: Option<&Self::Scene>) -> Option<Self::Setup>;

    /// How a new game on the base's layout starts. `None`: the base leaves something open, or nobody sits there.
    fn fresh(base: &Self::Scene, players: u8, first: Seat) -> Option<Self::Setup>;

    /// The topic of the reference that a thing on the table is.
    fn topic(thing: &str) -> Option<Topic>;

    /// The thing on the table that is a topic of the reference.
    fn pointed_at(topic: Topic) -> Option<&'static str>;

    /// A position as a file writes it, without what was laid out.
    fn written(p: &Self::Position) -> String;

    /// What was laid out before the game, as a file writes it.
    fn laid_out(p: &Self::Position) -> String;

    /// What differs between two positions, as a goal would name it.
    fn differences(before: &Self::Position, after: &Self::Position) -> Vec<String>;

    /// Whether a fact holds; `start` is what gains are counted from.
    fn holds(leaf: &Self::Leaf, start: &Self::Position, now: &Self::Position) -> bool;

    /// What a fact that does not hold lacks, in words.
    fn gaps(leaf: &Self::Leaf, start: &Self::Position, now: &Self::Position) -> Vec<Message>;

    /// Everybody whom a fact names.
    fn names(leaf: &Self::Leaf) -> Vec<&At<Who>>;

    /// Everybody whom a number belongs to.
    fn counted(quantity: &Self::Quantity) -> Vec<&At<Who>>;

    /// The number that a puzzle asks for.
    fn count(quantity: &Self::Quantity, start: &Self::Position, now: &Self::Position) -> i32;

    /// How much of a number can be reached at best, in words; `ahead`: it is the difference to somebody else's.
    fn figure(quantity: &Self::Quantity, ahead: bool, best: i32) -> Message;

    /// Every action that somebody could think of; rolls aside.
    fn conceivable(p: &Self::Position, each: &mut dyn FnMut(Self::Action));

    /// Whose turn it is.
    fn turn(p: &Self::Position) -> Seat;

    /// Whether whoever is asked answers what was done before, as lessons script it, and does not begin a turn: so does
    /// whoever is asked in somebody else's.
    fn answers(p: &Self::Position) -> bool {
        matches!(Self::decision(p), Decision::Ask { seat, .. } if seat != Self::turn(p))
    }

    /// What a seat does that answers and has nothing scripted. `None`: the step stops there.
    fn by_default(p: &Self::Position) -> Option<Self::Action>;

    /// The kinds of event that a goal may name, and the names of what each tells.
    fn events() -> &'static [(&'static str, &'static [&'static str])];

    /// The things on the table that can be looked at.
    fn things() -> Vec<&'static str>;

    /// The thing on the table that an action is about.
    fn concerns(p: &Self::Position, action: Self::Action) -> &'static str;

    /// The number of a ruling of this game.
    fn ruling(id: &str) -> Option<u8>;
}

/// A game that can also be played by wrong rules, one at a time, to learn which of them a lesson would notice.
#[cfg(feature = "author")]
pub trait Mistaken: Taught {
    /// A wrong rule.
    type Mutant: Id + Send + Sync;

    /// The rule that it gets wrong.
    fn mistaken(mutant: Self::Mutant) -> Self::Rule;

    /// The same position in a game by a wrong rule.
    fn under(mutant: Self::Mutant, p: &Self::Position) -> Self::Position;
}
