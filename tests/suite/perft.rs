//! Counted trees: against another implementation's tables, and against a naive generator.

use serde_json::Value;

use santiago::{
    cuba::Cuba,
    game::{Decision, Silent, perft},
    island::Island,
    wire,
};

use crate::{
    support::{count_of, read},
    tested::{Tested, for_both},
};

for_both! { tables_to_full_depth naive_generator_agrees }

/// Its name, and the lines by depth, from 1.
type Counted<G> = (String, <G as santiago::game::Game>::Position, Vec<u64>);

fn positions<G: Tested>() -> Vec<Counted<G>> {
    let path = format!("tests/data/{}/perft.json", G::ID);
    let tables: Value = serde_json::from_str(&read(&path)).expect("JSON");
    let positions = tables["positions"].as_array().expect("a list").iter().map(|entry| {
        let setup = wire::read_state::<G>(&entry["state"].to_string()).expect("a state");
        let nodes = entry["nodes"].as_array().expect("a list").iter().filter_map(Value::as_u64).collect();
        (entry["name"].to_string(), G::begin(&setup).expect("a valid state"), nodes)
    });
    positions.collect()
}

/// How deep the naive generator goes; `SANTIAGO_DEEP=1` goes deeper.
fn naive_budget() -> u64 {
    if std::env::var_os("SANTIAGO_DEEP").is_some() { 3_000_000 } else { 60_000 }
}

#[test]
fn all_tables_are_there() {
    assert_eq!((positions::<Cuba>().len(), positions::<Island>().len()), (12, 8));
}

fn tables_to_full_depth<G: Tested<Position: Sync>>() {
    let positions = positions::<G>();
    let count = |half: &[Counted<G>]| {
        for (name, position, nodes) in half {
            for (at, expected) in nodes.iter().enumerate() {
                assert_eq!(perft::<G>(position, at as u32 + 1), *expected, "{name} depth {}", at + 1);
            }
        }
    };
    let (one, other) = positions.split_at(positions.len() / 2);
    std::thread::scope(|scope| {
        scope.spawn(|| count(one));
        count(other);
    });
    count_of::<G>("perft positions to full depth", positions.len());
    count_of::<G>("lines counted", positions.iter().flat_map(|(_, _, nodes)| nodes).sum::<u64>());
}

fn naive_generator_agrees<G: Tested>() {
    let (mut counted, mut tried) = (0, 0);
    for (name, position, nodes) in positions::<G>() {
        for (at, expected) in nodes.iter().enumerate().take_while(|(_, nodes)| **nodes <= naive_budget()) {
            assert_eq!(naive::<G>(&position, at + 1, &mut tried), *expected, "{name} depth {}", at + 1);
            counted += expected;
        }
    }
    count_of::<G>("lines counted by the naive generator", counted);
    count_of::<G>("conceivable actions tried", tried);
}

/// Counts lines by trying everything that one could think of.
fn naive<G: Tested>(p: &G::Position, depth: usize, tried: &mut u64) -> u64 {
    let Decision::Ask { .. } = G::decision(p) else { return 1 };
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    G::conceivable(p, &mut |action| {
        *tried += 1;
        if G::is_legal(p, action) {
            let mut after = *p;
            G::advance(&mut after, action, &mut Silent);
            nodes += naive::<G>(&after, depth - 1, tried);
        }
    });
    nodes
}
