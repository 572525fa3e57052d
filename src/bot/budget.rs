//! How long a bot may think about a move: a number of nodes, or a time.
//!
//! Hides the clock, which stands nowhere else among the bots: with a budget of nodes none is read, and the same seed
//! plays the same game.

use std::time::{Duration, Instant};

/// What a bot may spend on a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// What the level takes by itself: a number of nodes.
    Own,
    /// So many simulations.
    Nodes(u32),
    /// So much time.
    Time(Duration),
}

/// A budget that is being spent.
#[derive(Clone, Copy, Debug)]
pub(super) enum Left {
    Nodes(u32),
    Until(Instant),
}

impl Left {
    /// Whether another simulation may begin.
    #[inline]
    #[expect(clippy::disallowed_methods, reason = "a budget of time is what the clock is for")]
    pub(super) fn spend(&mut self) -> bool {
        match self {
            Self::Nodes(left) => match left.checked_sub(1) {
                Some(less) => {
                    *left = less;
                    true
                }
                None => false,
            },
            Self::Until(end) => Instant::now() < *end,
        }
    }

    /// Starts to spend a time.
    #[expect(clippy::disallowed_methods, reason = "a budget of time is what the clock is for")]
    pub(super) fn time(time: Duration) -> Self {
        Self::Until(Instant::now() + time)
    }
}
