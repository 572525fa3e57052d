//! What happens in Santiago: a closed list of data, one entry for each thing that happens at the table.
//!
//! An event holds all ids and numbers that a sentence or a picture needs, knows the phase and the rule that it follows
//! from, and says what it changed in whose hands. The ids of the events are relied on by lessons and other programs.

mod why;

use crate::{
    game::{Fact, Happened, Seat, Told},
    ids::{Id, ids},
};

use super::{
    board::{Crop, INCOME, MOST_PLAYERS, MOST_STACKS, Segment, Square, Squares, Tile},
    ledger::Rule,
};

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

impl Told for Event {
    fn id(&self) -> &'static str {
        match self {
            Self::RoundBegan { .. } => "round-began",
            Self::Revealed { .. } => "revealed",
            Self::Bid { .. } => "bid",
            Self::Passed { .. } => "passed",
            Self::OverseerChosen { .. } => "overseer-chosen",
            Self::Planted { .. } => "planted",
            Self::NeutralPlaced { .. } => "neutral-placed",
            Self::PalmPlanted { .. } => "palm-planted",
            Self::BidPaid { .. } => "bid-paid",
            Self::Proposed { .. } => "proposed",
            Self::Supported { .. } => "supported",
            Self::Accepted { .. } => "accepted",
            Self::Built { .. } => "built",
            Self::BuiltNothing { .. } => "built-nothing",
            Self::OfferReturned { .. } => "offer-returned",
            Self::ExtraPlaced { .. } => "extra-placed",
            Self::ExtraDeclined { .. } => "extra-declined",
            Self::ExtraSkipped { .. } => "extra-skipped",
            Self::Dried { .. } => "dried",
            Self::Deserted { .. } => "deserted",
            Self::PalmLost { .. } => "palm-lost",
            Self::Income { .. } => "income",
            Self::NoIncome => "no-income",
            Self::Ended { .. } => "ended",
            Self::RegionScored { .. } => "region-scored",
            Self::Scored { .. } => "scored",
            Self::Won { .. } => "won",
        }
    }

    fn facts(&self, tell: &mut dyn FnMut(&'static str, Fact)) {
        tell("phase", Fact::Id(self.phase().id()));
        if let Some(seat) = self.seat() {
            tell("seat", Fact::Seat(seat));
        }
        self.own_facts(tell);
    }
}

impl Event {
    /// What it tells beside its phase and its seat.
    fn own_facts(&self, tell: &mut dyn FnMut(&'static str, Fact)) {
        let number = |n: u16| Fact::Number(u32::from(n));
        match *self {
            Self::RoundBegan { round } | Self::Ended { round } => tell("round", number(round.into())),
            Self::Revealed { round, tiles } => {
                tell("round", number(round.into()));
                tell("tiles", Fact::Ids(tiles.into_iter().flatten().map(Id::id).collect()));
            }
            Self::Bid { amount, .. } | Self::BidPaid { amount, .. } | Self::OfferReturned { amount, .. } => {
                tell("amount", number(amount));
            }
            Self::Passed { reason, .. } | Self::BuiltNothing { reason, .. } => {
                if let Some(reason) = reason {
                    tell("reason", Fact::Id(reason.id()));
                }
            }
            Self::OverseerChosen { from, why, .. } => {
                tell("from", Fact::Seat(from));
                tell("why", Fact::Id(why.id()));
            }
            Self::Planted { stack, tile, square, due, placed, .. } => {
                tell("stack", number(stack.into()));
                tile_facts(tile, square, tell);
                tell("due", number(due.into()));
                tell("placed", number(placed.into()));
            }
            Self::NeutralPlaced { stack, tile, square, .. } => {
                tell("stack", number(stack.into()));
                tile_facts(tile, square, tell);
                tell("due", number(0));
                tell("placed", number(0));
            }
            Self::PalmPlanted { square, .. } | Self::PalmLost { square, .. } => tell("square", Fact::Id(square.id())),
            Self::Proposed { segment, amount, .. } => {
                tell("segment", Fact::Id(segment.id()));
                tell("amount", number(amount));
            }
            Self::Supported { proposer, segment, amount, sum, .. } => {
                tell("proposer", Fact::Seat(proposer));
                tell("segment", Fact::Id(segment.id()));
                tell("amount", number(amount));
                tell("sum", number(sum));
            }
            Self::Accepted { proposer, segment, sum, pays, .. } => {
                tell("proposer", Fact::Seat(proposer));
                tell("segment", Fact::Id(segment.id()));
                tell("sum", number(sum));
                tell("pays", by_seat(pays.into_iter().enumerate().filter(|(_, pays)| *pays > 0)));
            }
            Self::Built { segment, price, best, .. } => {
                tell("segment", Fact::Id(segment.id()));
                tell("price", number(price));
                tell("best", best.map_or(Fact::Nothing, number));
            }
            Self::ExtraPlaced { segment, .. } => tell("segment", Fact::Id(segment.id())),
            Self::ExtraSkipped { .. } => tell("reason", Fact::Id(Reason::ExtraUsed.id())),
            Self::ExtraDeclined { .. } | Self::NoIncome => {}
            Self::Dried { square, tile, left, .. } => {
                tile_facts(tile, square, tell);
                tell("lost", number(1));
                tell("left", number(left.into()));
                tell("becomes", Fact::Id(if left == 0 { "neutral" } else { "plantation" }));
            }
            Self::Deserted { square, tile, lost, .. } => {
                tile_facts(tile, square, tell);
                tell("lost", number(lost.into()));
                tell("left", number(0));
                tell("becomes", Fact::Id("desert"));
            }
            Self::Income { .. } => tell("amount", number(INCOME)),
            Self::RegionScored { players, crop, squares, markers, worth } => {
                let all = |numbers: BySeat| by_seat(numbers.into_iter().enumerate().take(players.into()));
                tell("crop", Fact::Id(crop.id()));
                tell("squares", Fact::Ids(squares.iter().map(Id::id).collect()));
                tell("markers", all(markers));
                tell("worth", all(worth));
            }
            Self::Scored { escudos, plantations, total, place, .. } => {
                tell("escudos", number(escudos));
                tell("plantations", number(plantations));
                tell("total", number(total));
                tell("place", number(place.into()));
            }
            Self::Won { winners, .. } => tell("winners", number(winners.into())),
        }
    }
}

impl Happened for Event {
    type Stock = Item;

    fn changes(&self, tell: &mut dyn FnMut(Seat, Item, i32)) {
        let mut change = |seat: Seat, item, by: i32| {
            if by != 0 {
                tell(seat, item, by);
            }
        };
        match *self {
            Self::Planted { seat, placed, .. } => change(seat, Item::Markers, -i32::from(placed)),
            Self::BidPaid { seat, amount } => change(seat, Item::Escudos, -i32::from(amount)),
            Self::Accepted { seat, sum, pays, .. } => {
                for (payer, pays) in (0..).map(Seat).zip(pays) {
                    change(payer, Item::Escudos, -i32::from(pays));
                }
                change(seat, Item::Escudos, sum.into());
            }
            Self::Built { seat, price, .. } => change(seat, Item::Escudos, -i32::from(price)),
            Self::Income { players } => {
                (0..players).for_each(|seat| change(Seat(seat), Item::Escudos, INCOME.into()));
            }
            Self::RoundBegan { .. }
            | Self::Revealed { .. }
            | Self::Bid { .. }
            | Self::Passed { .. }
            | Self::OverseerChosen { .. }
            | Self::NeutralPlaced { .. }
            | Self::PalmPlanted { .. }
            | Self::Proposed { .. }
            | Self::Supported { .. }
            | Self::BuiltNothing { .. }
            | Self::OfferReturned { .. }
            | Self::ExtraPlaced { .. }
            | Self::ExtraDeclined { .. }
            | Self::ExtraSkipped { .. }
            | Self::Dried { .. }
            | Self::Deserted { .. }
            | Self::PalmLost { .. }
            | Self::NoIncome
            | Self::Ended { .. }
            | Self::RegionScored { .. }
            | Self::Scored { .. }
            | Self::Won { .. } => {}
        }
    }
}

fn tile_facts(tile: Tile, square: Square, tell: &mut dyn FnMut(&'static str, Fact)) {
    tell("tile", Fact::Id(tile.id()));
    tell("workers", Fact::Number(tile.workers().into()));
    tell("square", Fact::Id(square.id()));
}

fn by_seat(numbers: impl Iterator<Item = (usize, u16)>) -> Fact {
    const SEATS: [&str; MOST_PLAYERS as usize] = ["0", "1", "2", "3", "4"];
    Fact::Table(numbers.map(|(seat, number)| (SEATS[seat], number.into())).collect())
}
