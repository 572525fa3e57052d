//! What is going on in a free game, what choosing does there, and what a referee has to judge.

use crate::{
    sitting::{referee::Proposed, tableau::Move},
    text::Message,
};

use super::super::super::theme::Role;

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
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Doing {
    Act(Move),
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
    /// A rule, by its place among those to choose from and its id.
    Rule(usize, &'static str),
    Review,
    Again,
    /// The log becomes a text.
    Log,
    Leave,
}

impl Doing {
    /// The word by which hosts that speak in lines choose it.
    pub(super) fn word(&self) -> Option<&'static str> {
        Some(match self {
            Self::Roll => "roll",
            Self::TakeOver => "take-over",
            Self::Onward => "onward",
            Self::Hurry => "hurry",
            Self::Fine => "fine",
            Self::Stop => "stop",
            Self::Rule(_, id) => id,
            Self::Review => "review",
            Self::Again => "again",
            Self::Log => "log",
            Self::Leave => "leave",
            Self::Act(_) | Self::Face(_) | Self::Wait => return None,
        })
    }
}

/// What is to be judged, and how good the referee was so far.
pub(super) struct Referee {
    pub(super) proposal: Option<Box<dyn Proposed>>,
    pub(super) right: usize,
    pub(super) judged: usize,
}

impl Referee {
    /// Who has judged nothing yet.
    pub(super) fn new() -> Self {
        Self { proposal: None, right: 0, judged: 0 }
    }

    /// What the pupil means to do.
    pub(super) fn said(&self) -> Vec<(Message, Role)> {
        let said = self.proposal.iter().flat_map(|proposal| proposal.said());
        said.map(|message| (message, Role::Strong)).collect()
    }

    /// Whether there is something to stop.
    pub(super) fn is_mistaken(&self) -> bool {
        self.proposal.as_ref().is_some_and(|proposal| proposal.is_mistaken())
    }

    /// The rules to choose from.
    pub(super) fn rules(&self) -> Vec<(&'static str, Message)> {
        self.proposal.as_ref().map(|proposal| proposal.rules()).unwrap_or_default()
    }

    /// How good the referee was, if there was anything to judge.
    pub(super) fn tally(&self) -> Option<Message> {
        let tally = Message::new("free-tally").with("right", self.right).with("count", self.judged);
        (self.judged > 0).then_some(tally)
    }
}
