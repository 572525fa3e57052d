//! The street: a loop with the car on it, or a list in driving order where there is little room.

use crate::{
    cuba::{
        Cuba,
        board::{CITIZEN_STOPS, STOPS},
    },
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

/// The first slot begins here.
const FIRST: u16 = 2;
/// Slots of this width say in words what a citizen gives.
const WORDED: u16 = 19;

impl Sight<'_, Cuba> {
    /// The loop with the harbour inside it: seven lines, or more with air.
    pub(super) fn street(&self, sheet: &mut Sheet<'_>) {
        let (signs, line) = (self.signs, Look::role(Role::Line));
        let (last, bottom) = (sheet.width() - 1, sheet.height() - 1);
        for y in 0..=bottom {
            sheet.put(0, y, signs.upright, line);
            sheet.put(last, y, signs.upright, line);
        }
        for y in [0, bottom] {
            sheet.fill(1, last, y, signs.across, line);
        }
        for (x, y, corner) in [(0, 0, 0), (last, 0, 1), (0, bottom, 2), (last, bottom, 3)] {
            sheet.put(x, y, signs.corners[corner], line);
        }
        sheet.put(0, bottom / 2, signs.up, line);
        sheet.put(last, bottom / 2, signs.down, line);
        for stop in 0..STOPS {
            self.stop(sheet, stop);
        }
        self.harbour(sheet);
    }

    fn stop(&self, sheet: &mut Sheet<'_>, stop: u8) {
        let (signs, bottom) = (self.signs, sheet.height() - 1);
        let slot = (sheet.width() - 4) / 5;
        // The upper row runs to the right, the lower one back to the harbour.
        let upper = stop < 5;
        let column = u16::from(if upper { stop } else { CITIZEN_STOPS - stop });
        let x = FIRST + slot * column;
        let y = if upper { 0 } else { bottom };
        let line = Look::role(Role::Line);
        if upper {
            sheet.put(x, y, signs.right, line);
        }
        let at = self.stop_name(sheet, (x + 1, y), stop, slot - 3);
        if !upper {
            sheet.put(at, y, signs.left, line);
        }
        sheet.target(x, y, slot - 1, 1, Fixture::Stop(stop).spot());
        let words = self.stop_words(stop, sheet.height() > 7, slot);
        for (number, (text, role)) in (0..).zip(&words) {
            let y = if upper { 1 + number } else { bottom - words.len() as u16 + number };
            let fits = cells(text) < slot;
            if fits {
                let role = if self.lit.shown.is_some() { Role::Quiet } else { *role };
                sheet.put(x + 2, y, text, Look::role(role));
                sheet.target(x, y, slot - 1, 1, Fixture::Stop(stop).spot());
            }
        }
    }

    /// Name, flower and car of a stop; answers with the cell behind it.
    fn stop_name(&self, sheet: &mut Sheet<'_>, (x, y): (u16, u16), stop: u8, room: u16) -> u16 {
        let signs = self.signs;
        let car = self.moving().unwrap_or(self.view.car) == stop;
        let own = if car { Look::role(Role::Strong).reversed() } else { Look::role(Role::Text) };
        let style = self.styled(Fixture::Stop(stop).spot(), own);
        let plain = style == Look::role(Role::Text);
        let mut at = sheet.put(x, y, if car { "[" } else { " " }, style);
        match self.view.layout.citizen_at(stop) {
            None => {
                let name = shortened(&self.text("cuba-ui-harbour"), room, signs.ellipsis);
                at = sheet.put(at, y, &name, style);
            }
            Some(citizen) => {
                let flower = self.view.layout.flower_of(citizen);
                let sign = match flower {
                    _ if self.view.inactive.contains(citizen) => self.marks().inactive,
                    Some(_) => self.marks().flower,
                    None => self.marks().colourless,
                };
                let hue = if plain { flower_look(flower) } else { style };
                at = sheet.put(at, y, sign, hue);
                if let Some(flower) = flower {
                    at = sheet.put(at, y, &self.letter(flower), hue);
                }
                at = sheet.put(at, y, " ", style);
                let room = room - if flower.is_some() { 3 } else { 2 };
                at = sheet.put(at, y, &shortened(&self.name(citizen), room, signs.ellipsis), style);
            }
        }
        sheet.put(at, y, if car { "]" } else { " " }, style)
    }

    /// What stands beside a stop: the car, steps and cost at a drive, or what the citizen gives; both where there is air.
    fn stop_words(&self, stop: u8, air: bool, slot: u16) -> Vec<(String, Role)> {
        let mut words = Vec::new();
        let cost = self.cost(stop);
        if self.view.car == stop && self.moving().is_none() {
            let moved = self.changed(|before| before.car != self.view.car);
            let mark = if moved { " *" } else { "" };
            let role = if moved { Role::Changed } else { Role::Strong };
            let full = cost.filter(|(_, role)| *role == Role::Can && air);
            words.push((format!("{} {}{mark}", self.signs.here, self.text("cuba-ui-car")), role));
            words.extend(full);
            return words;
        }
        // In words where there is room for them.
        let worded = self.gift(stop, true).filter(|(words, _)| slot >= WORDED && cells(words) < slot);
        let gift = worded.or_else(|| self.gift(stop, false));
        match cost {
            Some(cost) if air => {
                words.extend(gift);
                words.push(cost);
            }
            Some(cost) => words.push(cost),
            None => words.extend(gift),
        }
        words
    }

    /// Steps and cost of a drive there.
    pub(super) fn cost(&self, stop: u8) -> Option<(String, Role)> {
        let purse = self.purse()?;
        let steps = (stop + STOPS - 1 - self.view.car) % STOPS + 1;
        let pesos = u16::from(steps) - 1;
        let words = match pesos {
            0 => self.text("cuba-ui-free"),
            pesos => self.say(&Message::new("n-pesos").with("pesos", pesos)),
        };
        let signs = self.signs;
        Some(if pesos <= purse {
            (format!("{steps}{} {words}", signs.right), Role::Can)
        } else {
            (format!("{}  {words}", signs.no), Role::Quiet)
        })
    }

    /// What the citizen gives, in few letters or in words.
    pub(super) fn gift(&self, stop: u8, words: bool) -> Option<(String, Role)> {
        let citizen = self.view.layout.citizen_at(stop)?;
        if self.view.inactive.contains(citizen) {
            let turned = self.changed(|before| !before.inactive.contains(citizen));
            let word = self.say(&Message::new("cuba-ui-inactive").with("citizen", citizen.id()));
            let mark = if turned { " *" } else { "" };
            let role = if turned { Role::Changed } else { Role::Quiet };
            return Some((format!("{} {word}{mark}", self.marks().inactive), role));
        }
        let woken = self.changed(|before| before.inactive.contains(citizen));
        let id = if words { "cuba-ui-gives-long" } else { "cuba-ui-gives" };
        let given = self.say(&Message::new(id).with("citizen", citizen.id()));
        Some(if woken { (format!("{given} *"), Role::Changed) } else { (given, Role::Quiet) })
    }

    /// The street as a list that starts at the car, so that its direction is down.
    pub(super) fn street_list(&self, sheet: &mut Sheet<'_>, from: usize) {
        let signs = self.signs;
        let stops: Vec<u8> = (0..STOPS).map(|steps| (self.view.car + steps) % STOPS).collect();
        let name = |stop: u8| match self.view.layout.citizen_at(stop) {
            Some(citizen) => self.name(citizen),
            None => self.text("cuba-ui-harbour"),
        };
        let widest = stops.iter().map(|stop| cells(&name(*stop))).max().unwrap_or(0);
        for (y, (number, stop)) in (0..sheet.height()).zip(stops.iter().enumerate().skip(from)) {
            let spot = Fixture::Stop(*stop).spot();
            let (cost, role) = self.cost(*stop).unwrap_or((String::new(), Role::Quiet));
            let (mark, rest) = match cost.split_once(' ') {
                _ if number == 0 => (signs.here, String::new()),
                Some((mark, rest)) => (mark, rest.trim_start().to_owned()),
                None => ("", String::new()),
            };
            sheet.put(1, y, mark, Look::role(if number == 0 { Role::Strong } else { role }));
            if let Some(citizen) = self.view.layout.citizen_at(*stop) {
                let flower = self.view.layout.flower_of(citizen);
                let sign = match flower {
                    _ if self.view.inactive.contains(citizen) => self.marks().inactive,
                    Some(_) => self.marks().flower,
                    None => self.marks().colourless,
                };
                let letter = flower.map(|flower| self.letter(flower)).unwrap_or_default();
                sheet.put(4, y, &format!("{sign}{letter}"), flower_look(flower));
            }
            let own = Look::role(if number == 0 { Role::Strong } else { Role::Text });
            let at = sheet.put(7, y, &name(*stop), self.styled(spot, own));
            let after = (8 + widest).max(at + 1);
            let gift =
                if number == 0 { Some((self.text("cuba-ui-car"), Role::Quiet)) } else { self.gift(*stop, false) };
            let at = sheet.put(after, y, &rest, Look::role(role));
            if let Some((gift, role)) = gift {
                let x = if rest.is_empty() { after } else { at + 1 };
                if x + cells(&gift) < sheet.width() {
                    sheet.put(x, y, &gift, Look::role(role));
                }
            }
            sheet.target(0, y, sheet.width() - 1, 1, spot);
        }
    }
}
