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
    let labelled =
        |id: &str, items: Vec<String>| Block { label: Some(catalog.text(&["reference-", id].concat())), items };
    let mut blocks = vec![Block { label: None, items: vec![say(topic.text())] }];
    blocks.extend(topic.parts().map(|part| labelled(part, vec![say(topic.text().attribute(part))])));
    // The others only stand there where there is something to say.
    let mut push = |id: &str, items: Vec<String>| {
        if items.iter().any(|item| !item.is_empty()) {
            blocks.push(labelled(id, items));
        }
    };
    let related: Vec<String> = topic.related().map(|other| title(other, catalog)).collect();
    push("related", vec![related.join(", ")]);
    if topic.is_thing() {
        let others = names(topic.name_id()).filter(|(lang, _)| *lang != catalog.lang());
        let names: Vec<String> = others.map(|(lang, name)| [lang, "\u{a0}", name].concat()).collect();
        push("names", vec![names.join(", ")]);
    }
    let differs = topic.rules().filter_map(|rule| catalog.try_say(&rule.text().attribute("differs")));
    push("differs", differs.map(|said| said.text).collect());
    let played = topic.rulings().map(|ruling| {
        let number = ruling.id().to_ascii_uppercase();
        [number.as_str(), " ", &say(ruling.title()), " ", &say(ruling.text())].concat()
    });
    push("played", played.collect());
    if topic.is_rule() {
        push("source", vec![say(topic.text().attribute("source"))]);
    } else {
        let ids = topic.rules().map(Topic::id).collect::<Vec<_>>().join(", ");
        push("rule", vec![ids]);
    }
    let kind = catalog.text(&["reference-kind-", topic.kind()].concat());
    Page { topic, title: title(topic, catalog), kind, blocks }
}

/// What a topic is called, as a heading.
pub fn title(topic: Topic, catalog: &Catalog) -> String {
    let said = catalog.say(&topic.title()).text;
    let mut letters = said.chars();
    match letters.next() {
        Some(first) => {
            let mut title = String::with_capacity(said.len());
            title.extend(first.to_uppercase());
            title.push_str(letters.as_str());
            title
        }
        None => said,
    }
}
