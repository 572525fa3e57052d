//! What the search of the bots costs: simulations a second beside bare playouts of the same policy, from the same
//! positions for four players and to the same distance, on one core and on two, where two bare playouts side by side
//! show what the machine itself can give; and how often a budget of time is kept, where there is something to think
//! about: a move without a choice is made at once.
//!
//! Runs of all kinds alternate, and medians are compared, so that whatever else the machine does falls on all alike.
//! `cargo bench --bench search -- --moves N` thinks about N moves with a clock instead of 2,000, which take 100 seconds.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use santiago::{
    bot::{Bot, Budget, HORIZON, Judge, Level, Playout},
    chance::Chance,
    cuba::{Cuba, Position},
    game::{Decision, Game, Silent},
};

const ROUNDS: usize = 9;
/// Simulations of a move on one core: few enough for a single tree.
const NODES: u32 = 1_900;
/// The same for two trees, on one core or two.
const SHARED: u32 = 20_000;
/// Positions of a run, and how many of them the many simulations are for.
const POSITIONS: usize = 40;
const FEW: usize = 8;
/// Moves that are made with a clock, unless something else is said.
const MOVES: usize = 2_000;
const TIME: Duration = Duration::from_millis(50);

fn main() {
    let positions = positions(POSITIONS);
    let few = &positions[..FEW];
    let mut rates: [Vec<f64>; 7] = Default::default();
    for round in 0..ROUNDS as u64 {
        let bot = |nodes, cores| Bot::<Cuba>::new(Level::Hard, Budget::Nodes(nodes), round).on(cores);
        rates[0].push(playouts(&positions, HORIZON, NODES, round));
        rates[1].push(searches(&positions, &mut bot(NODES, 1), NODES));
        rates[2].push(playouts(few, HORIZON, SHARED, round));
        rates[3].push(searches(few, &mut bot(SHARED, 1), SHARED));
        rates[4].push(searches(few, &mut bot(SHARED, 2), SHARED));
        rates[5].push(beside(few, round));
        rates[6].push(playouts(&positions, u32::MAX, NODES / 8, round));
    }
    let [bare, search, bare_few, one, two, beside, whole] = rates.map(|mut rates| {
        rates.sort_by(f64::total_cmp);
        rates[rates.len() / 2]
    });
    println!("simulations for four players, medians of {ROUNDS} alternating runs");
    println!("{:<44}{:>12}{:>10}", "", "a second", "ratio");
    let row = |what: &str, rate: f64, than: Option<f64>| {
        let ratio = than.map(|than| format!("{:.2}", rate / than)).unwrap_or_default();
        println!("{what:<44}{rate:>12.0}{ratio:>10}");
    };
    println!("{POSITIONS} positions");
    row(&format!("  bare playouts of {HORIZON} actions"), bare, None);
    row(&format!("  search, {NODES} a move"), search, Some(bare));
    row("  bare playouts to the end of the game", whole, None);
    println!("the first {FEW} of them");
    row(&format!("  bare playouts of {HORIZON} actions"), bare_few, None);
    row(&format!("  search, {SHARED} a move, one core"), one, Some(bare_few));
    row("  the same on two cores", two, Some(one));
    row("  bare playouts on two cores", beside, Some(bare_few));
    let args: Vec<String> = std::env::args().collect();
    let moves = args.iter().position(|arg| arg == "--moves").and_then(|at| args.get(at + 1)?.parse().ok());
    punctuality(moves.unwrap_or(MOVES));
}

/// Decisions from games of bots, from the first turns to the last.
fn positions(count: usize) -> Vec<Position> {
    let mut found = Vec::new();
    for seed in 0.. {
        let mut number = 0;
        game(seed, Level::Medium, Budget::Own, &mut |p, _| {
            number += 1;
            if number % 30 == 15 {
                found.push(*p);
            }
            found.len() < count
        });
        if found.len() >= count {
            break;
        }
    }
    found
}

/// A game of four; `see` hears each decision with a choice and how long it took, and says whether to go on.
#[expect(clippy::disallowed_methods, reason = "a benchmark is what the clock is for")]
fn game(seed: u64, level: Level, budget: Budget, see: &mut dyn FnMut(&Position, Duration) -> bool) {
    let mut chance = Chance::seeded(seed);
    let mut p = Cuba::begin(&Cuba::deal(4, &mut chance)).expect("a valid set-up");
    let mut bot = Bot::<Cuba>::new(level, budget, seed);
    let mut list = Vec::new();
    loop {
        let action = match Cuba::decision(&p) {
            Decision::Over => return,
            Decision::Chance { .. } => Cuba::roll(&p, &mut chance),
            Decision::Ask { .. } => {
                Cuba::legal(&p, &mut list);
                let start = Instant::now();
                let action = bot.choose(&p);
                let time = start.elapsed();
                if list.len() > 1 && !see(&p, time) {
                    return;
                }
                action
            }
        };
        Cuba::advance(&mut p, action.expect("something to do before the end"), &mut Silent);
    }
}

#[expect(clippy::disallowed_methods, reason = "a benchmark is what the clock is for")]
fn playouts(positions: &[Position], most: u32, each: u32, seed: u64) -> f64 {
    let (mut chance, mut playout) = (Chance::seeded(seed), Playout::<Cuba>::new());
    let start = Instant::now();
    for p in positions {
        for _ in 0..each {
            black_box(playout.run(&mut p.clone(), most, &mut chance));
        }
    }
    f64::from(each) * positions.len() as f64 / start.elapsed().as_secs_f64()
}

/// Bare playouts on two cores at once: what this machine can give.
fn beside(positions: &[Position], seed: u64) -> f64 {
    std::thread::scope(|scope| {
        let other = scope.spawn(|| playouts(positions, HORIZON, SHARED, seed + 1));
        playouts(positions, HORIZON, SHARED, seed) + other.join().expect("the other core")
    })
}

#[expect(clippy::disallowed_methods, reason = "a benchmark is what the clock is for")]
fn searches(positions: &[Position], bot: &mut Bot<Cuba>, nodes: u32) -> f64 {
    let start = Instant::now();
    for p in positions {
        black_box(bot.choose(p));
    }
    f64::from(nodes) * positions.len() as f64 / start.elapsed().as_secs_f64()
}

/// How well a budget of time is kept at moves with a choice.
fn punctuality(moves: usize) {
    let mut times = Vec::new();
    for seed in 0.. {
        game(seed, Level::Hard, Budget::Time(TIME), &mut |_, time| {
            times.push(time);
            times.len() < moves
        });
        if times.len() >= moves {
            break;
        }
    }
    let kept = times.iter().filter(|time| **time <= TIME * 11 / 10).count();
    let longest = times.iter().max().copied().unwrap_or_default();
    println!(
        "moves with a choice and a budget of {TIME:?}: within 110 %: {kept} of {} = {:.3} %, the longest: {longest:.1?}",
        times.len(),
        kept as f64 * 100.0 / times.len() as f64,
    );
}
