//! What can be chosen: a row that scrolls, or a list with what each would bring.

use ratatui::layout::Position as Cell;

use super::{
    super::{
        paint::{Canvas, Target, cells, shortened},
        shared::Shared,
        theme::Role,
    },
    list::first_shown,
};

/// Something to choose, as it is shown.
#[derive(Clone)]
pub(in crate::tui) struct Shown {
    /// In few letters.
    pub(in crate::tui) short: String,
    /// In words.
    pub(in crate::tui) long: String,
    /// What it would bring, in signs.
    pub(in crate::tui) brings: String,
    /// Whether the rules allow it.
    pub(in crate::tui) possible: bool,
}

/// How a choice is told apart: the sign before it and the role of its words.
fn marked(shared: &Shared<'_>, choice: &Shown, focused: bool) -> (&'static str, Role) {
    let signs = shared.theme.signs;
    match (choice.possible, focused) {
        (false, true) => (signs.no, Role::No),
        (false, false) => (signs.no, Role::Quiet),
        (true, true) => (signs.right, Role::Can),
        (true, false) => (" ", Role::Can),
    }
}

/// A row that scrolls so that the focus is always in it.
pub(in crate::tui) fn row(
    canvas: &mut Canvas<'_>,
    shared: &Shared<'_>,
    choices: &[Shown],
    focus: usize,
    lit: bool,
) -> Option<Cell> {
    row_of(canvas, shared, choices, (focus, lit), Target::Entry)
}

/// The same beside other choices: a click on one of them means something else there.
pub(in crate::tui) fn row_of(
    canvas: &mut Canvas<'_>,
    shared: &Shared<'_>,
    choices: &[Shown],
    (focus, lit): (usize, bool),
    target: fn(usize) -> Target,
) -> Option<Cell> {
    let (theme, width) = (shared.theme, canvas.width());
    let taken = |choice: &Shown| cells(&choice.short) + 2;
    let mut first = 0;
    while first < focus && choices[first..=focus].iter().map(taken).sum::<u16>() + 3 > width {
        first += 1;
    }
    if first > 0 {
        canvas.put(0, 0, theme.signs.more_left, theme.style(Role::Quiet));
    }
    let (mut x, mut cursor) = (1, None);
    for (at, choice) in choices.iter().enumerate().skip(first) {
        if x + taken(choice) > width - 1 && at > first {
            canvas.put(width - 1, 0, theme.signs.more_right, theme.style(Role::Quiet));
            break;
        }
        let focused = at == focus;
        let (mark, role) = marked(shared, choice, focused);
        canvas.put(x, 0, mark, theme.style(if choice.possible { Role::Can } else { Role::No }));
        let style = if focused && lit { theme.focus(role) } else { theme.style(role) };
        if focused {
            cursor = Some(canvas.cell(x + 1, 0));
        }
        let start = x;
        x = canvas.put(x + 1, 0, &shortened(&choice.short, width - 4, theme.signs.ellipsis), style) + 1;
        canvas.target(start, 0, x - start, 1, target(at));
    }
    cursor
}

/// A list: the words at the left, what it brings at the right.
pub(in crate::tui) fn list(
    canvas: &mut Canvas<'_>,
    shared: &Shared<'_>,
    choices: &[Shown],
    focus: usize,
    lit: bool,
) -> Option<Cell> {
    let (theme, width, room) = (shared.theme, canvas.width(), usize::from(canvas.height()));
    let first = first_shown(focus, choices.len(), room);
    let mut cursor = None;
    for (y, (at, choice)) in (0..).zip(choices.iter().enumerate().skip(first).take(room)) {
        let focused = at == focus;
        let (mark, role) = marked(shared, choice, focused);
        canvas.put(1, y, mark, theme.style(if choice.possible { Role::Can } else { Role::No }));
        let style = if focused && lit { theme.focus(role) } else { theme.style(role) };
        let space = width.saturating_sub(6);
        let fits = |words: &str| cells(words) + cells(&choice.brings) <= space;
        let words = if fits(&choice.long) { &choice.long } else { &choice.short };
        canvas.put(3, y, &shortened(words, space, theme.signs.ellipsis), style);
        // Words come before signs; what the focused one brings stands below as well.
        if fits(words) {
            canvas.put_right(width - 2, y, &choice.brings, theme.style(Role::Quiet));
        }
        canvas.target(0, y, width, 1, Target::Entry(at));
        if focused {
            cursor = Some(canvas.cell(3, y));
        }
    }
    if first > 0 {
        canvas.put(width - 1, 0, theme.signs.up, theme.style(Role::Can));
    }
    if first + room < choices.len() {
        canvas.put(width - 1, canvas.height() - 1, theme.signs.down, theme.style(Role::Can));
    }
    cursor
}
