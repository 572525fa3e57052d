//! What the app asks its host to do about free games that are kept, and what the host answers. What is kept is a text with a
//! name; where is the host's.

use std::fmt::{self, Debug};

use crate::{
    play::{Player, puzzle::Puzzle},
    sitting::{game::GameSitting, thinking::Thought},
    text::Message,
};

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
#[derive(Clone)]
pub enum Answer {
    /// A task is done.
    Thought(Thought),
    /// The games that are kept.
    Games(Vec<Kept>),
    /// The game to go on with is another one now, or none.
    Last(Option<String>),
    /// The game that was asked for.
    Loaded(Box<dyn GameSitting>),
    /// The game that is to be reviewed.
    Review(Box<dyn GameSitting>),
    /// What became of a puzzle.
    Puzzled {
        /// The task that made it.
        number: u64,
        /// What there is to say.
        said: Message,
    },
}

impl Debug for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Thought(thought) => thought.fmt(f),
            Self::Games(games) => games.fmt(f),
            Self::Last(last) => last.fmt(f),
            Self::Loaded(table) | Self::Review(table) => f.write_str(&table.write()),
            Self::Puzzled { number, said } => f.debug_tuple("Puzzled").field(number).field(said).finish(),
        }
    }
}
