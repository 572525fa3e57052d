//! The review of a game: the moves that cost most, each on the table where it was made, with the better move to try.

mod draw;
mod judging;

use std::collections::BTreeMap;

use ratatui::layout::Position as Cell;

use crate::{
    course::{drill::noted, progress::Change},
    cuba::Cuba,
    game::Played,
    ids::{Id, ids},
    play::{
        Table as Game_,
        review::{Judgment, reviewed},
    },
    reference::Topic,
    text::{Message, fill::lines},
};

use super::{
    super::{
        command::Command,
        cuba::Table,
        game::{Thought, Wish},
        input::Key,
        paint::{Canvas, Target},
        shared::Shared,
        widget::list::moved,
    },
    Outcome, Screen, Seating,
    rules::Rules,
};

use judging::{Judging, Worst};

ids! {
    /// What can be done with a move.
    enum Deed {
        Try = "try",
        Drill = "drill",
        Puzzle = "puzzle",
    }
}

/// See the module's page.
pub(in crate::tui) struct ReviewScreen {
    table: Game_<Cuba>,
    lang: String,
    judging: Judging,
    focus: usize,
    /// Whether the table of the focused move is shown.
    opened: bool,
    /// Whether the better move was tried.
    tried: bool,
    deed: usize,
    scrolled: usize,
    changes: Vec<Change>,
    /// What was said about the drills or a puzzle, by the place of the move in the log.
    notes: BTreeMap<usize, Message>,
    /// The puzzles that are being made: the task, and the place of the move.
    making: Vec<(u64, usize)>,
}

impl ReviewScreen {
    pub(in crate::tui) fn new(table: Game_<Cuba>, shared: &mut Shared<'_>) -> Self {
        let judging = Judging::begin(&table, &reviewed(&table), shared);
        Self {
            table,
            lang: shared.catalog.lang().to_owned(),
            judging,
            focus: 0,
            opened: false,
            tried: false,
            deed: 0,
            scrolled: 0,
            changes: Vec::new(),
            notes: BTreeMap::new(),
            making: Vec::new(),
        }
    }

    fn focused(&self) -> Option<&Worst> {
        self.judging.worst()?.get(self.focus)
    }

    fn judgment(&self) -> Option<&Judgment<Cuba>> {
        self.focused().map(|(judgment, _)| judgment)
    }

    /// What the better move led to, if it was tried.
    fn after(&self) -> Option<&Played<Cuba>> {
        self.focused().map(|(_, after)| after).filter(|_| self.tried)
    }

    fn count(&self) -> usize {
        self.judging.worst().map_or(0, <[Worst]>::len)
    }

    /// Goes to a move of the list; whether it had the focus already.
    fn go_to(&mut self, at: usize) -> bool {
        let at = at.min(self.count().saturating_sub(1));
        (self.tried, self.scrolled) = (false, 0);
        std::mem::replace(&mut self.focus, at) == at
    }

    fn go(&mut self, by: isize) {
        self.go_to(moved(self.focus, self.count(), by));
    }

    fn enact(&mut self, shared: &mut Shared<'_>) {
        let Some(judgment) = self.judgment().cloned() else { return };
        if !self.opened {
            self.opened = true;
            return;
        }
        self.scrolled = 0;
        match Deed::ALL[self.deed] {
            Deed::Try => self.tried = !self.tried,
            Deed::Drill => {
                let (change, said) = noted::<Cuba>(judgment.rule);
                self.changes.extend(change);
                self.notes.insert(judgment.at, said);
            }
            Deed::Puzzle => {
                let at = judgment.at;
                self.notes.insert(at, Message::new("ui-review-proving"));
                if self.making.iter().all(|(_, made)| *made != at) {
                    self.making.push((shared.think(&self.table, Wish::Puzzle(Box::new(judgment))), at));
                }
            }
        }
    }

    fn scroll_by(&mut self, by: isize, shared: &Shared<'_>) {
        let (width, room) = Table::talk_room(shared.size);
        let said = self.judgment().map(|judgment| self.said(judgment, shared)).unwrap_or_default();
        let count: usize = said.iter().map(|(text, _)| lines(text, width)).sum();
        self.scrolled = moved(self.scrolled, count.saturating_sub(room) + 1, by);
    }
}

impl<'p> Screen<'p> for ReviewScreen {
    fn update(&mut self, command: Command, _key: Key, shared: &mut Shared<'p>) -> Outcome<'p> {
        let position = self.judgment().map(|judgment| judgment.position);
        match command {
            Command::Up => self.go(-1),
            Command::Down => self.go(1),
            Command::Left => self.deed = moved(self.deed, Deed::ALL.len(), -1),
            Command::Right => self.deed = moved(self.deed, Deed::ALL.len(), 1),
            Command::PageUp => self.scroll_by(-1, shared),
            Command::PageDown => self.scroll_by(1, shared),
            Command::Do if self.count() > 0 => self.enact(shared),
            Command::Why => {
                if let Some(judgment) = self.judgment() {
                    return Outcome::Open(Box::new(Rules::about(Topic::Rule(judgment.rule), position)));
                }
            }
            Command::Search => return Outcome::Open(Box::new(Rules::search_in(position))),
            Command::Back if self.opened => {
                self.opened = false;
                self.go(0);
            }
            Command::Do | Command::Back => return Outcome::Close,
            _ => {}
        }
        Outcome::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>) -> Option<Cell> {
        match self.judgment().filter(|_| self.opened) {
            Some(judgment) => self.draw_table(judgment, canvas, shared),
            None => self.draw_list(canvas, shared),
        }
    }

    fn commands(&self) -> Vec<Command> {
        use Command::*;
        let mut commands = vec![Up, Down, Do, Why, PageUp, PageDown, Search, Back];
        if self.opened {
            commands.extend([Left, Right]);
        }
        commands
    }

    fn point(&mut self, target: Target, _shared: &mut Shared<'p>) -> bool {
        let Target::Entry(at) = target else { return false };
        if self.opened {
            return std::mem::replace(&mut self.deed, at.min(Deed::ALL.len() - 1)) == at;
        }
        self.go_to(at)
    }

    fn take_changes(&mut self) -> Vec<Change> {
        std::mem::take(&mut self.changes)
    }

    fn thought(&mut self, thought: &Thought, shared: &mut Shared<'p>) {
        self.judging.thought(thought, &self.table, shared);
    }

    fn puzzled(&mut self, number: u64, said: &Message) -> bool {
        let Some(made) = self.making.iter().position(|(task, _)| *task == number) else { return false };
        let (_, at) = self.making.remove(made);
        self.notes.insert(at, said.clone());
        self.judgment().is_some_and(|judgment| judgment.at == at)
    }

    fn seating(&self) -> Option<Seating> {
        Some(Seating { lang: self.lang.clone(), players: self.table.players().to_vec() })
    }

    fn speak(&mut self, lang: &str, _shared: &mut Shared<'p>) {
        lang.clone_into(&mut self.lang);
    }
}
