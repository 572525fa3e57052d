//! The texts: audited, with every defect planted in them found; and everything the engine says, said in every language.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use santiago::{
    chance::Chance,
    cuba::{Cuba, Rule},
    game::Dice,
    ids::Id,
    reference::{Topic, article::article},
    text::{
        Spoken,
        audit::{Audit, Defect, Finding, Source, Vocabulary, audit, marks},
        catalog::{compared, languages, sources},
    },
};

use crate::{
    spoken::Voices,
    support::{project, tally},
};

fn ours() -> Vec<Source> {
    let mut all = Vec::new();
    for lang in languages() {
        for (name, text) in sources(lang) {
            let path = format!("locales/{lang}/{name}");
            assert_eq!(fs::read_to_string(project(&path)).expect("a file"), text, "{path} is embedded as it is");
            all.push(Source { lang: lang.to_owned(), path, text: text.to_owned() });
        }
    }
    all
}

fn noted() -> BTreeMap<String, BTreeMap<String, String>> {
    let pairs = |text: &str| {
        text.lines().filter_map(|line| line.split_once(' ')).map(|(a, b)| (a.to_owned(), b.to_owned())).collect()
    };
    languages().into_iter().filter(|lang| *lang != "en").map(|lang| (lang.to_owned(), pairs(compared(lang)))).collect()
}

fn shown(report: &Audit) -> Vec<String> {
    let line = |finding: &Finding| {
        format!("{}:{}: {} {} {}", finding.path, finding.line, finding.kind.id(), finding.id, finding.detail)
    };
    report.findings.iter().map(line).collect()
}

#[test]
fn the_texts_are_in_order() {
    let folders = fs::read_dir(project("locales")).expect("the locales").flatten();
    let folders = folders.filter(|one| one.path().is_dir()).map(|one| one.file_name().into_string().expect("a tag"));
    assert_eq!(folders.collect::<BTreeSet<_>>(), languages().into_iter().map(ToOwned::to_owned).collect());
    let report = audit(&ours(), &noted(), &Vocabulary::new(&[]));
    assert_eq!(shown(&report), [""; 0]);
    tally("messages in each of 5 languages", report.messages);
    tally("formattings, 0 errors", report.formats);
}

/// A defect: how it changes a text, at a place that it is given; `None` where it does not apply.
type Plant = fn(&str, usize) -> Option<(String, usize)>;

/// The message that a line belongs to.
fn message_at(text: &str, line: usize) -> String {
    let start = text.lines().take(line).filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic())).last();
    start.and_then(|line| line.split(' ').next()).unwrap_or_default().to_owned()
}

/// Replaces the first `old` from a place on; answers with the text and the line changed.
fn replace(text: &str, from: usize, old: &str, new: &str) -> Option<(String, usize)> {
    let from = (from..=text.len()).find(|at| text.is_char_boundary(*at))?;
    let at = from + text[from..].find(old)?;
    let line = text[..at].matches('\n').count() + 1;
    Some((format!("{}{new}{}", &text[..at], &text[at + old.len()..]), line))
}

/// The start of a message of one line, from a place on.
fn simple_message(text: &str, from: usize) -> Option<(usize, usize)> {
    let from = (from..=text.len()).find(|at| text.is_char_boundary(*at))?;
    let mut at = from + text[from..].find('\n')? + 1;
    loop {
        let line = text[at..].split('\n').next()?;
        let next = at + line.len() + 1;
        let alone = text.get(next..).is_none_or(|rest| !rest.starts_with([' ', '}']));
        if line.starts_with("cuba-") && line.contains(" = ") && !line.contains('{') && alone {
            return Some((at, next));
        }
        if next >= text.len() {
            return None;
        }
        at = next;
    }
}

fn line_at(text: &str, at: usize) -> usize {
    text[..at].matches('\n').count() + 1
}

const PLANTS: [(Defect, &str, Plant); 19] = [
    (Defect::Syntax, "", |text, at| {
        let (start, end) = simple_message(text, at)?;
        let broken = text[start..end].replacen(" = ", " ", 1);
        Some((format!("{}{broken}{}", &text[..start], &text[end..]), line_at(text, start)))
    }),
    (Defect::Twice, "", |text, at| {
        let (start, end) = simple_message(text, at)?;
        let line = &text[start..end];
        Some((format!("{}{line}{}", &text[..end], &text[end..]), line_at(text, end)))
    }),
    (Defect::Missing, "", |text, at| {
        let (start, end) = simple_message(text, at)?;
        Some((format!("{}{}", &text[..start], &text[end..]), line_at(text, start)))
    }),
    (Defect::Missing, "", |text, at| replace(text, at, "    .title = ", "    .headline = ")),
    (Defect::Extra, "", |text, at| {
        let (start, _) = simple_message(text, at)?;
        Some((format!("{}cuba-invented = X\n{}", &text[..start], &text[start..]), line_at(text, start)))
    }),
    (Defect::Variables, "", |text, at| replace(text, at, "{ $player }", "{ $person }")),
    (Defect::Variables, "", |text, at| {
        let (start, end) = simple_message(text, at)?;
        Some((format!("{} {{ $invented }}{}", &text[..end - 1], &text[end - 1..]), line_at(text, start)))
    }),
    (Defect::Reference, "", |text, at| replace(text, at, "{ n-points }", "{ n-nothing }")),
    (Defect::Plural, "de", |text, at| replace(text, at, "    [one] ", "    [two] ")),
    (Defect::Default, "es", |text, at| replace(text, at, "   *[other] ", "   *[many] ")),
    (Defect::Typography, "", |text, at| {
        let (_, end) = simple_message(text, at)?;
        Some((format!("{} \"x\"{}", &text[..end - 1], &text[end - 1..]), line_at(text, end - 1)))
    }),
    (Defect::Typography, "", |text, at| {
        let (_, end) = simple_message(text, at)?;
        Some((format!("{}...{}", &text[..end - 1], &text[end - 1..]), line_at(text, end - 1)))
    }),
    (Defect::Typography, "", |text, at| {
        let (_, end) = simple_message(text, at)?;
        Some((format!("{} x  y{}", &text[..end - 1], &text[end - 1..]), line_at(text, end - 1)))
    }),
    (Defect::Term, "de", |text, at| {
        let (_, end) = simple_message(text, at)?;
        Some((format!("{} Kubaner{}", &text[..end - 1], &text[end - 1..]), line_at(text, end - 1)))
    }),
    (Defect::Gender, "it", |text, at| {
        let (_, end) = simple_message(text, at)?;
        Some((format!("{} il giocatore{}", &text[..end - 1], &text[end - 1..]), line_at(text, end - 1)))
    }),
    (Defect::Control, "", |text, at| {
        let (_, end) = simple_message(text, at)?;
        Some((format!("{}\u{200b}{}", &text[..end - 1], &text[end - 1..]), line_at(text, end - 1)))
    }),
    (Defect::Typography, "", |text, at| replace(text, at, "{ $points }\u{a0}", "{ $points } ")),
    (Defect::Variables, "", |text, at| replace(text, at, "    [sugar] ", "    [honey] ")),
    (Defect::Typography, "ru", |text, at| {
        let (_, end) = simple_message(text, at)?;
        Some((format!("{} фишкa{}", &text[..end - 1], &text[end - 1..]), line_at(text, end - 1)))
    }),
];

#[test]
fn planted_defects_are_found() {
    const MANY: usize = 300;
    let clean = ours();
    let marks = noted();
    let mut chance = Chance::seeded(10);
    let (mut planted, mut kinds) = (0, BTreeSet::new());
    // Auditing two languages at a time is as good as five, and quicker.
    while planted < MANY {
        let (kind, only, plant) = PLANTS[planted % PLANTS.len()];
        let langs: Vec<_> = languages().into_iter().filter(|lang| *lang != "en").collect();
        let lang = if only.is_empty() { langs[chance.below(4) as usize] } else { only };
        let mut texts: Vec<Source> =
            clean.iter().filter(|source| source.lang == lang || source.lang == "en").cloned().collect();
        let files: Vec<usize> = (0..texts.len()).filter(|at| texts[*at].lang == lang).collect();
        let file = files[chance.below(files.len() as u32) as usize];
        let at = chance.below(texts[file].text.len() as u32) as usize;
        let Some((text, line)) = plant(&texts[file].text, at) else { continue };
        texts[file].text = text;
        let report = audit(&texts, &BTreeMap::new(), &Vocabulary::new(&[]));
        // What is missing is shown where English has it; everything else in the file, at the line or at its message.
        let before = &clean.iter().find(|source| source.path == texts[file].path).expect("the same file").text;
        let id = message_at(if kind == Defect::Missing { before } else { &texts[file].text }, line);
        let here = |finding: &Finding| {
            let place = if kind == Defect::Missing {
                finding.path.starts_with("locales/en/") && finding.detail == lang
            } else {
                finding.path == texts[file].path && finding.line.abs_diff(line) <= 30
            };
            let named = kind == Defect::Syntax || finding.id.split('.').next() == Some(id.as_str());
            finding.kind == kind && place && named && finding.line > 0
        };
        assert!(
            report.findings.iter().any(here),
            "{kind:?} of {id} in {} line {line}: {:?}",
            texts[file].path,
            shown(&report)
        );
        kinds.insert((kind, planted % PLANTS.len()));
        planted += 1;
    }
    // And translations that are older than their English.
    let mut stale = 0;
    while stale < 20 {
        let mut texts = clean.clone();
        let files: Vec<usize> = (0..texts.len()).filter(|at| texts[*at].lang == "en").collect();
        let file = files[chance.below(files.len() as u32) as usize];
        let at = chance.below(texts[file].text.len() as u32) as usize;
        let Some((start, end)) = simple_message(&texts[file].text, at) else { continue };
        let id = texts[file].text[start..end].split(' ').next().expect("an id").to_owned();
        texts[file].text.insert(end - 1, '!');
        let report = audit(&texts, &marks, &Vocabulary::new(&[]));
        let of_id = report.findings.iter().filter(|finding| finding.kind == Defect::Stale && finding.id == id).count();
        assert_eq!(of_id, 4, "{id} is stale in the four others");
        stale += 1;
    }
    tally("planted defects, all found with file and line", planted + stale);
    tally("kinds of planted defects", kinds.len() + 1);
}

#[test]
fn every_topic_has_an_article() {
    let mut blocks = 0;
    for catalog in Voices::new().0 {
        for topic in Topic::all() {
            let page = article(topic, &catalog);
            for block in &page.blocks {
                for item in &block.items {
                    assert!(
                        !item.contains(['{', '}']) && !item.starts_with("[en]"),
                        "{} {topic:?}: {item}",
                        catalog.lang()
                    );
                }
                blocks += 1;
            }
            assert!(!page.title.is_empty() && !page.kind.contains('{'));
        }
    }
    assert_eq!(Topic::all().count(), 9 + 12 + 6 + 28 + 18 + 164 + 84);
    tally("blocks of articles in 5 languages", blocks);
}

/// The heading in the language's own booklet, as the ledger has it.
#[test]
fn sources_are_the_ledgers() {
    let ledger: toml::Table = crate::support::read("data/santiago-de-cuba/ledger.toml").parse().expect("TOML");
    for catalog in Voices::new().0.iter().filter(|catalog| catalog.lang() != "en") {
        for rule in ledger["rule"].as_array().expect("rules") {
            let id = Rule::from_id(rule["id"].as_str().expect("an id")).expect("a rule");
            let said = catalog.say(&Cuba::rule(id).attribute("source")).text;
            if let Some(heading) = rule["source"].get(catalog.lang()).and_then(toml::Value::as_str) {
                assert_eq!(said, heading, "{} {}", catalog.lang(), id.id());
            }
        }
    }
}

/// The code of the library and the program.
fn code() -> String {
    let mut code = String::new();
    let mut folders = vec![project("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                code.push_str(&fs::read_to_string(path).expect("text"));
            }
        }
    }
    code
}

/// What stands in quotation marks right after some code.
fn quoted_after<'a>(code: &'a str, before: &str) -> BTreeSet<&'a str> {
    code.split(before).skip(1).filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next()).collect()
}

/// Whatever the code says by name has a text.
#[test]
fn no_text_is_forgotten() {
    let code = code();
    let english: Vec<Source> = ours().into_iter().filter(|source| source.lang == "en").collect();
    let known = marks(&english);
    let mut named = 0;
    for (before, prefix) in [
        ("Message::new(", ""),
        (".text(", ""),
        (" wanted(", "cuba-goal-"),
        ("![wanted(", "cuba-goal-"),
        ("(named(", "cuba-figure-"),
    ] {
        for name in quoted_after(&code, before) {
            let id = format!("{prefix}{name}");
            assert!(known.contains_key(&id), "{id} is said by {before} and has no text");
            named += 1;
        }
    }
    tally("texts that the code names, all there", named);
}

/// No text that nothing says.
#[test]
fn no_text_is_left_over() {
    let mut code = code();
    // What can be looked up names the parts of its articles.
    code += &crate::support::read("data/santiago-de-cuba/topics.toml");
    let english: Vec<Source> = ours().into_iter().filter(|source| source.lang == "en").collect();
    // A phrase that one language needs exists in all five.
    let everything: String = ours().iter().map(|source| source.text.clone()).collect();
    let families = [
        "cli-command-",
        "cli-option-",
        "cli-error-",
        "reference-kind-",
        "reference-",
        "audit-",
        "error-bad-request-",
        "error-",
        "fault-",
        "cuba-figure-",
        "cuba-goal-",
        "cuba-amount-gets-",
        "cuba-amount-pays-",
        "cuba-assumed-",
        "cuba-code-",
        "cuba-puzzle-",
        "cuba-sketch-help-",
        "cuba-sketch-key-",
        "cuba-sketch-question-",
        "goal-",
        "learn-command-",
        "learn-hint-",
        "key-",
        "ui-kind-",
        "ui-tab-",
        "ui-play-",
        "ui-play-deed-",
        "ui-play-layout-",
        "ui-table-",
        "ui-table-question-",
        "free-command-",
        "free-sketch-",
        "free-unreadable-",
        "free-verdict-",
        "review-command-",
        "review-puzzle-",
        "ui-review-",
    ];
    let unused: Vec<String> = marks(&english)
        .into_keys()
        .filter(|id| !id.starts_with("cuba-") || families.iter().any(|family| id.starts_with(family)))
        .filter(|id| {
            let referred = everything.contains(&format!("{{ {id} }}"));
            let named = code.contains(&format!("\"{id}\""));
            let in_family = families.iter().filter_map(|family| id.strip_prefix(family)).any(|rest| {
                code.contains(&format!("\"{rest}\"")) || code.contains(&format!("\"{}\"", rest.trim_end_matches('s')))
            });
            !(referred || named || in_family)
        })
        .collect();
    assert_eq!(unused, [""; 0]);
}
