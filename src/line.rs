//! A line of words, read one by one: what the notations of all games have in common.
//!
//! Hides the counting of words, so that a complaint can say which one it is about.

use std::str::SplitAsciiWhitespace;

use crate::{
    game::{Count, Seat},
    ids::Id,
};

/// What is wrong with a line, and with which of its words, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Misread {
    Empty,
    UnknownAction,
    Unknown(usize),
    NotANumber(usize),
    Missing(usize),
    TooMuch(usize),
}

/// The words of a line that are still to be read.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    words: SplitAsciiWhitespace<'a>,
    read: usize,
}

impl<'a> Words<'a> {
    /// The kind of action that a line begins with, and the words that follow.
    pub fn open<K: Id>(line: &'a str) -> Result<(K, Self), Misread> {
        let mut words = Self { words: line.split_ascii_whitespace(), read: 0 };
        let kind = words.word().map_err(|_nothing| Misread::Empty)?;
        Ok((K::from_id(kind).ok_or(Misread::UnknownAction)?, words))
    }

    /// How many words were read.
    pub fn read(&self) -> usize {
        self.read
    }

    /// The next word, left where it is.
    pub fn peek(&self) -> Option<&'a str> {
        self.words.clone().next()
    }

    /// The next word, which must be there.
    pub fn word(&mut self) -> Result<&'a str, Misread> {
        let word = self.words.next().ok_or(Misread::Missing(self.read))?;
        self.read += 1;
        Ok(word)
    }

    /// A thing with an id.
    pub fn one<T: Id>(&mut self) -> Result<T, Misread> {
        let at = self.read;
        T::from_id(self.word()?).ok_or(Misread::Unknown(at))
    }

    /// A whole number in digits.
    pub fn number(&mut self) -> Result<u16, Misread> {
        let at = self.read;
        let word = self.word()?;
        let digits = word.bytes().all(|byte| byte.is_ascii_digit());
        word.parse().ok().filter(|_| digits).ok_or(Misread::NotANumber(at))
    }

    /// A count.
    pub fn count(&mut self) -> Result<Count, Misread> {
        self.number().map(Count::new)
    }

    /// A seat of the largest table.
    pub fn seat(&mut self, most: u8) -> Result<Seat, Misread> {
        let at = self.read;
        let number = u8::try_from(self.number()?).ok().filter(|seat| *seat < most);
        number.map(Seat).ok_or(Misread::Unknown(at))
    }

    /// Nothing may be left.
    pub fn end(self) -> Result<(), Misread> {
        if self.peek().is_none() { Ok(()) } else { Err(Misread::TooMuch(self.read)) }
    }
}
