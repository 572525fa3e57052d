//! What counts as right: predicates over the position, what happened, and what the learner tried, looked at or answered.
//!
//! A goal is never one fixed click: whatever makes it true passes. What is not true yet can say so, with the numbers
//! wanted and found. Hides how goals are written in a file.

use serde_json::{Value as Json, json};

use crate::{
    game::{Fact, Told},
    ids::Id,
    text::Message,
};

use super::{
    fault::{Code, Flaw},
    shape::{
        At, Choice, Chosen, Definitions, Keys, Shape, Value, choice, define, is_table, only_key, table, text_of,
        unknown,
    },
    taught::{Amount, Taught, Who},
};

/// See the module's page.
#[derive(Clone, Debug)]
pub enum Goal<G: Taught> {
    /// Every one.
    All(Vec<Goal<G>>),
    /// At least one.
    Any(Vec<Goal<G>>),
    /// Not this.
    Not(Box<Goal<G>>),
    /// The last attempt was refused, with this rule among the reasons.
    Refused(At<G::Rule>),
    /// This was looked at.
    Looked(At<String>),
    /// This option was chosen.
    Answered(At<String>),
    /// This happened in the step.
    Happened(Happening),
    /// Something about the position.
    Leaf(G::Leaf),
}

/// An event with some of its facts.
#[derive(Clone, Debug)]
pub struct Happening {
    event: At<String>,
    facts: Vec<(At<String>, Wanted)>,
}

#[derive(Clone, Debug)]
enum Wanted {
    Number(Amount),
    Word(String),
}

table! {
    /// A figure that a puzzle asks for, taken at the end of the learner's turn.
    pub struct Figure<G: Taught> {
        /// The number itself.
        "of" of: Chosen<G::Quantity>,
        /// A number that is taken from it.
        "less" less: Option<Chosen<G::Quantity>>,
        /// What must hold, or the figure is the one of `otherwise`.
        "provided" provided: Vec<Goal<G>>,
        /// The figure where `provided` does not hold.
        "otherwise" otherwise: Option<i32>,
        /// The best that there is; proved.
        "par" par: At<i32>,
        /// Whether the others choose what is worst for the figure.
        "adversary" adversary: bool,
    }
}

/// What a goal is judged by.
#[derive(Clone, Debug)]
pub struct Stand<G: Taught> {
    /// Where the step began.
    pub start: G::Position,
    /// Where it is now.
    pub now: G::Position,
    /// What has happened since.
    pub events: Vec<G::Event>,
    /// The rules that the last attempt broke.
    pub refused: Vec<G::Rule>,
    /// What was looked at.
    pub looked: Vec<&'static str>,
    /// The option that was chosen last.
    pub answered: Option<String>,
    /// How many of the step's rolls have fallen.
    pub rolls: usize,
}

impl<G: Taught> Stand<G> {
    /// The start of a step.
    pub fn new(start: G::Position) -> Self {
        let (events, refused, looked) = (Vec::new(), Vec::new(), Vec::new());
        Self { start, now: start, events, refused, looked, answered: None, rolls: 0 }
    }
}

impl<G: Taught> Goal<G> {
    /// Whether the goal is met.
    pub fn holds(&self, stand: &Stand<G>) -> bool {
        match self {
            Self::All(goals) => goals.iter().all(|goal| goal.holds(stand)),
            Self::Any(goals) => goals.iter().any(|goal| goal.holds(stand)),
            Self::Not(goal) => !goal.holds(stand),
            Self::Refused(rule) => stand.refused.contains(&rule.value),
            Self::Looked(thing) => stand.looked.contains(&thing.as_str()),
            Self::Answered(option) => stand.answered.as_deref() == Some(option.as_str()),
            Self::Happened(happening) => stand.events.iter().any(|event| happening.is(event)),
            Self::Leaf(leaf) => G::holds(leaf, &stand.start, &stand.now),
        }
    }

    /// What is still to be done, in words; of several ways the one that lacks least.
    pub fn gaps(&self, stand: &Stand<G>) -> Vec<Message> {
        if self.holds(stand) {
            return Vec::new();
        }
        match self {
            Self::All(goals) => goals.iter().flat_map(|goal| goal.gaps(stand)).collect(),
            Self::Any(goals) => {
                let nearest = goals.iter().map(|goal| goal.gaps(stand)).min_by_key(Vec::len).unwrap_or_default();
                let several = (goals.len() > 1).then(|| Message::new("goal-any"));
                several.into_iter().chain(nearest).collect()
            }
            Self::Not(_) => vec![Message::new("goal-not")],
            Self::Refused(_) => vec![Message::new("goal-refused")],
            Self::Looked(_) => vec![Message::new("goal-looked")],
            Self::Answered(_) => vec![Message::new("goal-answered")],
            Self::Happened(_) => vec![Message::new("goal-happened")],
            Self::Leaf(leaf) => G::gaps(leaf, &stand.start, &stand.now),
        }
    }

    /// Calls `each` with every part that has no parts.
    pub fn parts<'a>(&'a self, each: &mut dyn FnMut(&'a Self)) {
        match self {
            Self::All(goals) | Self::Any(goals) => goals.iter().for_each(|goal| goal.parts(each)),
            Self::Not(goal) => goal.parts(each),
            Self::Refused(_) | Self::Looked(_) | Self::Answered(_) | Self::Happened(_) | Self::Leaf(_) => each(self),
        }
    }

    /// Whether some part is of a kind.
    pub fn has(&self, kind: impl Fn(&Self) -> bool) -> bool {
        let mut found = false;
        self.parts(&mut |part| found |= kind(part));
        found
    }
}

impl Happening {
    fn is<E: Told>(&self, event: &E) -> bool {
        if event.id() != self.event.as_str() {
            return false;
        }
        let mut found = 0;
        event.facts(&mut |name, fact| {
            let wanted = self.facts.iter().filter(|(wanted, _)| wanted.as_str() == name);
            found += wanted.filter(|(_, wanted)| wanted.is(&fact)).count();
        });
        found == self.facts.len()
    }
}

impl Wanted {
    fn is(&self, fact: &Fact) -> bool {
        match (self, fact) {
            (Self::Number(amount), Fact::Number(number)) => i32::try_from(*number).is_ok_and(|n| amount.holds(n)),
            (Self::Word(word), Fact::Id(id)) => word == id,
            (Self::Word(word), Fact::Seat(seat)) => word == Who::at(*seat).id(),
            (Self::Word(word), Fact::Nothing) => word == "none",
            _ => false,
        }
    }
}

impl<G: Taught> Figure<G> {
    /// The figure of a stand.
    pub fn count(&self, stand: &Stand<G>) -> i32 {
        if !self.provided.iter().all(|goal| goal.holds(stand)) {
            return self.otherwise.unwrap_or(i32::from(i16::MIN));
        }
        let of = |quantity: &Chosen<G::Quantity>| G::count(&quantity.0, &stand.start, &stand.now);
        of(&self.of) - self.less.as_ref().map_or(0, of)
    }
}

choice! {
    /// A bound of a number.
    enum Bound {
        /// So many or more.
        "at-least" AtLeast(i32),
        /// So many or fewer.
        "at-most" AtMost(i32),
    }
}

impl Shape for Amount {
    fn read(value: &Value<'_>, faults: &mut Vec<Flaw>) -> Option<Self> {
        if !is_table(value) {
            return i32::read(value, faults).map(Self::Exactly);
        }
        Some(match Chosen::read(value, faults)?.0 {
            Bound::AtLeast(number) => Self::AtLeast(number),
            Bound::AtMost(number) => Self::AtMost(number),
        })
    }

    fn schema(defs: &mut Definitions) -> Json {
        define(defs, "Amount", |defs| {
            let mut ways = vec![i32::schema(defs)];
            ways.extend(Bound::schemas(defs));
            json!({ "oneOf": ways })
        })
    }
}

impl Shape for Happening {
    fn read(value: &Value<'_>, faults: &mut Vec<Flaw>) -> Option<Self> {
        let table = Keys::open(value, faults)?;
        let event = table.take::<At<String>>("event", faults);
        let mut facts = Vec::new();
        for (name, inner) in table.each().filter(|(name, _)| name.get_ref() != "event") {
            let wanted = match text_of(inner) {
                Some(word) => Some(Wanted::Word(word.to_owned())),
                None => Amount::read(inner, faults).map(Wanted::Number),
            };
            let name = At { value: name.get_ref().clone().into_owned(), at: name.span() };
            facts.extend(wanted.map(|wanted| (name, wanted)));
        }
        Some(Self { event: event?, facts })
    }

    fn schema(defs: &mut Definitions) -> Json {
        let amount = Amount::schema(defs);
        json!({
            "type": "object",
            "properties": { "event": { "type": "string" } },
            "required": ["event"],
            "additionalProperties": { "oneOf": [{ "type": "string" }, amount] },
        })
    }
}

choice! {
    /// What every game's goals can be.
    enum Common<G: Taught> {
        /// Every one of these.
        "all" All(Vec<Goal<G>>),
        /// At least one of these.
        "any" Any(Vec<Goal<G>>),
        /// Not this.
        "not" Not(Goal<G>),
        /// The attempt was refused, with this rule among the reasons.
        "refused" Refused(At<G::Rule>),
        /// This was looked at.
        "looked" Looked(At<String>),
        /// This option was chosen.
        "answered" Answered(At<String>),
        /// This event came in the step, with these facts.
        "happened" Happened(At<Happening>),
    }
}

impl<G: Taught> Shape for Goal<G> {
    fn read(value: &Value<'_>, faults: &mut Vec<Flaw>) -> Option<Self> {
        let known = [Common::<G>::TAGS, G::Leaf::TAGS].concat();
        let (tag, inner) = only_key(value, &known, faults)?;
        if !Common::<G>::TAGS.contains(&tag) {
            return G::Leaf::read_as(tag, inner, faults).map(Self::Leaf);
        }
        let fault = match Common::read_as(tag, inner, faults)? {
            Common::All(list) | Common::Any(list) if list.is_empty() => {
                Flaw::new(Code::Empty, inner.span()).with("key", tag)
            }
            Common::All(list) => return Some(Self::All(list)),
            Common::Any(list) => return Some(Self::Any(list)),
            Common::Not(goal) => return Some(Self::Not(Box::new(goal))),
            Common::Refused(rule) => return Some(Self::Refused(rule)),
            Common::Answered(option) => return Some(Self::Answered(option)),
            Common::Looked(thing) => {
                if G::things().contains(&thing.as_str()) {
                    return Some(Self::Looked(thing));
                }
                unknown(Code::Thing, &thing, thing.at.clone(), G::things())
            }
            Common::Happened(happening) => {
                let Some((_, facts)) = G::events().iter().find(|(id, _)| *id == happening.event.as_str()) else {
                    let known = G::events().iter().map(|(id, _)| *id);
                    faults.push(unknown(Code::UnknownId, &happening.event, happening.event.at.clone(), known));
                    return None;
                };
                match happening.facts.iter().find(|(name, _)| !facts.contains(&name.as_str())) {
                    None => return Some(Self::Happened(happening.value)),
                    Some((name, _)) => unknown(Code::UnknownKey, name, name.at.clone(), facts.iter().copied()),
                }
            }
        };
        faults.push(fault);
        None
    }

    fn schema(defs: &mut Definitions) -> Json {
        define(defs, "Goal", |defs| {
            let mut ways = Common::<G>::schemas(defs);
            ways.extend(G::Leaf::schemas(defs));
            json!({ "oneOf": ways })
        })
    }
}

/// A file's value that is a word or a number as wanted.
pub fn amount_or_word<'w>(
    value: &Value<'_>,
    words: &[&'w str],
    faults: &mut Vec<Flaw>,
) -> Option<Result<Amount, &'w str>> {
    let Some(word) = text_of(value) else { return Amount::read(value, faults).map(Ok) };
    let found = words.iter().find(|known| **known == word);
    if found.is_none() {
        faults.push(unknown(Code::UnknownId, word, value.span(), words.iter().copied()));
    }
    found.map(|word| Err(*word))
}
