//! The review of a game: planted blunders, puzzles, the command and its dialogue.

use std::{collections::BTreeMap, fs, path::Path};

use serde_json::Value;

use santiago::{
    bot::{Bot, Budget, Level},
    chance::Chance,
    cuba::{
        Action, Cuba, Position, Rule,
        action::{Count, Exchange, Use},
        board::SHIPS,
        judge::Factor,
    },
    game::{Dice, Game, Seat},
    ids::Id,
    play::{
        Now, Player, Table,
        playable::Playable,
        puzzle::{name, puzzle},
        review::{Review, Reviewing, reviewed},
        table::Terms,
    },
    sitting::{gamed::seated, thinking::Task},
    text::{Catalog, catalog::languages},
    tui::{
        app::{Effect, Opening},
        game::{Answer, Keeping},
        input::{Input, Mouse},
    },
};

use crate::{
    app::{Host, Start, houses},
    learning::{Ran, folder, golden, plain_words, program, pseudo, run},
    support::tally,
};

/// The simulations of those who play well, and of whoever judges quickly.
const PLAYS: u32 = 200;
const JUDGES: u32 = 600;

/// A move that nobody should make, from a decision that offers it.
type Blunder = fn(&Table<Cuba>, &[Action]) -> Option<Action>;

/// A game of two good players, in which the first makes these blunders, one after the other, and then plays on well;
/// answers also with where they are.
fn blundered(seed: u64, blunders: &[Blunder]) -> (Table<Cuba>, Vec<usize>) {
    let players = vec![Player::person("Anna", "en"), Player::person("Luis", "de")];
    let setup = Cuba::drawn(2, seed).expect("two can play");
    let mut table = Table::<Cuba>::begin(setup, players, Terms::seeded(seed)).expect("a sound set-up");
    let mut planted: Vec<usize> = Vec::new();
    while table.now() != Now::Over {
        let Now::Decide(seat) = table.now() else {
            table.roll().expect("dice");
            continue;
        };
        let at = table.log().len();
        let rested = planted.last().map_or(at > 20, |last| at > last + 12);
        let wrong = blunders.get(planted.len()).filter(|_| seat == Seat(0) && rested);
        let wrong = wrong.and_then(|blunder| blunder(&table, &table.choices()));
        planted.extend(wrong.map(|_| at));
        let well = || Bot::<Cuba>::new(Level::Hard, Budget::Nodes(PLAYS), seed).on(1).choose(table.position());
        let action = wrong.or_else(well).expect("something to do");
        table.act(action).expect("a legal action");
    }
    (table, planted)
}

/// Drives as far as the pesos go, past everybody.
fn joyride(table: &Table<Cuba>, list: &[Action]) -> Option<Action> {
    let pesos = table.position().hand(Seat(0)).pesos;
    let far = list.iter().copied().rfind(|action| matches!(action, Action::Drive(_)))?;
    (pesos >= 4 && Cuba::visited(table.position(), far).is_some()).then_some(far)
}

/// Passes although there is something to deliver.
fn shrug(table: &Table<Cuba>, list: &[Action]) -> Option<Action> {
    let worth = list.iter().filter(|action| matches!(action, Action::Deliver { .. }));
    let points = worth.map(|action| {
        let after = Cuba::play(table.position(), None, *action).expect("legal").position;
        after.hand(Seat(0)).points - table.position().hand(Seat(0)).points
    });
    (points.max() >= Some(6)).then_some(Action::Pass).filter(|pass| list.contains(pass))
}

fn judged(table: &Table<Cuba>, seat: Seat) -> Review<Cuba> {
    Reviewing::new(table, &[seat], Budget::Nodes(JUDGES)).finish()
}

/// Games of good players with blunders in them, to be told, shown and made puzzles of: their seeds, and what was planted.
const GAMES: [(u64, [Blunder; 3]); 3] =
    [(4, [shrug, joyride, shrug]), (5, [shrug, joyride, shrug]), (6, [shrug, joyride, shrug])];

/// The first of them, in a home of its own.
fn kept(home: &Path) -> (Table<Cuba>, Vec<usize>) {
    let (seed, blunders) = GAMES[0];
    let (table, planted) = blundered(seed, &blunders);
    fs::create_dir_all(home.join("games")).expect("a folder");
    fs::write(home.join("games/good.save"), table.write()).expect("a save");
    (table, planted)
}

fn review(args: &[&str], home: &Path, input: &[u8]) -> Ran {
    run(program(&[&["review", "--nodes", "100"], args].concat(), home), input)
}

/// How many blunders are planted in a careless game.
const PLANTED: usize = 3;
/// So many actions come before the first of them, and between two.
const REST: usize = 8;
/// Moves that throw many points away at once, as everybody at the table can count. What costs a point or two is no such
/// thing: players who take what is best at once make worse moves than that by themselves.
const GROSS: [(&str, Blunder); 4] = [("pass", walk_off), ("nibble", nibble), ("wood", burn_wood), ("sell", sell_out)];

/// What an action brings the first seat at once.
fn brings(table: &Table<Cuba>, action: Action) -> i32 {
    let points = |p: &Position| i32::from(p.hand(Seat(0)).points);
    let after = Cuba::play(table.position(), None, action).expect("legal").position;
    points(&after) - points(table.position())
}

/// The most that a delivery brings at once.
fn richest(table: &Table<Cuba>, list: &[Action]) -> i32 {
    let deliveries = list.iter().filter(|action| matches!(action, Action::Deliver { .. } | Action::DeliverWood { .. }));
    deliveries.map(|action| brings(table, *action)).max().unwrap_or(0)
}

/// Leaves at least 12 points lying.
fn walk_off(table: &Table<Cuba>, list: &[Action]) -> Option<Action> {
    Some(Action::Pass).filter(|pass| richest(table, list) >= 12 && list.contains(pass))
}

/// Delivers 1 unit where a delivery brings at least 16 points: the rest is for others to fill.
fn nibble(table: &Table<Cuba>, list: &[Action]) -> Option<Action> {
    let one = |action: &&Action| matches!(action, Action::Deliver { count, .. } if count.get() == 1);
    list.iter().find(one).copied().filter(|_| richest(table, list) >= 16)
}

/// Delivers wood, which brings 1 point a piece, where the good itself would bring at least 8 more.
fn burn_wood(table: &Table<Cuba>, list: &[Action]) -> Option<Action> {
    let lost = |action: &Action| {
        let Action::DeliverWood { instead_of: good, count } = *action else { return 0 };
        let same = list.iter().find(|one| **one == Action::Deliver { good, count });
        same.map_or(0, |same| brings(table, *same) - brings(table, *action))
    };
    list.iter().copied().max_by_key(lost).filter(|action| lost(action) >= 8)
}

/// Sells 12 points while the last ship lies in port.
fn sell_out(table: &Table<Cuba>, list: &[Action]) -> Option<Action> {
    let sale = Action::Use(Use::Casino { into: Exchange::Pesos, count: Count::new(12) });
    Some(sale).filter(|sale| table.position().ship() == SHIPS && list.contains(sale))
}

/// Where a blunder is, and of what kind.
type Planted = (usize, &'static str);

/// A game of players who take what is best at once, in which the first makes different gross blunders at the first
/// occasions; where and of what kind they are. `None`: there were not enough occasions.
fn careless(players: u8, seed: u64) -> Option<(Table<Cuba>, Vec<Planted>)> {
    let people = ["Anna", "Luis", "Olga", "Gino"].map(|name| Player::person(name, "en"));
    let setup = Cuba::drawn(players, seed).expect("so many can play");
    let mut table = Table::<Cuba>::begin(setup, people[..usize::from(players)].to_vec(), Terms::seeded(seed)).ok()?;
    let mut planted: Vec<Planted> = Vec::new();
    while table.now() != Now::Over {
        let Now::Decide(seat) = table.now() else {
            table.roll().expect("dice");
            continue;
        };
        let (at, choices) = (table.log().len(), table.choices());
        let rested = planted.len() < PLANTED && at > planted.last().map_or(REST, |(last, _)| last + REST);
        let open = GROSS.iter().filter(|(kind, _)| !planted.iter().any(|(_, done)| done == kind));
        let mut open = open.filter(|_| seat == Seat(0) && rested);
        let wrong = open.find_map(|(kind, blunder)| Some((*kind, blunder(&table, &choices)?)));
        planted.extend(wrong.map(|(kind, _)| (at, kind)));
        let easy = || Bot::<Cuba>::new(Level::Easy, Budget::Own, seed).choose(table.position());
        table.act(wrong.map(|(_, action)| action).or_else(easy)?).expect("a legal action");
    }
    (planted.len() == PLANTED).then_some((table, planted))
}

/// In games for two, three and four, the first ones with occasions for three blunders, a review with as many simulations
/// as usual finds them all, among whatever else those who take what is best at once do wrong. Now and then they make five
/// worse moves by themselves, and others leave a blunder unpunished: then it is behind those.
#[test]
fn planted_blunders_are_among_the_first_five() {
    const GAMES: usize = 12;
    let games = if std::env::var_os("SANTIAGO_DEEP").is_some() { 30 } else { GAMES };
    let (mut seed, mut kinds, mut whole, mut missed) = (0, BTreeMap::new(), 0, Vec::new());
    for number in 0..games {
        let players = 2 + (number % 3) as u8;
        let (table, planted) = std::iter::repeat_with(|| {
            seed += 1;
            careless(players, seed)
        })
        .flatten()
        .next()
        .expect("there are occasions");
        let review = Reviewing::new(&table, &[Seat(0)], Budget::Own).finish();
        let worst = review.worst(usize::MAX);
        let before = missed.len();
        for (at, kind) in planted {
            *kinds.entry(kind).or_insert(0) += 1;
            let rank = worst.iter().position(|one| one.at == at).expect("it costs something");
            if rank >= 5 {
                let costs: Vec<f64> = worst.iter().take(5).map(|one| one.costs).collect();
                missed.push(format!("seed {seed}: {kind}, {:.1}, is behind {costs:.1?}", worst[rank].costs));
            }
        }
        whole += usize::from(missed.len() == before);
        for one in worst {
            assert!(one.costs >= 0.5 && one.played != one.better && Cuba::is_legal(&one.position, one.better));
            assert_eq!(table.record().actions[one.at], one.played);
            assert!(!one.turn().events.is_empty());
        }
    }
    let found = games * PLANTED - missed.len();
    tally(&format!("of {} planted blunders are among the first five: {kinds:?}", games * PLANTED), found);
    tally(&format!("of {games} games have all three there; elsewhere: {missed:?}"), whole);
    assert_eq!(kinds.len(), GROSS.len(), "{kinds:?}");
    assert!(found * 10 >= games * PLANTED * 9 && whole * 6 >= games * 5, "{missed:#?}");
}

/// In a game that is played well but for three blunders, all three are among the first five.
#[test]
fn three_blunders_of_a_good_player_are_all_named() {
    for (seed, blunders) in GAMES {
        let (table, planted) = blundered(seed, &blunders);
        assert_eq!(planted.len(), 3, "{seed}");
        let review = judged(&table, Seat(0));
        let worst: Vec<usize> = review.worst(5).iter().map(|one| one.at).collect();
        assert!(planted.iter().all(|at| worst.contains(at)), "{seed}: {planted:?} {worst:?}");
    }
    tally("blunders of a good player, each among the five moves that cost most", 3 * GAMES.len());
}

#[test]
fn the_same_game_gets_the_same_review() {
    let (table, _) = blundered(GAMES[0].0, &GAMES[0].1);
    let told = |review: &Review<Cuba>| -> Vec<String> {
        review.moves.iter().map(|one| format!("{} {} {}", one.at, one.better, one.costs)).collect()
    };
    let both = [judged(&table, Seat(0)), judged(&table, Seat(0))];
    assert_eq!(told(&both[0]), told(&both[1]));
    let mut steps = Reviewing::new(&table, &reviewed(&table), Budget::Nodes(20));
    let count = steps.steps();
    assert_eq!(steps.by_ref().collect::<Vec<_>>(), (1..=count).collect::<Vec<_>>());
    assert_eq!(steps.next(), None);
    let all = steps.finish();
    assert!(all.decisions > all.moves.len() && all.moves.iter().any(|one| one.seat == Seat(1)));
}

#[test]
fn moves_become_puzzles_that_check_accepts() {
    let home = folder("home-review-puzzle");
    let (mut made, mut tried) = (0, 0);
    for (seed, blunders) in GAMES {
        let (table, _) = blundered(seed, &blunders);
        for seat in [0, 1] {
            for one in judged(&table, Seat(seat)).worst(4) {
                tried += 1;
                let Some(puzzle) = puzzle(one, &name(&format!("Puzzle {tried}!"))) else { continue };
                let pack = home.join(format!("pack-{tried}"));
                for (path, text) in &puzzle.files {
                    let path = pack.join(path);
                    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
                    fs::write(path, text).expect("a file");
                }
                let ran = run(program(&["check", &pack.to_string_lossy()], &home), b"");
                assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
                made += 1;
            }
        }
    }
    assert!(made >= 5, "{made} of {tried}");
    tally("puzzles made of moves, proved by check", made);
}

#[test]
fn the_command_makes_a_puzzle_and_never_overwrites() {
    let home = folder("home-review-command");
    kept(&home);
    let path = home.join("mine");
    let path = path.to_string_lossy();
    let made = (1..=5).map(|number| review(&["good", "--puzzle", &number.to_string(), &path], &home, b""));
    let made = made.inspect(|ran| assert!(matches!(ran.code, Some(0 | 1)), "{}{}", ran.out, ran.err));
    let number = 1 + made.take_while(|ran| ran.code != Some(0)).count();
    let checked = run(program(&["check", &path], &home), b"");
    assert_eq!((checked.code, checked.err.as_str()), (Some(0), ""), "{}", checked.out);
    let again = review(&["good", "--puzzle", &number.to_string(), &path], &home, b"");
    assert_eq!((again.code, again.out.as_str()), (Some(3), ""), "{}", again.err);
}

#[test]
fn machines_get_json() {
    let home = folder("home-review-json");
    let (table, planted) = kept(&home);
    let ran = review(&["good", "--json", "--seat", "anna", "--most", "4"], &home, b"");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let told: Value = serde_json::from_str(&ran.out).expect("JSON");
    let keys: Vec<&String> = told.as_object().expect("an object").keys().collect();
    assert_eq!(keys, ["game", "moves", "judged", "worst"]);
    assert_eq!(told["game"], "good");
    assert!(told["moves"].as_u64() > told["judged"].as_u64());
    let worst = told["worst"].as_array().expect("a list");
    assert_eq!(worst.len(), 4);
    let mut found = 0;
    for one in worst {
        let keys: Vec<&String> = one.as_object().expect("an object").keys().collect();
        assert_eq!(keys, ["at", "seat", "played", "better", "costs", "error", "parts", "rule"]);
        let at = one["at"].as_u64().expect("a number") as usize - 1;
        assert_eq!(one["played"], table.record().actions[at].to_string());
        assert_eq!(one["seat"], 0);
        assert!(Rule::from_id(one["rule"].as_str().expect("an id")).is_some());
        let parts: Vec<&String> = one["parts"].as_object().expect("an object").keys().collect();
        assert_eq!(parts, Factor::ALL.iter().map(|part| part.id()).collect::<Vec<_>>());
        found += usize::from(planted.contains(&at));
    }
    assert_eq!(found, 3, "{}", ran.out);
    // Without words it is the newest game; a path leads to a game anywhere.
    assert_eq!(review(&["--json", "--seat", "1", "--most", "4"], &home, b"").out, ran.out);
    let path = home.join("games/good.save");
    assert_eq!(review(&[&path.to_string_lossy(), "--json", "--seat", "1", "--most", "4"], &home, b"").out, ran.out);
}

#[test]
fn what_cannot_be_reviewed_is_refused() {
    let home = folder("home-review-refused");
    assert_eq!(review(&[], &home, b"").code, Some(1), "there is no game");
    let (table, _) = kept(&home);
    let text = table.write();
    fs::write(home.join("games/cut.save"), &text[..text.len() / 2]).expect("a save");
    fs::write(home.join("games/changed.save"), text.replacen("drive 1", "drive 2", 1)).expect("a save");
    fs::write(home.join("games/none.save"), b"\xff\x00").expect("a save");
    let cases: [(&[&str], i32); 10] = [
        (&["cut"], 3),
        (&["changed"], 3),
        (&["none"], 3),
        (&["god"], 2),
        (&["good", "--seat", "Rosa"], 2),
        (&["good", "--seat", "3"], 2),
        (&["good", "--most", "0"], 2),
        (&["good", "--time", "5"], 2),
        (&["good", "--puzzle", "99", "x"], 2),
        (&["good", "--puzzle", "1"], 2),
    ];
    for (args, code) in cases {
        let ran = review(args, &home, b"");
        assert_eq!((ran.code, ran.out.as_str()), (Some(code), ""), "{args:?}");
        assert!(!ran.err.is_empty() && !ran.err.contains("panicked"), "{args:?}: {}", ran.err);
    }
    assert_eq!(fs::read_to_string(home.join("games/good.save")).expect("a save"), text);
}

/// What somebody types who tries everything.
const SCRIPT: &str =
    "?\nnext\ntry\ntry drive 99\nback\nback\n7\n2\nlook bank\nrules casino\npuzzle\ndrill\nagain\nhello\n\nquit\n";

#[test]
fn the_dialogue_is_as_it_was_read() {
    let home = folder("home-review-dialogue");
    kept(&home);
    for lang in ["en", "de", "ru"] {
        let ran = review(&["good", "--plain", "--most", "3", "--lang", lang], &home, SCRIPT.as_bytes());
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
        golden(&format!("review.{lang}.txt"), &ran.out);
    }
    for lang in ["it", "es"] {
        let ran = review(&["good", "--plain", "--lang", lang], &home, SCRIPT.as_bytes());
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
        assert!(!ran.out.contains(['\u{1b}', '\u{2068}', '{']) && !ran.out.contains("[en]"), "{}", ran.out);
        let listed = review(&["good", "--lang", lang], &home, b"");
        assert!(listed.out.lines().count() > 40 && listed.code == Some(0), "{}", listed.out);
    }
}

#[test]
fn nothing_is_untranslated_in_the_pseudo_locale() {
    let (home, locales) = (folder("home-review-pseudo"), pseudo("pseudo-review"));
    kept(&home);
    let locales = locales.to_string_lossy();
    let args = ["good", "--plain", "--locales", &locales, "--lang", "en-XA"];
    let ran = review(&args, &home, b"try\n2\nquit\n");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    for line in ran.out.lines().filter(|line| !line.starts_with('>')) {
        let line = ["Anna", "Luis", "good"].iter().fold(line.to_owned(), |line, name| line.replace(name, ""));
        assert_eq!(plain_words(&line), [""; 0], "{line}");
    }
}

/// The app: from the score sheet to a move on its table, the better one tried, the rule noted for the drills.
#[test]
fn the_app_shows_the_review() {
    let houses = houses();
    let (mut table, planted) = blundered(GAMES[0].0, &GAMES[0].1);
    for lang in languages() {
        table.set_lang(Seat(0), lang);
        let mut host =
            Start { opening: Opening::Game(seated(table.clone())), ..Start::new(&houses, lang, (80, 24)) }.host();
        assert!(host.app.focus_on("review"), "{}", host.screen());
        host.press("enter");
        for size in [(80, 24), (120, 40), (40, 12)] {
            let shown = host.resize(size).screen();
            let found = planted.iter().filter(|at| shown.contains(&(*at + 1).to_string())).count();
            assert!(found >= if size.1 < 24 { 2 } else { 3 }, "{shown}");
            let before = host.press("enter").screen();
            assert_ne!(before, shown);
            let after = host.press("enter").screen();
            assert_ne!(after, before);
            assert_eq!(host.press("esc").screen(), before);
            host.press("right enter").press("esc");
            assert_eq!(host.screen().lines().count(), usize::from(size.1));
            if size == (80, 24) && ["en", "de", "ru"].contains(&lang) {
                golden(&format!("review-app.{lang}.txt"), &[shown, before, after].join("\n"));
            }
        }
        host.press("esc");
        assert!(host.app.focus_on("review"));
    }
}

/// Every move that was possible can be tried on its table, from among the choices or pointed at; what is not possible is
/// refused, and everything goes back to how it stood.
#[test]
fn any_move_can_be_tried_in_the_app() {
    let houses = houses();
    let table = begun();
    for lang in ["en", "de", "ru"] {
        let would: String = Catalog::new(lang, &[]).text("learn-would").chars().take(10).collect();
        let mut host =
            Start { opening: Opening::Review(seated(table.clone())), ..Start::new(&houses, lang, (80, 24)) }.host();
        let mut frames = vec![host.screen()];
        frames.push(host.press("enter").screen());
        let (mut tried, mut refused) = (0, 0);
        for size in [(40, 12), (120, 40), (80, 24)] {
            let before = host.resize(size).press("home").screen();
            host.press("right right");
            loop {
                let here = host.press("right").screen();
                let after = host.press("enter").screen();
                assert_ne!(here, after);
                tried += usize::from(after.contains(&would));
                refused += usize::from(after.contains('✗'));
                if tried == 2 {
                    frames.push(after);
                }
                assert_eq!(host.press("esc").screen(), here, "it goes back");
                if host.press("right").screen() == here {
                    break;
                }
                host.press("left");
            }
            assert_eq!(host.press("home").screen(), before);
        }
        assert!(tried > 5 && refused > 2, "{tried} {refused}");
        for size in [(80, 24), (120, 40), (40, 12)] {
            host.resize(size).press("tab right right enter");
            frames.push(host.screen());
            assert!(host.screen().contains(&would) || host.screen().contains('✗'), "{}", host.screen());
            host.press("esc");
        }
        frames.push(host.resize((80, 24)).press("n").screen());
        golden(&format!("review-tried.{lang}.txt"), &frames.join("\n"));
    }
}

/// Where several persons play, the moves of one of them are reviewed alone, as on plain lines; what is known is not
/// judged again, and what is not looked at waits.
#[test]
fn the_app_reviews_one_seat() {
    let houses = houses();
    let table = begun();
    let mut host =
        Start { opening: Opening::Review(seated(table.clone())), slow: true, ..Start::new(&houses, "en", (80, 24)) }
            .host();
    assert!(host.screen().contains("Anna, Luis"), "{}", host.screen());
    let everybody = asked(&mut host);
    host.press("right");
    let anna = asked(&mut host);
    assert_eq!((everybody.len(), anna.len()), (1, 1));
    think(&mut host, everybody);
    assert!(asked(&mut host).is_empty(), "nobody waits for it");
    host.slow = false;
    think(&mut host, anna);
    let shown = host.screen();
    assert!(shown.contains("Anna.") && !shown.contains("Luis"), "{shown}");
    let alone = Reviewing::new(&table, &[Seat(0)], Budget::Own).finish();
    let first = alone.worst(5).into_iter().map(|one| (one.at + 1).to_string());
    let rows: Vec<&str> =
        shown.lines().skip(3).filter_map(|line| line.trim_start_matches([' ', '▸']).split(' ').next()).collect();
    for (row, at) in rows.iter().zip(first) {
        assert_eq!(*row, at, "{shown}");
    }
    host.slow = true;
    host.effects.clear();
    host.press("left");
    assert_eq!(asked(&mut host).len(), 1, "everybody's goes on");
    host.press("right");
    assert_eq!((host.screen(), asked(&mut host).len()), (shown, 0), "what is known stays known");
    host.press("right");
    assert!(host.screen().contains("Luis.") && asked(&mut host).len() == 1, "{}", host.screen());
    // One person alone has nothing to choose.
    let (players, terms) = (vec![Player::person("Anna", "en"), Player::bot(Level::Easiest)], Terms::seeded(8));
    let lonely =
        Table::<Cuba>::begin(Cuba::drawn(2, 8).expect("two can play"), players, terms).expect("a sound set-up");
    let host = Start { opening: Opening::Review(seated(lonely.clone())), ..Start::new(&houses, "en", (80, 24)) }.host();
    assert!(!host.screen().contains("Reviewed"), "{}", host.screen());
}

/// In the app a move becomes a puzzle that passes the proof; one that makes none is told so.
#[test]
fn the_app_makes_puzzles() {
    let houses = houses();
    let (table, _) = blundered(GAMES[0].0, &GAMES[0].1);
    let mut host =
        Start { opening: Opening::Review(seated(table.clone())), ..Start::new(&houses, "en", (80, 24)) }.host();
    host.press("enter right right");
    let (mut made, mut none) = (0, 0);
    for _ in 0..5 {
        host.press("enter");
        let shown = host.screen();
        made += usize::from(shown.contains("--scenarios"));
        none += usize::from(shown.contains("makes no puzzle"));
        host.press("n");
    }
    assert_eq!(made + none, 5, "{}", host.screen());
    let puzzles = host.effects.iter().filter(|effect| matches!(effect, Effect::Keep(Keeping::Puzzle { .. }))).count();
    assert_eq!(puzzles, made);
    assert!(made > 0, "{}", host.screen());
    tally("puzzles made in the app", made);
}

/// The beginning of a game that two play any way, with mistakes in it and little to judge.
fn begun() -> Table<Cuba> {
    let players = vec![Player::person("Anna", "en"), Player::person("Luis", "de")];
    let setup = Cuba::drawn(2, 8).expect("two can play");
    let mut table = Table::<Cuba>::begin(setup, players, Terms::seeded(8)).expect("a sound set-up");
    let mut chance = Chance::seeded(8);
    while table.log().len() < 24 {
        if table.roll().is_none() {
            let choices = table.choices();
            table.act(choices[chance.below(choices.len() as u32) as usize]).expect("a legal action");
        }
    }
    table
}

/// The tasks that a slow host was asked for and has not thought about.
fn asked(host: &mut Host<'_>) -> Vec<Task> {
    let task = |effect| if let Effect::Think(task) = effect { Some(task) } else { None };
    std::mem::take(&mut host.effects).into_iter().filter_map(task).collect()
}

fn think(host: &mut Host<'_>, tasks: impl IntoIterator<Item = Task>) {
    for task in tasks {
        host.input(Input::Done(Answer::Thought(task.think())));
    }
}

/// The app says how far the review is; who leaves is not judged any further.
#[test]
fn the_app_says_how_far_the_review_is() {
    let houses = houses();
    let table = begun();
    for (lang, size) in [("en", (80, 24)), ("de", (120, 40)), ("ru", (40, 12))] {
        let mut host =
            Start { opening: Opening::Review(seated(table.clone())), slow: true, ..Start::new(&houses, lang, size) }
                .host();
        let mut percents: Vec<u32> = Vec::new();
        for _ in 0..4 {
            let shown = host.screen();
            let percent = shown.split(" %").next().and_then(|text| text.split(' ').next_back());
            percents.push(percent.and_then(|text| text.parse().ok()).unwrap_or_else(|| panic!("{shown}")));
            let tasks = asked(&mut host);
            assert_eq!(tasks.len(), 1, "one after the other");
            think(&mut host, tasks);
        }
        assert!(percents[0] == 0 && percents.is_sorted() && percents[3] > 0, "{percents:?}");
        golden(&format!("review-progress.{lang}.txt"), &host.screen());
        host.press("esc");
        let tasks = asked(&mut host);
        think(&mut host, tasks);
        assert!(asked(&mut host).is_empty(), "nobody looks any further");
    }
}

/// A puzzle that is being proved is not lost: its end is said to whoever has gone to another move or left the review,
/// and stands at its move.
#[test]
fn no_puzzle_is_lost() {
    let houses = houses();
    let table = begun();
    let mut host =
        Start { opening: Opening::Review(seated(table.clone())), ..Start::new(&houses, "en", (80, 24)) }.host();
    let said = |host: &Host<'_>| ["--scenarios", "makes no puzzle"].iter().any(|end| host.screen().contains(end));
    host.slow = true;
    asked(&mut host);
    host.press("enter right right enter");
    assert!(host.screen().contains("being made"), "{}", host.screen());
    host.press("esc down enter right right enter");
    let tasks = asked(&mut host);
    assert_eq!(tasks.len(), 2, "two puzzles are made");
    let mut tasks = tasks.into_iter();
    think(&mut host, tasks.by_ref().take(1));
    assert!(said(&host), "told at the other move\n{}", host.screen());
    host.press("w esc");
    assert!(!said(&host) && host.screen().contains("being made"), "the other one is still made\n{}", host.screen());
    host.press("esc up enter");
    assert!(said(&host), "it stands at its move\n{}", host.screen());
    // A click on another move is as good as an arrow.
    host.press("esc");
    let list = host.screen();
    let row = list.lines().position(|line| line.starts_with(" ▸")).expect("a focus");
    host.input(Input::Mouse(Mouse::Left, 6, row as u16 + 1));
    assert!(host.screen().contains("being made") && !said(&host), "{}", host.screen());
    host.press("esc");
    think(&mut host, tasks);
    assert!(said(&host), "told at home\n{}", host.screen());
}

/// Random keys, clicks and sizes in the review do no harm.
#[test]
fn random_inputs_in_the_review_do_no_harm() {
    let houses = houses();
    let table = begun();
    let mut host =
        Start { opening: Opening::Review(seated(table.clone())), ..Start::new(&houses, "it", (80, 24)) }.host();
    host.slow = true;
    let names = [
        "enter", "enter", "enter", "tab", "backtab", "up", "down", "left", "right", "right", "w", "n", "p", "g",
        "pgdn", "pgup", "home", "end",
    ];
    let reviews: Vec<String> = languages().into_iter().map(|lang| Catalog::new(lang, &[]).text("ui-review")).collect();
    let (mut chance, inputs) = (Chance::seeded(11), 4_000);
    for number in 0..inputs {
        match chance.below(9) {
            0 | 1 => {
                let mouse = [Mouse::Left, Mouse::Right, Mouse::WheelUp, Mouse::WheelDown][chance.below(4) as usize];
                let (x, y) = (chance.below(u32::from(host.size.0)), chance.below(u32::from(host.size.1)));
                host.input(Input::Mouse(mouse, x as u16, y as u16));
            }
            2 if number % 9 == 0 => {
                host.resize((40 + chance.below(100) as u16, 12 + chance.below(40) as u16));
            }
            _ => drop(host.press(names[chance.below(names.len() as u32) as usize])),
        }
        host.effects.clear();
        // Articles are left again.
        if !host.screen().lines().next().is_some_and(|line| reviews.iter().any(|title| line.contains(title))) {
            host.press("esc");
        }
    }
    tally("random inputs in the review", inputs);
}
