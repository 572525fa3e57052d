//! A real table, described in the set-up: the parts of the table, and inside each its places, to be typed in or chosen.
//! What is not said is drawn or assumed, and stands there so; what does not fit together is told at once.

use ratatui::layout::Position as Cell;

use crate::{
    play::{Sketch as _, Sketched},
    sitting::{
        form::{Formed, Listing},
        stage::Staged,
    },
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
        form::{Field, form, type_into},
        list::moved,
        speech::speech,
    },
};

/// A list longer than this does not begin anew at its end.
const TURNS: usize = 20;

/// A part of the table, a place in it and what can stand there, as the game has them.
type SectionOf<G> = <<G as Sketched>::Sketch as Formed<G>>::Section;
type SlotOf<G> = <<G as Sketched>::Sketch as Formed<G>>::Slot;
type FillingOf<G> = <<G as Sketched>::Sketch as Formed<G>>::Filling;
/// A part, its places and which of them has the focus.
type PartOf<G> = (SectionOf<G>, Vec<SlotOf<G>>, usize);

/// Who sits at the table.
pub(super) struct Seated {
    pub(super) names: Vec<String>,
}

impl Seated {
    fn count(&self) -> u8 {
        self.names.len() as u8
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
pub(super) struct TableForm<G: Staged> {
    sketch: G::Sketch,
    /// The line of the list: the first one begins, the others are the parts.
    focus: usize,
    /// The place inside the focused part.
    inside: Option<usize>,
    typing: Option<String>,
    /// What is wrong, until the next key.
    fault: Option<Message>,
}

impl<G: Staged> TableForm<G> {
    /// A table of which nothing was said.
    pub(super) fn new() -> Self {
        Self { sketch: G::Sketch::default(), focus: 0, inside: None, typing: None, fault: None }
    }

    pub(super) fn sketch(&self) -> &G::Sketch {
        &self.sketch
    }

    /// The part that is filled in, its places, and the focused one.
    fn part(&self, seated: &Seated) -> Option<PartOf<G>> {
        let at = self.inside?;
        let section = *G::Sketch::sections(seated.count()).get(self.focus.checked_sub(1)?)?;
        let slots = self.sketch.slots(section, seated.count());
        let at = at.min(slots.len() - 1);
        Some((section, slots, at))
    }

    fn slot(&self, seated: &Seated) -> Option<SlotOf<G>> {
        self.part(seated).map(|(_, slots, at)| slots[at])
    }

    pub(super) fn update(&mut self, command: Command, seated: &Seated) -> Upshot {
        self.fault = None;
        if self.typing.is_some() {
            match command {
                Command::Do | Command::Down => self.accept(1, seated),
                Command::Up => self.accept(-1, seated),
                Command::Back => self.typing = None,
                _ => {}
            }
            return Upshot::Stay;
        }
        match command {
            Command::Up => self.go(-1, seated),
            Command::Down => self.go(1, seated),
            Command::First => self.go(-99, seated),
            Command::Last => self.go(99, seated),
            Command::Back if self.inside.is_none() => return Upshot::Close,
            Command::Back => self.inside = None,
            Command::Do if self.inside.is_none() && self.focus == 0 => return Upshot::Begin,
            Command::Do if self.inside.is_none() => self.inside = Some(0),
            Command::Left => self.change(false, seated),
            Command::Right | Command::Do => self.change(true, seated),
            _ => {}
        }
        Upshot::Stay
    }

    fn go(&mut self, by: isize, seated: &Seated) {
        match self.part(seated) {
            Some((_, slots, at)) => self.inside = Some(moved(at, slots.len(), by)),
            None => self.focus = moved(self.focus, G::Sketch::sections(seated.count()).len() + 1, by),
        }
    }

    /// The next or the previous of what can stand in the focused place.
    fn change(&mut self, forward: bool, seated: &Seated) {
        let Some(slot) = self.slot(seated) else { return };
        let assumed = self.sketch.assumed_of(slot);
        let unsaid = assumed.is_none().then_some(None);
        let choices: Vec<Option<FillingOf<G>>> =
            unsaid.into_iter().chain(self.sketch.choices(slot, seated.count()).into_iter().map(Some)).collect();
        let now = self.sketch.said_of(slot).or(assumed);
        let at = choices.iter().position(|choice| *choice == now).unwrap_or(0);
        let (by, last) = (if forward { 1 } else { -1 }, choices.len() - 1);
        let next = match at.checked_add_signed(by).filter(|next| *next <= last) {
            Some(next) => next,
            None if choices.len() > TURNS => at,
            None if forward => 0,
            None => last,
        };
        self.sketch.fill(slot, choices[next]);
    }

    /// What was typed holds, if it can; then it is the turn of another place.
    fn accept(&mut self, by: isize, seated: &Seated) {
        let word = self.typing.take().unwrap_or_default().trim().to_owned();
        let Some(slot) = self.slot(seated) else { return };
        match self.sketch.meant(slot, &word, &seated.names) {
            Some(filling) => {
                self.sketch.fill(slot, Some(filling));
                self.go(by, seated);
            }
            None if word.is_empty() => self.go(by, seated),
            None => self.fault = Some(Message::new("ui-table-unfit").with("word", word)),
        }
    }

    /// Letters are typed into the places.
    pub(super) fn takes_letters(&self) -> bool {
        self.inside.is_some()
    }

    pub(super) fn typed(&mut self, key: Key, seated: &Seated) {
        self.fault = None;
        let Some(slot) = self.slot(seated) else { return };
        match (key, &self.typing) {
            (Key::Char(' '), None) => self.change(true, seated),
            (Key::Backspace, None) => self.sketch.fill(slot, None),
            (Key::Char(_), None) if !G::Sketch::is_typed(slot) => {}
            (Key::Char(_), None) => {
                self.typing = Some(String::new());
                type_into(&mut self.typing, key);
            }
            _ => type_into(&mut self.typing, key),
        }
    }

    /// Puts the focus on a line; whether it stood there already.
    pub(super) fn point(&mut self, at: usize, seated: &Seated) -> bool {
        if self.typing.is_some() {
            self.accept(0, seated);
        }
        match self.part(seated) {
            Some((_, slots, old)) => {
                self.inside = Some(at.min(slots.len() - 1));
                old == at
            }
            None => std::mem::replace(&mut self.focus, at.min(G::Sketch::sections(seated.count()).len())) == at,
        }
    }

    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_, G>, seated: &Seated) -> Option<Cell> {
        let theme = shared.theme;
        let catalog = shared.in_language(shared.lang()).with_names(seated.names.clone());
        let says = Says { catalog: &catalog, form: self, seated };
        let part = self.part(seated);
        let head = part.as_ref().map_or_else(|| catalog.text("ui-play-table"), |(section, ..)| says.section(*section));
        title(canvas, shared, &head, &[catalog.text("ui-language-name")]);
        let does = if part.is_some() { "key-change" } else { "key-open" };
        footer(
            canvas,
            shared,
            &[
                (Command::Do, Some(catalog.text(does))),
                (Command::Down, None),
                (Command::Back, None),
                (Command::Help, None),
            ],
        );
        let mut canvas = canvas.centred(80);
        let (width, height) = (canvas.width(), canvas.height());
        let top = if height >= 20 { 2 } else { 1 };
        let hint = catalog.text(if part.is_some() { "ui-table-hint" } else { "ui-table-ask" });
        canvas.put(2, top, &shortened(&hint, width - 4, theme.signs.ellipsis), theme.style(Role::Quiet));
        let (fields, focus): (Vec<Field>, usize) = if let Some((_, slots, at)) = &part {
            (slots.iter().map(|slot| says.place(*slot, shared)).collect(), *at)
        } else {
            let parts = G::Sketch::sections(seated.count()).into_iter().map(|section| says.part(section, shared));
            let begin = Field { name: catalog.text("ui-play-begin"), value: String::new(), look: None };
            ([begin].into_iter().chain(parts).collect(), self.focus)
        };
        let room = height.saturating_sub(top + 4);
        let taken = room.min(fields.len() as u16);
        let mut lines = canvas.part(0, top + 2, width, taken);
        let cursor = form(&mut lines, shared, &fields, focus, self.typing.is_some());
        let told = match &self.fault {
            Some(fault) => vec![(catalog.say(fault).text, Role::No)],
            None => says.told(),
        };
        let below = top + taken + 3;
        let mut rest = canvas.part(0, below.min(height - 2), width, height.saturating_sub(below + 1).max(1));
        speech(&mut rest, shared, &told, 0);
        cursor
    }

    /// What there is to say, of all parts, for who sees the set-up.
    pub(super) fn summary(&self, shared: &Shared<'_, G>) -> String {
        shared.text(if self.sketch.is_empty() { "ui-table-empty" } else { "ui-table-begun" })
    }
}

/// The form in words.
struct Says<'a, G: Staged> {
    catalog: &'a Catalog,
    form: &'a TableForm<G>,
    seated: &'a Seated,
}

impl<G: Staged> Says<'_, G> {
    fn section(&self, section: SectionOf<G>) -> String {
        G::Sketch::head(section, &self.seated.names, self.catalog)
    }

    fn label(&self, slot: SlotOf<G>) -> String {
        G::Sketch::label(slot, &self.seated.names, self.catalog)
    }

    fn filling(&self, slot: SlotOf<G>, filling: FillingOf<G>) -> String {
        G::Sketch::worded(slot, filling, &self.seated.names, self.catalog)
    }

    fn said(&self, slot: SlotOf<G>) -> Option<String> {
        self.form.sketch.said_of(slot).map(|filling| self.filling(slot, filling))
    }

    /// What stands in a place where nothing was said.
    fn unsaid(&self, slot: SlotOf<G>) -> String {
        let sketch = &self.form.sketch;
        match sketch.assumed_of(slot) {
            Some(filling) => self.filling(slot, filling),
            None => self.catalog.say(&sketch.open(slot)).text,
        }
    }

    /// A place; what is typed there, and what it would be.
    fn place(&self, slot: SlotOf<G>, shared: &Shared<'_, G>) -> Field {
        let name = self.label(slot);
        let typing = self.form.typing.as_ref().filter(|_| self.form.slot(self.seated) == Some(slot));
        if let Some(typed) = typing {
            let meant = self.form.sketch.meant(slot, typed.trim(), &self.seated.names);
            let meant = meant.map(|filling| self.filling(slot, filling)).filter(|meant| meant != typed);
            let value = match meant.filter(|_| !typed.is_empty()) {
                Some(meant) => format!("{typed} {} {meant}", shared.theme.signs.right),
                None => typed.clone(),
            };
            return Field { name, value, look: None };
        }
        match self.said(slot) {
            Some(value) => Field { name, value, look: Some(shared.theme.style(Role::Strong)) },
            None => Field { name, value: self.unsaid(slot), look: Some(shared.theme.style(Role::Quiet)) },
        }
    }

    /// A part, with what was said of it.
    fn part(&self, section: SectionOf<G>, shared: &Shared<'_, G>) -> Field {
        let slots = self.form.sketch.slots(section, self.seated.count());
        let said = |slot: &SlotOf<G>| Some((*slot, self.said(*slot)?));
        let known: Vec<(SlotOf<G>, String)> = slots.iter().filter_map(said).collect();
        let name = self.section(section);
        if known.is_empty() {
            let value = self.catalog.say(&G::Sketch::untouched(section)).text;
            return Field { name, value, look: Some(shared.theme.style(Role::Quiet)) };
        }
        let words: Vec<String> = match G::Sketch::told(section) {
            Listing::Whole => slots.iter().map(|slot| self.said(*slot).unwrap_or_else(|| "?".to_owned())).collect(),
            Listing::Names => known.iter().map(|(slot, _)| self.label(*slot)).collect(),
            Listing::Both => known.iter().map(|(slot, words)| format!("{} {words}", self.label(*slot))).collect(),
        };
        Field { name, value: words.join(", "), look: Some(shared.theme.style(Role::Strong)) }
    }

    /// What does not fit together, or what is drawn and assumed.
    fn told(&self) -> Vec<(String, Role)> {
        let (messages, role) = match self.form.sketch.finish(self.seated.count(), 0) {
            Ok((_, assumed)) => (assumed, Role::Quiet),
            Err(faults) => (faults.into_iter().map(G::fault).collect(), Role::No),
        };
        messages.iter().map(|message| (self.catalog.say(message).text, role)).collect()
    }
}
