//! Santiago de Cuba, by Michael Rieneck, for two to four players.
//!
//! [`Cuba`] signs the contract of [`crate::game`] and hands each question and action to its chapter of `rules`. The
//! closed lists of data ([`action`], [`event`], [`refusal`], [`ledger`], [`board`]) have no logic; [`setup`] turns the
//! free description of any moment of a game into a [`Position`]; [`view`] says who sees what. Beside the engine, and
//! not in its way, stand [`notation`] (an action as a line), [`code`] (a layout to read out), [`conceivable`] (every
//! action one could try), [`nearest`] (what would have been possible) and [`wrong`] (the game with one rule changed).

pub mod action;
pub mod board;
pub mod code;
pub mod conceivable;
pub mod event;
mod here;
pub mod judge;
pub mod layout;
pub mod ledger;
pub mod lessons;
pub mod nearest;
pub mod notation;
pub mod play;
pub mod position;
pub mod refusal;
mod rules;
pub mod setup;
mod shown;
pub mod view;
mod wire;
pub mod words;
#[cfg(feature = "author")]
pub mod wrong;

pub use action::{Action, Question};
pub use board::{Building, Citizen, Flag, Flower, Good};
pub use event::{Event, Item};
pub use layout::Layout;
pub use ledger::Rule;
pub use position::{Goods, Hand, Position};
pub use refusal::Refusal;
pub use rules::ending::{Score, Standing};
pub use setup::{Fault, Moment, Setup};
pub use view::View;

use std::ops::RangeInclusive;

use crate::game::{Decision, Dice, Eyes, Game, Log, Seat};

use action::Roll;
use board::{CARGO, FACES, FEWEST_PLAYERS, MOST_PLAYERS};
use rules::{buildings, citizens, delivery, drive, pawn, ship, turn};

/// The game; see the module's page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cuba;

impl Game for Cuba {
    const ID: &'static str = "santiago-de-cuba";
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
        p.players()
    }

    fn places(p: &Position) -> Option<Vec<u8>> {
        p.standing().map(|standing| standing.scores.iter().map(|score| score.place).collect())
    }

    #[inline]
    fn decision(p: &Position) -> Decision<Question> {
        match p.question {
            Question::Roll => Decision::Chance { seat: p.seat },
            Question::Over => Decision::Over,
            Question::LeaveOut
            | Question::Drive
            | Question::Give
            | Question::Take
            | Question::Alonso
            | Question::Pawn
            | Question::Use
            | Question::Deliver => Decision::Ask { seat: p.seat, question: p.question },
        }
    }

    fn legal(p: &Position, list: &mut Vec<Action>) {
        list.clear();
        match p.question {
            Question::Roll | Question::Over => {}
            Question::LeaveOut => ship::leave_out::offer(list),
            Question::Drive => drive::offer(p, list),
            Question::Give => citizens::zorro::offer(p, list),
            Question::Take => citizens::pablo::offer(p, list),
            Question::Alonso => citizens::alonso::offer(p, list),
            Question::Pawn => pawn::offer(p, list),
            Question::Use => {
                if let Some(building) = p.decider_hand().pawn {
                    buildings::offer(p, building, list);
                }
                list.push(Action::Decline);
            }
            Question::Deliver => delivery::offer(p, list),
        }
    }

    fn object(p: &Position, by: Option<Seat>, action: Action, say: &mut dyn FnMut(Refusal)) {
        if let Some(refusal) = turn::object(p, by, action) {
            return say(refusal);
        }
        match action {
            Action::Roll(roll) => ship::roll::object(roll, say),
            Action::LeaveOut(good) => ship::leave_out::object(good, say),
            Action::Drive(steps) => drive::object(p, steps.get(), say),
            Action::Give(gift) => citizens::zorro::object(p, gift, say),
            Action::Take(good) => citizens::pablo::object(p, good, say),
            Action::Claim(building) => citizens::alonso::object_to_claim(p, building, say),
            Action::Pawn(building) => pawn::object(p, building, say),
            Action::Use(how) => buildings::object(p, how, say),
            Action::Deliver { good, count } => delivery::object(p, good, count.get(), say),
            Action::DeliverWood { instead_of, count } => delivery::object_to_wood(p, instead_of, count.get(), say),
            Action::Decline | Action::Pass => {}
        }
    }

    fn advance(p: &mut Position, action: Action, log: &mut impl Log<Event>) {
        debug_assert!(Self::is_legal(p, action), "{action:?} is not legal in {p:?}");
        rules::advance(p, action, log);
    }

    fn chance(p: &Position, each: &mut dyn FnMut(Action, u32)) {
        fn roll_from(die: usize, mut roll: [u8; 5], weight: u32, each: &mut dyn FnMut(Action, u32)) {
            let Some(good) = CARGO.get(die) else { return each(Action::Roll(Roll::new(roll)), weight) };
            for face in 0..=good.highest_face() {
                roll[die] = face;
                let ways = good.faces().iter().map(|one| u32::from(*one == face)).sum::<u32>();
                roll_from(die + 1, roll, weight * ways, each);
            }
        }
        if p.question == Question::Roll {
            roll_from(0, [0; 5], 1, each);
        }
    }

    #[inline]
    fn roll(p: &Position, dice: &mut impl Dice) -> Option<Action> {
        const SIDES: u32 = FACES.len() as u32;
        if p.question != Question::Roll {
            return None;
        }
        let mut number = dice.below(SIDES.pow(CARGO.len() as u32));
        Some(Action::Roll(Roll::new(CARGO.map(|good| {
            let side = number % SIDES;
            number /= SIDES;
            good.faces()[side as usize]
        }))))
    }

    fn view(p: &Position, eyes: Eyes) -> View {
        View::new(p, eyes)
    }
}

impl Position {
    /// The result, once the game is over.
    pub fn standing(&self) -> Option<Standing> {
        self.is_over().then(|| rules::ending::reckon(self))
    }
}
