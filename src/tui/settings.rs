//! What a user has chosen: data; where it is kept is the host's.

use std::collections::BTreeMap;

use crate::sitting::stage::Keepsakes;

use super::theme::{Ground, SEAT_HUES};

/// See the module's page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The game that is learnt and played, by its id; `None`: the first there is.
    pub game: Option<String>,
    /// What the colours stand on; `None`: what the terminal says.
    pub ground: Option<Ground>,
    /// The name of the learner at the table.
    pub name: Option<String>,
    /// The hue of each seat, by number.
    pub hues: [u8; SEAT_HUES],
    /// What each game keeps of the user's box, by the game's id, in words of its own.
    pub games: BTreeMap<String, BTreeMap<String, String>>,
    /// Whether the mouse is listened to; without, the terminal selects text with it.
    pub mouse: bool,
    /// Whether what moves on a table is seen moving.
    pub motion: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            game: None,
            ground: None,
            name: None,
            hues: [0, 1, 2, 3],
            games: BTreeMap::new(),
            mouse: true,
            motion: true,
        }
    }
}

impl Settings {
    /// What a game keeps of the user's box.
    pub fn kept(&self, game: &str) -> Option<&Keepsakes> {
        self.games.get(game)
    }

    /// A game keeps this of the user's box.
    pub fn keep(&mut self, game: &str, kept: Keepsakes) {
        self.games.insert(game.to_owned(), kept);
    }
}
