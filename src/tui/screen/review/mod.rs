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
    course::{drill::noted, progress::Change},
    play::{
        Table,
        review::{Judgment, reviewed},
    },
    sitting::stage::Staged,
    text::Message,
};

use super::{
    super::{
        command::Command,
        game::{Inquiry, Thought},
        here::Here,
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

use judging::{Judging, Worst, here};

/// See the module's page.
pub(in crate::tui) struct ReviewScreen<G: Staged> {
    table: Table<G>,
    lang: String,
    /// Everybody's moves, and then those of each seat where there are several.
    reviews: Vec<Judging<G>>,
    /// Which of them is shown.
    whose: usize,
    focus: usize,
    /// Whether the table of the focused move is shown.
    opened: bool,
    /// What the focus is on there.
    at: Attention<G, Afterthought<G>>,
    /// What the move that was tried last led to.
    after: Option<G::Position>,
    changes: Vec<Change>,
    /// What was said about the drills or a puzzle, by the place of the move in the log.
    notes: BTreeMap<usize, Message>,
    /// The puzzles that are being made: the task, and the place of the move.
    making: Vec<(u64, usize)>,
}

impl<G: Staged> ReviewScreen<G> {
    pub(in crate::tui) fn new(table: Table<G>, shared: &mut Shared<'_, G>) -> Self {
        let all = reviewed(&table);
        let mut reviews = vec![Judging::new(&table, all.clone())];
        if all.len() > 1 {
            reviews.extend(all.into_iter().map(|seat| Judging::new(&table, vec![seat])));
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
    fn look_at(&mut self, whose: usize, shared: &mut Shared<'_, G>) {
        self.whose = whose.min(self.reviews.len() - 1);
        self.focus = 0;
        self.reviews[self.whose].go_on(&self.table, shared);
    }

    fn shown(&self) -> &Judging<G> {
        &self.reviews[self.whose]
    }

    fn focused(&self) -> Option<&Worst<G>> {
        self.shown().worst()?.get(self.focus)
    }

    fn judgment(&self) -> Option<&Judgment<G>> {
        self.focused().map(|(judgment, _)| judgment)
    }

    fn count(&self) -> usize {
        self.shown().worst().map_or(0, <[Worst<G>]>::len)
    }

    /// Goes to a move of the list; whether it had the focus already.
    fn go_to(&mut self, at: usize, shared: &Shared<'_, G>) -> bool {
        let at = at.min(self.count().saturating_sub(1));
        let same = std::mem::replace(&mut self.focus, at) == at;
        self.at.quiet();
        if self.opened {
            self.lay(shared);
        }
        same
    }

    fn go(&mut self, by: isize, shared: &Shared<'_, G>) {
        self.go_to(moved(self.focus, self.count(), by), shared);
    }

    fn open(&mut self, opened: bool, shared: &Shared<'_, G>) {
        self.opened = opened;
        self.at.chosen = 0;
        self.go(0, shared);
    }

    /// Notes the rule of a move for the drills.
    fn drill(&mut self, judgment: &Judgment<G>) {
        let (change, said) = noted::<G>(judgment.rule);
        self.changes.extend(change);
        self.notes.insert(judgment.at, said);
    }

    fn make_puzzle(&mut self, judgment: Judgment<G>, shared: &mut Shared<'_, G>) {
        let at = judgment.at;
        self.notes.insert(at, Message::new("ui-review-proving"));
        if self.making.iter().all(|(_, made)| *made != at) {
            self.making.push((shared.think(&self.table, Inquiry::Puzzle(Box::new(judgment))), at));
        }
    }

    /// A level back: to the choices, to the table as it stood, to the list, and out.
    fn step_back<'p>(&mut self, shared: &Shared<'p, G>) -> Transition<'p, G> {
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
    fn arrow(&mut self, command: Command, shared: &Shared<'_, G>) {
        let said = self.said(shared);
        if let Some(here) = self.judgment().map(here) {
            self.at.arrow(command, &here, &said, shared);
        }
    }
}

impl<'p, G: Staged> Screen<'p, G> for ReviewScreen<G> {
    fn update(&mut self, command: Command, _key: Key, shared: &mut Shared<'p, G>) -> Transition<'p, G> {
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
            Command::Region if self.opened => self.enter(self.at.region.after(G::REGIONS)),
            Command::RegionBefore if self.opened => self.enter(self.at.region.before(G::REGIONS)),
            Command::Do if self.opened => self.enact(shared),
            Command::Do if self.count() > 0 => self.open(true, shared),
            Command::Why => return self.why(),
            Command::Search => {
                let position = self.judgment().map(|judgment| judgment.position);
                return Transition::Open(Visit::Search(position.map(Here::open)));
            }
            Command::Back => return self.step_back(shared),
            Command::Do => return Transition::Close,
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p, G>) -> Option<Cell> {
        match self.judgment().filter(|_| self.opened) {
            Some(judgment) => self.draw_table(judgment, canvas, shared),
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

    fn point(&mut self, target: Target, shared: &mut Shared<'p, G>) -> bool {
        let table = self.judgment().filter(|_| self.opened).map(here);
        match (table, target) {
            (Some(here), target) => self.at.point(target, &here, shared),
            (None, Target::Entry(at)) => self.go_to(at, shared),
            (None, Target::Side(whose)) => {
                self.look_at(whose, shared);
                false
            }
            (None, Target::Spot(_) | Target::Tab(_) | Target::Key(_) | Target::Text) => false,
        }
    }

    fn scroll(&mut self, up: bool, on_text: bool, shared: &mut Shared<'p, G>) -> Transition<'p, G> {
        let said = self.said(shared);
        match self.judgment().filter(|_| self.opened).map(here) {
            Some(here) => self.at.wheel(up, on_text, &here, &said, shared),
            None => self.go(if up { -1 } else { 1 }, shared),
        }
        Transition::Stay
    }

    fn renew(&mut self, shared: &Shared<'p, G>) {
        if self.opened {
            self.lay(shared);
        }
    }

    fn take_changes(&mut self) -> Vec<Change> {
        std::mem::take(&mut self.changes)
    }

    fn thought(&mut self, thought: &Thought<G>, shared: &mut Shared<'p, G>) {
        self.reviews.iter_mut().for_each(|review| review.thought(thought));
        self.reviews[self.whose].go_on(&self.table, shared);
    }

    fn puzzled(&mut self, number: u64, said: &Message) -> bool {
        let Some(made) = self.making.iter().position(|(task, _)| *task == number) else { return false };
        let (_, at) = self.making.remove(made);
        self.notes.insert(at, said.clone());
        // Where something else is said it would not be seen.
        self.at.speech.is_empty() && self.judgment().is_some_and(|judgment| judgment.at == at)
    }

    fn seating(&self) -> Option<Seating> {
        Some(Seating { lang: self.lang.clone(), players: self.table.players().to_vec() })
    }

    fn speak(&mut self, lang: &str, _shared: &mut Shared<'p, G>) {
        lang.clone_into(&mut self.lang);
    }

    fn focus_on(&mut self, line: &str) -> bool {
        self.opened
            && self.at.focus_on(|offer| match offer {
                Afterthought::Try(action) => action.to_string() == line,
                Afterthought::Drill => line == "drill",
                Afterthought::Puzzle => line == "puzzle",
            })
    }
}
