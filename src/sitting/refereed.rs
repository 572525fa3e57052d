//! The pupils of any game: a proposal, and where it is made, as a [`Proposed`].

use crate::{
    game::Game,
    ids::Id,
    play::pupil::{Call, Judgement, Proposal},
    text::Message,
};

use super::{
    referee::Proposed,
    stage::Staged,
    tableau::Move,
    telling::{Purpose, Saying},
};

/// A proposal, and where it is made.
impl<G: Staged> Proposed for (Proposal<G>, <G as Game>::Position) {
    fn said(&self) -> Vec<Message> {
        self.0.messages(&self.1)
    }

    fn is_mistaken(&self) -> bool {
        self.0.mistake.is_some()
    }

    fn rules(&self) -> Vec<(&'static str, Message)> {
        self.0.rules.iter().map(|rule| (rule.id(), G::rule(*rule))).collect()
    }

    fn judge(&self, call: Call<usize>) -> Judgement {
        self.0.judge(match call {
            Call::Fine => Call::Fine,
            Call::Stop(at) => Call::Stop(at.and_then(|at| self.0.rules.get(at).copied())),
        })
    }

    fn answer(&self, judgement: Judgement) -> Vec<Saying> {
        let answer = self.0.answer(judgement).into_iter().enumerate();
        let said = answer.flat_map(|(at, (message, rule))| {
            let purpose = match (at, rule) {
                (0, _) if judgement.is_right() => Purpose::Done,
                (0, _) => Purpose::Misjudged,
                (_, Some(_)) => Purpose::Coaching,
                (_, None) => Purpose::Note,
            };
            [Some(Saying::new(purpose, message)), rule.map(Saying::rule::<G>)].into_iter().flatten()
        });
        said.collect()
    }

    fn instead(&self) -> Move {
        Move::of::<G>(self.0.instead)
    }

    fn kept(&self) -> Box<dyn Proposed> {
        Box::new(self.clone())
    }
}
