//! Reviews under way, for the screen that shows one of them: each is asked for a few looks at a time, so that one can see
//! how far it is, and nobody looks any further once the screen has gone or shows another one. Hides who asks for the next
//! looks, and when.

use crate::{
    bot::Budget,
    game::Seat,
    sitting::{
        game::GameSitting,
        review::{Looked, Looking, ReviewedMove},
        tableau::Move,
        thinking::{Conclusion, Inquiry, Thought},
    },
    text::Message,
};

use super::super::super::shared::Shared;

/// See the module's page.
pub(super) struct Judging {
    /// Whose moves.
    pub(super) seats: Vec<Seat>,
    /// What is to be gone on with.
    left: Option<Box<dyn Looking>>,
    /// The task that is waited for.
    waiting: Option<u64>,
    done: usize,
    steps: usize,
    worst: Option<Vec<Box<dyn ReviewedMove>>>,
}

impl Judging {
    /// The review of what some seats did; nobody has looked at anything yet.
    pub(super) fn new(table: &dyn GameSitting, seats: Vec<Seat>) -> Self {
        let looking = table.review(&seats, Budget::Own);
        let steps = looking.steps();
        Self { seats, left: Some(looking), waiting: None, done: 0, steps, worst: None }
    }

    /// Asks for the next looks, unless they are asked for already, or all is known.
    pub(super) fn go_on(&mut self, table: &dyn GameSitting, shared: &mut Shared<'_>) {
        if let Some(looking) = self.left.take() {
            self.waiting = Some(shared.think(table, Inquiry::Review(looking)));
        }
    }

    /// Takes in what was found, if it was waited for.
    pub(super) fn thought(&mut self, thought: &Thought) {
        if self.waiting != Some(thought.number) {
            return;
        }
        self.waiting = None;
        match &thought.found {
            Conclusion::Review(Looked::More(done, looking)) => (self.done, self.left) = (*done, Some(looking.clone())),
            Conclusion::Review(Looked::All(found)) => self.worst = Some(found.worst.clone()),
            Conclusion::Move(_)
            | Conclusion::Proposal(_)
            | Conclusion::Advice(_)
            | Conclusion::Why(_)
            | Conclusion::Puzzle(_) => {}
        }
    }

    /// The moves that cost most, once they are known.
    pub(super) fn worst(&self) -> Option<&[Box<dyn ReviewedMove>]> {
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
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Afterthought {
    /// Shows what it would have brought.
    Try(Move),
    /// Notes the rule for the drills.
    Drill,
    /// Makes a puzzle.
    Puzzle,
}
