//! What is told of the tiny game: its rules, what happens by them and what they refuse.

use santiago::{
    game::{Fact, Happened, Ruled, Seat, Told},
    ids::Id,
};

use super::game::Question;

/// The ledger.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rule {
    TurnInOrder,
    TossFirst,
    TakeOne,
    TakeAllowed,
    TakeFromHeap,
    PassOnce,
    EndLastBean,
}

impl Id for Rule {
    const ALL: &'static [Self] = &[
        Self::TurnInOrder,
        Self::TossFirst,
        Self::TakeOne,
        Self::TakeAllowed,
        Self::TakeFromHeap,
        Self::PassOnce,
        Self::EndLastBean,
    ];

    fn id(self) -> &'static str {
        match self {
            Self::TurnInOrder => "turn-in-order",
            Self::TossFirst => "toss-first",
            Self::TakeOne => "take-one",
            Self::TakeAllowed => "take-allowed",
            Self::TakeFromHeap => "take-from-heap",
            Self::PassOnce => "pass-once",
            Self::EndLastBean => "end-last-bean",
        }
    }

    fn index(self) -> usize {
        self as usize
    }
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    Tossed {
        seat: Seat,
        allowed: u8,
    },
    Taken {
        seat: Seat,
        count: u8,
    },
    Passed {
        seat: Seat,
    },
    Last {
        seat: Seat,
        count: u8,
    },
    /// What a seat has in the end.
    Scored {
        seat: Seat,
        points: u8,
    },
}

impl Event {
    /// The kinds of event, and the names of what each tells.
    pub const FACTS: &'static [(&'static str, &'static [&'static str])] = &[
        ("tossed", &["seat", "allowed"]),
        ("taken", &["seat", "count"]),
        ("passed", &["seat"]),
        ("last", &["seat", "count"]),
        ("scored", &["seat", "points"]),
    ];
}

/// What a hand can hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    Beans,
    Passes,
}

impl Told for Event {
    fn id(&self) -> &'static str {
        match self {
            Self::Tossed { .. } => "tossed",
            Self::Taken { .. } => "taken",
            Self::Passed { .. } => "passed",
            Self::Last { .. } => "last",
            Self::Scored { .. } => "scored",
        }
    }

    fn facts(&self, tell: &mut dyn FnMut(&'static str, Fact)) {
        let (Self::Tossed { seat, .. }
        | Self::Taken { seat, .. }
        | Self::Passed { seat }
        | Self::Last { seat, .. }
        | Self::Scored { seat, .. }) = *self;
        tell("seat", Fact::Seat(seat));
        match *self {
            Self::Tossed { allowed, .. } => tell("allowed", Fact::Number(allowed.into())),
            Self::Taken { count, .. } | Self::Last { count, .. } => tell("count", Fact::Number(count.into())),
            Self::Scored { points, .. } => tell("points", Fact::Number(points.into())),
            Self::Passed { .. } => {}
        }
    }
}

impl Ruled for Event {
    type Rule = Rule;

    fn rule(&self) -> Rule {
        match self {
            Self::Tossed { .. } => Rule::TossFirst,
            Self::Taken { .. } => Rule::TakeAllowed,
            Self::Passed { .. } => Rule::PassOnce,
            Self::Last { .. } | Self::Scored { .. } => Rule::EndLastBean,
        }
    }
}

impl Happened for Event {
    type Stock = Item;

    fn changes(&self, tell: &mut dyn FnMut(Seat, Item, i32)) {
        match *self {
            Self::Taken { seat, count } | Self::Last { seat, count } => tell(seat, Item::Beans, count.into()),
            Self::Passed { seat } => tell(seat, Item::Passes, -1),
            Self::Tossed { .. } | Self::Scored { .. } => {}
        }
    }
}

/// Why an action is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    NotYourTurn { seat: Seat },
    NotAsked { question: Question },
    NoSuchSide { allowed: u8 },
    TooFew,
    TooMany { count: u8, allowed: u8 },
    NotThere { count: u8, left: u8 },
    HasPassed { seat: Seat },
}

impl Told for Refusal {
    fn id(&self) -> &'static str {
        match self {
            Self::NotYourTurn { .. } => "not-your-turn",
            Self::NotAsked { .. } => "not-asked",
            Self::NoSuchSide { .. } => "no-such-side",
            Self::TooFew => "too-few",
            Self::TooMany { .. } => "too-many",
            Self::NotThere { .. } => "not-there",
            Self::HasPassed { .. } => "has-passed",
        }
    }

    fn facts(&self, tell: &mut dyn FnMut(&'static str, Fact)) {
        let mut number = |name, number: u8| tell(name, Fact::Number(number.into()));
        match *self {
            Self::NotYourTurn { seat } | Self::HasPassed { seat } => tell("seat", Fact::Seat(seat)),
            Self::NotAsked { question } => tell("decision", Fact::Id(question.id())),
            Self::NoSuchSide { allowed } => number("allowed", allowed),
            Self::TooFew => {}
            Self::TooMany { count, allowed } => {
                number("count", count);
                number("allowed", allowed);
            }
            Self::NotThere { count, left } => {
                number("count", count);
                number("left", left);
            }
        }
    }
}

impl Ruled for Refusal {
    type Rule = Rule;

    fn rule(&self) -> Rule {
        match self {
            Self::NotYourTurn { .. } => Rule::TurnInOrder,
            Self::NotAsked { .. } | Self::NoSuchSide { .. } => Rule::TossFirst,
            Self::TooFew => Rule::TakeOne,
            Self::TooMany { .. } => Rule::TakeAllowed,
            Self::NotThere { .. } => Rule::TakeFromHeap,
            Self::HasPassed { .. } => Rule::PassOnce,
        }
    }
}
