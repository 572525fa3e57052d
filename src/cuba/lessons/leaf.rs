//! Facts and figures of Santiago de Cuba as goals name them: whether they hold, and what they lack.

use serde_json::{Value as Json, json};

use crate::{
    cuba::{Building, Citizen, Cuba, Good, Position, Question, Standing, board::CARGO},
    game::{Decision, Game, Seat},
    ids::{Id, ids},
    text::{Arg, Message},
};

use super::scene::Stop;
use crate::course::{
    fault::Fault,
    goal::amount_or_word,
    shape::{At, Definitions, Keys, Shape, Value, choice, table, text_of},
    taught::{Amount, Who},
};

ids! {
    /// What a seat can have.
    pub enum Holding {
        Pesos = "pesos",
        Points = "points",
        Sugar = "sugar",
        Citrus = "citrus",
        Tobacco = "tobacco",
        Rum = "rum",
        Cigars = "cigars",
        Wood = "wood",
        Goods = "goods",
    }
}

impl Holding {
    fn of(self, p: &Position, seat: Seat) -> i32 {
        let hand = p.hand(seat);
        match (self, Good::from_id(self.id())) {
            (Self::Pesos, _) => hand.pesos.into(),
            (Self::Points, _) => hand.points.into(),
            (_, Some(good)) => hand.goods[good].into(),
            (_, None) => hand.goods.total().into(),
        }
    }
}

/// A number for each of several goods.
#[derive(Clone, Debug)]
pub struct PerGood(Vec<(Good, Option<Amount>)>);

impl PerGood {
    fn read_with(value: &Value<'_>, words: &[&str], faults: &mut Vec<Fault>) -> Option<Self> {
        let table = Keys::open(value, faults)?;
        table.close(&Good::ALL.iter().map(|good| good.id()).collect::<Vec<_>>(), faults);
        let mut numbers = Vec::new();
        for (name, inner) in table.each() {
            let Some(good) = Good::from_id(name.get_ref()) else { continue };
            numbers.push((good, amount_or_word(inner, words, faults)?.ok()));
        }
        Some(Self(numbers))
    }

    fn described(defs: &mut Definitions, words: &[&str]) -> Json {
        let mut ways = vec![Amount::schema(defs)];
        ways.extend(words.iter().map(|word| json!({ "const": word })));
        let goods: serde_json::Map<_, _> =
            Good::ALL.iter().map(|good| (good.id().to_owned(), json!({ "oneOf": ways }))).collect();
        json!({ "type": "object", "properties": goods, "additionalProperties": false })
    }
}

/// What the dice show; `none`: the die was left out.
#[derive(Clone, Debug)]
pub struct Dice(PerGood);

impl Shape for Dice {
    fn read(value: &Value<'_>, faults: &mut Vec<Fault>) -> Option<Self> {
        PerGood::read_with(value, &["none"], faults).map(Self)
    }

    fn schema(defs: &mut Definitions) -> Json {
        PerGood::described(defs, &["none"])
    }
}

/// What lies beside the board.
#[derive(Clone, Debug)]
pub struct Supply(PerGood);

impl Shape for Supply {
    fn read(value: &Value<'_>, faults: &mut Vec<Fault>) -> Option<Self> {
        PerGood::read_with(value, &[], faults).map(Self)
    }

    fn schema(defs: &mut Definitions) -> Json {
        PerGood::described(defs, &[])
    }
}

table! {
    /// Numbers that somebody has, or has more than before.
    pub struct Holdings {
        /// Who; left out: you.
        "who" who: Option<At<Who>>,
        /// Pesos.
        "pesos" pesos: Option<Amount>,
        /// Victory points.
        "points" points: Option<Amount>,
        /// Sugar cane.
        "sugar" sugar: Option<Amount>,
        /// Citrus fruit.
        "citrus" citrus: Option<Amount>,
        /// Tobacco.
        "tobacco" tobacco: Option<Amount>,
        /// Rum.
        "rum" rum: Option<Amount>,
        /// Cigars.
        "cigars" cigars: Option<Amount>,
        /// Wood.
        "wood" wood: Option<Amount>,
        /// All goods together.
        "goods" goods: Option<Amount>,
    }
}

impl Holdings {
    fn each(&self) -> impl Iterator<Item = (Holding, Amount)> {
        let amounts = [
            self.pesos,
            self.points,
            self.sugar,
            self.citrus,
            self.tobacco,
            self.rum,
            self.cigars,
            self.wood,
            self.goods,
        ];
        Holding::ALL.iter().zip(amounts).filter_map(|(holding, amount)| Some((*holding, amount?)))
    }
}

table! {
    /// Where somebody's pawn stands.
    pub struct PawnOn {
        /// Who; left out: you.
        "who" who: Option<At<Who>>,
        /// The building, or "off": not on the board.
        "on" on: PawnPlace,
    }
}

/// A building, or off the board.
#[derive(Clone, Copy, Debug)]
pub struct PawnPlace(Option<Building>);

impl Shape for PawnPlace {
    fn read(value: &Value<'_>, faults: &mut Vec<Fault>) -> Option<Self> {
        if text_of(value) == Some("off") {
            return Some(Self(None));
        }
        Building::read(value, faults).map(|building| Self(Some(building)))
    }

    fn schema(defs: &mut Definitions) -> Json {
        json!({ "oneOf": [{ "const": "off" }, Building::schema(defs)] })
    }
}

table! {
    /// A building that somebody owns.
    pub struct Owns {
        /// Who; left out: you.
        "who" who: Option<At<Who>>,
        /// The building.
        "building" building: Building,
    }
}

table! {
    /// How many buildings somebody owns.
    pub struct Markers {
        /// Who; left out: you.
        "who" who: Option<At<Who>>,
        /// How many.
        "count" count: Amount,
    }
}

table! {
    /// How far the car is from a stop.
    pub struct Steps {
        /// The stop.
        "to" to: Stop,
        /// How many stops.
        "count" count: Amount,
    }
}

table! {
    /// The pesos that somebody lacks for a drive to the harbour.
    pub struct Missing {
        /// Who; left out: you.
        "who" who: Option<At<Who>>,
        /// How many.
        "pesos" pesos: Amount,
    }
}

table! {
    /// Numbers of somebody's result.
    pub struct Score {
        /// Who; left out: you.
        "who" who: Option<At<Who>>,
        /// All points.
        "total" total: Option<Amount>,
        /// The points for goods among them.
        "for-goods" for_goods: Option<Amount>,
        /// The goods left over.
        "goods-left" goods_left: Option<Amount>,
        /// The place.
        "place" place: Option<Amount>,
    }
}

choice! {
    /// A fact about a position.
    pub enum Leaf {
        /// Where the car stands.
        "car" Car(Stop),
        /// The price.
        "price" Price(Amount),
        /// The ship in the harbour.
        "ship" Ship(Amount),
        /// What the ship wants in all.
        "demand" Demand(Amount),
        /// What the dice show; "none": left out.
        "die" Die(Dice),
        /// What the supply holds.
        "supply" Supply(Supply),
        /// Exactly these citizens are inactive.
        "inactive" Inactive(Vec<Citizen>),
        /// What somebody has.
        "has" Has(Holdings),
        /// What somebody has more than at the start of the step.
        "gain" Gain(Holdings),
        /// Where somebody's pawn stands.
        "pawn" Pawn(PawnOn),
        /// What somebody owns.
        "owns" Owns(Owns),
        /// How many buildings somebody owns.
        "markers" Markers(Markers),
        /// Whose turn it is.
        "turn" Turn(At<Who>),
        /// Who has to decide.
        "asked" Asked(At<Who>),
        /// What is to be decided.
        "now" Now(Question),
        /// Whether the game is over.
        "over" Over(bool),
        /// Numbers of somebody's result.
        "score" Score(Score),
        /// Exactly these win.
        "winners" Winners(Vec<At<Who>>),
        /// How far a stop is from the car.
        "steps" Steps(Steps),
        /// The pesos that somebody lacks for a drive to the harbour.
        "missing" Missing(Missing),
    }
}

table! {
    /// A number that somebody has.
    pub struct Counted {
        /// Who; left out: you.
        "who" who: Option<At<Who>>,
        /// What.
        "what" what: Holding,
    }
}

table! {
    /// Somebody's result.
    pub struct Total {
        /// Who; left out: you.
        "who" who: Option<At<Who>>,
    }
}

choice! {
    /// A number that a puzzle asks for.
    pub enum Quantity {
        /// What somebody has.
        "has" Has(Counted),
        /// What somebody has more than at the start of the step.
        "gain" Gain(Counted),
        /// Somebody's points at the end of the game.
        "score" Score(Total),
        /// A number.
        "number" Number(i32),
    }
}

/// What the position is worth, once the game is over.
pub(in crate::cuba) type Reckoning<'a> = &'a dyn Fn() -> Option<Standing>;

fn seat(who: Option<&At<Who>>) -> Seat {
    who.map_or(Who::You, |who| who.value).seat()
}

fn distance(p: &Position, stop: Stop) -> u8 {
    p.steps_to(stop.number(p.layout()))
}

fn die(p: &Position, good: Good) -> Option<u8> {
    let on_ship = good != Good::Wood && p.left_out().is_some_and(|left_out| left_out != good);
    on_ship.then(|| p.demand(good))
}

fn lacking(p: &Position, seat: Seat) -> i32 {
    let cost = i32::from(distance(p, Stop::Harbour)) - 1;
    (cost - i32::from(p.hand(seat).pesos)).max(0)
}

/// The numbers that a fact speaks of: what each is called, how it is wanted, and what it is.
fn figures(leaf: &Leaf, start: &Position, now: &Position, standing: Reckoning<'_>) -> Vec<(Message, Amount, i32)> {
    let named = |id: &str| Message::new(format!("cuba-figure-{id}"));
    let with_good = |id: &str, good: Good| named(id).with("good", good.id());
    let held = |list: &Holdings, id: &str, number: &dyn Fn(Holding, Seat) -> i32| {
        let seat = seat(list.who.as_ref());
        list.each()
            .map(|(holding, amount)| {
                let name = named(id).with("player", seat).with("what", holding.id());
                (name, amount, number(holding, seat))
            })
            .collect()
    };
    match leaf {
        Leaf::Price(amount) => vec![(named("price"), *amount, now.flag().points().into())],
        Leaf::Ship(amount) => vec![(named("ship"), *amount, now.ship().into())],
        Leaf::Demand(amount) => {
            let demand = CARGO.into_iter().map(|good| i32::from(now.demand(good))).sum();
            vec![(named("demand"), *amount, demand)]
        }
        Leaf::Die(Dice(goods)) => goods
            .0
            .iter()
            .filter_map(|(good, amount)| Some((with_good("die", *good), (*amount)?, die(now, *good)?.into())))
            .collect(),
        Leaf::Supply(Supply(goods)) => goods
            .0
            .iter()
            .filter_map(|(good, amount)| Some((with_good("supply", *good), (*amount)?, now.supply()[*good].into())))
            .collect(),
        Leaf::Has(list) => held(list, "has", &|holding, seat| holding.of(now, seat)),
        Leaf::Gain(list) => held(list, "gain", &|holding, seat| holding.of(now, seat) - holding.of(start, seat)),
        Leaf::Markers(markers) => {
            let seat = seat(markers.who.as_ref());
            let count = now.hand(seat).owns.len() as i32;
            vec![(named("markers").with("player", seat), markers.count, count)]
        }
        Leaf::Steps(steps) => vec![(named("steps"), steps.count, distance(now, steps.to).into())],
        Leaf::Missing(missing) => {
            let seat = seat(missing.who.as_ref());
            vec![(named("missing").with("player", seat), missing.pesos, lacking(now, seat))]
        }
        Leaf::Score(score) => {
            let seat = seat(score.who.as_ref());
            let standing = standing();
            // Without a result there is nothing to count; `holds` says so.
            let Some(got) = standing.as_ref().and_then(|standing| standing.scores.get(seat.index())) else {
                return Vec::new();
            };
            let numbers = [
                ("total", score.total, got.total),
                ("for-goods", score.for_goods, got.for_goods),
                ("goods-left", score.goods_left, got.goods_left),
                ("place", score.place, got.place.into()),
            ];
            numbers
                .into_iter()
                .filter_map(|(id, amount, number)| Some((named(id).with("player", seat), amount?, number.into())))
                .collect()
        }
        Leaf::Car(_)
        | Leaf::Inactive(_)
        | Leaf::Pawn(_)
        | Leaf::Owns(_)
        | Leaf::Turn(_)
        | Leaf::Asked(_)
        | Leaf::Now(_)
        | Leaf::Over(_)
        | Leaf::Winners(_) => Vec::new(),
    }
}

/// Whether a fact holds.
pub(in crate::cuba) fn holds(leaf: &Leaf, start: &Position, now: &Position, standing: Reckoning<'_>) -> bool {
    match leaf {
        Leaf::Car(stop) => stop.number(now.layout()) == now.car(),
        Leaf::Inactive(citizens) => now.inactive() == citizens.iter().copied().collect(),
        Leaf::Pawn(pawn) => now.hand(seat(pawn.who.as_ref())).pawn == pawn.on.0,
        Leaf::Owns(owns) => now.hand(seat(owns.who.as_ref())).owns.contains(owns.building),
        Leaf::Turn(who) => now.turn() == who.seat() && Cuba::decision(now) != Decision::Over,
        Leaf::Asked(who) => now.decider() == who.seat() && Cuba::decision(now) != Decision::Over,
        Leaf::Now(question) => now.question() == *question,
        Leaf::Over(over) => (Cuba::decision(now) == Decision::Over) == *over,
        Leaf::Winners(winners) => standing().is_some_and(|standing| {
            let mut wanted: Vec<Seat> = winners.iter().map(|who| who.seat()).collect();
            wanted.sort();
            standing.winners().eq(wanted)
        }),
        Leaf::Die(Dice(goods)) => goods.0.iter().all(|(good, amount)| match (amount, die(now, *good)) {
            (None, face) => face.is_none(),
            (Some(amount), Some(face)) => amount.holds(face.into()),
            (Some(_), None) => false,
        }),
        Leaf::Gain(list) => {
            let seat = seat(list.who.as_ref());
            list.each().all(|(what, amount)| amount.holds(what.of(now, seat) - what.of(start, seat)))
        }
        Leaf::Has(list) => {
            let seat = seat(list.who.as_ref());
            list.each().all(|(what, amount)| amount.holds(what.of(now, seat)))
        }
        Leaf::Score(_) if standing().is_none() => false,
        Leaf::Price(_)
        | Leaf::Ship(_)
        | Leaf::Demand(_)
        | Leaf::Supply(_)
        | Leaf::Markers(_)
        | Leaf::Steps(_)
        | Leaf::Missing(_)
        | Leaf::Score(_) => {
            figures(leaf, start, now, standing).into_iter().all(|(_, amount, number)| amount.holds(number))
        }
    }
}

/// What a fact that does not hold lacks.
pub(in crate::cuba) fn gaps(leaf: &Leaf, start: &Position, now: &Position, standing: Reckoning<'_>) -> Vec<Message> {
    if holds(leaf, start, now, standing) {
        return Vec::new();
    }
    let message = |id: &str| Message::new(format!("cuba-goal-{id}"));
    match leaf {
        Leaf::Car(stop) => vec![message("car").with("stop", stop.id())],
        Leaf::Inactive(citizens) => match citizens[..] {
            [citizen] => vec![message("inactive").with("citizen", citizen.id())],
            _ => vec![message("inactive-count").with("count", citizens.len())],
        },
        Leaf::Pawn(pawn) => {
            let player = seat(pawn.who.as_ref());
            vec![match pawn.on.0 {
                Some(building) => message("pawn").with("player", player).with("building", building.id()),
                None => message("pawn-off").with("player", player),
            }]
        }
        Leaf::Owns(owns) => {
            let player = seat(owns.who.as_ref());
            vec![message("owns").with("player", player).with("building", owns.building.id())]
        }
        Leaf::Turn(who) => vec![message("turn").with("player", who.seat())],
        Leaf::Asked(who) => vec![message("asked").with("player", who.seat())],
        Leaf::Now(question) => vec![message("now").with("decision", question.id())],
        Leaf::Over(over) => vec![message(if *over { "over" } else { "not-over" })],
        Leaf::Winners(winners) => winners.iter().map(|who| message("wins").with("player", who.seat())).collect(),
        Leaf::Score(_) if standing().is_none() => vec![message("over")],
        Leaf::Price(_)
        | Leaf::Ship(_)
        | Leaf::Demand(_)
        | Leaf::Die(_)
        | Leaf::Supply(_)
        | Leaf::Has(_)
        | Leaf::Gain(_)
        | Leaf::Markers(_)
        | Leaf::Score(_)
        | Leaf::Steps(_)
        | Leaf::Missing(_) => {
            let missed =
                figures(leaf, start, now, standing).into_iter().filter(|(_, amount, number)| !amount.holds(*number));
            let gaps: Vec<Message> = missed.map(|(what, amount, number)| gap(what, amount, number)).collect();
            // A die that is not on the ship, or that should not be.
            if gaps.is_empty() { vec![message("dice")] } else { gaps }
        }
    }
}

/// Everybody whom a fact names.
pub(in crate::cuba) fn names(leaf: &Leaf) -> Vec<&At<Who>> {
    match leaf {
        Leaf::Has(list) | Leaf::Gain(list) => list.who.iter().collect(),
        Leaf::Pawn(pawn) => pawn.who.iter().collect(),
        Leaf::Owns(owns) => owns.who.iter().collect(),
        Leaf::Markers(markers) => markers.who.iter().collect(),
        Leaf::Score(score) => score.who.iter().collect(),
        Leaf::Missing(missing) => missing.who.iter().collect(),
        Leaf::Turn(who) | Leaf::Asked(who) => vec![who],
        Leaf::Winners(winners) => winners.iter().collect(),
        Leaf::Car(_)
        | Leaf::Price(_)
        | Leaf::Ship(_)
        | Leaf::Demand(_)
        | Leaf::Die(_)
        | Leaf::Supply(_)
        | Leaf::Inactive(_)
        | Leaf::Now(_)
        | Leaf::Over(_)
        | Leaf::Steps(_) => Vec::new(),
    }
}

/// Everybody whom a number belongs to.
pub(in crate::cuba) fn counted(quantity: &Quantity) -> Vec<&At<Who>> {
    match quantity {
        Quantity::Has(counted) | Quantity::Gain(counted) => counted.who.iter().collect(),
        Quantity::Score(total) => total.who.iter().collect(),
        Quantity::Number(_) => Vec::new(),
    }
}

/// The number that a puzzle asks for.
pub(in crate::cuba) fn count(quantity: &Quantity, start: &Position, now: &Position, standing: Reckoning<'_>) -> i32 {
    match quantity {
        Quantity::Has(counted) => counted.what.of(now, seat(counted.who.as_ref())),
        Quantity::Gain(counted) => {
            let seat = seat(counted.who.as_ref());
            counted.what.of(now, seat) - counted.what.of(start, seat)
        }
        Quantity::Score(total) => {
            let seat = seat(total.who.as_ref());
            let standing = standing();
            let score = standing.as_ref().and_then(|standing| standing.scores.get(seat.index()));
            score.map_or(0, |score| score.total.into())
        }
        Quantity::Number(number) => *number,
    }
}

/// How much of a number can be reached at best, in words.
pub(in crate::cuba) fn figure(quantity: &Quantity, ahead: bool, best: i32) -> Message {
    let count = best.unsigned_abs();
    let (who, what) = match quantity {
        Quantity::Has(counted) | Quantity::Gain(counted) => (counted.who.as_ref(), Some(counted.what)),
        Quantity::Score(total) => (total.who.as_ref(), Some(Holding::Points)),
        Quantity::Number(_) => (None, None),
    };
    match (what.filter(|_| seat(who) == Who::You.seat()), ahead) {
        (Some(Holding::Points), true) if best < 0 => Message::new("cuba-figure-behind").with("points", count),
        (Some(Holding::Points), true) => Message::new("cuba-figure-ahead").with("points", count),
        (Some(Holding::Points), false) if best >= 0 => Message::new("cuba-figure-points").with("points", count),
        (Some(Holding::Pesos), false) if best >= 0 => Message::new("cuba-figure-pesos").with("pesos", count),
        (Some(what), false) if best >= 0 && Good::from_id(what.id()).is_some() => {
            Message::new("cuba-figure-goods").with("count", count).with("good", what.id())
        }
        _ => {
            let sign = if best < 0 { "−" } else { "" };
            Message::new("goal-figure").with("best", format!("{sign}{count}"))
        }
    }
}

/// What differs between two positions, as a goal would name it.
pub(in crate::cuba) fn differences(before: &Position, after: &Position) -> Vec<String> {
    let mut facts = Vec::new();
    if before.car() != after.car() {
        facts.push(format!("{{ car = \"{}\" }}", after.citizen().map_or("harbour", Id::id)));
    }
    if before.ship() != after.ship() {
        facts.push(format!("{{ ship = {} }}", after.ship()));
    }
    if before.flag() != after.flag() {
        facts.push(format!("{{ price = {} }}", after.flag().points()));
    }
    for (seat, hand) in after.hands() {
        let who = Who::at(seat).id();
        let gained = Holding::ALL.iter().filter(|what| **what != Holding::Goods).filter_map(|what| {
            let by = what.of(after, seat) - what.of(before, seat);
            (by != 0).then(|| format!("{} = {by}", what.id()))
        });
        let gained: Vec<String> = gained.collect();
        if !gained.is_empty() {
            facts.push(format!("{{ gain = {{ who = \"{who}\", {} }} }}", gained.join(", ")));
        }
        if hand.pawn != before.hand(seat).pawn {
            let on = hand.pawn.map_or("off", Id::id);
            facts.push(format!("{{ pawn = {{ who = \"{who}\", on = \"{on}\" }} }}"));
        }
    }
    if Cuba::decision(after) == Decision::Over {
        facts.push("{ over = true }".to_owned());
    } else {
        facts.push(format!("{{ turn = \"{}\" }}", Who::at(after.turn()).id()));
    }
    facts
}

/// A number that is not as wanted: what it is called, how it is wanted, what it is.
fn gap(what: Message, amount: Amount, found: i32) -> Message {
    let number = |n: i32| if n < 0 { Arg::Text(format!("−{}", n.unsigned_abs())) } else { Arg::Number(n as u32) };
    let (id, wanted) = match amount {
        Amount::Exactly(wanted) => ("goal-exactly", wanted),
        Amount::AtLeast(wanted) => ("goal-at-least", wanted),
        Amount::AtMost(wanted) => ("goal-at-most", wanted),
    };
    Message::new(id).with("what", what).with("wanted", number(wanted)).with("found", number(found))
}
