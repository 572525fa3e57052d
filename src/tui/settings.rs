//! What a user has chosen: data; where it is kept is the host's.

use std::collections::BTreeMap;

use crate::{game::Game, sitting::stage::Keepsakes};

use super::theme::{Ground, SEAT_HUES};

/// See the module's page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
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
        Self { ground: None, name: None, hues: [0, 1, 2, 3], games: BTreeMap::new(), mouse: true, motion: true }
    }
}

impl Settings {
    /// What a game keeps of the user's box.
    pub fn kept<G: Game>(&self) -> Option<&Keepsakes> {
        self.games.get(G::ID)
    }

    /// A game keeps this of the user's box.
    pub fn keep<G: Game>(&mut self, kept: Keepsakes) {
        self.games.insert(G::ID.to_owned(), kept);
    }
}
