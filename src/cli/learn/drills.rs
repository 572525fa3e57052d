//! A round of drills on plain lines, and the list of them.
//!
//! Shows a question, asks, hands the answer to the round and says what the engine says to it. The commands of lessons
//! work here as far as there is something for them to do. Judges nothing.

use std::{
    hash::{BuildHasher, RandomState},
    time::{SystemTime, UNIX_EPOCH},
};

use serde_json::{Value, json};

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
    desk::{Desk, End, Next},
    lines::Entered,
    typed::{Keyword, OnOffer, Typed, understand},
};

/// What a round of all kinds is called on the command line.
pub(super) const ROUND: &str = "drills";

/// Which drills somebody means: all kinds, or one.
pub(super) type Drills<G> = Option<<G as Drilled>::Template>;

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

/// The number of today.
pub(in crate::cli) fn today() -> u32 {
    const DAY: u64 = 24 * 60 * 60;
    let passed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u32::try_from(passed.as_secs() / DAY).unwrap_or(u32::MAX)
}

/// The drills that a word means: by their id or their name.
pub(super) fn find<G: Drilled>(word: &str, catalog: &Catalog) -> Option<Drills<G>> {
    if word == ROUND || fold(&catalog.text("drill-list")) == fold(word) {
        return Some(None);
    }
    let titled = |template: &&G::Template| fold(&catalog.say(&title::<G>(**template)).text) == fold(word);
    G::Template::from_id(word).or_else(|| G::Template::ALL.iter().find(titled).copied()).map(Some)
}

/// Everything that drills are called by.
pub(super) fn ids<'a, G: Drilled>() -> impl Iterator<Item = &'a str> {
    [ROUND].into_iter().chain(G::Template::ALL.iter().map(|template| template.id()))
}

/// The drills with what is known of them.
pub(super) fn listed<G: Drilled>(desk: &Desk<'_, G>) -> Vec<String> {
    let (catalog, day) = (&desk.catalog, today());
    let round = Message::new("drill-list-round").with("count", due::<G>(&desk.keep.progress, day));
    let mut lines = vec![format!("{} ({ROUND}): {}", catalog.text("drill-list"), catalog.say(&round))];
    for template in G::Template::ALL {
        let state = match state::<G>(*template, &desk.keep.progress, day) {
            State::New => Message::new("drill-state-new"),
            State::Due => Message::new("drill-state-due"),
            State::Rests(days) => Message::new("drill-state-rests").with("days", days),
        };
        lines.push(format!("{} ({}): {}", catalog.say(&title::<G>(*template)), template.id(), catalog.say(&state)));
    }
    lines
}

/// The same for machines.
pub(super) fn listed_for_machines<G: Drilled>(desk: &Desk<'_, G>) -> Vec<Value> {
    let one = |template: &G::Template| {
        let known = desk.keep.progress.of::<G>().drills.get(template.id()).copied().unwrap_or_default();
        json!({
            "id": template.id(),
            "title": desk.catalog.say(&title::<G>(*template)).text,
            "rules": G::rules(*template).iter().map(|rule| rule.id()).collect::<Vec<_>>(),
            "asked": known.asked,
            "right": known.right,
            "due": state::<G>(*template, &desk.keep.progress, today()) == State::Due,
        })
    };
    G::Template::ALL.iter().map(one).collect()
}

impl<G: Drilled> Desk<'_, G> {
    /// Asks a round of questions.
    pub(super) fn drill(&mut self, drills: Drills<G>) -> End {
        let mut round = Round::begin(drills, &self.keep.progress, today(), RandomState::new().hash_one(()));
        match drills {
            Some(template) => self.say(&Message::new("drill-round-of").with("title", title::<G>(template))),
            None => self.say(&Message::new("drill-round").with("count", LENGTH)),
        }
        let others = Who::ALL.iter().skip(1).take(3).map(|who| self.catalog.seat(who.seat()));
        let others = others.collect::<Vec<_>>().join(", ");
        self.say(&Message::new("drill-seats").with("player", LEARNER).with("list", others));
        self.say_id("learn-help-hint");
        if round.question().is_none() {
            self.say_id("drill-none");
        }
        self.show_question(&round, false);
        while round.question().is_some() {
            if self.lines.is_broken() {
                return End::Ended;
            }
            let line = match self.lines.ask() {
                Entered::Line(line) => line,
                Entered::Unreadable => {
                    self.say_id("learn-bad-line");
                    continue;
                }
                Entered::End => return End::Ended,
            };
            match self.hear_in_drill(&mut round, &line) {
                Next::Prompt | Next::Choices => {}
                Next::Step => self.show_question(&round, false),
                Next::All => self.show_question(&round, true),
                Next::Leave => {
                    self.say_id("learn-goodbye");
                    return End::Left;
                }
            }
        }
        self.sum_up(&round, drills);
        End::Finished
    }

    /// The question and what of the table decides it, or the whole table.
    fn show_question(&mut self, round: &Round<G>, whole: bool) {
        let Some(question) = round.question() else { return };
        self.lines.gap();
        let numbered = Message::new("drill-question").with("number", round.answered() + 1).with("count", LENGTH);
        self.say(&numbered.with("title", title::<G>(question.template)));
        let p = &question.case.position;
        let facts = if whole { [G::layout(p), G::table(p)].concat() } else { question.case.facts.clone() };
        for fact in &facts {
            self.say(fact);
        }
        self.say(&question.case.text);
        for (number, (_, text)) in self.answers(question).iter().enumerate() {
            self.lines.say(&format!("{}. {text}", number + 1));
        }
    }

    /// The answers of a question: number and words.
    fn answers(&self, question: &Exercise<G>) -> Vec<(String, String)> {
        let said = |(number, option): (usize, &Message)| (number.to_string(), self.catalog.say(option).text);
        question.options.iter().enumerate().map(said).collect()
    }

    /// Does what a line asks for.
    fn hear_in_drill(&mut self, round: &mut Round<G>, line: &str) -> Next {
        let Some(question) = round.question() else { return Next::Leave };
        let answers = self.answers(question);
        let position = question.case.position;
        let offer = OnOffer::<G> { seat: LEARNER, position: &position, choices: &[], options: &answers };
        match understand(line, &offer, &self.catalog) {
            Typed::Nothing => Next::Prompt,
            Typed::Number(number) => {
                let Some(verdict) = number.checked_sub(1).and_then(|at| round.answer(at)) else {
                    self.say(&Message::new("learn-no-choice").with("number", number));
                    return Next::Prompt;
                };
                self.judged(round, &verdict)
            }
            Typed::Option(at) => match at.parse().ok().and_then(|at| round.answer(at)) {
                Some(verdict) => self.judged(round, &verdict),
                None => self.not_understood(line),
            },
            Typed::Command(command, rest) => self.command_in_drill(round, command, &rest),
            Typed::Action(_) | Typed::Roll | Typed::Several(_) | Typed::Unknown => self.not_understood(line),
        }
    }

    fn command_in_drill(&mut self, round: &mut Round<G>, command: Keyword, rest: &str) -> Next {
        let Some(position) = round.question().map(|question| question.case.position) else { return Next::Leave };
        match command {
            Keyword::Help => {
                self.say_id("drill-help");
                self.say_commands(&COMMANDS, "drill");
            }
            Keyword::Again => return Next::All,
            Keyword::Look if rest.is_empty() => return Next::All,
            Keyword::Look => {
                self.look_at(&position, rest);
            }
            Keyword::Hint => match round.hint() {
                Some(rule) => self.say(&Message::new("learn-hint-rule").with("text", G::rule(rule))),
                None => self.say_id("learn-hint-none"),
            },
            Keyword::Why => {
                round.help();
                self.why_in_drill(&position, rest);
            }
            Keyword::Skip => {
                if let Some(verdict) = round.skip() {
                    return self.judged(round, &verdict);
                }
            }
            Keyword::Lang => return self.language(rest),
            Keyword::Rules => self.rules(rest),
            Keyword::Quit => return Next::Leave,
            Keyword::Undo | Keyword::Redo | Keyword::Restart | Keyword::Go | Keyword::Test => {
                self.say_id("drill-not-here");
            }
        }
        Next::Prompt
    }

    /// What an action would bring at the table of a question, or why it is not possible.
    fn why_in_drill(&mut self, position: &G::Position, rest: &str) {
        let mut choices = Vec::new();
        if matches!(G::decision(position), Decision::Ask { seat, .. } if seat == LEARNER) {
            G::legal(position, &mut choices);
        }
        let Some(action) = self.action_meant(rest, LEARNER, position, &choices) else { return };
        match G::play(position, Some(LEARNER), action) {
            Ok(played) => {
                self.tell(&telling::would::<G>(&played.events, None));
            }
            Err(refusals) => {
                self.tell(&telling::refused::<G>(&Refused { position: *position, action, refusals }, LEARNER));
            }
        }
    }

    /// Saves what was answered and says how it was judged and why; then the next question.
    fn judged(&mut self, round: &mut Round<G>, verdict: &Answered<G>) -> Next {
        // What is said to be done is saved.
        self.save_changes(&round.take_changes());
        self.tell(&telling::answered(verdict));
        Next::Step
    }

    /// How it went, and what comes back.
    fn sum_up(&mut self, round: &Round<G>, drills: Drills<G>) {
        self.lines.gap();
        self.tell(&telling::summed_up(round));
        let word = drills.map_or(ROUND, Id::id);
        self.say(&Message::new("drill-again").with("command", format!("santiago learn {word}")));
    }
}
