//! What each person has met in their games, game by game, so that it is explained once.
//!
//! Read at the start, saved when something new was met, on top of what the file holds by then. A file that cannot be read
//! counts as none, and is set aside before anything is written in its place, one of a newer version left as it is; where
//! nothing can be saved it holds until the end.

use std::{collections::BTreeMap, path::PathBuf};

use serde_json::{Value, json};

use crate::{
    games,
    play::encounter::Met,
    reference::fold::fold,
    store::{self, Update},
};

const FILE: &str = "met.json";
/// The version that this program writes; it reads all before it.
const FORMAT: u64 = 2;
/// The version that knew one game.
const OF_ONE_GAME: u64 = 1;

/// What people have met in a game, by their folded names.
type People = BTreeMap<String, Met>;

/// See the module's page.
pub(in crate::cli) struct Memory {
    path: Option<PathBuf>,
    game: String,
    people: People,
}

impl Memory {
    /// What people have met in a game.
    pub(in crate::cli) fn open(game: &str) -> Self {
        let path = store::home().map(|home| home.join(FILE));
        let bytes = path.as_deref().and_then(|path| store::read(path).ok().flatten());
        let games = bytes.and_then(|bytes| read(&bytes));
        let people = games.and_then(|mut games| games.remove(game)).unwrap_or_default();
        Self { path, game: game.to_owned(), people }
    }

    /// What everybody has met, by their folded names.
    #[cfg(feature = "tui")]
    pub(in crate::cli) fn people(&self) -> &People {
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
            let mut games = before.unwrap_or_default();
            let people = games.entry(self.game.clone()).or_default();
            for (name, met) in &self.people {
                people.entry(name.clone()).or_default().0.extend(met.0.iter().cloned());
            }
            let met = |people: People| people.into_iter().map(|(name, met)| (name, met.0)).collect::<BTreeMap<_, _>>();
            let games: BTreeMap<_, _> = games.into_iter().map(|(game, people)| (game, met(people))).collect();
            let text = format!("{}\n", json!({ "format": FORMAT, "games": games }));
            Update { text: Some(text), set_aside, answer: () }
        });
    }
}

fn is_newer(bytes: &[u8]) -> bool {
    let value: Option<Value> = serde_json::from_slice(bytes).ok();
    value.and_then(|value| value.get("format")?.as_u64()).is_some_and(|format| format > FORMAT)
}

/// What people have met, by game.
fn read(bytes: &[u8]) -> Option<BTreeMap<String, People>> {
    let value: Value = serde_json::from_slice(bytes).ok()?;
    match value.get("format")?.as_u64()? {
        OF_ONE_GAME => Some([(games::before().game.to_owned(), people(value.get("people")?)?)].into()),
        FORMAT => {
            let games = value.get("games")?.as_object()?.iter();
            games.map(|(game, met)| Some((game.clone(), people(met)?))).collect()
        }
        _ => None,
    }
}

fn people(value: &Value) -> Option<People> {
    let one = |(name, met): (&String, &Value)| {
        let met = met.as_array()?.iter().map(|key| key.as_str().map(ToOwned::to_owned));
        Some((name.clone(), Met(met.collect::<Option<_>>()?)))
    };
    value.as_object()?.iter().map(one).collect()
}
