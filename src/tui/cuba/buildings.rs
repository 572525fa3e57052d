//! The buildings: a row for each flower, three in each; a list where there is little room.

use crate::{
    cuba::{Building, Flower},
    game::Seat,
    ids::Id,
    text::Message,
};

use super::{
    super::{
        paint::{Canvas, Target, cells, shortened},
        theme::Role,
    },
    Board, Spot,
};

/// What a cell has besides the name: mark, space, pawn and owner.
const BESIDES: u16 = 6;

impl Board<'_> {
    fn rows(&self) -> Vec<(Flower, [Building; 3])> {
        Flower::ALL.iter().map(|flower| (*flower, self.view.layout.under(*flower))).collect()
    }

    /// Rows by flower: a line each, or two where each building also says what it does. Columns are as wide as their
    /// longest name; where the word of the flower does not fit, its sign and letter stay; where even the names do not,
    /// they become a list of two columns.
    pub(super) fn buildings(&self, canvas: &mut Canvas<'_>, from: usize) {
        let told = canvas.height() >= 8;
        let rows = self.rows();
        let (width, longest) = (canvas.width(), rows.iter().map(|(flower, _)| cells(&self.flower_word(*flower))).max());
        let start = 4 + longest.unwrap_or(0) + 1;
        let widest = |column: usize| {
            rows.iter().map(|(_, three)| cells(&self.building_name(three[column]))).max().unwrap_or(0) + BESIDES
        };
        let columns: Vec<u16> = (0..3).map(widest).collect();
        let needed: u16 = columns.iter().sum();
        let (start, worded) = if start + needed <= width { (start, true) } else { (3, false) };
        if start + needed > width {
            self.building_list(canvas, from, 2);
            return;
        }
        // What each does needs about the same room.
        let equal = (width - start) / 3;
        for (row, (flower, three)) in (0..).zip(&rows) {
            let y = if told { 2 * row } else { row };
            self.flower_label(canvas, y, *flower, worded);
            let mut x = start;
            for (building, column) in three.iter().zip(&columns) {
                let column = if told { equal } else { *column };
                self.building(canvas, (x, y), *building, column, told);
                x += column;
            }
        }
    }

    fn flower_label(&self, canvas: &mut Canvas<'_>, y: u16, flower: Flower, worded: bool) {
        let hue = if self.lit.shown.is_some() { self.style(Role::Quiet) } else { self.theme.flower(Some(flower)) };
        let label = format!("{}{}", self.theme.signs.flower, self.letter(flower));
        let at = canvas.put(u16::from(worded), y, &label, hue);
        if worded {
            canvas.put(at + 1, y, &self.flower_word(flower), self.style(Role::Quiet));
        }
    }

    /// A building: mark, name, pawn and owner; below it what it does, if it is told.
    fn building(&self, canvas: &mut Canvas<'_>, (x, y): (u16, u16), building: Building, width: u16, told: bool) {
        let spot = Spot::Building(building);
        let moved = self.changed(|before| {
            let seats = self.view.seats.iter().zip(&before.seats);
            seats.into_iter().any(|(now, then)| {
                (now.pawn == Some(building)) != (then.pawn == Some(building))
                    || now.owns.contains(building) != then.owns.contains(building)
            })
        });
        let can = self.lit.can.contains(&spot) || self.lit.focus == Some(spot);
        let (mark, role) = match (moved, can) {
            (true, _) => ("*", Role::Changed),
            (false, true) => (self.theme.signs.right, Role::Can),
            (false, false) => (" ", Role::Text),
        };
        canvas.put(x, y, mark, self.style(role));
        let end = canvas.put(x + 1, y, &self.building_name(building), self.styled(spot, self.style(Role::Text)));
        let (at, room) = if told { (end + 1, x + width - end - 1) } else { (x + width - 5, 4) };
        self.guests(canvas, (at, y), building, room);
        canvas.target(x, y, width, if told { 2 } else { 1 }, Target::Spot(spot));
        if told {
            let does = self.say(&Message::new("cuba-ui-does").with("building", building.id()));
            let does = shortened(&does, width - 2, self.theme.signs.ellipsis);
            canvas.put(x + 1, y + 1, &does, self.style(Role::Quiet));
        }
    }

    /// The pawn and the owner's marker, with names where there is room.
    fn guests(&self, canvas: &mut Canvas<'_>, (x, y): (u16, u16), building: Building, room: u16) {
        let signs = self.theme.signs;
        let guests = [(signs.pawn, self.visitor(building)), (signs.owner, self.owner(building))];
        let named = |sign: &str, seat: Seat| format!("{sign}{} {} ", seat.0 + 1, self.catalog.seat(seat));
        let all: u16 = guests.iter().filter_map(|(sign, seat)| seat.map(|seat| cells(&named(sign, seat)))).sum();
        let quiet = self.lit.shown.is_some().then(|| self.style(Role::Quiet));
        let mut at = x;
        for (sign, seat) in guests {
            if let Some(seat) = seat {
                let short = format!("{sign}{}", seat.0 + 1);
                let words = if all <= room && room > 4 { named(sign, seat) } else { short };
                let end = canvas.put(at, y, &words, quiet.unwrap_or(self.hue(seat)));
                at = if room > 4 { end } else { at };
            }
            // In a column without names pawns stand below pawns and owners below owners.
            at += if room > 4 { 0 } else { 2 };
        }
    }

    /// A list of one or two columns that scrolls.
    pub(super) fn building_list(&self, canvas: &mut Canvas<'_>, from: usize, columns: u16) {
        let all: Vec<(Flower, Building)> =
            self.rows().into_iter().flat_map(|(flower, three)| three.map(|building| (flower, building))).collect();
        let width = canvas.width() / columns;
        let rows = all.len().div_ceil(usize::from(columns));
        let first = from.min(rows.saturating_sub(usize::from(canvas.height())));
        for y in 0..canvas.height() {
            for column in 0..columns {
                let Some((flower, building)) =
                    all.get((first + usize::from(y)) * usize::from(columns) + usize::from(column))
                else {
                    continue;
                };
                let x = column * width;
                let label = format!("{}{}", self.theme.signs.flower, self.letter(*flower));
                canvas.put(x, y, &label, self.theme.flower(Some(*flower)));
                let mut cell = canvas.part(x + 2, y, width - 3, 1);
                self.building(&mut cell, (0, 0), *building, width - 3, false);
            }
        }
        if first + usize::from(canvas.height()) < rows {
            canvas.put(canvas.width() - 1, canvas.height() - 1, self.theme.signs.down, self.style(Role::Can));
        }
    }
}
