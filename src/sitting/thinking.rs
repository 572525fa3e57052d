//! What takes time: a bot's move, a hint, reasons, a review, a puzzle. A [`Task`] holds everything that it takes, so that a host
//! can run [`Task::think`] wherever it stops nobody, and hand the [`Thought`] back. What takes long is thought about in
//! parts: whoever wants the next one asks again.

use std::fmt::{self, Debug};

use crate::play::puzzle::{Puzzle, name};

use super::{
    game::{Advised, GameSitting},
    referee::Proposed,
    review::{Looked, Looking, ReviewedMove},
    tableau::Move,
    telling::Saying,
};

/// How many moves a review shows.
const REVIEWED: usize = 5;
/// How many steps of a review are taken before it says how far it is.
const LOOKS: usize = 3;

/// Something to think about.
#[derive(Clone)]
pub struct Task {
    /// Which one: nobody waits for another any more.
    number: u64,
    table: Box<dyn GameSitting>,
    wish: Inquiry,
}

/// What somebody wants to know.
#[derive(Clone)]
pub enum Inquiry {
    /// What the bot does whose move it is.
    Move,
    /// What the pupil means to do whose move it is.
    Proposal,
    /// What a bot would do in somebody's place.
    Advice,
    /// What a bot thought of what it did, by its place in the log.
    Why(usize),
    /// The next looks of a review.
    Review(Box<dyn Looking>),
    /// The puzzle that a move makes.
    Puzzle(Box<dyn ReviewedMove>),
}

/// What came of thinking.
#[derive(Clone)]
pub struct Thought {
    /// Of which task.
    pub number: u64,
    /// What was found.
    pub found: Conclusion,
}

/// What was found.
#[derive(Clone)]
pub enum Conclusion {
    /// What the bot does.
    Move(Option<Move>),
    /// What the pupil means to do.
    Proposal(Option<Box<dyn Proposed>>),
    /// What a bot would do.
    Advice(Option<Advised>),
    /// What a bot thought.
    Why(Vec<Saying>),
    /// The review goes on, or found this.
    Review(Looked),
    /// The puzzle, if the move makes one.
    Puzzle(Option<Puzzle>),
}

impl Task {
    /// Something to think about at a table.
    pub fn new(number: u64, table: &dyn GameSitting, wish: Inquiry) -> Self {
        Self { number, table: table.kept(), wish }
    }

    /// Thinks; may take as long as a bot takes.
    pub fn think(self) -> Thought {
        let found = match self.wish {
            Inquiry::Move => Conclusion::Move(self.table.bot_choice()),
            Inquiry::Proposal => Conclusion::Proposal(self.table.proposal()),
            Inquiry::Advice => Conclusion::Advice(self.table.advice()),
            Inquiry::Why(at) => Conclusion::Why(self.table.reasons(at)),
            Inquiry::Review(looking) => {
                let looked = looking.look(LOOKS, REVIEWED);
                if let Looked::All(found) = &looked {
                    // The rest of each turn takes a bot as well: nobody is to wait for it later.
                    for one in &found.worst {
                        drop(one.turn());
                    }
                }
                Conclusion::Review(looked)
            }
            // Packs lie side by side, so that those of different games have different names.
            Inquiry::Puzzle(dear) => {
                Conclusion::Puzzle(dear.puzzle(&name(&format!("game {}", self.table.terms().seed))))
            }
        };
        Thought { number: self.number, found }
    }
}

// Numbers are never used twice.
impl PartialEq for Task {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

impl Eq for Task {}

impl Debug for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Task").field("number", &self.number).finish_non_exhaustive()
    }
}

impl Debug for Thought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thought").field("number", &self.number).finish_non_exhaustive()
    }
}
