//! What can be done in Santiago: a closed list of data, without logic.
//!
//! An action says what somebody wants to do, possible or not: its amounts reach as far as a request may, and only the
//! rules know which of them are legal.

use crate::{
    game::{Count, Seat},
    ids::ids,
};

use super::board::{Segment, Square};

/// Something that a seat does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// An amount in the auction.
    Bid(Count),
    /// No bid, or no offer.
    Pass,
    /// A tile on offer goes on a square.
    Plant {
        /// The stack that it was revealed from.
        stack: u8,
        /// Where it goes.
        square: Square,
    },
    /// The leftover tile goes on a square.
    PlaceNeutral(Square),
    /// A suggestion canal and an offer to the overseer.
    Propose {
        /// Where the canal shall be.
        segment: Segment,
        /// What it is worth.
        amount: Count,
    },
    /// More money for somebody's proposal.
    Support {
        /// Whose proposal.
        proposer: Seat,
        /// How much is added.
        amount: Count,
    },
    /// The overseer takes a proposal.
    Accept(Seat),
    /// The overseer builds elsewhere.
    Build(Segment),
    /// The overseer builds nothing.
    BuildNothing,
    /// The own extra canal is placed.
    Extra(Segment),
    /// The own extra canal is kept.
    Decline,
}

const _: () = assert!(size_of::<Action>() == 4, "lists of actions are long in this game");

ids! {
    /// The kinds of action.
    #[expect(missing_docs, reason = "the ids are the names")]
    pub enum Kind {
        Bid = "bid",
        Pass = "pass",
        Plant = "plant",
        PlaceNeutral = "place-neutral",
        Propose = "propose",
        Support = "support",
        Accept = "accept",
        Build = "build",
        BuildNothing = "build-nothing",
        Extra = "extra",
        Decline = "decline",
    }
}

ids! {
    /// What a seat is asked.
    #[expect(missing_docs, reason = "the ids are the names")]
    pub enum Question {
        Bid = "bid",
        Plant = "plant",
        PlaceNeutral = "place-neutral",
        Offer = "offer",
        Build = "build",
        Extra = "extra",
        Over = "over",
    }
}

impl Action {
    /// What kind of action this is.
    pub fn kind(self) -> Kind {
        match self {
            Self::Bid(_) => Kind::Bid,
            Self::Pass => Kind::Pass,
            Self::Plant { .. } => Kind::Plant,
            Self::PlaceNeutral(_) => Kind::PlaceNeutral,
            Self::Propose { .. } => Kind::Propose,
            Self::Support { .. } => Kind::Support,
            Self::Accept(_) => Kind::Accept,
            Self::Build(_) => Kind::Build,
            Self::BuildNothing => Kind::BuildNothing,
            Self::Extra(_) => Kind::Extra,
            Self::Decline => Kind::Decline,
        }
    }
}
