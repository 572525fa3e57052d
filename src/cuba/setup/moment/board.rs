//! The board of a moment: citizens and buildings in their places, the car, the ship, the price and the dice.
//!
//! Hides which of these a decision forbids or wants: the dice are on the ship at some only.

use crate::ids::{Id, Set};

use super::{
    super::{
        super::{
            action::Question,
            board::{
                Buildings, CARGO, Citizen, Citizens, FEWEST_PLAYERS, Flag, Flower, Good, HARBOUR, MOST_PLAYERS, SHIPS,
                default_flower,
            },
            layout::{CITIZENS_PER_FLOWER, Layout, PER_FLOWER, Street, Town},
            position::Goods,
        },
        fault::Fault,
    },
    Moment,
};

impl Moment {
    pub(super) fn layout(&self, faults: &mut Vec<Fault>) -> Option<Layout> {
        if !(FEWEST_PLAYERS..=MOST_PLAYERS).contains(&self.players) {
            faults.push(Fault::Players { players: self.players });
        }
        let street = Street::try_from(self.citizens.as_slice()).ok();
        let street = street.filter(|street| Citizens::from_iter(*street) == Set::all());
        if street.is_none() {
            faults.push(Fault::Citizens);
        }
        for flower in Flower::ALL {
            let citizens = self.flowers.iter().filter(|one| **one == Some(*flower)).count();
            if citizens != CITIZENS_PER_FLOWER {
                faults.push(Fault::CitizenFlowers { flower: *flower, count: citizens as u8 });
            }
            let under = self.buildings[flower.index()].len();
            if under != PER_FLOWER {
                faults.push(Fault::BuildingsPerFlower { flower: *flower, count: under.min(255) as u8 });
            }
        }
        let coloured = |citizen: Citizen| self.flowers[citizen.index()].is_some();
        if Citizen::ALL.iter().any(|citizen| coloured(*citizen) != default_flower(*citizen).is_some()) {
            faults.push(Fault::ZorroFlower);
        }
        let town = Town::try_from(self.buildings.concat()).ok();
        let town = town.filter(|town| Buildings::from_iter(*town) == Set::all());
        if town.is_none() {
            faults.push(Fault::Buildings);
        }
        Layout::new(self.players, street?, town?, self.flowers)
    }

    pub(super) fn board(&self, faults: &mut Vec<Fault>) -> Option<(u8, u8, Flag)> {
        let car = u8::try_from(self.car).ok().filter(|stop| *stop <= HARBOUR);
        let ship = u8::try_from(self.ship).ok().filter(|ship| (1..=SHIPS).contains(ship));
        let flag = Flag::worth(self.price);
        if car.is_none() {
            faults.push(Fault::Car { stop: self.car });
        }
        if ship.is_none() {
            faults.push(Fault::Ship { ship: self.ship });
        }
        if flag.is_none() {
            faults.push(Fault::Price { price: self.price });
        }
        Some((car?, ship?, flag?))
    }

    /// The demand, and the good whose die lies beside the board.
    pub(super) fn dice(&self, faults: &mut Vec<Fault>) -> Option<(Goods, Good)> {
        if self.asked.question == Question::LeaveOut {
            let faces = CARGO.into_iter().zip(self.asked.rolled);
            faces.for_each(|(good, face)| object_to_face(good, face, faults));
        }
        let Some(dice) = &self.dice else {
            if matches!(self.asked.question, Question::Drive | Question::Deliver) {
                faults.push(Fault::DiceMissing);
            }
            return None;
        };
        if matches!(self.asked.question, Question::Roll | Question::LeaveOut | Question::Over) {
            faults.push(Fault::DiceTooEarly);
        }
        let mut demand = Goods::default();
        for (good, face) in dice {
            if *good != Good::Wood {
                object_to_face(*good, *face, faults);
                demand[*good] = (*face).min(255) as u8;
            }
        }
        let missing: Vec<_> = CARGO.into_iter().filter(|good| dice.iter().all(|(one, _)| one != good)).collect();
        let [aside] = missing[..] else {
            faults.push(Fault::DiceGoods);
            return None;
        };
        if dice.len() != CARGO.len() - 1 {
            faults.push(Fault::DiceGoods);
        }
        if demand.is_empty() {
            faults.push(Fault::DiceAllZero);
        }
        Some((demand, aside))
    }
}

fn object_to_face(good: Good, face: u16, faults: &mut Vec<Fault>) {
    if face > good.highest_face().into() {
        faults.push(Fault::DieFace { good, face });
    }
}
