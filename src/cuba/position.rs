//! The position: everything on the table and behind the screens, packed into few bytes.
//!
//! Hides how the bytes lie. A position is valid by construction: it comes out of [`super::setup`] or out of
//! [`crate::game::Game::advance`]. The rules change it directly; everybody else reads.

use std::ops::{Index, IndexMut};

use crate::{
    game::Seat,
    ids::{Id, Set},
};

use super::{
    action::{Question, Roll},
    board::{Building, Buildings, CARGO, CEILING, Citizen, Citizens, Flag, Good, HARBOUR, MOST_PLAYERS, STOPS},
    layout::Layout,
};

/// A number for each good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Goods(pub(in crate::cuba) [u8; 6]);

impl Goods {
    /// All pieces together.
    #[inline]
    pub fn total(self) -> u16 {
        self.0.iter().map(|count| u16::from(*count)).sum()
    }

    /// The goods in canonical order, with their numbers.
    pub fn each(self) -> impl Iterator<Item = (Good, u8)> {
        Good::ALL.iter().map(move |good| (*good, self[*good]))
    }

    /// Whether every number is 0.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 6]
    }

    /// The kinds of which there are any.
    #[inline]
    pub fn kinds(self) -> Set<Good> {
        let mut kinds = Set::EMPTY;
        for good in Good::ALL {
            kinds = kinds.with(Set::of_if(*good, self[*good] > 0));
        }
        kinds
    }

    /// The same without wood.
    #[inline]
    pub fn cargo(self) -> Set<Good> {
        self.kinds().without(Set::of(Good::Wood))
    }
}

impl Index<Good> for Goods {
    type Output = u8;

    #[inline]
    fn index(&self, good: Good) -> &u8 {
        &self.0[good.index()]
    }
}

impl IndexMut<Good> for Goods {
    #[inline]
    fn index_mut(&mut self, good: Good) -> &mut u8 {
        &mut self.0[good.index()]
    }
}

/// What a seat has: behind its screen, and on the board.
// Sixteen bytes, so that finding a hand is a shift and not a multiplication.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(align(16))]
pub struct Hand {
    /// Pieces of each good.
    pub goods: Goods,
    /// The building on which the pawn stands.
    pub pawn: Option<Building>,
    /// Pesos.
    pub pesos: u16,
    /// Victory points.
    pub points: u16,
    /// The buildings that carry the seat's markers.
    pub owns: Buildings,
}

impl Hand {
    /// Nothing at all.
    pub const EMPTY: Self = Self { goods: Goods([0; 6]), pawn: None, pesos: 0, points: 0, owns: Set::EMPTY };

    /// Takes pesos, as far as they are counted, and says how many.
    #[inline]
    pub(in crate::cuba) fn earn(&mut self, pesos: u16) -> u16 {
        raise(&mut self.pesos, pesos)
    }

    /// Takes points, as far as they are counted, and says how many.
    #[inline]
    pub(in crate::cuba) fn score(&mut self, points: u16) -> u16 {
        raise(&mut self.points, points)
    }
}

#[inline]
fn raise(count: &mut u16, by: u16) -> u16 {
    let before = *count;
    *count = (before + by).min(CEILING);
    *count - before
}

/// See the module's page.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(in crate::cuba) hands: [Hand; MOST_PLAYERS as usize],
    pub(in crate::cuba) layout: Layout,
    pub(in crate::cuba) supply: Goods,
    /// What the ship wants; at `leave-out` the five dice as rolled; else 0 without dice.
    pub(in crate::cuba) dice: Goods,
    /// The good whose die lies beside the board; `None`: the ship has no dice yet.
    pub(in crate::cuba) aside: Option<Good>,
    pub(in crate::cuba) inactive: Citizens,
    /// The buildings with a pawn on them: what [`Position::move_pawn`] keeps up to date.
    pub(in crate::cuba) occupied: Buildings,
    pub(in crate::cuba) question: Question,
    /// Who decides.
    pub(in crate::cuba) seat: Seat,
    /// Whose turn it is.
    pub(in crate::cuba) turn: Seat,
    /// A bit for each seat that has passed in this delivery round.
    pub(in crate::cuba) passed: u8,
    pub(in crate::cuba) car: u8,
    pub(in crate::cuba) ship: u8,
    pub(in crate::cuba) flag: Flag,
}

const _: () = assert!(size_of::<Position>() <= 128, "a position is copied at every node of a search");

impl Position {
    /// What was laid out before the game.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// How many players.
    #[inline]
    pub fn players(&self) -> u8 {
        self.layout.players()
    }

    /// What a seat has.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// The hands of all seats.
    pub fn hands(&self) -> impl Iterator<Item = (Seat, &Hand)> {
        self.layout.seats().map(|seat| (seat, self.hand(seat)))
    }

    /// The pieces beside the board.
    pub fn supply(&self) -> Goods {
        self.supply
    }

    /// The stop at which the car stands.
    pub fn car(&self) -> u8 {
        self.car
    }

    /// The ship in port, from 1.
    pub fn ship(&self) -> u8 {
        self.ship
    }

    /// Where the price marker stands.
    pub fn flag(&self) -> Flag {
        self.flag
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Who decides; after the end the seat whose turn it was.
    pub fn decider(&self) -> Seat {
        self.seat
    }

    /// What is to be decided.
    #[inline]
    pub fn question(&self) -> Question {
        self.question
    }

    /// The citizens who lie on their faces.
    pub fn inactive(&self) -> Citizens {
        self.inactive
    }

    /// Whether a seat is out of the delivery round that is under way.
    #[inline]
    pub fn has_passed(&self, seat: Seat) -> bool {
        self.passed >> seat.0 & 1 == 1
    }

    /// The good whose die was left out, if the ship has dice.
    pub fn left_out(&self) -> Option<Good> {
        self.aside
    }

    /// How many units of a good the ship wants now.
    #[inline]
    pub fn demand(&self, good: Good) -> u8 {
        if self.question == Question::LeaveOut { 0 } else { self.dice[good] }
    }

    /// The five dice, while the roller chooses among them.
    pub fn rolled(&self) -> Option<Roll> {
        (self.question == Question::LeaveOut).then(|| Roll::new(CARGO.map(|good| self.dice[good])))
    }

    /// The citizen at whom the car stands.
    #[inline]
    pub fn citizen(&self) -> Option<Citizen> {
        self.layout.citizen_at(self.car)
    }

    /// How many stops the car has to drive to a stop: where it stands, that is once round.
    pub fn steps_to(&self, stop: u8) -> u8 {
        match (stop + STOPS - self.car) % STOPS {
            0 => STOPS,
            steps => steps,
        }
    }

    /// Whether the car stands at the harbour.
    pub fn at_harbour(&self) -> bool {
        self.car == HARBOUR
    }

    /// Whose marker lies on a building.
    #[inline]
    pub fn owner(&self, building: Building) -> Option<Seat> {
        // The hands of seats that nobody takes are empty.
        let owners = (0..)
            .zip(&self.hands)
            .fold(0_u8, |owners, (seat, hand)| owners | u8::from(hand.owns.contains(building)) << seat);
        (owners != 0).then(|| Seat(owners.trailing_zeros() as u8))
    }

    /// Whose pawn stands on a building.
    pub fn visitor(&self, building: Building) -> Option<Seat> {
        self.layout.seats().find(|seat| self.hand(*seat).pawn == Some(building))
    }

    /// Puts the pawn of a seat on a building, or takes it off the board; answers with where it was.
    #[inline]
    pub(in crate::cuba) fn move_pawn(&mut self, seat: Seat, to: Option<Building>) -> Option<Building> {
        let from = std::mem::replace(&mut self.hands[seat.index()].pawn, to);
        let set = |building: Option<Building>| building.map_or(Set::EMPTY, Set::of);
        self.occupied = self.occupied.without(set(from)).with(set(to));
        from
    }

    /// The buildings with a marker on them.
    #[inline]
    pub(in crate::cuba) fn owned(&self) -> Buildings {
        let [a, b, c, d] = &self.hands;
        a.owns.with(b.owns).with(c.owns.with(d.owns))
    }

    /// The hand of whoever decides.
    #[inline]
    pub(in crate::cuba) fn decider_hand(&self) -> &Hand {
        self.hand(self.seat)
    }

    /// The hand of whoever's turn it is.
    #[inline]
    pub(in crate::cuba) fn active(&mut self) -> &mut Hand {
        &mut self.hands[self.turn.index()]
    }

    /// Asks a seat.
    #[inline]
    pub(in crate::cuba) fn ask(&mut self, seat: Seat, question: Question) {
        self.seat = seat;
        self.question = question;
    }

    #[inline]
    pub(in crate::cuba) fn is_over(&self) -> bool {
        self.question == Question::Over
    }
}
