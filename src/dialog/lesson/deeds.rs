//! What a learner does in a lesson, and what is shown after it.

use crate::{
    course::{lesson::Deed, run::reply::Verdict, taught::Taught, tutor::Tutor},
    sitting::telling,
};

use super::{
    super::{Host, Lines},
    show,
};

/// What is to be shown next.
pub(super) enum Restated {
    /// Nothing but the prompt.
    Nothing,
    /// What can be done now.
    Choices,
    /// The whole step.
    Step,
    /// What was laid out, and the whole step.
    All,
    /// Nothing: the lesson is left.
    Leave,
}

/// Saves what the tutor has noted.
pub(super) fn save<G: Taught>(tutor: &mut Tutor<'_, G>, out: &mut Lines<'_>, host: &mut dyn Host) {
    out.note(&tutor.take_changes(), host);
}

/// Hands a deed to the tutor and says what came of it.
pub(super) fn attempt<G: Taught>(
    tutor: &mut Tutor<'_, G>,
    deed: &Deed<G>,
    out: &mut Lines<'_>,
    host: &mut dyn Host,
) -> Restated {
    let Some(step) = tutor.run().step() else { return Restated::Leave };
    let testing = tutor.is_testing();
    let reply = tutor.attempt(deed);
    // What is said to be done is saved.
    save(tutor, out, host);
    out.tell(&telling::replied(step, &reply));
    if testing && !tutor.is_testing() {
        out.say_id("learn-test-ends");
        return Restated::Step;
    }
    match reply.verdict {
        Verdict::Passed => {
            if tutor.run().step().is_some() {
                show::step(tutor, &reply.opening, false, out);
            }
            Restated::Nothing
        }
        Verdict::Kept => Restated::Choices,
        Verdict::TakenBack | Verdict::Refused | Verdict::NotTheAnswer | Verdict::Looked => Restated::Nothing,
    }
}
