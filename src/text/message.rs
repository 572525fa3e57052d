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

    /// The same with a fact of the engine: a table becomes a number for each of its things.
    #[must_use]
    pub fn with_fact(mut self, name: &'static str, fact: Fact) -> Self {
        let arg = match fact {
            Fact::Number(number) => Arg::Number(number),
            Fact::Id(id) => Arg::Id(id),
            Fact::Seat(seat) => Arg::Seat(seat),
            Fact::Nothing => Arg::Id("none"),
            Fact::Table(table) => {
                self.args.extend(table.into_iter().map(|(id, number)| (id, Arg::Number(number))));
                return self;
            }
            Fact::Ids(ids) => match ids[..] {
                [one] => Arg::Id(one),
                _ => Arg::Id("both"),
            },
        };
        self.args.push((name, arg));
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
