//! Coverage: which lessons teach which rule in which languages, and which wrong rules they would notice.
//!
//! A rule is covered in a language if a lesson that teaches or shows it has all its texts there, and the rule itself
//! too. A wrong rule is noticed if the proof of some lesson comes out otherwise by it than by the right rules: a goal is
//! not met, a promise not kept, an attempt not refused, a figure not the best. Knows no game by name and no thread: each
//! trial stands alone, so that the edge can make them side by side.

use std::collections::BTreeMap;

use crate::{ids::Id, text::Catalog};

use super::{
    fault::{Code, Placed},
    lesson::Lesson,
    pack::Pack,
    proof::prove_one,
    taught::{Mistaken, Taught},
};

/// A rule and the lessons that bear on it.
#[derive(Clone, Debug)]
pub struct Covered<R> {
    /// The rule.
    pub rule: R,
    /// The lessons that teach it.
    pub taught: Vec<String>,
    /// The lessons that only show it.
    pub shown: Vec<String>,
    /// The languages in which one of them is complete, and the rule has its text.
    pub langs: Vec<String>,
}

impl<R> Covered<R> {
    /// Whether any lesson teaches or shows it.
    pub fn is_covered(&self) -> bool {
        !self.taught.is_empty() || !self.shown.is_empty()
    }

    /// The same with the rule as something else.
    pub fn map<S>(self, to: impl FnOnce(R) -> S) -> Covered<S> {
        let Self { rule, taught, shown, langs } = self;
        Covered { rule: to(rule), taught, shown, langs }
    }
}

/// Every rule of the game, in the order of the ledger, and what some packs do for it in some languages.
pub fn covered<G: Taught>(packs: &[Pack<G>], catalogs: &[Catalog]) -> Vec<Covered<G::Rule>> {
    let lessons: Vec<&Lesson<G>> = lessons(packs).map(|(_, lesson)| lesson).collect();
    let complete = |lesson: &&Lesson<G>| -> Vec<bool> {
        catalogs.iter().map(|catalog| lesson.texts().iter().all(|text| catalog.has(text))).collect()
    };
    let complete: Vec<Vec<bool>> = lessons.iter().map(complete).collect();
    let one = |rule: &G::Rule| {
        let bearing = |of: fn(&Lesson<G>) -> &[G::Rule]| -> Vec<usize> {
            (0..lessons.len()).filter(|at| of(lessons[*at]).contains(rule)).collect()
        };
        let (taught, shown) = (bearing(|lesson| &lesson.teaches), bearing(|lesson| &lesson.shows));
        let says = |(at, catalog): &(usize, &Catalog)| {
            catalog.has(&G::rule(*rule)) && taught.iter().chain(&shown).any(|lesson| complete[*lesson][*at])
        };
        let langs = catalogs.iter().enumerate().filter(says).map(|(_, catalog)| catalog.lang().to_owned()).collect();
        let names = |list: &[usize]| list.iter().map(|at| lessons[*at].id.clone()).collect();
        Covered { rule: *rule, taught: names(&taught), shown: names(&shown), langs }
    };
    G::Rule::ALL.iter().map(one).collect()
}

/// Where a wrong rule is noticed first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// The lesson.
    pub lesson: String,
    /// Its step.
    pub step: String,
    /// What comes out otherwise.
    pub code: Code,
}

/// Lessons that were proved by the right rules, to be tried by wrong ones.
#[derive(Debug)]
pub struct Trial<'p, G: Mistaken> {
    packs: &'p [Pack<G>],
    /// What the right rules find in each lesson; nothing, if all is well.
    right: BTreeMap<&'p str, Vec<Placed>>,
}

impl<'p, G: Mistaken> Trial<'p, G> {
    /// Proves every lesson by the right rules.
    pub fn new(packs: &'p [Pack<G>]) -> Self {
        let prove =
            |(pack, lesson): (&Pack<G>, &'p Lesson<G>)| (lesson.id.as_str(), prove_one(pack, lesson, &[]).faults);
        Self { packs, right: lessons(packs).map(prove).collect() }
    }

    /// Where a wrong rule is noticed first: in the lessons that teach its rule, in those that show it, or elsewhere.
    pub fn notice(&self, mutant: G::Mutant) -> Option<Notice> {
        let rule = G::mistaken(mutant);
        let mut lessons: Vec<_> = lessons(self.packs).collect();
        lessons.sort_by_key(|(_, lesson)| (!lesson.teaches.contains(&rule), !lesson.shows.contains(&rule)));
        lessons.into_iter().find_map(|(pack, lesson)| {
            let mut bent = lesson.clone();
            for step in &mut bent.steps {
                step.start = step.start.map(|start| G::under(mutant, &start));
            }
            let right = self.right.get(lesson.id.as_str());
            let found = prove_one(pack, &bent, &[]).faults;
            let new = found.iter().find(|fault| right.is_none_or(|right| !right.contains(fault)));
            let other = new.or_else(|| right?.iter().find(|fault| !found.contains(fault)))?;
            let step = step_of(lesson, other.fault.at.start);
            Some(Notice { lesson: lesson.id.clone(), step, code: other.fault.code })
        })
    }
}

/// Every lesson of some packs, in order, with its pack.
fn lessons<G: Taught>(packs: &[Pack<G>]) -> impl Iterator<Item = (&Pack<G>, &Lesson<G>)> {
    packs.iter().flat_map(|pack| pack.in_order().map(move |(_, lesson)| (pack, lesson)))
}

/// The step in which a place of a lesson's file lies.
fn step_of<G: Taught>(lesson: &Lesson<G>, place: usize) -> String {
    let begins = |step: &&super::lesson::Step<G>| step.borrowed.as_ref().unwrap_or(&step.at).start;
    let before = lesson.steps.iter().filter(|step| begins(step) <= place);
    before.max_by_key(begins).map(|step| step.id.clone()).unwrap_or_default()
}
