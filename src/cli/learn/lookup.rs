//! What is looked up in the midst of something else: a thing on the table, a page of the rules, a language.
//!
//! Hides what is said where there is nothing of that name, or more than one.

use crate::{
    course::taught::Taught,
    reference::{article::article, article::title, search::search, topic::Topic},
    text::{
        Message,
        catalog::{find_language, languages},
    },
};

use super::{desk::Desk, typed::thing};

impl<G: Taught> Desk<'_, G> {
    /// What a thing is called, and what it is.
    pub(in crate::cli) fn say_topic(&mut self, topic: Topic) {
        let said = format!("{}: {}", title(topic, &self.catalog), self.catalog.say(&topic.text()).text);
        self.lines.say(&said);
    }

    /// Says what a thing is and how it stands; answers with the thing, if there is one of that name.
    pub(in crate::cli) fn look_at(&mut self, position: &G::Position, name: &str) -> Option<&'static str> {
        let Some(thing) = thing::<G>(name) else {
            self.say(&Message::new("learn-nothing-to-see").with("word", name.to_owned()));
            return None;
        };
        if let Some(topic) = G::topic(thing) {
            self.say_topic(topic);
        }
        for line in G::look(position, thing) {
            self.say(&line);
        }
        Some(thing)
    }

    /// The language that somebody names; where there is none, that is said.
    pub(in crate::cli) fn language_meant(&mut self, rest: &str) -> Option<String> {
        if rest.is_empty() {
            self.say(&Message::new("learn-languages").with("known", languages().join(", ")));
            return None;
        }
        let found = find_language(rest, self.foreign);
        if found.is_none() {
            let message = Message::new("cli-error-unknown-language").with("word", rest.to_owned());
            self.say(&message.with("known", languages().join(", ")));
        }
        found
    }

    /// Looks something up.
    pub(in crate::cli) fn rules(&mut self, rest: &str) {
        let found = search(rest, &[]);
        let list = |desk: &mut Self, topics: &[Topic]| {
            for topic in topics {
                let line = format!("{} ({})", title(*topic, &desk.catalog), topic.id());
                desk.lines.say(&line);
            }
        };
        match found.found[..] {
            [] => {
                self.say(&Message::new("reference-nothing").with("query", rest.to_owned()));
                list(self, &found.nearest);
            }
            [topic] => {
                let page = article(topic, &self.catalog);
                self.lines.say(&format!("{} ({})", page.title, page.kind));
                for block in page.blocks {
                    let label = block.label.map(|label| format!("{label}: ")).unwrap_or_default();
                    self.lines.say(&format!("{label}{}", block.items.join(" ")));
                }
            }
            _ => {
                let message = Message::new("reference-several").with("query", rest.to_owned());
                self.say(&message.with("count", found.found.len()));
                list(self, &found.found);
            }
        }
    }
}
