//! A lesson of any game: the tutor as a [`LessonSitting`]. Hides the positions that marks are held against.

use crate::{
    bot::Level,
    course::{
        lesson::{Deed, Lesson, Step},
        progress::{Change, GameProgress},
        run::reply::{Reply, Verdict},
        scenario::Demand,
        taught::LEARNER,
        tutor::Tutor,
    },
    game::{Decision, Eyes, Seat},
    play::{Player, Table, table::Terms},
    reference::Topic,
    text::Message,
};

use super::{
    game::GameSitting,
    gamed::seated,
    here::{Here, moves},
    lesson::{DeedOutcome, LearnerDeed, LessonSitting, StepCard},
    stage::Staged,
    tableau::{Move, MoveOnOffer, Tableau},
    telling::{self, Purpose, Saying},
};

/// See the module's page.
pub(super) struct Lessoned<'p, G: Staged> {
    tutor: Tutor<'p, G>,
    /// Where the last deed that counted began, and what happened since.
    marks: Option<(G::Position, Vec<G::Event>)>,
}

impl<'p, G: Staged> Lessoned<'p, G> {
    /// A lesson where it was left, or from a step on; with what happens there before the learner is asked.
    pub(super) fn begin(
        lesson: &'p Lesson<G>,
        known: &GameProgress,
        step: Option<usize>,
    ) -> Option<(Self, Vec<Saying>)> {
        let before = known.lesson(&lesson.id, &lesson.mark).filter(|_| step.is_none());
        let (mut tutor, mut opening) = Tutor::begin(lesson, before)?;
        if let Some(step) = step.filter(|step| *step > 0) {
            opening = tutor.go(step)?;
        }
        Some((Self { tutor, marks: None }, telling::happened::<G>(&opening)))
    }

    fn deed(deed: &LearnerDeed) -> Deed<G> {
        match deed {
            LearnerDeed::Act(action) => Deed::Act(action.action::<G>()),
            LearnerDeed::Look(thing) => Deed::Look(thing),
            LearnerDeed::Answer(option) => Deed::Answer(option.clone()),
        }
    }

    fn here(&self) -> Here<G> {
        Here::new(*self.tutor.run().position(), LEARNER, Eyes::Open)
    }

    /// What counted is marked from where it began: the position and the step. A table that is laid anew is another game's,
    /// and nothing on it has changed.
    fn mark(&mut self, (before, step): (G::Position, usize), replies: &[Reply<G>]) {
        let counts = |reply: &&Reply<G>| matches!(reply.verdict, Verdict::Passed | Verdict::Kept);
        let counted: Vec<&Reply<G>> = replies.iter().filter(counts).collect();
        if !counted.is_empty() {
            let run = self.tutor.run();
            let laid_anew = run.number() != step && run.step().is_some_and(|step| step.start.is_some());
            let events = counted.iter().flat_map(|reply| reply.events.iter().chain(&reply.opening));
            self.marks = (!laid_anew).then(|| (before, events.copied().collect()));
        }
    }

    /// A rule, with the article that says most about it: a ruling, if the step has one.
    fn explained(step: &Step<G>) -> Saying {
        let mut rulings = step.rulings.iter().filter_map(|ruling| Topic::ruling::<G>(*ruling));
        let topic = rulings.next_back().or_else(|| Topic::rule::<G>(step.rule));
        Saying { topic, ..Saying::new(Purpose::Coaching, G::rule(step.rule)) }
    }
}

impl<G: Staged> LessonSitting for Lessoned<'_, G> {
    fn id(&self) -> &str {
        &self.tutor.run().lesson().id
    }

    fn text(&self) -> &str {
        &self.tutor.run().lesson().text
    }

    fn count(&self) -> usize {
        self.tutor.run().lesson().steps.len()
    }

    fn number(&self) -> usize {
        self.tutor.run().number()
    }

    fn step(&self) -> Option<StepCard<'_>> {
        self.tutor.run().step().map(|step| StepCard {
            id: &step.id,
            text: &step.text,
            kind: step.kind,
            options: &step.options,
            rulings: &step.rulings,
            is_laid_anew: step.start.is_some(),
        })
    }

    fn numbered(&self, id: &str) -> Option<usize> {
        self.tutor.run().lesson().steps.iter().position(|step| step.id == id)
    }

    fn others(&self) -> Vec<Seat> {
        (0..G::players(self.tutor.run().position())).map(Seat).filter(|seat| *seat != LEARNER).collect()
    }

    fn is_testing(&self) -> bool {
        self.tutor.is_testing()
    }

    fn tableau(&self, marked: bool) -> Box<dyn Tableau> {
        let here = self.here();
        Box::new(match self.marks.as_ref().filter(|_| marked) {
            Some((before, events)) => here.since(before, events),
            None => here,
        })
    }

    fn legal(&self) -> Vec<Move> {
        moves::<G>(self.tutor.run().choices())
    }

    fn choices(&self) -> Vec<MoveOnOffer> {
        let run = self.tutor.run();
        if !run.step().is_some_and(|step| matches!(step.kind, Demand::Act | Demand::Try)) {
            return Vec::new();
        }
        let here = self.here();
        let mut actions = run.choices();
        let possible = actions.len();
        let tempting = G::attempts(run.position(), LEARNER);
        actions.extend(tempting.into_iter().filter(|one| !actions.contains(one)).collect::<Vec<_>>());
        // The author's own way is among them, whatever its numbers.
        if let Some(Deed::Act(action)) = run.next_deed()
            && !actions.contains(&action)
        {
            actions.push(action);
        }
        let offered = |(at, action): (usize, G::Action)| here.offered(Move::of::<G>(action), at < possible);
        actions.into_iter().enumerate().map(offered).collect()
    }

    fn attempt(&mut self, deed: &LearnerDeed) -> DeedOutcome {
        let deed = Self::deed(deed);
        let (before, number) = (*self.tutor.run().position(), self.tutor.run().number());
        let step = self.tutor.run().step();
        let reply = self.tutor.attempt(&deed);
        let counts = matches!(reply.verdict, Verdict::Passed | Verdict::Kept);
        let way = match &deed {
            Deed::Act(action) if counts => G::way(&before, *action),
            Deed::Act(_) | Deed::Look(_) | Deed::Answer(_) => Vec::new(),
        };
        self.mark((before, number), std::slice::from_ref(&reply));
        DeedOutcome {
            verdict: reply.verdict,
            told: step.map(|step| telling::replied(step, &reply)).unwrap_or_default(),
            opening: telling::happened::<G>(&reply.opening),
            is_coached: reply.coaching.is_some(),
            way,
        }
    }

    fn why(&self, deed: &LearnerDeed) -> Vec<Saying> {
        let Some(step) = self.tutor.run().step() else { return Vec::new() };
        match Self::deed(deed) {
            Deed::Act(action) => {
                self.tutor.run().what_if(action).map(|reply| telling::foretold(step, &reply)).unwrap_or_default()
            }
            Deed::Look(_) => Vec::new(),
            Deed::Answer(_) => vec![Self::explained(step)],
        }
    }

    fn hint(&mut self, look: Option<&str>) -> Option<Message> {
        let step = self.tutor.run().step()?;
        let position = *self.tutor.run().position();
        Some(self.tutor.hint()?.message(step, &position, look))
    }

    fn undo(&mut self) -> bool {
        self.tutor.undo()
    }

    fn redo(&mut self) -> bool {
        self.tutor.redo()
    }

    fn restart(&mut self) -> bool {
        self.tutor.restart_step()
    }

    fn skip(&mut self, look: Option<&str>) -> Vec<Saying> {
        let Some(step) = self.tutor.run().step() else { return Vec::new() };
        let (position, number) = (*self.tutor.run().position(), self.tutor.run().number());
        let deed = self.tutor.run().next_deed().filter(|_| matches!(step.kind, Demand::Look | Demand::Ask));
        let mut told: Vec<Saying> = telling::skipping(self.tutor.is_testing());
        // What is not seen on the table is said.
        told.extend(deed.map(|deed| telling::shown_instead(step, &position, deed, look)));
        let replies = self.tutor.skip();
        self.mark((position, number), &replies);
        told.extend(replies.iter().flat_map(|reply| telling::done_for_you(step, reply)));
        told
    }

    fn go(&mut self, step: usize) -> Option<Vec<Saying>> {
        (step < self.count()).then_some(())?;
        self.tutor.go(step).map(|opening| telling::happened::<G>(&opening))
    }

    fn test(&mut self) -> Option<Vec<Saying>> {
        self.tutor.test().map(|opening| telling::happened::<G>(&opening))
    }

    fn closing(&self) -> Vec<Saying> {
        telling::closing(&self.tutor)
    }

    fn taught(&self) -> Option<Topic> {
        self.tutor.run().lesson().teaches.first().and_then(|rule| Topic::rule::<G>(*rule))
    }

    fn take_changes(&mut self) -> Vec<Change> {
        self.tutor.take_changes()
    }

    fn goes_on(&self) -> bool {
        G::decision(self.tutor.run().position()) != Decision::Over
    }

    fn played_on(&self, you: Player, terms: Terms) -> Option<Box<dyn GameSitting>> {
        let position = self.tutor.run().position();
        let bots = (1..G::players(position)).map(|_| Player::bot(Level::Easy));
        let table = Table::<G>::from_here(position, [you].into_iter().chain(bots).collect(), terms)?;
        Some(seated(table))
    }
}
