//! Random playouts, side by side with chess: how many steps and games a second, and the ratio.
//!
//! The same loop for both: list the legal actions, pick one at random, do it; at a chance decision roll. Runs of both
//! alternate, and medians are compared, so that whatever else the machine does falls on both alike.
//!
//! `cargo bench` prints the table. With `--steps N --players P` it only plays that many steps of Santiago de Cuba and
//! prints a checksum, which is what `benches/instructions` counts.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use santiago::{
    chance::Chance,
    cuba::{Cuba, Setup},
    game::{Decision, Dice, Game, Silent},
};
use shakmaty::{Chess, Position as _};

const ROUNDS: usize = 15;
const TIME: Duration = Duration::from_millis(250);

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let option = |name: &str| {
        let at = args.iter().position(|arg| arg == name)?;
        args.get(at + 1)?.parse::<u64>().ok()
    };
    if let Some(steps) = option("--steps") {
        let players = option("--players").unwrap_or(4) as u8;
        let mut run = Cuban::new(players);
        let mut left = steps;
        while left > 0 {
            left -= run.game(left).min(left);
        }
        println!("{}", run.checksum);
        return;
    }

    assert_eq!(checksums(), CHECKSUMS, "a wrong game must not look fast");
    let mut cuban = [2, 3, 4].map(Cuban::new);
    let mut chess = Chessy { chance: Chance::seeded(1) };
    let mut rates: Vec<Vec<(f64, f64)>> = vec![Vec::new(); 4];
    for _ in 0..ROUNDS {
        for (run, rates) in cuban.iter_mut().zip(&mut rates) {
            rates.push(rate(|| run.game(u64::MAX)));
        }
        rates[3].push(rate(|| chess.game()));
    }
    let medians: Vec<(f64, f64)> = rates
        .iter_mut()
        .map(|rates| {
            rates.sort_by(|a, b| a.0.total_cmp(&b.0));
            rates[rates.len() / 2]
        })
        .collect();
    let chess = medians[3].0;
    println!("random playouts, medians of {ROUNDS} alternating runs");
    println!("{:<28}{:>16}{:>14}{:>18}", "", "steps/s", "games/s", "steps/s : chess");
    for (name, (steps, games)) in
        ["Santiago de Cuba, 2 seats", "Santiago de Cuba, 3 seats", "Santiago de Cuba, 4 seats", "chess (shakmaty)"]
            .iter()
            .zip(&medians)
    {
        println!("{name:<28}{steps:>16.0}{games:>14.0}{:>18.2}", steps / chess);
    }
    println!("a position: {} bytes", size_of::<santiago::cuba::Position>());
    println!("an action: {} bytes", size_of::<santiago::cuba::Action>());
}

/// What 1,000 fixed games for two, three and four come to.
const CHECKSUMS: [u64; 3] = [3_184_217_870_960_444_394, 7_142_760_930_576_360_763, 4_833_709_578_030_237_354];

fn checksums() -> [u64; 3] {
    [2, 3, 4].map(|players| {
        let mut run = Cuban::new(players);
        for _ in 0..1_000 {
            run.game(u64::MAX);
        }
        run.checksum
    })
}

/// Steps and games a second.
#[expect(clippy::disallowed_methods, reason = "a benchmark is what the clock is for")]
fn rate(mut game: impl FnMut() -> u64) -> (f64, f64) {
    let (start, mut steps, mut games) = (Instant::now(), 0, 0);
    while start.elapsed() < TIME {
        steps += game();
        games += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    (steps as f64 / seconds, f64::from(games) / seconds)
}

struct Cuban {
    chance: Chance,
    players: u8,
    list: Vec<<Cuba as Game>::Action>,
    checksum: u64,
}

impl Cuban {
    fn new(players: u8) -> Self {
        Self { chance: Chance::seeded(1), players, list: Vec::new(), checksum: 0 }
    }

    /// Plays a game, or as much of it as `most` steps; answers with the steps.
    fn game(&mut self, most: u64) -> u64 {
        let setup = Setup::random(self.players, &mut self.chance);
        let mut position = Cuba::begin(&setup).expect("a valid set-up");
        let mut steps = 0;
        while steps < most {
            let action = match Cuba::decision(&position) {
                Decision::Over => break,
                Decision::Chance { .. } => Cuba::roll(&position, &mut self.chance),
                Decision::Ask { .. } => Cuba::pick(&position, &mut self.list, &mut self.chance),
            };
            let Some(action) = action else { break };
            Cuba::advance(&mut position, action, &mut Silent);
            steps += 1;
        }
        let points: u64 = position.hands().map(|(_, hand)| u64::from(hand.points)).sum();
        self.checksum = self.checksum.wrapping_mul(31).wrapping_add(black_box(points));
        steps
    }
}

struct Chessy {
    chance: Chance,
}

impl Chessy {
    fn game(&mut self) -> u64 {
        let mut position = Chess::default();
        let mut steps = 0;
        loop {
            let moves = position.legal_moves();
            // A game of chess may go on for ever; it is drawn in good time.
            if moves.is_empty() || position.is_insufficient_material() || steps == 400 {
                break;
            }
            let chosen = moves[self.chance.below(moves.len() as u32) as usize];
            position.play_unchecked(chosen);
            steps += 1;
        }
        black_box(position.turn());
        steps
    }
}
