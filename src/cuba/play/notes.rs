//! What was said of a real table so far.

use crate::{
    cuba::{Building, Citizen, Flower, Good, Question},
    game::Seat,
    ids::Id,
};

/// See the module's page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    pub(super) street: Vec<Option<Citizen>>,
    pub(super) town: [Vec<Option<Building>>; 4],
    pub(super) flowers: Vec<(Citizen, Option<Flower>)>,
    pub(super) first: Option<Seat>,
    pub(super) car: Option<Parked>,
    pub(super) ship: Option<u16>,
    pub(super) price: Option<u16>,
    pub(super) dice: Option<Vec<(Good, u16)>>,
    pub(super) inactive: Option<Vec<Citizen>>,
    pub(super) turn: Option<Seat>,
    pub(super) decision: Option<(Question, Option<Seat>)>,
    pub(super) passed: Vec<Seat>,
    pub(super) seats: [Held; 4],
}

/// What was said of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Held {
    pub(super) pesos: Option<u16>,
    pub(super) points: Option<u16>,
    pub(super) goods: [Option<u16>; Good::ALL.len()],
    pub(super) pawn: Option<Footing>,
    pub(super) owns: Option<Vec<Building>>,
}

/// Where a pawn stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Footing {
    Beside,
    On(Building),
}

/// Where the car stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Parked {
    Harbour,
    At(Citizen),
}
