//! The title and the footer.

use crate::text::Catalog;

use super::super::{
    command::Command,
    paint::{Canvas, cells},
    theme::{Role, Theme},
};

/// The first line: what this is, and at the right where you are.
pub(in crate::tui) fn title(canvas: &mut Canvas<'_>, theme: Theme, left: &str, right: &str) {
    canvas.tint(0, 1, theme.style(Role::Surface));
    let style = theme.style(Role::Text).patch(theme.style(Role::Surface));
    canvas.put(1, 0, left, style.add_modifier(ratatui::style::Modifier::BOLD));
    let width = canvas.area.width;
    let quiet = theme.style(Role::Quiet).patch(theme.style(Role::Surface));
    canvas.put_right(width.saturating_sub(1), 0, right, quiet);
}

/// The last line: the keys that matter now; words go before keys do.
pub(in crate::tui) fn footer(canvas: &mut Canvas<'_>, theme: Theme, catalog: &Catalog, commands: &[Command]) {
    let y = canvas.area.height.saturating_sub(1);
    canvas.tint(y, 1, theme.style(Role::Surface));
    let (key, word) = (theme.style(Role::Can), theme.style(Role::Quiet));
    let surface = theme.style(Role::Surface);
    let rows: Vec<(String, String)> = commands
        .iter()
        .map(|command| (format!("[{}]", command.keys(theme.is_ascii())), catalog.say(&command.label()).text))
        .collect();
    let full: u16 = rows.iter().map(|(key, word)| cells(key) + cells(word) + 4).sum();
    let gap = if full <= canvas.area.width { 3 } else { 1 };
    let mut x = 1;
    for (number, (keys, words)) in rows.iter().enumerate() {
        let rest: u16 = rows[number..].iter().skip(1).map(|(keys, _)| cells(keys) + 1).sum();
        x = canvas.put(x, y, keys, key.patch(surface));
        if x + 1 + cells(words) + rest < canvas.area.width {
            x = canvas.put(x + 1, y, words, word.patch(surface));
        }
        x += gap;
    }
}
