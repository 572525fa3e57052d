//! Articles: what there is to say about a topic, as a neutral page that others render.
//!
//! Made of the topic's own text, its rules and rulings, where the booklets differ, and its names in other languages.
//! Hides which message holds which part.

use crate::text::{Catalog, Message, catalog::names};

use super::topic::Topic;

/// A page: a title and blocks of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// The topic.
    pub topic: Topic,
    /// What it is called, with a capital.
    pub title: String,
    /// What kind of thing it is, in words.
    pub kind: String,
    /// The parts, in order.
    pub blocks: Vec<Block>,
}

/// A part of a page. Two pages of one topic in two languages have the same blocks in the same order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// What the part is, in words.
    pub label: Option<String>,
    /// What it says; several items are a list.
    pub items: Vec<String>,
}

/// The article about a topic.
pub fn article(topic: Topic, catalog: &Catalog) -> Page {
    let say = |message: Message| catalog.say(&message).text;
    let label = |id: &str| Some(catalog.text(&format!("reference-{id}")));
    let one = |text: String| vec![text];
    let mut blocks = vec![Block { label: None, items: one(say(topic.text())) }];
    for part in topic.parts() {
        blocks.push(Block { label: label(part), items: one(say(topic.text().attribute(part))) });
    }
    let related: Vec<String> = topic.related().map(|other| title(other, catalog)).collect();
    push(&mut blocks, label("related"), if related.is_empty() { related } else { vec![related.join(", ")] });
    if topic.is_thing() {
        let others = names(&topic.name_id()).filter(|(lang, _)| *lang != catalog.lang());
        let names: Vec<String> = others.map(|(lang, name)| format!("{lang}\u{a0}{name}")).collect();
        push(&mut blocks, label("names"), vec![names.join(", ")]);
    }
    let differs = topic.rules().filter_map(|rule| catalog.try_say(&rule.text().attribute("differs")));
    push(&mut blocks, label("differs"), differs.map(|said| said.text).collect());
    let played = topic
        .rulings()
        .map(|ruling| format!("{} {} {}", ruling.id().to_uppercase(), say(ruling.title()), say(ruling.text())));
    push(&mut blocks, label("played"), played.collect());
    if topic.is_rule() {
        push(&mut blocks, label("source"), vec![say(topic.text().attribute("source"))]);
    } else {
        let ids = topic.rules().map(Topic::id).collect::<Vec<_>>().join(", ");
        push(&mut blocks, label("rule"), vec![ids]);
    }
    let kind = catalog.text(&format!("reference-kind-{}", topic.kind()));
    Page { topic, title: title(topic, catalog), kind, blocks }
}

fn push(blocks: &mut Vec<Block>, label: Option<String>, items: Vec<String>) {
    if items.iter().any(|item| !item.is_empty()) {
        blocks.push(Block { label, items });
    }
}

/// What a topic is called, as a heading.
pub fn title(topic: Topic, catalog: &Catalog) -> String {
    let said = catalog.say(&topic.title()).text;
    let mut letters = said.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => said,
    }
}
