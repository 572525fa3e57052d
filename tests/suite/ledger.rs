//! The ledger: the list in the code is the list in the data, and every rule is put to the test.

use std::collections::BTreeSet;

use santiago::{
    chance::Chance,
    cuba::{
        Building, Citizen, Cuba, Flower, Good, Rule,
        board::{
            CARGO, CITIZEN_STOPS, FACES, FACES_ORANGE, FEWEST_PLAYERS, Flag, HARBOUR, MARKERS, MOST_PLAYERS, PIECES,
            SHIPS, STOPS, default_flower,
        },
        layout::{CITIZENS_PER_FLOWER, PER_FLOWER, default_flowers, flowers_fit},
    },
    game::{Decision, Game, Told},
    ids::Id,
};
use toml::Table;

use crate::{
    examples,
    laws::any,
    rulings,
    support::{random_setup, read, tally},
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
}

/// Every rule is tested as play, checked as data, or has no effect: advice, flavour, and three facts that change nothing.
#[test]
fn every_rule_is_accounted_for() {
    let touched: BTreeSet<Rule> = tested().into_iter().flat_map(|(_, rules)| rules.iter().copied()).collect();
    let (mut played, mut data, mut without_effect) = (0, 0, 0);
    for entry in entries() {
        let rule = Rule::from_id(&entry.id).expect("in the list");
        match entry.kind.as_str() {
            "play" => played += usize::from(touched.contains(&rule)),
            "data" if NO_EFFECT.contains(&rule) => without_effect += 1,
            "data" => data += usize::from(checks().iter().any(|(checked, _)| *checked == rule)),
            _ => without_effect += 1,
        }
    }
    assert_eq!(played + data + without_effect, 164, "{played} {data} {without_effect}");
    tally(
        "ledger rules accounted for",
        format!("{played} played + {data} data + {without_effect} without effect = 164"),
    );
}

/// Where an event or a refusal can name a rule, some test has seen it named: random games and the table of refusals.
#[test]
fn rules_that_the_engine_names_are_seen() {
    let mut seen: BTreeSet<Rule> = BTreeSet::new();
    let mut chance = Chance::seeded(164);
    let mut list = Vec::new();
    for number in 0..600_u32 {
        let mut p = Cuba::begin(&random_setup(2 + (number % 3) as u8, &mut chance)).expect("valid");
        while Cuba::decision(&p) != Decision::Over {
            let action = any(&p, &mut chance, &mut list);
            let played = Cuba::play(&p, None, action).expect("legal");
            seen.extend(played.events.iter().map(Told::rule));
            p = played.position;
        }
    }
    let table: Table = read("data/santiago-de-cuba/refusals.toml").parse().expect("TOML");
    let rows = table.iter().flat_map(|(_, rows)| rows.as_array().expect("rows").clone());
    let refused: BTreeSet<Rule> = rows.filter_map(|row| Rule::from_id(row["rule"].as_str().expect("a rule"))).collect();
    let touched: BTreeSet<Rule> = tested().into_iter().flat_map(|(_, rules)| rules.iter().copied()).collect();
    let named: BTreeSet<Rule> = seen.union(&refused).copied().collect();
    assert!(named.len() > 80, "{}", named.len());
    // Rules of dice and of the wrong moment are tested with the refusals.
    let untested: Vec<_> =
        named.difference(&touched).filter(|rule| !refused.contains(rule)).map(|rule| rule.id()).collect();
    assert_eq!(untested, [""; 0]);
    tally("rules named by an event or a refusal, each tested", named.len());
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

/// Facts without effect: coins and tokens have no values here (R06), and where a marker lies does not matter (R11).
const NO_EFFECT: [Rule; 3] = [Rule::ComponentPointTokens, Rule::ComponentCoins, Rule::AlonsoMarkerCorner];

/// Rules of kind data are checked as data: here each has its line.
fn checks() -> Vec<(Rule, bool)> {
    let example = |rule: Rule| examples::TESTED.iter().any(|(_, rules)| rules.contains(&rule));
    vec![
        (Rule::ComponentPlayers, (FEWEST_PLAYERS, MOST_PLAYERS) == (2, 4)),
        (Rule::ComponentBoardPieces, Flag::ALL.len() == 3 && SHIPS == 7),
        (Rule::ComponentBuildings, Building::ALL.len() == 12),
        (Rule::ComponentCitizens, Citizen::ALL.len() == 9),
        (Rule::ComponentPlayerPieces, MARKERS == 3 && MOST_PLAYERS == 4),
        (Rule::ComponentDice, CARGO.len() == 5 && CARGO.iter().all(|good| good.faces().len() == 6)),
        (Rule::ComponentGoods, Good::ALL.len() * usize::from(PIECES) == 48),
        (Rule::SetupFlowersThreeEach, PER_FLOWER == 3 && Flower::ALL.len() == 4),
        (Rule::SetupStreetStops, (CITIZEN_STOPS, STOPS) == (9, 10)),
        (Rule::SetupStreetCircuit, HARBOUR + 1 == STOPS),
        (Rule::SetupFlagValues, Flag::ALL.map(Flag::points) == [2, 3, 4] && Flag::Four.right().is_none()),
        (Rule::SetupExample, example(Rule::SetupExample)),
        (Rule::DiceColourIsGood, !CARGO.contains(&Good::Wood) && Good::Wood.faces().is_empty()),
        (Rule::DiceFacesStandard, FACES == [0, 1, 1, 2, 2, 3]),
        (Rule::DiceFacesOrange, FACES_ORANGE == [0, 1, 2, 2, 3, 4] && Good::Citrus.faces() == FACES_ORANGE),
        (Rule::DriveExampleCost, example(Rule::DriveExampleCost)),
        (Rule::CitizenFlower, flowers_fit(&default_flowers()) && CITIZENS_PER_FLOWER == 2),
        (Rule::FlowerPedro, default_flower(Citizen::Pedro) == Some(Flower::White)),
        (Rule::ZorroNoFlowerColour, default_flower(Citizen::Zorro).is_none()),
        (Rule::FlowerAlonso, default_flower(Citizen::Alonso) == Some(Flower::White)),
        (Rule::DeliveryExample, example(Rule::DeliveryExample)),
        (Rule::WoodExampleDie, example(Rule::WoodExampleDie)),
        (Rule::PawnThreeBuildings, PER_FLOWER == 3),
        (Rule::FlowerMiguel, default_flower(Citizen::Miguel) == Some(Flower::Blue)),
        (Rule::PawnExample, example(Rule::PawnExample)),
    ]
}

#[test]
fn the_data_rules_are_in_the_data() {
    for (rule, holds) in checks() {
        assert!(holds, "{}", rule.id());
    }
    let data: BTreeSet<_> = entries().into_iter().filter(|entry| entry.kind == "data").map(|entry| entry.id).collect();
    let checked =
        checks().into_iter().map(|(rule, _)| rule).chain(NO_EFFECT).map(|rule| rule.id().to_owned()).collect();
    assert_eq!(data, checked);
}
