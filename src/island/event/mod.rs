//! What happens in Santiago: a closed list of data, one entry for each thing that happens at the table.
//!
//! An event holds all ids and numbers that a sentence or a picture needs, knows the phase and the rule that it follows
//! from, and says what it changed in whose hands. The ids of the events are relied on by lessons and other programs.

mod changes;
mod facts;
mod why;

use crate::{game::Seat, ids::ids};

use super::board::{Crop, MOST_PLAYERS, MOST_STACKS, Segment, Square, Squares, Tile};

ids! {
    /// What a hand can hold.
    #[expect(missing_docs, reason = "the ids are the names")]
    pub enum Item {
        Escudos = "escudos",
        Markers = "markers",
    }
}

ids! {
    /// The phases of a round, and the end.
    #[expect(missing_docs, reason = "the ids are the names")]
    pub enum Phase {
        Auction = "auction",
        Overseer = "overseer",
        Planting = "planting",
        Bribes = "bribes",
        ExtraCanal = "extra-canal",
        Drying = "drying",
        Income = "income",
        End = "end",
    }
}

ids! {
    /// Why something is done in somebody's stead.
    pub enum Reason {
        /// No amount is free (R20).
        NoPossibleBid = "no-possible-bid",
        /// There is no money (R26, R30).
        NoMoney = "no-money",
        /// The extra canal is on the board (R32).
        ExtraUsed = "extra-used",
    }
}

ids! {
    /// What made somebody overseer.
    pub enum Lowest {
        /// The lowest bid.
        Bid = "bid",
        /// The only pass.
        Pass = "pass",
        /// The first of several passes.
        FirstPass = "first-pass",
    }
}

/// A number for each seat.
pub type BySeat = [u16; MOST_PLAYERS as usize];

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are named as in the facts")]
pub enum Event {
    /// The next round began.
    RoundBegan { round: u8 },
    /// The top tile of every stack was turned up.
    Revealed { round: u8, tiles: [Option<Tile>; MOST_STACKS] },
    /// An amount was bid.
    Bid { seat: Seat, amount: u16 },
    /// Nothing was bid or offered.
    Passed { seat: Seat, phase: Phase, reason: Option<Reason> },
    /// Somebody is overseer now, perhaps as before.
    OverseerChosen { seat: Seat, from: Seat, why: Lowest },
    /// A tile was placed.
    Planted { seat: Seat, stack: u8, tile: Tile, square: Square, due: u8, placed: u8, passed: bool },
    /// The leftover tile was placed.
    NeutralPlaced { seat: Seat, stack: u8, tile: Tile, square: Square },
    /// A palm went onto the tile placed on its square.
    PalmPlanted { seat: Seat, square: Square },
    /// A bid was paid.
    BidPaid { seat: Seat, amount: u16 },
    /// A canal was proposed.
    Proposed { seat: Seat, segment: Segment, amount: u16 },
    /// A proposal was supported; `sum` is what it is worth now.
    Supported { seat: Seat, proposer: Seat, segment: Segment, amount: u16, sum: u16 },
    /// The overseer took a proposal.
    Accepted { seat: Seat, proposer: Seat, segment: Segment, sum: u16, pays: BySeat },
    /// The overseer built elsewhere; `best` is the largest sum of a proposal.
    Built { seat: Seat, segment: Segment, price: u16, best: Option<u16> },
    /// The overseer built nothing.
    BuiltNothing { seat: Seat, reason: Option<Reason> },
    /// An offer that was not accepted went back.
    OfferReturned { seat: Seat, amount: u16 },
    /// An extra canal was placed.
    ExtraPlaced { seat: Seat, segment: Segment },
    /// An extra canal was kept.
    ExtraDeclined { seat: Seat },
    /// A seat without extra canal was passed over.
    ExtraSkipped { seat: Seat },
    /// A dry plantation lost a marker.
    Dried { seat: Seat, square: Square, tile: Tile, left: u8 },
    /// A dry plantation turned to desert, with what markers it had; `last`: in the final drying.
    Deserted { seat: Option<Seat>, square: Square, tile: Tile, lost: u8, last: bool },
    /// A palm went to the box with its tile's crop.
    PalmLost { square: Square, last: bool },
    /// Every seat got its income.
    Income { players: u8 },
    /// Nobody got anything, for lack of a canal.
    NoIncome,
    /// The game is over.
    Ended { round: u8 },
    /// What a large plantation is worth to each seat.
    RegionScored { players: u8, crop: Crop, squares: Squares, markers: BySeat, worth: BySeat },
    /// A seat's result.
    Scored { seat: Seat, escudos: u16, plantations: u16, total: u16, place: u8 },
    /// A seat has won, alone or with others.
    Won { seat: Seat, winners: u8 },
}

impl Event {
    /// The phase in which it happens.
    pub fn phase(&self) -> Phase {
        match *self {
            Self::RoundBegan { .. } | Self::Revealed { .. } | Self::Bid { .. } => Phase::Auction,
            Self::Passed { phase, .. } => phase,
            Self::OverseerChosen { .. } => Phase::Overseer,
            Self::Planted { .. } | Self::NeutralPlaced { .. } | Self::PalmPlanted { .. } | Self::BidPaid { .. } => {
                Phase::Planting
            }
            Self::Proposed { .. }
            | Self::Supported { .. }
            | Self::Accepted { .. }
            | Self::Built { .. }
            | Self::BuiltNothing { .. }
            | Self::OfferReturned { .. } => Phase::Bribes,
            Self::ExtraPlaced { .. } | Self::ExtraDeclined { .. } | Self::ExtraSkipped { .. } => Phase::ExtraCanal,
            Self::Dried { .. } => Phase::Drying,
            Self::Deserted { last, .. } | Self::PalmLost { last, .. } => {
                if last {
                    Phase::End
                } else {
                    Phase::Drying
                }
            }
            Self::Income { .. } | Self::NoIncome => Phase::Income,
            Self::Ended { .. } | Self::RegionScored { .. } | Self::Scored { .. } | Self::Won { .. } => Phase::End,
        }
    }

    /// Whose it is.
    fn seat(&self) -> Option<Seat> {
        match *self {
            Self::Bid { seat, .. }
            | Self::Passed { seat, .. }
            | Self::OverseerChosen { seat, .. }
            | Self::Planted { seat, .. }
            | Self::NeutralPlaced { seat, .. }
            | Self::PalmPlanted { seat, .. }
            | Self::BidPaid { seat, .. }
            | Self::Proposed { seat, .. }
            | Self::Supported { seat, .. }
            | Self::Accepted { seat, .. }
            | Self::Built { seat, .. }
            | Self::BuiltNothing { seat, .. }
            | Self::OfferReturned { seat, .. }
            | Self::ExtraPlaced { seat, .. }
            | Self::ExtraDeclined { seat }
            | Self::ExtraSkipped { seat }
            | Self::Dried { seat, .. }
            | Self::Scored { seat, .. }
            | Self::Won { seat, .. } => Some(seat),
            Self::Deserted { seat, .. } => seat,
            Self::RoundBegan { .. }
            | Self::Revealed { .. }
            | Self::PalmLost { .. }
            | Self::Income { .. }
            | Self::NoIncome
            | Self::Ended { .. }
            | Self::RegionScored { .. } => None,
        }
    }
}
