//! Facts about the seats: pawns, houses, whose turn it is and what is to be decided.

use serde_json::{Value as Json, json};

use crate::{
    course::{
        fault::Flaw,
        shape::{At, Definitions, Shape, Value, table, text_of, written_as},
        taught::{Amount, Who},
    },
    cuba::{Building, Question},
    ids::Id,
    text::Message,
};

use super::{Counting, Evidence, Factual, ending::is_over, named, seat, wanted};

table! {
    /// Where somebody's pawn stands.
    pub struct PawnOn {
        /// Who; left out: you.
        "who" who: Option<At<Who>>,
        /// The building, or "off": not on the board.
        "on" on: PawnPlace,
    }
}

/// A building, or off the board.
#[derive(Clone, Copy, Debug)]
pub struct PawnPlace(Option<Building>);

impl Shape for PawnPlace {
    fn read(value: &Value<'_>, faults: &mut Vec<Flaw>) -> Option<Self> {
        if text_of(value) == Some("off") {
            return Some(Self(None));
        }
        Building::read(value, faults).map(|building| Self(Some(building)))
    }

    fn schema(defs: &mut Definitions) -> Json {
        json!({ "oneOf": [{ "const": "off" }, Building::schema(defs)] })
    }
}

impl Factual for PawnOn {
    fn holds(&self, by: Evidence<'_>) -> bool {
        by.now.hand(seat(self.who.as_ref())).pawn == self.on.0
    }

    fn lacks(&self, _by: Evidence<'_>) -> Vec<Message> {
        let player = seat(self.who.as_ref());
        vec![match self.on.0 {
            Some(building) => wanted("pawn").with("player", player).with("building", building.id()),
            None => wanted("pawn-off").with("player", player),
        }]
    }

    fn names(&self) -> Vec<&At<Who>> {
        self.who.iter().collect()
    }
}

table! {
    /// A building that somebody owns.
    pub struct Owns {
        /// Who; left out: you.
        "who" who: Option<At<Who>>,
        /// The building.
        "building" building: Building,
    }
}

impl Factual for Owns {
    fn holds(&self, by: Evidence<'_>) -> bool {
        by.now.hand(seat(self.who.as_ref())).owns.contains(self.building)
    }

    fn lacks(&self, _by: Evidence<'_>) -> Vec<Message> {
        vec![wanted("owns").with("player", seat(self.who.as_ref())).with("building", self.building.id())]
    }

    fn names(&self) -> Vec<&At<Who>> {
        self.who.iter().collect()
    }
}

table! {
    /// How many buildings somebody owns.
    pub struct Markers {
        /// Who; left out: you.
        "who" who: Option<At<Who>>,
        /// How many.
        "count" count: Amount,
    }
}

impl Factual for Markers {
    fn figures(&self, by: Evidence<'_>) -> Vec<Counting> {
        let seat = seat(self.who.as_ref());
        vec![(named("markers").with("player", seat), self.count, by.now.hand(seat).owns.len() as i32)]
    }

    fn names(&self) -> Vec<&At<Who>> {
        self.who.iter().collect()
    }
}

written_as! {
    /// Whose turn it is.
    TurnOf(At<Who>),
    /// Who has to decide.
    AskedNow(At<Who>),
    /// What is to be decided.
    ToDecide(Question),
}

impl Factual for TurnOf {
    fn holds(&self, by: Evidence<'_>) -> bool {
        by.now.turn() == self.0.seat() && !is_over(by.now)
    }

    fn lacks(&self, _by: Evidence<'_>) -> Vec<Message> {
        vec![wanted("turn").with("player", self.0.seat())]
    }

    fn names(&self) -> Vec<&At<Who>> {
        vec![&self.0]
    }
}

impl Factual for AskedNow {
    fn holds(&self, by: Evidence<'_>) -> bool {
        by.now.decider() == self.0.seat() && !is_over(by.now)
    }

    fn lacks(&self, _by: Evidence<'_>) -> Vec<Message> {
        vec![wanted("asked").with("player", self.0.seat())]
    }

    fn names(&self) -> Vec<&At<Who>> {
        vec![&self.0]
    }
}

impl Factual for ToDecide {
    fn holds(&self, by: Evidence<'_>) -> bool {
        by.now.question() == self.0
    }

    fn lacks(&self, _by: Evidence<'_>) -> Vec<Message> {
        vec![wanted("now").with("decision", self.0.id())]
    }
}
