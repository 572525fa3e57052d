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

use super::action::Action;

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
