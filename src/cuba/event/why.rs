//! Which rule each event follows from.

use crate::game::Ruled;

use super::{
    super::{
        action::{Exchange, Use},
        board::Citizen,
        ledger::Rule,
    },
    Departure, DieCause, Event, Idle, PriceCause, Stay, TieBreak,
};

impl Ruled for Event {
    type Rule = Rule;

    fn rule(&self) -> Rule {
        match *self {
            Self::Rolled { ship: 1, .. } => Rule::SetupFirstRoller,
            Self::Rolled { .. } => Rule::DemandRollFive,
            Self::DemandSet { ship: 1, .. } => Rule::SetupFirstChoice,
            Self::DemandSet { .. } => Rule::DemandChooseFour,
            Self::TurnBegan { .. } => Rule::TurnOrder,
            Self::Drove { .. } => Rule::DriveCost,
            Self::Woke { .. } => Rule::InactiveBecomesActive,
            Self::CrossedHarbour { .. } => Rule::HarbourCrossNoDelivery,
            Self::PriceMoved { cause, .. } => price_rule(cause),
            Self::Gained { citizen, .. } => citizen_rule(citizen),
            Self::FoundInactive { .. } => Rule::InactiveNoCitizen,
            Self::SupplyShort { .. } | Self::NothingToTake { .. } => Rule::SupplyShort,
            Self::Gave { .. } => Rule::ZorroGiverChooses,
            Self::NothingToGive { .. } => Rule::ZorroAllGive,
            Self::Took { .. } => Rule::Pablo,
            Self::Claimed { .. } => Rule::AlonsoClaim,
            Self::NothingAtAlonso { .. } | Self::DeclinedAlonso { .. } => Rule::AlonsoOneOption,
            Self::PawnMoved { .. } => Rule::PawnMustMove,
            Self::PawnStayed { why, .. } => stay_rule(why),
            Self::NoBuilding { why, .. } => idle_rule(why),
            Self::Used { how, .. } => use_rule(how),
            Self::DeclinedBuilding { .. } => Rule::PawnUseBuilding,
            Self::TurnedDown { .. } => Rule::NewspaperTurnCitizen,
            Self::DieTurned { cause, .. } => die_rule(cause),
            Self::DeliveryBegan { .. } => Rule::HarbourDeliveryRound,
            Self::Delivered { .. } => Rule::DeliveryPointsPerUnit,
            Self::DeliveredWood { .. } => Rule::WoodOnePoint,
            Self::Passed { .. } => Rule::DeliveryPass,
            Self::DeliveryEnded { satisfied: true } => Rule::DeliveryEndSatisfied,
            Self::DeliveryEnded { satisfied: false } => Rule::DeliveryEndAllPassed,
            Self::Departed { why, .. } => departure_rule(why),
            Self::Arrived { .. } => Rule::ShipTokenAdvances,
            Self::OwnerPoint { .. } => Rule::OwnerPoint,
            Self::Ended { .. } => Rule::EndSeventhShip,
            Self::Scored { .. } => Rule::EndGoodsToPoints,
            Self::Won { by, .. } => victory_rule(by),
        }
    }
}

fn price_rule(cause: PriceCause) -> Rule {
    match cause {
        PriceCause::Crossing => Rule::HarbourCrossMarker,
        PriceCause::AllPassed => Rule::DeliveryMarkerRight,
        PriceCause::HarbourOffice => Rule::HarbourOffice,
        PriceCause::NewShip => Rule::ShipMarkerReset,
    }
}

fn stay_rule(why: Stay) -> Rule {
    match why {
        Stay::Zorro => Rule::ZorroPawnStays,
        Stay::Harbour => Rule::HarbourPawnStays,
        Stay::Inactive => Rule::InactivePawnStays,
        Stay::Blocked => Rule::PawnBlockedStays,
    }
}

fn idle_rule(why: Idle) -> Rule {
    match why {
        Idle::Harbour => Rule::HarbourNoBuilding,
        Idle::Inactive => Rule::InactiveNoBuilding,
        Idle::NoPawn => Rule::ZorroFirstRound,
        Idle::NothingToUse => Rule::PawnUseBuilding,
    }
}

fn die_rule(cause: DieCause) -> Rule {
    match cause {
        DieCause::Delivery => Rule::DeliveryDieLowered,
        DieCause::TradingOffice => Rule::TradingOfficeDie,
        DieCause::Customs => Rule::CustomsOffice,
    }
}

fn departure_rule(why: Departure) -> Rule {
    match why {
        Departure::Delivery | Departure::Customs | Departure::TradingOffice | Departure::FourZeros => {
            Rule::ShipDepartsSatisfied
        }
        Departure::AllPassed => Rule::DeliveryChequered,
        Departure::Crossing => Rule::HarbourCrossChequered,
        Departure::HarbourOffice => Rule::HarbourOfficeChequered,
    }
}

fn victory_rule(by: TieBreak) -> Rule {
    match by {
        TieBreak::Points => Rule::EndMostPointsWins,
        TieBreak::Goods => Rule::TieGoods,
        TieBreak::Pesos | TieBreak::Shared => Rule::TiePesos,
    }
}

/// The rule that says what a citizen does.
pub fn citizen_rule(citizen: Citizen) -> Rule {
    match citizen {
        Citizen::Pedro => Rule::Pedro,
        Citizen::Maria => Rule::Maria,
        Citizen::Jose => Rule::Jose,
        Citizen::Martinez => Rule::Martinez,
        Citizen::Conchita => Rule::Conchita,
        Citizen::Zorro => Rule::ZorroAllGive,
        Citizen::Miguel => Rule::Miguel,
        Citizen::Pablo => Rule::Pablo,
        Citizen::Alonso => Rule::AlonsoOneOption,
    }
}

/// The rule that says what a use does.
pub fn use_rule(how: Use) -> Rule {
    match how {
        Use::Bank => Rule::Bank,
        Use::Church => Rule::Church,
        Use::Distillery(_) => Rule::Distillery,
        Use::CigarFactory(_) => Rule::CigarFactory,
        Use::BlackMarket { .. } => Rule::BlackMarket,
        Use::Sawmill => Rule::Sawmill,
        Use::Cafe(_) => Rule::Cafe,
        Use::Customs(_) => Rule::CustomsOffice,
        Use::Casino { into: Exchange::Points, .. } => Rule::CasinoBuyPoints,
        Use::Casino { into: Exchange::Pesos, .. } => Rule::CasinoSellPoints,
        Use::HarbourOffice(_) => Rule::HarbourOffice,
        Use::TradingOffice(_) => Rule::TradingOffice,
        Use::Newspaper(_) => Rule::NewspaperPeso,
    }
}
