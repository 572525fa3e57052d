//! What a game brings so that it can be played freely, beyond what it brings to be taught, judged and spoken of.
//!
//! What not every game has is signed apart: [`super::Sketched`] for real tables, [`super::puzzle::Puzzling`] for
//! puzzles. Whether a table is coached stands in its save, so the coach is a value here and no contract.

use crate::{
    bot::Judge,
    course::taught::Taught,
    game::{Eyes, Game, Played},
    reference::topic::Topic,
    text::Message,
    wire::Wire,
};

/// See the module's page.
pub trait Playable: Taught + Wire + Judge {
    /// Who coaches the first game of the course. `None`: there is no such game.
    const COACH: Option<Coach<Self>> = None;

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

    /// That something is got, or paid where it is less than 0; what it is, by its id.
    fn amount(what: &str, by: i32) -> Message;

    /// The result, as events; none while the game goes on.
    fn sheet(p: &Self::Position) -> Vec<Self::Event>;

    /// What comes up in an event.
    fn met(event: &Self::Event) -> Vec<Topic>;

    /// The rule of whomever or whatever an action goes to, if it goes anywhere.
    fn visited(p: &Self::Position, action: Self::Action) -> Option<Self::Rule>;
}

/// What a game brings so that its first game can be coached.
pub struct Coach<G: Game> {
    /// How the game opens: the rolls, and the line that the bot follows as long as everybody does.
    pub opening: &'static [&'static str],
    /// What there is to say to whoever decides, what matters most first, given everything that was done.
    pub remarks: fn(&G::Position, &[G::Action]) -> Vec<Message>,
}

/// What an action would bring, in words, for eyes that may not look behind every screen.
pub fn foreseen<G: Playable>(played: Played<G>, eyes: Eyes) -> Vec<Message> {
    let Played { position, events } = played;
    let known = if eyes == Eyes::Open { events.len() } else { G::known(&events, eyes).min(events.len()) };
    let open = eyes == Eyes::Open || (known == events.len() && !G::depends(&position, eyes));
    let hidden = (!open).then(|| Message::new("free-behind-screens"));
    events[..known].iter().map(|event| G::event(event)).chain(hidden).collect()
}
