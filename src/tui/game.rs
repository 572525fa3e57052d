//! What the app asks its host to do about free games: to think, and to keep them.
//!
//! A bot, a hint and the reasons of a bot take time; a [`Task`] holds everything that it takes, so that the host can run
//! [`Task::think`] wherever it does not stop the app, and hand the [`Thought`] back. What takes long is thought about in
//! parts: whoever wants the next one asks again. What is kept is a text with a name; where is the host's.

use crate::{
    bot::Judged,
    game::Played,
    play::{
        Player, Table,
        pupil::{Proposal, Pupil},
        puzzle::{Puzzle, name, puzzle},
        review::{Judgment, Reviewing},
        table::Advice,
    },
    sitting::stage::Staged,
    text::Message,
};

/// How many moves a review shows.
const REVIEWED: usize = 5;
/// How many steps of a review are taken before it says how far it is.
const LOOKS: usize = 3;

/// Something to think about.
#[derive(Clone, Debug)]
pub struct Task<G: Staged> {
    /// Which one: nobody waits for another any more.
    pub(super) number: u64,
    pub(super) table: Box<Table<G>>,
    pub(super) wish: Inquiry<G>,
}

/// What somebody wants to know.
#[derive(Clone, Debug)]
pub(super) enum Inquiry<G: Staged> {
    /// What the bot does whose move it is.
    Move,
    /// What the pupil means to do whose move it is.
    Proposal,
    /// What a bot would do in somebody's place.
    Advice,
    /// What a bot thought of what it did, by its place in the log.
    Why(usize),
    /// The next looks of a review.
    Review(Box<Reviewing<G>>),
    /// The puzzle that a move makes.
    Puzzle(Box<Judgment<G>>),
}

/// What came of thinking.
#[derive(Clone, Debug)]
pub struct Thought<G: Staged> {
    pub(super) number: u64,
    pub(super) found: Conclusion<G>,
}

#[derive(Clone, Debug)]
pub(super) enum Conclusion<G: Staged> {
    Move(Option<G::Action>),
    Proposal(Option<Proposal<G>>),
    Advice(Option<Advice<G>>),
    Why(usize, Option<Judged<G>>),
    /// So many steps of a review are done, and this is to be gone on with.
    Looks(usize, Box<Reviewing<G>>),
    /// What cost most.
    Review(Vec<(Judgment<G>, Played<G>)>),
    Puzzle(Option<Puzzle>),
}

impl<G: Staged> Task<G> {
    /// Thinks; may take as long as a bot takes.
    pub fn think(self) -> Thought<G> {
        let found = match self.wish {
            Inquiry::Move => Conclusion::Move(self.table.bot_choice()),
            Inquiry::Proposal => Conclusion::Proposal(Pupil::propose(&self.table)),
            Inquiry::Advice => Conclusion::Advice(self.table.advice()),
            Inquiry::Why(at) => Conclusion::Why(at, self.table.judged_at(at)),
            Inquiry::Review(reviewing) => looked(reviewing),
            // Packs lie side by side, so that those of different games have different names.
            Inquiry::Puzzle(judgment) => {
                Conclusion::Puzzle(puzzle(&judgment, &name(&format!("game {}", self.table.terms().seed))))
            }
        };
        Thought { number: self.number, found }
    }
}

/// The next looks of a review; after the last one, what cost most.
fn looked<G: Staged>(mut reviewing: Box<Reviewing<G>>) -> Conclusion<G> {
    match reviewing.by_ref().take(LOOKS).last() {
        Some(done) if done < reviewing.steps() => Conclusion::Looks(done, reviewing),
        _ => {
            let review = reviewing.finish();
            Conclusion::Review(review.worst(REVIEWED).into_iter().map(|one| (one.clone(), one.turn())).collect())
        }
    }
}

// Numbers are never used twice.
impl<G: Staged> PartialEq for Task<G> {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

impl<G: Staged> Eq for Task<G> {}

/// What is to become of the games that are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Keeping {
    /// A new game is under way, which stands like this.
    Begin(String),
    /// The game under way stands like this now.
    Write {
        /// All of it.
        text: String,
        /// Whether it has ended.
        over: bool,
    },
    /// Which games are there?
    List,
    /// One of them goes on.
    Load(String),
    /// The coached first game goes on where it was left, or else this one begins.
    First(String),
    /// One of them is reviewed.
    Review(String),
    /// A puzzle was made of a move.
    Puzzle {
        /// The task that made it.
        number: u64,
        /// The puzzle.
        puzzle: Puzzle,
    },
    /// The log of one of them, or of the game under way, becomes a text beside it.
    Log {
        /// The name; none: the game under way.
        name: Option<String>,
        /// The language that it is told in.
        lang: String,
    },
    /// One of them gets another name.
    Rename {
        /// The old one.
        from: String,
        /// The new one.
        to: String,
    },
    /// One of them goes.
    Delete(String),
    /// Somebody has met these things for the first time.
    Met {
        /// Who; people without a name share one memory.
        name: Option<String>,
        /// What, as it is remembered.
        topics: Vec<String>,
    },
}

/// A game that is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Its name.
    pub name: String,
    /// Who plays.
    pub players: Vec<Player>,
    /// How many actions there were.
    pub actions: usize,
    /// Whether it has ended.
    pub over: bool,
    /// Why it cannot be read, in words.
    pub faults: Vec<Message>,
}

/// What the host answers.
#[derive(Clone, Debug)]
pub enum Answer<G: Staged> {
    /// A task is done.
    Thought(Box<Thought<G>>),
    /// The games that are kept.
    Games(Vec<Kept>),
    /// The game to go on with is another one now, or none.
    Last(Option<String>),
    /// The game that was asked for.
    Loaded(Box<Table<G>>),
    /// The game that is to be reviewed.
    Review(Box<Table<G>>),
    /// What became of a puzzle.
    Puzzled {
        /// The task that made it.
        number: u64,
        /// What there is to say.
        said: Message,
    },
}
