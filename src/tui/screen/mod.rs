//! The screens: what each shows and what keys do there.

pub(super) mod home;
pub(super) mod lesson;
pub(super) mod rules;
pub(super) mod welcome;

use crate::course::progress::Change;

use super::{app::Shared, command::Command, input::Key, paint::Canvas};

/// A screen.
pub(super) enum Screen<'p> {
    Welcome(welcome::Welcome),
    Home(home::Home),
    Lesson(Box<lesson::LessonScreen<'p>>),
    Rules(rules::Rules),
}

/// What comes of a key.
pub(super) enum Outcome<'p> {
    Stay,
    Open(Screen<'p>),
    Replace(Screen<'p>),
    Close,
    /// A language was chosen, and the screen closes.
    Chosen(String),
}

impl<'p> Screen<'p> {
    pub(super) fn update(&mut self, command: Option<Command>, key: Key, shared: &mut Shared<'p>) -> Outcome<'p> {
        match self {
            Self::Welcome(welcome) => welcome.update(command, key, shared),
            Self::Home(home) => home.update(command, shared),
            Self::Lesson(lesson) => lesson.update(command, shared),
            Self::Rules(rules) => rules.update(command, key),
        }
    }

    /// Draws it; answers with where the cursor stands.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>) -> Option<(u16, u16)> {
        match self {
            Self::Welcome(welcome) => Some(welcome.draw(canvas, shared)),
            Self::Home(home) => home.draw(canvas, shared),
            Self::Lesson(lesson) => lesson.draw(canvas, shared),
            Self::Rules(rules) => Some(rules.draw(canvas, shared)),
        }
    }

    /// Another language is spoken now.
    pub(super) fn renew(&mut self, shared: &Shared<'p>) {
        match self {
            Self::Lesson(lesson) => lesson.offer(shared),
            Self::Welcome(welcome) => welcome.focus_on(shared.catalog.lang()),
            Self::Home(_) | Self::Rules(_) => {}
        }
    }

    /// The commands that mean something here.
    pub(super) fn commands(&self) -> Vec<Command> {
        let mut commands = match self {
            Self::Welcome(_) => vec![Command::Up, Command::Down, Command::Do],
            Self::Home(_) => vec![Command::Up, Command::Down, Command::Do, Command::Search],
            Self::Lesson(_) => lesson::LessonScreen::commands(),
            Self::Rules(_) => vec![Command::Up, Command::Down, Command::Do, Command::Back],
        };
        commands.extend([Command::Language, Command::Help, Command::Quit]);
        commands
    }

    /// Whether letters are typed here.
    pub(super) fn takes_letters(&self) -> bool {
        matches!(self, Self::Rules(rules) if rules.is_typing())
    }

    pub(super) fn take_changes(&mut self) -> Vec<Change> {
        match self {
            Self::Lesson(lesson) => lesson.take_changes(),
            Self::Welcome(_) | Self::Home(_) | Self::Rules(_) => Vec::new(),
        }
    }
}
