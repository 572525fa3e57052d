//! What happens in Santiago de Cuba: a closed list of data, one entry for each thing that happens at the table.
//!
//! An event holds all ids and numbers that a sentence or a picture needs, knows the rule that it follows from, and
//! says what it changed in whose hands. The ids of the events are relied on by lessons and other programs.

mod why;

pub use why::{citizen_rule, use_rule};

use crate::{
    game::{Fact, Happened, Seat, Told},
    ids::{Id, ids},
};

use super::{
    action::{Exchange, Gift, Roll, Use},
    board::{Building, CARGO, Citizen, Flag, Good, SHIPS},
    ledger::Rule,
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

impl Event {
    /// The ids of all kinds of event, and the names of what each tells.
    pub const FACTS: &[(&str, &[&str])] = &[
        ("rolled", &["seat", "rolled", "ship"]),
        ("demand-set", &["seat", "good", "dice", "ship"]),
        ("turn-began", &["seat"]),
        ("drove", &["seat", "from", "to", "stop", "steps", "cost"]),
        ("woke", &["citizen"]),
        ("crossed-harbour", &["seat"]),
        ("price-moved", &["from", "to", "way", "price", "cause"]),
        ("gained", &["seat", "citizen", "what", "count", "got"]),
        ("supply-short", &["seat", "good", "due", "got"]),
        ("found-inactive", &["seat", "citizen"]),
        ("gave", &["seat", "to", "what", "got"]),
        ("nothing-to-give", &["seat"]),
        ("took", &["seat", "good"]),
        ("nothing-to-take", &["seat"]),
        ("claimed", &["seat", "building", "left"]),
        ("nothing-at-alonso", &["seat"]),
        ("declined-alonso", &["seat"]),
        ("pawn-moved", &["seat", "from", "to"]),
        ("pawn-stayed", &["seat", "building", "why"]),
        ("no-building", &["seat", "building", "why"]),
        (
            "used",
            &[
                "seat", "building", "citizen", "count", "give", "good", "goods", "price", "take", "to", "by", "pesos",
                "points",
            ],
        ),
        ("declined-building", &["seat", "building"]),
        ("turned-down", &["seat", "citizen"]),
        ("die-turned", &["good", "from", "to", "cause"]),
        ("delivery-began", &["seat"]),
        ("delivered", &["seat", "good", "count", "each", "points", "got"]),
        ("delivered-wood", &["seat", "for", "count", "points", "got"]),
        ("passed", &["seat", "why"]),
        ("delivery-ended", &["why"]),
        ("departed", &["ship", "seat", "why"]),
        ("arrived", &["ship"]),
        ("owner-point", &["seat", "visitor", "building", "got"]),
        ("ended", &["seat"]),
        ("scored", &["seat", "points", "for_goods", "total", "goods_left", "pesos", "place"]),
        ("won", &["seat", "by"]),
    ];
}

impl Told for Event {
    fn id(&self) -> &'static str {
        match self {
            Self::Rolled { .. } => "rolled",
            Self::DemandSet { .. } => "demand-set",
            Self::TurnBegan { .. } => "turn-began",
            Self::Drove { .. } => "drove",
            Self::Woke { .. } => "woke",
            Self::CrossedHarbour { .. } => "crossed-harbour",
            Self::PriceMoved { .. } => "price-moved",
            Self::Gained { .. } => "gained",
            Self::SupplyShort { .. } => "supply-short",
            Self::FoundInactive { .. } => "found-inactive",
            Self::Gave { .. } => "gave",
            Self::NothingToGive { .. } => "nothing-to-give",
            Self::Took { .. } => "took",
            Self::NothingToTake { .. } => "nothing-to-take",
            Self::Claimed { .. } => "claimed",
            Self::NothingAtAlonso { .. } => "nothing-at-alonso",
            Self::DeclinedAlonso { .. } => "declined-alonso",
            Self::PawnMoved { .. } => "pawn-moved",
            Self::PawnStayed { .. } => "pawn-stayed",
            Self::NoBuilding { .. } => "no-building",
            Self::Used { .. } => "used",
            Self::DeclinedBuilding { .. } => "declined-building",
            Self::TurnedDown { .. } => "turned-down",
            Self::DieTurned { .. } => "die-turned",
            Self::DeliveryBegan { .. } => "delivery-began",
            Self::Delivered { .. } => "delivered",
            Self::DeliveredWood { .. } => "delivered-wood",
            Self::Passed { .. } => "passed",
            Self::DeliveryEnded { .. } => "delivery-ended",
            Self::Departed { .. } => "departed",
            Self::Arrived { .. } => "arrived",
            Self::OwnerPoint { .. } => "owner-point",
            Self::Ended { .. } => "ended",
            Self::Scored { .. } => "scored",
            Self::Won { .. } => "won",
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each event, in the order of the list")]
    fn facts(&self, tell: &mut dyn FnMut(&'static str, Fact)) {
        let number = |n: u16| Fact::Number(u32::from(n));
        match *self {
            Self::Rolled { seat, roll, ship } => {
                tell("seat", Fact::Seat(seat));
                tell("rolled", Fact::Table(roll_table(roll)));
                tell("ship", number(ship.into()));
            }
            Self::DemandSet { seat, left_out, demand, ship } => {
                tell("seat", Fact::Seat(seat));
                tell("good", Fact::Id(left_out.id()));
                let on_ship = CARGO.into_iter().filter(|good| *good != left_out);
                tell("dice", Fact::Table(on_ship.map(|good| (good.id(), demand[good].into())).collect()));
                tell("ship", number(ship.into()));
            }
            Self::TurnBegan { seat }
            | Self::CrossedHarbour { seat }
            | Self::NothingToGive { seat }
            | Self::NothingToTake { seat }
            | Self::NothingAtAlonso { seat }
            | Self::DeclinedAlonso { seat }
            | Self::DeliveryBegan { seat }
            | Self::Ended { seat } => tell("seat", Fact::Seat(seat)),
            Self::Drove { seat, from, to, stop, steps, cost } => {
                tell("seat", Fact::Seat(seat));
                tell("from", number(from.into()));
                tell("to", number(to.into()));
                tell("stop", Fact::Id(stop.map_or("harbour", Id::id)));
                tell("steps", number(steps.into()));
                tell("cost", number(cost));
            }
            Self::Woke { citizen } => tell("citizen", Fact::Id(citizen.id())),
            Self::PriceMoved { from, to, cause } => {
                tell("from", number(from.points()));
                tell("to", to.map_or(Fact::Id("chequered"), |flag| number(flag.points())));
                let way = if cause == PriceCause::NewShip {
                    "back"
                } else if to.is_some_and(|to| to < from) {
                    "left"
                } else {
                    "right"
                };
                tell("way", Fact::Id(way));
                // What a unit is worth now; nothing on the chequered flag.
                tell("price", number(to.map_or(0, Flag::points)));
                tell("cause", Fact::Id(cause.id()));
            }
            Self::Gained { seat, citizen, item, count, got } => {
                tell("seat", Fact::Seat(seat));
                tell("citizen", Fact::Id(citizen.id()));
                tell("what", Fact::Id(item.id()));
                tell("count", number(count));
                tell("got", number(got));
            }
            Self::SupplyShort { seat, good, due, got } => {
                tell("seat", Fact::Seat(seat));
                tell("good", Fact::Id(good.id()));
                tell("due", number(due.into()));
                tell("got", number(got.into()));
            }
            Self::FoundInactive { seat, citizen } | Self::TurnedDown { seat, citizen } => {
                tell("seat", Fact::Seat(seat));
                tell("citizen", Fact::Id(citizen.id()));
            }
            Self::Gave { from, to, gift, got } => {
                tell("seat", Fact::Seat(from));
                tell("to", Fact::Seat(to));
                tell("what", Fact::Id(gift.id()));
                tell("got", number(got));
            }
            Self::Took { seat, good } => {
                tell("seat", Fact::Seat(seat));
                tell("good", Fact::Id(good.id()));
            }
            Self::Claimed { seat, building, left } => {
                tell("seat", Fact::Seat(seat));
                tell("building", Fact::Id(building.id()));
                tell("left", number(left.into()));
            }
            Self::PawnMoved { seat, from, to } => {
                tell("seat", Fact::Seat(seat));
                tell("from", maybe(from));
                tell("to", Fact::Id(to.id()));
            }
            Self::PawnStayed { seat, building, why } => {
                tell("seat", Fact::Seat(seat));
                tell("building", maybe(building));
                tell("why", Fact::Id(why.id()));
            }
            Self::NoBuilding { seat, building, why } => {
                tell("seat", Fact::Seat(seat));
                tell("building", maybe(building));
                tell("why", Fact::Id(why.id()));
            }
            Self::Used { seat, how, by_alonso, pesos, points } => {
                tell("seat", Fact::Seat(seat));
                use_facts(how, tell);
                tell("by", Fact::Id(if by_alonso { "alonso" } else { "pawn" }));
                tell("pesos", number(pesos.unsigned_abs()));
                tell("points", number(points.unsigned_abs()));
            }
            Self::DeclinedBuilding { seat, building } => {
                tell("seat", Fact::Seat(seat));
                tell("building", Fact::Id(building.id()));
            }
            Self::DieTurned { good, from, to, cause } => {
                tell("good", Fact::Id(good.id()));
                tell("from", number(from.into()));
                tell("to", number(to.into()));
                tell("cause", Fact::Id(cause.id()));
            }
            Self::Delivered { seat, good, count, each, points, got } => {
                tell("seat", Fact::Seat(seat));
                tell("good", Fact::Id(good.id()));
                tell("count", number(count.into()));
                tell("each", number(each));
                tell("points", number(points));
                tell("got", number(got));
            }
            Self::DeliveredWood { seat, instead_of, count, points, got } => {
                tell("seat", Fact::Seat(seat));
                tell("for", Fact::Id(instead_of.id()));
                tell("count", number(count.into()));
                tell("points", number(points));
                tell("got", number(got));
            }
            Self::Passed { seat, forced } => {
                tell("seat", Fact::Seat(seat));
                tell("why", Fact::Id(if forced { "cannot" } else { "chosen" }));
            }
            Self::DeliveryEnded { satisfied } => {
                tell("why", Fact::Id(if satisfied { "satisfied" } else { "all-passed" }));
            }
            Self::Departed { ship, seat, why } => {
                tell("ship", number(ship.into()));
                tell("seat", Fact::Seat(seat));
                tell("why", Fact::Id(why.id()));
            }
            Self::Arrived { ship } => tell("ship", number(ship.into())),
            Self::OwnerPoint { owner, visitor, building, got } => {
                tell("seat", Fact::Seat(owner));
                tell("visitor", Fact::Seat(visitor));
                tell("building", Fact::Id(building.id()));
                tell("got", number(got));
            }
            Self::Scored { seat, points, for_goods, total, goods_left, pesos, place } => {
                tell("seat", Fact::Seat(seat));
                tell("points", number(points));
                tell("for_goods", number(for_goods));
                tell("total", number(total));
                tell("goods_left", number(goods_left));
                tell("pesos", number(pesos));
                tell("place", number(place.into()));
            }
            Self::Won { seat, by } => {
                tell("seat", Fact::Seat(seat));
                tell("by", Fact::Id(by.id()));
            }
        }
    }

    fn derived(&self, tell: &mut dyn FnMut(&'static str, Fact)) {
        if let Self::Departed { ship, .. } = self {
            // How many are still to come.
            tell("left", Fact::Number((SHIPS - ship).into()));
        }
    }
}

impl Happened for Event {
    type Stock = Item;

    fn changes(&self, tell: &mut dyn FnMut(Seat, Item, i32)) {
        let mut change = |seat, item, by: i32| {
            if by != 0 {
                tell(seat, item, by);
            }
        };
        match *self {
            Self::Drove { seat, cost, .. } => change(seat, Item::Pesos, -i32::from(cost)),
            Self::Gained { seat, item, got, .. } => change(seat, item, got.into()),
            Self::Gave { from, to, gift, got } => {
                let item = match gift {
                    Gift::Peso => Item::Pesos,
                    Gift::Point => Item::Points,
                    Gift::Good(good) => Item::Good(good),
                };
                change(from, item, -1);
                change(to, item, got.into());
            }
            Self::Took { seat, good } => change(seat, Item::Good(good), 1),
            Self::Used { seat, how, pesos, points, .. } => {
                match how {
                    Use::Distillery(count) => {
                        change(seat, Item::Good(Good::Sugar), -i32::from(count.get()));
                        change(seat, Item::Good(Good::Rum), count.get().into());
                    }
                    Use::CigarFactory(count) => {
                        change(seat, Item::Good(Good::Tobacco), -i32::from(count.get()));
                        change(seat, Item::Good(Good::Cigars), count.get().into());
                    }
                    Use::BlackMarket { give, take } => {
                        change(seat, Item::Good(give), -1);
                        change(seat, Item::Good(take), 1);
                    }
                    Use::Sawmill => change(seat, Item::Good(Good::Wood), -1),
                    Use::Cafe(goods) => {
                        for good in goods.goods() {
                            change(seat, Item::Good(*good), -1);
                        }
                    }
                    Use::TradingOffice(good) => change(seat, Item::Good(good), -1),
                    Use::Bank
                    | Use::Church
                    | Use::Customs(_)
                    | Use::Casino { .. }
                    | Use::HarbourOffice(_)
                    | Use::Newspaper(_) => {}
                }
                change(seat, Item::Pesos, pesos.into());
                change(seat, Item::Points, points.into());
            }
            Self::Delivered { seat, good, count, got, .. } => {
                change(seat, Item::Good(good), -i32::from(count));
                change(seat, Item::Points, got.into());
            }
            Self::DeliveredWood { seat, count, got, .. } => {
                change(seat, Item::Good(Good::Wood), -i32::from(count));
                change(seat, Item::Points, got.into());
            }
            Self::OwnerPoint { owner, got, .. } => change(owner, Item::Points, got.into()),
            Self::Rolled { .. }
            | Self::DemandSet { .. }
            | Self::TurnBegan { .. }
            | Self::Woke { .. }
            | Self::CrossedHarbour { .. }
            | Self::PriceMoved { .. }
            | Self::SupplyShort { .. }
            | Self::FoundInactive { .. }
            | Self::NothingToGive { .. }
            | Self::NothingToTake { .. }
            | Self::Claimed { .. }
            | Self::NothingAtAlonso { .. }
            | Self::DeclinedAlonso { .. }
            | Self::PawnMoved { .. }
            | Self::PawnStayed { .. }
            | Self::NoBuilding { .. }
            | Self::DeclinedBuilding { .. }
            | Self::TurnedDown { .. }
            | Self::DieTurned { .. }
            | Self::DeliveryBegan { .. }
            | Self::Passed { .. }
            | Self::DeliveryEnded { .. }
            | Self::Departed { .. }
            | Self::Arrived { .. }
            | Self::Ended { .. }
            | Self::Scored { .. }
            | Self::Won { .. } => {}
        }
    }
}

/// The building of a use and what more it names.
pub(in crate::cuba) fn use_facts(how: Use, tell: &mut dyn FnMut(&'static str, Fact)) {
    tell("building", Fact::Id(how.building().id()));
    match how {
        Use::Bank | Use::Church | Use::Sawmill | Use::Newspaper(None) => {}
        Use::Distillery(count) | Use::CigarFactory(count) => tell("count", Fact::Number(count.get().into())),
        Use::BlackMarket { give, take } => {
            tell("give", Fact::Id(give.id()));
            tell("take", Fact::Id(take.id()));
        }
        Use::Cafe(goods) => tell("goods", Fact::Ids(goods.goods().iter().map(|good| good.id()).collect())),
        Use::Customs(good) | Use::TradingOffice(good) => tell("good", Fact::Id(good.id())),
        Use::Casino { into, count } => {
            tell("to", Fact::Id(into.id()));
            tell("count", Fact::Number(count.get().into()));
        }
        Use::HarbourOffice(shift) => tell("price", Fact::Id(shift.id())),
        Use::Newspaper(Some(citizen)) => tell("citizen", Fact::Id(citizen.id())),
    }
}

fn roll_table(roll: Roll) -> Vec<(&'static str, u32)> {
    CARGO.iter().zip(roll.faces()).map(|(good, face)| (good.id(), u32::from(face))).collect()
}

fn maybe<T: Id>(thing: Option<T>) -> Fact {
    thing.map_or(Fact::Nothing, |thing| Fact::Id(thing.id()))
}
