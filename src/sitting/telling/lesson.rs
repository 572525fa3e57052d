//! What came of a deed in a lesson, and what is known at its end.

use crate::{
    course::{
        lesson::{Deed, Step},
        run::{
            hint::Hint,
            reply::{Reply, Verdict},
        },
        scenario::Demand,
        taught::{LEARNER, Taught},
        tutor::Tutor,
    },
    text::Message,
};

use super::{Purpose, Saying, events, happened, plain, refused, rules_of, why_not, would};

/// What came of a deed. What opens the next step is told with that step.
pub fn replied<G: Taught>(step: &Step<G>, reply: &Reply<G>) -> Vec<Saying> {
    let text = Message::new(step.text.as_str());
    let said = |attribute: &String| Saying::new(Purpose::Coaching, text.clone().attribute(attribute.clone()));
    let mut told: Vec<Saying> = outcome(step, reply).into_iter().collect();
    told.extend(reply.coaching.as_ref().map(said));
    if let Some(refused) = &reply.refused {
        told.extend(why_not(refused, LEARNER));
    }
    let taken_back = reply.verdict == Verdict::TakenBack;
    if taken_back {
        told.extend((!reply.gaps.is_empty()).then(|| plain(Purpose::Heading, "learn-still")));
        told.extend(reply.gaps.iter().map(|gap| Saying::new(Purpose::Gap, gap.clone())));
        let played = matches!(step.kind, Demand::Act | Demand::Try);
        told.push(plain(Purpose::Note, if played { "learn-taken-back" } else { "learn-only-shown" }));
    }
    told.extend(reply.refused.iter().flat_map(rules_of));
    if taken_back {
        // It did not stay so: what was taken back is what would happen.
        shown::<G>("learn-would", &reply.events, &mut told);
    } else {
        told.extend(events::<G>(Purpose::Happened, &reply.events));
    }
    shown::<G>("learn-might-go-on", &reply.might_go_on, &mut told);
    let mut alone = true;
    for (attribute, after) in &reply.after {
        if let Some(attribute) = attribute {
            shown::<G>("learn-would", after, &mut told);
            told.push(said(attribute));
        } else {
            told.extend(std::mem::take(&mut alone).then(|| plain(Purpose::Heading, "learn-others-play")));
            told.extend(events::<G>(Purpose::Happened, after));
        }
    }
    told
}

/// Whether the step is done, if that is said at all: what goes on needs no word.
fn outcome<G: Taught>(step: &Step<G>, reply: &Reply<G>) -> Option<Saying> {
    match reply.verdict {
        Verdict::Passed if reply.refused.is_some() => Some(plain(Purpose::Done, "learn-refused-as-asked")),
        Verdict::Passed => Some(plain(Purpose::Done, "learn-passed")),
        Verdict::NotTheAnswer => Some(plain(Purpose::Missed, "learn-not-the-answer")),
        Verdict::Looked if step.kind == Demand::Look => Some(plain(Purpose::Missed, "learn-not-the-answer")),
        Verdict::Kept | Verdict::TakenBack | Verdict::Refused | Verdict::Looked => None,
    }
}

/// That a step is done for the learner.
pub fn skipping(testing: bool) -> Vec<Saying> {
    let ends = testing.then(|| plain(Purpose::Note, "learn-test-ends"));
    ends.into_iter().chain([plain(Purpose::Note, "learn-skipped")]).collect()
}

/// What the learner would have looked at, or answered.
pub fn shown_instead<G: Taught>(step: &Step<G>, position: &G::Position, deed: Deed<G>, look: Option<&str>) -> Saying {
    Saying::new(Purpose::Coaching, Hint::Move(deed).message(step, position, look))
}

/// What came of a step that was done for the learner: everything but whose merit it is, and what opens the next step.
pub fn done_for_you<G: Taught>(step: &Step<G>, reply: &Reply<G>) -> Vec<Saying> {
    let mut told = replied(step, reply);
    told.retain(|saying| saying.purpose != Purpose::Done);
    told.extend(happened::<G>(&reply.opening));
    told
}

/// What would come of a deed, or why it is not possible.
pub fn foretold<G: Taught>(step: &Step<G>, reply: &Reply<G>) -> Vec<Saying> {
    if let Some(no) = &reply.refused {
        return refused(no, LEARNER);
    }
    let passes = (reply.verdict == Verdict::Passed).then(|| plain(Purpose::Done, "learn-would-pass"));
    let coaching = reply
        .coaching
        .as_ref()
        .map(|attribute| Saying::new(Purpose::Coaching, Message::new(step.text.as_str()).attribute(attribute.clone())));
    passes.into_iter().chain(coaching).chain(would::<G>(&reply.events, Some(step.rule))).collect()
}

/// What is only shown, with a heading, if there is anything.
fn shown<G: Taught>(heading: &str, shown: &[G::Event], told: &mut Vec<Saying>) {
    if !shown.is_empty() {
        told.push(plain(Purpose::Heading, heading));
        told.extend(events::<G>(Purpose::Shown, shown));
    }
}

/// How the lesson was done, and what is known now.
pub fn closing<G: Taught>(tutor: &Tutor<'_, G>) -> Vec<Saying> {
    let titled = Message::new(tutor.run().lesson().text.as_str());
    let done = match tutor.left_open() {
        0 if tutor.is_flawless() => Message::new("learn-tested").with("title", titled.clone()),
        0 => Message::new("learn-finished").with("title", titled.clone()),
        count => Message::new("learn-left-open").with("count", count),
    };
    vec![Saying::new(Purpose::Done, done), Saying::new(Purpose::Coaching, titled.attribute("closing"))]
}
