//! The table of Santiago de Cuba: the street as a loop with the car on it, the ship inside it, the buildings by flower,
//! and the seats.
//!
//! Fixed places: nothing moves when a text is shorter, at another decision or in another language. Every colour has a
//! letter or a sign beside it.

use ratatui::style::{Modifier, Style};

use crate::{
    cuba::{
        Building, Citizen, Flower, Good, Position, Question,
        board::{CARGO, CITIZEN_STOPS, HARBOUR, SHIPS},
    },
    game::Seat,
    ids::Id,
    text::{Catalog, Message},
};

use super::super::{
    paint::{Canvas, cells},
    theme::{Role, Theme},
};

/// The lines of the parts of a table.
pub(in crate::tui) const STREET: u16 = 7;
pub(in crate::tui) const BUILDINGS: u16 = 4;
pub(in crate::tui) const SEATS: u16 = 4;
/// The width of the table.
pub(in crate::tui) const WIDTH: u16 = 80;
/// The width of a stop's place, and where the first begins.
const SLOT: u16 = 15;
const FIRST: u16 = 2;

/// What is lit on the table, and what has just changed.
#[derive(Clone, Debug, Default)]
pub(in crate::tui) struct Lit {
    /// Buildings that can be chosen.
    pub(in crate::tui) buildings: Vec<Building>,
    /// The stop that the focused choice leads to.
    pub(in crate::tui) stop: Option<u8>,
    /// The building of the focused choice.
    pub(in crate::tui) building: Option<Building>,
    /// The die of the focused choice.
    pub(in crate::tui) good: Option<Good>,
    /// The position before the last action.
    pub(in crate::tui) before: Option<Position>,
}

/// Draws the table.
pub(in crate::tui) struct Board<'a> {
    pub(in crate::tui) position: &'a Position,
    pub(in crate::tui) catalog: &'a Catalog,
    pub(in crate::tui) theme: Theme,
    pub(in crate::tui) lit: &'a Lit,
}

impl Board<'_> {
    fn say(&self, id: &str) -> String {
        self.catalog.text(id)
    }

    fn style(&self, role: Role) -> Style {
        self.theme.style(role)
    }

    fn changed(&self, differs: impl Fn(&Position) -> bool) -> bool {
        self.lit.before.as_ref().is_some_and(differs)
    }

    /// The street with the harbour inside it: seven lines.
    pub(in crate::tui) fn street(&self, canvas: &mut Canvas<'_>) {
        let (signs, line) = (self.theme.signs, self.style(Role::Line));
        let last = WIDTH - 1;
        for y in 0..STREET {
            canvas.put(0, y, signs.upright, line);
            canvas.put(last, y, signs.upright, line);
        }
        for y in [0, STREET - 1] {
            canvas.fill(1, last, y, signs.across, line);
        }
        for (x, y, corner) in [(0, 0, 0), (last, 0, 1), (0, STREET - 1, 2), (last, STREET - 1, 3)] {
            canvas.put(x, y, signs.corners[corner], line);
        }
        canvas.put(0, 3, signs.up, line);
        canvas.put(last, 3, signs.down, line);
        for stop in 0..=CITIZEN_STOPS {
            self.stop(canvas, stop);
        }
        self.harbour(canvas);
    }

    fn stop(&self, canvas: &mut Canvas<'_>, stop: u8) {
        let (p, signs) = (self.position, self.theme.signs);
        // The upper row runs to the right, the lower one back to the harbour.
        let upper = stop < 5;
        let column = u16::from(if upper { stop } else { 9 - stop });
        let (x, y, below) = (FIRST + SLOT * column, if upper { 0 } else { 6 }, if upper { 1 } else { 5 });
        let line = self.style(Role::Line);
        let car = p.car() == stop;
        let lit = self.lit.stop == Some(stop);
        if upper {
            canvas.put(x, y, signs.right, line);
        }
        let mut style = self.style(Role::Text);
        if car {
            style = style.add_modifier(Modifier::REVERSED);
        }
        if lit {
            style = self.style(Role::Can).add_modifier(Modifier::REVERSED);
        }
        let open = if car { "[" } else { " " };
        let mut at = canvas.put(x + 1, y, open, style);
        let citizen = p.layout().citizen_at(stop);
        match citizen {
            None => at = canvas.put(at, y, &self.say("cuba-ui-harbour"), style),
            Some(citizen) => {
                let flower = p.layout().flower_of(citizen);
                let asleep = p.inactive().contains(citizen);
                let sign = match flower {
                    _ if asleep => signs.inactive,
                    Some(_) => signs.flower,
                    None => signs.colourless,
                };
                let hue = if car || lit { style } else { self.theme.flower(flower) };
                at = canvas.put(at, y, sign, hue);
                if let Some(flower) = flower {
                    at = canvas.put(at, y, &self.letter(flower), hue);
                }
                at = canvas.put(at, y, " ", style);
                at = canvas.put(at, y, &self.name(citizen), style);
            }
        }
        let close = if car { "]" } else { " " };
        at = canvas.put(at, y, close, style);
        if !upper {
            canvas.put(at, y, signs.left, line);
        }
        let moved = self.changed(|before| before.car() != p.car());
        if car {
            let word = format!("{} {}{}", signs.here, self.say("cuba-ui-car"), if moved { " *" } else { "" });
            let role = if moved { Role::Changed } else { Role::Text };
            canvas.put(x + 2, below, &word, self.style(role));
        } else if let Some(citizen) = citizen {
            if p.inactive().contains(citizen) {
                let word = format!("{} {}", signs.inactive, self.say("cuba-ui-inactive"));
                canvas.put(x + 2, below, &word, self.style(Role::Quiet));
            } else {
                let gives = Message::new("cuba-ui-gives").with("citizen", citizen.id());
                canvas.put(x + 2, below, &self.catalog.say(&gives).text, self.style(Role::Quiet));
            }
        }
    }

    fn letter(&self, flower: Flower) -> String {
        self.catalog.say(&Message::new("cuba-ui-flower").with("flower", flower.id())).text
    }

    fn name(&self, citizen: Citizen) -> String {
        self.say(&format!("cuba-citizen-{}", citizen.id()))
    }

    fn letters(&self, good: Good) -> String {
        self.catalog.say(&Message::new("cuba-ui-good").with("good", good.id())).text
    }

    /// The ship, its dice, the flags and the supply: lines 2 to 4 inside the street.
    fn harbour(&self, canvas: &mut Canvas<'_>) {
        let (p, signs) = (self.position, self.theme.signs);
        let (text, quiet, line) = (self.style(Role::Text), self.style(Role::Quiet), self.style(Role::Line));
        let ship = Message::new("cuba-ui-ship").with("ship", p.ship()).with("ships", SHIPS);
        let sailed = self.changed(|before| before.ship() != p.ship());
        let style = if sailed { self.style(Role::Changed) } else { text };
        let mut x = canvas.put(5, 2, &self.catalog.say(&ship).text, style) + 2;
        for number in 1..=SHIPS {
            let sign = if number <= p.ship() { signs.gone } else { signs.to_come };
            x = canvas.put(x, 2, sign, style);
        }
        let goods: Vec<String> =
            p.supply().each().map(|(good, count)| format!("{}{count}", self.letters(good))).collect();
        let supply = format!("{} {}", self.say("cuba-ui-supply"), goods.join(" "));
        canvas.put_right(WIDTH - 8, 2, &supply, quiet);
        canvas.put(4, 3, "\\", line);
        let mut x = 7;
        let dice: Vec<(Good, u8)> = match (p.rolled(), p.left_out()) {
            (Some(rolled), _) => CARGO.into_iter().zip(rolled.faces()).collect(),
            (None, Some(aside)) => {
                CARGO.into_iter().filter(|good| *good != aside).map(|good| (good, p.demand(good))).collect()
            }
            (None, None) => Vec::new(),
        };
        let width: u16 = dice.iter().map(|(good, _)| cells(&self.good(*good)) + 4).sum();
        let gap = (64_u16.saturating_sub(width) / dice.len().max(1) as u16).clamp(1, 3);
        for (good, face) in &dice {
            let before = self.changed(|before| before.demand(*good) != *face);
            let mut style = self.theme.good(*good);
            if *face > 0 {
                style = style.add_modifier(Modifier::REVERSED | Modifier::BOLD);
            }
            x = canvas.put(x, 3, &format!("[{face}]"), style);
            let role = match (self.lit.good == Some(*good), before) {
                (true, _) => Role::Can,
                (_, true) => Role::Changed,
                _ if *face == 0 => Role::Quiet,
                _ => Role::Text,
            };
            let mark = if before { "*" } else { " " };
            x = canvas.put(x, 3, mark, self.style(Role::Changed));
            x = canvas.put(x, 3, &self.good(*good), self.style(role)) + gap;
        }
        if dice.is_empty() {
            x = canvas.put(x, 3, &self.say("cuba-ui-no-demand"), quiet) + gap;
        }
        let end = x.max(40);
        canvas.put(end, 3, "/", line);
        canvas.put(5, 4, signs.corners[2], line);
        canvas.fill(6, end - 1, 4, signs.across, line);
        canvas.put(end - 1, 4, signs.corners[3], line);
        let priced = self.changed(|before| before.flag() != p.flag());
        let price = format!(" {}{} ", self.say("cuba-ui-price"), if priced { " *" } else { "" });
        let mut x = canvas.put(8, 4, &price, if priced { self.style(Role::Changed) } else { text });
        x = canvas.put(x, 4, "  ", text);
        for points in 2..=4_u16 {
            let counts = p.flag().points() == points;
            let style = if counts { text.add_modifier(Modifier::REVERSED | Modifier::BOLD) } else { quiet };
            let sign = format!("{}{points}", signs.flag);
            x = canvas.put(x, 4, if counts { "[" } else { " " }, style);
            x = canvas.put(x, 4, &sign, style);
            x = canvas.put(x, 4, if counts { "]" } else { " " }, style);
        }
        canvas.put(x, 4, &format!(" {} ", signs.chequered), text);
    }

    fn good(&self, good: Good) -> String {
        self.say(&format!("cuba-good-{}", good.id()))
    }

    /// The buildings: a line for each flower.
    pub(in crate::tui) fn buildings(&self, canvas: &mut Canvas<'_>) {
        let (p, signs) = (self.position, self.theme.signs);
        let rows: Vec<(Flower, [Building; 3])> =
            Flower::ALL.iter().map(|flower| (*flower, p.layout().under(*flower))).collect();
        let name = |building: Building| self.say(&format!("cuba-building-{}", building.id()));
        let width = |column: usize| rows.iter().map(|(_, three)| cells(&name(three[column]))).max().unwrap_or(0) + 6;
        let columns: Vec<u16> = (0..3).map(width).collect();
        let word =
            |flower: Flower| self.catalog.say(&Message::new("cuba-ui-flower-word").with("flower", flower.id())).text;
        let longest = rows.iter().map(|(flower, _)| cells(&word(*flower))).max().unwrap_or(0);
        let whole = columns.iter().sum::<u16>() + 4 + longest + 2;
        let (start, worded) = if whole <= WIDTH { (1 + 3 + longest + 1, true) } else { (3, false) };
        for (y, (flower, three)) in (0..).zip(&rows) {
            let hue = self.theme.flower(Some(*flower));
            let mut at = canvas.put(u16::from(worded), y, signs.flower, hue);
            at = canvas.put(at, y, &self.letter(*flower), hue);
            if worded {
                canvas.put(at + 1, y, &word(*flower), self.style(Role::Quiet));
            }
            let mut x = start;
            for (building, width) in three.iter().zip(&columns) {
                self.building(canvas, x, y, *building, &name(*building), *width);
                x += width;
            }
        }
    }

    fn building(&self, canvas: &mut Canvas<'_>, x: u16, y: u16, building: Building, name: &str, width: u16) {
        let (p, signs) = (self.position, self.theme.signs);
        let can = self.lit.buildings.contains(&building);
        let focused = self.lit.building == Some(building);
        let moved = self.changed(|before| {
            before.visitor(building) != p.visitor(building) || before.owner(building) != p.owner(building)
        });
        let mut style = self.style(if can { Role::Can } else { Role::Text });
        if focused {
            style = self.style(Role::Can).add_modifier(Modifier::REVERSED);
        }
        let (mark, role) = match (moved, can || focused) {
            (true, _) => ("*", Role::Changed),
            (false, true) => (signs.right, Role::Can),
            (false, false) => (" ", Role::Text),
        };
        canvas.put(x, y, mark, self.style(role));
        canvas.put(x + 1, y, name, style);
        let at = x + width - 5;
        let shown = self.style(if moved { Role::Changed } else { Role::Text });
        if let Some(visitor) = p.visitor(building) {
            canvas.put(at, y, &format!("{}{}", signs.pawn, visitor.0 + 1), shown);
        }
        if let Some(owner) = p.owner(building) {
            canvas.put(at + 2, y, &format!("{}{}", signs.owner, owner.0 + 1), shown);
        }
    }

    /// The seats: a line for each.
    pub(in crate::tui) fn seats(&self, canvas: &mut Canvas<'_>) {
        for seat in 0..self.position.players() {
            self.seat(canvas, Seat(seat));
        }
    }

    fn seat(&self, canvas: &mut Canvas<'_>, seat: Seat) {
        let (p, signs, y) = (self.position, self.theme.signs, u16::from(seat.0));
        let hand = p.hand(seat);
        let decides = p.decider() == seat && p.question() != Question::Over;
        let text = self.style(Role::Text);
        if decides {
            canvas.put(1, y, signs.here, self.style(Role::Can));
        }
        let number = if decides { text.add_modifier(Modifier::REVERSED) } else { text };
        canvas.put(3, y, &(seat.0 + 1).to_string(), number);
        let name: String = self.catalog.seat(seat).chars().take(7).collect();
        canvas.put(5, y, &name, if decides { text.add_modifier(Modifier::BOLD) } else { text });
        let differs = |of: fn(&crate::cuba::Hand) -> u16| {
            self.lit.before.as_ref().is_some_and(|before| of(before.hand(seat)) != of(hand))
        };
        let role = |changed: bool| if changed { Role::Changed } else { Role::Text };
        canvas.put_right(18, y, &format!("{} $", hand.pesos), self.style(role(differs(|hand| hand.pesos))));
        let points = format!("{} {}", hand.points, signs.points);
        canvas.put_right(24, y, &points, self.style(role(differs(|hand| hand.points))));
        let mut x = 26;
        for (good, count) in hand.goods.each() {
            let before = self.lit.before.as_ref().map(|before| before.hand(seat).goods[good]);
            let style = match before {
                Some(before) if before != count => self.style(Role::Changed),
                _ if count == 0 => self.style(Role::Quiet),
                _ => self.theme.good(good).add_modifier(Modifier::BOLD),
            };
            canvas.put(x, y, &format!("{}{count}", self.letters(good)), style);
            x += 5;
        }
        let mut state = Vec::new();
        if decides {
            let doing = Message::new("cuba-ui-state").with("decision", p.question().id());
            state.push(self.catalog.say(&doing).text);
        } else if p.turn() == seat {
            state.push(self.say("cuba-ui-turn"));
        }
        if p.question() == Question::Deliver && p.has_passed(seat) {
            state.push(format!("{} {}", signs.no, self.say("cuba-ui-passed")));
        }
        let role = if decides { Role::Can } else { Role::Quiet };
        canvas.put(58, y, &state.join("  "), self.style(role));
    }
}

/// The stop of the harbour, for who lights it.
pub(in crate::tui) const AT_HARBOUR: u8 = HARBOUR;
