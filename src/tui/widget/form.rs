//! A form: lines with a name and a value, one of which has the focus and may be typed into.

use ratatui::{layout::Position as Cell, style::Style};

use super::{
    super::{
        command::Command,
        input::Key,
        paint::{Canvas, Target, cells, shortened},
        shared::Shared,
        theme::Role,
    },
    list::{entry, first_shown},
};

/// The longest name, seed or code that is typed.
const LONGEST: usize = 36;

/// A line: its name, what is chosen there, and how that is drawn if it has a look of its own.
pub(in crate::tui) struct Field {
    pub(in crate::tui) name: String,
    pub(in crate::tui) value: String,
    pub(in crate::tui) look: Option<Style>,
}

/// The keys that matter in a form; `does`: what Enter does with the line that has the focus.
pub(in crate::tui) fn keys(does: String) -> [(Command, Option<String>); 4] {
    [(Command::Do, Some(does)), (Command::Down, None), (Command::Back, None), (Command::Help, None)]
}

/// Draws the lines over the whole canvas, so that the focus is among them.
pub(in crate::tui) fn form(
    canvas: &mut Canvas<'_>,
    shared: &Shared<'_>,
    fields: &[Field],
    focus: usize,
    typing: bool,
) -> Option<Cell> {
    let theme = shared.theme;
    let (width, room) = (canvas.width(), usize::from(canvas.height()));
    let first = first_shown(focus, fields.len(), room);
    let widest = fields.iter().map(|field| cells(&field.name)).max().unwrap_or(0);
    let middle = (widest + 8).min(width / 2 + 6);
    let mut cursor = None;
    for (y, (at, field)) in (0..).zip(fields.iter().enumerate().skip(first).take(room)) {
        let focused = at == focus;
        let mut line = canvas.part(0, y, middle, 1);
        cursor = cursor.or(entry(&mut line, shared, (2, 0), &field.name, focused, Target::Entry(at)));
        let typing = focused && typing;
        let own = if typing { theme.focus(Role::Can) } else { theme.style(Role::Text) };
        let value = shortened(&field.value, width.saturating_sub(middle + 2), theme.signs.ellipsis);
        let end = canvas.put(middle, y, &value, field.look.unwrap_or(own));
        canvas.target(middle, y, width - middle, 1, Target::Entry(at));
        if typing {
            cursor = Some(canvas.cell(end, y));
        }
    }
    if first + room < fields.len() {
        canvas.put(width - 1, canvas.height() - 1, theme.signs.down, theme.style(Role::Can));
    }
    cursor
}

/// A letter more in what is typed, or one less.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other key types anything")]
pub(in crate::tui) fn type_into(typing: &mut Option<String>, key: Key) {
    if let Some(text) = typing {
        match key {
            Key::Char(c) if !c.is_control() && text.chars().count() < LONGEST => text.push(c),
            Key::Backspace => drop(text.pop()),
            _ => {}
        }
    }
}
