//! What can be wrong with a lesson, a course or a pack: a closed list of codes, each with a text that says what to do.
//!
//! A [`Flaw`] knows the bytes it speaks of; [`Placed`] adds the file, the line and the column.

use std::ops::Range;

use crate::{
    ids::{Id, ids},
    text::{Arg, Message, harmless},
};

ids! {
    /// A kind of flaw.
    pub enum Code {
        /// Not TOML.
        Syntax = "syntax",
        /// A value of another type.
        WrongType = "wrong-type",
        /// A key that nobody knows.
        UnknownKey = "unknown-key",
        /// A key that is needed.
        MissingKey = "missing-key",
        /// An id that nobody knows.
        UnknownId = "unknown-id",
        /// A number that cannot be meant.
        Number = "number",
        /// A table that must have exactly one key.
        OneKey = "one-key",
        /// A format that this program does not read.
        Format = "format",
        /// An id in another form than lower-case letters, digits and single hyphens.
        IdForm = "id-form",
        /// The id differs from the name of the file.
        IdFile = "id-file",
        /// Something that stands twice.
        Twice = "twice",
        /// A list that must not be empty.
        Empty = "empty",
        /// More than a pack may have.
        TooMany = "too-many",
        /// An action that cannot be read.
        Action = "action",
        /// A seat that this table does not have.
        Seat = "seat",
        /// A position that cannot be.
        Position = "position",
        /// Both a position and a new game.
        TwoStarts = "two-starts",
        /// A key that this kind of step does not have.
        KindKey = "kind-key",
        /// A goal that does not fit the kind of step.
        KindGoal = "kind-goal",
        /// A question that no option, or no single one, answers.
        Options = "options",
        /// A rule that the lesson neither teaches nor shows.
        RuleUntaught = "rule-untaught",
        /// A ruling that does not exist.
        Ruling = "ruling",
        /// A thing that cannot be looked at.
        Thing = "thing",
        /// A step of a lesson that does not exist.
        Borrowed = "borrowed",
        /// A scripted action that the rules refuse.
        ScriptIllegal = "script-illegal",
        /// A scripted seat that is not asked.
        ScriptSeat = "script-seat",
        /// A scripted line without its promised consequence.
        ScriptBrings = "script-brings",
        /// A fact at the start that does not hold.
        Check = "check",
        /// A step that is solved before it begins.
        AlreadySolved = "already-solved",
        /// A step at whose start the learner has nothing to decide.
        NotAsked = "not-asked",
        /// A goal that cannot be met.
        Unreachable = "unreachable",
        /// The author's solution is refused.
        SolutionIllegal = "solution-illegal",
        /// The author's solution misses the goal.
        SolutionMisses = "solution-misses",
        /// The author's solution goes on after the goal is met.
        SolutionLong = "solution-long",
        /// Another number of ways than claimed.
        Ways = "ways",
        /// A better or worse best than claimed.
        Par = "par",
        /// A tempting line that is refused.
        WrongIllegal = "wrong-illegal",
        /// A tempting line without its promised consequence.
        WrongBrings = "wrong-brings",
        /// A tempting line that meets the goal.
        WrongPasses = "wrong-passes",
        /// An attempt that is not refused.
        NoLegal = "no-legal",
        /// An attempt that is refused with other rules.
        NoRules = "no-rules",
        /// A line that nobody gets to.
        Unheard = "unheard",
        /// A reaction that is never possible.
        ReactIdle = "react-idle",
        /// A roll without dice.
        NoDice = "no-dice",
        /// More lines than can be tried.
        TooWide = "too-wide",
        /// A state from which nothing leads on.
        DeadEnd = "dead-end",
        /// A file of texts that is not Fluent.
        TextSyntax = "text-syntax",
        /// A text that a language lacks.
        TextMissing = "text-missing",
        /// A text without a step.
        TextExtra = "text-extra",
        /// A text that does not fit.
        TextLong = "text-long",
        /// Other numbers than in English.
        TextNumbers = "text-numbers",
        /// A text that cannot be said.
        TextFormat = "text-format",
        /// A file that the course does not list.
        Unlisted = "unlisted",
        /// A listed lesson without a file.
        FileMissing = "file-missing",
        /// An id that does not begin with the pack's name.
        PackPrefix = "pack-prefix",
        /// An id that somebody else has.
        Taken = "taken",
        /// Another game than this program teaches.
        Game = "game",
    }
}

/// Something wrong, and with which bytes of its file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// What kind of thing.
    pub code: Code,
    /// Which bytes.
    pub at: Range<usize>,
    /// What the sentence speaks of.
    pub args: Vec<(&'static str, Arg)>,
}

impl Flaw {
    /// A fault without further particulars.
    pub fn new(code: Code, at: Range<usize>) -> Self {
        Self { code, at, args: Vec::new() }
    }

    /// The same with one particular more; what comes from a file is made harmless.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        let mut arg = arg.into();
        if let Arg::Text(text) = &mut arg {
            *text = shortened(&harmless(text));
        }
        self.args.push((name, arg));
        self
    }

    /// What is wrong and what to do, in words.
    pub fn message(&self) -> Message {
        Message { id: format!("fault-{}", self.code.id()), attribute: None, args: self.args.clone() }
    }
}

/// The beginning of what somebody wrote: enough to find it.
fn shortened(text: &str) -> String {
    const MOST: usize = 120;
    let line = text.replace('\n', " ");
    if line.chars().count() <= MOST { line } else { line.chars().take(MOST).chain(['…']).collect() }
}

/// A fault with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placed {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong.
    pub fault: Flaw,
}

impl Placed {
    /// Finds the line and the column of a fault in the text of its file.
    pub fn new(file: &str, text: &str, fault: Flaw) -> Self {
        let mut at = fault.at.start.min(text.len());
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        let before = &text[..at];
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        Self {
            file: file.to_owned(),
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            fault,
        }
    }
}
