//! A list with a focus: which lines are seen, and how the focused one is told.

use ratatui::layout::Position as Cell;

use super::super::{
    command::Command,
    paint::{Canvas, Target, shortened},
    shared::Shared,
    theme::Role,
};

pub(in crate::tui) use crate::sitting::sheet::first_shown;

/// Draws one entry with its marker in front; answers with the cell of the cursor if it has the focus.
pub(in crate::tui) fn entry(
    canvas: &mut Canvas<'_>,
    shared: &Shared<'_>,
    (x, y): (u16, u16),
    words: &str,
    focused: bool,
    target: Target,
) -> Option<Cell> {
    let theme = shared.theme;
    let words = shortened(words, canvas.width().saturating_sub(x + 3), theme.signs.ellipsis);
    if focused {
        canvas.put(x, y, theme.signs.right, theme.style(Role::Can));
    }
    let style = if focused { theme.focus(Role::Can) } else { theme.style(Role::Text) };
    canvas.put(x + 2, y, &words, style);
    let width = canvas.width().saturating_sub(x);
    canvas.target(x, y, width, 1, target);
    focused.then(|| canvas.cell(x + 2, y))
}

/// Moves a focus up or down inside a list.
pub(in crate::tui) fn moved(focus: usize, count: usize, by: isize) -> usize {
    focus.saturating_add_signed(by).min(count.saturating_sub(1))
}

/// Moves a focus by an arrow up or down, a page at a time by the others.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other command moves anything")]
pub(in crate::tui) fn moved_by(focus: usize, count: usize, command: Command) -> usize {
    const PAGE: isize = 10;
    match command {
        Command::Up => moved(focus, count, -1),
        Command::Down => moved(focus, count, 1),
        Command::PageUp => moved(focus, count, -PAGE),
        Command::PageDown => moved(focus, count, PAGE),
        Command::First => 0,
        Command::Last => count.saturating_sub(1),
        _ => focus,
    }
}
