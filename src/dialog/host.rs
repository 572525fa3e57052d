//! What a dialogue asks of the world: to keep, to write, to remember, and what day it is.
//!
//! What a host has to say about it comes back as messages. Whatever it is asked to keep is kept when it returns, so that
//! what is told afterwards is true. Hides files, folders and clocks.

use crate::{
    course::progress::{Change, Progress},
    play::{encounter::Met, puzzle::Puzzle},
    text::Message,
};

/// See the module's page.
pub trait Host {
    /// The number of today.
    fn today(&self) -> u32;

    /// A number that nobody can know beforehand.
    fn seed(&mut self) -> u64;

    /// What is known of the learner.
    fn progress(&self) -> &Progress;

    /// Keeps what has changed in it.
    fn note(&mut self, changes: &[Change]) -> Vec<Message>;

    /// Forgets something of it.
    ///
    /// # Errors
    /// Why it could not.
    fn forget(&mut self, forget: &dyn Fn(&mut Progress)) -> Result<(), Message>;

    /// Remembers the language that somebody chose.
    fn speaks(&mut self, lang: &str);

    /// What somebody has met in their games.
    fn met(&mut self, name: Option<&str>) -> &mut Met;

    /// Keeps what was met.
    fn keep_met(&mut self);

    /// What the game under way is called, if it is kept.
    fn game(&self) -> Option<String>;

    /// Puts a new game under way.
    ///
    /// # Errors
    /// Why it cannot have the name that was wished for.
    fn begin_game(&mut self, text: &str) -> Result<Vec<Message>, Message>;

    /// Keeps the game under way as it stands.
    fn keep_game(&mut self, text: &str) -> Vec<Message>;

    /// Keeps it under another name.
    ///
    /// # Errors
    /// Why it cannot have that name.
    fn rename_game(&mut self, name: &str, text: &str) -> Result<(), Message>;

    /// Puts the coached first game under way: the one that was left, which comes back as a text, or else this new one.
    fn first_game(&mut self, new: &str) -> (Option<String>, Vec<Message>);

    /// Deletes a game; `false`: it is still there, or never was.
    fn delete_game(&mut self, name: &str) -> bool;

    /// Writes the log of a game where somebody says.
    fn write_log(&mut self, place: &str, text: &str) -> Message;

    /// Keeps a puzzle where somebody says.
    ///
    /// # Errors
    /// Why it could not.
    fn keep_puzzle(&mut self, puzzle: &Puzzle, place: &str) -> Result<Message, Message>;
}
