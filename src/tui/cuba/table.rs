//! The whole table with what talks below it: the board, the text, the goal, the choices, the result and the log, laid
//! out for the room there is.
//!
//! From 80x24 everything is there at once; more room adds air, words and the log; from 120x40 text and choices stand
//! side by side. Below 74x18 one region is shown at a time, under tabs, and choice and footer are always there.

use ratatui::layout::Position as Cell;

use crate::{
    game::Seat,
    ids::Id,
    text::{Message, fill::lines},
};

use super::{
    super::{
        command::Command,
        paint::{Canvas, Target, cells, shortened},
        shared::Shared,
        theme::Role,
        widget::{
            bar::{footer, title},
            choices::{self, Shown},
            list::first_shown,
            speech::{Speech, filled, speech},
        },
    },
    Board, Pane,
};

/// How much is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::tui) enum Size {
    /// One region at a time.
    Tabs,
    /// The whole table.
    Table,
    /// The whole table with a list of choices.
    Roomy,
    /// The whole table with air and words.
    Wide,
}

impl Size {
    pub(in crate::tui) fn of((width, height): (u16, u16)) -> Self {
        if width >= 120 && height >= 40 {
            Self::Wide
        } else if width >= 100 && height >= 30 {
            Self::Roomy
        } else if width >= 74 && height >= 18 {
            Self::Table
        } else {
            Self::Tabs
        }
    }
}

/// The widest that the table gets.
const WIDEST: u16 = 120;
/// The tabs of a small screen.
const TABS: [Pane; 5] = [Pane::Street, Pane::Harbour, Pane::Buildings, Pane::Seats, Pane::Text];

/// How the lines of a roomy screen are shared out: what is left goes where it is needed most.
struct Spare {
    airs: [u16; 3],
    street: u16,
    text: u16,
    choices: u16,
    log: u16,
}

impl Spare {
    fn of(height: u16) -> Self {
        // Title, street, buildings, seats, text, goal, choices, result and footer need 27.
        let mut spare = height.saturating_sub(27);
        let mut share = |most: u16| {
            let got = spare.min(most);
            spare -= got;
            got
        };
        let airs = [share(1), share(1), share(1)];
        let (text, choices) = (share(1), share(2));
        let (log, street) = (share(3), share(2));
        let text = 4 + text + share(2);
        Self { airs, street: 7 + street, text, choices: 4 + choices, log: log + spare }
    }
}

/// See the module's page.
pub(in crate::tui) struct Tabletop<'a> {
    pub(in crate::tui) board: Board<'a>,
    /// Who looks.
    pub(in crate::tui) seat: Seat,
    pub(in crate::tui) title: String,
    /// Where you are; what matters most stands last.
    pub(in crate::tui) place: Vec<String>,
    pub(in crate::tui) said: Vec<Speech>,
    pub(in crate::tui) scrolled: usize,
    /// What is to be done, with the word that it begins with.
    pub(in crate::tui) goal: Option<(String, String)>,
    pub(in crate::tui) choices: Vec<Shown>,
    pub(in crate::tui) chosen: usize,
    /// Where the focus is.
    pub(in crate::tui) region: Pane,
    /// The tab of a small screen.
    pub(in crate::tui) tab: Pane,
    pub(in crate::tui) result: Speech,
    pub(in crate::tui) log: Vec<Speech>,
    pub(in crate::tui) keys: Vec<(Command, Option<String>)>,
}

impl Tabletop<'_> {
    /// Draws it; answers with where the cursor stands.
    pub(in crate::tui) fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>) -> Option<Cell> {
        let size = Size::of((canvas.width(), canvas.height()));
        title(canvas, shared, &self.title, &self.place);
        footer(canvas, shared, &self.keys);
        let chosen = match size {
            Size::Tabs => self.tabs(canvas, shared),
            Size::Table => self.table(canvas, shared),
            Size::Roomy => self.roomy(canvas, shared),
            Size::Wide => self.wide(canvas, shared),
        };
        let spot = self.board.lit.focus.filter(|_| self.board.lit.pointed);
        let pointed = spot.and_then(|spot| canvas.found(Target::Spot(spot)));
        let text = (self.region == Pane::Text).then(|| canvas.found(Target::Text)).flatten();
        pointed.or(text).or(chosen)
    }

    /// The columns and lines that the text has on a screen of a size.
    pub(in crate::tui) fn talk_room(size: (u16, u16)) -> (usize, usize) {
        let (width, height) = size;
        let (columns, lines) = match Size::of(size) {
            Size::Tabs => (width, height.saturating_sub(5)),
            Size::Table => {
                let (spare, lost) = (height.saturating_sub(24), 24_u16.saturating_sub(height));
                let log = spare.saturating_sub(6).min(6);
                (width.min(80), 4 + spare.saturating_sub(3 + log) - lost.saturating_sub(2).min(2))
            }
            Size::Roomy => (100, Spare::of(height).text),
            Size::Wide => (68, 7),
        };
        (usize::from(columns).saturating_sub(5), usize::from(lines))
    }

    fn is_choosing(&self) -> bool {
        self.region == Pane::Choices
    }

    fn every_seat(&self) -> Vec<Seat> {
        (0..self.board.view.seats.len()).map(|seat| Seat(seat as u8)).collect()
    }

    /// 74 to 99 columns or 18 to 29 lines.
    fn table(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>) -> Option<Cell> {
        let mut canvas = canvas.centred(80);
        let (width, height) = (canvas.width(), canvas.height());
        let (spare, lost) = (height.saturating_sub(24), 24_u16.saturating_sub(height));
        let air = |line: u16| u16::from(spare >= line);
        let mut y = 1;
        self.board.street(&mut canvas.part(0, y, width, 7));
        y += 7 + air(1);
        self.board.buildings(&mut canvas.part(0, y, width, 4), self.scrolled_list());
        y += 4 + air(2);
        let seats = if lost >= 5 { self.few_seats() } else { self.every_seat() };
        self.board.seats(&mut canvas.part(0, y, width, 4), &seats, false);
        y += (if lost >= 5 { 2 } else { 4 }) + air(3);
        let log = spare.saturating_sub(6).min(6);
        let talk = Self::talk_room((canvas.width(), height)).1 as u16;
        let apart = lost < 2;
        y = self.talk(&mut canvas, shared, y, talk, apart);
        y = self.log(&mut canvas, shared, y, log);
        if lost > 0 {
            return self.one_choice(&mut canvas, shared, y);
        }
        let cursor =
            choices::row(&mut canvas.part(0, y, width, 1), shared, &self.choices, self.chosen, self.is_choosing());
        self.result(&mut canvas, shared, y + 1);
        cursor
    }

    /// From 100x30: slots with words, choices as a list.
    fn roomy(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>) -> Option<Cell> {
        let mut canvas = canvas.centred(100);
        let (width, height) = (canvas.width(), canvas.height());
        let Spare { airs, street, text, choices, log } = Spare::of(height);
        let mut y = 1;
        self.board.street(&mut canvas.part(0, y, width, street));
        y += street + airs[0];
        self.board.buildings(&mut canvas.part(0, y, width, 4), self.scrolled_list());
        y += 4 + airs[1];
        self.board.seats(&mut canvas.part(0, y, width, 4), &self.every_seat(), false);
        y += 4 + airs[2];
        y = self.talk(&mut canvas, shared, y, text, true);
        y = self.log(&mut canvas, shared, y, log);
        let list = &mut canvas.part(0, y, width, choices);
        let cursor = choices::list(list, shared, &self.choices, self.chosen, self.is_choosing());
        self.result(&mut canvas, shared, y + choices);
        cursor
    }

    /// From 120x40: air, words, and text and choices side by side.
    fn wide(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>) -> Option<Cell> {
        let mut canvas = canvas.centred(WIDEST);
        let (width, height) = (canvas.width(), canvas.height());
        self.board.street(&mut canvas.part(2, 2, width - 4, 12));
        self.board.buildings(&mut canvas.part(2, 15, width - 4, 8), 0);
        self.board.seats(&mut canvas.part(1, 24, width - 2, 5), &self.every_seat(), true);
        let (y, room) = (30, 8);
        speech(&mut canvas.part(1, y, 68, room - 1), shared, &self.said, self.scrolled);
        self.goal(&mut canvas.part(1, y + room - 1, 68, 1), shared, 0);
        let list = &mut canvas.part(70, y, width - 71, room);
        let cursor = choices::list(list, shared, &self.choices, self.chosen, self.is_choosing());
        self.result(&mut canvas, shared, y + room);
        let log = height.saturating_sub(y + room + 2);
        self.log(&mut canvas, shared, y + room + 1, log);
        cursor
    }

    /// Below 74x18: one region under tabs.
    fn tabs(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>) -> Option<Cell> {
        let (theme, width, height) = (shared.theme, canvas.width(), canvas.height());
        let mut x = 0;
        let words: Vec<String> = TABS.iter().map(|tab| shared.text(&format!("ui-tab-{}", tab.id()))).collect();
        let room = width / TABS.len() as u16;
        let whole: u16 = words.iter().map(|word| cells(word) + 1).sum::<u16>() + 1;
        for (number, (tab, word)) in TABS.iter().zip(&words).enumerate() {
            let word = if whole > width { shortened(word, room - 1, theme.signs.ellipsis) } else { word.clone() };
            let start = x;
            x = canvas.put(x + 1, 1, &word, theme.style(Role::Quiet));
            // The brackets of the open one stand in the gaps.
            if self.tab == *tab {
                canvas.put(start, 1, &format!("[{word}]"), theme.focus(Role::Strong));
            }
            canvas.target(start, 1, x - start, 1, Target::Tab(number));
        }
        let room = height - 5;
        let mut region = canvas.part(0, 2, width, room);
        match self.tab {
            Pane::Street => self.board.street_list(&mut region, self.first_of(10, room)),
            Pane::Harbour => self.board.harbour_list(&mut region, self.first_of(8, room)),
            Pane::Buildings => self.board.building_list(&mut region, self.first_of(12, room), 1),
            Pane::Seats => self.board.seats(&mut region, &self.every_seat(), false),
            Pane::Text | Pane::Choices => {
                speech(&mut region, shared, &self.with_goal(), self.scrolled);
            }
        }
        let y = height - 3;
        let cursor = self.one_choice(canvas, shared, y);
        self.result(canvas, shared, y + 1);
        cursor
    }

    /// The first line of a list that is shown, so that what has the focus is among them.
    fn first_of(&self, count: usize, room: u16) -> usize {
        let focus = self.board.lit.focus.and_then(|spot| {
            let spots = self.tab.spots(self.board.view);
            spots.iter().position(|one| *one == spot)
        });
        first_shown(focus.unwrap_or(0), count, usize::from(room))
    }

    /// Where a list of buildings that does not fit its lines begins.
    fn scrolled_list(&self) -> usize {
        self.first_of(12, 8) / 2
    }

    /// What is said, with the goal behind it.
    fn with_goal(&self) -> Vec<Speech> {
        let goal = self.goal.as_ref().map(|(word, goal)| (format!("{word}: {goal}"), Role::Can));
        self.said.iter().cloned().chain(goal).collect()
    }

    /// Text and goal; answers with the line below. A goal that needs more than its line takes one of the text's.
    fn talk(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>, y: u16, room: u16, apart: bool) -> u16 {
        let width = canvas.width();
        if !apart {
            speech(&mut canvas.part(0, y, width, room), shared, &self.with_goal(), self.scrolled);
            return y + room;
        }
        speech(&mut canvas.part(0, y, width, room), shared, &self.said, self.scrolled);
        self.goal(&mut canvas.part(0, y + room, width, 1), shared, 0);
        y + room + 1
    }

    fn goal(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>, y: u16) {
        let theme = shared.theme;
        canvas.tint(y, 1, theme.style(Role::Surface));
        if let Some((word, goal)) = &self.goal {
            let x = canvas.put(3, y, word, theme.over(Role::Can)) + 2;
            let room = canvas.width().saturating_sub(x + 1);
            canvas.put(x, y, &shortened(goal, room, theme.signs.ellipsis), theme.over(Role::Strong));
        }
    }

    fn log(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>, y: u16, room: u16) -> u16 {
        let width = usize::from(canvas.width()) - 5;
        let mut from = self.log.len();
        let mut needed = 0;
        while from > 0 && needed + lines(&self.log[from - 1].0, width) <= usize::from(room) {
            needed += lines(&self.log[from - 1].0, width);
            from -= 1;
        }
        for (at, (text, role)) in (y..).zip(filled(&self.log[from..], width)) {
            canvas.put(3, at, &text, shared.theme.style(role));
        }
        y + room
    }

    fn result(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>, y: u16) {
        let (text, role) = &self.result;
        let room = canvas.width().saturating_sub(5);
        canvas.put(3, y, &shortened(text, room, shared.theme.signs.ellipsis), shared.theme.style(*role));
    }

    /// The focused choice alone, with its number.
    fn one_choice(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>, y: u16) -> Option<Cell> {
        let (theme, width) = (shared.theme, canvas.width());
        let choice = self.choices.get(self.chosen)?;
        let count = Message::new("ui-count").with("number", self.chosen + 1).with("count", self.choices.len());
        let count = shared.say(&count);
        let (mark, role) = if choice.possible { (theme.signs.right, Role::Can) } else { (theme.signs.no, Role::No) };
        canvas.put(0, y, mark, theme.style(role));
        let room = width.saturating_sub(cells(&count) + 3);
        let style = if self.is_choosing() { theme.focus(role) } else { theme.style(role) };
        let words = if cells(&choice.long) <= room { &choice.long } else { &choice.short };
        let end = canvas.put(1, y, &shortened(words, room, theme.signs.ellipsis), style);
        canvas.put_right(width, y, &count, theme.style(Role::Quiet));
        canvas.target(0, y, end, 1, Target::Entry(self.chosen));
        Some(canvas.cell(1, y))
    }

    /// Your seat and the one that decides.
    fn few_seats(&self) -> Vec<Seat> {
        let (decider, players) = (self.board.view.decider, self.board.view.seats.len() as u8);
        let other = if decider == self.seat { self.seat.next(players) } else { decider };
        vec![self.seat, other]
    }
}

/// The region of a tab, by its number.
pub(in crate::tui) fn tab(number: usize) -> Pane {
    TABS[number.min(TABS.len() - 1)]
}

impl Board<'_> {
    /// The street, and below it the region that is shown besides; answers with the first line that is free.
    pub(in crate::tui) fn shown(&self, canvas: &mut Canvas<'_>, region: Option<Pane>, airy: bool) -> u16 {
        let width = canvas.width();
        let street = if airy { 12 } else { 7 };
        self.street(&mut canvas.part(0, 1, width, street));
        let y = 1 + street;
        match region {
            Some(Pane::Buildings) => {
                let lines = if airy { 8 } else { 4 };
                self.buildings(&mut canvas.part(0, y, width, lines), 0);
                y + lines + 1
            }
            Some(Pane::Seats) => {
                let all: Vec<Seat> = (0..self.view.seats.len()).map(|seat| Seat(seat as u8)).collect();
                self.seats(&mut canvas.part(0, y, width, 4), &all, false);
                y + 5
            }
            Some(Pane::Choices | Pane::Street | Pane::Harbour | Pane::Text) | None => y + 1,
        }
    }
}
