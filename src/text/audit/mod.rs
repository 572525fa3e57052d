//! The audit: what is wrong with the texts, with file and line.
//!
//! Compares every language with English (the same messages, attributes and variables), follows references, asks for
//! the plural categories of the language, the box's own terms, the signs of its typography and sentences without
//! gendered players, finds translations that are older than the English they were made from, and says every message
//! over the whole range of its variables. A finding of typography, plurals or gender can be waived by a comment above
//! the message: `# allow g: why`. Hides the syntax tree. Reads no file: texts come in as strings.

mod finding;
mod pattern;
mod saying;
mod style;
mod tongue;
mod vocabulary;

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{ast, parser};

use super::{
    language::ENGLISH,
    reader::entries,
    syntax::{line_of, mark},
};

use finding::finding;
pub use finding::{Defect, Finding, Source};
use pattern::check_patterns;
pub use saying::read_aloud;
use saying::{Domains, say_all};
use tongue::{Tongue, by_number, take_apart, variable, variables, walk};
pub use vocabulary::Vocabulary;

/// What the audit found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Audit {
    /// What is wrong, by file and line.
    pub findings: Vec<Finding>,
    /// How many messages there are.
    pub messages: usize,
    /// How many languages.
    pub languages: usize,
    /// How many times a message was said.
    pub formats: usize,
}

/// Audits texts. `compared` holds, for a language, the marks of the English texts that it was last compared with.
pub fn audit(
    sources: &[Source],
    compared: &BTreeMap<String, BTreeMap<String, String>>,
    vocabulary: &Vocabulary,
) -> Audit {
    let mut report = Audit::default();
    let trees: Vec<(&Source, ast::Resource<&str>)> = sources
        .iter()
        .map(|source| {
            let tree = parser::parse(source.text.as_str()).unwrap_or_else(|(tree, errors)| {
                for error in errors {
                    let line = line_of(&source.text, error.pos.start);
                    report.findings.push(finding(Defect::Syntax, source, line, "", &error.kind.to_string()));
                }
                tree
            });
            (source, tree)
        })
        .collect();
    let langs: BTreeSet<&str> = sources.iter().map(|source| source.lang.as_str()).collect();
    let tongues: Vec<Tongue<'_>> = langs.iter().map(|lang| take_apart(lang, &trees, &mut report.findings)).collect();
    report.languages = tongues.len();
    let names: BTreeSet<&str> =
        tongues.iter().flat_map(|tongue| tongue.parts.keys()).map(|id| id.split('.').next().unwrap_or(id)).collect();
    report.messages = names.len();
    let english = tongues.iter().find(|tongue| tongue.lang == ENGLISH);
    for tongue in &tongues {
        check_references(tongue, &mut report.findings);
        check_patterns(tongue, &vocabulary.about(tongue.lang), &mut report.findings);
        if let Some(english) = english.filter(|english| english.lang != tongue.lang) {
            check_against(english, tongue, &mut report.findings);
            if let Some(marks) = compared.get(tongue.lang) {
                check_stale(english, tongue, marks, &mut report.findings);
            }
        }
    }
    let domains = Domains::new(&tongues);
    for tongue in &tongues {
        report.formats += say_all(tongue, sources, &domains, vocabulary, &mut report.findings);
    }
    report.findings.sort();
    report.findings.dedup();
    report
}

fn check_references(tongue: &Tongue<'_>, findings: &mut Vec<Finding>) {
    for (id, names) in &tongue.refers {
        for name in names.iter().filter(|name| !tongue.refers.contains_key(**name)) {
            if let Some((_, part)) = tongue.parts.iter().find(|(part, _)| part.split('.').next() == Some(id)) {
                findings.push(finding(Defect::Reference, part.source, part.line, id, name));
            }
        }
    }
}

fn check_against(english: &Tongue<'_>, tongue: &Tongue<'_>, findings: &mut Vec<Finding>) {
    for (id, part) in &english.parts {
        let Some(own) = tongue.parts.get(id) else {
            findings.push(finding(Defect::Missing, part.source, part.line, id, tongue.lang));
            continue;
        };
        let (ours, theirs) = (variables(tongue, id), variables(english, id));
        if ours != theirs {
            let names: Vec<_> = ours.symmetric_difference(&theirs).map(|name| format!("${name}")).collect();
            findings.push(finding(Defect::Variables, own.source, own.line, id, &names.join(", ")));
        }
        // A thing that one language names and another forgets would silently get the default's name.
        let (ours, theirs) = (keys_by_variable(own.pattern), keys_by_variable(part.pattern));
        for (name, keys) in &theirs {
            let lacking: Vec<&str> =
                ours.get(name).map_or_else(Vec::new, |own| keys.difference(own).copied().collect());
            if !lacking.is_empty() {
                let names = lacking.iter().map(|key| format!("[{key}]")).collect::<Vec<_>>().join(", ");
                findings.push(finding(Defect::Variables, own.source, own.line, id, &names));
            }
        }
    }
    for (id, part) in tongue.parts.iter().filter(|(id, _)| !english.parts.contains_key(*id)) {
        findings.push(finding(Defect::Extra, part.source, part.line, id, tongue.lang));
    }
}

/// The ids that a pattern tells apart, for each variable that it chooses by.
fn keys_by_variable<'a>(pattern: &'a ast::Pattern<&'a str>) -> BTreeMap<&'a str, BTreeSet<&'a str>> {
    let mut keys: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    walk(
        pattern,
        &mut |_| {},
        &mut |by, variants| {
            if let Some(name) = variable(by).filter(|_| !by_number(variants)) {
                let ids = variants.iter().filter_map(|variant| match variant.key {
                    ast::VariantKey::Identifier { name } => Some(name),
                    ast::VariantKey::NumberLiteral { .. } => None,
                });
                keys.entry(name).or_default().extend(ids);
            }
        },
        &mut |_| {},
    );
    keys
}

/// The marks of all English texts, by message.
pub fn marks(english: &[Source]) -> BTreeMap<String, String> {
    let mut marks = BTreeMap::new();
    for source in english {
        for (id, start, end) in entries(&source.text) {
            marks.insert(id.to_owned(), mark(&source.text[start..end]));
        }
    }
    marks
}

fn check_stale(
    english: &Tongue<'_>,
    tongue: &Tongue<'_>,
    compared: &BTreeMap<String, String>,
    findings: &mut Vec<Finding>,
) {
    let files: BTreeMap<&str, &Source> =
        english.parts.values().map(|part| (part.source.path.as_str(), part.source)).collect();
    for source in files.values() {
        for (id, start, end) in entries(&source.text) {
            let Some(part) = tongue.parts.get(id) else { continue };
            if compared.get(id) != Some(&mark(&source.text[start..end])) {
                findings.push(finding(Defect::Stale, part.source, part.line, id, ""));
            }
        }
    }
}
