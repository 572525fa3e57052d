//! How an answer of a drill was judged and why, and how a round went.

use crate::{
    course::{
        drill::{Answered, Drilled, Round, title},
        progress::Grade,
    },
    text::{Message, list},
};

use super::{Purpose, Saying, events, plain};

/// How an answer was judged, and what the rules say.
pub fn answered<G: Drilled>(verdict: &Answered<G>) -> Vec<Saying> {
    let question = &verdict.question;
    let told = |id: &str| Message::new(id).with("answer", question.options[question.right].clone());
    let mut said = vec![match (verdict.outcome, verdict.answer) {
        (Grade::Right, _) => plain(Purpose::Done, "drill-right"),
        (Grade::Helped, _) => plain(Purpose::Done, "drill-right-with-help"),
        (Grade::Wrong, Some(_)) => Saying::new(Purpose::Missed, told("drill-wrong")),
        (Grade::Wrong, None) => Saying::new(Purpose::Note, told("drill-skipped")),
    }];
    let case = &question.case;
    said.extend(case.refusals.iter().map(|refusal| Saying::new(Purpose::Refusal, G::refusal(refusal))));
    said.extend(case.rules.first().map(|rule| Saying::new(Purpose::Coaching, G::rule(*rule))));
    said.extend(case.rules.iter().map(|rule| Saying::rule::<G>(*rule)));
    said.extend(events::<G>(Purpose::Shown, &case.events));
    said
}

/// How many were right, and what comes back.
pub fn summed_up<G: Drilled>(round: &Round<G>) -> Vec<Saying> {
    let score = Message::new("drill-score").with("right", round.right()).with("count", round.answered());
    let after = match list(round.missed().into_iter().map(title::<G>)) {
        Some(missed) => Message::new("drill-comes-back").with("list", missed),
        None => Message::new("drill-rests"),
    };
    vec![Saying::new(Purpose::Done, score), Saying::new(Purpose::Note, after)]
}
