//! What is tested of Santiago de Cuba alone, and what it brings to the tests of every game.

mod codes;
mod coverage;
mod drills;
pub mod examples;
mod first_game;
mod free;
mod free_play;
mod hidden;
mod marks;
mod nearest;
mod notation;
mod playing;
pub mod protocol;
pub mod refusals;
mod review;
pub mod rulings;
pub mod scene;

use serde_json::{Value, json};

use santiago::{
    chance::Chance,
    cuba::{
        self, Cuba, Good, Hand,
        action::{Count, Roll, Use},
        board::{CEILING, PIECES},
        code::Decoded,
    },
    game::{Dice, Seat},
    ids::Id,
};

use crate::tested::Tested;
use scene::random_setup;

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
        format!("layout {}", Decoded { layout: *p.layout(), seed: None }.write())
    }
}
