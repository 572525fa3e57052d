//! What a game brings to be tested: everything that the laws, counted trees and recorded games cannot know of it.

use serde_json::Value;

use santiago::{
    chance::Chance,
    game::{Decision, Game, Seat},
    wire::Wire,
};

/// A game that can be put to the test.
pub trait Tested: Wire {
    /// How many can play.
    const PLAYERS: [u8; 3];
    /// How many random games hold the laws.
    const GAMES: u64;
    /// The fields of a state that follow from the rest, beside `over` and `result`.
    const DERIVED: &'static [&'static str];

    /// A random set-up; over the numbers every variant comes up.
    fn setup(number: u64, chance: &mut Chance) -> Self::Setup;
    /// Every action that one could think of.
    fn conceivable(p: &Self::Position, each: &mut dyn FnMut(Self::Action));
    /// The same action with a number from anywhere, if it has one.
    fn with_count(action: Self::Action, count: u16) -> Self::Action;
    /// Actions that come up nowhere else.
    fn strange(chance: &mut Chance) -> Vec<Self::Action>;
    /// Holds what must never change over a game.
    fn conserved(p: &Self::Position);
    /// What each seat has of each thing that events change.
    fn holdings(p: &Self::Position) -> Vec<Vec<(&'static str, i32)>>;
    /// The fields of a seat that nobody else sees.
    fn secrets(p: &Self::Position) -> &'static [&'static str];
    /// Changes something that seat `me` cannot see, keeping the state as likely as not valid.
    fn change_unseen(state: &mut Value, p: &Self::Position, me: Seat, chance: &mut Chance);
    /// Changes something of a state, keeping it as likely as not valid.
    fn change_anything(state: &mut Value, seat: usize, chance: &mut Chance);
    /// What lies on the table before a game, in a line.
    fn headline(p: &Self::Position) -> String;

    /// Whether a position that play has led to can be loaded, too.
    fn loadable(_: &Self::Position) -> bool {
        true
    }

    /// The number of players of the n-th game.
    fn players_of(number: u64) -> u8 {
        Self::PLAYERS[(number % 3) as usize]
    }
}

/// Runs generic tests for each game: `for_both! { law }` makes `law::cuba` and `law::island`.
macro_rules! for_both {
    ($($test:ident)+) => {
        $(mod $test {
            #[test]
            fn cuba() {
                super::$test::<santiago::cuba::Cuba>();
            }

            #[test]
            fn island() {
                super::$test::<santiago::island::Island>();
            }
        })+
    };
}
pub(crate) use for_both;

/// Any legal action, or a roll.
pub fn any<G: Game>(p: &G::Position, dice: &mut Chance, list: &mut Vec<G::Action>) -> G::Action {
    let action = G::roll(p, dice).or_else(|| G::pick(p, list, dice));
    action.expect("there is something to do before the end")
}

/// The first position of a random game.
pub fn begin<G: Tested>(number: u64, chance: &mut Chance) -> G::Position {
    G::begin(&G::setup(number, chance)).expect("valid")
}

/// Plays a random game to its end; `each` sees every position but the first.
pub fn playout<G: Tested>(mut p: G::Position, chance: &mut Chance, mut each: impl FnMut(&G::Position, &mut Chance)) {
    let mut list = Vec::new();
    while G::decision(&p) != Decision::Over {
        let action = any::<G>(&p, chance, &mut list);
        p = G::play(&p, None, action).expect("legal").position;
        each(&p, chance);
    }
}
