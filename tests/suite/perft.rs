//! Counted trees: against another implementation's tables, and against a naive generator.

use serde_json::Value;

use santiago::{
    cuba::{Cuba, Position, conceivable::conceivable},
    game::{Decision, Game, Silent, perft},
    wire,
};

use crate::support::{read, tally};

/// Its name, and the lines by depth, from 1.
type Counted = (String, Position, Vec<u64>);

fn positions() -> Vec<Counted> {
    let tables: Value = serde_json::from_str(&read("tests/data/santiago-de-cuba/perft.json")).expect("JSON");
    let positions = tables["positions"].as_array().expect("a list").iter().map(|entry| {
        let setup = wire::read_state::<Cuba>(&entry["state"].to_string()).expect("a state");
        let nodes = entry["nodes"].as_array().expect("a list").iter().filter_map(Value::as_u64).collect();
        (entry["name"].to_string(), Cuba::begin(&setup).expect("a valid state"), nodes)
    });
    positions.collect()
}

/// How deep the naive generator goes; `SANTIAGO_DEEP=1` goes deeper.
fn naive_budget() -> u64 {
    if std::env::var_os("SANTIAGO_DEEP").is_some() { 3_000_000 } else { 60_000 }
}

#[test]
fn tables_to_full_depth() {
    let positions = positions();
    assert_eq!(positions.len(), 12);
    let count = |half: &[Counted]| {
        for (name, position, nodes) in half {
            for (at, expected) in nodes.iter().enumerate() {
                assert_eq!(perft::<Cuba>(position, at as u32 + 1), *expected, "{name} depth {}", at + 1);
            }
        }
    };
    let (one, other) = positions.split_at(positions.len() / 2);
    std::thread::scope(|scope| {
        scope.spawn(|| count(one));
        count(other);
    });
    tally("perft positions to full depth", positions.len());
    tally("lines counted", positions.iter().flat_map(|(_, _, nodes)| nodes).sum::<u64>());
}

#[test]
fn naive_generator_agrees() {
    let (mut counted, mut tried) = (0, 0);
    for (name, position, nodes) in positions() {
        for (at, expected) in nodes.iter().enumerate().take_while(|(_, nodes)| **nodes <= naive_budget()) {
            assert_eq!(naive(&position, at + 1, &mut tried), *expected, "{name} depth {}", at + 1);
            counted += expected;
        }
    }
    tally("lines counted by the naive generator", counted);
    tally("conceivable actions tried", tried);
}

/// Counts lines by trying everything that one could think of.
fn naive(p: &Position, depth: usize, tried: &mut u64) -> u64 {
    let Decision::Ask { .. } = Cuba::decision(p) else { return 1 };
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    conceivable(p, |action| {
        *tried += 1;
        if Cuba::is_legal(p, action) {
            let mut after = *p;
            Cuba::advance(&mut after, action, &mut Silent);
            nodes += naive(&after, depth - 1, tried);
        }
    });
    nodes
}
