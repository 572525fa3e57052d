//! What Santiago de Cuba brings to be played by bots: what a position promises a seat, what looks good, what is harmless.
//!
//! Hides every number that is an opinion and not a rule. The opinions were fitted to some hundred thousand pairs of seats
//! in games of bots against bots: by how much did the one in the end lead, who had a peso or a piece of rum more?

mod opinion;
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

use opinion::Opinion;

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
