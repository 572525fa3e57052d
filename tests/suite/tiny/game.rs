//! The tiny game: a heap of beans, two seats, a coin.
//!
//! Whoever's turn it is tosses the coin, which allows two beans or three, and takes so many or fewer; once a game
//! everybody may pass instead. Whoever takes the last bean gets two more, and a pass that was not used is worth one.
//! The game signs the whole contract, and [counts](super::counts) how often it is asked and played on.

use std::{
    fmt::{self, Display, Formatter},
    ops::RangeInclusive,
    str::FromStr,
};

use santiago::{
    game::{Decision, Dice, Eyes, Fact, Game, Log, Seat, Told},
    ids::Id,
    line::{Misread, Words},
};

use super::{
    counts::{Asked, count},
    told::{Event, Refusal, Rule},
};

/// The game; see the module's page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tiny;

pub const PLAYERS: u8 = 2;
/// The most beans there are.
pub const MOST_BEANS: u8 = 20;
/// What the last bean brings beside itself.
pub const FOR_THE_LAST: u8 = 2;
/// What the coin may allow.
const SIDES: [u8; 2] = [2, 3];

/// What is to be decided: the kinds of position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    Toss,
    Take,
    Over,
}

impl Id for Question {
    const ALL: &'static [Self] = &[Self::Toss, Self::Take, Self::Over];

    fn id(self) -> &'static str {
        match self {
            Self::Toss => "toss",
            Self::Take => "take",
            Self::Over => "over",
        }
    }

    fn index(self) -> usize {
        self as usize
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Toss,
    Take,
    Pass,
}

impl Id for Kind {
    const ALL: &'static [Self] = &[Self::Toss, Self::Take, Self::Pass];

    fn id(self) -> &'static str {
        match self {
            Self::Toss => "toss",
            Self::Take => "take",
            Self::Pass => "pass",
        }
    }

    fn index(self) -> usize {
        self as usize
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// What the coin allows.
    Toss(u8),
    Take(u8),
    Pass,
}

impl Action {
    pub fn kind(self) -> Kind {
        match self {
            Self::Toss(_) => Kind::Toss,
            Self::Take(_) => Kind::Take,
            Self::Pass => Kind::Pass,
        }
    }

    /// The question that it answers.
    fn answers(self) -> Question {
        match self {
            Self::Toss(_) => Question::Toss,
            Self::Take(_) | Self::Pass => Question::Take,
        }
    }
}

impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Toss(allowed) => write!(f, "{} {allowed}", Kind::Toss.id()),
            Self::Take(count) => write!(f, "{} {count}", Kind::Take.id()),
            Self::Pass => f.write_str(Kind::Pass.id()),
        }
    }
}

impl FromStr for Action {
    type Err = Misread;

    fn from_str(line: &str) -> Result<Self, Misread> {
        let (kind, mut words) = Words::open(line)?;
        let mut number = || Ok(u8::try_from(words.number()?).unwrap_or(u8::MAX));
        let action = match kind {
            Kind::Toss => Self::Toss(number()?),
            Kind::Take => Self::Take(number()?),
            Kind::Pass => Self::Pass,
        };
        words.end()?;
        Ok(action)
    }
}

/// What a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hand {
    pub beans: u8,
    /// Whether it may still pass.
    pub pass: bool,
}

/// Any moment of a game, and if it breaks no invariant a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub heap: u8,
    pub hands: [Hand; PLAYERS as usize],
    pub turn: Seat,
    /// What the coin allows, once it was tossed.
    pub allowed: Option<u8>,
}

/// What is wrong with a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    Beans { count: u8 },
    NoSuchSeat { seat: Seat },
    NoSuchSide { allowed: u8 },
}

impl Told for Fault {
    fn id(&self) -> &'static str {
        match self {
            Self::Beans { .. } => "beans",
            Self::NoSuchSeat { .. } => "no-such-seat",
            Self::NoSuchSide { .. } => "no-such-side",
        }
    }

    fn facts(&self, tell: &mut dyn FnMut(&'static str, Fact)) {
        match *self {
            Self::Beans { count } => tell("count", Fact::Number(count.into())),
            Self::NoSuchSeat { seat } => tell("seat", Fact::Seat(seat)),
            Self::NoSuchSide { allowed } => tell("allowed", Fact::Number(allowed.into())),
        }
    }
}

impl Position {
    /// Before the first toss.
    pub fn new(heap: u8, first: Seat) -> Self {
        Self { heap, hands: [Hand { beans: 0, pass: true }; PLAYERS as usize], turn: first, allowed: None }
    }

    pub fn question(self) -> Question {
        match self.allowed {
            _ if self.heap == 0 => Question::Over,
            None => Question::Toss,
            Some(_) => Question::Take,
        }
    }

    /// What a seat would have if the game ended now.
    pub fn points(self, seat: Seat) -> u8 {
        let hand = self.hands[seat.index()];
        hand.beans + u8::from(hand.pass)
    }

    /// The result, once there is one.
    pub fn scores(self) -> Vec<Event> {
        let scored = |seat| Event::Scored { seat, points: self.points(seat) };
        if self.heap == 0 { [Seat(0), Seat(1)].map(scored).to_vec() } else { Vec::new() }
    }

    fn object_to_take(self, count: u8, say: &mut dyn FnMut(Refusal)) {
        if count == 0 {
            say(Refusal::TooFew);
        }
        if let Some(allowed) = self.allowed.filter(|allowed| count > *allowed) {
            say(Refusal::TooMany { count, allowed });
        }
        if count > self.heap {
            say(Refusal::NotThere { count, left: self.heap });
        }
    }

    fn take(&mut self, count: u8, log: &mut impl Log<Event>) {
        let seat = self.turn;
        self.heap -= count;
        self.hands[seat.index()].beans += count;
        log.note(|| Event::Taken { seat, count });
        if self.heap == 0 {
            self.hands[seat.index()].beans += FOR_THE_LAST;
            log.note(|| Event::Last { seat, count: FOR_THE_LAST });
            log.note_all(|| self.scores());
        }
    }

    fn hand_on(&mut self) {
        self.turn = self.turn.next(PLAYERS);
        self.allowed = None;
    }
}

impl Game for Tiny {
    const ID: &'static str = "tiny";
    const SEATS: RangeInclusive<u8> = PLAYERS..=PLAYERS;

    type Setup = Position;
    type Fault = Fault;
    type Position = Position;
    type Action = Action;
    type Question = Question;
    type Rule = Rule;
    type Event = Event;
    type Refusal = Refusal;
    type View = Position;

    fn begin(setup: &Position) -> Result<Position, Vec<Fault>> {
        let mut faults = Vec::new();
        let beans = setup.hands.iter().fold(setup.heap, |sum, hand| sum.saturating_add(hand.beans));
        if beans > MOST_BEANS + FOR_THE_LAST {
            faults.push(Fault::Beans { count: beans });
        }
        if setup.turn.0 >= PLAYERS {
            faults.push(Fault::NoSuchSeat { seat: setup.turn });
        }
        if let Some(allowed) = setup.allowed.filter(|allowed| !SIDES.contains(allowed)) {
            faults.push(Fault::NoSuchSide { allowed });
        }
        if faults.is_empty() { Ok(*setup) } else { Err(faults) }
    }

    fn from_here(p: &Position) -> Position {
        *p
    }

    fn players(_: &Position) -> u8 {
        PLAYERS
    }

    fn places(p: &Position) -> Option<Vec<u8>> {
        let points = [Seat(0), Seat(1)].map(|seat| p.points(seat));
        let place = |own| 1 + points.iter().filter(|other| **other > own).count() as u8;
        (p.question() == Question::Over).then(|| points.map(place).to_vec())
    }

    fn decision(p: &Position) -> Decision<Question> {
        match p.question() {
            Question::Toss => Decision::Chance { seat: p.turn },
            Question::Take => Decision::Ask { seat: p.turn, question: Question::Take },
            Question::Over => Decision::Over,
        }
    }

    fn legal(p: &Position, list: &mut Vec<Action>) {
        count(Asked::List(*p));
        list.clear();
        if let (Question::Take, Some(allowed)) = (p.question(), p.allowed) {
            list.extend((1..=allowed.min(p.heap)).map(Action::Take));
            list.extend(p.hands[p.turn.index()].pass.then_some(Action::Pass));
        }
    }

    fn object(p: &Position, by: Option<Seat>, action: Action, say: &mut dyn FnMut(Refusal)) {
        count(Asked::Object(*p, action));
        if let Some(seat) = by.filter(|seat| *seat != p.turn) {
            return say(Refusal::NotYourTurn { seat });
        }
        if action.answers() != p.question() {
            return say(Refusal::NotAsked { question: p.question() });
        }
        match action {
            Action::Toss(allowed) if !SIDES.contains(&allowed) => say(Refusal::NoSuchSide { allowed }),
            Action::Toss(_) => {}
            Action::Take(count) => p.object_to_take(count, say),
            Action::Pass if !p.hands[p.turn.index()].pass => say(Refusal::HasPassed { seat: p.turn }),
            Action::Pass => {}
        }
    }

    fn advance(p: &mut Position, action: Action, log: &mut impl Log<Event>) {
        count(Asked::Advance(*p, action));
        let seat = p.turn;
        match action {
            Action::Toss(allowed) => {
                p.allowed = Some(allowed);
                log.note(|| Event::Tossed { seat, allowed });
            }
            Action::Take(count) => {
                p.take(count, log);
                p.hand_on();
            }
            Action::Pass => {
                p.hands[seat.index()].pass = false;
                log.note(|| Event::Passed { seat });
                p.hand_on();
            }
        }
    }

    fn chance(p: &Position, each: &mut dyn FnMut(Action, u32)) {
        if p.question() == Question::Toss {
            for allowed in SIDES {
                each(Action::Toss(allowed), 1);
            }
        }
    }

    fn roll(p: &Position, dice: &mut impl Dice) -> Option<Action> {
        (p.question() == Question::Toss).then(|| Action::Toss(SIDES[dice.below(SIDES.len() as u32) as usize]))
    }

    /// Everything lies open.
    fn view(p: &Position, _: Eyes) -> Position {
        *p
    }
}
