//! The harbour inside the street: the ship with its dice, the track of ships, the flags and the supply.

use ratatui::style::Modifier;

use crate::{
    cuba::{
        Good, Question,
        board::{CARGO, SHIPS},
    },
    ids::Id,
    text::Message,
};

use super::{
    super::{
        paint::{Canvas, Target, cells, shortened},
        theme::Role,
    },
    Board, Spot,
    spot::dice,
};

impl Board<'_> {
    /// Draws it into the loop of the street, around its middle line.
    pub(super) fn harbour(&self, canvas: &mut Canvas<'_>) {
        let middle = canvas.height() / 2;
        let airy = canvas.height() > 9;
        let end = self.track(canvas, 5, if airy { middle - 3 } else { middle - 1 });
        self.supply(canvas, end + 2, if airy { middle - 3 } else { middle - 1 }, airy);
        let hull = if airy { middle - 1 } else { middle };
        let end = self.dice(canvas, hull, airy);
        let line = self.style(Role::Line);
        let signs = self.theme.signs;
        canvas.put(4, hull, "\\", line);
        canvas.put(end, hull, "/", line);
        let keel = if airy { hull + 2 } else { hull + 1 };
        let (left, right) = if airy { (6, end - 2) } else { (5, end - 1) };
        if airy {
            canvas.put(5, hull + 1, "\\", line);
            canvas.put(end - 1, hull + 1, "/", line);
        }
        canvas.put(left, keel, signs.corners[2], line);
        canvas.fill(left + 1, right, keel, signs.across, line);
        canvas.put(right, keel, signs.corners[3], line);
        self.flags(canvas, 8, if airy { hull + 1 } else { keel }, airy);
    }

    /// The ship track: which ship this is of how many.
    fn track(&self, canvas: &mut Canvas<'_>, x: u16, y: u16) -> u16 {
        let signs = self.theme.signs;
        let ship = Message::new("cuba-ui-ship").with("ship", self.view.ship).with("ships", SHIPS);
        let sailed = self.changed(|before| before.ship != self.view.ship);
        let own = self.style(if sailed { Role::Changed } else { Role::Text });
        let style = self.styled(Spot::Ship, own);
        let mark = if sailed { " *" } else { "" };
        let mut at = canvas.put(x, y, &format!("{}{mark}", self.say(&ship)), style) + 2;
        for number in 1..=SHIPS {
            at = canvas.put(at, y, if number <= self.view.ship { signs.gone } else { signs.to_come }, own);
        }
        canvas.target(x, y, at - x, 1, Target::Spot(Spot::Ship));
        at
    }

    /// The supply at the right, as long as there is room for it.
    fn supply(&self, canvas: &mut Canvas<'_>, least: u16, y: u16, airy: bool) {
        let gap = if airy { 3 } else { 1 };
        let items: Vec<(Good, String)> =
            self.view.supply.each().map(|(good, count)| (good, format!("{}{count}", self.letters(good)))).collect();
        let word = self.text("cuba-ui-supply");
        let width = cells(&word) + items.iter().map(|(_, item)| cells(item) + gap).sum::<u16>();
        let Some(mut x) = canvas.width().checked_sub(8 + width).filter(|x| *x >= least) else { return };
        x = canvas.put(x, y, &word, self.style(Role::Quiet)) + gap;
        for (good, item) in items {
            let changed = self.changed(|before| before.supply[good] != self.view.supply[good]);
            let own = self.style(if changed { Role::Changed } else { Role::Quiet });
            let start = x;
            x = canvas.put(x, y, &item, self.styled(Spot::Stock(good), own));
            canvas.target(start, y, x - start, 1, Target::Spot(Spot::Stock(good)));
            x += gap;
        }
    }

    /// The dice in the hull; answers with the cell of its right side.
    fn dice(&self, canvas: &mut Canvas<'_>, y: u16, airy: bool) -> u16 {
        let dice = dice(self.view);
        let signed = |good: Good| if airy { format!("{} ", self.theme.good_sign(good)) } else { String::new() };
        let room = canvas.width().saturating_sub(12);
        // Four dice with full names fit; the five of a roll, or longer names, are shortened.
        let most = room / dice.len().max(1) as u16 - 5;
        let whole: u16 = dice.iter().map(|(good, _)| cells(&self.good(*good)) + cells(&signed(*good)) + 5).sum();
        let named = |good: Good| {
            let room = if whole > room { most - cells(&signed(good)) } else { room };
            shortened(&self.good(good), room, self.theme.signs.ellipsis)
        };
        let width: u16 = dice.iter().map(|(good, _)| cells(&named(*good)) + cells(&signed(*good)) + 4).sum();
        let gap = (room.saturating_sub(width) / dice.len().max(1) as u16).clamp(1, if airy { 4 } else { 3 });
        let choosing = self.view.question == Question::LeaveOut;
        let mut x = 7;
        for (good, face) in &dice {
            let spot = Spot::Die(*good);
            let start = x;
            x = self.die(canvas, x, y, *good, *face);
            let turned = self.turned(*good, *face);
            let aside = choosing && self.lit.focus == Some(spot);
            let mark = match (aside, turned) {
                (true, _) => self.theme.signs.no,
                (false, true) => "*",
                (false, false) => " ",
            };
            x = canvas.put(x, y, mark, self.style(if aside { Role::No } else { Role::Changed }));
            let own = match (turned, face) {
                (true, _) => self.style(Role::Changed),
                (_, 0) => self.style(Role::Quiet),
                _ => self.style(Role::Text),
            };
            x = canvas.put(x, y, &signed(*good), self.theme.good(*good));
            x = canvas.put(x, y, &named(*good), self.styled(spot, own));
            canvas.target(start, y, x - start, 1, Target::Spot(spot));
            x += gap;
        }
        if dice.is_empty() {
            x = canvas.put(x, y, &self.text("cuba-ui-no-demand"), self.style(Role::Quiet)) + gap;
        }
        let end = x.max(if airy { 60 } else { 40 }).min(canvas.width() - 3);
        if airy && let Some(aside) = self.aside() {
            let words = self.say(&Message::new("cuba-ui-aside").with("good", aside.id()));
            if end + 3 + cells(&words) < canvas.width() - 1 {
                canvas.put(end + 3, y, &words, self.style(Role::Quiet));
            }
        }
        end
    }

    fn die(&self, canvas: &mut Canvas<'_>, x: u16, y: u16, good: Good, face: u8) -> u16 {
        let mut style = self.theme.good(good);
        if face > 0 {
            style = style.add_modifier(Modifier::REVERSED | Modifier::BOLD);
        }
        if self.lit.shown.is_some_and(|shown| shown != Spot::Die(good)) {
            style = self.style(Role::Quiet);
        }
        canvas.put(x, y, &format!("[{face}]"), style)
    }

    /// Whether a die shows something else than before.
    fn turned(&self, good: Good, face: u8) -> bool {
        self.changed(|before| dice(before).into_iter().find(|(one, _)| *one == good) != Some((good, face)))
    }

    /// The good whose die lies beside the board.
    fn aside(&self) -> Option<Good> {
        let on_ship = self.view.dice.as_ref()?;
        CARGO.into_iter().find(|good| on_ship.iter().all(|(one, _)| one != good))
    }

    /// The flags: the one that counts in brackets.
    fn flags(&self, canvas: &mut Canvas<'_>, x: u16, y: u16, airy: bool) {
        let (signs, text, quiet) = (self.theme.signs, self.style(Role::Text), self.style(Role::Quiet));
        let moved = self.changed(|before| before.price != self.view.price);
        let own = self.style(if moved { Role::Changed } else { Role::Text });
        let mut at = canvas.put(x, y, " ", text);
        at = canvas.put(at, y, &self.text("cuba-ui-price"), self.styled(Spot::Price, own));
        at = canvas.put(at, y, if moved { " * " } else { "   " }, self.style(Role::Changed));
        for points in 2..=4_u16 {
            let counts = self.view.price.points() == points;
            let style = match (counts, self.lit.shown) {
                (_, Some(shown)) if shown != Spot::Price => quiet,
                (true, _) => text.add_modifier(Modifier::REVERSED | Modifier::BOLD),
                (false, _) => quiet,
            };
            let [open, close] = if counts { ["[", "]"] } else { [" ", " "] };
            at = canvas.put(at, y, &format!("{open}{}{points}{close}", signs.flag), style);
        }
        at = canvas.put(at, y, &format!(" {} ", signs.chequered), text);
        canvas.target(x, y, at - x, 1, Target::Spot(Spot::Price));
        if airy {
            canvas.put(at + 1, y, &self.text("cuba-ui-departs"), quiet);
        }
    }

    /// The harbour as a list: the track, a line a die with what the viewer has of it, the flags, the supply.
    pub(super) fn harbour_list(&self, canvas: &mut Canvas<'_>, from: usize) {
        let dice = dice(self.view);
        let lines = dice.len() + 3;
        for (y, line) in (0..canvas.height()).zip(from..lines) {
            match line.checked_sub(1) {
                None => drop(self.track(canvas, 1, y)),
                Some(at) if at < dice.len() => self.die_line(canvas, y, dice[at]),
                Some(at) if at == dice.len() => self.flags(canvas, 0, y, false),
                Some(_) => self.supply_line(canvas, y),
            }
        }
    }

    fn die_line(&self, canvas: &mut Canvas<'_>, y: u16, (good, face): (Good, u8)) {
        let spot = Spot::Die(good);
        let x = self.die(canvas, 2, y, good, face);
        let turned = self.turned(good, face);
        let x = canvas.put(x, y, if turned { "*" } else { " " }, self.style(Role::Changed));
        canvas.put(x, y, &self.good(good), self.styled(spot, self.style(Role::Text)));
        if let Some(hidden) = self.view.seats.first().and_then(|seat| seat.hidden) {
            let have = Message::new("cuba-ui-have").with("count", hidden.goods[good]);
            canvas.put_right(canvas.width() - 2, y, &self.say(&have), self.style(Role::Quiet));
        }
        canvas.target(0, y, canvas.width() - 1, 1, Target::Spot(spot));
    }

    fn supply_line(&self, canvas: &mut Canvas<'_>, y: u16) {
        let mut x = 1;
        for (good, count) in self.view.supply.each() {
            let item = format!("{}{count}", self.letters(good));
            let start = x;
            x = canvas.put(x, y, &item, self.styled(Spot::Stock(good), self.style(Role::Quiet)));
            canvas.target(start, y, x - start, 1, Target::Spot(Spot::Stock(good)));
            x += 2;
        }
    }
}
