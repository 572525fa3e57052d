//! What each event of Santiago is called, and what it tells.

use crate::{
    game::{Fact, Teller, Told},
    ids::Id,
};

use super::{
    super::board::{INCOME, MOST_PLAYERS, Square, Tile},
    BySeat, Event, Reason,
};

/// What a tile is told by, with whatever else there is to it.
macro_rules! on {
    ($($more:literal),*) => { &["phase", "seat", "tile", "workers", "square", $($more),*] };
}

impl Event {
    /// The ids of all kinds of event, and the names of what each tells.
    pub const FACTS: &[(&str, &[&str])] = &[
        ("round-began", &["phase", "round"]),
        ("revealed", &["phase", "round", "tiles"]),
        ("bid", &["phase", "seat", "amount"]),
        ("passed", &["phase", "seat", "reason"]),
        ("overseer-chosen", &["phase", "seat", "from", "why"]),
        ("planted", on!("stack", "due", "placed")),
        ("neutral-placed", on!("stack", "due", "placed")),
        ("palm-planted", &["phase", "seat", "square"]),
        ("bid-paid", &["phase", "seat", "amount"]),
        ("proposed", &["phase", "seat", "segment", "amount"]),
        ("supported", &["phase", "seat", "proposer", "segment", "amount", "sum"]),
        ("accepted", &["phase", "seat", "proposer", "segment", "sum", "pays"]),
        ("built", &["phase", "seat", "segment", "price", "best"]),
        ("built-nothing", &["phase", "seat", "reason"]),
        ("offer-returned", &["phase", "seat", "amount"]),
        ("extra-placed", &["phase", "seat", "segment"]),
        ("extra-declined", &["phase", "seat"]),
        ("extra-skipped", &["phase", "seat", "reason"]),
        ("dried", on!("lost", "left", "becomes")),
        ("deserted", on!("lost", "left", "becomes")),
        ("palm-lost", &["phase", "square"]),
        ("income", &["phase", "amount"]),
        ("no-income", &["phase"]),
        ("ended", &["phase", "round"]),
        ("region-scored", &["phase", "crop", "squares", "markers", "worth"]),
        ("scored", &["phase", "seat", "escudos", "plantations", "total", "place"]),
        ("won", &["phase", "seat", "winners"]),
    ];
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
        let mut teller = Teller(tell);
        teller.id("phase", self.phase());
        if let Some(seat) = self.seat() {
            teller.seat("seat", seat);
        }
        self.own_facts(&mut teller);
    }
}

impl Event {
    /// What it tells beside its phase and its seat.
    fn own_facts(&self, tell: &mut Teller<'_>) {
        match *self {
            Self::RoundBegan { round } | Self::Ended { round } => tell.number("round", round),
            Self::Revealed { round, tiles } => {
                tell.number("round", round).fact("tiles", ids(tiles.into_iter().flatten()))
            }
            Self::Bid { amount, .. } | Self::BidPaid { amount, .. } | Self::OfferReturned { amount, .. } => {
                tell.number("amount", amount)
            }
            Self::Passed { reason: Some(reason), .. } | Self::BuiltNothing { reason: Some(reason), .. } => {
                tell.id("reason", reason)
            }
            Self::OverseerChosen { from, why, .. } => tell.seat("from", from).id("why", why),
            Self::Planted { stack, tile, square, due, placed, .. } => {
                on_square(tell.number("stack", stack), tile, square).number("due", due).number("placed", placed)
            }
            Self::NeutralPlaced { stack, tile, square, .. } => {
                on_square(tell.number("stack", stack), tile, square).number("due", 0_u8).number("placed", 0_u8)
            }
            Self::PalmPlanted { square, .. } | Self::PalmLost { square, .. } => tell.id("square", square),
            Self::Proposed { segment, amount, .. } => tell.id("segment", segment).number("amount", amount),
            Self::Supported { proposer, segment, amount, sum, .. } => {
                tell.seat("proposer", proposer).id("segment", segment).number("amount", amount).number("sum", sum)
            }
            Self::Accepted { proposer, segment, sum, pays, .. } => {
                let pays = by_seat(pays.into_iter().enumerate().filter(|(_, pays)| *pays > 0));
                tell.seat("proposer", proposer).id("segment", segment).number("sum", sum).fact("pays", pays)
            }
            Self::Built { segment, price, best, .. } => {
                let best = best.map_or(Fact::Nothing, |best| Fact::Number(best.into()));
                tell.id("segment", segment).number("price", price).fact("best", best)
            }
            Self::ExtraPlaced { segment, .. } => tell.id("segment", segment),
            Self::ExtraSkipped { .. } => tell.id("reason", Reason::ExtraUsed),
            Self::Dried { square, tile, left, .. } => {
                let becomes = Fact::Id(if left == 0 { "neutral" } else { "plantation" });
                on_square(tell, tile, square).number("lost", 1_u8).number("left", left).fact("becomes", becomes)
            }
            Self::Deserted { square, tile, lost, .. } => {
                let becomes = Fact::Id("desert");
                on_square(tell, tile, square).number("lost", lost).number("left", 0_u8).fact("becomes", becomes)
            }
            Self::Income { .. } => tell.number("amount", INCOME),
            Self::RegionScored { players, crop, squares, markers, worth } => {
                let all = |numbers: BySeat| by_seat(numbers.into_iter().enumerate().take(players.into()));
                tell.id("crop", crop).fact("squares", ids(squares.iter()));
                tell.fact("markers", all(markers)).fact("worth", all(worth))
            }
            Self::Scored { escudos, plantations, total, place, .. } => {
                tell.number("escudos", escudos).number("plantations", plantations).number("total", total);
                tell.number("place", place)
            }
            Self::Won { winners, .. } => tell.number("winners", winners),
            Self::Passed { reason: None, .. }
            | Self::BuiltNothing { reason: None, .. }
            | Self::ExtraDeclined { .. }
            | Self::NoIncome => tell,
        };
    }
}

/// A tile, its workers and where it lies.
fn on_square<'a, 't>(tell: &'a mut Teller<'t>, tile: Tile, square: Square) -> &'a mut Teller<'t> {
    tell.id("tile", tile).number("workers", tile.workers()).id("square", square)
}

fn ids(things: impl Iterator<Item = impl Id>) -> Fact {
    Fact::Ids(things.map(Id::id).collect())
}

fn by_seat(numbers: impl Iterator<Item = (usize, u16)>) -> Fact {
    const SEATS: [&str; MOST_PLAYERS as usize] = ["0", "1", "2", "3", "4"];
    Fact::Table(numbers.map(|(seat, number)| (SEATS[seat], number.into())).collect())
}
