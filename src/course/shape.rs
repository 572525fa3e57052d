//! Reading TOML into types with every fault at once, and the JSON Schema of the same types.
//!
//! A derived reader stops at the first thing it does not like and forgets where it stood. Here a type is declared once,
//! by `table!` or `choice!`, and that gives both: a reader that goes on after a fault and knows the place of
//! everything, and the schema that helps an author's editor. Hides the syntax tree of the TOML parser.

use std::{
    collections::BTreeMap,
    ops::{Deref, Range},
};

use serde_json::{Value as Json, json};
use strsim::osa_distance;
use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

use crate::ids::Id;

use super::fault::{Code, Fault};

/// A value of a file with its place.
pub type Value<'i> = Spanned<DeValue<'i>>;

/// The named schemas that others refer to.
pub type Definitions = BTreeMap<&'static str, Json>;

/// A type that can be read from a file and described to an editor.
pub trait Shape: Sized {
    /// The value, or what is wrong with it.
    fn read(value: &Value<'_>, faults: &mut Vec<Fault>) -> Option<Self>;

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
    fn read_as(tag: &str, value: &Value<'_>, faults: &mut Vec<Fault>) -> Option<Self>;

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

/// The most faults of a file that are looked for.
const MOST_FAULTS: usize = 100;
/// Longer words are nobody's slip of the finger.
const LONGEST_WORD: usize = 64;
/// The most complaints about the form of a file at once.
const MOST_ERRORS: usize = 3;

/// Reads a whole file, with everything that is wrong with its form.
pub fn read<T: Shape>(text: &str) -> (Option<T>, Vec<Fault>) {
    let (table, errors) = DeTable::parse_recoverable(text);
    let mut faults: Vec<Fault> = errors
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
            Fault::new(Code::Syntax, at).with("help", help).with("expected", signs.join(" "))
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
pub fn unknown<'a>(code: Code, word: &str, at: Range<usize>, known: impl IntoIterator<Item = &'a str>) -> Fault {
    let known: Vec<&str> = known.into_iter().collect();
    let near = nearest(word, known.iter().copied()).unwrap_or("");
    let list = if known.len() <= 24 { known.join(", ") } else { String::new() };
    let help = match (near, list.is_empty()) {
        ("", true) => "none",
        ("", false) => "list",
        _ => "near",
    };
    Fault::new(code, at)
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
pub fn wrong_type(value: &Value<'_>, wanted: &'static str) -> Fault {
    Fault::new(Code::WrongType, value.span()).with("wanted", wanted)
}

impl Shape for bool {
    fn read(value: &Value<'_>, faults: &mut Vec<Fault>) -> Option<Self> {
        if let DeValue::Boolean(truth) = value.get_ref() {
            return Some(*truth);
        }
        faults.push(wrong_type(value, "truth"));
        None
    }

    fn absent() -> Option<Self> {
        Some(false)
    }

    fn schema(_: &mut Definitions) -> Json {
        json!({ "type": "boolean" })
    }
}

impl Shape for i32 {
    fn read(value: &Value<'_>, faults: &mut Vec<Fault>) -> Option<Self> {
        let DeValue::Integer(number) = value.get_ref() else {
            faults.push(wrong_type(value, "number"));
            return None;
        };
        let small = i32::from_str_radix(number.as_str(), number.radix()).ok().filter(|n| (-999..=999).contains(n));
        if small.is_none() {
            faults.push(Fault::new(Code::Number, value.span()).with("low", "-999").with("high", "999"));
        }
        small
    }

    fn schema(_: &mut Definitions) -> Json {
        json!({ "type": "integer", "minimum": -999, "maximum": 999 })
    }
}

impl Shape for u16 {
    fn read(value: &Value<'_>, faults: &mut Vec<Fault>) -> Option<Self> {
        let DeValue::Integer(number) = value.get_ref() else {
            faults.push(wrong_type(value, "number"));
            return None;
        };
        let small = u16::from_str_radix(number.as_str(), number.radix()).ok().filter(|n| *n <= 999);
        if small.is_none() {
            faults.push(Fault::new(Code::Number, value.span()).with("low", "0").with("high", "999"));
        }
        small
    }

    fn schema(_: &mut Definitions) -> Json {
        json!({ "type": "integer", "minimum": 0, "maximum": 999 })
    }
}

impl Shape for String {
    fn read(value: &Value<'_>, faults: &mut Vec<Fault>) -> Option<Self> {
        if let DeValue::String(text) = value.get_ref() {
            return Some(text.clone().into_owned());
        }
        faults.push(wrong_type(value, "text"));
        None
    }

    fn schema(_: &mut Definitions) -> Json {
        json!({ "type": "string" })
    }
}

/// Things with ids are read by them.
impl<T: Id> Shape for T {
    fn read(value: &Value<'_>, faults: &mut Vec<Fault>) -> Option<Self> {
        let id = String::read(value, faults)?;
        let found = T::from_id(&id);
        if found.is_none() {
            faults.push(unknown(Code::UnknownId, &id, value.span(), T::ALL.iter().map(|one| one.id())));
        }
        found
    }

    fn schema(_: &mut Definitions) -> Json {
        json!({ "enum": T::ALL.iter().map(|one| one.id()).collect::<Vec<_>>() })
    }
}

impl<T: Shape> Shape for At<T> {
    fn read(value: &Value<'_>, faults: &mut Vec<Fault>) -> Option<Self> {
        Some(Self { value: T::read(value, faults)?, at: value.span() })
    }

    fn schema(defs: &mut Definitions) -> Json {
        T::schema(defs)
    }
}

impl<T: Shape> Shape for Option<T> {
    fn read(value: &Value<'_>, faults: &mut Vec<Fault>) -> Option<Self> {
        T::read(value, faults).map(Some)
    }

    fn absent() -> Option<Self> {
        Some(None)
    }

    fn schema(defs: &mut Definitions) -> Json {
        T::schema(defs)
    }
}

impl<T: Shape> Shape for Vec<T> {
    fn read(value: &Value<'_>, faults: &mut Vec<Fault>) -> Option<Self> {
        let DeValue::Array(list) = value.get_ref() else {
            faults.push(wrong_type(value, "list"));
            return None;
        };
        let mut members = Vec::new();
        for member in list {
            // Whoever has made so many mistakes has enough to do.
            if faults.len() > MOST_FAULTS {
                return None;
            }
            members.push(T::read(member, faults));
        }
        members.into_iter().collect()
    }

    fn absent() -> Option<Self> {
        Some(Self::new())
    }

    fn schema(defs: &mut Definitions) -> Json {
        json!({ "type": "array", "items": T::schema(defs) })
    }
}

/// A table whose keys are taken one by one; what is left at the end is unknown.
pub struct Table<'t, 'i> {
    table: &'t DeTable<'i>,
    at: Range<usize>,
}

impl<'t, 'i> Table<'t, 'i> {
    /// A value that must be a table.
    pub fn open(value: &'t Value<'i>, faults: &mut Vec<Fault>) -> Option<Self> {
        if let DeValue::Table(table) = value.get_ref() {
            return Some(Self { table, at: value.span() });
        }
        faults.push(wrong_type(value, "table"));
        None
    }

    /// The value of a key.
    pub fn take<T: Shape>(&self, key: &'static str, faults: &mut Vec<Fault>) -> Option<T> {
        let found = self.table.iter().find(|(name, _)| name.get_ref() == key);
        if let Some((_, value)) = found {
            return T::read(value, faults);
        }
        let absent = T::absent();
        if absent.is_none() {
            faults.push(Fault::new(Code::MissingKey, self.at.clone()).with("key", key));
        }
        absent
    }

    /// Complains about every key that is not among those known.
    pub fn close(&self, known: &[&'static str], faults: &mut Vec<Fault>) {
        for (name, _) in self.table {
            if faults.len() > MOST_FAULTS {
                return;
            }
            if !known.contains(&name.get_ref().as_ref()) {
                faults.push(unknown(Code::UnknownKey, name.get_ref(), name.span(), known.iter().copied()));
            }
        }
    }

    /// All keys and values.
    pub fn each(&self) -> impl Iterator<Item = (&'t Spanned<std::borrow::Cow<'i, str>>, &'t Value<'i>)> {
        self.table.iter()
    }
}

/// The one key of a table and its value.
pub fn only_key<'t, 'i>(
    value: &'t Value<'i>,
    known: &[&'static str],
    faults: &mut Vec<Fault>,
) -> Option<(&'static str, &'t Value<'i>)> {
    let table = Table::open(value, faults)?;
    let mut found = None;
    let (mut keys, before) = (0, faults.len());
    for (name, inner) in table.each() {
        keys += 1;
        match known.iter().find(|tag| **tag == name.get_ref().as_ref()) {
            Some(tag) => found = Some((*tag, inner)),
            None => faults.push(unknown(Code::UnknownKey, name.get_ref(), name.span(), known.iter().copied())),
        }
    }
    if keys != 1 && faults.len() == before {
        faults.push(Fault::new(Code::OneKey, value.span()).with("count", keys as u32));
    }
    found.filter(|_| faults.len() == before)
}

/// A choice where nothing else may stand.
#[derive(Clone, Debug)]
pub struct Chosen<T>(pub T);

impl<T: Choice> Shape for Chosen<T> {
    fn read(value: &Value<'_>, faults: &mut Vec<Fault>) -> Option<Self> {
        let (tag, inner) = only_key(value, T::TAGS, faults)?;
        T::read_as(tag, inner, faults).map(Self)
    }

    fn schema(defs: &mut Definitions) -> Json {
        json!({ "oneOf": T::schemas(defs) })
    }
}

/// Puts a schema under a name and refers to it; a type may refer to itself.
pub fn define(defs: &mut Definitions, name: &'static str, make: impl FnOnce(&mut Definitions) -> Json) -> Json {
    if !defs.contains_key(name) {
        defs.insert(name, Json::Null);
        let schema = make(defs);
        defs.insert(name, schema);
    }
    json!({ "$ref": format!("#/$defs/{name}") })
}

/// A schema with the words that stand above the declaration.
pub fn described(mut schema: Json, words: &[&str]) -> Json {
    let words = words.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" ");
    if let Some(object) = schema.as_object_mut() {
        object.insert("description".to_owned(), words.into());
    }
    schema
}

/// Declares a table of a file: a key, a field and a type each.
macro_rules! table {
    ($(#[doc = $doc:literal])+ $vis:vis struct $name:ident $(<$game:ident: $bound:path>)? { $($(#[doc = $about:literal])+ $key:literal $field:ident: $type:ty,)+ }) => {
        $(#[doc = $doc])+
        #[derive(Clone, Debug)]
        $vis struct $name $(<$game: $bound>)? {
            $($(#[doc = $about])+ pub $field: $type,)+
            /// Which bytes of the file.
            pub at: std::ops::Range<usize>,
        }

        impl $(<$game: $bound>)? $crate::course::shape::Shape for $name $(<$game>)? {
            fn read(
                value: &$crate::course::shape::Value<'_>,
                faults: &mut Vec<$crate::course::fault::Fault>,
            ) -> Option<Self> {
                let table = $crate::course::shape::Table::open(value, faults)?;
                $(let $field = table.take::<$type>($key, faults);)+
                table.close(&[$($key),+], faults);
                Some(Self { $($field: $field?,)+ at: value.span() })
            }

            fn schema(defs: &mut $crate::course::shape::Definitions) -> serde_json::Value {
                $crate::course::shape::define(defs, stringify!($name), |defs| {
                    let mut properties = serde_json::Map::new();
                    let mut required: Vec<&str> = Vec::new();
                    $(
                        let property = <$type as $crate::course::shape::Shape>::schema(defs);
                        let property = $crate::course::shape::described(property, &[$($about),+]);
                        properties.insert($key.to_owned(), property);
                        if <$type as $crate::course::shape::Shape>::absent().is_none() {
                            required.push($key);
                        }
                    )+
                    let object = serde_json::json!({
                        "type": "object",
                        "properties": properties,
                        "required": required,
                        "additionalProperties": false,
                    });
                    $crate::course::shape::described(object, &[$($doc),+])
                })
            }
        }
    };
}
pub(crate) use table;

/// Declares a choice of a file: a key, a variant and what it holds each.
macro_rules! choice {
    ($(#[doc = $doc:literal])+ $vis:vis enum $name:ident $(<$game:ident: $bound:path>)? { $($(#[doc = $about:literal])+ $tag:literal $variant:ident($type:ty),)+ }) => {
        $(#[doc = $doc])+
        #[derive(Clone, Debug)]
        $vis enum $name $(<$game: $bound>)? { $($(#[doc = $about])+ $variant($type),)+ }

        impl $(<$game: $bound>)? $crate::course::shape::Choice for $name $(<$game>)? {
            const TAGS: &'static [&'static str] = &[$($tag),+];

            fn read_as(
                tag: &str,
                value: &$crate::course::shape::Value<'_>,
                faults: &mut Vec<$crate::course::fault::Fault>,
            ) -> Option<Self> {
                match tag {
                    $($tag => <$type as $crate::course::shape::Shape>::read(value, faults).map(Self::$variant),)+
                    _ => None,
                }
            }

            fn schemas(defs: &mut $crate::course::shape::Definitions) -> Vec<serde_json::Value> {
                vec![$({
                    let inner = <$type as $crate::course::shape::Shape>::schema(defs);
                    let object = serde_json::json!({
                        "type": "object",
                        "properties": { $tag: inner },
                        "required": [$tag],
                        "additionalProperties": false,
                    });
                    $crate::course::shape::described(object, &[$($about),+])
                }),+]
            }
        }
    };
}
pub(crate) use choice;
