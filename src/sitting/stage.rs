//! What a game brings, beyond its table, so that whole sessions of it can be shown: what it is called, how its dice are typed
//! in, how its end is reckoned up, and what of a user's own box can be set.

use std::collections::BTreeMap;

use crate::{
    bot::Judge,
    course::progress::{Change, Progress},
    game::Game,
    play::{playable::Playable, puzzle::Puzzle, review::Judgment},
    text::Message,
};

use super::{
    board::Tabled,
    describe::Describing,
    drill::{DrillKind, DrillSitting},
    score::ScoreSheet,
    sheet::{Look, Signs},
};

/// A round of one kind of question, by its id, or of all, with what is known of the learner, the day and a seed.
type BeginRound = fn(Option<&str>, &Progress, u32, u64) -> Option<Box<dyn DrillSitting>>;

/// What a game that has drills hands to faces.
pub struct Drills<G: Staged> {
    /// `None`: there is no such kind.
    pub(super) begin: BeginRound,
    /// The kinds, with how they stand on a day.
    pub(super) kinds: fn(&Progress, u32) -> Vec<DrillKind>,
    /// How many kinds are to come back on a day.
    pub(super) due: fn(&Progress, u32) -> usize,
    /// Notes a rule so that the drills ask about it soon.
    pub(super) noted: fn(G::Rule) -> (Option<Change>, Message),
}

/// How a game lets its table be described.
pub type Sketches = fn() -> Box<dyn Describing>;

/// How a game makes a puzzle of a move, in a pack of a name.
pub type Puzzles<G> = fn(&Judgment<G>, &str) -> Option<Puzzle>;

/// What is kept of a user's own box, in words of the game's.
pub type Keepsakes = BTreeMap<String, String>;

/// A line of the settings that is about the user's own box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Belonging {
    /// What it is about.
    pub name: Message,
    /// What is chosen there.
    pub value: Message,
    /// How that looks.
    pub look: Look,
}

/// See the module's page. What not every game has is signed apart, and said here. The type of a game is a name and holds
/// nothing, so that it can be copied; what it keeps can be thought about beside a face.
pub trait Staged:
    Copy
    + Eq
    + Tabled
    + Playable
    + Judge<Part: Send>
    + Game<Setup: Send, Event: Send, Refusal: Send, Rule: Send, View: Send>
{
    /// The questions that it can be drilled with.
    const DRILLS: Option<Drills<Self>> = None;
    /// How a puzzle is made of a move.
    const PUZZLES: Option<Puzzles<Self>> = None;
    /// How a real table is described.
    const SKETCHES: Option<Sketches> = None;

    /// What the game is called, the same in every language, in letters that stand apart.
    const SPACED: &'static str;
    /// The lesson to begin with: doing before reading.
    const BEGINNING: &'static str;

    /// Whether somebody's turn begins with an event.
    fn begins_turn(event: &Self::Event) -> bool;

    /// What is asked about a die that is typed in, by its number from 0, and what it can show; `None`: there are no more.
    fn die(number: usize) -> Option<(Message, Vec<u8>)>;

    /// The roll of these dice. `None`: those are not all.
    fn rolled(faces: &[u8]) -> Option<Self::Action>;

    /// How the game ended.
    fn reckoning(p: &Self::Position, signs: &Signs) -> ScoreSheet;

    /// What of the user's own box can be set, by words of the game's.
    fn belongings() -> Vec<&'static str>;

    /// How a belonging is now.
    fn belonging(kept: Option<&Keepsakes>, which: &str) -> Belonging;

    /// All of them once one is turned further or back. `None`: it cannot be.
    fn turned(kept: Option<&Keepsakes>, which: &str, forward: bool) -> Option<Keepsakes>;

    /// In what a thing of the user's own box is not as usual.
    fn unusual(kept: Option<&Keepsakes>, thing: &str) -> Option<Message>;
}
