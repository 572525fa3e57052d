//! What things are worth at some time of a game, in points: the numbers that everything else here is made of.

use crate::cuba::{Position, board::SHIPS};

/// See the module's page.
pub(super) struct Opinion {
    /// A piece of each good, on some later ship.
    pub(super) goods: [f32; 6],
    /// How much more it is worth if the ship in port wants it.
    pub(super) wanted: f32,
    /// One of the first few pesos.
    pub(super) peso: f32,
    /// A peso beyond those.
    pub(super) spare_peso: f32,
    /// A building with a marker.
    pub(super) building: f32,
}

/// The first few pesos, which are worth more than the others. Tried with medium as the numbers of the search were:
/// with no peso among them a bot won 17 of 100, with all of them 56.
const FEW_PESOS: u16 = 4;

impl Opinion {
    #[inline]
    pub(super) fn of(p: &Position) -> Self {
        /// A piece of each good in the early game, and at the very end. All alike at 1 won 28 of 100, all at nothing
        /// 10, and the early worth to the very end 37.
        const GOODS: [(f32, f32); 6] = [(0.95, 0.33), (0.85, 0.36), (0.95, 0.3), (1.2, 0.42), (1.2, 0.48), (0.8, 0.4)];
        // About how many ships there are to come, the one in port in parts.
        let left = f32::from(SHIPS - p.ship()) + (5.0 - f32::from(p.flag().points())) / 3.0;
        // Goods lose worth with the last five ships. Of the numbers below the first pesos at twice their worth won 62
        // of 100, a building at twice its worth 32; nothing for what is wanted, for spare pesos or for a building won
        // 46, 46 and 50.
        let early = (left / 5.0).min(1.0);
        let price = f32::from(p.flag().points());
        Self {
            goods: GOODS.map(|(full, end)| end + (full - end) * early),
            wanted: 0.2 + 0.14 * (price - 2.0) + 0.4 * (1.0 - left / 8.0),
            peso: 0.55 * left.min(1.0),
            spare_peso: 0.2 * left.min(1.0),
            building: 0.35 * left.min(6.0),
        }
    }

    /// What so many pesos are worth.
    #[inline]
    pub(super) fn pesos(&self, pesos: u16) -> f32 {
        let few = pesos.min(FEW_PESOS);
        f32::from(few) * self.peso + f32::from(pesos - few) * self.spare_peso
    }
}
