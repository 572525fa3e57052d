//! Bots: never an illegal move, the same game from the same seed, each level better than the one below, reasons that can
//! be said, and `santiago simulate`. Strength is measured with few games and few nodes, and asked for far below what was
//! measured: what fails here is broken. `benches/strength` measures it properly.

use std::collections::BTreeSet;

use serde_json::Value;

use santiago::{
    bot::{Bot, Budget, Judge, Judged, Level, simulate::Contest},
    chance::Chance,
    cuba::{Action, Cuba, Position, judge::Factor},
    game::{Decision, Game},
    ids::Id,
    text::{Catalog, Spoken, bot, catalog::languages},
};

use crate::{cli::run, support::tally};

const FEW: Budget = Budget::Nodes(60);
/// Twice as much as it takes for two trees to share it.
const SHARED: Budget = Budget::Nodes(4_000);

/// Hard with few simulations, medium as it is.
fn budget(level: Level) -> Budget {
    if level == Level::Hard { FEW } else { Budget::Own }
}

/// A game of bots with few simulations, and every position with a decision in it. No move is illegal.
fn game(levels: &[Level], seed: u64, see: &mut dyn FnMut(&Position)) -> Vec<Action> {
    let bots = levels.iter().map(|level| Bot::new(*level, budget(*level), seed)).collect();
    let (actions, illegal) = played(bots, seed, see);
    assert!(illegal.is_empty(), "{illegal:?}");
    actions
}

/// A game of any bots: what was done, and what a bot chose that the rules refuse, in whose place something else is done.
fn played(
    mut bots: Vec<Bot<Cuba>>,
    seed: u64,
    see: &mut dyn FnMut(&Position),
) -> (Vec<Action>, Vec<(Position, Option<Action>)>) {
    let mut chance = Chance::seeded(seed);
    let mut position = Cuba::begin(&Cuba::deal(bots.len() as u8, &mut chance)).expect("a valid set-up");
    let (mut actions, mut illegal) = (Vec::new(), Vec::new());
    loop {
        let action = match Cuba::decision(&position) {
            Decision::Over => return (actions, illegal),
            Decision::Chance { .. } => Cuba::roll(&position, &mut chance).expect("a roll"),
            Decision::Ask { seat, .. } => {
                see(&position);
                let chosen = bots[seat.index()].choose(&position);
                chosen.filter(|action| Cuba::is_legal(&position, *action)).unwrap_or_else(|| {
                    illegal.push((position, chosen));
                    Cuba::pick(&position, &mut Vec::new(), &mut chance).expect("something to do")
                })
            }
        };
        position = Cuba::play(&position, None, action).expect("a legal action").position;
        actions.push(action);
    }
}

/// Some positions from games of bots.
fn positions(games: u64) -> Vec<Position> {
    let mut found = Vec::new();
    for seed in 0..games {
        let mut number = 0;
        game(&[Level::Medium, Level::Easy, Level::Easiest], seed, &mut |p| {
            number += 1;
            if number % 7 == 0 {
                found.push(*p);
            }
        });
    }
    found
}

/// A thousand games for two, three and four: every level among its own, and all levels at one table.
#[test]
fn never_an_illegal_move() {
    const GAMES: usize = 1_000;
    let (mut moves, mut illegal, mut questions) = (0, 0, BTreeSet::new());
    for number in 0..GAMES {
        let (players, kind) = (2 + number % 3, number / 3 % (Level::ALL.len() + 1));
        let level = |seat: usize| Level::ALL.get(kind).unwrap_or(&Level::ALL[(number + seat) % Level::ALL.len()]);
        let bots = (0..players).map(|seat| Bot::new(*level(seat), FEW, number as u64)).collect();
        let (actions, refused) = played(bots, number as u64, &mut |p| {
            questions.insert(p.question());
        });
        moves += actions.len();
        illegal += refused.len();
        assert!(refused.is_empty(), "game {number}: {refused:?}");
    }
    assert_eq!((illegal, questions.len()), (0, 8), "every decision was met: {questions:?}");
    tally(&format!("moves of bots in {GAMES} games, {illegal} of them illegal"), moves);
}

#[test]
fn the_same_seed_plays_the_same_game() {
    for level in Level::ALL {
        let play = |seed| game(&[*level; 3], seed, &mut |_| {});
        assert_eq!(play(5), play(5), "{level:?}");
        assert_ne!(play(5), play(6), "{level:?}");
    }
}

/// Two trees share the simulations of each move, whether they grow on one core or side by side, and are kept from move to
/// move.
#[test]
fn the_same_game_on_one_core_and_on_two() {
    let play = |cores: usize| {
        let hard = Bot::new(Level::Hard, SHARED, 3).on(cores);
        let bots = vec![hard, Bot::new(Level::Easy, SHARED, 3), Bot::new(Level::Easiest, SHARED, 3)];
        played(bots, 3, &mut |_| {})
    };
    let [(one, _), (two, illegal)] = [1, 2].map(play);
    assert_eq!(one, two);
    assert!(illegal.is_empty() && one.len() > 100, "{illegal:?}");
    // What was thought before does not matter, and a review finds the same, too.
    let mut kept = Bot::<Cuba>::new(Level::Hard, SHARED, 3).on(2);
    for p in positions(1).iter().step_by(4) {
        let [one, two] = [1, 2].map(|cores| Bot::<Cuba>::new(Level::Hard, SHARED, 3).on(cores).judge(p));
        let told = |judged: &[Judged<Cuba>]| judged.iter().map(|one| (one.action, one.value)).collect::<Vec<_>>();
        assert_eq!(told(&one), told(&two), "{p:?}");
        assert_eq!(one.first().map(|one| one.action), kept.choose(p), "{p:?}");
    }
}

#[test]
fn nobody_is_asked_at_a_roll_or_after_the_end() {
    let mut chance = Chance::seeded(1);
    let roll = Cuba::begin(&Cuba::deal(2, &mut chance)).expect("a valid set-up");
    for level in Level::ALL {
        let mut bot = Bot::<Cuba>::new(*level, FEW, 1);
        assert!(bot.choose(&roll).is_none() && bot.judge(&roll).is_empty());
    }
}

/// The greedy bot is a yardstick: if this fails, measures of other days cannot be compared any more.
#[test]
fn easy_is_frozen() {
    let mut sum = 0_u64;
    for seed in 0..20 {
        for action in game(&vec![Level::Easy; 2 + (seed % 3) as usize], seed, &mut |_| {}) {
            sum = action.to_string().bytes().fold(sum, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        }
    }
    assert_eq!(sum, EASY);
}

const EASY: u64 = 15_538_925_921_488_759_124;

/// How many games the first of some bots wins.
fn wins(levels: &[Level], games: u32) -> f64 {
    let bots = levels.iter().map(|level| (*level, budget(*level))).collect();
    let outcome = Contest { bots, games, seed: 4 }.play::<Cuba>(&mut |_| {});
    assert_eq!(outcome.illegal, 0);
    outcome.bots[0].wins
}

#[test]
fn each_level_beats_the_one_below() {
    use Level::*;
    for (levels, games, least) in [
        (&[Easy, Easiest][..], 40, 34.0),
        (&[Medium, Easy], 40, 30.0),
        (&[Hard, Medium], 40, 24.0),
        (&[Hard, Easy, Easy, Easy], 40, 20.0),
    ] {
        let won = wins(levels, games);
        assert!(won >= least, "{levels:?}: {won} of {games}");
    }
}

#[test]
fn a_contest_does_not_depend_on_threads() {
    let contest = Contest { bots: vec![(Level::Medium, Budget::Own), (Level::Easy, Budget::Own)], games: 10, seed: 9 };
    let mut heard = Vec::new();
    let outcome = contest.play::<Cuba>(&mut |done| heard.push(done));
    assert_eq!(outcome, contest.play::<Cuba>(&mut |_| {}));
    assert_eq!(heard, (1..=10).collect::<Vec<_>>());
    assert!((outcome.order.iter().map(|tally| tally.wins).sum::<f64>() - 10.0).abs() < 1e-9);
    assert!(outcome.bots.iter().all(|tally| tally.games == 10) && outcome.steps > 1_000);
}

#[test]
fn a_judgement_knows_every_action_and_says_why() {
    let catalogs: Vec<Catalog> = languages().into_iter().map(|lang| Catalog::new(lang, &[])).collect();
    let (mut judged, mut said) = (0, BTreeSet::new());
    for p in positions(1) {
        for level in [Level::Easy, Level::Medium, Level::Hard] {
            let mut bot = Bot::<Cuba>::new(level, FEW, 2);
            let all = bot.judge(&p);
            let mut legal = Vec::new();
            Cuba::legal(&p, &mut legal);
            assert_eq!(all.len(), legal.len());
            assert!(legal.iter().all(|action| all.iter().any(|one| one.action == *action)));
            assert_eq!(Some(all[0].action), bot.choose(&p), "{level:?} does what it thinks best");
            for one in &all {
                assert_eq!(one.parts.len(), Factor::ALL.len());
                for message in [bot::why(Cuba::TEXTS, one), bot::lead(one)] {
                    for catalog in &catalogs {
                        let words = catalog.say(&message);
                        assert!(words.faults.is_empty() && !words.fallback, "{message:?}");
                        assert!(!words.text.contains(['{', '}']), "{}", words.text);
                    }
                    said.insert(catalogs[0].say(&message).text);
                }
                judged += 1;
            }
        }
    }
    tally("actions judged", judged);
    tally("reasons, each said in 5 languages", said.len());
}

#[test]
fn reasons_are_sentences() {
    let judged = |parts: &[(Factor, f64)]| Judged::<Cuba> { action: Action::Pass, value: -2.4, parts: parts.to_vec() };
    let english = Catalog::new("en", &[]);
    let say = |parts: &[(Factor, f64)]| english.say(&bot::why(Cuba::TEXTS, &judged(parts))).text.replace('\u{a0}', " ");
    assert_eq!(say(&[(Factor::Points, 0.3)]), "Because nothing else promises more.");
    assert_eq!(say(&[(Factor::Points, 1.0)]), "Because it brings about 1 victory point soon.");
    assert_eq!(
        say(&[(Factor::Pesos, -1.2), (Factor::Points, 3.0), (Factor::Ownership, 2.0), (Factor::Goods, 0.6)]),
        "Because it brings about 3 victory points soon, promises about 2 owner’s points and costs pesos worth about \
         1 victory point."
    );
    let end = english.say(&bot::lead(&judged(&[]))).text.replace('\u{a0}', " ");
    assert_eq!(end, "At the end: about 2 victory points behind");
}

#[test]
fn simulate_for_machines() {
    let args = ["simulate", "--seats", "medium,easy,easiest", "--games", "12", "--seed", "1", "--json"];
    let ran = run(&args);
    assert_eq!((ran.code, ran.err.as_str(), ran.out.lines().count()), (0, "", 1));
    let object: Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!((object["games"].as_u64(), object["illegal"].as_u64()), (Some(12), Some(0)));
    assert!(object["steps"].as_u64().is_some_and(|steps| steps > 1_000));
    let seats = object["seats"].as_array().expect("a list");
    let names: Vec<&str> = seats.iter().filter_map(|seat| seat["bot"].as_str()).collect();
    assert_eq!(names, ["medium", "easy", "easiest"]);
    let sum: f64 = seats.iter().filter_map(|seat| seat["wins"].as_f64()).sum();
    assert!((sum - 12.0).abs() < 0.1, "{object}");
    for seat in seats.iter().chain(object["order"].as_array().expect("a list")) {
        let [share, low, high, points] =
            ["share", "low", "high", "mean_points"].map(|name| seat[name].as_f64().expect("a number"));
        assert!(0.0 <= low && low <= share && share <= high && high <= 1.0 && points > 5.0, "{seat}");
    }
    assert_eq!(run(&args).out, ran.out, "the same seed, the same games");
    let hard = run(&["simulate", "--seats", "hard,easy", "--games", "2", "--nodes", "20", "--json"]);
    assert!(hard.out.contains(r#""bot":"hard""#), "{}", hard.out);
}

#[test]
fn simulate_in_every_language() {
    let mut seen = BTreeSet::new();
    for lang in languages() {
        let ran = run(&["simulate", "--seats", "easy,easiest", "--games", "8", "--lang", lang]);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "no bar where there is no terminal");
        let lines: Vec<&str> = ran.out.lines().collect();
        assert_eq!(lines.len(), 9, "{}", ran.out);
        assert!(lines[1].starts_with("easy ") && lines[2].starts_with("easiest "), "{}", ran.out);
        assert_eq!(lines[1].contains(','), lang != "en", "decimals as the language writes them: {}", lines[1]);
        assert!(lines.iter().all(|line| !line.contains(['{', '\u{1b}']) && line.chars().count() <= 120));
        assert!(seen.insert(ran.out.clone()), "{lang} has words of its own");
    }
    let ascii = run(&["simulate", "--seats", "easy,easiest", "--games", "4", "--ascii"]).out;
    assert!(ascii.is_ascii(), "{ascii}");
}
