//! Random playouts of both games, side by side with chess: how many steps and games a second, and the ratio.
//!
//! The same loop for all: pick one of the legal actions at random, do it; at a chance decision roll. Runs alternate, and
//! medians are compared, so that whatever else the machine does falls on all alike.
//!
//! A step of Santiago costs about twice one of Santiago de Cuba (some 460 instructions to 230, by
//! `benches/instructions`), though its decisions have far more actions: 48 squares times the tiles on offer, or every
//! segment times every sum of money one has. Listing those is dear (the row "listed" plays the same games that way), so it
//! picks without the list: it counts (squares times tiles, places times sums, and a pass) and makes the one whose number
//! was drawn. What is left is walking to the n-th square of a set, reading off the bids who chooses next (a tenth), summing
//! up the proposals for the overseer's price (a twentieth), and at the end of a round drying the whole board, a few
//! operations on sets of squares (a thirtieth). The position is twice as large, but a playout copies it once.
//!
//! `cargo bench` prints the table. With `--steps N --players P`, and `--island 1` for Santiago, it only plays that many
//! steps and prints a checksum, which is what `benches/instructions` counts.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use santiago::{
    chance::Chance,
    cuba::{self, Cuba},
    game::{Decision, Dice, Game, Silent},
    island::{self, Island},
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
        let checksum = if option("--island").is_some() {
            Run::<Island>::new(players).steps(steps)
        } else {
            Run::<Cuba>::new(players).steps(steps)
        };
        println!("{checksum}");
        return;
    }

    assert_eq!(checksums::<Cuba>([2, 3, 4]), CUBAN, "a wrong game must not look fast");
    assert_eq!(checksums::<Island>([3, 4, 5]), ISLAND, "a wrong game must not look fast");
    let mut runs: Vec<(String, Box<dyn FnMut() -> u64>)> = Vec::new();
    for players in [2, 3, 4] {
        let mut run = Run::<Cuba>::new(players);
        runs.push((format!("Santiago de Cuba, {players} seats"), Box::new(move || run.game(u64::MAX))));
    }
    for players in [3, 4, 5] {
        let mut run = Run::<Island>::new(players);
        runs.push((format!("Santiago, {players} seats"), Box::new(move || run.game(u64::MAX))));
    }
    let mut listed = Run::<Island>::new(4);
    listed.listed = true;
    runs.push(("Santiago, 4 seats, listed".to_owned(), Box::new(move || listed.game(u64::MAX))));
    let mut chess = Chessy { chance: Chance::seeded(1) };
    runs.push(("chess (shakmaty)".to_owned(), Box::new(move || chess.game())));

    let mut rates: Vec<Vec<(f64, f64)>> = vec![Vec::new(); runs.len()];
    for _ in 0..ROUNDS {
        for ((_, run), rates) in runs.iter_mut().zip(&mut rates) {
            rates.push(rate(run));
        }
    }
    let medians: Vec<(f64, f64)> = rates
        .iter_mut()
        .map(|rates| {
            rates.sort_by(|a, b| a.0.total_cmp(&b.0));
            rates[rates.len() / 2]
        })
        .collect();
    let chess = medians[medians.len() - 1].0;
    println!("random playouts, medians of {ROUNDS} alternating runs");
    println!("{:<28}{:>16}{:>14}{:>18}", "", "steps/s", "games/s", "steps/s : chess");
    for ((name, _), (steps, games)) in runs.iter().zip(&medians) {
        println!("{name:<28}{steps:>16.0}{games:>14.0}{:>18.2}", steps / chess);
    }
    println!("a position: {} and {} bytes", size_of::<cuba::Position>(), size_of::<island::Position>());
    println!("an action: {} and {} bytes", size_of::<cuba::Action>(), size_of::<island::Action>());
}

/// What 1,000 fixed games for two, three and four come to.
const CUBAN: [u64; 3] = [3_184_217_870_960_444_394, 7_142_760_930_576_360_763, 4_833_709_578_030_237_354];
/// The same for three, four and five on the island.
const ISLAND: [u64; 3] = [16_573_929_469_641_484_753, 8_005_764_285_253_219_148, 3_610_058_020_259_574_311];

fn checksums<G: Playable>(players: [u8; 3]) -> [u64; 3] {
    players.map(|players| {
        let mut run = Run::<G>::new(players);
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

/// A game that can be played out.
trait Playable: Game {
    fn random(players: u8, chance: &mut Chance) -> Self::Setup;
    /// What the seats have won.
    fn won(p: &Self::Position) -> u64;
}

impl Playable for Cuba {
    fn random(players: u8, chance: &mut Chance) -> cuba::Setup {
        cuba::Setup::random(players, chance)
    }

    fn won(p: &cuba::Position) -> u64 {
        p.hands().map(|(_, hand)| u64::from(hand.points)).sum()
    }
}

impl Playable for Island {
    fn random(players: u8, chance: &mut Chance) -> island::Setup {
        island::Setup::random(players, false, chance)
    }

    fn won(p: &island::Position) -> u64 {
        p.hands().map(|(_, hand)| u64::from(hand.escudos)).sum::<u64>() * 64 + p.planted().len() as u64
    }
}

struct Run<G: Game> {
    chance: Chance,
    players: u8,
    list: Vec<G::Action>,
    /// Whether the list is made where the game could do without.
    listed: bool,
    checksum: u64,
}

impl<G: Playable> Run<G> {
    fn new(players: u8) -> Self {
        Self { chance: Chance::seeded(1), players, list: Vec::new(), listed: false, checksum: 0 }
    }

    /// Plays that many steps; answers with the checksum.
    fn steps(mut self, steps: u64) -> u64 {
        let mut left = steps;
        while left > 0 {
            left -= self.game(left).min(left);
        }
        self.checksum
    }

    /// Plays a game, or as much of it as `most` steps; answers with the steps.
    fn game(&mut self, most: u64) -> u64 {
        let mut position = G::begin(&G::random(self.players, &mut self.chance)).expect("a valid set-up");
        let mut steps = 0;
        while steps < most {
            let action = match G::decision(&position) {
                Decision::Over => break,
                Decision::Chance { .. } => G::roll(&position, &mut self.chance),
                Decision::Ask { .. } if self.listed => {
                    G::legal(&position, &mut self.list);
                    Some(self.list[self.chance.below(self.list.len() as u32) as usize])
                }
                Decision::Ask { .. } => G::pick(&position, &mut self.list, &mut self.chance),
            };
            let Some(action) = action else { break };
            G::advance(&mut position, action, &mut Silent);
            steps += 1;
        }
        self.checksum = self.checksum.wrapping_mul(31).wrapping_add(black_box(G::won(&position)));
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
