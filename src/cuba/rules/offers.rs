//! What is on offer, as a list in the making: written without a branch, for the sake of playouts.

use crate::cuba::action::Action;

/// A list of at most `N` actions in the making.
///
/// Whether an action is on offer cannot be foreseen by the processor, so that a branch for each of them would cost
/// more than everything else in a step of a playout: the action is always written, and only the length depends on it.
pub(super) struct Offers<const N: usize> {
    actions: [Action; N],
    count: usize,
}

impl<const N: usize> Offers<N> {
    #[inline]
    pub(super) fn new() -> Self {
        Self { actions: [Action::Pass; N], count: 0 }
    }

    /// Offers an action if it is possible.
    #[inline]
    pub(super) fn offer_if(&mut self, possible: bool, action: Action) {
        self.actions[self.count] = action;
        self.count += usize::from(possible);
    }

    #[inline]
    pub(super) fn append_to(&self, list: &mut Vec<Action>) {
        append_first(list, self.count, &self.actions);
    }
}

/// Appends the first `count` of some actions: a copy of fixed size, of which the rest is cut off.
#[inline]
pub(super) fn append_first<const N: usize>(list: &mut Vec<Action>, count: usize, actions: &[Action; N]) {
    let before = list.len();
    list.extend_from_slice(actions);
    list.truncate(before + count);
}
