//! The numbers that puzzles of Santiago de Cuba ask for.

use crate::{
    course::{
        shape::{At, choice, table},
        taught::Who,
    },
    cuba::{Good, Position},
    ids::Id,
    text::Message,
};

use super::claims::{Holding, Reckoning, seat};

table! {
    /// A number that somebody has.
    pub struct Counted {
        /// Who; left out: you.
        "who" who: Option<At<Who>>,
        /// What.
        "what" what: Holding,
    }
}

table! {
    /// Somebody's result.
    pub struct Total {
        /// Who; left out: you.
        "who" who: Option<At<Who>>,
    }
}

choice! {
    /// A number that a puzzle asks for.
    pub enum Quantity {
        /// What somebody has.
        "has" Has(Counted),
        /// What somebody has more than at the start of the step.
        "gain" Gain(Counted),
        /// Somebody's points at the end of the game.
        "score" Score(Total),
        /// A number.
        "number" Number(i32),
    }
}

/// Everybody whom a number belongs to.
pub(in crate::cuba) fn counted(quantity: &Quantity) -> Vec<&At<Who>> {
    match quantity {
        Quantity::Has(counted) | Quantity::Gain(counted) => counted.who.iter().collect(),
        Quantity::Score(total) => total.who.iter().collect(),
        Quantity::Number(_) => Vec::new(),
    }
}

/// The number that a puzzle asks for.
pub(in crate::cuba) fn count(quantity: &Quantity, start: &Position, now: &Position, standing: Reckoning<'_>) -> i32 {
    match quantity {
        Quantity::Has(counted) => counted.what.of(now, seat(counted.who.as_ref())),
        Quantity::Gain(counted) => {
            let seat = seat(counted.who.as_ref());
            counted.what.of(now, seat) - counted.what.of(start, seat)
        }
        Quantity::Score(total) => {
            let seat = seat(total.who.as_ref());
            let standing = standing();
            let score = standing.as_ref().and_then(|standing| standing.scores.get(seat.index()));
            score.map_or(0, |score| score.total.into())
        }
        Quantity::Number(number) => *number,
    }
}

/// How much of a number can be reached at best, in words.
pub(in crate::cuba) fn figure(quantity: &Quantity, ahead: bool, best: i32) -> Message {
    let count = best.unsigned_abs();
    let (who, what) = match quantity {
        Quantity::Has(counted) | Quantity::Gain(counted) => (counted.who.as_ref(), Some(counted.what)),
        Quantity::Score(total) => (total.who.as_ref(), Some(Holding::Points)),
        Quantity::Number(_) => (None, None),
    };
    match (what.filter(|_| seat(who) == Who::You.seat()), ahead) {
        (Some(Holding::Points), true) if best < 0 => Message::new("cuba-figure-behind").with("points", count),
        (Some(Holding::Points), true) => Message::new("cuba-figure-ahead").with("points", count),
        (Some(Holding::Points), false) if best >= 0 => Message::new("cuba-figure-points").with("points", count),
        (Some(Holding::Pesos), false) if best >= 0 => Message::new("cuba-figure-pesos").with("pesos", count),
        (Some(what), false) if best >= 0 && Good::from_id(what.id()).is_some() => {
            Message::new("cuba-figure-goods").with("count", count).with("good", what.id())
        }
        _ => {
            let sign = if best < 0 { "−" } else { "" };
            Message::new("goal-figure").with("best", format!("{sign}{count}"))
        }
    }
}
