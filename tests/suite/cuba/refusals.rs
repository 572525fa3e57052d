//! One test for each row of the table of refusals: the situation, and exactly the rules that refuse it.

use santiago::{
    cuba::{
        Building::{self, *},
        Citizen::*,
        Cuba, Flower, Question,
    },
    ids::Id,
    wire::Wire,
};
use toml::Table;

use super::scene::{Scene, scene};
use crate::support::{Played, count_of, read};

fn at(building: Building, scene: Scene) -> Played {
    scene.under(Flower::White, building).play("drive 1").play(&format!("pawn {}", building.id()))
}

fn over() -> Played {
    scene(2).ship(7).price(4).car(8).play("drive 2")
}

fn harbour() -> Played {
    scene(2).car(8).goods(0, "sugar 3 rum 1 wood 1").play("drive 1")
}

fn alonso() -> Played {
    scene(2).owns(0, &[Bank]).owns(1, &[Church]).car_before(Alonso).play("drive 1")
}

fn zorro() -> Played {
    scene(2).car_before(Zorro).pawn(0, Bank).play("drive 1")
}

/// The table, the row in it, the position, the action (perhaps by a seat, as in `@1 pass`), and all the rules that
/// refuse it, in order.
pub type Row<G> = (&'static str, usize, Played<G>, &'static str, Vec<&'static str>);

/// Holds every row of a game's table against a case of it.
pub fn every_row<G: Wire>(rows: Vec<Row<G>>) {
    let table: Table = read(&format!("data/{}/refusals.toml", G::ID)).parse().expect("TOML");
    let mut left: Vec<(&str, usize, &str)> = table
        .iter()
        .flat_map(|(name, rows)| {
            let rows = rows.as_array().expect("rows").iter().enumerate();
            rows.map(move |(at, row)| (name.as_str(), at, row["rule"].as_str().expect("a rule")))
        })
        .collect();
    let all = left.len();
    for (name, at, game, line, rules) in rows {
        let (by, action) = match line.strip_prefix('@') {
            Some(rest) => (rest[..1].parse().ok(), &rest[2..]),
            None => (None, line),
        };
        assert_eq!(game.refused_to(by, action), rules, "{name} {at}: {line}");
        let row = left.iter().position(|row| (row.0, row.1) == (name, at) && rules.contains(&row.2));
        left.remove(row.unwrap_or_else(|| panic!("no row {name} {at} with {rules:?}")));
    }
    assert_eq!(left, [], "rows without a test");
    count_of::<G>("refusal rows, each with its rule", all);
}

fn rows() -> Vec<Row<Cuba>> {
    let rolling = || at(HarbourOffice, scene(2).price(4)).play("use harbour-office up");
    vec![
        ("wrong-moment", 0, over(), "drive 1", vec!["end-seventh-ship"]),
        ("wrong-moment", 1, scene(2).start(), "@1 drive 1", vec!["turn-order"]),
        ("wrong-moment", 2, scene(2).start(), "pass", vec!["drive-mandatory"]),
        ("wrong-moment", 3, scene(2).play("drive 1"), "decline", vec!["pawn-must-move"]),
        ("wrong-moment", 4, zorro(), "decline", vec!["zorro-all-give"]),
        ("wrong-moment", 5, scene(2).car_before(Pablo).play("drive 1"), "decline", vec!["pablo"]),
        ("wrong-moment", 6, harbour(), "use bank", vec!["harbour-no-building"]),
        ("wrong-moment", 7, harbour(), "pawn bank", vec!["harbour-pawn-stays"]),
        ("wrong-moment", 8, zorro().play("give peso"), "pawn church", vec!["zorro-pawn-stays"]),
        ("wrong-moment", 9, scene(2).start(), "use bank", vec!["turn-two-parts"]),
        ("roll", 0, rolling(), "roll 0 0 4 0 0", vec!["dice-faces-standard"]),
        ("roll", 1, rolling(), "roll 0 5 0 0 0", vec!["dice-faces-orange"]),
        ("drive", 0, scene(2).start(), "drive 0", vec!["drive-mandatory"]),
        ("drive", 1, scene(2).pesos(0, 50).start(), "drive 11", vec!["drive-distance"]),
        ("drive", 2, scene(2).start(), "drive 5", vec!["drive-cost"]),
        ("give", 0, zorro(), "give rum", vec!["zorro-giver-chooses"]),
        ("take", 0, scene(2).car_before(Pablo).play("drive 1"), "take wood", vec!["pablo"]),
        ("take", 1, scene(2).car_before(Pablo).goods(1, "rum 8").play("drive 1"), "take rum", vec!["supply-short"]),
        ("claim", 0, alonso(), "claim church", vec!["alonso-claim-unowned"]),
        (
            "claim",
            1,
            scene(2).owns(0, &[Bank, Church, Cafe]).car_before(Alonso).play("drive 1"),
            "claim casino",
            vec!["alonso-max-three"],
        ),
        ("use-at-alonso", 0, alonso(), "use sawmill", vec!["alonso-use-own"]),
        ("use-at-use", 0, at(Bank, scene(2)), "use distillery 9", vec!["pawn-use-building"]),
        ("use-distillery", 0, at(Building::Distillery, scene(2)), "use distillery 2", vec!["distillery"]),
        (
            "use-distillery",
            1,
            at(Building::Distillery, scene(2).goods(0, "sugar 3").goods(1, "rum 7")),
            "use distillery 2",
            vec!["supply-short"],
        ),
        ("use-cigar-factory", 0, at(Building::CigarFactory, scene(2)), "use cigar-factory 4", vec!["cigar-factory"]),
        (
            "use-cigar-factory",
            1,
            at(Building::CigarFactory, scene(2).goods(1, "cigars 7")),
            "use cigar-factory 2",
            vec!["supply-short"],
        ),
        ("use-black-market", 0, at(BlackMarket, scene(2)), "use black-market wood rum", vec!["black-market-no-wood"]),
        ("use-black-market", 1, at(BlackMarket, scene(2)), "use black-market cigars rum", vec!["black-market"]),
        (
            "use-black-market",
            2,
            at(BlackMarket, scene(2).goods(1, "rum 8")),
            "use black-market sugar rum",
            vec!["supply-short"],
        ),
        (
            "use-sawmill",
            0,
            scene(2).owns(0, &[Sawmill]).car_before(Alonso).play("drive 1"),
            "use sawmill",
            vec!["sawmill"],
        ),
        ("use-cafe", 0, at(Cafe, scene(2).goods(0, "rum 1")), "use cafe rum cigars", vec!["cafe"]),
        ("use-customs", 0, at(Customs, scene(2)), "use customs citrus", vec!["customs-office"]),
        ("use-casino", 0, at(Casino, scene(2)), "use casino points 2", vec!["casino-buy-points"]),
        ("use-casino", 1, at(Casino, scene(2)), "use casino pesos 3", vec!["casino-sell-points"]),
        ("use-harbour-office", 0, at(HarbourOffice, scene(2)), "use harbour-office down", vec!["harbour-office-floor"]),
        (
            "use-trading-office",
            0,
            at(TradingOffice, scene(2)),
            "use trading-office wood",
            vec!["trading-office-no-wood"],
        ),
        ("use-trading-office", 1, at(TradingOffice, scene(2)), "use trading-office citrus", vec!["trading-office"]),
        (
            "use-newspaper",
            0,
            at(Newspaper, scene(2).inactive(&[Maria])),
            "use newspaper maria",
            vec!["newspaper-turn-citizen"],
        ),
        ("pawn", 0, scene(2).play("drive 1"), "pawn bank", vec!["pawn-same-flower"]),
        ("pawn", 1, scene(2).pawn(1, Newspaper).play("drive 1"), "pawn newspaper", vec!["pawn-unoccupied"]),
        ("pawn", 2, scene(2).pawn(0, Newspaper).play("drive 1"), "pawn newspaper", vec!["pawn-other-building"]),
        ("deliver", 0, harbour(), "deliver 0 wood", vec!["wood-replaces-kind"]),
        ("deliver", 1, harbour(), "deliver 0 sugar", vec!["delivery-pass"]),
        ("deliver", 2, harbour(), "deliver 3 sugar", vec!["delivery-up-to-demand"]),
        ("deliver", 3, harbour(), "deliver 2 rum", vec!["delivery-own-goods"]),
        ("deliver-wood", 0, harbour(), "deliver-wood 0 for citrus", vec!["delivery-pass"]),
        ("deliver-wood", 1, harbour(), "deliver-wood 1 for citrus", vec!["wood-replaces-kind"]),
        ("deliver-wood", 2, harbour(), "deliver-wood 2 for sugar", vec!["delivery-own-goods"]),
    ]
}

#[test]
fn every_row_refuses_with_its_rule() {
    every_row(rows());
}

#[test]
fn several_clauses_come_in_the_order_of_the_ledger() {
    for (game, line, rules) in [
        (scene(2).start(), "drive 12", vec!["drive-distance", "drive-cost"]),
        (scene(2).pawn(1, Bank).play("drive 1"), "pawn bank", vec!["pawn-same-flower", "pawn-unoccupied"]),
        (scene(2).pawn(0, Bank).play("drive 1"), "pawn bank", vec!["pawn-same-flower", "pawn-other-building"]),
        (harbour(), "deliver 4 rum", vec!["delivery-own-goods", "delivery-up-to-demand"]),
        (harbour(), "deliver-wood 4 for rum", vec!["delivery-own-goods", "wood-replaces-kind"]),
        (
            at(Building::Distillery, scene(2).goods(1, "rum 8").goods(0, "sugar 1").pawn(0, Bank)),
            "roll 9 9 9 9 9",
            vec!["turn-two-parts"],
        ),
    ] {
        assert_eq!(game.refused(line), rules, "{line}");
    }
    let alonso = scene(2).owns(0, &[Bank, Church, Cafe]).car_before(Alonso).play("drive 1");
    assert_eq!(alonso.refused("claim bank"), ["alonso-claim-unowned", "alonso-max-three"]);
    assert_eq!(alonso.refused("use casino points 99"), ["alonso-use-own"], "only: nothing after it is asked");
}

#[test]
fn the_moment_is_judged_before_the_action() {
    let game = scene(3).start();
    assert_eq!(game.refused_to(Some(1), "pass"), ["turn-order"]);
    assert_eq!(game.refused_to(Some(0), "pass"), ["drive-mandatory"]);
    assert_eq!(over().refused_to(Some(1), "pass"), ["end-seventh-ship"]);
    let rolling = at(HarbourOffice, scene(2).price(4)).play("use harbour-office up");
    assert!(rolling.asks(Question::Roll, 0));
    assert_eq!(rolling.refused_to(Some(1), "roll 0 0 0 0 0"), ["turn-order"]);
    assert_eq!(rolling.refused_to(Some(0), "drive 1"), ["turn-two-parts"]);
    assert_eq!(harbour().refused("decline"), ["turn-two-parts"]);
    assert_eq!(at(Bank, scene(2)).refused("pass"), ["turn-two-parts"]);
    assert_eq!(at(Bank, scene(2)).refused("pawn church"), ["turn-two-parts"]);
}
