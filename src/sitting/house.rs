//! A game with everything that one can sit down to: its lessons, its drills, free games, its part of the reference, the user's
//! own box. What every face holds instead of a game's type.
//!
//! A game brings some of it and leaves out the rest: what is not there is `None`. Hides which game it is, and that lessons
//! are put together when they are asked for.

use std::ops::RangeInclusive;

#[cfg(feature = "author")]
use crate::course::proof::Report;
use crate::{
    bot::simulate::{Contest, Standings},
    course::{
        drill::State,
        fault::Placed,
        pack::Sources,
        progress::{GameProgress, Progress},
        scenario::PartKind,
    },
    ids::Id,
    play::Player,
    reference::Topic,
    text::{Message, Spoken, catalog::Foreign},
};

#[cfg(feature = "author")]
use super::recording::Recording;
use super::{
    describe::{Describing, LaidTable},
    drill::{DrillKind, DrillSitting},
    game::GameSitting,
    lesson::LessonSitting,
    present::PresenterSitting,
    stage::{Belonging, Keepsakes},
    telling::Saying,
};

/// A part of a course.
pub struct PartCard<'h> {
    /// The pack that it is of.
    pub pack: &'h str,
    /// Its id.
    pub id: &'h str,
    /// The id of its name.
    pub text: &'h str,
    /// What its lessons are.
    pub kind: PartKind,
    /// The ids of its lessons, in order.
    pub lessons: Vec<&'h str>,
}

/// A lesson.
#[derive(Clone, Copy)]
pub struct LessonCard<'h> {
    /// Its id.
    pub id: &'h str,
    /// The id of its texts.
    pub text: &'h str,
    /// A mark of what it says.
    pub mark: &'h str,
    /// How many steps it has.
    pub count: usize,
    /// The lesson that its author wants to come next.
    pub next: Option<&'h str>,
}

/// A rule that a lesson teaches.
pub struct RuleCard {
    /// Its id.
    pub id: &'static str,
    /// Its title.
    pub title: Message,
    /// Its article.
    pub topic: Option<Topic>,
}

impl RuleCard {
    pub(super) fn of<G: Spoken>(rule: G::Rule) -> Self {
        Self { id: rule.id(), title: G::rule(rule).attribute("title"), topic: Topic::rule::<G>(rule) }
    }
}

/// A lesson somebody sits in, with what happens there before the learner is asked.
pub type SatDown<'h> = (Box<dyn LessonSitting + 'h>, Vec<Saying>);

/// What came of proving a pack of lessons.
#[cfg(feature = "author")]
pub struct Proved {
    /// Whether it is our own course, whose texts are the program's.
    pub ours: bool,
    /// What was found.
    pub report: Report,
}

/// See the module's page.
pub trait House {
    /// The id of the game.
    fn id(&self) -> &'static str;

    /// What the game is called.
    fn title(&self) -> Message;

    /// The same in every language, in letters that stand apart.
    fn spaced(&self) -> &'static str;

    /// How many can sit at the table.
    fn seats(&self) -> RangeInclusive<u8>;

    /// Takes in a pack of lessons; `sound`: only if nothing is wrong with it.
    fn add(&mut self, sources: &Sources, sound: bool);

    /// Everything that is wrong with the packs.
    fn faults(&self) -> Vec<&Placed>;

    /// Proves a pack of lessons beside those that are there and takes it in; our own course is proved alone.
    #[cfg(feature = "author")]
    fn prove(&mut self, sources: &Sources) -> Proved;

    /// The texts that the packs bring.
    fn texts(&self) -> Vec<Foreign>;

    /// The id of the lesson to begin with: doing before reading.
    fn beginning(&self) -> &'static str;

    /// The parts of all packs, in order.
    fn parts(&self) -> Vec<PartCard<'_>>;

    /// The id of the texts of a lesson; does not put it together.
    fn text_of(&self, lesson: &str) -> Option<String>;

    /// A lesson.
    fn lesson(&self, id: &str) -> Option<LessonCard<'_>>;

    /// The step at which a lesson was left, from 0; none before its first one is solved.
    fn left_at(&self, lesson: &str, known: &GameProgress) -> Option<usize>;

    /// The rules that a lesson teaches.
    fn teaches(&self, lesson: &str) -> Vec<RuleCard>;

    /// The first lesson and step that is about a topic.
    fn shows(&self, topic: Topic) -> Option<(&str, usize)>;

    /// Whether a lesson of somebody else's is what it claims to be.
    fn is_sound(&self, lesson: &str) -> bool;

    /// Sits down to a lesson where it was left, or at a step. `None`: it cannot be played.
    fn sit(&self, lesson: &str, known: &GameProgress, step: Option<usize>) -> Option<SatDown<'_>>;

    /// Shows a lesson to others. `None`: it cannot be played.
    fn present(&self, lesson: &str) -> Option<Box<dyn PresenterSitting + '_>>;

    /// A table at which moves are recorded from where a lesson starts, or where all of them do. `None`: nobody can play
    /// from there.
    #[cfg(feature = "author")]
    fn record(&self, lesson: Option<&str>) -> Option<Box<dyn Recording>>;

    /// The kinds of question that drills ask, with how they stand on a day; none: there are no drills.
    fn kinds(&self, progress: &Progress, day: u32) -> Vec<DrillKind>;

    /// How many of them are to come back on a day.
    fn due(&self, progress: &Progress, day: u32) -> usize;

    /// A round of one kind of question, or of all. `None`: there are none.
    fn drill(&self, only: Option<&str>, progress: &Progress, day: u32, seed: u64) -> Option<Box<dyn DrillSitting>>;

    /// The coached first game. `None`: nobody coaches this game.
    fn first_game(&self, learner: Player) -> Option<Box<dyn GameSitting>>;

    /// The table that a seed draws. `None`: so many cannot play.
    fn drawn(&self, players: u8, seed: u64) -> Option<Box<dyn LaidTable>>;

    /// The table of a code, and the seed that it brings; the seed given is for what the code leaves open.
    ///
    /// # Errors
    /// What is wrong with the code.
    fn coded(&self, code: &str, seed: u64) -> Result<(Box<dyn LaidTable>, Option<u64>), Message>;

    /// The table at the start of a step of one of our own lessons.
    fn laid_as(&self, lesson: &str, step: &str) -> Option<Box<dyn LaidTable>>;

    /// A real table, to be described. `None`: this game's cannot be.
    fn describe(&self) -> Option<Box<dyn Describing>>;

    /// Reads a game that was written.
    ///
    /// # Errors
    /// What is wrong with it, in words.
    fn read(&self, bytes: &[u8]) -> Result<Box<dyn GameSitting>, Vec<Message>>;

    /// Has bots play against bots; `progress` hears the number of games played so far.
    fn compete(&self, contest: &Contest, progress: &mut dyn FnMut(u32)) -> Standings;

    /// The thing on the table that a topic of the reference is.
    fn pointed_at(&self, topic: Topic) -> Option<&'static str>;

    /// What of the user's own box can be set, by words of the game's.
    fn belongings(&self) -> Vec<&'static str>;

    /// How a belonging is now.
    fn belonging(&self, kept: Option<&Keepsakes>, which: &str) -> Belonging;

    /// All of them once one is turned further or back. `None`: it cannot be.
    fn turned(&self, kept: Option<&Keepsakes>, which: &str, forward: bool) -> Option<Keepsakes>;

    /// In what a thing of the user's own box is not as usual.
    fn unusual(&self, kept: Option<&Keepsakes>, thing: &str) -> Option<Message>;
}

impl dyn House + '_ {
    /// The ids of all lessons in order, with the kind of each.
    pub fn lessons(&self) -> impl Iterator<Item = (PartKind, &str)> {
        self.parts().into_iter().flat_map(|part| part.lessons.into_iter().map(move |id| (part.kind, id)))
    }

    /// The lesson that stands after one.
    pub fn after(&self, lesson: &str) -> Option<LessonCard<'_>> {
        let next = self.lessons().skip_while(|(_, id)| *id != lesson).nth(1)?.1;
        self.lesson(next)
    }
}

/// In words how a kind of question stands.
pub fn standing(state: State) -> Message {
    match state {
        State::New => Message::new("drill-state-new"),
        State::Due => Message::new("drill-state-due"),
        State::Rests(days) => Message::new("drill-state-rests").with("days", days),
    }
}
