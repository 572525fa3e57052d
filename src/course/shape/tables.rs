//! Tables of a file: their keys taken one by one, and the ways to declare a type that is one.

use std::ops::Range;

use serde_json::{Value as Json, json};
use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

use crate::{
    course::fault::{Code, Flaw},
    ids::Id,
};

use super::{Choice, Definitions, Shape, Value, unknown, values::MOST_FAULTS, wrong_type};

/// A table whose keys are taken one by one; what is left at the end is unknown.
pub struct Keys<'t, 'i> {
    table: &'t DeTable<'i>,
    at: Range<usize>,
}

impl<'t, 'i> Keys<'t, 'i> {
    /// A value that must be a table.
    pub fn open(value: &'t Value<'i>, faults: &mut Vec<Flaw>) -> Option<Self> {
        if let DeValue::Table(table) = value.get_ref() {
            return Some(Self { table, at: value.span() });
        }
        faults.push(wrong_type(value, "table"));
        None
    }

    /// The value of a key.
    pub fn take<T: Shape>(&self, key: &'static str, faults: &mut Vec<Flaw>) -> Option<T> {
        let found = self.table.iter().find(|(name, _)| name.get_ref() == key);
        if let Some((_, value)) = found {
            return T::read(value, faults);
        }
        let absent = T::absent();
        if absent.is_none() {
            faults.push(Flaw::new(Code::MissingKey, self.at.clone()).with("key", key));
        }
        absent
    }

    /// Complains about every key that is not among those known.
    pub fn close(&self, known: &[&'static str], faults: &mut Vec<Flaw>) {
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
    faults: &mut Vec<Flaw>,
) -> Option<(&'static str, &'t Value<'i>)> {
    let table = Keys::open(value, faults)?;
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
        faults.push(Flaw::new(Code::OneKey, value.span()).with("count", keys as u32));
    }
    found.filter(|_| faults.len() == before)
}

/// A choice where nothing else may stand.
#[derive(Clone, Debug)]
pub struct Chosen<T>(pub T);

impl<T: Choice> Shape for Chosen<T> {
    fn read(value: &Value<'_>, faults: &mut Vec<Flaw>) -> Option<Self> {
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

/// A value for each of several things, by their ids.
#[derive(Clone, Debug)]
pub struct Each<K, V>(pub Vec<(K, V)>);

impl<K: Id, V: Shape> Shape for Each<K, V> {
    fn read(value: &Value<'_>, faults: &mut Vec<Flaw>) -> Option<Self> {
        let table = Keys::open(value, faults)?;
        table.close(&K::ALL.iter().map(|one| one.id()).collect::<Vec<_>>(), faults);
        let known = table.each().filter_map(|(name, inner)| Some((K::from_id(name.get_ref())?, inner)));
        // All of them are read before anything is given up, so that every fault is named.
        let read: Vec<_> = known.map(|(one, inner)| Some((one, V::read(inner, faults)?))).collect();
        read.into_iter().collect::<Option<_>>().map(Self)
    }

    fn absent() -> Option<Self> {
        Some(Self(Vec::new()))
    }

    fn schema(defs: &mut Definitions) -> Json {
        let inner = V::schema(defs);
        let properties: serde_json::Map<_, _> = K::ALL.iter().map(|one| (one.id().to_owned(), inner.clone())).collect();
        json!({ "type": "object", "properties": properties, "additionalProperties": false })
    }
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
                faults: &mut Vec<$crate::course::fault::Flaw>,
            ) -> Option<Self> {
                let table = $crate::course::shape::Keys::open(value, faults)?;
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
                faults: &mut Vec<$crate::course::fault::Flaw>,
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

/// Declares types that a file writes as others are written.
macro_rules! written_as {
    ($(#[doc = $doc:literal] $name:ident($inner:ty),)+) => {
        $(
            #[doc = $doc]
            #[derive(Clone, Debug)]
            pub struct $name(pub $inner);

            impl $crate::course::shape::Shape for $name {
                fn read(
                    value: &$crate::course::shape::Value<'_>,
                    faults: &mut Vec<$crate::course::fault::Flaw>,
                ) -> Option<Self> {
                    <$inner as $crate::course::shape::Shape>::read(value, faults).map(Self)
                }

                fn schema(defs: &mut $crate::course::shape::Definitions) -> serde_json::Value {
                    <$inner as $crate::course::shape::Shape>::schema(defs)
                }
            }
        )+
    };
}
pub(crate) use written_as;
