//! A position of Santiago de Cuba as a lesson file describes it, and back.

use std::fmt::Write;

use serde_json::{Value as Json, json};

use crate::{
    cuba::{
        Building, Citizen, Flower, Good, Layout, Moment, Position, Question, Setup,
        board::{CARGO, HARBOUR, MOST_PLAYERS},
        layout::default_flowers,
        setup::{Asked, Place},
    },
    game::Seat,
    ids::Id,
};

use crate::course::{
    fault::{Code, Flaw},
    goal::amount_or_word,
    shape::{At, Definitions, Keys, Shape, Value, table, text_of, unknown},
    taught::Who,
};

/// What a stop without a citizen is called.
const AT_HARBOUR: &str = "harbour";

/// Where the car can stand: at a citizen or, without one, at the harbour.
#[derive(Clone, Copy, Debug)]
pub struct Stop(Option<Citizen>);

impl Stop {
    pub(super) const HARBOUR: Self = Self(None);

    /// The id.
    pub(super) fn id(self) -> &'static str {
        self.0.map_or(AT_HARBOUR, Id::id)
    }

    /// The number of the stop.
    pub(super) fn number(self, layout: &Layout) -> u8 {
        self.0.map_or(HARBOUR, |citizen| layout.stop_of(citizen))
    }

    fn ids() -> impl Iterator<Item = &'static str> {
        Citizen::ALL.iter().map(|citizen| citizen.id()).chain([AT_HARBOUR])
    }
}

impl Shape for Stop {
    fn read(value: &Value<'_>, faults: &mut Vec<Flaw>) -> Option<Self> {
        let id = String::read(value, faults)?;
        let found =
            if id == AT_HARBOUR { Some(Self::HARBOUR) } else { Citizen::from_id(&id).map(|one| Self(Some(one))) };
        if found.is_none() {
            faults.push(unknown(Code::UnknownId, &id, value.span(), Self::ids()));
        }
        found
    }

    fn schema(_: &mut Definitions) -> Json {
        json!({ "enum": Self::ids().collect::<Vec<_>>() })
    }
}

table! {
    /// A position: only what differs from the base.
    pub struct Scene {
        /// How many play: you, Ana, Luis, Rosa.
        "players" players: Option<At<u16>>,
        /// The citizens in driving order.
        "citizens" citizens: Option<Vec<Citizen>>,
        /// The buildings under each flower.
        "buildings" buildings: Option<Groups>,
        /// Where the car stands.
        "car" car: Option<Stop>,
        /// The ship in the harbour, 1 to 7.
        "ship" ship: Option<u16>,
        /// The price: 2, 3 or 4.
        "price" price: Option<u16>,
        /// The four dice on the ship, or "none" before they are rolled.
        "dice" dice: Option<OnShip>,
        /// The citizens who are inactive.
        "inactive" inactive: Option<Vec<Citizen>>,
        /// Whose turn it is.
        "turn" turn: Option<Who>,
        /// What is to be decided.
        "decision" decision: Option<Question>,
        /// Who decides, if not the one whose turn it is.
        "asked" asked: Option<Who>,
        /// Who has passed in the delivery round.
        "passed" passed: Vec<Who>,
        /// What a seat has that is not named; only in a base.
        "seat" seat: Option<Belongings>,
        /// What you have, wholly.
        "you" you: Option<Belongings>,
        /// What Ana has, wholly.
        "ana" ana: Option<Belongings>,
        /// What Luis has, wholly.
        "luis" luis: Option<Belongings>,
        /// What Rosa has, wholly.
        "rosa" rosa: Option<Belongings>,
    }
}

table! {
    /// The buildings under each flower.
    pub struct Groups {
        /// Under yellow.
        "yellow" yellow: Vec<Building>,
        /// Under blue.
        "blue" blue: Vec<Building>,
        /// Under red.
        "red" red: Vec<Building>,
        /// Under white.
        "white" white: Vec<Building>,
    }
}

table! {
    /// What a seat has: nothing but this.
    pub struct Belongings {
        /// Pesos.
        "pesos" pesos: Option<u16>,
        /// Victory points.
        "points" points: Option<u16>,
        /// Sugar cane.
        "sugar" sugar: Option<u16>,
        /// Citrus fruit.
        "citrus" citrus: Option<u16>,
        /// Tobacco.
        "tobacco" tobacco: Option<u16>,
        /// Rum.
        "rum" rum: Option<u16>,
        /// Cigars.
        "cigars" cigars: Option<u16>,
        /// Wood.
        "wood" wood: Option<u16>,
        /// The building on which the pawn stands; left out: it is not on the board.
        "pawn" pawn: Option<Building>,
        /// The buildings that the seat owns.
        "owns" owns: Vec<Building>,
    }
}

impl Belongings {
    fn place(&self) -> Place {
        let goods = [self.sugar, self.citrus, self.tobacco, self.rum, self.cigars, self.wood];
        Place {
            goods: goods.map(Option::unwrap_or_default),
            pesos: self.pesos.unwrap_or(0),
            points: self.points.unwrap_or(0),
            pawn: self.pawn,
            owns: self.owns.clone(),
        }
    }
}

/// The dice on the ship, if they are there yet.
#[derive(Clone, Debug)]
pub struct OnShip(Option<Vec<(Good, u16)>>);

impl Shape for OnShip {
    fn read(value: &Value<'_>, faults: &mut Vec<Flaw>) -> Option<Self> {
        if text_of(value).is_some() {
            return amount_or_word(value, &["none"], faults).map(|_| Self(None));
        }
        let table = Keys::open(value, faults)?;
        let dice = CARGO.map(|good| (good, table.take::<Option<u16>>(good.id(), faults)));
        table.close(&CARGO.map(Id::id), faults);
        let dice: Option<Vec<_>> = dice.into_iter().map(|(good, face)| Some((good, face?))).collect();
        Some(Self(Some(dice?.into_iter().filter_map(|(good, face)| Some((good, face?))).collect())))
    }

    fn schema(defs: &mut Definitions) -> Json {
        let face = u16::schema(defs);
        let faces: serde_json::Map<_, _> = CARGO.iter().map(|good| (good.id().to_owned(), face.clone())).collect();
        json!({ "oneOf": [
            { "const": "none" },
            { "type": "object", "properties": faces, "additionalProperties": false },
        ] })
    }
}

/// The moment that a scene describes.
pub(super) fn moment(base: &Scene, own: Option<&Scene>) -> Option<Setup> {
    // Each key of the position's own, or else of the base.
    macro_rules! merged {
        ($key:ident) => {
            own.and_then(|own| own.$key.as_ref()).or(base.$key.as_ref())
        };
    }
    let players = merged!(players)?.value.min(u16::from(MOST_PLAYERS) + 1) as u8;
    let groups = merged!(buildings)?;
    let citizens = merged!(citizens)?.clone();
    let stop = *merged!(car)?;
    let car = citizens.iter().position(|citizen| Some(*citizen) == stop.0).unwrap_or(HARBOUR.into()) as u16;
    let hands = [merged!(you), merged!(ana), merged!(luis), merged!(rosa)];
    let usual = base.seat.as_ref().map(Belongings::place).unwrap_or_default();
    let seats = hands.into_iter().map(|hand| hand.map_or_else(|| usual.clone(), Belongings::place));
    let turn = merged!(turn)?.seat();
    Some(Setup::Moment(Box::new(Moment {
        players,
        citizens,
        flowers: default_flowers(),
        buildings: [&groups.yellow, &groups.blue, &groups.red, &groups.white].map(Clone::clone),
        car,
        ship: *merged!(ship)?,
        price: *merged!(price)?,
        dice: merged!(dice)?.0.clone(),
        inactive: merged!(inactive)?.clone(),
        supply: None,
        seats: seats.take(players.into()).collect(),
        turn,
        asked: Asked {
            question: *merged!(decision)?,
            seat: merged!(asked).map_or(turn, |who| who.seat()),
            rolled: [0; 5],
            passed: own.map(|own| own.passed.iter().map(|who| who.seat()).collect()).unwrap_or_default(),
        },
        over: None,
        result: None,
    })))
}

/// A new game on the layout of the base.
pub(super) fn fresh(base: &Scene, players: u8, first: Seat) -> Option<Setup> {
    let groups = base.buildings.as_ref()?;
    let groups = [&groups.yellow, &groups.blue, &groups.red, &groups.white];
    let town: Vec<Building> = groups.into_iter().flatten().copied().collect();
    let street = base.citizens.clone()?.try_into().ok()?;
    let layout = Layout::new(players, street, town.try_into().ok()?, default_flowers())?;
    (first.0 < players).then_some(Setup::New { layout, first })
}

/// A position as a lesson file writes it, with everything that was laid out; `None`: its flowers are not the usual ones.
pub fn whole(p: &Position) -> Option<String> {
    let usual = *p.layout().flowers() == default_flowers();
    usual.then(|| format!("{}\n{}", laid_out(p), written(p)))
}

/// The citizens and the buildings, as a lesson file writes them.
pub(super) fn laid_out(p: &Position) -> String {
    let layout = p.layout();
    let ids = |ids: Vec<&'static str>| ids.iter().map(|id| format!("\"{id}\"")).collect::<Vec<_>>().join(", ");
    let citizens = ids(layout.street().iter().map(|citizen| citizen.id()).collect());
    let groups = Flower::ALL.iter().map(|flower| {
        let buildings = layout.under(*flower).iter().map(|building| building.id()).collect();
        format!("{} = [{}]", flower.id(), ids(buildings))
    });
    let groups = groups.collect::<Vec<_>>().join(", ");
    format!("citizens = [{citizens}]\nbuildings = {{ {groups} }}")
}

/// A position as a lesson file writes it.
pub(super) fn written(p: &Position) -> String {
    let mut text = String::new();
    let _ = writeln!(text, "players = {}\ncar = \"{}\"", p.players(), p.citizen().map_or("harbour", Id::id));
    let _ = writeln!(text, "ship = {}\nprice = {}", p.ship(), p.flag().points());
    let dice = p.left_out().map(|left_out| {
        let on_ship = CARGO.into_iter().filter(|good| *good != left_out);
        let faces: Vec<String> = on_ship.map(|good| format!("{} = {}", good.id(), p.demand(good))).collect();
        format!("{{ {} }}", faces.join(", "))
    });
    let _ = writeln!(text, "dice = {}", dice.unwrap_or_else(|| "\"none\"".to_owned()));
    let inactive: Vec<String> = p.inactive().iter().map(|citizen| format!("\"{}\"", citizen.id())).collect();
    let _ = writeln!(text, "inactive = [{}]\nturn = \"{}\"", inactive.join(", "), Who::at(p.turn()).id());
    let _ = writeln!(text, "decision = \"{}\"", p.question().id());
    if p.decider() != p.turn() {
        let _ = writeln!(text, "asked = \"{}\"", Who::at(p.decider()).id());
    }
    let passed = p.hands().filter(|(seat, _)| p.has_passed(*seat));
    let passed: Vec<String> = passed.map(|(seat, _)| format!("\"{}\"", Who::at(seat).id())).collect();
    if !passed.is_empty() {
        let _ = writeln!(text, "passed = [{}]", passed.join(", "));
    }
    for (seat, hand) in p.hands() {
        let mut keys = vec![format!("pesos = {}", hand.pesos), format!("points = {}", hand.points)];
        let goods = hand.goods.each().filter(|(_, count)| *count > 0);
        keys.extend(goods.map(|(good, count)| format!("{} = {count}", good.id())));
        keys.extend(hand.pawn.map(|pawn| format!("pawn = \"{}\"", pawn.id())));
        let owns: Vec<String> = hand.owns.iter().map(|building| format!("\"{}\"", building.id())).collect();
        if !owns.is_empty() {
            keys.push(format!("owns = [{}]", owns.join(", ")));
        }
        let _ = writeln!(text, "{} = {{ {} }}", Who::at(seat).id(), keys.join(", "));
    }
    text
}
