//! The app: a stack of screens, what they share, and how inputs become effects.

use ratatui::{
    buffer::Buffer,
    layout::{Position as Cell, Rect},
};

use crate::{
    course::{
        cuba::Template,
        lesson::Lesson,
        pack::Pack,
        progress::{Change, Progress},
        scenario::PartKind,
        taught::seated,
    },
    cuba::Cuba,
    text::{
        Catalog, Message,
        catalog::{Foreign, languages},
        fill::fill,
        plain::plain_sign,
    },
};

use super::{
    command::Command,
    input::{Input, Key, Mouse},
    paint::{Canvas, Target, shortened},
    screen::{Outcome, Screen, drill::DrillScreen, help::Help, home::Home, lesson::LessonScreen, welcome::Welcome},
    settings::Settings,
    theme::{Ground, Role, Theme},
};

/// The least that can be used.
pub const LEAST: (u16, u16) = (40, 12);

/// Something that the host has to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Save what a learner did.
    Save(Vec<Change>),
    /// Forget everything that the learner did.
    Forget,
    /// Remember the language.
    Language(String),
    /// Remember what was chosen, and listen to the mouse or not.
    Settings(Settings),
    /// End.
    Quit,
}

/// What the app begins with.
pub struct Beginning<'p> {
    /// The lessons there are.
    pub packs: &'p [Pack<Cuba>],
    /// Texts that came as folders.
    pub foreign: &'p [Foreign],
    /// The language to begin in.
    pub lang: String,
    /// Whether the language was chosen before, so that it is not asked for.
    pub chosen: bool,
    /// The name of the learner.
    pub learner: Option<String>,
    /// What the learner has done.
    pub progress: Progress,
    /// What the user has chosen.
    pub settings: Settings,
    /// Colours and signs as the terminal has them.
    pub theme: Theme,
    /// The ground that the terminal says it has.
    pub ground: Ground,
    /// The number of today, for what comes back after days.
    pub day: u32,
    /// What random questions are drawn from.
    pub seed: u64,
    /// What to open at once.
    pub opening: Opening<'p>,
}

/// What the app opens with.
#[derive(Clone, Copy)]
pub enum Opening<'p> {
    /// Home.
    Home,
    /// A lesson.
    Lesson(&'p Lesson<Cuba>),
    /// A round of drills, of one kind or of all.
    Drills(Option<Template>),
}

/// What all screens share.
pub(super) struct Shared<'p> {
    pub(super) packs: &'p [Pack<Cuba>],
    foreign: &'p [Foreign],
    learner: Option<String>,
    pub(super) progress: Progress,
    pub(super) catalog: Catalog,
    pub(super) theme: Theme,
    ground: Ground,
    pub(super) settings: Settings,
    /// Columns and lines of the screen.
    pub(super) size: (u16, u16),
    /// The number of today.
    pub(super) day: u32,
    seed: u64,
    /// What the host has to say, until the next key.
    pub(super) notice: Option<Message>,
}

impl<'p> Shared<'p> {
    /// The texts of a language, with the names at the table.
    pub(super) fn in_language(&self, lang: &str) -> Catalog {
        seated(Catalog::new(lang, self.foreign), self.settings.name.as_deref().or(self.learner.as_deref()))
    }

    /// Speaks another language.
    pub(super) fn speak(&mut self, lang: &str) {
        self.catalog = self.in_language(lang);
    }

    /// A seed that was not drawn before.
    pub(super) fn draw_seed(&mut self) -> u64 {
        self.seed = self.seed.wrapping_add(1);
        self.seed
    }

    pub(super) fn say(&self, message: &Message) -> String {
        self.catalog.say(message).text
    }

    pub(super) fn text(&self, id: &str) -> String {
        self.catalog.text(id)
    }

    /// The language after one.
    pub(super) fn language_after(lang: &str) -> String {
        let known = languages();
        let at = known.iter().position(|one| *one == lang).map_or(0, |at| at + 1);
        known[at % known.len()].to_owned()
    }

    /// Everything that was chosen holds from now on.
    pub(super) fn choose(&mut self, settings: Settings) {
        self.theme = self.theme.on(settings.ground.unwrap_or(self.ground));
        self.settings = settings;
        let lang = self.catalog.lang().to_owned();
        self.speak(&lang);
    }

    /// Every lesson of every pack, in order.
    pub(super) fn lessons(&self) -> impl Iterator<Item = &'p Lesson<Cuba>> + use<'p> {
        self.packs.iter().flat_map(Pack::in_order).map(|(_, lesson)| lesson)
    }

    /// The ids of the lessons of every pack, in order, and what kind each is of; costs less than the lessons.
    pub(super) fn ids(&self) -> impl Iterator<Item = (PartKind, &'p str)> + use<'p> {
        self.packs.iter().flat_map(Pack::ids).map(|(part, id)| (part.kind, id))
    }

    /// The lesson of an id.
    pub(super) fn lesson(&self, id: &str) -> Option<&'p Lesson<Cuba>> {
        self.packs.iter().find_map(|pack| pack.lesson(id))
    }

    /// The id of the texts of a lesson.
    pub(super) fn text_of(&self, id: &str) -> String {
        let pack = self.packs.iter().find(|pack| pack.has(id));
        pack.map_or_else(String::new, |pack| pack.text_of(id))
    }

    pub(super) fn has_done(&self, id: &str) -> bool {
        self.progress.lessons.get(id).is_some_and(|one| one.done)
    }

    pub(super) fn is_done(&self, lesson: &Lesson<Cuba>) -> bool {
        self.has_done(&lesson.id)
    }

    /// The step at which a lesson was left, from 0; none before its first one is solved.
    pub(super) fn left_at(&self, lesson: &Lesson<Cuba>) -> Option<usize> {
        let at = self.progress.of(&lesson.id, &lesson.mark)?.at.as_ref()?;
        lesson.steps.iter().position(|step| step.id == *at).filter(|step| *step > 0)
    }
}

/// See the module's page.
pub struct App<'p> {
    shared: Shared<'p>,
    screens: Vec<Box<dyn Screen<'p> + 'p>>,
}

impl<'p> App<'p> {
    /// Begins with the language, at home, or with a lesson.
    pub fn new(beginning: Beginning<'p>) -> Self {
        let Beginning { packs, foreign, lang, chosen, learner, progress, settings, theme, ground, day, seed, opening } =
            beginning;
        let catalog = Catalog::new(&lang, foreign);
        let (size, notice) = ((80, 24), None);
        let held = Settings::default();
        let mut shared = Shared {
            packs,
            foreign,
            learner,
            progress,
            catalog,
            theme,
            ground,
            settings: held,
            size,
            day,
            seed,
            notice,
        };
        shared.choose(settings);
        let mut screens: Vec<Box<dyn Screen<'p> + 'p>> = vec![Box::new(Home::new(&shared))];
        match opening {
            Opening::Home => {}
            Opening::Lesson(lesson) => {
                if let Some(screen) = LessonScreen::new(lesson, &shared) {
                    screens.push(Box::new(screen));
                }
            }
            Opening::Drills(only) => screens.push(Box::new(DrillScreen::new(only, &mut shared))),
        }
        if !chosen {
            screens.push(Box::new(Welcome::new(&lang)));
        }
        Self { shared, screens }
    }

    /// How many milliseconds the host waits for an input before it says [`Input::Tick`]; `None`: for ever.
    pub fn patience(&self) -> Option<u64> {
        self.screens.last().and_then(|screen| screen.patience())
    }

    /// Takes an input in; answers with what the host has to do.
    pub fn update(&mut self, input: Input) -> Vec<Effect> {
        let outcome = match input {
            Input::Key(key) => {
                self.shared.notice = None;
                self.press(key)
            }
            Input::Mouse(mouse, x, y) => {
                self.shared.notice = None;
                self.click(mouse, x, y)
            }
            Input::Resize(width, height) => {
                self.shared.size = (width, height);
                return Vec::new();
            }
            Input::Tick => {
                if let Some(screen) = self.screens.last_mut() {
                    screen.tick();
                }
                return Vec::new();
            }
            Input::Notice(message) => {
                self.shared.notice = Some(message);
                return Vec::new();
            }
        };
        self.follow(outcome)
    }

    fn press(&mut self, key: Key) -> Outcome<'p> {
        let Some(screen) = self.screens.last_mut() else { return Outcome::Quit };
        if key == Key::Interrupt {
            return Outcome::Quit;
        }
        // Where letters are typed, they mean nothing else.
        if screen.takes_letters() && matches!(key, Key::Char(_) | Key::Backspace) {
            return screen.typed(key, &mut self.shared);
        }
        Command::of(key).map_or(Outcome::Stay, |command| self.command(command, key))
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "all other commands are the screen's")]
    fn command(&mut self, command: Command, key: Key) -> Outcome<'p> {
        let Some(screen) = self.screens.last_mut() else { return Outcome::Quit };
        screen.stir();
        match command {
            Command::Help if screen.is_help() => Outcome::Close,
            Command::Help => Outcome::Open(Box::new(Help::new(screen.commands()))),
            Command::Quit => Outcome::Quit,
            Command::Language => {
                let lang = Shared::language_after(self.shared.catalog.lang());
                self.shared.speak(&lang);
                Outcome::Language(lang)
            }
            Command::Mouse => {
                let mut settings = self.shared.settings.clone();
                settings.mouse = !settings.mouse;
                let said = if settings.mouse { "ui-mouse-on" } else { "ui-mouse-off" };
                self.shared.notice = Some(Message::new(said));
                Outcome::Settings(settings)
            }
            command => screen.update(command, key, &mut self.shared),
        }
    }

    /// A click focuses, one on what has the focus does it; the right button asks why; the wheel scrolls.
    fn click(&mut self, mouse: Mouse, x: u16, y: u16) -> Outcome<'p> {
        let cell = Cell { x, y };
        let found = self.targets().into_iter().rev().find(|(area, _)| area.contains(cell)).map(|(_, target)| target);
        let Some(screen) = self.screens.last_mut() else { return Outcome::Quit };
        let on_text = found == Some(Target::Text);
        match (mouse, found) {
            (Mouse::WheelUp | Mouse::WheelDown, _) => {
                let up = mouse == Mouse::WheelUp;
                screen.scroll(up, on_text, &mut self.shared)
            }
            (Mouse::Left, Some(Target::Key(command))) => self.command(command, Key::Enter),
            (_, None | Some(Target::Key(_))) => Outcome::Stay,
            (Mouse::Left, Some(target)) => {
                if screen.point(target, &mut self.shared) {
                    return self.command(Command::Do, Key::Enter);
                }
                Outcome::Stay
            }
            (Mouse::Right, Some(target)) => {
                screen.point(target, &mut self.shared);
                self.command(Command::Why, Key::Char('w'))
            }
        }
    }

    /// What can be clicked: as it is drawn at the size that the host told.
    fn targets(&self) -> Vec<(Rect, Target)> {
        let area = Rect::new(0, 0, self.shared.size.0, self.shared.size.1);
        let mut targets = Vec::new();
        self.paint(&mut Canvas::new(area, &mut Buffer::empty(area), &mut targets));
        targets
    }

    fn follow(&mut self, outcome: Outcome<'p>) -> Vec<Effect> {
        let mut effects = Vec::new();
        match outcome {
            Outcome::Stay => {}
            Outcome::Open(screen) => self.screens.push(screen),
            Outcome::Replace(screen) => {
                self.screens.pop();
                self.screens.push(screen);
            }
            Outcome::Close => {
                self.screens.pop();
                if self.screens.is_empty() {
                    effects.push(Effect::Quit);
                }
            }
            Outcome::CloseAnd(then) => {
                self.screens.pop();
                effects.extend(self.follow(*then));
            }
            Outcome::Language(lang) => {
                self.shared.speak(&lang);
                effects.push(Effect::Language(lang));
                self.renew();
            }
            Outcome::Settings(settings) => {
                self.shared.choose(settings.clone());
                effects.push(Effect::Settings(settings));
                self.renew();
            }
            Outcome::Forget => {
                self.shared.progress = Progress::default();
                effects.push(Effect::Forget);
                self.renew();
            }
            Outcome::Quit => effects.push(Effect::Quit),
        }
        let changes: Vec<Change> = self.screens.iter_mut().flat_map(|screen| screen.take_changes()).collect();
        if !changes.is_empty() {
            for change in &changes {
                self.shared.progress.apply(change);
            }
            effects.insert(0, Effect::Save(changes));
        }
        // What has been done may have changed what the screen on top shows.
        if let Some(screen) = self.screens.last_mut() {
            screen.uncovered(&self.shared);
        }
        effects
    }

    /// Everything is said anew, in the language spoken now.
    fn renew(&mut self) {
        for screen in &mut self.screens {
            screen.renew(&self.shared);
        }
    }

    /// Draws everything; answers with where the cursor stands.
    pub fn draw(&self, area: Rect, buffer: &mut Buffer) -> Option<Cell> {
        let cursor = self.paint(&mut Canvas::new(area, buffer, &mut Vec::new()));
        let theme = self.shared.theme;
        if theme.is_ascii() {
            for cell in &mut buffer.content {
                if let Some(sign) = cell.symbol().chars().next().and_then(plain_sign) {
                    cell.set_symbol(if sign.len() == 1 { sign } else { theme.signs.ellipsis });
                }
            }
        }
        cursor
    }

    fn paint(&self, canvas: &mut Canvas<'_>) -> Option<Cell> {
        let theme = self.shared.theme;
        if canvas.width() < LEAST.0 || canvas.height() < LEAST.1 {
            canvas.put(0, 0, &self.shared.text("ui-too-small"), theme.style(Role::Text));
            return None;
        }
        let below = self.screens.iter().rposition(|screen| !screen.is_overlay()).unwrap_or(0);
        let mut cursor = None;
        for (number, screen) in self.screens.iter().enumerate().skip(below) {
            if number > below {
                canvas.hush(theme.style(Role::Quiet));
            }
            cursor = screen.draw(canvas, &self.shared);
        }
        if let Some(notice) = &self.shared.notice {
            let room = canvas.width() - 2;
            let mut lines = Vec::new();
            fill(&self.shared.say(notice), room.into(), &mut |line| {
                lines.push(shortened(line, room, theme.signs.ellipsis));
            });
            let top = canvas.height().saturating_sub(lines.len() as u16);
            for (y, line) in (top..).zip(&lines) {
                canvas.fill(0, canvas.width(), y, " ", theme.over(Role::Changed));
                canvas.put(1, y, line, theme.over(Role::Changed));
            }
        }
        cursor
    }

    /// Puts the focus on what can be chosen, by its line in the notation; for hosts that speak in lines.
    pub fn focus_on(&mut self, line: &str) -> bool {
        self.screens.last_mut().is_some_and(|screen| screen.focus_on(line))
    }
}
