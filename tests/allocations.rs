//! A playout allocates nothing once its list has grown: in a binary of its own, since it counts every allocation.

use santiago::{
    bot::{HORIZON, Playout},
    chance::Chance,
    cuba::{self, Cuba},
    game::{Decision, Game, Silent},
    island::{self, Island},
};

fn playout<G: Game>(mut p: G::Position, chance: &mut Chance, list: &mut Vec<G::Action>) -> u32 {
    let mut steps = 0;
    loop {
        let action = match G::decision(&p) {
            Decision::Over => return steps,
            Decision::Chance { .. } => G::roll(&p, chance),
            Decision::Ask { .. } => G::pick(&p, list, chance),
        };
        let action = action.expect("there is something to do before the end");
        G::advance(&mut p, action, &mut Silent);
        steps += 1;
    }
}

/// Playouts from different positions, after one to warm up.
fn allocates_nothing<G: Game>(begin: impl Fn(u8, &mut Chance) -> G::Position) {
    let mut chance = Chance::seeded(1);
    // The longest list of the first game: a casino with all the pesos and points that are counted.
    let mut list = Vec::with_capacity(2_000);
    let starts: Vec<_> = (0..240).map(|number| begin(number, &mut chance)).collect();
    playout::<G>(starts[0], &mut chance, &mut list);
    let mut steps = 0;
    let counted = allocation_counter::measure(|| {
        for start in &starts {
            steps += playout::<G>(*start, &mut chance, &mut list);
        }
    });
    assert_eq!(counted.count_total, 0, "{}: {counted:?}", G::ID);
    assert!(steps > 10_000);
}

#[test]
fn a_playout_allocates_nothing_after_warm_up() {
    allocates_nothing::<Cuba>(|number, chance| {
        Cuba::begin(&cuba::Setup::random(2 + number % 3, chance)).expect("valid")
    });
    allocates_nothing::<Island>(|number, chance| {
        Island::begin(&island::Setup::random(3 + number % 3, number % 2 == 0, chance)).expect("valid")
    });
    // And the counter does count.
    let some = allocation_counter::measure(|| drop(std::hint::black_box(vec![1_u8; 10])));
    assert_eq!(some.count_total, 1);
    assert!(size_of::<<Cuba as Game>::Position>() <= 128);
    assert!(size_of::<<Island as Game>::Position>() <= 256);
}

#[test]
fn what_a_bot_does_below_its_tree_allocates_nothing() {
    let mut chance = Chance::seeded(2);
    let mut playout = Playout::<Cuba>::new();
    let start = Cuba::begin(&cuba::Setup::random(4, &mut chance)).expect("valid");
    for most in [HORIZON, u32::MAX] {
        playout.run(&mut start.clone(), most, &mut chance);
        let counted = allocation_counter::measure(|| {
            for _ in 0..200 {
                playout.run(&mut start.clone(), most, &mut chance);
            }
        });
        assert_eq!(counted.count_total, 0, "{counted:?}");
    }
}
