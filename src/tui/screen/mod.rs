//! The screens: what each shows and what keys do there.

#![expect(clippy::wildcard_enum_match_arm, reason = "a screen names the keys that mean something there")]

pub(super) mod attention;
pub(super) mod drill;
pub(super) mod games;
pub(super) mod help;
pub(super) mod home;
pub(super) mod lesson;
pub(super) mod map;
pub(super) mod opening;
pub(super) mod play;
pub(super) mod present;
pub(super) mod question;
pub(super) mod review;
pub(super) mod rules;
pub(super) mod settings;
pub(super) mod setup;
pub(super) mod visit;
pub(super) mod welcome;

use ratatui::layout::Position as Cell;

use crate::{course::progress::Change, sitting::thinking::Thought, text::Message};

use super::{
    command::Command,
    input::Key,
    paint::{Canvas, Target},
    screen::visit::Transition,
    seating::Seating,
    shared::Shared,
};

/// A screen. Drawing changes nothing; everything else comes from an input.
pub(super) trait Screen<'p> {
    /// Does what a key means here.
    fn update(&mut self, command: Command, key: Key, shared: &mut Shared<'p>) -> Transition;

    /// Draws it; answers with where the cursor stands.
    fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>) -> Option<Cell>;

    /// The commands that mean something here, besides those of every screen.
    fn commands(&self) -> Vec<Command>;

    /// Puts the focus where the mouse points; whether it stood there already.
    fn point(&mut self, target: Target, shared: &mut Shared<'p>) -> bool;

    /// The wheel, over a text that scrolls or over something else.
    fn scroll(&mut self, up: bool, _on_text: bool, shared: &mut Shared<'p>) -> Transition {
        let (command, key) = if up { (Command::Up, Key::Up) } else { (Command::Down, Key::Down) };
        self.update(command, key, shared)
    }

    /// Whether letters are typed here.
    fn takes_letters(&self) -> bool {
        false
    }

    /// Whether a key is typed here rather than a command.
    fn takes(&self, key: Key) -> bool {
        self.takes_letters() && matches!(key, Key::Char(_) | Key::Backspace)
    }

    /// A letter, or one taken back.
    fn typed(&mut self, _key: Key, _shared: &mut Shared<'p>) -> Transition {
        Transition::Stay
    }

    /// Another language is spoken now, or something else was chosen.
    fn renew(&mut self, _shared: &Shared<'p>) {}

    /// It is on top now.
    fn uncovered(&mut self, _shared: &Shared<'p>) {}

    /// A key comes: whatever moves has arrived.
    fn stir(&mut self) {}

    /// What the learner did since this was last asked.
    fn take_changes(&mut self) -> Vec<Change> {
        Vec::new()
    }

    /// How many milliseconds to wait for [`Screen::tick`].
    fn patience(&self) -> Option<u64> {
        None
    }

    /// That time has passed.
    fn tick(&mut self, _shared: &mut Shared<'p>) {}

    /// Something was thought about, perhaps for this screen.
    fn thought(&mut self, _thought: &Thought, _shared: &mut Shared<'p>) {}

    /// A puzzle was made by a task, or could not be; whether that can be read here.
    fn puzzled(&mut self, _number: u64, _said: &Message) -> bool {
        false
    }

    /// Who sits at the table of this screen, if it has one of its own.
    fn seating(&self) -> Option<Seating> {
        None
    }

    /// Whoever is spoken to at the table wants another language.
    fn speak(&mut self, _lang: &str, _shared: &mut Shared<'p>) {}

    /// Whether it lies on top of another screen.
    fn is_overlay(&self) -> bool {
        false
    }

    /// Whether it is the help.
    fn is_help(&self) -> bool {
        false
    }

    /// Puts the focus on what can be chosen, by its line in the notation.
    fn focus_on(&mut self, _line: &str) -> bool {
        false
    }
}
