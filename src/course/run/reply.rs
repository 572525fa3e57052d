//! What came of a deed, as data: how it was judged, what happened, why not, what is still to be done.

use crate::{course::taught::Taught, text::Message};

/// How a deed was judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The goal is met.
    Passed,
    /// Played; the goal can still be met.
    Kept,
    /// Shown and taken back: the goal could no longer be met, or nothing was to be played.
    TakenBack,
    /// The rules say no.
    Refused,
    /// Not the answer.
    NotTheAnswer,
    /// Looked at; not what was to be looked at.
    Looked,
}

/// What came of a deed.
#[derive(Clone, Debug)]
pub struct Reply<G: Taught> {
    /// How it was judged.
    pub verdict: Verdict,
    /// What happened.
    pub events: Vec<G::Event>,
    /// How the author's line goes on from there.
    pub might_go_on: Vec<G::Event>,
    /// Why not.
    pub refused: Option<Refused<G>>,
    /// The attribute of the step's text that speaks about it.
    pub coaching: Option<String>,
    /// What is still to be done.
    pub gaps: Vec<Message>,
    /// What is shown with the answer, and what the others did then: events with a text each.
    pub after: Vec<(Option<String>, Vec<G::Event>)>,
    /// What happened at the start of the next step.
    pub opening: Vec<G::Event>,
}

/// An attempt that the rules refuse.
#[derive(Clone, Debug)]
pub struct Refused<G: Taught> {
    /// Where.
    pub position: G::Position,
    /// What.
    pub action: G::Action,
    /// Why not.
    pub refusals: Vec<G::Refusal>,
}

impl<G: Taught> Reply<G> {
    /// A reply with nothing to tell but how the deed was judged.
    pub(super) fn new(verdict: Verdict) -> Self {
        Self {
            verdict,
            events: Vec::new(),
            might_go_on: Vec::new(),
            refused: None,
            coaching: None,
            gaps: Vec::new(),
            after: Vec::new(),
            opening: Vec::new(),
        }
    }
}
