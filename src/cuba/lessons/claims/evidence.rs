//! What a fact is judged by, and what facts of all kinds say.

use crate::{
    course::{
        shape::At,
        taught::{Amount, Who},
    },
    cuba::{Position, Standing},
    game::Seat,
    text::Message,
};

/// What the position is worth, once the game is over.
pub(in crate::cuba) type Reckoning<'a> = &'a dyn Fn() -> Option<Standing>;

/// What a fact is judged by.
#[derive(Clone, Copy)]
pub(super) struct Evidence<'a> {
    /// Where the step began.
    pub(super) start: &'a Position,
    /// Where it is now.
    pub(super) now: &'a Position,
    pub(super) standing: Reckoning<'a>,
}

/// A number that a fact speaks of: what it is called, how it is wanted, and what it is.
pub(super) type Counting = (Message, Amount, i32);

/// A kind of fact.
pub(super) trait Factual {
    /// The numbers that it speaks of.
    fn figures(&self, _by: Evidence<'_>) -> Vec<Counting> {
        Vec::new()
    }

    /// Whether it holds.
    fn holds(&self, by: Evidence<'_>) -> bool {
        self.figures(by).into_iter().all(|(_, amount, number)| amount.holds(number))
    }

    /// What it lacks if it does not hold.
    fn lacks(&self, by: Evidence<'_>) -> Vec<Message> {
        gaps_of(self.figures(by))
    }

    /// Everybody whom it names.
    fn names(&self) -> Vec<&At<Who>> {
        Vec::new()
    }
}

/// Whose it is; left out: the learner's.
pub(in crate::cuba::lessons) fn seat(who: Option<&At<Who>>) -> Seat {
    who.map_or(Who::You, |who| who.value).seat()
}

/// A number of a fact, by what its name ends with.
pub(super) fn named(id: &str) -> Message {
    Message::new(format!("cuba-figure-{id}"))
}

/// What is to be done, by what its text ends with.
pub(super) fn wanted(id: &str) -> Message {
    Message::new(format!("cuba-goal-{id}"))
}

/// The numbers that are not as wanted.
pub(super) fn gaps_of(numbers: Vec<Counting>) -> Vec<Message> {
    let missed = numbers.into_iter().filter(|(_, amount, number)| !amount.holds(*number));
    missed.map(|(what, amount, number)| amount.gap(what, number)).collect()
}
