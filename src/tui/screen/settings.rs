//! The settings: each on a line, changed with Enter or the arrows, in force and kept at once.

use ratatui::layout::Position as Cell;

use crate::{ids::Id, text::Message};

use super::{
    super::{
        command::Command,
        input::Key,
        paint::{Canvas, Target},
        screen::visit::{Transition, Visit},
        shared::{Shared, language_after},
        theme::{Ground, HUES, SEAT_HUES},
        widget::{
            bar::{footer, title},
            form::{Field, form, keys},
            list::moved,
        },
    },
    Screen,
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
    /// Something of the user's own box.
    Belonging(&'static str),
    Mouse,
    Motion,
    /// The game that is learnt and played, where there are several.
    Game,
    Forget,
}

fn rows(shared: &Shared<'_>) -> Vec<Preference> {
    let game = shared.other_house().map(|_| Preference::Game);
    let mut rows: Vec<Preference> = game.into_iter().collect();
    rows.extend([Preference::Language, Preference::Ground, Preference::Name, Preference::Mouse, Preference::Motion]);
    rows.extend((0..SEAT_HUES).map(Preference::Hue));
    rows.extend(shared.house.belongings().into_iter().map(Preference::Belonging));
    rows.push(Preference::Forget);
    rows
}

impl SettingsScreen {
    pub(in crate::tui) fn new() -> Self {
        Self::default()
    }

    fn row(&self, shared: &Shared<'_>) -> Preference {
        let rows = rows(shared);
        rows[self.focus.min(rows.len() - 1)]
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
            Preference::Belonging(which) => {
                let belonging = shared.house.belonging(chosen.kept(shared.house.id()), which);
                [shared.say(&belonging.name), shared.say(&belonging.value)]
            }
            Preference::Mouse => [shared.text("ui-set-mouse"), on(chosen.mouse)],
            Preference::Game => [shared.text("ui-set-game"), shared.say(&shared.house.title())],
            Preference::Motion => [shared.text("ui-set-motion"), on(chosen.motion)],
            Preference::Forget => [shared.text("ui-forget"), String::new()],
        }
    }

    /// The next or the previous value of the focused line.
    fn change(&mut self, forward: bool, shared: &Shared<'_>) -> Transition {
        let mut settings = shared.settings.clone();
        let turn = |at: usize, count: usize| if forward { (at + 1) % count } else { (at + count - 1) % count };
        match self.row(shared) {
            Preference::Language => return Transition::Language(language_after(shared.catalog.lang())),
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
            Preference::Belonging(which) => {
                let game = shared.house.id();
                if let Some(kept) = shared.house.turned(settings.kept(game), which, forward) {
                    settings.keep(game, kept);
                }
            }
            Preference::Game => return shared.to_other_game(),
            Preference::Mouse => settings.mouse = !settings.mouse,
            Preference::Motion => settings.motion = !settings.motion,
            Preference::Forget => {
                let asked = Message::new("ui-forget-ask");
                return Transition::Open(Visit::Question(asked, Box::new(Transition::Forget)));
            }
        }
        Transition::Settings(settings)
    }

    fn named(&mut self, shared: &Shared<'_>) -> Transition {
        let mut settings = shared.settings.clone();
        let name = self.typing.take().unwrap_or_default().trim().to_owned();
        settings.name = (!name.is_empty()).then_some(name);
        Transition::Settings(settings)
    }
}

impl<'p> Screen<'p> for SettingsScreen {
    fn update(&mut self, command: Command, _key: Key, shared: &mut Shared<'p>) -> Transition {
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
        let count = rows(shared).len();
        match command {
            Command::Up => self.focus = moved(self.focus, count, -1),
            Command::Down => self.focus = moved(self.focus, count, 1),
            Command::First => self.focus = 0,
            Command::Last => self.focus = count - 1,
            Command::Right | Command::Do => return self.change(true, shared),
            Command::Left if !matches!(self.row(shared), Preference::Forget | Preference::Name) => {
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
        footer(canvas, shared, &keys(shared.text("key-change")));
        let mut canvas = canvas.centred(80);
        let (width, height) = (canvas.width(), canvas.height());
        let field = |row: &Preference| {
            let [name, value] = self.words(*row, shared);
            let look = match row {
                Preference::Hue(seat) => Some(theme.hue(usize::from(shared.settings.hues[*seat]))),
                Preference::Belonging(which) => {
                    Some(theme.look(shared.house.belonging(shared.settings.kept(shared.house.id()), which).look))
                }
                _ => None,
            };
            Field { name, value, look }
        };
        let fields: Vec<Field> = rows(shared).iter().map(field).collect();
        form(&mut canvas.part(0, 2, width, height - 3), shared, &fields, self.focus, self.typing.is_some())
    }

    fn commands(&self) -> Vec<Command> {
        vec![Command::Up, Command::Down, Command::Left, Command::Right, Command::Do, Command::Back]
    }

    fn point(&mut self, target: Target, shared: &mut Shared<'p>) -> bool {
        let Target::Entry(at) = target else { return false };
        std::mem::replace(&mut self.focus, at.min(rows(shared).len() - 1)) == at
    }

    fn takes_letters(&self) -> bool {
        self.typing.is_some()
    }

    fn typed(&mut self, key: Key, _shared: &mut Shared<'p>) -> Transition {
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
