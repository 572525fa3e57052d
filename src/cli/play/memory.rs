//! What each person has met in their games, so that it is explained once.
//!
//! Read at the start, saved when something new was met, on top of what the file holds by then. A file that cannot be read
//! counts as none, and is set aside before anything is written in its place, one of a newer version left as it is; where nothing can be saved it holds until
//! the end.

use std::{collections::BTreeMap, path::PathBuf};

use serde_json::{Value, json};

use crate::{
    play::encounter::Met,
    reference::fold::fold,
    store::{self, Update},
};

const FILE: &str = "met.json";
const FORMAT: u64 = 1;

/// See the module's page.
pub(in crate::cli) struct Memory {
    path: Option<PathBuf>,
    people: BTreeMap<String, Met>,
}

impl Memory {
    pub(in crate::cli) fn open() -> Self {
        let path = store::home().map(|home| home.join(FILE));
        let bytes = path.as_deref().and_then(|path| store::read(path).ok().flatten());
        let people = bytes.and_then(|bytes| read(&bytes)).unwrap_or_default();
        Self { path, people }
    }

    /// What everybody has met, by their folded names.
    #[cfg(feature = "tui")]
    pub(in crate::cli) fn people(&self) -> &BTreeMap<String, Met> {
        &self.people
    }

    /// What somebody has met; people without a name share one.
    pub(in crate::cli) fn of(&mut self, name: Option<&str>) -> &mut Met {
        self.people.entry(fold(name.unwrap_or_default())).or_default()
    }

    /// Saves it.
    pub(in crate::cli) fn save(&self) {
        let Some(path) = &self.path else { return };
        let _ = store::update(path, |bytes| {
            if bytes.as_deref().is_some_and(is_newer) {
                return Update { text: None, set_aside: false, answer: () };
            }
            let before = bytes.as_deref().and_then(read);
            let set_aside = bytes.is_some() && before.is_none();
            let mut people = before.unwrap_or_default();
            for (name, met) in &self.people {
                people.entry(name.clone()).or_default().0.extend(met.0.iter().cloned());
            }
            let people: BTreeMap<_, _> = people.into_iter().map(|(name, met)| (name, met.0)).collect();
            let text = format!("{}\n", json!({ "format": FORMAT, "people": people }));
            Update { text: Some(text), set_aside, answer: () }
        });
    }
}

fn is_newer(bytes: &[u8]) -> bool {
    let value: Option<Value> = serde_json::from_slice(bytes).ok();
    value.and_then(|value| value.get("format")?.as_u64()).is_some_and(|format| format > FORMAT)
}

fn read(bytes: &[u8]) -> Option<BTreeMap<String, Met>> {
    let value: Value = serde_json::from_slice(bytes).ok()?;
    if value.get("format")?.as_u64()? != FORMAT {
        return None;
    }
    let one = |(name, met): (&String, &Value)| {
        let met = met.as_array()?.iter().map(|key| key.as_str().map(ToOwned::to_owned));
        Some((name.clone(), Met(met.collect::<Option<_>>()?)))
    };
    value.get("people")?.as_object()?.iter().map(one).collect()
}
