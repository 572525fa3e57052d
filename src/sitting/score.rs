//! How a game ended, to be shown as a table: data, for any face.

use crate::{game::Seat, text::Message};

/// How a game ended, to be shown as a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreSheet {
    /// Who has won, and why.
    pub announced: Vec<Message>,
    /// The texts that name the columns.
    pub columns: Vec<&'static str>,
    /// How many of them go where there is little room, from the first.
    pub spare: usize,
    /// A line for each seat, the best first.
    pub lines: Vec<Reckoned>,
}

/// How a seat ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reckoned {
    /// Who.
    pub seat: Seat,
    /// Which place.
    pub place: u8,
    /// What stands in the columns.
    pub figures: Vec<String>,
}
