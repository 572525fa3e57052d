//! The rules of Santiago de Cuba, a module for each chapter of the booklets.
//!
//! For each decision a chapter holds, side by side, `offer` (which actions there are, for the list), `object` (what
//! speaks against one, which defines what is legal) and `advance` (what it does). Lists and objections are two views
//! of one rule for speed's sake; tests hold them equal over random play and arbitrary actions.
//!
//! A chapter ends by handing on to the next one, until somebody has to decide: that is how everything that leaves no
//! choice resolves by itself.

pub(super) mod buildings;
pub(super) mod citizens;
pub(super) mod delivery;
pub(super) mod drive;
pub(super) mod ending;
mod offers;
pub(super) mod pawn;
pub(super) mod ship;
pub(super) mod turn;

use super::{
    action::{Action, Question, Use},
    event::Event,
    position::Position,
};
use crate::game::Log;

/// Hands an action to its chapter, which does it; whether it is legal was asked before.
#[inline]
pub(super) fn advance(p: &mut Position, action: Action, log: &mut impl Log<Event>) {
    match action {
        Action::Roll(roll) => ship::roll::advance(p, roll, log),
        Action::LeaveOut(good) => ship::leave_out::advance(p, good, log),
        Action::Drive(steps) => drive::advance(p, steps.get(), log),
        Action::Give(gift) => citizens::zorro::advance(p, gift, log),
        Action::Take(good) => citizens::pablo::advance(p, good, log),
        Action::Claim(building) => citizens::alonso::claim(p, building, log),
        Action::Pawn(building) => pawn::advance(p, building, log),
        Action::Use(how) => use_building(p, how, log),
        Action::Decline if p.question == Question::Alonso => citizens::alonso::decline(p, log),
        Action::Decline => pawn::decline(p, log),
        Action::Deliver { good, count } => delivery::deliver(p, good, count.get(), log),
        Action::DeliverWood { instead_of, count } => delivery::deliver_wood(p, instead_of, count.get(), log),
        Action::Pass => delivery::pass(p, log),
    }
}

/// Uses a building; through Alonso the pawn comes next, else the turn is over.
#[inline]
fn use_building(p: &mut Position, how: Use, log: &mut impl Log<Event>) {
    let by_alonso = p.question == Question::Alonso;
    buildings::advance(p, how, log);
    // Neither pawn nor owner’s point after the seventh ship (R74).
    if p.is_over() {
        return;
    }
    if by_alonso { pawn::begin(p, log) } else { ship::end_turn(p, log) }
}
