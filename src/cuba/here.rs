//! A position as a [`Moment`], so that a game can be set up from wherever another one stands.
//!
//! The inverse of what `setup` does, and told by the same fields as a state in JSON. Hides which of them a decision
//! leaves empty.

use crate::ids::Id;

use super::{
    board::{CARGO, Flower},
    position::{Hand, Position},
    rules::ending::Standing,
    setup::{Asked, Moment, Outcome, Place},
};

impl Moment {
    pub(super) fn of(p: &Position) -> Self {
        let layout = p.layout();
        let dice = p.left_out().map(|aside| {
            let loaded = CARGO.into_iter().filter(|good| *good != aside);
            loaded.map(|good| (good, p.demand(good).into())).collect()
        });
        Self {
            players: layout.players(),
            citizens: layout.street().to_vec(),
            flowers: *layout.flowers(),
            buildings: std::array::from_fn(|flower| layout.under(Flower::ALL[flower]).to_vec()),
            car: p.car().into(),
            ship: p.ship().into(),
            price: p.flag().points(),
            dice,
            inactive: p.inactive().iter().collect(),
            supply: Some(p.supply().0.map(u16::from)),
            seats: p.hands().map(|(_, hand)| Place::of(hand)).collect(),
            turn: p.turn(),
            asked: Asked {
                question: p.question(),
                seat: p.decider(),
                rolled: p.rolled().map_or([0; CARGO.len()], |roll| roll.faces().map(u16::from)),
                passed: layout.seats().filter(|seat| p.has_passed(*seat)).collect(),
            },
            over: Some(p.is_over()),
            result: Some(p.standing().map(Outcome::of)),
        }
    }
}

impl Place {
    fn of(hand: &Hand) -> Self {
        Self {
            goods: hand.goods.0.map(u16::from),
            pesos: hand.pesos,
            points: hand.points,
            pawn: hand.pawn,
            owns: hand.owns.iter().collect(),
        }
    }
}

impl Outcome {
    /// A result as it is described.
    pub(super) fn of(standing: Standing) -> Self {
        Self { winners: standing.winners().collect(), scores: standing.scores }
    }
}
