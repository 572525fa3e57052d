//! Bots: somebody to play against, who can say why.
//!
//! A [`Bot`] has a level, a budget and a seed. It gets the open position, because an attentive player can work out
//! every holding, and never the dice to come; what nobody at the table can see it guesses before it thinks. What it does
//! depends on the seed, the budget and the position alone: asked twice, or after an undo, it answers the same. Everything
//! here is written against [`Judge`], which is what a game brings to be played by bots: how many sit at its table and what
//! its judgements are made of is the game's.

mod budget;
mod greedy;
mod judge;
mod playout;
mod search;
pub mod simulate;

use std::{
    hash::{Hash, Hasher},
    num::NonZero,
    thread,
};

use crate::{
    chance::Chance,
    game::{Decision, Seat, Silent},
    ids::{Id, ids},
};

pub use budget::Budget;
pub use judge::Judge;
use judge::{lead, promises};
pub use playout::Playout;
pub use search::HORIZON;

ids! {
    /// How well a bot plays.
    pub enum Level {
        /// Legal and harmless.
        Easiest = "easiest",
        /// Takes what is best at once.
        Easy = "easy",
        /// Looks a little ahead.
        Medium = "medium",
        /// Looks as far ahead as its budget allows.
        Hard = "hard",
    }
}

/// What a bot thinks of an action.
#[derive(Clone, Debug)]
pub struct Judged<G: Judge> {
    /// The action.
    pub action: G::Action,
    /// Points of the mover at the end minus those of the best other, as far as the bot can see.
    pub value: f64,
    /// What the action, and the rest of the turn as the bot would play it, adds to each part.
    pub parts: Vec<(G::Part, f64)>,
}

/// What medium takes for a move: in 600 games for two 6 won 25 of 100 against 12, and 24 won 70. `benches/strength`
/// says whether it still stands between easy and hard.
const MEDIUM_NODES: u32 = 12;
/// What hard takes for a move, unless it is told otherwise: a round number, for some hundredths of a second.
const HARD_NODES: u32 = 10_000;
/// As many simulations show about what an action is worth that nobody would choose: over 127 actions its value then
/// strayed by 0.6 points from one seed to the next, by 1.1 with 4 simulations and by 0.3 with 64, which take four
/// times as long.
const LEAST_TRIES: u32 = 16;

/// A player that is a program.
#[derive(Clone, Debug)]
pub struct Bot<G: Judge> {
    level: Level,
    budget: Budget,
    seed: u64,
    cores: usize,
    trees: Vec<search::Tree<G>>,
}

impl<G: Judge> Bot<G> {
    /// A bot that thinks on all cores; easiest and easy do not look ahead and need no budget.
    pub fn new(level: Level, budget: Budget, seed: u64) -> Self {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        Self { level, budget, seed, cores, trees: Vec::new() }
    }

    /// The same bot on so many cores. Unless its budget is a time, it plays the same.
    #[must_use]
    pub fn on(self, cores: usize) -> Self {
        Self { cores, ..self }
    }

    /// What the bot does; `None` where nobody is asked.
    pub fn choose(&mut self, p: &G::Position) -> Option<G::Action> {
        let Decision::Ask { .. } = G::decision(p) else { return None };
        let p = &self.guess(p);
        let mut list = Vec::new();
        G::legal(p, &mut list);
        if let [only] = list[..] {
            return Some(only);
        }
        match self.level {
            Level::Easiest => greedy::harmless::<G>(p, &mut list, &mut self.chance(p)),
            Level::Easy => greedy::ranked::<G>(p, &mut self.chance(p)).first().map(|(action, _)| *action),
            Level::Medium | Level::Hard => self.think(p, 0).first().map(|found| found.action),
        }
    }

    /// What the bot thinks of every legal action, best first; nothing where nobody is asked. Takes a little longer than
    /// choosing, because it looks at bad actions as well.
    pub fn judge(&mut self, p: &G::Position) -> Vec<Judged<G>> {
        let Decision::Ask { seat, .. } = G::decision(p) else { return Vec::new() };
        let p = &self.guess(p);
        let before = G::worth(p, seat);
        let seen: Vec<(G::Action, G::Position, Option<f64>)> = match self.level {
            Level::Easiest | Level::Easy => {
                let after = |action| {
                    let mut after = *p;
                    G::advance(&mut after, action, &mut Silent);
                    after
                };
                let ranked = greedy::ranked::<G>(p, &mut self.chance(p));
                ranked.into_iter().map(|(action, _)| (action, after(action), None)).collect()
            }
            Level::Medium | Level::Hard => {
                let found = self.think(p, LEAST_TRIES);
                // Visits of all trees add up, their nodes do not: how the turn goes on is read from one of them.
                let after = |action| self.trees[0].follow(p, action, seat);
                found.iter().map(|one| (one.action, after(one.action), Some(one.lead()))).collect()
            }
        };
        let judged = seen.into_iter().map(|(action, after, found)| {
            let (promised, parts) = Self::gains(after, seat, &before);
            Judged { action, value: found.unwrap_or(promised), parts }
        });
        judged.collect()
    }

    /// Two actions side by side, with half the budget each: a fair comparison, where [`Bot::judge`] looks most at what it
    /// likes best. Nothing where nobody is asked.
    pub fn compare(&mut self, p: &G::Position, actions: [G::Action; 2]) -> Option<[Judged<G>; 2]> {
        let Decision::Ask { seat, .. } = G::decision(p) else { return None };
        let p = &self.guess(p);
        let left = self.budget.alone(HARD_NODES);
        let mut chance = self.chance(p);
        self.trees.resize_with(self.trees.len().max(1), search::Tree::new);
        let leads = search::duel(&mut self.trees[0], p, actions, left, &mut chance);
        let before = G::worth(p, seat);
        let one = |at: usize| {
            let (_, parts) = Self::gains(self.trees[0].follow(p, actions[at], seat), seat, &before);
            Judged { action: actions[at], value: leads[at], parts }
        };
        Some([one(0), one(1)])
    }

    /// What the rest of a seat's turn, played with greed, promises: its lead, and what is added to each part.
    fn gains(mut after: G::Position, seat: Seat, before: &G::Parts) -> (f64, Vec<(G::Part, f64)>) {
        // To the end of the turn, because what is paid before anything is got would look like a loss.
        greedy::finish::<G>(&mut after, seat);
        let worth = G::worth(&after, seat);
        let gain = worth.as_ref().iter().zip(before.as_ref()).map(|(after, before)| after - before);
        let parts = G::Part::ALL.iter().copied().zip(gain).collect();
        (lead(promises::<G>(&after).as_ref(), seat, G::players(&after)), parts)
    }

    /// What the search finds out about each legal action, best first.
    fn think(&mut self, p: &G::Position, least: u32) -> Vec<search::Searched<G::Action>> {
        let shares = match self.level {
            Level::Hard => self.budget.shares(HARD_NODES, self.cores),
            Level::Easiest | Level::Easy | Level::Medium => self.budget.shares(MEDIUM_NODES, self.cores),
        };
        let mut chance = self.chance(p);
        let mut found = search::think(&mut self.trees, p, &shares, least, self.cores, &mut chance);
        found.sort_by(search::Searched::order);
        found
    }

    /// The position as the bot takes it: what nobody can see is as it may well be.
    fn guess(&self, p: &G::Position) -> G::Position {
        G::guess(p, &mut self.chance(p))
    }

    /// The chance of a position: the same whenever it is asked about.
    fn chance(&self, p: &G::Position) -> Chance {
        // Not a generator that goes on: the answer would then hang on how often the bot was asked before.
        let mut hasher = Fnv(self.seed ^ 0xcbf2_9ce4_8422_2325);
        p.hash(&mut hasher);
        Chance::seeded(hasher.finish())
    }
}

/// A hash that is the same on every machine and in every version: FNV-1a.
struct Fnv(u64);

impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    // By itself a number would be hashed in the byte order of the machine.
    fn write_u16(&mut self, number: u16) {
        self.write(&number.to_le_bytes());
    }

    // Lengths and the numbers of variants have the size of a machine's word.
    fn write_usize(&mut self, number: usize) {
        self.write(&(number as u64).to_le_bytes());
    }

    fn write_isize(&mut self, number: isize) {
        self.write(&(number as i64).to_le_bytes());
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
