//! What differs between two positions of Santiago, for authors of lessons.

use crate::{
    ids::Id,
    island::{Item, Position, Question, Square},
};

use super::{
    claims::{Cover, holding},
    told::name,
};

/// What differs between two positions, as a goal would name it.
pub(super) fn differences(before: &Position, after: &Position) -> Vec<String> {
    let mut facts = Vec::new();
    if before.round() != after.round() {
        facts.push(format!("{{ round = {} }}", after.round()));
    }
    if before.overseer() != after.overseer() {
        facts.push(format!("{{ overseer = \"{}\" }}", name(after.overseer())));
    }
    let canals = after.canals().without(before.canals());
    facts.extend(canals.iter().map(|canal| format!("{{ canal = \"{}\" }}", canal.id())));
    facts.extend(Square::ALL.iter().filter_map(|square| field(before, after, *square)));
    for (seat, hand) in after.hands() {
        if let Some(bid) = hand.bid.filter(|_| before.hand(seat).bid != hand.bid) {
            facts.push(format!("{{ bid = {{ who = \"{}\", amount = {bid} }} }}", name(seat)));
        }
        let gained = Item::ALL.iter().filter_map(|item| {
            let by = holding(after, seat, *item) - holding(before, seat, *item);
            (by != 0).then(|| format!("{} = {by}", item.id()))
        });
        let gained: Vec<String> = gained.collect();
        if !gained.is_empty() {
            facts.push(format!("{{ gain = {{ who = \"{}\", {} }} }}", name(seat), gained.join(", ")));
        }
    }
    facts.push(format!("{{ now = \"{}\" }}", after.question().id()));
    if after.question() != Question::Over {
        facts.push(format!("{{ asked = \"{}\" }}", name(after.decider())));
    }
    facts
}

/// What lies on a square, if it is not as it was.
fn field(before: &Position, after: &Position, square: Square) -> Option<String> {
    let lies = |p: &Position| (Cover::of(p, square), p.tile(square), p.owner(square), p.markers(square));
    let (ground, tile, owner, markers) = lies(after);
    if lies(before) == (ground, tile, owner, markers) {
        return None;
    }
    let mut keys = vec![format!("square = \"{}\"", square.id())];
    match tile {
        Some(tile) => {
            keys.push(format!("tile = \"{}\"", tile.id()));
            keys.push(format!("owner = \"{}\"", owner.map_or("none", name)));
            keys.push(format!("markers = {markers}"));
        }
        None => keys.push(format!("lies = \"{}\"", ground.id())),
    }
    Some(format!("{{ field = {{ {} }} }}", keys.join(", ")))
}
