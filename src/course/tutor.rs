//! A run with everything that is kept of it: hints, mistakes, tests, and what goes into the progress.
//!
//! Whatever face a lesson is played through, it goes through here, so that the same lesson leaves the same progress.

use std::collections::BTreeSet;

use crate::{game::Ruled, ids::Id};

use super::{
    lesson::{Deed, Lesson, Step},
    progress::{Change, Learnt, LessonProgress},
    run::{
        Run,
        hint::{Hint, Rung},
        reply::{Reply, Verdict},
    },
    taught::{Taught, is_learners},
};

/// See the module's page.
#[derive(Clone, Debug)]
pub struct Tutor<'l, G: Taught> {
    run: Run<'l, G>,
    /// What the last hint of this step said.
    rung: Option<Rung>,
    testing: bool,
    mistakes: u32,
    solved: BTreeSet<String>,
    /// Whether the run began at the first step and went on without a jump or a skip.
    whole: bool,
    changes: Vec<Change>,
}

impl<'l, G: Taught> Tutor<'l, G> {
    /// Begins a lesson where the learner left it, with what happens there before the learner is asked.
    pub fn begin(lesson: &'l Lesson<G>, before: Option<&LessonProgress>) -> Option<(Self, Vec<G::Event>)> {
        let at = before.and_then(|before| before.at.as_deref());
        let first = at.and_then(|id| lesson.steps.iter().position(|step| step.id == id)).unwrap_or(0);
        let (run, opening) = Run::begin(lesson, first)?;
        let mut tutor = Self {
            run,
            rung: None,
            testing: false,
            mistakes: 0,
            solved: before.map(|before| before.solved.clone()).unwrap_or_default(),
            whole: first == 0,
            changes: Vec::new(),
        };
        tutor.note_place();
        Some((tutor, opening))
    }

    /// The run.
    pub fn run(&self) -> &Run<'l, G> {
        &self.run
    }

    /// Whether only tasks are shown and the first mistake ends it.
    pub fn is_testing(&self) -> bool {
        self.testing
    }

    /// Whether the lesson was played from its first step to its last without a mistake, a hint or a skip.
    pub fn is_flawless(&self) -> bool {
        self.whole && self.mistakes == 0
    }

    /// The steps that were skipped and are still to be solved.
    pub fn left_open(&self) -> usize {
        self.run.lesson().steps.iter().filter(|step| !self.solved.contains(&step.id)).count()
    }

    /// What has changed in the progress since this was last asked.
    pub fn take_changes(&mut self) -> Vec<Change> {
        std::mem::take(&mut self.changes)
    }

    /// Judges a deed, and does it if it counts.
    pub fn attempt(&mut self, deed: &Deed<G>) -> Reply<G> {
        let Some(step) = self.run.step() else { return self.run.attempt(deed) };
        // The step and its number before the deed, which may end the step.
        let number = self.run.number();
        let reply = self.run.attempt(deed);
        self.note_rules(step, &reply);
        if matches!(reply.verdict, Verdict::TakenBack | Verdict::Refused | Verdict::NotTheAnswer) {
            self.mistakes += 1;
            // A test ends with the first mistake; the lesson goes on.
            self.testing = false;
        }
        if reply.verdict == Verdict::Passed {
            self.solve(step, number);
        }
        reply
    }

    fn solve(&mut self, step: &Step<G>, number: usize) {
        let (lesson, mark) = (self.run.lesson().id.clone(), self.run.lesson().mark.clone());
        self.solved.insert(step.id.clone());
        self.note(Learnt::Solved { lesson, mark, step: step.id.clone() });
        // A lesson may be left at any moment: where to go on is noted at once.
        if self.run.number() != number {
            self.note_place();
        }
        self.note_end();
    }

    /// A lesson is done when its end is reached and every step has been solved, now or before.
    fn note_end(&mut self) {
        if self.run.step().is_none() && self.left_open() == 0 {
            let (lesson, mistakes) = (self.run.lesson().id.clone(), self.whole.then_some(self.mistakes));
            self.note(Learnt::Done { lesson, mistakes });
        }
    }

    /// The next hint, which says more each time; none in a test.
    pub fn hint(&mut self) -> Option<Hint<G>> {
        if self.testing {
            return None;
        }
        let rung = match self.rung {
            None => Rung::Where,
            Some(Rung::Where) => Rung::Rule,
            Some(Rung::Rule | Rung::Move) => Rung::Move,
        };
        let hint = self.run.hint(rung)?;
        // Once for all hints of a step: whoever needed one need not shy at the next.
        self.mistakes += u32::from(self.rung.is_none());
        self.rung = Some(rung);
        Some(hint)
    }

    /// Takes the last deed back.
    pub fn undo(&mut self) -> bool {
        self.moved(Run::undo)
    }

    /// Does again what was taken back.
    pub fn redo(&mut self) -> bool {
        self.moved(Run::redo)
    }

    /// Starts the step again.
    pub fn restart_step(&mut self) -> bool {
        self.moved(Run::restart_step)
    }

    /// Has the step done; the lesson stays open until it is solved.
    pub fn skip(&mut self) -> Vec<Reply<G>> {
        self.testing = false;
        self.whole = false;
        let replies = self.run.skip();
        self.note_place();
        self.note_end();
        replies
    }

    /// Goes to a step, from 0; answers with what happens there before the learner is asked.
    pub fn go(&mut self, step: usize) -> Option<Vec<G::Event>> {
        let (run, opening) = Run::begin(self.run.lesson(), step)?;
        self.run = run;
        // From the first step on it is a whole run again, with mistakes of its own.
        self.whole = step == 0;
        self.testing = false;
        self.mistakes = 0;
        self.note_place();
        Some(opening)
    }

    /// Starts the lesson again as a test.
    pub fn test(&mut self) -> Option<Vec<G::Event>> {
        let opening = self.go(0)?;
        self.testing = true;
        Some(opening)
    }

    fn moved(&mut self, how: impl FnOnce(&mut Run<'l, G>) -> bool) -> bool {
        let number = self.run.number();
        let done = how(&mut self.run);
        self.rung = None;
        if self.run.number() != number {
            self.note_place();
        }
        done
    }

    fn note_place(&mut self) {
        self.rung = None;
        let lesson = self.run.lesson();
        let step = self.run.step().map(|step| step.id.clone());
        self.note(Learnt::At { lesson: lesson.id.clone(), mark: lesson.mark.clone(), step });
    }

    /// The rules that were named, used, or come up against.
    fn note_rules(&mut self, step: &Step<G>, reply: &Reply<G>) {
        let counted = matches!(reply.verdict, Verdict::Passed | Verdict::Kept);
        let (mut seen, mut used) = (BTreeSet::new(), BTreeSet::new());
        for event in &reply.events {
            let rule = event.rule().id();
            seen.insert(rule);
            if counted && is_learners(event) {
                used.insert(rule);
            }
        }
        let refused = reply.refused.iter().flat_map(|one| &one.refusals).map(|refusal| refusal.rule().id());
        match reply.verdict {
            Verdict::Refused => refused.for_each(|rule| self.note(Learnt::Wrong(rule))),
            Verdict::Passed => used.extend(refused),
            Verdict::TakenBack | Verdict::NotTheAnswer => self.note(Learnt::Wrong(step.rule.id())),
            Verdict::Kept | Verdict::Looked => {}
        }
        if reply.verdict == Verdict::Passed {
            seen.insert(step.rule.id());
        }
        for rule in seen {
            self.note(Learnt::Seen(rule));
        }
        for rule in used {
            self.note(Learnt::Used(rule));
        }
    }

    fn note(&mut self, learnt: Learnt) {
        self.changes.push(Change::of::<G>(learnt));
    }
}
