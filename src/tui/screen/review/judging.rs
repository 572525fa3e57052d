//! A review under way, for the screen that shows it: it is asked for a few looks at a time, so that one can see how far it
//! is, and nobody looks any further once the screen has gone. Hides who asks for the next looks, and when.

use crate::{
    bot::Budget,
    cuba::Cuba,
    game::{Played, Seat},
    play::{
        Table,
        review::{Judgment, Reviewing},
    },
    text::Message,
};

use super::super::super::{
    game::{Found, Thought, Wish},
    shared::Shared,
};

/// A move that cost something, and what the better one led to.
pub(super) type Worst = (Judgment<Cuba>, Played<Cuba>);

/// See the module's page.
pub(super) struct Judging {
    /// The task that is waited for.
    waiting: Option<u64>,
    done: usize,
    steps: usize,
    worst: Option<Vec<Worst>>,
}

impl Judging {
    /// Begins to judge what some seats did.
    pub(super) fn begin(table: &Table<Cuba>, seats: &[Seat], shared: &mut Shared<'_>) -> Self {
        let reviewing = Reviewing::new(table, seats, Budget::Own);
        let steps = reviewing.steps();
        let waiting = Some(shared.think(table, Wish::Review(Box::new(reviewing))));
        Self { waiting, done: 0, steps, worst: None }
    }

    /// Takes in what was found, if it was waited for, and asks for more.
    pub(super) fn thought(&mut self, thought: &Thought, table: &Table<Cuba>, shared: &mut Shared<'_>) {
        if self.waiting != Some(thought.number) {
            return;
        }
        self.waiting = None;
        match &thought.found {
            Found::Looks(done, reviewing) => {
                self.done = *done;
                self.waiting = Some(shared.think(table, Wish::Review(reviewing.clone())));
            }
            Found::Review(worst) => self.worst = Some(worst.clone()),
            Found::Move(_) | Found::Proposal(_) | Found::Advice(_) | Found::Why(..) | Found::Puzzle(_) => {}
        }
    }

    /// The moves that cost most, once they are known.
    pub(super) fn worst(&self) -> Option<&[Worst]> {
        self.worst.as_deref()
    }

    /// How far it is, in hundredths.
    pub(super) fn percent(&self) -> u32 {
        (self.done * 100 / self.steps.max(1)) as u32
    }

    /// How far it is, in words.
    pub(super) fn progress(&self) -> Message {
        Message::new("review-progress").with("percent", self.percent()).with("count", self.steps)
    }
}
