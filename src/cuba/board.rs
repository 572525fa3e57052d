//! The components of Santiago de Cuba and every number that is printed on them or in the booklets.
//!
//! Hides nothing: these are the tables that the rules, the texts and the screens read.

use crate::ids::{Id, Set, ids};

ids! {
    /// A kind of good; the first five have a die of their colour.
    #[expect(missing_docs, reason = "the ids are the names")]
    pub enum Good {
        Sugar = "sugar",
        Citrus = "citrus",
        Tobacco = "tobacco",
        Rum = "rum",
        Cigars = "cigars",
        Wood = "wood",
    }
}

ids! {
    /// A citizen of the town.
    #[expect(missing_docs, reason = "the ids are the names")]
    pub enum Citizen {
        Pedro = "pedro",
        Maria = "maria",
        Jose = "jose",
        Martinez = "martinez",
        Conchita = "conchita",
        Zorro = "zorro",
        Miguel = "miguel",
        Pablo = "pablo",
        Alonso = "alonso",
    }
}

ids! {
    /// A building at the edge of town.
    #[expect(missing_docs, reason = "the ids are the names")]
    pub enum Building {
        Bank = "bank",
        Church = "church",
        Distillery = "distillery",
        CigarFactory = "cigar-factory",
        BlackMarket = "black-market",
        Sawmill = "sawmill",
        Cafe = "cafe",
        Customs = "customs",
        Casino = "casino",
        HarbourOffice = "harbour-office",
        TradingOffice = "trading-office",
        Newspaper = "newspaper",
    }
}

ids! {
    /// The colour of a flower, above buildings and on citizens.
    #[expect(missing_docs, reason = "the ids are the names")]
    pub enum Flower {
        Yellow = "yellow",
        Blue = "blue",
        Red = "red",
        White = "white",
    }
}

/// Some buildings.
pub type Buildings = Set<Building>;
/// Some citizens.
pub type Citizens = Set<Citizen>;

/// The goods that have a die, in canonical order: all but wood.
pub const CARGO: [Good; 5] = [Good::Sugar, Good::Citrus, Good::Tobacco, Good::Rum, Good::Cigars];

/// The faces of a die: white, green, red and black.
pub const FACES: [u8; 6] = [0, 1, 1, 2, 2, 3];
/// The faces of the orange die.
pub const FACES_ORANGE: [u8; 6] = [0, 1, 2, 2, 3, 4];

/// At least this many players.
pub const FEWEST_PLAYERS: u8 = 2;
/// At most this many players.
pub const MOST_PLAYERS: u8 = 4;
/// Pieces of each good in the box.
pub const PIECES: u8 = 8;
/// Citizens of the town.
pub(super) const CITIZENS: usize = Citizen::ALL.len();
/// Stops of the citizens; the harbour is the next one.
pub const CITIZEN_STOPS: u8 = CITIZENS as u8;
/// The harbour's stop.
pub const HARBOUR: u8 = CITIZEN_STOPS;
/// Stops of the whole circuit.
pub const STOPS: u8 = CITIZEN_STOPS + 1;
/// The longest drive: one circuit.
pub const MOST_STEPS: u16 = STOPS as u16;
/// Ships of a game.
pub const SHIPS: u8 = 7;
/// Ownership markers of a player.
pub const MARKERS: usize = 3;
/// Pesos and points are counted this far.
pub const CEILING: u16 = 999;

/// What a player starts with.
pub const START_PESOS: u16 = 3;
/// What a player starts with.
pub const START_POINTS: u16 = 2;
/// What a player starts with, one piece each.
pub const START_GOODS: [Good; 3] = [Good::Sugar, Good::Citrus, Good::Tobacco];

/// Pieces of a good from Pedro, José, Conchita or Miguel.
pub const CITIZEN_GOODS: u8 = 2;
/// Points from Maria.
pub const MARIA_POINTS: u16 = 2;
/// Pesos from Martinez.
pub const MARTINEZ_PESOS: u16 = 3;
/// Pesos from the bank.
pub const BANK_PESOS: u16 = 2;
/// Points from the church.
pub const CHURCH_POINTS: u16 = 1;
/// Points from the sawmill for one wood.
pub const SAWMILL_POINTS: u16 = 1;
/// Pesos from the sawmill for one wood.
pub const SAWMILL_PESOS: u16 = 1;
/// Points from the café for each piece.
pub const CAFE_POINTS: u16 = 2;
/// Pesos for a point at the casino, either way.
pub const CASINO_PESOS: u16 = 3;
/// Points from the trading office.
pub const TRADING_POINTS: u16 = 2;
/// Pesos from the newspaper.
pub const NEWSPAPER_PESOS: u16 = 1;
/// Points for a wood on the ship.
pub const WOOD_POINTS: u16 = 1;
/// Points for the owner of a building.
pub const OWNER_POINTS: u16 = 1;
/// Goods that make a point at the end.
pub const GOODS_PER_POINT: u16 = 3;

impl Good {
    /// The faces of this good's die; wood has none.
    pub fn faces(self) -> &'static [u8] {
        match self {
            Self::Citrus => &FACES_ORANGE,
            Self::Wood => &[],
            Self::Sugar | Self::Tobacco | Self::Rum | Self::Cigars => &FACES,
        }
    }

    /// The highest face of this good's die.
    pub fn highest_face(self) -> u8 {
        self.faces().last().copied().unwrap_or(0)
    }
}

/// The flowers on the citizens unless a set-up says otherwise.
pub fn default_flower(citizen: Citizen) -> Option<Flower> {
    match citizen {
        Citizen::Jose | Citizen::Pablo => Some(Flower::Yellow),
        Citizen::Martinez | Citizen::Miguel => Some(Flower::Blue),
        Citizen::Maria | Citizen::Conchita => Some(Flower::Red),
        Citizen::Pedro | Citizen::Alonso => Some(Flower::White),
        Citizen::Zorro => None,
    }
}

/// The flags on which the price marker stands; each is worth that many points a unit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the numbers are the names")]
pub enum Flag {
    Two = 2,
    Three = 3,
    Four = 4,
}

impl Flag {
    /// The flags from left to right; a chequered one follows.
    pub const ALL: [Self; 3] = [Self::Two, Self::Three, Self::Four];

    /// Points a unit.
    #[inline]
    pub fn points(self) -> u16 {
        self as u16
    }

    /// The flag worth this many points.
    pub fn worth(points: u16) -> Option<Self> {
        Self::ALL.into_iter().find(|flag| flag.points() == points)
    }

    /// One flag to the right; `None`: the chequered one.
    #[inline]
    pub fn right(self) -> Option<Self> {
        match self {
            Self::Two => Some(Self::Three),
            Self::Three => Some(Self::Four),
            Self::Four => None,
        }
    }

    /// One flag to the left, if there is one.
    #[inline]
    pub fn left(self) -> Option<Self> {
        match self {
            Self::Two => None,
            Self::Three => Some(Self::Two),
            Self::Four => Some(Self::Three),
        }
    }
}

/// What the id `none` stands for among the flowers: El Zorro's has no colour.
pub fn flower_id(flower: Option<Flower>) -> &'static str {
    flower.map_or("none", Id::id)
}
