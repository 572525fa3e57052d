//! Phases 1 and 2: the tiles turned up, the auction, and the new overseer (`bid-*`, `overseer-*`).

use crate::game::{Count, Dice, Log, Seat};

use super::{
    super::{
        action::{Action, Question},
        event::{Event, Lowest, Phase, Reason},
        position::Position,
        refusal::Refusal,
    },
    coming::Coming,
};

/// The amounts bid so far.
#[inline]
fn taken(p: &Position) -> impl Iterator<Item = u16> {
    p.hands.iter().filter_map(|hand| hand.bid).filter(|bid| *bid > 0)
}

/// How many amounts a seat can bid.
#[inline]
pub(in crate::island) fn amounts(p: &Position, seat: Seat) -> u16 {
    let have = p.hand(seat).escudos;
    // Bids beyond one’s own money leave the choice as it is.
    have - taken(p).filter(|bid| *bid <= have).count() as u16
}

pub(in crate::island) fn offer(p: &Position, list: &mut Vec<Action>) {
    let free = (1..=p.decider_hand().escudos).filter(|amount| taken(p).all(|bid| bid != *amount));
    list.extend(free.map(|amount| Action::Bid(Count::new(amount))));
    list.push(Action::Pass);
}

#[inline]
pub(in crate::island) fn pick(p: &Position, dice: &mut impl Dice) -> Action {
    let amounts = u32::from(amounts(p, p.seat));
    let n = dice.below(amounts + 1);
    if n == amounts {
        return Action::Pass;
    }
    let mut bids = [u16::MAX; 5];
    for (sorted, bid) in bids.iter_mut().zip(taken(p)) {
        *sorted = bid;
    }
    bids.sort_unstable();
    // Every amount taken that is not above this one moves it up.
    Action::Bid(Count::new(bids.iter().fold(n as u16 + 1, |amount, bid| amount + u16::from(*bid <= amount))))
}

pub(in crate::island) fn object(p: &Position, amount: u16, say: &mut dyn FnMut(Refusal)) {
    let have = p.decider_hand().escudos;
    if amount == 0 || amount > have {
        say(Refusal::BidOutOfRange { amount, have });
    }
    if amount > 0
        && let Some((seat, _)) = p.hands().find(|(_, hand)| hand.bid == Some(amount))
    {
        say(Refusal::BidTaken { amount, seat });
    }
}

/// A round begins: the top tile of every stack is turned up (R10).
pub(in crate::island) fn begin(p: &mut Position, log: &mut impl Log<Event>) -> Coming {
    let height = usize::from(p.rounds());
    for stack in 0..p.stacks() {
        p.revealed[stack] = p.stacks[stack * height + usize::from(p.round) - 1].take();
    }
    log.note(|| Event::Revealed { round: p.round, tiles: p.revealed });
    hear(p, p.overseer.next(p.players), log)
}

pub(in crate::island) fn bid(p: &mut Position, amount: u16, log: &mut impl Log<Event>) -> Coming {
    let seat = p.seat;
    p.hands[seat.index()].bid = Some(amount);
    log.note(|| Event::Bid { seat, amount });
    spoken(p, log)
}

pub(in crate::island) fn pass(p: &mut Position, log: &mut impl Log<Event>) -> Coming {
    let seat = p.seat;
    // A pass is kept as 0, which is no bid (R18).
    p.hands[seat.index()].bid = Some(0);
    log.note(|| Event::Passed { seat, phase: Phase::Auction, reason: None });
    spoken(p, log)
}

fn spoken(p: &mut Position, log: &mut impl Log<Event>) -> Coming {
    if p.seat == p.overseer { close(p, log) } else { hear(p, p.seat.next(p.players), log) }
}

/// The next who can bid speaks; who cannot passes (R20).
fn hear(p: &mut Position, mut seat: Seat, log: &mut impl Log<Event>) -> Coming {
    while amounts(p, seat) == 0 {
        p.hands[seat.index()].bid = Some(0);
        log.note(|| Event::Passed { seat, phase: Phase::Auction, reason: Some(Reason::NoPossibleBid) });
        if seat == p.overseer {
            return close(p, log);
        }
        seat = seat.next(p.players);
    }
    p.ask(seat, Question::Bid);
    Coming::Asked
}

/// Who is lowest of all that have spoken: the earliest to pass, else the lowest bidder (R21).
fn close(p: &mut Position, log: &mut impl Log<Event>) -> Coming {
    let mut passers = p.speakers().filter(|seat| p.hand(*seat).bid == Some(0));
    let (first, several) = (passers.next(), passers.next().is_some());
    let from = p.overseer;
    let (seat, why) = match first {
        Some(seat) => (seat, if several { Lowest::FirstPass } else { Lowest::Pass }),
        // Bids differ, so that only one is lowest (R21).
        None => (p.seats().min_by_key(|seat| p.hand(*seat).bid).unwrap_or(from), Lowest::Bid),
    };
    p.overseer = seat;
    log.note(|| Event::OverseerChosen { seat, from, why });
    Coming::Planting
}
