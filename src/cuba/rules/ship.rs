//! A new ship, its demand, and the end of a turn (`ship-*`, `demand-*`, `owner-point*`).

use crate::game::Log;

use super::{
    super::{
        action::{Action, Question, Roll},
        board::{CARGO, Flag, Good, OWNER_POINTS, SHIPS},
        event::{Departure, Event, PriceCause},
        position::{Goods, Position},
        refusal::Refusal,
    },
    ending,
};

/// Moves the price marker one flag to the right; past the 4 the ship departs.
pub(in crate::cuba) fn raise_price(
    p: &mut Position,
    cause: PriceCause,
    departure: Departure,
    log: &mut impl Log<Event>,
) {
    let (from, to) = (p.flag, p.flag.right());
    log.note(|| Event::PriceMoved { from, to, cause });
    match to {
        Some(flag) => p.flag = flag,
        None => depart(p, departure, log),
    }
}

/// The ship leaves. The seventh ends the game at once; after any other a new one comes in, without dice yet (R69).
pub(in crate::cuba) fn depart(p: &mut Position, why: Departure, log: &mut impl Log<Event>) {
    let (ship, seat, from) = (p.ship, p.turn, p.flag);
    log.note(|| Event::Departed { ship, seat, why });
    p.dice = Goods::default();
    // No die aside: that is how the end of the turn knows that demand has to be rolled.
    p.aside = None;
    if ship >= SHIPS {
        return ending::end(p, log);
    }
    p.ship += 1;
    p.flag = Flag::Two;
    log.note(|| Event::Arrived { ship: ship + 1 });
    if from != Flag::Two {
        log.note(|| Event::PriceMoved { from, to: Some(Flag::Two), cause: PriceCause::NewShip });
    }
}

/// Lowers a die; says whether that was the last demand.
#[inline]
#[must_use]
pub(in crate::cuba) fn lower(p: &mut Position, good: Good, by: u8) -> bool {
    p.dice[good] -= by;
    p.dice.is_empty()
}

/// The owner's point, then the new demand if a ship has left, else the next turn (R12).
pub(in crate::cuba) fn end_turn(p: &mut Position, log: &mut impl Log<Event>) {
    let visitor = p.turn;
    if let Some(building) = p.active().pawn
        && let Some(owner) = p.owner(building)
        && owner != visitor
    {
        let got = p.hands[owner.index()].score(OWNER_POINTS);
        log.note(|| Event::OwnerPoint { owner, visitor, building, got });
    }
    // After the owner’s point, which is kept even if the roll ends the game (R12).
    match p.aside {
        None => p.ask(visitor, Question::Roll),
        Some(_) => next_turn(p, log),
    }
}

pub(in crate::cuba) fn next_turn(p: &mut Position, log: &mut impl Log<Event>) {
    let seat = p.turn.next(p.players());
    p.turn = seat;
    p.ask(seat, Question::Drive);
    log.note(|| Event::TurnBegan { seat });
}

/// Rolling all five dice; chance decides.
pub(in crate::cuba) mod roll {
    use super::*;

    pub(in crate::cuba) fn object(roll: Roll, say: &mut dyn FnMut(Refusal)) {
        for (good, face) in CARGO.into_iter().zip(roll.faces()) {
            let most = good.highest_face();
            if face > most {
                say(Refusal::NoSuchFace { good, face, most });
            }
        }
    }

    pub(in crate::cuba) fn advance(p: &mut Position, roll: Roll, log: &mut impl Log<Event>) {
        let (seat, ship) = (p.turn, p.ship);
        for (good, face) in CARGO.into_iter().zip(roll.faces()) {
            p.dice[good] = face;
        }
        log.note(|| Event::Rolled { seat, roll, ship });
        p.ask(seat, Question::LeaveOut);
    }
}

/// Choosing the four dice of the ship.
pub(in crate::cuba) mod leave_out {
    use super::*;

    pub(in crate::cuba) fn offer(list: &mut Vec<Action>) {
        list.extend(CARGO.map(Action::LeaveOut));
    }

    pub(in crate::cuba) fn object(good: Good, say: &mut dyn FnMut(Refusal)) {
        if good == Good::Wood {
            say(Refusal::NoDieForWood);
        }
    }

    /// A ship whose four dice all show 0 leaves, and the same player rolls for the next one (R73).
    pub(in crate::cuba) fn advance(p: &mut Position, left_out: Good, log: &mut impl Log<Event>) {
        let (seat, ship) = (p.turn, p.ship);
        p.dice[left_out] = 0;
        p.aside = Some(left_out);
        let demand = p.dice;
        log.note(|| Event::DemandSet { seat, left_out, demand, ship });
        if !demand.is_empty() {
            return next_turn(p, log);
        }
        depart(p, Departure::FourZeros, log);
        if !p.is_over() {
            p.ask(seat, Question::Roll);
        }
    }
}
