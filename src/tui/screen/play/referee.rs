//! Teach-back in the app: a pupil says what it means to do, and the viewer is the referee.

use crate::{
    play::pupil::{Call, Judgement, Proposal},
    sitting::stage::Staged,
    text::Message,
};

use super::{
    super::super::{shared::Shared, theme::Role},
    PlayScreen, Stage,
};

impl<G: Staged> PlayScreen<G> {
    /// A pupil means to do something.
    pub(super) fn propose(&mut self, proposal: Option<Proposal<G>>, shared: &mut Shared<'_, G>) {
        let stage = if proposal.is_some() { Stage::Judge } else { Stage::Moved };
        self.referee.proposal = proposal;
        self.set(stage, shared);
    }

    /// The referee lets it pass or stops it; then the pupil does what the rules allow.
    pub(super) fn rule_on(&mut self, verdict: Call<G::Rule>, shared: &mut Shared<'_, G>) {
        let Some(proposal) = self.referee.proposal.take() else { return };
        let judgement = proposal.judge(verdict);
        self.referee.judged += 1;
        self.referee.right += usize::from(judgement.is_right());
        self.mark();
        let told = told(&proposal, judgement);
        self.play(proposal.instead, shared);
        // What is thought of the verdict stands before what happens next.
        self.at.speech.splice(0..0, told);
    }
}

/// What to think of the verdict, and why.
fn told<G: Staged>(proposal: &Proposal<G>, judgement: Judgement) -> Vec<(Message, Role)> {
    let verdict = if judgement.is_right() { Role::Can } else { Role::Changed };
    let answer = proposal.answer(judgement).into_iter().enumerate();
    let said = answer.flat_map(|(at, (message, rule))| {
        let role = match (at, rule) {
            (0, _) => verdict,
            (_, Some(_)) => Role::Text,
            (_, None) => Role::Quiet,
        };
        let named = rule.map(|rule| Message::new("ui-rule").with("title", G::rule(rule).attribute("title")));
        [Some((message, role)), named.map(|named| (named, Role::Quiet))].into_iter().flatten()
    });
    said.collect()
}
