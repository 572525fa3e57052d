//! Finding an article: the contents by kind, and the search as you type.

use ratatui::layout::Position as Cell;

use crate::{
    reference::{Topic, article::title as named, fold::fold, search::search, topic::kinds},
    text::{Message, catalog::names, fill::fill},
};

use super::super::super::{
    command::Command,
    input::Key,
    paint::{Canvas, Target, cells, shortened},
    shared::Shared,
    theme::Role,
    widget::list::{entry, first_shown, moved_by},
};

/// The most that is listed while typing.
const MOST: usize = 8;
/// The longest that is typed.
const LONGEST: usize = 60;
/// Below this width one column is shown at a time.
const TWO_COLUMNS: u16 = 60;

/// Everything there is, by kind.
#[derive(Clone, Default)]
pub(super) struct Contents {
    kind: usize,
    topic: usize,
    inside: bool,
}

impl Contents {
    fn topics(&self) -> Vec<Topic> {
        let kind = kinds().get(self.kind).copied();
        Topic::all().filter(|topic| Some((topic.game(), topic.kind())) == kind).collect()
    }

    /// The topic that has the focus; `None`: the focus is on a kind.
    pub(super) fn chosen(&self) -> Option<Topic> {
        self.topics().get(self.topic).copied().filter(|_| self.inside)
    }

    /// Leaves the topics for the kinds, if it is among them.
    pub(super) fn left(&mut self) -> bool {
        std::mem::replace(&mut self.inside, false)
    }

    pub(super) fn update(&mut self, command: Command) {
        match command {
            Command::Right | Command::Region => self.inside = true,
            Command::Left | Command::RegionBefore => self.inside = false,
            command if self.inside => self.topic = moved_by(self.topic, self.topics().len(), command),
            command => {
                self.kind = moved_by(self.kind, kinds().len(), command);
                self.topic = 0;
            }
        }
    }

    pub(super) fn point(&mut self, target: Target) -> bool {
        match target {
            Target::Side(at) => {
                let there = !self.inside && self.kind == at;
                (self.inside, self.kind, self.topic) = (false, at.min(kinds().len().saturating_sub(1)), 0);
                there
            }
            Target::Entry(at) => {
                let there = self.inside && self.topic == at;
                (self.inside, self.topic) = (true, at);
                there
            }
            Target::Spot(_) | Target::Tab(_) | Target::Key(_) | Target::Text => false,
        }
    }

    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>) -> Option<Cell> {
        let (theme, width, height) = (shared.theme, canvas.width(), canvas.height());
        let kinds: Vec<String> = kinds().iter().map(|(_, kind)| shared.text(&format!("ui-kind-{kind}"))).collect();
        let widest = kinds.iter().map(|kind| cells(kind)).max().unwrap_or(0) + 6;
        let narrow = width < TWO_COLUMNS;
        let mut cursor = None;
        if !narrow || !self.inside {
            for (at, kind) in kinds.iter().enumerate() {
                let mut line = canvas.part(0, at as u16, if narrow { width } else { widest }, 1);
                if at == self.kind && self.inside {
                    line.put(1, 0, theme.signs.right, theme.style(Role::Quiet));
                    line.put(3, 0, kind, theme.style(Role::Strong));
                    line.target(0, 0, widest, 1, Target::Side(at));
                } else {
                    let found = entry(&mut line, shared, (1, 0), kind, at == self.kind, Target::Side(at));
                    cursor = cursor.or(found);
                }
            }
        }
        if !narrow || self.inside {
            let left = if narrow { 0 } else { widest + 2 };
            if !narrow {
                for y in 0..height {
                    canvas.put(widest, y, theme.signs.upright, theme.style(Role::Line));
                }
            }
            let topics = self.topics();
            let room = usize::from(height);
            let first = first_shown(self.topic, topics.len(), room);
            let mut list = canvas.part(left, 0, width - left, height);
            for (y, (at, topic)) in (0..).zip(topics.iter().enumerate().skip(first).take(room)) {
                let focused = self.inside && at == self.topic;
                let found =
                    entry(&mut list, shared, (0, y), &named(*topic, &shared.catalog), focused, Target::Entry(at));
                cursor = cursor.or(found);
            }
        }
        cursor
    }
}

/// Search as you type.
#[derive(Clone, Default)]
pub(super) struct Search {
    query: String,
    found: Vec<Topic>,
    /// Whether what is listed was only near what was typed.
    near: bool,
    focus: usize,
}

impl Search {
    pub(super) fn chosen(&self) -> Option<Topic> {
        self.found.get(self.focus).copied()
    }

    /// Empties the line; whether anything stood there.
    pub(super) fn emptied(&mut self) -> bool {
        let stood = !self.query.is_empty();
        *self = Self::default();
        stood
    }

    pub(super) fn update(&mut self, command: Command) {
        self.focus = moved_by(self.focus, self.found.len(), command);
    }

    pub(super) fn point(&mut self, at: usize) -> bool {
        std::mem::replace(&mut self.focus, at) == at
    }

    pub(super) fn typed(&mut self, key: Key) {
        match key {
            Key::Char(c) if self.query.chars().count() < LONGEST => self.query.push(c),
            Key::Backspace if self.query.pop().is_some() => {}
            _ => return,
        }
        let found = search(&self.query, &[]);
        self.near = found.found.is_empty();
        self.found = if self.near { found.nearest } else { found.found };
        self.found.truncate(MOST);
        self.focus = 0;
    }

    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>) -> Cell {
        let (theme, width, height) = (shared.theme, canvas.width(), canvas.height());
        let typed = format!("/ {}", self.query);
        canvas.put(1, 0, &typed, theme.style(Role::Strong));
        canvas.fill(1, width - 1, 1, theme.signs.across, theme.style(Role::Line));
        let cursor = canvas.cell(1 + cells(&typed), 0);
        let line = |canvas: &mut Canvas<'_>, id: &str| {
            let text = shortened(&shared.text(id), width - 2, theme.signs.ellipsis);
            canvas.put(1, 2, &text, theme.style(Role::Quiet));
        };
        if self.query.is_empty() {
            let help = shared.say(&Message::new("ui-search").attribute("help"));
            canvas.put(1, 2, &shortened(&help, width - 2, theme.signs.ellipsis), theme.style(Role::Quiet));
        } else if self.found.is_empty() {
            line(canvas, "ui-nothing-found");
        } else if self.near {
            line(canvas, "ui-near");
        }
        let top = 3;
        for (at, topic) in self.found.iter().enumerate() {
            let y = top + at as u16;
            let focused = at == self.focus;
            let title = named(*topic, &shared.catalog);
            entry(canvas, shared, (0, y), &title, focused, Target::Entry(at));
            let kind = shared.text(&format!("reference-kind-{}", topic.kind()));
            let beside = self.found_as(*topic, shared).unwrap_or(kind);
            let x = (width / 2).max(cells(&title) + 4);
            let space = width.saturating_sub(x + 1);
            canvas.put(x, y, &shortened(&beside, space, theme.signs.ellipsis), theme.style(Role::Quiet));
        }
        if let Some(topic) = self.chosen() {
            let line = top + self.found.len() as u16 + 1;
            if line + 3 < height {
                canvas.fill(1, width - 1, line, theme.signs.across, theme.style(Role::Line));
                let mut y = line + 1;
                let mut below = canvas.part(1, 0, width - 2, height);
                fill(&shared.say(&topic.text()), usize::from(width) - 3, &mut |text| {
                    below.put(0, y, text, theme.style(Role::Text));
                    y += 1;
                });
            }
        }
        cursor
    }

    /// The name that was found, if it is one of another language.
    fn found_as(&self, topic: Topic, shared: &Shared<'_>) -> Option<String> {
        let wanted = fold(&self.query);
        let own = shared.catalog.lang();
        let all: Vec<(&str, &str)> = names(topic.name_id()).collect();
        let has = |name: &str| fold(name).contains(&wanted);
        if all.iter().any(|(lang, name)| *lang == own && has(name)) {
            return None;
        }
        all.iter().find(|(_, name)| has(name)).map(|(lang, name)| format!("{lang}  {name}"))
    }
}
