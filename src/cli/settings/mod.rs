//! The saved choices: language, learner, the last game, and what was set in the app.
//!
//! Read at every start, so that it must cost next to nothing; a file that cannot be read counts as none, and is set aside
//! before anything is written in its place.

#[cfg(feature = "tui")]
pub(super) mod app;

use serde_json::{Value, json};

use crate::store::{self, Update};

const FILE: &str = "settings.json";

fn saved() -> Option<Value> {
    let bytes = store::read(&store::home()?.join(FILE)).ok()??;
    serde_json::from_slice(&bytes).ok()
}

fn word(key: &str) -> Option<String> {
    saved()?.get(key)?.as_str().map(ToOwned::to_owned)
}

/// The language that was chosen.
pub(super) fn language() -> Option<String> {
    word("lang")
}

/// The learner that was chosen.
pub(super) fn learner() -> Option<String> {
    word("learner")
}

/// Remembers values under their keys and leaves all others; where they cannot be saved they hold until the end.
fn save(values: &[(&str, Value)]) {
    let Some(home) = store::home() else { return };
    let _ = store::update(&home.join(FILE), |bytes| {
        let before = bytes.as_ref().and_then(|bytes| serde_json::from_slice::<Value>(bytes).ok());
        let before = before.filter(Value::is_object);
        let set_aside = bytes.is_some() && before.is_none();
        let mut settings = before.unwrap_or_else(|| json!({ "format": 1 }));
        for (key, value) in values {
            settings[*key] = value.clone();
        }
        Update { text: Some(format!("{settings}\n")), set_aside, answer: () }
    });
}

/// The id of the game that was chosen to be learnt and played.
pub(super) fn plays() -> Option<String> {
    word("plays")
}

/// The game that was played last.
pub(super) fn game() -> Option<String> {
    word("game")
}

/// Remembers the game that is played.
pub(super) fn save_game(name: &str) {
    save(&[("game", name.into())]);
}

/// Remembers a language.
pub(super) fn save_language(lang: &str) {
    save(&[("lang", lang.into())]);
}
