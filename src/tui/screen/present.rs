//! Presenter mode: somebody teaches a table from one screen. One thing is lit at a time, everything else is quiet; the
//! text is large, in at most two languages, and more of it comes on demand. Next plays the lesson's own solution move by
//! move, back takes it back. Nothing is judged and nothing is kept.

use ratatui::layout::Position as Cell;

use crate::{
    sitting::{
        present::PresenterSitting,
        spot::Lit,
        tableau::{Board, Brush},
    },
    text::{Catalog, Message, catalog::languages, fill::fill},
};

use super::{
    super::{
        command::Command,
        input::Key,
        paint::{Canvas, Target, cells},
        screen::visit::{Transition, Visit},
        shared::Shared,
        tabletop::Size,
        theme::Role,
        widget::bar::{footer, title},
    },
    Screen,
};

/// No line is longer: it is read from across a table.
const COLUMN: usize = 60;

/// See the module's page.
pub(in crate::tui) struct Presenter<'p> {
    sitting: Box<dyn PresenterSitting + 'p>,
    /// How much of the moment is told: the task, or the text as well.
    more: bool,
    /// The second language.
    beside: Option<Catalog>,
    scrolled: u16,
}

impl<'p> Presenter<'p> {
    /// A lesson from its first step; `None`: it cannot be played.
    pub(in crate::tui) fn new(lesson: &str, shared: &Shared<'p>) -> Option<Self> {
        Some(Self { sitting: shared.house.present(lesson)?, more: false, beside: None, scrolled: 0 })
    }

    fn onward(&mut self) -> bool {
        let goes_on = self.sitting.onward();
        if goes_on {
            (self.more, self.scrolled) = (false, 0);
        }
        goes_on
    }

    fn before(&mut self) {
        self.sitting.before();
        (self.more, self.scrolled) = (false, 0);
    }

    /// The name of what is lit, or of the lesson.
    fn heading(&self, board: &dyn Board, shared: &Shared<'p>) -> String {
        let thing = self.sitting.spot().and_then(|spot| board.called(spot));
        let name = thing.map(|thing| shared.say(&board.thing(thing)));
        name.unwrap_or_else(|| shared.text(self.sitting.text()))
    }

    fn draw_board(&self, canvas: &mut Canvas<'_>, board: &dyn Board, shared: &Shared<'p>) -> u16 {
        let spot = self.sitting.spot();
        let lit = Lit { shown: spot, ..Lit::default() };
        let (catalog, signs, hues) = (&shared.catalog, shared.theme.signs, &shared.settings.hues);
        let brush = Brush { catalog, signs, hues, lit: &lit };
        let size = Size::of((canvas.width(), canvas.height()));
        if size == Size::Tabs {
            return 2;
        }
        let width = canvas.width().min(if size == Size::Wide { 116 } else { 80 });
        let mut canvas = canvas.centred(width);
        let region = spot.map(|spot| board.region_of(spot));
        canvas.lay(shared.theme, |sheet| board.draw_shown(&brush, region, sheet))
    }

    fn next_beside(&mut self, shared: &Shared<'p>) {
        let known = languages();
        let others: Vec<&str> = known.into_iter().filter(|lang| *lang != shared.catalog.lang()).collect();
        let now = self.beside.as_ref().and_then(|beside| others.iter().position(|lang| *lang == beside.lang()));
        let next = match now {
            None if self.beside.is_none() => others.first(),
            None => None,
            Some(at) => others.get(at + 1),
        };
        self.beside = next.map(|lang| shared.in_language(lang));
    }
}

/// A name that can be read from afar.
fn spaced(name: &str, room: u16) -> String {
    let large = name.to_uppercase();
    let words = large.split(' ').map(|word| word.chars().map(String::from).collect::<Vec<_>>().join(" "));
    let all = words.collect::<Vec<_>>().join("   ");
    if cells(&all) <= room { all } else { large }
}

impl<'p> Screen<'p> for Presenter<'p> {
    fn update(&mut self, command: Command, _key: Key, shared: &mut Shared<'p>) -> Transition {
        match command {
            Command::Onward | Command::Right => drop(self.onward()),
            Command::Before | Command::Left | Command::Undo => self.before(),
            Command::Do => {
                let untold = self.sitting.begins() && !self.more;
                if untold {
                    self.more = true;
                } else if !self.onward() {
                    return Transition::Close;
                }
            }
            Command::Up => self.scrolled = self.scrolled.saturating_sub(1),
            Command::Down => self.scrolled += 1,
            Command::Beside => self.next_beside(shared),
            Command::Why => {
                if let Some(topic) = self.sitting.topic() {
                    return Transition::article(Some(topic), Some(self.sitting.tableau()));
                }
            }
            Command::Search => return Transition::Open(Visit::Search(Some(self.sitting.tableau()))),
            Command::Back => return Transition::Close,
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>) -> Option<Cell> {
        let theme = shared.theme;
        let board = self.sitting.tableau();
        let steps = self.sitting.count();
        let number = (self.sitting.number() + 1).min(steps);
        let place = Message::new("learn-step").with("step", number).with("count", steps);
        let mut langs = shared.catalog.lang().to_owned();
        if let Some(beside) = &self.beside {
            langs = format!("{langs} + {}", beside.lang());
        }
        title(canvas, shared, &shared.text(self.sitting.text()), &[shared.say(&place), langs]);
        footer(
            canvas,
            shared,
            &[
                (Command::Onward, None),
                (Command::Before, None),
                (Command::Do, Some(shared.text("key-more"))),
                (Command::Beside, None),
                (Command::Why, None),
                (Command::Help, None),
            ],
        );
        let top = self.draw_board(canvas, &*board, shared);
        let (width, height) = (canvas.width(), canvas.height() - 1);
        let x = if width >= 76 { 8 } else { 2 };
        let mut place = canvas.part(x, top, width - x - 1, height.saturating_sub(top));
        let room = place.height();
        let mut lines: Vec<(String, Role)> = Vec::new();
        let heading = spaced(&self.heading(&*board, shared), place.width());
        lines.extend([(heading, Role::Changed), (String::new(), Role::Text)]);
        let column = COLUMN.min(usize::from(place.width()));
        let mut said = |catalog: &Catalog, role: Role| {
            for statement in self.sitting.told(self.more) {
                fill(&catalog.say(&statement).text, column, &mut |line| lines.push((line.to_owned(), role)));
                lines.push((String::new(), role));
            }
        };
        said(&shared.catalog, Role::Text);
        if let Some(beside) = &self.beside {
            said(beside, Role::Quiet);
        }
        let last = lines.len().saturating_sub(usize::from(room));
        let from = usize::from(self.scrolled).min(last);
        for (y, (line, role)) in (0..room).zip(lines.iter().skip(from)) {
            place.put(0, y, line, theme.style(*role));
        }
        if from < last {
            canvas.put(width - 2, height - 1, theme.signs.down, theme.style(Role::Can));
        }
        let bar: String =
            (0..steps).map(|at| if at < number { theme.signs.gone } else { theme.signs.to_come }).collect();
        if from == last && lines.len() < usize::from(room) {
            canvas.put(x, height - 1, &bar, theme.style(Role::Quiet));
        }
        Some(canvas.cell(x, top))
    }

    fn commands(&self) -> Vec<Command> {
        use Command::*;
        vec![Onward, Before, Do, Beside, Up, Down, Why, Search, Back]
    }

    fn point(&mut self, _target: Target, _shared: &mut Shared<'p>) -> bool {
        false
    }

    fn renew(&mut self, shared: &Shared<'p>) {
        if self.beside.as_ref().is_some_and(|beside| beside.lang() == shared.catalog.lang()) {
            self.beside = None;
        }
    }
}
