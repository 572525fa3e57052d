//! Drills: short questions that the engine makes and answers.
//!
//! An [`Exercise`] follows from its template and a seed alone. Random play is searched for a position in which what the
//! template hunts for, usually one exception of the rules, decides; the engine is asked what is right there, and what
//! somebody could take for right stands beside it. No answer is stored anywhere. A [`Round`] is some two minutes of
//! questions, chosen by what was got wrong, what is due and what is new. [`Drilled`] is what a game brings.

mod round;

pub use round::{Answered, LENGTH, Round, State, due, state};

use crate::{
    chance::{Chance, Stream},
    game::{Decision, Dice, Silent, shuffle},
    ids::Id,
    text::Message,
};

use super::{
    progress::{Change, Learnt},
    taught::Taught,
};

/// The most options of a question, and the fewest: a convention of such questions. With two guessing would pay.
pub const OPTIONS: usize = 4;
const FEWEST_OPTIONS: usize = 3;
/// How many games are searched before a template gives up. In 200 seeds and more of each template who wins was the
/// hardest to find, with up to 94 games, and no other needed more than 16.
const GAMES: usize = 500;
/// Up to so many steps of a game are played before it is searched, so that not all questions come from openings. Of
/// 300 random games the shortest had 147 and half more than 242; with much more nearly all questions would be about
/// endings.
const HEAD_START: u32 = 150;
/// One question in so many is about any position: a guess. Too often and exceptions are hardly asked about, never and
/// the exception is always the answer.
const ORDINARY: u32 = 5;
/// The stream of a seed that the first template draws from; the others follow. Any number that leaves room for them,
/// but another one makes other questions of old seeds.
const STREAM: u8 = 64;
/// How many seeds are tried for a question about a certain rule. Of 264 searches, three for each template and rule,
/// half were done after eight seeds and 243 within this limit; two found nothing in 3,000.
const SEEDS: u64 = 300;

/// What a game brings to be drilled.
pub trait Drilled: Taught {
    /// The kinds of question.
    type Template: Id;

    /// The rules that questions of a kind can be about.
    fn rules(template: Self::Template) -> &'static [Self::Rule];

    /// The beginning of a random game.
    fn deal(chance: &mut Chance) -> Self::Position;

    /// A question of a kind about a position, if there is one such as is wished for; which one is chance's.
    fn ask(template: Self::Template, p: &Self::Position, wish: Whim, chance: &mut Chance) -> Option<Stem<Self>>;
}

/// Notes a rule so that the drills ask about it soon, with what there is to say; no change: none of them ever does.
pub fn noted<G: Drilled>(rule: G::Rule) -> (Option<Change>, Message) {
    let asked = G::Template::ALL.iter().any(|template| G::rules(*template).contains(&rule));
    let said = Message::new(if asked { "review-drilled" } else { "review-undrilled" });
    (asked.then(|| Change::of::<G>(Learnt::Wrong(rule.id()))), said.with("title", G::rule(rule).attribute("title")))
}

/// What a question should be like: drawn once for each, so that what is rare is sought for as long as it takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Whim(u32);

impl Whim {
    /// Whether a position will do: one where the exception decides, but now and then any, or the exception could be
    /// taken for granted.
    pub fn is_met(self, exceptional: bool) -> bool {
        exceptional || self.0.is_multiple_of(ORDINARY)
    }

    /// One of several varieties, all equally likely.
    pub fn among<T: Copy>(self, varieties: &[T]) -> T {
        varieties[(self.0 / ORDINARY) as usize % varieties.len()]
    }
}

/// What a question is about, and what the engine says to it.
#[derive(Clone, Debug)]
pub struct Case<G: Drilled> {
    /// The table; whoever answers sits where the learner sits.
    pub position: G::Position,
    /// What is done or tried, if the question is about that.
    pub action: Option<G::Action>,
    /// What of the table decides, a line for each fact.
    pub facts: Vec<Message>,
    /// The question.
    pub text: Message,
    /// The rules behind the answer, the deciding one first.
    pub rules: Vec<G::Rule>,
    /// What happens, as far as it explains the answer.
    pub events: Vec<G::Event>,
    /// What is refused, as far as it explains the answer.
    pub refusals: Vec<G::Refusal>,
    /// Whether it is what the template hunts for: mostly a position in which an exception decides.
    pub exceptional: bool,
}

impl<G: Drilled> Case<G> {
    /// A question about a position; what there is to say about it follows.
    pub fn new(position: &G::Position, text: Message) -> Self {
        Self {
            position: *position,
            action: None,
            facts: Vec::new(),
            text,
            rules: Vec::new(),
            events: Vec::new(),
            refusals: Vec::new(),
            exceptional: false,
        }
    }
}

/// A question before its options are put together.
#[derive(Clone, Debug)]
pub struct Stem<G: Drilled> {
    /// What it is about.
    pub case: Case<G>,
    /// The answer.
    pub right: Message,
    /// What somebody could take for the answer, the most tempting first; what is right or there already is dropped.
    pub wrong: Vec<Message>,
}

/// A question with its options, of which exactly one is right.
#[derive(Clone, Debug)]
pub struct Exercise<G: Drilled> {
    /// Which kind.
    pub template: G::Template,
    /// What it was made from.
    pub seed: u64,
    /// What it is about.
    pub case: Case<G>,
    /// The answers to choose from.
    pub options: Vec<Message>,
    /// The number of the right one, from 0.
    pub right: usize,
}

/// What a kind of question is called.
pub fn title<G: Drilled>(template: G::Template) -> Message {
    text::<G>(template).attribute("title")
}

/// The text of a kind of question.
pub fn text<G: Drilled>(template: G::Template) -> Message {
    Message::new(format!("{}-{}", G::TEXTS, template.id()))
}

/// The question of a template and a seed. `None`: nothing was found, which no seed has been seen to do.
pub fn make<G: Drilled>(template: G::Template, seed: u64) -> Option<Exercise<G>> {
    // A stream for each template, so that one seed does not show the same table in all of them.
    let mut chance = Chance::stream(seed, Stream(STREAM + template.index() as u8), 0);
    let wish = Whim(chance.below(u32::MAX));
    let mut list = Vec::new();
    for _ in 0..GAMES {
        let mut p = G::deal(&mut chance);
        let mut unsearched = chance.below(HEAD_START);
        loop {
            // A game that is over before its head start is still looked at once, at its end.
            if unsearched == 0 || G::decision(&p) == Decision::Over {
                let draft = G::ask(template, &p, wish, &mut chance);
                if let Some(question) = draft.and_then(|draft| finished(draft, template, seed, &mut chance)) {
                    return Some(question);
                }
            }
            unsearched = unsearched.saturating_sub(1);
            let action = G::roll(&p, &mut chance).or_else(|| G::pick(&p, &mut list, &mut chance));
            let Some(action) = action else { break };
            G::advance(&mut p, action, &mut Silent);
        }
    }
    None
}

/// A question of a template about a rule, from the first seed that has one. `None`: the rule is too rare there.
pub fn make_about<G: Drilled>(template: G::Template, rule: G::Rule, seed: u64) -> Option<Exercise<G>> {
    let mut questions = (seed..seed + SEEDS).filter_map(|seed| make::<G>(template, seed));
    questions.find(|question| question.case.rules.contains(&rule))
}

/// Puts the options together. `None`: there are too few.
fn finished<G: Drilled>(draft: Stem<G>, template: G::Template, seed: u64, chance: &mut Chance) -> Option<Exercise<G>> {
    let mut options = vec![draft.right.clone()];
    for wrong in draft.wrong {
        if options.len() < OPTIONS && !options.contains(&wrong) {
            options.push(wrong);
        }
    }
    if options.len() < FEWEST_OPTIONS {
        return None;
    }
    shuffle(&mut options, chance);
    let right = options.iter().position(|option| *option == draft.right)?;
    Some(Exercise { template, seed, case: draft.case, options, right })
}
