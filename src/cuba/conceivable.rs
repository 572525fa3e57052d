//! Every action that one could think of trying, possible or not.
//!
//! All kinds and ids that an action can be written with, with numbers from 0 to one above every holding and limit. Naive on purpose: it knows nothing of
//! decisions or rules, so that filtering it by objections gives the legal actions a second time, and so that a
//! lesson can be proved against everything a learner may try.

use crate::ids::Id;

use super::{
    action::{Action, CafeGoods, Count, Exchange, Gift, Shift, Use},
    board::{Building, CARGO, Citizen, Good, MOST_STEPS},
    position::Position,
};

/// Calls `each` with every conceivable action but rolls.
pub fn conceivable(p: &Position, mut each: impl FnMut(Action)) {
    let hands = || p.hands().map(|(_, hand)| hand);
    let pesos = hands().map(|hand| hand.pesos).max().unwrap_or(0);
    let points = hands().map(|hand| hand.points).max().unwrap_or(0);
    let goods = hands().flat_map(|hand| hand.goods.each()).chain(p.supply.each());
    let most_goods =
        u16::from(goods.chain(CARGO.map(|good| (good, p.demand(good)))).map(|(_, n)| n).max().unwrap_or(0));

    each(Action::Decline);
    each(Action::Pass);
    for steps in 0..=MOST_STEPS.max(pesos + 1) + 1 {
        each(Action::Drive(Count::new(steps)));
    }
    for gift in Gift::ALL {
        each(Action::Give(gift));
    }
    for good in CARGO {
        each(Action::LeaveOut(good));
    }
    for good in Good::ALL.iter().copied() {
        each(Action::Take(good));
        each(Action::Use(Use::Customs(good)));
        each(Action::Use(Use::TradingOffice(good)));
        for take in Good::ALL {
            each(Action::Use(Use::BlackMarket { give: good, take: *take }));
        }
        for count in (0..=most_goods + 1).map(Count::new) {
            each(Action::Deliver { good, count });
            each(Action::DeliverWood { instead_of: good, count });
        }
    }
    for building in Building::ALL {
        each(Action::Claim(*building));
        each(Action::Pawn(*building));
    }
    for how in [Use::Bank, Use::Church, Use::Sawmill, Use::Newspaper(None)] {
        each(Action::Use(how));
    }
    for goods in CafeGoods::ALL {
        each(Action::Use(Use::Cafe(*goods)));
    }
    for shift in Shift::ALL {
        each(Action::Use(Use::HarbourOffice(*shift)));
    }
    for citizen in Citizen::ALL {
        each(Action::Use(Use::Newspaper(Some(*citizen))));
    }
    for count in (0..=most_goods + 1).map(Count::new) {
        each(Action::Use(Use::Distillery(count)));
        each(Action::Use(Use::CigarFactory(count)));
    }
    for into in Exchange::ALL {
        for count in (0..=pesos.max(points) + 1).map(Count::new) {
            each(Action::Use(Use::Casino { into: *into, count }));
        }
    }
}
