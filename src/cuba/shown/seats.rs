//! The seats: who decides, what each has as far as it may be seen, and what they are doing.

use crate::{
    cuba::{Cuba, Good, Question, view::Hidden},
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

use super::{fixture::Fixture, labels::signed, marks::good_look};

/// Where the columns of a seat begin, by what they hold.
struct Columns {
    name: u16,
    pesos: u16,
    points: u16,
    goods: Vec<u16>,
    state: u16,
}

impl Sight<'_, Cuba> {
    /// A line for each seat; with `headed` a line above them that names the columns.
    pub(super) fn seats(&self, sheet: &mut Sheet<'_>, seats: &[Seat], headed: bool) {
        let columns = if headed { self.headed(sheet) } else { Columns::narrow(sheet.width()) };
        for (y, seat) in (u16::from(headed)..).zip(seats) {
            self.seat(sheet, y, *seat, &columns);
        }
    }

    /// The header with the full names, and the columns that it makes.
    fn headed(&self, sheet: &mut Sheet<'_>) -> Columns {
        let quiet = Look::role(Role::Quiet);
        let mut x = 15;
        let mut put = |sheet: &mut Sheet<'_>, word: &str, gap: u16| {
            let start = x;
            sheet.put(x, 0, word, quiet);
            x += cells(word).max(4) + gap;
            start
        };
        let pesos = put(sheet, &self.text("cuba-ui-pesos"), 3);
        let points = put(sheet, &self.text("cuba-ui-points"), 3);
        let goods = Good::ALL.iter().map(|good| put(sheet, &self.good(*good), 2)).collect();
        Columns { name: 6, pesos: pesos + 3, points: points + 4, goods, state: x + 1 }
    }

    fn seat(&self, sheet: &mut Sheet<'_>, y: u16, seat: Seat, columns: &Columns) {
        let signs = self.signs;
        let Some(seen) = self.view.seats.get(seat.index()) else { return };
        let decides = self.view.decider == seat && self.view.question != Question::Over;
        let spot = Fixture::Seat(seat).spot();
        let quiet = self.lit.shown.is_some();
        if decides && !quiet {
            sheet.put(1, y, signs.here, Look::role(Role::Can));
        }
        let hue = if quiet { Look::role(Role::Quiet) } else { self.hue(seat) };
        let number = if decides { hue.reversed() } else { hue };
        sheet.put(3, y, &(seat.0 + 1).to_string(), number);
        let own = Look::role(if decides { Role::Strong } else { Role::Text });
        let name = shortened(&self.catalog.seat(seat), 7, signs.ellipsis);
        sheet.put(columns.name, y, &name, self.styled(spot, own));
        let then = self.before.and_then(|before| before.seats.get(seat.index())?.hidden);
        if let Some(hidden) = seen.hidden {
            self.hand(sheet, y, hidden, then, columns);
        } else {
            sheet.put(columns.name + 8, y, &self.text("cuba-ui-hidden"), Look::role(Role::Quiet));
            if let Some(pawn) = seen.pawn {
                let words = format!("{} {}", self.marks().pawn, self.building_name(pawn));
                sheet.put(columns.goods.first().copied().unwrap_or(26), y, &words, Look::role(Role::Quiet));
            }
        }
        let state = self.state(seat, seen.hidden.zip(then));
        let role = if decides { Role::Can } else { Role::Quiet };
        let room = sheet.width().saturating_sub(columns.state);
        sheet.put(
            columns.state,
            y,
            &shortened(&state, room, signs.ellipsis),
            Look::role(if quiet { Role::Quiet } else { role }),
        );
        sheet.target(0, y, sheet.width(), 1, spot);
    }

    fn hand(&self, sheet: &mut Sheet<'_>, y: u16, hidden: Hidden, then: Option<Hidden>, columns: &Columns) {
        let role = |changed: bool| match (self.lit.shown, changed) {
            (Some(_), _) => Role::Quiet,
            (None, true) => Role::Changed,
            (None, false) => Role::Text,
        };
        let pesos = then.is_some_and(|then| then.pesos != hidden.pesos);
        sheet.put_right(columns.pesos, y, &format!("{} $", hidden.pesos), Look::role(role(pesos)));
        let points = then.is_some_and(|then| then.points != hidden.points);
        let text = format!("{} {}", hidden.points, self.marks().points);
        sheet.put_right(columns.points, y, &text, Look::role(role(points)));
        if columns.goods.is_empty() {
            let held = hidden.goods.each().filter(|(_, count)| *count > 0);
            let held: Vec<String> = held.map(|(good, count)| format!("{}{count}", self.letters(good))).collect();
            let room = sheet.width().saturating_sub(columns.points + 1);
            let held = shortened(&held.join(" "), room, self.signs.ellipsis);
            sheet.put(columns.points + 1, y, &held, Look::role(Role::Text));
        }
        for ((good, count), x) in hidden.goods.each().zip(&columns.goods) {
            let changed = then.is_some_and(|then| then.goods[good] != count);
            let style = match (self.lit.shown, changed, count) {
                (Some(_), ..) | (None, false, 0) => Look::role(Role::Quiet),
                (None, true, _) => Look::role(Role::Changed),
                (None, false, _) => good_look(good).bold(),
            };
            sheet.put(*x, y, &format!("{}{count}", self.letters(good)), style);
        }
    }

    /// What the last action brought a seat, what it is doing, and whether it has passed.
    fn state(&self, seat: Seat, hands: Option<(Hidden, Hidden)>) -> String {
        let signs = self.signs;
        let mut parts = Vec::new();
        if self.view.decider == seat && self.view.question != Question::Over {
            parts.push(self.say(&Message::new("cuba-ui-state").with("decision", self.view.question.id())));
        } else if self.view.turn == seat && self.view.question != Question::Over {
            parts.push(self.text("cuba-ui-turn"));
        }
        if self.view.question == Question::Deliver && self.view.passed.contains(&seat) {
            parts.push(format!("{} {}", signs.passed, self.text("cuba-ui-passed")));
        }
        if let Some((now, then)) = hands {
            let pesos = (i32::from(now.pesos) - i32::from(then.pesos), "$".to_owned());
            let points = (i32::from(now.points) - i32::from(then.points), self.marks().points.to_owned());
            let goods = now
                .goods
                .each()
                .map(|(good, count)| (i32::from(count) - i32::from(then.goods[good]), self.letters(good)));
            let changes: Vec<String> = [pesos, points]
                .into_iter()
                .chain(goods)
                .filter(|(by, _)| *by != 0)
                .map(|(by, what)| signed(by, &what))
                .collect();
            if !changes.is_empty() {
                // It comes first: what somebody does is said with the decision as well.
                parts.insert(0, format!("* {}", changes.join(" ")));
            }
        }
        parts.join("  ")
    }
}

impl Columns {
    fn narrow(width: u16) -> Self {
        if width < 60 {
            // A small screen: no room for what they are doing, which the title of the decision says.
            return Self { name: 5, pesos: 16, points: 21, goods: Vec::new(), state: width };
        }
        Self { name: 5, pesos: 18, points: 24, goods: (0..6).map(|good| 26 + 5 * good).collect(), state: 58 }
    }
}
