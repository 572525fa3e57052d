//! The rules of Santiago de Cuba, a module for each chapter of the booklets.
//!
//! For each decision a chapter holds, side by side, `offer` (which actions there are, for the list), `object` (what
//! speaks against one, which defines what is legal) and `advance` (what it does). Lists and objections are two views
//! of one rule for speed's sake; tests hold them equal over random play and arbitrary actions.
//!
//! A chapter ends by handing on to the next one, until somebody has to decide: that is how everything that leaves no
//! choice resolves by itself.

pub(super) mod buildings;
pub(super) mod citizens;
pub(super) mod delivery;
pub(super) mod drive;
pub(super) mod ending;

pub(super) mod pawn;
pub(super) mod ship;
pub(super) mod turn;

use super::{
    action::{Action, Question},
    event::Event,
    position::Position,
};
use crate::game::Log;

/// Hands an action to its chapter, which does it; whether it is legal was asked before.
#[inline]
pub(super) fn advance(p: &mut Position, action: Action, log: &mut impl Log<Event>) {
    match action {
        Action::Roll(roll) => ship::roll::advance(p, roll, log),
        Action::LeaveOut(good) => ship::leave_out::advance(p, good, log),
        Action::Drive(steps) => drive::advance(p, steps.get(), log),
        Action::Give(gift) => citizens::zorro::advance(p, gift, log),
        Action::Take(good) => citizens::pablo::advance(p, good, log),
        Action::Claim(building) => citizens::alonso::claim(p, building, log),
        Action::Pawn(building) => pawn::advance(p, building, log),
        Action::Use(how) => buildings::advance(p, how, log),
        Action::Decline if p.question == Question::Alonso => citizens::alonso::decline(p, log),
        Action::Decline => pawn::decline(p, log),
        Action::Deliver { good, count } => delivery::deliver(p, good, count.get(), log),
        Action::DeliverWood { instead_of, count } => delivery::deliver_wood(p, instead_of, count.get(), log),
        Action::Pass => delivery::pass(p, log),
    }
}

/// A list of at most `N` actions in the making.
///
/// Whether an action is on offer cannot be foreseen by the processor, so that a branch for each of them would cost
/// more than everything else in a step of a playout: the action is always written, and only the length depends on it.
struct Offers<const N: usize> {
    actions: [Action; N],
    count: usize,
}

impl<const N: usize> Offers<N> {
    #[inline]
    fn new() -> Self {
        Self { actions: [Action::Pass; N], count: 0 }
    }

    /// Offers an action if it is possible.
    #[inline]
    fn offer_if(&mut self, possible: bool, action: Action) {
        self.actions[self.count] = action;
        self.count += usize::from(possible);
    }

    #[inline]
    fn append_to(&self, list: &mut Vec<Action>) {
        append_first(list, self.count, &self.actions);
    }
}

/// Appends the first `count` of some actions: a copy of fixed size, of which the rest is cut off.
#[inline]
fn append_first<const N: usize>(list: &mut Vec<Action>, count: usize, actions: &[Action; N]) {
    let before = list.len();
    list.extend_from_slice(actions);
    list.truncate(before + count);
}
