//! Santiago, by Claudia Hely and Roman Pelek, for three to five players on an island.
//!
//! [`Island`] signs the contract of [`crate::game`] and hands each question and action to its chapter of `rules`. The
//! closed lists of data ([`action`], [`event`], [`refusal`], [`fault`], [`ledger`], [`board`]) have no logic; [`setup`] turns a
//! set-up, and [`moment`] the free description of any moment of a game, into a [`Position`]; [`view`] says who sees
//! what. Beside the engine stand [`notation`] (an action as a line), [`conceivable`] (every action one could try), `words`
//! (ids for words, until there are texts), [`lessons`] (how lessons write its table), `play` (free play) and `judge` (what
//! a position promises a seat).
//!
//! Nothing is left to chance after the set-up, but the order of the tiles in the stacks is known to nobody:
//! [`Game::guess`] draws it anew for whoever wants to look ahead.

pub mod action;
pub mod board;
pub mod conceivable;
pub mod event;
pub mod fault;
mod here;
mod judge;
pub mod ledger;
pub mod lessons;
pub mod moment;
pub mod notation;
mod play;
pub mod position;
pub mod refusal;
mod rules;
pub mod setup;
mod shown;
pub mod view;
mod wire;
mod words;

pub use action::{Action, Question};
pub use board::{Crop, Point, Segment, Square, Tile};
pub use event::{Event, Item, Phase};
pub use fault::Fault;
pub use ledger::Rule;
pub use moment::Moment;
pub use position::{Hand, Offer, Position};
pub use refusal::Refusal;
pub use rules::ending::{Region, Score, Standing};
pub use setup::{Setup, Start};
pub use view::View;

use std::ops::RangeInclusive;

use crate::game::{Decision, Dice, Eyes, Game, Log, Seat, Silent, shuffle};

use board::{FEWEST_PLAYERS, MOST_PLAYERS, TILES};
use rules::{auction, bribes, building, canals, extra, planting, turn};

/// The game; see the module's page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Island;

impl Game for Island {
    const ID: &'static str = "santiago";
    const SEATS: RangeInclusive<u8> = FEWEST_PLAYERS..=MOST_PLAYERS;

    type Setup = Setup;
    type Fault = Fault;
    type Position = Position;
    type Action = Action;
    type Question = Question;
    type Rule = Rule;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn begin(setup: &Setup) -> Result<Position, Vec<Fault>> {
        setup.position()
    }

    fn from_here(p: &Position) -> Setup {
        Setup::Moment(Box::new(Moment::of(p)))
    }

    fn players(p: &Position) -> u8 {
        p.players
    }

    fn places(p: &Position) -> Option<Vec<u8>> {
        p.standing().map(|standing| standing.scores.iter().map(|score| score.place).collect())
    }

    #[inline]
    fn decision(p: &Position) -> Decision<Question> {
        if p.is_over() { Decision::Over } else { Decision::Ask { seat: p.seat, question: p.question } }
    }

    fn legal(p: &Position, list: &mut Vec<Action>) {
        list.clear();
        match p.question {
            Question::Bid => auction::offer(p, list),
            Question::Plant => planting::offer(p, list),
            Question::PlaceNeutral => planting::neutral::offer(p, list),
            Question::Offer => bribes::offer(p, list),
            Question::Build => building::offer(p, list),
            Question::Extra => extra::offer(p, list),
            Question::Over => {}
        }
    }

    fn object(p: &Position, by: Option<Seat>, action: Action, say: &mut dyn FnMut(Refusal)) {
        if let Some(refusal) = turn::object(p, by, action) {
            return say(refusal);
        }
        match action {
            Action::Bid(amount) => auction::object(p, amount.get(), say),
            Action::Plant { stack, square } => planting::object(p, stack, square, say),
            Action::PlaceNeutral(square) => planting::neutral::object(p, square, say),
            Action::Propose { segment, amount } => bribes::object(p, segment, amount.get(), say),
            Action::Support { proposer, amount } => bribes::object_to_support(p, proposer, amount.get(), say),
            Action::Accept(proposer) => building::object_to_accept(p, proposer, say),
            Action::Build(segment) => building::object(p, segment, say),
            Action::BuildNothing => building::object_to_nothing(p, say),
            Action::Extra(segment) => canals::object(p, segment, say),
            Action::Pass | Action::Decline => {}
        }
    }

    fn advance(p: &mut Position, action: Action, log: &mut impl Log<Event>) {
        debug_assert!(Self::is_legal(p, action), "{action:?} is not legal in {p:?}");
        rules::advance(p, action, log);
    }

    /// There is no chance decision (R10).
    fn chance(_: &Position, _: &mut dyn FnMut(Action, u32)) {}

    fn roll(_: &Position, _: &mut impl Dice) -> Option<Action> {
        None
    }

    fn view(p: &Position, eyes: Eyes) -> View {
        View::new(p, eyes)
    }

    fn guess(p: &Position, dice: &mut impl Dice) -> Position {
        let (mut unseen, mut count) = ([None; TILES], 0);
        for tile in p.stacks.iter().filter(|tile| tile.is_some()) {
            unseen[count] = *tile;
            count += 1;
        }
        shuffle(&mut unseen[..count], dice);
        let mut guess = *p;
        let places = guess.stacks.iter_mut().filter(|tile| tile.is_some());
        places.zip(unseen).for_each(|(place, tile)| *place = tile);
        guess
    }

    /// Without the list, which is long.
    #[inline]
    fn pick(p: &Position, _: &mut Vec<Action>, dice: &mut impl Dice) -> Option<Action> {
        match p.question {
            Question::Bid => Some(auction::pick(p, dice)),
            Question::Plant => planting::pick(p, dice),
            Question::PlaceNeutral => planting::neutral::pick(p, dice),
            Question::Offer => Some(bribes::pick(p, dice)),
            Question::Build => Some(building::pick(p, dice)),
            Question::Extra => Some(extra::pick(p, dice)),
            Question::Over => None,
        }
    }
}

impl Position {
    /// The result, once the game is over.
    pub fn standing(&self) -> Option<Standing> {
        self.is_over().then(|| rules::ending::reckon(self))
    }

    /// What everybody would have if the game ended now: the last drying comes first.
    pub fn standing_now(&self) -> Standing {
        let mut end = *self;
        rules::drying::dry(&mut end, true, &mut Silent);
        rules::ending::reckon(&end)
    }

    /// The seats as they choose their tiles, once everybody has spoken in the auction and until all tiles are placed.
    pub fn order(&self) -> Option<Vec<Seat>> {
        let spoken = self.hands().all(|(_, hand)| hand.bid.is_some());
        spoken.then(|| planting::order(self)[..usize::from(self.players)].to_vec())
    }
}
