//! What a dialogue says, in the language that is spoken, until whoever shows it takes it.
//!
//! One line a fact: how long it may be, which signs it may have and where it goes is for whoever shows it. Hides the
//! catalog in use.

use std::mem;

use crate::{
    course::taught::seated,
    reference::{Topic, article::title},
    sitting::telling::{Purpose, Saying},
    text::{Catalog, Message, catalog::Foreign},
};

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Utterance {
    /// A line of any length.
    Line(String),
    /// A line between two things.
    Gap,
    /// Nobody is to read any more what was said before.
    Screen,
    /// Why something cannot be done.
    Complaint(String),
}

/// See the module's page.
pub struct Lines<'f> {
    said: Vec<Utterance>,
    catalog: Catalog,
    /// Texts that came as folders.
    foreign: &'f [Foreign],
    /// The learner's name, if there is one.
    learner: Option<&'f str>,
}

impl<'f> Lines<'f> {
    /// Nothing yet, in a language.
    pub fn new(catalog: Catalog, foreign: &'f [Foreign], learner: Option<&'f str>) -> Self {
        Self { said: Vec::new(), catalog, foreign, learner }
    }

    /// What was said since it was last taken.
    pub fn take(&mut self) -> Vec<Utterance> {
        mem::take(&mut self.said)
    }

    /// The language that is spoken, with the names of whoever is spoken of.
    pub fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    /// Texts that came as folders.
    pub fn foreign(&self) -> &'f [Foreign] {
        self.foreign
    }

    /// The learner's name, if there is one.
    pub fn learner(&self) -> Option<&'f str> {
        self.learner
    }

    /// A language, without names.
    pub fn spoken(&self, lang: &str) -> Catalog {
        Catalog::new(lang, self.foreign)
    }

    /// Speaks like this from now on.
    pub fn speak(&mut self, catalog: Catalog) {
        self.catalog = catalog;
    }

    /// Speaks a language, with the names of a lesson's table.
    pub fn speak_as_tutor(&mut self, lang: &str) {
        self.catalog = seated(self.spoken(lang), self.learner);
    }

    /// A message in words.
    pub fn word(&self, message: &Message) -> String {
        self.catalog.say(message).text
    }

    /// Says a message.
    pub fn say(&mut self, message: &Message) {
        let text = self.word(message);
        self.line(text);
    }

    /// Says the message of an id.
    pub fn say_id(&mut self, id: &str) {
        self.say(&Message::new(id));
    }

    /// Says messages.
    pub fn say_all(&mut self, messages: &[Message]) {
        for message in messages {
            self.say(message);
        }
    }

    /// Says what there is to tell; a rule with its id, by which it is looked up, and a thing by its name.
    pub fn tell(&mut self, told: &[Saying]) {
        for saying in told {
            match (saying.rule, saying.topic) {
                (Some(rule), _) => {
                    let named = Message::new("learn-rule").with("title", saying.message.clone());
                    self.say(&named.with("rule", rule));
                }
                (None, Some(topic)) if saying.purpose == Purpose::About => self.say_topic(topic),
                (None, _) => self.say(&saying.message),
            }
        }
    }

    /// Says what a thing is called, and what it is.
    pub fn say_topic(&mut self, topic: Topic) {
        let said = format!("{}: {}", title(topic, &self.catalog), self.word(&topic.text()));
        self.line(said);
    }

    /// Says what is made of texts already.
    pub fn line(&mut self, text: impl Into<String>) {
        self.said.push(Utterance::Line(text.into()));
    }

    /// Says a list, each with its number.
    pub fn numbered(&mut self, texts: impl IntoIterator<Item = String>) {
        for (number, text) in (1..).zip(texts) {
            self.line(format!("{number}. {text}"));
        }
    }

    /// A line between two things.
    pub fn gap(&mut self) {
        self.said.push(Utterance::Gap);
    }

    /// Hides what was said before.
    pub fn hide(&mut self) {
        self.said.push(Utterance::Screen);
    }

    /// Complains.
    pub fn complain(&mut self, message: &Message) {
        let text = self.word(message);
        self.said.push(Utterance::Complaint(text));
    }
}
