//! What can be done in Santiago de Cuba: a closed list of data, without logic.
//!
//! An action says what somebody wants to do, possible or not: its counts reach as far as a request may, and only
//! the rules know which of them are legal.

use crate::ids::{Id, ids};

pub use crate::game::Count;

use super::board::{Building, Citizen, Good};

/// The faces of five dice, goods in canonical order.
///
/// Packed, so that an action fits into four bytes; a face that no die has is kept up to 15, which is refused as well.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Roll([u8; 3]);

impl Roll {
    /// The dice as they fell.
    pub fn new(faces: [u8; 5]) -> Self {
        let [sugar, citrus, tobacco, rum, cigars] = faces.map(|face| face.min(15));
        Self([sugar | citrus << 4, tobacco | rum << 4, cigars])
    }

    /// The face of each die.
    #[inline]
    pub fn faces(self) -> [u8; 5] {
        let [low, middle, cigars] = self.0;
        [low & 15, low >> 4, middle & 15, middle >> 4, cigars]
    }
}

/// Something that a seat, or chance, does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// The dice fall.
    Roll(Roll),
    /// The roller puts all dice but this one on the ship.
    LeaveOut(Good),
    /// The car drives so many steps.
    Drive(Count),
    /// A victim of El Zorro gives.
    Give(Gift),
    /// A visitor of Pablo takes.
    Take(Good),
    /// A visitor of Alonso takes possession.
    Claim(Building),
    /// The pawn goes to a building.
    Pawn(Building),
    /// A building is used.
    Use(Use),
    /// Alonso, or the building, is not used.
    Decline,
    /// Goods go on the ship.
    Deliver {
        /// What kind.
        good: Good,
        /// How many.
        count: Count,
    },
    /// Wood goes on the ship.
    DeliverWood {
        /// In place of what kind.
        instead_of: Good,
        /// How many.
        count: Count,
    },
    /// Out of this delivery round.
    Pass,
}

const _: () = assert!(size_of::<Action>() == 4, "lists of actions are filled at every step of a playout");

/// What a victim gives to El Zorro's visitor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gift {
    /// One peso.
    Peso,
    /// One victory point.
    Point,
    /// One piece of a good.
    Good(Good),
}

/// How a building is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the buildings are the names")]
pub enum Use {
    Bank,
    Church,
    /// So many sugar cane into rum.
    Distillery(Count),
    /// So much tobacco into cigars.
    CigarFactory(Count),
    BlackMarket {
        give: Good,
        take: Good,
    },
    Sawmill,
    Cafe(CafeGoods),
    /// This die to 0.
    Customs(Good),
    Casino {
        into: Exchange,
        /// Points bought or sold.
        count: Count,
    },
    HarbourOffice(Shift),
    /// One unit of this good.
    TradingOffice(Good),
    /// The peso, and perhaps this citizen turned down.
    Newspaper(Option<Citizen>),
}

ids! {
    /// What is handed in at the café.
    pub enum CafeGoods {
        /// One rum.
        Rum = "rum",
        /// One piece of cigars.
        Cigars = "cigars",
        /// One of each.
        Both = "rum cigars",
    }
}

ids! {
    /// What the casino changes things into.
    pub enum Exchange {
        /// Pesos into points.
        Points = "points",
        /// Points into pesos.
        Pesos = "pesos",
    }
}

ids! {
    /// Where the harbour office moves the price marker.
    pub enum Shift {
        /// One flag to the right.
        Up = "up",
        /// One flag to the left.
        Down = "down",
    }
}

ids! {
    /// The kinds of action.
    #[expect(missing_docs, reason = "the ids are the names")]
    pub enum Kind {
        Roll = "roll",
        LeaveOut = "leave-out",
        Drive = "drive",
        Give = "give",
        Take = "take",
        Claim = "claim",
        Pawn = "pawn",
        Use = "use",
        Decline = "decline",
        Deliver = "deliver",
        DeliverWood = "deliver-wood",
        Pass = "pass",
    }
}

ids! {
    /// What a seat is asked.
    #[expect(missing_docs, reason = "the ids are the names")]
    pub enum Question {
        Roll = "roll",
        LeaveOut = "leave-out",
        Drive = "drive",
        Give = "give",
        Take = "take",
        Alonso = "alonso",
        Pawn = "pawn",
        Use = "use",
        Deliver = "deliver",
        Over = "over",
    }
}

impl Action {
    /// Whether it names a count of 0: no step, no unit, no exchange.
    pub fn is_of_nothing(self) -> bool {
        match self {
            Self::Drive(count) | Self::Deliver { count, .. } | Self::DeliverWood { count, .. } => count.get() == 0,
            Self::Use(Use::Distillery(count) | Use::CigarFactory(count) | Use::Casino { count, .. }) => {
                count.get() == 0
            }
            Self::Roll(_)
            | Self::LeaveOut(_)
            | Self::Give(_)
            | Self::Take(_)
            | Self::Claim(_)
            | Self::Pawn(_)
            | Self::Use(_)
            | Self::Decline
            | Self::Pass => false,
        }
    }

    /// What kind of action this is.
    pub fn kind(self) -> Kind {
        match self {
            Self::Roll(_) => Kind::Roll,
            Self::LeaveOut(_) => Kind::LeaveOut,
            Self::Drive(_) => Kind::Drive,
            Self::Give(_) => Kind::Give,
            Self::Take(_) => Kind::Take,
            Self::Claim(_) => Kind::Claim,
            Self::Pawn(_) => Kind::Pawn,
            Self::Use(_) => Kind::Use,
            Self::Decline => Kind::Decline,
            Self::Deliver { .. } => Kind::Deliver,
            Self::DeliverWood { .. } => Kind::DeliverWood,
            Self::Pass => Kind::Pass,
        }
    }
}

impl Use {
    /// Which building is used.
    #[inline]
    pub fn building(self) -> Building {
        match self {
            Self::Bank => Building::Bank,
            Self::Church => Building::Church,
            Self::Distillery(_) => Building::Distillery,
            Self::CigarFactory(_) => Building::CigarFactory,
            Self::BlackMarket { .. } => Building::BlackMarket,
            Self::Sawmill => Building::Sawmill,
            Self::Cafe(_) => Building::Cafe,
            Self::Customs(_) => Building::Customs,
            Self::Casino { .. } => Building::Casino,
            Self::HarbourOffice(_) => Building::HarbourOffice,
            Self::TradingOffice(_) => Building::TradingOffice,
            Self::Newspaper(_) => Building::Newspaper,
        }
    }
}

impl CafeGoods {
    /// The goods handed in.
    pub fn goods(self) -> &'static [Good] {
        match self {
            Self::Rum => &[Good::Rum],
            Self::Cigars => &[Good::Cigars],
            Self::Both => &[Good::Rum, Good::Cigars],
        }
    }
}

impl Gift {
    /// Everything that can be named as a gift, wood included, which the rules refuse.
    pub const ALL: [Self; 8] = [
        Self::Peso,
        Self::Point,
        Self::Good(Good::Sugar),
        Self::Good(Good::Citrus),
        Self::Good(Good::Tobacco),
        Self::Good(Good::Rum),
        Self::Good(Good::Cigars),
        Self::Good(Good::Wood),
    ];

    /// The id.
    pub fn id(self) -> &'static str {
        match self {
            Self::Peso => "peso",
            Self::Point => "point",
            Self::Good(good) => good.id(),
        }
    }

    /// The gift with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|gift| gift.id() == id)
    }
}
