//! A frame that lies on top of a screen: the only one there is.

use super::super::{
    paint::{Canvas, shortened},
    shared::Shared,
    theme::Role,
};

/// Draws a frame with a heading in the middle; answers with the place inside it.
pub(in crate::tui) fn frame<'c>(
    canvas: &'c mut Canvas<'_>,
    shared: &Shared<'_>,
    heading: &str,
    (width, height): (u16, u16),
) -> Canvas<'c> {
    let theme = shared.theme;
    let (width, height) = (width.min(canvas.width()), height.min(canvas.height() - 1));
    let (x, y) = ((canvas.width() - width) / 2, (canvas.height() - 1 - height) / 2);
    let mut inside = canvas.part(x, y, width, height);
    let (line, signs) = (theme.style(Role::Line), theme.signs);
    inside.clear(theme.style(Role::Text));
    for row in 0..height {
        inside.put(0, row, signs.upright, line);
        inside.put(width - 1, row, signs.upright, line);
    }
    for (row, [left, right]) in [(0, [0, 1]), (height - 1, [2, 3])] {
        inside.fill(0, width, row, signs.across, line);
        inside.put(0, row, signs.corners[left], line);
        inside.put(width - 1, row, signs.corners[right], line);
    }
    let heading = shortened(heading, width.saturating_sub(6), signs.ellipsis);
    inside.put(2, 0, &format!(" {heading} "), theme.style(Role::Strong));
    canvas.part(x + 2, y + 1, width - 4, height - 2)
}
