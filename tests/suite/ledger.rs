//! The ledger: the list in the code is the list in the data, and every rule is put to the test, for every game.

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
    game::{Decision, Game, Ruled},
    ids::Id,
};
use toml::Table;

use crate::{
    cuba::{examples, rulings},
    support::{count_of, read},
    tested::{Tested, any, begin, for_both},
};

/// Tests by name, each with the rules that it puts to the test.
pub type Tests<G> = &'static [(&'static str, &'static [<G as Game>::Rule])];

/// What a game's ledger is held against.
pub trait Ledger: Tested {
    /// How many rulings there are.
    const RULINGS: usize;
    /// The printed examples that have a test of their name.
    const EXAMPLES: &'static [&'static str];
    /// Rules of kind data without effect.
    const NO_EFFECT: &'static [Self::Rule];
    /// The tests of the rulings.
    const RULED: Tests<Self>;
    /// The tests of examples and of rules that no ruling speaks of.
    const SHOWN: Tests<Self>;

    /// Rules of kind data are checked as data: each has its line.
    fn checks() -> Vec<(Self::Rule, bool)>;
}

for_both! {
    the_list_in_the_code_is_the_ledger every_rule_is_accounted_for rules_that_the_engine_names_are_seen
    every_ruling_has_a_test every_rule_of_play_is_tested the_data_rules_are_in_the_data
}

struct Entry<R> {
    rule: R,
    kind: String,
    rulings: Vec<String>,
}

fn table<G: Game>(name: &str) -> Table {
    read(&format!("data/{}/{name}.toml", G::ID)).parse().expect("TOML")
}

fn entries<G: Game>() -> Vec<Entry<G::Rule>> {
    let text = |value: &toml::Value| value.as_str().expect("a string").to_owned();
    let entries = table::<G>("ledger")["rule"].as_array().expect("a list").clone();
    let entries = entries.iter().map(|rule| Entry {
        rule: G::Rule::from_id(&text(&rule["id"])).expect("in the list"),
        kind: text(&rule["kind"]),
        rulings: rule["rulings"].as_array().expect("a list").iter().map(text).collect(),
    });
    entries.collect()
}

/// Every rule that some test puts to the test.
fn touched<G: Ledger>() -> BTreeSet<G::Rule> {
    G::RULED.iter().chain(G::SHOWN).flat_map(|(_, rules)| rules.iter().copied()).collect()
}

fn the_list_in_the_code_is_the_ledger<G: Ledger>() {
    let ledger: Vec<_> = entries::<G>().iter().map(|entry| entry.rule).collect();
    assert_eq!(G::Rule::ALL, ledger);
}

/// Every rule is tested as play, checked as data, or has no effect: advice, flavour, and facts that change nothing.
fn every_rule_is_accounted_for<G: Ledger>() {
    let (touched, checks) = (touched::<G>(), G::checks());
    let (mut played, mut data, mut without_effect) = (0, 0, 0);
    for Entry { rule, kind, .. } in entries::<G>() {
        match kind.as_str() {
            "play" => played += usize::from(touched.contains(&rule)),
            "data" if G::NO_EFFECT.contains(&rule) => without_effect += 1,
            "data" => data += usize::from(checks.iter().any(|(checked, _)| *checked == rule)),
            _ => without_effect += 1,
        }
    }
    assert_eq!(played + data + without_effect, G::Rule::ALL.len(), "{played} {data} {without_effect}");
    count_of::<G>(
        "ledger rules accounted for",
        format!("{played} played + {data} data + {without_effect} without effect = {}", G::Rule::ALL.len()),
    );
}

/// Where an event or a refusal can name a rule, some test has seen it named: random games and the table of refusals.
fn rules_that_the_engine_names_are_seen<G: Ledger>() {
    let mut seen: BTreeSet<G::Rule> = BTreeSet::new();
    let mut chance = Chance::seeded(164);
    let mut list = Vec::new();
    for number in 0..600 {
        let mut p = begin::<G>(number, &mut chance);
        while G::decision(&p) != Decision::Over {
            let action = any::<G>(&p, &mut chance, &mut list);
            let played = G::play(&p, None, action).expect("legal");
            seen.extend(played.events.iter().map(Ruled::rule));
            p = played.position;
        }
    }
    let table = table::<G>("refusals");
    let rows = table.iter().flat_map(|(_, rows)| rows.as_array().expect("rows").clone());
    let refused: BTreeSet<G::Rule> =
        rows.map(|row| G::Rule::from_id(row["rule"].as_str().expect("a rule")).expect("in the list")).collect();
    let (touched, named) = (touched::<G>(), seen.union(&refused).copied().collect::<BTreeSet<_>>());
    assert!(named.len() > G::Rule::ALL.len() * 2 / 5, "{}", named.len());
    // Rules of dice and of the wrong moment are tested with the refusals.
    let untested: Vec<_> =
        named.difference(&touched).filter(|rule| !refused.contains(rule)).map(|rule| rule.id()).collect();
    assert_eq!(untested, [""; 0]);
    count_of::<G>("rules named by an event or a refusal, each tested", named.len());
}

fn every_ruling_has_a_test<G: Ledger>() {
    let numbers: BTreeSet<_> = G::RULED.iter().map(|(name, _)| &name[..3]).collect();
    for number in 1..=G::RULINGS {
        assert!(numbers.contains(format!("r{number:02}").as_str()), "r{number:02} has no test");
    }
    assert_eq!(numbers.len(), G::RULINGS);
    // A ruling's test puts to the test every rule of kind play that the ledger says it bears on.
    for Entry { rule, rulings, .. } in entries::<G>().into_iter().filter(|entry| entry.kind == "play") {
        for ruling in rulings {
            let covered = G::RULED.iter().any(|(name, rules)| name.starts_with(&ruling) && rules.contains(&rule));
            assert!(covered, "{ruling} bears on {} but does not test it", rule.id());
        }
    }
    count_of::<G>("rulings, each with a test of its number", numbers.len());
}

fn every_rule_of_play_is_tested<G: Ledger>() {
    let touched = touched::<G>();
    let play = entries::<G>().into_iter().filter(|entry| entry.kind == "play");
    let missing: Vec<_> = play.filter(|entry| !touched.contains(&entry.rule)).map(|entry| entry.rule.id()).collect();
    assert!(missing.is_empty(), "no test for {missing:?}");
    for example in G::EXAMPLES {
        let name = example.replace('-', "_");
        assert!(G::SHOWN.iter().any(|(test, _)| *test == name), "no test named {name}");
    }
    count_of::<G>("printed examples, each with a test of its name", G::EXAMPLES.len());
}

fn the_data_rules_are_in_the_data<G: Ledger>() {
    for (rule, holds) in G::checks() {
        assert!(holds, "{}", rule.id());
    }
    let data: BTreeSet<_> =
        entries::<G>().into_iter().filter(|entry| entry.kind == "data").map(|entry| entry.rule).collect();
    let checked = G::checks().into_iter().map(|(rule, _)| rule).chain(G::NO_EFFECT.iter().copied()).collect();
    assert_eq!(data, checked);
}

impl Ledger for Cuba {
    const RULINGS: usize = 84;
    const EXAMPLES: &'static [&'static str] = &[
        "setup-example",
        "drive-example-cost",
        "alonso-example",
        "delivery-example",
        "wood-example-die",
        "pawn-example",
    ];
    /// Coins and tokens have no values here (R06), and where a marker lies does not matter (R11).
    const NO_EFFECT: &'static [Rule] = &[Rule::ComponentPointTokens, Rule::ComponentCoins, Rule::AlonsoMarkerCorner];
    const RULED: Tests<Self> = rulings::TESTED;
    const SHOWN: Tests<Self> = examples::TESTED;

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
}
