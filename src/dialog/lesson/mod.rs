//! A lesson, from its title to what comes next.
//!
//! Shows a step, hands what was typed to the tutor and says what came of it, in whatever language is spoken by then.
//! Knows no rules and judges nothing.

mod aids;
mod deeds;
mod show;

use crate::{
    course::{
        lesson::{Deed, Lesson},
        pack::Pack,
        scenario::Demand,
        taught::{LEARNER, Taught},
        tutor::Tutor,
    },
    game::Seat,
    text::Message,
};

use super::{
    Dialog, Ending, Host, Lines, Turn,
    kind::{LineKind, Meant, OnOffer, understand},
    telling::is_roll,
    words::Keyword,
};

pub use show::answers;

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
pub struct LessonDialog<'p, G: Taught> {
    lesson: &'p Lesson<G>,
    packs: &'p [Pack<G>],
    /// Who teaches, once it has begun.
    tutor: Option<Tutor<'p, G>>,
}

impl<'p, G: Taught> LessonDialog<'p, G> {
    /// A lesson of one of these packs.
    pub fn new(lesson: &'p Lesson<G>, packs: &'p [Pack<G>]) -> Self {
        Self { lesson, packs, tutor: None }
    }
}

impl<'p, G: Taught> Dialog<'p> for LessonDialog<'p, G> {
    fn open(&mut self, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        let lesson = self.lesson;
        let titled = Message::new(lesson.text.as_str());
        out.say(&Message::new("learn-lesson").with("title", titled.clone()));
        out.say(&titled.attribute("aim"));
        let before = host.progress().of(G::ID).lesson(&lesson.id, &lesson.mark).cloned();
        if host.progress().of(G::ID).has_changed(&lesson.id, &lesson.mark) {
            out.say_id("learn-changed");
        }
        let Some((mut tutor, opening)) = Tutor::begin(lesson, before.as_ref()) else {
            return Turn::Close(Ending::Left);
        };
        let others = (1..G::players(tutor.run().position())).map(|seat| out.catalog().seat(Seat(seat)));
        let others = others.collect::<Vec<_>>().join(", ");
        out.say(&Message::new("learn-seats").with("player", LEARNER).with("list", others));
        out.say_id("learn-help-hint");
        if tutor.run().number() > 0 {
            out.say(&Message::new("learn-resumed").with("step", tutor.run().number() + 1));
        }
        save(&mut tutor, out, host);
        show::layout(&tutor, out);
        show::step(&tutor, &opening, true, out);
        if tutor.run().step().is_none() {
            show::closing(&tutor, self.packs, out);
            return Turn::Close(Ending::Finished);
        }
        self.tutor = Some(tutor);
        Turn::Ask
    }

    fn hear(&mut self, line: &str, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        let Some(tutor) = &mut self.tutor else { return Turn::Close(Ending::Left) };
        match hear(tutor, line, out, host) {
            Restated::Nothing => {}
            Restated::Choices => show::choices(tutor, out),
            Restated::Step => show::step(tutor, &[], true, out),
            Restated::All => {
                show::layout(tutor, out);
                show::step(tutor, &[], true, out);
            }
            Restated::Leave => {
                save(tutor, out, host);
                out.say_id("learn-goodbye");
                return Turn::Close(Ending::Left);
            }
        }
        save(tutor, out, host);
        if tutor.run().step().is_some() {
            return Turn::Ask;
        }
        show::closing(tutor, self.packs, out);
        Turn::Close(Ending::Finished)
    }

    fn unheard(&mut self, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        if let Some(tutor) = &mut self.tutor {
            save(tutor, out, host);
        }
        Turn::Close(Ending::Unheard)
    }
}

/// Does what a line asks for.
fn hear<G: Taught>(tutor: &mut Tutor<'_, G>, line: &str, out: &mut Lines<'_>, host: &mut dyn Host) -> Restated {
    let Some(step) = tutor.run().step() else { return Restated::Leave };
    let acts = matches!(step.kind, Demand::Act | Demand::Try);
    // Where a thing is sought, words are its name rather than an action.
    let choices = if step.kind == Demand::Look { Vec::new() } else { tutor.run().choices() };
    let answers = show::answers(step, out.catalog());
    let position = *tutor.run().position();
    let takes = if step.kind == Demand::Look { TAKES_THINGS } else { TAKES };
    let offer = OnOffer::<G> {
        seat: LEARNER,
        position: Some(&position),
        choices: &choices,
        answers: &answers,
        ..OnOffer::taking(takes)
    };
    let meant = understand(line, &offer, out.catalog());
    match meant {
        Meant::Nothing => Restated::Nothing,
        Meant::Number(number) => {
            let at = number.wrapping_sub(1);
            let answer = answers.get(at).map(|(id, _)| Deed::Answer(id.clone()));
            let Some(deed) = answer.or(choices.get(at).filter(|_| acts).map(|action| Deed::Act(*action))) else {
                out.say(&Message::new("learn-no-choice").with("number", number));
                return Restated::Nothing;
            };
            attempt(tutor, &deed, out, host)
        }
        Meant::Action(action) => attempt(tutor, &Deed::Act(action), out, host),
        Meant::Answer(answer) => attempt(tutor, &Deed::Answer(answer), out, host),
        Meant::Thing(_) => aids::look(tutor, line, out, host),
        Meant::Roll if is_roll::<G>(&position) && !choices.is_empty() => {
            attempt(tutor, &Deed::Act(choices[0]), out, host)
        }
        Meant::Command(command, rest) => obey(tutor, command, &rest, out, host),
        _ => {
            out.unclear(line, &meant);
            Restated::Nothing
        }
    }
}

fn obey<G: Taught>(
    tutor: &mut Tutor<'_, G>,
    command: Keyword,
    rest: &str,
    out: &mut Lines<'_>,
    host: &mut dyn Host,
) -> Restated {
    match command {
        Keyword::Help => out.say_help(),
        Keyword::Again => return Restated::All,
        Keyword::Why if tutor.is_testing() => out.say_id("learn-test-no-hints"),
        Keyword::Why => aids::why(tutor, rest, out),
        Keyword::Look => return aids::look(tutor, rest, out, host),
        Keyword::Hint => aids::hint(tutor, out),
        Keyword::Undo => return moved(tutor.undo(), "learn-undone", "learn-nothing-to-undo", out),
        Keyword::Redo => return moved(tutor.redo(), "learn-redone", "learn-nothing-to-redo", out),
        Keyword::Restart => {
            tutor.restart_step();
            out.say_id("learn-restarted");
            return Restated::Step;
        }
        Keyword::Skip => {
            aids::skip(tutor, out, host);
            if tutor.run().step().is_some() {
                return Restated::Step;
            }
        }
        Keyword::Go => aids::go(tutor, rest, out),
        Keyword::Test => {
            if let Some(opening) = tutor.test() {
                out.say_id("learn-test-begins");
                show::step(tutor, &opening, true, out);
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
