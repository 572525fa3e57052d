//! Saying every message over the whole range of its variables.
//!
//! What a variable can be is read from the selectors of all languages: ids where one chooses by ids, a count where one
//! chooses by number. What nobody chooses by is a count where another text chooses by number among the same, where it
//! comes from a list or a table, and where its name is one of a short list; else it is the name of a person.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::{ast, parser};
use unic_langid::LanguageIdentifier;

use unicode_width::UnicodeWidthStr;

use super::{
    finding::{Defect, Finding, Source, finding},
    tongue::{Tongue, by_number, referred, take_apart, variable, walk},
    vocabulary::Vocabulary,
};

/// What each variable of a message can be.
pub(super) struct Domains(BTreeMap<String, BTreeMap<String, Domain>>);

#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Domain {
    numbers: bool,
    ids: BTreeSet<String>,
}

/// Variables that are numbers even though no text of ours chooses by them, a line each.
const NUMBERS: &str = include_str!(concat!(env!("OUT_DIR"), "/numbers.txt"));

/// The variables that some text chooses by number: whatever has such a name is a number everywhere.
fn counted<'a>(tongues: &[Tongue<'a>]) -> BTreeSet<&'a str> {
    let mut counted = BTreeSet::new();
    for part in tongues.iter().flat_map(|tongue| tongue.parts.values()) {
        let mut select = |by, variants: &[ast::Variant<&str>]| {
            counted.extend(variable(by).filter(|_| by_number(variants)));
        };
        walk(part.pattern, &mut |_| {}, &mut select, &mut |_| {});
    }
    counted
}

/// Whether a variable comes from a list or a table, which has a hyphen in its name: then it is a number.
fn is_entry(name: &str) -> bool {
    name.contains('-')
}

impl Domains {
    pub(super) fn new(tongues: &[Tongue<'_>]) -> Self {
        let mut domains: BTreeMap<String, BTreeMap<String, Domain>> = BTreeMap::new();
        let counted = counted(tongues);
        let ids: BTreeSet<&String> = tongues.iter().flat_map(|tongue| tongue.parts.keys()).collect();
        for id in ids {
            let entry = domains.entry(id.clone()).or_default();
            for tongue in tongues {
                let (mut seen, mut todo) = (BTreeSet::new(), vec![id.clone()]);
                while let Some(id) = todo.pop() {
                    let Some(part) = tongue.parts.get(&id).filter(|_| seen.insert(id.clone())) else { continue };
                    let mut chosen = Vec::new();
                    let mut named = Vec::new();
                    walk(part.pattern, &mut |_| {}, &mut |by, variants| chosen.push((by, variants)), &mut |inline| {
                        named.extend(variable(inline));
                        todo.extend(referred(inline));
                    });
                    for name in named {
                        let domain = entry.entry(name.to_owned()).or_default();
                        domain.numbers |=
                            NUMBERS.lines().any(|number| number == name) || counted.contains(name) || is_entry(name);
                    }
                    for (by, variants) in chosen {
                        let Some(name) = variable(by) else { continue };
                        let domain = entry.entry(name.to_owned()).or_default();
                        if by_number(variants) {
                            domain.numbers = true;
                        } else {
                            domain.ids.extend(variants.iter().filter_map(|variant| match variant.key {
                                ast::VariantKey::Identifier { name } => Some(name.to_owned()),
                                ast::VariantKey::NumberLiteral { .. } => None,
                            }));
                        }
                    }
                }
            }
        }
        Self(domains)
    }

    /// The ways to fill the variables of a message: each over its whole range, and pairs of counts over the classes.
    fn cases(&self, id: &str) -> Vec<BTreeMap<String, FluentValue<'static>>> {
        let Some(domain) = self.0.get(id) else { return vec![BTreeMap::new()] };
        let range = |domain: &Domain| -> Vec<FluentValue<'static>> {
            if !domain.ids.is_empty() {
                domain.ids.iter().map(|id| FluentValue::from(id.clone())).collect()
            } else if domain.numbers {
                (0..=25).map(FluentValue::from).collect()
            } else {
                vec![FluentValue::from("Ana")]
            }
        };
        let usual: BTreeMap<String, FluentValue<'static>> = domain
            .iter()
            .map(|(name, domain)| {
                let values = range(domain);
                (name.clone(), values.get(2).or(values.first()).cloned().unwrap_or(FluentValue::None))
            })
            .collect();
        let mut cases = vec![usual.clone()];
        for (name, one) in domain {
            for value in range(one) {
                let mut case = usual.clone();
                case.insert(name.clone(), value);
                cases.push(case);
            }
        }
        let counts: Vec<&String> =
            domain.iter().filter(|(_, one)| one.numbers && one.ids.is_empty()).map(|(name, _)| name).collect();
        // Nothing of ours has more, and a foreign text must not make us count for ever.
        let counts = if counts.len() > 8 { Vec::new() } else { counts };
        for (at, first) in counts.iter().enumerate() {
            for second in &counts[at + 1..] {
                for one in [0, 1, 2, 5, 11, 21] {
                    for other in [0, 1, 2, 5, 11, 21] {
                        let mut case = usual.clone();
                        case.insert((*first).clone(), one.into());
                        case.insert((*second).clone(), other.into());
                        cases.push(case);
                    }
                }
            }
        }
        cases
    }
}

fn bundle(lang: &str, sources: &[Source]) -> FluentBundle<FluentResource> {
    let tag: LanguageIdentifier = lang.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new(vec![tag]);
    bundle.set_use_isolating(false);
    for source in sources.iter().filter(|source| source.lang == lang) {
        let resource = FluentResource::try_new(source.text.clone()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// Says one part of a message in one way.
fn say(
    bundle: &FluentBundle<FluentResource>,
    id: &str,
    case: &BTreeMap<String, FluentValue<'static>>,
) -> Option<(String, Vec<String>)> {
    let (name, attribute) = id.split_once('.').map_or((id, None), |(name, attribute)| (name, Some(attribute)));
    let message = bundle.get_message(name)?;
    let pattern = match attribute {
        Some(attribute) => message.get_attribute(attribute)?.value(),
        None => message.value()?,
    };
    let args: FluentArgs<'_> = case.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
    Some((text, errors.iter().map(ToString::to_string).collect()))
}

pub(super) fn say_all(
    tongue: &Tongue<'_>,
    sources: &[Source],
    domains: &Domains,
    vocabulary: &Vocabulary,
    findings: &mut Vec<Finding>,
) -> usize {
    let bundle = bundle(tongue.lang, sources);
    let mut formats = 0;
    let mut widths: BTreeMap<&str, usize> = BTreeMap::new();
    for (id, part) in &tongue.parts {
        for case in domains.cases(id) {
            formats += 1;
            let said = say(&bundle, id, &case);
            if let Some((text, _)) = &said {
                let widest = widths.entry(id.as_str()).or_default();
                *widest = text.width().max(*widest);
            }
            let error = match said {
                None => Some(String::new()),
                Some((text, errors)) => errors.into_iter().next().or_else(|| text.trim().is_empty().then(String::new)),
            };
            if let Some(error) = error {
                findings.push(finding(Defect::Format, part.source, part.line, id, &error));
                break;
            }
        }
    }
    measure(tongue, &widths, vocabulary, findings);
    formats
}

/// Names the texts that are longer than their place on the screens, each alone and several together.
fn measure(tongue: &Tongue<'_>, widths: &BTreeMap<&str, usize>, vocabulary: &Vocabulary, findings: &mut Vec<Finding>) {
    let mut too_long = |kind: Defect, id: &str, needed: usize, room: usize| {
        let part =
            tongue.parts.iter().find(|(one, _)| one.as_str() == id || kind == Defect::Crowded && one.starts_with(id));
        if let Some((_, part)) = part {
            let found = finding(kind, part.source, part.line, id, &needed.to_string());
            findings.push(Finding { better: room.to_string(), ..found });
        }
    };
    for (id, width) in widths {
        if let Some(room) = vocabulary.room(id).filter(|room| width > room) {
            too_long(Defect::Room, id, *width, room);
        }
    }
    for (family, needed, room) in vocabulary.crowded(widths) {
        too_long(Defect::Crowded, family, needed, room);
    }
}

/// Every text of a language, said in a few ways, for whoever reads it aloud.
pub fn read_aloud(lang: &str, sources: &[Source]) -> Vec<(String, Vec<String>)> {
    let trees: Vec<(&Source, ast::Resource<&str>)> = sources
        .iter()
        .map(|source| (source, parser::parse(source.text.as_str()).unwrap_or_else(|(tree, _)| tree)))
        .collect();
    let tongue = take_apart(lang, &trees, &mut Vec::new());
    let domains = Domains::new(std::slice::from_ref(&tongue));
    let bundle = bundle(lang, sources);
    let mut spoken = Vec::new();
    for id in tongue.parts.keys() {
        let mut texts: Vec<String> = Vec::new();
        for case in domains.cases(id) {
            if let Some((text, _)) = say(&bundle, id, &case)
                && !texts.contains(&text)
            {
                texts.push(text);
            }
        }
        spoken.push((id.clone(), texts));
    }
    spoken
}
