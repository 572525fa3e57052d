//! The JSON lines that other programs speak with the engine.
//!
//! [`json`] reads strictly and keeps places for complaints; [`protocol`] answers one line with one line, for any game
//! that signs [`Wire`]. Hides the JSON. Reads and writes strings, never files.

pub mod json;
pub mod protocol;
pub mod words;

use serde_json::{Map, Value};

use crate::{
    chance::Stream,
    game::{Eyes, Fact, Game, Happened},
    wire::json::{Bad, Fields, Raw},
};

/// Where a seed draws who starts, the citizens and the buildings: seeds that people have written down rely on these
/// numbers.
pub const STREAMS: [Stream; 3] = [Stream(1), Stream(2), Stream(3)];

/// An action as a request has it: at a roll the dice may be left to the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Requested<A> {
    /// This action.
    Do(A),
    /// The dice, whatever they show; the action stands for them where there is nothing to roll, to be refused.
    Roll(A),
}

/// A game that can be spoken of in JSON.
pub trait Wire: Game {
    /// The set-up of a `new` request, whose `cmd` and `seed` were taken already; what it leaves open is drawn.
    fn read_new(fields: Fields<'_>, seed: u64) -> Result<Self::Setup, Bad>;
    /// The set-up in a record.
    fn read_setup(setup: Raw<'_>) -> Result<Self::Setup, Bad>;
    /// A state to load.
    fn read_state(state: Raw<'_>) -> Result<Self::Setup, Bad>;
    /// An action at a table of so many.
    fn read_action(action: Raw<'_>, players: u8) -> Result<Requested<Self::Action>, Bad>;
    /// How many players a set-up is for.
    fn seats(setup: &Self::Setup) -> u8;

    /// The set-up in a record.
    fn write_setup(setup: &Self::Setup) -> Value;
    /// A state or what somebody sees of it.
    fn write_view(view: &Self::View) -> Value;
    /// What is to be decided.
    fn write_decision(p: &Self::Position) -> Value;
    /// An action.
    fn write_action(action: Self::Action) -> Value;
    /// What an event changed in a hand.
    fn item_id(item: <Self::Event as Happened>::Stock) -> &'static str;
    /// The nearest yes of a refused action.
    fn nearest(p: &Self::Position, action: Self::Action) -> Option<Value>;
    /// Whether chance does this.
    fn is_roll(action: Self::Action) -> bool;
}

/// A fact as JSON.
pub fn fact(fact: Fact) -> Value {
    match fact {
        Fact::Number(number) => number.into(),
        Fact::Id(id) => id.into(),
        Fact::Ids(ids) => ids.into(),
        Fact::Seat(seat) => seat.0.into(),
        Fact::Table(table) => table.into_iter().map(|(id, number)| (id.to_owned(), Value::from(number))).collect(),
        Fact::Nothing => Value::Null,
    }
}

/// Facts as a JSON object.
pub fn facts(tell: impl FnOnce(&mut dyn FnMut(&'static str, Fact))) -> Map<String, Value> {
    let mut map = Map::new();
    tell(&mut |name, value| {
        map.insert(name.to_owned(), fact(value));
    });
    map
}

/// A set-up from the JSON of a state.
///
/// # Errors
/// What does not fit; `None` where the text is not one JSON object.
pub fn read_state<G: Wire>(text: &str) -> Result<G::Setup, Option<Bad>> {
    G::read_state(json::object(text.as_bytes()).ok_or(None)?).map_err(Some)
}

/// The JSON of a state.
pub fn write_state<G: Wire>(p: &G::Position) -> Value {
    G::write_view(&G::view(p, Eyes::Open))
}
