//! The review of a game: the moves that cost most, of everybody or of one seat, each on the table where it was made, with
//! the better move and every other one to try.
//!
//! It is judged beside the app, a few looks at a time. A puzzle that is being made goes on being made wherever the user
//! goes. Hides what is said about which move.

mod draw;
mod judging;
mod trying;

use ratatui::layout::Position as Cell;

use crate::{
    course::progress::Change,
    sitting::{
        game::GameSitting,
        review::ReviewedMove,
        tableau::Tableau,
        thinking::{Inquiry, Thought},
    },
    text::Message,
};

use super::{
    super::{
        command::Command,
        input::Key,
        paint::{Canvas, Target},
        pane::Pane,
        screen::{
            review::judging::Afterthought,
            visit::{Transition, Visit},
        },
        seating::Seating,
        shared::Shared,
        widget::list::moved,
    },
    Screen,
    attention::Attention,
};

use std::collections::BTreeMap;

use judging::Judging;

/// See the module's page.
pub(in crate::tui) struct ReviewScreen {
    table: Box<dyn GameSitting>,
    lang: String,
    /// Everybody's moves, and then those of each seat where there are several.
    reviews: Vec<Judging>,
    /// Which of them is shown.
    whose: usize,
    focus: usize,
    /// Whether the table of the focused move is shown.
    opened: bool,
    /// What the focus is on there.
    at: Attention<Afterthought>,
    /// What the move that was tried last led to.
    after: Option<Box<dyn Tableau>>,
    changes: Vec<Change>,
    /// What was said about the drills or a puzzle, by the place of the move in the log.
    notes: BTreeMap<usize, Message>,
    /// The puzzles that are being made: the task, and the place of the move.
    making: Vec<(u64, usize)>,
}

impl ReviewScreen {
    pub(in crate::tui) fn new(table: Box<dyn GameSitting>, shared: &mut Shared<'_>) -> Self {
        let all = table.reviewed();
        let mut reviews = vec![Judging::new(&*table, all.clone())];
        if all.len() > 1 {
            reviews.extend(all.into_iter().map(|seat| Judging::new(&*table, vec![seat])));
        }
        let mut screen = Self {
            table,
            lang: shared.catalog.lang().to_owned(),
            reviews,
            whose: 0,
            focus: 0,
            opened: false,
            at: Attention::new(),
            after: None,
            changes: Vec::new(),
            notes: BTreeMap::new(),
            making: Vec::new(),
        };
        screen.look_at(0, shared);
        screen
    }

    /// Shows one of the reviews, which goes on if it is not done.
    fn look_at(&mut self, whose: usize, shared: &mut Shared<'_>) {
        self.whose = whose.min(self.reviews.len() - 1);
        self.focus = 0;
        self.reviews[self.whose].go_on(&*self.table, shared);
    }

    fn shown(&self) -> &Judging {
        &self.reviews[self.whose]
    }

    fn focused(&self) -> Option<&dyn ReviewedMove> {
        self.shown().worst()?.get(self.focus).map(|one| &**one)
    }

    /// The table of the focused move, where it is shown.
    fn here(&self) -> Option<Box<dyn Tableau>> {
        self.focused().filter(|_| self.opened).map(ReviewedMove::tableau)
    }

    fn count(&self) -> usize {
        self.shown().worst().map_or(0, <[_]>::len)
    }

    /// Goes to a move of the list; whether it had the focus already.
    fn go_to(&mut self, at: usize, shared: &Shared<'_>) -> bool {
        let at = at.min(self.count().saturating_sub(1));
        let same = std::mem::replace(&mut self.focus, at) == at;
        self.at.quiet();
        if self.opened {
            self.lay(shared);
        }
        same
    }

    fn go(&mut self, by: isize, shared: &Shared<'_>) {
        self.go_to(moved(self.focus, self.count(), by), shared);
    }

    fn open(&mut self, opened: bool, shared: &Shared<'_>) {
        self.opened = opened;
        self.at.chosen = 0;
        self.go(0, shared);
    }

    /// Notes the rule of a move for the drills.
    fn drill(&mut self, dear: &dyn ReviewedMove) {
        let (change, said) = dear.noted();
        self.changes.extend(change);
        self.notes.insert(dear.at(), said);
    }

    fn make_puzzle(&mut self, dear: Box<dyn ReviewedMove>, shared: &mut Shared<'_>) {
        let at = dear.at();
        self.notes.insert(at, Message::new("ui-review-proving"));
        if self.making.iter().all(|(_, made)| *made != at) {
            self.making.push((shared.think(&*self.table, Inquiry::Puzzle(dear)), at));
        }
    }

    /// A level back: to the choices, to the table as it stood, to the list, and out.
    fn step_back(&mut self, shared: &Shared<'_>) -> Transition {
        if !self.opened {
            return Transition::Close;
        }
        if self.at.region != Pane::Choices {
            self.enter(Pane::Choices);
        } else if !self.at.speech.is_empty() {
            self.at.quiet();
        } else {
            self.open(false, shared);
        }
        Transition::Stay
    }

    /// Arrows at the table.
    fn arrow(&mut self, command: Command, shared: &Shared<'_>) {
        let said = self.said(shared);
        if let Some(here) = self.here() {
            self.at.arrow(command, &*here, &said, shared);
        }
    }
}

impl<'p> Screen<'p> for ReviewScreen {
    fn update(&mut self, command: Command, _key: Key, shared: &mut Shared<'p>) -> Transition {
        match command {
            Command::Up | Command::Down | Command::Left | Command::Right if self.opened => self.arrow(command, shared),
            Command::Up | Command::Before => self.go(-1, shared),
            Command::Down | Command::Onward => self.go(1, shared),
            Command::Left => self.look_at(self.whose.saturating_sub(1), shared),
            Command::Right => self.look_at(self.whose + 1, shared),
            Command::First if self.opened => self.at.choose(0),
            Command::Last if self.opened => self.at.choose(usize::MAX),
            Command::First => drop(self.go_to(0, shared)),
            Command::Last => drop(self.go_to(usize::MAX, shared)),
            Command::PageUp => self.page(false, shared),
            Command::PageDown => self.page(true, shared),
            Command::Region if self.opened => self.turn_region(Pane::after),
            Command::RegionBefore if self.opened => self.turn_region(Pane::before),
            Command::Do if self.opened => self.enact(shared),
            Command::Do if self.count() > 0 => self.open(true, shared),
            Command::Why => return self.why(),
            Command::Search => {
                return Transition::Open(Visit::Search(self.focused().map(ReviewedMove::tableau)));
            }
            Command::Back => return self.step_back(shared),
            Command::Do => return Transition::Close,
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>) -> Option<Cell> {
        match self.focused().filter(|_| self.opened) {
            Some(dear) => self.draw_table(dear, canvas, shared),
            None => self.draw_list(canvas, shared),
        }
    }

    fn commands(&self) -> Vec<Command> {
        use Command::*;
        if self.opened {
            return vec![Left, Right, Up, Down, Do, Onward, Before, Region, Why, PageUp, PageDown, Search, Back];
        }
        let mut commands = vec![Up, Down, Do, Why, PageUp, PageDown, Search, Back];
        if self.reviews.len() > 1 {
            commands.extend([Left, Right]);
        }
        commands
    }

    fn point(&mut self, target: Target, shared: &mut Shared<'p>) -> bool {
        match (self.here(), target) {
            (Some(here), target) => self.at.point(target, &*here, shared),
            (None, Target::Entry(at)) => self.go_to(at, shared),
            (None, Target::Side(whose)) => {
                self.look_at(whose, shared);
                false
            }
            (None, Target::Spot(_) | Target::Tab(_) | Target::Key(_) | Target::Text) => false,
        }
    }

    fn scroll(&mut self, up: bool, on_text: bool, shared: &mut Shared<'p>) -> Transition {
        let said = self.said(shared);
        match self.here() {
            Some(here) => self.at.wheel(up, on_text, &*here, &said, shared),
            None => self.go(if up { -1 } else { 1 }, shared),
        }
        Transition::Stay
    }

    fn renew(&mut self, shared: &Shared<'p>) {
        if self.opened {
            self.lay(shared);
        }
    }

    fn take_changes(&mut self) -> Vec<Change> {
        std::mem::take(&mut self.changes)
    }

    fn thought(&mut self, thought: &Thought, shared: &mut Shared<'p>) {
        self.reviews.iter_mut().for_each(|review| review.thought(thought));
        self.reviews[self.whose].go_on(&*self.table, shared);
    }

    fn puzzled(&mut self, number: u64, said: &Message) -> bool {
        let Some(made) = self.making.iter().position(|(task, _)| *task == number) else { return false };
        let (_, at) = self.making.remove(made);
        self.notes.insert(at, said.clone());
        // Where something else is said it would not be seen.
        self.at.speech.is_empty() && self.focused().is_some_and(|dear| dear.at() == at)
    }

    fn seating(&self) -> Option<Seating> {
        Some(Seating { lang: self.lang.clone(), players: self.table.players().to_vec() })
    }

    fn speak(&mut self, lang: &str, _shared: &mut Shared<'p>) {
        lang.clone_into(&mut self.lang);
    }

    fn focus_on(&mut self, line: &str) -> bool {
        self.opened
            && self.at.focus_on(|offer| match offer {
                Afterthought::Try(action) => action.line() == line,
                Afterthought::Drill => line == "drill",
                Afterthought::Puzzle => line == "puzzle",
            })
    }
}
