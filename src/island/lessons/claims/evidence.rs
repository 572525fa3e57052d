//! What a fact is judged by, and what facts of all kinds say.

use crate::{
    course::{
        shape::At,
        taught::{Amount, Who},
    },
    game::Seat,
    island::{Item, Position, words::id_alone},
    text::Message,
};

/// What a fact is judged by.
#[derive(Clone, Copy)]
pub(super) struct Evidence<'a> {
    /// Where the step began.
    pub(super) start: &'a Position,
    /// Where it is now.
    pub(super) now: &'a Position,
}

/// A kind of fact.
pub(super) trait Factual {
    /// What it lacks; nothing if it holds.
    fn lacks(&self, by: Evidence<'_>) -> Vec<Message>;

    /// Everybody whom it names.
    fn names(&self) -> Vec<&At<Who>> {
        Vec::new()
    }
}

/// Whose it is; left out: the learner's.
pub(in crate::island::lessons) fn seat(who: Option<&At<Who>>) -> Seat {
    who.map_or(Who::You, |who| who.value).seat()
}

/// How much of something a seat has.
pub(in crate::island::lessons) fn holding(p: &Position, seat: Seat, item: Item) -> i32 {
    let hand = p.hand(seat);
    match item {
        Item::Escudos => hand.escudos.into(),
        Item::Markers => hand.markers.into(),
    }
}

/// What a fact is about, in words that go together.
pub(super) fn called(words: &[&str]) -> Message {
    id_alone(words.join(" "))
}

/// A number that is not as wanted; nothing where none is wanted.
pub(super) fn counted(words: &[&str], wanted: Option<Amount>, found: impl Into<i32>) -> Option<Message> {
    let found = found.into();
    let missed = wanted.filter(|wanted| !wanted.holds(found))?;
    Some(missed.gap(called(words), found))
}

/// What is to be; nothing if it is so.
pub(super) fn unless(so: bool, words: &[&str]) -> Option<Message> {
    (!so).then(|| called(words))
}
