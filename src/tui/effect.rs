//! What the app asks its host to do.

use crate::{course::progress::Change, sitting::thinking::Task};

use super::{game::Keeping, settings::Settings};

/// Something that the host has to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Save what a learner did.
    Save(Vec<Change>),
    /// Forget everything that the learner did in a game.
    Forget(&'static str),
    /// Remember the language.
    Language(String),
    /// Remember what was chosen, and listen to the mouse or not.
    Settings(Settings),
    /// Think, beside the app, and answer.
    Think(Task),
    /// Do something with the games that are kept.
    Keep(Keeping),
    /// End.
    Quit,
}
