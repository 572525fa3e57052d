//! What is wrong within a text: its signs, its words and its plurals.
//!
//! Hides how the plural categories of a language are found out.

use std::collections::BTreeSet;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use fluent_syntax::ast;
use unic_langid::LanguageIdentifier;

use crate::text::{
    about::About,
    syntax::{line_of, offset},
};

use super::{
    finding::{Defect, Finding, finding},
    style::{has_words, has_words_folded, is_invisible, loose_unit, typography},
    tongue::{CATEGORIES, Passage, Tongue, by_number, variable, walk},
};

/// A stretch of text and its line.
type Stretch = (usize, String);
/// What is wrong, on which line, with what exactly, and what to write instead.
type Slip = (Defect, usize, String, String);

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

pub(super) fn check_patterns(tongue: &Tongue<'_>, about: &About, findings: &mut Vec<Finding>) {
    let (needed, one_is_1) = needed(tongue.lang);
    for (id, part) in &tongue.parts {
        let mut selects = Vec::new();
        let mut prose: Vec<Stretch> = Vec::new();
        walk(
            part.pattern,
            &mut |text| prose.push((line_of(&part.source.text, offset(&part.source.text, text)), text.to_owned())),
            &mut |_, variants| selects.push(variants),
            &mut |_| {},
        );
        let attribute = id.split('.').nth(1);
        let quoting = matches!(attribute, Some("source" | "synonyms"));
        let mut found: Vec<Slip> = Vec::new();
        check_prose(part, &prose, quoting, about, &mut found);
        for variants in selects.into_iter().filter(|variants| by_number(variants) && !part.waived.contains(&'d')) {
            check_plurals(part.line, variants, &needed, one_is_1, &mut found);
        }
        findings.extend(
            found.into_iter().map(|(kind, line, detail, better)| Finding {
                better,
                ..finding(kind, part.source, line, id, &detail)
            }),
        );
    }
}

/// What is wrong with the signs and the words of a text; what quotes or lists words may write them as it likes.
fn check_prose(part: &Passage<'_>, prose: &[Stretch], quoting: bool, about: &About, found: &mut Vec<Slip>) {
    if !quoting && !part.waived.contains(&'g') {
        for text in loose_units(part.pattern, &about.units) {
            let line = line_of(&part.source.text, offset(&part.source.text, text));
            found.push((Defect::Typography, line, " ".to_owned(), String::new()));
        }
    }
    for (line, text) in prose {
        for sign in text.chars().filter(|c| *c != '\n' && (c.is_control() || is_invisible(*c))) {
            found.push((Defect::Control, *line, format!("U+{:04X}", sign as u32), String::new()));
        }
        if quoting {
            continue;
        }
        if !part.waived.contains(&'g') {
            let signs = typography(text, about.quotes.as_deref()).into_iter();
            found.extend(signs.map(|sign| (Defect::Typography, *line, sign, String::new())));
        }
        for (word, better) in about.terms.iter().filter(|(word, _)| has_words(text, word)) {
            found.push((Defect::Term, *line, word.clone(), better.clone()));
        }
        for phrase in
            about.gendered.iter().filter(|phrase| !part.waived.contains(&'j') && has_words_folded(text, phrase))
        {
            found.push((Defect::Gender, *line, phrase.clone(), String::new()));
        }
    }
}

/// What is wrong with a choice by number: categories that lack or do not exist, and a default that is not `other`.
fn check_plurals(line: usize, variants: &[ast::Variant<&str>], needed: &[&str], one_is_1: bool, found: &mut Vec<Slip>) {
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
        found.push((Defect::Plural, line, names.join(", "), String::new()));
    }
    let last_is_other = variants.last().is_some_and(|last| last.default) && keys.last() == Some(&"other");
    if !last_is_other {
        found.push((Defect::Default, line, String::new(), String::new()));
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
