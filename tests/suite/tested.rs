//! What a game brings to be tested: everything that the laws, counted trees and recorded games cannot know of it.

use serde_json::{Value, json};

use santiago::{
    chance::Chance,
    cuba::{
        self, Cuba, Good, Hand,
        action::{Count, Roll, Use},
        board::{CEILING, PIECES},
        code::Code,
    },
    game::{Decision, Dice, Game, Seat},
    ids::Id,
    wire::Wire,
};

use crate::support::random_setup;

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

impl Tested for Cuba {
    const PLAYERS: [u8; 3] = [2, 3, 4];
    const GAMES: u64 = 5_100;
    const DERIVED: &'static [&'static str] = &["supply"];

    fn setup(number: u64, chance: &mut Chance) -> cuba::Setup {
        random_setup(Self::players_of(number), chance)
    }

    fn conceivable(p: &cuba::Position, each: &mut dyn FnMut(cuba::Action)) {
        cuba::conceivable::conceivable(p, each);
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the others have no number")]
    fn with_count(action: cuba::Action, count: u16) -> cuba::Action {
        use cuba::Action;
        let count = Count::new(count);
        match action {
            Action::Drive(_) => Action::Drive(count),
            Action::Deliver { good, .. } => Action::Deliver { good, count },
            Action::DeliverWood { instead_of, .. } => Action::DeliverWood { instead_of, count },
            Action::Use(Use::Distillery(_)) => Action::Use(Use::Distillery(count)),
            Action::Use(Use::CigarFactory(_)) => Action::Use(Use::CigarFactory(count)),
            Action::Use(Use::Casino { into, .. }) => Action::Use(Use::Casino { into, count }),
            action => action,
        }
    }

    fn strange(chance: &mut Chance) -> Vec<cuba::Action> {
        let roll = Roll::new([0; 5].map(|_: u8| chance.below(7) as u8));
        vec![cuba::Action::LeaveOut(Good::Wood), cuba::Action::Roll(roll)]
    }

    fn conserved(p: &cuba::Position) {
        for good in Good::ALL {
            let held: u8 = p.hands().map(|(_, hand)| hand.goods[*good]).sum();
            assert_eq!(held + p.supply()[*good], PIECES, "{}", good.id());
        }
        for (_, hand) in p.hands() {
            assert!(hand.pesos <= CEILING && hand.points <= CEILING && hand.owns.len() <= 3);
        }
    }

    fn holdings(p: &cuba::Position) -> Vec<Vec<(&'static str, i32)>> {
        let hand = |(_, hand): (Seat, &Hand)| {
            let goods = hand.goods.each().map(|(good, count)| (good.id(), i32::from(count)));
            goods.chain([("pesos", hand.pesos.into()), ("points", hand.points.into())]).collect()
        };
        p.hands().map(hand).collect()
    }

    fn secrets(_: &cuba::Position) -> &'static [&'static str] {
        &["goods", "pesos", "points"]
    }

    fn change_unseen(state: &mut Value, p: &cuba::Position, me: Seat, chance: &mut Chance) {
        let (one, other) = (me.next(p.players()).index(), me.before(p.players()).index());
        let seats = &mut state["seats"];
        match chance.below(3) {
            0 => seats[one]["pesos"] = ((seats[one]["pesos"].as_u64().expect("a number") + 1) % 999).into(),
            1 => seats[one]["points"] = ((seats[one]["points"].as_u64().expect("a number") + 1) % 999).into(),
            _ => {
                for what in ["goods", "pesos", "points"] {
                    let swapped = seats[one][what].take();
                    seats[one][what] = seats[other][what].take();
                    seats[other][what] = swapped;
                }
            }
        }
    }

    fn change_anything(state: &mut Value, seat: usize, chance: &mut Chance) {
        match chance.below(7) {
            0 => state["seats"][seat]["pesos"] = chance.below(1_000).into(),
            1 => state["seats"][seat]["points"] = chance.below(1_000).into(),
            2 => state["price"] = (2 + chance.below(3)).into(),
            3 => state["ship"] = (1 + chance.below(7)).into(),
            4 => state["inactive"] = json!(["zorro", "pablo", "maria"]),
            5 => state["seats"][seat]["goods"]["wood"] = chance.below(3).into(),
            _ => state["seats"][seat]["pawn"] = Value::Null,
        }
    }

    fn headline(p: &cuba::Position) -> String {
        format!("layout {}", Code { layout: *p.layout(), seed: None }.write())
    }
}
