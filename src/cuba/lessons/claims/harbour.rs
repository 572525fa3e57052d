//! Facts about the street and the harbour: the car, the citizens, the ship and its price.

use crate::{
    course::{
        shape::{At, table, written_as},
        taught::{Amount, Who},
    },
    cuba::{Citizen, Position, board::CARGO},
    game::Seat,
    ids::Id,
    text::Message,
};

use super::{super::scene::Stop, Counting, Evidence, Factual, named, seat, wanted};

written_as! {
    /// Where the car stands.
    CarAt(Stop),
    /// The price.
    PriceNow(Amount),
    /// The ship in the harbour.
    ShipNow(Amount),
    /// What the ship wants in all.
    WantedInAll(Amount),
    /// Exactly these citizens are inactive.
    AsleepNow(Vec<Citizen>),
}

impl Factual for CarAt {
    fn holds(&self, by: Evidence<'_>) -> bool {
        self.0.number(by.now.layout()) == by.now.car()
    }

    fn lacks(&self, _by: Evidence<'_>) -> Vec<Message> {
        vec![wanted("car").with("stop", self.0.id())]
    }
}

impl Factual for PriceNow {
    fn figures(&self, by: Evidence<'_>) -> Vec<Counting> {
        vec![(named("price"), self.0, by.now.flag().points().into())]
    }
}

impl Factual for ShipNow {
    fn figures(&self, by: Evidence<'_>) -> Vec<Counting> {
        vec![(named("ship"), self.0, by.now.ship().into())]
    }
}

impl Factual for WantedInAll {
    fn figures(&self, by: Evidence<'_>) -> Vec<Counting> {
        let demand = CARGO.into_iter().map(|good| i32::from(by.now.demand(good))).sum();
        vec![(named("demand"), self.0, demand)]
    }
}

impl Factual for AsleepNow {
    fn holds(&self, by: Evidence<'_>) -> bool {
        by.now.inactive() == self.0.iter().copied().collect()
    }

    fn lacks(&self, _by: Evidence<'_>) -> Vec<Message> {
        match self.0[..] {
            [citizen] => vec![wanted("inactive").with("citizen", citizen.id())],
            _ => vec![wanted("inactive-count").with("count", self.0.len())],
        }
    }
}

table! {
    /// How far the car is from a stop.
    pub struct Steps {
        /// The stop.
        "to" to: Stop,
        /// How many stops.
        "count" count: Amount,
    }
}

fn distance(p: &Position, stop: Stop) -> u8 {
    p.steps_to(stop.number(p.layout()))
}

impl Factual for Steps {
    fn figures(&self, by: Evidence<'_>) -> Vec<Counting> {
        vec![(named("steps"), self.count, distance(by.now, self.to).into())]
    }
}

table! {
    /// The pesos that somebody lacks for a drive to the harbour.
    pub struct Missing {
        /// Who; left out: you.
        "who" who: Option<At<Who>>,
        /// How many.
        "pesos" pesos: Amount,
    }
}

fn lacking(p: &Position, seat: Seat) -> i32 {
    let cost = i32::from(distance(p, Stop::HARBOUR)) - 1;
    (cost - i32::from(p.hand(seat).pesos)).max(0)
}

impl Factual for Missing {
    fn figures(&self, by: Evidence<'_>) -> Vec<Counting> {
        let seat = seat(self.who.as_ref());
        vec![(named("missing").with("player", seat), self.pesos, lacking(by.now, seat))]
    }

    fn names(&self) -> Vec<&At<Who>> {
        self.who.iter().collect()
    }
}
