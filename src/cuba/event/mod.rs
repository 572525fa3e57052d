//! What happens in Santiago de Cuba: a closed list of data, one entry for each thing that happens at the table.
//!
//! An event holds all ids and numbers that a sentence or a picture needs, knows the rule that it follows from, and
//! says what it changed in whose hands. The ids of the events are relied on by lessons and other programs.

mod changes;
mod facts;
mod why;

pub use why::{citizen_rule, use_rule};

use crate::{
    game::Seat,
    ids::{Id, ids},
};

use super::{
    action::{Gift, Roll, Use},
    board::{Building, Citizen, Flag, Good},
    position::Goods,
};

/// What a hand can hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Item {
    Pesos,
    Points,
    Good(Good),
}

impl Item {
    /// The id.
    pub fn id(self) -> &'static str {
        match self {
            Self::Pesos => "pesos",
            Self::Points => "points",
            Self::Good(good) => good.id(),
        }
    }
}

ids! {
    /// Why the price marker moved.
    pub enum PriceCause {
        /// The car passed over the harbour.
        Crossing = "crossing",
        /// All passed in a delivery round.
        AllPassed = "all-passed",
        /// The harbour office.
        HarbourOffice = "harbour-office",
        /// A new ship came in.
        NewShip = "new-ship",
    }
}

ids! {
    /// Why a ship left.
    pub enum Departure {
        /// The last demand was met in a delivery round.
        Delivery = "delivery",
        /// The marker reached the chequered flag after a delivery round.
        AllPassed = "all-passed",
        /// The marker reached the chequered flag as the car passed over the harbour.
        Crossing = "crossing",
        /// The marker reached the chequered flag by the harbour office.
        HarbourOffice = "harbour-office",
        /// The customs office cancelled the last demand.
        Customs = "customs",
        /// The trading office met the last demand.
        TradingOffice = "trading-office",
        /// The dice of the new ship all showed 0.
        FourZeros = "four-zeros",
    }
}

ids! {
    /// Why a pawn does not move.
    pub enum Stay {
        /// The car is at El Zorro.
        Zorro = "zorro",
        /// The car is at the harbour.
        Harbour = "harbour",
        /// The citizen is inactive.
        Inactive = "inactive",
        /// No building of the flower can be entered.
        Blocked = "blocked",
    }
}

ids! {
    /// Why no building is used.
    pub enum Idle {
        /// The car is at the harbour.
        Harbour = "harbour",
        /// The citizen is inactive.
        Inactive = "inactive",
        /// The pawn is not on the board.
        NoPawn = "no-pawn",
        /// The building has nothing to offer now.
        NothingToUse = "nothing-to-use",
    }
}

ids! {
    /// Why a die was turned.
    pub enum DieCause {
        /// Units were delivered in a delivery round.
        Delivery = "delivery",
        /// A unit was delivered by the trading office.
        TradingOffice = "trading-office",
        /// The customs office.
        Customs = "customs",
    }
}

ids! {
    /// What decided a place at the end.
    pub enum TieBreak {
        /// Points alone.
        Points = "points",
        /// Goods left over.
        Goods = "goods",
        /// Pesos.
        Pesos = "pesos",
        /// Nothing: the victory is shared.
        Shared = "shared",
    }
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are named as in the facts")]
pub enum Event {
    /// The five dice fell.
    Rolled { seat: Seat, roll: Roll, ship: u8 },
    /// The new demand.
    DemandSet { seat: Seat, left_out: Good, demand: Goods, ship: u8 },
    /// The next turn.
    TurnBegan { seat: Seat },
    /// The car drove and was paid for.
    /// `stop` is who stands there; `None` at the harbour.
    Drove { seat: Seat, from: u8, to: u8, stop: Option<Citizen>, steps: u8, cost: u16 },
    /// The car left an inactive citizen behind.
    Woke { citizen: Citizen },
    /// The car passed over the harbour.
    CrossedHarbour { seat: Seat },
    /// The price marker moved; `to` is `None` at the chequered flag.
    PriceMoved { from: Flag, to: Option<Flag>, cause: PriceCause },
    /// A citizen gave.
    Gained { seat: Seat, citizen: Citizen, item: Item, count: u16, got: u16 },
    /// The supply held less than was due.
    SupplyShort { seat: Seat, good: Good, due: u8, got: u8 },
    /// The car stopped at an inactive citizen.
    FoundInactive { seat: Seat, citizen: Citizen },
    /// A gift to El Zorro's visitor; `got` is 0 if the visitor can count no further.
    Gave { from: Seat, to: Seat, gift: Gift, got: u16 },
    /// A victim of El Zorro has nothing to give.
    NothingToGive { seat: Seat },
    /// A good from Pablo.
    Took { seat: Seat, good: Good },
    /// Pablo has nothing to offer.
    NothingToTake { seat: Seat },
    /// A building has an owner now; `left`: markers left.
    Claimed { seat: Seat, building: Building, left: u8 },
    /// Alonso has nothing to offer.
    NothingAtAlonso { seat: Seat },
    /// Alonso was not used.
    DeclinedAlonso { seat: Seat },
    /// The pawn moved.
    PawnMoved { seat: Seat, from: Option<Building>, to: Building },
    /// The pawn stays where it is, or off the board.
    PawnStayed { seat: Seat, building: Option<Building>, why: Stay },
    /// No building is used.
    NoBuilding { seat: Seat, building: Option<Building>, why: Idle },
    /// A building was used; `pesos` and `points` are what really changed.
    Used { seat: Seat, how: Use, by_alonso: bool, pesos: i16, points: i16 },
    /// A building was not used.
    DeclinedBuilding { seat: Seat, building: Building },
    /// A citizen was turned down.
    TurnedDown { seat: Seat, citizen: Citizen },
    /// A die on the ship was turned.
    DieTurned { good: Good, from: u8, to: u8, cause: DieCause },
    /// A delivery round began.
    DeliveryBegan { seat: Seat },
    /// Goods were delivered for `points` in all, of which `got` could be counted.
    Delivered { seat: Seat, good: Good, count: u8, each: u16, points: u16, got: u16 },
    /// Wood was delivered.
    DeliveredWood { seat: Seat, instead_of: Good, count: u8, points: u16, got: u16 },
    /// A seat is out of the delivery round.
    Passed { seat: Seat, forced: bool },
    /// The delivery round ended.
    DeliveryEnded { satisfied: bool },
    /// A ship left.
    Departed { ship: u8, seat: Seat, why: Departure },
    /// A new ship came in.
    Arrived { ship: u8 },
    /// The owner's point.
    OwnerPoint { owner: Seat, visitor: Seat, building: Building, got: u16 },
    /// The game is over.
    Ended { seat: Seat },
    /// A seat's result.
    Scored { seat: Seat, points: u16, for_goods: u16, total: u16, goods_left: u16, pesos: u16, place: u8 },
    /// A seat has won, alone or with others.
    Won { seat: Seat, by: TieBreak },
}
