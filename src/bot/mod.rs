//! Bots: somebody to play against, who can say why.
//!
//! A [`Bot`] has a level, a budget and a seed. It gets the open position, because an attentive player can work out
//! every holding, and never the dice to come. What it does depends on the seed, the budget and the position alone: asked
//! twice, or after an undo, it answers the same. Everything here is written against [`Judge`], which is what a game
//! brings to be played by bots; `cuba` is the one module that knows a game.

mod budget;
mod cuba;
mod greedy;

use std::{
    fmt::Debug,
    hash::{Hash, Hasher},
};

use crate::{
    chance::Chance,
    game::{Decision, Game, Seat},
    ids::ids,
};

pub use budget::Budget;

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

ids! {
    /// What a judgement is made of.
    pub enum Part {
        /// Points on the table.
        Points = "points",
        /// What the pesos are good for.
        Pesos = "pesos",
        /// What the goods will bring one day.
        Goods = "goods",
        /// What the ship in port adds to that.
        Harbour = "harbour",
        /// Points that owned buildings will bring.
        Ownership = "ownership",
    }
}

/// How many parts a judgement has.
pub const PARTS: usize = 5;
/// The most seats of any game.
pub const SEATS: usize = 4;

/// A number of points for each [`Part`].
pub type Parts = [f64; PARTS];

/// What a game brings to be played by bots.
pub trait Judge: Game {
    /// What each seat would have if the game ended here, in points; what breaks ties counts in fractions of a point.
    fn totals(p: &Self::Position) -> [f64; SEATS];

    /// What a position promises a seat, in points.
    fn worth(p: &Self::Position, seat: Seat) -> Parts;

    /// Whether an action gives nothing away and spites nobody.
    fn is_harmless(p: &Self::Position, action: Self::Action) -> bool;
}

/// What a bot thinks of an action.
#[derive(Clone, Debug)]
pub struct Judged<G: Game> {
    /// The action.
    pub action: G::Action,
    /// Points of the mover at the end minus those of the best other, as far as the bot can see.
    pub value: f64,
    /// What the action, and the rest of the turn as the bot would play it, adds to each part.
    pub parts: Vec<(Part, f64)>,
}

/// A player that is a program.
#[derive(Clone, Debug)]
pub struct Bot<G: Judge> {
    level: Level,
    #[expect(dead_code, reason = "what looks ahead follows")]
    budget: Budget,
    seed: u64,
    list: Vec<G::Action>,
}

impl<G: Judge> Bot<G> {
    /// A bot; easiest and easy do not look ahead and need no budget.
    pub fn new(level: Level, budget: Budget, seed: u64) -> Self {
        Self { level, budget, seed, list: Vec::new() }
    }

    /// What the bot does; `None` where nobody is asked.
    pub fn choose(&mut self, p: &G::Position) -> Option<G::Action> {
        let Decision::Ask { .. } = G::decision(p) else { return None };
        let mut chance = self.chance(p);
        match self.level {
            Level::Easiest => greedy::harmless::<G>(p, &mut self.list, &mut chance),
            Level::Easy | Level::Medium | Level::Hard => {
                G::legal(p, &mut self.list);
                greedy::best::<G>(p, &self.list, &mut chance)
            }
        }
    }

    /// What the bot thinks of every legal action, best first; nothing where nobody is asked.
    pub fn judge(&mut self, p: &G::Position) -> Vec<Judged<G>> {
        let Decision::Ask { seat, .. } = G::decision(p) else { return Vec::new() };
        let before = G::worth(p, seat);
        G::legal(p, &mut self.list);
        let mut judged: Vec<Judged<G>> = self
            .list
            .iter()
            .map(|action| {
                let after = greedy::rest_of_turn::<G>(p, *action, seat);
                let worth = G::worth(&after, seat);
                let value = lead(&standing_promised::<G>(&after), seat, G::players(p));
                let gain = worth.iter().zip(before).map(|(after, before)| after - before);
                let parts = <Part as crate::ids::Id>::ALL.iter().copied().zip(gain).collect();
                Judged { action: *action, value, parts }
            })
            .collect();
        judged.sort_by(|a, b| b.value.total_cmp(&a.value));
        judged
    }

    /// The chance of a position: the same whenever it is asked about.
    fn chance(&self, p: &G::Position) -> Chance {
        let mut hasher = Fnv(self.seed ^ 0xcbf2_9ce4_8422_2325);
        p.hash(&mut hasher);
        Chance::seeded(hasher.finish())
    }
}

/// What each seat is promised, all parts together.
fn standing_promised<G: Judge>(p: &G::Position) -> [f64; SEATS] {
    let mut promised = [0.0; SEATS];
    for (seat, promised) in (0..G::players(p)).zip(&mut promised) {
        *promised = G::worth(p, Seat(seat)).iter().sum();
    }
    promised
}

/// How far a seat is ahead of the best other.
fn lead(points: &[f64; SEATS], seat: Seat, players: u8) -> f64 {
    let others = points[..usize::from(players)].iter().enumerate().filter(|(other, _)| *other != seat.index());
    points[seat.index()] - others.map(|(_, points)| *points).fold(f64::NEG_INFINITY, f64::max)
}

/// A hash that is the same on every machine and in every version: FNV-1a.
struct Fnv(u64);

impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

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
