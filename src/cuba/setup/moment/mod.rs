//! Any moment of a game, described freely: what can be said of one, and how it becomes a position.
//!
//! What lies on the board, what the seats have, and what is asked are looked at in files of their own, each of which
//! names its faults; hides in which order.

mod board;
mod decision;
mod seats;

use crate::{game::Seat, ids::Set};

use super::{
    super::{
        action::Question,
        board::{Building, CARGO, Citizen, Good},
        layout::Flowers,
        position::{Goods, Position},
        rules::ending::Score,
    },
    fault::Fault,
};

/// The free description of any moment of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// How many players.
    pub players: u8,
    /// The citizens by stop.
    pub citizens: Vec<Citizen>,
    /// The flowers by citizen.
    pub flowers: Flowers,
    /// The buildings under each flower.
    pub buildings: [Vec<Building>; 4],
    /// The stop at which the car stands.
    pub car: u16,
    /// The ship in port.
    pub ship: u16,
    /// Points a unit.
    pub price: u16,
    /// The dice on the ship, if it has them yet.
    pub dice: Option<Vec<(Good, u16)>>,
    /// The citizens on their faces.
    pub inactive: Vec<Citizen>,
    /// The pieces beside the board; they follow from the rest and are compared with it.
    pub supply: Option<[u16; 6]>,
    /// By seat.
    pub seats: Vec<Place>,
    /// Whose turn it is.
    pub turn: Seat,
    /// What is to be decided.
    pub asked: Asked,
    /// Whether the game is over, to be compared.
    pub over: Option<bool>,
    /// The result, to be compared.
    pub result: Option<Option<Outcome>>,
}

/// What a seat has, described freely.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// Pieces of each good.
    pub goods: [u16; 6],
    /// Pesos.
    pub pesos: u16,
    /// Victory points.
    pub points: u16,
    /// The building on which the pawn stands.
    pub pawn: Option<Building>,
    /// The buildings that carry the seat's markers.
    pub owns: Vec<Building>,
}

/// A decision, described freely.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// What.
    pub question: Question,
    /// Who; of no meaning after the end.
    pub seat: Seat,
    /// At `leave-out`: the five dice.
    pub rolled: [u16; 5],
    /// At `deliver`: who has passed.
    pub passed: Vec<Seat>,
}

/// A result, described freely.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// By seat.
    pub scores: Vec<Score>,
    /// Those in the first place.
    pub winners: Vec<Seat>,
}

impl Moment {
    /// The position, or every fault found. The decision is looked at once everything it rests on is in order.
    pub(super) fn position(&self) -> Result<Position, Vec<Fault>> {
        let mut faults = Vec::new();
        let layout = self.layout(&mut faults);
        let (supply, hands) = self.hands(&mut faults);
        let board = self.board(&mut faults);
        let dice = self.dice(&mut faults);
        let inactive = Set::gather(&self.inactive, |citizen| faults.push(Fault::InactiveTwice { citizen }));
        let passed = self.passed(&mut faults);
        let over = self.asked.question == Question::Over;
        if self.over.is_some_and(|said| said != over) {
            faults.push(Fault::Over);
        }
        if !over && matches!(self.result, Some(Some(_))) {
            faults.push(Fault::Result);
        }
        let (Some(layout), Some((car, ship, flag)), true) = (layout, board, faults.is_empty()) else {
            return Err(faults);
        };
        let position = Position {
            hands,
            layout,
            supply,
            dice: if self.asked.question == Question::LeaveOut {
                rolled(&self.asked.rolled)
            } else {
                dice.map_or(Goods::default(), |(dice, _)| dice)
            },
            aside: dice.map(|(_, aside)| aside),
            inactive,
            occupied: self.seats.iter().filter_map(|place| place.pawn).collect(),
            question: self.asked.question,
            seat: if self.asked.question == Question::Over { self.turn } else { self.asked.seat },
            turn: self.turn,
            passed,
            car,
            ship,
            flag,
        };
        self.object_to_decision(&position, &mut faults);
        self.object_to_result(&position, &mut faults);
        if faults.is_empty() { Ok(position) } else { Err(faults) }
    }
}

fn rolled(faces: &[u16; 5]) -> Goods {
    let mut dice = Goods::default();
    for (good, face) in CARGO.into_iter().zip(faces) {
        dice[good] = *face as u8;
    }
    dice
}
