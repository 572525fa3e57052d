//! The drills of any game that has some: its rounds as a [`DrillSitting`].

use crate::{
    course::{
        drill::{Answered, Drilled, Exercise, Round, due, noted, state, title},
        progress::{Change, Progress},
        taught::LEARNER,
    },
    game::Eyes,
    ids::Id,
    reference::Topic,
    text::Message,
};

use super::{
    drill::{DrillKind, DrillQuestion, DrillSitting, DrillVerdict},
    here::Here,
    stage::{Drills, Staged},
    telling::{self, Purpose, Saying},
};

impl<G: Staged + Drilled> Drills<G> {
    /// The drills of a game.
    pub const fn of() -> Self {
        Self { begin: begin::<G>, kinds: kinds::<G>, due: due::<G>, noted: noted::<G> }
    }
}

fn begin<G: Staged + Drilled>(
    only: Option<&str>,
    progress: &Progress,
    day: u32,
    seed: u64,
) -> Option<Box<dyn DrillSitting>> {
    let only = match only {
        Some(id) => Some(G::Template::from_id(id)?),
        None => None,
    };
    Some(Box::new(Round::<G>::begin(only, progress, day, seed)))
}

fn kinds<G: Drilled>(progress: &Progress, day: u32) -> Vec<DrillKind> {
    let kind = |template: &G::Template| DrillKind {
        id: template.id(),
        title: title::<G>(*template),
        state: state::<G>(*template, progress, day),
        rules: G::rules(*template).iter().map(|rule| rule.id()).collect(),
    };
    G::Template::ALL.iter().map(kind).collect()
}

fn asked<G: Staged + Drilled>(exercise: &Exercise<G>) -> DrillQuestion {
    let case = &exercise.case;
    DrillQuestion {
        title: title::<G>(exercise.template),
        text: case.text.clone(),
        facts: case.facts.clone(),
        options: exercise.options.clone(),
        tableau: Box::new(Here::<G>::new(case.position, LEARNER, Eyes::Open).by(LEARNER)),
        spot: case.action.and_then(|action| G::about(&case.position, action)),
        topic: case.rules.first().and_then(|rule| Topic::rule::<G>(*rule)),
    }
}

fn judged<G: Staged + Drilled>(answered: &Answered<G>) -> DrillVerdict {
    let told = telling::answered(answered);
    DrillVerdict { question: asked(&answered.question), right: answered.question.right, told }
}

impl<G: Staged + Drilled> DrillSitting for Round<G> {
    fn question(&self) -> Option<DrillQuestion> {
        Self::question(self).map(asked)
    }

    fn answered(&self) -> usize {
        Self::answered(self)
    }

    fn answer(&mut self, answer: usize) -> Option<DrillVerdict> {
        Self::answer(self, answer).as_ref().map(judged)
    }

    fn skip(&mut self) -> Option<DrillVerdict> {
        Self::skip(self).as_ref().map(judged)
    }

    fn hint(&mut self) -> Saying {
        Saying::new(
            Purpose::Coaching,
            match Self::hint(self) {
                Some(rule) => Message::new("learn-hint-rule").with("text", G::rule(rule)),
                None => Message::new("learn-hint-none"),
            },
        )
    }

    fn help(&mut self) {
        Self::help(self);
    }

    fn summed_up(&self) -> Vec<Saying> {
        telling::summed_up(self)
    }

    fn take_changes(&mut self) -> Vec<Change> {
        Self::take_changes(self)
    }
}
