//! Santiago in messages, until it has texts: ids stand for words, and of its table nothing is told.

use crate::{
    game::{Ruled, Seat, Told},
    ids::Id,
    text::{Arg, Message, Spoken},
};

use super::{Action, Event, Fault, Island, Position, Question, Refusal, Rule};

fn id_alone(id: impl Into<Arg>) -> Message {
    Message::new("id-alone").with("id", id)
}

impl Spoken for Island {
    const TEXTS: &'static str = "island";

    fn event(event: &Event) -> Message {
        id_alone(event.rule().id())
    }

    fn refusal(refusal: &Refusal) -> Message {
        id_alone(refusal.rule().id())
    }

    fn fault(fault: Fault) -> Message {
        id_alone(fault.id())
    }

    fn question(question: Question, _: Seat, _: Seat) -> Message {
        id_alone(question.id())
    }

    fn nearest(_: &Position, _: Action) -> Vec<Message> {
        Vec::new()
    }

    fn action(action: Action) -> Message {
        id_alone(action.to_string())
    }

    fn choice(_: &Position, action: Action) -> Message {
        Self::action(action)
    }

    fn rule(rule: Rule) -> Message {
        id_alone(rule.id())
    }

    fn layout(_: &Position) -> Vec<Message> {
        Vec::new()
    }

    fn table(_: &Position) -> Vec<Message> {
        Vec::new()
    }

    fn thing(thing: &str) -> Message {
        id_alone(thing.to_owned())
    }

    fn look(_: &Position, _: &str) -> Vec<Message> {
        Vec::new()
    }
}
