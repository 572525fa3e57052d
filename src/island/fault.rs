//! What can be wrong with a set-up or with a moment of a game: a closed list of data, one entry an invariant.

use crate::{
    game::{Fact, Seat, Told},
    ids::Id,
};

use super::{
    action::Question,
    board::{Segment, Square, Tile},
};

/// An invariant that a set-up breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are named as in the facts")]
pub enum Fault {
    /// Not three to five players.
    Players { players: u8 },
    /// A seat that the game does not have.
    NoSuchSeat { seat: Seat },
    /// No such round.
    Round { round: u16 },
    /// A tile was taken out exactly with three or four players.
    Discard,
    /// Not so many stacks.
    Stacks { count: u16 },
    /// Not as many tiles as rounds to come.
    StackHeight { stack: u8, count: u16 },
    /// Not one place on offer for each stack.
    Revealed { count: u16 },
    /// Not one seat for each player.
    Seats { count: u16 },
    /// More, or at a start fewer, of a tile than the box holds.
    TileCount { tile: Tile, count: u8 },
    /// More tiles than the box holds.
    TilesTotal { count: u16 },
    /// A square listed twice.
    SquareTwice { square: Square },
    /// More markers than workers.
    PlotMarkers { square: Square, count: u16 },
    /// An owner without markers, or markers without owner.
    PlotOwner { square: Square },
    /// Too many palms, or at a start too few.
    PalmCount { count: u8 },
    /// A palm at the spring.
    PalmAtSpring { square: Square },
    /// A segment listed twice.
    CanalTwice { segment: Segment },
    /// A canal that is not joined to the spring.
    CanalApart { segment: Segment },
    /// More, or fewer, canals than rounds and seats can have built.
    CanalCount { count: u16 },
    /// A canal was built in this round, but no common one lies on the board.
    CanalMissing,
    /// The common supply differs from what is left.
    CommonCanals { count: u16 },
    /// More money than can be loaded.
    Escudos { seat: Seat, count: u16 },
    /// More markers than a seat has.
    Markers { seat: Seat, count: u16 },
    /// Two bids of the same amount.
    BidTwice { amount: u16 },
    /// A bid above what the seat has.
    BidTooHigh { seat: Seat, amount: u16 },
    /// A seat has spoken too early, or not yet.
    BidOrder { seat: Seat },
    /// A bid at a decision where there is none.
    BidLeft { seat: Seat },
    /// Tiles are on offer, or gone, at a decision where they are not.
    RevealedAt { question: Question },
    /// The overseer is not the lowest of the auction.
    Overseer { seat: Seat },
    /// Proposals at a decision where there are none.
    ProposalsLeft,
    /// A seat proposes or supports out of turn, or twice.
    OfferOrder { seat: Seat },
    /// An offer of nothing, or of more than the seat has.
    OfferAmount { seat: Seat, amount: u16 },
    /// A segment proposed twice, or one where no canal may be built.
    OfferSegment { segment: Segment },
    /// The decision is not this seat's.
    DecisionSeat { seat: Seat },
    /// There is nothing to decide: the engine would have gone on.
    DecisionEmpty { question: Question },
    /// The game is over before the last round.
    OverRound { round: u16 },
    /// A dry plantation after the end.
    OverDry { square: Square },
    /// `over` differs from the decision.
    Over,
    /// `result` differs from the rest.
    Result,
}

impl Told for Fault {
    fn id(&self) -> &'static str {
        match self {
            Self::Players { .. } => "players",
            Self::NoSuchSeat { .. } => "no-such-seat",
            Self::Round { .. } => "round",
            Self::Discard => "discard",
            Self::Stacks { .. } => "stacks",
            Self::StackHeight { .. } => "stack-height",
            Self::Revealed { .. } => "revealed",
            Self::Seats { .. } => "seats",
            Self::TileCount { .. } => "tile-count",
            Self::TilesTotal { .. } => "tiles-total",
            Self::SquareTwice { .. } => "square-twice",
            Self::PlotMarkers { .. } => "plot-markers",
            Self::PlotOwner { .. } => "plot-owner",
            Self::PalmCount { .. } => "palm-count",
            Self::PalmAtSpring { .. } => "palm-at-spring",
            Self::CanalTwice { .. } => "canal-twice",
            Self::CanalApart { .. } => "canal-apart",
            Self::CanalCount { .. } => "canal-count",
            Self::CanalMissing => "canal-missing",
            Self::CommonCanals { .. } => "common-canals",
            Self::Escudos { .. } => "escudos",
            Self::Markers { .. } => "markers",
            Self::BidTwice { .. } => "bid-twice",
            Self::BidTooHigh { .. } => "bid-too-high",
            Self::BidOrder { .. } => "bid-order",
            Self::BidLeft { .. } => "bid-left",
            Self::RevealedAt { .. } => "revealed-at",
            Self::Overseer { .. } => "overseer",
            Self::ProposalsLeft => "proposals-left",
            Self::OfferOrder { .. } => "offer-order",
            Self::OfferAmount { .. } => "offer-amount",
            Self::OfferSegment { .. } => "offer-segment",
            Self::DecisionSeat { .. } => "decision-seat",
            Self::DecisionEmpty { .. } => "decision-empty",
            Self::OverRound { .. } => "over-round",
            Self::OverDry { .. } => "over-dry",
            Self::Over => "over",
            Self::Result => "result",
        }
    }

    fn facts(&self, tell: &mut dyn FnMut(&'static str, Fact)) {
        let number = |n: u16| Fact::Number(n.into());
        match *self {
            Self::Discard | Self::CanalMissing | Self::ProposalsLeft | Self::Over | Self::Result => {}
            Self::Players { players } => tell("count", number(players.into())),
            Self::PalmCount { count } => tell("count", number(count.into())),
            Self::Stacks { count }
            | Self::Revealed { count }
            | Self::Seats { count }
            | Self::TilesTotal { count }
            | Self::CanalCount { count }
            | Self::CommonCanals { count } => tell("count", number(count)),
            Self::Round { round } | Self::OverRound { round } => tell("round", number(round)),
            Self::StackHeight { stack, count } => {
                tell("stack", number(stack.into()));
                tell("count", number(count));
            }
            Self::TileCount { tile, count } => {
                tell("tile", Fact::Id(tile.id()));
                tell("count", number(count.into()));
            }
            Self::PlotMarkers { square, count } => {
                tell("square", Fact::Id(square.id()));
                tell("count", number(count));
            }
            Self::SquareTwice { square }
            | Self::PlotOwner { square }
            | Self::PalmAtSpring { square }
            | Self::OverDry { square } => tell("square", Fact::Id(square.id())),
            Self::CanalTwice { segment } | Self::CanalApart { segment } | Self::OfferSegment { segment } => {
                tell("segment", Fact::Id(segment.id()));
            }
            Self::Escudos { seat, count } | Self::Markers { seat, count } => {
                tell("seat", Fact::Seat(seat));
                tell("count", number(count));
            }
            Self::BidTwice { amount } => tell("amount", number(amount)),
            Self::BidTooHigh { seat, amount } | Self::OfferAmount { seat, amount } => {
                tell("seat", Fact::Seat(seat));
                tell("amount", number(amount));
            }
            Self::NoSuchSeat { seat }
            | Self::BidOrder { seat }
            | Self::BidLeft { seat }
            | Self::Overseer { seat }
            | Self::OfferOrder { seat }
            | Self::DecisionSeat { seat } => tell("seat", Fact::Seat(seat)),
            Self::RevealedAt { question } | Self::DecisionEmpty { question } => {
                tell("decision", Fact::Id(question.id()));
            }
        }
    }
}
