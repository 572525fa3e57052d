//! `santiago check`: proves lessons and audits texts, ours or those of files and folders.
//!
//! A folder of languages is audited together with our English texts, with which a translation is compared. A folder of
//! lessons, or one lesson of it, is proved, and its texts audited. A language remembers in its `compared.txt` which
//! English texts it was last compared with; `--compared LANG` notes that it now is. `--watch` checks again when a file
//! changes.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    fs,
    path::{Path, PathBuf},
    thread,
    time::{Duration, SystemTime},
};

use serde_json::{Value, json};

use crate::{
    course::{
        fault::Placed,
        pack::{self, COURSE},
        proof::Report,
        taught::seated,
    },
    games,
    ids::Id,
    sitting::house::Proved,
    text::{
        Catalog, Message,
        audit::{Audit, Finding, Source, Vocabulary, audit, marks},
        catalog::{Foreign, languages, sources},
        harmless,
        language::ENGLISH,
    },
};

use super::{
    Context, Exit, folder, misused,
    output::{answer, complain, heard},
    parse::Misuse,
};

/// The file in which a language remembers what it was compared with.
const COMPARED: &str = "compared.txt";
/// How often a watched folder is looked at.
const GLANCE: Duration = Duration::from_millis(200);

/// Everything that was found.
#[derive(Default)]
struct Checked {
    texts: Audit,
    proof: Report,
    /// Whether lessons were among it.
    lessons: bool,
    /// Whether the author wants to know every way through a step.
    ways: bool,
}

/// Proves lessons and audits texts.
pub(super) fn run(context: &Context) -> Exit {
    if context.options.compared.is_some() {
        return compared(context);
    }
    if !context.options.watch {
        return once(context);
    }
    if context.options.words.is_empty() {
        return misused(&Misuse::new("missing-value", "--watch"), &context.catalog);
    }
    let mut seen = None;
    loop {
        let now = stamps(&context.options.words.iter().map(PathBuf::from).collect::<Vec<_>>());
        if seen.as_ref() != Some(&now) {
            seen = Some(now);
            if once(context) == Exit::System && !context.options.words.iter().all(|path| Path::new(path).exists()) {
                return Exit::System;
            }
            let end =
                if context.options.json { "\n".to_owned() } else { context.catalog.text("check-watching") + "\n" };
            // Where nobody reads any more, nobody is served.
            if !heard(&end) {
                return Exit::Done;
            }
        }
        thread::sleep(GLANCE);
    }
}

/// Every file of some folders, with when it was changed and how long it is.
fn stamps(paths: &[PathBuf]) -> BTreeMap<PathBuf, (Option<SystemTime>, u64)> {
    const DEPTH: usize = 4;
    fn walk(path: &Path, depth: usize, found: &mut BTreeMap<PathBuf, (Option<SystemTime>, u64)>) {
        let Ok(data) = fs::symlink_metadata(path) else { return };
        if data.is_dir() && depth > 0 {
            for entry in fs::read_dir(path).into_iter().flatten().flatten() {
                walk(&entry.path(), depth - 1, found);
            }
        } else if data.is_file() {
            found.insert(path.to_owned(), (data.modified().ok(), data.len()));
        }
    }
    let mut found = BTreeMap::new();
    for path in paths {
        walk(path, DEPTH, &mut found);
    }
    found
}

fn once(context: &Context) -> Exit {
    let catalog = &seated(Catalog::new(context.catalog.lang(), &context.foreign), None);
    let mut checked = Checked::default();
    if context.options.words.is_empty() {
        checked.texts = audit(&ours(), &our_marks(), &Vocabulary::new(&[]));
        let mut house = games::first();
        let course = pack::ours(house.id());
        checked.add(house.prove(&course).report);
    }
    for path in context.options.words.iter().map(Path::new) {
        checked.ways = true;
        if let Err(fault) = check_path(path, &mut checked) {
            complain(&catalog.say(&fault.message()).text);
            return Exit::System;
        }
    }
    let done = answer(&if context.options.json { checked.for_machines(catalog) } else { checked.on_lines(catalog) });
    if checked.texts.findings.is_empty() && checked.proof.faults.is_empty() { done } else { done.max(Exit::No) }
}

/// A lesson, a pack of lessons, or a folder of languages.
fn check_path(path: &Path, checked: &mut Checked) -> Result<(), folder::Unusable> {
    let is_lesson = path.extension().is_some_and(|extension| extension == "toml");
    if is_lesson {
        // A lesson is proved in its pack, from which it borrows.
        folder::read_limited(path)?;
        let pack = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
        return check_packs(pack, Some(path), checked);
    }
    if folder::holds_lessons(path) {
        return check_packs(path, None, checked);
    }
    let foreign = folder::read(path)?;
    let compared = marks_beside(path, &foreign);
    let report = audit(&with_english(&foreign), &compared, &Vocabulary::new(&foreign));
    checked.add_texts(report);
    Ok(())
}

fn check_packs(path: &Path, only: Option<&Path>, checked: &mut Checked) -> Result<(), folder::Unusable> {
    let same = |placed: &Placed| {
        // What is wrong with the list of lessons concerns every one of them.
        let name = Path::new(&placed.file).file_name();
        only.is_none_or(|only| name == only.file_name() || name.is_some_and(|name| name == COURSE))
    };
    let mut house = games::first();
    for sources in folder::packs(path)? {
        // The texts of our own course, as it lies in the project, are the program's and no pack's.
        let Proved { ours, mut report } = house.prove(&sources);
        report.faults.retain(same);
        if !ours {
            checked.add_texts(audit_pack(&sources.texts));
            let stem = only.and_then(Path::file_stem).map(|stem| stem.to_string_lossy().into_owned());
            report.passing.retain(|one| stem.as_ref().is_none_or(|stem| *stem == one.lesson));
        }
        checked.add(report);
    }
    Ok(())
}

/// What is wrong with the texts of a pack; how many there are is not counted.
fn audit_pack(texts: &[Foreign]) -> Audit {
    let report = audit(&with_ours(texts), &BTreeMap::new(), &Vocabulary::new(texts));
    let own: BTreeSet<&str> = texts.iter().flat_map(|one| &one.files).map(|(path, _)| path.as_str()).collect();
    let findings = report.findings.into_iter().filter(|finding| own.contains(finding.path.as_str()));
    Audit { findings: findings.collect(), ..Audit::default() }
}

/// The texts of a pack together with ours, in the languages that it has.
fn with_ours(theirs: &[Foreign]) -> Vec<Source> {
    let langs: BTreeSet<&str> = theirs.iter().map(|one| one.lang.as_str()).chain([ENGLISH]).collect();
    let ours = ours().into_iter().filter(|source| langs.contains(source.lang.as_str()));
    ours.chain(theirs.iter().flat_map(sources_of)).collect()
}

/// The files of a language.
fn sources_of(one: &Foreign) -> impl Iterator<Item = Source> {
    one.files.iter().map(|(path, text)| Source { lang: one.lang.clone(), path: path.clone(), text: text.clone() })
}

/// Notes that a language was compared with the English texts.
fn compared(context: &Context) -> Exit {
    let catalog = &context.catalog;
    let folder = context.options.words.first().map(Path::new);
    let texts = match folder.map(folder::read) {
        None => ours(),
        Some(Ok(foreign)) => with_english(&foreign),
        Some(Err(fault)) => {
            complain(&catalog.say(&fault.message()).text);
            return Exit::System;
        }
    };
    let lang = context.options.compared.clone().unwrap_or_default();
    let known: BTreeSet<&str> =
        texts.iter().map(|source| source.lang.as_str()).filter(|lang| *lang != ENGLISH).collect();
    if !known.contains(lang.as_str()) {
        let known = known.into_iter().collect::<Vec<_>>().join(", ");
        return misused(&Misuse::new("unknown-language", lang).knowing(known), catalog);
    }
    compare(&lang, &texts, folder.unwrap_or(Path::new("locales")), catalog)
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
    texts.extend(foreign.iter().flat_map(sources_of));
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

impl Checked {
    fn add(&mut self, proof: Report) {
        self.lessons = true;
        let sum = &mut self.proof;
        sum.lessons += proof.lessons;
        sum.puzzles += proof.puzzles;
        sum.fast_track += proof.fast_track;
        sum.steps += proof.steps;
        sum.tried += proof.tried;
        sum.dead_ends += proof.dead_ends;
        sum.faults.extend(proof.faults);
        sum.awaited.extend(proof.awaited);
        sum.passing.extend(proof.passing);
    }

    fn add_texts(&mut self, report: Audit) {
        self.texts.findings.extend(report.findings);
        self.texts.messages += report.messages;
        self.texts.languages = self.texts.languages.max(report.languages);
        self.texts.formats += report.formats;
    }

    fn on_lines(&self, catalog: &Catalog) -> String {
        let mut text = String::new();
        for finding in &self.texts.findings {
            let _ = writeln!(text, "{}:{}: {}", harmless(&finding.path), finding.line, catalog.say(&finding.message()));
        }
        for placed in &self.proof.faults {
            let said = catalog.say(&placed.fault.message());
            let _ = writeln!(text, "{}:{}:{}: {said}", harmless(&placed.file), placed.line, placed.column);
        }
        for one in self.proof.passing.iter().filter(|_| self.ways) {
            let message =
                Message::new("check-passing").with("lesson", one.lesson.clone()).with("step", one.step.clone());
            let _ = writeln!(text, "{}", catalog.say(&message.with("ways", one.ways).with("lines", one.lines)));
            for line in &one.listed {
                let _ = writeln!(text, "  {line}");
            }
        }
        for (lesson, named) in &self.proof.awaited {
            let message = Message::new("check-awaited").with("lesson", harmless(lesson)).with("named", harmless(named));
            let _ = writeln!(text, "{}", catalog.say(&message));
        }
        if self.lessons {
            let proof = &self.proof;
            let message = Message::new("check-proved")
                .with("lessons", proof.lessons)
                .with("puzzles", proof.puzzles)
                .with("fast", proof.fast_track)
                .with("steps", proof.steps)
                .with("tried", proof.tried)
                .with("dead", proof.dead_ends);
            let _ = writeln!(text, "{}", catalog.say(&message));
        }
        let count = self.texts.findings.len() + self.proof.faults.len();
        let end = if count == 0 && self.texts.messages > 0 {
            Message::new("audit-clean")
                .with("messages", self.texts.messages)
                .with("languages", self.texts.languages)
                .with("formats", self.texts.formats)
        } else {
            Message::new("audit-found").with("count", count)
        };
        let _ = writeln!(text, "{}", catalog.say(&end));
        text
    }

    fn for_machines(&self, catalog: &Catalog) -> String {
        let finding = |finding: &Finding| {
            json!({
                "file": finding.path,
                "line": finding.line,
                "column": 1,
                "code": finding.kind.id(),
                "text": catalog.say(&finding.message()).text,
            })
        };
        let fault = |placed: &Placed| {
            json!({
                "file": harmless(&placed.file),
                "line": placed.line,
                "column": placed.column,
                "code": placed.fault.code.id(),
                "text": catalog.say(&placed.fault.message()).text,
            })
        };
        let faults: Vec<Value> =
            self.texts.findings.iter().map(finding).chain(self.proof.faults.iter().map(fault)).collect();
        let proof = &self.proof;
        let passing = proof.passing.iter().map(|one| {
            json!({
                "lesson": one.lesson,
                "step": one.step,
                "ways": one.ways,
                "lines": one.lines,
                "listed": one.listed,
            })
        });
        let object = json!({
            "lessons": proof.lessons,
            "puzzles": proof.puzzles,
            "fast_track": proof.fast_track,
            "steps": proof.steps,
            "actions_tried": proof.tried,
            "dead_ends": proof.dead_ends,
            "messages": self.texts.messages,
            "languages": self.texts.languages,
            "formats": self.texts.formats,
            "passing": passing.collect::<Vec<_>>(),
            "awaited": proof.awaited.iter().map(|(lesson, named)| json!([lesson, named])).collect::<Vec<_>>(),
            "faults": faults,
        });
        format!("{object}\n")
    }
}
