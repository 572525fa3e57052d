//! The course as a map: the parts and how far each is, the lessons of the focused part, and what the focused one teaches
//! with its rules, as they were seen, used and got wrong. Everything is open from the start.

use ratatui::layout::Position as Cell;

use crate::{
    course::{progress::RuleProgress, scenario::PartKind},
    play::first,
    sitting::house::PartCard,
    text::{Message, fill::fill},
};

use super::{
    super::{
        command::Command,
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
    home::{count_of, kind_id},
};

/// Below this width one column is shown at a time.
const TWO_COLUMNS: u16 = 70;

/// Something on the map: a lesson, or the coached game that ends the course.
#[derive(Clone, Copy)]
struct Station<'p> {
    id: &'p str,
    is_lesson: bool,
}

impl<'p> Station<'p> {
    fn lesson(self) -> Option<&'p str> {
        self.is_lesson.then_some(self.id)
    }

    fn text(self, shared: &Shared<'_>) -> String {
        if self.is_lesson { shared.text_of(self.id) } else { first::TEXT.to_owned() }
    }

    fn is_done(self, shared: &Shared<'_>) -> bool {
        shared.has_done(self.id)
    }
}

/// See the module's page.
pub(in crate::tui) struct CourseMap<'p> {
    kind: PartKind,
    parts: Vec<(PartCard<'p>, Vec<Station<'p>>)>,
    part: usize,
    lesson: usize,
    /// Whether the focus is among the lessons, and not among the parts.
    inside: bool,
}

impl<'p> CourseMap<'p> {
    /// The map of a kind of lessons, at the first that is not done.
    pub(in crate::tui) fn new(kind: PartKind, shared: &Shared<'p>) -> Self {
        let stations = |id: &'p str| {
            let game = (id == first::AFTER).then_some(Station { id: first::ID, is_lesson: false });
            [Station { id, is_lesson: true }].into_iter().chain(game)
        };
        let parts = shared.house.parts().into_iter().filter(|part| part.kind == kind);
        let parts: Vec<(PartCard<'p>, Vec<Station<'p>>)> = parts
            .map(|part| {
                let all = part.lessons.iter().copied().flat_map(stations).collect();
                (part, all)
            })
            .collect();
        let open = |stations: &Vec<Station<'p>>| stations.iter().position(|one| !one.is_done(shared));
        let part = parts.iter().position(|(_, lessons)| open(lessons).is_some()).unwrap_or(0);
        let lesson = parts.get(part).and_then(|(_, lessons)| open(lessons)).unwrap_or(0);
        let inside = parts.len() == 1;
        Self { kind, parts, part, lesson, inside }
    }

    fn lessons(&self) -> &[Station<'p>] {
        self.parts.get(self.part).map_or(&[], |(_, lessons)| lessons)
    }

    fn station(&self) -> Option<Station<'p>> {
        self.lessons().get(self.lesson).copied()
    }

    fn focused(&self) -> Option<&'p str> {
        self.station().and_then(Station::lesson)
    }

    fn go(&mut self, by: isize) {
        if self.inside {
            self.lesson = moved(self.lesson, self.lessons().len(), by);
        } else {
            self.part = moved(self.part, self.parts.len(), by);
            self.lesson = 0;
        }
    }

    fn begin(&mut self, anew: bool, shared: &mut Shared<'p>) -> Transition {
        if !self.inside {
            self.inside = true;
            return Transition::Stay;
        }
        let Some(lesson) = self.focused() else {
            if self.station().is_some() {
                shared.ask_first_game();
            }
            return Transition::Stay;
        };
        let first = anew || shared.has_done(lesson) && shared.left_at(lesson).is_none();
        let lesson = lesson.to_owned();
        Transition::Open(if first { Visit::Step(lesson, 0) } else { Visit::Lesson(lesson) })
    }

    fn leave(&mut self) -> Transition {
        if self.inside && self.parts.len() > 1 {
            self.inside = false;
            return Transition::Stay;
        }
        Transition::Close
    }

    fn draw_parts(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>) -> Option<Cell> {
        let (theme, width, room) = (shared.theme, canvas.width(), usize::from(canvas.height()));
        let apart = if self.parts.len() * 2 <= room { 2 } else { 1 };
        let first = first_shown(self.part, self.parts.len(), room / apart);
        let longest = self.parts.iter().map(|(part, _)| cells(&shared.text(part.text))).max().unwrap_or(0);
        let mut cursor = None;
        for (row, (at, (part, lessons))) in self.parts.iter().enumerate().skip(first).take(room / apart).enumerate() {
            let y = (row * apart) as u16;
            let focused = at == self.part;
            let name = shared.text(part.text);
            if focused && self.inside {
                canvas.put(1, y, theme.signs.right, theme.style(Role::Quiet));
                canvas.put(3, y, &name, theme.style(Role::Strong));
                canvas.target(0, y, width, 1, Target::Side(at));
            } else {
                cursor = cursor.or(entry(canvas, shared, (1, y), &name, focused, Target::Side(at)));
            }
            let done = lessons.iter().filter(|one| one.is_done(shared)).count();
            let mut bar: String =
                (0..lessons.len()).map(|at| if at < done { theme.signs.gone } else { theme.signs.to_come }).collect();
            if done == lessons.len() {
                bar = format!("{bar} {}", theme.signs.done);
            }
            let x = 5 + longest;
            if x + cells(&bar) <= width {
                canvas.put(x, y, &bar, theme.style(Role::Text));
            }
        }
        cursor
    }

    fn draw_lessons(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>) -> Option<Cell> {
        let (theme, width, height) = (shared.theme, canvas.width(), canvas.height());
        let (part, lessons) = self.parts.get(self.part)?;
        let done = lessons.iter().filter(|one| one.is_done(shared)).count();
        canvas.put(
            1,
            0,
            &shortened(&shared.text(part.text), width - 2, theme.signs.ellipsis),
            theme.style(Role::Strong),
        );
        let counted = Message::new("ui-done-of").with("done", done).with("count", lessons.len());
        canvas.put_right(width - 1, 0, &shared.say(&counted), theme.style(Role::Quiet));
        // Below the lessons stands what the focused one is about; the more room, the more of it.
        let left = height.saturating_sub(2 + lessons.len() as u16);
        let detail = if height >= 14 { left.max(8) } else { 0 };
        let room = usize::from(height.saturating_sub(2 + detail));
        let first = first_shown(self.lesson, lessons.len(), room);
        let mut cursor = None;
        for (y, (at, station)) in (2..).zip(lessons.iter().enumerate().skip(first).take(room)) {
            let sign = if station.is_done(shared) { theme.signs.done } else { " " };
            canvas.put(0, y, sign, theme.style(Role::Text));
            let state = match station.lesson().and_then(|lesson| shared.left_at(lesson)) {
                Some(step) => shared.say(&Message::new("learn-list-begun").with("step", step + 1)),
                None => String::new(),
            };
            let focused = at == self.lesson && self.inside;
            let mut line = canvas.part(0, y, width.saturating_sub(cells(&state) + 1), 1);
            cursor = cursor.or(entry(
                &mut line,
                shared,
                (1, 0),
                &shared.text(&station.text(shared)),
                focused,
                Target::Entry(at),
            ));
            canvas.put_right(width - 1, y, &state, theme.style(Role::Quiet));
        }
        if detail > 0
            && let Some(station) = self.station()
        {
            Self::draw_detail(&mut canvas.part(1, height - detail + 1, width - 2, detail - 1), station, shared);
        }
        cursor
    }

    /// What a lesson is about, and how its rules stand.
    fn draw_detail(canvas: &mut Canvas<'_>, station: Station<'p>, shared: &Shared<'p>) {
        let (theme, width) = (shared.theme, usize::from(canvas.width()));
        let mut y = 0;
        let aim = shared.say(&Message::new(station.text(shared)).attribute("aim"));
        fill(&aim, width, &mut |line| {
            if y < 4 {
                canvas.put(0, y, line, theme.style(Role::Text));
            }
            y += 1;
        });
        y = y.min(4);
        let Some(lesson) = station.lesson() else { return };
        let known = |rule: &str| shared.learnt().rules.get(rule).copied().unwrap_or_default();
        let all = shared.house.teaches(lesson);
        let count = |fits: fn(&RuleProgress) -> bool| all.iter().filter(|rule| fits(&known(rule.id))).count();
        let rules = Message::new("ui-map-rules")
            .with("rules", all.len())
            .with("seen", count(|rule| rule.seen > 0))
            .with("used", count(|rule| rule.used > 0))
            .with("wrong", count(|rule| rule.wrong > 0));
        let mut at = y + 1;
        fill(&shared.say(&rules), width, &mut |line| {
            canvas.put(0, at, line, theme.style(Role::Quiet));
            at += 1;
        });
        let best = shared.learnt().lessons.get(lesson).and_then(|one| one.best);
        if let Some(best) = best {
            canvas.put(0, at, &shared.say(&Message::new("ui-map-best").with("count", best)), theme.style(Role::Quiet));
            at += 1;
        }
        let room = usize::from(canvas.height().saturating_sub(at + 1));
        for (y, rule) in (at + 1..).zip(all.iter().take(room)) {
            let stands = known(rule.id);
            let (sign, role) = match stands {
                RuleProgress { wrong: 1.., owed: true, .. } => (theme.signs.no, Role::No),
                RuleProgress { used: 1.., .. } => (theme.signs.done, Role::Text),
                RuleProgress { seen: 1.., .. } => (theme.signs.seen, Role::Text),
                RuleProgress { .. } => (" ", Role::Quiet),
            };
            canvas.put(0, y, sign, theme.style(role));
            let last = y + 1 == canvas.height() && all.len() > room;
            let title = shared.say(&rule.title);
            let title =
                if last { theme.signs.ellipsis } else { &shortened(&title, width as u16 - 2, theme.signs.ellipsis) };
            canvas.put(2, y, title, theme.style(role));
        }
    }
}

impl<'p> Screen<'p> for CourseMap<'p> {
    fn update(&mut self, command: Command, _key: Key, shared: &mut Shared<'p>) -> Transition {
        match command {
            Command::Up => self.go(-1),
            Command::Down => self.go(1),
            Command::Right | Command::Region => self.inside = true,
            Command::Left | Command::RegionBefore if self.parts.len() > 1 => self.inside = false,
            Command::Do => return self.begin(false, shared),
            Command::Restart => {
                self.inside = true;
                return self.begin(true, shared);
            }
            Command::Show => {
                let shown = |lesson: &str| Transition::Open(Visit::Presenter(lesson.to_owned()));
                return self.focused().map_or(Transition::Stay, shown);
            }
            Command::Why => {
                let rules = self.focused().map(|lesson| shared.house.teaches(lesson)).unwrap_or_default();
                return Transition::article(rules.first().and_then(|rule| rule.topic), None);
            }
            Command::Search => return Transition::Open(Visit::Search(None)),
            Command::Back => return self.leave(),
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>) -> Option<Cell> {
        let (theme, name) = (shared.theme, shared.text(kind_id(self.kind)));
        let (count, done) = count_of(shared, self.kind);
        let counted = Message::new("ui-done-of").with("done", done).with("count", count);
        title(canvas, shared, &name, &[shared.text("ui-language-name"), shared.say(&counted)]);
        footer(
            canvas,
            shared,
            &[
                (Command::Do, Some(shared.text("key-open"))),
                (Command::Show, None),
                (Command::Restart, Some(shared.text("key-anew"))),
                (Command::Search, None),
                (Command::Help, None),
            ],
        );
        let mut canvas = canvas.centred(110);
        let (width, height) = (canvas.width(), canvas.height() - 3);
        if width < TWO_COLUMNS || self.parts.len() == 1 {
            let mut part = canvas.part(1, 2, width - 2, height);
            return if self.inside { self.draw_lessons(&mut part, shared) } else { self.draw_parts(&mut part, shared) };
        }
        let half = width / 2;
        for y in 0..height {
            canvas.put(half, 2 + y, theme.signs.upright, theme.style(Role::Line));
        }
        let left = self.draw_parts(&mut canvas.part(1, 3, half - 2, height - 2), shared);
        let right = self.draw_lessons(&mut canvas.part(half + 2, 3, width - half - 3, height - 2), shared);
        if self.inside { right } else { left }
    }

    fn commands(&self) -> Vec<Command> {
        use Command::*;
        vec![Up, Down, Left, Right, Do, Restart, Show, Why, Search, Back]
    }

    fn point(&mut self, target: Target, _shared: &mut Shared<'p>) -> bool {
        match target {
            Target::Side(at) => {
                let there = !self.inside && self.part == at;
                (self.inside, self.part) = (false, at.min(self.parts.len().saturating_sub(1)));
                self.lesson = self.lesson.min(self.lessons().len().saturating_sub(1));
                there
            }
            Target::Entry(at) => {
                let there = self.inside && self.lesson == at;
                (self.inside, self.lesson) = (true, at.min(self.lessons().len().saturating_sub(1)));
                there
            }
            Target::Spot(_) | Target::Tab(_) | Target::Key(_) | Target::Text => false,
        }
    }
}
