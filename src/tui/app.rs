//! The app: a stack of screens, what they share, and how inputs become effects.

use ratatui::{
    buffer::Buffer,
    layout::{Position as Cell, Rect},
};

use crate::{
    course::{
        pack::Pack,
        progress::{Change, Progress},
        taught::seated,
    },
    cuba::Cuba,
    text::{
        Catalog, Message,
        catalog::{Foreign, languages},
    },
};

use super::{
    command::Command,
    input::{Input, Key},
    paint::Canvas,
    screen::{Outcome, Screen, home::Home, welcome::Welcome},
    theme::{Role, Theme},
    widget::board::WIDTH,
};

/// The least height of a screen.
const HEIGHT: u16 = 24;

/// Something that the host has to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Save what a learner did.
    Save(Vec<Change>),
    /// Remember the language.
    Language(String),
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
    /// Colours and signs.
    pub theme: Theme,
}

/// What all screens share.
pub(super) struct Shared<'p> {
    pub(super) packs: &'p [Pack<Cuba>],
    foreign: &'p [Foreign],
    learner: Option<String>,
    pub(super) progress: Progress,
    pub(super) catalog: Catalog,
    pub(super) theme: Theme,
}

impl Shared<'_> {
    /// Speaks another language.
    pub(super) fn speak(&mut self, lang: &str) {
        self.catalog = seated(Catalog::new(lang, self.foreign), self.learner.as_deref());
    }

    pub(super) fn say(&self, message: &Message) -> String {
        self.catalog.say(message).text
    }

    /// The language after this one.
    fn next_language(&self) -> String {
        let known = languages();
        let at = known.iter().position(|lang| *lang == self.catalog.lang()).map_or(0, |at| at + 1);
        known[at % known.len()].to_owned()
    }
}

/// See the module's page.
pub struct App<'p> {
    shared: Shared<'p>,
    screens: Vec<Screen<'p>>,
    help: bool,
}

impl<'p> App<'p> {
    /// Begins with the language, or at home.
    pub fn new(beginning: Beginning<'p>) -> Self {
        let Beginning { packs, foreign, lang, chosen, learner, progress, theme } = beginning;
        let catalog = Catalog::new(&lang, foreign);
        let mut shared = Shared { packs, foreign, learner, progress, catalog, theme };
        shared.speak(&lang);
        let mut screens = vec![Screen::Home(Home::new(&shared))];
        if !chosen {
            screens.push(Screen::Welcome(Welcome::new(&lang)));
        }
        Self { shared, screens, help: false }
    }

    /// Takes an input in; answers with what the host has to do.
    pub fn update(&mut self, input: Input) -> Vec<Effect> {
        let Input::Key(key) = input else { return Vec::new() };
        if key == Key::Interrupt {
            return vec![Effect::Quit];
        }
        if self.help {
            self.help = false;
            return Vec::new();
        }
        let Some(screen) = self.screens.last_mut() else { return vec![Effect::Quit] };
        // Where letters are typed, they mean nothing else.
        let typed = screen.takes_letters() && matches!(key, Key::Char(_));
        let command = Command::of(key).filter(|_| !typed);
        match command {
            Some(Command::Help) => {
                self.help = true;
                return Vec::new();
            }
            Some(Command::Quit) => return vec![Effect::Quit],
            Some(Command::Language) => {
                let lang = self.shared.next_language();
                self.shared.speak(&lang);
                for screen in &mut self.screens {
                    screen.renew(&self.shared);
                }
                return vec![Effect::Language(lang)];
            }
            _ => {}
        }
        let outcome = screen.update(command, key, &mut self.shared);
        self.follow(outcome)
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
            Outcome::Chosen(lang) => {
                self.screens.pop();
                effects.push(Effect::Language(lang));
            }
        }
        if let Some(Screen::Home(home)) = self.screens.last_mut() {
            home.renew(&self.shared);
        }
        let changes: Vec<Change> = self.screens.iter_mut().flat_map(Screen::take_changes).collect();
        if !changes.is_empty() {
            for change in &changes {
                self.shared.progress.apply(change);
            }
            effects.push(Effect::Save(changes));
        }
        effects
    }

    /// Draws everything; answers with where the cursor stands.
    pub fn draw(&self, area: Rect, buffer: &mut Buffer) -> Option<Cell> {
        let theme = self.shared.theme;
        let mut canvas = Canvas::new(area, buffer);
        if area.width < WIDTH || area.height < HEIGHT {
            canvas.put(0, 0, &self.shared.catalog.text("ui-too-small"), theme.style(Role::Text));
            return None;
        }
        // The table keeps its width and stands in the middle.
        let x = (area.width - WIDTH) / 2;
        let mut canvas = canvas.part(x, 0, WIDTH, area.height);
        let cursor = self.screens.last().and_then(|screen| screen.draw(&mut canvas, &self.shared));
        if self.help {
            self.draw_help(&mut canvas);
            return None;
        }
        cursor.map(|(cx, cy)| Cell { x: area.x + x + cx, y: area.y + cy })
    }

    fn draw_help(&self, canvas: &mut Canvas<'_>) {
        let (theme, catalog) = (self.shared.theme, &self.shared.catalog);
        let signs = theme.signs;
        let commands = self.screens.last().map(Screen::commands).unwrap_or_default();
        let (x, width) = (12, 56);
        let height = commands.len() as u16 + 4;
        let line = theme.style(Role::Line);
        for y in 0..height {
            canvas.fill(x, x + width, 2 + y, " ", theme.style(Role::Text));
            canvas.put(x, 2 + y, signs.upright, line);
            canvas.put(x + width - 1, 2 + y, signs.upright, line);
        }
        for (y, [left, right]) in [(2, [0, 1]), (1 + height, [2, 3])] {
            canvas.fill(x, x + width, y, signs.across, line);
            canvas.put(x, y, signs.corners[left], line);
            canvas.put(x + width - 1, y, signs.corners[right], line);
        }
        canvas.put(x + 2, 2, &format!(" {} ", catalog.text("key-help")), theme.style(Role::Text));
        for (y, command) in (4..).zip(commands) {
            canvas.put(x + 3, y, &command.keys(theme.is_ascii()), theme.style(Role::Can));
            canvas.put(x + 14, y, &catalog.say(&command.label()).text, theme.style(Role::Text));
        }
    }
}
