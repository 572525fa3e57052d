//! What the tiny game brings to be played freely.

use santiago::{
    game::{Eyes, Ruled},
    play::playable::Playable,
    reference::Topic,
    text::{Message, Spoken},
};

use super::{
    game::{Action, MOST_BEANS, PLAYERS, Position, Tiny},
    told::{Event, Rule},
    wire,
};

impl Playable for Tiny {
    fn drawn(players: u8, seed: u64) -> Option<Position> {
        (players == PLAYERS).then(|| wire::drawn(seed))
    }

    /// The code is how many beans there are.
    fn coded(code: &str, seed: u64) -> Result<(Position, Option<u64>), Message> {
        let heap = code.parse().ok().filter(|heap| (1..=MOST_BEANS).contains(heap));
        let heap = heap.ok_or_else(|| Message::new("tiny-code").with("most", MOST_BEANS))?;
        Ok((Position { heap, ..wire::drawn(seed) }, None))
    }

    fn code(p: &Position, _: Option<u64>) -> String {
        (p.heap + p.hands.iter().map(|hand| hand.beans).sum::<u8>()).to_string()
    }

    fn seen(p: &Position, _: Eyes) -> Vec<Message> {
        Self::table(p)
    }

    /// Everything lies open.
    fn known(events: &[Event], _: Eyes) -> usize {
        events.len()
    }

    fn depends(_: &Position, _: Eyes) -> bool {
        false
    }

    fn amount(_: &str, by: i32) -> Message {
        Message::new(if by > 0 { "tiny-gets" } else { "tiny-gives" }).with("count", by.unsigned_abs())
    }

    fn says_amount(action: Action, by: i32) -> bool {
        matches!(action, Action::Take(_)) && by > 0
    }

    fn sheet(p: &Position) -> Vec<Event> {
        p.scores()
    }

    fn met(event: &Event) -> Vec<Topic> {
        Topic::rule::<Self>(event.rule()).into_iter().collect()
    }

    fn visited(_: &Position, _: Action) -> Option<Rule> {
        None
    }
}
