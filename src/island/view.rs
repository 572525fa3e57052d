//! What somebody sees of a position.
//!
//! Nobody sees the tiles in the stacks, and where money is hidden nobody sees another's total, until the game is over
//! (R13); everything else lies open. A view holds nothing that its owner may not know, so nothing can leak from it.

use crate::game::{Eyes, Seat};

use super::{
    action::Question,
    board::{Point, Segment, Segments, Square, Squares, Tile},
    position::Position,
    rules::ending::Standing,
};

/// See the module's page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// How many players.
    pub players: u8,
    /// Whether totals are behind screens.
    pub hidden_money: bool,
    /// Where the spring is.
    pub spring: Point,
    /// The tile taken out before the game.
    pub discard: Option<Tile>,
    /// The stacks from the top, as far as they are seen.
    pub stacks: Vec<Vec<Option<Tile>>>,
    /// The tiles on offer by stack.
    pub revealed: Vec<Option<Tile>>,
    /// What grows where.
    pub plantations: Vec<(Square, Plantation)>,
    /// The squares whose tile lies desert side up.
    pub deserts: Squares,
    /// The free squares with a palm.
    pub palms: Squares,
    /// The segments with a canal.
    pub canals: Segments,
    /// The canals left in the common supply.
    pub common_canals: usize,
    /// By seat.
    pub seats: Vec<SeatView>,
    /// Who is overseer.
    pub overseer: Seat,
    /// Which round it is.
    pub round: u8,
    /// What was proposed, in the order in which it was.
    pub proposals: Vec<Bribe>,
    /// Who has to decide.
    pub decider: Seat,
    /// What is to be decided.
    pub question: Question,
    /// At `extra`: whether the overseer built a canal.
    pub built: bool,
    /// The result, once the game is over.
    pub result: Option<Standing>,
}

/// A plantation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plantation {
    /// The tile.
    pub tile: Tile,
    /// Whose markers are on it.
    pub owner: Option<Seat>,
    /// How many.
    pub markers: u8,
    /// Whether a palm stands on it.
    pub palm: bool,
}

/// A proposal and who supports it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bribe {
    /// Whose.
    pub seat: Seat,
    /// Where.
    pub segment: Segment,
    /// What the proposer offers.
    pub amount: u16,
    /// What others add, in the order in which they did.
    pub supports: Vec<(Seat, u16)>,
}

/// What is seen of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatView {
    /// All the money, if it is seen.
    pub escudos: Option<u16>,
    /// Markers in the reserve.
    pub markers: u8,
    /// Whether the extra canal is still there.
    pub extra: bool,
    /// What was bid; 0 for a pass.
    pub bid: Option<u16>,
}

impl View {
    /// What `eyes` see of a position.
    pub fn new(p: &Position, eyes: Eyes) -> Self {
        let open = p.is_over() || eyes == Eyes::Open;
        let stack = |stack| p.stack(stack).map(|tile| open.then_some(tile)).collect();
        let plantation = |square| Plantation {
            tile: p.tile(square).expect("planted"),
            owner: p.owner(square),
            markers: p.markers(square),
            palm: p.palms.contains(square),
        };
        let seats = p.hands().map(|(seat, hand)| SeatView {
            escudos: (open || !p.hidden_money || eyes == Eyes::Seat(seat)).then_some(hand.escudos),
            markers: hand.markers,
            extra: hand.extra,
            bid: hand.bid,
        });
        let proposals = p.proposals().map(|(seat, segment, amount)| Bribe {
            seat,
            segment,
            amount,
            supports: p.supports(seat).collect(),
        });
        Self {
            players: p.players,
            hidden_money: p.hidden_money,
            spring: p.spring,
            discard: p.discard,
            stacks: (0..p.stacks()).map(stack).collect(),
            revealed: p.revealed().to_vec(),
            plantations: p.planted().iter().map(|square| (square, plantation(square))).collect(),
            deserts: p.deserts,
            palms: p.palms.both(p.free()),
            canals: p.canals,
            common_canals: p.common_canals(),
            seats: seats.collect(),
            overseer: p.overseer,
            round: p.round,
            proposals: proposals.collect(),
            decider: p.seat,
            question: p.question,
            built: p.built,
            result: p.standing(),
        }
    }
}
