//! Part A: driving the car (`drive-*`, `harbour-cross-*`, `inactive-becomes-active`).

use crate::game::Log;

use super::{
    super::{
        action::Action,
        board::{HARBOUR, MOST_STEPS, STOPS},
        event::{Departure, Event, PriceCause},
        position::Position,
        refusal::Refusal,
    },
    citizens, delivery, ship,
};

/// As far as the pesos go, and at most one circuit.
pub(in crate::cuba) fn offer(p: &Position, list: &mut Vec<Action>) {
    let most = (p.decider_hand().pesos + 1).min(MOST_STEPS);
    list.extend((1..=most).map(Action::Drive));
}

pub(in crate::cuba) fn object(p: &Position, steps: u16, say: &mut dyn FnMut(Refusal)) {
    let have = p.decider_hand().pesos;
    if steps == 0 {
        say(Refusal::NoStep);
    }
    if steps > MOST_STEPS {
        say(Refusal::TooFar { steps, most: MOST_STEPS });
    }
    if steps.saturating_sub(1) > have {
        say(Refusal::CannotPayDrive { steps, cost: steps - 1, have });
    }
}

/// Pays for the whole drive first, then goes stop by stop (R15).
pub(in crate::cuba) fn advance(p: &mut Position, steps: u16, log: &mut impl Log<Event>) {
    let (seat, from, cost) = (p.turn, p.car, steps - 1);
    p.active().pesos -= cost;
    let to = ((u16::from(from) + steps) % u16::from(STOPS)) as u8;
    log.note(|| Event::Drove { seat, from, to, steps: steps as u8, cost });
    for left in (0..steps).rev() {
        leave_behind(p, log);
        p.car = if p.car == HARBOUR { 0 } else { p.car + 1 };
        if p.car == HARBOUR && left > 0 {
            log.note(|| Event::CrossedHarbour { seat });
            ship::raise_price(p, PriceCause::Crossing, Departure::Crossing, log);
            if p.is_over() {
                return;
            }
        }
    }
    match p.citizen() {
        Some(citizen) => citizens::visit(p, citizen, log),
        None => delivery::begin(p, log),
    }
}

/// A citizen whom the car drives off from, or over, becomes active again.
#[inline]
fn leave_behind(p: &mut Position, log: &mut impl Log<Event>) {
    if p.inactive.is_empty() {
        return;
    }
    if let Some(citizen) = p.citizen().filter(|citizen| p.inactive.contains(*citizen)) {
        p.inactive.remove(citizen);
        log.note(|| Event::Woke { citizen });
    }
}
