//! A round of drills, and the list of them.
//!
//! Shows a question, hands the answer to the round and says what the engine says to it. The commands of lessons work here
//! as far as there is something for them to do. Judges nothing.

use crate::{
    course::{
        drill::{Answered, Drilled, Exercise, LENGTH, Round, State, due, state, title},
        run::reply::Refused,
        taught::{LEARNER, Who},
    },
    game::Decision,
    ids::Id,
    reference::fold::fold,
    sitting::telling,
    text::{Catalog, Message},
};

use super::{
    Dialog, Ending, Host, Lines, Turn,
    kind::{LineKind, Meant, OnOffer, understand},
    words::Keyword,
};

/// What a round of all kinds is called on the command line.
pub const ROUND: &str = "drills";

/// Which drills somebody means: all kinds, or one.
pub type Drills<G> = Option<<G as Drilled>::Template>;

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

/// The drills that a word means: by their id or their name.
pub fn find<G: Drilled>(word: &str, catalog: &Catalog) -> Option<Drills<G>> {
    if word == ROUND || fold(&catalog.text("drill-list")) == fold(word) {
        return Some(None);
    }
    let titled = |template: &&G::Template| fold(&catalog.say(&title::<G>(**template)).text) == fold(word);
    G::Template::from_id(word).or_else(|| G::Template::ALL.iter().find(titled).copied()).map(Some)
}

/// Everything that drills are called by.
pub fn ids<'a, G: Drilled>() -> impl Iterator<Item = &'a str> {
    [ROUND].into_iter().chain(G::Template::ALL.iter().map(|template| template.id()))
}

/// The drills with what is known of them.
pub fn listed<G: Drilled>(catalog: &Catalog, host: &dyn Host) -> Vec<String> {
    let (progress, day) = (host.progress(), host.today());
    let round = Message::new("drill-list-round").with("count", due::<G>(progress, day));
    let mut lines = vec![format!("{} ({ROUND}): {}", catalog.text("drill-list"), catalog.say(&round))];
    for template in G::Template::ALL {
        let state = match state::<G>(*template, progress, day) {
            State::New => Message::new("drill-state-new"),
            State::Due => Message::new("drill-state-due"),
            State::Rests(days) => Message::new("drill-state-rests").with("days", days),
        };
        lines.push(format!("{} ({}): {}", catalog.say(&title::<G>(*template)), template.id(), catalog.say(&state)));
    }
    lines
}

/// See the module's page.
pub struct DrillDialog<G: Drilled> {
    drills: Drills<G>,
    /// The questions, once it has begun.
    round: Option<Round<G>>,
}

impl<G: Drilled> DrillDialog<G> {
    /// A round of questions of these kinds.
    pub fn new(drills: Drills<G>) -> Self {
        Self { drills, round: None }
    }

    /// Goes on with the next question, or ends.
    fn next<'p>(&self, out: &mut Lines<'_>) -> Turn<'p> {
        let Some(round) = &self.round else { return Turn::Close(Ending::Left) };
        if round.question().is_some() {
            return Turn::Ask;
        }
        // How it went, and what comes back.
        out.gap();
        out.tell(&telling::summed_up(round));
        let word = self.drills.map_or(ROUND, Id::id);
        out.say(&Message::new("drill-again").with("command", format!("santiago learn {word}")));
        Turn::Close(Ending::Finished)
    }
}

impl<'p, G: Drilled> Dialog<'p> for DrillDialog<G> {
    fn open(&mut self, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        let seed = host.seed();
        let round = Round::begin(self.drills, host.progress(), host.today(), seed);
        match self.drills {
            Some(template) => out.say(&Message::new("drill-round-of").with("title", title::<G>(template))),
            None => out.say(&Message::new("drill-round").with("count", LENGTH)),
        }
        let others = Who::ALL.iter().skip(1).take(3).map(|who| out.catalog().seat(who.seat()));
        let others = others.collect::<Vec<_>>().join(", ");
        out.say(&Message::new("drill-seats").with("player", LEARNER).with("list", others));
        out.say_id("learn-help-hint");
        if round.question().is_none() {
            out.say_id("drill-none");
        }
        show(&round, false, out);
        self.round = Some(round);
        self.next(out)
    }

    fn hear(&mut self, line: &str, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        let Some(round) = &mut self.round else { return Turn::Close(Ending::Left) };
        match hear(round, line, out, host) {
            Posed::Still => {}
            Posed::Anew { whole } => show(round, whole, out),
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
fn show<G: Drilled>(round: &Round<G>, whole: bool, out: &mut Lines<'_>) {
    let Some(question) = round.question() else { return };
    out.gap();
    let numbered = Message::new("drill-question").with("number", round.answered() + 1).with("count", LENGTH);
    out.say(&numbered.with("title", title::<G>(question.template)));
    let p = &question.case.position;
    let facts = if whole { [G::layout(p), G::table(p)].concat() } else { question.case.facts.clone() };
    out.say_all(&facts);
    out.say(&question.case.text);
    let answers = answers(question, out.catalog());
    out.numbered(answers.into_iter().map(|(_, text)| text));
}

/// The answers of a question: number and words.
fn answers<G: Drilled>(question: &Exercise<G>, catalog: &Catalog) -> Vec<(String, String)> {
    let said = |(number, option): (usize, &Message)| (number.to_string(), catalog.say(option).text);
    question.options.iter().enumerate().map(said).collect()
}

/// Does what a line asks for.
fn hear<G: Drilled>(round: &mut Round<G>, line: &str, out: &mut Lines<'_>, host: &mut dyn Host) -> Posed {
    let Some(question) = round.question() else { return Posed::NoMore };
    let (answers, position) = (answers(question, out.catalog()), question.case.position);
    let offer = OnOffer::<G> { answers: &answers, position: Some(&position), ..OnOffer::taking(TAKES) };
    let meant = understand(line, &offer, out.catalog());
    match &meant {
        Meant::Nothing => return Posed::Still,
        Meant::Number(number) => {
            if let Some(verdict) = number.checked_sub(1).and_then(|at| round.answer(at)) {
                return judged(round, &verdict, out, host);
            }
            out.say(&Message::new("learn-no-choice").with("number", *number));
        }
        Meant::Answer(at) => {
            if let Some(verdict) = at.parse().ok().and_then(|at| round.answer(at)) {
                return judged(round, &verdict, out, host);
            }
            out.not_understood(line);
        }
        Meant::Command(command, rest) => return obey(round, *command, rest, out, host),
        _ => out.unclear(line, &meant),
    }
    Posed::Still
}

fn obey<G: Drilled>(
    round: &mut Round<G>,
    command: Keyword,
    rest: &str,
    out: &mut Lines<'_>,
    host: &mut dyn Host,
) -> Posed {
    let Some(position) = round.question().map(|question| question.case.position) else { return Posed::NoMore };
    match command {
        Keyword::Help => {
            out.say_id("drill-help");
            out.say_commands(&COMMANDS, "drill");
        }
        Keyword::Again => return Posed::Anew { whole: true },
        Keyword::Look if rest.is_empty() => return Posed::Anew { whole: true },
        Keyword::Look => drop(out.look_at::<G>(&position, rest)),
        Keyword::Hint => match round.hint() {
            Some(rule) => out.say(&Message::new("learn-hint-rule").with("text", G::rule(rule))),
            None => out.say_id("learn-hint-none"),
        },
        Keyword::Why => {
            round.help();
            why::<G>(&position, rest, out);
        }
        Keyword::Skip => {
            if let Some(verdict) = round.skip() {
                return judged(round, &verdict, out, host);
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
fn why<G: Drilled>(position: &G::Position, rest: &str, out: &mut Lines<'_>) {
    let mut choices = Vec::new();
    if matches!(G::decision(position), Decision::Ask { seat, .. } if seat == LEARNER) {
        G::legal(position, &mut choices);
    }
    let Some(action) = out.action_meant::<G>(rest, LEARNER, position, &choices) else { return };
    match G::play(position, Some(LEARNER), action) {
        Ok(played) => out.tell(&telling::would::<G>(&played.events, None)),
        Err(refusals) => {
            out.tell(&telling::refused::<G>(&Refused { position: *position, action, refusals }, LEARNER));
        }
    }
}

/// Saves what was answered and says how it was judged and why; then the next question.
fn judged<G: Drilled>(round: &mut Round<G>, verdict: &Answered<G>, out: &mut Lines<'_>, host: &mut dyn Host) -> Posed {
    // What is said to be done is saved.
    out.note(&round.take_changes(), host);
    out.tell(&telling::answered(verdict));
    Posed::Anew { whole: false }
}
