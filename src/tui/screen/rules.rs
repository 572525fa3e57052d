//! The rules: search as you type, and the article that was found.

use ratatui::style::Modifier;

use crate::{
    reference::{Topic, article::article, article::title as named, search::search},
    text::fill::fill,
};

use super::{
    super::{
        app::Shared,
        command::Command,
        input::Key,
        paint::{Canvas, cells},
        theme::Role,
        widget::bar::{footer, title},
    },
    Outcome,
};

/// The most that is listed.
const MOST: usize = 8;
/// The width of an article.
const COLUMN: usize = 74;

/// See the module's page.
pub(in crate::tui) struct Rules {
    query: String,
    found: Vec<Topic>,
    focus: usize,
    /// The article that is read, and from which line.
    reading: Option<(Topic, usize)>,
}

impl Rules {
    pub(in crate::tui) fn new() -> Self {
        Self { query: String::new(), found: Vec::new(), focus: 0, reading: None }
    }

    /// The article about a topic.
    pub(in crate::tui) fn about(topic: Topic) -> Self {
        Self { reading: Some((topic, 0)), ..Self::new() }
    }

    pub(super) fn is_typing(&self) -> bool {
        self.reading.is_none()
    }

    pub(super) fn update<'p>(&mut self, command: Option<Command>, key: Key) -> Outcome<'p> {
        if let Some((_, line)) = &mut self.reading {
            match command {
                Some(Command::Up) => *line = line.saturating_sub(1),
                Some(Command::Down) => *line += 1,
                Some(Command::Back | Command::Do) => {
                    if self.query.is_empty() {
                        return Outcome::Close;
                    }
                    self.reading = None;
                }
                _ => {}
            }
            return Outcome::Stay;
        }
        match (command, key) {
            (Some(Command::Back), _) if self.query.is_empty() => return Outcome::Close,
            (Some(Command::Back), _) => self.query.clear(),
            (Some(Command::Up), _) => self.focus = self.focus.saturating_sub(1),
            (Some(Command::Down), _) => self.focus = (self.focus + 1).min(self.found.len().saturating_sub(1)),
            (Some(Command::Do), _) => {
                self.reading = self.found.get(self.focus).map(|topic| (*topic, 0));
                return Outcome::Stay;
            }
            (_, Key::Backspace) => drop(self.query.pop()),
            (_, Key::Char(c)) if self.query.chars().count() < 60 => self.query.push(c),
            _ => return Outcome::Stay,
        }
        if matches!(key, Key::Char(_) | Key::Backspace | Key::Esc) {
            let found = search(&self.query, &[]);
            self.found = if found.found.is_empty() { found.nearest } else { found.found };
            self.found.truncate(MOST);
            self.focus = 0;
        }
        Outcome::Stay
    }

    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>) -> (u16, u16) {
        let (theme, catalog) = (shared.theme, &shared.catalog);
        title(canvas, theme, &catalog.text("ui-rules"), &catalog.text("ui-language-name"));
        let text = theme.style(Role::Text);
        if let Some((topic, from)) = self.reading {
            draw_article(canvas, shared, topic, from);
            footer(canvas, theme, catalog, &[Command::Down, Command::Back, Command::Language, Command::Help]);
            return (2, 2);
        }
        let typed = format!("/ {}", self.query);
        canvas.put(2, 2, &typed, text.add_modifier(Modifier::BOLD));
        canvas.fill(2, 78, 3, theme.signs.across, theme.style(Role::Line));
        if self.query.is_empty() {
            let help = shared.say(&crate::text::Message::new("ui-search").attribute("help"));
            canvas.put(2, 5, &help, theme.style(Role::Quiet));
        }
        for (at, topic) in self.found.iter().enumerate() {
            let y = 5 + at as u16;
            let focused = at == self.focus;
            let style = if focused { theme.style(Role::Can).add_modifier(Modifier::REVERSED) } else { text };
            if focused {
                canvas.put(1, y, theme.signs.right, theme.style(Role::Can));
            }
            canvas.put(3, y, &named(*topic, catalog), style);
            let kind = catalog.text(&format!("reference-kind-{}", topic.kind()));
            canvas.put(52, y, &kind, theme.style(Role::Quiet));
        }
        if let Some(topic) = self.found.get(self.focus) {
            let top = 6 + self.found.len() as u16;
            canvas.fill(2, 78, top, theme.signs.across, theme.style(Role::Line));
            let mut y = top + 2;
            fill(&shared.say(&topic.text()), COLUMN, &mut |line| {
                if y + 1 < canvas.area.height {
                    canvas.put(2, y, line, text);
                }
                y += 1;
            });
        }
        footer(canvas, theme, catalog, &[Command::Do, Command::Down, Command::Back, Command::Help]);
        (2 + cells(&typed), 2)
    }
}

/// The article, from a line on.
fn draw_article(canvas: &mut Canvas<'_>, shared: &Shared<'_>, topic: Topic, from: usize) {
    let theme = shared.theme;
    let page = article(topic, &shared.catalog);
    let mut lines: Vec<(String, Role)> = vec![(format!("{} ({})", page.title, page.kind), Role::Text)];
    for block in page.blocks {
        lines.push((String::new(), Role::Text));
        lines.extend(block.label.map(|label| (label, Role::Quiet)));
        for item in &block.items {
            fill(item, COLUMN, &mut |line| lines.push((line.to_owned(), Role::Text)));
        }
    }
    let room = usize::from(canvas.area.height.saturating_sub(4));
    let from = from.min(lines.len().saturating_sub(room));
    for (y, (line, role)) in (2..).zip(lines.iter().skip(from).take(room)) {
        canvas.put(2, y, line, theme.style(*role));
    }
    if from + room < lines.len() {
        canvas.put(78, canvas.area.height.saturating_sub(2), theme.signs.down, theme.style(Role::Can));
    }
}
