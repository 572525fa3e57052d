//! What can be pointed at on the table: each piece has a number, lies in a region, and is called something.

use crate::{
    cuba::{
        Building, Flower, Good, View,
        board::{CARGO, CITIZEN_STOPS, STOPS},
    },
    game::Seat,
    ids::Id,
    sitting::spot::{Arrow, Spot},
};

/// The regions, by their numbers.
pub(super) const STREET: usize = 0;
pub(super) const HARBOUR: usize = 1;
pub(super) const BUILDINGS: usize = 2;
pub(super) const SEATS: usize = 3;

/// Something on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fixture {
    /// A stop of the street, the harbour among them.
    Stop(u8),
    /// A die on the ship.
    Die(Good),
    Price,
    Ship,
    /// A good in the supply.
    Stock(Good),
    Building(Building),
    Seat(Seat),
}

/// So many numbers are kept for each kind of piece.
const EACH: u16 = 64;

impl Fixture {
    /// Its number.
    pub(super) fn spot(self) -> Spot {
        let (kind, at) = match self {
            Self::Stop(stop) => (0, usize::from(stop)),
            Self::Die(good) => (1, good.index()),
            Self::Price => (2, 0),
            Self::Ship => (3, 0),
            Self::Stock(good) => (4, good.index()),
            Self::Building(building) => (5, building.index()),
            Self::Seat(seat) => (6, seat.index()),
        };
        Spot(kind * EACH + at as u16)
    }

    /// The piece of a number.
    pub(super) fn of(spot: Spot) -> Self {
        let at = usize::from(spot.0 % EACH);
        let good = || Good::ALL[at.min(Good::ALL.len() - 1)];
        match spot.0 / EACH {
            0 => Self::Stop(at as u8),
            1 => Self::Die(good()),
            2 => Self::Price,
            3 => Self::Ship,
            4 => Self::Stock(good()),
            5 => Self::Building(Building::ALL[at.min(Building::ALL.len() - 1)]),
            _ => Self::Seat(Seat(at as u8)),
        }
    }

    /// The stop of a number, if it is one.
    pub(super) fn stop(spot: Spot) -> Option<u8> {
        if let Self::Stop(stop) = Self::of(spot) { Some(stop) } else { None }
    }

    pub(super) fn region(self) -> usize {
        match self {
            Self::Stop(_) => STREET,
            Self::Die(_) | Self::Price | Self::Ship | Self::Stock(_) => HARBOUR,
            Self::Building(_) => BUILDINGS,
            Self::Seat(_) => SEATS,
        }
    }

    /// The thing that lessons and the reference call it; a seat is none.
    pub(super) fn thing(self, view: &View) -> Option<&'static str> {
        match self {
            Self::Stop(stop) => Some(view.layout.citizen_at(stop).map_or("harbour", Id::id)),
            Self::Die(good) | Self::Stock(good) => Some(good.id()),
            Self::Price => Some("price"),
            Self::Ship => Some("ship"),
            Self::Building(building) => Some(building.id()),
            Self::Seat(_) => None,
        }
    }

    /// Where a thing lies that does not say so itself.
    pub(super) fn of_thing(thing: &str, view: &View) -> Option<Self> {
        match thing {
            "car" => Some(Self::Stop(view.car)),
            "supply" => Some(Self::Stock(Good::Sugar)),
            "pawn" => Some(Self::Seat(Seat(0))),
            _ => None,
        }
    }

    /// Where an arrow leads inside the region. The street is a loop: right is always one stop further.
    pub(super) fn moved(self, arrow: Arrow, view: &View) -> Self {
        let along = |by: isize| {
            let all = fixtures(view, self.region());
            let at = all.iter().position(|fixture| *fixture == self).unwrap_or(0);
            at.checked_add_signed(by).and_then(|at| all.get(at)).copied().unwrap_or(self)
        };
        match self {
            Self::Stop(stop) => Self::Stop(match arrow {
                Arrow::Right => (stop + 1) % STOPS,
                Arrow::Left => (stop + STOPS - 1) % STOPS,
                // The stop opposite: the upper row is 0 to 4, the lower one 9 to 5.
                Arrow::Up if stop > 4 => CITIZEN_STOPS - stop,
                Arrow::Down if stop <= 4 => CITIZEN_STOPS - stop,
                Arrow::Up | Arrow::Down => stop,
            }),
            Self::Building(_) => along(match arrow {
                Arrow::Up => -3,
                Arrow::Down => 3,
                Arrow::Left => -1,
                Arrow::Right => 1,
            }),
            Self::Die(_) | Self::Price | Self::Ship | Self::Stock(_) | Self::Seat(_) => {
                along(if arrow.is_forward() { 1 } else { -1 })
            }
        }
    }
}

/// What can be pointed at in a region, in order.
pub(super) fn fixtures(view: &View, region: usize) -> Vec<Fixture> {
    match region {
        STREET => (0..STOPS).map(|steps| Fixture::Stop((view.car + steps) % STOPS)).collect(),
        HARBOUR => {
            let mut fixtures: Vec<Fixture> = dice(view).into_iter().map(|(good, _)| Fixture::Die(good)).collect();
            fixtures.extend([Fixture::Price, Fixture::Ship]);
            fixtures.extend(Good::ALL.iter().map(|good| Fixture::Stock(*good)));
            fixtures
        }
        BUILDINGS => Flower::ALL.iter().flat_map(|flower| view.layout.under(*flower)).map(Fixture::Building).collect(),
        _ => (0..view.seats.len()).map(|seat| Fixture::Seat(Seat(seat as u8))).collect(),
    }
}

/// The dice that lie there: four on the ship, or the five that were rolled.
pub(super) fn dice(view: &View) -> Vec<(Good, u8)> {
    match (view.rolled, &view.dice) {
        (Some(rolled), _) => CARGO.into_iter().zip(rolled.faces()).collect(),
        (None, Some(dice)) => dice.clone(),
        (None, None) => Vec::new(),
    }
}
