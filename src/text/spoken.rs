//! What a game says: whatever happens, is refused or can be chosen at its table, as messages.
//!
//! What a game tells as data becomes a message by [`told`]; a game itself words only what has no facts of its own.
//! Hides how the ids and facts of a case become ids and variables of texts.

use crate::{
    game::{Game, Seat, Told},
    ids::Id,
};

use super::message::{Arg, Message};

/// The message of a case: its id behind the prefix of the game and the kind of case, its facts under their own names.
pub fn told(prefix: &str, kind: &str, case: &impl Told) -> Message {
    let mut message = Message::new(format!("{prefix}-{kind}-{}", case.id()));
    let mut tell = |name, fact| message.args.push((name, Arg::from(fact)));
    case.facts(&mut tell);
    case.derived(&mut tell);
    message
}

/// A game that can be spoken of.
pub trait Spoken: Game {
    /// What the ids of the game's texts begin with.
    const TEXTS: &'static str;

    /// What happened.
    fn event(event: &Self::Event) -> Message {
        told(Self::TEXTS, "event", event)
    }

    /// Why not.
    fn refusal(refusal: &Self::Refusal) -> Message {
        told(Self::TEXTS, "refusal", refusal)
    }

    /// What is wrong with a position.
    fn fault(fault: Self::Fault) -> Message {
        told(Self::TEXTS, "fault", &fault)
    }

    /// What a seat is asked; `turn` is whose turn it is.
    fn question(question: Self::Question, seat: Seat, turn: Seat) -> Message {
        Message::new(format!("{}-decision-{}", Self::TEXTS, question.id())).with("seat", seat).with("turn", turn)
    }

    /// That the dice are to be rolled.
    fn roll_asked() -> Message {
        Message::new(format!("{}-action-roll", Self::TEXTS))
    }

    /// What would be possible instead.
    fn nearest(p: &Self::Position, action: Self::Action) -> Vec<Message>;

    /// An action.
    fn action(action: Self::Action) -> Message;

    /// An action as something to choose, possible or not.
    fn choice(p: &Self::Position, action: Self::Action) -> Message;

    /// A rule.
    fn rule(rule: Self::Rule) -> Message;

    /// What was laid out before the game.
    fn layout(p: &Self::Position) -> Vec<Message>;

    /// The table: a line for each fact.
    fn table(p: &Self::Position) -> Vec<Message>;

    /// What a thing on the table is.
    fn thing(thing: &str) -> Message;

    /// How a thing on the table stands now.
    fn look(p: &Self::Position, thing: &str) -> Vec<Message>;
}
