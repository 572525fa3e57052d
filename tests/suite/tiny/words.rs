//! The tiny game in messages.

use santiago::{
    game::{Game, Seat},
    ids::Id,
    text::{Message, Spoken, spoken::told},
};

use super::{
    counts::{Asked, count},
    game::{Action, FOR_THE_LAST, PLAYERS, Position, Question, Tiny},
    told::{Event, Rule},
};

fn about(kind: &str, id: &str) -> Message {
    Message::new(format!("tiny-{kind}-{id}"))
}

fn heap(p: Position) -> Message {
    about("table", "heap").with("count", p.heap)
}

fn coin(p: Position) -> Message {
    match p.allowed {
        Some(allowed) => about("table", "coin").with("allowed", allowed),
        None => about("table", "untossed"),
    }
}

fn hands(p: Position) -> impl Iterator<Item = Message> {
    (0..PLAYERS).map(Seat).zip(p.hands).map(|(seat, hand)| {
        let pass = if hand.pass { "left" } else { "used" };
        about("table", "hand").with("player", seat).with("count", hand.beans).with("pass", pass)
    })
}

impl Spoken for Tiny {
    const TEXTS: &'static str = "tiny";

    fn event(event: &Event) -> Message {
        count(Asked::Tell(*event));
        told(Self::TEXTS, "event", event)
    }

    /// The coin, or the most that can be taken.
    fn nearest(p: &Position, _: Action) -> Vec<Message> {
        let mut legal = Vec::new();
        Self::legal(p, &mut legal);
        let most = legal.into_iter().rfind(|action| *action != Action::Pass);
        match (p.question(), most) {
            (Question::Toss, _) => vec![about("nearest", "toss")],
            (_, Some(most)) => vec![about("nearest", "instead").with("action", Self::action(most))],
            (_, None) => Vec::new(),
        }
    }

    fn action(action: Action) -> Message {
        let message = about("action", action.kind().id());
        match action {
            Action::Toss(count) | Action::Take(count) => message.with("count", count),
            Action::Pass => message,
        }
    }

    fn choice(p: &Position, action: Action) -> Message {
        match action {
            Action::Take(count) => {
                about("choice", "take").with("count", count).with("left", p.heap.saturating_sub(count))
            }
            Action::Toss(_) | Action::Pass => Self::action(action),
        }
    }

    fn rule(rule: Rule) -> Message {
        let message = about("rule", rule.id());
        if rule == Rule::EndLastBean { message.with("count", FOR_THE_LAST) } else { message }
    }

    /// Nothing is laid out that the table does not show.
    fn layout(_: &Position) -> Vec<Message> {
        Vec::new()
    }

    fn table(p: &Position) -> Vec<Message> {
        [heap(*p), coin(*p)].into_iter().chain(hands(*p)).collect()
    }

    fn thing(thing: &str) -> Message {
        about("thing", thing)
    }

    fn look(p: &Position, thing: &str) -> Vec<Message> {
        match thing {
            "heap" => vec![heap(*p)],
            "coin" => vec![coin(*p)],
            _ => hands(*p).collect(),
        }
    }
}
