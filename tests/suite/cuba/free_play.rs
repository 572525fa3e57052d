//! Free play on plain lines, through the real program: whole games, languages, screens, saves, kills, real tables.

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    time::Duration,
};

use santiago::{
    chance::Chance,
    course::{pack::Pack, run::start_of},
    cuba::{Cuba, Position, words::table},
    game::{Dice, Eyes, Game, Seat},
    play::{
        Now, Player, Table, first,
        playable::Playable,
        player::{self, names},
        table::Terms,
    },
    text::{Catalog, Spoken, catalog::languages},
};

use crate::{
    learning::{
        ANYTHING, Ran, anything_typed, folder, golden, learn, plain_words, program, pseudo, run, told_until_killed,
    },
    support::tally,
};

pub fn play(args: &[&str], home: &Path, input: &[u8]) -> Ran {
    run(program(&[&["play"], args].concat(), home), input)
}

fn save(home: &Path, name: &str) -> PathBuf {
    home.join("games").join(format!("{name}.save"))
}

fn saved(home: &Path, name: &str) -> Table<Cuba> {
    Table::read(&fs::read(save(home, name)).expect("a save")).expect("a save that can be read")
}

/// What people type who play a game: moves as ASCII, as numbers and in words by turns.
struct Script {
    table: Table<Cuba>,
    chance: Chance,
    lines: Vec<String>,
    /// Where it stood at each decision of a person.
    positions: Vec<Position>,
    last: Option<Seat>,
    forms: usize,
    in_words: bool,
}

impl Script {
    fn new(seats: &str, terms: Terms) -> Self {
        let players: Vec<Player> = player::read(seats, "en", &[]).expect("seats");
        let setup = Cuba::drawn(players.len() as u8, terms.seed).expect("so many can play");
        Self::at(Table::begin(setup, players, terms).expect("a sound set-up"))
    }

    fn at(table: Table<Cuba>) -> Self {
        let chance = Chance::seeded(table.terms().seed);
        Self { table, chance, lines: Vec::new(), positions: Vec::new(), last: None, forms: 0, in_words: true }
    }

    /// Plays until the game is over, or somebody has decided so often.
    fn until(mut self, decisions: usize) -> Self {
        while self.positions.len() < decisions {
            match self.table.now() {
                Now::Over => break,
                Now::Bot(_) => drop(self.table.bot_move().expect("a bot moves")),
                Now::Roll(seat) => {
                    self.sit_down(seat);
                    self.lines.push("roll".to_owned());
                    self.table.roll().expect("dice");
                }
                Now::Decide(seat) => {
                    self.sit_down(seat);
                    self.decide(seat);
                }
                Now::Dice(_) => {
                    self.positions.push(*self.table.position());
                    let roll = Cuba::roll(self.table.position(), &mut self.chance).expect("dice");
                    self.lines.push(roll.to_string());
                    self.table.act(roll).expect("dice that can fall");
                }
            }
        }
        self
    }

    /// With screens up everybody takes over with an empty line.
    fn sit_down(&mut self, seat: Seat) {
        let persons = self.table.players().iter().filter(|player| player.is_person()).count();
        if self.table.terms().screens && persons > 1 && self.last != Some(seat) {
            self.lines.push(String::new());
        }
        self.last = Some(seat);
        self.positions.push(*self.table.position());
    }

    fn decide(&mut self, seat: Seat) {
        let choices = self.table.choices();
        // Nobody can end a game by never driving on, so that any choice will do.
        let at = self.chance.below(choices.len() as u32) as usize;
        self.forms += 1;
        let line = match self.forms % 3 {
            0 => (at + 1).to_string(),
            1 if self.in_words => {
                let catalog = Catalog::new(self.table.players()[seat.index()].lang().expect("a person"), &[]);
                catalog.say(&Cuba::choice(self.table.position(), choices[at])).text
            }
            _ => choices[at].to_string(),
        };
        self.lines.push(line);
        self.table.act(choices[at]).expect("a legal action");
    }

    fn input(&self) -> Vec<u8> {
        (self.lines.join("\n") + "\n").into_bytes()
    }
}

fn is_clean(ran: &Ran) {
    assert_eq!(ran.err, "", "{}", ran.out);
    assert!(!ran.out.contains(['\u{1b}', '\u{2068}', '\u{2069}', '{']) && !ran.out.contains("[en]"), "{}", ran.out);
}

/// Two people in two languages, to the end; what is said is compared with what was read before.
#[test]
fn two_people_in_two_languages() {
    let home = folder("home-play-two");
    let script = Script::new("Anna:de,Luis:es", Terms::seeded(3)).until(usize::MAX);
    let ran = play(&["--seats", "Anna:de,Luis:es", "--seed", "3", "--save", "two"], &home, &script.input());
    is_clean(&ran);
    assert_eq!(ran.code, Some(0), "{}", ran.out);
    assert_eq!(saved(&home, "two").write(), script.table.write(), "what was typed is what was saved");
    let (german, spanish) = (Catalog::new("de", &[]), Catalog::new("es", &[]));
    for catalog in [german, spanish] {
        let names = vec!["Anna".to_owned(), "Luis".to_owned()];
        let catalog = catalog.with_names(names);
        for event in Cuba::sheet(script.table.position()) {
            let said = catalog.say(&Cuba::event(&event)).text;
            assert!(ran.out.contains(&said), "{said}");
        }
    }
    golden("play-two.txt", &ran.out);
    // A game that is over shows its result.
    let again = play(&["--load", "two"], &home, b"");
    assert_eq!(again.code, Some(0));
    assert!(again.out.lines().count() < 40, "{}", again.out);
    tally("lines said in a whole game of two people", ran.out.lines().count());
}

/// Every seat in its language, everything hidden from the others until the end.
#[test]
fn four_people_behind_screens() {
    let home = folder("home-play-four");
    let seats = "Anna:de,Luis:es,Olga:ru,Gino:it";
    let terms = Terms { screens: true, ..Terms::seeded(4) };
    let script = Script::new(seats, terms).until(usize::MAX);
    let args = ["--seats", seats, "--seed", "4", "--screens", "--save", "four"];
    let ran = play(&args, &home, &script.input());
    is_clean(&ran);
    assert_eq!(ran.code, Some(0), "{}", ran.out);
    assert_eq!(saved(&home, "four").write(), script.table.write());
    let players = script.table.players();
    let catalogs = players.iter().map(|player| {
        let catalog = Catalog::new(player.lang().expect("a person"), &[]);
        let names = names(players, &catalog);
        catalog.with_names(names)
    });
    let catalogs: Vec<Catalog> = catalogs.collect();
    let (mut hidden, mut shown) = (0, 0);
    for p in &script.positions {
        for seat in (0..4).map(Seat) {
            let holding = table::holding(p, seat);
            for (reader, catalog) in catalogs.iter().enumerate() {
                let said = catalog.say(&holding).text;
                if reader == seat.index() {
                    shown += usize::from(ran.out.contains(&said));
                } else {
                    hidden += 1;
                    assert!(!ran.out.contains(&said), "told to seat {reader}: {said}");
                }
            }
        }
    }
    assert!(shown > 100, "everybody sees what they have themselves: {shown}");
    let first = ran.out.lines().take(400).collect::<Vec<_>>().join("\n");
    golden("play-four.txt", &first);
    tally("holdings of others, none of them told", hidden);
}

/// Against bots, in every language, with everything that can be asked on the way.
#[test]
fn against_bots_in_every_language() {
    let mut lines = 0;
    for (seed, lang) in (20..).zip(languages()) {
        let home = folder(&format!("home-play-bots-{lang}"));
        let seats = format!("Kim:{lang},bot:easiest,bot:easy");
        let mut script = Script::new(&seats, Terms::seeded(seed)).until(usize::MAX);
        let asked = "?\nhint\nhint\nwhy drive 1\nwhy drive 10\nlook bank\nlook\nagain\nrules customs\nlog\ncode\nsave\n\
                     mute\nmute\nundo\nredo\nsave x/../y\nfoo\n99\nrestart\n";
        let at = script.lines.iter().position(|line| line.starts_with("drive")).expect("a drive");
        script.lines.insert(at, asked.trim_end().to_owned());
        let args = ["--seats", &seats, "--seed", &seed.to_string(), "--lang", lang];
        let ran = play(&args, &home, &script.input());
        is_clean(&ran);
        assert_eq!(saved(&home, "game-1").write(), script.table.write(), "{lang}\n{}", ran.out);
        assert_eq!(ran.code, Some(0), "{}", ran.out);
        lines += ran.out.lines().count();
    }
    tally("lines said in games against bots", lines);
}

/// In the pseudo-locale nothing is untranslated.
#[test]
fn a_game_in_the_pseudo_locale() {
    let (pseudo, home) = (pseudo("pseudo-play"), folder("home-play-pseudo"));
    let terms = Terms { teach_back: true, ..Terms::seeded(5) };
    let mut script = Script::new("Á:en,bot:easiest", Terms::seeded(5));
    script.in_words = false;
    let script = script.until(60);
    let locales = pseudo.to_string_lossy().into_owned();
    let common = ["--locales", &locales, "--lang", "en-XA", "--seed", "5", "--seats", "Á,bot:easiest:É"];
    let input = [b"?\nhint\nhint\nwhy drive 1\ncode\nmute\nmute\n".to_vec(), script.input()].concat();
    let played = play(&common, &home, &input);
    let taught = play(&[&common[..], &["--teach-back"]].concat(), &home, "1\n2\n1\nroll\n".repeat(60).as_bytes());
    assert!(terms.teach_back && played.err.is_empty() && taught.err.is_empty());
    let mut lines = 0;
    for line in played.out.lines().chain(taught.out.lines()) {
        if line.is_empty() || line.starts_with("> ") {
            continue;
        }
        lines += 1;
        assert!(line.contains('‹') && line.contains('›'), "{line}");
        let plain: Vec<String> =
            plain_words(line).into_iter().filter(|word| !word.contains("game-") && word != "en-XA").collect();
        assert!(plain.is_empty(), "{plain:?} in {line}");
    }
    assert!(lines > 300);
    tally("lines of free play in the pseudo-locale, nothing untranslated in them", lines);
}

/// The log is read or written in any language; a file grows with its game, and nothing else is overwritten.
#[test]
fn the_log_is_a_text_in_any_language() {
    let home = folder("home-play-log");
    let path = |name: &str| home.join(name).to_string_lossy().into_owned();
    let (first, later, other) = (path("first.txt"), path("later.txt"), path("other.txt"));
    fs::write(&other, "something else\n").expect("a file");
    let seats = "Kim:en,bot:easiest";
    let mut script = Script::new(seats, Terms::seeded(8)).until(6);
    let half = script.lines.len() / 2;
    let all = format!("log {other}\nlog ru {later}\nlog {first}\nlog DE");
    script.lines.push(all);
    script.lines.insert(half, format!("log {first}"));
    let ran = play(&["--seats", seats, "--seed", "8"], &home, &script.input());
    assert_eq!(ran.err, "");
    let told = |lang: &str| script.table.told_in(Catalog::new(lang, &[]));
    assert_eq!(fs::read_to_string(&first).expect("a log"), told("en"));
    assert_eq!(fs::read_to_string(&later).expect("a log"), told("ru"));
    assert_eq!(fs::read_to_string(&other).expect("a file"), "something else\n");
    assert!(ran.out.contains(&told("de")), "{}", ran.out);
    let left = fs::read_dir(&home).expect("a folder").filter_map(Result::ok).map(|entry| entry.file_name());
    assert!(left.filter(|name| name.to_string_lossy().contains(".txt.")).count() == 0, "no lock is left");
}

/// Undo goes back over the bots, and what is decided anew is what is saved.
#[test]
fn undo_over_bots_on_lines() {
    let home = folder("home-play-undo");
    let mut script = Script::new("Kim:en,bot:easiest,bot:easiest", Terms::seeded(8)).until(12);
    let before = script.table.write();
    let undone = "undo\n".repeat(5) + &"redo\n".repeat(5);
    script.lines.push(undone.trim_end().to_owned());
    let args = ["--seats", "Kim:en,bot:easiest,bot:easiest", "--seed", "8"];
    let ran = play(&args, &home, &script.input());
    assert_eq!(ran.code, Some(1), "the input ended in mid-game");
    assert_eq!(ran.out.matches("Taken back (Kim)").count(), 5, "{}", ran.out);
    let (saved, mut wanted) = (saved(&home, "game-1"), Table::<Cuba>::read(before.as_bytes()).expect("a save"));
    while let Now::Bot(_) = wanted.now() {
        wanted.bot_move().expect("a bot moves");
    }
    assert_eq!(saved.write(), wanted.write());
}

/// Dice that fell at a real table, and a real table.
#[test]
fn a_real_table_and_its_dice() {
    let home = folder("home-play-real");
    let terms = Terms { typed_dice: true, ..Terms::seeded(9) };
    let script = Script::new("Anna:en,Luis:en,bot:easy", terms).until(60);
    let args = ["--seats", "Anna:en,Luis:en,bot:easy", "--seed", "9", "--dice", "typed"];
    let ran = play(&args, &home, &script.input());
    is_clean(&ran);
    let mut wanted = script.table.clone();
    while let Now::Bot(_) = wanted.now() {
        wanted.bot_move().expect("a bot moves");
    }
    assert_eq!(saved(&home, "game-1").write(), wanted.write());
    let file = home.join("table.txt");
    let text = "# our table\nstreet maria jose martinez pedro zorro conchita miguel pablo alonso\n\
                yellow distillery church sawmill\ncar pedro\nship 6\nprice 4\ndice sugar 2 citrus 0 tobacco 0 rum 1\n\
                seat Anna pesos 1 points 20 sugar 2 pawn bank\nturn Anna\n";
    fs::write(&file, text).expect("a file");
    let path = file.to_string_lossy().into_owned();
    let asked = b"why drive 5\nwhy drive 6\nwhy drive 1\nquit\n";
    let ran = play(&["--seats", "Anna:en,Luis:en", "--table", &path], &home, asked);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
    for said in
        ["Buildings that you didn’t name are drawn", "Luis is assumed to hold", "Ship 6 of 7", "it costs 4 pesos"]
    {
        assert!(ran.out.replace('\u{a0}', " ").contains(said), "{said}: {}", ran.out);
    }
    fs::write(&file, text.replace("ship 6", "ship moon")).expect("a file");
    let ran = play(&["--seats", "Anna:en,Luis:en", "--table", &path], &home, asked);
    assert_eq!(ran.code, Some(3));
    assert!(ran.err.contains("line 5") && ran.err.contains("moon"), "{}", ran.err);
    fs::write(&file, text.replace("ship 6", "ship 9")).expect("a file");
    assert_eq!(play(&["--seats", "Anna:en,Luis:en", "--table", &path], &home, asked).code, Some(3));
    let typed = "?\nmoon\nSchiff Mond\nAUTO Maria\nship 9\n\nSchiff: 3\n\nagain\nquit\n";
    let ran = play(&["--seats", "Anna:de,Luis:de", "--table", "-", "--lang", "de"], &home, typed.as_bytes());
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    for said in ["Schiff 3 von 7", "Straße Maria, José", "„Mond“ passt hier nicht. Ein Beispiel: Schiff 3"] {
        assert!(ran.out.replace('\u{a0}', " ").contains(said), "{said}: {}", ran.out);
    }
}

/// Games are named, listed, continued and deleted.
#[test]
fn games_are_kept() {
    let home = folder("home-play-kept");
    let list = |args: &[&str]| play(&[&["--list"], args].concat(), &home, b"").out;
    assert!(list(&[]).contains("No games"));
    let ran = play(&["--seats", "Anna:en,bot:easiest", "--seed", "1"], &home, b"save Tuesday evening\nquit\n");
    assert!(ran.out.contains("Tuesday evening") && ran.code == Some(0), "{}", ran.out);
    assert!(save(&home, "Tuesday evening").exists() && !save(&home, "game-1").exists());
    let more = play(&[], &home, b"1\n1\n1\nquit\n");
    assert!(more.out.contains("“Tuesday evening” goes on"), "{}", more.out);
    assert!(saved(&home, "Tuesday evening").log().len() >= 3);
    let other = play(&["--seats", "Bo:en,bot:easiest", "--save", "other"], &home, b"save Tuesday evening\nquit\n");
    assert!(other.out.contains("already exists"), "{}", other.out);
    assert_eq!(play(&["--seats", "Bo:en,bot", "--save", "other"], &home, b"").code, Some(3), "a name that is taken");
    let listed: serde_json::Value = serde_json::from_str(&list(&["--json"])).expect("JSON");
    assert_eq!(listed["games"].as_array().map(Vec::len), Some(2), "{listed}");
    fs::write(save(&home, "broken"), "santiago-save 1 santiago-de-cuba\n").expect("a file");
    assert!(list(&["--lang", "de"]).contains("Ihr Ende fehlt"), "{}", list(&["--lang", "de"]));
    for (args, code) in [
        (&["--load", "othr"][..], 2),
        (&["--load", "broken"], 3),
        (&["--load", "/nowhere/x.save"], 3),
        (&["--delete", "nothing"], 2),
        (&["--seats", "Anna"], 2),
        (&["--seats", "a,b,c,d,e"], 2),
        (&["--seats", "Anna:xx,bot"], 2),
        (&["--seats", "a\u{1b}b,bot"], 2),
        (&["--seed", "x"], 2),
        (&["--seed", "9007199254740992"], 2),
        (&["--dice", "loaded"], 2),
        (&["--code", "1234"], 2),
        (&["--save", "../x", "--seats", "a,bot"], 2),
        (&["--record", "x"], 2),
    ] {
        let ran = play(args, &home, b"");
        assert_eq!(ran.code, Some(code), "{args:?}: {}{}", ran.out, ran.err);
        assert!(!ran.err.is_empty() && ran.out.is_empty(), "{args:?}");
    }
    assert!(play(&["--load", "othr"], &home, b"").err.contains("“other”"), "what was perhaps meant");
    assert_eq!(play(&["--delete", "other"], &home, b"no\n").code, Some(1));
    assert_eq!(play(&["--delete", "other", "--lang", "ru"], &home, "да\n".as_bytes()).code, Some(0));
    assert!(!save(&home, "other").exists());
    let code = Cuba::code(saved(&home, "Tuesday evening").position(), Some(77));
    let coded = play(&["--code", &code, "--save", "coded"], &home, b"quit\n");
    assert_eq!(coded.code, Some(0), "{}", coded.err);
    assert_eq!(saved(&home, "coded").terms().seed, 77);
    assert_eq!(play(&["--code", &code, "--seats", "a,b,c"], &home, b"").code, Some(2), "a layout for others");
}

/// Damaged, cut, foreign and future saves are refused with the reason and left as they are.
#[test]
fn saves_that_cannot_be_read() {
    let home = folder("home-play-damaged");
    let mut table = Script::new("Anna:en,bot:easy", Terms::seeded(6)).until(30).table;
    while let Now::Bot(_) = table.now() {
        table.bot_move();
    }
    let text = table.write();
    fs::create_dir_all(home.join("games")).expect("a folder");
    let file = save(&home, "g");
    let mut chance = Chance::seeded(2);
    let mut cases: Vec<(Vec<u8>, &str)> = vec![
        (Vec::new(), "end is missing"),
        (text[..text.len() / 2].into(), ""),
        (text.replacen("save 1 ", "save 2 ", 1).into(), "newer version"),
        (text.replacen("de-cuba", "de-chile", 1).into(), "santiago-de-chile"),
        (b"PK\x03\x04".to_vec(), "isn’t a saved game"),
        (vec![0xff; 40], "isn’t a text"),
        (vec![b'x'; 2 << 20], "isn’t a text"),
        (text.replacen("Anna", "Hannah", 1).into(), "has been changed"),
        (text.replacen("\ndrive ", "\ndrive 99\ndrive ", 1).into(), "in line"),
        (text.replacen("\ndrive ", "\nfly ", 1).into(), "Line"),
        (text.replacen("\"players\":2", "\"players\":3", 1).into(), ""),
    ];
    for _ in 0..60 {
        let mut bytes = text.clone().into_bytes();
        let at = chance.below(bytes.len() as u32) as usize;
        bytes[at] = bytes[at].wrapping_add(1 + chance.below(255) as u8);
        cases.push((bytes, ""));
    }
    for (bytes, reason) in &cases {
        fs::write(&file, bytes).expect("a file");
        let ran = play(&["--load", "g"], &home, b"1\n1\n");
        assert_eq!((ran.code, ran.out.as_str()), (Some(3), ""), "{}", String::from_utf8_lossy(bytes));
        assert!(ran.err.contains(reason) && ran.err.contains("left untouched"), "{reason}: {}", ran.err);
        assert_eq!(fs::read(&file).expect("it is there"), *bytes);
    }
    tally("saves that cannot be read, refused by the program and left", cases.len());
}

/// Two programs with the same game: nothing of either is lost.
#[test]
fn two_programs_with_one_game() {
    let home = folder("home-play-both");
    play(&["--seats", "Anna:en,Luis:en", "--seed", "2", "--save", "g"], &home, b"quit\n");
    let mut first = program(&["play", "--load", "g"], &home).spawn().expect("the program runs");
    let (mut stdin, stdout) = (first.stdin.take().expect("an input"), first.stdout.take().expect("an output"));
    let mut said = BufReader::new(stdout).lines().map_while(Result::ok);
    stdin.write_all(b"roll\n").expect("heard");
    assert!(said.by_ref().take(100).any(|line| line.contains("rolls the dice")));
    assert_eq!(play(&["--load", "g"], &home, b"leave-out sugar\nquit\n").code, Some(0));
    stdin.write_all(b"leave-out rum\nquit\n").expect("heard");
    assert!(said.by_ref().take(100).any(|line| line.contains("game-1")), "the other name is said");
    assert!(first.wait().expect("it ends").success());
    let actions = |name: &str| saved(&home, name).log().iter().map(|one| one.action.to_string()).collect::<Vec<_>>();
    assert_eq!((actions("g")[1].as_str(), actions("game-1")[1].as_str()), ("leave-out sugar", "leave-out rum"));
    // A game that somebody else has gone on with stays, though it is renamed here.
    let mut third = program(&["play", "--load", "g"], &home).spawn().expect("the program runs");
    let (mut stdin, stdout) = (third.stdin.take().expect("an input"), third.stdout.take().expect("an output"));
    let mut said = BufReader::new(stdout).lines().map_while(Result::ok);
    stdin.write_all(b"code\n").expect("heard");
    assert!(said.by_ref().take(100).any(|line| line.contains("code of this layout")));
    assert_eq!(play(&["--load", "g"], &home, b"drive 1\nquit\n").code, Some(0));
    stdin.write_all(b"save mine\nquit\n").expect("heard");
    said.for_each(drop);
    assert!(third.wait().expect("it ends").success());
    assert_eq!((actions("g").len(), actions("mine").len()), (3, 2));
    // Six new games at once get six names.
    std::thread::scope(|scope| {
        for _ in 0..6 {
            scope.spawn(|| play(&["--seats", "a:en,b:en"], &home, b"1\n1\n1\nquit\n"));
        }
    });
    assert_eq!(fs::read_dir(home.join("games")).expect("a folder").filter_map(Result::ok).filter(is_save).count(), 9);
}

/// A bot is asked why it did what it did last, by its name or without.
#[test]
fn a_bot_says_why_on_lines() {
    let home = folder("home-play-why");
    let asked = "why\nwhy ana\nroll\nleave-out rum\nwhy\nwhy ANA\nwhy luis\nquit\n";
    let ran = play(&["--seats", "Luis:en,bot:medium", "--seed", "3", "--save", "g"], &home, asked.as_bytes());
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    let text = ran.out.replace('\u{a0}', " ");
    let reasons = text.matches("Because").count();
    assert!(text.contains("Ask about an action or about a bot") || reasons == 4, "{text}");
    assert!(reasons >= 2 && text.matches("did this (").count() == reasons, "{text}");
}

/// Nobody is called like somebody else, whatever bots are called in any language; a colour is asked for once.
#[test]
fn everybody_has_a_name_of_their_own() {
    for seats in ["Luis:es,bot,bot,bot", "роса:ru,bot,bot,bot", "ana:de,ana:en,Ana:it,bot", "bot,bot,bot,bot"] {
        let players = player::read(seats, "en", &[]).expect("seats");
        for lang in languages() {
            let names = names(&players, &Catalog::new(lang, &[]));
            let folded: std::collections::BTreeSet<String> = names.iter().map(|name| name.to_lowercase()).collect();
            assert_eq!(folded.len(), 4, "{seats} in {lang}: {names:?}");
        }
    }
    let home = folder("home-play-names");
    let ran = play(&["--seats", "a:en:lime,b:en:lime"], &home, b"");
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("lime"), "{}", ran.err);
}

/// Options of which only one can be meant are refused, and nothing is begun.
#[test]
fn options_exclude_each_other() {
    let home = folder("home-play-options");
    for args in [
        &["--load", "g", "--seats", "a:en,b:en"][..],
        &["--load", "g", "--screens"],
        &["--code", "X", "--table", "f"],
        &["--table", "f", "--from", "first-drive"],
    ] {
        let ran = play(args, &home, b"");
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{args:?}");
        assert!(ran.err.contains("don’t go together"), "{}", ran.err);
    }
    assert!(!home.join("games").exists());
}

/// A last game that cannot be played is said, and left as it is; a game that is over is followed by a new one.
#[test]
fn the_last_game_is_gone_on_with_or_said() {
    let home = folder("home-play-last");
    play(&["--seats", "Anna:en,bot", "--seed", "2", "--save", "g"], &home, b"quit\n");
    fs::write(save(&home, "g"), "santiago-save 1 santiago-de-cuba\n").expect("a file");
    let ran = play(&[], &home, b"quit\n");
    assert_eq!((ran.code, ran.out.as_str()), (Some(3), ""), "{}", ran.out);
    assert!(ran.err.contains("left untouched") && ran.err.contains("--seats"), "{}", ran.err);
    assert_eq!(fs::read(save(&home, "g")).expect("a file"), b"santiago-save 1 santiago-de-cuba\n");
}

/// With screens up, what an action would bring is told as far as whoever asks can know it, and a game under way is not
/// reviewed.
#[test]
fn screens_hide_what_follows_from_what_others_hold() {
    let home = folder("home-play-foreseen");
    let table = home.join("table.txt");
    fs::create_dir_all(&home).expect("a folder");
    let lines = |other: &str| {
        format!(
            "street maria jose martinez pedro zorro conchita miguel pablo alonso\ncar harbour\nship 3\nprice 2\n\
             dice sugar 2 citrus 3 tobacco 0 rum 1\nturn 1\ndecision deliver 1\nseat 1 pesos 2 points 9 citrus 1 rum 1\n\
             seat 2 pesos 4 points 9 {other}\n"
        )
    };
    let told = ["sugar 2", "wood 0"].map(|other| {
        fs::write(&table, lines(other)).expect("a file");
        let path = table.to_string_lossy().into_owned();
        let args = ["--table", &path, "--seats", "anna:en,luis:en", "--screens", "--mute", "--seed", "1"];
        let ran = play(&args, &home, b"\nwhy pass\nwhy deliver 1 citrus\nquit\n");
        assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
        let from = ran.out.find("This would happen").expect("it is told");
        ran.out[from..].split("The game is saved").next().map(str::to_owned)
    });
    assert_eq!(told[0], told[1], "what luis holds cannot be seen");
    assert!(told[0].as_ref().is_some_and(|told| told.contains("behind the screens")), "{told:?}");
    let reviewed = run(program(&["review", "--nodes", "20"], &home), b"");
    assert_eq!((reviewed.code, reviewed.out.as_str()), (Some(1), ""));
    assert!(reviewed.err.contains("isn’t over"), "{}", reviewed.err);
}

fn is_save(entry: &fs::DirEntry) -> bool {
    entry.path().extension().is_some_and(|end| end == "save")
}

/// The game of people who always take the first choice, as nothing disturbs it.
fn undisturbed(seats: &str, seed: u64) -> Table<Cuba> {
    let players: Vec<Player> = player::read(seats, "en", &[]).expect("seats");
    let setup = Cuba::drawn(players.len() as u8, seed).expect("so many can play");
    let mut table = Table::<Cuba>::begin(setup, players, Terms::seeded(seed)).expect("a sound set-up");
    loop {
        let done = match table.now() {
            Now::Over => return table,
            Now::Bot(_) => table.bot_move(),
            Now::Roll(_) => table.roll(),
            Now::Decide(_) | Now::Dice(_) => table.act(table.choices()[0]).ok(),
        };
        assert!(done.is_some());
    }
}

/// How many actions of a game are over of which something was told, if it is told from the `from`-th on: each event is a
/// line of its own, and none is left out.
fn acknowledged(game: &Table<Cuba>, from: usize, told: &[String]) -> usize {
    let english = Catalog::new("en", &[]);
    let names = names(game.players(), &english);
    let english = english.with_names(names);
    let entries = (1..).zip(game.log()).skip(from);
    let mut to_tell = entries.flat_map(|(at, entry)| entry.events.iter().map(move |event| (at, Cuba::event(event))));
    let mut next = to_tell.next().map(|(at, event)| (at, english.say(&event).text));
    let mut acknowledged = from;
    for line in told {
        if let Some((at, _)) = next.as_ref().filter(|(_, event)| event == line) {
            acknowledged = *at;
            next = to_tell.next().map(|(at, event)| (at, english.say(&event).text));
        }
    }
    acknowledged
}

/// `kill -9` at any moment: the game can be read, is the undisturbed one as far as it goes, and holds every action of which
/// anything was told.
#[test]
fn killed_while_playing() {
    const KILLS: usize = 300;
    const SEATS: &str = "Anna:en,Luis:en,bot:easiest";
    let home = folder("home-play-killed");
    let mut chance = Chance::seeded(7);
    let (mut kill, mut game, mut told_in_all, mut games) = (0, 0, 0, 0);
    let mut whole = undisturbed(SEATS, 0);
    let firsts = "1\n".repeat(400);
    let ran = play(&["--seats", SEATS, "--seed", "0", "--mute", "--save", "whole"], &home, firsts.as_bytes());
    let told: Vec<String> = ran.out.lines().map(ToOwned::to_owned).collect();
    assert_eq!(saved(&home, "whole").record().actions, whole.record().actions, "nothing disturbs it");
    assert_eq!(acknowledged(&whole, 0, &told), whole.log().len(), "everything is told");
    let mut before = 0;
    while kill < KILLS || told_in_all <= 2 * KILLS {
        kill += 1;
        let (name, seed) = (format!("g{game}"), game.to_string());
        let path = save(&home, &name);
        let args = if path.exists() {
            vec!["play", "--load", &name]
        } else {
            vec!["play", "--seats", SEATS, "--seed", &seed, "--mute", "--save", &name]
        };
        let wait = Duration::from_micros(u64::from(chance.below(60_000)));
        let told = told_until_killed(program(&args, &home), firsts.clone().into_bytes(), wait);
        let acknowledged = acknowledged(&whole, before, &told);
        told_in_all += acknowledged - before;
        if !path.exists() {
            assert_eq!(acknowledged, 0, "kill {kill}: what was told was saved\n{told:#?}");
            continue;
        }
        let saved = saved(&home, &name).record().actions.clone();
        assert!(saved.len() >= acknowledged, "kill {kill}: {} of {acknowledged} told actions\n{told:#?}", saved.len());
        assert!(saved.len() >= before, "kill {kill}: {} of {before} saved actions", saved.len());
        assert!(whole.record().actions.starts_with(&saved), "kill {kill}: {saved:?}\n{:?}", whole.record().actions);
        before = saved.len();
        if before == whole.log().len() {
            games += 1;
            game += 1;
            whole = undisturbed(SEATS, game);
            before = 0;
        }
    }
    tally("kills while playing, nothing corrupt, nothing lost", kill);
    tally("actions told before them, each saved as in the undisturbed game", told_in_all);
    tally("games that came to their end in spite of them", games);
}

/// Any line that somebody types at a table is answered.
#[test]
fn anything_typed_at_a_table_is_answered() {
    let (home, input) = (folder("home-play-anything"), anything_typed());
    let lines: Vec<&[u8]> = input.split(|byte| *byte == b'\n').collect();
    let mut answered = 0;
    for (seed, part) in lines.chunks(800).enumerate() {
        let input = [part.join(&b'\n'), b"\n".to_vec()].concat();
        let args = ["--lang", "de", "--seats", "Anna:de,Luis:ru,bot:easiest", "--seed", &seed.to_string()];
        let more = if seed % 3 == 0 { &["--teach-back"][..] } else { &[] };
        let ran = play(&[&args[..], more].concat(), &home, &input);
        assert!(matches!(ran.code, Some(0 | 1)) && ran.err.is_empty(), "{:?} {}", ran.code, ran.err);
        assert!(!ran.out.contains('\u{1b}') && !ran.out.contains('\0'));
        answered += ran.out.lines().filter(|line| line.starts_with("> ")).count();
    }
    assert!(answered >= ANYTHING, "{answered}");
    tally("lines of anything typed at a table and answered", answered);
}

/// The referee is told about everything that was judged wrongly.
#[test]
fn teach_back_on_lines() {
    let home = folder("home-play-teach");
    let input = "fine\nroll\n1\n".repeat(200);
    let ran = play(&["--teach-back", "--seed", "12", "--mute", "--lang", "en"], &home, input.as_bytes());
    assert!(ran.err.is_empty());
    let said = |what: &str| ran.out.matches(what).count();
    assert!(said("Right: the rules agree") > 10 && said("that was a mistake") > 5, "{}", ran.out);
    assert_eq!(said("thinks again"), said("that was a mistake"));
    let strict = play(
        &["--teach-back", "--seed", "12", "--mute", "--save", "x"],
        &home,
        "stop\n1\nroll\n1\n".repeat(200).as_bytes(),
    );
    assert!(strict.out.contains("there was no mistake") && strict.out.contains("by another rule"), "{}", strict.out);
    assert!(saved(&home, "x").terms().teach_back);
}

/// The first game is the last lesson: coached, left and resumed, and remembered when it is over.
#[test]
fn the_first_game_is_coached() {
    for lang in languages() {
        let home = folder(&format!("home-first-game-{lang}"));
        let pack = Pack::<Cuba>::ours();
        let table = first::table(&pack, Player::person("", lang)).expect("it begins");
        let script = Script::at(table).until(usize::MAX);
        let (early, late) = script.lines.split_at(20);
        let input = |lines: &[String]| (lines.join("\n") + "\n").into_bytes();
        let done = || {
            let listed = learn(&["--list", "--json", "--lang", lang], &home, b"").out;
            let listed: serde_json::Value = serde_json::from_str(&listed).expect("JSON");
            let lessons = listed["lessons"].as_array().expect("lessons").clone();
            let at = lessons.iter().position(|one| one["id"] == "first-game").expect("it is listed");
            assert_eq!((at, &lessons[at]["part"]), (26, &serde_json::Value::from("end")));
            lessons[at]["done"].as_bool()
        };
        let began = learn(&["27", "--lang", lang], &home, &input(early));
        assert_eq!((began.code, done()), (Some(1), Some(false)), "{}", began.out);
        let ended = learn(&["first-game", "--lang", lang], &home, &input(late));
        is_clean(&ended);
        assert_eq!((ended.code, done()), (Some(0), Some(true)), "{}", ended.out);
        assert_eq!(saved(&home, "first-game-1").write(), script.table.write());
        let catalog = Catalog::new(lang, &[]);
        let coached = ["drive", "pawn", "use", "deliver"].map(|id| catalog.text(&format!("cuba-coach-{id}")));
        for said in coached {
            assert_eq!((began.out.clone() + &ended.out).matches(&said).count(), 1, "{said}");
        }
        let again = learn(&["first-game", "--lang", lang], &home, b"quit\n");
        assert_eq!(again.code, Some(0), "it can be played again: {}", again.out);
        assert_eq!(done(), Some(true));
    }
}

/// A free game begins in the position of a lesson, or from the menu.
#[test]
fn free_play_is_reached_from_lessons_and_menu() {
    let home = folder("home-play-from");
    let seats = "Anna:en,bot,bot";
    let ran = play(&["--from", "wood-delivery:2", "--seats", seats, "--save", "w"], &home, b"quit\n");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let pack = Pack::<Cuba>::ours();
    let start = start_of(pack.lesson("wood-delivery").expect("a lesson"), 1).expect("its second step");
    assert_eq!(saved(&home, "w").position(), &start);
    assert_eq!(play(&["--from", "wod-delivery", "--seats", seats], &home, b"").code, Some(2));
    assert_eq!(play(&["--from", "wood-delivery:99", "--seats", seats], &home, b"").code, Some(2));
    let menu = run(program(&["--plain", "--lang", "it"], &home), b"gioca\nquit\n");
    assert_eq!(menu.code, Some(0), "{}", menu.out);
    assert!(menu.out.contains("«w»"), "the last game goes on: {}", menu.out);
}

/// What a view shows is what the lines say.
#[test]
fn an_open_table_shows_everything() {
    let script = Script::new("Anna:en,Luis:en", Terms::seeded(13)).until(20);
    let p = script.table.position();
    assert_eq!(Cuba::seen(p, Eyes::Open), Cuba::table(p));
    assert!(Cuba::seen(p, Eyes::Seat(Seat(0))).len() <= Cuba::table(p).len());
    assert_eq!(Cuba::view(p, Eyes::Seat(Seat(0))).seats[1].hidden, None);
}
