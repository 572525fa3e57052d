//! What talks to you: lines of text on a quiet surface, with a rail at the left, that scroll where they do not fit.

use crate::text::fill::fill;

use super::super::{
    paint::{Canvas, Target},
    shared::Shared,
    theme::Role,
};

/// A text and how it is meant.
pub(in crate::tui) type Speech = (String, Role);

/// The lines of what is said, filled to a width.
pub(in crate::tui) fn filled(said: &[Speech], width: usize) -> Vec<Speech> {
    let mut lines = Vec::new();
    for (text, role) in said {
        fill(text, width, &mut |line| lines.push((line.to_owned(), *role)));
    }
    lines
}

/// Draws lines from one on over the whole canvas; the rail is in the colour of what is refused, or a quiet line.
pub(in crate::tui) fn speech(canvas: &mut Canvas<'_>, shared: &Shared<'_>, said: &[Speech], from: usize) {
    let theme = shared.theme;
    let (width, height) = (canvas.width(), canvas.height());
    let (surface, signs) = (theme.style(Role::Surface), theme.signs);
    canvas.tint(0, height, surface);
    let refused = said.iter().any(|(_, role)| *role == Role::No);
    let rail = theme.over(if refused { Role::No } else { Role::Line });
    let lines = filled(said, usize::from(width.saturating_sub(5)));
    let room = usize::from(height);
    let from = from.min(lines.len().saturating_sub(room));
    for y in 0..height {
        canvas.put(1, y, signs.upright, rail);
        if let Some((text, role)) = lines.get(from + usize::from(y)) {
            canvas.put(3, y, text, theme.over(*role));
        }
    }
    if from + room < lines.len() {
        canvas.put(width - 2, height - 1, signs.down, theme.over(Role::Can));
    }
    if from > 0 {
        canvas.put(width - 2, 0, signs.up, theme.over(Role::Can));
    }
    canvas.target(0, 0, width, height, Target::Text);
}
