//! Values that stand alone: truths, numbers, words, things with ids, and lists of them.

use serde_json::{Value as Json, json};
use toml::de::DeValue;

use crate::{
    course::fault::{Code, Flaw},
    ids::Id,
};

use super::{At, Definitions, Shape, Value, text_of, unknown, wrong_type};

/// The most faults of a file that are looked for.
pub(super) const MOST_FAULTS: usize = 100;

impl Shape for bool {
    fn read(value: &Value<'_>, faults: &mut Vec<Flaw>) -> Option<Self> {
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
    fn read(value: &Value<'_>, faults: &mut Vec<Flaw>) -> Option<Self> {
        let DeValue::Integer(number) = value.get_ref() else {
            faults.push(wrong_type(value, "number"));
            return None;
        };
        let small = i32::from_str_radix(number.as_str(), number.radix()).ok().filter(|n| (-999..=999).contains(n));
        if small.is_none() {
            faults.push(Flaw::new(Code::Number, value.span()).with("low", "-999").with("high", "999"));
        }
        small
    }

    fn schema(_: &mut Definitions) -> Json {
        json!({ "type": "integer", "minimum": -999, "maximum": 999 })
    }
}

impl Shape for u16 {
    fn read(value: &Value<'_>, faults: &mut Vec<Flaw>) -> Option<Self> {
        let DeValue::Integer(number) = value.get_ref() else {
            faults.push(wrong_type(value, "number"));
            return None;
        };
        let small = u16::from_str_radix(number.as_str(), number.radix()).ok().filter(|n| *n <= 999);
        if small.is_none() {
            faults.push(Flaw::new(Code::Number, value.span()).with("low", "0").with("high", "999"));
        }
        small
    }

    fn schema(_: &mut Definitions) -> Json {
        json!({ "type": "integer", "minimum": 0, "maximum": 999 })
    }
}

impl Shape for String {
    fn read(value: &Value<'_>, faults: &mut Vec<Flaw>) -> Option<Self> {
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
    fn read(value: &Value<'_>, faults: &mut Vec<Flaw>) -> Option<Self> {
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
    fn read(value: &Value<'_>, faults: &mut Vec<Flaw>) -> Option<Self> {
        Some(Self { value: T::read(value, faults)?, at: value.span() })
    }

    fn schema(defs: &mut Definitions) -> Json {
        T::schema(defs)
    }
}

impl<T: Shape> Shape for Option<T> {
    fn read(value: &Value<'_>, faults: &mut Vec<Flaw>) -> Option<Self> {
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
    fn read(value: &Value<'_>, faults: &mut Vec<Flaw>) -> Option<Self> {
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

/// What stands for no value where one may be missing.
const NONE: &str = "none";

/// A value, or that there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OrNone<T>(pub Option<T>);

impl<T: Shape> Shape for OrNone<T> {
    fn read(value: &Value<'_>, faults: &mut Vec<Flaw>) -> Option<Self> {
        if text_of(value) == Some(NONE) {
            return Some(Self(None));
        }
        T::read(value, faults).map(|value| Self(Some(value)))
    }

    fn schema(defs: &mut Definitions) -> Json {
        json!({ "oneOf": [{ "const": NONE }, T::schema(defs)] })
    }
}
