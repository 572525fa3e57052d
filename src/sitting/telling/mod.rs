//! What came of something, told once: messages in order, each with what it is for.
//!
//! First comes what the reader needs to know next: that the step is done, what there is to learn from an attempt, why not
//! and the nearest yes. Then consequences: what is taken back, which rule it is, how it might have gone on. What happened
//! comes last. A face may leave out what it has no room for, by what it is for, and adds nothing. Hides who is told what,
//! and when.

mod drill;
mod lesson;
mod review;

pub use drill::{answered, summed_up};
pub use lesson::{closing, done_for_you, foretold, replied, shown_instead, skipping};
pub use review::{judged, named, turned_out};

use crate::{
    course::{
        progress::{Change, Learnt},
        run::reply::Refused,
        taught::Taught,
    },
    game::{Decision, Ruled, Seat},
    ids::Id,
    reference::topic::Topic,
    text::{Message, Spoken},
};

/// What a message is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// What the next messages are about.
    Subject,
    /// That something is done, or right.
    Done,
    /// That it is not.
    Missed,
    /// That somebody has judged otherwise than the rules do.
    Misjudged,
    /// What there is to learn from it.
    Coaching,
    /// Why not.
    Refusal,
    /// What would be possible instead.
    Nearest,
    /// What is still to be done.
    Gap,
    /// What becomes of it.
    Note,
    /// The title of the rule behind it.
    Rule,
    /// What whomever or whatever it goes to does.
    About,
    /// What the next messages are.
    Heading,
    /// What would happen, or was only shown.
    Shown,
    /// What has happened and stays.
    Happened,
}

/// A message, with what it is for.
#[derive(Clone, PartialEq, Debug)]
pub struct Saying {
    /// What it is for.
    pub purpose: Purpose,
    /// What is said.
    pub message: Message,
    /// The id of the rule that is named.
    pub rule: Option<&'static str>,
    /// Where there is more to read about it.
    pub topic: Option<Topic>,
}

impl Saying {
    /// A message for something.
    pub fn new(purpose: Purpose, message: Message) -> Self {
        Self { purpose, message, rule: None, topic: None }
    }

    /// A rule, by its title.
    pub fn rule<G: Spoken>(rule: G::Rule) -> Self {
        let message = G::rule(rule).attribute("title");
        Self { rule: Some(rule.id()), topic: Topic::rule::<G>(rule), ..Self::new(Purpose::Rule, message) }
    }
}

fn plain(purpose: Purpose, id: &str) -> Saying {
    Saying::new(purpose, Message::new(id))
}

/// Events, each for the same.
fn events<G: Spoken>(purpose: Purpose, events: &[G::Event]) -> impl Iterator<Item = Saying> {
    events.iter().map(move |event| Saying::new(purpose, G::event(event)))
}

/// What has happened and stays.
pub fn happened<G: Spoken>(happened: &[G::Event]) -> Vec<Saying> {
    events::<G>(Purpose::Happened, happened).collect()
}

/// What an action would bring, and by which rule.
pub fn would<G: Spoken>(would: &[G::Event], otherwise: Option<G::Rule>) -> Vec<Saying> {
    let rule = would.first().map(Ruled::rule).or(otherwise).map(Saying::rule::<G>);
    let heading = plain(Purpose::Heading, "learn-would");
    [heading].into_iter().chain(events::<G>(Purpose::Shown, would)).chain(rule).collect()
}

/// The same as far as it can be foreseen, and what it goes to.
pub fn foreseen<G: Spoken>(told: Vec<Message>, goes_to: Option<Topic>, rule: Option<G::Rule>) -> Vec<Saying> {
    let heading = plain(Purpose::Heading, "learn-would");
    let told = told.into_iter().map(|message| Saying::new(Purpose::Shown, message));
    let about = |topic: Topic| Saying { topic: Some(topic), ..Saying::new(Purpose::About, topic.text()) };
    [heading].into_iter().chain(told).chain(goes_to.map(about)).chain(rule.map(Saying::rule::<G>)).collect()
}

/// What is remembered of an attempt that was refused: the rules that were got wrong.
pub fn got_wrong<G: Taught>(refused: &Refused<G>) -> Vec<Change> {
    refused.refusals.iter().map(|one| Change::of::<G>(Learnt::Wrong(one.rule().id()))).collect()
}

/// Why not, what would be possible for whom it is said to, and by which rules.
pub fn refused<G: Taught>(refused: &Refused<G>, to: Seat) -> Vec<Saying> {
    let mut said = why_not(refused, to);
    said.extend(rules_of(refused));
    said
}

/// Why not, and the nearest yes: only for whoever is asked, since nobody else can do it.
fn why_not<G: Taught>(refused: &Refused<G>, to: Seat) -> Vec<Saying> {
    let asked = matches!(G::decision(&refused.position), Decision::Ask { seat, .. } if seat == to);
    let nearest = if asked { G::nearest(&refused.position, refused.action) } else { Vec::new() };
    let refusals = refused.refusals.iter().map(|one| Saying::new(Purpose::Refusal, G::refusal(one)));
    refusals.chain(nearest.into_iter().map(|near| Saying::new(Purpose::Nearest, near))).collect()
}

fn rules_of<G: Taught>(refused: &Refused<G>) -> impl Iterator<Item = Saying> {
    refused.refusals.iter().map(|one| Saying::rule::<G>(one.rule()))
}
