//! A playout allocates nothing once its list has grown: in a binary of its own, since it counts every allocation.

use santiago::{
    bot::{HORIZON, Playout},
    chance::Chance,
    cuba::{Cuba, Setup},
    game::{Decision, Game, Silent},
};

fn playout(chance: &mut Chance, players: u8, list: &mut Vec<<Cuba as Game>::Action>) -> u32 {
    let mut p = Cuba::begin(&Setup::random(players, chance)).expect("valid");
    let mut steps = 0;
    loop {
        let action = match Cuba::decision(&p) {
            Decision::Over => return steps,
            Decision::Chance { .. } => Cuba::roll(&p, chance),
            Decision::Ask { .. } => Cuba::pick(&p, list, chance),
        };
        let action = action.expect("there is something to do before the end");
        Cuba::advance(&mut p, action, &mut Silent);
        steps += 1;
    }
}

#[test]
fn a_playout_allocates_nothing_after_warm_up() {
    let mut chance = Chance::seeded(1);
    // The longest list there can be: a casino with all the pesos and points that are counted.
    let mut list = Vec::with_capacity(2_000);
    playout(&mut chance, 4, &mut list);
    let mut steps = 0;
    let counted = allocation_counter::measure(|| {
        for game in 0..240 {
            steps += playout(&mut chance, 2 + game % 3, &mut list);
        }
    });
    assert_eq!(counted.count_total, 0, "{counted:?}");
    // And the counter does count.
    let some = allocation_counter::measure(|| drop(std::hint::black_box(vec![1_u8; 10])));
    assert_eq!(some.count_total, 1);
    assert!(steps > 10_000);
    assert!(size_of::<<Cuba as Game>::Position>() <= 128);
}

#[test]
fn what_a_bot_does_below_its_tree_allocates_nothing() {
    let mut chance = Chance::seeded(2);
    let mut playout = Playout::<Cuba>::new();
    let start = Cuba::begin(&Setup::random(4, &mut chance)).expect("valid");
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
