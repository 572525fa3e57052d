//! What a user has chosen: data; where it is kept is the host's.

use crate::cuba::layout::{Flowers, default_flowers};

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
    /// The flower of each citizen in the user's box, in the order of the citizens.
    pub flowers: Flowers,
    /// Whether the mouse is listened to; without, the terminal selects text with it.
    pub mouse: bool,
    /// Whether the car is seen driving.
    pub motion: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self { ground: None, name: None, hues: [0, 1, 2, 3], flowers: default_flowers(), mouse: true, motion: true }
    }
}
