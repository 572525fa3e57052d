//! Why an action is not possible: a closed list of data, one entry for each way to break a rule.
//!
//! The rows of `data/santiago-de-cuba/refusals.toml` in the same order, each with the numbers and ids of the case.

use crate::{
    game::{Fact, Ruled, Seat, Teller, Told},
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

    fn facts(&self, tell: &mut dyn FnMut(&'static str, Fact)) {
        let mut teller = Teller(tell);
        if let Some((name, id)) = self.thing() {
            teller.fact(name, Fact::Id(id));
        }
        self.further_facts(&mut teller);
    }
}

impl Refusal {
    /// The building, good, gift or citizen that could not be had as it was named, which is told first.
    fn thing(&self) -> Option<(&'static str, &'static str)> {
        match *self {
            Self::NoBuildingAtHarbour { building }
            | Self::PawnStaysAtHarbour { building }
            | Self::PawnStaysAtZorro { building }
            | Self::HasOwner { building, .. }
            | Self::NotYourBuilding { building, .. }
            | Self::PawnElsewhere { building, .. }
            | Self::CannotProcess { building, .. }
            | Self::WrongFlower { building, .. }
            | Self::Occupied { building, .. }
            | Self::SameBuilding { building } => Some(("building", building.id())),
            Self::NoSuchFace { good, .. }
            | Self::SupplyShort { good, .. }
            | Self::SameGood { good }
            | Self::NothingToTrade { good }
            | Self::NoDieToCancel { good }
            | Self::CannotTrade { good, .. }
            | Self::OverDemand { good, .. }
            | Self::NotSoMany { good, .. }
            | Self::WoodOverDemand { good, .. } => Some(("good", good.id())),
            Self::NothingOfThat { gift } => Some(("what", gift.id())),
            Self::AlreadyInactive { citizen } => Some(("citizen", citizen.id())),
            Self::GameOver
            | Self::NotYourDecision { .. }
            | Self::MustDrive
            | Self::MustMovePawn
            | Self::MustGive
            | Self::MustTake
            | Self::NotNow { .. }
            | Self::NoDieForWood
            | Self::NoStep
            | Self::TooFar { .. }
            | Self::CannotPayDrive { .. }
            | Self::NoWoodToZorro
            | Self::NoWoodFromPablo
            | Self::NoMarkerLeft { .. }
            | Self::NoWoodAtMarket
            | Self::NoWoodToSaw
            | Self::NothingForCafe { .. }
            | Self::CannotBuyPoints { .. }
            | Self::CannotSellPoints { .. }
            | Self::PriceAtFloor
            | Self::NoWoodAtTrading
            | Self::WoodNeedsKind
            | Self::DeliverNothing => None,
        }
    }

    /// What it tells beside the thing: how much there is, what was wanted, who is in the way.
    fn further_facts(&self, tell: &mut Teller<'_>) {
        match *self {
            Self::NotYourDecision { seat, decides } => tell.seat("seat", seat).seat("decides", decides),
            Self::NotNow { action, decision } => tell.id("action", action).id("decision", decision),
            Self::NoSuchFace { face, most, .. } => tell.number("face", face).number("most", most),
            Self::TooFar { steps, most } => tell.number("steps", steps).number("most", most),
            Self::CannotPayDrive { steps, cost, have } => {
                tell.number("steps", steps).number("cost", cost).number("have", have)
            }
            Self::SupplyShort { count, left, .. } => tell.number("count", count).number("left", left),
            Self::HasOwner { owner, .. } => tell.seat("owner", owner),
            Self::NoMarkerLeft { most } => tell.number("most", most),
            Self::NotYourBuilding { owner, .. } => tell.fact("owner", owner.map_or(Fact::Nothing, Fact::Seat)),
            Self::PawnElsewhere { pawn, .. } => tell.id_or_nothing("pawn", pawn),
            Self::CannotProcess { good, count, have, .. } => {
                tell.id("good", good).number("count", count).number("have", have)
            }
            Self::NothingForCafe { rum, cigars } => tell.fact("goods", lacking(rum, cigars)),
            Self::CannotBuyPoints { count, cost, have } => {
                tell.number("count", count).number("cost", cost).number("have", have)
            }
            Self::CannotTrade { demand, have, .. } => tell.number("demand", demand).number("have", have),
            Self::WrongFlower { flower, citizen, wanted, .. } => {
                tell.id("flower", flower).id("citizen", citizen).fact("wanted", Fact::Id(flower_id(wanted)))
            }
            Self::Occupied { seat, .. } => tell.seat("seat", seat),
            Self::OverDemand { count, demand, .. } | Self::WoodOverDemand { count, demand, .. } => {
                tell.number("count", count).number("demand", demand)
            }
            Self::CannotSellPoints { count, have } => tell.number("count", count).number("have", have),
            Self::NotSoMany { count, have, .. } => tell.number("count", count).number("have", have),
            Self::GameOver
            | Self::MustDrive
            | Self::MustMovePawn
            | Self::MustGive
            | Self::MustTake
            | Self::NoBuildingAtHarbour { .. }
            | Self::PawnStaysAtHarbour { .. }
            | Self::PawnStaysAtZorro { .. }
            | Self::NoDieForWood
            | Self::NoStep
            | Self::NoWoodToZorro
            | Self::NothingOfThat { .. }
            | Self::NoWoodFromPablo
            | Self::NoWoodAtMarket
            | Self::SameGood { .. }
            | Self::NothingToTrade { .. }
            | Self::NoWoodToSaw
            | Self::NoDieToCancel { .. }
            | Self::PriceAtFloor
            | Self::NoWoodAtTrading
            | Self::AlreadyInactive { .. }
            | Self::SameBuilding { .. }
            | Self::WoodNeedsKind
            | Self::DeliverNothing => tell,
        };
    }
}

/// The goods that the café wanted and did not get.
fn lacking(rum: bool, cigars: bool) -> Fact {
    let goods = [(rum, Good::Rum), (cigars, Good::Cigars)];
    Fact::Ids(goods.into_iter().filter(|(lacks, _)| *lacks).map(|(_, good)| good.id()).collect())
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
