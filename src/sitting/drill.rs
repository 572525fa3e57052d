//! A round of questions in which somebody sits, whichever game they are about. Hides the kinds of question, which are the game's.

use crate::{
    course::{drill::State, progress::Change},
    reference::Topic,
    text::Message,
};

use super::{spot::Spot, tableau::Tableau, telling::Saying};

/// A question.
pub struct DrillQuestion {
    /// What its kind is called.
    pub title: Message,
    /// The question.
    pub text: Message,
    /// What of the table decides it.
    pub facts: Vec<Message>,
    /// The answers.
    pub options: Vec<Message>,
    /// The table.
    pub tableau: Box<dyn Tableau>,
    /// What it is about, on the table.
    pub spot: Option<Spot>,
    /// The article about the rule that decides.
    pub topic: Option<Topic>,
}

/// How an answer was judged.
pub struct DrillVerdict {
    /// The question that was answered.
    pub question: DrillQuestion,
    /// The place of the right answer.
    pub right: usize,
    /// What there is to tell.
    pub told: Vec<Saying>,
}

/// See the module's page.
pub trait DrillSitting {
    /// The question that waits for an answer; `None` at the end.
    fn question(&self) -> Option<DrillQuestion>;

    /// How many were answered.
    fn answered(&self) -> usize;

    /// Judges an answer, from 0, and goes on. `None`: there is no such answer.
    fn answer(&mut self, answer: usize) -> Option<DrillVerdict>;

    /// Goes on without an answer.
    fn skip(&mut self) -> Option<DrillVerdict>;

    /// The rule that decides; whoever has asked does not know it by heart.
    fn hint(&mut self) -> Saying;

    /// Takes note that the answer was not found alone.
    fn help(&mut self);

    /// How many were right, and what comes back.
    fn summed_up(&self) -> Vec<Saying>;

    /// What has changed in the progress since this was last asked.
    fn take_changes(&mut self) -> Vec<Change>;
}

/// A kind of question.
pub struct DrillKind {
    /// Its id.
    pub id: &'static str,
    /// What it is called.
    pub title: Message,
    /// How it stands.
    pub state: State,
    /// The ids of the rules that it can be about.
    pub rules: Vec<&'static str>,
}
