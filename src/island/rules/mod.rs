//! The rules of Santiago, a module for each chapter of the booklet.
//!
//! For each decision a chapter holds, side by side, `offer` (which actions there are, for the list), `pick` (one of
//! them without the list, since lists are long here), `object` (what speaks against one, which defines what is legal)
//! and what happens. Tests hold them equal over random play and arbitrary actions.
//!
//! A chapter ends by naming the one that comes next ([`coming`]), and so it goes on until somebody has to decide: that is
//! how everything that leaves no choice resolves by itself (R42).

pub(super) mod auction;
pub(super) mod bribes;
pub(super) mod building;
pub(super) mod canals;
mod coming;
pub(super) mod drying;
pub(super) mod ending;
pub(super) mod extra;
pub(super) mod planting;
pub(super) mod turn;

use super::{
    action::{Action, Question},
    event::Event,
    position::Position,
};
use crate::game::Log;

use coming::Coming;

/// Hands an action to its chapter, which does it, and goes on until somebody is asked; whether it is legal was asked
/// before.
#[inline]
pub(super) fn advance(p: &mut Position, action: Action, log: &mut impl Log<Event>) {
    let coming = match action {
        Action::Bid(amount) => auction::bid(p, amount.get(), log),
        Action::Pass if p.question == Question::Bid => auction::pass(p, log),
        Action::Pass => bribes::pass(p, log),
        Action::Plant { stack, square } => planting::plant(p, stack, square, log),
        Action::PlaceNeutral(square) => planting::neutral::place(p, square, log),
        Action::Propose { segment, amount } => bribes::propose(p, segment, amount, log),
        Action::Support { proposer, amount } => bribes::support(p, proposer, amount, log),
        Action::Accept(proposer) => building::accept(p, proposer, log),
        Action::Build(segment) => building::build(p, segment, log),
        Action::BuildNothing => building::build_nothing(p, log),
        Action::Extra(segment) => extra::place(p, segment, log),
        Action::Decline => extra::decline(p, log),
    };
    go_on(p, coming, log);
}

/// The first round begins.
pub(super) fn begin(p: &mut Position, log: &mut impl Log<Event>) {
    go_on(p, Coming::Auction, log);
}

fn go_on(p: &mut Position, mut coming: Coming, log: &mut impl Log<Event>) {
    loop {
        coming = match coming {
            Coming::Asked => return,
            Coming::Auction => auction::begin(p, log),
            Coming::Planting => planting::next(p, log),
            Coming::Bribes => bribes::begin(p, log),
            Coming::Building => building::begin(p, log),
            Coming::Extra { built } => extra::begin(p, built, log),
            Coming::EndOfRound => drying::end_round(p, log),
            Coming::End => return ending::end(p, log),
        };
    }
}
