//! `santiago rules`: what was looked up, on lines or for machines, in one language or two side by side.

use std::fmt::Write;

use serde_json::{Map, Value, json};
use unicode_width::UnicodeWidthStr;

use crate::{
    reference::{
        Page, Topic,
        article::{Block, article, title},
        search::{Found, search},
        spelt::extra,
    },
    text::{
        Catalog, Message,
        catalog::{find_language, languages, names},
        harmless,
    },
};

use super::{
    Context, Exit, misused,
    output::{answer, column, fill, plain_signs, width, wrap},
    parse::Misuse,
};

/// Looks something up.
pub(super) fn run(context: &Context) -> Exit {
    let words: Vec<_> = context.options.words.iter().map(|word| word.to_string_lossy()).collect();
    let query = words.join(" ");
    let mut with = None;
    if let Some(wish) = &context.options.with {
        let Some(lang) = find_language(wish, &context.foreign) else {
            let misuse = Misuse::new("unknown-language", wish.clone()).knowing(languages().join(", "));
            return misused(&misuse, &context.catalog);
        };
        with = Some(Catalog::new(&lang, &context.foreign));
    }
    let asked = !query.trim().is_empty();
    let found = search(&query, &extra(&context.foreign));
    if context.options.json {
        let topics = if asked { found.found.clone() } else { Topic::all().collect() };
        let object = json!({
            "lang": context.catalog.lang(),
            "query": query,
            "found": topics.iter().map(|topic| for_machines(*topic, &context.catalog)).collect::<Vec<_>>(),
            "nearest": found.nearest.iter().map(|topic| for_machines(*topic, &context.catalog)).collect::<Vec<_>>(),
        });
        let done = answer(&format!("{object}\n"));
        return if topics.is_empty() { done.max(Exit::No) } else { done };
    }
    if !asked {
        let text = contents(context);
        return answer(&if context.options.ascii { plain_signs(&text) } else { text });
    }
    let say = |text: String| answer(&if context.options.ascii { plain_signs(&text) } else { text });
    match found.found[..] {
        [] => say(nothing(&query, &found.nearest, context)).max(Exit::No),
        [topic] => say(match with {
            None => page(&article(topic, &context.catalog), context, column()),
            Some(other) => beside(&article(topic, &context.catalog), &article(topic, &other), context),
        }),
        _ => say(several(&query, &found, context)),
    }
}

fn for_machines(topic: Topic, catalog: &Catalog) -> Value {
    let titled = |lang: &'static str| (lang, Catalog::new(lang, &[]).say(&topic.title()).text);
    let named: Map<String, Value> = if topic.is_thing() {
        names(topic.name_id()).map(|(lang, name)| (lang.to_owned(), name.into())).collect()
    } else {
        languages().into_iter().map(titled).map(|(lang, title)| (lang.to_owned(), title.into())).collect()
    };
    json!({
        "kind": topic.kind(),
        "id": topic.id(),
        "title": title(topic, catalog),
        "names": named,
        "text": catalog.say(&topic.text()).text,
        "rules": topic.rules().map(Topic::id).collect::<Vec<_>>(),
    })
}

/// A page on lines.
fn page(page: &Page, context: &Context, width: usize) -> String {
    let mut text = String::with_capacity(8 << 10);
    text.push_str(&heading(page, context));
    text.push('\n');
    for block in &page.blocks {
        text.push('\n');
        block_lines(block, context, width, &mut |indent, line| {
            text.push_str(indent);
            text.push_str(line);
            text.push('\n');
        });
    }
    text
}

fn heading(page: &Page, context: &Context) -> String {
    format!("{} ({})", context.colour.bold(&page.title), page.kind)
}

/// The lines of a block: how far each is indented, and what it says.
fn block_lines(block: &Block, context: &Context, width: usize, each: &mut dyn FnMut(&str, &str)) {
    let mut indent = "";
    if let Some(label) = &block.label {
        each("", &context.colour.label(label));
        indent = "  ";
    }
    for item in &block.items {
        fill(item, width - indent.len(), &mut |line| each(indent, line));
    }
}

/// Two pages of one topic, block by block; one under the other where there is no room.
fn beside(left: &Page, right: &Page, context: &Context) -> String {
    let whole = width();
    let bar = if context.options.ascii { " | " } else { " │ " };
    let half = whole.saturating_sub(3) / 2;
    if half < 30 {
        return [left, right].map(|one| page(one, context, whole)).join("\n");
    }
    let mut text = String::new();
    let mut row = |left: &str, right: &str| {
        let gap = " ".repeat(half.saturating_sub(cells(left)));
        let _ = writeln!(text, "{}", format!("{left}{gap}{bar}{right}").trim_end());
    };
    row(&heading(left, context), &heading(right, context));
    for (one, other) in left.blocks.iter().zip(&right.blocks) {
        row("", "");
        if let (Some(one), Some(other)) = (&one.label, &other.label) {
            row(&context.colour.label(one), &context.colour.label(other));
        }
        let indent = if one.label.is_some() { "  " } else { "" };
        // Item by item, so that the same thing stands beside itself.
        for (one, other) in one.items.iter().zip(&other.items) {
            let (one, other) = (wrap(one, half, indent), wrap(other, half, indent));
            for line in 0..one.len().max(other.len()) {
                row(one.get(line).map_or("", String::as_str), other.get(line).map_or("", String::as_str));
            }
        }
    }
    text
}

/// How many cells a line takes; colours take none.
fn cells(line: &str) -> usize {
    let escapes: usize = line.split('\x1b').skip(1).filter_map(|rest| rest.find('m').map(|at| at + 1)).sum();
    line.replace('\x1b', "").width().saturating_sub(escapes)
}

/// One word for several things: what each of them is.
fn several(query: &str, found: &Found, context: &Context) -> String {
    let id = if found.in_texts { "reference-texts" } else { "reference-several" };
    let head = Message::new(id).with("query", clean(query)).with("count", found.found.len());
    let mut text = context.catalog.say(&head).text + "\n";
    list(&mut text, &found.found, context);
    text
}

fn nothing(query: &str, nearest: &[Topic], context: &Context) -> String {
    let mut text = context.catalog.say(&Message::new("reference-nothing").with("query", clean(query))).text + "\n";
    if !nearest.is_empty() {
        let _ = writeln!(text, "{}", context.colour.label(&context.catalog.text("reference-nearest")));
        list(&mut text, nearest, context);
    }
    text
}

fn list(text: &mut String, topics: &[Topic], context: &Context) {
    for topic in topics {
        let kind = context.catalog.text(&format!("reference-kind-{}", topic.kind()));
        let _ = writeln!(text, "  {} ({kind}, {})", title(*topic, &context.catalog), topic.id());
    }
}

/// All there is to look up.
fn contents(context: &Context) -> String {
    let mut text = context.colour.bold(&context.catalog.text("reference-contents")) + "\n";
    let mut kind = ("", "");
    let mut names: Vec<String> = Vec::new();
    let flush = |text: &mut String, names: &mut Vec<String>| {
        if !names.is_empty() {
            text.push_str(&wrap(&names.join(", "), column(), "  ").join("\n"));
            text.push('\n');
            names.clear();
        }
    };
    for topic in Topic::all() {
        if (topic.game(), topic.kind()) != kind {
            flush(&mut text, &mut names);
            kind = (topic.game(), topic.kind());
            let label = context.catalog.text(&format!("reference-{}s", topic.kind()));
            let _ = write!(text, "\n{}\n", context.colour.label(&label));
        }
        let name = title(topic, &context.catalog);
        if topic.is_thing() {
            names.push(name);
        } else {
            flush(&mut text, &mut names);
            let _ = writeln!(text, "  {}: {name}", topic.id());
        }
    }
    flush(&mut text, &mut names);
    let _ = writeln!(text, "\n{}", context.catalog.text("reference-how"));
    text
}

/// What was typed, without signs that a terminal would obey.
fn clean(query: &str) -> String {
    harmless(query).chars().filter(|c| *c != '\n').take(80).collect()
}
