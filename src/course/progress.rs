//! What a learner has done: lessons, steps, drills, and the rules seen, used and got wrong.
//!
//! Kept game by game, so that what two games call the same does not meet. Data and how it is written; where it lies and
//! how it gets there is the edge's. A run hands in [`Change`]s, which are applied to whatever the file holds by then, so
//! that two programs at once lose nothing. Days come in as numbers.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::game::Game;

/// The version that this program writes; it reads all before it.
pub const FORMAT: u32 = 3;
/// The version that knew one game.
const OF_ONE_GAME: u32 = 2;
/// The version that knew no drills.
const WITHOUT_DRILLS: u32 = 1;
/// After how many days a kind of question comes back, by how often in a row it was answered right. Doubling is a
/// convention of such drills; none of it was tried on learners. Rests that are too long let things be forgotten, too
/// short ones bore.
const REST: [u32; 6] = [0, 1, 2, 4, 8, 16];

/// See the module's page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    format: u32,
    /// By id.
    #[serde(default)]
    games: BTreeMap<String, GameProgress>,
}

/// What was done in a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct GameProgress {
    /// By id.
    pub lessons: BTreeMap<String, LessonProgress>,
    /// By id.
    pub rules: BTreeMap<String, RuleProgress>,
    /// By id.
    pub drills: BTreeMap<String, DrillProgress>,
}

/// What stood in the file when there was one game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OneGame {
    format: u32,
    #[serde(default)]
    lessons: BTreeMap<String, LessonProgress>,
    #[serde(default)]
    rules: BTreeMap<String, RuleProgress>,
    #[serde(default)]
    drills: BTreeMap<String, DrillProgress>,
}

/// The game that the file was about when it named none.
#[derive(Clone, Copy, Debug)]
pub struct Before {
    /// Its id.
    pub game: &'static str,
    /// A line for each of its lessons: the id, the mark as it was made then, and the mark of the same words now.
    pub marks: &'static str,
}

/// A game of which nothing is known.
static NOTHING: GameProgress =
    GameProgress { lessons: BTreeMap::new(), rules: BTreeMap::new(), drills: BTreeMap::new() };

/// What was done of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LessonProgress {
    /// A mark of what the lesson said then; empty: nobody knows.
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
    /// Whether a drill has still to come back to it.
    pub owed: bool,
}

/// What happened to a kind of question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct DrillProgress {
    /// How often in a row it was answered right, as far as that is counted.
    pub level: u8,
    /// The day on which it comes back.
    pub due: u32,
    /// How often it was asked.
    pub asked: u32,
    /// How often it was answered right.
    pub right: u32,
}

/// How a question was answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grade {
    /// Right.
    Right,
    /// Right, but not without help.
    Helped,
    /// Wrong, or not at all.
    Wrong,
}

/// Something that a learner did in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    game: &'static str,
    learnt: Learnt,
}

/// Something that a learner did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Learnt {
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
    /// A question was answered.
    Drilled {
        /// Which kind.
        drill: &'static str,
        /// The rules behind the answer.
        rules: Vec<&'static str>,
        /// How it was answered.
        outcome: Grade,
        /// On which day.
        day: u32,
    },
}

/// Why a text is no progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// Not what this program wrote.
    Damaged,
    /// Written by a newer one.
    Future,
}

impl Change {
    /// Something done in a game.
    pub fn of<G: Game>(learnt: Learnt) -> Self {
        Self { game: G::ID, learnt }
    }

    /// What was done.
    pub fn learnt(&self) -> &Learnt {
        &self.learnt
    }
}

impl Before {
    /// What a mark of then is now. Of lessons that are not ours nobody knows whether they have changed since.
    fn mark(self, lesson: &str, then: &str) -> String {
        let rows = self.marks.lines().map(|row| row.split(' ').collect::<Vec<_>>());
        let row = rows.into_iter().find(|row| row.first() == Some(&lesson));
        match row.as_deref() {
            Some([_, old, new]) if *old == then => (*new).to_owned(),
            Some(_) => then.to_owned(),
            None => String::new(),
        }
    }
}

impl Default for Progress {
    fn default() -> Self {
        Self { format: FORMAT, games: BTreeMap::new() }
    }
}

impl Progress {
    /// Reads what was written.
    ///
    /// # Errors
    /// The text is damaged, or from a newer version.
    pub fn read(text: &str, before: Before) -> Result<Self, Unreadable> {
        #[derive(Deserialize)]
        struct Version {
            format: u64,
        }
        let version: Version = serde_json::from_str(text).map_err(|_damaged| Unreadable::Damaged)?;
        if version.format > u64::from(FORMAT) {
            return Err(Unreadable::Future);
        }
        if version.format == u64::from(FORMAT) {
            return serde_json::from_str(text).map_err(|_damaged| Unreadable::Damaged);
        }
        let mut one: OneGame = serde_json::from_str(text).map_err(|_damaged| Unreadable::Damaged)?;
        match one.format {
            OF_ONE_GAME => {}
            // What was got wrong before there were drills comes back as well.
            WITHOUT_DRILLS => one.rules.values_mut().for_each(|rule| rule.owed = rule.wrong > 0),
            _ => return Err(Unreadable::Damaged),
        }
        one.lessons.iter_mut().for_each(|(id, lesson)| lesson.mark = before.mark(id, &lesson.mark));
        let game = GameProgress { lessons: one.lessons, rules: one.rules, drills: one.drills };
        Ok(Self { format: FORMAT, games: [(before.game.to_owned(), game)].into() })
    }

    /// The text of it.
    pub fn write(&self) -> String {
        serde_json::to_string_pretty(self).map(|text| text + "\n").unwrap_or_default()
    }

    /// What was done in a game.
    pub fn of(&self, game: &str) -> &GameProgress {
        self.games.get(game).unwrap_or(&NOTHING)
    }

    /// The same, to be changed.
    pub fn of_mut(&mut self, game: &str) -> &mut GameProgress {
        self.games.entry(game.to_owned()).or_default()
    }

    /// Forgets everything about a game.
    pub fn forget(&mut self, game: &str) {
        self.games.remove(game);
    }

    /// Takes note of something.
    pub fn apply(&mut self, change: &Change) {
        self.games.entry(change.game.to_owned()).or_default().apply(&change.learnt);
    }
}

impl GameProgress {
    /// What was done of a lesson, as long as it says what it said then.
    pub fn lesson(&self, lesson: &str, mark: &str) -> Option<&LessonProgress> {
        self.lessons.get(lesson).filter(|progress| progress.is_about(mark))
    }

    /// Whether a lesson was ever done wholly.
    pub fn is_done(&self, lesson: &str) -> bool {
        self.lessons.get(lesson).is_some_and(|progress| progress.done)
    }

    /// Whether a lesson was begun in another wording.
    pub fn has_changed(&self, lesson: &str, mark: &str) -> bool {
        self.lessons.get(lesson).is_some_and(|progress| !progress.is_about(mark) && progress.at.is_some())
    }

    fn apply(&mut self, learnt: &Learnt) {
        match learnt {
            Learnt::At { lesson, mark, step } => self.begun(lesson, mark).at.clone_from(step),
            Learnt::Solved { lesson, mark, step } => {
                self.begun(lesson, mark).solved.insert(step.clone());
            }
            Learnt::Done { lesson, mistakes } => {
                let lesson = self.lessons.entry(lesson.clone()).or_default();
                lesson.done = true;
                lesson.best = [lesson.best, *mistakes].into_iter().flatten().min();
            }
            Learnt::Seen(rule) => raise(&mut self.rule(rule).seen),
            Learnt::Used(rule) => raise(&mut self.rule(rule).used),
            Learnt::Wrong(rule) => self.rule(rule).get_wrong(),
            Learnt::Drilled { drill, rules, outcome, day } => {
                self.drills.entry((*drill).to_owned()).or_default().answer(*outcome, *day);
                for rule in rules {
                    match outcome {
                        Grade::Right => self.rule(rule).owed = false,
                        // Found with help it is not known by heart: what was owed stays owed.
                        Grade::Helped => {}
                        Grade::Wrong => self.rule(rule).get_wrong(),
                    }
                }
            }
        }
    }

    /// Forgets everything that drills know.
    pub fn forget_drills(&mut self) {
        self.drills.clear();
        self.rules.values_mut().for_each(|rule| rule.owed = false);
    }

    /// Whether a rule was got wrong and no drill has come back to it yet.
    pub fn owes(&self, rule: &str) -> bool {
        self.rules.get(rule).is_some_and(|rule| rule.owed)
    }

    /// A lesson whose wording has changed starts again; that it was done once stays.
    fn begun(&mut self, id: &str, mark: &str) -> &mut LessonProgress {
        let lesson = self.lessons.entry(id.to_owned()).or_default();
        // Steps of another wording may ask something else.
        if !lesson.is_about(mark) {
            *lesson = LessonProgress { done: lesson.done, ..LessonProgress::default() };
        }
        mark.clone_into(&mut lesson.mark);
        lesson
    }

    fn rule(&mut self, id: &str) -> &mut RuleProgress {
        self.rules.entry(id.to_owned()).or_default()
    }
}

impl LessonProgress {
    /// Whether the lesson says now what it said then, as far as anybody knows.
    fn is_about(&self, mark: &str) -> bool {
        self.mark.is_empty() || self.mark == mark
    }
}

impl RuleProgress {
    fn get_wrong(&mut self) {
        raise(&mut self.wrong);
        self.owed = true;
    }
}

impl DrillProgress {
    /// Whether its day has come; a day farther off than any rest is a clock that was wrong.
    pub fn is_due(&self, day: u32) -> bool {
        self.due <= day || self.due - day > REST[REST.len() - 1]
    }

    /// What was answered right rests longer each time, what needed help until tomorrow, what was wrong not at all.
    fn answer(&mut self, outcome: Grade, day: u32) {
        raise(&mut self.asked);
        let rest = match outcome {
            Grade::Right => {
                raise(&mut self.right);
                self.level = self.level.saturating_add(1).min(REST.len() as u8 - 1);
                REST[usize::from(self.level)]
            }
            Grade::Helped => 1,
            Grade::Wrong => {
                self.level = 0;
                REST[0]
            }
        };
        self.due = day.saturating_add(rest);
    }
}

fn raise(count: &mut u32) {
    *count = count.saturating_add(1);
}
