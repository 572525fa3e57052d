//! What the referee of a pupil is asked, and how often the referee was right.

use crate::{
    play::pupil::Call,
    sitting::referee::Proposed,
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
pub(super) struct Verdicts {
    proposal: Box<dyn Proposed>,
    /// Whether it is known that it is stopped, and asked by which rule.
    stopped: bool,
}

impl Verdicts {
    /// Whether the rules agree.
    pub(super) fn of(proposal: Box<dyn Proposed>) -> Self {
        Self { proposal, stopped: false }
    }

    /// Which rule says otherwise.
    pub(super) fn stop(&mut self) {
        self.stopped = true;
    }

    /// What the pupil means to do.
    pub(super) fn proposal(&self) -> &dyn Proposed {
        &*self.proposal
    }

    /// The verdicts that there are: ids and words.
    pub(super) fn answers(&self, catalog: &Catalog) -> Vec<(String, String)> {
        if !self.stopped {
            return VERDICTS.map(|id| (id.to_owned(), catalog.text(&format!("free-verdict-{id}")))).into();
        }
        let titled = |(id, text): (&str, Message)| (id.to_owned(), catalog.say(&text.attribute("title")).text);
        self.proposal.rules().into_iter().map(titled).collect()
    }

    pub(super) fn ask(&self, out: &mut Lines<'_>) {
        out.say_id(if self.stopped { "free-verdict-rule" } else { "free-verdict" });
        let answers = self.answers(out.catalog());
        out.numbered(answers.into_iter().map(|(id, text)| format!("{text} ({id})")));
    }

    /// The verdict that was chosen. `None`: the rule is still to be named.
    pub(super) fn chosen(&self, at: usize) -> Option<Call<usize>> {
        match (self.stopped, at) {
            (true, at) => Some(Call::Stop(Some(at))),
            (false, FINE_AT) => Some(Call::Fine),
            (false, _) => (!self.proposal.is_mistaken()).then_some(Call::Stop(None)),
        }
    }
}
