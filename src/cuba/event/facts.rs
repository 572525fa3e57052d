//! What each event of Santiago de Cuba is called, and what it tells.
//!
//! Hides in which order the facts come: whose event it is stands first, as far as it is somebody's.

use crate::{
    game::{Fact, Seat, Teller, Told},
    ids::Id,
};

use super::{
    super::{
        action::{Roll, Use},
        board::{CARGO, Citizen, Flag, Good, SHIPS},
        position::Goods,
    },
    Event, PriceCause,
};

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

    fn facts(&self, tell: &mut dyn FnMut(&'static str, Fact)) {
        let mut teller = Teller(tell);
        if let Some(seat) = self.seat() {
            teller.seat("seat", seat);
        }
        self.own_facts(&mut teller);
    }

    fn derived(&self, tell: &mut dyn FnMut(&'static str, Fact)) {
        if let Self::Departed { ship, .. } = self {
            // How many are still to come.
            tell("left", Fact::Number((SHIPS - ship).into()));
        }
    }
}

impl Event {
    /// Whose it is; what happens to a ship, a die, the price or a citizen is nobody's.
    fn seat(&self) -> Option<Seat> {
        match *self {
            Self::Rolled { seat, .. }
            | Self::DemandSet { seat, .. }
            | Self::TurnBegan { seat }
            | Self::Drove { seat, .. }
            | Self::CrossedHarbour { seat }
            | Self::Gained { seat, .. }
            | Self::SupplyShort { seat, .. }
            | Self::FoundInactive { seat, .. }
            | Self::Gave { from: seat, .. }
            | Self::NothingToGive { seat }
            | Self::Took { seat, .. }
            | Self::NothingToTake { seat }
            | Self::Claimed { seat, .. }
            | Self::NothingAtAlonso { seat }
            | Self::DeclinedAlonso { seat }
            | Self::PawnMoved { seat, .. }
            | Self::PawnStayed { seat, .. }
            | Self::NoBuilding { seat, .. }
            | Self::Used { seat, .. }
            | Self::DeclinedBuilding { seat, .. }
            | Self::TurnedDown { seat, .. }
            | Self::DeliveryBegan { seat }
            | Self::Delivered { seat, .. }
            | Self::DeliveredWood { seat, .. }
            | Self::Passed { seat, .. }
            | Self::OwnerPoint { owner: seat, .. }
            | Self::Ended { seat }
            | Self::Scored { seat, .. }
            | Self::Won { seat, .. } => Some(seat),
            // Its seat is told as one fact of many, behind the ship.
            Self::Departed { .. }
            | Self::Woke { .. }
            | Self::PriceMoved { .. }
            | Self::DieTurned { .. }
            | Self::DeliveryEnded { .. }
            | Self::Arrived { .. } => None,
        }
    }

    /// What it tells beside whose it is.
    fn own_facts(&self, tell: &mut Teller<'_>) {
        match *self {
            Self::Rolled { roll, ship, .. } => tell.fact("rolled", roll_table(roll)).number("ship", ship),
            Self::DemandSet { left_out, demand, ship, .. } => {
                tell.id("good", left_out).fact("dice", dice_table(left_out, demand)).number("ship", ship)
            }
            Self::Drove { from, to, stop, steps, cost, .. } => drive_facts(tell, from, to, stop, steps, cost),
            Self::Woke { citizen } | Self::FoundInactive { citizen, .. } | Self::TurnedDown { citizen, .. } => {
                tell.id("citizen", citizen)
            }
            Self::PriceMoved { from, to, cause } => price_facts(tell, from, to, cause),
            Self::Gained { citizen, item, count, got, .. } => {
                tell.id("citizen", citizen).fact("what", Fact::Id(item.id())).number("count", count).number("got", got)
            }
            Self::SupplyShort { good, due, got, .. } => tell.id("good", good).number("due", due).number("got", got),
            Self::Gave { to, gift, got, .. } => {
                tell.seat("to", to).fact("what", Fact::Id(gift.id())).number("got", got)
            }
            Self::Took { good, .. } => tell.id("good", good),
            Self::Claimed { building, left, .. } => tell.id("building", building).number("left", left),
            Self::PawnMoved { from, to, .. } => tell.id_or_nothing("from", from).id("to", to),
            Self::PawnStayed { building, why, .. } => tell.id_or_nothing("building", building).id("why", why),
            Self::NoBuilding { building, why, .. } => tell.id_or_nothing("building", building).id("why", why),
            Self::Used { how, by_alonso, pesos, points, .. } => {
                use_facts(tell, how).fact("by", either(by_alonso, "alonso", "pawn"));
                tell.number("pesos", pesos.unsigned_abs()).number("points", points.unsigned_abs())
            }
            Self::DeclinedBuilding { building, .. } => tell.id("building", building),
            Self::DieTurned { good, from, to, cause } => {
                tell.id("good", good).number("from", from).number("to", to).id("cause", cause)
            }
            Self::Delivered { good, count, each, points, got, .. } => {
                tell.id("good", good).number("count", count).number("each", each);
                tell.number("points", points).number("got", got)
            }
            Self::DeliveredWood { instead_of, count, points, got, .. } => {
                tell.id("for", instead_of).number("count", count).number("points", points).number("got", got)
            }
            Self::Passed { forced, .. } => tell.fact("why", either(forced, "cannot", "chosen")),
            Self::DeliveryEnded { satisfied } => tell.fact("why", either(satisfied, "satisfied", "all-passed")),
            Self::Departed { ship, seat, why } => tell.number("ship", ship).seat("seat", seat).id("why", why),
            Self::Arrived { ship } => tell.number("ship", ship),
            Self::OwnerPoint { visitor, building, got, .. } => {
                tell.seat("visitor", visitor).id("building", building).number("got", got)
            }
            Self::Scored { points, for_goods, total, goods_left, pesos, place, .. } => {
                tell.number("points", points).number("for_goods", for_goods).number("total", total);
                tell.number("goods_left", goods_left).number("pesos", pesos).number("place", place)
            }
            Self::Won { by, .. } => tell.id("by", by),
            Self::TurnBegan { .. }
            | Self::CrossedHarbour { .. }
            | Self::NothingToGive { .. }
            | Self::NothingToTake { .. }
            | Self::NothingAtAlonso { .. }
            | Self::DeclinedAlonso { .. }
            | Self::DeliveryBegan { .. }
            | Self::Ended { .. } => tell,
        };
    }
}

/// Where the car came from and where it is, and who stands there.
fn drive_facts<'a, 't>(
    tell: &'a mut Teller<'t>,
    from: u8,
    to: u8,
    stop: Option<Citizen>,
    steps: u8,
    cost: u16,
) -> &'a mut Teller<'t> {
    tell.number("from", from).number("to", to).fact("stop", Fact::Id(stop.map_or("harbour", Id::id)));
    tell.number("steps", steps).number("cost", cost)
}

/// Where the marker came from and went to, and what a unit is worth now: nothing on the chequered flag.
fn price_facts<'a, 't>(
    tell: &'a mut Teller<'t>,
    from: Flag,
    to: Option<Flag>,
    cause: PriceCause,
) -> &'a mut Teller<'t> {
    let way = if cause == PriceCause::NewShip {
        "back"
    } else if to.is_some_and(|to| to < from) {
        "left"
    } else {
        "right"
    };
    let onto = to.map_or(Fact::Id("chequered"), |flag| Fact::Number(flag.points().into()));
    tell.number("from", from.points()).fact("to", onto).fact("way", Fact::Id(way));
    tell.number("price", to.map_or(0, Flag::points)).id("cause", cause)
}

/// The building of a use and what more it names.
fn use_facts<'a, 't>(tell: &'a mut Teller<'t>, how: Use) -> &'a mut Teller<'t> {
    tell.id("building", how.building());
    match how {
        Use::Bank | Use::Church | Use::Sawmill | Use::Newspaper(None) => tell,
        Use::Distillery(count) | Use::CigarFactory(count) => tell.number("count", count.get()),
        Use::BlackMarket { give, take } => tell.id("give", give).id("take", take),
        Use::Cafe(goods) => tell.fact("goods", Fact::Ids(goods.goods().iter().map(|good| good.id()).collect())),
        Use::Customs(good) | Use::TradingOffice(good) => tell.id("good", good),
        Use::Casino { into, count } => tell.id("to", into).number("count", count.get()),
        Use::HarbourOffice(shift) => tell.id("price", shift),
        Use::Newspaper(Some(citizen)) => tell.id("citizen", citizen),
    }
}

fn roll_table(roll: Roll) -> Fact {
    Fact::Table(CARGO.iter().zip(roll.faces()).map(|(good, face)| (good.id(), u32::from(face))).collect())
}

/// The dice on the ship: all but the one that was left out.
fn dice_table(left_out: Good, demand: Goods) -> Fact {
    let on_ship = CARGO.into_iter().filter(|good| *good != left_out);
    Fact::Table(on_ship.map(|good| (good.id(), demand[good].into())).collect())
}

fn either(is: bool, yes: &'static str, no: &'static str) -> Fact {
    Fact::Id(if is { yes } else { no })
}
