//! Santiago in messages, until it has texts: ids and numbers stand for words, also for what lies on its table.

mod alone;
pub(in crate::island) mod table;

pub(in crate::island) use alone::id_alone;

use crate::{
    game::{Eyes, Ruled, Seat, Told},
    ids::Id,
    text::{Message, Spoken},
};

use super::{Action, Event, Fault, Island, Position, Question, Refusal, Rule};

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

    fn layout(p: &Position) -> Vec<Message> {
        table::layout(p)
    }

    fn table(p: &Position) -> Vec<Message> {
        table::seen(p, Eyes::Open)
    }

    fn thing(thing: &str) -> Message {
        id_alone(thing.to_owned())
    }

    fn look(p: &Position, thing: &str) -> Vec<Message> {
        table::look(p, thing)
    }
}
