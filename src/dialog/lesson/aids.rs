//! What helps in a lesson: what an action would bring, what a thing is, a hint, a step done for the learner.

use crate::{
    course::{
        lesson::{Deed, Step},
        run::hint::Hint,
        scenario::Demand,
        taught::{LEARNER, Taught},
        tutor::Tutor,
    },
    sitting::telling,
    text::Message,
};

use super::{
    super::{Host, Lines, words::Keyword},
    deeds::{Restated, attempt, save},
    show,
};

/// What an action would bring, or why it is not possible.
pub(super) fn why<G: Taught>(tutor: &Tutor<'_, G>, rest: &str, out: &mut Lines<'_>) {
    let run = tutor.run();
    let Some(step) = run.step() else { return };
    let Some(action) = out.action_meant::<G>(rest, LEARNER, run.position(), &run.choices()) else { return };
    match run.what_if(action) {
        Some(reply) => out.tell(&telling::foretold(step, &reply)),
        None => out.not_understood(rest),
    }
}

/// What a thing is and how it stands; the table, if nothing is named.
pub(super) fn look<G: Taught>(
    tutor: &mut Tutor<'_, G>,
    rest: &str,
    out: &mut Lines<'_>,
    host: &mut dyn Host,
) -> Restated {
    if rest.is_empty() {
        return Restated::All;
    }
    let looked = out.look_at::<G>(tutor.run().position(), rest);
    let sought = tutor.run().step().is_some_and(|step| step.kind == Demand::Look);
    match looked.filter(|_| sought) {
        Some(thing) => attempt(tutor, &Deed::Look(thing), out, host),
        None => Restated::Nothing,
    }
}

pub(super) fn hint<G: Taught>(tutor: &mut Tutor<'_, G>, out: &mut Lines<'_>) {
    if tutor.is_testing() {
        return out.say_id("learn-test-no-hints");
    }
    let Some(step) = tutor.run().step() else { return };
    let Some(hint) = tutor.hint() else { return out.say_id("learn-hint-none") };
    say_hint(step, tutor.run().position(), hint, out);
}

fn say_hint<G: Taught>(step: &Step<G>, position: &G::Position, hint: Hint<G>, out: &mut Lines<'_>) {
    let look = Keyword::Look.word(out.catalog());
    out.say(&hint.message(step, position, Some(&look)));
}

/// Has the step done.
pub(super) fn skip<G: Taught>(tutor: &mut Tutor<'_, G>, out: &mut Lines<'_>, host: &mut dyn Host) {
    let Some(step) = tutor.run().step() else { return };
    let position = *tutor.run().position();
    let deed = tutor.run().next_deed();
    if tutor.is_testing() {
        out.say_id("learn-test-ends");
    }
    out.say_id("learn-skipped");
    if let Some(deed) = deed.filter(|_| matches!(step.kind, Demand::Look | Demand::Ask)) {
        say_hint(step, &position, Hint::Move(deed), out);
    }
    let replies = tutor.skip();
    save(tutor, out, host);
    for reply in replies {
        out.tell(&telling::done_for_you(step, &reply));
    }
}

/// Goes to another step, by its number or its id.
pub(super) fn go<G: Taught>(tutor: &mut Tutor<'_, G>, rest: &str, out: &mut Lines<'_>) {
    let steps = &tutor.run().lesson().steps;
    let number = rest.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let at = number.or_else(|| steps.iter().position(|step| step.id == rest)).filter(|at| *at < steps.len());
    if let Some(opening) = at.and_then(|at| tutor.go(at)) {
        return show::step(tutor, &opening, true, out);
    }
    let message = Message::new("learn-no-step").with("word", rest.to_owned());
    out.say(&message.with("count", tutor.run().lesson().steps.len()));
}
