//! The saved choices: the language and the learner.
//!
//! Read at every start, so that it must cost next to nothing; a file that cannot be read counts as none.

use serde_json::{Value, json};

use crate::store::{self, Update};

const FILE: &str = "settings.json";

fn saved(key: &str) -> Option<String> {
    let bytes = store::read(&store::home()?.join(FILE)).ok()??;
    let settings: Value = serde_json::from_slice(&bytes).ok()?;
    settings.get(key)?.as_str().map(ToOwned::to_owned)
}

/// The language that was chosen.
pub(super) fn language() -> Option<String> {
    saved("lang")
}

/// The learner that was chosen.
pub(super) fn learner() -> Option<String> {
    saved("learner")
}

/// Remembers a language; where it cannot be saved it holds until the end.
pub(super) fn save_language(lang: &str) {
    let Some(home) = store::home() else { return };
    let _ = store::update(&home.join(FILE), |bytes| {
        let before = bytes.as_ref().and_then(|bytes| serde_json::from_slice::<Value>(bytes).ok());
        let before = before.filter(Value::is_object);
        let set_aside = bytes.is_some() && before.is_none();
        let mut settings = before.unwrap_or_else(|| json!({ "format": 1 }));
        settings["lang"] = lang.into();
        Update { text: Some(format!("{settings}\n")), set_aside, answer: () }
    });
}
