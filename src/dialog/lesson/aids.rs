//! What helps in a lesson: what an action would bring, what a thing is, a hint, a step done for the learner.

use crate::{
    course::scenario::Demand,
    sitting::lesson::{LearnerDeed, LessonSitting},
    text::Message,
};

use super::{
    super::{Host, Lines, words::Keyword},
    deeds::{Restated, attempt, save},
    show,
};

/// What an action would bring, or why it is not possible.
pub(super) fn why(sitting: &dyn LessonSitting, rest: &str, out: &mut Lines<'_>) {
    if let Some(action) = out.action_meant(rest, &*sitting.tableau(false), &sitting.legal()) {
        out.tell(&sitting.why(&LearnerDeed::Act(action)));
    }
}

/// What a thing is and how it stands; the table, if nothing is named.
pub(super) fn look(sitting: &mut dyn LessonSitting, rest: &str, out: &mut Lines<'_>, host: &mut dyn Host) -> Restated {
    if rest.is_empty() {
        return Restated::All;
    }
    let looked = out.look_at(&*sitting.tableau(false), rest);
    let sought = sitting.step().is_some_and(|step| step.kind == Demand::Look);
    match looked.filter(|_| sought) {
        Some(thing) => attempt(sitting, &LearnerDeed::Look(thing), out, host),
        None => Restated::Nothing,
    }
}

pub(super) fn hint(sitting: &mut dyn LessonSitting, out: &mut Lines<'_>) {
    if sitting.is_testing() {
        return out.say_id("learn-test-no-hints");
    }
    let look = Keyword::Look.word(out.catalog());
    match sitting.hint(Some(&look)) {
        Some(hint) => out.say(&hint),
        None => out.say_id("learn-hint-none"),
    }
}

/// Has the step done.
pub(super) fn skip(sitting: &mut dyn LessonSitting, out: &mut Lines<'_>, host: &mut dyn Host) {
    let told = sitting.skip(Some(&Keyword::Look.word(out.catalog())));
    save(sitting, out, host);
    out.tell(&told);
}

/// Goes to another step, by its number or its id.
pub(super) fn go(sitting: &mut dyn LessonSitting, rest: &str, out: &mut Lines<'_>) {
    let number = rest.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let at = number.or_else(|| sitting.numbered(rest));
    if let Some(opening) = at.and_then(|at| sitting.go(at)) {
        return show::step(sitting, &opening, true, out);
    }
    let message = Message::new("learn-no-step").with("word", rest.to_owned());
    out.say(&message.with("count", sitting.count()));
}
