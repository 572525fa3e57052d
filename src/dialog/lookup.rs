//! What is looked up in the midst of something else: a thing on the table, a page of the rules, a language.
//!
//! Hides what is said where there is nothing of that name, or more than one.

use crate::{
    reference::{article::article, article::title, search::search, topic::Topic},
    sitting::tableau::Tableau,
    text::{
        Message,
        catalog::{find_language, languages},
    },
};

use super::{Host, kind::thing, lines::Lines};

impl Lines<'_> {
    /// Says what a thing is and how it stands; answers with the thing, if there is one of that name.
    pub fn look_at(&mut self, moment: &dyn Tableau, name: &str) -> Option<&'static str> {
        let Some(thing) = thing(moment, name) else {
            self.say(&Message::new("learn-nothing-to-see").with("word", name.to_owned()));
            return None;
        };
        if let Some(topic) = moment.topic(thing) {
            self.say_topic(topic);
        }
        self.say_all(&moment.look(thing));
        Some(thing)
    }

    /// The language that somebody names; where there is none, that is said.
    pub fn language_meant(&mut self, rest: &str) -> Option<String> {
        if rest.is_empty() {
            self.say(&Message::new("learn-languages").with("known", languages().join(", ")));
            return None;
        }
        let found = find_language(rest, self.foreign());
        if found.is_none() {
            let message = Message::new("cli-error-unknown-language").with("word", rest.to_owned());
            self.say(&message.with("known", languages().join(", ")));
        }
        found
    }

    /// Speaks the language that somebody names from now on, with the names of a lesson's table.
    pub fn choose_language(&mut self, rest: &str, host: &mut dyn Host) -> bool {
        let Some(lang) = self.language_meant(rest) else { return false };
        self.speak_as_tutor(&lang);
        host.speaks(&lang);
        self.say_id("learn-language");
        true
    }

    /// Looks something up.
    pub fn rules(&mut self, rest: &str) {
        let found = search(rest, &[]);
        match found.found[..] {
            [] => {
                self.say(&Message::new("reference-nothing").with("query", rest.to_owned()));
                self.list(&found.nearest);
            }
            [topic] => {
                let page = article(topic, self.catalog());
                self.line(format!("{} ({})", page.title, page.kind));
                for block in page.blocks {
                    let label = block.label.map(|label| format!("{label}: ")).unwrap_or_default();
                    self.line(format!("{label}{}", block.items.join(" ")));
                }
            }
            _ => {
                let message = Message::new("reference-several").with("query", rest.to_owned());
                self.say(&message.with("count", found.found.len()));
                self.list(&found.found);
            }
        }
    }

    fn list(&mut self, topics: &[Topic]) {
        for topic in topics {
            let line = format!("{} ({})", title(*topic, self.catalog()), topic.id());
            self.line(line);
        }
    }
}
