//! Every action that one could think of trying, possible or not.
//!
//! All kinds and ids that an action can be written with, with amounts from 0 to one above every purse. Naive on purpose:
//! it knows nothing of decisions or rules, so that filtering it by objections gives the legal actions a second time.

use crate::{
    game::{Count, Seat},
    ids::Id,
};

use super::{
    action::Action,
    board::{MOST_PLAYERS, MOST_STACKS, Segment, Square},
    position::Position,
};

/// Calls `each` with every conceivable action.
pub fn conceivable(p: &Position, mut each: impl FnMut(Action)) {
    let most = p.hands().map(|(_, hand)| hand.escudos).max().unwrap_or(0);
    let amounts = || (0..=most + 1).map(Count::new);
    for action in [Action::Pass, Action::BuildNothing, Action::Decline] {
        each(action);
    }
    amounts().for_each(|amount| each(Action::Bid(amount)));
    for square in Square::ALL.iter().copied() {
        each(Action::PlaceNeutral(square));
        (0..MOST_STACKS as u8).for_each(|stack| each(Action::Plant { stack, square }));
    }
    for segment in Segment::ALL.iter().copied() {
        each(Action::Build(segment));
        each(Action::Extra(segment));
        amounts().for_each(|amount| each(Action::Propose { segment, amount }));
    }
    for proposer in (0..MOST_PLAYERS).map(Seat) {
        each(Action::Accept(proposer));
        amounts().for_each(|amount| each(Action::Support { proposer, amount }));
    }
}
