//! A review of a game, whichever it is: looks at its moves, a few at a time, and then the moves that cost most.
//!
//! A look may take as long as a bot takes; whoever wants the next ones asks again, wherever that does not stop anybody.

use crate::{course::progress::Change, game::Seat, play::puzzle::Puzzle, reference::Topic, text::Message};

use super::{
    tableau::{Move, Tableau},
    telling::Saying,
};

/// A review under way.
pub trait Looking: Send {
    /// How many steps it takes.
    fn steps(&self) -> usize;

    /// Takes so many steps; at the end so many moves are found.
    fn look(self: Box<Self>, steps: usize, most: usize) -> Looked;

    /// The same once more.
    fn kept(&self) -> Box<dyn Looking>;
}

/// What came of looking.
#[derive(Clone)]
pub enum Looked {
    /// So many steps were taken, and this is to be gone on with.
    More(usize, Box<dyn Looking>),
    /// All is known.
    All(Findings),
}

/// What a review found.
#[derive(Clone)]
pub struct Findings {
    /// How many decisions there were, those without a choice among them.
    pub decisions: usize,
    /// How many of them were judged.
    pub judged: usize,
    /// The moves that surely cost something, the worst first.
    pub worst: Vec<Box<dyn ReviewedMove>>,
}

/// What trying an action at the table of a reviewed move came to.
pub struct Tried {
    /// What there is to tell.
    pub told: Vec<Saying>,
    /// Where it led, marked; `None`: it was not possible.
    pub after: Option<Box<dyn Tableau>>,
}

/// A move that cost something.
pub trait ReviewedMove: Send {
    /// How many actions came before it.
    fn at(&self) -> usize;

    /// Whose move.
    fn seat(&self) -> Seat;

    /// How many points the better one is ahead.
    fn costs(&self) -> f64;

    /// By how much that may be off by chance.
    fn error(&self) -> Option<f64>;

    /// What the better one is ahead in, by the ids of the parts.
    fn parts(&self) -> Vec<(&'static str, f64)>;

    /// The id of the rule behind most of what the better one brings.
    fn rule(&self) -> &'static str;

    /// Its article.
    fn topic(&self) -> Option<Topic>;

    /// What was done.
    fn played(&self) -> Move;

    /// What was better.
    fn better(&self) -> Move;

    /// The table where it was made, open to everybody.
    fn tableau(&self) -> Box<dyn Tableau>;

    /// What it cost, and why.
    fn told(&self) -> Vec<Saying>;

    /// What the better one would have brought, with the rest of the turn.
    fn turn(&self) -> Vec<Saying>;

    /// An action in words and as a line, in a message that says what it is.
    fn named(&self, id: &str, action: &Move) -> Message;

    /// Tries an action there; the better one with the rest of its turn.
    fn attempt(&self, action: &Move) -> Tried;

    /// Notes its rule for the drills, with what there is to say; no change: none of them ever asks about it.
    fn noted(&self) -> (Option<Change>, Message);

    /// The puzzle that it makes, in a pack of this name.
    fn puzzle(&self, pack: &str) -> Option<Puzzle>;

    /// The same once more.
    fn kept(&self) -> Box<dyn ReviewedMove>;
}

impl Clone for Box<dyn Looking> {
    fn clone(&self) -> Self {
        self.kept()
    }
}

impl Clone for Box<dyn ReviewedMove> {
    fn clone(&self) -> Self {
        self.kept()
    }
}
