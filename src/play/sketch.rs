//! What a game brings so that a real table can be typed in, line by line, as far as it is known.
//!
//! A [`Sketch`] holds what was said and makes a set-up of it; what nobody said is drawn or assumed, and told.

use std::fmt::Debug;

use crate::{
    game::Game,
    text::{Catalog, Message},
};

/// A game whose real tables can be typed in.
pub trait Sketched: Game {
    /// A real table, typed in.
    type Sketch: Sketch<Self>;
}

/// A set-up with what was drawn or assumed for it, or what does not fit together.
pub type Finished<G> = Result<(<G as Game>::Setup, Vec<Message>), Vec<<G as Game>::Fault>>;

/// A real table, typed in line by line, as far as it is known.
pub trait Sketch<G: Game>: Default + Clone + Debug {
    /// Takes in a line, in any language of ours or the one spoken; people are called by their number, from 1, or by their
    /// names.
    ///
    /// # Errors
    /// What is wrong with it; then nothing has changed.
    fn take(&mut self, line: &str, names: &[String], spoken: &Catalog) -> Result<(), Message>;

    /// Whether nothing was said yet.
    fn is_empty(&self) -> bool;

    /// For how many it is at least: whoever was spoken of sits there.
    fn seats(&self) -> u8;

    /// The set-up, and what was drawn or assumed for what was not said.
    ///
    /// # Errors
    /// What does not fit together.
    fn finish(&self, players: u8, seed: u64) -> Finished<G>;

    /// What can be said: a line as an example each, and what it is for.
    fn help() -> Vec<(Message, Message)>;
}
