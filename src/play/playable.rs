//! What a game brings so that it can be played freely, beyond what it brings to be taught and spoken of.

use std::fmt::Debug;

use crate::{
    bot::Judge,
    course::taught::Taught,
    game::{Eyes, Game, Played, Seat},
    reference::topic::Topic,
    text::{Catalog, Message},
    wire::Wire,
};

use super::puzzle::Figure;

/// See the module's page.
pub trait Playable: Taught + Wire + Judge {
    /// How the first game of the course opens: the rolls, and the line that the bot follows as long as everybody does.
    const OPENING: &'static [&'static str];

    /// A real table, typed in.
    type Sketch: Sketch<Self>;

    /// The set-up that a seed draws; the same as everywhere else. `None`: so many cannot play.
    fn drawn(players: u8, seed: u64) -> Option<Self::Setup>;

    /// The set-up of a code and the seed that it brings; the seed given is for what the code leaves open.
    ///
    /// # Errors
    /// What is wrong with the code.
    fn coded(code: &str, seed: u64) -> Result<(Self::Setup, Option<u64>), Message>;

    /// The code of what was laid out, with the seed of the rest if there is one.
    fn code(p: &Self::Position, seed: Option<u64>) -> String;

    /// The table in words, as somebody sees it: nothing that is hidden from them.
    fn seen(p: &Self::Position, eyes: Eyes) -> Vec<Message>;

    /// How many of the events of an action somebody can foresee: what comes after them follows from what others hold.
    fn known(events: &[Self::Event], eyes: Eyes) -> usize;

    /// Whether it follows from what others hold that this is decided now.
    fn depends(p: &Self::Position, eyes: Eyes) -> bool;

    /// Whether the words for an action already say how much of this it brings, or costs where it is less than 0.
    fn says_amount(action: Self::Action, by: i32) -> bool;

    /// The result, as events; none while the game goes on.
    fn sheet(p: &Self::Position) -> Vec<Self::Event>;

    /// What comes up in an event.
    fn met(event: &Self::Event) -> Vec<Topic>;

    /// What a coach could say to whoever decides, what matters most first; `before` is everything that was done.
    fn remarks(p: &Self::Position, before: &[Self::Action]) -> Vec<Message>;

    /// The rule of whomever or whatever an action goes to, if it goes anywhere.
    fn visited(p: &Self::Position, action: Self::Action) -> Option<Self::Rule>;

    /// The same table with a seat in the first chair; `None`: nobody can go on from there.
    fn seated_first(p: &Self::Position, seat: Seat) -> Option<Self::Position>;

    /// A position as a lesson file writes it, with everything that was laid out; `None`: a file cannot say it.
    fn scene(p: &Self::Position) -> Option<String>;

    /// The figures that a puzzle about a position can ask for, the most natural first.
    fn figures(p: &Self::Position) -> Vec<Figure>;
}

/// A set-up with what was drawn or assumed for it, or what does not fit together.
pub type Finished<G> = Result<(<G as Game>::Setup, Vec<Message>), Vec<<G as Game>::Fault>>;

/// A real table, typed in line by line, as far as it is known.
pub trait Sketch<G: Playable>: Default + Clone + Debug {
    /// Takes in a line, in any language of ours or the one spoken; people are called by their number, from 1, or by their
    /// names.
    ///
    /// # Errors
    /// What is wrong with it; then nothing has changed.
    fn take(&mut self, line: &str, names: &[String], spoken: &Catalog) -> Result<(), Message>;

    /// Whether nothing was said yet.
    fn is_empty(&self) -> bool;

    /// For how many it is at least: whoever was spoken of sits there.
    fn seats(&self) -> u8;

    /// The set-up, and what was drawn or assumed for what was not said.
    ///
    /// # Errors
    /// What does not fit together.
    fn finish(&self, players: u8, seed: u64) -> Finished<G>;

    /// What can be said: a line as an example each, and what it is for.
    fn help() -> Vec<(Message, Message)>;
}

/// What an action would bring, in words, for eyes that may not look behind every screen.
pub fn foreseen<G: Playable>(played: Played<G>, eyes: Eyes) -> Vec<Message> {
    let Played { position, events } = played;
    let known = if eyes == Eyes::Open { events.len() } else { G::known(&events, eyes).min(events.len()) };
    let open = eyes == Eyes::Open || (known == events.len() && !G::depends(&position, eyes));
    let hidden = (!open).then(|| Message::new("free-behind-screens"));
    events[..known].iter().map(|event| G::event(event)).chain(hidden).collect()
}
