//! The title and the footer: the first and the last line of every screen.

use super::super::{
    command::Command,
    paint::{Canvas, Target, cells, shortened},
    shared::Shared,
    theme::Role,
};

/// From this width on the footer has six keys instead of four.
const WIDE: u16 = 100;

/// The first line: what this is, and at the right where you are; what stands last there goes last.
pub(in crate::tui) fn title(canvas: &mut Canvas<'_>, shared: &Shared<'_>, left: &str, right: &[String]) {
    let (theme, width) = (shared.theme, canvas.width());
    canvas.tint(0, 1, theme.style(Role::Surface));
    let mut shown = right;
    while shown.len() > 1 && cells(left) + length(shown) + 6 > width {
        shown = &shown[1..];
    }
    let room = width.saturating_sub(length(shown) + 5);
    canvas.put(1, 0, &shortened(left, room, theme.signs.ellipsis), theme.over(Role::Strong));
    canvas.put_right(width.saturating_sub(1), 0, &shown.join("   "), theme.over(Role::Quiet));
}

fn length(parts: &[String]) -> u16 {
    parts.iter().map(|part| cells(part) + 3).sum::<u16>().saturating_sub(3)
}

/// The last line: the keys that matter now, with what they do here. Gaps shrink, then words go from the right; the keys
/// stay.
pub(in crate::tui) fn footer(canvas: &mut Canvas<'_>, shared: &Shared<'_>, entries: &[(Command, Option<String>)]) {
    let (theme, width) = (shared.theme, canvas.width());
    let y = canvas.height().saturating_sub(1);
    canvas.fill(0, width, y, " ", theme.over(Role::Text));
    let most = if width >= WIDE { 6 } else { 4 };
    let row = |(command, word): &(Command, Option<String>)| {
        let word = word.clone().unwrap_or_else(|| shared.say(&command.label()));
        (*command, format!("[{}]", command.key(theme.is_ascii())), word)
    };
    // The last one, help, stays when there is room for four only.
    let dropped = entries.len().saturating_sub(most);
    let kept =
        entries.iter().enumerate().filter(|(at, _)| *at + 1 == entries.len() || *at + 1 < entries.len() - dropped);
    let rows: Vec<_> = kept.map(|(_, entry)| row(entry)).collect();
    let whole: u16 = rows.iter().map(|(_, key, word)| cells(key) + 1 + cells(word)).sum();
    let gaps = rows.len().saturating_sub(1) as u16;
    let gap = (1..=3).rev().find(|gap| whole + gaps * gap + 2 <= width).unwrap_or(1);
    let mut x = 1;
    for (number, (command, key, word)) in rows.iter().enumerate() {
        let rest: u16 = rows[number + 1..].iter().map(|(_, key, _)| cells(key) + gap).sum();
        let start = x;
        x = canvas.put(x, y, key, theme.over(Role::Can));
        if x + 1 + cells(word) + rest < width {
            x = canvas.put(x + 1, y, word, theme.over(Role::Quiet));
        }
        canvas.target(start, y, x - start, 1, Target::Key(*command));
        x += gap;
    }
}
