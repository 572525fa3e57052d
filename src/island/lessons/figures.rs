//! The numbers that puzzles of Santiago ask for.

use crate::{
    course::{
        shape::{At, choice, table},
        taught::Who,
    },
    island::{Item, Position},
    text::Message,
};

use super::claims::{holding, seat};

table! {
    /// A number that somebody has.
    pub struct Counted {
        /// Who; left out: you.
        "who" who: Option<At<Who>>,
        /// What.
        "what" what: Item,
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
        /// What somebody has more than at the start of the step.
        "gain" Gain(Counted),
        /// Somebody's result, as if the last drying and the count came now.
        "points" Points(Total),
    }
}

/// Everybody whom a number belongs to.
pub(super) fn counted(quantity: &Quantity) -> Vec<&At<Who>> {
    match quantity {
        Quantity::Gain(counted) => counted.who.iter().collect(),
        Quantity::Points(total) => total.who.iter().collect(),
    }
}

/// The number that a puzzle asks for.
pub(super) fn count(quantity: &Quantity, start: &Position, now: &Position) -> i32 {
    match quantity {
        Quantity::Gain(counted) => {
            let seat = seat(counted.who.as_ref());
            holding(now, seat, counted.what) - holding(start, seat, counted.what)
        }
        Quantity::Points(total) => {
            let scores = now.standing_now().scores;
            scores.get(seat(total.who.as_ref()).index()).map_or(0, |score| score.total.into())
        }
    }
}

/// How much of a number can be reached at best, in words.
pub(super) fn figure(best: i32) -> Message {
    let sign = if best < 0 { "−" } else { "" };
    Message::new("goal-figure").with("best", format!("{sign}{}", best.unsigned_abs()))
}
