//! The room that texts have on the screens, in cells.
//!
//! A text that is longer is cut with an ellipsis or scrolls, which no text of ours should have to; `check` measures every
//! one of them over the whole range of its variables.

use std::collections::BTreeMap;

/// A text, by its id or by what it begins with (`…-`), and the cells that it has.
const ROOMS: &[(&str, usize)] = &[
    // The table at 80x24.
    ("cuba-citizen-", 11),
    ("cuba-building-", 21),
    ("cuba-ui-harbour", 10),
    ("cuba-ui-gives", 13),
    ("cuba-ui-inactive", 11),
    ("cuba-ui-free", 10),
    ("cuba-ui-car", 11),
    ("cuba-ui-ship", 16),
    ("cuba-ui-price", 14),
    ("cuba-ui-supply", 9),
    ("cuba-ui-hidden", 12),
    ("cuba-ui-state", 22),
    ("cuba-ui-wood", 14),
    ("cuba-ui-flower", 1),
    ("cuba-ui-good", 2),
    ("ui-tab-", 10),
    ("ui-too-small", 40),
    ("ui-goal", 10),
    // The same at 120x40, where citizens and buildings say what they give and do.
    ("cuba-ui-gives-long", 21),
    ("cuba-ui-does", 34),
    // Keys: a word or two in the footer, a line in the help.
    ("key-", 18),
    ("cuba-ui-do", 15),
];
/// What a key means, in the help.
const MEANING: usize = 58;
/// What an entry of home is about.
const ENTRY: usize = 54;

/// Texts that stand side by side, and what they have together: how many of the longest of those that begin so.
const TOGETHER: &[(&str, usize, usize)] = &[
    // Three buildings of a row, the longest in each column.
    ("cuba-building-", 3, 60),
    // Four dice on the ship.
    ("cuba-good-", 4, 52),
    // All tabs of a small screen.
    ("ui-tab-", 5, 34),
];

/// The room of a text; `None`: it has as much as it needs.
pub(super) fn room(id: &str) -> Option<usize> {
    if let Some(name) = id.strip_suffix(".help") {
        return if name.starts_with("key-") {
            Some(MEANING)
        } else {
            name.starts_with("ui-").then_some(ENTRY).filter(|_| name != "ui-search")
        };
    }
    let fits = |name: &str| id == name || name.ends_with('-') && id.starts_with(name) && !id.contains('.');
    ROOMS.iter().find(|(name, _)| fits(name)).map(|(_, cells)| *cells)
}

/// The texts that need more than they have together: what they begin with, what they need and what they have.
pub(super) fn crowded(widths: &BTreeMap<&str, usize>) -> Vec<(&'static str, usize, usize)> {
    let mut found = Vec::new();
    for (family, count, most) in TOGETHER {
        let of_family = widths.iter().filter(|(id, _)| id.starts_with(family) && !id.contains('.'));
        let mut all: Vec<usize> = of_family.map(|(_, width)| *width).collect();
        all.sort_unstable_by(|a, b| b.cmp(a));
        let needed = all.iter().take(*count).sum();
        if needed > *most {
            found.push((*family, needed, *most));
        }
    }
    found
}
