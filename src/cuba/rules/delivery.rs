//! The harbour: a delivery round, and wood (`harbour-*`, `delivery-*`, `wood-*`).

use crate::game::{Log, Seat};

use super::{
    super::{
        action::{Action, Count, Question},
        board::{CARGO, Good, WOOD_POINTS},
        event::{Departure, DieCause, Event, Idle, PriceCause, Stay},
        position::Position,
        refusal::Refusal,
    },
    offers::append_first,
    ship,
};

/// The drive ends at the harbour.
pub(in crate::cuba) fn begin(p: &mut Position, log: &mut impl Log<Event>) {
    let seat = p.turn;
    log.note(|| Event::DeliveryBegan { seat });
    p.passed = 0;
    ask_from(p, seat, log);
}

/// What the deciding seat can deliver, and wood for each kind that is wanted.
pub(in crate::cuba) fn offer(p: &Position, list: &mut Vec<Action>) {
    let goods = p.decider_hand().goods;
    for good in CARGO {
        let most = goods[good].min(p.dice[good]);
        let deliveries = [1, 2, 3, 4].map(|count| Action::Deliver { good, count: Count::new(count) });
        append_first(list, most.into(), &deliveries);
    }
    let wood = goods[Good::Wood];
    if wood > 0 {
        for instead_of in CARGO {
            let most = wood.min(p.dice[instead_of]);
            let deliveries = [1, 2, 3, 4].map(|count| Action::DeliverWood { instead_of, count: Count::new(count) });
            append_first(list, most.into(), &deliveries);
        }
    }
    list.push(Action::Pass);
}

pub(in crate::cuba) fn object(p: &Position, good: Good, count: u16, say: &mut dyn FnMut(Refusal)) {
    let (have, demand) = (p.decider_hand().goods[good], p.dice[good]);
    if good == Good::Wood {
        return say(Refusal::WoodNeedsKind);
    }
    if count == 0 {
        return say(Refusal::DeliverNothing);
    }
    if count > u16::from(demand) {
        say(Refusal::OverDemand { good, count, demand });
    }
    if count > u16::from(have) {
        say(Refusal::NotSoMany { good, count, have });
    }
}

pub(in crate::cuba) fn object_to_wood(p: &Position, good: Good, count: u16, say: &mut dyn FnMut(Refusal)) {
    let (have, demand) = (p.decider_hand().goods[Good::Wood], p.dice[good]);
    if count == 0 {
        return say(Refusal::DeliverNothing);
    }
    if count > u16::from(demand) {
        say(Refusal::WoodOverDemand { good, count, demand });
    }
    if count > u16::from(have) {
        say(Refusal::NotSoMany { good: Good::Wood, count, have });
    }
}

/// Goods and points change hands first, then the die is turned and the ship may depart (R75).
pub(in crate::cuba) fn deliver(p: &mut Position, good: Good, count: u16, log: &mut impl Log<Event>) {
    let (seat, each) = (p.seat, p.flag.points());
    let points = count * each;
    let got = hand_over(p, good, count as u8, points);
    log.note(|| Event::Delivered { seat, good, count: count as u8, each, points, got });
    turn_die(p, good, count as u8, log);
}

/// Wood is worth the same at every flag, and lowers the die of the kind it stands for (R42).
pub(in crate::cuba) fn deliver_wood(p: &mut Position, instead_of: Good, count: u16, log: &mut impl Log<Event>) {
    let (seat, points) = (p.seat, count * WOOD_POINTS);
    let got = hand_over(p, Good::Wood, count as u8, points);
    log.note(|| Event::DeliveredWood { seat, instead_of, count: count as u8, points, got });
    turn_die(p, instead_of, count as u8, log);
}

pub(in crate::cuba) fn pass(p: &mut Position, log: &mut impl Log<Event>) {
    let seat = p.seat;
    out(p, seat, false, log);
    ask_from(p, seat.next(p.players()), log);
}

#[inline]
fn hand_over(p: &mut Position, good: Good, count: u8, points: u16) -> u16 {
    p.supply[good] += count;
    let hand = &mut p.hands[p.seat.index()];
    hand.goods[good] -= count;
    hand.score(points)
}

#[inline]
fn turn_die(p: &mut Position, good: Good, by: u8, log: &mut impl Log<Event>) {
    let (seat, from) = (p.seat, p.dice[good]);
    log.note(|| Event::DieTurned { good, from, to: from - by, cause: DieCause::Delivery });
    if ship::lower(p, good, by) {
        // The price does not move for this end of a round (R40).
        log.note(|| Event::DeliveryEnded { satisfied: true });
        ship::depart(p, Departure::Delivery, log);
        end(p, log);
    } else {
        ask_from(p, seat.next(p.players()), log);
    }
}

/// Asks the first seat from here that is still in and can deliver; who cannot passes by itself (R81).
pub(in crate::cuba) fn ask_from(p: &mut Position, first: Seat, log: &mut impl Log<Event>) {
    let players = p.players();
    let mut seat = first;
    let everybody = (1_u8 << players) - 1;
    while p.passed != everybody {
        if !p.has_passed(seat) {
            if can_deliver(p, seat) {
                return p.ask(seat, Question::Deliver);
            }
            out(p, seat, true, log);
        }
        seat = seat.next(players);
    }
    log.note(|| Event::DeliveryEnded { satisfied: false });
    // Even if nobody has delivered anything (R40).
    ship::raise_price(p, PriceCause::AllPassed, Departure::AllPassed, log);
    end(p, log);
}

#[inline]
fn out(p: &mut Position, seat: Seat, forced: bool, log: &mut impl Log<Event>) {
    p.passed |= 1 << seat.0;
    log.note(|| Event::Passed { seat, forced });
}

/// Whether a seat has wood, or a good that the ship wants; there always is some demand here (R18).
#[inline]
pub(in crate::cuba) fn can_deliver(p: &Position, seat: Seat) -> bool {
    let goods = p.hand(seat).goods;
    goods[Good::Wood] > 0 || !goods.kinds().both(p.dice.kinds()).is_empty()
}

/// After the round the pawn stays and no building is used (R47).
fn end(p: &mut Position, log: &mut impl Log<Event>) {
    // The seventh ship may have left (R74).
    if p.is_over() {
        return;
    }
    p.passed = 0;
    let seat = p.turn;
    let building = p.active().pawn;
    log.note(|| Event::PawnStayed { seat, building, why: Stay::Harbour });
    log.note(|| Event::NoBuilding { seat, building, why: Idle::Harbour });
    ship::end_turn(p, log);
}
