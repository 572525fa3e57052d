//! A real table of Santiago de Cuba, typed in: `street maria jose …`, `yellow bank church`, `seat 1 pesos 4 rum 2`.
//!
//! Each line says one thing and may be said again; names may be ids or words of any language, several with spaces or
//! commas between them. What was not said is found elsewhere. Hides the words.

use crate::{
    cuba::{Building, Citizen, Cuba, Flower, Good, Question, layout::PER_FLOWER},
    game::Seat,
    ids::{Id, ids},
    reference::{fold::fold, search::search, topic::Topic},
    text::{Message, harmless},
};

use super::{super::playable, finish::finished, seat};

ids! {
    /// What a line is about.
    enum Key {
        Street = "street",
        Yellow = "yellow",
        Blue = "blue",
        Red = "red",
        White = "white",
        Flower = "flower",
        First = "first",
        Car = "car",
        Ship = "ship",
        Price = "price",
        Dice = "dice",
        Inactive = "inactive",
        Turn = "turn",
        Decision = "decision",
        Passed = "passed",
        Seat = "seat",
    }
}

impl Key {
    /// What may follow it in a line, as an example.
    fn sample(self) -> &'static [&'static str] {
        match self {
            Self::Street => &["maria", "jose", "martinez", "pedro", "zorro", "conchita", "miguel", "pablo", "alonso"],
            Self::Yellow => &["distillery", "church", "sawmill"],
            Self::Blue => &["cigar-factory", "black-market", "bank"],
            Self::Red => &["cafe", "customs", "casino"],
            Self::White => &["harbour-office", "trading-office", "newspaper"],
            Self::Flower => &["maria", "red"],
            Self::First => &["1"],
            Self::Car => &["pedro"],
            Self::Ship => &["3"],
            Self::Price => &["2"],
            Self::Dice => &["sugar", "2", "citrus", "4", "tobacco", "0", "rum", "1"],
            Self::Inactive => &["pedro", "maria"],
            Self::Turn => &["2"],
            Self::Decision => &["deliver", "1"],
            Self::Passed => &["2"],
            Self::Seat => &["1", "pesos", "4", "points", "12", "rum", "2", "pawn", "bank", "owns", "church", "casino"],
        }
    }

    /// A line as an example.
    fn example(self) -> String {
        format!("{} {}", self.id(), self.sample().join(" "))
    }
}

/// See the module's page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sketch {
    pub(super) street: Vec<Option<Citizen>>,
    pub(super) town: [Vec<Option<Building>>; 4],
    pub(super) flowers: Vec<(Citizen, Option<Flower>)>,
    pub(super) first: Option<Seat>,
    pub(super) car: Option<Stop>,
    pub(super) ship: Option<u16>,
    pub(super) price: Option<u16>,
    pub(super) dice: Option<Vec<(Good, u16)>>,
    pub(super) inactive: Option<Vec<Citizen>>,
    pub(super) turn: Option<Seat>,
    pub(super) decision: Option<(Question, Option<Seat>)>,
    pub(super) passed: Vec<Seat>,
    pub(super) seats: [Held; 4],
}

/// What was said of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Held {
    pub(super) pesos: Option<u16>,
    pub(super) points: Option<u16>,
    pub(super) goods: [Option<u16>; Good::ALL.len()],
    pub(super) pawn: Option<Spot>,
    pub(super) owns: Option<Vec<Building>>,
}

/// Where a pawn stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    Beside,
    On(Building),
}

/// Where the car stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stop {
    Harbour,
    At(Citizen),
}

/// What is wrong with a word.
pub(super) struct Wrong(String);

pub(super) type Read<T> = Result<T, Wrong>;

impl playable::Sketch<Cuba> for Sketch {
    fn take(&mut self, line: &str, names: &[String]) -> Result<(), Message> {
        let line = line.trim();
        let (key, rest) = line.split_once([' ', ':', '=']).unwrap_or((line, ""));
        let about = |id: &str, word: &str| {
            let word: String = harmless(word).chars().take(60).collect();
            Message::new(format!("free-sketch-{id}")).with("word", word)
        };
        let Some(key) = Key::from_id(&fold(key)) else { return Err(about("unknown", key)) };
        let mut changed = self.clone();
        changed
            .read(key, &words(rest), names)
            .map_err(|Wrong(word)| about("word", &word).with("example", key.example()))?;
        *self = changed;
        Ok(())
    }

    fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    fn finish(&self, players: u8, seed: u64) -> playable::Finished<Cuba> {
        finished(self, players, seed)
    }

    fn help() -> Vec<(String, Message)> {
        Key::ALL.iter().map(|key| (key.example(), Message::new(format!("free-sketch-help-{}", key.id())))).collect()
    }
}

/// The words of a line: separated by commas, if there are any, so that a name can have several.
fn words(rest: &str) -> Vec<String> {
    let parts: Vec<&str> =
        if rest.contains(',') { rest.split(',').collect() } else { rest.split_whitespace().collect() };
    parts.into_iter().map(str::trim).filter(|word| !word.is_empty()).map(ToOwned::to_owned).collect()
}

/// A thing by its id or its name in any language.
fn named<T: Id>(word: &str, of: fn(Topic) -> Option<T>) -> Read<T> {
    let found = T::from_id(word).or_else(|| search(word, &[]).found.into_iter().find_map(of));
    found.ok_or_else(|| Wrong(word.to_owned()))
}

pub(super) fn citizen(word: &str) -> Read<Citizen> {
    named(word, |topic| if let Topic::Citizen(one) = topic { Some(one) } else { None })
}

pub(super) fn building(word: &str) -> Read<Building> {
    named(word, |topic| if let Topic::Building(one) = topic { Some(one) } else { None })
}

fn good(word: &str) -> Read<Good> {
    named(word, |topic| if let Topic::Good(one) = topic { Some(one) } else { None })
}

fn id<T: Id>(word: &str) -> Read<T> {
    T::from_id(word).ok_or_else(|| Wrong(word.to_owned()))
}

fn number(word: Option<&String>) -> Read<u16> {
    let word = word.map(String::as_str).unwrap_or_default();
    word.parse().map_err(|_none| Wrong(word.to_owned()))
}

/// Things in their places, where `?` stands for one that is not known.
fn places<T: Copy>(words: &[String], most: usize, read: fn(&str) -> Read<T>) -> Read<Vec<Option<T>>> {
    if let Some(word) = words.get(most) {
        return Err(Wrong(word.clone()));
    }
    words.iter().map(|word| if word == "?" { Ok(None) } else { read(word).map(Some) }).collect()
}

impl Sketch {
    fn read(&mut self, key: Key, words: &[String], names: &[String]) -> Read<()> {
        let who = |word: Option<&String>| {
            let word = word.map(String::as_str).unwrap_or_default();
            seat(word, names).ok_or_else(|| Wrong(word.to_owned()))
        };
        let only = |count: usize| words.get(count).map_or(Ok(()), |word| Err(Wrong(word.clone())));
        match key {
            Key::Street => self.street = places(words, 9, citizen)?,
            Key::Yellow => self.town[0] = places(words, PER_FLOWER, building)?,
            Key::Blue => self.town[1] = places(words, PER_FLOWER, building)?,
            Key::Red => self.town[2] = places(words, PER_FLOWER, building)?,
            Key::White => self.town[3] = places(words, PER_FLOWER, building)?,
            Key::Flower => {
                for pair in words.chunks(2) {
                    let flower = pair.get(1).map(String::as_str).unwrap_or_default();
                    let flower = if flower == "none" { None } else { Some(id(flower)?) };
                    self.flowers.push((citizen(&pair[0])?, flower));
                }
            }
            Key::First => self.first = Some(who(words.first())?),
            Key::Car => {
                let word = words.first().map(String::as_str).unwrap_or_default();
                let harbour = citizen(word).is_err() && named_harbour(word);
                self.car = Some(if harbour { Stop::Harbour } else { Stop::At(citizen(word)?) });
            }
            Key::Ship => self.ship = Some(number(words.first())?),
            Key::Price => self.price = Some(number(words.first())?),
            Key::Dice => {
                let pair = |pair: &[String]| Ok((good(&pair[0])?, number(pair.get(1))?));
                self.dice = Some(words.chunks(2).map(pair).collect::<Read<_>>()?);
            }
            Key::Inactive => self.inactive = Some(words.iter().map(|word| citizen(word)).collect::<Read<_>>()?),
            Key::Turn => self.turn = Some(who(words.first())?),
            Key::Decision => {
                let question = id(words.first().map(String::as_str).unwrap_or_default())?;
                self.decision = Some((question, words.get(1).map(|word| who(Some(word))).transpose()?));
                only(2)?;
            }
            Key::Passed => self.passed = words.iter().map(|word| who(Some(word))).collect::<Read<_>>()?,
            Key::Seat => {
                let at = who(words.first())?;
                self.seats[at.index()] = held(words.get(1..).unwrap_or_default())?;
            }
        }
        let single = matches!(key, Key::First | Key::Car | Key::Ship | Key::Price | Key::Turn);
        if single { only(1) } else { Ok(()) }
    }
}

pub(super) fn named_harbour(word: &str) -> bool {
    use crate::reference::topic::Component;
    word == "harbour" || search(word, &[]).found.contains(&Topic::Component(Component::Harbour))
}

/// What is said of a seat.
fn held(words: &[String]) -> Read<Held> {
    let (mut held, mut at) = (Held::default(), 0);
    while let Some(word) = words.get(at) {
        let next = words.get(at + 1);
        match word.as_str() {
            "pesos" => held.pesos = Some(number(next)?),
            "points" => held.points = Some(number(next)?),
            "pawn" => {
                let word = next.map(String::as_str).unwrap_or_default();
                held.pawn = Some(if word == "none" { Spot::Beside } else { Spot::On(building(word)?) });
            }
            "owns" => {
                held.owns = Some(words[at + 1..].iter().map(|word| building(word)).collect::<Read<_>>()?);
                return Ok(held);
            }
            word => held.goods[good(word)?.index()] = Some(number(next)?),
        }
        at += 2;
    }
    Ok(held)
}
