//! What can be wrong with a set-up or with a moment of a game: a closed list of data, one entry an invariant.

use crate::{
    game::{Fact, Seat, Told},
    ids::Id,
};

use super::super::{
    action::Question,
    board::{Building, Citizen, Flower, Good},
};

/// An invariant that a set-up breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are named as in the facts")]
pub enum Fault {
    /// Not two to four players.
    Players { players: u8 },
    /// A seat that the game does not have.
    NoSuchSeat { seat: Seat },
    /// Not each of the nine citizens once.
    Citizens,
    /// El Zorro has a colour, or somebody else has none.
    ZorroFlower,
    /// Not two citizens of this colour.
    CitizenFlowers { flower: Flower, count: u8 },
    /// Not three buildings under this flower.
    BuildingsPerFlower { flower: Flower, count: u8 },
    /// Not each of the twelve buildings once.
    Buildings,
    /// Not one seat for each player.
    Seats { count: u8 },
    /// No such stop.
    Car { stop: u16 },
    /// No such ship.
    Ship { ship: u16 },
    /// No such flag.
    Price { price: u16 },
    /// Not four different dice without wood.
    DiceGoods,
    /// A face that the die does not have.
    DieFace { good: Good, face: u16 },
    /// All dice show 0.
    DiceAllZero,
    /// The ship has dice at a decision where it cannot.
    DiceTooEarly,
    /// The ship has no dice at a decision where it must.
    DiceMissing,
    /// A citizen listed twice.
    InactiveTwice { citizen: Citizen },
    /// Not eight pieces of a good in all.
    GoodsTotal { good: Good, count: u16 },
    /// The supply given differs from what is left.
    Supply { good: Good, count: u16 },
    /// More pesos than are counted.
    Pesos { seat: Seat, count: u16 },
    /// More points than are counted.
    Points { seat: Seat, count: u16 },
    /// A building listed twice for a seat.
    OwnsTwice { seat: Seat, building: Building },
    /// More buildings than markers.
    OwnsTooMany { seat: Seat, count: u8 },
    /// A building with two owners.
    TwoOwners { building: Building },
    /// A building with two pawns.
    TwoPawns { building: Building },
    /// The decision is not this seat's.
    DecisionSeat { seat: Seat },
    /// The car is not where this decision comes up.
    DecisionCar { stop: u16 },
    /// The citizen is inactive, so this decision does not come up.
    DecisionInactive { citizen: Citizen },
    /// The seat's pawn is not on the board.
    DecisionPawn { seat: Seat },
    /// There is nothing to decide: the engine would have gone on.
    DecisionEmpty { question: Question },
    /// A seat listed twice.
    PassedTwice { seat: Seat },
    /// The seat that is to deliver has passed.
    PassedDecides { seat: Seat },
    /// The game is over before the seventh ship.
    OverShip { ship: u16 },
    /// `over` differs from the decision.
    Over,
    /// `result` differs from the rest.
    Result,
}

impl Told for Fault {
    fn id(&self) -> &'static str {
        match self {
            Self::Players { .. } => "players",
            Self::NoSuchSeat { .. } => "no-such-seat",
            Self::Citizens => "citizens",
            Self::ZorroFlower => "zorro-flower",
            Self::CitizenFlowers { .. } => "citizen-flowers",
            Self::BuildingsPerFlower { .. } => "buildings-per-flower",
            Self::Buildings => "buildings",
            Self::Seats { .. } => "seats",
            Self::Car { .. } => "car",
            Self::Ship { .. } => "ship",
            Self::Price { .. } => "price",
            Self::DiceGoods => "dice-goods",
            Self::DieFace { .. } => "die-face",
            Self::DiceAllZero => "dice-all-zero",
            Self::DiceTooEarly => "dice-too-early",
            Self::DiceMissing => "dice-missing",
            Self::InactiveTwice { .. } => "inactive-twice",
            Self::GoodsTotal { .. } => "goods-total",
            Self::Supply { .. } => "supply",
            Self::Pesos { .. } => "pesos",
            Self::Points { .. } => "points",
            Self::OwnsTwice { .. } => "owns-twice",
            Self::OwnsTooMany { .. } => "owns-too-many",
            Self::TwoOwners { .. } => "two-owners",
            Self::TwoPawns { .. } => "two-pawns",
            Self::DecisionSeat { .. } => "decision-seat",
            Self::DecisionCar { .. } => "decision-car",
            Self::DecisionInactive { .. } => "decision-inactive",
            Self::DecisionPawn { .. } => "decision-pawn",
            Self::DecisionEmpty { .. } => "decision-empty",
            Self::PassedTwice { .. } => "passed-twice",
            Self::PassedDecides { .. } => "passed-decides",
            Self::OverShip { .. } => "over-ship",
            Self::Over => "over",
            Self::Result => "result",
        }
    }

    fn facts(&self, tell: &mut dyn FnMut(&'static str, Fact)) {
        let number = |n: u16| Fact::Number(n.into());
        match *self {
            Self::Citizens
            | Self::ZorroFlower
            | Self::Buildings
            | Self::DiceGoods
            | Self::DiceAllZero
            | Self::DiceTooEarly
            | Self::DiceMissing
            | Self::Over
            | Self::Result => {}
            Self::Players { players } => tell("count", number(players.into())),
            Self::Seats { count } => tell("count", number(count.into())),
            Self::CitizenFlowers { flower, count } | Self::BuildingsPerFlower { flower, count } => {
                tell("flower", Fact::Id(flower.id()));
                tell("count", number(count.into()));
            }
            Self::Car { stop } | Self::DecisionCar { stop } => tell("stop", number(stop)),
            Self::Ship { ship } | Self::OverShip { ship } => tell("ship", number(ship)),
            Self::Price { price } => tell("price", number(price)),
            Self::DieFace { good, face } => {
                tell("good", Fact::Id(good.id()));
                tell("face", number(face));
            }
            Self::InactiveTwice { citizen } | Self::DecisionInactive { citizen } => {
                tell("citizen", Fact::Id(citizen.id()));
            }
            Self::GoodsTotal { good, count } | Self::Supply { good, count } => {
                tell("good", Fact::Id(good.id()));
                tell("count", number(count));
            }
            Self::Pesos { seat, count } | Self::Points { seat, count } => {
                tell("seat", Fact::Seat(seat));
                tell("count", number(count));
            }
            Self::OwnsTwice { seat, building } => {
                tell("seat", Fact::Seat(seat));
                tell("building", Fact::Id(building.id()));
            }
            Self::OwnsTooMany { seat, count } => {
                tell("seat", Fact::Seat(seat));
                tell("count", number(count.into()));
            }
            Self::TwoOwners { building } | Self::TwoPawns { building } => {
                tell("building", Fact::Id(building.id()));
            }
            Self::NoSuchSeat { seat }
            | Self::DecisionSeat { seat }
            | Self::DecisionPawn { seat }
            | Self::PassedTwice { seat }
            | Self::PassedDecides { seat } => tell("seat", Fact::Seat(seat)),
            Self::DecisionEmpty { question } => tell("decision", Fact::Id(question.id())),
        }
    }
}
