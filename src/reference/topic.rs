//! What can be looked up: a closed list made of the engine's ids, and what belongs to what.

use crate::{
    cuba::{Building, Citizen, Good, Rule},
    ids::{Id, ids},
    text::{Message, lines::find},
};

ids! {
    /// A part of the game that is no citizen, building or good.
    #[expect(missing_docs, reason = "the ids are the names")]
    pub enum Component {
        Good = "good",
        Unit = "unit",
        Board = "board",
        Screen = "screen",
        Pawn = "pawn",
        OwnershipMarker = "ownership-marker",
        Die = "die",
        Car = "car",
        Ship = "ship",
        ShipToken = "ship-token",
        ShipTrack = "ship-track",
        PriceMarker = "price-marker",
        Flag = "flag",
        ChequeredFlag = "chequered-flag",
        VictoryPoint = "victory-point",
        VictoryPointToken = "victory-point-token",
        Peso = "peso",
        Coin = "coin",
        Supply = "supply",
        Street = "street",
        Stop = "stop",
        Star = "star",
        Harbour = "harbour",
        Citizen = "citizen",
        CitizenTile = "citizen-tile",
        Building = "building",
        BuildingTile = "building-tile",
        Flower = "flower",
    }
}

ids! {
    /// An idea of the game.
    #[expect(missing_docs, reason = "the ids are the names")]
    pub enum Concept {
        Turn = "turn",
        Round = "round",
        DeliveryRound = "delivery-round",
        Delivery = "delivery",
        Demand = "demand",
        Price = "price",
        Departure = "departure",
        Tie = "tie",
        OwnersPoint = "owners-point",
        Game = "game",
        Player = "player",
        Owner = "owner",
        StartPlayer = "start-player",
        ActivePlayer = "active-player",
        Winner = "winner",
        Inactive = "inactive",
        Pass = "pass",
        Function = "function",
    }
}

/// How many rulings there are.
pub const RULINGS: u8 = 84;

/// Something to look up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the kinds are the names")]
pub enum Topic {
    Citizen(Citizen),
    Building(Building),
    Good(Good),
    Component(Component),
    Concept(Concept),
    Rule(Rule),
    /// By number, from 1.
    Ruling(u8),
}

impl Topic {
    /// Every topic, in the order of the contents.
    pub fn all() -> impl Iterator<Item = Self> {
        let entities = Citizen::ALL.iter().map(|one| Self::Citizen(*one));
        entities
            .chain(Building::ALL.iter().map(|one| Self::Building(*one)))
            .chain(Good::ALL.iter().map(|one| Self::Good(*one)))
            .chain(Component::ALL.iter().map(|one| Self::Component(*one)))
            .chain(Concept::ALL.iter().map(|one| Self::Concept(*one)))
            .chain(Rule::ALL.iter().map(|one| Self::Rule(*one)))
            .chain((1..=RULINGS).map(Self::Ruling))
    }

    /// The kind, as in the contract.
    pub fn kind(self) -> &'static str {
        match self {
            Self::Citizen(_) => "citizen",
            Self::Building(_) => "building",
            Self::Good(_) => "good",
            Self::Component(_) => "component",
            Self::Concept(_) => "concept",
            Self::Rule(_) => "rule",
            Self::Ruling(_) => "ruling",
        }
    }

    /// The id within the kind.
    pub fn id(self) -> String {
        match self {
            Self::Citizen(one) => one.id().to_owned(),
            Self::Building(one) => one.id().to_owned(),
            Self::Good(one) => one.id().to_owned(),
            Self::Component(one) => one.id().to_owned(),
            Self::Concept(one) => one.id().to_owned(),
            Self::Rule(one) => one.id().to_owned(),
            Self::Ruling(number) => format!("r{number:02}"),
        }
    }

    /// The topic of a `kind:id`, as the index has it.
    pub fn from_key(key: &str) -> Option<Self> {
        let (kind, id) = key.split_once(':')?;
        Some(match kind {
            "citizen" => Self::Citizen(Citizen::from_id(id)?),
            "building" => Self::Building(Building::from_id(id)?),
            "good" => Self::Good(Good::from_id(id)?),
            "component" => Self::Component(Component::from_id(id)?),
            "concept" => Self::Concept(Concept::from_id(id)?),
            "rule" => Self::Rule(Rule::from_id(id)?),
            "ruling" => Self::Ruling(id.strip_prefix('r')?.parse().ok().filter(|n| (1..=RULINGS).contains(n))?),
            _ => return None,
        })
    }

    /// What it is called.
    pub fn title(self) -> Message {
        match self {
            Self::Rule(rule) => crate::cuba::words::rule(rule).attribute("title"),
            Self::Ruling(_) => Message::new(format!("cuba-ruling-{}", self.id())).attribute("title"),
            Self::Citizen(_) | Self::Building(_) | Self::Good(_) | Self::Component(_) | Self::Concept(_) => {
                Message::new(self.name_id())
            }
        }
    }

    /// The id of the message that names it: things have names, rules have titles.
    pub fn name_id(self) -> String {
        format!("cuba-{}-{}", self.kind(), self.id())
    }

    /// What it says.
    pub fn text(self) -> Message {
        match self {
            Self::Citizen(_) | Self::Building(_) | Self::Good(_) => Message::new(format!("cuba-article-{}", self.id())),
            Self::Component(_) | Self::Concept(_) => {
                Message::new(format!("cuba-article-{}-{}", self.kind(), self.id()))
            }
            Self::Rule(rule) => crate::cuba::words::rule(rule),
            Self::Ruling(_) => Message::new(self.name_id()),
        }
    }

    /// Whether it has a name in each language, rather than a title.
    pub fn is_thing(self) -> bool {
        !matches!(self, Self::Rule(_) | Self::Ruling(_))
    }

    /// The rules that it stands for, in the order of the ledger.
    #[expect(clippy::too_many_lines, reason = "one arm for each thing")]
    pub fn rules(self) -> Vec<Rule> {
        use Rule::*;
        match self {
            Self::Citizen(citizen) => match citizen {
                Citizen::Pedro => vec![FlowerPedro, Pedro],
                Citizen::Maria => vec![Maria],
                Citizen::Jose => vec![Jose],
                Citizen::Martinez => vec![Martinez],
                Citizen::Conchita => vec![Conchita],
                Citizen::Zorro => vec![
                    ZorroAllGive,
                    ZorroGiverChooses,
                    ZorroNoFlowerColour,
                    ZorroPawnStays,
                    ZorroUseAgain,
                    ZorroFirstRound,
                ],
                Citizen::Miguel => vec![Miguel, WoodOnlyMiguel, FlowerMiguel],
                Citizen::Pablo => vec![Pablo, SupplyShort],
                Citizen::Alonso => vec![
                    AlonsoOneOption,
                    AlonsoClaim,
                    AlonsoClaimUnowned,
                    AlonsoMarkerCorner,
                    AlonsoMaxThree,
                    AlonsoUseOwn,
                    AlonsoUseOccupied,
                    AlonsoThenPawn,
                    AlonsoExample,
                    FlowerAlonso,
                ],
            },
            Self::Building(building) => match building {
                Building::Bank => vec![Bank],
                Building::Church => vec![Church],
                Building::Distillery => vec![SupplyShort, Distillery],
                Building::CigarFactory => vec![SupplyShort, CigarFactory],
                Building::BlackMarket => vec![BlackMarket, BlackMarketNoWood],
                Building::Sawmill => vec![Sawmill],
                Building::Cafe => vec![Cafe, CafeMaxOneEach],
                Building::Customs => vec![CustomsOffice, DemandCauseCustoms],
                Building::Casino => vec![CasinoBuyPoints, CasinoSellPoints],
                Building::HarbourOffice => {
                    vec![HarbourOffice, HarbourOfficeFloor, HarbourOfficeChequered, DemandCauseHarbourOffice]
                }
                Building::TradingOffice => {
                    vec![TradingOffice, TradingOfficePoints, TradingOfficeNoWood, TradingOfficeDie, DemandCauseTrading]
                }
                Building::Newspaper => vec![NewspaperPeso, NewspaperTurnCitizen],
            },
            Self::Good(Good::Wood) => vec![
                WoodReplacesKind,
                WoodNotMixed,
                WoodOnePoint,
                WoodOnlyMiguel,
                WoodExampleDie,
                WoodNoSplit,
                BlackMarketNoWood,
                Sawmill,
                TradingOfficeNoWood,
            ],
            Self::Good(good) => match good {
                Good::Sugar => vec![ComponentGoods, DiceFacesStandard, Jose, Distillery],
                Good::Citrus => vec![ComponentGoods, DiceFacesOrange, Conchita],
                Good::Tobacco => vec![ComponentGoods, DiceFacesStandard, Pedro, CigarFactory],
                Good::Rum => vec![ComponentGoods, DiceFacesStandard, Distillery, Cafe],
                Good::Cigars => vec![ComponentGoods, DiceFacesStandard, CigarFactory, Cafe],
                Good::Wood => vec![],
            },
            Self::Component(component) => match component {
                Component::Good | Component::Unit => vec![ComponentGoods, SupplyShort],
                Component::Board => vec![ComponentBoardPieces],
                Component::Screen => vec![SetupBehindScreen, EndScreensRemoved],
                Component::Pawn => vec![
                    SetupPawnOffBoard,
                    PawnMustMove,
                    PawnSameFlower,
                    PawnUnoccupied,
                    PawnMarkerNoObstacle,
                    PawnOtherBuilding,
                    PawnFourExceptions,
                    PawnBlockedStays,
                    PawnBlockedMayUse,
                ],
                Component::OwnershipMarker => vec![ComponentPlayerPieces, AlonsoClaim, AlonsoMaxThree],
                Component::Die => vec![
                    ComponentDice,
                    DiceShowDemand,
                    DiceColourIsGood,
                    DiceFifthNoDemand,
                    DiceFacesStandard,
                    DiceFacesOrange,
                ],
                Component::Car => vec![SetupCarAtHarbour, DriveMandatory, DriveClockwise, DriveDistance, DriveCost],
                Component::Ship => vec![ShipDepartsSatisfied, ShipDepartsChequered, EndSeventhShip],
                Component::ShipToken | Component::ShipTrack => vec![SetupShipTokenFirst, ShipTokenAdvances],
                Component::PriceMarker => {
                    vec![SetupMarkerOnTwo, DeliveryMarkerRight, HarbourCrossMarker, ShipMarkerReset]
                }
                Component::Flag => vec![SetupFlagValues, DeliveryPointsPerUnit],
                Component::ChequeredFlag => {
                    vec![DeliveryChequered, HarbourCrossChequered, HarbourOfficeChequered, ShipDepartsChequered]
                }
                Component::VictoryPoint | Component::VictoryPointToken => {
                    vec![AimCollectPoints, AimPointsHidden, ComponentPointTokens, SetupStartPoints]
                }
                Component::Peso | Component::Coin => vec![ComponentCoins, SetupStartPesos, EndMoneyWorthless],
                Component::Supply => vec![SetupSupplies, SupplyShort, DeliveryToSupply],
                Component::Street => vec![SetupStreetStops, SetupStreetCircuit],
                Component::Stop | Component::Star => vec![SetupStreetStops, SetupStreetCircuit],
                Component::Harbour => vec![
                    HarbourDeliveryRound,
                    HarbourNoBuilding,
                    HarbourPawnStays,
                    HarbourCrossNoDelivery,
                    HarbourCrossMarker,
                ],
                Component::Citizen | Component::CitizenTile => {
                    vec![ComponentCitizens, SetupCitizensRandom, CitizenUseOnStop, CitizenFlower]
                }
                Component::Building | Component::BuildingTile => {
                    vec![ComponentBuildings, SetupBuildingsRandom, SetupBuildingPerFlower, PawnUseBuilding]
                }
                Component::Flower => vec![SetupFlowersThreeEach, CitizenFlower, PawnThreeBuildings, PawnSameFlower],
            },
            Self::Concept(concept) => match concept {
                Concept::Turn => vec![TurnOrder, TurnTwoParts, TurnEndsAfterPawn],
                Concept::Round => vec![TurnOrder],
                Concept::DeliveryRound => vec![
                    HarbourDeliveryRound,
                    DeliveryOrder,
                    DeliveryOneKind,
                    DeliveryPass,
                    DeliveryPassFinal,
                    DeliveryEndSatisfied,
                    DeliveryEndAllPassed,
                    DeliveryExample,
                    DeliveryExampleLaps,
                ],
                Concept::Delivery => vec![
                    DeliveryOneKind,
                    DeliveryOwnGoods,
                    DeliveryUpToDemand,
                    DeliveryToSupply,
                    DeliveryDieLowered,
                    DeliveryPointsAtOnce,
                    DeliveryPointsPerUnit,
                ],
                Concept::Demand => {
                    vec![DiceShowDemand, DemandByCauser, DemandAtTurnEnd, DemandRollFive, DemandChooseFour]
                }
                Concept::Price => vec![SetupFlagValues, DeliveryPointsPerUnit, DeliveryMarkerRight, ShipMarkerReset],
                Concept::Departure => vec![ShipDepartsSatisfied, ShipDepartsChequered, DemandByCauser],
                Concept::Tie => vec![TieGoods, TiePesos],
                Concept::OwnersPoint => vec![OwnerPointVisits, OwnerPoint, OwnerPointNotOwn],
                Concept::Game => vec![AimTheme, AimCollectPoints, EndSeventhShip],
                Concept::Player => vec![ComponentPlayers, ComponentPlayerPieces],
                Concept::Owner => vec![AlonsoClaim, OwnerPoint],
                Concept::StartPlayer => vec![SetupStartPlayer, SetupFirstRoller],
                Concept::ActivePlayer => vec![TurnOrder],
                Concept::Winner => vec![EndMostPointsWins, TieGoods, TiePesos],
                Concept::Inactive => vec![
                    InactivePawnStays,
                    InactiveStopAllowed,
                    InactiveNoCitizen,
                    InactiveNoBuilding,
                    InactivePassOver,
                    InactiveBecomesActive,
                ],
                Concept::Pass => vec![DeliveryPass, DeliveryPassFinal],
                Concept::Function => vec![CitizenUseOnStop, PawnUseBuilding],
            },
            Self::Rule(rule) => vec![rule],
            Self::Ruling(number) => {
                Rule::ALL.iter().copied().filter(|rule| facts(*rule).rulings.contains(&number)).collect()
            }
        }
    }

    /// What else to read.
    pub fn related(self) -> Vec<Self> {
        use Building as B;
        use Citizen as C;
        use Component as P;
        use Concept as K;
        match self {
            Self::Citizen(citizen) => match citizen {
                C::Pedro => vec![Self::Good(Good::Tobacco), Self::Building(B::CigarFactory)],
                C::Maria => vec![Self::Component(P::VictoryPoint), Self::Building(B::Church)],
                C::Jose => vec![Self::Good(Good::Sugar), Self::Building(B::Distillery)],
                C::Martinez => vec![Self::Component(P::Peso), Self::Building(B::Bank)],
                C::Conchita => vec![Self::Good(Good::Citrus)],
                C::Zorro => vec![Self::Component(P::Pawn), Self::Good(Good::Wood)],
                C::Miguel => vec![Self::Good(Good::Wood), Self::Building(B::Sawmill)],
                C::Pablo => vec![Self::Component(P::Supply), Self::Building(B::BlackMarket)],
                C::Alonso => vec![Self::Component(P::OwnershipMarker), Self::Concept(K::OwnersPoint)],
            },
            Self::Building(building) => match building {
                B::Bank => vec![Self::Citizen(C::Martinez), Self::Component(P::Peso)],
                B::Church => vec![Self::Citizen(C::Maria), Self::Component(P::VictoryPoint)],
                B::Distillery => vec![Self::Good(Good::Sugar), Self::Good(Good::Rum), Self::Building(B::Cafe)],
                B::CigarFactory => vec![Self::Good(Good::Tobacco), Self::Good(Good::Cigars), Self::Building(B::Cafe)],
                B::BlackMarket => vec![Self::Citizen(C::Pablo), Self::Component(P::Supply)],
                B::Sawmill => vec![Self::Citizen(C::Miguel), Self::Good(Good::Wood)],
                B::Cafe => vec![Self::Good(Good::Rum), Self::Good(Good::Cigars)],
                B::Customs => vec![Self::Concept(K::Demand), Self::Component(P::Die), Self::Concept(K::Departure)],
                B::Casino => vec![Self::Component(P::Peso), Self::Component(P::VictoryPoint)],
                B::HarbourOffice => vec![Self::Component(P::PriceMarker), Self::Component(P::ChequeredFlag)],
                B::TradingOffice => vec![Self::Concept(K::Delivery), Self::Concept(K::Demand)],
                B::Newspaper => vec![Self::Concept(K::Inactive), Self::Component(P::CitizenTile)],
            },
            Self::Good(good) => match good {
                Good::Sugar => vec![Self::Citizen(C::Jose), Self::Building(B::Distillery)],
                Good::Citrus => vec![Self::Citizen(C::Conchita)],
                Good::Tobacco => vec![Self::Citizen(C::Pedro), Self::Building(B::CigarFactory)],
                Good::Rum => vec![Self::Building(B::Distillery), Self::Building(B::Cafe)],
                Good::Cigars => vec![Self::Building(B::CigarFactory), Self::Building(B::Cafe)],
                Good::Wood => vec![Self::Citizen(C::Miguel), Self::Building(B::Sawmill)],
            },
            Self::Component(_) | Self::Concept(_) => {
                let mine = self.rules();
                let shares = |other: &Self| *other != self && other.rules().iter().any(|rule| mine.contains(rule));
                Self::all().filter(|other| other.is_thing()).filter(shares).take(5).collect()
            }
            Self::Rule(rule) => Self::all().filter(|other| other.is_thing() && other.rules().contains(&rule)).collect(),
            Self::Ruling(_) => Vec::new(),
        }
    }

    /// The rulings that bear on it, by number.
    pub fn rulings(self) -> Vec<u8> {
        if let Self::Ruling(_) = self {
            return Vec::new();
        }
        let mut rulings: Vec<u8> = self.rules().into_iter().flat_map(|rule| facts(rule).rulings).collect();
        rulings.sort_unstable();
        rulings.dedup();
        rulings
    }
}

/// What the ledger says about a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// Its chapter.
    pub section: &'static str,
    /// Whether it is played, a fact, advice or flavour.
    pub kind: &'static str,
    /// The rulings that bear on it.
    pub rulings: Vec<u8>,
}

/// What the ledger says about a rule.
pub fn facts(rule: Rule) -> Facts {
    const LEDGER: &str = include_str!(concat!(env!("OUT_DIR"), "/ledger.txt"));
    let mut words = find(LEDGER, rule.id(), ' ').unwrap_or_default().split(' ');
    let (section, kind) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let rulings =
        words.next().unwrap_or_default().split(',').filter_map(|ruling| ruling.strip_prefix('r')?.parse().ok());
    Facts { section, kind, rulings: rulings.collect() }
}
