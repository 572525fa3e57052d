//! `santiago check`: audits the texts, ours or those of a folder of languages.
//!
//! A folder is audited together with our English texts, with which a translation is compared. A language remembers in
//! its `compared.txt` which English texts it was last compared with; `--compared LANG` notes that it now is.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    fs,
    path::Path,
};

use serde_json::json;

use crate::{
    ids::Id,
    text::{
        Catalog, Message,
        audit::{Report, Source, audit, marks},
        catalog::{Foreign, languages, sources},
        harmless,
        language::ENGLISH,
    },
};

use super::{
    Context, Exit, folder, misused,
    output::{answer, complain},
    parse::Misuse,
};

/// The file in which a language remembers what it was compared with.
const COMPARED: &str = "compared.txt";

/// Audits texts.
pub(super) fn run(context: &Context) -> Exit {
    let catalog = &context.catalog;
    let folder = context.options.words.first().map(Path::new);
    let (mut texts, mut compared) = (Vec::new(), BTreeMap::new());
    let mut foreign = Vec::new();
    for path in context.options.words.iter().map(Path::new) {
        match folder::read(path) {
            Ok(languages) => {
                compared.extend(marks_beside(path, &languages));
                foreign.extend(languages);
            }
            Err(fault) => {
                complain(&catalog.say(&fault.message()).text);
                return Exit::System;
            }
        }
    }
    if folder.is_some() {
        texts.extend(with_english(&foreign));
    } else {
        texts.extend(ours());
        compared.extend(our_marks());
    }
    if let Some(lang) = &context.options.compared {
        let known: BTreeSet<&str> =
            texts.iter().map(|source| source.lang.as_str()).filter(|lang| *lang != ENGLISH).collect();
        if !known.contains(lang.as_str()) {
            let known = known.into_iter().collect::<Vec<_>>().join(", ");
            return misused(&Misuse::new("unknown-language", lang.clone()).knowing(known), catalog);
        }
        return compare(lang, &texts, folder.unwrap_or(Path::new("locales")), catalog);
    }
    let report = audit(&texts, &compared);
    let done = answer(&if context.options.json { for_machines(&report, catalog) } else { on_lines(&report, catalog) });
    if report.findings.is_empty() { done } else { done.max(Exit::No) }
}

/// The texts that the program carries.
fn ours() -> Vec<Source> {
    let of = |lang: &'static str| {
        sources(lang).into_iter().map(move |(name, text)| Source {
            lang: lang.to_owned(),
            path: format!("locales/{lang}/{name}"),
            text: text.to_owned(),
        })
    };
    languages().into_iter().flat_map(of).collect()
}

fn our_marks() -> BTreeMap<String, BTreeMap<String, String>> {
    let of = |lang: &str| (lang.to_owned(), read_marks(crate::text::catalog::compared(lang)));
    languages().into_iter().filter(|lang| *lang != ENGLISH).map(of).collect()
}

fn with_english(foreign: &[Foreign]) -> Vec<Source> {
    let mut texts: Vec<Source> = Vec::new();
    if foreign.iter().all(|one| one.lang != ENGLISH) {
        texts.extend(ours().into_iter().filter(|source| source.lang == ENGLISH));
    }
    for one in foreign {
        texts.extend(one.files.iter().map(|(path, text)| Source {
            lang: one.lang.clone(),
            path: path.clone(),
            text: text.clone(),
        }));
    }
    texts
}

/// The marks that languages of a folder keep; one that keeps none is not asked for them.
fn marks_beside(folder: &Path, foreign: &[Foreign]) -> BTreeMap<String, BTreeMap<String, String>> {
    let of = |one: &Foreign| {
        let text = folder::read_limited(&folder.join(&one.lang).join(COMPARED)).ok()?;
        Some((one.lang.clone(), read_marks(&text)))
    };
    foreign.iter().filter(|one| one.lang != ENGLISH).filter_map(of).collect()
}

/// `id mark` lines.
fn read_marks(text: &str) -> BTreeMap<String, String> {
    let pairs = text.lines().filter_map(|line| line.split_once(' '));
    pairs.map(|(id, mark)| (id.to_owned(), mark.to_owned())).collect()
}

/// Notes that a language was compared with the English texts as they are now.
fn compare(lang: &str, texts: &[Source], folder: &Path, catalog: &Catalog) -> Exit {
    let english: Vec<Source> = texts.iter().filter(|source| source.lang == ENGLISH).cloned().collect();
    let marks = marks(&english);
    let lines = marks.iter().fold(String::new(), |mut lines, (id, mark)| {
        let _ = writeln!(lines, "{id} {mark}");
        lines
    });
    if fs::write(folder.join(lang).join(COMPARED), lines).is_err() {
        let path = folder.join(lang).to_string_lossy().into_owned();
        complain(&catalog.say(&Message::new("cli-error-folder").with("path", path).with("reason", "missing")).text);
        return Exit::System;
    }
    let noted = Message::new("check-compared").with("lang", lang.to_owned()).with("count", marks.len());
    answer(&format!("{}\n", catalog.say(&noted)))
}

fn on_lines(report: &Report, catalog: &Catalog) -> String {
    let mut text = String::new();
    for finding in &report.findings {
        let _ = writeln!(text, "{}:{}: {}", harmless(&finding.path), finding.line, catalog.say(&finding.message()));
    }
    let end = if report.findings.is_empty() {
        Message::new("audit-clean")
            .with("messages", report.messages)
            .with("languages", report.languages)
            .with("formats", report.formats)
    } else {
        Message::new("audit-found").with("count", report.findings.len())
    };
    let _ = writeln!(text, "{}", catalog.say(&end));
    text
}

fn for_machines(report: &Report, catalog: &Catalog) -> String {
    let faults = report.findings.iter().map(|finding| {
        json!({
            "file": finding.path,
            "line": finding.line,
            "column": 1,
            "code": finding.kind.id(),
            "text": catalog.say(&finding.message()).text,
        })
    });
    let object = json!({
        "lessons": 0,
        "puzzles": 0,
        "fast_track": 0,
        "steps": 0,
        "actions_tried": 0,
        "dead_ends": 0,
        "messages": report.messages,
        "languages": report.languages,
        "formats": report.formats,
        "faults": faults.collect::<Vec<_>>(),
    });
    format!("{object}\n")
}
