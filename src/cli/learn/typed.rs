//! What a learner typed: the number of a choice, an action in its ASCII form, words of the language, or a command.
//!
//! Commands are understood in English everywhere, and in the language chosen. Words are compared folded, without accents
//! and case; few of them are enough if only one choice has them all.

use std::str::FromStr;

use crate::{
    course::taught::Taught,
    game::{Ruled, Seat},
    ids::{Id, ids},
    reference::{fold::fold, search::search},
    text::{Catalog, Message},
};

ids! {
    /// What can be typed besides moves; the id is the English word.
    pub(in crate::cli) enum Keyword {
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
    pub(in crate::cli) fn words(self) -> Message {
        Message::new(format!("learn-command-{}", self.id()))
    }

    /// The word for it in the language spoken.
    pub(in crate::cli) fn word(self, catalog: &Catalog) -> String {
        let words = catalog.say(&self.words()).text;
        words.split(',').map(str::trim).find(|word| *word != "?").unwrap_or(self.id()).to_owned()
    }

    /// The command that a word means.
    fn meant(word: &str, catalog: &Catalog) -> Option<Self> {
        if word == "?" { Some(Self::Help) } else { meant(word, Self::words, catalog) }
    }
}

/// The one of several things that a word means: by its id, or by one of its words in the language spoken.
pub(in crate::cli) fn meant<T: Id>(word: &str, words: fn(T) -> Message, catalog: &Catalog) -> Option<T> {
    let word = fold(word);
    let known = |one: T| catalog.say(&words(one)).text.split(',').any(|said| fold(said) == word) || one.id() == word;
    T::ALL.iter().copied().find(|one| known(*one))
}

/// What was meant.
pub(in crate::cli) enum Typed<G: Taught> {
    Nothing,
    Command(Keyword, String),
    Number(usize),
    Action(G::Action),
    /// The dice as the lesson gives them.
    Roll,
    Option(String),
    /// One of several, by their words.
    Several(Vec<G::Action>),
    Unknown,
}

/// What can be chosen just now.
pub(in crate::cli) struct OnOffer<'a, G: Taught> {
    /// Who chooses.
    pub(in crate::cli) seat: Seat,
    pub(in crate::cli) position: &'a G::Position,
    pub(in crate::cli) choices: &'a [G::Action],
    /// Ids of answers, with their words.
    pub(in crate::cli) options: &'a [(String, String)],
}

/// Finds out what was meant.
pub(in crate::cli) fn understand<G: Taught>(line: &str, offer: &OnOffer<'_, G>, catalog: &Catalog) -> Typed<G> {
    let line = line.trim();
    if line.is_empty() {
        return Typed::Nothing;
    }
    if let Ok(number) = line.trim_end_matches(['.', ')']).parse::<usize>() {
        // A number that no choice has can still be an answer that is a number.
        let answer = offer.options.iter().find(|(_, text)| number > offer.options.len() && text == line);
        return answer.map_or(Typed::Number(number), |(id, _)| Typed::Option(id.clone()));
    }
    // An answer that is called like a command is chosen by its number.
    let free = Keyword::meant(line, catalog).is_none();
    if let Some(option) = offer.options.iter().find(|(id, text)| free && (id == line || fold(text) == fold(line))) {
        return Typed::Option(option.0.clone());
    }
    if let Ok(action) = G::Action::from_str(&line.to_lowercase()) {
        return Typed::Action(action);
    }
    if fold(line) == "roll" {
        return Typed::Roll;
    }
    let said = in_words(line, offer, catalog);
    // A whole choice that happens to begin like a command is the choice.
    let chosen = matches!(&said, Typed::Action(action) if offer.choices.contains(action));
    match command(line, catalog) {
        Some((command, rest)) if !chosen || rest.is_empty() => Typed::Command(command, rest),
        _ => said,
    }
}

/// Whether a line is a command, whatever can be chosen.
pub(in crate::cli) fn command(line: &str, catalog: &Catalog) -> Option<(Keyword, String)> {
    // A command can have two words, and be asked as a question.
    let (line, mut ends) = (line.trim(), line.trim().match_indices(char::is_whitespace).map(|(at, _)| at));
    let (one, two) = (ends.next().unwrap_or(line.len()), ends.next().unwrap_or(line.len()));
    [two, one].into_iter().find_map(|end| {
        let (words, rest) = line.split_at(end);
        let rest = if words.starts_with('¿') { rest.trim_end_matches('?') } else { rest };
        Keyword::meant(words.trim_start_matches('¿'), catalog).map(|command| (command, rest.trim().to_owned()))
    })
}

/// Whether a line says that somebody leaves.
pub(in crate::cli) fn is_quit(line: &str, catalog: &Catalog) -> bool {
    meant(line, Keyword::words, catalog) == Some(Keyword::Quit)
}

/// The thing on the table that somebody names, by its id or in any language.
pub(super) fn thing<G: Taught>(name: &str) -> Option<&'static str> {
    let named = G::things().into_iter().find(|thing| *thing == name);
    named.or_else(|| search(name, &[]).found.into_iter().find_map(G::pointed_at))
}

/// The action that a line says in words: of those that can be chosen, or else of all that anybody could try.
fn in_words<G: Taught>(line: &str, offer: &OnOffer<'_, G>, catalog: &Catalog) -> Typed<G> {
    let wanted = words(line);
    if wanted.is_empty() {
        return Typed::Unknown;
    }
    let says = |(id, text): &&(String, String)| has_all(&words(&format!("{text} {id}")), &wanted);
    if let [(id, _)] = offer.options.iter().filter(says).collect::<Vec<_>>()[..] {
        return Typed::Option(id.clone());
    }
    match matching(&wanted, offer.choices, offer, catalog)[..] {
        [] => {}
        [action] => return Typed::Action(action),
        ref several => return Typed::Several(several.to_vec()),
    }
    let mut everything = Vec::new();
    G::conceivable(offer.position, &mut |action| everything.push(action));
    let mut found = matching(&wanted, &everything, offer, catalog);
    // What is of the kind that can be done now is meant rather than what is not.
    let kind = |action: &G::Action| action.to_string().split(' ').next().map(ToOwned::to_owned);
    let kinds: Vec<_> = offer.choices.iter().map(kind).collect();
    if found.iter().any(|action| kinds.contains(&kind(action))) {
        found.retain(|action| kinds.contains(&kind(action)));
    }
    let refusing = |action: &G::Action| -> Vec<G::Rule> {
        G::refusals(offer.position, Some(offer.seat), *action).iter().map(Ruled::rule).collect()
    };
    match found[..] {
        [] => Typed::Unknown,
        // Several that are refused for the same reasons are as good as one.
        [first, ref rest @ ..] if rest.iter().all(|other| refusing(other) == refusing(&first)) => Typed::Action(first),
        ref several => Typed::Several(several.to_vec()),
    }
}

/// The actions that have all the words; one that has no others is meant alone, and first of all in this order.
fn matching<G: Taught>(
    wanted: &[String],
    among: &[G::Action],
    offer: &OnOffer<'_, G>,
    catalog: &Catalog,
) -> Vec<G::Action> {
    let (mut found, mut whole) = (Vec::new(), Vec::new());
    for action in among {
        let (choice, plain) = (G::choice(offer.position, *action), G::action(*action));
        let plain = (plain != choice).then_some(plain);
        for message in [choice].into_iter().chain(plain) {
            let said = words(&catalog.say(&message).text);
            if !has_all(&said, wanted) {
                continue;
            }
            if said == wanted {
                return vec![*action];
            }
            if said.len() == wanted.len() && !whole.contains(action) {
                whole.push(*action);
            }
            if !found.contains(action) {
                found.push(*action);
            }
        }
    }
    if whole.len() == 1 { whole } else { found }
}

fn words(text: &str) -> Vec<String> {
    fold(text).split(' ').filter(|word| !word.is_empty()).map(ToOwned::to_owned).collect()
}

fn has_all(said: &[String], wanted: &[String]) -> bool {
    wanted.iter().all(|word| said.contains(word))
}
