//! The options of the drills, and facts of the table that only drills tell, as messages.

use crate::{
    cuba::{
        Building, Citizen, Flag, Good, Position, Rule,
        board::{Buildings, CARGO, Citizens},
        words::table,
    },
    game::Seat,
    ids::Id,
    text::{Message, list},
};

use crate::course::taught::LEARNER;

fn answer(id: &str) -> Message {
    Message::new(format!("cuba-answer-{id}"))
}

pub(super) fn pesos(pesos: u16) -> Message {
    Message::new("n-pesos").with("pesos", pesos)
}

pub(super) fn points(points: u16) -> Message {
    Message::new("n-points").with("points", points)
}

pub(super) fn units(good: Good, count: u16) -> Message {
    answer("units").with("good", good.id()).with("count", count)
}

pub(super) fn yes() -> Message {
    answer("yes")
}

/// That a rule is against it.
pub(super) fn no(rule: Rule) -> Message {
    answer("no").with("title", crate::cuba::words::rule(rule).attribute("title"))
}

pub(super) fn buildings(buildings: Buildings) -> Message {
    list(buildings.iter().map(|one: Building| table::building(one))).unwrap_or_else(|| answer("no-building"))
}

pub(super) fn citizens(citizens: Citizens) -> Message {
    list(citizens.iter().map(|one: Citizen| table::citizen(one))).unwrap_or_else(nobody)
}

pub(super) fn nobody() -> Message {
    answer("nobody")
}

pub(super) fn seat(seat: Seat) -> Message {
    answer(if seat == LEARNER { "you" } else { "player" }).with("player", seat)
}

/// Who has won.
pub(super) fn winners(seats: &[Seat]) -> Message {
    match seats {
        [one] => seat(*one),
        several => {
            list(several.iter().copied().map(seat)).map_or_else(nobody, |all| answer("shared").with("list", all))
        }
    }
}

/// The dice on the ship, with what each shows.
pub(super) fn dice(left_out: Option<Good>, shows: impl Fn(Good) -> u8) -> Message {
    let on_ship = CARGO.into_iter().filter(|good| Some(*good) != left_out);
    let die = |good: Good| answer("die").with("good", good.id()).with("face", shows(good));
    list(on_ship.map(die)).unwrap_or_else(departed)
}

pub(super) fn departed() -> Message {
    answer("departed")
}

pub(super) fn price(flag: Option<Flag>) -> Message {
    flag.map_or_else(|| answer("chequered"), |flag| answer("price").with("price", flag.points()))
}

/// What happens to the pawn and its building.
pub(super) fn part_b(moves: bool, uses: bool) -> Message {
    answer(match (moves, uses) {
        (true, _) => "pawn-moves",
        (false, true) => "pawn-stays-and-uses",
        (false, false) => "pawn-stays",
    })
}

/// What can be given, in kinds: `peso`, `point`, `goods`, `wood`.
pub(super) fn gifts(kinds: &[&'static str]) -> Message {
    let gift = |kind: &&'static str| answer("gift").with("what", *kind);
    list(kinds.iter().map(gift)).unwrap_or_else(|| answer("nothing"))
}

/// Where the price marker stands.
pub(super) fn price_now(p: &Position) -> Message {
    Message::new("cuba-table-price").with("price", p.flag().points())
}

/// Whose turn it is.
pub(super) fn turn(p: &Position) -> Message {
    Message::new("cuba-table-turn").with("player", p.turn())
}

/// Who is out of the delivery round, if anybody is.
pub(super) fn passed(p: &Position) -> Option<Message> {
    let out = p.layout().seats().filter(|seat| p.has_passed(*seat));
    list(out.map(seat)).map(|all| Message::new("cuba-table-passed").with("list", all))
}

/// Where all pawns stand.
pub(super) fn pawns(p: &Position) -> Vec<Message> {
    p.layout().seats().map(|seat| table::pawn(p, seat)).collect()
}

/// What belongs to whom.
pub(super) fn owned(p: &Position) -> Vec<Message> {
    p.layout().seats().filter_map(|seat| table::owns(p, seat)).collect()
}

/// What everybody has behind the screen.
pub(super) fn holdings(p: &Position) -> Vec<Message> {
    p.layout().seats().map(|seat| table::holding(p, seat)).collect()
}
