//! A real table, described in the set-up: the parts of the table, and inside each its places, to be typed in or chosen.
//! What is not said is drawn or assumed, and stands there so; what does not fit together is told at once.

use ratatui::layout::Position as Cell;

use crate::{
    sitting::describe::{Around, Described, Describing, FormPlace},
    text::{Catalog, Message},
};

use super::super::super::{
    command::Command,
    input::Key,
    paint::{Canvas, shortened},
    shared::Shared,
    theme::Role,
    widget::{
        bar::{footer, title},
        form::{Field, form, keys, type_into},
        list::moved,
        speech::speech,
    },
};

/// Who sits at the table, and in which words it is described.
pub(super) struct Seated {
    pub(super) names: Vec<String>,
    pub(super) catalog: Catalog,
}

impl Seated {
    pub(super) fn around(&self) -> Around<'_> {
        Around { names: &self.names, catalog: &self.catalog }
    }
}

/// What comes of a key.
#[derive(PartialEq, Eq)]
pub(super) enum Upshot {
    Stay,
    Close,
    Begin,
}

/// See the module's page.
pub(super) struct TableForm {
    table: Box<dyn Describing>,
    /// The line of the list: the first one begins, the others are the parts.
    focus: usize,
    /// The place inside the focused part.
    inside: Option<usize>,
    typing: Option<String>,
    /// What is wrong, until the next key.
    fault: Option<Message>,
}

impl TableForm {
    /// A table of which nothing was said.
    pub(super) fn new(table: Box<dyn Describing>) -> Self {
        Self { table, focus: 0, inside: None, typing: None, fault: None }
    }

    /// The table, as far as it can be.
    pub(super) fn finish(&self, players: u8, seed: u64) -> Described {
        self.table.finish(players, seed)
    }

    /// The part that is filled in, and the focused place of it.
    fn place(&self, around: Around<'_>) -> Option<FormPlace> {
        let (at, part) = (self.inside?, self.focus.checked_sub(1)?);
        let last = self.table.places(part, around).checked_sub(1)?;
        Some((part, at.min(last)))
    }

    pub(super) fn update(&mut self, command: Command, around: Around<'_>) -> Upshot {
        self.fault = None;
        if self.typing.is_some() {
            match command {
                Command::Do | Command::Down => self.accept(1, around),
                Command::Up => self.accept(-1, around),
                Command::Back => self.typing = None,
                _ => {}
            }
            return Upshot::Stay;
        }
        match command {
            Command::Up => self.go(-1, around),
            Command::Down => self.go(1, around),
            Command::First => self.go(-99, around),
            Command::Last => self.go(99, around),
            Command::Back if self.inside.is_none() => return Upshot::Close,
            Command::Back => self.inside = None,
            Command::Do if self.inside.is_none() && self.focus == 0 => return Upshot::Begin,
            Command::Do if self.inside.is_none() => self.inside = Some(0),
            Command::Left => self.change(false, around),
            Command::Right | Command::Do => self.change(true, around),
            _ => {}
        }
        Upshot::Stay
    }

    fn go(&mut self, by: isize, around: Around<'_>) {
        match self.place(around) {
            Some((part, at)) => self.inside = Some(moved(at, self.table.places(part, around), by)),
            None => self.focus = moved(self.focus, self.table.parts(around) + 1, by),
        }
    }

    /// The next or the previous of what can stand in the focused place.
    fn change(&mut self, forward: bool, around: Around<'_>) {
        if let Some(place) = self.place(around) {
            self.table.turn(place, forward, around);
        }
    }

    /// What was typed holds, if it can; then it is the turn of another place.
    fn accept(&mut self, by: isize, around: Around<'_>) {
        let word = self.typing.take().unwrap_or_default().trim().to_owned();
        let Some(place) = self.place(around) else { return };
        if self.table.fill(place, &word, around) || word.is_empty() {
            self.go(by, around);
        } else {
            self.fault = Some(Message::new("ui-table-unfit").with("word", word));
        }
    }

    /// Letters are typed into the places.
    pub(super) fn takes_letters(&self) -> bool {
        self.inside.is_some()
    }

    pub(super) fn typed(&mut self, key: Key, around: Around<'_>) {
        self.fault = None;
        let Some(place) = self.place(around) else { return };
        match (key, &self.typing) {
            (Key::Char(' '), None) => self.change(true, around),
            (Key::Backspace, None) => self.table.clear(place, around),
            (Key::Char(_), None) if !self.table.is_typed(place, around) => {}
            (Key::Char(_), None) => {
                self.typing = Some(String::new());
                type_into(&mut self.typing, key);
            }
            _ => type_into(&mut self.typing, key),
        }
    }

    /// Puts the focus on a line; whether it stood there already.
    pub(super) fn point(&mut self, at: usize, around: Around<'_>) -> bool {
        if self.typing.is_some() {
            self.accept(0, around);
        }
        match self.place(around) {
            Some((part, old)) => {
                self.inside = Some(at.min(self.table.places(part, around) - 1));
                old == at
            }
            None => std::mem::replace(&mut self.focus, at.min(self.table.parts(around))) == at,
        }
    }

    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>, around: Around<'_>) -> Option<Cell> {
        let (theme, catalog) = (shared.theme, around.catalog);
        let place = self.place(around);
        let head = place.map_or_else(|| catalog.text("ui-play-table"), |(part, _)| self.table.head(part, around));
        title(canvas, shared, &head, &[catalog.text("ui-language-name")]);
        let does = if place.is_some() { "key-change" } else { "key-open" };
        footer(canvas, shared, &keys(catalog.text(does)));
        let mut canvas = canvas.centred(80);
        let (width, height) = (canvas.width(), canvas.height());
        let top = if height >= 20 { 2 } else { 1 };
        let hint = catalog.text(if place.is_some() { "ui-table-hint" } else { "ui-table-ask" });
        canvas.put(2, top, &shortened(&hint, width - 4, theme.signs.ellipsis), theme.style(Role::Quiet));
        let (fields, focus) = match place {
            Some((part, at)) => (self.places_of(part, at, around, shared), at),
            None => (self.parts(around, shared), self.focus),
        };
        let room = height.saturating_sub(top + 4);
        let taken = room.min(fields.len() as u16);
        let mut lines = canvas.part(0, top + 2, width, taken);
        let cursor = form(&mut lines, shared, &fields, focus, self.typing.is_some());
        let told = match &self.fault {
            Some(fault) => vec![(catalog.say(fault).text, Role::No)],
            None => self.told(around),
        };
        let below = top + taken + 3;
        let mut rest = canvas.part(0, below.min(height - 2), width, height.saturating_sub(below + 1).max(1));
        speech(&mut rest, shared, &told, 0);
        cursor
    }

    /// What there is to say, of all parts, for who sees the set-up.
    pub(super) fn summary(&self, shared: &Shared<'_>) -> String {
        shared.text(if self.table.is_empty() { "ui-table-empty" } else { "ui-table-begun" })
    }

    /// The parts, with what was said of each, below the line that begins.
    fn parts(&self, around: Around<'_>, shared: &Shared<'_>) -> Vec<Field> {
        let begin = Field { name: around.catalog.text("ui-play-begin"), value: String::new(), look: None };
        let part = |part: usize| {
            let untouched = || self.table.untouched(part, around).map(|message| around.catalog.say(&message).text);
            let (value, role) = match self.table.told(part, around) {
                Some(told) => (told, Role::Strong),
                None => (untouched().unwrap_or_default(), Role::Quiet),
            };
            Field { name: self.table.head(part, around), value, look: Some(shared.theme.style(role)) }
        };
        [begin].into_iter().chain((0..self.table.parts(around)).map(part)).collect()
    }

    /// The places of a part; what is typed in one of them, and what it would be.
    fn places_of(&self, part: usize, focused: usize, around: Around<'_>, shared: &Shared<'_>) -> Vec<Field> {
        let field = |at: usize| {
            let place = (part, at);
            let name = self.table.label(place, around);
            if let Some(typed) = self.typing.as_ref().filter(|_| at == focused) {
                let meant = self.table.meant(place, typed.trim(), around).filter(|meant| meant != typed);
                let value = match meant.filter(|_| !typed.is_empty()) {
                    Some(meant) => format!("{typed} {} {meant}", shared.theme.signs.right),
                    None => typed.clone(),
                };
                return Field { name, value, look: None };
            }
            let (value, role) = match self.table.said(place, around) {
                Some(said) => (said, Role::Strong),
                None => (self.table.unsaid(place, around), Role::Quiet),
            };
            Field { name, value, look: Some(shared.theme.style(role)) }
        };
        (0..self.table.places(part, around)).map(field).collect()
    }

    /// What does not fit together, or what is drawn and assumed.
    fn told(&self, around: Around<'_>) -> Vec<(String, Role)> {
        let (messages, role) = match self.table.finish(around.count(), 0) {
            Ok((_, assumed)) => (assumed, Role::Quiet),
            Err(faults) => (faults, Role::No),
        };
        messages.iter().map(|message| (around.catalog.say(message).text, role)).collect()
    }
}
