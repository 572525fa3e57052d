//! The saved choices: language, learner, the last game, and what was set in the app.
//!
//! Read at every start, so that it must cost next to nothing; a file that cannot be read counts as none, and is set aside
//! before anything is written in its place.

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

#[cfg(feature = "tui")]
pub(super) mod app {
    //! What was set in the app.

    use std::collections::BTreeMap;

    use serde_json::{Value, json};

    use crate::{
        games,
        ids::Id,
        tui::{
            settings::Settings,
            theme::{Ground, SEAT_HUES},
        },
    };

    /// What was set; whatever does not fit is as it was in the beginning.
    pub(in crate::cli) fn read() -> Settings {
        let mut settings = Settings::default();
        let Some(saved) = super::saved() else { return settings };
        let text = |key: &str| saved.get(key).and_then(Value::as_str);
        settings.ground = text("theme").and_then(Ground::from_id);
        settings.name = text("name").map(|name| name.chars().filter(|c| !c.is_control()).take(12).collect());
        settings.mouse = saved.get("mouse").and_then(Value::as_bool).unwrap_or(settings.mouse);
        settings.motion = saved.get("motion").and_then(Value::as_bool).unwrap_or(settings.motion);
        if let Some(hues) = saved.get("hues").and_then(hues) {
            settings.hues = hues;
        }
        settings.games = games_of(&saved);
        settings
    }

    /// What each game keeps; what stood among all other settings was the only game's.
    fn games_of(saved: &Value) -> BTreeMap<String, BTreeMap<String, String>> {
        let words = |kept: &Value| {
            let word = |(key, word): (&String, &Value)| Some((key.clone(), word.as_str()?.to_owned()));
            kept.as_object().into_iter().flatten().filter_map(word).collect()
        };
        let before = saved.get(games::SETTINGS_BEFORE).map(|kept| (games::before().game.to_owned(), words(kept)));
        let listed = saved.get("games").and_then(Value::as_object).into_iter().flatten();
        before.into_iter().chain(listed.map(|(game, kept)| (game.clone(), words(kept)))).collect()
    }

    /// The hues of the seats: each of them once.
    fn hues(saved: &Value) -> Option<[u8; SEAT_HUES]> {
        let listed: Vec<u8> = saved.as_array()?.iter().filter_map(|hue| u8::try_from(hue.as_u64()?).ok()).collect();
        let each_once = (0..SEAT_HUES as u8).all(|hue| listed.contains(&hue));
        listed.try_into().ok().filter(|_| each_once)
    }

    /// Remembers what was set.
    pub(in crate::cli) fn save(settings: &Settings) {
        super::save(&[
            ("theme", settings.ground.map_or(Value::Null, |ground| ground.id().into())),
            ("name", settings.name.clone().map_or(Value::Null, Value::from)),
            ("hues", json!(settings.hues)),
            ("games", json!(settings.games)),
            ("mouse", settings.mouse.into()),
            ("motion", settings.motion.into()),
        ]);
    }
}
