//! What a learner has done: lessons, steps, and the rules seen, used and got wrong.
//!
//! Data and how it is written; where it lies and how it gets there is the edge's. A run hands in [`Change`]s, which are
//! applied to whatever the file holds by then, so that two programs at once lose nothing.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

/// The version that this program writes.
pub const FORMAT: u32 = 1;

/// See the module's page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    format: u32,
    /// By id.
    #[serde(default)]
    pub lessons: BTreeMap<String, LessonProgress>,
    /// By id.
    #[serde(default)]
    pub rules: BTreeMap<String, RuleProgress>,
}

/// What was done of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LessonProgress {
    /// A mark of what the lesson said then.
    pub mark: String,
    /// Whether it was ever done wholly.
    pub done: bool,
    /// The step at which to go on.
    pub at: Option<String>,
    /// The steps that were solved.
    pub solved: BTreeSet<String>,
    /// The fewest mistakes and hints of a whole run.
    pub best: Option<u32>,
}

/// What happened to a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct RuleProgress {
    /// How often it was named.
    pub seen: u32,
    /// How often the learner did something by it.
    pub used: u32,
    /// How often the learner came up against it.
    pub wrong: u32,
}

/// Something that a learner did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// The learner is at a step now.
    At {
        /// The lesson.
        lesson: String,
        /// A mark of what it says.
        mark: String,
        /// The step; `None`: at the end.
        step: Option<String>,
    },
    /// A step was solved.
    Solved {
        /// The lesson.
        lesson: String,
        /// A mark of what it says.
        mark: String,
        /// The step.
        step: String,
    },
    /// All steps of a lesson have been solved.
    Done {
        /// The lesson.
        lesson: String,
        /// How many mistakes and hints it took, if it was a whole run.
        mistakes: Option<u32>,
    },
    /// A rule was named.
    Seen(&'static str),
    /// A rule was used.
    Used(&'static str),
    /// A rule was got wrong.
    Wrong(&'static str),
}

/// Why a text is no progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// Not what this program wrote.
    Damaged,
    /// Written by a newer one.
    Future,
}

impl Default for Progress {
    fn default() -> Self {
        Self { format: FORMAT, lessons: BTreeMap::new(), rules: BTreeMap::new() }
    }
}

impl Progress {
    /// Reads what was written.
    ///
    /// # Errors
    /// The text is damaged, or from a newer version.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        #[derive(Deserialize)]
        struct Version {
            format: u64,
        }
        let version: Version = serde_json::from_str(text).map_err(|_damaged| Unreadable::Damaged)?;
        if version.format > u64::from(FORMAT) {
            return Err(Unreadable::Future);
        }
        let progress: Self = serde_json::from_str(text).map_err(|_damaged| Unreadable::Damaged)?;
        if progress.format == FORMAT { Ok(progress) } else { Err(Unreadable::Damaged) }
    }

    /// The text of it.
    pub fn write(&self) -> String {
        serde_json::to_string_pretty(self).map(|text| text + "\n").unwrap_or_default()
    }

    /// What was done of a lesson, as long as it says what it said then.
    pub fn of(&self, lesson: &str, mark: &str) -> Option<&LessonProgress> {
        self.lessons.get(lesson).filter(|progress| progress.mark == mark)
    }

    /// Whether a lesson was begun in another wording.
    pub fn has_changed(&self, lesson: &str, mark: &str) -> bool {
        self.lessons.get(lesson).is_some_and(|progress| progress.mark != mark && progress.at.is_some())
    }

    /// Takes note of something.
    pub fn apply(&mut self, change: &Change) {
        match change {
            Change::At { lesson, mark, step } => self.lesson(lesson, mark).at.clone_from(step),
            Change::Solved { lesson, mark, step } => {
                self.lesson(lesson, mark).solved.insert(step.clone());
            }
            Change::Done { lesson, mistakes } => {
                let lesson = self.lessons.entry(lesson.clone()).or_default();
                lesson.done = true;
                lesson.best = [lesson.best, *mistakes].into_iter().flatten().min();
            }
            Change::Seen(rule) => raise(&mut self.rule(rule).seen),
            Change::Used(rule) => raise(&mut self.rule(rule).used),
            Change::Wrong(rule) => raise(&mut self.rule(rule).wrong),
        }
    }

    /// A lesson whose wording has changed starts again; that it was done once stays.
    fn lesson(&mut self, id: &str, mark: &str) -> &mut LessonProgress {
        let lesson = self.lessons.entry(id.to_owned()).or_default();
        if lesson.mark != mark {
            *lesson = LessonProgress { mark: mark.to_owned(), done: lesson.done, ..LessonProgress::default() };
        }
        lesson
    }

    fn rule(&mut self, id: &str) -> &mut RuleProgress {
        self.rules.entry(id.to_owned()).or_default()
    }
}

fn raise(count: &mut u32) {
    *count = count.saturating_add(1);
}
