//! What comes of an input, and which screen is to be opened: data, so that no screen knows another.

use crate::{
    course::scenario::PartKind,
    play::{Player, table::Terms},
    reference::Topic,
    sitting::{game::GameSitting, tableau::Tableau},
    text::Message,
};

use super::super::{command::Command, effect::Effect, settings::Settings};

/// A screen that is to be opened, with what it shows.
pub(in crate::tui) enum Visit {
    /// A lesson where it was left.
    Lesson(String),
    /// A lesson from a step on.
    Step(String, usize),
    /// The map of a kind of lessons.
    Map(PartKind),
    /// A lesson shown to others.
    Presenter(String),
    /// A round of drills, of one kind or of all.
    Drills(Option<String>),
    /// The set-up of a free game.
    Setup,
    /// The same for whoever has played this one.
    Again(Box<dyn GameSitting>),
    /// A real table that is described.
    Real(Vec<Player>, Terms),
    /// The games that are kept.
    Games,
    /// A new game.
    Begin(Box<dyn GameSitting>),
    /// A game that goes on.
    Resume(Box<dyn GameSitting>),
    /// The review of a game.
    Review(Box<dyn GameSitting>),
    /// The contents of the rules.
    Contents,
    /// The search in them, beside a table or not.
    Search(Option<Box<dyn Tableau>>),
    /// The article about a topic.
    Article(Topic, Option<Box<dyn Tableau>>),
    Settings,
    /// The help for these commands.
    Help(Vec<Command>),
    /// A question, and what comes of it when the answer is yes.
    Question(Message, Box<Transition>),
}

/// What comes of an input.
pub(in crate::tui) enum Transition {
    Stay,
    Open(Visit),
    Replace(Visit),
    Close,
    /// The screen closes, and this comes of it.
    CloseAnd(Box<Transition>),
    /// Another language is spoken from now on.
    Language(String),
    Settings(Settings),
    /// The host does something.
    Ask(Effect),
    /// The app begins anew at home, with what was chosen.
    Anew(Settings),
    /// The progress is forgotten.
    Forget,
    Quit,
}

impl Transition {
    /// Opens an article, if there is one.
    pub(in crate::tui) fn article(topic: Option<Topic>, table: Option<Box<dyn Tableau>>) -> Self {
        topic.map_or(Self::Stay, |topic| Self::Open(Visit::Article(topic, table)))
    }
}
