//! Reading JSON strictly: exactly the fields there are, each once, numbers as they were written.
//!
//! A line is first checked as a whole (one object, not too deep) and then read piece by piece; a piece that does not
//! fit is [`Bad`] with the field it stands in. Hides the JSON reader and that pieces are kept as text.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use crate::{
    game::Seat,
    ids::{Id, ids},
};

/// Objects and lists inside one another, the outermost counted.
pub const MOST_NESTED: usize = 64;
/// The largest number where nothing else is said.
pub const LARGEST: u64 = 65_535;

ids! {
    /// What is wrong with a request.
    pub enum Problem {
        /// A field that there is not.
        UnknownField = "unknown-field",
        /// A field that must be there.
        MissingField = "missing-field",
        /// A field that is there twice.
        FieldTwice = "field-twice",
        /// A value of another type.
        WrongType = "wrong-type",
        /// An id that there is not.
        UnknownId = "unknown-id",
        /// `null` where something must be said or left out.
        Null = "null",
        /// A number with a sign, a point or an exponent, or one too large.
        BadNumber = "bad-number",
        /// Parts that do not fit together.
        Conditions = "conditions",
        /// Of another game or version.
        Foreign = "foreign",
        /// A roll must say what the dice show here.
        NeedsDice = "needs-dice",
    }
}

/// A piece of a request that does not fit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bad {
    /// What is wrong with it.
    pub problem: Problem,
    /// The field it stands in, as far as it is known.
    pub field: String,
}

impl Bad {
    /// A complaint about a field.
    pub fn new(problem: Problem, field: impl Into<String>) -> Self {
        Self { problem, field: field.into() }
    }
}

/// A piece of JSON, and the field it stands in.
#[derive(Clone, Copy, Debug)]
pub struct Raw<'a> {
    text: &'a str,
    field: &'a str,
}

/// One JSON object, well-formed and not too deep; `None` otherwise.
pub fn object(line: &[u8]) -> Option<Raw<'_>> {
    let text = std::str::from_utf8(line).ok()?;
    let raw: &RawValue = serde_json::from_str(text).ok()?;
    let text = raw.get();
    (text.starts_with('{') && nested(text) <= MOST_NESTED).then_some(Raw { text, field: "" })
}

/// How deep a well-formed text is nested.
fn nested(text: &str) -> usize {
    let (mut depth, mut deepest, mut in_string, mut escaped) = (0_usize, 0, false, false);
    for byte in text.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_string => escaped = true,
            b'"' => in_string = !in_string,
            b'{' | b'[' if !in_string => {
                depth += 1;
                deepest = deepest.max(depth);
            }
            b'}' | b']' if !in_string => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    deepest
}

impl<'a> Raw<'a> {
    /// A complaint about this piece.
    pub fn bad(&self, problem: Problem) -> Bad {
        Bad::new(problem, self.field)
    }

    /// Whether this is `null`.
    pub fn is_null(&self) -> bool {
        self.text == "null"
    }

    fn typed(&self, start: impl Fn(u8) -> bool) -> Result<(), Bad> {
        match self.text.as_bytes().first() {
            Some(first) if start(*first) => Ok(()),
            Some(b'n') => Err(self.bad(Problem::Null)),
            _ => Err(self.bad(Problem::WrongType)),
        }
    }

    /// The fields of an object.
    pub fn object(self) -> Result<Fields<'a>, Bad> {
        self.typed(|first| first == b'{')?;
        let Pairs(pairs) =
            serde_json::from_str(self.text).map_err(|_unreadable_key| self.bad(Problem::UnknownField))?;
        let mut keys: Vec<&str> = pairs.iter().map(|(key, _)| key.as_str()).collect();
        keys.sort_unstable();
        if let Some(twice) = keys.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(Bad::new(Problem::FieldTwice, twice[0]));
        }
        Ok(Fields { pairs, field: self.field })
    }

    /// The members of a list.
    pub fn list(self) -> Result<Vec<Raw<'a>>, Bad> {
        self.typed(|first| first == b'[')?;
        let members: Vec<&RawValue> =
            serde_json::from_str(self.text).map_err(|_impossible| self.bad(Problem::WrongType))?;
        Ok(members.into_iter().map(|raw| Raw { text: raw.get(), field: self.field }).collect())
    }

    /// A string.
    pub fn text(self) -> Result<String, Bad> {
        self.typed(|first| first == b'"')?;
        serde_json::from_str(self.text).map_err(|_half_a_character| self.bad(Problem::UnknownId))
    }

    /// A truth value.
    pub fn truth(self) -> Result<bool, Bad> {
        self.typed(|first| matches!(first, b't' | b'f'))?;
        Ok(self.text == "true")
    }

    /// A whole number up to `most`, written without sign, point or exponent.
    pub fn number_up_to(self, most: u64) -> Result<u64, Bad> {
        self.typed(|first| first == b'-' || first.is_ascii_digit())?;
        let plain = self.text.bytes().all(|byte| byte.is_ascii_digit());
        let number = self.text.parse().ok().filter(|number| plain && *number <= most);
        number.ok_or_else(|| self.bad(Problem::BadNumber))
    }

    /// A count.
    pub fn number(self) -> Result<u16, Bad> {
        self.number_up_to(LARGEST).map(|number| number as u16)
    }

    /// A thing with an id.
    pub fn id<T: Id>(self) -> Result<T, Bad> {
        T::from_id(&self.text()?).ok_or_else(|| self.bad(Problem::UnknownId))
    }

    /// Things with ids.
    pub fn ids<T: Id>(self) -> Result<Vec<T>, Bad> {
        self.list()?.into_iter().map(Raw::id).collect()
    }

    /// A seat of a table of so many.
    pub fn seat(self, players: u8) -> Result<Seat, Bad> {
        let number = self.number()?;
        let seat = Seat(u8::try_from(number).unwrap_or(u8::MAX));
        if seat.0 < players { Ok(seat) } else { Err(self.bad(Problem::UnknownId)) }
    }

    /// `null`, or what `read` reads.
    pub fn nullable<T>(self, read: impl FnOnce(Self) -> Result<T, Bad>) -> Result<Option<T>, Bad> {
        if self.is_null() { Ok(None) } else { read(self).map(Some) }
    }
}

/// The fields of an object, taken one by one; what is left over at the end is unknown.
#[derive(Debug)]
pub struct Fields<'a> {
    pairs: Vec<(String, &'a RawValue)>,
    field: &'a str,
}

impl<'a> Fields<'a> {
    /// A field that may be left out.
    pub fn optional(&mut self, name: &'static str) -> Option<Raw<'a>> {
        let at = self.pairs.iter().position(|(key, _)| key == name)?;
        let (_, raw) = self.pairs.swap_remove(at);
        Some(Raw { text: raw.get(), field: name })
    }

    /// A field that must be there.
    pub fn take(&mut self, name: &'static str) -> Result<Raw<'a>, Bad> {
        self.optional(name).ok_or_else(|| Bad::new(Problem::MissingField, name))
    }

    /// The fields as things with ids; any of them, in the order given.
    pub fn by_id<T: Id>(self) -> Result<Vec<(T, Raw<'a>)>, Bad> {
        let field = self.field;
        let pairs = self.pairs.into_iter().map(|(key, raw)| match T::from_id(&key) {
            Some(one) => Ok((one, Raw { text: raw.get(), field })),
            None => Err(Bad::new(Problem::UnknownId, key)),
        });
        pairs.collect()
    }

    /// Exactly one field for each thing of a list, each read in the same way.
    pub fn each<T: Id, R>(
        mut self,
        things: &[T],
        mut read: impl FnMut(T, Raw<'a>) -> Result<R, Bad>,
    ) -> Result<Vec<R>, Bad> {
        let all: Result<Vec<R>, Bad> =
            things.iter().map(|thing| self.take(thing.id()).and_then(|raw| read(*thing, raw))).collect();
        self.finish()?;
        all
    }

    /// Nothing may be left.
    pub fn finish(self) -> Result<(), Bad> {
        match self.pairs.into_iter().next() {
            None => Ok(()),
            Some((key, _)) => Err(Bad::new(Problem::UnknownField, key)),
        }
    }
}

/// The pairs of an object, in order, none dropped.
struct Pairs<'a>(Vec<(String, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for Pairs<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Collect;
        impl<'de> Visitor<'de> for Collect {
            type Value = Vec<(String, &'de RawValue)>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(pairs)
            }
        }
        deserializer.deserialize_map(Collect).map(Pairs)
    }
}
