//! Something on a table that can be pointed at, as a number, and what of it is lit.

/// Something on a table, by a number that the game gives it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot(pub u16);

/// Where an arrow points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Arrow {
    Up,
    Down,
    Left,
    Right,
}

impl Arrow {
    /// Whether it leads on, in a list.
    pub fn is_forward(self) -> bool {
        matches!(self, Self::Right | Self::Down)
    }
}

/// What is lit on a table.
#[derive(Clone, Debug, Default)]
pub struct Lit {
    /// What can be chosen.
    pub can: Vec<Spot>,
    /// What the focused choice is about, or what is pointed at.
    pub focus: Option<Spot>,
    /// Whether the focus itself is on the table, and not on a choice.
    pub pointed: bool,
    /// Whether whoever looks is to travel, so that the table says what it costs.
    pub travelling: bool,
    /// Where whatever moves is drawn while it moves.
    pub moving: Option<Spot>,
    /// What somebody shows to others; everything else is quiet.
    pub shown: Option<Spot>,
}
