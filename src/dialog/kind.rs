//! What a typed line can be: one table, in the order in which it is tried.
//!
//! What a line certainly is comes before what it could be; what only some of its words say comes last, and several such
//! readings are listed instead of one being chosen. What is nothing, but nearly something, is named with what to type: a
//! line is never taken for what it is not. Hides how readings are found.

use strsim::osa_distance;

use crate::{
    ids::{Id, ids},
    reference::{fold::fold, search::search},
    sitting::tableau::{Move, Moves, Tableau},
    text::Catalog,
};

use super::words::{Keyword, Special, command, has_all, special, words};

/// A line of fewer letters comes near to too much, one of more to nothing.
const SHORTEST: usize = 4;
const LONGEST: usize = 120;
/// One typing error, and one more for each so many letters: “hello” is not meant for “help”.
const EACH: usize = 8;

ids! {
    /// What a line can be; tried in this order, as far as a dialogue takes it.
    pub enum LineKind {
        /// An empty line.
        Nothing = "nothing",
        /// The number of a choice, or an answer that is a number.
        Number = "number",
        /// A command that only this dialogue has.
        Special = "special",
        /// An answer, by its id or whole.
        Answer = "answer",
        /// An action in its ASCII form.
        Notation = "notation",
        /// The dice.
        Roll = "roll",
        /// Words that only one choice has, even if they begin like a command.
        Choice = "choice",
        /// A command.
        Command = "command",
        /// The name of a thing, where one is to be looked at.
        Thing = "thing",
        /// Some words of an answer.
        Part = "part",
        /// Words of actions, possible or not.
        Words = "words",
        /// A line about a real table.
        Sketched = "sketched",
    }
}

/// What was meant.
#[derive(Clone, Debug)]
pub enum Meant {
    /// Nothing.
    Nothing,
    /// A choice, counted from 1, whether or not there are so many.
    Number(usize),
    /// An answer, by its id.
    Answer(String),
    /// An action.
    Action(Move),
    /// The dice as they fall.
    Roll,
    /// A thing.
    Thing(&'static str),
    /// A command, and what stands behind it.
    Command(Keyword, String),
    /// A command that only this dialogue has, by its id, and what stands behind it.
    Special(&'static str, String),
    /// Something about a real table.
    Sketched(String),
    /// One of several.
    Several(Vec<Possible>),
    /// Nothing that there is, but nearly this.
    Nearly(Possible),
    /// Nothing that there is.
    Unknown,
}

/// Something that may have been meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Possible {
    /// In words.
    pub text: String,
    /// What to type for it.
    pub line: String,
}

/// What can be chosen just now.
#[derive(Clone, Copy)]
pub struct OnOffer<'a> {
    /// What lines are taken for.
    pub takes: &'a [LineKind],
    /// Where actions would be done, as whoever chooses looks at it.
    pub tableau: Option<&'a dyn Tableau>,
    /// What can be done there.
    pub choices: &'a [Move],
    /// Ids of answers, with their words.
    pub answers: &'a [(String, String)],
    /// What throwing the dice is called, where they can be thrown.
    pub roll: Option<&'a str>,
    /// The commands that only this dialogue has.
    pub specials: &'a [Special],
}

impl<'a> OnOffer<'a> {
    /// Nothing to choose.
    pub fn taking(takes: &'a [LineKind]) -> Self {
        Self { takes, tableau: None, choices: &[], answers: &[], roll: None, specials: &[] }
    }

    /// Actions, by whatever they can be called.
    pub fn actions(moment: &'a dyn Tableau, choices: &'a [Move]) -> Self {
        use LineKind::{Choice, Notation, Number, Roll, Words};
        Self { tableau: Some(moment), choices, ..Self::taking(&[Number, Notation, Roll, Choice, Words]) }
    }
}

/// Finds out what was meant.
pub fn understand(line: &str, offer: &OnOffer<'_>, catalog: &Catalog) -> Meant {
    match reading(line, offer, catalog) {
        Some((_, meant)) => meant,
        None => nearly(line, offer, catalog).map_or(Meant::Unknown, Meant::Nearly),
    }
}

/// The first kind of the table that a line can be, and what was meant.
pub fn reading(line: &str, offer: &OnOffer<'_>, catalog: &Catalog) -> Option<(LineKind, Meant)> {
    let typed = TypedLine { line: line.trim(), offer, catalog };
    let mut taken = LineKind::ALL.iter().filter(|kind| offer.takes.contains(kind));
    taken.find_map(|kind| typed.read(*kind).map(|meant| (*kind, meant)))
}

/// A line where something can be chosen.
struct TypedLine<'a> {
    line: &'a str,
    offer: &'a OnOffer<'a>,
    catalog: &'a Catalog,
}

impl TypedLine<'_> {
    /// What a line means if it is of a kind.
    fn read(&self, kind: LineKind) -> Option<Meant> {
        match kind {
            LineKind::Nothing => self.line.is_empty().then_some(Meant::Nothing),
            LineKind::Number => self.number(),
            LineKind::Special => {
                special(self.line, self.offer.specials, self.catalog).map(|(id, rest)| Meant::Special(id, rest))
            }
            LineKind::Answer => self.answer(),
            LineKind::Notation => self.offer.tableau?.noted(&self.line.to_lowercase()).map(Meant::Action),
            LineKind::Roll => {
                let said = fold(self.line);
                let called = self.offer.roll.is_some_and(|roll| !said.is_empty() && fold(roll) == said);
                (said == "roll" || called).then_some(Meant::Roll)
            }
            LineKind::Choice => self.choice(),
            LineKind::Command => command(self.line, self.catalog).map(|(command, rest)| Meant::Command(command, rest)),
            LineKind::Thing => self.thing(),
            LineKind::Part => self.part(),
            LineKind::Words => self.words(),
            LineKind::Sketched => Some(Meant::Sketched(self.line.to_owned())),
        }
    }

    fn number(&self) -> Option<Meant> {
        let number = self.line.trim_end_matches(['.', ')']).parse::<usize>().ok()?;
        // A number that no choice has can still be an answer that is a number.
        let beyond = |(_, text): &&(String, String)| number > self.offer.answers.len() && text == self.line;
        let answer = self.offer.answers.iter().find(beyond);
        Some(answer.map_or(Meant::Number(number), |(id, _)| Meant::Answer(id.clone())))
    }

    fn answer(&self) -> Option<Meant> {
        // An answer that is called like a command is chosen by its number.
        if matches!(command(self.line, self.catalog), Some((_, rest)) if rest.is_empty()) {
            return None;
        }
        let called = |(id, text): &&(String, String)| id == self.line || fold(text) == fold(self.line);
        self.offer.answers.iter().find(called).map(|(id, _)| Meant::Answer(id.clone()))
    }

    /// The one choice that has all the words of the line, which is no mere command.
    fn choice(&self) -> Option<Meant> {
        let mere = matches!(command(self.line, self.catalog), Some((_, rest)) if rest.is_empty());
        // Signs are no words: behind a question mark nothing is done.
        if mere || self.line.starts_with('?') {
            return None;
        }
        match &self.matching(self.offer.choices)[..] {
            [action] => Some(Meant::Action(action.clone())),
            _ => None,
        }
    }

    /// A thing that is named, not only found in a text, unless the line is all the words of an action.
    fn thing(&self) -> Option<Meant> {
        let thing = thing(self.offer.tableau?, self.line);
        let thing = thing.filter(|thing| *thing == self.line || !search(self.line, &[]).in_texts)?;
        let wanted = words(self.line);
        let is_action = |action: &Move| self.said(action).contains(&wanted);
        (!self.conceivable().iter().any(is_action)).then_some(Meant::Thing(thing))
    }

    fn part(&self) -> Option<Meant> {
        let wanted = words(self.line);
        let says = |(_, (id, text)): &(usize, &(String, String))| has_all(&words(&format!("{text} {id}")), &wanted);
        let found: Vec<_> = self.offer.answers.iter().enumerate().filter(says).collect();
        match found[..] {
            _ if wanted.is_empty() => None,
            [] => None,
            [(_, (id, _))] => Some(Meant::Answer(id.clone())),
            ref several => {
                let possible = several.iter().map(|(at, (_, text))| Possible::new(text.clone(), (at + 1).to_string()));
                Some(Meant::Several(possible.collect()))
            }
        }
    }

    /// The action that the words say: of those that can be chosen, or else of all that anybody could try.
    fn words(&self) -> Option<Meant> {
        match &self.matching(self.offer.choices)[..] {
            [] => {}
            [action] => return Some(Meant::Action(action.clone())),
            several => return self.several(several),
        }
        let moment = self.offer.tableau?;
        let mut found = self.matching(&self.conceivable());
        // What is of the kind that can be done now is meant rather than what is not.
        let kinds: Vec<_> = self.offer.choices.iter().map(verb).collect();
        if found.iter().any(|action| kinds.contains(&verb(action))) {
            found.retain(|action| kinds.contains(&verb(action)));
        }
        match &found[..] {
            [] => None,
            // Several that are refused for the same reasons are as good as one.
            [first, rest @ ..] if rest.iter().all(|other| moment.refusing(other) == moment.refusing(first)) => {
                Some(Meant::Action(first.clone()))
            }
            several => self.several(several),
        }
    }

    fn several(&self, actions: &[Move]) -> Option<Meant> {
        let moment = self.offer.tableau?;
        let possible = |action| Possible::new(self.catalog.say(&moment.choice(action)).text, action.to_string());
        Some(Meant::Several(actions.iter().map(possible).collect()))
    }

    fn conceivable(&self) -> Vec<Move> {
        self.offer.tableau.map(Moves::conceivable).unwrap_or_default()
    }

    /// What an action is called, in words: where it would be done, and anywhere.
    fn said(&self, action: &Move) -> Vec<Vec<String>> {
        let Some(moment) = self.offer.tableau else { return Vec::new() };
        let (choice, plain) = (moment.choice(action), moment.action(action));
        let plain = (plain != choice).then_some(plain);
        [choice].into_iter().chain(plain).map(|message| words(&self.catalog.say(&message).text)).collect()
    }

    /// The actions that have all the words; one that has no others is meant alone, and first of all in this order.
    fn matching(&self, among: &[Move]) -> Vec<Move> {
        let wanted = words(self.line);
        let (mut found, mut whole) = (Vec::new(), Vec::new());
        if wanted.is_empty() {
            return found;
        }
        for action in among {
            for said in self.said(action) {
                if !has_all(&said, &wanted) {
                    continue;
                }
                if said == wanted {
                    return vec![action.clone()];
                }
                if said.len() == wanted.len() && !whole.contains(action) {
                    whole.push(action.clone());
                }
                if !found.contains(action) {
                    found.push(action.clone());
                }
            }
        }
        if whole.len() == 1 { whole } else { found }
    }
}

impl Possible {
    fn new(text: String, line: String) -> Self {
        Self { text, line }
    }
}

/// The kind of an action: the first word of its line.
fn verb(action: &Move) -> Option<&str> {
    action.line().split(' ').next()
}

/// The thing on the table that somebody names, by its id or in any language.
pub fn thing(moment: &dyn Tableau, name: &str) -> Option<&'static str> {
    let named = moment.things().into_iter().find(|thing| *thing == name);
    named.or_else(|| search(name, &[]).found.into_iter().find_map(|topic| moment.pointed_at(topic)))
}

/// What is called nearly like a line, and can be typed.
fn nearly(line: &str, offer: &OnOffer<'_>, catalog: &Catalog) -> Option<Possible> {
    let takes = |kind: LineKind| offer.takes.contains(&kind);
    let mut known: Vec<(String, Possible)> = Vec::new();
    if let Some(moment) = offer.tableau.filter(|_| takes(LineKind::Notation)) {
        for action in offer.choices {
            let text = catalog.say(&moment.choice(action)).text;
            let possible = Possible::new(text.clone(), action.to_string());
            known.extend([(action.to_string(), possible.clone()), (fold(&text), possible)]);
        }
    }
    if takes(LineKind::Answer) {
        let numbered = (1..).zip(offer.answers);
        known.extend(numbered.map(|(number, (_, text))| (fold(text), Possible::new(text.clone(), number.to_string()))));
    }
    if takes(LineKind::Command) {
        for command in Keyword::ALL {
            let possible = Possible::new(command.word(catalog), command.word(catalog));
            let said = catalog.say(&command.words()).text;
            let said = said.split(',').map(fold).chain([command.id().to_owned()]).filter(|word| word.len() > 3);
            known.extend(said.map(|word| (word, possible.clone())));
        }
    }
    let line = fold(line);
    let length = line.chars().count();
    if !(SHORTEST..=LONGEST).contains(&length) {
        return None;
    }
    let near = known.iter().map(|(name, possible)| (osa_distance(name, &line), possible));
    let near = near.filter(|(distance, _)| *distance <= 1 + length / EACH);
    near.min_by_key(|(distance, _)| *distance).map(|(_, possible)| possible.clone())
}
