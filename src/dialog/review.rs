//! A review: the list of what cost most, everything about one of those moves, and a dialogue from one to the next.

use std::path::Path;

use crate::{
    course::{
        drill::{Drilled, noted},
        run::reply::Refused,
    },
    game::Seat,
    play::{
        Table,
        playable::Playable,
        player::names,
        puzzle::{self, Puzzling},
        review::{Judgment, Review},
    },
    sitting::telling,
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
pub struct Reviewed<G: Playable> {
    /// What it is called.
    pub name: String,
    /// Where it stands.
    pub table: Table<G>,
    /// Whose moves were judged.
    pub seats: Vec<Seat>,
    /// What was found.
    pub review: Review<G>,
    /// How many moves are shown.
    pub most: usize,
}

impl<G: Playable> Reviewed<G> {
    /// The moves that cost most.
    pub fn worst(&self) -> Vec<&Judgment<G>> {
        self.review.worst(self.most)
    }

    /// Speaks a language, with the names at the table.
    pub fn speak(&self, lang: &str, out: &mut Lines<'_>) {
        let catalog = out.spoken(lang);
        let names = names(self.table.players(), &catalog);
        out.speak(catalog.with_names(names));
    }

    /// What was reviewed, and the list of what cost most.
    pub fn overview(&self, out: &mut Lines<'_>) {
        let head = Message::new("review-head").with("name", self.name.clone());
        out.say(&head.with("moves", self.review.decisions).with("judged", self.review.moves.len()));
        let people = self.seats.iter().map(|seat| out.catalog().seat(*seat)).collect::<Vec<_>>().join(", ");
        out.say(&Message::new("review-seats").with("list", people));
        let worst = self.worst();
        out.say_id(if worst.is_empty() { "review-none" } else { "review-worst" });
        for (number, judgment) in (1..).zip(worst) {
            let line = Message::new("review-line").with("at", judgment.at + 1).with("player", judgment.seat);
            let line = out.word(&line.with("points", decimal(judgment.costs)));
            out.line(format!("{number}. {line}"));
        }
    }

    /// One of the moves that cost most, with everything about it.
    pub fn show(&self, number: usize, out: &mut Lines<'_>) {
        let worst = self.worst();
        let Some(judgment) = worst.get(number) else { return };
        out.gap();
        let head = Message::new("review-one").with("number", number + 1).with("count", worst.len());
        let head = head.with("at", judgment.at + 1).with("player", judgment.seat);
        out.say(&head.with("points", decimal(judgment.costs)));
        out.tell(&telling::judged(judgment));
        out.tell(&telling::turned_out::<G>(&judgment.turn().events));
        out.say_id("review-table");
        out.say_all(&G::table(&judgment.position));
    }
}

/// Makes a puzzle of a move, in a folder that is not there yet.
pub fn make_puzzle<G: Playable + Puzzling>(
    judgment: &Judgment<G>,
    folder: &str,
    out: &mut Lines<'_>,
    host: &mut dyn Host,
) -> Ending {
    let stem = Path::new(folder).file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let Some(puzzle) = puzzle::puzzle(judgment, &puzzle::name(&stem)) else {
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
pub struct ReviewDialog<'p, G: Playable> {
    reviewed: &'p Reviewed<G>,
    /// The move that is looked at, counted from 0.
    at: usize,
}

impl<'p, G: Playable + Puzzling + Drilled> ReviewDialog<'p, G> {
    /// A dialogue about the moves of a review.
    pub fn new(reviewed: &'p Reviewed<G>) -> Self {
        Self { reviewed, at: 0 }
    }

    fn judgment(&self) -> Option<&'p Judgment<G>> {
        self.reviewed.worst().get(self.at).copied()
    }

    fn show(&self, out: &mut Lines<'_>) {
        self.reviewed.show(self.at, out);
    }

    /// Goes to a move of the list, counted from 0.
    fn go(&mut self, at: Option<usize>, said: usize, out: &mut Lines<'_>) {
        match at.filter(|at| *at < self.reviewed.worst().len()) {
            Some(at) => {
                self.at = at;
                self.show(out);
            }
            None => out.say(&Message::new("review-no-move").with("number", said)),
        }
    }

    fn special(&mut self, id: &str, rest: &str, out: &mut Lines<'_>, host: &mut dyn Host) {
        let Some(judgment) = self.judgment() else { return };
        match id {
            "next" => self.go(Some(self.at + 1), self.at + 2, out),
            "back" => self.go(self.at.checked_sub(1), self.at, out),
            "try" => attempt(judgment, rest, out),
            "puzzle" if rest.is_empty() => out.say_id("review-puzzle-folder"),
            "puzzle" => drop(make_puzzle(judgment, &harmless(rest), out, host)),
            _ => {
                let (change, said) = noted::<G>(judgment.rule);
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
                if let Some(judgment) = self.judgment() {
                    out.look_at::<G>(&judgment.position, rest);
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

impl<'p, G: Playable + Puzzling + Drilled> Dialog<'p> for ReviewDialog<'p, G> {
    fn open(&mut self, out: &mut Lines<'_>, _host: &mut dyn Host) -> Turn<'p> {
        if self.judgment().is_none() {
            return Turn::Close(Ending::Finished);
        }
        self.show(out);
        out.say_id("review-hint");
        Turn::Ask
    }

    fn hear(&mut self, line: &str, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        let offer = OnOffer::<G> { specials: SPECIALS, ..OnOffer::taking(TAKES) };
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
fn attempt<G: Playable>(judgment: &Judgment<G>, rest: &str, out: &mut Lines<'_>) {
    let (position, mut choices) = (judgment.position, Vec::new());
    G::legal(&position, &mut choices);
    let action = if rest.is_empty() {
        Some(judgment.better)
    } else {
        out.action_meant::<G>(rest, judgment.seat, &position, &choices)
    };
    let Some(action) = action else { return };
    match G::play(&position, None, action) {
        Ok(played) => out.tell(&telling::would::<G>(&played.events, None)),
        Err(refusals) => {
            out.tell(&telling::refused::<G>(&Refused { position, action, refusals }, judgment.seat));
        }
    }
}
