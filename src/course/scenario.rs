//! The files of a course: what stands in a lesson and in the list of lessons.
//!
//! Only the form: what the parts mean together is put together in [`super::lesson`] and proved in [`super::proof`].
//! There is no prose in these files; the texts are found by the ids of lesson and step.

use crate::ids::ids;

use super::{
    goal::{Figure, Goal},
    shape::{At, table},
    taught::{Taught, Who},
};

/// The version of the format that this program reads.
pub const FORMAT: u16 = 1;

ids! {
    /// What a step asks for.
    pub enum Demand {
        /// Do something.
        Act = "act",
        /// Try something that is refused, on purpose.
        Try = "try",
        /// Look at something.
        Look = "look",
        /// Answer a question.
        Ask = "ask",
    }
}

ids! {
    /// What the lessons of a part are.
    pub enum PartKind {
        /// Lessons of the course.
        Lesson = "lesson",
        /// Puzzles.
        Puzzle = "puzzle",
        /// The fast track.
        FastTrack = "fast-track",
    }
}

table! {
    /// A lesson.
    pub struct LessonFile<G: Taught> {
        /// The version of the format: 1.
        "format" format: At<u16>,
        /// The id, which is also the name of the file.
        "id" id: At<String>,
        /// The rules that the lesson teaches.
        "teaches" teaches: Vec<At<G::Rule>>,
        /// The rules that it only shows.
        "shows" shows: Vec<At<G::Rule>>,
        /// The lessons that come before it.
        "needs" needs: Vec<At<String>>,
        /// The lesson that comes next.
        "next" next: Option<At<String>>,
        /// Where it starts: what differs from the base.
        "position" position: Option<At<G::Scene>>,
        /// Or it starts with a new game.
        "new" new: Option<New>,
        /// The steps.
        "step" steps: Vec<StepFile<G>>,
    }
}

table! {
    /// A new game on the base's layout.
    pub struct New {
        /// How many play.
        "players" players: At<u16>,
        /// Who takes the first turn.
        "first" first: At<Who>,
    }
}

table! {
    /// A step of a lesson: at most one turn of the learner.
    pub struct StepFile<G: Taught> {
        /// The id, by which its texts are found.
        "id" id: Option<At<String>>,
        /// A step of another lesson; then nothing else stands here.
        "borrow" borrow: Option<Borrow>,
        /// What the step asks for.
        "kind" kind: Option<At<Demand>>,
        /// The rule that a hint names.
        "rule" rule: Option<At<G::Rule>>,
        /// The rulings that a note names: where the booklets differ.
        "rulings" rulings: Vec<At<String>>,
        /// Where the step starts, if not where the last one ended: what differs from the base.
        "position" position: Option<At<G::Scene>>,
        /// Or it starts with a new game.
        "new" new: Option<New>,
        /// What the others do before the learner is asked.
        "before" before: Vec<At<String>>,
        /// What the others do when they are asked in the learner's turn: of each seat's lines the first that is possible.
        "react" react: Vec<At<String>>,
        /// The dice, roll by roll.
        "rolls" rolls: Vec<At<String>>,
        /// Facts at the start that the text relies on.
        "check" check: Vec<At<Goal<G>>>,
        /// What counts as right: all of these.
        "goal" goal: Option<At<Vec<Goal<G>>>>,
        /// Instead of a goal: a figure that is to be as good as its par.
        "figure" figure: Option<Figure<G>>,
        /// The author's own way to the goal.
        "solution" solution: Option<At<Vec<At<String>>>>,
        /// How many ways there are; proved.
        "ways" ways: Option<At<u16>>,
        /// The ids of the answers to choose from.
        "options" options: Option<At<Vec<At<String>>>>,
        /// Tempting moves that miss the goal.
        "wrong" wrong: Vec<Line<G>>,
        /// Attempts that are refused.
        "no" no: Vec<No<G>>,
        /// What is shown with the answer.
        "shown" shown: Vec<Line<G>>,
        /// What the others do after the goal is met.
        "then" then: Vec<Then<G>>,
    }
}

table! {
    /// A step of another lesson.
    pub struct Borrow {
        /// The lesson.
        "lesson" lesson: At<String>,
        /// Its step.
        "step" step: At<String>,
    }
}

table! {
    /// A line of moves and what it really brings.
    pub struct Line<G: Taught> {
        /// The id, by which its text is found.
        "id" id: At<String>,
        /// The moves.
        "line" line: At<Vec<At<String>>>,
        /// What holds after them.
        "brings" brings: At<Vec<Goal<G>>>,
    }
}

table! {
    /// An attempt that is refused.
    pub struct No<G: Taught> {
        /// The id, by which its text is found.
        "id" id: At<String>,
        /// The moves; the last one is refused.
        "line" line: At<Vec<At<String>>>,
        /// The rules that refuse it, in the order of the ledger.
        "rules" rules: At<Vec<G::Rule>>,
    }
}

table! {
    /// Scripted moves of the others after the goal.
    pub struct Then<G: Taught> {
        /// The moves.
        "line" line: At<Vec<At<String>>>,
        /// What holds after them; gains are counted from their beginning.
        "brings" brings: At<Vec<Goal<G>>>,
    }
}

table! {
    /// The list of the lessons of a pack.
    pub struct CourseFile<G: Taught> {
        /// The version of the format: 1.
        "format" format: At<u16>,
        /// The name of the pack, with which its ids begin.
        "pack" pack: At<String>,
        /// The game.
        "game" game: At<String>,
        /// The parts, in order.
        "part" parts: Vec<PartFile>,
        /// The position that all others start from; a pack without one takes the course's.
        "base" base: Option<At<G::Scene>>,
    }
}

table! {
    /// A part of a course.
    pub struct PartFile {
        /// The id, by which its name is found.
        "id" id: At<String>,
        /// What its lessons are; left out: lessons.
        "kind" kind: Option<PartKind>,
        /// The lessons, in order.
        "lessons" lessons: Vec<At<String>>,
    }
}
