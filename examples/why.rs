//! Asks the rules why something is not possible: a program with the library alone, without any of its features.
//!
//! `cargo run --no-default-features --example why -- "drive 6"`
#![expect(clippy::print_stdout, reason = "printing is what it is for")]

use std::fmt::Write;

use santiago::{
    chance::Chance,
    cuba::{Action, Cuba, Setup},
    game::{Game, Ruled, Told},
    ids::Id,
};

fn main() {
    let asked = std::env::args().nth(1).unwrap_or_else(|| "drive 6".to_owned());
    let Ok(asked) = asked.parse::<Action>() else {
        println!("“{asked}” is no action: try “drive 6”");
        return;
    };
    let mut position = Cuba::begin(&Setup::random(2, &mut Chance::seeded(7))).expect("a valid set-up");
    for line in ["roll 2 4 0 1 3", "leave-out rum"] {
        let action: Action = line.parse().expect("an action");
        position = Cuba::play(&position, None, action).expect("a legal action").position;
    }
    match Cuba::play(&position, None, asked) {
        Ok(played) => println!("{asked}: possible, with {} events", played.events.len()),
        Err(refusals) => {
            for refusal in refusals {
                let mut facts = String::new();
                refusal.facts(&mut |name, fact| {
                    let _ = write!(facts, " {name}: {fact:?}");
                });
                println!("{asked}: no, by {},{facts}", refusal.rule().id());
            }
        }
    }
}
