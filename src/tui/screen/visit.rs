//! What comes of an input, and which screen is to be opened: data, so that no screen knows another.

use crate::{
    course::{lesson::Lesson, scenario::PartKind},
    play::{Player, Table, table::Terms},
    reference::Topic,
    sitting::stage::Staged,
    text::Message,
};

use super::super::{command::Command, effect::Effect, here::Here, settings::Settings};

/// A screen that is to be opened, with what it shows.
pub(in crate::tui) enum Visit<'p, G: Staged> {
    /// A lesson where it was left.
    Lesson(&'p Lesson<G>),
    /// A lesson from a step on.
    Step(&'p Lesson<G>, usize),
    /// The map of a kind of lessons.
    Map(PartKind),
    /// A lesson shown to others.
    Presenter(&'p Lesson<G>),
    /// A round of drills, of one kind or of all.
    Drills(Option<G::Template>),
    /// The set-up of a free game.
    Setup,
    /// The same for whoever has played this one.
    Again(Box<Table<G>>),
    /// A real table that is described.
    Real(&'p [Player], Terms),
    /// The games that are kept.
    Games,
    /// A new game.
    Begin(Box<Table<G>>),
    /// A game that goes on.
    Resume(Box<Table<G>>),
    /// The review of a game.
    Review(Box<Table<G>>),
    /// The contents of the rules.
    Contents,
    /// The search in them, beside a table or not.
    Search(Option<Here<G>>),
    /// The article about a topic.
    Article(Topic, Option<Here<G>>),
    Settings,
    /// The help for these commands.
    Help(Vec<Command>),
    /// A question, and what comes of it when the answer is yes.
    Question(Message, Box<Transition<'p, G>>),
}

/// What comes of an input.
pub(in crate::tui) enum Transition<'p, G: Staged> {
    Stay,
    Open(Visit<'p, G>),
    Replace(Visit<'p, G>),
    Close,
    /// The screen closes, and this comes of it.
    CloseAnd(Box<Transition<'p, G>>),
    /// Another language is spoken from now on.
    Language(String),
    Settings(Settings),
    /// The host does something.
    Ask(Effect<G>),
    /// The progress is forgotten.
    Forget,
    Quit,
}

impl<G: Staged> Transition<'_, G> {
    /// Opens the article about a rule, if there is one.
    pub(in crate::tui) fn article(rule: G::Rule, table: Option<Here<G>>) -> Self {
        Topic::rule::<G>(rule).map_or(Self::Stay, |topic| Self::Open(Visit::Article(topic, table)))
    }
}
