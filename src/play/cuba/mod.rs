//! Santiago de Cuba as it is played freely: drawn, coded, seen, typed in.

mod sketch;

pub use sketch::Sketch;

use std::ops::RangeInclusive;

use crate::{
    chance::Chance,
    cuba::{
        Building, Citizen, Cuba, Event, Position, Setup,
        board::{FEWEST_PLAYERS, MOST_PLAYERS},
        code::{Code, Miscoded},
        layout::default_flowers,
        setup::Wish,
    },
    game::{Eyes, Fact, LARGEST_SEED, Seat, Told},
    ids::Id,
    reference::topic::Topic,
    text::{self, Message},
    wire::STREAMS,
};

use super::playable::Playable;

/// The wish of a game of which nothing is settled.
fn open(players: u8) -> Wish {
    Wish { players, first: None, street: None, town: None, flowers: default_flowers() }
}

/// The sources of who starts, the citizens and the buildings.
fn sources(seed: u64) -> [Chance; 3] {
    STREAMS.map(|stream| Chance::stream(seed, stream, 0))
}

impl Playable for Cuba {
    const SEATS: RangeInclusive<u8> = FEWEST_PLAYERS..=MOST_PLAYERS;

    type Sketch = Sketch;

    fn drawn(players: u8, seed: u64) -> Option<Setup> {
        open(players).draw(sources(seed))
    }

    fn coded(code: &str, seed: u64) -> Result<(Setup, Option<u64>), Message> {
        let Code { layout, seed: own } = Code::read(code).map_err(|why| miscoded(why, code))?;
        let settled = Wish {
            street: Some(*layout.street()),
            town: Some(*layout.town()),
            flowers: *layout.flowers(),
            ..open(layout.players())
        };
        let setup = settled.draw(sources(own.unwrap_or(seed & LARGEST_SEED)));
        Ok((setup.ok_or_else(|| miscoded(Miscoded::NoSuchGame, code))?, own))
    }

    fn code(p: &Position, seed: Option<u64>) -> String {
        Code { layout: *p.layout(), seed }.write()
    }

    fn seen(p: &Position, eyes: Eyes) -> Vec<Message> {
        text::table::seen(p, eyes)
    }

    fn sheet(p: &Position) -> Vec<Event> {
        p.standing().map(|standing| standing.told().collect()).unwrap_or_default()
    }

    fn met(event: &Event) -> Vec<Topic> {
        let mut topics = Vec::new();
        event.facts(&mut |_, fact| {
            if let Fact::Id(id) = fact {
                topics.extend(Citizen::from_id(id).map(Topic::Citizen));
                topics.extend(Building::from_id(id).map(Topic::Building));
            }
        });
        topics.push(Topic::Rule(event.rule()));
        topics
    }
}

fn miscoded(why: Miscoded, code: &str) -> Message {
    let about = |id: &str| Message::new(format!("free-code-{id}"));
    let message = match why {
        Miscoded::Length(count) => about("length").with("count", count),
        Miscoded::Symbol(at) => about("symbol").with("number", at + 1),
        Miscoded::Check => about("check"),
        Miscoded::Version(_) => about("version"),
        Miscoded::NoSuchGame => about("no-such-game"),
    };
    message.with("word", text::harmless(code).chars().take(60).collect::<String>())
}

/// The seat with this number, from 1, or name.
fn seat(word: &str, names: &[String]) -> Option<Seat> {
    let number = word.parse::<u8>().ok().filter(|number| (1..=MOST_PLAYERS).contains(number));
    let named =
        || names.iter().position(|name| crate::reference::fold::fold(name) == crate::reference::fold::fold(word));
    number.map(|number| Seat(number - 1)).or_else(|| named().map(|at| Seat(at as u8)))
}
