//! What comes after a chapter has done its part: it hands on to the next one by name, so that no chapter needs another.

/// See the module's page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub(in crate::island) enum Coming {
    /// Somebody is asked, or nobody any more.
    Asked,
    /// Phase 1 of the next round.
    Auction,
    /// Phase 2.
    Planting,
    /// Phase 3.
    Bribes,
    /// Phase 4.
    Building,
    /// Phase 5, after the overseer has built a canal or not.
    Extra {
        /// Whether there is a new canal.
        built: bool,
    },
    /// Phases 6 and 7.
    EndOfRound,
    /// The end.
    End,
}
