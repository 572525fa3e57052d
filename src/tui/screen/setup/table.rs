//! A real table, described in the set-up: the parts of the table, and inside each its places, to be typed in or chosen.
//! What is not said is drawn or assumed, and stands there so; what does not fit together is told at once.

use ratatui::layout::Position as Cell;

use crate::{
    course::taught::Taught,
    cuba::{
        Cuba, Flower,
        layout::PER_FLOWER,
        play::form::{Filling, Section, Slot},
    },
    ids::Id,
    play::{Sketch as _, Sketched},
    text::{Catalog, Message, Spoken},
};

use super::{
    super::super::{
        command::Command,
        input::Key,
        paint::{Canvas, shortened},
        shared::Shared,
        theme::Role,
        widget::{
            bar::{footer, title},
            form::{Field, form},
            list::moved,
            speech::speech,
        },
    },
    type_into,
};

/// A list longer than this does not begin anew at its end.
const TURNS: usize = 20;

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
#[derive(Default)]
pub(super) struct TableForm {
    sketch: <Cuba as Sketched>::Sketch,
    /// The line of the list: the first one begins, the others are the parts.
    focus: usize,
    /// The place inside the focused part.
    inside: Option<usize>,
    typing: Option<String>,
    /// What is wrong, until the next key.
    fault: Option<Message>,
}

impl TableForm {
    pub(super) fn sketch(&self) -> &<Cuba as Sketched>::Sketch {
        &self.sketch
    }

    /// The part that is filled in, its places, and the focused one.
    fn part(&self, seated: &Seated) -> Option<(Section, Vec<Slot>, usize)> {
        let at = self.inside?;
        let section = *Section::all(seated.count()).get(self.focus.checked_sub(1)?)?;
        let slots = section.slots(&self.sketch, seated.count());
        let at = at.min(slots.len() - 1);
        Some((section, slots, at))
    }

    fn slot(&self, seated: &Seated) -> Option<Slot> {
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
            None => self.focus = moved(self.focus, Section::all(seated.count()).len() + 1, by),
        }
    }

    /// The next or the previous of what can stand in the focused place.
    fn change(&mut self, forward: bool, seated: &Seated) {
        let Some(slot) = self.slot(seated) else { return };
        let assumed = self.sketch.assumed_of(slot);
        let unsaid = assumed.is_none().then_some(None);
        let choices: Vec<Option<Filling>> =
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
        let chosen = matches!(slot, Slot::Inactive(_) | Slot::Passed(_) | Slot::Decision);
        match (key, &self.typing) {
            (Key::Char(' '), None) => self.change(true, seated),
            (Key::Backspace, None) => self.sketch.fill(slot, None),
            (Key::Char(_), None) if chosen => {}
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
            None => std::mem::replace(&mut self.focus, at.min(Section::all(seated.count()).len())) == at,
        }
    }

    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>, seated: &Seated) -> Option<Cell> {
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
            let parts = Section::all(seated.count()).into_iter().map(|section| says.part(section, shared));
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
    pub(super) fn summary(&self, shared: &Shared<'_>) -> String {
        shared.text(if self.sketch.is_empty() { "ui-table-empty" } else { "ui-table-begun" })
    }
}

/// The form in words.
struct Says<'a> {
    catalog: &'a Catalog,
    form: &'a TableForm,
    seated: &'a Seated,
}

impl Says<'_> {
    fn section(&self, section: Section) -> String {
        let id = match section {
            Section::Street => "ui-tab-street",
            Section::Buildings => "ui-tab-buildings",
            Section::Harbour => "ui-tab-harbour",
            Section::Inactive => "ui-table-inactive",
            Section::Owners => "ui-table-owners",
            Section::Seat(seat) => return self.seated.names[seat.index()].clone(),
            Section::Turn => "ui-table-turn",
        };
        self.catalog.text(id)
    }

    fn topic(&self, thing: &str) -> String {
        Cuba::topic(thing).map(|topic| self.catalog.say(&topic.title()).text).unwrap_or_default()
    }

    fn label(&self, slot: Slot) -> String {
        let text = |id: &str| self.catalog.text(&format!("ui-table-{id}"));
        let say = |message: Message| self.catalog.say(&message).text;
        match slot {
            Slot::Stop(at) => say(Message::new("ui-table-stop").with("number", at + 1)),
            Slot::House(at) => {
                let flower = Message::new(format!("cuba-flower-{}", Flower::ALL[at / PER_FLOWER].id()));
                say(Message::new("ui-table-house").with("name", flower).with("number", at % PER_FLOWER + 1))
            }
            Slot::Car => text("car"),
            Slot::Ship => text("ship"),
            Slot::Price => text("price"),
            Slot::Die(good) => say(Message::new("ui-table-die").with("good", good.id())),
            Slot::Inactive(citizen) => self.topic(citizen.id()),
            Slot::Owner(building) => self.topic(building.id()),
            Slot::Pesos(_) => text("pesos"),
            Slot::Points(_) => text("points"),
            Slot::Goods(_, good) => self.topic(good.id()),
            Slot::Pawn(_) => text("pawn"),
            Slot::Turn => text("whose"),
            Slot::Decision => text("decision"),
            Slot::Decider => text("decider"),
            Slot::Passed(seat) => {
                say(Message::new("ui-table-passed").with("name", self.seated.names[seat.index()].clone()))
            }
        }
    }

    fn filling(&self, slot: Slot, filling: Filling) -> String {
        let text = |id: &str| self.catalog.text(&format!("ui-table-{id}"));
        match filling {
            Filling::Citizen(citizen) => self.topic(citizen.id()),
            Filling::Building(building) => self.topic(building.id()),
            Filling::Harbour => self.catalog.text("ui-tab-harbour"),
            Filling::Number(number) => number.to_string(),
            Filling::Seat(seat) => self.seated.names[seat.index()].clone(),
            Filling::Question(question) => text(&format!("question-{}", question.id())),
            Filling::Is(is) => text(if is { "yes" } else { "no" }),
            Filling::Beside if matches!(slot, Slot::Owner(_)) => text("nobody"),
            Filling::Beside => text("beside"),
        }
    }

    fn said(&self, slot: Slot) -> Option<String> {
        self.form.sketch.said_of(slot).map(|filling| self.filling(slot, filling))
    }

    /// What stands in a place where nothing was said.
    fn unsaid(&self, slot: Slot) -> String {
        let sketch = &self.form.sketch;
        match sketch.assumed_of(slot) {
            Some(filling) => self.filling(slot, filling),
            None if matches!(slot, Slot::Die(_)) && sketch.is_loaded() => self.catalog.text("ui-table-left-out"),
            None => self.catalog.text("ui-table-drawn"),
        }
    }

    /// A place; what is typed there, and what it would be.
    fn place(&self, slot: Slot, shared: &Shared<'_>) -> Field {
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
    fn part(&self, section: Section, shared: &Shared<'_>) -> Field {
        let slots = section.slots(&self.form.sketch, self.seated.count());
        let said = |slot: &Slot| Some((*slot, self.said(*slot)?));
        let known: Vec<(Slot, String)> = slots.iter().filter_map(said).collect();
        let name = self.section(section);
        if known.is_empty() {
            let id = match section {
                Section::Street | Section::Buildings => "ui-table-drawn",
                Section::Inactive | Section::Owners => "ui-table-nobody",
                Section::Harbour | Section::Seat(_) | Section::Turn => "ui-table-as-begun",
            };
            return Field { name, value: self.catalog.text(id), look: Some(shared.theme.style(Role::Quiet)) };
        }
        let words: Vec<String> = match section {
            Section::Street | Section::Buildings => {
                slots.iter().map(|slot| self.said(*slot).unwrap_or_else(|| "?".to_owned())).collect()
            }
            Section::Inactive => known.iter().map(|(slot, _)| self.label(*slot)).collect(),
            Section::Harbour | Section::Owners | Section::Seat(_) | Section::Turn => {
                known.iter().map(|(slot, words)| format!("{} {words}", self.label(*slot))).collect()
            }
        };
        Field { name, value: words.join(", "), look: Some(shared.theme.style(Role::Strong)) }
    }

    /// What does not fit together, or what is drawn and assumed.
    fn told(&self) -> Vec<(String, Role)> {
        let (messages, role) = match self.form.sketch.finish(self.seated.count(), 0) {
            Ok((_, assumed)) => (assumed, Role::Quiet),
            Err(faults) => (faults.into_iter().map(<Cuba as Spoken>::fault).collect(), Role::No),
        };
        messages.iter().map(|message| (self.catalog.say(message).text, role)).collect()
    }
}
