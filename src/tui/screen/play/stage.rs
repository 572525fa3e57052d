//! What is going on in a free game, what choosing does there, and what a referee has to judge.

use crate::{ids::Id, play::pupil::Proposal, sitting::stage::Staged, text::Message};

use super::super::{super::theme::Role, attention::Offered};

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// The viewer takes over; until then nothing of theirs is shown.
    HandOver,
    /// The viewer decides.
    Decide,
    /// The viewer rolls the program's dice.
    Roll,
    /// Dice from a real table are typed in.
    Dice,
    /// A bot thinks.
    Thinking,
    /// A bot has moved, and another one is next.
    Moved,
    /// A pupil means to do something.
    Judge,
    /// It was stopped: by which rule?
    Name,
    Over,
}

/// What choosing does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Doing<G: Staged> {
    Act(G::Action),
    /// The program rolls.
    Roll,
    /// What a die shows.
    Face(u8),
    TakeOver,
    /// The next bot moves.
    Onward,
    /// All bots move, up to the next person.
    Hurry,
    /// Nothing: a bot thinks.
    Wait,
    /// The pupil is right.
    Fine,
    Stop,
    Rule(G::Rule),
    Review,
    Again,
    /// The log becomes a text.
    Log,
    Leave,
}

impl<G: Staged> Offered<G> for Doing<G> {
    fn action(&self) -> Option<G::Action> {
        if let Self::Act(action) = self { Some(*action) } else { None }
    }
}

impl<G: Staged> Doing<G> {
    /// The word by which hosts that speak in lines choose it.
    pub(super) fn word(self) -> Option<&'static str> {
        Some(match self {
            Self::Roll => "roll",
            Self::TakeOver => "take-over",
            Self::Onward => "onward",
            Self::Hurry => "hurry",
            Self::Fine => "fine",
            Self::Stop => "stop",
            Self::Rule(rule) => rule.id(),
            Self::Review => "review",
            Self::Again => "again",
            Self::Log => "log",
            Self::Leave => "leave",
            Self::Act(_) | Self::Face(_) | Self::Wait => return None,
        })
    }
}

/// What is to be judged, and how good the referee was so far.
pub(super) struct Referee<G: Staged> {
    pub(super) proposal: Option<Proposal<G>>,
    pub(super) right: usize,
    pub(super) judged: usize,
}

impl<G: Staged> Referee<G> {
    /// Who has judged nothing yet.
    pub(super) fn new() -> Self {
        Self { proposal: None, right: 0, judged: 0 }
    }

    /// What the pupil means to do.
    pub(super) fn said(&self, position: &G::Position) -> Vec<(Message, Role)> {
        let said = self.proposal.iter().flat_map(|proposal| proposal.messages(position));
        said.map(|message| (message, Role::Strong)).collect()
    }

    /// Whether there is something to stop.
    pub(super) fn is_mistaken(&self) -> bool {
        self.proposal.as_ref().is_some_and(|proposal| proposal.mistake.is_some())
    }

    /// The rules to choose from.
    pub(super) fn rules(&self) -> Vec<G::Rule> {
        self.proposal.as_ref().map(|proposal| proposal.rules.clone()).unwrap_or_default()
    }

    /// How good the referee was, if there was anything to judge.
    pub(super) fn tally(&self) -> Option<Message> {
        let tally = Message::new("free-tally").with("right", self.right).with("count", self.judged);
        (self.judged > 0).then_some(tally)
    }
}
