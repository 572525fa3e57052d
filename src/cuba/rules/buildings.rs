//! The twelve buildings, one rule or more for each.

use crate::{
    game::{Log, Seat},
    ids::Id,
};

use super::{
    super::{
        action::{Action, CafeGoods, Count, Exchange, Question, Shift, Use},
        board::{
            BANK_PESOS, Building, CAFE_POINTS, CARGO, CASINO_PESOS, CHURCH_POINTS, CITIZENS, Citizen, Good,
            NEWSPAPER_PESOS, SAWMILL_PESOS, SAWMILL_POINTS, TRADING_POINTS,
        },
        event::{Departure, DieCause, Event, PriceCause},
        position::{Hand, Position},
        refusal::Refusal,
    },
    offers::Offers,
    ship,
};

/// Whether a building offers anything to a seat: exactly when [`offer`] lists a use.
#[inline]
pub(in crate::cuba) fn usable(p: &Position, seat: Seat, building: Building) -> bool {
    let hand = p.hand(seat);
    match building {
        Building::Bank | Building::Church | Building::HarbourOffice | Building::Newspaper => true,
        Building::Distillery => processable(p, hand, Good::Sugar, Good::Rum) > 0,
        Building::CigarFactory => processable(p, hand, Good::Tobacco, Good::Cigars) > 0,
        Building::BlackMarket => {
            let (gives, takes) = (hand.goods.cargo(), p.supply.cargo());
            // Something to give and something else to take: not just the same one kind.
            !gives.is_empty() && !takes.is_empty() && gives.with(takes).len() > 1
        }
        Building::Sawmill => hand.goods[Good::Wood] > 0,
        Building::Cafe => hand.goods[Good::Rum] > 0 || hand.goods[Good::Cigars] > 0,
        // A new ship has no dice until the end of the turn (R69).
        Building::Customs => !p.dice.is_empty(),
        Building::Casino => hand.pesos >= CASINO_PESOS || hand.points > 0,
        Building::TradingOffice => !hand.goods.kinds().both(p.dice.kinds()).is_empty(),
    }
}

/// Every use of a building by the deciding seat.
pub(in crate::cuba) fn offer(p: &Position, building: Building, list: &mut Vec<Action>) {
    let hand = p.decider_hand();
    let counted = |list: &mut Vec<Action>, most: u16, how: fn(Count) -> Use| {
        list.extend((0..most).map(|less| Action::Use(how(Count::new(less + 1)))));
    };
    // The newspaper has most: every citizen, or none.
    let mut offers = Offers::<{ CITIZENS + 1 }>::new();
    match building {
        Building::Bank => offers.offer_if(true, Action::Use(Use::Bank)),
        Building::Church => offers.offer_if(true, Action::Use(Use::Church)),
        Building::Distillery => {
            counted(list, processable(p, hand, Good::Sugar, Good::Rum), Use::Distillery);
        }
        Building::CigarFactory => {
            counted(list, processable(p, hand, Good::Tobacco, Good::Cigars), Use::CigarFactory);
        }
        Building::BlackMarket => offer_trades(p, hand, list),
        Building::Sawmill => offers.offer_if(hand.goods[Good::Wood] > 0, Action::Use(Use::Sawmill)),
        Building::Cafe => {
            let (rum, cigars) = (hand.goods[Good::Rum] > 0, hand.goods[Good::Cigars] > 0);
            offers.offer_if(rum, Action::Use(Use::Cafe(CafeGoods::Rum)));
            offers.offer_if(cigars, Action::Use(Use::Cafe(CafeGoods::Cigars)));
            offers.offer_if(rum & cigars, Action::Use(Use::Cafe(CafeGoods::Both)));
        }
        Building::Customs => {
            for good in CARGO {
                offers.offer_if(p.dice[good] > 0, Action::Use(Use::Customs(good)));
            }
        }
        Building::Casino => {
            counted(list, hand.pesos / CASINO_PESOS, |count| Use::Casino { into: Exchange::Points, count });
            counted(list, hand.points, |count| Use::Casino { into: Exchange::Pesos, count });
        }
        Building::HarbourOffice => {
            offers.offer_if(true, Action::Use(Use::HarbourOffice(Shift::Up)));
            offers.offer_if(p.flag.left().is_some(), Action::Use(Use::HarbourOffice(Shift::Down)));
        }
        Building::TradingOffice => {
            for good in CARGO {
                let possible = (hand.goods[good] > 0) & (p.dice[good] > 0);
                offers.offer_if(possible, Action::Use(Use::TradingOffice(good)));
            }
        }
        Building::Newspaper => {
            offers.offer_if(true, Action::Use(Use::Newspaper(None)));
            for citizen in Citizen::ALL {
                let awake = !p.inactive.contains(*citizen);
                offers.offer_if(awake, Action::Use(Use::Newspaper(Some(*citizen))));
            }
        }
    }
    offers.append_to(list);
}

/// What one has, each for everything else that the supply has.
#[inline]
fn offer_trades(p: &Position, hand: &Hand, list: &mut Vec<Action>) {
    for give in hand.goods.cargo().iter() {
        let mut offers = Offers::<5>::new();
        for take in CARGO {
            let possible = (take != give) & (p.supply[take] > 0);
            offers.offer_if(possible, Action::Use(Use::BlackMarket { give, take }));
        }
        offers.append_to(list);
    }
}

/// Objects to a use: first to the building at this decision, then to what is to be done there.
pub(in crate::cuba) fn object(p: &Position, how: Use, say: &mut dyn FnMut(Refusal)) {
    let (hand, building) = (p.decider_hand(), how.building());
    if p.question == Question::Alonso {
        if !hand.owns.contains(building) {
            return say(Refusal::NotYourBuilding { building, owner: p.owner(building) });
        }
    } else if hand.pawn != Some(building) {
        return say(Refusal::PawnElsewhere { building, pawn: hand.pawn });
    }
    match how {
        Use::Bank | Use::Church | Use::HarbourOffice(Shift::Up) | Use::Newspaper(None) => {}
        Use::Distillery(count) => object_to_process(p, building, [Good::Sugar, Good::Rum], count.get(), say),
        Use::CigarFactory(count) => object_to_process(p, building, [Good::Tobacco, Good::Cigars], count.get(), say),
        Use::BlackMarket { give, take } => object_to_trade(p, give, take, say),
        Use::Sawmill => {
            if hand.goods[Good::Wood] == 0 {
                say(Refusal::NoWoodToSaw);
            }
        }
        Use::Cafe(goods) => {
            let lacks = |good| goods.goods().contains(&good) && hand.goods[good] == 0;
            let (rum, cigars) = (lacks(Good::Rum), lacks(Good::Cigars));
            if rum || cigars {
                say(Refusal::NothingForCafe { rum, cigars });
            }
        }
        Use::Customs(good) => {
            if p.dice[good] == 0 {
                say(Refusal::NoDieToCancel { good });
            }
        }
        Use::Casino { into, count } => object_to_exchange(hand, into, count.get(), say),
        Use::HarbourOffice(Shift::Down) => {
            if p.flag.left().is_none() {
                say(Refusal::PriceAtFloor);
            }
        }
        Use::TradingOffice(Good::Wood) => say(Refusal::NoWoodAtTrading),
        Use::TradingOffice(good) => {
            let (demand, have) = (p.dice[good], hand.goods[good]);
            if demand == 0 || have == 0 {
                say(Refusal::CannotTrade { good, demand, have });
            }
        }
        Use::Newspaper(Some(citizen)) => {
            if p.inactive.contains(citizen) {
                say(Refusal::AlreadyInactive { citizen });
            }
        }
    }
}

/// Uses a building, whoever comes next.
pub(in crate::cuba) fn advance(p: &mut Position, how: Use, log: &mut impl Log<Event>) {
    let (seat, by_alonso) = (p.turn, p.question == Question::Alonso);
    // Goods and points first: what follows may send off the last ship (R75).
    let (pesos, points) = exchange(p, how);
    log.note(|| Event::Used { seat, how, by_alonso, pesos, points });
    match how {
        Use::Customs(good) => {
            let demand = p.dice[good];
            turn_die(p, good, demand, DieCause::Customs, Departure::Customs, log);
        }
        Use::TradingOffice(good) => {
            turn_die(p, good, 1, DieCause::TradingOffice, Departure::TradingOffice, log);
        }
        Use::HarbourOffice(Shift::Up) => {
            ship::raise_price(p, PriceCause::HarbourOffice, Departure::HarbourOffice, log);
        }
        Use::HarbourOffice(Shift::Down) => {
            let (from, to) = (p.flag, p.flag.left());
            p.flag = to.unwrap_or(from);
            log.note(|| Event::PriceMoved { from, to, cause: PriceCause::HarbourOffice });
        }
        Use::Newspaper(Some(citizen)) => {
            p.inactive.insert(citizen);
            log.note(|| Event::TurnedDown { seat, citizen });
        }
        Use::Bank
        | Use::Church
        | Use::Distillery(_)
        | Use::CigarFactory(_)
        | Use::BlackMarket { .. }
        | Use::Sawmill
        | Use::Cafe(_)
        | Use::Casino { .. }
        | Use::Newspaper(None) => {}
    }
}

/// What the seat pays and gets; answers with the change of its pesos and points.
#[inline]
fn exchange(p: &mut Position, how: Use) -> (i16, i16) {
    let (supply, hand) = (&mut p.supply, &mut p.hands[p.turn.index()]);
    let mut put = |hand: &mut Hand, good: Good, count: u8| {
        hand.goods[good] -= count;
        supply[good] += count;
    };
    match how {
        Use::Bank => (hand.earn(BANK_PESOS) as i16, 0),
        Use::Church => (0, hand.score(CHURCH_POINTS) as i16),
        Use::Newspaper(_) => (hand.earn(NEWSPAPER_PESOS) as i16, 0),
        Use::Distillery(count) => {
            let count = count.get() as u8;
            put(hand, Good::Sugar, count);
            supply[Good::Rum] -= count;
            hand.goods[Good::Rum] += count;
            (0, 0)
        }
        Use::CigarFactory(count) => {
            let count = count.get() as u8;
            put(hand, Good::Tobacco, count);
            supply[Good::Cigars] -= count;
            hand.goods[Good::Cigars] += count;
            (0, 0)
        }
        Use::BlackMarket { give, take } => {
            put(hand, give, 1);
            supply[take] -= 1;
            hand.goods[take] += 1;
            (0, 0)
        }
        Use::Sawmill => {
            put(hand, Good::Wood, 1);
            (hand.earn(SAWMILL_PESOS) as i16, hand.score(SAWMILL_POINTS) as i16)
        }
        Use::Cafe(goods) => {
            let mut points = 0;
            for good in goods.goods() {
                put(hand, *good, 1);
                points += hand.score(CAFE_POINTS) as i16;
            }
            (0, points)
        }
        Use::Casino { into: Exchange::Points, count } => {
            let count = count.get();
            hand.pesos -= count * CASINO_PESOS;
            (-((count * CASINO_PESOS) as i16), hand.score(count) as i16)
        }
        Use::Casino { into: Exchange::Pesos, count } => {
            let count = count.get();
            hand.points -= count;
            (hand.earn(count * CASINO_PESOS) as i16, -(count as i16))
        }
        Use::TradingOffice(good) => {
            put(hand, good, 1);
            (0, hand.score(TRADING_POINTS) as i16)
        }
        Use::Customs(_) | Use::HarbourOffice(_) => (0, 0),
    }
}

#[inline]
fn turn_die(p: &mut Position, good: Good, by: u8, cause: DieCause, departure: Departure, log: &mut impl Log<Event>) {
    let from = p.dice[good];
    log.note(|| Event::DieTurned { good, from, to: from - by, cause });
    if ship::lower(p, good, by) {
        ship::depart(p, departure, log);
    }
}

/// How much can be changed: what one has, as far as the supply has the product (R54).
#[inline]
fn processable(p: &Position, hand: &Hand, raw: Good, product: Good) -> u16 {
    hand.goods[raw].min(p.supply[product]).into()
}

fn object_to_process(
    p: &Position,
    building: Building,
    [raw, product]: [Good; 2],
    count: u16,
    say: &mut dyn FnMut(Refusal),
) {
    let (have, left) = (p.decider_hand().goods[raw], p.supply[product]);
    if count == 0 || count > u16::from(have) {
        say(Refusal::CannotProcess { building, good: raw, count, have });
    }
    if count > u16::from(left) {
        say(Refusal::SupplyShort { good: product, count, left });
    }
}

#[inline]
fn object_to_trade(p: &Position, give: Good, take: Good, say: &mut dyn FnMut(Refusal)) {
    if give == Good::Wood || take == Good::Wood {
        say(Refusal::NoWoodAtMarket);
    }
    if give == take {
        say(Refusal::SameGood { good: give });
    } else if give != Good::Wood && p.decider_hand().goods[give] == 0 {
        say(Refusal::NothingToTrade { good: give });
    }
    if take != Good::Wood && take != give && p.supply[take] == 0 {
        say(Refusal::SupplyShort { good: take, count: 1, left: 0 });
    }
}

#[inline]
fn object_to_exchange(hand: &Hand, into: Exchange, count: u16, say: &mut dyn FnMut(Refusal)) {
    match into {
        Exchange::Points => {
            let cost = u32::from(count) * u32::from(CASINO_PESOS);
            if count == 0 || cost > u32::from(hand.pesos) {
                say(Refusal::CannotBuyPoints { count, cost, have: hand.pesos });
            }
        }
        Exchange::Pesos => {
            if count == 0 || count > hand.points {
                say(Refusal::CannotSellPoints { count, have: hand.points });
            }
        }
    }
}
