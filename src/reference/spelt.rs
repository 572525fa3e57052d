//! How else something may be typed: in Latin letters, on the keyboard of other letters, or in a language that came as a
//! folder and is in no index.
//!
//! Hides how letters and keys stand for each other.

use super::{
    fold::{fold, latin},
    index::latin_of,
    topic::Topic,
};
use crate::text::{
    catalog::Foreign,
    reader::{entries, pieces},
};

const KEYBOARDS: &str = include_str!(concat!(env!("OUT_DIR"), "/keyboards.txt"));
const LETTERS: &str = include_str!(concat!(env!("OUT_DIR"), "/letters.txt"));
const SPELLINGS: &str = include_str!(concat!(env!("OUT_DIR"), "/spellings.txt"));

/// What a language that came as a folder adds to the index.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Addition {
    /// Folded names and synonyms, also in Latin letters, and what they name.
    names: Vec<(String, Topic)>,
    /// The keys of a Latin keyboard and of its own.
    keyboard: Option<(String, String)>,
    /// Other ways to write its names in Latin letters.
    spellings: String,
}

impl Addition {
    /// What a folded text names, also in Latin letters however they are spelt.
    pub(super) fn named(&self, folded: &str) -> impl Iterator<Item = Topic> {
        let spelt = latin(folded, "", &self.spellings);
        self.names.iter().filter(move |(name, _)| name == folded || *name == spelt).map(|(_, topic)| *topic)
    }
}

/// A text in Latin letters, in the one way in which the keys are written.
pub(super) fn romanised(folded: &str) -> String {
    latin(folded, LETTERS, SPELLINGS)
}

/// The same keys on the keyboards of other letters: a language typed on a Latin layout, and the reverse.
pub(super) fn swapped(text: &str, extra: &[Addition]) -> Vec<String> {
    let theirs =
        extra.iter().filter_map(|one| one.keyboard.as_ref()).map(|(one, other)| (one.as_str(), other.as_str()));
    let mut lines = KEYBOARDS.lines();
    let ours = std::iter::from_fn(|| lines.next().zip(lines.next()));
    let on = |(one, other): (&str, &str)| {
        let on =
            |c: char, from: &str, to: &str| from.chars().position(|key| key == c).and_then(|at| to.chars().nth(at));
        let swap = |c: char| on(c, one, other).or_else(|| on(c, other, one)).unwrap_or(c);
        fold(&text.chars().flat_map(char::to_lowercase).map(swap).collect::<String>())
    };
    ours.chain(theirs).map(on).collect()
}

/// The names, synonyms and keyboards that languages in folders bring.
pub fn extra(foreign: &[Foreign]) -> Vec<Addition> {
    foreign.iter().map(extra_of).collect()
}

fn extra_of(language: &Foreign) -> Addition {
    let (letters, spellings) = latin_of(&language.about);
    let mut names = Vec::new();
    let things: Vec<Topic> = Topic::all().filter(|topic| topic.is_thing()).collect();
    for (_, text) in &language.files {
        for (id, start, end) in entries(text) {
            let Some(topic) = things.iter().find(|topic| topic.name_id() == id) else { continue };
            for piece in pieces(&text[start..end]).filter(|piece| matches!(piece.attribute, None | Some("synonyms"))) {
                for name in piece.joined().split(',').map(fold).filter(|name| !name.is_empty()) {
                    if !letters.is_empty() {
                        names.push((latin(&name, &letters, &spellings), *topic));
                    }
                    names.push((name, *topic));
                }
            }
        }
    }
    Addition { names, keyboard: language.about.keyboard.clone(), spellings }
}
