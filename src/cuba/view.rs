//! What somebody sees of a position.
//!
//! Goods, pesos and points of the others are behind their screens until the game is over (R08); everything else lies
//! open. A view holds nothing that its owner may not know, so nothing can leak from it.

use crate::game::{Eyes, Seat};

use super::{
    action::{Question, Roll},
    board::{Building, Buildings, CARGO, Citizens, Flag, Good},
    layout::Layout,
    position::{Goods, Position},
    rules::ending::Standing,
};

/// See the module's page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// What was laid out before the game.
    pub layout: Layout,
    /// The stop at which the car stands.
    pub car: u8,
    /// The ship in port.
    pub ship: u8,
    /// Where the price marker stands.
    pub price: Flag,
    /// The four dice on the ship, if they are there yet.
    pub dice: Option<Vec<(Good, u8)>>,
    /// The citizens on their faces.
    pub inactive: Citizens,
    /// The pieces beside the board.
    pub supply: Goods,
    /// By seat.
    pub seats: Vec<SeatView>,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who has to decide.
    pub decider: Seat,
    /// What is to be decided.
    pub question: Question,
    /// The dice to choose from.
    pub rolled: Option<Roll>,
    /// Who is out of the delivery round.
    pub passed: Vec<Seat>,
    /// The result, once the game is over.
    pub result: Option<Standing>,
}

/// What is seen of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatView {
    /// What is behind the screen, if it is seen.
    pub hidden: Option<Hidden>,
    /// The building on which the pawn stands.
    pub pawn: Option<Building>,
    /// The buildings that carry the seat's markers.
    pub owns: Buildings,
}

/// What is behind a screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hidden {
    /// Pieces of each good.
    pub goods: Goods,
    /// Pesos.
    pub pesos: u16,
    /// Victory points.
    pub points: u16,
}

impl View {
    /// What `eyes` see of a position.
    pub fn new(p: &Position, eyes: Eyes) -> Self {
        let open = p.is_over() || eyes == Eyes::Open;
        let seats = p.hands().map(|(seat, hand)| SeatView {
            hidden: (open || eyes == Eyes::Seat(seat)).then_some(Hidden {
                goods: hand.goods,
                pesos: hand.pesos,
                points: hand.points,
            }),
            pawn: hand.pawn,
            owns: hand.owns,
        });
        Self {
            layout: p.layout,
            car: p.car,
            ship: p.ship,
            price: p.flag,
            dice: p.aside.map(|aside| {
                CARGO.into_iter().filter(|good| *good != aside).map(|good| (good, p.dice[good])).collect()
            }),
            inactive: p.inactive,
            supply: p.supply,
            seats: seats.collect(),
            turn: p.turn,
            decider: p.seat,
            question: p.question,
            rolled: p.rolled(),
            passed: p.layout.seats().filter(|seat| p.has_passed(*seat)).collect(),
            result: p.standing(),
        }
    }
}
