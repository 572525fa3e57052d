//! A round of questions in which somebody sits, whichever game they are about; and what a game that has drills hands to faces.
//!
//! Hides the kinds of question, which are the game's.

use crate::{
    course::{
        drill::{Answered, Drilled, Exercise, Round, State, due, noted, state, title},
        progress::{Change, Progress},
        taught::LEARNER,
    },
    game::Eyes,
    ids::Id,
    reference::Topic,
    text::Message,
};

use super::{
    here::Here,
    moment::Moment,
    spot::Spot,
    stage::Staged,
    telling::{self, Purpose, Saying},
};

/// A question.
pub struct Question {
    /// What its kind is called.
    pub title: Message,
    /// The question.
    pub text: Message,
    /// What of the table decides it.
    pub facts: Vec<Message>,
    /// The answers.
    pub options: Vec<Message>,
    /// The table.
    pub moment: Box<dyn Moment>,
    /// What it is about, on the table.
    pub spot: Option<Spot>,
    /// The article about the rule that decides.
    pub topic: Option<Topic>,
}

/// How an answer was judged.
pub struct Verdict {
    /// The question that was answered.
    pub question: Question,
    /// The place of the right answer.
    pub right: usize,
    /// What there is to tell.
    pub told: Vec<Saying>,
}

/// See the module's page.
pub trait DrillSitting {
    /// The question that waits for an answer; `None` at the end.
    fn question(&self) -> Option<Question>;

    /// How many were answered.
    fn answered(&self) -> usize;

    /// Judges an answer, from 0, and goes on. `None`: there is no such answer.
    fn answer(&mut self, answer: usize) -> Option<Verdict>;

    /// Goes on without an answer.
    fn skip(&mut self) -> Option<Verdict>;

    /// The rule that decides; whoever has asked does not know it by heart.
    fn hint(&mut self) -> Saying;

    /// Takes note that the answer was not found alone.
    fn help(&mut self);

    /// How many were right, and what comes back.
    fn summed_up(&self) -> Vec<Saying>;

    /// What has changed in the progress since this was last asked.
    fn take_changes(&mut self) -> Vec<Change>;
}

/// A kind of question.
pub struct Kind {
    /// Its id.
    pub id: &'static str,
    /// What it is called.
    pub title: Message,
    /// How it stands.
    pub state: State,
    /// The ids of the rules that it can be about.
    pub rules: Vec<&'static str>,
}

/// What a game that has drills hands to faces.
pub struct Drills<G: Staged> {
    /// A round of one kind, by its id, or of all. `None`: there is no such kind.
    pub(super) begin: fn(Option<&str>, &Progress, u32, u64) -> Option<Box<dyn DrillSitting>>,
    /// The kinds, with how they stand on a day.
    pub(super) kinds: fn(&Progress, u32) -> Vec<Kind>,
    /// How many kinds are to come back on a day.
    pub(super) due: fn(&Progress, u32) -> usize,
    /// Notes a rule so that the drills ask about it soon.
    pub(super) noted: fn(G::Rule) -> (Option<Change>, Message),
}

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

fn kinds<G: Drilled>(progress: &Progress, day: u32) -> Vec<Kind> {
    let kind = |template: &G::Template| Kind {
        id: template.id(),
        title: title::<G>(*template),
        state: state::<G>(*template, progress, day),
        rules: G::rules(*template).iter().map(|rule| rule.id()).collect(),
    };
    G::Template::ALL.iter().map(kind).collect()
}

fn asked<G: Staged + Drilled>(exercise: &Exercise<G>) -> Question {
    let case = &exercise.case;
    Question {
        title: title::<G>(exercise.template),
        text: case.text.clone(),
        facts: case.facts.clone(),
        options: exercise.options.clone(),
        moment: Box::new(Here::<G>::new(case.position, LEARNER, Eyes::Open).by(LEARNER)),
        spot: case.action.and_then(|action| G::about(&case.position, action)),
        topic: case.rules.first().and_then(|rule| Topic::rule::<G>(*rule)),
    }
}

fn judged<G: Staged + Drilled>(answered: &Answered<G>) -> Verdict {
    let told = telling::answered(answered);
    Verdict { question: asked(&answered.question), right: answered.question.right, told }
}

impl<G: Staged + Drilled> DrillSitting for Round<G> {
    fn question(&self) -> Option<Question> {
        Self::question(self).map(asked)
    }

    fn answered(&self) -> usize {
        Self::answered(self)
    }

    fn answer(&mut self, answer: usize) -> Option<Verdict> {
        Self::answer(self, answer).as_ref().map(judged)
    }

    fn skip(&mut self) -> Option<Verdict> {
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
