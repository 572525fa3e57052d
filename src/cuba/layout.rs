//! The layout: what is laid out before the game and never changes in it.
//!
//! Players, the citizens along the street, the buildings under the flowers and the flowers of the citizens. Hides how
//! the three spaces under a flower are found; a layout that exists is complete and without repetition.

use crate::{
    game::{Dice, Seat, shuffle},
    ids::{Id, Set},
};

use super::board::{
    Building, Buildings, CITIZENS, Citizen, Citizens, FEWEST_PLAYERS, Flower, MOST_PLAYERS, default_flower,
};

/// The citizens by stop.
pub type Street = [Citizen; CITIZENS];
/// The buildings by space: three under each flower, the flowers in canonical order.
pub type Town = [Building; 12];
/// The flowers by citizen.
pub type Flowers = [Option<Flower>; CITIZENS];

/// Buildings under each flower.
pub const PER_FLOWER: usize = 3;
/// Citizens with each flower.
pub const CITIZENS_PER_FLOWER: usize = 2;

/// See the module's page.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Layout {
    players: u8,
    street: Street,
    town: Town,
    flowers: Flowers,
}

impl Layout {
    /// A layout, unless something is missing or stands twice.
    pub fn new(players: u8, street: Street, town: Town, flowers: Flowers) -> Option<Self> {
        let complete = (FEWEST_PLAYERS..=MOST_PLAYERS).contains(&players)
            && Citizens::from_iter(street) == Set::all()
            && Buildings::from_iter(town) == Set::all()
            && flowers_fit(&flowers);
        complete.then_some(Self { players, street, town, flowers })
    }

    /// How many players.
    #[inline]
    pub fn players(&self) -> u8 {
        self.players
    }

    /// The seats, clockwise.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.players).map(Seat)
    }

    /// The citizens by stop.
    pub fn street(&self) -> &Street {
        &self.street
    }

    /// The buildings by space.
    pub fn town(&self) -> &Town {
        &self.town
    }

    /// The flowers by citizen.
    pub fn flowers(&self) -> &Flowers {
        &self.flowers
    }

    /// The citizen at a stop; the harbour has none.
    #[inline]
    pub fn citizen_at(&self, stop: u8) -> Option<Citizen> {
        self.street.get(usize::from(stop)).copied()
    }

    /// Where a citizen stands.
    pub fn stop_of(&self, citizen: Citizen) -> u8 {
        self.street.iter().position(|one| *one == citizen).expect("all of them stand on the street") as u8
    }

    /// The flower on a citizen.
    #[inline]
    pub fn flower_of(&self, citizen: Citizen) -> Option<Flower> {
        self.flowers[citizen.index()]
    }

    /// The flower above a building.
    pub fn flower_above(&self, building: Building) -> Flower {
        let space = self.town.iter().position(|one| *one == building).expect("all twelve lie in town");
        Flower::ALL[space / PER_FLOWER]
    }

    /// The three buildings under a flower, as laid out.
    #[inline]
    pub fn under(&self, flower: Flower) -> [Building; PER_FLOWER] {
        let first = flower.index() * PER_FLOWER;
        [self.town[first], self.town[first + 1], self.town[first + 2]]
    }

    /// The three buildings under the flower of a citizen; none for El Zorro.
    #[inline]
    pub fn group_of(&self, citizen: Citizen) -> Buildings {
        self.flower_of(citizen).map_or(Set::EMPTY, |flower| {
            let [a, b, c] = self.under(flower);
            Set::of(a).with(Set::of(b)).with(Set::of(c))
        })
    }
}

/// The flowers unless a set-up says otherwise.
pub fn default_flowers() -> Flowers {
    let mut flowers = [None; CITIZENS];
    for citizen in Citizen::ALL {
        flowers[citizen.index()] = default_flower(*citizen);
    }
    flowers
}

/// Whether each colour comes twice and El Zorro alone has none.
pub fn flowers_fit(flowers: &Flowers) -> bool {
    Citizen::ALL.iter().all(|citizen| flowers[citizen.index()].is_some() == default_flower(*citizen).is_some())
        && Flower::ALL
            .iter()
            .all(|colour| flowers.iter().filter(|one| **one == Some(*colour)).count() == CITIZENS_PER_FLOWER)
}

/// The citizens in a random order.
pub fn random_street(dice: &mut impl Dice) -> Street {
    let mut street = Street::try_from(Citizen::ALL).expect("all citizens");
    shuffle(&mut street, dice);
    street
}

/// The buildings in a random order.
pub fn random_town(dice: &mut impl Dice) -> Town {
    let mut town = Town::try_from(Building::ALL).expect("twelve buildings");
    shuffle(&mut town, dice);
    town
}
