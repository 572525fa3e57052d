//! What the tiny game brings to be taught.

use santiago::{
    course::{
        shape::At,
        taught::{Amount, Taught, Who},
    },
    game::{Game, Seat},
    ids::Id,
    reference::Topic,
    text::{Arg, Message},
};

use super::{
    game::{Action, MOST_BEANS, PLAYERS, Position, Tiny},
    scene::{Leaf, Quantity, Scene},
    told::Event,
};

/// The things on the table.
pub const THINGS: [&str; 3] = ["heap", "coin", "hands"];

impl Taught for Tiny {
    type Scene = Scene;
    type Leaf = Leaf;
    type Quantity = Quantity;

    fn moment(base: &Scene, own: Option<&Scene>) -> Option<Position> {
        Scene::moment(base, own)
    }

    fn fresh(base: &Scene, players: u8, first: Seat) -> Option<Position> {
        Scene::fresh(base, players, first)
    }

    fn topic(thing: &str) -> Option<Topic> {
        Topic::of_thing(Self::ID, thing)
    }

    fn pointed_at(topic: Topic) -> Option<&'static str> {
        topic.thing().filter(|_| topic.game() == Self::ID)
    }

    fn written(p: &Position) -> String {
        Scene::written(*p)
    }

    /// Nothing is laid out that a position does not show.
    fn laid_out(_: &Position) -> String {
        String::new()
    }

    fn differences(before: &Position, after: &Position) -> Vec<String> {
        let mut goals = Vec::new();
        if before.heap != after.heap {
            goals.push(format!("{{ heap = {} }}", after.heap));
        }
        for seat in (0..PLAYERS).map(Seat).filter(|seat| gained(*seat, *before, *after) != 0) {
            let (who, beans) = (Who::at(seat).id(), gained(seat, *before, *after));
            goals.push(format!("{{ gain = {{ who = \"{who}\", beans = {beans} }} }}"));
        }
        if before.turn != after.turn {
            goals.push(format!("{{ turn = \"{}\" }}", Who::at(after.turn).id()));
        }
        goals
    }

    fn holds(leaf: &Leaf, start: &Position, now: &Position) -> bool {
        match leaf {
            Leaf::Heap(amount) => amount.holds(now.heap.into()),
            Leaf::Gain(gain) => gain.beans.holds(gained(gain.seat(), *start, *now)),
            Leaf::Turn(who) => who.seat() == now.turn,
        }
    }

    fn gaps(leaf: &Leaf, start: &Position, now: &Position) -> Vec<Message> {
        let what = |id: &str| Message::new(format!("tiny-figure-{id}"));
        vec![match leaf {
            Leaf::Heap(amount) => gap(what("heap"), *amount, now.heap.into()),
            Leaf::Gain(gain) => {
                gap(what("gain").with("player", gain.seat()), gain.beans, gained(gain.seat(), *start, *now))
            }
            Leaf::Turn(who) => Message::new("tiny-goal-turn").with("player", who.seat()),
        }]
    }

    fn names(leaf: &Leaf) -> Vec<&At<Who>> {
        match leaf {
            Leaf::Heap(_) => Vec::new(),
            Leaf::Gain(gain) => gain.who.iter().collect(),
            Leaf::Turn(who) => vec![who],
        }
    }

    fn counted(quantity: &Quantity) -> Vec<&At<Who>> {
        vec![&quantity.0]
    }

    fn count(quantity: &Quantity, start: &Position, now: &Position) -> i32 {
        let points = |p: &Position| i32::from(p.points(quantity.0.seat()));
        points(now) - points(start)
    }

    fn figure(_: &Quantity, ahead: bool, best: i32) -> Message {
        let id = if ahead { "tiny-figure-ahead" } else { "tiny-figure-points" };
        Message::new(id).with("points", number(best))
    }

    fn conceivable(p: &Position, each: &mut dyn FnMut(Action)) {
        (0..=p.heap.min(MOST_BEANS) + 1).map(Action::Take).for_each(&mut *each);
        each(Action::Pass);
    }

    fn turn(p: &Position) -> Seat {
        p.turn
    }

    /// Nobody is asked in somebody else's turn.
    fn by_default(_: &Position) -> Option<Action> {
        None
    }

    fn events() -> &'static [(&'static str, &'static [&'static str])] {
        Event::FACTS
    }

    fn things() -> Vec<&'static str> {
        THINGS.to_vec()
    }

    fn concerns(_: &Position, action: Action) -> &'static str {
        match action {
            Action::Toss(_) => "coin",
            Action::Take(_) => "heap",
            Action::Pass => "hands",
        }
    }

    /// Nobody has ever asked.
    fn ruling(_: &str) -> Option<u8> {
        None
    }
}

fn gained(seat: Seat, start: Position, now: Position) -> i32 {
    let beans = |p: Position| i32::from(p.hands[seat.index()].beans);
    beans(now) - beans(start)
}

fn number(number: i32) -> Arg {
    u32::try_from(number).map_or_else(|_negative| Arg::Text(format!("−{}", number.unsigned_abs())), Arg::Number)
}

/// A number that is not as wanted.
fn gap(what: Message, amount: Amount, found: i32) -> Message {
    let (id, wanted) = match amount {
        Amount::Exactly(wanted) => ("goal-exactly", wanted),
        Amount::AtLeast(wanted) => ("goal-at-least", wanted),
        Amount::AtMost(wanted) => ("goal-at-most", wanted),
    };
    Message::new(id).with("what", what).with("wanted", number(wanted)).with("found", number(found))
}
