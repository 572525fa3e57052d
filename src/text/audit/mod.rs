//! The audit: what is wrong with the texts, with file and line.
//!
//! Compares every language with English (the same messages, attributes and variables), follows references, asks for
//! the plural categories of the language, the box's own terms, the signs of its typography and sentences without
//! gendered players, finds translations that are older than the English they were made from, and says every message
//! over the whole range of its variables. A finding of typography, plurals or gender can be waived by a comment above
//! the message: `# allow g: why`. Hides the syntax tree. Reads no file: texts come in as strings.

mod saying;
mod style;
mod vocabulary;

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use fluent_syntax::{ast, parser};
use unic_langid::LanguageIdentifier;

use crate::ids::{Id, ids};

use super::{
    about::About,
    catalog::references,
    language::ENGLISH,
    message::Message,
    reader::entries,
    syntax::{line_of, mark, offset},
};

pub use saying::read_aloud;
use saying::{Domains, say_all};
use style::{has_words, has_words_folded, is_invisible, loose_unit, typography};
pub use vocabulary::Vocabulary;

/// A file of texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// Of which language.
    pub lang: String,
    /// Where it stands.
    pub path: String,
    /// What it says.
    pub text: String,
}

ids! {
    /// A kind of finding.
    pub enum Kind {
        /// Not Fluent.
        Syntax = "syntax",
        /// An id that stands twice.
        Twice = "twice",
        /// English has it, the language does not.
        Missing = "missing",
        /// The language has it, English does not.
        Extra = "extra",
        /// Other variables than in English.
        Variables = "variables",
        /// A reference to nothing.
        Reference = "reference",
        /// Plural categories that lack or do not exist.
        Plural = "plural",
        /// A default that is not `other`, or not last.
        Default = "default",
        /// Another word than the box's.
        Term = "term",
        /// A sign that the language does not use.
        Typography = "typography",
        /// A player spoken of as a man.
        Gender = "gender",
        /// A sign that nobody sees.
        Control = "control",
        /// A message that cannot be said.
        Format = "format",
        /// A translation older than its English.
        Stale = "stale",
        /// Longer than its place on the screen.
        Room = "room",
        /// Longer than their place on the screen, several together.
        Crowded = "crowded",
    }
}

/// Something that is wrong, and where.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Finding {
    /// The file.
    pub path: String,
    /// The line, from 1.
    pub line: usize,
    /// What kind of thing.
    pub kind: Kind,
    /// The message or attribute.
    pub id: String,
    /// What exactly: a word, a sign, the names that lack.
    pub detail: String,
    /// What to write instead, if that is known.
    pub better: String,
}

impl Finding {
    /// What is wrong, in words.
    pub fn message(&self) -> Message {
        let message = Message::new(format!("audit-{}", self.kind.id())).with("id", self.id.clone());
        let detail = self.detail.clone();
        match self.kind {
            Kind::Syntax => Message::new("audit-syntax").with("detail", detail),
            Kind::Twice | Kind::Default | Kind::Stale | Kind::Control => message,
            Kind::Missing | Kind::Extra => message.with("lang", detail),
            Kind::Variables | Kind::Plural => message.with("names", detail),
            Kind::Reference => message.with("name", detail),
            Kind::Term => message.with("word", detail).with("better", self.better.clone()),
            Kind::Gender => message.with("word", detail),
            Kind::Typography | Kind::Format => message.with("detail", detail),
            Kind::Room | Kind::Crowded => message.with("needed", detail).with("room", self.better.clone()),
        }
    }
}

/// What the audit found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// What is wrong, by file and line.
    pub findings: Vec<Finding>,
    /// How many messages there are.
    pub messages: usize,
    /// How many languages.
    pub languages: usize,
    /// How many times a message was said.
    pub formats: usize,
}

/// A part of a message: its value or an attribute.
struct Part<'a> {
    source: &'a Source,
    line: usize,
    pattern: &'a ast::Pattern<&'a str>,
    waived: BTreeSet<char>,
}

/// A language, taken apart.
struct Tongue<'a> {
    lang: &'a str,
    parts: BTreeMap<String, Part<'a>>,
    /// What each message refers to.
    refers: BTreeMap<&'a str, BTreeSet<&'a str>>,
}

/// Audits texts. `compared` holds, for a language, the marks of the English texts that it was last compared with.
pub fn audit(
    sources: &[Source],
    compared: &BTreeMap<String, BTreeMap<String, String>>,
    vocabulary: &Vocabulary,
) -> Report {
    let mut report = Report::default();
    let trees: Vec<(&Source, ast::Resource<&str>)> = sources
        .iter()
        .map(|source| {
            let tree = parser::parse(source.text.as_str()).unwrap_or_else(|(tree, errors)| {
                for error in errors {
                    let line = line_of(&source.text, error.pos.start);
                    report.findings.push(finding(Kind::Syntax, source, line, "", &error.kind.to_string()));
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

fn finding(kind: Kind, source: &Source, line: usize, id: &str, detail: &str) -> Finding {
    Finding {
        path: source.path.clone(),
        line,
        kind,
        id: id.to_owned(),
        detail: detail.to_owned(),
        better: String::new(),
    }
}

fn take_apart<'a>(
    lang: &'a str,
    trees: &'a [(&'a Source, ast::Resource<&'a str>)],
    findings: &mut Vec<Finding>,
) -> Tongue<'a> {
    let mut tongue = Tongue { lang, parts: BTreeMap::new(), refers: BTreeMap::new() };
    for (source, tree) in trees.iter().filter(|(source, _)| source.lang == lang) {
        for entry in &tree.body {
            let ast::Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            let start = offset(&source.text, id);
            let line = line_of(&source.text, start);
            if tongue.refers.contains_key(id) {
                findings.push(finding(Kind::Twice, source, line, id, ""));
                continue;
            }
            references(entry, &mut |name| {
                tongue.refers.entry(id).or_default().insert(name);
            });
            tongue.refers.entry(id).or_default();
            let waived = waivers(message.comment.as_ref());
            if let Some(pattern) = &message.value {
                tongue.parts.insert(id.to_owned(), Part { source, line, pattern, waived: waived.clone() });
            }
            for attribute in &message.attributes {
                let line = line_of(&source.text, offset(&source.text, attribute.id.name));
                let part = Part { source, line, pattern: &attribute.value, waived: waived.clone() };
                tongue.parts.insert(format!("{id}.{}", attribute.id.name), part);
            }
        }
    }
    tongue
}

fn waivers(comment: Option<&ast::Comment<&str>>) -> BTreeSet<char> {
    let lines = comment.iter().flat_map(|comment| &comment.content);
    let allowed = lines.filter_map(|line| line.trim().strip_prefix("allow ")?.split_once(':'));
    allowed.flat_map(|(codes, _)| codes.chars().filter(char::is_ascii_lowercase)).collect()
}

/// Every stretch of text of a pattern, and every selector, in order.
fn walk<'a>(
    pattern: &'a ast::Pattern<&'a str>,
    text: &mut dyn FnMut(&'a str),
    select: &mut dyn FnMut(&'a ast::InlineExpression<&'a str>, &'a [ast::Variant<&'a str>]),
    inline: &mut dyn FnMut(&'a ast::InlineExpression<&'a str>),
) {
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => text(value),
            ast::PatternElement::Placeable { expression: ast::Expression::Inline(one) } => inline(one),
            ast::PatternElement::Placeable { expression: ast::Expression::Select { selector, variants } } => {
                inline(selector);
                select(selector, variants);
                for variant in variants {
                    walk(&variant.value, text, select, inline);
                }
            }
        }
    }
}

fn variable<'a>(inline: &'a ast::InlineExpression<&'a str>) -> Option<&'a str> {
    if let ast::InlineExpression::VariableReference { id } = inline { Some(id.name) } else { None }
}

/// The message that an expression refers to.
fn referred(inline: &ast::InlineExpression<&str>) -> Option<String> {
    if let ast::InlineExpression::MessageReference { id, .. } = inline { Some(id.name.to_owned()) } else { None }
}

/// The variables of a part, also of what it refers to.
fn variables<'a>(tongue: &Tongue<'a>, id: &str) -> BTreeSet<&'a str> {
    let (mut found, mut seen, mut todo) = (BTreeSet::new(), BTreeSet::new(), vec![id.to_owned()]);
    while let Some(id) = todo.pop() {
        let Some(part) = tongue.parts.get(&id).filter(|_| seen.insert(id.clone())) else { continue };
        walk(part.pattern, &mut |_| {}, &mut |_, _| {}, &mut |inline| {
            found.extend(variable(inline));
            todo.extend(referred(inline));
        });
    }
    found
}

fn check_references(tongue: &Tongue<'_>, findings: &mut Vec<Finding>) {
    for (id, names) in &tongue.refers {
        for name in names.iter().filter(|name| !tongue.refers.contains_key(**name)) {
            if let Some((_, part)) = tongue.parts.iter().find(|(part, _)| part.split('.').next() == Some(id)) {
                findings.push(finding(Kind::Reference, part.source, part.line, id, name));
            }
        }
    }
}

fn check_against(english: &Tongue<'_>, tongue: &Tongue<'_>, findings: &mut Vec<Finding>) {
    for (id, part) in &english.parts {
        let Some(own) = tongue.parts.get(id) else {
            findings.push(finding(Kind::Missing, part.source, part.line, id, tongue.lang));
            continue;
        };
        let (ours, theirs) = (variables(tongue, id), variables(english, id));
        if ours != theirs {
            let names: Vec<_> = ours.symmetric_difference(&theirs).map(|name| format!("${name}")).collect();
            findings.push(finding(Kind::Variables, own.source, own.line, id, &names.join(", ")));
        }
        // A thing that one language names and another forgets would silently get the default's name.
        let (ours, theirs) = (keys_by_variable(own.pattern), keys_by_variable(part.pattern));
        for (name, keys) in &theirs {
            let lacking: Vec<&str> =
                ours.get(name).map_or_else(Vec::new, |own| keys.difference(own).copied().collect());
            if !lacking.is_empty() {
                let names = lacking.iter().map(|key| format!("[{key}]")).collect::<Vec<_>>().join(", ");
                findings.push(finding(Kind::Variables, own.source, own.line, id, &names));
            }
        }
    }
    for (id, part) in tongue.parts.iter().filter(|(id, _)| !english.parts.contains_key(*id)) {
        findings.push(finding(Kind::Extra, part.source, part.line, id, tongue.lang));
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
                findings.push(finding(Kind::Stale, part.source, part.line, id, ""));
            }
        }
    }
}

const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The plural categories of a language for whole numbers as they occur, and `other`, which must always be there; and
/// whether `one` holds for nothing but 1. Fluent itself is asked: it chooses by tables of its own when a text is said.
fn needed(lang: &str) -> (Vec<&'static str>, bool) {
    let variant = |category| format!("    {}[{category}] {category}\n", if category == "other" { "*" } else { "" });
    let source = format!("number = {{ $number ->\n{}  }}\n", CATEGORIES.map(variant).concat());
    let source = FluentResource::try_new(source).expect("a variant for each category, the last one the default");
    let mut bundle = FluentBundle::new(vec![lang.parse::<LanguageIdentifier>().unwrap_or_default()]);
    bundle.add_resource_overriding(source);
    let pattern = bundle.get_message("number").and_then(|message| message.value()).expect("it has a value");
    let category = |number: u32| {
        let args = FluentArgs::from_iter([("number", number)]);
        bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    };
    let found: BTreeSet<String> = (0..=200).map(category).chain(["other".to_owned()]).collect();
    let one_is_1 = (0..=200).filter(|number| category(*number) == "one").eq([1]);
    (CATEGORIES.into_iter().filter(|category| found.contains(*category)).collect(), one_is_1)
}

/// Whether a selector chooses by number.
fn by_number(variants: &[ast::Variant<&str>]) -> bool {
    variants.iter().any(|variant| match variant.key {
        ast::VariantKey::NumberLiteral { .. } => true,
        ast::VariantKey::Identifier { name } => CATEGORIES.contains(&name),
    })
}

fn check_patterns(tongue: &Tongue<'_>, about: &About, findings: &mut Vec<Finding>) {
    let (needed, one_is_1) = needed(tongue.lang);
    for (id, part) in &tongue.parts {
        let attribute = id.split('.').nth(1);
        let quoting = matches!(attribute, Some("source" | "synonyms"));
        let mut found: Vec<(Kind, usize, String, String)> = Vec::new();
        let mut selects = Vec::new();
        let mut prose: Vec<(usize, String)> = Vec::new();
        walk(
            part.pattern,
            &mut |text| prose.push((line_of(&part.source.text, offset(&part.source.text, text)), text.to_owned())),
            &mut |_, variants| selects.push(variants),
            &mut |_| {},
        );
        if !quoting && !part.waived.contains(&'g') {
            for text in loose_units(part.pattern, &about.units) {
                let line = line_of(&part.source.text, offset(&part.source.text, text));
                found.push((Kind::Typography, line, " ".to_owned(), String::new()));
            }
        }
        for (line, text) in &prose {
            for sign in text.chars().filter(|c| *c != '\n' && (c.is_control() || is_invisible(*c))) {
                found.push((Kind::Control, *line, format!("U+{:04X}", sign as u32), String::new()));
            }
            if quoting {
                continue;
            }
            if !part.waived.contains(&'g') {
                found.extend(
                    typography(text, about.quotes.as_deref())
                        .into_iter()
                        .map(|sign| (Kind::Typography, *line, sign, String::new())),
                );
            }
            for (word, better) in &about.terms {
                if has_words(text, word) {
                    found.push((Kind::Term, *line, word.clone(), better.clone()));
                }
            }
            for phrase in
                about.gendered.iter().filter(|phrase| !part.waived.contains(&'j') && has_words_folded(text, phrase))
            {
                found.push((Kind::Gender, *line, phrase.clone(), String::new()));
            }
        }
        for variants in selects.into_iter().filter(|variants| by_number(variants) && !part.waived.contains(&'d')) {
            let keys: Vec<&str> = variants
                .iter()
                .map(|variant| match variant.key {
                    ast::VariantKey::Identifier { name } => name,
                    ast::VariantKey::NumberLiteral { value } => value,
                })
                .collect();
            let has = |category: &str| keys.contains(&category) || category == "one" && one_is_1 && keys.contains(&"1");
            let known = |key: &&&str| !CATEGORIES.contains(*key) || needed.contains(*key);
            let lacking = needed.iter().filter(|category| !has(category));
            let wrong = keys.iter().filter(|key| !known(key));
            let names: Vec<&str> = lacking.chain(wrong).copied().collect();
            if !names.is_empty() {
                found.push((Kind::Plural, part.line, names.join(", "), String::new()));
            }
            let last_is_other = variants.last().is_some_and(|last| last.default) && keys.last() == Some(&"other");
            if !last_is_other {
                found.push((Kind::Default, part.line, String::new(), String::new()));
            }
        }
        findings.extend(
            found.into_iter().map(|(kind, line, detail, better)| Finding {
                better,
                ..finding(kind, part.source, line, id, &detail)
            }),
        );
    }
}

/// The stretches of text that have a plain space between a number and its unit.
fn loose_units<'a>(pattern: &'a ast::Pattern<&'a str>, units: &[String]) -> Vec<&'a str> {
    let mut loose = Vec::new();
    let mut number = false;
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => {
                if loose_unit(value, number, units) {
                    loose.push(*value);
                }
                number = false;
            }
            ast::PatternElement::Placeable { expression: ast::Expression::Inline(inline) } => {
                number = variable(inline).is_some();
            }
            ast::PatternElement::Placeable { expression: ast::Expression::Select { variants, .. } } => {
                number = false;
                for variant in variants {
                    loose.extend(loose_units(&variant.value, units));
                }
            }
        }
    }
    loose
}
