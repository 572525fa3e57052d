//! A lesson put together: positions, actions and goals instead of a file's words.
//!
//! Whether what it claims is true is for [`super::proof`]; here it must only make sense. Hides how it is put together of
//! its file.

mod assembly;
mod notation;

use std::ops::Range;

use crate::{game::Seat, text::Message};

use super::{
    goal::{Figure, Goal},
    scenario::{Borrow, Demand},
    shape::At,
    taught::Taught,
};

/// See the module's page.
#[derive(Clone, Debug)]
pub struct Lesson<G: Taught> {
    /// The id.
    pub id: String,
    /// The id of its texts.
    pub text: String,
    /// The rules that it teaches.
    pub teaches: Vec<G::Rule>,
    /// The rules that it only shows.
    pub shows: Vec<G::Rule>,
    /// The lessons that come before it.
    pub needs: Vec<String>,
    /// The lesson that comes next.
    pub next: Option<String>,
    /// The steps; those of other lessons not yet among them.
    pub steps: Vec<Step<G>>,
    /// Where steps of other lessons come in: before which of its own, and which.
    pub borrows: Vec<(usize, Borrow)>,
    /// A mark of everything that it says.
    pub mark: String,
    /// Where its id stands.
    pub at: Range<usize>,
}

/// A step.
#[derive(Clone, Debug)]
pub struct Step<G: Taught> {
    /// The id.
    pub id: String,
    /// The id of its texts.
    pub text: String,
    /// What it asks for.
    pub kind: Demand,
    /// The rule that a hint names.
    pub rule: G::Rule,
    /// The rulings that a note names.
    pub rulings: Vec<u8>,
    /// Where it starts; `None`: where the last one ended.
    pub start: Option<G::Position>,
    /// What the others do before the learner is asked.
    pub before: Vec<Scripted<G>>,
    /// What the others do when asked.
    pub react: Vec<Scripted<G>>,
    /// The dice.
    pub rolls: Vec<At<G::Action>>,
    /// Facts at the start.
    pub check: Vec<At<Goal<G>>>,
    /// What counts as right.
    pub goal: At<Goal<G>>,
    /// A figure to be as good as its par, instead of a goal.
    pub figure: Option<Figure<G>>,
    /// The author's way.
    pub solution: Vec<At<Deed<G>>>,
    /// How many ways there are.
    pub ways: Option<At<u16>>,
    /// The answers to choose from.
    pub options: Vec<String>,
    /// Tempting lines.
    pub wrong: Vec<Tempting<G>>,
    /// Attempts that are refused.
    pub no: Vec<Barred<G>>,
    /// What is shown with the answer.
    pub shown: Vec<Tempting<G>>,
    /// What the others do afterwards.
    pub then: Vec<Aftermath<G>>,
    /// Where it is borrowed, if it is another lesson's.
    pub borrowed: Option<Range<usize>>,
    /// Where it stands.
    pub at: Range<usize>,
}

/// Something that a learner does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed<G: Taught> {
    /// Plays, or tries to.
    Act(G::Action),
    /// Looks at a thing.
    Look(&'static str),
    /// Chooses an answer.
    Answer(String),
}

/// A scripted move.
#[derive(Clone, Debug)]
pub struct Scripted<G: Taught> {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub action: G::Action,
    /// Where it stands.
    pub at: Range<usize>,
}

/// A line of moves with a text, and what it brings.
#[derive(Clone, Debug)]
pub struct Tempting<G: Taught> {
    /// The id of its text.
    pub id: String,
    /// The moves.
    pub line: Vec<Scripted<G>>,
    /// What holds after them.
    pub brings: At<Vec<Goal<G>>>,
}

/// An attempt that is refused.
#[derive(Clone, Debug)]
pub struct Barred<G: Taught> {
    /// The id of its text.
    pub id: String,
    /// The moves; the last one is refused.
    pub line: Vec<Scripted<G>>,
    /// With which rules.
    pub rules: At<Vec<G::Rule>>,
}

/// Scripted moves of the others after the goal.
#[derive(Clone, Debug)]
pub struct Aftermath<G: Taught> {
    /// The moves.
    pub line: Vec<Scripted<G>>,
    /// What holds after them.
    pub brings: At<Vec<Goal<G>>>,
}

/// What a lesson is put together with.
pub struct Setting<'a, G: Taught> {
    /// The position that all others start from.
    pub base: &'a G::Scene,
    /// What the ids of its texts begin with.
    pub prefix: &'a str,
    /// The name of its file, without the extension.
    pub stem: &'a str,
    /// Its text.
    pub source: &'a str,
}

/// Whether a word is an id: lower-case letters, digits and single hyphens, beginning with a letter.
pub fn is_id(word: &str) -> bool {
    let letters = |part: &str| part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
    word.starts_with(|c: char| c.is_ascii_lowercase())
        && word.len() <= 64
        && word.split('-').all(|part| !part.is_empty() && letters(part))
}

impl<G: Taught> Lesson<G> {
    /// The attributes that its own text must have.
    pub const ATTRIBUTES: [&'static str; 2] = ["aim", "closing"];

    /// Everything that it says: its own text and those of its steps, with all that belongs to them.
    pub fn texts(&self) -> Vec<Message> {
        let own = (&self.text, Self::ATTRIBUTES.map(str::to_owned).to_vec());
        let steps = self.steps.iter().map(|step| (&step.text, step.attributes()));
        let whole = |(id, attributes): (&String, Vec<String>)| {
            let message = Message::new(id.as_str());
            let attributes: Vec<_> = attributes.into_iter().map(|name| message.clone().attribute(name)).collect();
            [message].into_iter().chain(attributes)
        };
        [own].into_iter().chain(steps).flat_map(whole).collect()
    }
}

/// The attribute that says what an answer is, or why it is not the right one.
pub fn option_attribute(option: &str, why: bool) -> String {
    format!("{}-{option}", if why { "why" } else { "option" })
}

impl<G: Taught> Step<G> {
    /// The answer that is right, if the step is a question.
    pub fn right_answer(&self) -> Option<&str> {
        let mut right = None;
        self.goal.parts(&mut |part| {
            if let Goal::Answered(option) = part {
                right = Some(option.value.as_str());
            }
        });
        right
    }

    /// Every attribute that its text must have.
    pub fn attributes(&self) -> Vec<String> {
        let right = self.right_answer();
        let wrong = self.options.iter().filter(|option| Some(option.as_str()) != right);
        ["task".to_owned()]
            .into_iter()
            .chain(self.options.iter().map(|option| option_attribute(option, false)))
            .chain(wrong.map(|option| option_attribute(option, true)))
            .chain(self.wrong.iter().map(|one| format!("wrong-{}", one.id)))
            .chain(self.no.iter().map(|one| format!("no-{}", one.id)))
            .chain(self.shown.iter().map(|one| format!("shown-{}", one.id)))
            .collect()
    }
}
