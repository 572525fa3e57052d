//! What the audit reads, and what it says of it: files of texts, and what is wrong in them.
//!
//! Hides which message says what is wrong.

use crate::{
    ids::{Id, ids},
    text::message::Message,
};

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
    pub enum Defect {
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
    pub kind: Defect,
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
            Defect::Syntax => Message::new("audit-syntax").with("detail", detail),
            Defect::Twice | Defect::Default | Defect::Stale | Defect::Control => message,
            Defect::Missing | Defect::Extra => message.with("lang", detail),
            Defect::Variables | Defect::Plural => message.with("names", detail),
            Defect::Reference => message.with("name", detail),
            Defect::Term => message.with("word", detail).with("better", self.better.clone()),
            Defect::Gender => message.with("word", detail),
            Defect::Typography | Defect::Format => message.with("detail", detail),
            Defect::Room | Defect::Crowded => message.with("needed", detail).with("room", self.better.clone()),
        }
    }
}

/// A finding without a remedy.
pub(super) fn finding(kind: Defect, source: &Source, line: usize, id: &str, detail: &str) -> Finding {
    Finding {
        path: source.path.clone(),
        line,
        kind,
        id: id.to_owned(),
        detail: detail.to_owned(),
        better: String::new(),
    }
}
