//! Part A: driving the car (`drive-*`, `harbour-cross-*`, `inactive-becomes-active`).

use crate::game::Log;

use super::{
    super::{
        action::{Action, Count},
        board::{HARBOUR, MOST_STEPS, SHIPS, STOPS},
        event::{Departure, Event, PriceCause},
        position::Position,
        refusal::Refusal,
    },
    citizens, delivery,
    offers::append_first,
    ship,
};

/// As far as the pesos go, and at most one circuit.
pub(in crate::cuba) fn offer(p: &Position, list: &mut Vec<Action>) {
    const DRIVES: [Action; MOST_STEPS as usize] = {
        let mut drives = [Action::Drive(Count::new(1)); MOST_STEPS as usize];
        let mut steps = 1;
        while steps < MOST_STEPS {
            drives[steps as usize] = Action::Drive(Count::new(steps + 1));
            steps += 1;
        }
        drives
    };
    let most = (p.decider_hand().pesos + 1).min(MOST_STEPS);
    append_first(list, most.into(), &DRIVES);
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
    let (seat, from, steps, cost) = (p.turn, p.car, steps as u8, steps - 1);
    p.active().pesos -= cost;
    // Only onto the harbour and on: neither starting nor ending there is crossing it (R16).
    let crosses = from != HARBOUR && from + steps > HARBOUR;
    // The last ship leaves as the car crosses: nothing else of the turn happens, so the car stays there (R74).
    let last = crosses && p.ship == SHIPS && p.flag.right().is_none();
    let to = if last { HARBOUR } else { (from + steps) % STOPS };
    let stop = p.layout.citizen_at(to);
    log.note(|| Event::Drove { seat, from, to, stop, steps, cost });
    if crosses {
        leave_behind(p, from, HARBOUR, log);
        p.car = HARBOUR;
        log.note(|| Event::CrossedHarbour { seat });
        ship::raise_price(p, PriceCause::Crossing, Departure::Crossing, log);
        if p.is_over() {
            return;
        }
    }
    // Behind the harbour the stops begin again at 0.
    leave_behind(p, p.car % HARBOUR, to, log);
    p.car = to;
    match p.citizen() {
        Some(citizen) => citizens::visit(p, citizen, log),
        None => delivery::begin(p, log),
    }
}

/// The citizens whom the car drives off from, or over, become active again.
#[inline]
fn leave_behind(p: &mut Position, from: u8, to: u8, log: &mut impl Log<Event>) {
    if p.inactive.is_empty() {
        return;
    }
    // From the stop that is left, so that a full circuit finds its citizen awake (R65).
    for stop in from..to {
        if let Some(citizen) = p.layout.citizen_at(stop).filter(|citizen| p.inactive.contains(*citizen)) {
            p.inactive.remove(citizen);
            log.note(|| Event::Woke { citizen });
        }
    }
}
