//! A lesson in which somebody sits, whichever game it teaches: what it asks for, what can be done, what came of it.
//!
//! Every face plays a lesson through here, so that the same deed is judged, told and marked alike. Hides the
//! tutor.

use crate::{
    course::{lesson::option_attribute, progress::Change, run::reply::Verdict, scenario::Demand},
    game::Seat,
    play::{Player, table::Terms},
    reference::Topic,
    text::Message,
};

use super::{
    game::GameSitting,
    spot::Spot,
    tableau::{Move, MoveOnOffer, Tableau},
    telling::Saying,
};

/// Something that a learner does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LearnerDeed {
    /// Plays, or tries to.
    Act(Move),
    /// Looks at a thing.
    Look(&'static str),
    /// Chooses an answer.
    Answer(String),
}

/// What came of it.
#[derive(Debug)]
pub struct DeedOutcome {
    /// How it was judged.
    pub verdict: Verdict,
    /// What there is to tell.
    pub told: Vec<Saying>,
    /// What opens the next step.
    pub opening: Vec<Saying>,
    /// Whether the author has a word to say to just this.
    pub is_coached: bool,
    /// The spots from which whatever it moved sets off.
    pub way: Vec<Spot>,
}

/// A step, as it is shown.
#[derive(Clone, Copy, Debug)]
pub struct StepCard<'s> {
    /// The id.
    pub id: &'s str,
    /// The id of its texts.
    pub text: &'s str,
    /// What it asks for.
    pub kind: Demand,
    /// The answers to choose from.
    pub options: &'s [String],
    /// The rulings that a note names.
    pub rulings: &'s [u8],
    /// Whether it has a table of its own.
    pub is_laid_anew: bool,
}

impl StepCard<'_> {
    /// Whether something is to be played.
    pub fn is_played(&self) -> bool {
        matches!(self.kind, Demand::Act | Demand::Try)
    }

    /// The answers, in words.
    pub fn answers(&self) -> Vec<(String, Message)> {
        let said = |option: &String| Message::new(self.text).attribute(option_attribute(option, false));
        self.options.iter().map(|option| (option.clone(), said(option))).collect()
    }
}

/// See the module's page.
pub trait LessonSitting {
    /// The id of the lesson.
    fn id(&self) -> &str;

    /// The id of its texts.
    fn text(&self) -> &str;

    /// How many steps it has.
    fn count(&self) -> usize;

    /// The number of the step, from 0; after the last one how many there are.
    fn number(&self) -> usize;

    /// The step, unless the lesson is finished.
    fn step(&self) -> Option<StepCard<'_>>;

    /// The number of a step, by its id.
    fn numbered(&self, step: &str) -> Option<usize>;

    /// The other seats at the table.
    fn others(&self) -> Vec<Seat>;

    /// Whether only tasks are shown and the first mistake ends it.
    fn is_testing(&self) -> bool;

    /// The table, with what the last deed changed marked or not.
    fn tableau(&self, marked: bool) -> Box<dyn Tableau>;

    /// What can be done by the rules, dice as the step has them.
    fn legal(&self) -> Vec<Move>;

    /// Where something is to be played: the same, then what somebody might try, the author's own way among it.
    fn choices(&self) -> Vec<MoveOnOffer>;

    /// Judges a deed, and does it if it counts.
    fn attempt(&mut self, deed: &LearnerDeed) -> DeedOutcome;

    /// What would come of a deed, or why not.
    fn why(&self, deed: &LearnerDeed) -> Vec<Saying>;

    /// The next hint, which says more each time; `look` is the word to type for looking, where words are typed.
    fn hint(&mut self, look: Option<&str>) -> Option<Message>;

    /// Takes the last deed back; `false`: there is none.
    fn undo(&mut self) -> bool;

    /// Does again what was taken back; `false`: there is nothing.
    fn redo(&mut self) -> bool;

    /// Starts the step again; `false`: nothing was done in it.
    fn restart(&mut self) -> bool;

    /// Has the step done, and tells how.
    fn skip(&mut self, look: Option<&str>) -> Vec<Saying>;

    /// Goes to a step, from 0; what happens there before the learner is asked. `None`: there is no such step.
    fn go(&mut self, step: usize) -> Option<Vec<Saying>>;

    /// Starts the lesson again as a test.
    fn test(&mut self) -> Option<Vec<Saying>>;

    /// How the lesson was done, and what is known now.
    fn closing(&self) -> Vec<Saying>;

    /// The article about what was taught first.
    fn taught(&self) -> Option<Topic>;

    /// What has changed in the progress since this was last asked.
    fn take_changes(&mut self) -> Vec<Change>;

    /// Whether a game can go on from here.
    fn goes_on(&self) -> bool;

    /// A free game that goes on from here: one person, and bots.
    fn played_on(&self, you: Player, terms: Terms) -> Option<Box<dyn GameSitting>>;
}
