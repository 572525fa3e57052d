//! What a move of a reviewed game cost: what was better, in what, and by which rule.

use crate::{
    course::taught::Taught,
    play::{playable::Playable, review::Judgment},
    text::{Message, bot::ahead},
};

use super::{Purpose, Saying, events, plain};

/// What was played and what was better, what that is ahead in, and the rule behind it.
pub fn judged<G: Playable>(judgment: &Judgment<G>) -> Vec<Saying> {
    vec![
        Saying::new(Purpose::Missed, named("review-played", judgment, judgment.played)),
        Saying::new(Purpose::Nearest, named("review-better", judgment, judgment.better)),
        Saying::new(Purpose::Coaching, ahead(G::TEXTS, &judgment.parts)),
        Saying::rule::<G>(judgment.rule),
    ]
}

/// A move in words and as a line.
pub fn named<G: Playable>(id: &str, judgment: &Judgment<G>, action: G::Action) -> Message {
    let text = G::choice(&judgment.position, action);
    Message::new(id).with("text", text).with("line", action.to_string())
}

/// What the better move would have brought, with the rest of the turn.
pub fn turned_out<G: Taught>(turn: &[G::Event]) -> Vec<Saying> {
    let heading = plain(Purpose::Heading, "review-would");
    [heading].into_iter().chain(events::<G>(Purpose::Shown, turn)).collect()
}
