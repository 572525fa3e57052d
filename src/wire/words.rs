//! What the protocol says in words: it has ids and numbers, and asks somebody else for the sentence.

use crate::{
    game::{Game, Ruled, Told},
    ids::{Id, ids},
};

use super::json::Bad;

ids! {
    /// Why a request was not understood.
    pub enum ErrorCode {
        /// The line is too long.
        TooLong = "too-long",
        /// The line is not one JSON object.
        BadJson = "bad-json",
        /// Something in the request does not fit.
        BadRequest = "bad-request",
        /// There is no game.
        NoGame = "no-game",
        /// There is nothing to undo.
        NothingToUndo = "nothing-to-undo",
        /// The state breaks an invariant.
        BadState = "bad-state",
    }
}

/// Something to be put into words.
pub enum Sentence<'a, G: Game> {
    /// What happened.
    Event(&'a G::Event),
    /// Why not, and what would be possible, if the case is known.
    Refusal(&'a G::Refusal, Option<(&'a G::Position, G::Action)>),
    /// A request that was not understood.
    Error(ErrorCode),
    /// A piece of a request that does not fit.
    Bad(&'a Bad),
    /// What is wrong with a state.
    Faults(&'a [G::Fault]),
}

/// The sentence where nobody has words: ids stand for them.
pub fn in_ids<G: Game>(sentence: &Sentence<'_, G>) -> String {
    match *sentence {
        Sentence::Event(event) => event.rule().id().to_owned(),
        Sentence::Refusal(refusal, _) => refusal.rule().id().to_owned(),
        Sentence::Error(code) => code.id().to_owned(),
        Sentence::Bad(bad) => format!("{} {}", bad.problem.id(), bad.field),
        Sentence::Faults(faults) => faults.iter().map(Told::id).collect::<Vec<_>>().join(" "),
    }
}
