//! Teach-back in the app: a pupil says what it means to do, and the viewer is the referee.

use crate::{
    course::taught::Taught,
    cuba::{Cuba, Position, Rule},
    game::Told,
    play::pupil::{Judgement, Mistake, Proposal, Verdict},
    text::Message,
};

use super::{
    super::super::{shared::Shared, theme::Role},
    PlayScreen, Stage,
};

/// What is to be judged, and how good the referee was so far.
#[derive(Default)]
pub(super) struct Referee {
    proposal: Option<Proposal<Cuba>>,
    right: usize,
    judged: usize,
}

impl Referee {
    /// What the pupil means to do.
    pub(super) fn said(&self, position: &Position) -> Vec<(Message, Role)> {
        let Some(proposal) = &self.proposal else { return Vec::new() };
        let about = |id: &str| Message::new(id).with("player", proposal.seat);
        let wants = about("free-pupil-wants").with("action", Cuba::choice(position, proposal.action));
        let claims = proposal.claim.map(|claim| about("free-pupil-claims").with("amount", claim.message()));
        [Some(wants), claims].into_iter().flatten().map(|message| (message, Role::Strong)).collect()
    }

    /// The rules to choose from.
    pub(super) fn rules(&self) -> Vec<Rule> {
        self.proposal.as_ref().map(|proposal| proposal.rules.clone()).unwrap_or_default()
    }

    /// How good the referee was, if there was anything to judge.
    pub(super) fn tally(&self) -> Option<Message> {
        let tally = Message::new("free-tally").with("right", self.right).with("count", self.judged);
        (self.judged > 0).then_some(tally)
    }
}

impl PlayScreen {
    /// A pupil means to do something.
    pub(super) fn propose(&mut self, proposal: Option<Proposal<Cuba>>, shared: &mut Shared<'_>) {
        let stage = if proposal.is_some() { Stage::Judge } else { Stage::Moved };
        self.referee.proposal = proposal;
        self.set(stage, shared);
    }

    /// The referee lets it pass or names the rule; then the pupil does what the rules allow.
    pub(super) fn rule_on(&mut self, rule: Option<Rule>, shared: &mut Shared<'_>) {
        let Some(proposal) = self.referee.proposal.take() else { return };
        let judgement = proposal.judge(rule.map_or(Verdict::Fine, Verdict::Stop));
        self.referee.judged += 1;
        self.referee.right += usize::from(judgement.is_right());
        self.mark();
        let told = judged(&proposal, judgement);
        self.play(proposal.instead, shared);
        // What is thought of the verdict stands before what happens next.
        self.at.speech.splice(0..0, told);
    }
}

/// What to think of the verdict, and why.
fn judged(proposal: &Proposal<Cuba>, judgement: Judgement) -> Vec<(Message, Role)> {
    let role = if judgement.is_right() { Role::Can } else { Role::Changed };
    let mut said = vec![(judgement.message(), role)];
    match &proposal.mistake {
        Some(Mistake::Refused(refused)) => {
            said.push((Message::new("free-pupil-hears").with("player", proposal.seat), Role::Quiet));
            said.extend(refused.refusals.iter().map(|refusal| (Cuba::refusal(refusal), Role::Text)));
            said.extend(refused.refusals.first().map(|refusal| (named(refusal.rule()), Role::Quiet)));
        }
        Some(Mistake::Amount(rule, truth)) => {
            said.push((Message::new("free-right-amount").with("amount", truth.message()), Role::Text));
            said.extend([(Cuba::rule(*rule), Role::Text), (named(*rule), Role::Quiet)]);
        }
        None => {}
    }
    if proposal.mistake.is_some() {
        said.push((Message::new("free-pupil-then").with("player", proposal.seat), Role::Quiet));
    }
    said
}

fn named(rule: Rule) -> Message {
    Message::new("ui-rule").with("title", Cuba::rule(rule).attribute("title"))
}
