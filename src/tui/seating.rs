//! Who sits at the table that is shown.

use crate::play::Player;

/// Who sits at a table, and in which language it speaks now.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Seating {
    pub(super) lang: String,
    pub(super) players: Vec<Player>,
}
