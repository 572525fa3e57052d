//! The whole table, laid out for the room there is; one region of it; and what somebody shows who teaches others.

use crate::{
    cuba::Cuba,
    game::Seat,
    sitting::{
        board::Sight,
        sheet::{Sheet, first_shown},
    },
};

use super::fixture::{BUILDINGS, Fixture, HARBOUR, SEATS, STREET, fixtures};

/// From this width on there is air, and words.
const WIDE: u16 = 116;
/// Street, buildings and seats take so many lines at least.
const LINES: u16 = 15;

/// Draws all of it: the street with the harbour inside, the buildings, the seats.
pub(super) fn draw(sight: &Sight<'_, Cuba>, sheet: &mut Sheet<'_>) {
    let (width, height) = (sheet.width(), sheet.height());
    if width >= WIDE {
        sight.street(&mut sheet.part(2, 0, width - 4, 12));
        sight.buildings(&mut sheet.part(2, 13, width - 4, 8), 0);
        sight.seats(&mut sheet.part(1, 22, width - 2, 5), &every_seat(sight), true);
        return;
    }
    // What is left goes between the parts first, and then into the street.
    let spare = height.saturating_sub(LINES);
    let (first, second, street) = (spare.min(1), spare.saturating_sub(1).min(1), 7 + spare.saturating_sub(2));
    sight.street(&mut sheet.part(0, 0, width, street));
    let y = street + first;
    sight.buildings(&mut sheet.part(0, y, width, 4), first_of(sight, BUILDINGS, 12, 8) / 2);
    let y = y + 4 + second;
    let seats = if height < LINES { few_seats(sight) } else { every_seat(sight) };
    sight.seats(&mut sheet.part(0, y, width, 4), &seats, false);
}

/// Draws a region as a list.
pub(super) fn draw_region(sight: &Sight<'_, Cuba>, region: usize, sheet: &mut Sheet<'_>) {
    let room = sheet.height();
    match region {
        STREET => sight.street_list(sheet, first_of(sight, STREET, 10, room)),
        HARBOUR => sight.harbour_list(sheet, first_of(sight, HARBOUR, 8, room)),
        BUILDINGS => sight.building_list(sheet, first_of(sight, BUILDINGS, 12, room), 1),
        _ => sight.seats(sheet, &every_seat(sight), false),
    }
}

/// The street, and below it the region that is shown besides; answers with the first line that is free.
pub(super) fn draw_shown(sight: &Sight<'_, Cuba>, region: Option<usize>, sheet: &mut Sheet<'_>) -> u16 {
    let (width, airy) = (sheet.width(), sheet.width() >= WIDE);
    let street = if airy { 12 } else { 7 };
    sight.street(&mut sheet.part(0, 1, width, street));
    let y = 1 + street;
    match region {
        Some(BUILDINGS) => {
            let lines = if airy { 8 } else { 4 };
            sight.buildings(&mut sheet.part(0, y, width, lines), 0);
            y + lines + 1
        }
        Some(SEATS) => {
            sight.seats(&mut sheet.part(0, y, width, 4), &every_seat(sight), false);
            y + 5
        }
        _ => y + 1,
    }
}

/// The first line of a list that is shown, so that what has the focus is among them.
fn first_of(sight: &Sight<'_, Cuba>, region: usize, count: usize, room: u16) -> usize {
    let focus = sight.lit.focus.map(Fixture::of);
    let at = focus.and_then(|focus| fixtures(sight.view, region).iter().position(|fixture| *fixture == focus));
    first_shown(at.unwrap_or(0), count, usize::from(room))
}

fn every_seat(sight: &Sight<'_, Cuba>) -> Vec<Seat> {
    (0..sight.view.seats.len()).map(|seat| Seat(seat as u8)).collect()
}

/// The seat of whoever looks and the one that decides.
fn few_seats(sight: &Sight<'_, Cuba>) -> Vec<Seat> {
    let (decider, players) = (sight.view.decider, sight.view.seats.len() as u8);
    let other = if decider == sight.seat { sight.seat.next(players) } else { decider };
    vec![sight.seat, other]
}
