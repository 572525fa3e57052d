//! A lesson, from its title to what comes next.
//!
//! Shows a step, hands what was typed to the sitting and says what came of it, in whatever language is spoken by then.
//! Knows no rules and judges nothing.

mod aids;
mod deeds;
mod show;

use crate::{
    course::{scenario::Demand, taught::LEARNER},
    sitting::{
        house::{House, LessonCard},
        lesson::{LearnerDeed, LessonSitting},
    },
    text::Message,
};

use super::{
    Dialog, Ending, Host, Lines, Turn,
    kind::{LineKind, Meant, OnOffer, understand},
    telling::is_roll,
    words::Keyword,
};

use deeds::{Restated, attempt, save};

/// What a line can be in a lesson.
pub const TAKES: &[LineKind] = &[
    LineKind::Nothing,
    LineKind::Number,
    LineKind::Answer,
    LineKind::Notation,
    LineKind::Roll,
    LineKind::Choice,
    LineKind::Command,
    LineKind::Part,
    LineKind::Words,
];
/// The same where a thing is to be looked at.
pub const TAKES_THINGS: &[LineKind] = &[
    LineKind::Nothing,
    LineKind::Number,
    LineKind::Notation,
    LineKind::Roll,
    LineKind::Command,
    LineKind::Thing,
    LineKind::Words,
];

/// See the module's page.
pub struct LessonDialog<'p> {
    house: &'p dyn House,
    /// The id of the lesson.
    lesson: &'p str,
    /// Where the learner sits, once it has begun.
    sitting: Option<Box<dyn LessonSitting + 'p>>,
}

impl<'p> LessonDialog<'p> {
    /// A lesson of this game's, by its id.
    pub fn new(house: &'p dyn House, lesson: &'p str) -> Self {
        Self { house, lesson, sitting: None }
    }
}

impl<'p> Dialog<'p> for LessonDialog<'p> {
    fn open(&mut self, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        let Some(LessonCard { id, text, mark, .. }) = self.house.lesson(self.lesson) else {
            return Turn::Close(Ending::Left);
        };
        let titled = Message::new(text);
        out.say(&Message::new("learn-lesson").with("title", titled.clone()));
        out.say(&titled.attribute("aim"));
        let known = host.progress().of(self.house.id());
        if known.has_changed(id, mark) {
            out.say_id("learn-changed");
        }
        let Some((mut sitting, opening)) = self.house.sit(id, known, None) else {
            return Turn::Close(Ending::Left);
        };
        let others = sitting.others().into_iter().map(|seat| out.catalog().seat(seat));
        let others = others.collect::<Vec<_>>().join(", ");
        out.say(&Message::new("learn-seats").with("player", LEARNER).with("list", others));
        out.say_id("learn-help-hint");
        if sitting.number() > 0 {
            out.say(&Message::new("learn-resumed").with("step", sitting.number() + 1));
        }
        save(&mut *sitting, out, host);
        show::layout(&*sitting, out);
        show::step(&*sitting, &opening, true, out);
        if sitting.step().is_none() {
            show::closing(&*sitting, self.house, out);
            return Turn::Close(Ending::Finished);
        }
        self.sitting = Some(sitting);
        Turn::Ask
    }

    fn hear(&mut self, line: &str, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        let Some(sitting) = self.sitting.as_deref_mut() else { return Turn::Close(Ending::Left) };
        match hear(sitting, line, out, host) {
            Restated::Nothing => {}
            Restated::Choices => show::choices(sitting, out),
            Restated::Step => show::step(sitting, &[], true, out),
            Restated::All => {
                show::layout(sitting, out);
                show::step(sitting, &[], true, out);
            }
            Restated::Leave => {
                save(sitting, out, host);
                out.say_id("learn-goodbye");
                return Turn::Close(Ending::Left);
            }
        }
        save(sitting, out, host);
        if sitting.step().is_some() {
            return Turn::Ask;
        }
        show::closing(sitting, self.house, out);
        Turn::Close(Ending::Finished)
    }

    fn unheard(&mut self, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        if let Some(sitting) = self.sitting.as_deref_mut() {
            save(sitting, out, host);
        }
        Turn::Close(Ending::Unheard)
    }
}

/// Does what a line asks for.
fn hear(sitting: &mut dyn LessonSitting, line: &str, out: &mut Lines<'_>, host: &mut dyn Host) -> Restated {
    let Some(step) = sitting.step() else { return Restated::Leave };
    let (acts, seeks) = (step.is_played(), step.kind == Demand::Look);
    // Where a thing is sought, words are its name rather than an action.
    let choices = if seeks { Vec::new() } else { sitting.legal() };
    let said = |(id, text): (String, Message)| (id, out.word(&text));
    let answers: Vec<(String, String)> = step.answers().into_iter().map(said).collect();
    let moment = sitting.tableau(false);
    let takes = if seeks { TAKES_THINGS } else { TAKES };
    let offer = OnOffer { tableau: Some(&*moment), choices: &choices, answers: &answers, ..OnOffer::taking(takes) };
    let meant = understand(line, &offer, out.catalog());
    match meant {
        Meant::Nothing => Restated::Nothing,
        Meant::Number(number) => {
            let at = number.wrapping_sub(1);
            let answer = answers.get(at).map(|(id, _)| LearnerDeed::Answer(id.clone()));
            let choice = || choices.get(at).filter(|_| acts).cloned().map(LearnerDeed::Act);
            let Some(deed) = answer.or_else(choice) else {
                out.say(&Message::new("learn-no-choice").with("number", number));
                return Restated::Nothing;
            };
            attempt(sitting, &deed, out, host)
        }
        Meant::Action(action) => attempt(sitting, &LearnerDeed::Act(action), out, host),
        Meant::Answer(answer) => attempt(sitting, &LearnerDeed::Answer(answer), out, host),
        Meant::Thing(_) => aids::look(sitting, line, out, host),
        Meant::Roll if is_roll(&*moment) && !choices.is_empty() => {
            attempt(sitting, &LearnerDeed::Act(choices[0].clone()), out, host)
        }
        Meant::Command(command, rest) => obey(sitting, command, &rest, out, host),
        _ => {
            out.unclear(line, &meant);
            Restated::Nothing
        }
    }
}

fn obey(
    sitting: &mut dyn LessonSitting,
    command: Keyword,
    rest: &str,
    out: &mut Lines<'_>,
    host: &mut dyn Host,
) -> Restated {
    match command {
        Keyword::Help => out.say_help(),
        Keyword::Again => return Restated::All,
        Keyword::Why if sitting.is_testing() => out.say_id("learn-test-no-hints"),
        Keyword::Why => aids::why(sitting, rest, out),
        Keyword::Look => return aids::look(sitting, rest, out, host),
        Keyword::Hint => aids::hint(sitting, out),
        Keyword::Undo => return moved(sitting.undo(), "learn-undone", "learn-nothing-to-undo", out),
        Keyword::Redo => return moved(sitting.redo(), "learn-redone", "learn-nothing-to-redo", out),
        Keyword::Restart => {
            sitting.restart();
            out.say_id("learn-restarted");
            return Restated::Step;
        }
        Keyword::Skip => {
            aids::skip(sitting, out, host);
            if sitting.step().is_some() {
                return Restated::Step;
            }
        }
        Keyword::Go => aids::go(sitting, rest, out),
        Keyword::Test => {
            if let Some(opening) = sitting.test() {
                out.say_id("learn-test-begins");
                show::step(sitting, &opening, true, out);
            }
        }
        Keyword::Lang => {
            if out.choose_language(rest, host) {
                return Restated::Step;
            }
        }
        Keyword::Rules => out.rules(rest),
        Keyword::Quit => return Restated::Leave,
    }
    Restated::Nothing
}

fn moved(done: bool, yes: &str, no: &str, out: &mut Lines<'_>) -> Restated {
    out.say_id(if done { yes } else { no });
    if done { Restated::Step } else { Restated::Nothing }
}
