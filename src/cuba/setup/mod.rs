//! How a game starts: a new game on a layout, or any moment of a game described freely.
//!
//! A [`Moment`] can say anything, also what cannot be; it becomes a [`Position`] only if it breaks no invariant, and
//! otherwise every [`Fault`] is named at once. What could not have come about by play but breaks no invariant is fine:
//! lessons start in the middle. Hides what makes a position valid.

mod fault;
mod moment;

pub use fault::Fault;
pub use moment::{Asked, Moment, Outcome, Place};

use crate::{
    game::{Dice, Seat},
    ids::Set,
};

use super::{
    action::Question,
    board::{Flag, HARBOUR, MOST_PLAYERS, PIECES, START_GOODS, START_PESOS, START_POINTS},
    layout::{Flowers, Layout, Street, Town, default_flowers, random_street, random_town},
    position::{Goods, Hand, Position},
};

/// How a game starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Setup {
    /// From the beginning.
    New {
        /// What is laid out.
        layout: Layout,
        /// Who takes the first turn.
        first: Seat,
    },
    /// In the middle.
    Moment(Box<Moment>),
}

/// What is settled of a new game; the rest is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wish {
    /// How many players.
    pub players: u8,
    /// Who takes the first turn.
    pub first: Option<Seat>,
    /// The citizens by stop.
    pub street: Option<Street>,
    /// The buildings by space.
    pub town: Option<Town>,
    /// The flowers by citizen.
    pub flowers: Flowers,
}

impl Wish {
    /// Draws what is not settled, each from a source of its own. `None`: what is settled makes no game.
    pub fn draw(self, [mut first, mut street, mut town]: [impl Dice; 3]) -> Option<Setup> {
        let street = self.street.unwrap_or_else(|| random_street(&mut street));
        let town = self.town.unwrap_or_else(|| random_town(&mut town));
        let layout = Layout::new(self.players, street, town, self.flowers)?;
        let first = self.first.unwrap_or_else(|| Seat(first.below(layout.players().into()) as u8));
        (first.0 < layout.players()).then_some(Setup::New { layout, first })
    }
}

impl Setup {
    /// A layout and a start player drawn at random.
    ///
    /// # Panics
    /// If there are not two to four players.
    pub fn random(players: u8, dice: &mut impl Dice) -> Self {
        let first = Seat(dice.below(players.into()) as u8);
        let layout = Layout::new(players, random_street(dice), random_town(dice), default_flowers());
        Self::New { layout: layout.expect("two to four players"), first }
    }

    pub(super) fn position(&self) -> Result<Position, Vec<Fault>> {
        match self {
            Self::New { layout, first } => {
                if first.0 < layout.players() {
                    Ok(beginning(*layout, *first))
                } else {
                    Err(vec![Fault::NoSuchSeat { seat: *first }])
                }
            }
            Self::Moment(moment) => moment.position(),
        }
    }
}

/// The position before the first roll, which is the right-hand neighbour's of the start player (R10).
pub(super) fn beginning(layout: Layout, first: Seat) -> Position {
    let mut hand = Hand { pesos: START_PESOS, points: START_POINTS, ..Hand::EMPTY };
    let mut supply = Goods([PIECES; 6]);
    for good in START_GOODS {
        hand.goods[good] = 1;
        supply[good] -= layout.players();
    }
    let mut hands = [Hand::EMPTY; MOST_PLAYERS as usize];
    hands[..usize::from(layout.players())].fill(hand);
    let roller = first.before(layout.players());
    Position {
        hands,
        layout,
        supply,
        dice: Goods::default(),
        aside: None,
        inactive: Set::EMPTY,
        occupied: Set::EMPTY,
        question: Question::Roll,
        seat: roller,
        turn: roller,
        passed: 0,
        car: HARBOUR,
        ship: 1,
        flag: Flag::Two,
    }
}
