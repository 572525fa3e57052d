//! Home: go on where you were, the course, the puzzles, the rules, the settings; whatever there is.

use ratatui::layout::Position as Cell;

use crate::{course::scenario::PartKind, play::first, text::Message};

use super::{
    super::{
        command::Command,
        effect::Effect,
        game::Keeping,
        input::Key,
        paint::{Canvas, Target, cells, shortened},
        screen::visit::{Transition, Visit},
        shared::Shared,
        theme::Role,
        widget::{
            bar::{footer, title},
            list::{entry, first_shown, moved},
        },
    },
    Screen,
};

/// See the module's page.
pub(in crate::tui) struct Home<'p> {
    focus: usize,
    entries: Vec<Destination<'p>>,
    /// What the focused entry is, once it was asked.
    asked: bool,
}

/// A line of the menu.
#[derive(Clone, Copy)]
enum Destination<'p> {
    /// The lesson to begin with.
    Begin(&'p str),
    /// The lesson to go on with, and the step.
    Continue(&'p str, usize),
    /// The lessons of a kind, how many there are, and how many of them are done.
    Lessons(PartKind, usize, usize),
    /// The coached game that ends the course.
    FirstGame,
    Drills,
    /// The game to go on with.
    Game,
    Play,
    Rules,
    /// The game that comes after the one that is learnt and played.
    OtherGame,
    Settings,
    Leave,
}

impl Destination<'_> {
    fn is_next(&self) -> bool {
        matches!(self, Self::Begin(_) | Self::Continue(..) | Self::FirstGame | Self::Game)
    }
}

/// How many lessons of a kind there are, and how many of them are done.
pub(in crate::tui) fn count_of(shared: &Shared<'_>, kind: PartKind) -> (usize, usize) {
    let ids = || shared.house.lessons().filter(|(part, _)| *part == kind);
    let (count, done) = (ids().count(), ids().filter(|(_, id)| shared.has_done(id)).count());
    // The coached first game has no lesson file.
    let game = usize::from(ids().any(|(_, id)| id == first::AFTER));
    (count + game, done + game * usize::from(shared.has_done(first::ID)))
}

/// The message about a kind of lessons.
pub(in crate::tui) fn kind_id(kind: PartKind) -> &'static str {
    match kind {
        PartKind::Lesson => "ui-course",
        PartKind::FastTrack => "ui-fast-track",
        PartKind::Puzzle => "ui-puzzles",
    }
}

impl<'p> Home<'p> {
    pub(in crate::tui) fn new(shared: &Shared<'p>) -> Self {
        let mut home = Self { focus: 0, entries: Vec::new(), asked: false };
        home.list(shared);
        home
    }

    /// What there is: first the lesson that was left, or the first that is not done.
    fn list(&mut self, shared: &Shared<'p>) {
        let open = || shared.house.lessons().filter(|(_, id)| !shared.has_done(id));
        let begun = open().find_map(|(_, id)| Some((id, shared.left_at(id)?)));
        // The first time it is what the game begins with: doing before reading.
        let fresh = shared.learnt().lessons.values().all(|one| !one.done);
        let first = || open().find(|(_, id)| fresh && *id == shared.house.beginning());
        let next = || first().or_else(|| open().find(|(part, _)| *part == PartKind::Lesson));
        let next = begun
            .map(|(id, step)| Destination::Continue(id, step))
            .or_else(|| next().map(|(_, id)| Destination::Begin(id)));
        let next = next.or_else(|| shared.awaits_first_game().then_some(Destination::FirstGame));
        let game = shared.last.as_ref().map(|_| Destination::Game);
        self.entries = next.into_iter().chain(game).collect();
        for kind in [PartKind::Lesson, PartKind::FastTrack, PartKind::Puzzle] {
            let (count, done) = count_of(shared, kind);
            if count > 0 {
                self.entries.push(Destination::Lessons(kind, count, done));
            }
        }
        let drills = !shared.house.kinds(&shared.progress, shared.day).is_empty();
        self.entries.extend(drills.then_some(Destination::Drills));
        self.entries.extend([Destination::Play, Destination::Rules]);
        self.entries.extend(shared.other_house().map(|_| Destination::OtherGame));
        self.entries.extend([Destination::Settings, Destination::Leave]);
        self.focus = self.focus.min(self.entries.len() - 1);
    }

    fn has_game(&self) -> bool {
        self.entries.iter().any(|entry| matches!(entry, Destination::Game))
    }

    fn open(&self, shared: &mut Shared<'p>) -> Transition {
        match self.entries.get(self.focus) {
            Some(Destination::Begin(id) | Destination::Continue(id, _)) => {
                Transition::Open(Visit::Lesson((*id).to_owned()))
            }
            Some(Destination::Lessons(kind, ..)) => Transition::Open(Visit::Map(*kind)),
            Some(Destination::Drills) => Transition::Open(Visit::Drills(None)),
            Some(Destination::FirstGame) => {
                shared.ask_first_game();
                Transition::Stay
            }
            Some(Destination::Game) => {
                let name = shared.last.clone().unwrap_or_default();
                Transition::Ask(Effect::Keep(Keeping::Load(name)))
            }
            Some(Destination::Play) => Transition::Open(Visit::Setup),
            Some(Destination::Rules) => Transition::Open(Visit::Contents),
            Some(Destination::OtherGame) => shared.to_other_game(),
            Some(Destination::Settings) => Transition::Open(Visit::Settings),
            Some(Destination::Leave) => Transition::Quit,
            None => Transition::Stay,
        }
    }

    /// An entry in words: its name, what it is, and how far you are.
    fn words(entry: Destination<'p>, shared: &Shared<'p>) -> [String; 3] {
        let both = |id: &str| [shared.text(id), shared.say(&Message::new(id).attribute("help")), String::new()];
        match entry {
            Destination::Begin(id) => {
                let titled = Message::new("ui-begin").with("title", Message::new(shared.text_of(id)));
                [shared.say(&titled), String::new(), String::new()]
            }
            Destination::FirstGame => {
                let titled = Message::new("ui-begin").with("title", Message::new(first::TEXT));
                [shared.say(&titled), String::new(), String::new()]
            }
            Destination::Continue(id, step) => {
                let count = shared.house.lesson(id).map_or(0, |lesson| lesson.count);
                let message = Message::new("ui-continue").with("step", step + 1).with("count", count);
                let titled = message.with("title", Message::new(shared.text_of(id)));
                [shared.say(&titled), String::new(), String::new()]
            }
            Destination::Lessons(kind, count, done) => {
                let counted = Message::new("ui-done-of").with("done", done).with("count", count);
                let [name, help, _] = both(kind_id(kind));
                [name, help, shared.say(&counted)]
            }
            Destination::Drills => {
                let due = Message::new("ui-due").with("count", shared.house.due(&shared.progress, shared.day));
                [shared.text("drill-list"), shared.text("ui-drills"), shared.say(&due)]
            }
            Destination::Game => {
                let name = shared.last.clone().unwrap_or_default();
                [shared.say(&Message::new("ui-play-continue").with("name", name)), String::new(), String::new()]
            }
            Destination::Play => both("ui-play"),
            Destination::Rules => both("ui-rules"),
            Destination::OtherGame => {
                let other = shared.other_house().map(|house| shared.say(&house.title())).unwrap_or_default();
                [shared.text("ui-set-game"), other, String::new()]
            }
            Destination::Settings => both("ui-settings"),
            Destination::Leave => [shared.text("ui-leave"), String::new(), String::new()],
        }
    }
}

impl<'p> Home<'p> {
    /// How far the course is, and a tip, where there is room below the menu.
    fn draw_progress(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>, longest: u16, y: u16) {
        let theme = shared.theme;
        let (count, done) = count_of(shared, PartKind::Lesson);
        let bar: String = (0..count).map(|at| if at < done { theme.signs.gone } else { theme.signs.to_come }).collect();
        canvas.put(7, y + 1, &shared.text("ui-course"), theme.style(Role::Quiet));
        canvas.put(10 + longest, y + 1, &bar, theme.style(Role::Text));
        let tip = if self.asked {
            Self::words(self.entries[self.focus], shared)[1].clone()
        } else {
            shared.text("ui-home-tip")
        };
        if y + 3 < canvas.height() - 1 {
            canvas.put(7, y + 3, &shortened(&tip, canvas.width() - 9, theme.signs.ellipsis), theme.style(Role::Quiet));
        }
    }
}

impl<'p> Screen<'p> for Home<'p> {
    fn update(&mut self, command: Command, _key: Key, shared: &mut Shared<'p>) -> Transition {
        self.asked = command == Command::Why;
        match command {
            Command::Up => self.focus = moved(self.focus, self.entries.len(), -1),
            Command::Down => self.focus = moved(self.focus, self.entries.len(), 1),
            Command::First => self.focus = 0,
            Command::Last => self.focus = self.entries.len() - 1,
            Command::Search => return Transition::Open(Visit::Search(None)),
            Command::Back => return Transition::Quit,
            Command::Do => return self.open(shared),
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>) -> Option<Cell> {
        let theme = shared.theme;
        title(canvas, shared, &shared.say(&shared.house.title()), &[shared.text("ui-language-name")]);
        footer(
            canvas,
            shared,
            &[
                (Command::Do, Some(shared.text("key-open"))),
                (Command::Search, None),
                (Command::Language, None),
                (Command::Help, None),
            ],
        );
        let mut canvas = canvas.centred(100);
        let (width, height) = (canvas.width(), canvas.height());
        let roomy = height >= 20 && width >= 70;
        let mut y = if roomy { 3 } else { 1 };
        if roomy {
            let hello = if shared.learnt().lessons.is_empty() { "ui-hello" } else { "ui-hello-again" };
            canvas.put(4, y, &shared.text(hello), theme.style(Role::Text));
            y += 2;
        }
        let room = usize::from(height.saturating_sub(y + 2));
        let first = if roomy { 0 } else { first_shown(self.focus, self.entries.len(), room) };
        let names = self.entries.iter().filter(|entry| !entry.is_next());
        let longest = names.map(|entry| cells(&Self::words(*entry, shared)[0])).max().unwrap_or(0);
        let mut cursor = None;
        for (at, one) in self.entries.iter().enumerate().skip(first) {
            let [name, help, done] = Self::words(*one, shared);
            let focused = at == self.focus;
            if roomy && matches!(one, Destination::Rules | Destination::Leave) {
                y += 1;
            }
            cursor = cursor.or(entry(
                &mut canvas,
                shared,
                (if roomy { 5 } else { 1 }, y),
                &name,
                focused,
                Target::Entry(at),
            ));
            let x = if roomy { 10 + longest } else { 6 + longest };
            let space = width.saturating_sub(x + cells(&done) + 5);
            if !help.is_empty() && (roomy || cells(&help) <= space) {
                canvas.put(x, y, &shortened(&help, space, theme.signs.ellipsis), theme.style(Role::Quiet));
            }
            canvas.put_right(width - 3, y, &done, theme.style(Role::Quiet));
            let group_ends = one.is_next() && self.entries.get(at + 1).is_some_and(|next| !next.is_next());
            y += if roomy && group_ends { 3 - u16::from(self.has_game()) } else { 1 };
        }
        if roomy {
            self.draw_progress(&mut canvas, shared, longest, y);
        }
        cursor
    }

    fn commands(&self) -> Vec<Command> {
        vec![Command::Up, Command::Down, Command::Do, Command::Why, Command::Search, Command::Back]
    }

    fn point(&mut self, target: Target, _shared: &mut Shared<'p>) -> bool {
        let Target::Entry(at) = target else { return false };
        std::mem::replace(&mut self.focus, at.min(self.entries.len() - 1)) == at
    }

    fn uncovered(&mut self, shared: &Shared<'p>) {
        self.list(shared);
    }
}
