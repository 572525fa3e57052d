//! The contract that every game signs: who decides, what may they do, what happens, is it over, what does a seat see.
//!
//! Everything outside a game's own modules (records, the protocol, perft, bots, lessons) is written against
//! [`Game`] and knows no game by name. Chance is a decision like any other whose outcome is an action: a record
//! therefore holds the dice that fell and replays without a generator.
//!
//! There are two ways to act. [`Game::play`] is the public one: it asks [`Game::object`] and either refuses, with
//! every reason, or answers with the new position and the events. [`Game::advance`] is the inner, unchecked one, for
//! search and playouts, which take their actions from [`Game::legal`]; what it does with an illegal action is
//! defined only as far as that it is safe.
//!
//! ```
//! use santiago::{chance::Chance, cuba::{Cuba, Setup}, game::{Decision, Game}};
//!
//! let mut chance = Chance::seeded(7);
//! let mut position = Cuba::begin(&Setup::random(2, &mut chance))?;
//! let mut actions = Vec::new();
//! loop {
//!     let action = match Cuba::decision(&position) {
//!         Decision::Over => break,
//!         Decision::Chance { .. } => Cuba::roll(&position, &mut chance),
//!         Decision::Ask { .. } => Cuba::pick(&position, &mut actions, &mut chance),
//!     };
//!     let action = action.expect("there is always something to do before the end");
//!     position = Cuba::play(&position, None, action).expect("a legal action").position;
//! }
//! assert!(Cuba::places(&position).is_some_and(|places| places.contains(&1)));
//! # Ok::<(), Vec<santiago::cuba::Fault>>(())
//! ```

use std::{
    fmt::{self, Debug, Display},
    hash::Hash,
    ops::RangeInclusive,
    str::FromStr,
};

use crate::ids::Id;

/// A place at the table; seats are numbered clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(pub u8);

impl Seat {
    /// The number as an index.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The neighbour to the left, who comes next.
    #[inline]
    #[must_use]
    pub fn next(self, players: u8) -> Self {
        if self.0 + 1 < players { Self(self.0 + 1) } else { Self(0) }
    }

    /// The neighbour to the right, who came before.
    #[inline]
    #[must_use]
    pub fn before(self, players: u8) -> Self {
        if self.0 == 0 { Self(players - 1) } else { Self(self.0 - 1) }
    }
}

/// A number that somebody asks for; bytes, because with their alignment an action fits into four of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Count([u8; 2]);

impl Count {
    /// A count.
    pub const fn new(count: u16) -> Self {
        Self(count.to_ne_bytes())
    }

    /// The number.
    #[inline]
    pub const fn get(self) -> u16 {
        u16::from_ne_bytes(self.0)
    }
}

impl Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.get(), f)
    }
}

impl Debug for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Debug::fmt(&self.get(), f)
    }
}

/// Whose move it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision<Q> {
    /// A seat has to decide.
    Ask {
        /// Who.
        seat: Seat,
        /// What.
        question: Q,
    },
    /// Chance decides; the dice are in the hands of a seat.
    Chance {
        /// Who rolls.
        seat: Seat,
    },
    /// Nobody: the game is over.
    Over,
}

/// Who looks at a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// A player, who sees what the rules show.
    Seat(Seat),
    /// Somebody beside the table, who sees what all players see.
    Spectator,
    /// Somebody who sees everything, as in a lesson or a review.
    Open,
}

/// The largest seed: what every JSON reader can hold exactly.
pub const LARGEST_SEED: u64 = (1 << 53) - 1;

/// A source of chance.
pub trait Dice {
    /// A number below `n`, all equally likely.
    fn below(&mut self, n: u32) -> u32;
}

/// Puts the members of a list in a random order.
pub fn shuffle<T>(list: &mut [T], dice: &mut impl Dice) {
    for last in (1..list.len()).rev() {
        list.swap(last, dice.below(last as u32 + 1) as usize);
    }
}

/// Where [`Game::advance`] reports what happens.
pub trait Log<E> {
    /// Takes note of an event, or does not even make it.
    fn note(&mut self, event: impl FnOnce() -> E);

    /// The same for several at once.
    fn note_all<I: IntoIterator<Item = E>>(&mut self, events: impl FnOnce() -> I);
}

/// The log of playouts and search: costs nothing.
pub struct Silent;

impl<E> Log<E> for Silent {
    #[inline(always)]
    fn note(&mut self, _: impl FnOnce() -> E) {}

    #[inline(always)]
    fn note_all<I: IntoIterator<Item = E>>(&mut self, _: impl FnOnce() -> I) {}
}

impl<E> Log<E> for Vec<E> {
    fn note(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }

    fn note_all<I: IntoIterator<Item = E>>(&mut self, events: impl FnOnce() -> I) {
        self.extend(events());
    }
}

/// One of the ids and numbers of a case, for sentences and for machines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A count or an amount.
    Number(u32),
    /// The id of a thing.
    Id(&'static str),
    /// The ids of several things.
    Ids(Vec<&'static str>),
    /// A seat.
    Seat(Seat),
    /// A number for each of several things.
    Table(Vec<(&'static str, u32)>),
    /// There is none: a pawn that is not on the board, a building without owner.
    Nothing,
}

/// Names facts one after the other, so that whatever has many can list them in a line each.
pub struct Teller<'t>(pub &'t mut dyn FnMut(&'static str, Fact));

impl Teller<'_> {
    /// Any fact.
    pub fn fact(&mut self, name: &'static str, fact: Fact) -> &mut Self {
        (self.0)(name, fact);
        self
    }

    /// A count or an amount.
    pub fn number(&mut self, name: &'static str, number: impl Into<u32>) -> &mut Self {
        self.fact(name, Fact::Number(number.into()))
    }

    /// A thing.
    pub fn id(&mut self, name: &'static str, one: impl Id) -> &mut Self {
        self.fact(name, Fact::Id(one.id()))
    }

    /// A thing that there may not be.
    pub fn id_or_nothing(&mut self, name: &'static str, one: Option<impl Id>) -> &mut Self {
        self.fact(name, one.map_or(Fact::Nothing, |one| Fact::Id(one.id())))
    }

    /// A seat.
    pub fn seat(&mut self, name: &'static str, seat: Seat) -> &mut Self {
        self.fact(name, Fact::Seat(seat))
    }
}

/// Something to be told, in sentences and in JSON: data with an id and the facts of the case.
pub trait Told: Copy + Eq + Debug {
    /// What kind of thing this is, the same in every language.
    fn id(&self) -> &'static str;

    /// Names every number and id of the case.
    fn facts(&self, tell: &mut dyn FnMut(&'static str, Fact));

    /// Names what follows from the facts and a sentence needs all the same, since no text can reckon. Not told in JSON.
    fn derived(&self, tell: &mut dyn FnMut(&'static str, Fact)) {
        let _ = tell;
    }
}

/// Something that happened or was refused: also says why.
pub trait Ruled: Told {
    /// The game's rules.
    type Rule: Id + Ord;

    /// The rule that it follows from.
    fn rule(&self) -> Self::Rule;
}

/// Something that happened: also says what it changed in whose hands.
pub trait Happened: Ruled {
    /// What a hand can hold.
    type Stock: Copy;

    /// Each change of a hand; those of all events of an action add up to the difference it made.
    fn changes(&self, tell: &mut dyn FnMut(Seat, Self::Stock, i32));
}

/// What a legal action led to.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// The position after it.
    pub position: G::Position,
    /// What happened on the way, in order.
    pub events: Vec<G::Event>,
}

/// A game; see the module's page.
pub trait Game: Sized + Debug + Clone + 'static {
    /// The id of the game.
    const ID: &'static str;
    /// How many can sit at the table.
    const SEATS: RangeInclusive<u8>;

    /// How a game starts: a set-up, or any moment of a game.
    type Setup: Clone + Debug;
    /// What is wrong with a set-up.
    type Fault: Told;
    /// Everything there is on the table and behind the screens.
    type Position: Copy + Eq + Hash + Debug;
    /// What a seat, or chance, does; written as one line of ASCII.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err: Copy + Debug>;
    /// What a seat is asked.
    type Question: Id;
    /// The ledger.
    type Rule: Id + Ord;
    /// Something that happened.
    type Event: Happened<Rule = Self::Rule>;
    /// Why an action is not possible.
    type Refusal: Ruled<Rule = Self::Rule>;
    /// What somebody sees.
    type View: Clone + Eq + Debug;

    /// The first position of a set-up, or everything that is wrong with it.
    fn begin(setup: &Self::Setup) -> Result<Self::Position, Vec<Self::Fault>>;

    /// The set-up of a game that goes on from a position: its beginning is the same position. Where play has led
    /// beyond what can be laid out, [`Game::begin`] says what is wrong.
    fn from_here(p: &Self::Position) -> Self::Setup;

    /// How many sit at the table.
    fn players(p: &Self::Position) -> u8;

    /// The places at the end, by seat: 1 for whoever is best, shared by equals. `None` while the game goes on.
    fn places(p: &Self::Position) -> Option<Vec<u8>>;

    /// Whose move it is.
    fn decision(p: &Self::Position) -> Decision<Self::Question>;

    /// Clears the list and fills it with every legal action, always in the same order; at a roll and after the end
    /// there is none.
    fn legal(p: &Self::Position, list: &mut Vec<Self::Action>);

    /// Names every clause that the action breaks. This defines what is legal: an action is, if nothing is said.
    /// `by` is who acts; `None` stands for whoever has to.
    fn object(p: &Self::Position, by: Option<Seat>, action: Self::Action, say: &mut dyn FnMut(Self::Refusal));

    /// Does a legal action and everything that then happens by itself.
    fn advance(p: &mut Self::Position, action: Self::Action, log: &mut impl Log<Self::Event>);

    /// Every outcome of a chance decision, with its weight.
    fn chance(p: &Self::Position, each: &mut dyn FnMut(Self::Action, u32));

    /// One outcome of a chance decision, drawn by its weight from a single number; `None` at any other decision.
    fn roll(p: &Self::Position, dice: &mut impl Dice) -> Option<Self::Action>;

    /// What somebody sees of a position.
    fn view(p: &Self::Position, eyes: Eyes) -> Self::View;

    /// A position that nobody at the table can tell from this one: what was hidden from everybody at set-up is drawn
    /// anew. Without such a thing a position is its own guess.
    fn guess(p: &Self::Position, dice: &mut impl Dice) -> Self::Position {
        let _ = dice;
        *p
    }

    /// One of the legal actions, all equally likely; a game whose lists are long can do it without the list.
    fn pick(p: &Self::Position, list: &mut Vec<Self::Action>, dice: &mut impl Dice) -> Option<Self::Action> {
        Self::legal(p, list);
        let count = u32::try_from(list.len()).ok().filter(|count| *count > 0)?;
        Some(list[dice.below(count) as usize])
    }

    /// Every clause that the action breaks, in the order of the ledger, each rule once.
    fn refusals(p: &Self::Position, by: Option<Seat>, action: Self::Action) -> Vec<Self::Refusal> {
        let mut refusals = Vec::new();
        Self::object(p, by, action, &mut |refusal| refusals.push(refusal));
        refusals.sort_by_key(Ruled::rule);
        refusals.dedup_by_key(|refusal| refusal.rule());
        refusals
    }

    /// Whether nothing speaks against the action.
    fn is_legal(p: &Self::Position, action: Self::Action) -> bool {
        let mut legal = true;
        Self::object(p, None, action, &mut |_| legal = false);
        legal
    }

    /// The checked way to act: the new position and what happened, or every reason why not.
    ///
    /// # Errors
    /// The clauses that the action breaks; at least one.
    fn play(p: &Self::Position, by: Option<Seat>, action: Self::Action) -> Result<Played<Self>, Vec<Self::Refusal>> {
        let refusals = Self::refusals(p, by, action);
        if !refusals.is_empty() {
            return Err(refusals);
        }
        let (mut position, mut events) = (*p, Vec::new());
        Self::advance(&mut position, action, &mut events);
        Ok(Played { position, events })
    }
}

/// The number of lines of `depth` actions from here; a line that reaches a roll or the end stops there and counts 1.
pub fn perft<G: Game>(p: &G::Position, depth: u32) -> u64 {
    fn count<G: Game>(p: &G::Position, lists: &mut [Vec<G::Action>]) -> u64 {
        let Some((list, deeper)) = lists.split_first_mut() else { return 1 };
        let Decision::Ask { .. } = G::decision(p) else { return 1 };
        G::legal(p, list);
        if deeper.is_empty() {
            return list.len() as u64;
        }
        let mut nodes = 0;
        for action in &*list {
            let mut after = *p;
            G::advance(&mut after, *action, &mut Silent);
            nodes += count::<G>(&after, deeper);
        }
        nodes
    }
    count::<G>(p, &mut vec![Vec::new(); depth as usize])
}
