//! A position of a game by wrong rules: the engine's, and what the wrong one has to remember.

use std::ops::{Deref, DerefMut};

use crate::{
    cuba::{
        board::MOST_PLAYERS,
        position::{Hand, Position},
    },
    ids::Set,
};

use super::mutant::Mutant;

/// A position of a game by wrong rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bent {
    /// The table, as the engine knows it.
    pub(super) table: Position,
    /// The rule that is wrong; `None`: none is.
    pub(super) mutant: Option<Mutant>,
    /// What the mutant has to remember besides the table.
    pub(super) mark: bool,
    /// What the seats get when their turn is over, where a mutant postpones it.
    pub(super) owed: [Hand; MOST_PLAYERS as usize],
}

impl Bent {
    pub(super) fn new(table: Position) -> Self {
        Self { table, mutant: None, mark: false, owed: [Hand::EMPTY; MOST_PLAYERS as usize] }
    }

    /// The table, as the engine knows it.
    pub fn table(&self) -> &Position {
        &self.table
    }

    /// What follows from the rest: where several pawns stand on a building, moving one does not free it.
    pub(super) fn tidy(&mut self) {
        self.table.occupied = self.table.hands.iter().filter_map(|hand| hand.pawn).collect::<Set<_>>();
    }
}

/// Everything that a mutant leaves alone is the engine's.
impl Deref for Bent {
    type Target = Position;

    fn deref(&self) -> &Position {
        &self.table
    }
}

impl DerefMut for Bent {
    fn deref_mut(&mut self) -> &mut Position {
        &mut self.table
    }
}
