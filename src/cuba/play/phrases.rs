//! The key words of the lines about a real table: each by its id, and by the words that the languages of ours and the one
//! spoken have for it. Hides where the words stand and how they are compared.

use crate::{
    cuba::{Flower, Question},
    ids::{Id, ids},
    reference::fold::fold,
    text::{Catalog, Message, catalog::languages},
};

/// So many words has the longest phrase.
pub(super) const LONGEST: usize = 4;

ids! {
    /// What a line is about.
    pub(super) enum Subject {
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

ids! {
    /// What somebody has, apart from goods.
    pub(super) enum Possession {
        Pesos = "pesos",
        Points = "points",
        Pawn = "pawn",
        Owns = "owns",
    }
}

ids! {
    /// What can stand in the place of a name.
    pub(super) enum Blank {
        None = "none",
        Unknown = "unknown",
    }
}

/// What is called by key words.
pub(super) trait Worded: Id {
    /// What the ids of the texts begin with that have its words.
    const FAMILY: &'static str = "cuba-sketch-key-";
}

impl Worded for Subject {}
impl Worded for Possession {}
impl Worded for Blank {}
impl Worded for Flower {}
impl Worded for Question {
    const FAMILY: &'static str = "cuba-sketch-question-";
}

/// The phrases for things of a kind, folded.
pub(super) struct Phrases<T>(Vec<(String, T)>);

impl<T: Worded> Phrases<T> {
    /// Those of all languages of ours and of the one spoken.
    pub(super) fn all(spoken: &Catalog) -> Self {
        let ours: Vec<Catalog> = languages().into_iter().map(|lang| Catalog::new(lang, &[])).collect();
        let mut phrases = Vec::new();
        for one in T::ALL {
            let message = Message::new(format!("{}{}", T::FAMILY, one.id()));
            phrases.push((fold(one.id()), *one));
            for words in ours.iter().chain([spoken]).filter_map(|catalog| catalog.try_say(&message)) {
                phrases.extend(words.text.split(',').map(|phrase| (fold(phrase), *one)));
            }
        }
        Self(phrases)
    }

    /// What a phrase means.
    pub(super) fn meant(&self, phrase: &str) -> Option<T> {
        let folded = fold(phrase);
        self.0.iter().find(|(known, _)| *known == folded && !folded.is_empty()).map(|(_, one)| *one)
    }
}
