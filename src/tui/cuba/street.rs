//! The street: a loop with the car on it, or a list in driving order where there is little room.

use ratatui::style::Modifier;

use crate::{
    cuba::board::{CITIZEN_STOPS, STOPS},
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

/// The first slot begins here.
const FIRST: u16 = 2;
/// Slots of this width say in words what a citizen gives.
const WORDED: u16 = 19;

impl Board<'_> {
    /// The loop with the harbour inside it: seven lines, or more with air.
    pub(super) fn street(&self, canvas: &mut Canvas<'_>) {
        let (signs, line) = (self.theme.signs, self.style(Role::Line));
        let (last, bottom) = (canvas.width() - 1, canvas.height() - 1);
        for y in 0..=bottom {
            canvas.put(0, y, signs.upright, line);
            canvas.put(last, y, signs.upright, line);
        }
        for y in [0, bottom] {
            canvas.fill(1, last, y, signs.across, line);
        }
        for (x, y, corner) in [(0, 0, 0), (last, 0, 1), (0, bottom, 2), (last, bottom, 3)] {
            canvas.put(x, y, signs.corners[corner], line);
        }
        canvas.put(0, bottom / 2, signs.up, line);
        canvas.put(last, bottom / 2, signs.down, line);
        for stop in 0..STOPS {
            self.stop(canvas, stop);
        }
        self.harbour(canvas);
    }

    fn stop(&self, canvas: &mut Canvas<'_>, stop: u8) {
        let (signs, bottom) = (self.theme.signs, canvas.height() - 1);
        let slot = (canvas.width() - 4) / 5;
        // The upper row runs to the right, the lower one back to the harbour.
        let upper = stop < 5;
        let column = u16::from(if upper { stop } else { CITIZEN_STOPS - stop });
        let x = FIRST + slot * column;
        let y = if upper { 0 } else { bottom };
        let line = self.style(Role::Line);
        if upper {
            canvas.put(x, y, signs.right, line);
        }
        let at = self.stop_name(canvas, (x + 1, y), stop, slot - 3);
        if !upper {
            canvas.put(at, y, signs.left, line);
        }
        canvas.target(x, y, slot - 1, 1, Target::Spot(Spot::Stop(stop)));
        let words = self.stop_words(stop, canvas.height() > 7, slot);
        for (number, (text, role)) in (0..).zip(&words) {
            let y = if upper { 1 + number } else { bottom - words.len() as u16 + number };
            let fits = cells(text) < slot;
            if fits {
                let role = if self.lit.shown.is_some() { Role::Quiet } else { *role };
                canvas.put(x + 2, y, text, self.style(role));
                canvas.target(x, y, slot - 1, 1, Target::Spot(Spot::Stop(stop)));
            }
        }
    }

    /// Name, flower and car of a stop; answers with the cell behind it.
    fn stop_name(&self, canvas: &mut Canvas<'_>, (x, y): (u16, u16), stop: u8, room: u16) -> u16 {
        let signs = self.theme.signs;
        let car = self.lit.car.unwrap_or(self.view.car) == stop;
        let own = if car { self.style(Role::Strong).add_modifier(Modifier::REVERSED) } else { self.style(Role::Text) };
        let style = self.styled(Spot::Stop(stop), own);
        let plain = style == self.style(Role::Text);
        let mut at = canvas.put(x, y, if car { "[" } else { " " }, style);
        match self.view.layout.citizen_at(stop) {
            None => {
                let name = shortened(&self.text("cuba-ui-harbour"), room, signs.ellipsis);
                at = canvas.put(at, y, &name, style);
            }
            Some(citizen) => {
                let flower = self.view.layout.flower_of(citizen);
                let sign = match flower {
                    _ if self.view.inactive.contains(citizen) => signs.inactive,
                    Some(_) => signs.flower,
                    None => signs.colourless,
                };
                let hue = if plain { self.theme.flower(flower) } else { style };
                at = canvas.put(at, y, sign, hue);
                if let Some(flower) = flower {
                    at = canvas.put(at, y, &self.letter(flower), hue);
                }
                at = canvas.put(at, y, " ", style);
                let room = room - if flower.is_some() { 3 } else { 2 };
                at = canvas.put(at, y, &shortened(&self.name(citizen), room, signs.ellipsis), style);
            }
        }
        canvas.put(at, y, if car { "]" } else { " " }, style)
    }

    /// What stands beside a stop: the car, steps and cost at a drive, or what the citizen gives; both where there is air.
    fn stop_words(&self, stop: u8, air: bool, slot: u16) -> Vec<(String, Role)> {
        let mut words = Vec::new();
        let cost = self.cost(stop);
        if self.view.car == stop && self.lit.car.is_none() {
            let moved = self.changed(|before| before.car != self.view.car);
            let mark = if moved { " *" } else { "" };
            let role = if moved { Role::Changed } else { Role::Strong };
            let full = cost.filter(|(_, role)| *role == Role::Can && air);
            words.push((format!("{} {}{mark}", self.theme.signs.here, self.text("cuba-ui-car")), role));
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
        let purse = self.lit.purse?;
        let steps = (stop + STOPS - 1 - self.view.car) % STOPS + 1;
        let pesos = u16::from(steps) - 1;
        let words = match pesos {
            0 => self.text("cuba-ui-free"),
            pesos => self.say(&Message::new("n-pesos").with("pesos", pesos)),
        };
        let signs = self.theme.signs;
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
            return Some((format!("{} {word}{mark}", self.theme.signs.inactive), role));
        }
        let woken = self.changed(|before| before.inactive.contains(citizen));
        let id = if words { "cuba-ui-gives-long" } else { "cuba-ui-gives" };
        let given = self.say(&Message::new(id).with("citizen", citizen.id()));
        Some(if woken { (format!("{given} *"), Role::Changed) } else { (given, Role::Quiet) })
    }

    /// The street as a list that starts at the car, so that its direction is down.
    pub(super) fn street_list(&self, canvas: &mut Canvas<'_>, from: usize) {
        let signs = self.theme.signs;
        let stops: Vec<u8> = (0..STOPS).map(|steps| (self.view.car + steps) % STOPS).collect();
        let name = |stop: u8| match self.view.layout.citizen_at(stop) {
            Some(citizen) => self.name(citizen),
            None => self.text("cuba-ui-harbour"),
        };
        let widest = stops.iter().map(|stop| cells(&name(*stop))).max().unwrap_or(0);
        for (y, (number, stop)) in (0..canvas.height()).zip(stops.iter().enumerate().skip(from)) {
            let spot = Spot::Stop(*stop);
            let (cost, role) = self.cost(*stop).unwrap_or((String::new(), Role::Quiet));
            let (mark, rest) = match cost.split_once(' ') {
                _ if number == 0 => (signs.here, String::new()),
                Some((mark, rest)) => (mark, rest.trim_start().to_owned()),
                None => ("", String::new()),
            };
            canvas.put(1, y, mark, self.style(if number == 0 { Role::Strong } else { role }));
            if let Some(citizen) = self.view.layout.citizen_at(*stop) {
                let flower = self.view.layout.flower_of(citizen);
                let sign = match flower {
                    _ if self.view.inactive.contains(citizen) => signs.inactive,
                    Some(_) => signs.flower,
                    None => signs.colourless,
                };
                let letter = flower.map(|flower| self.letter(flower)).unwrap_or_default();
                canvas.put(4, y, &format!("{sign}{letter}"), self.theme.flower(flower));
            }
            let own = self.style(if number == 0 { Role::Strong } else { Role::Text });
            let at = canvas.put(7, y, &name(*stop), self.styled(spot, own));
            let after = (8 + widest).max(at + 1);
            let gift =
                if number == 0 { Some((self.text("cuba-ui-car"), Role::Quiet)) } else { self.gift(*stop, false) };
            let at = canvas.put(after, y, &rest, self.style(role));
            if let Some((gift, role)) = gift {
                let x = if rest.is_empty() { after } else { at + 1 };
                if x + cells(&gift) < canvas.width() {
                    canvas.put(x, y, &gift, self.style(role));
                }
            }
            canvas.target(0, y, canvas.width() - 1, 1, Target::Spot(spot));
        }
    }
}
