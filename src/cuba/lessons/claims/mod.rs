//! Facts about a position of Santiago de Cuba as goals name them: each kind is a type that knows when it holds, what it
//! lacks and whom it names.
//!
//! A new kind is a type beside its like and a row in the list below. Hides how each is judged.

mod ending;
mod evidence;
mod hands;
mod harbour;
mod seats;

pub(in crate::cuba) use evidence::Reckoning;
pub(in crate::cuba::lessons) use evidence::seat;
pub(in crate::cuba::lessons) use hands::Holding;

use crate::{
    course::{
        shape::{At, choice},
        taught::Who,
    },
    cuba::Position,
    text::Message,
};

use evidence::{Counting, Evidence, Factual, gaps_of, named, wanted};

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
