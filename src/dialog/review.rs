//! A review: the list of what cost most, everything about one of those moves, and a dialogue from one to the next.

use std::path::Path;

use crate::{
    game::Seat,
    play::{Player, player::names, puzzle::name},
    sitting::review::{Findings, ReviewedMove},
    text::{Message, bot::decimal, harmless},
};

use super::{
    Dialog, Ending, Host, Lines, Turn,
    kind::{LineKind, Meant, OnOffer, understand},
    words::{Keyword, Special},
};

/// The commands of a lesson that mean something here.
pub const COMMANDS: [Keyword; 6] =
    [Keyword::Help, Keyword::Again, Keyword::Look, Keyword::Rules, Keyword::Lang, Keyword::Quit];

/// What can be typed besides.
pub const SPECIALS: &[Special] = &[
    Special { id: "next", words: "review-command-next" },
    Special { id: "back", words: "review-command-back" },
    Special { id: "try", words: "review-command-try" },
    Special { id: "puzzle", words: "review-command-puzzle" },
    Special { id: "drill", words: "review-command-drill" },
];

/// What a line can be in a review.
pub const TAKES: &[LineKind] = &[LineKind::Nothing, LineKind::Number, LineKind::Special, LineKind::Command];

/// A game that was reviewed.
pub struct Reviewed {
    /// What it is called.
    pub name: String,
    /// Who sat there.
    pub players: Vec<Player>,
    /// Whose moves were judged.
    pub seats: Vec<Seat>,
    /// What was found.
    pub found: Findings,
}

impl Reviewed {
    /// Speaks a language, with the names at the table.
    pub fn speak(&self, lang: &str, out: &mut Lines<'_>) {
        let catalog = out.spoken(lang);
        let names = names(&self.players, &catalog);
        out.speak(catalog.with_names(names));
    }

    /// What was reviewed, and the list of what cost most.
    pub fn overview(&self, out: &mut Lines<'_>) {
        let head = Message::new("review-head").with("name", self.name.clone());
        out.say(&head.with("moves", self.found.decisions).with("judged", self.found.judged));
        let people = self.seats.iter().map(|seat| out.catalog().seat(*seat)).collect::<Vec<_>>().join(", ");
        out.say(&Message::new("review-seats").with("list", people));
        let worst = &self.found.worst;
        out.say_id(if worst.is_empty() { "review-none" } else { "review-worst" });
        for (number, one) in (1..).zip(worst) {
            let line = Message::new("review-line").with("at", one.at() + 1).with("player", one.seat());
            let line = out.word(&line.with("points", decimal(one.costs())));
            out.line(format!("{number}. {line}"));
        }
    }

    /// One of the moves that cost most, with everything about it.
    pub fn show(&self, number: usize, out: &mut Lines<'_>) {
        let worst = &self.found.worst;
        let Some(one) = worst.get(number) else { return };
        out.gap();
        let head = Message::new("review-one").with("number", number + 1).with("count", worst.len());
        let head = head.with("at", one.at() + 1).with("player", one.seat());
        out.say(&head.with("points", decimal(one.costs())));
        out.tell(&one.told());
        out.tell(&one.turn());
        out.say_id("review-table");
        out.say_all(&one.tableau().table());
    }
}

/// Makes a puzzle of a move, in a folder that is not there yet.
pub fn make_puzzle(one: &dyn ReviewedMove, folder: &str, out: &mut Lines<'_>, host: &mut dyn Host) -> Ending {
    let stem = Path::new(folder).file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let Some(puzzle) = one.puzzle(&name(&stem)) else {
        out.say_id("review-unpuzzled");
        return Ending::Declined;
    };
    match host.keep_puzzle(&puzzle, folder) {
        Ok(said) => {
            out.say(&said);
            Ending::Finished
        }
        Err(why) => {
            out.complain(&why);
            Ending::Failed
        }
    }
}

/// See the module's page.
pub struct ReviewDialog<'p> {
    reviewed: &'p Reviewed,
    /// The move that is looked at, counted from 0.
    at: usize,
}

impl<'p> ReviewDialog<'p> {
    /// A dialogue about the moves of a review.
    pub fn new(reviewed: &'p Reviewed) -> Self {
        Self { reviewed, at: 0 }
    }

    /// The move that is looked at.
    fn one(&self) -> Option<&'p dyn ReviewedMove> {
        self.reviewed.found.worst.get(self.at).map(|one| &**one)
    }

    fn show(&self, out: &mut Lines<'_>) {
        self.reviewed.show(self.at, out);
    }

    /// Goes to a move of the list, counted from 0.
    fn go(&mut self, at: Option<usize>, said: usize, out: &mut Lines<'_>) {
        match at.filter(|at| *at < self.reviewed.found.worst.len()) {
            Some(at) => {
                self.at = at;
                self.show(out);
            }
            None => out.say(&Message::new("review-no-move").with("number", said)),
        }
    }

    fn special(&mut self, id: &str, rest: &str, out: &mut Lines<'_>, host: &mut dyn Host) {
        let Some(one) = self.one() else { return };
        match id {
            "next" => self.go(Some(self.at + 1), self.at + 2, out),
            "back" => self.go(self.at.checked_sub(1), self.at, out),
            "try" => attempt(one, rest, out),
            "puzzle" if rest.is_empty() => out.say_id("review-puzzle-folder"),
            "puzzle" => drop(make_puzzle(one, &harmless(rest), out, host)),
            _ => {
                let (change, said) = one.noted();
                out.note(change.as_slice(), host);
                out.say(&said);
            }
        }
    }

    /// Does what a command says; `false`: somebody leaves.
    fn obey(&self, command: Keyword, rest: &str, line: &str, out: &mut Lines<'_>) -> bool {
        match command {
            Keyword::Help => {
                out.say_id("review-help");
                out.say_specials(SPECIALS);
                out.say_commands(&COMMANDS, "play");
            }
            Keyword::Again => {
                self.reviewed.overview(out);
                self.show(out);
            }
            Keyword::Look if rest.is_empty() => self.show(out),
            Keyword::Look => {
                if let Some(one) = self.one() {
                    out.look_at(&*one.tableau(), rest);
                }
            }
            Keyword::Rules => out.rules(rest),
            Keyword::Lang => {
                if let Some(lang) = out.language_meant(rest) {
                    self.reviewed.speak(&lang, out);
                    out.say_id("learn-language");
                    self.show(out);
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
            | Keyword::Test => out.not_understood(line),
        }
        true
    }
}

impl<'p> Dialog<'p> for ReviewDialog<'p> {
    fn open(&mut self, out: &mut Lines<'_>, _host: &mut dyn Host) -> Turn<'p> {
        if self.one().is_none() {
            return Turn::Close(Ending::Finished);
        }
        self.show(out);
        out.say_id("review-hint");
        Turn::Ask
    }

    fn hear(&mut self, line: &str, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        let offer = OnOffer { specials: SPECIALS, ..OnOffer::taking(TAKES) };
        let meant = understand(line, &offer, out.catalog());
        match &meant {
            Meant::Nothing => {}
            Meant::Number(number) => self.go(number.checked_sub(1), *number, out),
            Meant::Special(id, rest) => self.special(id, rest, out, host),
            Meant::Command(command, rest) => {
                if !self.obey(*command, rest, line, out) {
                    return Turn::Close(Ending::Left);
                }
            }
            _ => out.unclear(line, &meant),
        }
        Turn::Ask
    }

    fn unheard(&mut self, _out: &mut Lines<'_>, _host: &mut dyn Host) -> Turn<'p> {
        Turn::Close(Ending::Left)
    }
}

/// What the better move brings, or another one.
fn attempt(one: &dyn ReviewedMove, rest: &str, out: &mut Lines<'_>) {
    let moment = one.tableau();
    let meant = if rest.is_empty() { Some(one.better()) } else { out.action_meant(rest, &*moment, &moment.legal()) };
    if let Some(action) = meant {
        out.say_why(&*moment, &action);
    }
}
