//! Phase 3: tiles taken and placed, the leftover tile, and bids paid (`take-*`, `place-*`, `neutral-*`,
//! `bid-paid-after-placing`).

use std::cmp::Reverse;

use crate::{
    game::{Dice, Log, Seat},
    ids::Id,
};

use super::{
    super::{
        action::{Action, Question},
        board::{self, MOST_PLAYERS, Square, Squares, Tile},
        event::Event,
        position::Position,
        refusal::Refusal,
    },
    coming::Coming,
};

/// The seats as they choose; seats that nobody takes follow.
///
/// The overseer is lowest and so last; before that bids fall, and passers, who are equal, choose counter-clockwise
/// (R22).
#[inline]
pub(in crate::island) fn order(p: &Position) -> [Seat; MOST_PLAYERS as usize] {
    let mut order = [Seat(u8::MAX); MOST_PLAYERS as usize];
    let others = usize::from(p.players) - 1;
    for (place, seat) in order.iter_mut().zip(p.speakers().rev().skip(1)) {
        *place = seat;
    }
    order[..others].sort_by_key(|seat| Reverse(p.hand(*seat).bid));
    order[others] = p.overseer;
    order
}

/// How many of the tiles turned up are on the board.
#[inline]
pub(in crate::island) fn gone(p: &Position) -> usize {
    p.revealed().iter().filter(|tile| tile.is_none()).count()
}

/// Whose turn it is with so many tiles on the board, and for what; `None`: all of them are.
#[inline]
pub(in crate::island) fn turn(p: &Position, gone: usize) -> Option<(Seat, Question)> {
    if gone < usize::from(p.players) {
        Some((order(p)[gone], Question::Plant))
    } else if gone < p.stacks() {
        // Who chose first and not who bid most, since all may have passed (R25).
        Some((order(p)[0], Question::PlaceNeutral))
    } else {
        None
    }
}

/// The next has to choose, or all pay.
#[inline]
pub(in crate::island) fn next(p: &mut Position, log: &mut impl Log<Event>) -> Coming {
    match turn(p, gone(p)) {
        Some((seat, question)) => {
            p.ask(seat, question);
            Coming::Asked
        }
        None => pay(p, log),
    }
}

pub(in crate::island) fn offer(p: &Position, list: &mut Vec<Action>) {
    for (stack, tile) in (0..).zip(p.revealed()) {
        if tile.is_some() {
            list.extend(p.free().iter().map(|square| Action::Plant { stack, square }));
        }
    }
}

#[inline]
pub(in crate::island) fn pick(p: &Position, dice: &mut impl Dice) -> Option<Action> {
    let free = p.free();
    let (tiles, squares) = (p.stacks() - gone(p), free.len());
    let n = dice.below((tiles * squares) as u32) as usize;
    let mut offered = (0..).zip(p.revealed()).filter(|(_, tile)| tile.is_some());
    let (stack, _) = offered.nth(n / squares)?;
    Some(Action::Plant { stack, square: free.nth(n % squares)? })
}

pub(in crate::island) fn object(p: &Position, stack: u8, square: Square, say: &mut dyn FnMut(Refusal)) {
    if p.revealed().get(usize::from(stack)).is_none_or(Option::is_none) {
        say(Refusal::TileGone { stack });
    }
    if !p.free().contains(square) {
        say(Refusal::SquareTaken { square });
    }
}

/// Markers follow by themselves, as many as are due and there (R17, R23).
pub(in crate::island) fn plant(p: &mut Position, stack: u8, square: Square, log: &mut impl Log<Event>) -> Coming {
    let Some(tile) = p.revealed[usize::from(stack)].take() else { return Coming::Asked };
    let seat = p.seat;
    let hand = &mut p.hands[seat.index()];
    let passed = hand.bid == Some(0);
    let due = tile.workers() - u8::from(passed);
    let placed = due.min(hand.markers);
    hand.markers -= placed;
    let owned = &mut p.owned[seat.index()];
    // Without a marker it is nobody’s, whoever planted it (R23).
    *owned = owned.with(Squares::of_if(square, placed > 0));
    p.twice = p.twice.with(Squares::of_if(square, placed > 1));
    log.note(|| Event::Planted { seat, stack, tile, square, due, placed, passed });
    lay(p, tile, square, log);
    next(p, log)
}

fn lay(p: &mut Position, tile: Tile, square: Square, log: &mut impl Log<Event>) {
    p.crops[tile.crop().index()].insert(square);
    p.double = p.double.with(Squares::of_if(square, tile.workers() == 2));
    if p.palms.contains(square) {
        log.note(|| Event::PalmPlanted { seat: p.seat, square });
    }
}

/// When all tiles are on the board, bids are paid (R19).
fn pay(p: &mut Position, log: &mut impl Log<Event>) -> Coming {
    for seat in order(p).into_iter().take(p.players.into()) {
        if let Some(amount) = p.hands[seat.index()].bid.take().filter(|amount| *amount > 0) {
            p.hands[seat.index()].escudos -= amount;
            log.note(|| Event::BidPaid { seat, amount });
        }
    }
    Coming::Bribes
}

/// The leftover tile of three players (R24, R25).
pub(in crate::island) mod neutral {
    use super::*;

    /// The free squares beside a plantation, else beside a desert, else all.
    #[inline]
    pub(in crate::island) fn allowed(p: &Position) -> Squares {
        let free = p.free();
        let beside = [p.planted(), p.deserts].map(|squares| board::beside(squares).both(free));
        beside.into_iter().find(|squares| !squares.is_empty()).unwrap_or(free)
    }

    pub(in crate::island) fn offer(p: &Position, list: &mut Vec<Action>) {
        list.extend(allowed(p).iter().map(Action::PlaceNeutral));
    }

    #[inline]
    pub(in crate::island) fn pick(p: &Position, dice: &mut impl Dice) -> Option<Action> {
        let allowed = allowed(p);
        allowed.nth(dice.below(allowed.len() as u32) as usize).map(Action::PlaceNeutral)
    }

    pub(in crate::island) fn object(p: &Position, square: Square, say: &mut dyn FnMut(Refusal)) {
        if !p.free().contains(square) {
            say(Refusal::SquareTaken { square });
        } else if !allowed(p).contains(square) {
            let plantation = !board::beside(p.planted()).both(p.free()).is_empty();
            say(if plantation { Refusal::NotBesidePlantation { square } } else { Refusal::NotBesideDesert { square } });
        }
    }

    pub(in crate::island) fn place(p: &mut Position, square: Square, log: &mut impl Log<Event>) -> Coming {
        let Some(stack) = p.revealed.iter().position(Option::is_some) else { return Coming::Asked };
        let Some(tile) = p.revealed[stack].take() else { return Coming::Asked };
        let seat = p.seat;
        log.note(|| Event::NeutralPlaced { seat, stack: stack as u8, tile, square });
        lay(p, tile, square, log);
        next(p, log)
    }
}
