//! The position: everything on the table, in purses and in the stacks, packed into few bytes.
//!
//! The board is a set of squares for each crop and each owner, so that drying and scoring are a few operations on whole
//! boards. Hides how the bytes lie. A position is valid by construction: it comes out of [`super::setup`] or out of
//! [`crate::game::Game::advance`]. The rules change it directly; everybody else reads.

use crate::{
    game::{Count, Seat},
    ids::Id,
};

use super::{
    action::Question,
    board::{
        self, Crop, MOST_PLAYERS, MOST_STACKS, Point, Segment, Segments, Square, Squares, TILES, Tile, rounds, stacks,
    },
};

/// What a seat holds out to the overseer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Offer {
    /// Nothing, or nothing yet.
    #[default]
    Nothing,
    /// A canal on a segment.
    Proposal {
        /// Where.
        segment: Segment,
        /// For how much.
        amount: Count,
    },
    /// More for somebody's proposal.
    Support {
        /// Whose.
        proposer: Seat,
        /// How much.
        amount: Count,
    },
}

/// What a seat has beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hand {
    /// All the money, what is bid or offered included.
    pub escudos: u16,
    /// What was bid in this auction; 0 for a pass, `None` before it is said and once it is paid.
    pub bid: Option<u16>,
    /// What is held out to the overseer.
    pub offer: Offer,
    /// Markers in the reserve.
    pub markers: u8,
    /// Whether the extra canal is still there.
    pub extra: bool,
}

/// See the module's page.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The plantations of each crop.
    pub(in crate::island) crops: [Squares; Crop::ALL.len()],
    /// The plantations whose tile shows two workers.
    pub(in crate::island) double: Squares,
    /// The plantations with markers of each seat.
    pub(in crate::island) owned: [Squares; MOST_PLAYERS as usize],
    /// The plantations with two markers.
    pub(in crate::island) twice: Squares,
    pub(in crate::island) deserts: Squares,
    /// The squares with a palm, planted or not.
    pub(in crate::island) palms: Squares,
    /// What the spring and the canals water.
    pub(in crate::island) watered: Squares,
    pub(in crate::island) canals: Segments,
    /// The segments on which a canal may be built now.
    pub(in crate::island) open: Segments,
    pub(in crate::island) hands: [Hand; MOST_PLAYERS as usize],
    /// The tiles face down, each stack from top to bottom; `None` where one was turned up.
    pub(in crate::island) stacks: [Option<Tile>; TILES],
    pub(in crate::island) revealed: [Option<Tile>; MOST_STACKS],
    pub(in crate::island) discard: Option<Tile>,
    pub(in crate::island) players: u8,
    pub(in crate::island) hidden_money: bool,
    pub(in crate::island) spring: Point,
    pub(in crate::island) overseer: Seat,
    pub(in crate::island) round: u8,
    pub(in crate::island) question: Question,
    /// Who decides; after the end the overseer.
    pub(in crate::island) seat: Seat,
    /// At `extra`: whether the overseer built a canal in this round. Else `false`.
    pub(in crate::island) built: bool,
}

const _: () = assert!(size_of::<Position>() <= 256, "a position is copied at every node of a search");

impl Position {
    /// How many players.
    #[inline]
    pub fn players(&self) -> u8 {
        self.players
    }

    /// The seats, clockwise from the first.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.players).map(Seat)
    }

    /// The seats as they speak: from the overseer's left, the overseer last.
    #[inline]
    pub fn speakers(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (players, overseer) = (self.players, self.overseer.0);
        (1..=players).map(move |step| {
            let seat = overseer + step;
            Seat(if seat < players { seat } else { seat - players })
        })
    }

    /// What a seat has.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// The hands of all seats.
    pub fn hands(&self) -> impl Iterator<Item = (Seat, &Hand)> {
        self.seats().map(|seat| (seat, self.hand(seat)))
    }

    /// Whether totals are behind screens.
    pub fn hidden_money(&self) -> bool {
        self.hidden_money
    }

    /// Where the spring is.
    pub fn spring(&self) -> Point {
        self.spring
    }

    /// The tile taken out before the game.
    pub fn discard(&self) -> Option<Tile> {
        self.discard
    }

    /// How many stacks there are.
    #[inline]
    pub fn stacks(&self) -> usize {
        stacks(self.players)
    }

    /// How many rounds there are.
    #[inline]
    pub fn rounds(&self) -> u8 {
        rounds(self.players)
    }

    /// The tiles of a stack that lie face down, from the top.
    pub fn stack(&self, stack: usize) -> impl Iterator<Item = Tile> {
        let height = usize::from(self.rounds());
        self.stacks[stack * height..(stack + 1) * height].iter().flatten().copied()
    }

    /// The tiles on offer by stack; `None` where one is on the board already.
    #[inline]
    pub fn revealed(&self) -> &[Option<Tile>] {
        &self.revealed[..self.stacks()]
    }

    /// The squares on which something grows.
    #[inline]
    pub fn planted(&self) -> Squares {
        let [potato, bean, paprika, banana, cane] = self.crops;
        potato.with(bean).with(paprika).with(banana.with(cane))
    }

    /// The squares without a tile.
    #[inline]
    pub fn free(&self) -> Squares {
        Squares::from_bits((1 << Square::ALL.len()) - 1).without(self.planted().with(self.deserts))
    }

    /// The tile on a square, if it lies crop side up.
    pub fn tile(&self, square: Square) -> Option<Tile> {
        let crop = Crop::ALL.iter().find(|crop| self.crops[crop.index()].contains(square))?;
        Some(Tile::new(*crop, self.double.contains(square)))
    }

    /// Whose markers are on a square.
    pub fn owner(&self, square: Square) -> Option<Seat> {
        self.seats().find(|seat| self.owned[seat.index()].contains(square))
    }

    /// How many markers are on a square.
    pub fn markers(&self, square: Square) -> u8 {
        u8::from(self.owner(square).is_some()) + u8::from(self.twice.contains(square))
    }

    /// The squares whose tile lies desert side up.
    pub fn deserts(&self) -> Squares {
        self.deserts
    }

    /// The squares with a palm, planted or not.
    pub fn palms(&self) -> Squares {
        self.palms
    }

    /// The squares along canals and around the spring.
    pub fn watered(&self) -> Squares {
        self.watered
    }

    /// The segments with a canal.
    pub fn canals(&self) -> Segments {
        self.canals
    }

    /// The segments on which a canal may be built now.
    #[inline]
    pub fn open(&self) -> Segments {
        self.open
    }

    /// The canals on the board that came out of the common supply.
    pub fn common_built(&self) -> usize {
        self.canals.len() - self.hands().filter(|(_, hand)| !hand.extra).count()
    }

    /// The canals left in the common supply.
    pub fn common_canals(&self) -> usize {
        usize::from(self.rounds()) - self.common_built()
    }

    /// Who is overseer.
    pub fn overseer(&self) -> Seat {
        self.overseer
    }

    /// Which round it is, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Who decides; after the end the overseer.
    pub fn decider(&self) -> Seat {
        self.seat
    }

    /// What is to be decided.
    #[inline]
    pub fn question(&self) -> Question {
        self.question
    }

    /// At `extra`: whether the overseer built a canal in this round.
    pub fn built(&self) -> bool {
        self.built
    }

    /// The proposals in the order in which they were made.
    #[inline]
    pub fn proposals(&self) -> impl Iterator<Item = (Seat, Segment, u16)> {
        self.speakers().filter_map(|seat| match self.hand(seat).offer {
            Offer::Proposal { segment, amount } => Some((seat, segment, amount.get())),
            Offer::Support { .. } | Offer::Nothing => None,
        })
    }

    /// The segment that a seat has proposed.
    #[inline]
    pub fn proposal(&self, seat: Seat) -> Option<Segment> {
        match self.hands.get(seat.index())?.offer {
            Offer::Proposal { segment, .. } => Some(segment),
            Offer::Support { .. } | Offer::Nothing => None,
        }
    }

    /// Who supports a seat's proposal and with how much, in the order of speaking.
    pub fn supports(&self, of: Seat) -> impl Iterator<Item = (Seat, u16)> {
        self.speakers().filter_map(move |seat| match self.hand(seat).offer {
            Offer::Support { proposer, amount } if proposer == of => Some((seat, amount.get())),
            Offer::Proposal { .. } | Offer::Support { .. } | Offer::Nothing => None,
        })
    }

    /// What each seat pays if a proposal is accepted.
    pub(in crate::island) fn pledged(&self, to: Seat) -> [u16; MOST_PLAYERS as usize] {
        let mut pledged = [0; MOST_PLAYERS as usize];
        for (seat, pays) in pledged.iter_mut().enumerate() {
            *pays = match self.hands[seat].offer {
                Offer::Proposal { amount, .. } if seat == to.index() => amount.get(),
                Offer::Support { proposer, amount } if proposer == to => amount.get(),
                Offer::Proposal { .. } | Offer::Support { .. } | Offer::Nothing => 0,
            };
        }
        pledged
    }

    /// The large plantation that a square belongs to.
    pub fn region(&self, square: Square) -> Squares {
        let start = Squares::of(square);
        let crop = self.crops.into_iter().find(|crop| crop.contains(square)).unwrap_or(start);
        let mut region = start;
        loop {
            let grown = board::beside(region).both(crop).with(region);
            if grown == region {
                return region;
            }
            region = grown;
        }
    }

    /// The hand of whoever decides.
    #[inline]
    pub(in crate::island) fn decider_hand(&self) -> &Hand {
        self.hand(self.seat)
    }

    /// Asks a seat.
    #[inline]
    pub(in crate::island) fn ask(&mut self, seat: Seat, question: Question) {
        self.seat = seat;
        self.question = question;
    }

    #[inline]
    pub(in crate::island) fn is_over(&self) -> bool {
        self.question == Question::Over
    }
}
