//! The parts of the screen that the focus can be in.

/// A part of the screen; the regions of a table go by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pane {
    Choices,
    Region(usize),
    Text,
}

impl Pane {
    /// The one after it, at a table of so many regions.
    pub(super) fn after(self, regions: usize) -> Self {
        match self {
            Self::Choices => Self::Region(0),
            Self::Region(at) if at + 1 < regions => Self::Region(at + 1),
            Self::Region(_) => Self::Text,
            Self::Text => Self::Choices,
        }
    }

    /// The one before it.
    pub(super) fn before(self, regions: usize) -> Self {
        match self {
            Self::Choices => Self::Text,
            Self::Region(0) => Self::Choices,
            Self::Region(at) => Self::Region(at - 1),
            Self::Text => Self::Region(regions.saturating_sub(1)),
        }
    }
}
