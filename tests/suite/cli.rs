//! The program as a user meets it: help, look-ups, languages, bad input, exit codes.

use std::{
    fs,
    path::PathBuf,
    process::{Command, Stdio},
};

use serde_json::Value;

use santiago::text::catalog::languages;

use crate::support::tally;

pub struct Ran {
    pub out: String,
    pub err: String,
    pub code: i32,
}

fn run_with(args: &[&str], environment: &[(&str, &str)]) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_santiago"));
    command.args(args).stdin(Stdio::null()).env_clear().envs(environment.iter().copied());
    let output = command.output().expect("the program runs");
    Ran {
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8(output.stderr).expect("UTF-8"),
        code: output.status.code().expect("an exit code"),
    }
}

pub fn run(args: &[&str]) -> Ran {
    run_with(args, &[])
}

/// An empty folder of our own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

const HINT: &str = "--lang LANG: other languages, for example --lang de";

#[test]
fn help_in_every_language() {
    let mut seen = Vec::new();
    for lang in languages() {
        for args in [
            vec!["--help"],
            vec!["rules", "--help"],
            vec!["check", "-h"],
            vec!["engine", "--help"],
            vec!["simulate", "-h"],
        ] {
            let ran = run(&[&args[..], &["--lang", lang]].concat());
            assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{lang} {args:?}");
            assert!(ran.out.contains("--lang LANG") && ran.out.contains(HINT), "{lang}: {}", ran.out);
            assert!(!ran.out.contains(['{', '\u{1b}']), "{lang}: {}", ran.out);
            assert!(ran.out.lines().all(|line| line.chars().count() <= 88), "{lang}: {}", ran.out);
        }
        let help = run(&["--help", "--lang", lang]).out;
        assert!(
            ["rules", "check", "simulate", "engine", "completions", "manual"].iter().all(|name| help.contains(name))
        );
        assert!(!seen.contains(&help), "{lang} has words of its own");
        seen.push(help);
    }
    let version = run(&["--version"]);
    assert_eq!(version.out, concat!("santiago ", env!("CARGO_PKG_VERSION"), "\n"));
    let overview = run(&[]);
    assert_eq!((overview.code, overview.out), (2, run(&["--help"]).out), "nothing asked for: the overview, exit 2");
}

#[test]
fn which_language() {
    let title = |environment: &[(&str, &str)], args: &[&str]| {
        let ran = run_with(&[&["rules", "customs"], args].concat(), environment);
        assert_eq!(ran.code, 0, "{}", ran.err);
        ran.out.lines().next().unwrap_or_default().to_owned()
    };
    assert!(title(&[], &[]).starts_with("Customs house"));
    assert!(title(&[("LANG", "de_DE.UTF-8")], &[]).starts_with("Zollamt"));
    assert!(title(&[("LANG", "de_DE"), ("LC_ALL", "ru_RU.UTF-8")], &[]).starts_with("Таможня"));
    assert!(title(&[("LC_MESSAGES", "it_CH"), ("LANG", "de_DE")], &[]).starts_with("Ufficio doganale"));
    assert!(title(&[("LC_ALL", "C")], &[]).starts_with("Customs house"));
    assert!(title(&[("LANG", "xx_YY"), ("LC_ALL", "tlh")], &[]).starts_with("Customs house"), "no error");
    assert!(title(&[("LC_ALL", "tlh"), ("LANG", "es_AR")], &[]).starts_with("Aduana"), "the first that answers");
    assert!(
        title(&[("LANG", "de_DE")], &["--lang", "es-MX"]).starts_with("Aduana"),
        "a regional one finds its language"
    );
    assert!(title(&[], &["--lang", "de-AT"]).starts_with("Zollamt"));
    for unknown in ["fr", "nonsense", "", "de de"] {
        let ran = run(&["rules", "customs", "--lang", unknown]);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{unknown}");
        assert!(ran.err.contains("en, de, it, es, ru") && ran.err.contains(HINT), "{}", ran.err);
    }
}

#[test]
fn looking_something_up() {
    let page = run(&["rules", "zollamt", "--lang", "ru"]);
    assert_eq!(page.code, 0);
    for needed in ["Таможня", "Zollamt", "R57", "customs-office"] {
        assert!(page.out.contains(needed), "{needed}: {}", page.out);
    }
    assert!(!page.out.contains('\u{1b}'), "no colours where there is no terminal");
    assert!(run(&["rules", "bank", "--color", "always"]).out.contains("\u{1b}[1m"));
    assert!(run_with(&["rules", "bank", "--color", "always"], &[("NO_COLOR", "1")]).out.contains("\u{1b}[1m"));
    assert!(!run(&["rules", "bank", "--color", "never"]).out.contains('\u{1b}'));
    let several = run(&["rules", "Ufficio", "--lang", "it"]);
    assert_eq!((several.code, several.out.lines().count()), (0, 4), "{}", several.out);
    let nothing = run(&["rules", "casinoland", "--lang", "de"]);
    assert_eq!(nothing.code, 1);
    assert!(nothing.out.lines().count() > 2, "the nearest are offered: {}", nothing.out);
    let contents = run(&["rules", "--lang", "es"]);
    assert_eq!(contents.code, 0);
    assert!(contents.out.contains("Aduana") && contents.out.contains("r84") && contents.out.contains("tie-pesos"));
    let words = run(&["rules", "trading", "office", "--lang", "en"]);
    assert!(words.out.starts_with("Trading office"), "{}", words.out);
    let beside = run(&["rules", "aduana", "--lang", "de", "--with", "ru"]);
    let first = beside.out.lines().next().unwrap_or_default();
    assert!(first.contains("Zollamt") && first.contains("│") && first.contains("Таможня"), "{first}");
    let ascii = run(&["rules", "aduana", "--lang", "de", "--with", "es", "--ascii"]);
    assert!(ascii.out.contains(" | ") && !ascii.out.contains('│'));
    assert_eq!(run(&["rules", "aduana", "--with", "fr"]).code, 2);
    let escaped = run(&["rules", "\u{1b}[31mfoo\u{7}zzzzqqq"]);
    assert!(!escaped.out.contains(['\u{1b}', '\u{7}']), "what was typed cannot command the terminal");
}

#[test]
fn answers_for_machines() {
    let json = |args: &[&str]| -> (Value, i32) {
        let ran = run(&[args, &["--json"]].concat());
        assert_eq!(ran.out.lines().count(), 1);
        (serde_json::from_str(&ran.out).expect("one JSON object"), ran.code)
    };
    let (found, code) = json(&["rules", "zollamt", "--lang", "ru"]);
    assert_eq!((code, found["lang"].as_str(), found["query"].as_str()), (0, Some("ru"), Some("zollamt")));
    let first = &found["found"][0];
    assert_eq!((first["kind"].as_str(), first["id"].as_str()), (Some("building"), Some("customs")));
    assert_eq!(first["title"], "Таможня");
    assert_eq!(first["names"]["de"], "Zollamt");
    assert_eq!(first["names"].as_object().map(serde_json::Map::len), Some(5));
    assert_eq!(first["rules"][0], "customs-office");
    assert_eq!(found["found"].as_array().map(Vec::len), Some(1));
    let (nothing, code) = json(&["rules", "casinoland"]);
    assert_eq!((code, nothing["found"].as_array().map(Vec::len)), (1, Some(0)));
    assert!(nothing["nearest"].as_array().is_some_and(|near| !near.is_empty() && near.len() <= 5));
    let (rule, _) = json(&["rules", "drive-cost", "--lang", "de"]);
    assert_eq!(
        (rule["found"][0]["kind"].as_str(), rule["found"][0]["rules"][0].as_str()),
        (Some("rule"), Some("drive-cost"))
    );
    let (check, code) = json(&["check"]);
    assert_eq!((code, check["faults"].as_array().map(Vec::len)), (0, Some(0)), "{check}");
}

#[test]
fn a_wrong_command_line() {
    let mut said = 0;
    for lang in languages() {
        for (args, word) in [
            (&["fly"][..], "fly"),
            (&["ruls"], "rules"),
            (&["--wings"], "--wings"),
            (&["rules", "x", "--colr", "never"], "--color"),
            (&["rules", "--lang"], "--lang"),
            (&["rules", "--color", "pink"], "pink"),
            (&["engine", "word"], "word"),
            (&["engine", "--game", "chess"], "chess"),
            (&["engine", "--with", "de"], "--with"),
            (&["completions", "tcsh"], "bash, zsh, fish"),
            (&["rules", "--json=yes"], "--json"),
            (&["simulate", "--seats", "hard,madium"], "medium"),
            (&["simulate", "--seats", "hard"], "hard"),
            (&["simulate", "--seats", "easy,easy,easy,easy,easy"], "easy,easy"),
            (&["simulate", "--seats", ""], "easiest, easy, medium, hard"),
            (&["simulate", "--games", "0"], "--games"),
            (&["simulate", "--games", "many"], "many"),
            (&["simulate", "--seed", "-1"], "-1"),
            (&["simulate", "--nodes", "1e3"], "--nodes"),
            (&["simulate", "--time", "5", "--nodes", "5"], "--time, --nodes"),
            (&["simulate", "word"], "word"),
            (&["rules", "--games", "3"], "--games"),
        ] {
            let ran = run(&[&["--lang", lang], args].concat());
            assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{args:?}");
            assert!(ran.err.contains(word) && ran.err.contains("santiago --help"), "{args:?}: {}", ran.err);
            assert!(!ran.err.contains('{'), "{}", ran.err);
            said += 1;
        }
    }
    tally("wrong command lines, each explained", said);
}

#[test]
fn completions_and_the_manual() {
    for shell in ["bash", "zsh", "fish"] {
        let ran = run(&["completions", shell]);
        assert_eq!(ran.code, 0);
        assert!(ran.out.contains("rules") && ran.out.contains("lang"), "{}", ran.out);
    }
    let checked = Command::new("bash").args(["-n", "-c", &run(&["completions", "bash"]).out]).status();
    assert!(checked.map_or(true, |status| status.success()), "bash can read its completions");
    for lang in languages() {
        let manual = run(&["manual", "--lang", lang]).out;
        assert!(manual.starts_with(".TH SANTIAGO") && manual.contains("\\-\\-lang"), "{manual}");
    }
}

#[test]
fn the_engine_speaks() {
    use std::io::Write;
    let mut seen = std::collections::BTreeSet::new();
    for lang in languages() {
        let mut child = Command::new(env!("CARGO_BIN_EXE_santiago"))
            .args(["engine", "--lang", lang])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let lines = concat!(
            r#"{"cmd":"new","players":2,"seed":7,"first":0}"#,
            "\n",
            r#"{"cmd":"act","action":{"type":"roll","dice":{"sugar":2,"citrus":4,"tobacco":0,"rum":1,"cigars":3}}}"#,
            "\n",
            r#"{"cmd":"act","action":{"type":"leave-out","good":"rum"}}"#,
            "\n",
            r#"{"cmd":"explain","action":{"type":"drive","steps":6}}"#,
            "\n",
            r#"{"cmd":"explain","action":{"type":"fly"}}"#,
            "\n",
            r#"{"cmd":"load","state":{}}"#,
            "\n",
            "nonsense\n",
        );
        child.stdin.take().expect("a pipe").write_all(lines.as_bytes()).expect("written");
        let output = child.wait_with_output().expect("it ends");
        let answers: Vec<Value> = String::from_utf8(output.stdout)
            .expect("UTF-8")
            .lines()
            .map(|line| serde_json::from_str(line).expect("JSON"))
            .collect();
        let told = answers[2]["events"][0]["text"].as_str().expect("a text").to_owned();
        let refused = answers[3]["refusals"][0]["text"].as_str().expect("a text").to_owned();
        assert!(refused.contains('6') && refused.contains('5') && refused.contains('3'), "its numbers: {refused}");
        for text in
            [told, refused, answers[4]["error"]["message"].to_string(), answers[6]["error"]["message"].to_string()]
        {
            assert!(!text.contains(['{', '}']), "{text}");
            assert!(seen.insert(text.clone()), "{lang} has words of its own: {text}");
        }
    }
}

/// A language added as a folder: spoken where it has words, marked where it has none.
#[test]
fn a_language_in_a_folder() {
    let dir = folder("locales-pt");
    fs::create_dir_all(dir.join("pt")).expect("a folder");
    fs::write(
        dir.join("pt/names.ftl"),
        "cuba-building-customs = alfândega\n    .synonyms = posto aduaneiro\n\
         cuba-article-customs = Vire 1\u{a0}dado do navio para 0.\u{1b}[31m{ \"\\u001B[31m\\u202E\" }\n",
    )
    .expect("written");
    let path = dir.to_string_lossy().into_owned();
    let ran = run(&["rules", "customs", "--lang", "pt-BR", "--locales", &path]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.starts_with("Alfândega"), "{}", ran.out);
    assert!(ran.out.contains("Vire 1"));
    assert!(ran.out.contains("[en] "), "what it lacks is in English and says so");
    assert!(!ran.out.contains(['\u{1b}', '\u{202e}']), "no escape sequence of a file reaches the terminal");
    for name in ["alfandega", "Posto aduaneiro"] {
        assert!(run(&["rules", name, "--lang", "pt", "--locales", &path]).out.starts_with("Alfândega"), "{name}");
    }
    let of_environment = run_with(&["rules", "customs", "--locales", &path], &[("LANG", "pt_BR.UTF-8")]);
    assert!(of_environment.out.starts_with("Alfândega"), "{}", of_environment.out);
    let audited = run(&["check", &path]);
    assert_eq!(audited.code, 1);
    assert!(audited.out.lines().count() > 600, "what it lacks is listed");
    assert_eq!(run(&["rules", "customs", "--lang", "fr", "--locales", &path]).code, 2);
    // A folder may also better a language of ours.
    fs::create_dir_all(dir.join("de")).expect("a folder");
    let bettered = "cuba-building-customs = Zoll\ncuba-article-customs = So viel: { n-points }.\n";
    fs::write(dir.join("de/names.ftl"), bettered).expect("written");
    let ours = run(&["rules", "customs", "--lang", "de", "--locales", &path]);
    assert!(ours.out.starts_with("Zoll (") && ours.out.contains("Wann"), "{}", ours.out);
}

#[test]
fn what_a_language_was_compared_with() {
    let dir = folder("locales-compared");
    fs::create_dir_all(dir.join("pt")).expect("a folder");
    fs::write(dir.join("pt/names.ftl"), "cuba-building-customs = alfândega\n").expect("written");
    let path = dir.to_string_lossy().into_owned();
    assert_eq!(run(&["check", &path, "--compared", "pt"]).code, 0);
    assert!(dir.join("pt/compared.txt").exists());
    for other in ["../../x", "/tmp", "en", "fr"] {
        assert_eq!(run(&["check", &path, "--compared", other]).code, 2, "{other}");
    }
}

#[test]
fn broken_folders() {
    let dir = folder("locales-broken");
    let case = |name: &str, make: &dyn Fn(&std::path::Path)| {
        let dir = dir.join(name);
        fs::create_dir_all(dir.join("pt")).expect("a folder");
        fs::write(dir.join("pt/good.ftl"), "a = b\n").expect("written");
        make(&dir);
        dir.to_string_lossy().into_owned()
    };
    let nested = format!("a = {}x{}\n", "{ ".repeat(250), " }".repeat(250));
    // The parser goes deeper with every call and every selector, however the braces are quoted.
    let calls = format!("a = {{ {}1{} }}\n", "A(".repeat(50_000), ")".repeat(50_000));
    let quoted = format!("a = {}x\n", "{ \"}\" ->\n *[a] ".repeat(20_000));
    let cases = [
        case("not-utf8", &|dir| fs::write(dir.join("pt/x.ftl"), b"a = \xff\n").expect("written")),
        case("too-large", &|dir| fs::write(dir.join("pt/x.ftl"), "a".repeat((1 << 20) + 1)).expect("written")),
        case("nested", &|dir| fs::write(dir.join("pt/x.ftl"), &nested).expect("written")),
        case("calls", &|dir| fs::write(dir.join("pt/x.ftl"), &calls).expect("written")),
        case("quoted", &|dir| fs::write(dir.join("pt/x.ftl"), &quoted).expect("written")),
        case("syntax", &|dir| fs::write(dir.join("pt/x.ftl"), "a = b\n\nc = { $x -> }\n").expect("written")),
        case("no-language", &|dir| fs::create_dir_all(dir.join("not a language")).expect("a folder")),
        case("many", &|dir| {
            for number in 0..2_001 {
                fs::write(dir.join(format!("pt/{number}.ftl")), "").expect("written");
            }
        }),
        dir.join("missing").to_string_lossy().into_owned(),
        folder("locales-empty").to_string_lossy().into_owned(),
    ];
    #[cfg(unix)]
    let link = case("link", &|dir| std::os::unix::fs::symlink("/etc/hostname", dir.join("pt/x.ftl")).expect("a link"));
    #[cfg(unix)]
    let cases: Vec<String> = cases.into_iter().chain([link]).collect();
    for path in &cases {
        for lang in languages() {
            for args in [vec!["rules", "bank", "--locales", path], vec!["check", path]] {
                let ran = run(&[&args[..], &["--lang", lang]].concat());
                assert_eq!((ran.code, ran.out.as_str()), (3, ""), "{path}: {}", ran.err);
                assert!(!ran.err.trim().is_empty() && !ran.err.contains('{'), "{path}: {}", ran.err);
            }
        }
    }
    let syntax = run(&["check", &cases[5]]).err;
    assert!(syntax.contains("x.ftl") && syntax.contains('3'), "with file and line: {syntax}");
    tally("broken folders of languages, each refused with its reason", cases.len());
}

/// Any bytes in a folder of languages: an answer or a clear error.
#[test]
fn mutated_folders() {
    use santiago::{
        chance::Chance,
        game::Dice,
        text::{
            Catalog, Message,
            catalog::{Foreign, sources},
            syntax,
        },
    };
    let mut chance = Chance::seeded(21);
    let files = sources("en");
    let mut said = 0;
    for number in 0..20_000 {
        let (name, text) = files[number % files.len()];
        let start = chance.below(text.len() as u32 / 2) as usize;
        let mut bytes = text.as_bytes()[start..(start + 3_000).min(text.len())].to_vec();
        for _ in 0..=chance.below(12) {
            let at = chance.below(bytes.len() as u32) as usize;
            let scraps = [&b"{"[..], b"}", b"->", b"*[", b"\n", b"$", b"\xf0\x9f", b"{ n-points }", b"{ a }", b".x ="];
            let scrap = scraps[chance.below(10) as usize];
            bytes.splice(at..(at + chance.below(4) as usize).min(bytes.len()), scrap.iter().copied());
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let ids: Vec<String> = text.lines().filter_map(|line| line.split(" =").next()).map(str::to_owned).collect();
        let _ = syntax::first_error(&text);
        let foreign = [Foreign { lang: "pt".to_owned(), files: vec![(name.to_owned(), text)], ..Foreign::default() }];
        let catalog = Catalog::new("pt", &foreign);
        for id in ids.iter().take(12) {
            let _ = catalog.say(&Message::new(id.clone()).with("player", "x".to_owned()).with("count", 2_u32));
            said += 1;
        }
    }
    tally("mutated files of texts", 20_000);
    tally("messages of them, each answered", said);
}
