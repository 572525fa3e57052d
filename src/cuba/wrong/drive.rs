//! Driving, gone wrong: what it costs, how far and which way it goes, what it passes.

use super::{
    super::{
        action::{Action, Count, Question},
        board::{CITIZEN_STOPS, Citizen, HARBOUR, MARTINEZ_PESOS, MOST_STEPS, STOPS},
        event::{Departure, Event, PriceCause},
        layout::Layout,
        ledger::Rule,
        position::Position,
        refusal::Refusal,
        rules::{citizens, delivery, ship},
    },
    bend::{barring, except, hand, right, seen, steps, told},
    bent::Bent,
    mutant::Mutant,
    row::{Row, does, plays, says},
    ship::{may_raise, unmoved},
};

pub(super) const ROWS: &[Row] = &[
    plays(
        Mutant::DriveCostAll,
        Rule::DriveCost,
        |p, by, action| seen(p, by, action, |table| purse(table, action, |_, _, pesos| pesos.saturating_sub(1))),
        |p, action, log| paid(p, action, log, |_, _, pesos| pesos.saturating_sub(1)),
    ),
    plays(
        Mutant::DriveCostDouble,
        Rule::DriveCost,
        |p, by, action| seen(p, by, action, |table| purse(table, action, |_, _, pesos| pesos / 2)),
        |p, action, log| paid(p, action, log, |_, steps, pesos| pesos - (steps - 1)),
    ),
    plays(
        Mutant::DriveTwoFree,
        Rule::DriveCost,
        |p, by, action| seen(p, by, action, |table| purse(table, action, |_, _, pesos| pesos + 1)),
        |p, action, log| paid(p, action, log, |_, steps, pesos| pesos + u16::from(steps > 1)),
    ),
    plays(
        Mutant::DriveOnCredit,
        Rule::DriveCost,
        |p, by, action| except(p, by, action, |refusal| matches!(refusal, Refusal::CannotPayDrive { .. })),
        |p, action, log| paid(p, action, log, |_, steps, pesos| pesos.max(steps - 1)),
    ),
    plays(
        Mutant::DrivePayLate,
        Rule::DriveCost,
        |p, by, action| seen(p, by, action, |table| purse(table, action, |p, steps, pesos| pesos + ahead(p, steps))),
        |p, action, log| {
            let (seat, lent) = (p.turn, steps(action).map_or(0, |steps| ahead(p, steps)));
            hand(p, seat).pesos += lent;
            right(p, action, log);
            hand(p, seat).pesos = hand(p, seat).pesos.saturating_sub(lent);
        },
    ),
    says(Mutant::DriveNine, Rule::DriveDistance, |p, by, action| {
        let far = steps(action).filter(|steps| *steps == MOST_STEPS);
        barring(p, by, action, far.map(|steps| Refusal::TooFar { steps, most: MOST_STEPS - 1 }))
    }),
    says(Mutant::DriveEndless, Rule::DriveDistance, |p, by, action| {
        except(p, by, action, |refusal| matches!(refusal, Refusal::TooFar { .. }))
    }),
    plays(
        Mutant::DriveStay,
        Rule::DriveMandatory,
        |p, by, action| except(p, by, action, |refusal| matches!(refusal, Refusal::NoStep)),
        |p, action, log| match (steps(action), p.citizen()) {
            (Some(0), Some(citizen)) => citizens::visit(p, citizen, log),
            (Some(0), None) => delivery::begin(p, log),
            _ => right(p, action, log),
        },
    ),
    does(Mutant::DriveBackward, Rule::DriveClockwise, |p, action, log| {
        mirror(p);
        right(p, action, log);
        mirror(p);
    }),
    does(Mutant::DriveOnly, Rule::TurnTwoParts, |p, action, log| {
        right(p, action, log);
        if p.question == Question::Pawn {
            ship::end_turn(p, log);
        }
    }),
    does(Mutant::CrossNoRise, Rule::HarbourCrossMarker, |p, action, log| {
        unmoved(p, action, log, PriceCause::Crossing);
    }),
    does(Mutant::StartCounts, Rule::HarbourCrossMarker, |p, action, log| {
        if steps(action).is_some() && p.at_harbour() {
            ship::raise_price(p, PriceCause::Crossing, Departure::Crossing, log);
        }
        if !p.is_over() {
            right(p, action, log);
        }
    }),
    does(Mutant::CrossStops, Rule::HarbourCrossNoDelivery, |p, action, log| {
        let crosses = may_raise(p, action) == Some(PriceCause::Crossing);
        let to_harbour = Action::Drive(Count::new(p.steps_to(HARBOUR).into()));
        right(p, if crosses { to_harbour } else { action }, log);
    }),
    says(Mutant::InactiveNoStop, Rule::InactiveStopAllowed, |p, by, action| {
        let there = steps(action).and_then(|steps| destination(p, steps));
        let asleep = there.filter(|citizen| p.inactive.contains(*citizen));
        barring(p, by, action, asleep.map(|citizen| Refusal::AlreadyInactive { citizen }))
    }),
    plays(
        Mutant::InactiveFree,
        Rule::InactivePassOver,
        |p, by, action| seen(p, by, action, |table| purse(table, action, |p, steps, pesos| pesos + asleep(p, steps))),
        |p, action, log| paid(p, action, log, |p, steps, pesos| pesos + asleep(p, steps)),
    ),
    does(Mutant::InactiveWorks, Rule::InactiveNoCitizen, |p, action, log| {
        let there = steps(action).and_then(|steps| destination(p, steps));
        let Some(asleep) = there.filter(|citizen| p.inactive.contains(*citizen)) else { return right(p, action, log) };
        p.inactive.remove(asleep);
        right(p, action, log);
        p.inactive.insert(asleep);
    }),
    does(Mutant::InactiveForEver, Rule::InactiveBecomesActive, |p, action, log| {
        told(p, action, log, |p, event| {
            if let Event::Woke { citizen } = event {
                p.inactive.insert(citizen);
            }
        });
    }),
    does(Mutant::InactiveStopWakes, Rule::InactiveBecomesActive, |p, action, log| {
        told(p, action, log, |p, event| {
            if let Event::FoundInactive { citizen, .. } = event {
                p.inactive.remove(citizen);
            }
        });
    }),
];

/// Changes the driver's pesos: from steps and pesos to pesos.
fn purse(p: &mut Position, action: Action, change: fn(&Position, u16, u16) -> u16) {
    if let Some(steps) = steps(action).filter(|steps| *steps > 0) {
        p.active().pesos = change(p, steps, p.hand(p.turn).pesos);
    }
}

/// Drives with other pesos than one has.
fn paid(p: &mut Bent, action: Action, log: &mut Vec<Event>, change: fn(&Position, u16, u16) -> u16) {
    purse(p, action, change);
    right(p, action, log);
}

/// Who stands where a drive ends.
fn destination(p: &Position, steps: u16) -> Option<Citizen> {
    p.layout.citizen_at(((u16::from(p.car) + steps) % u16::from(STOPS)) as u8)
}

/// The pesos that wait at the end of a drive.
fn ahead(p: &Position, steps: u16) -> u16 {
    let waits = destination(p, steps) == Some(Citizen::Martinez) && !p.inactive.contains(Citizen::Martinez);
    if waits { MARTINEZ_PESOS } else { 0 }
}

/// How many inactive citizens a drive passes over.
fn asleep(p: &Position, steps: u16) -> u16 {
    let over = (1..steps).filter_map(|step| destination(p, step));
    over.filter(|citizen| p.inactive.contains(*citizen)).count() as u16
}

/// The street the other way round.
fn mirror(p: &mut Position) {
    let mut street = *p.layout.street();
    street.reverse();
    let layout = Layout::new(p.players(), street, *p.layout.town(), *p.layout.flowers());
    p.layout = layout.expect("a street is complete in either direction");
    if p.car != HARBOUR {
        p.car = CITIZEN_STOPS - 1 - p.car;
    }
}
