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
    settings.game = text("plays").map(ToOwned::to_owned);
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
        ("plays", settings.game.clone().map_or(Value::Null, Value::from)),
        ("theme", settings.ground.map_or(Value::Null, |ground| ground.id().into())),
        ("name", settings.name.clone().map_or(Value::Null, Value::from)),
        ("hues", json!(settings.hues)),
        ("games", json!(settings.games)),
        ("mouse", settings.mouse.into()),
        ("motion", settings.motion.into()),
    ]);
}
