//! The nine citizens (`citizen-*`, one rule for each of them, `inactive-*`).

use crate::{
    game::{Log, Seat},
    ids::Id,
};

use super::{
    super::{
        action::{Action, Gift, Question},
        board::{Building, CARGO, CITIZEN_GOODS, Citizen, Good, MARIA_POINTS, MARKERS, MARTINEZ_PESOS},
        event::{Event, Idle, Item, Stay},
        position::{Hand, Position},
        refusal::Refusal,
    },
    buildings,
    offers::Offers,
    pawn, ship,
};

/// The drive ends at a citizen.
pub(in crate::cuba) fn visit(p: &mut Position, citizen: Citizen, log: &mut impl Log<Event>) {
    let seat = p.turn;
    if p.inactive.contains(citizen) {
        // Neither citizen nor building, whatever the pawn stands on (R63).
        log.note(|| Event::FoundInactive { seat, citizen });
        let building = p.active().pawn;
        log.note(|| Event::PawnStayed { seat, building, why: Stay::Inactive });
        log.note(|| Event::NoBuilding { seat, building, why: Idle::Inactive });
        return ship::end_turn(p, log);
    }
    match citizen {
        Citizen::Pedro => receive(p, citizen, Good::Tobacco, log),
        Citizen::Jose => receive(p, citizen, Good::Sugar, log),
        Citizen::Conchita => receive(p, citizen, Good::Citrus, log),
        Citizen::Miguel => receive(p, citizen, Good::Wood, log),
        Citizen::Maria => {
            let got = p.active().score(MARIA_POINTS);
            log.note(|| Event::Gained { seat, citizen, item: Item::Points, count: MARIA_POINTS, got });
        }
        Citizen::Martinez => {
            let got = p.active().earn(MARTINEZ_PESOS);
            log.note(|| Event::Gained { seat, citizen, item: Item::Pesos, count: MARTINEZ_PESOS, got });
        }
        // No way to the pawn’s chapter: it stays where it is (R26).
        Citizen::Zorro => return next_giver(p, seat, log),
        Citizen::Pablo => {
            if !p.supply.cargo().is_empty() {
                return p.ask(seat, Question::Take);
            }
            log.note(|| Event::NothingToTake { seat });
        }
        Citizen::Alonso => {
            if can_claim(p, p.hand(seat)) || usable_own(p, seat) {
                return p.ask(seat, Question::Alonso);
            }
            log.note(|| Event::NothingAtAlonso { seat });
        }
    }
    pawn::begin(p, log);
}

/// Two pieces of a good, as far as the supply has them (R20).
#[inline]
fn receive(p: &mut Position, citizen: Citizen, good: Good, log: &mut impl Log<Event>) {
    let (seat, due) = (p.turn, CITIZEN_GOODS);
    let got = p.supply[good].min(due);
    p.supply[good] -= got;
    p.active().goods[good] += got;
    if got > 0 {
        log.note(|| Event::Gained { seat, citizen, item: Item::Good(good), count: due.into(), got: got.into() });
    }
    if got < due {
        log.note(|| Event::SupplyShort { seat, good, due, got });
    }
}

/// El Zorro: one thing from each of the others, clockwise (R21).
pub(in crate::cuba) mod zorro {
    use super::*;

    pub(in crate::cuba) fn offer(p: &Position, list: &mut Vec<Action>) {
        let hand = p.decider_hand();
        let mut offers = Offers::<8>::new();
        offers.offer_if(hand.pesos > 0, Action::Give(Gift::Peso));
        offers.offer_if(hand.points > 0, Action::Give(Gift::Point));
        for good in CARGO {
            offers.offer_if(hand.goods[good] > 0, Action::Give(Gift::Good(good)));
        }
        offers.append_to(list);
    }

    pub(in crate::cuba) fn object(p: &Position, gift: Gift, say: &mut dyn FnMut(Refusal)) {
        let hand = p.decider_hand();
        match gift {
            Gift::Good(Good::Wood) => say(Refusal::NoWoodToZorro),
            Gift::Peso if hand.pesos > 0 => {}
            Gift::Point if hand.points > 0 => {}
            Gift::Good(good) if hand.goods[good] > 0 => {}
            Gift::Peso | Gift::Point | Gift::Good(_) => say(Refusal::NothingOfThat { gift }),
        }
    }

    pub(in crate::cuba) fn advance(p: &mut Position, gift: Gift, log: &mut impl Log<Event>) {
        let (from, to) = (p.seat, p.turn);
        // The giver loses it even if the other cannot count it any more (R84).
        let giver = &mut p.hands[from.index()];
        let got = match gift {
            Gift::Peso => {
                giver.pesos -= 1;
                p.active().earn(1)
            }
            Gift::Point => {
                giver.points -= 1;
                p.active().score(1)
            }
            Gift::Good(good) => {
                giver.goods[good] -= 1;
                p.active().goods[good] += 1;
                1
            }
        };
        log.note(|| Event::Gave { from, to, gift, got });
        next_giver(p, from, log);
    }
}

/// Asks the next victim who can give; after the last the pawn stays and its building may be used.
pub(in crate::cuba) fn next_giver(p: &mut Position, after: Seat, log: &mut impl Log<Event>) {
    let players = p.players();
    let mut seat = after.next(players);
    while seat != p.turn {
        if can_give(p.hand(seat)) {
            return p.ask(seat, Question::Give);
        }
        log.note(|| Event::NothingToGive { seat });
        seat = seat.next(players);
    }
    let building = p.active().pawn;
    log.note(|| Event::PawnStayed { seat, building, why: Stay::Zorro });
    pawn::offer_building(p, log);
}

/// Whether El Zorro finds anything: wood does not count.
#[inline]
pub(in crate::cuba) fn can_give(hand: &Hand) -> bool {
    (hand.pesos | hand.points) > 0 || !hand.goods.cargo().is_empty()
}

/// Pablo: a good of one's choice.
pub(in crate::cuba) mod pablo {
    use super::*;

    pub(in crate::cuba) fn offer(p: &Position, list: &mut Vec<Action>) {
        let mut offers = Offers::<8>::new();
        for good in CARGO {
            offers.offer_if(p.supply[good] > 0, Action::Take(good));
        }
        offers.append_to(list);
    }

    pub(in crate::cuba) fn object(p: &Position, good: Good, say: &mut dyn FnMut(Refusal)) {
        if good == Good::Wood {
            say(Refusal::NoWoodFromPablo);
        } else if p.supply[good] == 0 {
            say(Refusal::SupplyShort { good, count: 1, left: 0 });
        }
    }

    pub(in crate::cuba) fn advance(p: &mut Position, good: Good, log: &mut impl Log<Event>) {
        let seat = p.turn;
        p.supply[good] -= 1;
        p.active().goods[good] += 1;
        log.note(|| Event::Took { seat, good });
        pawn::begin(p, log);
    }
}

/// Alonso: claim a building, or use one of one's own, or neither (R29).
pub(in crate::cuba) mod alonso {
    use super::*;

    pub(in crate::cuba) fn offer(p: &Position, list: &mut Vec<Action>) {
        let hand = p.decider_hand();
        if hand.owns.len() < MARKERS {
            let owned = p.owned();
            let mut offers = Offers::<16>::new();
            for building in Building::ALL {
                offers.offer_if(!owned.contains(*building), Action::Claim(*building));
            }
            offers.append_to(list);
        }
        for building in hand.owns.iter() {
            buildings::offer(p, building, list);
        }
        list.push(Action::Decline);
    }

    pub(in crate::cuba) fn object_to_claim(p: &Position, building: Building, say: &mut dyn FnMut(Refusal)) {
        // One’s own building has an owner as well (R30).
        if let Some(owner) = p.owner(building) {
            say(Refusal::HasOwner { building, owner });
        }
        if p.decider_hand().owns.len() >= MARKERS {
            say(Refusal::NoMarkerLeft { most: MARKERS as u8 });
        }
    }

    pub(in crate::cuba) fn claim(p: &mut Position, building: Building, log: &mut impl Log<Event>) {
        let seat = p.turn;
        let hand = p.active();
        hand.owns.insert(building);
        let left = (MARKERS - hand.owns.len()) as u8;
        log.note(|| Event::Claimed { seat, building, left });
        pawn::begin(p, log);
    }

    pub(in crate::cuba) fn decline(p: &mut Position, log: &mut impl Log<Event>) {
        let seat = p.turn;
        log.note(|| Event::DeclinedAlonso { seat });
        pawn::begin(p, log);
    }
}

/// Whether a marker is left and a building without one.
#[inline]
pub(in crate::cuba) fn can_claim(p: &Position, hand: &Hand) -> bool {
    hand.owns.len() < MARKERS && p.owned().len() < Building::ALL.len()
}

/// Whether any building of a seat can be used now.
#[inline]
pub(in crate::cuba) fn usable_own(p: &Position, seat: Seat) -> bool {
    p.hand(seat).owns.iter().any(|building| buildings::usable(p, seat, building))
}
