//! How often the tiny game was asked something: each question with the position and the action that it was about, so
//! that it shows when the same is asked twice.

use std::{cell::RefCell, collections::HashMap};

use super::{
    game::{Action, Position},
    told::Event,
};

/// What a game can be asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Asked {
    /// What can be done.
    List(Position),
    /// What speaks against something.
    Object(Position, Action),
    /// To go on.
    Advance(Position, Action),
    /// To say what happened.
    Tell(Event),
}

/// What was asked, and how often.
#[derive(Clone, Debug, Default)]
pub struct Counts(HashMap<Asked, u32>);

impl Counts {
    fn sum(&self, of: impl Fn(&Asked) -> bool) -> u32 {
        self.0.iter().filter(|(asked, _)| of(asked)).map(|(_, count)| count).sum()
    }

    /// How often it was asked what can be done.
    pub fn listed(&self) -> u32 {
        self.sum(|asked| matches!(asked, Asked::List(_)))
    }

    /// How often it was asked what speaks against something.
    pub fn objected(&self) -> u32 {
        self.sum(|asked| matches!(asked, Asked::Object(..)))
    }

    /// How often play went on.
    pub fn advanced(&self) -> u32 {
        self.sum(|asked| matches!(asked, Asked::Advance(..)))
    }

    /// The most that anything that happened was put into words.
    pub fn told(&self) -> u32 {
        let told = self.0.iter().filter(|(asked, _)| matches!(asked, Asked::Tell(_)));
        told.map(|(_, count)| *count).max().unwrap_or(0)
    }

    /// How often any one thing was played.
    pub fn replayed(&self) -> u32 {
        let played = self.0.iter().filter(|(asked, _)| matches!(asked, Asked::Advance(..)));
        played.map(|(_, count)| *count).max().unwrap_or(0)
    }

    /// How often this was asked.
    pub fn of(&self, asked: Asked) -> u32 {
        self.0.get(&asked).copied().unwrap_or(0)
    }

    /// How often anything at all was asked in the very same words.
    pub fn most(&self) -> u32 {
        self.0.values().copied().max().unwrap_or(0)
    }
}

thread_local! {
    static COUNTS: RefCell<Counts> = RefCell::default();
}

/// Takes note of a question.
pub fn count(asked: Asked) {
    COUNTS.with_borrow_mut(|counts| *counts.0.entry(asked).or_default() += 1);
}

/// Does something, and says what it asked of the game on this thread.
pub fn counted<T>(work: impl FnOnce() -> T) -> (T, Counts) {
    let before = COUNTS.take();
    let done = work();
    (done, COUNTS.replace(before))
}
