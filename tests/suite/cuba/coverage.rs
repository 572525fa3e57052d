//! What the lessons cover: every rule in every language, and which wrong rules they notice.

use std::{
    collections::BTreeSet,
    process::Command,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use santiago::{
    chance::Chance,
    course::{
        coverage::{Notice, Trial, covered},
        pack::Pack,
    },
    cuba::{
        Action, Cuba, Rule,
        action::Roll,
        conceivable::conceivable,
        wrong::{Bent, Mutant, Wrong},
    },
    game::{Decision, Game, Ruled, perft},
    ids::Id,
    text::{Catalog, catalog::languages},
};
use serde_json::Value;
use toml::Table;

use super::scene::random_setup;
use crate::support::{read, tally};

/// Of a hundred wrong rules the lessons notice at least so many.
const NOTICED: usize = 95;
/// Games in which a wrong rule has the time to make a difference.
const GAMES: usize = 3_000;
/// Games of each mutant that must come to an end of some kind.
const LONG_GAMES: usize = 20;

/// Does something for every mutant, on two threads.
fn for_each_mutant<T: Send>(work: impl Fn(Mutant) -> T + Sync) -> Vec<(Mutant, T)> {
    let next = AtomicUsize::new(0);
    let take = || {
        let taken = std::iter::from_fn(|| Mutant::ALL.get(next.fetch_add(1, Ordering::Relaxed)));
        taken.map(|mutant| (*mutant, work(*mutant))).collect::<Vec<_>>()
    };
    let mut all = thread::scope(|scope| {
        let other = scope.spawn(take);
        let mut all = take();
        all.extend(other.join().expect("the other half"));
        all
    });
    all.sort_by_key(|(mutant, _)| *mutant);
    all
}

#[test]
fn every_rule_is_taught_or_shown_in_every_language() {
    let catalogs: Vec<Catalog> = languages().into_iter().map(|lang| Catalog::new(lang, &[])).collect();
    let rules = covered(&[Pack::<Cuba>::ours()], &catalogs);
    let everywhere = rules.iter().filter(|one| one.langs.len() == languages().len()).count();
    let taught = rules.iter().filter(|one| !one.taught.is_empty()).count();
    tally("rules taught or shown in 5 languages", format!("{everywhere} of {}; taught: {taught}", rules.len()));
    let missing: Vec<&str> =
        rules.iter().filter(|one| one.langs.len() < languages().len()).map(|one| one.rule.id()).collect();
    assert_eq!(missing, [""; 0]);
    assert_eq!(rules.len(), Rule::ALL.len());
}

#[test]
fn lessons_notice_wrong_rules() {
    let packs = [Pack::<Wrong>::ours()];
    let trial = Trial::new(&packs);
    let tried: Vec<(Mutant, Option<Notice>)> = for_each_mutant(|mutant| trial.notice(mutant));
    let unnoticed: Vec<&str> =
        tried.iter().filter(|(_, notice)| notice.is_none()).map(|(mutant, _)| mutant.id()).collect();
    let noticed = tried.len() - unnoticed.len();
    tally("wrong rules noticed by the lessons", format!("{noticed} of {}", tried.len()));
    for (mutant, notice) in tried.iter().filter_map(|(mutant, notice)| Some((mutant, notice.as_ref()?))) {
        let lesson = packs[0].lesson(&notice.lesson).expect("a lesson");
        let there = lesson.steps.iter().any(|step| step.id == notice.step);
        assert!(there, "{}: {notice:?}", mutant.id());
    }
    assert!(noticed * 100 >= tried.len() * NOTICED, "{noticed} of {}; not {unnoticed:?}", tried.len());
}

/// The command says the same, for people in five languages and for machines.
#[test]
fn the_command_answers() {
    let run = |args: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_santiago"));
        let output = command.arg("coverage").args(args).env_clear().output().expect("the program runs");
        assert!(output.stderr.is_empty());
        (String::from_utf8(output.stdout).expect("UTF-8"), output.status.code().expect("an exit code"))
    };
    let (json, code) = run(&["--json"]);
    let json: Value = serde_json::from_str(&json).expect("one JSON object");
    let count = |value: &Value| value.as_array().expect("a list").len();
    assert_eq!((&json["game"], &json["rules"]), (&Value::from(Cuba::ID), &Value::from(Rule::ALL.len())));
    assert_eq!(count(&json["taught"]) + count(&json["shown"]) + count(&json["untaught"]), Rule::ALL.len());
    let mutants = &json["mutants"];
    assert_eq!(mutants["tried"], Mutant::ALL.len());
    assert_eq!(count(&mutants["places"]) + count(&mutants["unnoticed"]), Mutant::ALL.len());
    assert_eq!(mutants["noticed"], count(&mutants["places"]));
    let missing = languages().into_iter().map(|lang| {
        let rules = &json["languages"][lang];
        assert_eq!(rules["rules"], Rule::ALL.len() - count(&rules["missing"]));
        count(&rules["missing"])
    });
    let whole = missing.sum::<usize>() + count(&mutants["unnoticed"]) == 0;
    assert_eq!(code, i32::from(!whole), "the answer is yes if nothing is left out");
    for lang in languages() {
        let (lines, same) = run(&["--lang", lang]);
        assert_eq!(same, code);
        assert!(!lines.contains(['{', '\u{1b}']) && lines.lines().all(|line| line.chars().count() <= 88), "{lang}");
        let named = |id: &str| lines.lines().any(|line| line.split_whitespace().next() == Some(id));
        assert!(Rule::ALL.iter().all(|rule| named(rule.id())), "{lang}");
        assert!(Mutant::ALL.iter().all(|mutant| named(mutant.id())), "{lang}");
    }
}

/// Without a mutant the game by wrong rules is the game.
#[test]
fn no_mutant_is_the_engine() {
    let mut chance = Chance::seeded(118);
    let (mut list, mut same, mut steps) = (Vec::new(), Vec::new(), 0);
    for number in 0..300_u32 {
        let setup = random_setup(2 + (number % 3) as u8, &mut chance);
        let (mut right, mut bent) =
            (Cuba::begin(&setup).expect("valid"), Wrong::begin(&setup).expect("the same is valid"));
        if number < 6 {
            let roll = Cuba::roll(&right, &mut chance).expect("a game begins with a roll");
            let rolled = [Cuba::play(&right, None, roll).expect("legal").position];
            let other = Wrong::play(&bent, None, roll).expect("legal").position;
            assert_eq!(perft::<Cuba>(&rolled[0], 5), perft::<Wrong>(&other, 5));
        }
        while Cuba::decision(&right) != Decision::Over {
            assert_eq!(Cuba::decision(&right), Wrong::decision(&bent));
            Cuba::legal(&right, &mut list);
            Wrong::legal(&bent, &mut same);
            assert_eq!(list, same);
            let action = Cuba::roll(&right, &mut chance).or_else(|| Cuba::pick(&right, &mut list, &mut chance));
            let action = action.expect("something to do");
            let one = Cuba::play(&right, None, action).expect("legal");
            let other = Wrong::play(&bent, None, action).expect("the same is legal");
            assert_eq!((&one.position, &one.events), (other.position.table(), &other.events));
            (right, bent) = (one.position, other.position);
            steps += 1;
        }
        assert_eq!(Cuba::places(&right), Wrong::places(&bent));
    }
    tally("steps by the engine and by its wrapper, the same", steps);
}

/// What can be seen of a position: the rules that refuse whatever could be tried, the places, the table.
fn seen(p: &Bent, dice: &[Action]) -> (Vec<Vec<Rule>>, Option<Vec<u8>>) {
    let mut refused = Vec::new();
    let mut ask = |action| {
        refused.push(Wrong::refusals(p, None, action).iter().map(Ruled::rule).collect());
    };
    conceivable(p.table(), &mut ask);
    dice.iter().copied().for_each(ask);
    (refused, Wrong::places(p))
}

/// A wrong rule that changed nothing would be a fault: each is told from the right ones by somebody who plays.
#[test]
fn every_mutant_differs() {
    let dice = [[2, 5, 0, 1, 3], [4, 4, 0, 1, 3], [2, 4, 0, 1, 3]].map(|faces| Action::Roll(Roll::new(faces)));
    let found = for_each_mutant(|mutant| {
        let mut chance = Chance::seeded(7 + mutant.index() as u64);
        let mut list = Vec::new();
        (0..GAMES).find(|number| {
            let setup = random_setup(2 + (number % 3) as u8, &mut chance);
            let mut right = Wrong::begin(&setup).expect("valid");
            let mut wrong = right.under(mutant);
            loop {
                if right.table() != wrong.table() || seen(&right, &dice) != seen(&wrong, &dice) {
                    return true;
                }
                let roll = Wrong::roll(&right, &mut chance);
                let Some(action) = roll.or_else(|| Wrong::pick(&right, &mut list, &mut chance)) else { return false };
                Wrong::advance(&mut right, action, &mut Vec::new());
                Wrong::advance(&mut wrong, action, &mut Vec::new());
            }
        })
    });
    let idle: Vec<&str> = found.iter().filter(|(_, game)| game.is_none()).map(|(mutant, _)| mutant.id()).collect();
    assert_eq!(idle, [""; 0]);
    tally("wrong rules, each told from the right one in random play", found.len());
}

/// A game by wrong rules goes on without a panic, with lists that agree with what is refused.
#[test]
fn wrong_rules_can_be_played() {
    let steps = for_each_mutant(|mutant| {
        let mut chance = Chance::seeded(1_000 + mutant.index() as u64);
        let (mut list, mut steps) = (Vec::new(), 0);
        for number in 0..LONG_GAMES {
            let setup = random_setup(2 + (number % 3) as u8, &mut chance);
            let mut p = Wrong::begin(&setup).expect("valid").under(mutant);
            for _ in 0..600 {
                // Under a wrong rule somebody may have nothing left to do.
                let roll = Wrong::roll(&p, &mut chance);
                let Some(action) = roll.or_else(|| Wrong::pick(&p, &mut list, &mut chance)) else { break };
                p = Wrong::play(&p, None, action).expect("a listed action is legal").position;
                steps += 1;
            }
        }
        steps
    });
    tally("steps by wrong rules", steps.iter().map(|(_, steps)| steps).sum::<u32>());
}

/// Rules of play and of data that nothing can get wrong here, and why.
const WITHOUT_MUTANT: &[(Rule, &str)] = &[
    (Rule::AimPointsHidden, "what others see changes no proof"),
    (Rule::SetupBuildingsRandom, "chance has no wrong outcome"),
    (Rule::SetupBuildingPerFlower, "a layout is complete or none"),
    (Rule::SetupCitizensRandom, "chance has no wrong outcome"),
    (Rule::SetupColour, "colours change nothing"),
    (Rule::SetupBehindScreen, "what others see changes no proof"),
    (Rule::SetupStartPlayer, "the start player is given"),
    (Rule::AlonsoExample, "an example of alonso-use-own and alonso-use-occupied"),
    (Rule::DeliveryEndSatisfied, "satisfied-stays: the round goes on as the ship does"),
    (Rule::WoodNotMixed, "an action names one kind"),
    (Rule::WoodNoSplit, "an action names one kind"),
    (Rule::WoodOnlyMiguel, "zorro-wood, pablo-wood, market-wood"),
    (Rule::PawnFourExceptions, "the four have mutants of their own"),
    (Rule::EndScreensRemoved, "what others see changes no proof"),
    (Rule::ComponentPlayers, "a table has as many seats as its lesson says"),
    (Rule::ComponentBoardPieces, "eight-ships, flag-five"),
    (Rule::ComponentBuildings, "the list of buildings is closed"),
    (Rule::ComponentCitizens, "the list of citizens is closed"),
    (Rule::ComponentPlayerPieces, "claim-four"),
    (Rule::ComponentDice, "roll-four, five-dice"),
    (Rule::ComponentGoods, "start-supply"),
    (Rule::ComponentPointTokens, "tokens have no values here"),
    (Rule::ComponentCoins, "coins have no values here"),
    (Rule::SetupFlowersThreeEach, "a layout is complete or none"),
    (Rule::SetupStreetStops, "a layout is complete or none"),
    (Rule::SetupStreetCircuit, "drive-nine, drive-endless"),
    (Rule::SetupExample, "an example of start-pesos, start-points, start-goods"),
    (Rule::DiceColourIsGood, "the list of goods is closed"),
    (Rule::DriveExampleCost, "an example of drive-cost"),
    (Rule::CitizenFlower, "pedro-yellow, miguel-red, alonso-red"),
    (Rule::ZorroNoFlowerColour, "zorro-pawn-moves"),
    (Rule::AlonsoMarkerCorner, "where a marker lies changes nothing"),
    (Rule::DeliveryExample, "an example of delivery-points-per-unit"),
    (Rule::WoodExampleDie, "an example of wood-replaces-kind"),
    (Rule::PawnThreeBuildings, "pawn-any-flower"),
    (Rule::PawnExample, "an example of pawn-same-flower"),
];

/// Every rule of play and of data, and so every exception and every number of the ledger, has a mutant or a reason.
#[test]
fn every_rule_has_a_mutant_or_a_reason() {
    let mistaken: BTreeSet<Rule> = Mutant::ALL.iter().map(|mutant| mutant.rule()).collect();
    let excused: BTreeSet<Rule> = WITHOUT_MUTANT.iter().map(|(rule, _)| *rule).collect();
    let ledger: Table = read("data/santiago-de-cuba/ledger.toml").parse().expect("TOML");
    let rules: BTreeSet<Rule> = ledger["rule"]
        .as_array()
        .expect("a list")
        .iter()
        .filter(|rule| matches!(rule["kind"].as_str(), Some("play" | "data")))
        .filter_map(|rule| Rule::from_id(rule["id"].as_str()?))
        .collect();
    let lacking: Vec<&str> =
        rules.iter().filter(|rule| !mistaken.contains(rule) && !excused.contains(rule)).map(|rule| rule.id()).collect();
    assert_eq!(lacking, [""; 0]);
    let needless: Vec<&str> = excused.intersection(&mistaken).map(|rule| rule.id()).collect();
    assert_eq!(needless, [""; 0]);
    let ids: BTreeSet<&str> = Mutant::ALL.iter().map(|mutant| mutant.id()).collect();
    assert!(ids.len() == Mutant::ALL.len() && ids.len() >= 118);
    tally("wrong rules", ids.len());
    tally("rules that they get wrong", mistaken.len());
}
