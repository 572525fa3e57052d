//! What wrong rules are made of: the engine asked about another table, or corrected after it has acted.

use crate::game::{Game, Seat};

use super::{
    super::{
        Cuba,
        action::{Action, Question},
        board::Good,
        event::{Event, Item, Stay},
        position::{Hand, Position},
        refusal::Refusal,
        rules,
    },
    bent::Bent,
};

/// Does an action by the right rules, also one that they would refuse.
pub(super) fn right(p: &mut Bent, action: Action, log: &mut Vec<Event>) {
    rules::advance(&mut p.table, action, log);
}

/// The same, and then a correction for each of the events.
pub(super) fn told(p: &mut Bent, action: Action, log: &mut Vec<Event>, correct: impl Fn(&mut Bent, Event)) {
    right(p, action, log);
    for event in log {
        correct(p, *event);
    }
}

/// What the right rules say.
pub(super) fn refusals(p: &Position, by: Option<Seat>, action: Action) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    Cuba::object(p, by, action, &mut |refusal| refusals.push(refusal));
    refusals
}

/// What the right rules say of another table.
pub(super) fn seen(p: &Bent, by: Option<Seat>, action: Action, change: impl FnOnce(&mut Position)) -> Vec<Refusal> {
    let mut table = p.table;
    change(&mut table);
    refusals(&table, by, action)
}

/// What the right rules say, with something left out.
pub(super) fn except(p: &Bent, by: Option<Seat>, action: Action, dropped: impl Fn(&Refusal) -> bool) -> Vec<Refusal> {
    let mut refusals = refusals(p, by, action);
    refusals.retain(|refusal| !dropped(refusal));
    refusals
}

/// What the right rules say; where they say nothing, perhaps this.
pub(super) fn barring(p: &Bent, by: Option<Seat>, action: Action, refusal: Option<Refusal>) -> Vec<Refusal> {
    let mut refusals = refusals(p, by, action);
    if refusals.is_empty() {
        refusals.extend(refusal);
    }
    refusals
}

/// The hand of a seat.
pub(super) fn hand(p: &mut Bent, seat: Seat) -> &mut Hand {
    &mut p.table.hands[seat.index()]
}

/// The hand of whoever's turn it is.
pub(super) fn own(p: &mut Bent) -> &mut Hand {
    p.table.active()
}

/// Points that a seat gets besides.
pub(super) fn reward(p: &mut Bent, seat: Seat, points: u16) {
    hand(p, seat).score(points);
}

/// Points that a seat does not get after all.
pub(super) fn withhold(p: &mut Bent, seat: Seat, points: u16) {
    let points_now = &mut hand(p, seat).points;
    *points_now = points_now.saturating_sub(points);
}

/// Pieces that a seat gets besides, as far as there are any.
pub(super) fn supply(p: &mut Bent, seat: Seat, good: Good, count: u8) {
    let count = count.min(p.supply[good]);
    p.supply[good] -= count;
    hand(p, seat).goods[good] += count;
}

/// Pieces that go back.
pub(super) fn give_back(p: &mut Bent, seat: Seat, good: Good, count: u8) {
    let count = count.min(hand(p, seat).goods[good]);
    hand(p, seat).goods[good] -= count;
    p.supply[good] += count;
}

/// Whose marker lies under the pawn of a seat, if it is somebody else's.
pub(super) fn landlord(p: &Bent, seat: Seat) -> Option<Seat> {
    p.hand(seat).pawn.and_then(|building| p.owner(building)).filter(|owner| *owner != seat)
}

/// Takes the owner's point back.
pub(super) fn no_owner_point(p: &mut Bent, log: &[Event]) {
    for event in log {
        if let Event::OwnerPoint { owner, got, .. } = *event {
            withhold(p, owner, got);
        }
    }
}

/// Whether a turn came to its end after a decision.
pub(super) fn turn_ended(asked: Question, p: &Bent, log: &[Event]) -> bool {
    let next = log.iter().any(|event| matches!(event, Event::TurnBegan { .. }));
    !matches!(asked, Question::Roll | Question::LeaveOut) && (next || p.question == Question::Roll)
}

/// Whether a ship left.
pub(super) fn departed(log: &[Event]) -> bool {
    log.iter().any(|event| matches!(event, Event::Departed { .. }))
}

/// Where the right rules let the pawn stay for this reason, the turn goes on otherwise, even if it was over.
pub(super) fn instead_of_staying(
    p: &mut Bent,
    action: Action,
    log: &mut Vec<Event>,
    reason: Stay,
    go_on: fn(&mut Position, &mut Vec<Event>),
) {
    let seat = p.turn;
    right(p, action, log);
    let stays = log.iter().any(|event| matches!(event, Event::PawnStayed { why, .. } if *why == reason));
    if !stays || p.is_over() {
        return;
    }
    no_owner_point(p, log);
    log.retain(|event| !matches!(event, Event::OwnerPoint { .. } | Event::TurnBegan { .. }));
    p.turn = seat;
    p.seat = seat;
    go_on(p, log);
}

/// What a seat gets by these events it gets when the turn is over.
pub(super) fn postponed(
    p: &mut Bent,
    action: Action,
    log: &mut Vec<Event>,
    due: fn(&Event) -> Option<(Seat, Item, u16)>,
) {
    let asked = p.question;
    right(p, action, log);
    for (seat, item, count) in log.iter().filter_map(due) {
        let (Bent { table, owed, .. }, at) = (&mut *p, seat.index());
        let (from, to) = (&mut table.hands[at], &mut owed[at]);
        match item {
            Item::Pesos => (from.pesos, to.pesos) = (from.pesos - count, to.pesos + count),
            Item::Points => (from.points, to.points) = (from.points - count, to.points + count),
            Item::Good(good) => {
                from.goods[good] -= count as u8;
                to.goods[good] += count as u8;
            }
        }
    }
    if turn_ended(asked, p, log) || p.is_over() {
        for (hand, owed) in p.table.hands.iter_mut().zip(&mut p.owed) {
            hand.earn(owed.pesos);
            hand.score(owed.points);
            for (good, count) in owed.goods.each() {
                hand.goods[good] += count;
            }
            *owed = Hand::EMPTY;
        }
    }
}

/// The steps of a drive.
pub(super) fn steps(action: Action) -> Option<u16> {
    if let Action::Drive(steps) = action { Some(steps.get()) } else { None }
}

/// What goes on the ship.
pub(super) struct Shipment {
    pub(super) piece: Good,
    /// Whose die it lowers.
    pub(super) die: Good,
    pub(super) count: u8,
}

/// What an action delivers.
pub(super) fn shipment(action: Action) -> Option<Shipment> {
    if let Action::Deliver { good, count } = action {
        return Some(Shipment { piece: good, die: good, count: count.get() as u8 });
    }
    let Action::DeliverWood { instead_of, count } = action else { return None };
    Some(Shipment { piece: Good::Wood, die: instead_of, count: count.get() as u8 })
}
