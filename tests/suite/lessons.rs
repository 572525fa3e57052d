//! The lessons: proved, and what the proof finds in broken ones.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use santiago::{
    chance::Chance,
    course::{
        fault::{Code, Placed},
        lesson::Deed,
        pack::{Pack, Sources, ours},
        progress::{Change, Learnt, LessonProgress, Progress},
        proof::{Report, prove},
        run::hint::Hint,
        scenario::{CourseFile, LessonFile},
        shape::{Definitions, Shape},
        taught::Taught,
        tutor::Tutor,
    },
    cuba::{Cuba, Rule, Setup},
    game::{Dice, Game, Told},
    ids::Id,
    text::{
        Catalog,
        catalog::{Foreign, languages},
    },
};

use serde_json::{Value, json};

use crate::support::{project, read, tally};

fn all_languages(foreign: &[Foreign]) -> Vec<Catalog> {
    languages().into_iter().map(|lang| Catalog::new(lang, foreign)).collect()
}

fn said(report: &Report) -> Vec<String> {
    let english = Catalog::new("en", &[]);
    let one = |placed: &Placed| {
        let text = english.say(&placed.fault.message());
        format!("{}:{}:{}: {} {text}", placed.file, placed.line, placed.column, placed.fault.code.id())
    };
    report.faults.iter().map(one).collect()
}

#[test]
fn every_lesson_is_proved() {
    let pack = Pack::<Cuba>::load(&ours(Cuba::ID), &[]);
    let asked_for = Pack::<Cuba>::ours();
    let marks = |pack: &Pack<Cuba>| pack.lessons().map(|one| (one.mark.clone(), one.steps.len())).collect::<Vec<_>>();
    assert_eq!(marks(&asked_for), marks(&pack), "a lesson is the same when it is put together alone");
    let report = prove(&pack, &[&pack], &all_languages(&[]));
    assert_eq!(said(&report), [""; 0]);
    assert_eq!((report.lessons, report.dead_ends), (26, 0));
    tally("lessons proved", report.lessons);
    tally("steps of them", report.steps);
    tally("actions tried in them", report.tried);
}

/// The pack that authors copy from.
fn sampler() -> Sources {
    let folder = "examples/pack";
    let mut files: Vec<(String, String)> = fs::read_dir(project(folder))
        .expect("the pack")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "toml"))
        .map(|path| {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (format!("{folder}/{name}"), fs::read_to_string(path).expect("text"))
        })
        .collect();
    files.sort();
    let texts = |lang: &str| {
        let path = format!("{folder}/locales/{lang}/sampler.ftl");
        let text = read(&path);
        Foreign { lang: lang.to_owned(), files: vec![(path, text)], ..Foreign::default() }
    };
    Sources { folder: folder.to_owned(), files, texts: vec![texts("de"), texts("en")] }
}

fn proved(sources: &Sources, langs: &[&str]) -> Report {
    let ours = Pack::<Cuba>::ours();
    let pack = Pack::load(sources, std::slice::from_ref(&ours));
    let catalogs: Vec<Catalog> = langs.iter().map(|lang| Catalog::new(lang, &pack.texts)).collect();
    prove(&pack, &[&ours, &pack], &catalogs)
}

#[test]
fn the_pack_to_copy_from_is_proved() {
    let report = proved(&sampler(), &["en", "de"]);
    assert_eq!(said(&report), [""; 0]);
    assert_eq!((report.lessons, report.puzzles, report.fast_track, report.dead_ends), (1, 2, 1, 0));
}

/// A broken file: what was changed, and which fault is expected where.
struct Broken {
    name: String,
    sources: Sources,
    code: Code,
    file: String,
    line: usize,
    column: usize,
}

/// The mark that stands where a fault is expected.
const HERE: char = '¦';

fn broken() -> Vec<Broken> {
    let text = read("tests/data/broken-lessons.txt");
    text.split("\n## ").skip(1).map(one_broken).collect()
}

fn one_broken(block: &str) -> Broken {
    let mut lines = block.lines();
    let name = lines.next().expect("a name").to_owned();
    let (stem, code) = lines.next().expect("a file and a code").split_once(' ').expect("a file and a code");
    let code = Code::from_id(code).unwrap_or_else(|| panic!("{name}: no code {code}"));
    let mut sources = sampler();
    let mut hunks: Vec<(String, String)> = Vec::new();
    let mut expected: Option<(String, String)> = None;
    for line in lines.filter(|line| !line.is_empty()) {
        let rest = line.get(2..).unwrap_or("");
        match line.as_bytes()[0] {
            b'-' => {
                if hunks.last().is_none_or(|(_, new)| !new.is_empty()) {
                    hunks.push((String::new(), String::new()));
                }
                let old = &mut hunks.last_mut().expect("a hunk").0;
                old.push_str(rest);
                old.push('\n');
            }
            b'+' => {
                let new = &mut hunks.last_mut().expect("a hunk").1;
                new.push_str(rest);
                new.push('\n');
            }
            b'@' => {
                let (file, snippet) = match line.strip_prefix("@@ ") {
                    Some(rest) => rest.split_once(' ').expect("a file and a place"),
                    None => (stem, rest),
                };
                expected = Some((file.to_owned(), snippet.replace("\\n", "\n")));
            }
            _ => panic!("{name}: {line}"),
        }
    }
    let path = |stem: &str| format!("examples/pack/{stem}.toml");
    let mut place = None;
    let file = sources.files.iter_mut().find(|(one, _)| *one == path(stem)).expect("the file");
    for (old, new) in hunks {
        assert_eq!(file.1.matches(&old).count(), 1, "{name}: {old}");
        file.1 = file.1.replace(&old, &new);
    }
    if let Some(at) = file.1.find(HERE) {
        file.1 = file.1.replace(HERE, "");
        place = Some((path(stem), at, file.1.clone()));
    }
    if let Some((stem, snippet)) = expected {
        let text = &sources.files.iter().find(|(one, _)| *one == path(&stem)).expect("the file").1;
        let before = snippet.find(HERE).expect("a place");
        let at = text.find(&snippet.replace(HERE, "")).unwrap_or_else(|| panic!("{name}: {snippet}")) + before;
        place = Some((path(&stem), at, text.clone()));
    }
    let (file, at, text) = place.unwrap_or_else(|| panic!("{name}: no place"));
    let line = text[..at].matches('\n').count() + 1;
    let column = text[..at].chars().rev().take_while(|c| *c != '\n').count() + 1;
    Broken { name, sources, code, file, line, column }
}

/// Each broken lesson is answered with the right fault at the right place, and with hardly anything besides.
#[test]
fn broken_lessons_are_explained() {
    let (mut wrong, mut codes) = (Vec::new(), BTreeSet::new());
    let all = broken();
    let count = all.len();
    let catalogs = all_languages(&[]);
    for Broken { name, sources, code, file, line, column } in all {
        let report = proved(&sources, &[]);
        let found = report.faults.iter().any(|placed| {
            (placed.fault.code, placed.file.as_str(), placed.line, placed.column) == (code, file.as_str(), line, column)
        });
        if !found || report.faults.len() > 3 {
            wrong.push(format!("{name}: {} {file}:{line}:{column}\n{}", code.id(), said(&report).join("\n")));
        }
        for (placed, catalog) in report.faults.iter().flat_map(|one| catalogs.iter().map(move |catalog| (one, catalog)))
        {
            let said = catalog.say(&placed.fault.message());
            assert!(said.faults.is_empty() && !said.fallback, "{name} {}: {said:?}", catalog.lang());
        }
        codes.insert(code.id());
    }
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n\n"));
    assert!(count >= 80);
    tally("broken lessons, each with its fault, line and column", count);
    tally("kinds of fault among them", codes.len());
}

/// Several faults come at once.
#[test]
fn faults_come_all_at_once() {
    let mut sources = sampler();
    let tour = sources.files.iter_mut().find(|(path, _)| path.ends_with("sampler-tour.toml")).expect("the tour");
    tour.1 = tour
        .1
        .replace("next = ", "nxet = ")
        .replace("\"turn-order\", \"zorro", "\"turn-odrer\", \"zorro")
        .replace("kind = \"look\"", "kind = \"see\"")
        .replace("demand = 7", "demand = \"7\"");
    let report = proved(&sources, &[]);
    let codes: Vec<&str> = report.faults.iter().map(|placed| placed.fault.code.id()).collect();
    assert_eq!(codes, ["unknown-id", "unknown-key", "wrong-type", "unknown-id"], "{:?}", said(&report));
}

/// What is wrong with texts: missing, left over, too long, with other numbers, not to be said, not the pack's.
#[test]
fn broken_texts_are_explained() {
    type Change = fn(&mut Vec<Foreign>);
    fn edit(texts: &mut [Foreign], lang: &str, old: &str, new: &str) {
        let file = &mut texts.iter_mut().find(|one| one.lang == lang).expect("a language").files[0].1;
        assert_eq!(file.matches(old).count(), 1, "{old}");
        *file = file.replace(old, new);
    }
    let cases: [(&str, Code, &str, Change); 9] = [
        ("a step without a text", Code::TextMissing, "sampler-tour--gift", |texts| {
            edit(texts, "de", "sampler-tour--gift = Ein anderer Tisch: Ana ist zu El Zorro gefahren.\n", "gift =\n");
        }),
        ("a task", Code::TextMissing, "sampler-tour--where.task", |texts| {
            edit(texts, "en", "    .task = Look at the car, or at whoever stands beside it.\n", "");
        }),
        ("a coaching", Code::TextMissing, "sampler-tour--gift.wrong-point", |texts| {
            edit(texts, "de", "    .wrong-point = Das war ein Siegpunkt.\n", "");
        }),
        ("a part", Code::TextMissing, "sampler-part-puzzles", |texts| {
            edit(texts, "de", "sampler-part-puzzles = Zwei Rätsel\n", "");
        }),
        ("a text that nothing shows", Code::TextExtra, "sampler-tour--gift.wrong-peso", |texts| {
            edit(texts, "en", "    .wrong-point = That", "    .wrong-peso = No.\n    .wrong-point = That");
        }),
        ("a text that is too long", Code::TextLong, "sampler-tour--gift", |texts| {
            let long = format!("Another table: {}.", "Ana has driven to El Zorro, and ".repeat(12));
            edit(texts, "en", "Another table: Ana has driven to El Zorro.", &long);
        }),
        ("other numbers", Code::TextNumbers, "sampler-tour--leave-out.task", |texts| {
            edit(texts, "de", "insgesamt 7 will", "insgesamt 8 will");
        }),
        ("a text that cannot be said", Code::TextFormat, "sampler-tour--gift.wrong-point", |texts| {
            edit(texts, "en", "That was a victory point.", "That was { $what }.");
        }),
        ("a text of somebody else", Code::PackPrefix, "cuba-lesson-el-zorro", |texts| {
            edit(texts, "en", "sampler-quick = In a hurry", "cuba-lesson-el-zorro = Mine\nsampler-quick = In a hurry");
        }),
    ];
    for (name, code, id, change) in cases {
        let mut sources = sampler();
        change(&mut sources.texts);
        let report = proved(&sources, &["en", "de"]);
        let about = |placed: &Placed| {
            placed.fault.code == code && placed.fault.args.iter().any(|(_, arg)| format!("{arg:?}").contains(id))
        };
        assert!(report.faults.iter().any(about), "{name}: {:?}", said(&report));
    }
    let mut sources = sampler();
    sources.texts.clear();
    let report = proved(&sources, &["en"]);
    assert!(report.faults.iter().all(|placed| placed.fault.code == Code::TextMissing) && report.faults.len() > 20);
}

/// A pack can replace nothing of another pack, and its name cannot pass for another's.
#[test]
fn packs_keep_to_their_names() {
    let ours = Pack::<Cuba>::ours();
    let first = Pack::load(&sampler(), std::slice::from_ref(&ours));
    assert!(first.faults.is_empty());
    let before = [ours, first];
    let again = Pack::load(&sampler(), &before);
    let codes: BTreeSet<&str> = again.faults.iter().map(|placed| placed.fault.code.id()).collect();
    assert!(codes.contains("taken"), "{codes:?}");
    let renamed = |name: &str| {
        let mut sources = sampler();
        for (_, text) in &mut sources.files {
            *text = text.replace("pack = \"sampler\"", &format!("pack = {name:?}"));
        }
        Pack::load(&sources, &before)
    };
    for name in ["sampler-quick", "samp", "island", "santiago"] {
        let codes: BTreeSet<&str> = renamed(name).faults.iter().map(|placed| placed.fault.code.id()).collect();
        assert!(codes.contains("taken") || codes.contains("pack-prefix"), "{name}: {codes:?}");
    }
}

/// The schemas beside the lessons are those of the types.
#[test]
fn the_schemas_are_true() {
    let schema = |title: &str, make: fn(&mut Definitions) -> Value| {
        let mut defs = Definitions::new();
        let root = make(&mut defs);
        let object = json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": title,
            "$ref": root["$ref"],
            "$defs": defs,
        });
        serde_json::to_string_pretty(&object).expect("JSON") + "\n"
    };
    let files = [
        ("scenarios/lesson.schema.json", schema("Lesson", LessonFile::<Cuba>::schema)),
        ("scenarios/course.schema.json", schema("Course", CourseFile::<Cuba>::schema)),
    ];
    for (path, text) in files {
        if std::env::var_os("SANTIAGO_BLESS").is_some() {
            fs::write(project(path), &text).expect("the schema can be written");
        }
        assert!(read(path) == text, "{path} differs from the types: SANTIAGO_BLESS=1 cargo test schemas writes it");
    }
}

/// Any bytes in a lesson: faults, no panic, within the limits.
#[test]
fn mutated_lessons_are_answered() {
    const MUTATED: usize = 20_000;
    let ours = ours(Cuba::ID);
    let mut files: Vec<(String, String)> = sampler().files;
    files.extend(ours.files.iter().cloned());
    let words: Vec<String> =
        files.iter().flat_map(|(_, text)| text.split_inclusive([' ', '\n', '"', '=']).map(ToOwned::to_owned)).collect();
    let base = Pack::<Cuba>::ours();
    let mut chance = Chance::seeded(11);
    let (mut sound, mut faults, mut played) = (0, 0, 0);
    for number in 0..MUTATED {
        let mut sources = sampler();
        let at = chance.below(sources.files.len() as u32) as usize;
        let mut bytes = sources.files[at].1.clone().into_bytes();
        for _ in 0..=chance.below(3) {
            let place = chance.below(bytes.len() as u32 + 1) as usize;
            let end = (place + chance.below(12) as usize).min(bytes.len());
            match chance.below(6) {
                0 => drop(bytes.drain(place..end)),
                1 => bytes.insert(place, chance.below(256) as u8),
                2 | 3 => {
                    let word = words[chance.below(words.len() as u32) as usize].clone();
                    bytes.splice(place..end, word.into_bytes());
                }
                4 => {
                    if let Some(byte) = bytes.get_mut(place) {
                        *byte = b"0123456789-{}[]\"= \n"[chance.below(19) as usize];
                    }
                }
                _ => {
                    let copy = bytes[place..end].to_vec();
                    bytes.splice(place..place, copy);
                }
            }
        }
        sources.files[at].1 = String::from_utf8_lossy(&bytes).into_owned();
        let pack = Pack::load(&sources, std::slice::from_ref(&base));
        // Every tenth is proved to the end; the others are read and put together.
        if number % 10 == 0 {
            let report = prove(&pack, &[&base, &pack], &[]);
            faults += report.faults.len();
            sound += usize::from(report.faults.is_empty());
            played += report.tried;
        } else {
            faults += pack.faults.len();
            sound += usize::from(pack.faults.is_empty());
        }
    }
    assert!(faults > MUTATED / 4 && sound > 100, "{faults} faults, {sound} sound");
    tally("mutated lesson files", MUTATED);
    tally("faults found in them", faults);
    tally("actions tried in those that were still sound", played);
}

/// A pack of one lesson with facts that are claimed at its start: the codes of what is wrong with it.
fn claims(position: &str, facts: &str) -> Vec<String> {
    let course = "format = 1\npack = \"claim\"\ngame = \"santiago-de-cuba\"\n[[part]]\nid = \"all\"\nlessons = [\"claim-one\"]\n";
    let lesson = format!(
        "format = 1\nid = \"claim-one\"\nteaches = [\"bank\"]\n[[step]]\nid = \"one\"\nkind = \"look\"\nrule = \"bank\"\n\
         check = [{facts}]\ngoal = [{{ looked = \"bank\" }}]\nsolution = [\"look bank\"]\n[step.position]\n{position}\n"
    );
    let files = vec![("claim/course.toml".to_owned(), course.to_owned()), ("claim/claim-one.toml".to_owned(), lesson)];
    let report = proved(&Sources { folder: "claim".to_owned(), files, texts: Vec::new() }, &[]);
    report.faults.iter().map(|placed| placed.fault.code.id().to_owned()).collect()
}

/// Every kind of fact: what is true holds, and its neighbour does not.
#[test]
fn facts_are_judged() {
    let end = r#"car = "alonso"
        ship = 7
        price = 4
        dice = "none"
        decision = "over"
        you = { pesos = 2, points = 30, citrus = 2, tobacco = 1 }
        ana = { pesos = 2, points = 31 }
        luis = { pesos = 1, points = 20, wood = 5 }"#;
    let middle = r#"car = "maria"
        price = 3
        inactive = ["pedro", "jose"]
        dice = { sugar = 2, citrus = 0, tobacco = 1, rum = 3 }
        you = { pesos = 1, points = 4, wood = 2, pawn = "bank", owns = ["cafe", "church"] }
        ana = { pesos = 3, points = 5, sugar = 4 }
        luis = { rum = 8 }"#;
    let rows: &[(&str, &str, &str)] = &[
        (end, "over = true", "over = false"),
        (end, r#"winners = ["ana", "you"]"#, r#"winners = ["you"]"#),
        (end, r#"winners = ["you", "ana"]"#, r#"winners = ["ana"]"#),
        (end, "score = { total = 31 }", "score = { total = 30 }"),
        (
            end,
            r#"score = { who = "luis", for-goods = 1, goods-left = 2, place = 3 }"#,
            r#"score = { who = "luis", goods-left = 5 }"#,
        ),
        (middle, "over = false", "over = true"),
        (middle, "not = { score = { total = { at-least = 0 } } }", "score = { total = { at-least = 0 } }"),
        (middle, r#"car = "maria""#, r#"car = "jose""#),
        (middle, "price = 3", "price = 4"),
        (middle, "ship = 1", "ship = 2"),
        (middle, "demand = 6", "demand = 7"),
        (middle, r#"die = { rum = 3, cigars = "none" }"#, "die = { rum = 3, cigars = 0 }"),
        (middle, "die = { citrus = 0 }", r#"die = { citrus = "none" }"#),
        (middle, "supply = { rum = 0, sugar = 4, wood = 6 }", "supply = { rum = 1 }"),
        (middle, r#"inactive = ["jose", "pedro"]"#, r#"inactive = ["jose"]"#),
        (middle, "has = { pesos = 1, points = 4, goods = 2 }", "has = { goods = 3 }"),
        (middle, "gain = { pesos = 0 }", "gain = { pesos = 1 }"),
        (middle, r#"pawn = { on = "bank" }"#, r#"pawn = { on = "off" }"#),
        (middle, r#"pawn = { who = "ana", on = "off" }"#, r#"pawn = { who = "ana", on = "bank" }"#),
        (middle, r#"owns = { building = "cafe" }"#, r#"owns = { building = "bank" }"#),
        (middle, "markers = { count = 2 }", "markers = { count = 3 }"),
        (middle, r#"turn = "you""#, r#"turn = "ana""#),
        (middle, r#"asked = "you""#, r#"asked = "luis""#),
        (middle, r#"now = "drive""#, r#"now = "pawn""#),
        (middle, r#"steps = { to = "harbour", count = 9 }"#, r#"steps = { to = "harbour", count = 8 }"#),
        (middle, r#"steps = { to = "maria", count = 10 }"#, r#"steps = { to = "maria", count = 0 }"#),
        (middle, r#"missing = { who = "ana", pesos = 5 }"#, r#"missing = { who = "ana", pesos = 4 }"#),
        (middle, "price = { at-least = 3 }", "price = { at-least = 4 }"),
        (middle, "price = { at-most = 3 }", "price = { at-most = 2 }"),
        (middle, "all = [{ price = 3 }, { ship = 1 }]", "all = [{ price = 3 }, { ship = 2 }]"),
        (middle, "any = [{ price = 2 }, { ship = 1 }]", "any = [{ price = 2 }, { ship = 2 }]"),
        (middle, "not = { price = 2 }", "not = { price = 3 }"),
    ];
    for (position, holds, fails) in rows {
        assert_eq!(claims(position, &format!("{{ {holds} }}")), [""; 0], "{holds}");
        assert_eq!(claims(position, &format!("{{ {fails} }}")), ["check"], "{fails}");
    }
    tally("facts judged both ways", rows.len());
}

/// Every event tells what the table of facts says, and nothing else.
#[test]
fn events_tell_what_the_table_says() {
    let mut chance = Chance::seeded(21);
    let mut told: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for game in 0..400_u16 {
        let players = 2 + (game % 3) as u8;
        let mut position = Cuba::begin(&Setup::random(players, &mut chance)).expect("a game");
        let (mut list, mut events) = (Vec::new(), Vec::new());
        loop {
            let action = Cuba::pick(&position, &mut list, &mut chance).or_else(|| Cuba::roll(&position, &mut chance));
            let Some(action) = action else { break };
            Cuba::advance(&mut position, action, &mut events);
        }
        for event in &events {
            let names = told.entry(event.id()).or_default();
            event.facts(&mut |name, _| {
                names.insert(name);
            });
        }
    }
    for (id, facts) in Cuba::events() {
        let known: BTreeSet<&str> = facts.iter().copied().collect();
        let Some(told) = told.get(id) else { continue };
        assert_eq!(*told, known, "{id}");
    }
    assert!(told.keys().all(|id| Cuba::events().iter().any(|(known, _)| known == id)));
    assert!(told.len() >= 30, "{}", told.len());
}

/// What is kept of a run: hints in three rungs, mistakes, skips, and when a lesson is done.
#[test]
fn what_is_kept_of_a_run() {
    let pack = Pack::<Cuba>::ours();
    let lesson = pack.lesson("harbour-pass").expect("a lesson");
    let act = |line: &str| Deed::<Cuba>::Act(line.parse().expect("an action"));
    let solution = ["drive 2", "drive 1", "pass", "drive 1", "pass", "drive 2", "drive 1"];
    let finish = |tutor: &mut Tutor<'_, Cuba>, lines: &[&str]| {
        for line in lines {
            tutor.attempt(&act(line));
        }
    };
    let mut progress = Progress::default();
    let mut keep = |tutor: &mut Tutor<'_, Cuba>| {
        for change in tutor.take_changes() {
            progress.apply(&change);
        }
        progress.of(Cuba::ID).clone()
    };
    // A hint names the thing, then the rule, then the move, and then the move again; it counts once a step.
    let (mut tutor, _) = Tutor::begin(lesson, None).expect("it begins");
    assert!(matches!(tutor.hint(), Some(Hint::Where("maria"))));
    assert!(matches!(tutor.hint(), Some(Hint::Rule(Rule::HarbourCrossMarker))));
    assert!(matches!(tutor.hint(), Some(Hint::Move(Deed::Act(_)))));
    assert!(matches!(tutor.hint(), Some(Hint::Move(Deed::Act(_)))));
    tutor.attempt(&act("drive 11"));
    tutor.attempt(&act("drive 1"));
    finish(&mut tutor, &solution[..1]);
    assert!(matches!(tutor.hint(), Some(Hint::Where("harbour"))), "the next step begins with the first rung");
    finish(&mut tutor, &solution[1..]);
    assert!(!tutor.is_flawless() && tutor.left_open() == 0);
    let kept = keep(&mut tutor);
    assert_eq!((kept.lessons["harbour-pass"].done, kept.lessons["harbour-pass"].best), (true, Some(4)));
    assert_eq!((kept.rules["drive-distance"].wrong, kept.rules["harbour-cross-marker"].wrong), (1, 1));
    assert_eq!(kept.rules["drive-cost"].used, 5, "what was taken back is not used");
    // A whole run without a mistake is better; one from the middle is no whole run.
    let (mut tutor, _) = Tutor::begin(lesson, None).expect("it begins");
    finish(&mut tutor, &solution);
    assert!(tutor.is_flawless());
    assert_eq!(keep(&mut tutor).lessons["harbour-pass"].best, Some(0));
    let (mut tutor, _) = Tutor::begin(lesson, None).expect("it begins");
    tutor.go(1);
    finish(&mut tutor, &solution[1..]);
    assert!(!tutor.is_flawless());
    // What was skipped, taken back and then solved is solved; what was solved before may be skipped.
    let (mut tutor, _) = Tutor::begin(lesson, None).expect("it begins");
    tutor.skip();
    assert!(tutor.undo());
    finish(&mut tutor, &solution);
    assert_eq!(tutor.left_open(), 0);
    let solved: BTreeSet<String> = lesson.steps.iter().skip(1).map(|step| step.id.clone()).collect();
    let before = LessonProgress { mark: lesson.mark.clone(), solved, ..LessonProgress::default() };
    let (mut tutor, _) = Tutor::begin(lesson, Some(&before)).expect("it begins");
    finish(&mut tutor, &solution[..1]);
    while tutor.run().step().is_some() {
        tutor.skip();
    }
    let changes = tutor.take_changes();
    assert!(changes.iter().any(|change| matches!(change.learnt(), Learnt::Done { mistakes: None, .. })), "{changes:?}");
    // What was taken back cannot be done again once something else is done.
    let (mut tutor, _) = Tutor::begin(lesson, None).expect("it begins");
    finish(&mut tutor, &solution[..2]);
    assert!(tutor.undo());
    finish(&mut tutor, &["drive 1"]);
    assert!(!tutor.redo());
    // What was done once stays so when the lesson changes, and its steps are open again.
    let mut progress = Progress::default();
    let mut note = |learnt: Learnt| progress.apply(&Change::of::<Cuba>(learnt));
    note(Learnt::Solved { lesson: "x".to_owned(), mark: "1".to_owned(), step: "a".to_owned() });
    note(Learnt::Done { lesson: "x".to_owned(), mistakes: Some(3) });
    note(Learnt::At { lesson: "x".to_owned(), mark: "2".to_owned(), step: Some("a".to_owned()) });
    let kept = &progress.of(Cuba::ID).lessons["x"];
    assert!(kept.done && kept.solved.is_empty());
}
