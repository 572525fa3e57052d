//! What a game brings to be played by bots, and what every bot reads from it.
//!
//! Hides how the judgements of the seats are held against each other.

use crate::{
    chance::Chance,
    game::{Decision, Game, Seat},
    ids::Id,
};

/// What a game brings to be played by bots.
///
/// Numbers come in arrays of the game's own length, so that a simulation allocates nothing, whatever the game.
pub trait Judge: Game<Position: Send + Sync, Action: Send + Sync> {
    /// What a judgement is made of.
    type Part: Id;
    /// A number of points for each part: `[f64; N]`.
    type Parts: Copy + Default + AsRef<[f64]>;
    /// A number of points for each seat of the largest table: `[f64; N]`.
    type Seats: Copy + Default + AsRef<[f64]> + AsMut<[f64]>;

    /// A new game, dealt at random, in which seat 0 has the first turn.
    fn deal(players: u8, dice: &mut Chance) -> Self::Setup;

    /// What each seat would have if the game ended here, in points; what breaks ties counts in parts of one.
    fn totals(p: &Self::Position) -> Self::Seats;

    /// What a position promises a seat, in points.
    fn worth(p: &Self::Position, seat: Seat) -> Self::Parts;

    /// What a position promises a seat that sees no further than its hand, in points. Never changes: whoever goes by it
    /// is a yardstick.
    fn greed(p: &Self::Position, seat: Seat) -> f64;

    /// How good each action of a list looks at a glance, in points: fills `scores`, fast enough for playouts.
    fn weigh(p: &Self::Position, list: &[Self::Action], scores: &mut Vec<f32>);

    /// Whether an action gives nothing away and spites nobody.
    fn is_harmless(p: &Self::Position, action: Self::Action) -> bool;
}

/// What each seat is promised, all parts together.
#[inline]
pub(super) fn promises<G: Judge>(p: &G::Position) -> G::Seats {
    let mut promised = G::Seats::default();
    for (seat, promised) in (0..G::players(p)).zip(promised.as_mut()) {
        *promised = G::worth(p, Seat(seat)).as_ref().iter().sum();
    }
    promised
}

/// How far a seat is ahead of the best other.
#[inline]
pub(super) fn lead(points: &[f64], seat: Seat, players: u8) -> f64 {
    let others = points[..usize::from(players)].iter().enumerate().filter(|(other, _)| *other != seat.index());
    points[seat.index()] - others.map(|(_, points)| *points).fold(f64::NEG_INFINITY, f64::max)
}

/// Whether a seat has to decide.
pub(super) fn is_asked<G: Game>(p: &G::Position, seat: Seat) -> bool {
    matches!(G::decision(p), Decision::Ask { seat: asked, .. } if asked == seat)
}
