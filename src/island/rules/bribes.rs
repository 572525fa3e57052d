//! Phase 4, first part: what the others hold out to the overseer (`bribe-*`).

use crate::game::{Count, Dice, Log, Seat};

use super::{
    super::{
        action::{Action, Question},
        board::{Segment, Segments},
        event::{Event, Phase, Reason},
        position::{Offer, Position},
        refusal::Refusal,
    },
    canals,
    coming::Coming,
};

/// The segments with a suggestion canal.
#[inline]
pub(in crate::island) fn proposed(p: &Position) -> Segments {
    p.proposals().map(|(_, segment, _)| segment).collect()
}

/// Who has proposed a segment.
pub(in crate::island) fn proposer(p: &Position, segment: Segment) -> Option<Seat> {
    p.proposals().find(|(_, one, _)| *one == segment).map(|(seat, ..)| seat)
}

pub(in crate::island) fn offer(p: &Position, list: &mut Vec<Action>) {
    let amounts = || (1..=p.decider_hand().escudos).map(Count::new);
    for segment in p.open.without(proposed(p)).iter() {
        list.extend(amounts().map(|amount| Action::Propose { segment, amount }));
    }
    for (proposer, ..) in p.proposals() {
        list.extend(amounts().map(|amount| Action::Support { proposer, amount }));
    }
    list.push(Action::Pass);
}

#[inline]
pub(in crate::island) fn pick(p: &Position, dice: &mut impl Dice) -> Action {
    let have = u32::from(p.decider_hand().escudos);
    let proposed = proposed(p);
    let places = p.open.without(proposed);
    let n = dice.below((places.len() + proposed.len()) as u32 * have + 1);
    // Only who has money is asked (R26), so that this does not divide by 0.
    let (place, amount) = ((n / have) as usize, Count::new((n % have) as u16 + 1));
    if let Some(segment) = places.nth(place) {
        return Action::Propose { segment, amount };
    }
    let proposal = p.proposals().nth(place - places.len());
    proposal.map_or(Action::Pass, |(proposer, ..)| Action::Support { proposer, amount })
}

pub(in crate::island) fn object(p: &Position, segment: Segment, amount: u16, say: &mut dyn FnMut(Refusal)) {
    canals::object(p, segment, say);
    if amount == 0 {
        say(Refusal::ProposeNothing);
    }
    if let Some(seat) = proposer(p, segment) {
        say(Refusal::ProposedAlready { segment, seat });
    }
    object_to_amount(p, amount, say);
}

pub(in crate::island) fn object_to_support(p: &Position, proposer: Seat, amount: u16, say: &mut dyn FnMut(Refusal)) {
    if p.proposal(proposer).is_none() {
        say(Refusal::NothingToSupport { seat: proposer });
    }
    if amount == 0 {
        say(Refusal::SupportNothing);
    }
    object_to_amount(p, amount, say);
}

fn object_to_amount(p: &Position, amount: u16, say: &mut dyn FnMut(Refusal)) {
    let have = p.decider_hand().escudos;
    if amount > have {
        say(Refusal::OfferTooHigh { amount, have });
    }
}

pub(in crate::island) fn begin(p: &mut Position, log: &mut impl Log<Event>) -> Coming {
    hear(p, p.overseer, log)
}

pub(in crate::island) fn propose(
    p: &mut Position,
    segment: Segment,
    amount: Count,
    log: &mut impl Log<Event>,
) -> Coming {
    let seat = p.seat;
    // Nothing is paid before it is accepted (R28).
    p.hands[seat.index()].offer = Offer::Proposal { segment, amount };
    log.note(|| Event::Proposed { seat, segment, amount: amount.get() });
    hear(p, seat, log)
}

pub(in crate::island) fn support(p: &mut Position, proposer: Seat, amount: Count, log: &mut impl Log<Event>) -> Coming {
    let seat = p.seat;
    let Some(segment) = p.proposal(proposer) else { return Coming::Asked };
    p.hands[seat.index()].offer = Offer::Support { proposer, amount };
    log.note(|| {
        let sum = p.pledged(proposer).iter().sum();
        Event::Supported { seat, proposer, segment, amount: amount.get(), sum }
    });
    hear(p, seat, log)
}

pub(in crate::island) fn pass(p: &mut Position, log: &mut impl Log<Event>) -> Coming {
    let seat = p.seat;
    log.note(|| Event::Passed { seat, phase: Phase::Bribes, reason: None });
    hear(p, seat, log)
}

/// The next with money speaks, without the overseer, whose decision follows (R26).
fn hear(p: &mut Position, after: Seat, log: &mut impl Log<Event>) -> Coming {
    let mut seat = after.next(p.players);
    while seat != p.overseer {
        if p.hand(seat).escudos > 0 {
            p.ask(seat, Question::Offer);
            return Coming::Asked;
        }
        log.note(|| Event::Passed { seat, phase: Phase::Bribes, reason: Some(Reason::NoMoney) });
        seat = seat.next(p.players);
    }
    Coming::Building
}
