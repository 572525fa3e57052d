//! The whole table with what talks below it: the board, the text, the goal, the choices, the result and the log, laid
//! out for the room there is.
//!
//! From 80x24 everything is there at once; more room adds air, words and the log; from 120x40 text and choices stand
//! side by side. Below 74x18 one region is shown at a time, under tabs, and choice and footer are always there.

use ratatui::layout::Position as Cell;

use crate::{
    sitting::{
        spot::Lit,
        tableau::{Brush, Tableau},
    },
    text::{Message, fill::lines},
};

use super::{
    command::Command,
    paint::{Canvas, Target, cells, shortened},
    pane::Pane,
    shared::Shared,
    theme::Role,
    widget::{
        bar::{footer, title},
        choices::{self, Shown},
        speech::{Speech, filled, speech},
    },
};

/// How much is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Size {
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
    pub(super) fn of((width, height): (u16, u16)) -> Self {
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
/// The text that names the tab of the text itself.
const TEXT_TAB: &str = "ui-tab-text";

/// How the lines of a roomy screen are shared out: what is left goes where it is needed most.
struct Spare {
    table: u16,
    text: u16,
    choices: u16,
    log: u16,
}

impl Spare {
    fn of(height: u16) -> Self {
        // Title, table, text, goal, choices, result and footer need 27.
        let mut spare = height.saturating_sub(27);
        let mut share = |most: u16| {
            let got = spare.min(most);
            spare -= got;
            got
        };
        let air = share(3);
        let (text, choices) = (share(1), share(2));
        let (log, more) = (share(3), share(2));
        let text = 4 + text + share(2);
        Self { table: 15 + air + more, text, choices: 4 + choices, log: log + spare }
    }
}

/// See the module's page.
pub(super) struct Tabletop<'a> {
    pub(super) here: &'a dyn Tableau,
    pub(super) lit: &'a Lit,
    pub(super) hues: &'a [u8],
    pub(super) title: String,
    /// Where you are; what matters most stands last.
    pub(super) place: Vec<String>,
    pub(super) said: Vec<Speech>,
    pub(super) scrolled: usize,
    /// What is to be done, with the word that it begins with.
    pub(super) goal: Option<(String, String)>,
    pub(super) choices: Vec<Shown>,
    pub(super) chosen: usize,
    /// Where the focus is.
    pub(super) region: Pane,
    /// The tab of a small screen.
    pub(super) tab: Pane,
    pub(super) result: Speech,
    pub(super) log: &'a [Speech],
    pub(super) keys: Vec<(Command, Option<String>)>,
}

impl Tabletop<'_> {
    /// Draws it; answers with where the cursor stands.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>) -> Option<Cell> {
        let size = Size::of((canvas.width(), canvas.height()));
        title(canvas, shared, &self.title, &self.place);
        footer(canvas, shared, &self.keys);
        let chosen = match size {
            Size::Tabs => self.tabs(canvas, shared),
            Size::Table => self.table(canvas, shared),
            Size::Roomy => self.roomy(canvas, shared),
            Size::Wide => self.wide(canvas, shared),
        };
        let spot = self.lit.focus.filter(|_| self.lit.pointed);
        let pointed = spot.and_then(|spot| canvas.found(Target::Spot(spot)));
        let text = (self.region == Pane::Text).then(|| canvas.found(Target::Text)).flatten();
        pointed.or(text).or(chosen)
    }

    fn brush<'b>(&'b self, shared: &'b Shared<'_>) -> Brush<'b> {
        Brush { catalog: &shared.catalog, signs: shared.theme.signs, hues: self.hues, lit: self.lit }
    }

    fn is_choosing(&self) -> bool {
        self.region == Pane::Choices
    }

    /// 74 to 99 columns or 18 to 29 lines.
    fn table(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>) -> Option<Cell> {
        let mut canvas = canvas.centred(80);
        let (width, height) = (canvas.width(), canvas.height());
        let (spare, lost) = (height.saturating_sub(24), 24_u16.saturating_sub(height));
        // The last line that is left stays between the table and the text.
        let (lines, below) = if lost >= 5 { (13, 0) } else { (15 + spare.min(2), spare.saturating_sub(2).min(1)) };
        canvas.part(0, 1, width, lines).lay(shared.theme, |sheet| self.here.draw(&self.brush(shared), sheet));
        let mut y = 1 + lines + below;
        let log = spare.saturating_sub(6).min(6);
        let talk = talk_room((canvas.width(), height)).1 as u16;
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
        let Spare { table, text, choices, log } = Spare::of(height);
        canvas.part(0, 1, width, table - 1).lay(shared.theme, |sheet| self.here.draw(&self.brush(shared), sheet));
        let mut y = 1 + table;
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
        canvas.part(0, 2, width, 27).lay(shared.theme, |sheet| self.here.draw(&self.brush(shared), sheet));
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
        let words: Vec<String> = (0..self.here.regions())
            .map(|region| shared.say(&self.here.region_name(region)))
            .chain([shared.text(TEXT_TAB)])
            .collect();
        let room = width / words.len() as u16;
        let whole: u16 = words.iter().map(|word| cells(word) + 1).sum::<u16>() + 1;
        for (number, word) in words.iter().enumerate() {
            let word = if whole > width { shortened(word, room - 1, theme.signs.ellipsis) } else { word.clone() };
            let start = x;
            x = canvas.put(x + 1, 1, &word, theme.style(Role::Quiet));
            // The brackets of the open one stand in the gaps.
            if self.tab == tab(number, self.here.regions()) {
                canvas.put(start, 1, &format!("[{word}]"), theme.focus(Role::Strong));
            }
            canvas.target(start, 1, x - start, 1, Target::Tab(number));
        }
        let room = height - 5;
        let mut region = canvas.part(0, 2, width, room);
        match self.tab {
            Pane::Region(at) => region.lay(theme, |sheet| self.here.draw_region(&self.brush(shared), at, sheet)),
            Pane::Text | Pane::Choices => speech(&mut region, shared, &self.with_goal(), self.scrolled),
        }
        let y = height - 3;
        let cursor = self.one_choice(canvas, shared, y);
        self.result(canvas, shared, y + 1);
        cursor
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
}

/// The region of a tab, by its number, at a table of so many.
pub(super) fn tab(number: usize, regions: usize) -> Pane {
    if number < regions { Pane::Region(number) } else { Pane::Text }
}

/// The columns and lines that the text has on a screen of a size.
pub(super) fn talk_room(size: (u16, u16)) -> (usize, usize) {
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
