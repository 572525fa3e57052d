//! What a drive costs, what it brings, and who is inactive after it.

use crate::{
    chance::Chance,
    cuba::{
        Action, Citizen, Cuba, Event, Good, Item, Position, Rule,
        board::{CITIZEN_GOODS, Citizens, HARBOUR, STOPS},
        words::table,
    },
    game::{Happened, Seat},
    text::{Message, Spoken},
};

use super::{
    Template,
    answers::{citizens, pesos, units},
    any_drive, only, rules_last_first,
};
use crate::course::{
    drill::{Case, Stem, text},
    taught::{LEARNER, Taught},
};

/// The text of a question about a drive, which names the stop.
pub(super) fn about_drive(template: Template, p: &Position, drive: Action) -> Message {
    text::<Cuba>(template).with("stop", Cuba::concerns(p, drive))
}

/// The car, the street and who is inactive on it.
fn street(p: &Position) -> Vec<Message> {
    [table::street(p), Some(table::car(p)), table::inactive(p)].into_iter().flatten().collect()
}

/// Hunts for a way over the harbour or an inactive citizen, which count like any other stop.
pub(super) fn cost(p: &Position, chance: &mut Chance) -> Option<Stem<Cuba>> {
    let (drive, played) = any_drive(p, chance)?;
    let drove = only(&played.events, |event| matches!(event, Event::Drove { .. }));
    let &[Event::Drove { steps, cost, .. }] = &drove[..] else { return None };
    let over: Vec<u8> = (1..steps).map(|step| (p.car() + step) % STOPS).collect();
    let inactive = |stop: &&u8| p.layout().citizen_at(**stop).is_some_and(|who| p.inactive().contains(who));
    let sleepers = over.iter().filter(inactive).count() as u16;
    let uncounted = sleepers + u16::from(over.contains(&HARBOUR));
    let less = |by: u16| cost.checked_sub(by).map(pesos);
    Some(Stem {
        right: pesos(cost),
        wrong: [less(uncounted), Some(pesos(cost + 1)), less(1), less(2), Some(pesos(cost + 2))]
            .into_iter()
            .flatten()
            .collect(),
        case: Case {
            action: Some(drive),
            facts: street(p),
            rules: [Rule::DriveCost].into_iter().chain((sleepers > 0).then_some(Rule::InactivePassOver)).collect(),
            events: drove,
            exceptional: uncounted > 0,
            ..Case::new(p, about_drive(Template::DriveCost, p, drive))
        },
    })
}

/// The good that a citizen gives two of.
fn supplied(citizen: Citizen) -> Option<Good> {
    match citizen {
        Citizen::Pedro => Some(Good::Tobacco),
        Citizen::Jose => Some(Good::Sugar),
        Citizen::Conchita => Some(Good::Citrus),
        Citizen::Miguel => Some(Good::Wood),
        Citizen::Maria | Citizen::Martinez | Citizen::Zorro | Citizen::Pablo | Citizen::Alonso => None,
    }
}

/// Hunts for a supply that holds too little.
pub(super) fn what_comes(p: &Position, chance: &mut Chance) -> Option<Stem<Cuba>> {
    let (drive, played) = any_drive(p, chance)?;
    let good = played.position.citizen().and_then(supplied)?;
    let events = only(&played.events, |event| matches!(event, Event::Gained { .. } | Event::SupplyShort { .. }));
    if events.is_empty() {
        return None;
    }
    let mut got = 0;
    for event in &events {
        event.changes(&mut |seat: Seat, item, by| {
            if (seat, item) == (LEARNER, Item::Good(good)) {
                got += by;
            }
        });
    }
    let got = u16::try_from(got).ok()?;
    let due = u16::from(CITIZEN_GOODS);
    Some(Stem {
        right: units(good, got),
        wrong: (0..=due).rev().map(|count| units(good, count)).collect(),
        case: Case {
            action: Some(drive),
            facts: Cuba::look(p, "supply"),
            rules: rules_last_first(&events),
            events,
            exceptional: got < due,
            ..Case::new(p, about_drive(Template::WhatComes, p, drive))
        },
    })
}

/// Hunts for a drive that leaves somebody inactive behind.
pub(super) fn asleep(p: &Position, chance: &mut Chance) -> Option<Stem<Cuba>> {
    let (drive, played) = any_drive(p, chance).filter(|_| !p.inactive().is_empty())?;
    let woken = only(&played.events, |event| matches!(event, Event::Woke { .. }));
    let (before, after) = (p.inactive(), played.position.inactive());
    let visited: Citizens = played.position.citizen().into_iter().collect();
    let wrong = [before, after.with(visited), Citizens::EMPTY, after.without(visited), visited, before.with(visited)];
    Some(Stem {
        right: citizens(after),
        wrong: wrong.map(citizens).to_vec(),
        case: Case {
            action: Some(drive),
            facts: street(p),
            rules: vec![Rule::InactiveBecomesActive],
            exceptional: !woken.is_empty(),
            events: woken,
            ..Case::new(p, about_drive(Template::Asleep, p, drive))
        },
    })
}
