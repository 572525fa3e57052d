//! The table of a game that draws none: a line for each spot, region after region, in as many columns as there is room
//! for. Hides how long lists scroll to what is lit.

use crate::text::cells::shortened;

use super::{
    board::{Sight, Tabled},
    sheet::{Look, Role, Sheet, first_shown},
    spot::Spot,
};

/// A column is at least so wide.
const COLUMN: u16 = 36;

/// A line: the name of a region, or a spot.
enum ListLine {
    Head(usize),
    Spot(Spot),
}

/// All regions, one below the other, and then in the next column.
pub fn draw<G: Tabled>(sight: &Sight<'_, G>, sheet: &mut Sheet<'_>) {
    let mut lines = Vec::new();
    for region in 0..G::REGIONS {
        lines.push(ListLine::Head(region));
        lines.extend(G::spots(sight.view, region).into_iter().map(ListLine::Spot));
    }
    listed(sight, sheet, &lines);
}

/// One region.
pub fn draw_region<G: Tabled>(sight: &Sight<'_, G>, region: usize, sheet: &mut Sheet<'_>) {
    let lines: Vec<ListLine> = G::spots(sight.view, region).into_iter().map(ListLine::Spot).collect();
    listed(sight, sheet, &lines);
}

/// The region that is shown, and the first one otherwise.
pub fn draw_shown<G: Tabled>(sight: &Sight<'_, G>, region: Option<usize>, sheet: &mut Sheet<'_>) -> u16 {
    let (width, half) = (sheet.width(), sheet.height() / 2);
    draw_region(sight, region.unwrap_or(0), &mut sheet.part(0, 1, width, half.saturating_sub(1)));
    half + 1
}

fn listed<G: Tabled>(sight: &Sight<'_, G>, sheet: &mut Sheet<'_>, lines: &[ListLine]) {
    let height = usize::from(sheet.height()).max(1);
    let most = (sheet.width() / COLUMN).max(1);
    let columns = lines.len().div_ceil(height).clamp(1, usize::from(most)) as u16;
    let room = height * usize::from(columns);
    let lit = sight.lit.shown.or(sight.lit.focus);
    let focus = lines.iter().position(|line| matches!(line, ListLine::Spot(spot) if Some(*spot) == lit));
    let first = first_shown(focus.unwrap_or(0), lines.len(), room);
    let width = sheet.width() / columns;
    for (at, line) in lines.iter().skip(first).take(room).enumerate() {
        let (x, y) = ((at / height) as u16 * width, (at % height) as u16);
        let mut cell = sheet.part(x, y, width, 1);
        match line {
            ListLine::Head(region) => {
                let name = sight.catalog.say(&G::named(*region)).text;
                let name = shortened(&name, width.saturating_sub(1), sight.signs.ellipsis);
                cell.put(1, 0, &name, Look::role(Role::Strong));
            }
            ListLine::Spot(spot) => spot_line(sight, &mut cell, *spot),
        }
    }
    let (right, bottom) = (sheet.width().saturating_sub(1), sheet.height().saturating_sub(1));
    if first > 0 {
        sheet.put(right, 0, sight.signs.up, Look::role(Role::Can));
    }
    if first + room < lines.len() {
        sheet.put(right, bottom, sight.signs.down, Look::role(Role::Can));
    }
}

fn spot_line<G: Tabled>(sight: &Sight<'_, G>, cell: &mut Sheet<'_>, spot: Spot) {
    let width = cell.width();
    let words = G::line(sight.view, spot, sight.catalog);
    let changed = sight.before.is_some_and(|before| G::line(before, spot, sight.catalog) != words);
    let can = sight.lit.can.contains(&spot) || sight.lit.focus == Some(spot);
    let (mark, role) = match (changed, can) {
        (true, _) => ("*", Role::Changed),
        (false, true) => (sight.signs.right, Role::Can),
        (false, false) => (" ", Role::Text),
    };
    cell.put(1, 0, mark, Look::role(role));
    let words = shortened(&words, width.saturating_sub(4), sight.signs.ellipsis);
    cell.put(2, 0, &words, sight.styled(spot, Look::role(Role::Text)));
    cell.target(0, 0, width.saturating_sub(1), 1, spot);
}
