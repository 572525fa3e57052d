//! What Santiago de Cuba brings to be played by bots: what a position promises a seat, and what is harmless.
//!
//! Hides every number that is an opinion and not a rule.

use crate::{
    cuba::{
        Action, Cuba, Good, Position,
        action::{Exchange, Use},
        board::{CARGO, GOODS_PER_POINT, SHIPS},
    },
    game::Seat,
    ids::Id,
};

use super::{Judge, PARTS, Part, Parts, SEATS};

/// What a piece of each good is good for on some later ship, in points.
const GOOD_VALUE: [f64; 6] = [0.9, 1.0, 0.9, 1.3, 1.3, 0.7];
/// What a peso is good for.
const PESO_VALUE: f64 = 0.35;
/// How often somebody else visits an owned building while one ship is in port.
const VISITS_PER_SHIP: f64 = 0.5;
/// The part of its price that a unit in demand promises.
const DELIVERY_CHANCE: f64 = 0.6;

impl Judge for Cuba {
    fn totals(p: &Position) -> [f64; SEATS] {
        let mut totals = [0.0; SEATS];
        for ((_, hand), total) in p.hands().zip(&mut totals) {
            let goods = hand.goods.total();
            let (for_goods, left) = (goods / GOODS_PER_POINT, goods % GOODS_PER_POINT);
            *total = f64::from(hand.points + for_goods) + f64::from(left) * 0.1 + f64::from(hand.pesos) * 1e-4;
        }
        totals
    }

    fn worth(p: &Position, seat: Seat) -> Parts {
        let hand = p.hand(seat);
        let over = p.question() == crate::cuba::Question::Over;
        let ships_left = if over { 0.0 } else { f64::from(SHIPS - p.ship()) + 0.5 };
        // Towards the end what is not delivered any more is only counted.
        let hope = (ships_left / 2.0).min(1.0);
        let counted = 1.0 / f64::from(GOODS_PER_POINT);
        let price = f64::from(p.flag().points());
        let (mut goods, mut harbour) = (0.0, 0.0);
        for good in Good::ALL {
            let (have, later) = (hand.goods[*good], counted + (GOOD_VALUE[good.index()] - counted) * hope);
            goods += f64::from(have) * later;
            if CARGO.contains(good) && !over {
                let wanted = f64::from(have.min(p.demand(*good)));
                harbour += wanted * (price * DELIVERY_CHANCE - later).max(0.0);
            }
        }
        let mut parts = [0.0; PARTS];
        parts[Part::Points.index()] = f64::from(hand.points);
        parts[Part::Pesos.index()] = f64::from(hand.pesos) * PESO_VALUE * hope;
        parts[Part::Goods.index()] = goods;
        parts[Part::Harbour.index()] = harbour;
        parts[Part::Ownership.index()] = f64::from(hand.owns.len() as u8) * VISITS_PER_SHIP * ships_left;
        parts
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
