//! What can be looked up, and what belongs to what, as each game's data says it.
//!
//! A [`Topic`] is the number of a line that was written when the program was built, so that nothing is read at the
//! start. What a game's things are is its own affair: here are kinds and ids. Hides the lines.

use std::fmt;

use crate::{
    game::Game,
    ids::Id,
    text::{Message, lines::find},
};

use super::drafts::{COLUMNS, Column, RULE, RULING, TAB, THING};

/// `id prefix` of every game.
const GAMES: &str = include_str!(concat!(env!("OUT_DIR"), "/games.txt"));
const TOPICS: &str = include_str!(concat!(env!("OUT_DIR"), "/topics.txt"));
/// Where each column of the line of each topic starts.
const ROWS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/topics.bin"));
const PLACES: &str = include_str!(concat!(env!("OUT_DIR"), "/places.txt"));

/// Something to look up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Topic(u16);

/// In which questions the name of a topic alone says what is asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reach {
    /// Where nothing else matters.
    Alone,
    /// Where at most two words matter.
    Short,
    /// In any.
    Always,
}

/// The games whose data the program carries: their ids, and what the ids of their texts begin with.
pub fn games() -> impl Iterator<Item = (&'static str, &'static str)> {
    GAMES.lines().filter_map(|line| line.split_once(' '))
}

/// The kinds of topics, each with its game, in the order of the contents.
pub fn kinds() -> Vec<(&'static str, &'static str)> {
    let mut kinds: Vec<_> = Topic::all().map(|topic| (topic.game(), topic.kind())).collect();
    kinds.dedup();
    kinds
}

impl Topic {
    /// Every topic, game by game, in the order of the contents.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..(ROWS.len() / size_of::<u32>() / COLUMNS) as u16).map(Self)
    }

    /// The topic of a kind and an id in a game.
    pub fn of(game: &str, kind: &str, id: &str) -> Option<Self> {
        Self::named(&format!("{kind}:{id}")).find(|topic| topic.game() == game)
    }

    /// A rule of a game.
    pub fn rule<G: Game>(rule: G::Rule) -> Option<Self> {
        Self::of(G::ID, RULE, rule.id())
    }

    /// A ruling of a game, by its number.
    pub fn ruling<G: Game>(number: u8) -> Option<Self> {
        Self::of(G::ID, RULING, &ruling_id(number.into()))
    }

    /// What a thing on the table of a game is.
    pub fn of_thing(game: &str, thing: &str) -> Option<Self> {
        Self::of(game, THING, thing)
    }

    /// The topics of a `kind:id`, one at most of each game.
    pub fn named(key: &str) -> impl Iterator<Item = Self> + use<> {
        numbers(find(PLACES, key, TAB).unwrap_or_default())
    }

    /// The topic of a number, as the lists have it.
    pub(super) fn numbered(number: &str) -> Option<Self> {
        number.parse().ok().map(Self)
    }

    fn field(self, field: Column) -> &'static str {
        let start = |at: usize| {
            let bytes = ROWS.get(at * size_of::<u32>()..).and_then(|rest| rest.first_chunk());
            bytes.map_or(TOPICS.len(), |bytes| u32::from_le_bytes(*bytes) as usize)
        };
        let at = usize::from(self.0) * COLUMNS + field as usize;
        // The sign before the next column is no part of this one.
        TOPICS.get(start(at)..start(at + 1) - 1).unwrap_or_default()
    }

    /// The id of its game.
    pub fn game(self) -> &'static str {
        self.field(Column::Game)
    }

    /// The kind, as in the contract.
    pub fn kind(self) -> &'static str {
        self.field(Column::Kind)
    }

    /// The id within the kind.
    pub fn id(self) -> &'static str {
        self.field(Column::Id)
    }

    /// Kind and id, as it is remembered.
    pub fn key(self) -> String {
        format!("{}:{}", self.kind(), self.id())
    }

    /// What it is called: things have names, rules have titles.
    pub fn title(self) -> Message {
        if self.is_thing() { Message::new(self.name_id()) } else { self.text().attribute("title") }
    }

    /// The id of the message that names it.
    pub fn name_id(self) -> &'static str {
        self.field(Column::Name)
    }

    /// What it says.
    pub fn text(self) -> Message {
        let message = Message::new(self.field(Column::Text));
        let counts = self.field(Column::Counts).split_ascii_whitespace().filter_map(|count| count.split_once('='));
        counts.fold(message, |message, (name, count)| message.with(name, count.parse::<u32>().unwrap_or_default()))
    }

    /// Whether it has a name in each language, rather than a title.
    pub fn is_thing(self) -> bool {
        ![RULE, RULING].contains(&self.kind())
    }

    /// Whether it is a rule.
    pub fn is_rule(self) -> bool {
        self.kind() == RULE
    }

    /// In which questions its name alone says what is asked.
    pub fn asked(self) -> Reach {
        match self.field(Column::Asked) {
            "always" => Reach::Always,
            "short" => Reach::Short,
            _ => Reach::Alone,
        }
    }

    /// The attributes of its text that its article shows.
    pub fn parts(self) -> impl Iterator<Item = &'static str> {
        self.field(Column::Parts).split_ascii_whitespace()
    }

    /// What it is on the table, if it can be pointed at there.
    pub fn thing(self) -> Option<&'static str> {
        Some(self.field(Column::Thing)).filter(|thing| !thing.is_empty())
    }

    /// The rules that it stands for, in the order of the ledger.
    pub fn rules(self) -> impl Iterator<Item = Self> {
        numbers(self.field(Column::Rules))
    }

    /// Whether it stands for a rule of a game.
    pub fn is_about<G: Game>(self, rule: G::Rule) -> bool {
        self.game() == G::ID && self.rules().any(|one| one.id() == rule.id())
    }

    /// What else to read.
    pub fn related(self) -> impl Iterator<Item = Self> {
        numbers(self.field(Column::Related))
    }

    /// The rulings that bear on it.
    pub fn rulings(self) -> impl Iterator<Item = Self> {
        numbers(self.field(Column::Rulings))
    }
}

impl fmt::Debug for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.game(), self.key())
    }
}

/// The topics of numbers with spaces between.
pub(super) fn numbers(numbers: &'static str) -> impl Iterator<Item = Topic> + use<> {
    numbers.split_ascii_whitespace().filter_map(Topic::numbered)
}

/// The id of a ruling.
pub(super) fn ruling_id(number: u32) -> String {
    format!("r{number:02}")
}
