//! Reviews under way, for the screen that shows one of them: each is asked for a few looks at a time, so that one can see
//! how far it is, and nobody looks any further once the screen has gone or shows another one. Hides who asks for the next
//! looks, and when.

use crate::{
    bot::Budget,
    game::{Eyes, Played, Seat},
    play::{
        Table,
        review::{Judgment, Reviewing},
    },
    sitting::stage::Staged,
    text::Message,
};

use super::super::super::{
    game::{Conclusion, Inquiry, Thought},
    here::Here,
    screen::attention::Offered,
    shared::Shared,
};

/// A move that cost something, and what the better one led to.
pub(super) type Worst<G> = (Judgment<G>, Played<G>);

/// See the module's page.
pub(super) struct Judging<G: Staged> {
    /// Whose moves.
    pub(super) seats: Vec<Seat>,
    /// What is to be gone on with.
    left: Option<Box<Reviewing<G>>>,
    /// The task that is waited for.
    waiting: Option<u64>,
    done: usize,
    steps: usize,
    worst: Option<Vec<Worst<G>>>,
}

impl<G: Staged> Judging<G> {
    /// The review of what some seats did; nobody has looked at anything yet.
    pub(super) fn new(table: &Table<G>, seats: Vec<Seat>) -> Self {
        let reviewing = Reviewing::new(table, &seats, Budget::Own);
        let steps = reviewing.steps();
        Self { seats, left: Some(Box::new(reviewing)), waiting: None, done: 0, steps, worst: None }
    }

    /// Asks for the next looks, unless they are asked for already, or all is known.
    pub(super) fn go_on(&mut self, table: &Table<G>, shared: &mut Shared<'_, G>) {
        if let Some(reviewing) = self.left.take() {
            self.waiting = Some(shared.think(table, Inquiry::Review(reviewing)));
        }
    }

    /// Takes in what was found, if it was waited for.
    pub(super) fn thought(&mut self, thought: &Thought<G>) {
        if self.waiting != Some(thought.number) {
            return;
        }
        self.waiting = None;
        match &thought.found {
            Conclusion::Looks(done, reviewing) => (self.done, self.left) = (*done, Some(reviewing.clone())),
            Conclusion::Review(worst) => self.worst = Some(worst.clone()),
            Conclusion::Move(_)
            | Conclusion::Proposal(_)
            | Conclusion::Advice(_)
            | Conclusion::Why(..)
            | Conclusion::Puzzle(_) => {}
        }
    }

    /// The moves that cost most, once they are known.
    pub(super) fn worst(&self) -> Option<&[Worst<G>]> {
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

/// What choosing does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Afterthought<G: Staged> {
    /// Shows what it would have brought.
    Try(G::Action),
    /// Notes the rule for the drills.
    Drill,
    /// Makes a puzzle.
    Puzzle,
}

impl<G: Staged> Offered<G> for Afterthought<G> {
    fn action(&self) -> Option<G::Action> {
        if let Self::Try(action) = self { Some(*action) } else { None }
    }
}

/// The table as it stood, open to everybody.
pub(super) fn here<G: Staged>(judgment: &Judgment<G>) -> Here<G> {
    Here { position: judgment.position, seat: judgment.seat, eyes: Eyes::Open }
}
