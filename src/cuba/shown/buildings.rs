//! The buildings: a row for each flower, three in each; a list where there is little room.

use crate::{
    cuba::{Building, Cuba, Flower},
    game::Seat,
    ids::Id,
    sitting::{
        board::Sight,
        sheet::{Look, Role, Sheet},
    },
    text::{
        Message,
        cells::{cells, shortened},
    },
};

use super::{fixture::Fixture, marks::flower_look};

/// What a cell has besides the name: mark, space, pawn and owner.
const BESIDES: u16 = 6;

impl Sight<'_, Cuba> {
    fn rows(&self) -> Vec<(Flower, [Building; 3])> {
        Flower::ALL.iter().map(|flower| (*flower, self.view.layout.under(*flower))).collect()
    }

    /// Rows by flower: a line each, or two where each building also says what it does. Columns are as wide as their
    /// longest name; where the word of the flower does not fit, its sign and letter stay; where even the names do not,
    /// they become a list of two columns.
    pub(super) fn buildings(&self, sheet: &mut Sheet<'_>, from: usize) {
        let told = sheet.height() >= 8;
        let rows = self.rows();
        let (width, longest) = (sheet.width(), rows.iter().map(|(flower, _)| cells(&self.flower_word(*flower))).max());
        let start = 4 + longest.unwrap_or(0) + 1;
        let widest = |column: usize| {
            rows.iter().map(|(_, three)| cells(&self.building_name(three[column]))).max().unwrap_or(0) + BESIDES
        };
        let columns: Vec<u16> = (0..3).map(widest).collect();
        let needed: u16 = columns.iter().sum();
        let (start, worded) = if start + needed <= width { (start, true) } else { (3, false) };
        if start + needed > width {
            self.building_list(sheet, from, 2);
            return;
        }
        // What each does needs about the same room.
        let equal = (width - start) / 3;
        for (row, (flower, three)) in (0..).zip(&rows) {
            let y = if told { 2 * row } else { row };
            self.flower_label(sheet, y, *flower, worded);
            let mut x = start;
            for (building, column) in three.iter().zip(&columns) {
                let column = if told { equal } else { *column };
                self.building(sheet, (x, y), *building, column, told);
                x += column;
            }
        }
    }

    fn flower_label(&self, sheet: &mut Sheet<'_>, y: u16, flower: Flower, worded: bool) {
        let hue = if self.lit.shown.is_some() { Look::role(Role::Quiet) } else { flower_look(Some(flower)) };
        let label = format!("{}{}", self.marks().flower, self.letter(flower));
        let at = sheet.put(u16::from(worded), y, &label, hue);
        if worded {
            sheet.put(at + 1, y, &self.flower_word(flower), Look::role(Role::Quiet));
        }
    }

    /// A building: mark, name, pawn and owner; below it what it does, if it is told.
    fn building(&self, sheet: &mut Sheet<'_>, (x, y): (u16, u16), building: Building, width: u16, told: bool) {
        let spot = Fixture::Building(building).spot();
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
            (false, true) => (self.signs.right, Role::Can),
            (false, false) => (" ", Role::Text),
        };
        sheet.put(x, y, mark, Look::role(role));
        let end = sheet.put(x + 1, y, &self.building_name(building), self.styled(spot, Look::role(Role::Text)));
        let (at, room) = if told { (end + 1, x + width - end - 1) } else { (x + width - 5, 4) };
        self.guests(sheet, (at, y), building, room);
        sheet.target(x, y, width, if told { 2 } else { 1 }, spot);
        if told {
            let does = self.say(&Message::new("cuba-ui-does").with("building", building.id()));
            let does = shortened(&does, width - 2, self.signs.ellipsis);
            sheet.put(x + 1, y + 1, &does, Look::role(Role::Quiet));
        }
    }

    /// The pawn and the owner's marker, with names where there is room.
    fn guests(&self, sheet: &mut Sheet<'_>, (x, y): (u16, u16), building: Building, room: u16) {
        let guests = [(self.marks().pawn, self.visitor(building)), (self.marks().owner, self.owner(building))];
        let named = |sign: &str, seat: Seat| format!("{sign}{} {} ", seat.0 + 1, self.catalog.seat(seat));
        let all: u16 = guests.iter().filter_map(|(sign, seat)| seat.map(|seat| cells(&named(sign, seat)))).sum();
        let quiet = self.lit.shown.is_some().then(|| Look::role(Role::Quiet));
        let mut at = x;
        for (sign, seat) in guests {
            if let Some(seat) = seat {
                let short = format!("{sign}{}", seat.0 + 1);
                let words = if all <= room && room > 4 { named(sign, seat) } else { short };
                let end = sheet.put(at, y, &words, quiet.unwrap_or(self.hue(seat)));
                at = if room > 4 { end } else { at };
            }
            // In a column without names pawns stand below pawns and owners below owners.
            at += if room > 4 { 0 } else { 2 };
        }
    }

    /// A list of one or two columns that scrolls.
    pub(super) fn building_list(&self, sheet: &mut Sheet<'_>, from: usize, columns: u16) {
        let all: Vec<(Flower, Building)> =
            self.rows().into_iter().flat_map(|(flower, three)| three.map(|building| (flower, building))).collect();
        let width = sheet.width() / columns;
        let rows = all.len().div_ceil(usize::from(columns));
        let first = from.min(rows.saturating_sub(usize::from(sheet.height())));
        for y in 0..sheet.height() {
            for column in 0..columns {
                let Some((flower, building)) =
                    all.get((first + usize::from(y)) * usize::from(columns) + usize::from(column))
                else {
                    continue;
                };
                let x = column * width;
                let label = format!("{}{}", self.marks().flower, self.letter(*flower));
                sheet.put(x, y, &label, flower_look(Some(*flower)));
                let mut cell = sheet.part(x + 2, y, width - 3, 1);
                self.building(&mut cell, (0, 0), *building, width - 3, false);
            }
        }
        if first + usize::from(sheet.height()) < rows {
            sheet.put(sheet.width() - 1, sheet.height() - 1, self.signs.down, Look::role(Role::Can));
        }
    }
}
