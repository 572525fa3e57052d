//! The tiny game as a lesson file writes it: a position, facts about one, and the number that a puzzle asks for.

use std::fmt::Write;

use serde_json::{Value as Json, json};

use santiago::{
    course::{
        fault::Flaw,
        shape::{At, Choice, Definitions, Keys, Shape, Value, define},
        taught::{Amount, Who},
    },
    game::Seat,
    ids::Id,
};

use super::game::{Hand, PLAYERS, Position};

/// A position: only what differs from the base.
#[derive(Clone, Debug)]
pub struct Scene {
    heap: Option<u16>,
    turn: Option<Who>,
    /// What the coin allows; left out: it is still to be tossed.
    coin: Option<u16>,
    you: Option<Held>,
    ana: Option<Held>,
}

/// What a seat has, wholly.
#[derive(Clone, Copy, Debug)]
struct Held {
    beans: u16,
    passed: bool,
}

impl Shape for Scene {
    fn read(value: &Value<'_>, faults: &mut Vec<Flaw>) -> Option<Self> {
        let table = Keys::open(value, faults)?;
        let (heap, turn) = (table.take("heap", faults), table.take("turn", faults));
        let (coin, you, ana) = (table.take("coin", faults), table.take("you", faults), table.take("ana", faults));
        table.close(&["heap", "turn", "coin", "you", "ana"], faults);
        Some(Self { heap: heap?, turn: turn?, coin: coin?, you: you?, ana: ana? })
    }

    fn schema(defs: &mut Definitions) -> Json {
        define(defs, "Scene", |defs| {
            let (number, who, held) = (u16::schema(defs), Who::schema(defs), Held::schema(defs));
            object(&json!({ "heap": number, "turn": who, "coin": number, "you": held, "ana": held }), &[])
        })
    }
}

impl Shape for Held {
    fn read(value: &Value<'_>, faults: &mut Vec<Flaw>) -> Option<Self> {
        let table = Keys::open(value, faults)?;
        let (beans, passed) = (table.take("beans", faults), table.take("passed", faults));
        table.close(&["beans", "passed"], faults);
        Some(Self { beans: beans?, passed: passed? })
    }

    fn schema(defs: &mut Definitions) -> Json {
        object(&json!({ "beans": u16::schema(defs), "passed": bool::schema(defs) }), &["beans"])
    }
}

fn object(properties: &Json, required: &[&str]) -> Json {
    json!({ "type": "object", "properties": properties, "required": required, "additionalProperties": false })
}

fn small(number: u16) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

impl Scene {
    /// The position, where the base leaves nothing open.
    pub fn moment(base: &Self, own: Option<&Self>) -> Option<Position> {
        let own = own.unwrap_or(base);
        let hand = |own: Option<Held>, base: Option<Held>| {
            let held = own.or(base);
            held.map_or(Hand { beans: 0, pass: true }, |held| Hand { beans: small(held.beans), pass: !held.passed })
        };
        Some(Position {
            heap: small(own.heap.or(base.heap)?),
            hands: [hand(own.you, base.you), hand(own.ana, base.ana)],
            turn: own.turn.or(base.turn)?.seat(),
            allowed: own.coin.or(base.coin).map(small),
        })
    }

    /// A new game with the heap of the base.
    pub fn fresh(base: &Self, players: u8, first: Seat) -> Option<Position> {
        (players == PLAYERS && first.0 < players).then_some(Position::new(small(base.heap?), first))
    }

    /// A position as a file writes it.
    pub fn written(p: Position) -> String {
        let mut text = format!("heap = {}\nturn = \"{}\"\n", p.heap, Who::at(p.turn).id());
        if let Some(allowed) = p.allowed {
            let _ = writeln!(text, "coin = {allowed}");
        }
        for (who, hand) in [Who::You, Who::Ana].into_iter().zip(p.hands) {
            let _ = writeln!(text, "{} = {{ beans = {}, passed = {} }}", who.id(), hand.beans, !hand.pass);
        }
        text
    }
}

/// A fact about a position.
#[derive(Clone, Debug)]
pub enum Leaf {
    /// So many are left.
    Heap(Amount),
    /// Somebody has so many more than at the start of the step.
    Gain(Gain),
    /// It is somebody's turn.
    Turn(At<Who>),
}

/// So many beans more.
#[derive(Clone, Debug)]
pub struct Gain {
    /// Left out: you.
    pub who: Option<At<Who>>,
    pub beans: Amount,
}

impl Gain {
    pub fn seat(&self) -> Seat {
        self.who.as_ref().map_or(Seat(0), |who| who.seat())
    }
}

impl Shape for Gain {
    fn read(value: &Value<'_>, faults: &mut Vec<Flaw>) -> Option<Self> {
        let table = Keys::open(value, faults)?;
        let (who, beans) = (table.take("who", faults), table.take("beans", faults));
        table.close(&["who", "beans"], faults);
        Some(Self { who: who?, beans: beans? })
    }

    fn schema(defs: &mut Definitions) -> Json {
        object(&json!({ "who": Who::schema(defs), "beans": Amount::schema(defs) }), &["beans"])
    }
}

impl Choice for Leaf {
    const TAGS: &'static [&'static str] = &["heap", "gain", "turn"];

    fn read_as(tag: &str, value: &Value<'_>, faults: &mut Vec<Flaw>) -> Option<Self> {
        match tag {
            "heap" => Shape::read(value, faults).map(Self::Heap),
            "gain" => Shape::read(value, faults).map(Self::Gain),
            "turn" => Shape::read(value, faults).map(Self::Turn),
            _ => None,
        }
    }

    fn schemas(defs: &mut Definitions) -> Vec<Json> {
        let [heap, gain, turn] = [Amount::schema(defs), Gain::schema(defs), Who::schema(defs)];
        vec![
            object(&json!({ "heap": heap }), &["heap"]),
            object(&json!({ "gain": gain }), &["gain"]),
            object(&json!({ "turn": turn }), &["turn"]),
        ]
    }
}

/// The number that a puzzle asks for: how much better somebody would stand if the game ended now.
#[derive(Clone, Debug)]
pub struct Quantity(pub At<Who>);

impl Choice for Quantity {
    const TAGS: &'static [&'static str] = &["points"];

    fn read_as(_: &str, value: &Value<'_>, faults: &mut Vec<Flaw>) -> Option<Self> {
        Shape::read(value, faults).map(Self)
    }

    fn schemas(defs: &mut Definitions) -> Vec<Json> {
        vec![object(&json!({ "points": Who::schema(defs) }), &["points"])]
    }
}
