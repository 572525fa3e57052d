//! What a learner does in a lesson, and what is shown after it.

use crate::{
    course::run::reply::Verdict,
    sitting::lesson::{LearnerDeed, LessonSitting},
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

/// Saves what was noted.
pub(super) fn save(sitting: &mut dyn LessonSitting, out: &mut Lines<'_>, host: &mut dyn Host) {
    out.note(&sitting.take_changes(), host);
}

/// Does something, and says what came of it.
pub(super) fn attempt(
    sitting: &mut dyn LessonSitting,
    deed: &LearnerDeed,
    out: &mut Lines<'_>,
    host: &mut dyn Host,
) -> Restated {
    let testing = sitting.is_testing();
    let outcome = sitting.attempt(deed);
    // What is said to be done is saved.
    save(sitting, out, host);
    out.tell(&outcome.told);
    if testing && !sitting.is_testing() {
        out.say_id("learn-test-ends");
        return Restated::Step;
    }
    match outcome.verdict {
        Verdict::Passed => {
            show::step(sitting, &outcome.opening, false, out);
            Restated::Nothing
        }
        Verdict::Kept => Restated::Choices,
        Verdict::TakenBack | Verdict::Refused | Verdict::NotTheAnswer | Verdict::Looked => Restated::Nothing,
    }
}
