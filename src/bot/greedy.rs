//! Playing without looking at the others: at random but harmless, or for what is best at once.
//!
//! The greedy way is a yardstick for everything that thinks longer, and therefore frozen: a test holds what it plays.

use crate::{
    chance::Chance,
    game::{Decision, Dice, Game, Seat, Silent},
};

use super::Judge;

/// How many decisions of one turn greed sees through.
const SIGHT: u32 = 2;
/// How much greed may be mistaken about an action, in points.
const MISTAKE: f64 = 0.25;

/// One of the harmless actions, all equally likely; any, if there is none.
pub(super) fn harmless<G: Judge>(p: &G::Position, list: &mut Vec<G::Action>, chance: &mut Chance) -> Option<G::Action> {
    G::legal(p, list);
    if list.iter().any(|action| G::is_harmless(p, *action)) {
        list.retain(|action| G::is_harmless(p, *action));
    }
    let count = u32::try_from(list.len()).ok().filter(|count| *count > 0)?;
    Some(list[chance.below(count) as usize])
}

/// The action that promises its seat most by the next decisions, nearly.
pub(super) fn best<G: Judge>(p: &G::Position, list: &[G::Action], chance: &mut Chance) -> Option<G::Action> {
    let Decision::Ask { seat, .. } = G::decision(p) else { return None };
    let mut best = None;
    for action in list {
        let mut after = *p;
        G::advance(&mut after, *action, &mut Silent);
        let mistake = f64::from(chance.below(1 << 16)) / f64::from(1 << 16) * MISTAKE;
        let value = promise::<G>(&after, seat, SIGHT - 1) + mistake;
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, *action));
        }
    }
    best.map(|(_, action)| action)
}

/// The most that a seat can promise itself by so many more decisions, if they are its own.
fn promise<G: Judge>(p: &G::Position, seat: Seat, sight: u32) -> f64 {
    if sight == 0 || !is_asked::<G>(p, seat) {
        return G::worth(p, seat).iter().sum();
    }
    let mut list = Vec::new();
    G::legal(p, &mut list);
    let values = list.iter().map(|action| {
        let mut after = *p;
        G::advance(&mut after, *action, &mut Silent);
        promise::<G>(&after, seat, sight - 1)
    });
    values.fold(f64::NEG_INFINITY, f64::max)
}

/// The position after an action and the rest of its seat's turn, played with greed.
pub(super) fn rest_of_turn<G: Judge>(p: &G::Position, action: G::Action, seat: Seat) -> G::Position {
    let mut after = *p;
    let mut next = Some(action);
    let mut list = Vec::new();
    while let Some(action) = next {
        G::advance(&mut after, action, &mut Silent);
        if !is_asked::<G>(&after, seat) {
            break;
        }
        G::legal(&after, &mut list);
        let promised = |action: &G::Action| {
            let mut then = after;
            G::advance(&mut then, *action, &mut Silent);
            promise::<G>(&then, seat, SIGHT - 1)
        };
        next = list.iter().copied().max_by(|a, b| promised(a).total_cmp(&promised(b)));
    }
    after
}

fn is_asked<G: Game>(p: &G::Position, seat: Seat) -> bool {
    matches!(G::decision(p), Decision::Ask { seat: asked, .. } if asked == seat)
}
