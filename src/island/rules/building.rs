//! Phase 4, second part: what the overseer does (`build-*`).

use crate::game::{Dice, Log, Seat};

use super::{
    super::{
        action::{Action, Question},
        board::{SURCHARGE, Segment, Segments},
        event::{Event, Reason},
        position::{Offer, Position},
        refusal::Refusal,
    },
    bribes, canals,
    coming::Coming,
};

/// The largest sum of a proposal, supports included.
#[inline]
fn best(p: &Position) -> Option<u16> {
    p.proposals().map(|(seat, ..)| p.pledged(seat).iter().sum()).max()
}

/// What the own plan costs (R29).
#[inline]
fn price(p: &Position) -> u16 {
    best(p).unwrap_or(0) + SURCHARGE
}

/// Where the overseer can build without accepting.
#[inline]
fn elsewhere(p: &Position) -> Segments {
    // Where somebody has proposed, building is accepting (R28).
    if p.decider_hand().escudos < price(p) { Segments::EMPTY } else { p.open.without(bribes::proposed(p)) }
}

pub(in crate::island) fn offer(p: &Position, list: &mut Vec<Action>) {
    list.extend(p.proposals().map(|(seat, ..)| Action::Accept(seat)));
    list.extend(elsewhere(p).iter().map(Action::Build));
    // An offer cannot be refused for nothing (R30).
    if p.proposals().next().is_none() {
        list.push(Action::BuildNothing);
    }
}

#[inline]
pub(in crate::island) fn pick(p: &Position, dice: &mut impl Dice) -> Action {
    let (proposals, elsewhere) = (p.proposals().count(), elsewhere(p));
    let n = dice.below((proposals + elsewhere.len() + usize::from(proposals == 0)) as u32) as usize;
    match p.proposals().nth(n) {
        Some((seat, ..)) => Action::Accept(seat),
        None => elsewhere.nth(n - proposals).map_or(Action::BuildNothing, Action::Build),
    }
}

pub(in crate::island) fn object_to_accept(p: &Position, proposer: Seat, say: &mut dyn FnMut(Refusal)) {
    if p.proposal(proposer).is_none() {
        say(Refusal::NothingToAccept { seat: proposer });
    }
}

pub(in crate::island) fn object(p: &Position, segment: Segment, say: &mut dyn FnMut(Refusal)) {
    canals::object(p, segment, say);
    if let Some(seat) = bribes::proposer(p, segment) {
        say(Refusal::PlanIsProposed { segment, seat });
    }
    let (price, have) = (price(p), p.decider_hand().escudos);
    if price > have {
        say(Refusal::PlanTooDear { price, have });
    }
}

pub(in crate::island) fn object_to_nothing(p: &Position, say: &mut dyn FnMut(Refusal)) {
    let proposals = p.proposals().count() as u8;
    if proposals > 0 {
        say(Refusal::MustBuild { proposals });
    }
}

/// Whether the overseer has a choice: a proposal, or money (R30).
pub(in crate::island) fn can_decide(p: &Position) -> bool {
    p.hand(p.overseer).escudos > 0 || p.proposals().next().is_some()
}

pub(in crate::island) fn begin(p: &mut Position, log: &mut impl Log<Event>) -> Coming {
    p.ask(p.overseer, Question::Build);
    if !can_decide(p) {
        log.note(|| Event::BuiltNothing { seat: p.overseer, reason: Some(Reason::NoMoney) });
        return Coming::Extra { built: false };
    }
    Coming::Asked
}

/// Each backer pays the own offer to the overseer (R28).
pub(in crate::island) fn accept(p: &mut Position, proposer: Seat, log: &mut impl Log<Event>) -> Coming {
    let Some(segment) = p.proposal(proposer) else { return Coming::Asked };
    let pays = p.pledged(proposer);
    for (hand, pays) in p.hands.iter_mut().zip(pays) {
        hand.escudos -= pays;
    }
    let (seat, sum) = (p.overseer, pays.iter().sum());
    p.hands[seat.index()].escudos += sum;
    log.note(|| Event::Accepted { seat, proposer, segment, sum, pays });
    canals::build(p, segment);
    hand_back(p, Some(proposer), log);
    Coming::Extra { built: true }
}

pub(in crate::island) fn build(p: &mut Position, segment: Segment, log: &mut impl Log<Event>) -> Coming {
    // Before the offers are handed back, for they make the price.
    let (seat, price) = (p.overseer, price(p));
    p.hands[seat.index()].escudos -= price;
    log.note(|| Event::Built { seat, segment, price, best: best(p) });
    canals::build(p, segment);
    hand_back(p, None, log);
    Coming::Extra { built: true }
}

pub(in crate::island) fn build_nothing(p: &mut Position, log: &mut impl Log<Event>) -> Coming {
    log.note(|| Event::BuiltNothing { seat: p.overseer, reason: None });
    Coming::Extra { built: false }
}

/// Suggestion canals return to their owners, and so does the money for what was not accepted (R27).
#[inline]
fn hand_back(p: &mut Position, accepted: Option<Seat>, log: &mut impl Log<Event>) {
    for seat in p.speakers() {
        let (backs, amount) = match std::mem::take(&mut p.hands[seat.index()].offer) {
            Offer::Nothing => continue,
            Offer::Proposal { amount, .. } => (seat, amount.get()),
            Offer::Support { proposer, amount } => (proposer, amount.get()),
        };
        if Some(backs) != accepted {
            // Only told: what was not accepted never left the hand.
            log.note(|| Event::OfferReturned { seat, amount });
        }
    }
}
