//! A game as its set-up and its actions, dice included.
//!
//! A [`Record`] is what is saved, shared and replayed; positions are worked out from it. A [`Playing`] is a record being
//! played: it acts, undoes by replaying, and keeps the position. Hides that undoing means replaying.

use crate::game::{Game, Played, Seat};

/// A game as it was played.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    /// How it starts.
    pub setup: G::Setup,
    /// What was done, in order.
    pub actions: Vec<G::Action>,
}

/// Why a record cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unplayable<F, R> {
    /// The set-up makes no position.
    Setup(Vec<F>),
    /// An action is not possible: its index, and why.
    Action(usize, Vec<R>),
}

/// A record and the position it leads to.
#[derive(Clone, Debug)]
pub struct Playing<G: Game> {
    record: Record<G>,
    start: G::Position,
    position: G::Position,
}

impl<G: Game> Playing<G> {
    /// The start of a game.
    ///
    /// # Errors
    /// Everything that is wrong with the set-up.
    pub fn begin(setup: G::Setup) -> Result<Self, Vec<G::Fault>> {
        let start = G::begin(&setup)?;
        Ok(Self { record: Record { setup, actions: Vec::new() }, start, position: start })
    }

    /// Plays a record from its start, checking every action.
    ///
    /// # Errors
    /// What is wrong with the set-up, or with the first action that is not possible.
    pub fn replay(record: Record<G>) -> Result<Self, Unplayable<G::Fault, G::Refusal>> {
        let mut line = Self::begin(record.setup).map_err(Unplayable::Setup)?;
        for (at, action) in record.actions.into_iter().enumerate() {
            line.play(None, action).map_err(|refusals| Unplayable::Action(at, refusals))?;
        }
        Ok(line)
    }

    /// Where the game stands.
    pub fn position(&self) -> &G::Position {
        &self.position
    }

    /// What was played.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Acts, if the rules allow it.
    ///
    /// # Errors
    /// Every clause that the action breaks; then nothing has changed.
    pub fn play(&mut self, by: Option<Seat>, action: G::Action) -> Result<Played<G>, Vec<G::Refusal>> {
        let played = G::play(&self.position, by, action)?;
        self.record.actions.push(action);
        self.position = played.position;
        Ok(played)
    }

    /// Takes the last action back and names it; `None` if there is none.
    pub fn undo(&mut self) -> Option<G::Action> {
        self.back_to(self.record.actions.len().checked_sub(1)?).pop()
    }

    /// Goes back to where so many actions were played, and names what was taken back, in order.
    pub fn back_to(&mut self, count: usize) -> Vec<G::Action> {
        let taken = self.record.actions.split_off(count.min(self.record.actions.len()));
        self.position = self.start;
        for action in &self.record.actions {
            G::advance(&mut self.position, *action, &mut crate::game::Silent);
        }
        taken
    }
}
