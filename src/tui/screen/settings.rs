//! The settings: each on a line, changed with Enter or the arrows, in force and kept at once.

use ratatui::layout::Position as Cell;

use crate::{
    cuba::{Citizen, Flower, layout::default_flowers},
    ids::Id,
    text::Message,
};

use super::{
    super::{
        command::Command,
        input::Key,
        paint::{Canvas, Target},
        settings::Settings,
        shared::Shared,
        theme::{Ground, HUES, SEAT_HUES},
        widget::{
            bar::{footer, title},
            form::{Field, form},
            list::moved,
        },
    },
    Screen, Transition,
    question::Confirmation,
};

/// The longest name that somebody can have at the table.
const LONGEST_NAME: usize = 12;

/// See the module's page.
#[derive(Default)]
pub(in crate::tui) struct SettingsScreen {
    focus: usize,
    /// The name that is being typed.
    typing: Option<String>,
}

/// A line of the settings.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Preference {
    Language,
    Ground,
    Name,
    Hue(usize),
    Flower(Citizen),
    Mouse,
    Motion,
    Forget,
}

fn rows() -> Vec<Preference> {
    let mut rows =
        vec![Preference::Language, Preference::Ground, Preference::Name, Preference::Mouse, Preference::Motion];
    rows.extend((0..SEAT_HUES).map(Preference::Hue));
    // El Zorro's flower has no colour in any box.
    rows.extend(
        Citizen::ALL.iter().filter(|citizen| **citizen != Citizen::Zorro).map(|citizen| Preference::Flower(*citizen)),
    );
    rows.push(Preference::Forget);
    rows
}

impl SettingsScreen {
    pub(in crate::tui) fn new() -> Self {
        Self::default()
    }

    /// What a line is about, and what is chosen there.
    fn words(&self, row: Preference, shared: &Shared<'_>) -> [String; 2] {
        let chosen = &shared.settings;
        let on = |on: bool| shared.text(if on { "ui-on" } else { "ui-off" });
        match row {
            Preference::Language => [shared.text("ui-set-language"), shared.text("ui-language-name")],
            Preference::Ground => {
                let ground = chosen.ground.map_or("auto", Id::id);
                [shared.text("ui-set-theme"), shared.say(&Message::new("ui-theme").with("theme", ground))]
            }
            Preference::Name => {
                let name = self.typing.clone().or_else(|| chosen.name.clone());
                [shared.text("ui-set-name"), name.unwrap_or_else(|| shared.catalog.seat(crate::game::Seat(0)))]
            }
            Preference::Hue(seat) => {
                let hue = Message::new("ui-hue").with("hue", HUES[usize::from(chosen.hues[seat]) % SEAT_HUES]);
                [shared.say(&Message::new("ui-set-hue").with("seat", seat + 1)), shared.say(&hue)]
            }
            Preference::Flower(citizen) => {
                let flower = chosen.flowers()[citizen.index()].map_or("none", Id::id);
                let set = Message::new("ui-set-flower").with("citizen", citizen.id());
                [shared.say(&set), shared.say(&Message::new("cuba-ui-flower-word").with("flower", flower))]
            }
            Preference::Mouse => [shared.text("ui-set-mouse"), on(chosen.mouse)],
            Preference::Motion => [shared.text("ui-set-motion"), on(chosen.motion)],
            Preference::Forget => [shared.text("ui-forget"), String::new()],
        }
    }

    /// The next or the previous value of the focused line.
    fn change<'p>(&mut self, forward: bool, shared: &Shared<'p>) -> Transition<'p> {
        let mut settings = shared.settings.clone();
        let turn = |at: usize, count: usize| if forward { (at + 1) % count } else { (at + count - 1) % count };
        match rows()[self.focus] {
            Preference::Language => return Transition::Language(Shared::language_after(shared.catalog.lang())),
            Preference::Ground => {
                let at = settings.ground.map_or(0, |ground| ground.index() + 1);
                settings.ground = turn(at, Ground::ALL.len() + 1).checked_sub(1).map(|at| Ground::ALL[at]);
            }
            Preference::Name => {
                self.typing = Some(settings.name.unwrap_or_default());
                return Transition::Stay;
            }
            Preference::Hue(seat) => {
                // Seats keep different hues: they change places.
                let hue = turn(usize::from(settings.hues[seat]), SEAT_HUES) as u8;
                if let Some(other) = settings.hues.iter().position(|one| *one == hue) {
                    settings.hues.swap(seat, other);
                }
            }
            Preference::Flower(citizen) => turn_flower(&mut settings, citizen, forward),
            Preference::Mouse => settings.mouse = !settings.mouse,
            Preference::Motion => settings.motion = !settings.motion,
            Preference::Forget => {
                let question = Confirmation::new(Message::new("ui-forget-ask"), Transition::Forget);
                return Transition::Open(Box::new(question));
            }
        }
        Transition::Settings(settings)
    }

    fn named<'p>(&mut self, shared: &Shared<'p>) -> Transition<'p> {
        let mut settings = shared.settings.clone();
        let name = self.typing.take().unwrap_or_default().trim().to_owned();
        settings.name = (!name.is_empty()).then_some(name);
        Transition::Settings(settings)
    }
}

/// Gives a citizen another flower; each colour stays with two, so somebody with it gets the old one.
fn turn_flower(settings: &mut Settings, citizen: Citizen, forward: bool) {
    let mut flowers = settings.flowers();
    let Some(now) = flowers[citizen.index()] else { return };
    let count = Flower::ALL.len();
    let next = Flower::ALL[(now.index() + if forward { 1 } else { count - 1 }) % count];
    let home = default_flowers();
    let holder = |one: &usize| flowers[*one] == Some(next);
    // Whoever has that flower without having it in the booklet gives it first.
    let strays = (0..flowers.len()).filter(holder).find(|one| home[*one] != Some(next));
    if let Some(other) = strays.or_else(|| (0..flowers.len()).find(holder)) {
        flowers.swap(citizen.index(), other);
        settings.set_flowers(&flowers);
    }
}

impl<'p> Screen<'p> for SettingsScreen {
    fn update(&mut self, command: Command, _key: Key, shared: &mut Shared<'p>) -> Transition<'p> {
        if self.typing.is_some() {
            return match command {
                Command::Do => self.named(shared),
                Command::Back => {
                    self.typing = None;
                    Transition::Stay
                }
                _ => Transition::Stay,
            };
        }
        let count = rows().len();
        match command {
            Command::Up => self.focus = moved(self.focus, count, -1),
            Command::Down => self.focus = moved(self.focus, count, 1),
            Command::First => self.focus = 0,
            Command::Last => self.focus = count - 1,
            Command::Right | Command::Do => return self.change(true, shared),
            Command::Left if !matches!(rows()[self.focus], Preference::Forget | Preference::Name) => {
                return self.change(false, shared);
            }
            Command::Back => return Transition::Close,
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>) -> Option<Cell> {
        let theme = shared.theme;
        title(canvas, shared, &shared.text("ui-settings"), &[shared.text("ui-language-name")]);
        footer(
            canvas,
            shared,
            &[
                (Command::Do, Some(shared.text("key-change"))),
                (Command::Down, None),
                (Command::Back, None),
                (Command::Help, None),
            ],
        );
        let mut canvas = canvas.centred(80);
        let (width, height) = (canvas.width(), canvas.height());
        let field = |row: &Preference| {
            let [name, value] = self.words(*row, shared);
            let look = match row {
                Preference::Hue(seat) => Some(theme.hue(usize::from(shared.settings.hues[*seat]))),
                Preference::Flower(citizen) => Some(theme.flower(shared.settings.flowers()[citizen.index()])),
                _ => None,
            };
            Field { name, value, look }
        };
        let fields: Vec<Field> = rows().iter().map(field).collect();
        form(&mut canvas.part(0, 2, width, height - 3), shared, &fields, self.focus, self.typing.is_some())
    }

    fn commands(&self) -> Vec<Command> {
        vec![Command::Up, Command::Down, Command::Left, Command::Right, Command::Do, Command::Back]
    }

    fn point(&mut self, target: Target, _shared: &mut Shared<'p>) -> bool {
        let Target::Entry(at) = target else { return false };
        std::mem::replace(&mut self.focus, at.min(rows().len() - 1)) == at
    }

    fn takes_letters(&self) -> bool {
        self.typing.is_some()
    }

    fn typed(&mut self, key: Key, _shared: &mut Shared<'p>) -> Transition<'p> {
        if let Some(name) = &mut self.typing {
            match key {
                Key::Char(c)
                    if (c.is_alphanumeric() || c == ' ' || c == '-') && name.chars().count() < LONGEST_NAME =>
                {
                    name.push(c);
                }
                Key::Backspace => drop(name.pop()),
                _ => {}
            }
        }
        Transition::Stay
    }
}
