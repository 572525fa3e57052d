//! Reading TOML into types with every fault at once, and the JSON Schema of the same types.
//!
//! A derived reader stops at the first thing it does not like and forgets where it stood. Here a type is declared once,
//! by `table!` or `choice!`, and that gives both: a reader that goes on after a fault and knows the place of
//! everything, and the schema that helps an author's editor. `values` reads what stands alone, `tables` what has keys.
//! Hides the syntax tree of the TOML parser.

mod tables;
mod values;

use std::{
    collections::BTreeMap,
    ops::{Deref, Range},
};

use serde_json::Value as Json;
use strsim::osa_distance;
use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

use super::fault::{Code, Flaw};

pub use tables::{Chosen, Each, Keys, define, described, only_key};
pub(crate) use tables::{choice, table, written_as};
pub use values::OrNone;

/// A value of a file with its place.
pub type Value<'i> = Spanned<DeValue<'i>>;

/// The named schemas that others refer to.
pub type Definitions = BTreeMap<&'static str, Json>;

/// A type that can be read from a file and described to an editor.
pub trait Shape: Sized {
    /// The value, or what is wrong with it.
    fn read(value: &Value<'_>, faults: &mut Vec<Flaw>) -> Option<Self>;

    /// What it is where its key does not stand; `None`: the key is needed.
    fn absent() -> Option<Self> {
        None
    }

    /// What an editor may offer.
    fn schema(defs: &mut Definitions) -> Json;
}

/// A type that is one of several, told by the only key of a table.
pub trait Choice: Sized {
    /// The keys.
    const TAGS: &'static [&'static str];

    /// The value that stands under one of the keys.
    fn read_as(tag: &str, value: &Value<'_>, faults: &mut Vec<Flaw>) -> Option<Self>;

    /// A schema for each.
    fn schemas(defs: &mut Definitions) -> Vec<Json>;
}

/// Something and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct At<T> {
    /// What.
    pub value: T,
    /// Which bytes of the file.
    pub at: Range<usize>,
}

impl<T> Deref for At<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

/// Longer words are nobody's slip of the finger.
const LONGEST_WORD: usize = 64;
/// The most complaints about the form of a file at once.
const MOST_ERRORS: usize = 3;

/// Reads a whole file, with everything that is wrong with its form.
pub fn read<T: Shape>(text: &str) -> (Option<T>, Vec<Flaw>) {
    let (table, errors) = DeTable::parse_recoverable(text);
    let mut faults: Vec<Flaw> = errors
        .into_iter()
        // What follows is mostly about what the first ones made of the rest.
        .take(MOST_ERRORS)
        .map(|error| {
            let at = error.span().unwrap_or(0..0);
            // The parser's words are English; the signs that it would rather see are not.
            let message = error.message();
            let expected = message.split_once(", expected ").map_or("", |(_, expected)| expected);
            let signs: Vec<&str> = expected.split('`').skip(1).step_by(2).collect();
            let help = match signs[..] {
                [] if message.starts_with("duplicate") => "twice",
                [] => "none",
                _ => "expected",
            };
            Flaw::new(Code::Syntax, at).with("help", help).with("expected", signs.join(" "))
        })
        .collect();
    if !faults.is_empty() {
        return (None, faults);
    }
    let span = table.span();
    let read = T::read(&Spanned::new(span, DeValue::Table(table.into_inner())), &mut faults);
    (read, faults)
}

/// The name among several that was perhaps meant.
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if word.len() > LONGEST_WORD {
        return None;
    }
    let most = 1 + word.chars().count() / 4;
    let near = known.into_iter().map(|name| (osa_distance(name, word), name));
    near.filter(|(distance, _)| *distance <= most).min().map(|(_, name)| name)
}

/// A fault about a word that is not among those known.
pub fn unknown<'a>(code: Code, word: &str, at: Range<usize>, known: impl IntoIterator<Item = &'a str>) -> Flaw {
    let known: Vec<&str> = known.into_iter().collect();
    let near = nearest(word, known.iter().copied()).unwrap_or("");
    let list = if known.len() <= 24 { known.join(", ") } else { String::new() };
    let help = match (near, list.is_empty()) {
        ("", true) => "none",
        ("", false) => "list",
        _ => "near",
    };
    Flaw::new(code, at)
        .with("word", word.to_owned())
        .with("help", help)
        .with("near", near.to_owned())
        .with("known", list)
}

/// What is written in quotation marks, if anything is.
pub fn text_of<'v>(value: &'v Value<'_>) -> Option<&'v str> {
    if let DeValue::String(text) = value.get_ref() { Some(text) } else { None }
}

/// Whether a table stands there.
pub fn is_table(value: &Value<'_>) -> bool {
    matches!(value.get_ref(), DeValue::Table(_))
}

/// A fault about a value that is not of the type wanted.
pub fn wrong_type(value: &Value<'_>, wanted: &'static str) -> Flaw {
    Flaw::new(Code::WrongType, value.span()).with("wanted", wanted)
}
