//! How long a bot may think about a move: a number of simulations, or a time.
//!
//! Hides the clock, which stands nowhere else among the bots, and how a budget is shared among several trees: with a
//! number of simulations no clock is read and the shares are always the same, whatever the number of cores.

use std::time::{Duration, Instant};

/// What a bot may spend on a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// What the level takes by itself: a number of simulations.
    Own,
    /// So many simulations.
    Nodes(u32),
    /// So much time.
    Time(Duration),
}

/// As many trees share a number of simulations, if there are enough of them: a convention. Another number is another
/// bot, which plays otherwise; more trees would serve more cores, but each would see less.
const TREES: u32 = 2;
/// A tree with fewer simulations is not worth a thread: a guess. So many take some thousandths of a second, much
/// longer than a thread takes to start.
const LEAST: u32 = 1_000;

impl Budget {
    /// What each tree may spend; `own` is what the level takes by itself.
    pub(super) fn shares(self, own: u32, cores: usize) -> Vec<Left> {
        match self {
            Self::Own => Self::Nodes(own).shares(own, cores),
            Self::Nodes(nodes) if nodes < TREES * LEAST => vec![Left::Nodes(nodes)],
            // Not by cores: the same number has to give the same move on every machine.
            Self::Nodes(nodes) => (0..TREES).map(|tree| Left::Nodes((nodes + tree) / TREES)).collect(),
            Self::Time(time) => vec![Left::from_now(time); cores.max(1)],
        }
    }

    /// What a single tree may spend; `own` is what the level takes by itself.
    pub(super) fn alone(self, own: u32) -> Left {
        match self {
            Self::Own => Left::Nodes(own),
            Self::Nodes(nodes) => Left::Nodes(nodes),
            Self::Time(time) => Left::from_now(time),
        }
    }
}

/// A share of a budget that is being spent.
#[derive(Clone, Copy, Debug)]
pub(super) enum Left {
    Nodes(u32),
    Until(Instant),
}

impl Left {
    #[expect(clippy::disallowed_methods, reason = "a budget of time is what the clock is for")]
    fn from_now(time: Duration) -> Self {
        Self::Until(Instant::now() + time)
    }

    /// Whether another simulation may begin.
    #[inline]
    #[expect(clippy::disallowed_methods, reason = "a budget of time is what the clock is for")]
    pub(super) fn spend(&mut self) -> bool {
        match self {
            Self::Nodes(0) => false,
            Self::Nodes(left) => {
                *left -= 1;
                true
            }
            Self::Until(end) => Instant::now() < *end,
        }
    }
}
