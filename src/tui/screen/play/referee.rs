//! Teach-back in the app: a pupil says what it means to do, and the viewer is the referee.

use crate::{play::pupil::Call, sitting::referee::Proposed};

use super::{
    super::{super::shared::Shared, attention::worded},
    PlayScreen, Stage,
};

impl PlayScreen {
    /// A pupil means to do something.
    pub(super) fn propose(&mut self, proposal: Option<Box<dyn Proposed>>, shared: &mut Shared<'_>) {
        let stage = if proposal.is_some() { Stage::Judge } else { Stage::Moved };
        self.referee.proposal = proposal;
        self.set(stage, shared);
    }

    /// The referee lets it pass or stops it; then the pupil does what the rules allow.
    pub(super) fn rule_on(&mut self, verdict: Call<usize>, shared: &mut Shared<'_>) {
        let Some(proposal) = self.referee.proposal.take() else { return };
        let judgement = proposal.judge(verdict);
        self.referee.judged += 1;
        self.referee.right += usize::from(judgement.is_right());
        self.mark();
        self.play(&proposal.instead(), shared);
        // What is thought of the verdict stands before what happens next.
        self.at.speech.splice(0..0, proposal.answer(judgement).into_iter().map(worded));
    }
}
