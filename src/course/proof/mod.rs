//! The proof: what a lesson claims, shown true by trying it.
//!
//! One function for `santiago check` and for the tests. From every state in which a learner can get into a step, its own
//! solution must pass, what is scripted must be possible, what is promised must come, and everything that anybody could
//! try must be the goal, or lead on, or be explained. Texts must be there in every language and fit their room. Faults
//! come all at once, with their places. Knows no file.

mod lines;
mod report;
mod step;
mod texts;

use std::collections::HashSet;

use crate::text::{Catalog, Message};

use super::{
    fault::{Code, Flaw, Placed},
    lesson::Lesson,
    pack::Pack,
    scenario::PartKind,
    taught::Taught,
};

use lines::Proof;
pub use report::{Passing, Report};
use texts::{check_texts, missing};

/// The most states in which a learner can get into a step.
const MOST_STARTS: usize = 400;

/// Proves every lesson of a pack; `all` are the packs that are there, it among them.
pub fn prove<G: Taught>(pack: &Pack<G>, all: &[&Pack<G>], catalogs: &[Catalog]) -> Report {
    let mut report = Report { faults: pack.faults.clone(), ..Report::default() };
    for part in &pack.parts {
        let said = Message::new(part.text.as_str());
        for catalog in catalogs {
            if !catalog.has(&said) {
                let fault = missing(&part.text, catalog, part.at.clone());
                report.faults.push(Placed::new(&pack.course.0, &pack.course.1, fault));
            }
        }
    }
    for (part, lesson) in pack.in_order() {
        match part.kind {
            PartKind::Lesson => report.lessons += 1,
            PartKind::Puzzle => report.puzzles += 1,
            PartKind::FastTrack => report.fast_track += 1,
        }
        report.steps += lesson.steps.len();
        for named in lesson.needs.iter().chain(&lesson.next) {
            if !all.iter().any(|pack| pack.has(named)) {
                report.awaited.insert((lesson.id.clone(), named.clone()));
            }
        }
        prove_lesson(pack, lesson, catalogs, &mut report);
    }
    // What no part lists is a fault of its own, and proved all the same.
    let listed = |id: &String| pack.parts.iter().any(|part| part.lessons.contains(id));
    for lesson in pack.lessons().filter(|lesson| !listed(&lesson.id)) {
        prove_lesson(pack, lesson, catalogs, &mut report);
    }
    report.faults.sort_by(|a, b| (&a.file, a.line, a.column).cmp(&(&b.file, b.line, b.column)));
    report.faults.dedup();
    report
}

/// Proves a single lesson of a pack, for whoever is about to play it.
pub fn prove_one<G: Taught>(pack: &Pack<G>, lesson: &Lesson<G>, catalogs: &[Catalog]) -> Report {
    let mut report = Report::default();
    prove_lesson(pack, lesson, catalogs, &mut report);
    report
}

fn prove_lesson<G: Taught>(pack: &Pack<G>, lesson: &Lesson<G>, catalogs: &[Catalog], report: &mut Report) {
    let mut proof = Proof { report, lesson, faults: Vec::new(), states: 0 };
    proof.lesson(catalogs);
    let faults = proof.faults;
    let (path, text) = pack.files.get(&lesson.id).cloned().unwrap_or_default();
    report.faults.extend(faults.into_iter().map(|fault| Placed::new(&path, &text, fault)));
}

impl<G: Taught> Proof<'_, G> {
    fn lesson(&mut self, catalogs: &[Catalog]) {
        let title = Lesson::<G>::ATTRIBUTES.map(str::to_owned);
        let lesson = self.lesson;
        check_texts(&lesson.text, &title, false, &lesson.at, catalogs, &mut self.faults);
        // Where a step could not be proved, what goes on from it is not asked about either.
        let mut starts: Vec<G::Position> = Vec::new();
        for step in &self.lesson.steps {
            if let Some(own) = step.start {
                starts = vec![own];
            }
            let (count, mut ends) = (self.faults.len(), Vec::new());
            let mut used = HashSet::new();
            for start in &starts {
                ends.extend(self.step(step, *start, &mut used));
                // More of the same would only repeat itself.
                if self.faults.len() > count {
                    break;
                }
            }
            let sound = self.faults.len() == count && step.borrowed.is_none() && !starts.is_empty();
            // A line that is never the first possible one may be there on purpose; a seat that is never asked is not.
            let heard = |seat| step.react.iter().enumerate().any(|(at, one)| one.seat == seat && used.contains(&at));
            for one in step.react.iter().filter(|one| sound && !heard(one.seat)) {
                self.faults.push(Flaw::new(Code::ReactIdle, one.at.clone()).with("line", one.action.to_string()));
            }
            if step.borrowed.is_none() {
                check_texts(&step.text, &step.attributes(), true, &step.at, catalogs, &mut self.faults);
            }
            let mut seen = HashSet::new();
            ends.retain(|position| seen.insert(*position));
            if ends.len() > MOST_STARTS {
                self.fault(step, Code::TooWide, &step.at);
                ends.truncate(1);
            }
            starts = ends;
        }
    }
}
