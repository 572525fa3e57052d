//! A lesson being played: every deed judged through the engine, nothing ever lost.
//!
//! A legal action after which the goal can still be met is played. One after which it cannot is played too, its
//! consequence shown, and then taken back. What the rules refuse changes nothing. A run is its lesson and the deeds that
//! counted; undoing replays them. What judging a deed found out (`judge`) is what the run goes on with (`place`), so that
//! nothing is asked of the engine twice. Answers ([`reply`]) and hints ([`hint`]) are data, for any language and any
//! face. Hides the states in between.

pub mod hint;
mod judge;
mod place;
pub mod reply;

use super::{
    lesson::{Deed, Lesson, Step},
    scenario::Demand,
    shape::At,
    solver::{choices, explore},
    taught::Taught,
};

use hint::{Hint, Rung};
use judge::{Consequence, judge};
use place::{Bookmark, enter};
use reply::{Reply, Verdict};

pub use judge::{gaps, is_asked};
pub use place::{opened, start_of};

/// See the module's page.
#[derive(Clone, Debug)]
pub struct Run<'l, G: Taught> {
    lesson: &'l Lesson<G>,
    /// The step at which it began.
    first: usize,
    deeds: Vec<Deed<G>>,
    undone: Vec<Deed<G>>,
    place: Bookmark<G>,
}

impl<'l, G: Taught> Run<'l, G> {
    /// Begins at a step, with what happens there before the learner is asked.
    pub fn begin(lesson: &'l Lesson<G>, first: usize) -> Option<(Self, Vec<G::Event>)> {
        let from = start_of(lesson, first)?;
        let (place, opening) = enter(lesson, first, from)?;
        Some((Self { lesson, first, deeds: Vec::new(), undone: Vec::new(), place }, opening))
    }

    /// The lesson.
    pub fn lesson(&self) -> &'l Lesson<G> {
        self.lesson
    }

    /// The number of the step, from 0; after the last one how many there are.
    pub fn number(&self) -> usize {
        self.place.step
    }

    /// The step, unless the lesson is finished.
    pub fn step(&self) -> Option<&'l Step<G>> {
        self.lesson.steps.get(self.place.step)
    }

    /// The position.
    pub fn position(&self) -> &G::Position {
        &self.place.stand.now
    }

    /// What the learner can do now by the rules.
    pub fn choices(&self) -> Vec<G::Action> {
        self.step().map(|step| choices(step, &self.place.stand)).unwrap_or_default()
    }

    /// The deeds that counted, over all steps.
    pub fn deeds(&self) -> &[Deed<G>] {
        &self.deeds
    }

    /// Judges a deed, and does it if it counts.
    pub fn attempt(&mut self, deed: &Deed<G>) -> Reply<G> {
        let Some(step) = self.step() else { return Reply::new(Verdict::Looked) };
        let Consequence { reply, stand, next } = judge(step, &self.place, deed);
        let Some(stand) = stand else { return reply };
        self.undone.clear();
        self.deeds.push(deed.clone());
        let (after, opening) = self.place.settle(self.lesson, deed, stand, reply.verdict == Verdict::Passed, next);
        Reply { after, opening, ..reply }
    }

    /// What an action would bring, or why it is not possible, without doing it.
    pub fn what_if(&self, action: G::Action) -> Option<Reply<G>> {
        let step = self.step()?;
        Some(judge(step, &self.place, &Deed::Act(action)).reply)
    }

    /// A hint.
    pub fn hint(&self, rung: Rung) -> Option<Hint<G>> {
        let step = self.step()?;
        let next = self.next_deed()?;
        Some(match (rung, &next) {
            (Rung::Where, Deed::Act(action)) => Hint::Where(G::concerns(&self.place.stand.now, *action)),
            (Rung::Where, Deed::Look(_) | Deed::Answer(_)) => Hint::Title(step.rule),
            (Rung::Rule, _) => Hint::Rule(step.rule),
            (Rung::Move, _) => Hint::Move(next),
        })
    }

    /// The next deed on the way to the goal: the author's, as long as the learner is on it, or else a shortest one.
    pub fn next_deed(&self) -> Option<Deed<G>> {
        let step = self.step()?;
        let same =
            |(deed, done): (&At<Deed<G>>, &G::Action)| matches!(&deed.value, Deed::Act(action) if action == done);
        // The author’s way may be longer than a shortest one: it is the one that the texts speak of.
        let on_it = step.solution.len() > self.place.line.len() && step.solution.iter().zip(&self.place.line).all(same);
        if on_it && matches!(step.kind, Demand::Act | Demand::Try) {
            return step.solution.get(self.place.line.len()).map(|deed| deed.value.clone());
        }
        match step.kind {
            Demand::Look => step.solution.first().map(|deed| deed.value.clone()),
            Demand::Ask => step.right_answer().map(|option| Deed::Answer(option.to_owned())),
            Demand::Act | Demand::Try => {
                let sought = || {
                    let tree = explore(step, self.place.stand.clone()).ok()?;
                    tree.shortest()?.first().map(|action| Deed::Act(*action))
                };
                self.place.next.get_or_init(sought).clone()
            }
        }
    }

    /// Takes the last deed back; `false`: there is none.
    pub fn undo(&mut self) -> bool {
        let Some(deed) = self.deeds.pop() else { return false };
        self.undone.push(deed);
        self.replay();
        true
    }

    /// Does again what was taken back; `false`: there is nothing.
    pub fn redo(&mut self) -> bool {
        let Some(deed) = self.undone.pop() else { return false };
        self.deeds.push(deed);
        self.replay();
        true
    }

    /// Takes back everything that was done in this step; `false`: there was nothing.
    pub fn restart_step(&mut self) -> bool {
        let (step, mut taken) = (self.place.step, false);
        // Whatever counts and is no move ends a step, so that with the line empty all is taken back.
        while !self.place.line.is_empty() && self.place.step == step {
            taken |= self.undo();
        }
        taken
    }

    /// Does the step for the learner, the shortest way from here.
    pub fn skip(&mut self) -> Vec<Reply<G>> {
        let (step, mut replies) = (self.place.step, Vec::new());
        while self.place.step == step {
            let Some(deed) = self.next_deed() else { break };
            let reply = self.attempt(&deed);
            let counts = matches!(reply.verdict, Verdict::Passed | Verdict::Kept);
            replies.push(reply);
            // Else a step that cannot be met would be tried for ever.
            if !counts {
                break;
            }
        }
        replies
    }

    fn replay(&mut self) {
        let from = start_of(self.lesson, self.first);
        if let Some((mut place, _)) = from.and_then(|from| enter(self.lesson, self.first, from)) {
            for deed in &self.deeds {
                place.follow(self.lesson, deed);
            }
            self.place = place;
        }
    }
}
