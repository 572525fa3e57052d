//! A real table of Santiago de Cuba, typed in: `street maria jose …`, `yellow bank church`, `seat 1 pesos 4 rum 2`.
//!
//! Each line says one thing and may be said again. Key words and names may be ids or words of any language, several names
//! with spaces or commas between them. What was not said is found elsewhere. Hides the grammar of a line.

use crate::{
    cuba::{Building, Citizen, Cuba, Flower, Good, Question, layout::PER_FLOWER},
    game::{Game, Seat},
    ids::Id,
    reference::{Topic, fold::fold, search::search},
    text::{Catalog, Message, catalog, harmless},
};

use super::{
    finish::finished,
    notes::{Footing, Held, Notes, Parked},
    phrases::{Blank, LONGEST, Phrases, Possession, Subject},
    seat,
};
use crate::play::{self, Finished};

/// The kinds of things that are named at a table, as the reference has them.
const CITIZEN: &str = "citizen";
const BUILDING: &str = "building";
const GOOD: &str = "good";
/// The stop of the car that is no citizen's.
const HARBOUR: &str = "harbour";

/// What is wrong with a word.
pub(super) struct Unclear(String);

pub(super) type Read<T> = Result<T, Unclear>;

impl play::Sketch<Cuba> for Notes {
    fn take(&mut self, line: &str, names: &[String], spoken: &Catalog) -> Result<(), Message> {
        let line = line.trim();
        let about = |id: &str, word: &str| {
            let word: String = harmless(word).chars().take(60).collect();
            Message::new(format!("free-sketch-{id}")).with("word", word)
        };
        let Some((key, rest)) = keyed(line, &Phrases::all(spoken)) else {
            return Err(about("unknown", line.split(SIGNS).next().unwrap_or_default()));
        };
        let mut changed = self.clone();
        changed
            .read(key, rest, &Reader::new(names, spoken))
            .map_err(|Unclear(word)| about("word", &word).with("example", example(key)))?;
        *self = changed;
        Ok(())
    }

    fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    fn seats(&self) -> u8 {
        let held = (0..).map(Seat).zip(&self.seats).filter(|(_, held)| **held != Held::default()).map(|(seat, _)| seat);
        let decider = self.decision.and_then(|(_, seat)| seat);
        let spoken_of = held.chain(self.first).chain(self.turn).chain(decider).chain(self.passed.iter().copied());
        spoken_of.map(|seat| seat.0 + 1).max().unwrap_or(0)
    }

    fn finish(&self, players: u8, seed: u64) -> Finished<Cuba> {
        finished(self, players, seed)
    }

    fn help() -> Vec<(Message, Message)> {
        Subject::ALL.iter().map(|key| (example(*key), help(*key))).collect()
    }
}

/// What a line is for.
fn help(key: Subject) -> Message {
    Message::new(format!("cuba-sketch-help-{}", key.id()))
}

/// A line that can be typed.
fn example(key: Subject) -> Message {
    help(key).attribute("example")
}

/// What can stand between a key and what is said.
const SIGNS: [char; 3] = [' ', ':', '='];

/// What a line is about, by the longest phrase that it begins with, and the rest of it.
fn keyed<'a>(line: &'a str, keys: &Phrases<Subject>) -> Option<(Subject, &'a str)> {
    let ends: Vec<usize> = line.match_indices(SIGNS).map(|(at, _)| at).take(LONGEST).chain([line.len()]).collect();
    let phrase = |end: &usize| keys.meant(&line[..*end]).map(|key| (key, line[*end..].trim_start_matches(SIGNS)));
    ends.iter().rev().find_map(phrase)
}

/// What a line is read with.
struct Reader<'a> {
    names: &'a [String],
    spoken: &'a Catalog,
    /// The names of things that have several words, folded.
    long: Vec<String>,
}

impl<'a> Reader<'a> {
    fn new(names: &'a [String], spoken: &'a Catalog) -> Self {
        let things = Topic::all().filter(|topic| [CITIZEN, BUILDING, GOOD].iter().any(|kind| is(*topic, kind)));
        let called = things.flat_map(|thing| catalog::names(thing.name_id())).map(|(_, name)| fold(name));
        Self { names, spoken, long: called.filter(|name| name.contains(' ')).collect() }
    }

    /// The words of a line. Commas separate them, if there are any, so that anything can have several; names that have
    /// several and phrases that stand alone are one in any case.
    fn words(&self, rest: &str, alone: &dyn Fn(&str) -> bool) -> Vec<String> {
        let commas = rest.contains(',');
        let alone = |phrase: &str| alone(phrase) || (!commas && self.long.contains(&fold(phrase)));
        let mut found: Vec<String> = Vec::new();
        for part in rest.split(',') {
            let words: Vec<&str> = part.split_whitespace().collect();
            let (mut at, mut named) = (0, false);
            while at < words.len() {
                let ends = (at + 1..=words.len().min(at + LONGEST)).rev();
                let phrase = ends.map(|end| (end, words[at..end].join(" "))).find(|(_, phrase)| alone(phrase));
                match (phrase, found.last_mut()) {
                    (Some((end, phrase)), _) => {
                        found.push(phrase);
                        (at, named) = (end, false);
                        continue;
                    }
                    (None, Some(name)) if commas && named => *name = format!("{name} {}", words[at]),
                    (None, _) => found.push(words[at].to_owned()),
                }
                (at, named) = (at + 1, true);
            }
        }
        found
    }

    fn is_somebody(&self, phrase: &str) -> bool {
        self.names.iter().any(|name| fold(name) == fold(phrase))
    }

    fn who(&self, word: Option<&String>) -> Read<Seat> {
        let word = word.map(String::as_str).unwrap_or_default();
        seat(word, self.names).ok_or_else(|| Unclear(word.to_owned()))
    }

    /// Things in their places, where `?` stands for one that is not known.
    fn places<T: Copy>(&self, rest: &str, most: usize, read: fn(&str) -> Read<T>) -> Read<Vec<Option<T>>> {
        let blanks = Phrases::<Blank>::all(self.spoken);
        let is_unknown = |word: &str| word == "?" || blanks.meant(word) == Some(Blank::Unknown);
        let words = self.words(rest, &is_unknown);
        if let Some(word) = words.get(most) {
            return Err(Unclear(word.clone()));
        }
        words.iter().map(|word| if is_unknown(word) { Ok(None) } else { read(word).map(Some) }).collect()
    }

    /// Citizens with their flowers.
    fn flowers(&self, rest: &str) -> Read<Vec<(Citizen, Option<Flower>)>> {
        let (flowers, blanks) = (Phrases::<Flower>::all(self.spoken), Phrases::all(self.spoken));
        let flower = |word: &str| {
            let none = || (blanks.meant(word) == Some(Blank::None)).then_some(None);
            flowers.meant(word).map(Some).or_else(none)
        };
        let words = self.words(rest, &|phrase| flower(phrase).is_some());
        let pair = |pair: &[String]| {
            let word = pair.get(1).map(String::as_str).unwrap_or_default();
            Ok((citizen(&pair[0])?, flower(word).ok_or_else(|| Unclear(word.to_owned()))?))
        };
        words.chunks(2).map(pair).collect()
    }

    /// A decision, and who decides.
    fn decision(&self, rest: &str) -> Read<(Question, Option<Seat>)> {
        let questions = Phrases::<Question>::all(self.spoken);
        let words = self.words(rest, &|phrase| questions.meant(phrase).is_some() || self.is_somebody(phrase));
        let word = words.first().map(String::as_str).unwrap_or_default();
        let question = questions.meant(word).ok_or_else(|| Unclear(word.to_owned()))?;
        let seat = words.get(1).map(|word| self.who(Some(word))).transpose()?;
        only(&words, 2).map(|()| (question, seat))
    }

    /// Somebody, and what is said of what they have.
    fn seat(&self, rest: &str) -> Read<(Seat, Held)> {
        let (fields, blanks) = (Phrases::<Possession>::all(self.spoken), Phrases::<Blank>::all(self.spoken));
        let alone = |phrase: &str| {
            is_number(phrase)
                || fields.meant(phrase).is_some()
                || blanks.meant(phrase).is_some()
                || self.is_somebody(phrase)
        };
        let words = self.words(rest, &alone);
        let seat = self.who(words.first())?;
        let (mut held, mut at) = (Held::default(), 1);
        while let Some(word) = words.get(at) {
            let next = words.get(at + 1);
            match fields.meant(word) {
                Some(Possession::Pesos) => held.pesos = Some(number(next)?),
                Some(Possession::Points) => held.points = Some(number(next)?),
                Some(Possession::Pawn) => {
                    let word = next.map(String::as_str).unwrap_or_default();
                    let beside = blanks.meant(word) == Some(Blank::None);
                    held.pawn = Some(if beside { Footing::Beside } else { Footing::On(building(word)?) });
                }
                Some(Possession::Owns) => {
                    let owned = words[at + 1..].iter().filter(|word| blanks.meant(word) != Some(Blank::None));
                    held.owns = Some(owned.map(|word| building(word)).collect::<Read<_>>()?);
                    return Ok((seat, held));
                }
                None => held.goods[good(word)?.index()] = Some(number(next)?),
            }
            at += 2;
        }
        Ok((seat, held))
    }
}

impl Notes {
    fn read(&mut self, key: Subject, rest: &str, reader: &Reader<'_>) -> Read<()> {
        let plain = reader.words(rest, &|phrase| reader.is_somebody(phrase));
        let first = plain.first();
        match key {
            Subject::Street => self.street = reader.places(rest, Citizen::ALL.len(), citizen)?,
            Subject::Yellow => self.town[0] = reader.places(rest, PER_FLOWER, building)?,
            Subject::Blue => self.town[1] = reader.places(rest, PER_FLOWER, building)?,
            Subject::Red => self.town[2] = reader.places(rest, PER_FLOWER, building)?,
            Subject::White => self.town[3] = reader.places(rest, PER_FLOWER, building)?,
            Subject::Flower => self.flowers.extend(reader.flowers(rest)?),
            Subject::First => self.first = Some(reader.who(first)?),
            Subject::Car => self.car = Some(stop(first)?),
            Subject::Ship => self.ship = Some(number(first)?),
            Subject::Price => self.price = Some(number(first)?),
            Subject::Dice => {
                let pair = |pair: &[String]| Ok((good(&pair[0])?, number(pair.get(1))?));
                self.dice = Some(reader.words(rest, &is_number).chunks(2).map(pair).collect::<Read<_>>()?);
            }
            Subject::Inactive => {
                let words = reader.words(rest, &|_| false);
                self.inactive = Some(words.iter().map(|word| citizen(word)).collect::<Read<_>>()?);
            }
            Subject::Turn => self.turn = Some(reader.who(first)?),
            Subject::Decision => self.decision = Some(reader.decision(rest)?),
            Subject::Passed => self.passed = plain.iter().map(|word| reader.who(Some(word))).collect::<Read<_>>()?,
            Subject::Seat => {
                let (seat, held) = reader.seat(rest)?;
                self.seats[seat.index()] = held;
            }
        }
        let single = matches!(key, Subject::First | Subject::Car | Subject::Ship | Subject::Price | Subject::Turn);
        if single { only(&plain, 1) } else { Ok(()) }
    }
}

/// A thing by its id or its name in any language.
fn named<T: Id>(word: &str, kind: &str) -> Read<T> {
    let sought = || search(word, &[]).found.into_iter().filter(|topic| is(*topic, kind));
    let found = T::from_id(word).or_else(|| sought().find_map(|topic| T::from_id(topic.id())));
    found.ok_or_else(|| Unclear(word.to_owned()))
}

fn is(topic: Topic, kind: &str) -> bool {
    topic.game() == Cuba::ID && topic.kind() == kind
}

pub(super) fn citizen(word: &str) -> Read<Citizen> {
    named(word, CITIZEN)
}

pub(super) fn building(word: &str) -> Read<Building> {
    named(word, BUILDING)
}

fn good(word: &str) -> Read<Good> {
    named(word, GOOD)
}

fn stop(word: Option<&String>) -> Read<Parked> {
    let word = word.map(String::as_str).unwrap_or_default();
    citizen(word).map(Parked::At).or_else(|wrong| if named_harbour(word) { Ok(Parked::Harbour) } else { Err(wrong) })
}

pub(super) fn named_harbour(word: &str) -> bool {
    word == HARBOUR
        || search(word, &[]).found.into_iter().any(|topic| Topic::of_thing(Cuba::ID, HARBOUR) == Some(topic))
}

fn number(word: Option<&String>) -> Read<u16> {
    let word = word.map(String::as_str).unwrap_or_default();
    word.parse().map_err(|_none| Unclear(word.to_owned()))
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether there are no more words than these.
fn only(words: &[String], count: usize) -> Read<()> {
    words.get(count).map_or(Ok(()), |word| Err(Unclear(word.clone())))
}
