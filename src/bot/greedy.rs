//! Playing without looking at the others: at random but harmless, or for what is best at once.
//!
//! The greedy way is a yardstick for everything that thinks longer, and therefore frozen: a test holds what it plays.

use crate::{
    chance::Chance,
    game::{Decision, Dice, Seat, Silent},
};

use super::judge::{Judge, is_asked};

/// How many decisions of one turn greed sees through: driving and the pawn, say. A guess of the first day; what rests
/// on greed as a yardstick could not be compared any more if it were better.
const SIGHT: u32 = 2;
/// How much greed may be mistaken about an action, in points. As old and as frozen; it lets two seeds of `easy` play
/// different games.
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

/// Each legal action with what it promises its seat by the next decisions, nearly; the best comes first.
pub(super) fn ranked<G: Judge>(p: &G::Position, chance: &mut Chance) -> Vec<(G::Action, f64)> {
    const SCALE: u32 = 1 << 16;
    let Decision::Ask { seat, .. } = G::decision(p) else { return Vec::new() };
    let mut list = Vec::new();
    G::legal(p, &mut list);
    let mut ranked: Vec<(G::Action, f64)> = list
        .into_iter()
        .map(|action| {
            let mistake = f64::from(chance.below(SCALE)) / f64::from(SCALE) * MISTAKE;
            (action, promise::<G>(p, action, seat, SIGHT) + mistake)
        })
        .collect();
    ranked.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    ranked
}

/// The most that a seat can promise itself by an action and so many decisions in all, as far as they are its own.
fn promise<G: Judge>(p: &G::Position, action: G::Action, seat: Seat, sight: u32) -> f64 {
    let mut after = *p;
    G::advance(&mut after, action, &mut Silent);
    if sight == 1 || !is_asked::<G>(&after, seat) {
        return G::greed(&after, seat);
    }
    let mut list = Vec::new();
    G::legal(&after, &mut list);
    let values = list.into_iter().map(|action| promise::<G>(&after, action, seat, sight - 1));
    values.fold(f64::NEG_INFINITY, f64::max)
}

/// Plays the rest of a seat's turn with greed.
pub(super) fn finish<G: Judge>(p: &mut G::Position, seat: Seat) {
    let mut list = Vec::new();
    while is_asked::<G>(p, seat) {
        G::legal(p, &mut list);
        // Without mistakes: what a move is said to bring must not hang on chance.
        let values = list.iter().map(|action| (*action, promise::<G>(p, *action, seat, SIGHT)));
        let Some((action, _)) = values.max_by(|(_, a), (_, b)| a.total_cmp(b)) else { return };
        G::advance(p, action, &mut Silent);
    }
}
