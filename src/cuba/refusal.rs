//! Why an action is not possible: a closed list of data, one entry for each way to break a rule.
//!
//! The rows of `data/santiago-de-cuba/refusals.toml` in the same order, each with the numbers and ids of the case.

use crate::{
    game::{Fact, Ruled, Seat, Told},
    ids::Id,
};

use super::{
    action::{Gift, Kind, Question},
    board::{Building, Citizen, Flower, Good, flower_id},
    ledger::Rule,
};

/// A clause that an action breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are named as in the facts")]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Another seat has to decide.
    NotYourDecision { seat: Seat, decides: Seat },
    /// Driving cannot be declined.
    MustDrive,
    /// Moving the pawn cannot be declined.
    MustMovePawn,
    /// Giving cannot be declined.
    MustGive,
    /// Taking cannot be declined.
    MustTake,
    /// No building is used at the harbour.
    NoBuildingAtHarbour { building: Building },
    /// The pawn stays at the harbour.
    PawnStaysAtHarbour { building: Building },
    /// The pawn stays at El Zorro.
    PawnStaysAtZorro { building: Building },
    /// Something else is to be decided now.
    NotNow { action: Kind, decision: Question },
    /// A die does not have this face.
    NoSuchFace { good: Good, face: u8, most: u8 },
    /// No die stands for wood, so none can be left out.
    NoDieForWood,
    /// The car has to move.
    NoStep,
    /// More than a circuit.
    TooFar { steps: u16, most: u16 },
    /// Not enough pesos for the drive.
    CannotPayDrive { steps: u16, cost: u16, have: u16 },
    /// El Zorro gets no wood.
    NoWoodToZorro,
    /// The giver has none of it.
    NothingOfThat { gift: Gift },
    /// Pablo has no wood.
    NoWoodFromPablo,
    /// The supply does not have so many.
    SupplyShort { good: Good, count: u16, left: u8 },
    /// The building has an owner already.
    HasOwner { building: Building, owner: Seat },
    /// All markers are on the board.
    NoMarkerLeft { most: u8 },
    /// Alonso lets one use own buildings only.
    NotYourBuilding { building: Building, owner: Option<Seat> },
    /// The pawn stands elsewhere.
    PawnElsewhere { building: Building, pawn: Option<Building> },
    /// Distillery or cigar factory: none, or more than one has.
    CannotProcess { building: Building, good: Good, count: u16, have: u8 },
    /// The black market does not deal in wood.
    NoWoodAtMarket,
    /// The black market takes nothing for the same.
    SameGood { good: Good },
    /// The black market wants what one does not have.
    NothingToTrade { good: Good },
    /// The sawmill wants wood.
    NoWoodToSaw,
    /// The café wants what one does not have.
    NothingForCafe { rum: bool, cigars: bool },
    /// The customs office needs a die that shows something.
    NoDieToCancel { good: Good },
    /// The casino: none, or more than one can pay.
    CannotBuyPoints { count: u16, cost: u32, have: u16 },
    /// The casino: none, or more than one has.
    CannotSellPoints { count: u16, have: u16 },
    /// The marker does not go below 2.
    PriceAtFloor,
    /// The trading office takes no wood.
    NoWoodAtTrading,
    /// The trading office: not wanted, or one has none.
    CannotTrade { good: Good, demand: u8, have: u8 },
    /// The citizen lies on the face already.
    AlreadyInactive { citizen: Citizen },
    /// Another flower.
    WrongFlower { building: Building, flower: Flower, citizen: Citizen, wanted: Option<Flower> },
    /// Another pawn stands there.
    Occupied { building: Building, seat: Seat },
    /// The own pawn stands there.
    SameBuilding { building: Building },
    /// Wood goes in place of a kind.
    WoodNeedsKind,
    /// Nothing delivered is a pass.
    DeliverNothing,
    /// More than the ship wants.
    OverDemand { good: Good, count: u16, demand: u8 },
    /// More than one has.
    NotSoMany { good: Good, count: u16, have: u8 },
    /// Wood for what the ship does not want, or not so much of.
    WoodOverDemand { good: Good, count: u16, demand: u8 },
}

impl Told for Refusal {
    fn id(&self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NotYourDecision { .. } => "not-your-decision",
            Self::MustDrive => "must-drive",
            Self::MustMovePawn => "must-move-pawn",
            Self::MustGive => "must-give",
            Self::MustTake => "must-take",
            Self::NoBuildingAtHarbour { .. } => "no-building-at-harbour",
            Self::PawnStaysAtHarbour { .. } => "pawn-stays-at-harbour",
            Self::PawnStaysAtZorro { .. } => "pawn-stays-at-zorro",
            Self::NotNow { .. } => "not-now",
            Self::NoSuchFace { .. } => "no-such-face",
            Self::NoDieForWood => "no-die-for-wood",
            Self::NoStep => "no-step",
            Self::TooFar { .. } => "too-far",
            Self::CannotPayDrive { .. } => "cannot-pay-drive",
            Self::NoWoodToZorro => "no-wood-to-zorro",
            Self::NothingOfThat { .. } => "nothing-of-that",
            Self::NoWoodFromPablo => "no-wood-from-pablo",
            Self::SupplyShort { .. } => "supply-short",
            Self::HasOwner { .. } => "has-owner",
            Self::NoMarkerLeft { .. } => "no-marker-left",
            Self::NotYourBuilding { .. } => "not-your-building",
            Self::PawnElsewhere { .. } => "pawn-elsewhere",
            Self::CannotProcess { .. } => "cannot-process",
            Self::NoWoodAtMarket => "no-wood-at-market",
            Self::SameGood { .. } => "same-good",
            Self::NothingToTrade { .. } => "nothing-to-trade",
            Self::NoWoodToSaw => "no-wood-to-saw",
            Self::NothingForCafe { .. } => "nothing-for-cafe",
            Self::NoDieToCancel { .. } => "no-die-to-cancel",
            Self::CannotBuyPoints { .. } => "cannot-buy-points",
            Self::CannotSellPoints { .. } => "cannot-sell-points",
            Self::PriceAtFloor => "price-at-floor",
            Self::NoWoodAtTrading => "no-wood-at-trading",
            Self::CannotTrade { .. } => "cannot-trade",
            Self::AlreadyInactive { .. } => "already-inactive",
            Self::WrongFlower { .. } => "wrong-flower",
            Self::Occupied { .. } => "occupied",
            Self::SameBuilding { .. } => "same-building",
            Self::WoodNeedsKind => "wood-needs-kind",
            Self::DeliverNothing => "deliver-nothing",
            Self::OverDemand { .. } => "over-demand",
            Self::NotSoMany { .. } => "not-so-many",
            Self::WoodOverDemand { .. } => "wood-over-demand",
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each refusal, in the order of the list")]
    fn facts(&self, tell: &mut dyn FnMut(&'static str, Fact)) {
        let id = |id: &'static str| Fact::Id(id);
        let number = |n: u16| Fact::Number(u32::from(n));
        match *self {
            Self::GameOver
            | Self::MustDrive
            | Self::MustMovePawn
            | Self::MustGive
            | Self::MustTake
            | Self::NoDieForWood
            | Self::NoStep
            | Self::NoWoodToZorro
            | Self::NoWoodFromPablo
            | Self::NoWoodAtMarket
            | Self::NoWoodToSaw
            | Self::PriceAtFloor
            | Self::NoWoodAtTrading
            | Self::WoodNeedsKind
            | Self::DeliverNothing => {}
            Self::NotYourDecision { seat, decides } => {
                tell("seat", Fact::Seat(seat));
                tell("decides", Fact::Seat(decides));
            }
            Self::NoBuildingAtHarbour { building }
            | Self::PawnStaysAtHarbour { building }
            | Self::PawnStaysAtZorro { building }
            | Self::SameBuilding { building } => tell("building", id(building.id())),
            Self::NotNow { action, decision } => {
                tell("action", id(action.id()));
                tell("decision", id(decision.id()));
            }
            Self::NoSuchFace { good, face, most } => {
                tell("good", id(good.id()));
                tell("face", number(face.into()));
                tell("most", number(most.into()));
            }
            Self::TooFar { steps, most } => {
                tell("steps", number(steps));
                tell("most", number(most));
            }
            Self::CannotPayDrive { steps, cost, have } => {
                tell("steps", number(steps));
                tell("cost", number(cost));
                tell("have", number(have));
            }
            Self::NothingOfThat { gift } => tell("what", id(gift.id())),
            Self::SupplyShort { good, count, left } => {
                tell("good", id(good.id()));
                tell("count", number(count));
                tell("left", number(left.into()));
            }
            Self::HasOwner { building, owner } => {
                tell("building", id(building.id()));
                tell("owner", Fact::Seat(owner));
            }
            Self::NoMarkerLeft { most } => tell("most", number(most.into())),
            Self::NotYourBuilding { building, owner } => {
                tell("building", id(building.id()));
                tell("owner", owner.map_or(Fact::Nothing, Fact::Seat));
            }
            Self::PawnElsewhere { building, pawn } => {
                tell("building", id(building.id()));
                tell("pawn", pawn.map_or(Fact::Nothing, |pawn| id(pawn.id())));
            }
            Self::CannotProcess { building, good, count, have } => {
                tell("building", id(building.id()));
                tell("good", id(good.id()));
                tell("count", number(count));
                tell("have", number(have.into()));
            }
            Self::SameGood { good } | Self::NothingToTrade { good } | Self::NoDieToCancel { good } => {
                tell("good", id(good.id()));
            }
            Self::NothingForCafe { rum, cigars } => {
                let lacking = [(rum, Good::Rum), (cigars, Good::Cigars)];
                let lacking = lacking.into_iter().filter(|(lacks, _)| *lacks);
                tell("goods", Fact::Ids(lacking.map(|(_, good)| good.id()).collect()));
            }
            Self::CannotBuyPoints { count, cost, have } => {
                tell("count", number(count));
                tell("cost", Fact::Number(cost));
                tell("have", number(have));
            }
            Self::CannotSellPoints { count, have } => {
                tell("count", number(count));
                tell("have", number(have));
            }
            Self::CannotTrade { good, demand, have } => {
                tell("good", id(good.id()));
                tell("demand", number(demand.into()));
                tell("have", number(have.into()));
            }
            Self::AlreadyInactive { citizen } => tell("citizen", id(citizen.id())),
            Self::WrongFlower { building, flower, citizen, wanted } => {
                tell("building", id(building.id()));
                tell("flower", id(flower.id()));
                tell("citizen", id(citizen.id()));
                tell("wanted", id(flower_id(wanted)));
            }
            Self::Occupied { building, seat } => {
                tell("building", id(building.id()));
                tell("seat", Fact::Seat(seat));
            }
            Self::OverDemand { good, count, demand } | Self::WoodOverDemand { good, count, demand } => {
                tell("good", id(good.id()));
                tell("count", number(count));
                tell("demand", number(demand.into()));
            }
            Self::NotSoMany { good, count, have } => {
                tell("good", id(good.id()));
                tell("count", number(count));
                tell("have", number(have.into()));
            }
        }
    }
}

impl Ruled for Refusal {
    type Rule = Rule;

    fn rule(&self) -> Rule {
        match *self {
            Self::GameOver => Rule::EndSeventhShip,
            Self::NotYourDecision { .. } => Rule::TurnOrder,
            Self::MustDrive | Self::NoStep => Rule::DriveMandatory,
            Self::MustMovePawn => Rule::PawnMustMove,
            Self::MustGive => Rule::ZorroAllGive,
            Self::MustTake => Rule::Pablo,
            Self::NoBuildingAtHarbour { .. } => Rule::HarbourNoBuilding,
            Self::PawnStaysAtHarbour { .. } => Rule::HarbourPawnStays,
            Self::PawnStaysAtZorro { .. } => Rule::ZorroPawnStays,
            Self::NotNow { .. } => Rule::TurnTwoParts,
            Self::NoSuchFace { good: Good::Citrus, .. } => Rule::DiceFacesOrange,
            Self::NoSuchFace { .. } => Rule::DiceFacesStandard,
            Self::NoDieForWood => Rule::DiceColourIsGood,
            Self::TooFar { .. } => Rule::DriveDistance,
            Self::CannotPayDrive { .. } => Rule::DriveCost,
            Self::NoWoodToZorro | Self::NothingOfThat { .. } => Rule::ZorroGiverChooses,
            Self::NoWoodFromPablo => Rule::Pablo,
            Self::SupplyShort { .. } => Rule::SupplyShort,
            Self::HasOwner { .. } => Rule::AlonsoClaimUnowned,
            Self::NoMarkerLeft { .. } => Rule::AlonsoMaxThree,
            Self::NotYourBuilding { .. } => Rule::AlonsoUseOwn,
            Self::PawnElsewhere { .. } => Rule::PawnUseBuilding,
            Self::CannotProcess { building: Building::CigarFactory, .. } => Rule::CigarFactory,
            Self::CannotProcess { .. } => Rule::Distillery,
            Self::NoWoodAtMarket => Rule::BlackMarketNoWood,
            Self::SameGood { .. } | Self::NothingToTrade { .. } => Rule::BlackMarket,
            Self::NoWoodToSaw => Rule::Sawmill,
            Self::NothingForCafe { .. } => Rule::Cafe,
            Self::NoDieToCancel { .. } => Rule::CustomsOffice,
            Self::CannotBuyPoints { .. } => Rule::CasinoBuyPoints,
            Self::CannotSellPoints { .. } => Rule::CasinoSellPoints,
            Self::PriceAtFloor => Rule::HarbourOfficeFloor,
            Self::NoWoodAtTrading => Rule::TradingOfficeNoWood,
            Self::CannotTrade { .. } => Rule::TradingOffice,
            Self::AlreadyInactive { .. } => Rule::NewspaperTurnCitizen,
            Self::WrongFlower { .. } => Rule::PawnSameFlower,
            Self::Occupied { .. } => Rule::PawnUnoccupied,
            Self::SameBuilding { .. } => Rule::PawnOtherBuilding,
            Self::WoodNeedsKind | Self::WoodOverDemand { .. } => Rule::WoodReplacesKind,
            Self::DeliverNothing => Rule::DeliveryPass,
            Self::OverDemand { .. } => Rule::DeliveryUpToDemand,
            Self::NotSoMany { .. } => Rule::DeliveryOwnGoods,
        }
    }
}
