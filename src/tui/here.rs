//! The table as it stands, and who looks at it.

use crate::{
    game::{Decision, Eyes, Seat},
    sitting::stage::Staged,
};

/// See the module's page.
#[derive(Clone, Copy)]
pub(in crate::tui) struct Here<G: Staged> {
    pub(in crate::tui) position: G::Position,
    /// Whose choices these are.
    pub(in crate::tui) seat: Seat,
    pub(in crate::tui) eyes: Eyes,
}

impl<G: Staged> Here<G> {
    /// A table at which nothing is hidden.
    pub(in crate::tui) fn open(position: G::Position) -> Self {
        let seat = match G::decision(&position) {
            Decision::Ask { seat, .. } | Decision::Chance { seat } => seat,
            Decision::Over => Seat(0),
        };
        Self { position, seat, eyes: Eyes::Open }
    }

    /// Whether whoever looks may know what whoever decides could do, and what would come of it.
    pub(in crate::tui) fn may_foresee(&self) -> bool {
        let asked = matches!(G::decision(&self.position), Decision::Ask { seat, .. } if Eyes::Seat(seat) == self.eyes);
        asked || self.eyes == Eyes::Open
    }

    /// Whether whoever these choices are for is asked to travel.
    pub(in crate::tui) fn is_to_travel(&self) -> bool {
        matches!(G::decision(&self.position), Decision::Ask { seat, question } if seat == self.seat && G::travels(question))
    }

    pub(in crate::tui) fn view(&self) -> G::View {
        G::view(&self.position, self.eyes)
    }
}
