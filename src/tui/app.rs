//! The app: a stack of screens, what they share, and how inputs become effects.

use ratatui::{
    buffer::Buffer,
    layout::{Position as Cell, Rect},
};

use crate::{
    course::progress::Change,
    sitting::thinking::{Conclusion, Thought},
    text::{Message, fill::fill, plain::plain_sign},
};

use super::{
    command::Command,
    game::{Answer, Keeping},
    input::{Input, Key, Mouse},
    paint::{Canvas, Target, shortened},
    screen::{
        home::Home,
        opening::{AnyScreen, opened},
        visit::{Transition, Visit},
        welcome::Welcome,
    },
    shared::{Shared, language_after},
    theme::Role,
};

pub use super::{
    beginning::{Beginning, Opening},
    effect::Effect,
};

/// The least that can be used.
pub const LEAST: (u16, u16) = (40, 12);

/// See the module's page.
pub struct App<'p> {
    shared: Shared<'p>,
    screens: Vec<AnyScreen<'p>>,
}

impl<'p> App<'p> {
    /// Begins with the language, at home, or with a lesson.
    pub fn new(beginning: Beginning<'p>) -> Self {
        let Beginning { chosen, .. } = beginning;
        let (mut shared, opening) = Shared::new(beginning);
        // At a table everybody has said which language they speak.
        let asks = !chosen && !matches!(opening, Opening::Game(_));
        let mut screens: Vec<AnyScreen<'p>> = vec![Box::new(Home::new(&shared))];
        let visit = match opening {
            Opening::Home => None,
            Opening::Lesson(lesson) => Some(Visit::Lesson(lesson)),
            Opening::Drills(only) => Some(Visit::Drills(only)),
            Opening::First => {
                shared.ask_first_game();
                None
            }
            Opening::Setup => Some(Visit::Setup),
            Opening::Table(players, terms) => Some(Visit::Real(players, terms)),
            Opening::Review(table) => Some(Visit::Review(table)),
            Opening::Game(table) => Some(Visit::Resume(table)),
        };
        screens.extend(visit.and_then(|visit| opened(visit, &mut shared)));
        if asks {
            screens.push(Box::new(Welcome::new(shared.lang())));
        }
        let mut app = Self { shared, screens };
        app.seat();
        app
    }

    /// What the host has to do before the first input.
    pub fn opening(&mut self) -> Vec<Effect> {
        self.follow(Transition::Stay)
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
                    screen.tick(&mut self.shared);
                }
                Transition::Stay
            }
            Input::Done(answer) => self.answered(answer),
            Input::Notice(message) => {
                self.shared.notice = Some(message);
                return Vec::new();
            }
        };
        self.follow(outcome)
    }

    /// Takes in what the host has done.
    fn answered(&mut self, answer: Answer) -> Transition {
        match answer {
            Answer::Thought(thought) => {
                for screen in &mut self.screens {
                    screen.thought(&thought, &mut self.shared);
                }
                let Thought { number, found } = thought;
                match found {
                    // Whoever asked for a puzzle gets it, wherever they have gone meanwhile.
                    Conclusion::Puzzle(Some(puzzle)) => {
                        self.shared.ask(Effect::Keep(Keeping::Puzzle { number, puzzle }));
                    }
                    Conclusion::Puzzle(None) => self.puzzled(number, Message::new("review-unpuzzled")),
                    Conclusion::Move(_)
                    | Conclusion::Proposal(_)
                    | Conclusion::Advice(_)
                    | Conclusion::Why(_)
                    | Conclusion::Review(_) => {}
                }
            }
            Answer::Puzzled { number, said } => self.puzzled(number, said),
            Answer::Games(all) => self.shared.games = all,
            Answer::Last(last) => self.shared.last = last,
            Answer::Review(table) => {
                return Transition::Open(Visit::Review(table));
            }
            Answer::Loaded(table) => {
                return Transition::Open(Visit::Resume(table));
            }
        }
        Transition::Stay
    }

    /// What became of a puzzle is said at its move, or where the user is.
    fn puzzled(&mut self, number: u64, said: Message) {
        let mut read = false;
        for screen in &mut self.screens {
            read = screen.puzzled(number, &said);
        }
        if !read {
            self.shared.notice = Some(said);
        }
    }

    fn press(&mut self, key: Key) -> Transition {
        let Some(screen) = self.screens.last_mut() else { return Transition::Quit };
        if key == Key::Interrupt {
            return Transition::Quit;
        }
        // Where letters are typed, they mean nothing else.
        if screen.takes(key) {
            return screen.typed(key, &mut self.shared);
        }
        Command::of(key).map_or(Transition::Stay, |command| self.command(command, key))
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "all other commands are the screen's")]
    fn command(&mut self, command: Command, key: Key) -> Transition {
        let Some(screen) = self.screens.last_mut() else { return Transition::Quit };
        screen.stir();
        match command {
            Command::Help if screen.is_help() => Transition::Close,
            Command::Help => Transition::Open(Visit::Help(screen.commands())),
            Command::Quit => Transition::Quit,
            Command::Language => {
                let lang = language_after(self.shared.catalog.lang());
                // At a table everybody has a language of their own.
                match self.screens.iter_mut().rev().find(|screen| screen.seating().is_some()) {
                    Some(table) => {
                        table.speak(&lang, &mut self.shared);
                        Transition::Stay
                    }
                    None => Transition::Language(lang),
                }
            }
            Command::Mouse => {
                let mut settings = self.shared.settings.clone();
                settings.mouse = !settings.mouse;
                let said = if settings.mouse { "ui-mouse-on" } else { "ui-mouse-off" };
                self.shared.notice = Some(Message::new(said));
                Transition::Settings(settings)
            }
            command => screen.update(command, key, &mut self.shared),
        }
    }

    /// A click focuses, one on what has the focus does it; the right button asks why; the wheel scrolls.
    fn click(&mut self, mouse: Mouse, x: u16, y: u16) -> Transition {
        let cell = Cell { x, y };
        let found = self.targets().into_iter().rev().find(|(area, _)| area.contains(cell)).map(|(_, target)| target);
        let Some(screen) = self.screens.last_mut() else { return Transition::Quit };
        let on_text = found == Some(Target::Text);
        match (mouse, found) {
            (Mouse::WheelUp | Mouse::WheelDown, _) => {
                let up = mouse == Mouse::WheelUp;
                screen.scroll(up, on_text, &mut self.shared)
            }
            (Mouse::Left, Some(Target::Key(command))) => self.command(command, Key::Enter),
            (_, None | Some(Target::Key(_))) => Transition::Stay,
            (Mouse::Left, Some(target)) => {
                if screen.point(target, &mut self.shared) {
                    return self.command(Command::Do, Key::Enter);
                }
                Transition::Stay
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

    fn follow(&mut self, outcome: Transition) -> Vec<Effect> {
        let mut effects = Vec::new();
        match outcome {
            Transition::Stay => {}
            Transition::Open(visit) => self.screens.extend(opened(visit, &mut self.shared)),
            Transition::Replace(visit) => {
                let screen = opened(visit, &mut self.shared);
                self.screens.pop();
                self.screens.extend(screen);
            }
            Transition::Close => {
                self.screens.pop();
                if self.screens.is_empty() {
                    effects.push(Effect::Quit);
                }
            }
            Transition::CloseAnd(then) => {
                self.screens.pop();
                effects.extend(self.follow(*then));
            }
            Transition::Language(lang) => {
                self.shared.speak(&lang);
                effects.push(Effect::Language(lang));
                self.renew();
            }
            Transition::Settings(settings) => {
                self.shared.choose(settings.clone());
                effects.push(Effect::Settings(settings));
                self.renew();
            }
            Transition::Anew(settings) => {
                self.shared.choose(settings.clone());
                effects.push(Effect::Settings(settings));
                self.screens = vec![Box::new(Home::new(&self.shared))];
            }
            Transition::Ask(effect) => effects.push(effect),
            Transition::Forget => {
                let game = self.shared.house.id();
                self.shared.progress.forget(game);
                effects.push(Effect::Forget(game));
                self.renew();
            }
            Transition::Quit => effects.push(Effect::Quit),
        }
        let changes: Vec<Change> = self.screens.iter_mut().flat_map(|screen| screen.take_changes()).collect();
        if !changes.is_empty() {
            for change in &changes {
                self.shared.progress.apply(change);
            }
            effects.insert(0, Effect::Save(changes));
        }
        self.seat();
        // What has been done may have changed what the screen on top shows.
        if let Some(screen) = self.screens.last_mut() {
            screen.uncovered(&self.shared);
        }
        effects.splice(0..0, self.shared.take_asks());
        effects
    }

    /// The table that is shown is spoken to in its language and by its names.
    fn seat(&mut self) {
        let seating = self.screens.iter().rev().find_map(|screen| screen.seating());
        if self.shared.seat(seating) {
            self.renew();
        }
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
