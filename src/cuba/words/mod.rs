//! Santiago de Cuba in messages: what could be, what can be chosen, and the rules.
//!
//! Whatever the engine tells as data becomes a message by itself; here stands what has no facts of its own. Tests say
//! every message in every language.

mod said;
pub mod table;

use super::{Action, Cuba, Position, Rule, nearest::nearest};
use crate::text::{Message, Spoken, told};

pub use said::{action, rule};

impl Spoken for Cuba {
    const TEXTS: &'static str = "cuba";

    /// The one change that makes the action possible, and what can be done now instead, if that is of the same kind or
    /// all there is to say.
    fn nearest(p: &Position, tried: Action) -> Vec<Message> {
        let nearest = nearest(p, tried);
        let mut messages = Vec::new();
        if let [edit] = nearest.change[..] {
            messages.push(told(Self::TEXTS, "nearest", &edit));
        }
        let instead = nearest.instead.filter(|instead| messages.is_empty() || instead.kind() == tried.kind());
        messages.extend(instead.map(|instead| Message::new("cuba-instead").with("action", action(instead))));
        messages
    }

    fn action(one: Action) -> Message {
        action(one)
    }

    fn choice(p: &Position, action: Action) -> Message {
        table::choice(p, action)
    }

    fn rule(one: Rule) -> Message {
        rule(one)
    }

    fn layout(p: &Position) -> Vec<Message> {
        table::layout(p)
    }

    fn table(p: &Position) -> Vec<Message> {
        table::table(p)
    }

    fn thing(thing: &str) -> Message {
        table::thing(thing)
    }

    fn look(p: &Position, thing: &str) -> Vec<Message> {
        table::look(p, thing)
    }
}
