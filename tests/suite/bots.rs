//! Bots: never an illegal move, the same game from the same seed, and each level better than the one below.

use santiago::{
    bot::{Bot, Budget, Level},
    chance::Chance,
    cuba::{Action, Cuba, Position, Setup},
    game::{Decision, Game},
};

use crate::support::tally;

/// A game of bots; every action goes the checked way.
fn game(levels: &[Level], budget: Budget, seed: u64) -> (Position, Vec<Action>) {
    let mut chance = Chance::seeded(seed);
    let setup = Setup::random(levels.len() as u8, &mut chance);
    let mut position = Cuba::begin(&setup).expect("a valid set-up");
    let mut bots: Vec<Bot<Cuba>> = levels.iter().map(|level| Bot::new(*level, budget, seed)).collect();
    let mut actions = Vec::new();
    loop {
        let action = match Cuba::decision(&position) {
            Decision::Over => return (position, actions),
            Decision::Chance { .. } => Cuba::roll(&position, &mut chance).expect("a roll"),
            Decision::Ask { seat, .. } => bots[seat.index()].choose(&position).expect("a choice"),
        };
        let played = Cuba::play(&position, None, action);
        position = played.unwrap_or_else(|refusals| panic!("{action}: {refusals:?} in {position:?}")).position;
        actions.push(action);
    }
}

#[test]
fn never_an_illegal_move() {
    let mut moves = 0;
    for seed in 0..60 {
        let players = 2 + (seed % 3) as usize;
        for level in [Level::Easiest, Level::Easy] {
            moves += game(&vec![level; players], Budget::Own, seed).1.len();
        }
    }
    tally("moves of bots, all legal", moves);
}

#[test]
fn the_same_seed_plays_the_same_game() {
    for level in [Level::Easiest, Level::Easy] {
        let play = |seed| game(&[level; 3], Budget::Own, seed).1;
        assert_eq!(play(5), play(5));
        assert_ne!(play(5), play(6));
    }
}
