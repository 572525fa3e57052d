//! A language, taken apart: each value and attribute with its place, and what stands in it.
//!
//! Hides how a syntax tree is walked.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast;

use crate::text::{
    catalog::references,
    syntax::{line_of, offset},
};

use super::finding::{Defect, Finding, Source, finding};

/// A part of a message: its value or an attribute.
pub(super) struct Passage<'a> {
    pub(super) source: &'a Source,
    pub(super) line: usize,
    pub(super) pattern: &'a ast::Pattern<&'a str>,
    pub(super) waived: BTreeSet<char>,
}

/// A language, taken apart.
pub(super) struct Tongue<'a> {
    pub(super) lang: &'a str,
    pub(super) parts: BTreeMap<String, Passage<'a>>,
    /// What each message refers to.
    pub(super) refers: BTreeMap<&'a str, BTreeSet<&'a str>>,
}

pub(super) const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

pub(super) fn take_apart<'a>(
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
                findings.push(finding(Defect::Twice, source, line, id, ""));
                continue;
            }
            references(entry, &mut |name| {
                tongue.refers.entry(id).or_default().insert(name);
            });
            tongue.refers.entry(id).or_default();
            let waived = waivers(message.comment.as_ref());
            if let Some(pattern) = &message.value {
                tongue.parts.insert(id.to_owned(), Passage { source, line, pattern, waived: waived.clone() });
            }
            for attribute in &message.attributes {
                let line = line_of(&source.text, offset(&source.text, attribute.id.name));
                let part = Passage { source, line, pattern: &attribute.value, waived: waived.clone() };
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
pub(super) fn walk<'a>(
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

pub(super) fn variable<'a>(inline: &'a ast::InlineExpression<&'a str>) -> Option<&'a str> {
    if let ast::InlineExpression::VariableReference { id } = inline { Some(id.name) } else { None }
}

/// The message that an expression refers to.
pub(super) fn referred(inline: &ast::InlineExpression<&str>) -> Option<String> {
    if let ast::InlineExpression::MessageReference { id, .. } = inline { Some(id.name.to_owned()) } else { None }
}

/// The variables of a part, also of what it refers to.
pub(super) fn variables<'a>(tongue: &Tongue<'a>, id: &str) -> BTreeSet<&'a str> {
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

/// Whether a selector chooses by number.
pub(super) fn by_number(variants: &[ast::Variant<&str>]) -> bool {
    variants.iter().any(|variant| match variant.key {
        ast::VariantKey::NumberLiteral { .. } => true,
        ast::VariantKey::Identifier { name } => CATEGORIES.contains(&name),
    })
}
