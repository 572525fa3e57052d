//! The review as a dialogue: from one move to the next, what another would have brought, a puzzle, a drill.

use std::path::Path;

use crate::{
    course::{
        drill::{Drilled, noted},
        run::reply::Refused,
    },
    ids::{Id, ids},
    play::{playable::Playable, puzzle::Puzzling, review::Judgment},
    sitting::telling,
    text::{Message, harmless},
};

use super::{
    super::{
        Exit,
        learn::{
            desk::Desk,
            lines::Entered,
            typed::{Keyword, command, meant},
        },
    },
    puzzles::make_puzzle,
    telling::{Reviewed, overview, show, speak},
};

ids! {
    /// What can be typed besides the commands of a lesson; the id is the English word.
    enum Further {
        /// The next move.
        Next = "next",
        /// The move before.
        Back = "back",
        /// What a move brings.
        Try = "try",
        /// A puzzle.
        Puzzle = "puzzle",
        /// A drill.
        Drill = "drill",
    }
}

impl Further {
    fn words(self) -> Message {
        Message::new(format!("review-command-{}", self.id()))
    }
}

/// The commands of a lesson that mean something here.
const COMMANDS: [Keyword; 6] =
    [Keyword::Help, Keyword::Again, Keyword::Look, Keyword::Rules, Keyword::Lang, Keyword::Quit];

/// See the module's page.
pub(super) struct Dialogue<'d, 'a, G: Playable> {
    desk: &'d mut Desk<'a, G>,
    reviewed: &'d Reviewed<G>,
    at: usize,
}

impl<'d, 'a, G: Playable + Puzzling + Drilled> Dialogue<'d, 'a, G> {
    pub(super) fn new(desk: &'d mut Desk<'a, G>, reviewed: &'d Reviewed<G>) -> Self {
        Self { desk, reviewed, at: 0 }
    }

    /// Asks until somebody leaves, or the input ends.
    pub(super) fn hold(mut self) -> Exit {
        if self.judgment().is_none() {
            return Exit::Done;
        }
        self.show();
        self.desk.say_id("review-hint");
        loop {
            match self.desk.lines.ask() {
                Entered::End => return Exit::Done,
                Entered::Unreadable => self.desk.say_id("learn-bad-line"),
                Entered::Line(line) if line.is_empty() => {}
                Entered::Line(line) => {
                    if !self.hear(&line) {
                        return Exit::Done;
                    }
                }
            }
            if self.desk.lines.is_broken() {
                return Exit::Done;
            }
        }
    }

    fn judgment(&self) -> Option<&'d Judgment<G>> {
        self.reviewed.worst().get(self.at).copied()
    }

    fn show(&mut self) {
        show(self.desk, self.reviewed, self.at);
    }

    /// Goes to a move of the list, counted from 0.
    fn go(&mut self, at: Option<usize>, said: usize) {
        match at.filter(|at| *at < self.reviewed.worst().len()) {
            Some(at) => {
                self.at = at;
                self.show();
            }
            None => self.desk.say(&Message::new("review-no-move").with("number", said)),
        }
    }

    /// Does what a line asks for; `false`: somebody leaves.
    fn hear(&mut self, line: &str) -> bool {
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if let Ok(number) = line.trim_end_matches(['.', ')']).parse::<usize>() {
            self.go(number.checked_sub(1), number);
        } else if let Some(extra) = meant(first, Further::words, &self.desk.catalog) {
            self.extra(extra, rest.trim());
        } else if let Some((command, rest)) = command(line, &self.desk.catalog) {
            return self.command(command, &rest, line);
        } else {
            self.desk.not_understood(line);
        }
        true
    }

    fn extra(&mut self, extra: Further, rest: &str) {
        let Some(judgment) = self.judgment() else { return };
        match extra {
            Further::Next => self.go(Some(self.at + 1), self.at + 2),
            Further::Back => self.go(self.at.checked_sub(1), self.at),
            Further::Try => self.attempt(judgment, rest),
            Further::Puzzle if rest.is_empty() => self.desk.say_id("review-puzzle-folder"),
            Further::Puzzle => drop(make_puzzle(self.desk, judgment, Path::new(&harmless(rest)))),
            Further::Drill => {
                let (change, said) = noted::<G>(judgment.rule);
                self.desk.save_changes(change.as_slice());
                self.desk.say(&said);
            }
        }
    }

    /// What the better move brings, or another one.
    fn attempt(&mut self, judgment: &Judgment<G>, rest: &str) {
        let (position, mut choices) = (judgment.position, Vec::new());
        G::legal(&position, &mut choices);
        let action = if rest.is_empty() {
            Some(judgment.better)
        } else {
            self.desk.action_meant(rest, judgment.seat, &position, &choices)
        };
        let Some(action) = action else { return };
        match G::play(&position, None, action) {
            Ok(played) => {
                self.desk.tell(&telling::would::<G>(&played.events, None));
            }
            Err(refusals) => {
                self.desk.tell(&telling::refused::<G>(&Refused { position, action, refusals }, judgment.seat));
            }
        }
    }

    fn command(&mut self, command: Keyword, rest: &str, line: &str) -> bool {
        match command {
            Keyword::Help => {
                self.desk.say_id("review-help");
                for extra in Further::ALL {
                    let words = self.desk.catalog.say(&extra.words()).text;
                    let means = self.desk.catalog.say(&extra.words().attribute("help")).text;
                    self.desk.lines.say(&format!("{words}: {means}"));
                }
                self.desk.say_commands(&COMMANDS, "play");
            }
            Keyword::Again => {
                overview(self.desk, self.reviewed);
                self.show();
            }
            Keyword::Look if rest.is_empty() => self.show(),
            Keyword::Look => {
                if let Some(judgment) = self.judgment() {
                    self.desk.look_at(&judgment.position, rest);
                }
            }
            Keyword::Rules => self.desk.rules(rest),
            Keyword::Lang => {
                if let Some(lang) = self.desk.language_meant(rest) {
                    speak(self.desk, self.reviewed, &lang);
                    self.desk.say_id("learn-language");
                    self.show();
                }
            }
            Keyword::Quit => return false,
            Keyword::Why
            | Keyword::Hint
            | Keyword::Undo
            | Keyword::Redo
            | Keyword::Restart
            | Keyword::Skip
            | Keyword::Go
            | Keyword::Test => drop(self.desk.not_understood(line)),
        }
        true
    }
}
