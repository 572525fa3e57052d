//! What a fact is judged by, and what facts of all kinds say.

use crate::{
    course::{
        shape::At,
        taught::{Amount, Who},
    },
    cuba::{Position, Standing},
    game::Seat,
    text::{Arg, Message},
};

/// What the position is worth, once the game is over.
pub(in crate::cuba) type Reckoning<'a> = &'a dyn Fn() -> Option<Standing>;

/// What a fact is judged by.
#[derive(Clone, Copy)]
pub(super) struct Evidence<'a> {
    /// Where the step began.
    pub(super) start: &'a Position,
    /// Where it is now.
    pub(super) now: &'a Position,
    pub(super) standing: Reckoning<'a>,
}

/// A number that a fact speaks of: what it is called, how it is wanted, and what it is.
pub(super) type Counting = (Message, Amount, i32);

/// A kind of fact.
pub(super) trait Factual {
    /// The numbers that it speaks of.
    fn figures(&self, _by: Evidence<'_>) -> Vec<Counting> {
        Vec::new()
    }

    /// Whether it holds.
    fn holds(&self, by: Evidence<'_>) -> bool {
        self.figures(by).into_iter().all(|(_, amount, number)| amount.holds(number))
    }

    /// What it lacks if it does not hold.
    fn lacks(&self, by: Evidence<'_>) -> Vec<Message> {
        gaps_of(self.figures(by))
    }

    /// Everybody whom it names.
    fn names(&self) -> Vec<&At<Who>> {
        Vec::new()
    }
}

/// Declares a kind of fact that a file writes as something else is written.
macro_rules! written_as {
    ($(#[doc = $doc:literal] $name:ident($inner:ty),)+) => {
        $(
            #[doc = $doc]
            #[derive(Clone, Debug)]
            pub struct $name(pub $inner);

            impl $crate::course::shape::Shape for $name {
                fn read(
                    value: &$crate::course::shape::Value<'_>,
                    faults: &mut Vec<$crate::course::fault::Flaw>,
                ) -> Option<Self> {
                    <$inner as $crate::course::shape::Shape>::read(value, faults).map(Self)
                }

                fn schema(defs: &mut $crate::course::shape::Definitions) -> serde_json::Value {
                    <$inner as $crate::course::shape::Shape>::schema(defs)
                }
            }
        )+
    };
}
pub(super) use written_as;

/// Whose it is; left out: the learner's.
pub(in crate::cuba::lessons) fn seat(who: Option<&At<Who>>) -> Seat {
    who.map_or(Who::You, |who| who.value).seat()
}

/// A number of a fact, by what its name ends with.
pub(super) fn named(id: &str) -> Message {
    Message::new(format!("cuba-figure-{id}"))
}

/// What is to be done, by what its text ends with.
pub(super) fn wanted(id: &str) -> Message {
    Message::new(format!("cuba-goal-{id}"))
}

/// The numbers that are not as wanted.
pub(super) fn gaps_of(numbers: Vec<Counting>) -> Vec<Message> {
    let missed = numbers.into_iter().filter(|(_, amount, number)| !amount.holds(*number));
    missed.map(|(what, amount, number)| gap(what, amount, number)).collect()
}

/// A number that is not as wanted: what it is called, how it is wanted, what it is.
fn gap(what: Message, amount: Amount, found: i32) -> Message {
    let number = |n: i32| if n < 0 { Arg::Text(format!("−{}", n.unsigned_abs())) } else { Arg::Number(n as u32) };
    let (id, wanted) = match amount {
        Amount::Exactly(wanted) => ("goal-exactly", wanted),
        Amount::AtLeast(wanted) => ("goal-at-least", wanted),
        Amount::AtMost(wanted) => ("goal-at-most", wanted),
    };
    Message::new(id).with("what", what).with("wanted", number(wanted)).with("found", number(found))
}
