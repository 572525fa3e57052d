//! A round of questions, with everything that is kept of it; whatever face it is played through, it goes through here.
//!
//! What was got wrong comes first, here or in a lesson, then what is due, then what is new, then the rest. Two questions
//! of other kinds lie between two of the same, and no kind comes more than twice, so that somebody who gets much wrong
//! hears of more than that.

use crate::{
    chance::Chance,
    game::{Dice, shuffle},
    ids::Id,
};

use super::{
    super::progress::{Change, Grade, Learnt, Progress},
    Drilled, Exercise, make, make_about,
};

/// The questions of a round: about two minutes at a quarter of a minute each, which is a guess.
pub const LENGTH: usize = 8;
/// So many questions of other kinds lie between two of the same.
const BETWEEN: usize = 2;
/// How often a kind comes in a round of all kinds: a guess, as the distance above. With one, what was got wrong could
/// not come back in the same round; with more, a round could be about three kinds.
const OFTENEST: usize = 2;
/// How often another question is looked for where one cannot be made: a guard that no seed has been seen to need.
const ATTEMPTS: usize = 8;

/// See the module's page.
#[derive(Clone, Debug)]
pub struct Round<G: Drilled> {
    /// The one kind that is asked, if it is only one.
    only: Option<G::Template>,
    day: u32,
    chance: Chance,
    /// What is known of the learner, this round included.
    progress: Progress,
    question: Option<Exercise<G>>,
    helped: bool,
    asked: Vec<G::Template>,
    missed: Vec<G::Template>,
    /// The rules got wrong earlier that this round has come back to.
    settled: Vec<G::Rule>,
    changes: Vec<Change>,
}

/// How an answer was judged, with its question.
#[derive(Clone, Debug)]
pub struct Answered<G: Drilled> {
    /// The question.
    pub question: Exercise<G>,
    /// The number of the answer that was given; `None`: the question was skipped.
    pub answer: Option<usize>,
    /// How it was judged.
    pub outcome: Grade,
}

/// How soon a kind of question should come, the soonest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Urgency {
    /// Its day has come; by how well it is known.
    Due(u8),
    New,
    /// By its day.
    Later(u32),
}

/// How a kind of question stands with a learner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// Never asked.
    New,
    /// It is to come back: its day has come, or it is about a rule that was got wrong.
    Due,
    /// It comes back in so many days.
    Rests(u32),
}

/// How a kind of question stands on a day.
pub fn state<G: Drilled>(template: G::Template, progress: &Progress, day: u32) -> State {
    if owed::<G>(template, progress).next().is_some() {
        return State::Due;
    }
    match urgency::<G>(template, progress, day) {
        Urgency::Due(_) => State::Due,
        Urgency::New => State::New,
        Urgency::Later(due) => State::Rests(due - day),
    }
}

/// How many kinds of question are to come back on a day.
pub fn due<G: Drilled>(progress: &Progress, day: u32) -> usize {
    G::Template::ALL.iter().filter(|template| state::<G>(**template, progress, day) == State::Due).count()
}

/// The rules of a template that were got wrong and that no drill has come back to.
fn owed<G: Drilled>(template: G::Template, progress: &Progress) -> impl Iterator<Item = G::Rule> {
    G::rules(template).iter().copied().filter(|rule| progress.of(G::ID).owes(rule.id()))
}

fn urgency<G: Drilled>(template: G::Template, progress: &Progress, day: u32) -> Urgency {
    match progress.of(G::ID).drills.get(template.id()) {
        None => Urgency::New,
        Some(drill) if drill.is_due(day) => Urgency::Due(drill.level),
        Some(drill) => Urgency::Later(drill.due),
    }
}

impl<G: Drilled> Round<G> {
    /// A round of all kinds of question, or of one; days are counted from anywhere, and the seed makes the difference
    /// between two rounds.
    pub fn begin(only: Option<G::Template>, progress: &Progress, day: u32, seed: u64) -> Self {
        let mut round = Self {
            only,
            day,
            chance: Chance::seeded(seed),
            progress: progress.clone(),
            question: None,
            helped: false,
            asked: Vec::new(),
            missed: Vec::new(),
            settled: Vec::new(),
            changes: Vec::new(),
        };
        round.turn_over();
        round
    }

    /// The question that waits for an answer; `None` at the end.
    pub fn question(&self) -> Option<&Exercise<G>> {
        self.question.as_ref()
    }

    /// How many questions have been answered.
    pub fn answered(&self) -> usize {
        self.asked.len()
    }

    /// How many of them were answered right.
    pub fn right(&self) -> usize {
        self.asked.len() - self.missed.len()
    }

    /// The kinds of question that were got wrong, each once.
    pub fn missed(&self) -> Vec<G::Template> {
        let mut missed = self.missed.clone();
        missed.sort_by_key(|template| template.index());
        missed.dedup();
        missed
    }

    /// What has changed in the progress since this was last asked.
    pub fn take_changes(&mut self) -> Vec<Change> {
        std::mem::take(&mut self.changes)
    }

    /// The rule that decides. Whoever has asked for it does not yet know it by heart.
    pub fn hint(&mut self) -> Option<G::Rule> {
        let rule = self.question.as_ref()?.case.rules.first().copied();
        self.help();
        rule
    }

    /// Takes note that the answer was not found alone.
    pub fn help(&mut self) {
        self.helped = true;
    }

    /// Judges an answer, from 0, and goes on to the next question. `None`: there is no such answer.
    pub fn answer(&mut self, answer: usize) -> Option<Answered<G>> {
        let right = self.question.as_ref().filter(|question| answer < question.options.len())?.right;
        let outcome = match (answer == right, self.helped) {
            (true, false) => Grade::Right,
            (true, true) => Grade::Helped,
            (false, _) => Grade::Wrong,
        };
        self.judged(Some(answer), outcome)
    }

    /// Goes on without an answer.
    pub fn skip(&mut self) -> Option<Answered<G>> {
        self.judged(None, Grade::Wrong)
    }

    fn judged(&mut self, answer: Option<usize>, outcome: Grade) -> Option<Answered<G>> {
        let question = self.question.take()?;
        self.asked.push(question.template);
        if outcome == Grade::Wrong {
            self.missed.push(question.template);
        }
        let rules = question.case.rules.iter().map(|rule| rule.id()).collect();
        let drilled = Learnt::Drilled { drill: question.template.id(), rules, outcome, day: self.day };
        let change = Change::of::<G>(drilled);
        // Before the next question is chosen, which goes by what is known now.
        self.progress.apply(&change);
        self.changes.push(change);
        self.turn_over();
        Some(Answered { question, answer, outcome })
    }

    /// The next question, if the round has one.
    fn turn_over(&mut self) {
        self.helped = false;
        self.question = if self.asked.len() < LENGTH { self.find() } else { None };
    }

    fn find(&mut self) -> Option<Exercise<G>> {
        let open = self.open();
        if let Some(question) = self.find_owed(&open) {
            return Some(question);
        }
        (0..ATTEMPTS).find_map(|_| {
            let template = self.soonest(&open)?;
            make(template, self.seed())
        })
    }

    /// A question about a rule that was got wrong, of any kind that has one.
    fn find_owed(&mut self, open: &[G::Template]) -> Option<Exercise<G>> {
        loop {
            let owed = open.iter().flat_map(|template| owed::<G>(*template, &self.progress));
            let owed: Vec<G::Rule> = owed.filter(|rule| !self.settled.contains(rule)).collect();
            let rule = self.any(&owed)?;
            // Even if no question is found for it, or this would go round for ever.
            self.settled.push(rule);
            let mut kinds: Vec<G::Template> = open.to_vec();
            kinds.retain(|template| G::rules(*template).contains(&rule));
            shuffle(&mut kinds, &mut self.chance);
            let seed = self.seed();
            if let Some(question) = kinds.into_iter().find_map(|template| make_about(template, rule, seed)) {
                return Some(question);
            }
        }
    }

    /// The kinds that can be asked now.
    fn open(&self) -> Vec<G::Template> {
        if let Some(only) = self.only {
            return vec![only];
        }
        let recent = &self.asked[self.asked.len().saturating_sub(BETWEEN)..];
        let often = |template: &G::Template| self.asked.iter().filter(|one| *one == template).count() >= OFTENEST;
        let mut open = G::Template::ALL.to_vec();
        open.retain(|template| !recent.contains(template) && !often(template));
        open
    }

    /// The kind that should come soonest; any of several.
    fn soonest(&mut self, open: &[G::Template]) -> Option<G::Template> {
        let urgency = |template: &G::Template| urgency::<G>(*template, &self.progress, self.day);
        let soonest = open.iter().map(urgency).min()?;
        let best: Vec<_> = open.iter().copied().filter(|template| urgency(template) == soonest).collect();
        self.any(&best)
    }

    fn seed(&mut self) -> u64 {
        self.chance.below(u32::MAX).into()
    }

    fn any<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        let count = u32::try_from(list.len()).ok().filter(|count| *count > 0)?;
        list.get(self.chance.below(count) as usize).copied()
    }
}
