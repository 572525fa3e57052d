//! An engine that other programs speak with in lines of JSON, whichever game it is, and what it says in words.
//!
//! Hides which message says what the protocol has only ids and numbers for.

use crate::{
    ids::Id,
    text::{Catalog, Message, Spoken},
    wire::{
        Wire,
        protocol::Session,
        words::{ErrorCode, Sentence},
    },
};

/// See the module's page.
pub trait Engine {
    /// The answer to a line, without its end.
    fn answer(&mut self, line: &[u8]) -> String;
}

impl<G: Wire> Engine for Session<G> {
    fn answer(&mut self, line: &[u8]) -> String {
        Self::answer(self, line)
    }
}

/// The engine of a game in the words of a catalog, with no game under way yet; `entropy` is the system's chance.
pub fn worded<G: Wire + Spoken>(entropy: fn() -> u64, catalog: Catalog) -> Box<dyn Engine> {
    Box::new(Session::<G>::new(entropy, move |sentence| said::<G>(&catalog, sentence)))
}

/// A sentence of a game's answers in the words of a catalog.
fn said<G: Spoken>(catalog: &Catalog, sentence: &Sentence<'_, G>) -> String {
    let messages = match *sentence {
        Sentence::Event(event) => vec![G::event(event)],
        Sentence::Refusal(refusal, case) => {
            let near = case.map(|(position, action)| G::nearest(position, action));
            [G::refusal(refusal)].into_iter().chain(near.into_iter().flatten()).collect()
        }
        Sentence::Error(code) => vec![Message::new(format!("error-{}", code.id()))],
        Sentence::Bad(bad) => {
            let id = format!("error-{}-{}", ErrorCode::BadRequest.id(), bad.problem.id());
            vec![Message::new(id).with("field", bad.field.clone())]
        }
        Sentence::Faults(faults) => {
            let head = Message::new("error-bad-state").with("count", faults.len());
            [head].into_iter().chain(faults.iter().map(|fault| G::fault(*fault))).collect()
        }
    };
    messages.iter().map(|message| catalog.say(message).text).collect::<Vec<_>>().join(" ")
}
