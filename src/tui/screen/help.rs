//! Help for here: the keys that mean something on the screen below, one line each, made from the table of commands.
//! Typing filters them.

use ratatui::layout::Position as Cell;

use crate::reference::fold::fold;

use super::{
    super::{
        command::{Command, EVERYWHERE},
        input::Key,
        paint::{Canvas, Target, cells, shortened},
        screen::visit::Transition,
        shared::Shared,
        theme::Role,
        widget::{bar::footer, frame::frame, list::moved},
    },
    Screen,
};

/// See the module's page.
pub(in crate::tui) struct Help {
    commands: Vec<Command>,
    filter: String,
    from: usize,
}

impl Help {
    /// The help for a screen with these commands.
    pub(in crate::tui) fn new(mut commands: Vec<Command>) -> Self {
        commands.extend(EVERYWHERE);
        Self { commands, filter: String::new(), from: 0 }
    }

    /// Keys and meaning of each, as far as they have what was typed.
    fn rows(&self, shared: &Shared<'_>) -> Vec<(String, String)> {
        let ascii = shared.theme.is_ascii();
        let rows = self.commands.iter().map(|command| (command.keys(ascii), shared.say(&command.meaning())));
        let wanted = fold(&self.filter);
        rows.filter(|(keys, meaning)| fold(meaning).contains(&wanted) || keys.contains(self.filter.as_str())).collect()
    }
}

impl<'p> Screen<'p> for Help {
    fn update(&mut self, command: Command, _key: Key, shared: &mut Shared<'p>) -> Transition {
        let count = self.rows(shared).len();
        match command {
            Command::Up => self.from = moved(self.from, count, -1),
            Command::Down => self.from = moved(self.from, count, 1),
            Command::Back if self.filter.is_empty() => return Transition::Close,
            Command::Back => self.filter.clear(),
            Command::Do => return Transition::Close,
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>) -> Option<Cell> {
        let theme = shared.theme;
        footer(canvas, shared, &[(Command::Back, Some(shared.text("key-close"))), (Command::Down, None)]);
        let size = (76, (self.commands.len() as u16 + 4).min(30));
        let mut inside = frame(canvas, shared, &shared.text("ui-keys"), size);
        let (width, height) = (inside.width(), inside.height());
        let at = inside.put(0, 0, &shared.text("ui-filter"), theme.style(Role::Quiet)) + 1;
        inside.put(at, 0, &self.filter, theme.style(Role::Strong));
        let cursor = Some(inside.cell(at + cells(&self.filter), 0));
        let rows = self.rows(shared);
        let room = usize::from(height.saturating_sub(2));
        let from = self.from.min(rows.len().saturating_sub(room));
        let widest = rows.iter().map(|(keys, _)| cells(keys)).max().unwrap_or(0).min(width / 3);
        for (y, (keys, meaning)) in (2..).zip(rows.iter().skip(from).take(room)) {
            inside.put(0, y, &shortened(keys, widest, ""), theme.style(Role::Can));
            let space = width.saturating_sub(widest + 2);
            inside.put(widest + 2, y, &shortened(meaning, space, theme.signs.ellipsis), theme.style(Role::Text));
        }
        if from + room < rows.len() {
            inside.put(width - 1, height - 1, theme.signs.down, theme.style(Role::Can));
        }
        cursor
    }

    fn commands(&self) -> Vec<Command> {
        Vec::new()
    }

    fn point(&mut self, _target: Target, _shared: &mut Shared<'p>) -> bool {
        false
    }

    fn takes_letters(&self) -> bool {
        true
    }

    fn typed(&mut self, key: Key, _shared: &mut Shared<'p>) -> Transition {
        match key {
            Key::Char('?') => return Transition::Close,
            Key::Char(c) if self.filter.chars().count() < 30 => self.filter.push(c),
            Key::Backspace => drop(self.filter.pop()),
            _ => {}
        }
        self.from = 0;
        Transition::Stay
    }

    fn is_overlay(&self) -> bool {
        true
    }

    fn is_help(&self) -> bool {
        true
    }
}
