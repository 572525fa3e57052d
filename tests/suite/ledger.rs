//! The ledger: the list in the code is the list in the data, and every rule is put to the test.

use std::collections::BTreeSet;

use santiago::{
    cuba::{
        Building, Citizen, Flower, Good, Rule,
        board::{
            CARGO, CITIZEN_STOPS, FACES, FACES_ORANGE, FEWEST_PLAYERS, Flag, HARBOUR, MARKERS, MOST_PLAYERS, PIECES,
            SHIPS, STOPS, default_flower,
        },
        layout::{CITIZENS_PER_FLOWER, PER_FLOWER, default_flowers, flowers_fit},
    },
    ids::Id,
};
use toml::Table;

use crate::{
    examples, rulings,
    support::{read, tally},
};

struct Entry {
    id: String,
    kind: String,
    rulings: Vec<String>,
}

fn entries() -> Vec<Entry> {
    let table: Table = read("data/santiago-de-cuba/ledger.toml").parse().expect("TOML");
    let text = |value: &toml::Value| value.as_str().expect("a string").to_owned();
    let entries = table["rule"].as_array().expect("a list").iter().map(|rule| Entry {
        id: text(&rule["id"]),
        kind: text(&rule["kind"]),
        rulings: rule["rulings"].as_array().expect("a list").iter().map(text).collect(),
    });
    entries.collect()
}

fn tested() -> Vec<(&'static str, &'static [Rule])> {
    rulings::TESTED.iter().chain(examples::TESTED).copied().collect()
}

#[test]
fn the_list_in_the_code_is_the_ledger() {
    let ids: Vec<_> = Rule::ALL.iter().map(|rule| rule.id()).collect();
    let ledger = entries();
    assert_eq!(ids, ledger.iter().map(|entry| entry.id.as_str()).collect::<Vec<_>>());
    assert_eq!(ids.len(), 164);
    tally("ledger rules accounted for", ids.len());
}

#[test]
fn every_ruling_has_a_test() {
    let numbers: BTreeSet<_> = rulings::TESTED.iter().map(|(name, _)| &name[..3]).collect();
    for number in 1..=84 {
        assert!(numbers.contains(format!("r{number:02}").as_str()), "r{number:02} has no test");
    }
    assert_eq!(numbers.len(), 84);
    // A ruling's test puts to the test every rule of kind play that the ledger says it bears on.
    for entry in entries().into_iter().filter(|entry| entry.kind == "play") {
        let rule = Rule::from_id(&entry.id).expect("in the list");
        for ruling in entry.rulings {
            let covered =
                rulings::TESTED.iter().any(|(name, rules)| name.starts_with(&ruling) && rules.contains(&rule));
            assert!(covered, "{ruling} bears on {} but does not test it", entry.id);
        }
    }
    tally("rulings, each with a test of its number", numbers.len());
}

#[test]
fn every_rule_of_play_is_tested() {
    let touched: BTreeSet<Rule> = tested().into_iter().flat_map(|(_, rules)| rules.iter().copied()).collect();
    let play = entries().into_iter().filter(|entry| entry.kind == "play");
    let missing: Vec<_> = play
        .filter(|entry| !touched.contains(&Rule::from_id(&entry.id).expect("listed")))
        .map(|entry| entry.id)
        .collect();
    assert!(missing.is_empty(), "no test for {missing:?}");
    let examples = [
        "setup-example",
        "drive-example-cost",
        "alonso-example",
        "delivery-example",
        "wood-example-die",
        "pawn-example",
    ];
    for example in examples {
        let name = example.replace('-', "_");
        assert!(examples::TESTED.iter().any(|(test, _)| *test == name), "no test named {name}");
    }
    tally("printed examples, each with a test of its name", examples.len());
}

/// Rules of kind data are checked as data: here each has its line.
#[test]
fn the_data_rules_are_in_the_data() {
    let flower = |citizen| default_flower(citizen);
    let checks: &[(Rule, bool)] = &[
        (Rule::ComponentPlayers, (FEWEST_PLAYERS, MOST_PLAYERS) == (2, 4)),
        (Rule::ComponentBoardPieces, Flag::ALL.len() == 3 && SHIPS == 7),
        (Rule::ComponentBuildings, Building::ALL.len() == 12),
        (Rule::ComponentCitizens, Citizen::ALL.len() == 9),
        (Rule::ComponentPlayerPieces, MARKERS == 3 && MOST_PLAYERS == 4),
        (Rule::ComponentDice, CARGO.len() == 5 && CARGO.iter().all(|good| good.faces().len() == 6)),
        (Rule::ComponentGoods, Good::ALL.len() * usize::from(PIECES) == 48),
        // Coins and tokens have no values here (R06): pesos and points are plain numbers.
        (Rule::ComponentPointTokens, true),
        (Rule::ComponentCoins, true),
        (Rule::SetupFlowersThreeEach, PER_FLOWER == 3 && Flower::ALL.len() == 4),
        (Rule::SetupStreetStops, (CITIZEN_STOPS, STOPS) == (9, 10)),
        (Rule::SetupStreetCircuit, HARBOUR + 1 == STOPS),
        (Rule::SetupFlagValues, Flag::ALL.map(Flag::points) == [2, 3, 4] && Flag::Four.right().is_none()),
        (Rule::SetupExample, examples::TESTED.iter().any(|(_, rules)| rules.contains(&Rule::SetupExample))),
        (Rule::DiceColourIsGood, !CARGO.contains(&Good::Wood) && Good::Wood.faces().is_empty()),
        (Rule::DiceFacesStandard, FACES == [0, 1, 1, 2, 2, 3]),
        (Rule::DiceFacesOrange, FACES_ORANGE == [0, 1, 2, 2, 3, 4] && Good::Citrus.faces() == FACES_ORANGE),
        (Rule::DriveExampleCost, examples::TESTED.iter().any(|(_, rules)| rules.contains(&Rule::DriveExampleCost))),
        (Rule::CitizenFlower, flowers_fit(&default_flowers()) && CITIZENS_PER_FLOWER == 2),
        (Rule::FlowerPedro, flower(Citizen::Pedro) == Some(Flower::White)),
        (Rule::ZorroNoFlowerColour, flower(Citizen::Zorro).is_none()),
        // Where on the tile the marker lies has no effect (R11).
        (Rule::AlonsoMarkerCorner, true),
        (Rule::FlowerAlonso, flower(Citizen::Alonso) == Some(Flower::White)),
        (Rule::DeliveryExample, examples::TESTED.iter().any(|(_, rules)| rules.contains(&Rule::DeliveryExample))),
        (Rule::WoodExampleDie, examples::TESTED.iter().any(|(_, rules)| rules.contains(&Rule::WoodExampleDie))),
        (Rule::PawnThreeBuildings, PER_FLOWER == 3),
        (Rule::FlowerMiguel, flower(Citizen::Miguel) == Some(Flower::Blue)),
        (Rule::PawnExample, examples::TESTED.iter().any(|(_, rules)| rules.contains(&Rule::PawnExample))),
    ];
    for (rule, holds) in checks {
        assert!(holds, "{}", rule.id());
    }
    let data: BTreeSet<_> = entries().into_iter().filter(|entry| entry.kind == "data").map(|entry| entry.id).collect();
    let checked: BTreeSet<_> = checks.iter().map(|(rule, _)| rule.id().to_owned()).collect();
    assert_eq!(data, checked);
}
