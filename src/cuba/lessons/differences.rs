//! What differs between two positions of Santiago de Cuba, for authors of lessons.

use crate::{
    course::taught::Who,
    cuba::{Cuba, Position},
    game::{Decision, Game},
    ids::Id,
};

use super::claims::Holding;

/// What differs between two positions, as a goal would name it.
pub(in crate::cuba) fn differences(before: &Position, after: &Position) -> Vec<String> {
    let mut facts = Vec::new();
    if before.car() != after.car() {
        facts.push(format!("{{ car = \"{}\" }}", after.citizen().map_or("harbour", Id::id)));
    }
    if before.ship() != after.ship() {
        facts.push(format!("{{ ship = {} }}", after.ship()));
    }
    if before.flag() != after.flag() {
        facts.push(format!("{{ price = {} }}", after.flag().points()));
    }
    for (seat, hand) in after.hands() {
        let who = Who::at(seat).id();
        let gained = Holding::ALL.iter().filter(|what| **what != Holding::Goods).filter_map(|what| {
            let by = what.of(after, seat) - what.of(before, seat);
            (by != 0).then(|| format!("{} = {by}", what.id()))
        });
        let gained: Vec<String> = gained.collect();
        if !gained.is_empty() {
            facts.push(format!("{{ gain = {{ who = \"{who}\", {} }} }}", gained.join(", ")));
        }
        if hand.pawn != before.hand(seat).pawn {
            let on = hand.pawn.map_or("off", Id::id);
            facts.push(format!("{{ pawn = {{ who = \"{who}\", on = \"{on}\" }} }}"));
        }
    }
    if Cuba::decision(after) == Decision::Over {
        facts.push("{ over = true }".to_owned());
    } else {
        facts.push(format!("{{ turn = \"{}\" }}", Who::at(after.turn()).id()));
    }
    facts
}
