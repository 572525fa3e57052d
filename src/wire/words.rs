//! Who says the sentences: the protocol has ids and numbers, and asks somebody else for words.

use crate::game::{Game, Told};

use super::{
    json::{Bad, Problem},
    protocol::ErrorCode,
};
use crate::ids::Id;

/// Somebody who can put what happens into words.
pub trait Words<G: Game> {
    /// What happened.
    fn event(&self, event: &G::Event) -> String;
    /// Why not, and what would be possible, if the case is known.
    fn refusal(&self, refusal: &G::Refusal, case: Option<(&G::Position, G::Action)>) -> String;
    /// A request that was not understood.
    fn error(&self, code: ErrorCode) -> String;
    /// A piece of a request that does not fit.
    fn bad(&self, bad: &Bad) -> String;
    /// What is wrong with a state.
    fn faults(&self, faults: &[G::Fault]) -> String;
}

/// Nobody: ids stand for words.
pub struct Ids;

impl<G: super::Wire> Words<G> for Ids {
    fn event(&self, event: &G::Event) -> String {
        event.rule().id().to_owned()
    }

    fn refusal(&self, refusal: &G::Refusal, _: Option<(&G::Position, G::Action)>) -> String {
        refusal.rule().id().to_owned()
    }

    fn error(&self, code: ErrorCode) -> String {
        code.id().to_owned()
    }

    fn bad(&self, bad: &Bad) -> String {
        let problem: Problem = bad.problem;
        format!("{} {}", problem.id(), bad.field)
    }

    fn faults(&self, faults: &[G::Fault]) -> String {
        faults.iter().map(|fault| G::fault_id(*fault)).collect::<Vec<_>>().join(" ")
    }
}
