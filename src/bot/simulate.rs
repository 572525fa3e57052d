//! Bots against bots: many games, dealt anew each time, in which everybody sits everywhere.
//!
//! Plays the games of a [`Contest`] side by side, each on one core, and adds them up by bot and by the order of the first
//! turns. What comes out depends on the contest alone, unless a bot has a budget of time. Hides the threads.

use std::{
    num::NonZero,
    sync::{
        atomic::{AtomicU32, Ordering},
        mpsc,
    },
    thread,
};

use crate::{
    chance::{Chance, Stream},
    game::{Decision, Silent},
};

use super::{Bot, Budget, Judge, Level};

/// Who plays how often.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The bots.
    pub bots: Vec<(Level, Budget)>,
    /// How many games.
    pub games: u32,
    /// Where chance begins.
    pub seed: u64,
}

/// What came of some games, for a bot or a place in the order of play.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    /// Games won; a shared win counts in parts.
    pub wins: f64,
    /// Points at the end, of all games together.
    pub points: f64,
    /// How many games.
    pub games: u32,
}

/// What came of a contest.
#[derive(Clone, PartialEq, Debug)]
pub struct Standings {
    /// For each bot.
    pub bots: Vec<Tally>,
    /// For whoever had the first turn, the second and so on.
    pub order: Vec<Tally>,
    /// Moves that the rules refused: a bot's fault, and the game goes on with another one.
    pub illegal: u32,
    /// Actions in all games, rolls included.
    pub steps: u64,
}

/// What came of a game.
struct Bout {
    /// The part of the win and the points, by the order of play.
    results: Vec<(f64, f64)>,
    illegal: u32,
    steps: u64,
}

impl Tally {
    /// The part of the games that was won.
    pub fn share(&self) -> f64 {
        self.wins / f64::from(self.games.max(1))
    }

    /// Points a game.
    pub fn mean_points(&self) -> f64 {
        self.points / f64::from(self.games.max(1))
    }

    /// Where the share would be found with many more games, 95 times out of 100: Wilson's interval.
    pub fn interval(&self) -> (f64, f64) {
        const Z: f64 = 1.959_964;
        let (n, share) = (f64::from(self.games.max(1)), self.share());
        let middle = share + Z * Z / (2.0 * n);
        let reach = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        (((middle - reach) / scale).max(0.0), ((middle + reach) / scale).min(1.0))
    }

    fn add(&mut self, (wins, points): (f64, f64)) {
        self.wins += wins;
        self.points += points;
        self.games += 1;
    }
}

impl Contest {
    /// Plays all games; `progress` hears the number of games played so far.
    pub fn play<G: Judge>(&self, progress: &mut dyn FnMut(u32)) -> Standings {
        let next = &AtomicU32::new(0);
        let (played, games) = mpsc::channel();
        let mut games = thread::scope(|scope| {
            for _ in 0..thread::available_parallelism().map_or(1, NonZero::get) {
                let played = played.clone();
                scope.spawn(move || {
                    let numbers = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
                    for number in numbers.take_while(|number| *number < self.games) {
                        played.send((number, self.game::<G>(number))).expect("somebody waits for the games");
                    }
                });
            }
            // As long as this sender lives, the list below would wait for more.
            drop(played);
            let counted = games.into_iter().zip(1..).inspect(|(_, done)| progress(*done));
            counted.map(|(game, _)| game).collect::<Vec<_>>()
        });
        games.sort_by_key(|(number, _)| *number);
        self.outcome(&games)
    }

    fn outcome(&self, games: &[(u32, Bout)]) -> Standings {
        let none = vec![Tally::default(); self.bots.len()];
        let mut outcome = Standings { bots: none.clone(), order: none, illegal: 0, steps: 0 };
        for (number, game) in games {
            for (place, result) in game.results.iter().enumerate() {
                outcome.bots[self.bot_at(place, *number)].add(*result);
                outcome.order[place].add(*result);
            }
            outcome.illegal += game.illegal;
            outcome.steps += game.steps;
        }
        outcome
    }

    /// Which bot has a place in the order of play: another one in each game.
    fn bot_at(&self, place: usize, number: u32) -> usize {
        (place + number as usize) % self.bots.len()
    }

    fn game<G: Judge>(&self, number: u32) -> Bout {
        let count = self.bots.len();
        // Spread out, because contests with seeds side by side would otherwise share nearly all their games.
        let seed = self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number.into());
        let mut chance = Chance::seeded(seed);
        let setup = G::deal(count as u8, &mut chance);
        let mut rolls = Chance::stream(seed, Stream::ROLLS, 0);
        let mut p = G::begin(&setup).expect("what is dealt can be played");
        let mut bots: Vec<Bot<G>> = (0..count)
            .map(|place| {
                let (level, budget) = self.bots[self.bot_at(place, number)];
                Bot::new(level, budget, seed.wrapping_add(place as u64)).on(1)
            })
            .collect();
        let (mut illegal, mut steps, mut list) = (0, 0, Vec::new());
        loop {
            let action = match G::decision(&p) {
                Decision::Over => break,
                Decision::Chance { .. } => G::roll(&p, &mut rolls),
                Decision::Ask { seat, .. } => {
                    let chosen = bots[seat.index()].choose(&p).filter(|action| G::is_legal(&p, *action));
                    illegal += u32::from(chosen.is_none());
                    chosen.or_else(|| G::pick(&p, &mut list, &mut chance))
                }
            };
            let action = action.expect("there is always something to do before the end");
            G::advance(&mut p, action, &mut Silent);
            steps += 1;
        }
        let places = G::places(&p).expect("the game is over");
        let shared = places.iter().map(|place| u32::from(*place == 1)).sum::<u32>();
        let part = |place: u8| if place == 1 { 1.0 / f64::from(shared) } else { 0.0 };
        let results =
            places.iter().zip(G::totals(&p).as_ref()).map(|(place, total)| (part(*place), total.floor())).collect();
        Bout { results, illegal, steps }
    }
}
