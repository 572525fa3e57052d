//! Facts about a position of Santiago as goals name them: each kind is a type that knows what it lacks and whom it names.
//!
//! A new kind is a type beside its like and a row in the list below. Hides how each is judged.

mod evidence;
mod land;
mod seats;

pub(super) use evidence::{holding, seat};
pub(super) use land::Cover;

use crate::{
    course::{
        shape::{At, choice},
        taught::Who,
    },
    island::Position,
    text::Message,
};

use evidence::{Evidence, Factual};

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
        /// What somebody has.
        "has" Has(seats::HasNow),
        /// What somebody has more than at the start of the step.
        "gain" Gain(seats::HasGained),
        /// What somebody has bid: 0 for a pass, "none" where nothing was said yet.
        "bid" Bid(seats::BidSaid),
        /// As which somebody chooses a tile, once the auction is over.
        "chooses" Chooses(seats::ChoosesAs),
        /// What lies on a square.
        "field" Field(land::FieldLies),
        /// How large a plantation is, and what it is worth to somebody.
        "plantation" Plantation(land::PlantationHas),
        /// A canal lies there.
        "canal" Canal(land::CanalLies),
        /// Who is overseer.
        "overseer" Overseer(seats::OverseerIs),
        /// Who has to decide.
        "asked" Asked(seats::AskedNow),
        /// What is to be decided; "over": the game is over.
        "now" Now(seats::ToDecide),
        /// The round.
        "round" Round(land::RoundNow),
    }
}

/// Whether a fact holds.
pub(super) fn holds(leaf: &Leaf, start: &Position, now: &Position) -> bool {
    gaps(leaf, start, now).is_empty()
}

/// What a fact lacks; nothing if it holds.
pub(super) fn gaps(leaf: &Leaf, start: &Position, now: &Position) -> Vec<Message> {
    leaf.claim().lacks(Evidence { start, now })
}

/// Everybody whom a fact names.
pub(super) fn names(leaf: &Leaf) -> Vec<&At<Who>> {
    leaf.claim().names()
}
