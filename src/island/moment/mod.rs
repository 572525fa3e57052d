//! Any moment of a game, described freely: what can be said of one, and how it becomes a position.
//!
//! A [`Moment`] can say anything, also what cannot be; it becomes a [`Position`] only if it breaks no invariant, and
//! otherwise every fault is named at once. What could not have come about by play but breaks no invariant is fine:
//! lessons start in the middle. What lies on the island, what the seats have, what was proposed and what is asked are
//! looked at in files of their own, each of which names its faults. Hides what makes a position valid.

mod board;
mod decision;
mod offers;
mod seats;

use crate::{game::Seat, ids::Id};

use super::{
    action::Question,
    board::{
        Crop, FEWEST_PLAYERS, MOST_PLAYERS, MOST_STACKS, Point, Segment, Segments, Square, Squares, TILES, Tile, rounds,
    },
    fault::Fault,
    position::{Hand, Offer, Position},
    rules::{canals, ending::Score},
};

/// See the module's page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// How many players.
    pub players: u8,
    /// Whether totals are behind screens.
    pub hidden_money: bool,
    /// Where the spring is.
    pub spring: Point,
    /// The tile taken out before the game.
    pub discard: Option<Tile>,
    /// The tiles face down, each stack from the top.
    pub stacks: Vec<Vec<Tile>>,
    /// The tiles on offer by stack.
    pub revealed: Vec<Option<Tile>>,
    /// What grows where.
    pub plantations: Vec<(Square, Plot)>,
    /// The squares whose tile lies desert side up.
    pub deserts: Vec<Square>,
    /// The free squares with a palm.
    pub palms: Vec<Square>,
    /// The segments with a canal.
    pub canals: Vec<Segment>,
    /// The canals left in the common supply; they follow from the rest and are compared with it.
    pub common_canals: Option<u16>,
    /// By seat.
    pub seats: Vec<Place>,
    /// Who is overseer.
    pub overseer: Seat,
    /// Which round it is.
    pub round: u16,
    /// What was proposed, in the order in which it was.
    pub proposals: Vec<Suggestion>,
    /// What is to be decided.
    pub asked: Asked,
    /// Whether the game is over, to be compared.
    pub over: Option<bool>,
    /// The result, to be compared.
    pub result: Option<Option<Outcome>>,
}

/// A plantation, described freely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plot {
    /// The tile.
    pub tile: Tile,
    /// Whose markers are on it.
    pub owner: Option<Seat>,
    /// How many.
    pub markers: u16,
    /// Whether a palm stands on it.
    pub palm: bool,
}

/// What a seat has, described freely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// All the money.
    pub escudos: u16,
    /// Markers in the reserve.
    pub markers: u16,
    /// Whether the extra canal is still there.
    pub extra: bool,
    /// What was bid.
    pub bid: Option<u16>,
}

/// A proposal, described freely.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suggestion {
    /// Whose.
    pub seat: Seat,
    /// Where.
    pub segment: Segment,
    /// What the proposer offers.
    pub amount: u16,
    /// What others add.
    pub supports: Vec<(Seat, u16)>,
}

/// A decision, described freely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// What.
    pub question: Question,
    /// Who; of no meaning after the end.
    pub seat: Seat,
    /// At `extra`: whether the overseer built a canal.
    pub built: bool,
}

/// A large plantation, described freely.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Worth {
    /// What grows there.
    pub crop: Crop,
    /// Its tiles.
    pub squares: Vec<Square>,
    /// Markers by seat.
    pub markers: Vec<u16>,
    /// What it is worth by seat.
    pub worth: Vec<u16>,
}

/// A result, described freely.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The large plantations.
    pub regions: Vec<Worth>,
    /// By seat.
    pub scores: Vec<Score>,
    /// Those in the first place.
    pub winners: Vec<Seat>,
}

impl Moment {
    /// The position, or every fault found. The decision is looked at once everything it rests on is in order.
    pub(super) fn position(&self) -> Result<Position, Vec<Fault>> {
        let mut faults = Vec::new();
        if !(FEWEST_PLAYERS..=MOST_PLAYERS).contains(&self.players) {
            return Err(vec![Fault::Players { players: self.players }]);
        }
        self.object_to_seats(&mut faults);
        self.object_to_counts(&mut faults);
        self.object_to_tiles(&mut faults);
        self.object_to_plots(&mut faults);
        let canals = self.canals(&mut faults);
        self.object_to_purses(&mut faults);
        self.object_to_bids(&mut faults);
        let over = self.asked.question == Question::Over;
        if self.over.is_some_and(|said| said != over) {
            faults.push(Fault::Over);
        }
        if !over && matches!(self.result, Some(Some(_))) {
            faults.push(Fault::Result);
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut position = self.laid_out(canals);
        self.object_to_offers(&position, &mut faults);
        if !faults.is_empty() {
            return Err(faults);
        }
        self.hold_out(&mut position);
        self.object_to_decision(&position, &mut faults);
        self.object_to_result(&position, &mut faults);
        if faults.is_empty() { Ok(position) } else { Err(faults) }
    }

    fn rounds(&self) -> u16 {
        rounds(self.players).into()
    }

    /// Everything but the offers, once it is known to be in order.
    fn laid_out(&self, canals: Segments) -> Position {
        let (open, watered, _) = canals::survey(self.spring, canals);
        let mut hands = [Hand::default(); MOST_PLAYERS as usize];
        for (hand, place) in hands.iter_mut().zip(&self.seats) {
            let Place { escudos, markers, extra, bid } = *place;
            *hand = Hand { escudos, bid, offer: Offer::Nothing, markers: markers as u8, extra };
        }
        let height = usize::from(self.rounds());
        let mut tiles = [None; TILES];
        for (stack, places) in self.stacks.iter().zip(tiles.chunks_mut(height)) {
            let below = height - stack.len();
            places[below..].iter_mut().zip(stack).for_each(|(place, tile)| *place = Some(*tile));
        }
        let mut revealed = [None; MOST_STACKS];
        revealed[..self.revealed.len()].copy_from_slice(&self.revealed);
        let plots = |fits: &dyn Fn(&Plot) -> bool| {
            self.plantations.iter().filter(|(_, plot)| fits(plot)).map(|(square, _)| *square).collect::<Squares>()
        };
        let over = self.asked.question == Question::Over;
        Position {
            crops: std::array::from_fn(|crop| plots(&|plot| plot.tile.crop().index() == crop)),
            double: plots(&|plot| plot.tile.workers() == 2),
            owned: std::array::from_fn(|seat| plots(&|plot| plot.owner == Some(Seat(seat as u8)))),
            twice: plots(&|plot| plot.markers == 2),
            deserts: self.deserts.iter().copied().collect(),
            palms: self.palms(),
            watered,
            canals,
            open,
            hands,
            stacks: tiles,
            revealed,
            discard: self.discard,
            players: self.players,
            hidden_money: self.hidden_money,
            spring: self.spring,
            overseer: self.overseer,
            round: self.round as u8,
            question: self.asked.question,
            seat: if over { self.overseer } else { self.asked.seat },
            built: self.asked.question == Question::Extra && self.asked.built,
        }
    }
}
