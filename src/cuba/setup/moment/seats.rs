//! The seats of a moment: what they hold and own, what that leaves in the supply, and who has passed.
//!
//! Hides how pieces are counted that are given twice, in the hands and beside the board.

use crate::{
    game::Seat,
    ids::{Id, Set},
};

use super::{
    super::{
        super::{
            board::{Buildings, CEILING, Good, MARKERS, MOST_PLAYERS, PIECES},
            position::{Goods, Hand},
        },
        fault::Fault,
    },
    Moment,
};

impl Moment {
    pub(super) fn hands(&self, faults: &mut Vec<Fault>) -> (Goods, [Hand; MOST_PLAYERS as usize]) {
        if self.seats.len() != usize::from(self.players) {
            faults.push(Fault::Seats { count: self.seats.len().min(255) as u8 });
        }
        let mut hands = [Hand::EMPTY; MOST_PLAYERS as usize];
        let (mut owned, mut pawns) = (Buildings::EMPTY, Buildings::EMPTY);
        for (number, (place, hand)) in self.seats.iter().zip(&mut hands).enumerate() {
            let seat = Seat(number as u8);
            if place.pesos > CEILING {
                faults.push(Fault::Pesos { seat, count: place.pesos });
            }
            if place.points > CEILING {
                faults.push(Fault::Points { seat, count: place.points });
            }
            let owns = Set::gather(&place.owns, |building| faults.push(Fault::OwnsTwice { seat, building }));
            if owns.len() > MARKERS {
                faults.push(Fault::OwnsTooMany { seat, count: owns.len() as u8 });
            }
            for building in owns.iter().filter(|building| owned.contains(*building)) {
                faults.push(Fault::TwoOwners { building });
            }
            owned = owned.with(owns);
            if let Some(building) = place.pawn {
                if pawns.contains(building) {
                    faults.push(Fault::TwoPawns { building });
                }
                pawns.insert(building);
            }
            *hand = Hand {
                goods: Goods(place.goods.map(|count| count.min(255) as u8)),
                pawn: place.pawn,
                pesos: place.pesos,
                points: place.points,
                owns,
            };
        }
        (self.supply(faults), hands)
    }

    fn supply(&self, faults: &mut Vec<Fault>) -> Goods {
        let mut supply = Goods::default();
        for good in Good::ALL {
            let held = self.seats.iter().map(|place| u32::from(place.goods[good.index()])).sum::<u32>();
            let given = self.supply.map(|supply| supply[good.index()]);
            match u32::from(PIECES).checked_sub(held) {
                Some(left) => {
                    supply[*good] = left as u8;
                    if let Some(count) = given.filter(|given| u32::from(*given) != left) {
                        faults.push(Fault::Supply { good: *good, count });
                    }
                }
                None => faults.push(Fault::GoodsTotal { good: *good, count: held.min(65_535) as u16 }),
            }
        }
        supply
    }

    pub(super) fn passed(&self, faults: &mut Vec<Fault>) -> u8 {
        let mut passed = 0;
        for seat in &self.asked.passed {
            let bit = 1_u8.checked_shl(seat.0.into()).unwrap_or(0);
            let fault = Fault::PassedTwice { seat: *seat };
            if passed & bit != 0 && !faults.contains(&fault) {
                faults.push(fault);
            }
            passed |= bit;
        }
        passed
    }
}
