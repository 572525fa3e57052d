//! What Santiago de Cuba brings to be played by bots: what a position promises a seat, what looks good, what is harmless.
//!
//! Hides every number that is an opinion and not a rule. The opinions were fitted to some hundred thousand pairs of seats
//! in games of bots against bots: by how much did the one in the end lead, who had a peso or a piece of rum more?

mod policy;

use super::{
    Action, Cuba, Good, Layout, Position, Question, Setup,
    action::{Exchange, Use},
    board::{CARGO, GOODS_PER_POINT, MOST_PLAYERS, SHIPS},
    layout::{default_flowers, random_street, random_town},
};
use crate::{
    bot::Judge,
    chance::Chance,
    game::Seat,
    ids::{Id, ids},
};

ids! {
    /// What a judgement is made of.
    pub enum Factor {
        /// Points on the table.
        Points = "points",
        /// What the pesos are good for.
        Pesos = "pesos",
        /// What the goods will bring one day.
        Goods = "goods",
        /// What the ship in port adds to that.
        Harbour = "harbour",
        /// Points that owned buildings will bring.
        Ownership = "ownership",
    }
}

/// What things are worth at some time of a game, in points.
struct Opinion {
    /// A piece of each good, on some later ship.
    goods: [f32; 6],
    /// How much more it is worth if the ship in port wants it.
    wanted: f32,
    /// One of the first few pesos.
    peso: f32,
    /// A peso beyond those.
    spare_peso: f32,
    /// A building with a marker.
    building: f32,
}

/// The first few pesos, which are worth more than the others. Tried with medium as the numbers of the search were:
/// with no peso among them a bot won 17 of 100, with all of them 56.
const FEW_PESOS: u16 = 4;

impl Opinion {
    #[inline]
    fn of(p: &Position) -> Self {
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
    fn pesos(&self, pesos: u16) -> f32 {
        let few = pesos.min(FEW_PESOS);
        f32::from(few) * self.peso + f32::from(pesos - few) * self.spare_peso
    }
}

impl Judge for Cuba {
    type Part = Factor;
    type Parts = [f64; Factor::ALL.len()];
    type Seats = [f64; MOST_PLAYERS as usize];

    fn deal(players: u8, dice: &mut Chance) -> Setup {
        let layout = Layout::new(players, random_street(dice), random_town(dice), default_flowers());
        Setup::New { layout: layout.expect("two to four players"), first: Seat(0) }
    }

    fn totals(p: &Position) -> Self::Seats {
        let mut totals = Self::Seats::default();
        for ((_, hand), total) in p.hands().zip(&mut totals) {
            let goods = hand.goods.total();
            // A good left over (R77) outweighs all pesos, of which nobody has 1,000 (R84).
            let (for_goods, left) = (goods / GOODS_PER_POINT, goods % GOODS_PER_POINT);
            *total = f64::from(hand.points + for_goods) + f64::from(left) * 0.1 + f64::from(hand.pesos) * 1e-4;
        }
        totals
    }

    fn worth(p: &Position, seat: Seat) -> Self::Parts {
        let hand = p.hand(seat);
        let mut parts = Self::Parts::default();
        parts[Factor::Points.index()] = f64::from(hand.points);
        if p.question() == Question::Over {
            parts[Factor::Goods.index()] = f64::from(hand.goods.total() / GOODS_PER_POINT);
            return parts;
        }
        let opinion = Opinion::of(p);
        let goods: f32 = Good::ALL.iter().map(|good| f32::from(hand.goods[*good]) * opinion.goods[good.index()]).sum();
        let wanted: u8 = CARGO.into_iter().map(|good| hand.goods[good].min(p.demand(good))).sum();
        parts[Factor::Pesos.index()] = f64::from(opinion.pesos(hand.pesos));
        parts[Factor::Goods.index()] = f64::from(goods);
        parts[Factor::Harbour.index()] = f64::from(f32::from(wanted) * opinion.wanted);
        parts[Factor::Ownership.index()] = f64::from(hand.owns.len() as u8) * f64::from(opinion.building);
        parts
    }

    fn greed(p: &Position, seat: Seat) -> f64 {
        // Where they are from is not recorded; whoever is measured against them only needs them to stay.
        const GOODS: [f64; 6] = [0.9, 1.0, 0.9, 1.3, 1.3, 0.7];
        const PESO: f64 = 0.3;
        // Nothing here is shared with `Opinion`: what is fitted anew there must not move the yardstick.
        let (hand, ships_left) = (p.hand(seat), f64::from(SHIPS - p.ship()) + 0.5);
        let goods: f64 = Good::ALL.iter().map(|good| f64::from(hand.goods[*good]) * GOODS[good.index()]).sum();
        let wanted: u8 = CARGO.into_iter().map(|good| hand.goods[good].min(p.demand(good))).sum();
        let harbour = f64::from(wanted) * (0.6 * f64::from(p.flag().points()) - 1.0);
        let buildings = f64::from(hand.owns.len() as u8) * 0.5 * ships_left;
        f64::from(hand.points) + f64::from(hand.pesos) * PESO + goods + harbour + buildings
    }

    fn weigh(p: &Position, list: &[Action], scores: &mut Vec<f32>) {
        policy::weigh(p, list, scores);
    }

    fn is_harmless(_: &Position, action: Action) -> bool {
        match action {
            Action::Use(Use::Casino { into: Exchange::Pesos, .. } | Use::Customs(_) | Use::Newspaper(Some(_))) => false,
            Action::Roll(_)
            | Action::LeaveOut(_)
            | Action::Drive(_)
            | Action::Give(_)
            | Action::Take(_)
            | Action::Claim(_)
            | Action::Pawn(_)
            | Action::Use(_)
            | Action::Decline
            | Action::Deliver { .. }
            | Action::DeliverWood { .. }
            | Action::Pass => true,
        }
    }
}
