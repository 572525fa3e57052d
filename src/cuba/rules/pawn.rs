//! Part B: moving the pawn and using its building (`pawn-*`).

use crate::game::Log;

use super::{
    super::{
        action::{Action, Question},
        board::{Building, Buildings},
        event::{Event, Idle, Stay},
        position::Position,
        refusal::Refusal,
    },
    buildings,
    offers::Offers,
    ship,
};

/// The citizen's function is done: the pawn has to move, if it can.
pub(in crate::cuba) fn begin(p: &mut Position, log: &mut impl Log<Event>) {
    let seat = p.turn;
    if !open(p).is_empty() {
        return p.ask(seat, Question::Pawn);
    }
    let building = p.active().pawn;
    // Its building may be used all the same, whatever its flower (R50).
    log.note(|| Event::PawnStayed { seat, building, why: Stay::Blocked });
    offer_building(p, log);
}

/// The buildings that the pawn may enter: those of the flower without a pawn, its own included (R48).
#[inline]
pub(in crate::cuba) fn open(p: &Position) -> Buildings {
    let group = p.citizen().map_or(Buildings::EMPTY, |citizen| p.layout.group_of(citizen));
    group.without(p.occupied)
}

pub(in crate::cuba) fn offer(p: &Position, list: &mut Vec<Action>) {
    let Some(flower) = p.citizen().and_then(|citizen| p.layout.flower_of(citizen)) else { return };
    let mut offers = Offers::<4>::new();
    for building in p.layout.under(flower) {
        offers.offer_if(!p.occupied.contains(building), Action::Pawn(building));
    }
    offers.append_to(list);
}

pub(in crate::cuba) fn object(p: &Position, building: Building, say: &mut dyn FnMut(Refusal)) {
    let citizen = p.citizen().expect("a pawn moves while the car is at a citizen");
    let (flower, wanted) = (p.layout.flower_above(building), p.layout.flower_of(citizen));
    if Some(flower) != wanted {
        say(Refusal::WrongFlower { building, flower, citizen, wanted });
    }
    match p.visitor(building) {
        // The own pawn is in its own way (R48).
        Some(seat) if seat == p.seat => say(Refusal::SameBuilding { building }),
        Some(seat) => say(Refusal::Occupied { building, seat }),
        None => {}
    }
}

pub(in crate::cuba) fn advance(p: &mut Position, to: Building, log: &mut impl Log<Event>) {
    let seat = p.turn;
    let from = p.move_pawn(seat, Some(to));
    log.note(|| Event::PawnMoved { seat, from, to });
    offer_building(p, log);
}

/// The building under the pawn may be used, if it offers anything.
pub(in crate::cuba) fn offer_building(p: &mut Position, log: &mut impl Log<Event>) {
    let seat = p.turn;
    let building = p.active().pawn;
    if building.is_some_and(|building| buildings::usable(p, seat, building)) {
        return p.ask(seat, Question::Use);
    }
    let why = if building.is_some() { Idle::NothingToUse } else { Idle::NoPawn };
    log.note(|| Event::NoBuilding { seat, building, why });
    ship::end_turn(p, log);
}

pub(in crate::cuba) fn decline(p: &mut Position, log: &mut impl Log<Event>) {
    let seat = p.turn;
    let building = p.active().pawn.expect("a building is declined from the pawn on it");
    log.note(|| Event::DeclinedBuilding { seat, building });
    ship::end_turn(p, log);
}
