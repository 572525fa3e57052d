//! One case for each row of the table of refusals: the situation, and exactly the rules that refuse it.

use santiago::island::Question;

use crate::cuba::refusals::{Row, every_row};

use super::{Scene, Under, scene};

fn over() -> Under {
    scene(3).round(11).extra(0, false).play("decline")
}

fn planting() -> Under {
    scene(4)
        .plots("d2 bean-1 0 1")
        .deserts("e5")
        .bids(&[1, 5, 0, 4])
        .overseer(2)
        .asks(Question::Plant, 1)
        .revealed("bean-2 banana-2 bean-1 paprika-2")
        .start()
}

fn leftover(scene: Scene) -> Under {
    scene.bids(&[1, 5, 0]).overseer(2).revealed("- - - cane-1").asks(Question::PlaceNeutral, 1).start()
}

fn offering() -> Under {
    scene(4).canals("h-2-1").used(&[0]).proposal(1, "h-1-1", 3, &[]).asks(Question::Offer, 2).start()
}

fn building() -> Under {
    scene(4).proposal(1, "h-1-1", 3, &[(2, 2)]).asks(Question::Build, 0).escudos(&[5]).start()
}

fn rows() -> Vec<Row<santiago::island::Island>> {
    let bidding = || scene(4).play("bid 3");
    let beside = || leftover(scene(3).plots("d2 bean-1 0 1").deserts("a1"));
    let alone = || leftover(scene(3).deserts("a1"));
    let extra = || scene(3).canals("h-2-1 h-1-1").used(&[1]).extra(2, true).start();
    vec![
        ("wrong-moment", 0, over(), "@1 pass", vec!["end-last-tiles"]),
        ("wrong-moment", 1, scene(4).start(), "@2 bid 1", vec!["bid-order"]),
        ("wrong-moment", 2, planting(), "@0 plant 0 a1", vec!["take-order"]),
        ("wrong-moment", 3, beside(), "@0 place-neutral d1", vec!["neutral-by-highest"]),
        ("wrong-moment", 4, offering(), "@3 pass", vec!["bribe-order"]),
        ("wrong-moment", 5, extra(), "@0 decline", vec!["extra-order"]),
        ("wrong-moment", 6, planting(), "pass", vec!["take-one-tile"]),
        ("wrong-moment", 7, beside(), "decline", vec!["neutral-leftover"]),
        ("wrong-moment", 8, building(), "pass", vec!["build-nothing"]),
        ("wrong-moment", 9, scene(4).start(), "decline", vec!["phase-order"]),
        ("bid", 0, scene(4).start(), "bid 0", vec!["bid-amount"]),
        ("bid", 1, bidding(), "bid 3", vec!["bid-unique"]),
        ("plant", 0, planting().play("plant 0 a1"), "plant 0 a2", vec!["take-one-tile"]),
        ("plant", 1, planting(), "plant 0 e5", vec!["place-free-square"]),
        ("place-neutral", 0, beside(), "place-neutral d2", vec!["place-free-square"]),
        ("place-neutral", 1, beside(), "place-neutral b1", vec!["neutral-beside-plantation"]),
        ("place-neutral", 2, alone(), "place-neutral h6", vec!["neutral-beside-desert"]),
        ("canal", 0, offering(), "propose h-2-1 1", vec!["canal-free-segment"]),
        ("canal", 1, scene(3).asks(Question::Build, 0).start(), "build v-0-0", vec!["canal-first-at-spring"]),
        ("canal", 2, extra(), "extra v-0-0", vec!["canal-connected"]),
        ("propose", 0, offering(), "propose v-3-1 0", vec!["bribe-propose-money"]),
        ("propose", 1, offering(), "propose h-1-1 4", vec!["bribe-same-segment"]),
        ("propose", 2, offering(), "propose v-3-1 11", vec!["bribe-max-own-money"]),
        ("support", 0, offering(), "support 3 1", vec!["bribe-support"]),
        ("support", 1, offering(), "support 1 11", vec!["bribe-max-own-money"]),
        ("accept", 0, building(), "accept 3", vec!["build-accept"]),
        (
            "build",
            0,
            scene(3).proposal(1, "h-1-1", 3, &[]).asks(Question::Build, 0).start(),
            "build h-1-1",
            vec!["build-own-plan"],
        ),
        ("build", 1, building(), "build v-2-0", vec!["build-own-affordable"]),
        ("build-nothing", 0, building(), "build-nothing", vec!["build-nothing"]),
    ]
}

#[test]
fn every_row_refuses_with_its_rule() {
    every_row(rows());
}

#[test]
fn several_clauses_come_in_the_order_of_the_ledger() {
    for (game, line, rules) in [
        (scene(4).escudos(&[0, 9, 2]).play("bid 3"), "bid 3", vec!["bid-amount", "bid-unique"]),
        (planting().play("plant 0 a1"), "plant 0 a1", vec!["take-one-tile", "place-free-square"]),
        (offering(), "propose h-1-1 0", vec!["bribe-propose-money", "bribe-same-segment"]),
        (offering(), "propose h-1-1 11", vec!["bribe-same-segment", "bribe-max-own-money"]),
        (offering(), "propose h-2-1 0", vec!["canal-free-segment", "bribe-propose-money"]),
        (offering(), "propose v-0-0 11", vec!["canal-connected", "bribe-max-own-money"]),
        (offering(), "support 3 0", vec!["bribe-support"]),
        (offering(), "support 3 11", vec!["bribe-support", "bribe-max-own-money"]),
        (building(), "build h-1-1", vec!["build-own-plan", "build-own-affordable"]),
        (building(), "build v-0-0", vec!["canal-first-at-spring", "build-own-affordable"]),
    ] {
        assert_eq!(game.refused(line), rules, "{line}");
    }
}

#[test]
fn the_moment_is_judged_before_the_action() {
    let game = scene(4).start();
    assert_eq!(game.refused_to(Some(1), "plant 0 a1"), ["phase-order"]);
    assert_eq!(game.refused_to(Some(2), "plant 0 a1"), ["bid-order"]);
    assert_eq!(offering().refused("decline"), ["phase-order"]);
    assert_eq!(offering().refused("bid 1"), ["phase-order"]);
    assert_eq!(building().refused_to(Some(1), "accept 1"), ["bribe-order"]);
    assert_eq!(building().refused("decline"), ["build-nothing"]);
    assert_eq!(building().refused("propose h-1-1 1"), ["phase-order"]);
    let extra = scene(3).canals("h-2-1 h-1-1").used(&[1]).extra(2, true).start();
    assert_eq!(extra.refused("pass"), ["phase-order"]);
    assert_eq!(extra.refused("build v-2-0"), ["phase-order"]);
    assert_eq!(planting().refused("bid 0"), ["phase-order"]);
    for line in ["bid 1", "pass", "plant 0 a1", "accept 0", "build-nothing", "decline"] {
        assert_eq!(over().refused(line), ["end-last-tiles"]);
    }
}

/// The rules for canals are the same for all who build (R14).
#[test]
fn canals_are_refused_alike() {
    let board = || scene(4).canals("h-2-1").used(&[0]);
    let games = [
        (board().asks(Question::Offer, 1).start(), "propose", " 1"),
        (board().asks(Question::Build, 0).start(), "build", ""),
        (board().extra(1, false).start(), "extra", ""),
    ];
    for (game, kind, amount) in games {
        assert_eq!(game.refused(&format!("{kind} h-2-1{amount}")), ["canal-free-segment"]);
        assert_eq!(game.refused(&format!("{kind} h-0-0{amount}")), ["canal-connected"]);
        assert_eq!(game.refused(&format!("{kind} v-3-1{amount}")), [""; 0]);
    }
}
