//! How long proving takes: every lesson of the course with its texts in five languages, and which wrong rules its
//! lessons notice.

use std::time::Instant;

use santiago::{
    course::{
        coverage::Trial,
        pack::{Pack, ours},
        proof::prove,
    },
    cuba::{
        Cuba,
        wrong::{Mutant, Wrong},
    },
    game::Game,
    ids::Id,
    text::{Catalog, catalog::languages},
};

const RUNS: usize = 15;

fn main() {
    let course = median(|| {
        let pack = Pack::<Cuba>::load(&ours(Cuba::ID), &[]);
        let catalogs: Vec<Catalog> = languages().into_iter().map(|lang| Catalog::new(lang, &[])).collect();
        let report = prove(&pack, &[&pack], &catalogs);
        assert!(report.faults.is_empty() && report.dead_ends == 0, "what is not proved must not look fast");
        format!(
            "{} lessons, {} puzzles, {} of the fast track; {} steps, {} actions tried",
            report.lessons, report.puzzles, report.fast_track, report.steps, report.tried
        )
    });
    let wrong = median(|| {
        let packs = [Pack::<Wrong>::load(&ours(Wrong::ID), &[])];
        let trial = Trial::new(&packs);
        let noticed = Mutant::ALL.iter().filter(|mutant| trial.notice(**mutant).is_some()).count();
        format!("{noticed} of {} wrong rules noticed", Mutant::ALL.len())
    });
    println!("proving, medians of {RUNS} runs");
    for (seconds, what) in [course, wrong] {
        println!("{seconds:>8.3} s   {what}");
    }
}

/// The time that something takes, and what it answers.
#[expect(clippy::disallowed_methods, reason = "a benchmark is what the clock is for")]
fn median(prove: impl Fn() -> String) -> (f64, String) {
    let once = |_| {
        let start = Instant::now();
        let answer = prove();
        (start.elapsed().as_secs_f64(), answer)
    };
    let mut runs: Vec<(f64, String)> = (0..RUNS).map(once).collect();
    runs.sort_by(|a, b| a.0.total_cmp(&b.0));
    runs.swap_remove(RUNS / 2)
}
