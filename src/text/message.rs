//! A message as data: which text, and with what.

use std::borrow::Cow;

use crate::game::{Fact, Seat};

/// A text to be said, in whatever language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The id of the text.
    pub id: String,
    /// An attribute of it instead of its value.
    pub attribute: Option<Cow<'static, str>>,
    /// What it speaks of.
    pub args: Vec<(&'static str, Arg)>,
}

/// Something that a text speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A count: always a number, or plurals would not work.
    Number(u32),
    /// The id of a thing, for the text to choose the word.
    Id(&'static str),
    /// The ids of several things.
    Ids(Vec<&'static str>),
    /// A number for each of several things.
    Table(Vec<(&'static str, u32)>),
    /// Somebody at the table, by name.
    Seat(Seat),
    /// A name or a word of the user's own.
    Text(String),
    /// Another text.
    Message(Box<Message>),
}

impl Message {
    /// A text without arguments.
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into(), attribute: None, args: Vec::new() }
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// An attribute of the same.
    #[must_use]
    pub fn attribute(mut self, name: impl Into<Cow<'static, str>>) -> Self {
        self.attribute = Some(name.into());
        self
    }
}

/// Several things, one after the other; `None` where there are none.
pub fn list(things: impl IntoIterator<Item = Message>) -> Option<Message> {
    let mut things = things.into_iter();
    let first = things.next()?;
    Some(things.fold(first, |before, next| Message::new("list-and-one").with("list", before).with("one", next)))
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(number)
    }
}

impl From<u16> for Arg {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(number as u32)
    }
}

impl From<&'static str> for Arg {
    fn from(id: &'static str) -> Self {
        Self::Id(id)
    }
}

impl From<Fact> for Arg {
    fn from(fact: Fact) -> Self {
        match fact {
            Fact::Number(number) => Self::Number(number),
            Fact::Id(id) => Self::Id(id),
            Fact::Ids(ids) => Self::Ids(ids),
            Fact::Seat(seat) => Self::Seat(seat),
            Fact::Table(table) => Self::Table(table),
            Fact::Nothing => Self::Id("none"),
        }
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
    }
}
