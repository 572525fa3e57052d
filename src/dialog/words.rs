//! Commands, and things named by their words.
//!
//! Commands are understood in English everywhere, and in the language spoken. Words are compared folded, without accents
//! and case. Hides which texts hold the words.

use crate::{
    ids::{Id, ids},
    reference::fold::fold,
    text::{Catalog, Message},
};

use super::lines::Lines;

ids! {
    /// What can be typed besides moves; the id is the English word.
    pub enum Keyword {
        /// What can be typed.
        Help = "help",
        /// The step and the table again.
        Again = "again",
        /// What an action would bring.
        Why = "why",
        /// What a thing is and how it stands.
        Look = "look",
        /// A hint.
        Hint = "hint",
        /// Takes back.
        Undo = "undo",
        /// Does again.
        Redo = "redo",
        /// Starts the step again.
        Restart = "restart",
        /// Has the step done.
        Skip = "skip",
        /// Goes to another step.
        Go = "go",
        /// Only the tasks.
        Test = "test",
        /// Another language.
        Lang = "lang",
        /// Looks something up.
        Rules = "rules",
        /// Leaves.
        Quit = "quit",
    }
}

impl Keyword {
    /// The id of its words; what it does is their attribute `help`.
    pub fn words(self) -> Message {
        Message::new(format!("learn-command-{}", self.id()))
    }

    /// The word for it in the language spoken.
    pub fn word(self, catalog: &Catalog) -> String {
        let words = catalog.say(&self.words()).text;
        words.split(',').map(str::trim).find(|word| *word != "?").unwrap_or(self.id()).to_owned()
    }

    /// The command that a word means.
    fn meant(word: &str, catalog: &Catalog) -> Option<Self> {
        if word == "?" {
            return Some(Self::Help);
        }
        Self::ALL.iter().copied().find(|one| is_called(word, one.id(), &catalog.say(&one.words()).text))
    }

    /// Whether a line is just this command.
    pub fn is_meant(self, line: &str, catalog: &Catalog) -> bool {
        Self::meant(line, catalog) == Some(self)
    }
}

/// A command that only some dialogue has.
#[derive(Clone, Copy, Debug)]
pub struct Special {
    /// The English word.
    pub id: &'static str,
    /// The message with its words; what it does is their attribute `help`.
    pub words: &'static str,
}

impl Special {
    /// Its words, with commas between them.
    pub fn said(&self, catalog: &Catalog) -> String {
        catalog.text(self.words)
    }
}

/// Whether a word is the id of something, or one of its words.
fn is_called(word: &str, id: &str, words: &str) -> bool {
    let folded = fold(word);
    id == folded || words.split(',').any(|said| fold(said) == folded)
}

/// What a line begins with, and what stands behind it: a command can have two words, and be asked as a question.
fn beginnings(line: &str) -> impl Iterator<Item = (&str, String)> {
    let (line, mut ends) = (line.trim(), line.trim().match_indices(char::is_whitespace).map(|(at, _)| at));
    let (one, two) = (ends.next().unwrap_or(line.len()), ends.next().unwrap_or(line.len()));
    [two, one].into_iter().map(move |end| {
        let (words, rest) = line.split_at(end);
        let rest = if words.starts_with('¿') { rest.trim_end_matches('?') } else { rest };
        (words.trim_start_matches('¿'), rest.trim().to_owned())
    })
}

/// The command that a line begins with, and what stands behind it.
pub fn command(line: &str, catalog: &Catalog) -> Option<(Keyword, String)> {
    beginnings(line).find_map(|(words, rest)| Keyword::meant(words, catalog).map(|command| (command, rest)))
}

/// The same for commands that only some dialogue has.
pub fn special(line: &str, specials: &[Special], catalog: &Catalog) -> Option<(&'static str, String)> {
    let called = |words: &str| specials.iter().find(|one| is_called(words, one.id, &one.said(catalog)));
    beginnings(line).find_map(|(words, rest)| called(words).map(|found| (found.id, rest)))
}

/// Whether a line says yes.
pub fn is_yes(line: &str, catalog: &Catalog) -> bool {
    catalog.text("learn-reset-yes").split(',').chain(["yes"]).any(|word| fold(word) == fold(line))
}

/// The folded words of a text.
pub(super) fn words(text: &str) -> Vec<String> {
    fold(text).split(' ').filter(|word| !word.is_empty()).map(ToOwned::to_owned).collect()
}

/// Whether all the words wanted are among those said.
pub(super) fn has_all(said: &[String], wanted: &[String]) -> bool {
    wanted.iter().all(|word| said.contains(word))
}

impl Lines<'_> {
    /// Says commands and what they do, in an attribute of their words; `help` where they have no such.
    pub fn say_commands(&mut self, commands: &[Keyword], place: &'static str) {
        for command in commands {
            let means = |place: &'static str| self.catalog().try_say(&command.words().attribute(place));
            let means = means(place).or_else(|| means("help")).unwrap_or_default().text;
            let words = self.word(&command.words());
            self.line(format!("{words}: {means}"));
        }
    }

    /// The same for commands that only some dialogue has.
    pub fn say_specials(&mut self, specials: &[Special]) {
        for one in specials {
            let (words, means) = (one.said(self.catalog()), self.word(&Message::new(one.words).attribute("help")));
            self.line(format!("{words}: {means}"));
        }
    }

    /// Says all commands of lessons.
    pub fn say_help(&mut self) {
        self.say_id("learn-help");
        self.say_commands(Keyword::ALL, "help");
    }
}
