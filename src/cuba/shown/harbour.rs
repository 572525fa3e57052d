//! The harbour inside the street: the ship with its dice, the track of ships, the flags and the supply.

use crate::{
    cuba::{
        Cuba, Good, Question,
        board::{CARGO, SHIPS},
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

use super::{
    fixture::{Fixture, dice},
    marks::good_look,
};

impl Sight<'_, Cuba> {
    /// Draws it into the loop of the street, around its middle line.
    pub(super) fn harbour(&self, sheet: &mut Sheet<'_>) {
        let middle = sheet.height() / 2;
        let airy = sheet.height() > 9;
        let end = self.track(sheet, 5, if airy { middle - 3 } else { middle - 1 });
        self.supply(sheet, end + 2, if airy { middle - 3 } else { middle - 1 }, airy);
        let hull = if airy { middle - 1 } else { middle };
        let end = self.dice(sheet, hull, airy);
        let line = Look::role(Role::Line);
        let signs = self.signs;
        sheet.put(4, hull, "\\", line);
        sheet.put(end, hull, "/", line);
        let keel = if airy { hull + 2 } else { hull + 1 };
        let (left, right) = if airy { (6, end - 2) } else { (5, end - 1) };
        if airy {
            sheet.put(5, hull + 1, "\\", line);
            sheet.put(end - 1, hull + 1, "/", line);
        }
        sheet.put(left, keel, signs.corners[2], line);
        sheet.fill(left + 1, right, keel, signs.across, line);
        sheet.put(right, keel, signs.corners[3], line);
        self.flags(sheet, 8, if airy { hull + 1 } else { keel }, airy);
    }

    /// The ship track: which ship this is of how many.
    fn track(&self, sheet: &mut Sheet<'_>, x: u16, y: u16) -> u16 {
        let signs = self.signs;
        let ship = Message::new("cuba-ui-ship").with("ship", self.view.ship).with("ships", SHIPS);
        let sailed = self.changed(|before| before.ship != self.view.ship);
        let own = Look::role(if sailed { Role::Changed } else { Role::Text });
        let style = self.styled(Fixture::Ship.spot(), own);
        let mark = if sailed { " *" } else { "" };
        let mut at = sheet.put(x, y, &format!("{}{mark}", self.say(&ship)), style) + 2;
        for number in 1..=SHIPS {
            at = sheet.put(at, y, if number <= self.view.ship { signs.gone } else { signs.to_come }, own);
        }
        sheet.target(x, y, at - x, 1, Fixture::Ship.spot());
        at
    }

    /// The supply at the right, as long as there is room for it.
    fn supply(&self, sheet: &mut Sheet<'_>, least: u16, y: u16, airy: bool) {
        let gap = if airy { 3 } else { 1 };
        let items: Vec<(Good, String)> =
            self.view.supply.each().map(|(good, count)| (good, format!("{}{count}", self.letters(good)))).collect();
        let word = self.text("cuba-ui-supply");
        let width = cells(&word) + items.iter().map(|(_, item)| cells(item) + gap).sum::<u16>();
        let Some(mut x) = sheet.width().checked_sub(8 + width).filter(|x| *x >= least) else { return };
        x = sheet.put(x, y, &word, Look::role(Role::Quiet)) + gap;
        for (good, item) in items {
            let changed = self.changed(|before| before.supply[good] != self.view.supply[good]);
            let own = Look::role(if changed { Role::Changed } else { Role::Quiet });
            let start = x;
            x = sheet.put(x, y, &item, self.styled(Fixture::Stock(good).spot(), own));
            sheet.target(start, y, x - start, 1, Fixture::Stock(good).spot());
            x += gap;
        }
    }

    /// The dice in the hull; answers with the cell of its right side.
    fn dice(&self, sheet: &mut Sheet<'_>, y: u16, airy: bool) -> u16 {
        let dice = dice(self.view);
        let signed = |good: Good| if airy { format!("{} ", self.good_sign(good)) } else { String::new() };
        let room = sheet.width().saturating_sub(12);
        // Four dice with full names fit; the five of a roll, or longer names, are shortened.
        let most = room / dice.len().max(1) as u16 - 5;
        let whole: u16 = dice.iter().map(|(good, _)| cells(&self.good(*good)) + cells(&signed(*good)) + 5).sum();
        let named = |good: Good| {
            let room = if whole > room { most - cells(&signed(good)) } else { room };
            shortened(&self.good(good), room, self.signs.ellipsis)
        };
        let width: u16 = dice.iter().map(|(good, _)| cells(&named(*good)) + cells(&signed(*good)) + 4).sum();
        let gap = (room.saturating_sub(width) / dice.len().max(1) as u16).clamp(1, if airy { 4 } else { 3 });
        let choosing = self.view.question == Question::LeaveOut;
        let mut x = 7;
        for (good, face) in &dice {
            let spot = Fixture::Die(*good).spot();
            let start = x;
            x = self.die(sheet, x, y, *good, *face);
            let turned = self.turned(*good, *face);
            let aside = choosing && self.lit.focus == Some(spot);
            let mark = match (aside, turned) {
                (true, _) => self.signs.no,
                (false, true) => "*",
                (false, false) => " ",
            };
            x = sheet.put(x, y, mark, Look::role(if aside { Role::No } else { Role::Changed }));
            let own = match (turned, face) {
                (true, _) => Look::role(Role::Changed),
                (_, 0) => Look::role(Role::Quiet),
                _ => Look::role(Role::Text),
            };
            x = sheet.put(x, y, &signed(*good), good_look(*good));
            x = sheet.put(x, y, &named(*good), self.styled(spot, own));
            sheet.target(start, y, x - start, 1, spot);
            x += gap;
        }
        if dice.is_empty() {
            x = sheet.put(x, y, &self.text("cuba-ui-no-demand"), Look::role(Role::Quiet)) + gap;
        }
        let end = x.max(if airy { 60 } else { 40 }).min(sheet.width() - 3);
        if airy && let Some(aside) = self.aside() {
            let words = self.say(&Message::new("cuba-ui-aside").with("good", aside.id()));
            if end + 3 + cells(&words) < sheet.width() - 1 {
                sheet.put(end + 3, y, &words, Look::role(Role::Quiet));
            }
        }
        end
    }

    fn die(&self, sheet: &mut Sheet<'_>, x: u16, y: u16, good: Good, face: u8) -> u16 {
        let mut style = good_look(good);
        if face > 0 {
            style = style.reversed().bold();
        }
        if self.is_beside(Fixture::Die(good).spot()) {
            style = Look::role(Role::Quiet);
        }
        sheet.put(x, y, &format!("[{face}]"), style)
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
    fn flags(&self, sheet: &mut Sheet<'_>, x: u16, y: u16, airy: bool) {
        let (text, quiet) = (Look::role(Role::Text), Look::role(Role::Quiet));
        let moved = self.changed(|before| before.price != self.view.price);
        let own = Look::role(if moved { Role::Changed } else { Role::Text });
        let mut at = sheet.put(x, y, " ", text);
        at = sheet.put(at, y, &self.text("cuba-ui-price"), self.styled(Fixture::Price.spot(), own));
        at = sheet.put(at, y, if moved { " * " } else { "   " }, Look::role(Role::Changed));
        for points in 2..=4_u16 {
            let counts = self.view.price.points() == points;
            let style = match (counts, self.lit.shown) {
                (_, Some(shown)) if shown != Fixture::Price.spot() => quiet,
                (true, _) => text.reversed().bold(),
                (false, _) => quiet,
            };
            let [open, close] = if counts { ["[", "]"] } else { [" ", " "] };
            at = sheet.put(at, y, &format!("{open}{}{points}{close}", self.marks().flag), style);
        }
        at = sheet.put(at, y, &format!(" {} ", self.marks().chequered), text);
        sheet.target(x, y, at - x, 1, Fixture::Price.spot());
        if airy {
            sheet.put(at + 1, y, &self.text("cuba-ui-departs"), quiet);
        }
    }

    /// The harbour as a list: the track, a line a die with what the viewer has of it, the flags, the supply.
    pub(super) fn harbour_list(&self, sheet: &mut Sheet<'_>, from: usize) {
        let dice = dice(self.view);
        let lines = dice.len() + 3;
        for (y, line) in (0..sheet.height()).zip(from..lines) {
            match line.checked_sub(1) {
                None => drop(self.track(sheet, 1, y)),
                Some(at) if at < dice.len() => self.die_line(sheet, y, dice[at]),
                Some(at) if at == dice.len() => self.flags(sheet, 0, y, false),
                Some(_) => self.supply_line(sheet, y),
            }
        }
    }

    fn die_line(&self, sheet: &mut Sheet<'_>, y: u16, (good, face): (Good, u8)) {
        let spot = Fixture::Die(good).spot();
        let x = self.die(sheet, 2, y, good, face);
        let turned = self.turned(good, face);
        let x = sheet.put(x, y, if turned { "*" } else { " " }, Look::role(Role::Changed));
        sheet.put(x, y, &self.good(good), self.styled(spot, Look::role(Role::Text)));
        if let Some(hidden) = self.view.seats.first().and_then(|seat| seat.hidden) {
            let have = Message::new("cuba-ui-have").with("count", hidden.goods[good]);
            sheet.put_right(sheet.width() - 2, y, &self.say(&have), Look::role(Role::Quiet));
        }
        sheet.target(0, y, sheet.width() - 1, 1, spot);
    }

    fn supply_line(&self, sheet: &mut Sheet<'_>, y: u16) {
        let mut x = 1;
        for (good, count) in self.view.supply.each() {
            let item = format!("{}{count}", self.letters(good));
            let start = x;
            x = sheet.put(x, y, &item, self.styled(Fixture::Stock(good).spot(), Look::role(Role::Quiet)));
            sheet.target(start, y, x - start, 1, Fixture::Stock(good).spot());
            x += 2;
        }
    }
}
