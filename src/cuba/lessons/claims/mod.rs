//! Facts about a position of Santiago de Cuba as goals name them: each kind is a type that knows when it holds, what it
//! lacks and whom it names.
//!
//! A new kind is a type beside its like and a row in the list below. Hides how each is judged.

mod ending;
mod hands;
mod harbour;
mod seats;

pub(in crate::cuba::lessons) use hands::Holding;

use crate::{
    course::{
        shape::{At, choice},
        taught::{Amount, Who},
    },
    cuba::{Position, Standing},
    game::Seat,
    text::{Arg, Message},
};

/// What the position is worth, once the game is over.
pub(in crate::cuba) type Reckoning<'a> = &'a dyn Fn() -> Option<Standing>;

/// What a fact is judged by.
#[derive(Clone, Copy)]
struct Evidence<'a> {
    /// Where the step began.
    start: &'a Position,
    /// Where it is now.
    now: &'a Position,
    standing: Reckoning<'a>,
}

/// A number that a fact speaks of: what it is called, how it is wanted, and what it is.
type Counting = (Message, Amount, i32);

/// A kind of fact.
trait Factual {
    /// The numbers that it speaks of.
    fn figures(&self, _by: Evidence<'_>) -> Vec<Counting> {
        Vec::new()
    }

    /// Whether it holds.
    fn holds(&self, by: Evidence<'_>) -> bool {
        self.figures(by).into_iter().all(|(_, amount, number)| amount.holds(number))
    }

    /// What it lacks if it does not hold.
    fn lacks(&self, by: Evidence<'_>) -> Vec<Message> {
        gaps_of(self.figures(by))
    }

    /// Everybody whom it names.
    fn names(&self) -> Vec<&At<Who>> {
        Vec::new()
    }
}

/// Declares a kind of fact that a file writes as something else is written.
macro_rules! written_as {
    ($(#[doc = $doc:literal] $name:ident($inner:ty),)+) => {
        $(
            #[doc = $doc]
            #[derive(Clone, Debug)]
            pub struct $name(pub $inner);

            impl $crate::course::shape::Shape for $name {
                fn read(
                    value: &$crate::course::shape::Value<'_>,
                    faults: &mut Vec<$crate::course::fault::Flaw>,
                ) -> Option<Self> {
                    <$inner as $crate::course::shape::Shape>::read(value, faults).map(Self)
                }

                fn schema(defs: &mut $crate::course::shape::Definitions) -> serde_json::Value {
                    <$inner as $crate::course::shape::Shape>::schema(defs)
                }
            }
        )+
    };
}
use written_as;

/// Declares the list of the kinds, as `choice!` does, and asks each for what it knows.
macro_rules! claims {
    ($(#[doc = $doc:literal])+ $vis:vis enum $name:ident { $($(#[doc = $about:literal])+ $tag:literal $variant:ident($type:ty),)+ }) => {
        choice! {
            $(#[doc = $doc])+
            $vis enum $name { $($(#[doc = $about])+ $tag $variant($type),)+ }
        }

        impl $name {
            fn claim(&self) -> &dyn Factual {
                match self {
                    $(Self::$variant(claim) => claim,)+
                }
            }
        }
    };
}

claims! {
    /// A fact about a position.
    pub enum Leaf {
        /// Where the car stands.
        "car" Car(harbour::CarAt),
        /// The price.
        "price" Price(harbour::PriceNow),
        /// The ship in the harbour.
        "ship" Ship(harbour::ShipNow),
        /// What the ship wants in all.
        "demand" Demand(harbour::WantedInAll),
        /// What the dice show; "none": left out.
        "die" Die(hands::DiceShow),
        /// What the supply holds.
        "supply" Supply(hands::SupplyHolds),
        /// Exactly these citizens are inactive.
        "inactive" Inactive(harbour::AsleepNow),
        /// What somebody has.
        "has" Has(hands::HasNow),
        /// What somebody has more than at the start of the step.
        "gain" Gain(hands::HasGained),
        /// Where somebody's pawn stands.
        "pawn" Pawn(seats::PawnOn),
        /// What somebody owns.
        "owns" Owns(seats::Owns),
        /// How many buildings somebody owns.
        "markers" Markers(seats::Markers),
        /// Whose turn it is.
        "turn" Turn(seats::TurnOf),
        /// Who has to decide.
        "asked" Asked(seats::AskedNow),
        /// What is to be decided.
        "now" Now(seats::ToDecide),
        /// Whether the game is over.
        "over" Over(ending::OverNow),
        /// Numbers of somebody's result.
        "score" Score(ending::Scored),
        /// Exactly these win.
        "winners" Winners(ending::WonBy),
        /// How far a stop is from the car.
        "steps" Steps(harbour::Steps),
        /// The pesos that somebody lacks for a drive to the harbour.
        "missing" Missing(harbour::Missing),
    }
}

/// Whether a fact holds.
pub(in crate::cuba) fn holds(leaf: &Leaf, start: &Position, now: &Position, standing: Reckoning<'_>) -> bool {
    leaf.claim().holds(Evidence { start, now, standing })
}

/// What a fact that does not hold lacks.
pub(in crate::cuba) fn gaps(leaf: &Leaf, start: &Position, now: &Position, standing: Reckoning<'_>) -> Vec<Message> {
    let (claim, by) = (leaf.claim(), Evidence { start, now, standing });
    if claim.holds(by) { Vec::new() } else { claim.lacks(by) }
}

/// Everybody whom a fact names.
pub(in crate::cuba) fn names(leaf: &Leaf) -> Vec<&At<Who>> {
    leaf.claim().names()
}

/// Whose it is; left out: the learner's.
pub(in crate::cuba::lessons) fn seat(who: Option<&At<Who>>) -> Seat {
    who.map_or(Who::You, |who| who.value).seat()
}

/// A number of a fact, by what its name ends with.
fn named(id: &str) -> Message {
    Message::new(format!("cuba-figure-{id}"))
}

/// What is to be done, by what its text ends with.
fn wanted(id: &str) -> Message {
    Message::new(format!("cuba-goal-{id}"))
}

/// The numbers that are not as wanted.
fn gaps_of(numbers: Vec<Counting>) -> Vec<Message> {
    let missed = numbers.into_iter().filter(|(_, amount, number)| !amount.holds(*number));
    missed.map(|(what, amount, number)| gap(what, amount, number)).collect()
}

/// A number that is not as wanted: what it is called, how it is wanted, what it is.
fn gap(what: Message, amount: Amount, found: i32) -> Message {
    let number = |n: i32| if n < 0 { Arg::Text(format!("−{}", n.unsigned_abs())) } else { Arg::Number(n as u32) };
    let (id, wanted) = match amount {
        Amount::Exactly(wanted) => ("goal-exactly", wanted),
        Amount::AtLeast(wanted) => ("goal-at-least", wanted),
        Amount::AtMost(wanted) => ("goal-at-most", wanted),
    };
    Message::new(id).with("what", what).with("wanted", number(wanted)).with("found", number(found))
}
