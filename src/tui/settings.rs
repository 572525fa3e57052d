//! What a user has chosen: data; where it is kept is the host's.

use std::collections::BTreeMap;

use crate::{
    cuba::{Cuba, layout::Flowers, play::tiles},
    game::Game,
};

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
    /// Whether the car is seen driving.
    pub motion: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self { ground: None, name: None, hues: [0, 1, 2, 3], games: BTreeMap::new(), mouse: true, motion: true }
    }
}

impl Settings {
    /// The flower of each citizen in the user's box, in the order of the citizens.
    pub fn flowers(&self) -> Flowers {
        self.games.get(Cuba::ID).map_or_else(tiles::usual, tiles::read)
    }

    /// The user's box has these flowers.
    pub fn set_flowers(&mut self, flowers: &Flowers) {
        self.games.insert(Cuba::ID.to_owned(), tiles::written(flowers));
    }
}
