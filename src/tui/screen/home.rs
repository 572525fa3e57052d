//! Home: go on where you were, the lessons, the rules.

use ratatui::style::Modifier;

use crate::{
    course::{lesson::Lesson, pack::Pack},
    cuba::Cuba,
    text::Message,
};

use super::{
    super::{
        app::Shared,
        command::Command,
        paint::{Canvas, cells},
        theme::Role,
        widget::bar::{footer, title},
    },
    Outcome, Screen,
    lesson::LessonScreen,
    rules::Rules,
};

/// See the module's page.
pub(in crate::tui) struct Home {
    focus: usize,
    entries: Vec<Entry>,
}

/// A line of the menu.
enum Entry {
    /// The lesson to go on with, by its number.
    Next(usize),
    Lesson(usize),
    Rules,
    Leave,
}

fn lessons<'p>(shared: &Shared<'p>) -> Vec<&'p Lesson<Cuba>> {
    shared.packs.iter().flat_map(Pack::in_order).map(|(_, lesson)| lesson).collect()
}

fn is_done(shared: &Shared<'_>, lesson: &Lesson<Cuba>) -> bool {
    shared.progress.lessons.get(&lesson.id).is_some_and(|one| one.done)
}

/// The step at which a lesson was left, from 0.
fn left_at(shared: &Shared<'_>, lesson: &Lesson<Cuba>) -> Option<usize> {
    let at = shared.progress.of(&lesson.id, &lesson.mark)?.at.as_ref()?;
    lesson.steps.iter().position(|step| step.id == *at).filter(|step| *step > 0)
}

impl Home {
    pub(in crate::tui) fn new(shared: &Shared<'_>) -> Self {
        let mut home = Self { focus: 0, entries: Vec::new() };
        home.renew(shared);
        home
    }

    /// What has been done may have changed.
    pub(in crate::tui) fn renew(&mut self, shared: &Shared<'_>) {
        let all = lessons(shared);
        let begun = all.iter().position(|lesson| !is_done(shared, lesson) && left_at(shared, lesson).is_some());
        let next = begun.or_else(|| all.iter().position(|lesson| !is_done(shared, lesson)));
        self.entries = next.map(Entry::Next).into_iter().collect();
        self.entries.extend((0..all.len()).map(Entry::Lesson));
        self.entries.extend([Entry::Rules, Entry::Leave]);
        self.focus = self.focus.min(self.entries.len() - 1);
    }

    pub(super) fn update<'p>(&mut self, command: Option<Command>, shared: &mut Shared<'p>) -> Outcome<'p> {
        match command {
            Some(Command::Up) => self.focus = self.focus.saturating_sub(1),
            Some(Command::Down) => self.focus = (self.focus + 1).min(self.entries.len() - 1),
            Some(Command::Search) => return Outcome::Open(Screen::Rules(Rules::new())),
            Some(Command::Back) => return Outcome::Close,
            Some(Command::Do) => {
                return match self.entries.get(self.focus) {
                    Some(Entry::Next(number) | Entry::Lesson(number)) => {
                        let screen = LessonScreen::new(lessons(shared)[*number], shared);
                        screen.map_or(Outcome::Stay, |screen| Outcome::Open(Screen::Lesson(Box::new(screen))))
                    }
                    Some(Entry::Rules) => Outcome::Open(Screen::Rules(Rules::new())),
                    Some(Entry::Leave) => Outcome::Close,
                    None => Outcome::Stay,
                };
            }
            _ => {}
        }
        Outcome::Stay
    }

    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>) -> Option<(u16, u16)> {
        let (theme, catalog) = (shared.theme, &shared.catalog);
        title(canvas, theme, &catalog.text("cuba-ui-title"), &catalog.text("ui-language-name"));
        let all = lessons(shared);
        let text = theme.style(Role::Text);
        canvas.put(4, 2, &catalog.text("ui-hello"), text);
        let done = all.iter().filter(|lesson| is_done(shared, lesson)).count();
        let counted = Message::new("ui-lessons-done").with("done", done).with("count", all.len());
        let (mut y, mut cursor) = (4, None);
        for (at, entry) in self.entries.iter().enumerate() {
            let (words, right) = match entry {
                Entry::Next(number) => {
                    let lesson = all[*number];
                    let titled = Message::new(lesson.text.as_str());
                    let message = match left_at(shared, lesson) {
                        Some(step) => {
                            let steps = lesson.steps.len();
                            Message::new("ui-continue").with("step", step + 1).with("count", steps)
                        }
                        None => Message::new("ui-begin"),
                    };
                    (shared.say(&message.with("title", titled)), String::new())
                }
                Entry::Lesson(number) => {
                    if *number == 0 {
                        y += 1;
                        canvas.put(4, y, &catalog.text("ui-course"), text.add_modifier(Modifier::BOLD));
                        canvas.put(20, y, &shared.say(&counted), theme.style(Role::Quiet));
                        y += 1;
                    }
                    let lesson = all[*number];
                    let state = match (is_done(shared, lesson), left_at(shared, lesson)) {
                        (true, _) => format!("{} {}", theme.signs.done, catalog.text("learn-list-done")),
                        (false, Some(step)) => shared.say(&Message::new("learn-list-begun").with("step", step + 1)),
                        (false, None) => String::new(),
                    };
                    (catalog.text(&lesson.text), state)
                }
                Entry::Rules => {
                    y += 1;
                    let help = shared.say(&Message::new("ui-rules").attribute("help"));
                    (catalog.text("ui-rules"), help)
                }
                Entry::Leave => (catalog.text("ui-leave"), String::new()),
            };
            let focused = at == self.focus;
            if focused {
                canvas.put(4, y, theme.signs.right, theme.style(Role::Can));
                cursor = Some((7, y));
            }
            let style = if focused { theme.style(Role::Can).add_modifier(Modifier::REVERSED) } else { text };
            canvas.put(7, y, &words, style);
            canvas.put(24.max(10 + cells(&words)), y, &right, theme.style(Role::Quiet));
            y += 1;
        }
        footer(canvas, theme, catalog, &[Command::Do, Command::Search, Command::Language, Command::Help]);
        cursor
    }
}
