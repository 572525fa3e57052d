//! A round of drills, and the list of them.
//!
//! Shows a question, hands the answer to the sitting and says what the engine says to it. The commands of lessons work here
//! as far as there is something for them to do. Judges nothing.

use crate::{
    course::{
        drill::LENGTH,
        progress::Progress,
        taught::{LEARNER, Who},
    },
    game::Decision,
    ids::Id,
    reference::fold::fold,
    sitting::{
        drill::{DrillKind, DrillQuestion, DrillSitting, DrillVerdict},
        house::{House, standing},
        tableau::Tableau,
    },
    text::{Catalog, Message},
};

use super::{
    Dialog, Ending, Host, Lines, Turn,
    kind::{LineKind, Meant, OnOffer, understand},
    words::Keyword,
};

/// What a round of all kinds is called on the command line.
pub const ROUND: &str = "drills";

/// The commands that do something in a drill.
const COMMANDS: [Keyword; 9] = [
    Keyword::Help,
    Keyword::Again,
    Keyword::Why,
    Keyword::Look,
    Keyword::Hint,
    Keyword::Skip,
    Keyword::Lang,
    Keyword::Rules,
    Keyword::Quit,
];

/// What a line can be in a drill.
const TAKES: &[LineKind] = &[LineKind::Nothing, LineKind::Number, LineKind::Answer, LineKind::Command, LineKind::Part];

/// The kinds of question, whoever asks: how they stand with somebody is not asked.
fn kinds(house: &dyn House) -> Vec<DrillKind> {
    house.kinds(&Progress::default(), 0)
}

/// Everything that drills are called by: ids and words; none where a game has no drills.
pub fn called(house: &dyn House) -> Vec<(&'static str, Message)> {
    let kinds = kinds(house);
    let round = (!kinds.is_empty()).then(|| (ROUND, Message::new("drill-list")));
    round.into_iter().chain(kinds.into_iter().map(|kind| (kind.id, kind.title))).collect()
}

/// The id of the drills that a word means: by that id or their name.
pub fn find(word: &str, house: &dyn House, catalog: &Catalog) -> Option<&'static str> {
    let known = called(house);
    let titled = |(_, title): &&(&str, Message)| fold(&catalog.say(title).text) == fold(word);
    let found = known.iter().find(|(id, _)| *id == word).or_else(|| known.iter().find(titled));
    found.map(|(id, _)| *id)
}

/// The drills with what is known of them.
pub fn listed(house: &dyn House, catalog: &Catalog, host: &dyn Host) -> Vec<String> {
    let (progress, day) = (host.progress(), host.today());
    let kinds = house.kinds(progress, day);
    if kinds.is_empty() {
        return Vec::new();
    }
    let round = Message::new("drill-list-round").with("count", house.due(progress, day));
    let mut lines = vec![format!("{} ({ROUND}): {}", catalog.text("drill-list"), catalog.say(&round))];
    for DrillKind { id, title, state, .. } in &kinds {
        lines.push(format!("{} ({id}): {}", catalog.say(title), catalog.say(&standing(*state))));
    }
    lines
}

/// See the module's page.
pub struct DrillDialog<'p> {
    house: &'p dyn House,
    /// The one kind that is asked, by its id; `None`: all.
    only: Option<&'static str>,
    /// The questions, once it has begun.
    sitting: Option<Box<dyn DrillSitting>>,
}

impl<'p> DrillDialog<'p> {
    /// A round of questions of one kind, by its id, or of all.
    pub fn new(house: &'p dyn House, only: Option<&'static str>) -> Self {
        Self { house, only, sitting: None }
    }

    /// Goes on with the next question, or ends.
    fn next<'t>(&self, out: &mut Lines<'_>) -> Turn<'t> {
        let Some(sitting) = &self.sitting else { return Turn::Close(Ending::Left) };
        if sitting.question().is_some() {
            return Turn::Ask;
        }
        // How it went, and what comes back.
        out.gap();
        out.tell(&sitting.summed_up());
        let word = self.only.unwrap_or(ROUND);
        out.say(&Message::new("drill-again").with("command", format!("santiago learn {word}")));
        Turn::Close(Ending::Finished)
    }
}

impl<'p> Dialog<'p> for DrillDialog<'p> {
    fn open(&mut self, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        let seed = host.seed();
        let begun = self.house.drill(self.only, host.progress(), host.today(), seed);
        let Some(sitting) = begun else { return Turn::Close(Ending::Left) };
        match kinds(self.house).into_iter().find(|kind| Some(kind.id) == self.only) {
            Some(kind) => out.say(&Message::new("drill-round-of").with("title", kind.title)),
            None => out.say(&Message::new("drill-round").with("count", LENGTH)),
        }
        let others = Who::ALL.iter().skip(1).take(3).map(|who| out.catalog().seat(who.seat()));
        let others = others.collect::<Vec<_>>().join(", ");
        out.say(&Message::new("drill-seats").with("player", LEARNER).with("list", others));
        out.say_id("learn-help-hint");
        if sitting.question().is_none() {
            out.say_id("drill-none");
        }
        show(&*sitting, false, out);
        self.sitting = Some(sitting);
        self.next(out)
    }

    fn hear(&mut self, line: &str, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        let Some(sitting) = self.sitting.as_deref_mut() else { return Turn::Close(Ending::Left) };
        match hear(sitting, line, out, host) {
            Posed::Still => {}
            Posed::Anew { whole } => show(sitting, whole, out),
            Posed::NoMore => {
                out.say_id("learn-goodbye");
                return Turn::Close(Ending::Left);
            }
        }
        self.next(out)
    }
}

/// How a question stands after a line.
enum Posed {
    /// As it stood.
    Still,
    /// To be shown, with the whole table or with what decides it.
    Anew { whole: bool },
    /// Somebody leaves.
    NoMore,
}

/// The question and what of the table decides it, or the whole table.
fn show(sitting: &dyn DrillSitting, whole: bool, out: &mut Lines<'_>) {
    let Some(question) = sitting.question() else { return };
    out.gap();
    let numbered = Message::new("drill-question").with("number", sitting.answered() + 1).with("count", LENGTH);
    out.say(&numbered.with("title", question.title.clone()));
    if whole {
        out.say_all(&[question.tableau.layout(), question.tableau.table()].concat());
    } else {
        out.say_all(&question.facts);
    }
    out.say(&question.text);
    let answers = answers(&question, out.catalog());
    out.numbered(answers.into_iter().map(|(_, text)| text));
}

/// The answers of a question: number and words.
fn answers(question: &DrillQuestion, catalog: &Catalog) -> Vec<(String, String)> {
    let said = |(number, option): (usize, &Message)| (number.to_string(), catalog.say(option).text);
    question.options.iter().enumerate().map(said).collect()
}

/// Does what a line asks for.
fn hear(sitting: &mut dyn DrillSitting, line: &str, out: &mut Lines<'_>, host: &mut dyn Host) -> Posed {
    let Some(question) = sitting.question() else { return Posed::NoMore };
    let answers = answers(&question, out.catalog());
    let offer = OnOffer { answers: &answers, tableau: Some(&*question.tableau), ..OnOffer::taking(TAKES) };
    let meant = understand(line, &offer, out.catalog());
    match &meant {
        Meant::Nothing => return Posed::Still,
        Meant::Number(number) => {
            if let Some(verdict) = number.checked_sub(1).and_then(|at| sitting.answer(at)) {
                return judged(sitting, &verdict, out, host);
            }
            out.say(&Message::new("learn-no-choice").with("number", *number));
        }
        Meant::Answer(at) => {
            if let Some(verdict) = at.parse().ok().and_then(|at| sitting.answer(at)) {
                return judged(sitting, &verdict, out, host);
            }
            out.not_understood(line);
        }
        Meant::Command(command, rest) => return obey(sitting, &question, (*command, rest), out, host),
        _ => out.unclear(line, &meant),
    }
    Posed::Still
}

fn obey(
    sitting: &mut dyn DrillSitting,
    question: &DrillQuestion,
    (command, rest): (Keyword, &str),
    out: &mut Lines<'_>,
    host: &mut dyn Host,
) -> Posed {
    match command {
        Keyword::Help => {
            out.say_id("drill-help");
            out.say_commands(&COMMANDS, "drill");
        }
        Keyword::Again => return Posed::Anew { whole: true },
        Keyword::Look if rest.is_empty() => return Posed::Anew { whole: true },
        Keyword::Look => drop(out.look_at(&*question.tableau, rest)),
        Keyword::Hint => out.tell(&[sitting.hint()]),
        Keyword::Why => {
            sitting.help();
            why(&*question.tableau, rest, out);
        }
        Keyword::Skip => {
            if let Some(verdict) = sitting.skip() {
                return judged(sitting, &verdict, out, host);
            }
        }
        Keyword::Lang => {
            if out.choose_language(rest, host) {
                return Posed::Anew { whole: false };
            }
        }
        Keyword::Rules => out.rules(rest),
        Keyword::Quit => return Posed::NoMore,
        Keyword::Undo | Keyword::Redo | Keyword::Restart | Keyword::Go | Keyword::Test => {
            out.say_id("drill-not-here");
        }
    }
    Posed::Still
}

/// What an action would bring at the table of a question, or why it is not possible.
fn why(moment: &dyn Tableau, rest: &str, out: &mut Lines<'_>) {
    let is_asked = matches!(moment.decision(), Decision::Ask { seat, .. } if seat == LEARNER);
    let choices = if is_asked { moment.legal() } else { Vec::new() };
    if let Some(action) = out.action_meant(rest, moment, &choices) {
        out.say_why(moment, &action);
    }
}

/// Saves what was answered and says how it was judged and why; then the next question.
fn judged(sitting: &mut dyn DrillSitting, verdict: &DrillVerdict, out: &mut Lines<'_>, host: &mut dyn Host) -> Posed {
    // What is said to be done is saved.
    out.note(&sitting.take_changes(), host);
    out.tell(&verdict.told);
    Posed::Anew { whole: false }
}
