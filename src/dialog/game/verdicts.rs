//! What the referee of a pupil is asked, and how often the referee was right.

use crate::{
    ids::Id,
    play::{
        playable::Playable,
        pupil::{Call, Proposal},
    },
    text::{Catalog, Message},
};

use super::super::Lines;

/// The two verdicts.
const VERDICTS: [&str; 2] = ["fine", "stop"];
/// The place of the verdict that everything is fine.
const FINE_AT: usize = 0;

/// How often the referee was right, and how often not.
#[derive(Clone, Copy, Default)]
pub(super) struct Calls {
    right: usize,
    wrong: usize,
}

impl Calls {
    /// Counts one more.
    pub(super) fn count(&mut self, right: bool) {
        *(if right { &mut self.right } else { &mut self.wrong }) += 1;
    }

    /// Says how good the referee was.
    pub(super) fn say(self, out: &mut Lines<'_>) {
        let Self { right, wrong } = self;
        if right + wrong > 0 {
            out.say(&Message::new("free-tally").with("right", right).with("count", right + wrong));
        }
    }
}

/// What a pupil means to do, and what the referee is asked about it.
pub(super) struct Verdicts<G: Playable> {
    proposal: Proposal<G>,
    /// Whether it is known that it is stopped, and asked by which rule.
    stopped: bool,
}

impl<G: Playable> Verdicts<G> {
    /// Whether the rules agree.
    pub(super) fn of(proposal: Proposal<G>) -> Self {
        Self { proposal, stopped: false }
    }

    /// Which rule says otherwise.
    pub(super) fn stop(&mut self) {
        self.stopped = true;
    }

    /// What the pupil means to do.
    pub(super) fn proposal(&self) -> &Proposal<G> {
        &self.proposal
    }

    /// The verdicts that there are: ids and words.
    pub(super) fn answers(&self, catalog: &Catalog) -> Vec<(String, String)> {
        if !self.stopped {
            return VERDICTS.map(|id| (id.to_owned(), catalog.text(&format!("free-verdict-{id}")))).into();
        }
        let titled = |rule: &G::Rule| (rule.id().to_owned(), catalog.say(&G::rule(*rule).attribute("title")).text);
        self.proposal.rules.iter().map(titled).collect()
    }

    pub(super) fn ask(&self, out: &mut Lines<'_>) {
        out.say_id(if self.stopped { "free-verdict-rule" } else { "free-verdict" });
        let answers = self.answers(out.catalog());
        out.numbered(answers.into_iter().map(|(id, text)| format!("{text} ({id})")));
    }

    /// The verdict that was chosen. `None`: the rule is still to be named.
    pub(super) fn chosen(&self, at: usize) -> Option<Call<G::Rule>> {
        match (self.stopped, at) {
            (true, at) => Some(Call::Stop(self.proposal.rules.get(at).copied())),
            (false, FINE_AT) => Some(Call::Fine),
            (false, _) => self.proposal.mistake.is_none().then_some(Call::Stop(None)),
        }
    }
}
