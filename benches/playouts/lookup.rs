//! What looking something up costs, beside a program that does nothing: whole processes, many runs of both, shuffled.
//!
//! `benches/lookup` builds everything and runs this.

use std::{
    process::{Command, Stdio},
    time::Instant,
};

use santiago::{chance::Chance, game::shuffle};

const RUNS: usize = 1_500;

fn main() {
    let named = |name: &str| std::env::args().find(|arg| arg.ends_with(name));
    let (Some(empty), Some(program)) = (named("/empty"), named("/santiago")) else {
        println!("run benches/lookup, which says where the programs are");
        return;
    };
    let lookup = ["rules", "zollamt", "--lang", "ru"];
    let commands: [(&str, &[&str]); 2] = [(&empty, &[]), (&program, &lookup)];
    let mut order: Vec<usize> = (0..2 * RUNS).map(|run| run % 2).collect();
    let mut chance = Chance::seeded(u64::from(std::process::id()));
    shuffle(&mut order, &mut chance);
    let mut times = [Vec::new(), Vec::new()];
    for which in order {
        times[which].push(once(commands[which]));
    }
    let [empty, lookup] = times.map(|mut times| {
        times.sort_by(f64::total_cmp);
        times[times.len() / 2]
    });
    println!("medians of {RUNS} shuffled runs each, whole processes");
    println!("an empty program           {empty:>8.1} µs");
    println!("santiago rules zollamt     {lookup:>8.1} µs");
    println!("ratio                      {:>8.3}", lookup / empty);
}

#[expect(clippy::disallowed_methods, reason = "a benchmark is what the clock is for")]
fn once((program, args): (&str, &[&str])) -> f64 {
    let start = Instant::now();
    let status = Command::new(program).args(args).stdin(Stdio::null()).stdout(Stdio::null()).status();
    let time = start.elapsed().as_secs_f64() * 1e6;
    assert!(status.is_ok_and(|status| status.success()), "{program} {args:?}");
    time
}
