//! The nearest yes: what is promised works, and nothing smaller would.

use santiago::{
    chance::Chance,
    cuba::{
        Building::{self, *},
        Citizen::*,
        Cuba, Flag, Flower,
        Good::*,
        conceivable::conceivable,
        nearest::{Edit, nearest},
    },
    game::{Decision, Dice, Game, Seat},
};

use super::scene::{random_setup, scene};
use crate::{
    support::{Played, tally},
    tested::any,
};

fn near(game: &Played, line: &str) -> (Vec<Edit>, Option<String>) {
    let nearest = nearest(&game.position, line.parse().expect("a line"));
    (nearest.change, nearest.instead.map(|action| action.to_string()))
}

#[test]
fn the_cases_that_teach() {
    let seat = Seat(0);
    let drive = scene(2).pesos(0, 1).start();
    assert_eq!(near(&drive, "drive 3"), (vec![Edit::Pesos { seat, by: 1 }], Some("drive 2".into())));
    assert_eq!(near(&drive, "drive 0"), (vec![], Some("drive 1".into())));
    let pawn = scene(2).under(Flower::White, Bank).pawn(1, Bank).play("drive 1");
    assert_eq!(near(&pawn, "pawn bank").0, [Edit::Free { building: Bank }]);
    assert_eq!(near(&pawn, "pawn sawmill").0, [], "no change of the layout is suggested");
    let office = scene(2).play("drive 1").play("pawn harbour-office");
    let floor = near(&office, "use harbour-office down");
    assert_eq!(floor, (vec![Edit::Price { flag: Flag::Three }], Some("use harbour-office up".into())));
    let harbour = scene(2).car(8).goods(0, "rum 1").play("drive 1");
    assert_eq!(near(&harbour, "deliver 2 sugar").0, [Edit::Goods { seat, good: Sugar, by: 2 }],);
    assert_eq!(
        near(&harbour, "deliver 3 rum"),
        (vec![Edit::Goods { seat, good: Rum, by: 2 }], Some("deliver 1 rum".into()))
    );
    assert_eq!(near(&harbour, "deliver 1 citrus").0.len(), 2, "two clauses, two edits");
    assert_eq!(near(&harbour, "deliver 1 cigars").0, [], "the die left out is not brought back");
    let alonso = scene(2).owns(1, &[Church]).car_before(Alonso).play("drive 1");
    assert_eq!(near(&alonso, "claim church").0, [Edit::Unowned { building: Church }]);
    assert_eq!(near(&alonso, "use church").0, [Edit::Owned { seat, building: Church }]);
    let paper = scene(2).inactive(&[Maria]).play("drive 1").play("pawn newspaper");
    assert_eq!(near(&paper, "use newspaper maria").0, [Edit::Active { citizen: Maria }]);
    let over = scene(2).ship(7).price(4).car(8).play("drive 2");
    assert_eq!(near(&over, "drive 1"), (vec![], None));
    let short = scene(2).under(Flower::White, Building::Distillery).goods(0, "sugar 2").goods(1, "rum 7");
    let short = short.play("drive 1").play("pawn distillery");
    assert_eq!(near(&short, "use distillery 2").0, [Edit::Supply { good: Rum, by: 1 }]);
}

/// Makes an edit smaller by one, if it has a size.
fn smaller(edit: Edit) -> Option<Edit> {
    match edit {
        Edit::Pesos { seat, by } => Some(Edit::Pesos { seat, by: by - 1 }),
        Edit::Points { seat, by } => Some(Edit::Points { seat, by: by - 1 }),
        Edit::Goods { seat, good, by } => Some(Edit::Goods { seat, good, by: by - 1 }),
        Edit::Supply { good, by } => Some(Edit::Supply { good, by: by - 1 }),
        Edit::Demand { good, face } => Some(Edit::Demand { good, face: face - 1 }),
        Edit::Price { .. }
        | Edit::Free { .. }
        | Edit::PawnOn { .. }
        | Edit::Unowned { .. }
        | Edit::Owned { .. }
        | Edit::Active { .. } => None,
    }
}

#[test]
fn what_is_promised_works_and_nothing_smaller_does() {
    let mut chance = Chance::seeded(11);
    let (mut list, mut refused, mut changed) = (Vec::new(), 0, 0);
    for number in 0..40 {
        let mut p = Cuba::begin(&random_setup(2 + number % 3, &mut chance)).expect("valid");
        while Cuba::decision(&p) != Decision::Over {
            if chance.below(6) == 0 && matches!(Cuba::decision(&p), Decision::Ask { .. }) {
                conceivable(&p, |action| {
                    if Cuba::is_legal(&p, action) {
                        return;
                    }
                    refused += 1;
                    let nearest = nearest(&p, action);
                    assert!(nearest.instead.is_some_and(|instead| Cuba::is_legal(&p, instead)));
                    if nearest.change.is_empty() {
                        return;
                    }
                    changed += 1;
                    let with = |edits: &[Edit]| {
                        let mut p = p;
                        edits.iter().all(|edit| edit.make(&mut p).is_some()) && Cuba::is_legal(&p, action)
                    };
                    assert!(with(&nearest.change), "{action}: {:?}", nearest.change);
                    for at in 0..nearest.change.len() {
                        let mut fewer = nearest.change.clone();
                        fewer.remove(at);
                        assert!(!with(&fewer), "{action}: {:?} without number {at}", nearest.change);
                        if let Some(edit) = smaller(nearest.change[at]) {
                            let mut less = nearest.change.clone();
                            less[at] = edit;
                            assert!(!with(&less), "{action}: {less:?} would do");
                        }
                    }
                });
            }
            let action = any::<Cuba>(&p, &mut chance, &mut list);
            p = Cuba::play(&p, None, action).expect("legal").position;
        }
    }
    tally("refused actions with a legal one instead", refused);
    tally("of them possible after a smallest change", changed);
}
