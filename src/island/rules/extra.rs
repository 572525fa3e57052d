//! Phase 5: the extra canal (`extra-*`).

use crate::game::{Dice, Log, Seat};

use super::{
    super::{
        action::{Action, Question},
        board::Segment,
        event::Event,
        position::Position,
    },
    canals,
    coming::Coming,
};

pub(in crate::island) fn offer(p: &Position, list: &mut Vec<Action>) {
    list.extend(p.open.iter().map(Action::Extra));
    list.push(Action::Decline);
}

#[inline]
pub(in crate::island) fn pick(p: &Position, dice: &mut impl Dice) -> Action {
    let n = dice.below(p.open.len() as u32 + 1) as usize;
    p.open.nth(n).map_or(Action::Decline, Action::Extra)
}

pub(in crate::island) fn begin(p: &mut Position, built: bool, log: &mut impl Log<Event>) -> Coming {
    p.built = built;
    hear(p, p.overseer.next(p.players), log)
}

/// The first canal placed ends the phase (R32).
pub(in crate::island) fn place(p: &mut Position, segment: Segment, log: &mut impl Log<Event>) -> Coming {
    let seat = p.seat;
    p.hands[seat.index()].extra = false;
    log.note(|| Event::ExtraPlaced { seat, segment });
    canals::build(p, segment);
    Coming::EndOfRound
}

pub(in crate::island) fn decline(p: &mut Position, log: &mut impl Log<Event>) -> Coming {
    let seat = p.seat;
    // The canal is kept for another round (R32).
    log.note(|| Event::ExtraDeclined { seat });
    if seat == p.overseer { Coming::EndOfRound } else { hear(p, seat.next(p.players), log) }
}

fn hear(p: &mut Position, mut seat: Seat, log: &mut impl Log<Event>) -> Coming {
    while !p.hand(seat).extra {
        log.note(|| Event::ExtraSkipped { seat });
        if seat == p.overseer {
            return Coming::EndOfRound;
        }
        seat = seat.next(p.players);
    }
    p.ask(seat, Question::Extra);
    Coming::Asked
}
