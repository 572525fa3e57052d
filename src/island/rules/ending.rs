//! The end of the game: the final drying and what everything is worth (`end-*`, `score-*`, `palm-counts-one`).

use crate::{
    game::{Log, Seat},
    ids::Id,
};

use super::{
    super::{
        action::Question,
        board::{Crop, MOST_PLAYERS, Squares},
        event::{BySeat, Event},
        position::Position,
    },
    drying,
};

/// A large plantation and what it is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    /// What grows there.
    pub crop: Crop,
    /// Its tiles.
    pub squares: Squares,
    /// Markers by seat, a palm counted as one more on a tile that has some (R40).
    pub markers: BySeat,
    /// Tiles times markers by seat.
    pub worth: BySeat,
}

/// A seat's result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// Whose.
    pub seat: Seat,
    /// Money before scoring.
    pub escudos: u16,
    /// What the plantations are worth.
    pub plantations: u16,
    /// Both together.
    pub total: u16,
    /// How many are better, and 1.
    pub place: u8,
}

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The large plantations in the order of their first squares.
    pub regions: Vec<Region>,
    /// By seat.
    pub scores: Vec<Score>,
}

impl Standing {
    /// Those in the first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.scores.iter().filter(|score| score.place == 1).map(|score| score.seat)
    }

    /// The result as it is announced.
    pub(in crate::island) fn told(&self, p: &Position) -> Vec<Event> {
        let players = p.players;
        let regions = self.regions.iter().map(|region| {
            let Region { crop, squares, markers, worth } = *region;
            Event::RegionScored { players, crop, squares, markers, worth }
        });
        let scores = self.scores.iter().map(|score| {
            let Score { seat, escudos, plantations, total, place } = *score;
            Event::Scored { seat, escudos, plantations, total, place }
        });
        let winners = self.winners().count() as u8;
        let won = self.winners().map(|seat| Event::Won { seat, winners });
        regions.chain(scores).chain([Event::Ended { round: p.round }]).chain(won).collect()
    }
}

/// Phase 5 of the last round is over.
pub(in crate::island) fn end(p: &mut Position, log: &mut impl Log<Event>) {
    drying::dry(p, true, log);
    p.ask(p.overseer, Question::Over);
    log.note_all(|| reckon(p).told(p));
}

/// What the table would be worth if it were scored as it lies.
pub(in crate::island) fn reckon(p: &Position) -> Standing {
    let (mut left, mut regions) = (p.planted(), Vec::new());
    while let Some(square) = left.iter().next() {
        let squares = p.region(square);
        left = left.without(squares);
        let crop = Crop::ALL.iter().copied().find(|crop| p.crops[crop.index()].contains(square));
        let mut markers = [0; MOST_PLAYERS as usize];
        for (markers, owned) in markers.iter_mut().zip(p.owned) {
            let own = owned.both(squares);
            // A palm counts beside a marker and never alone (R40).
            *markers = (own.len() + own.both(p.twice).len() + own.both(p.palms).len()) as u16;
        }
        let worth = markers.map(|markers| markers * squares.len() as u16);
        regions.push(Region { crop: crop.expect("planted"), squares, markers, worth });
    }
    let mut scores: Vec<Score> = p
        .hands()
        .map(|(seat, hand)| {
            let plantations = regions.iter().map(|region| region.worth[seat.index()]).sum();
            let escudos = hand.escudos;
            Score { seat, escudos, plantations, total: escudos + plantations, place: 0 }
        })
        .collect();
    let totals: Vec<_> = scores.iter().map(|score| score.total).collect();
    for score in &mut scores {
        score.place = 1 + totals.iter().filter(|total| **total > score.total).count() as u8;
    }
    Standing { regions, scores }
}
