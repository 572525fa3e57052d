//! How a game starts: a new game on a layout, or any moment of a game described freely.
//!
//! A [`Moment`] can say anything, also what cannot be; it becomes a [`Position`] only if it breaks no invariant, and
//! otherwise every fault is named at once. What could not have come about by play but breaks no invariant is fine:
//! lessons start in the middle. Hides what makes a position valid.

use crate::{
    game::{Dice, Fact, Seat, Told},
    ids::{Id, Set},
};

use super::{
    action::Question,
    board::{
        Building, Buildings, CARGO, CEILING, Citizen, Citizens, FEWEST_PLAYERS, Flag, Flower, Good, HARBOUR, MARKERS,
        MOST_PLAYERS, PIECES, SHIPS, START_GOODS, START_PESOS, START_POINTS,
    },
    layout::{
        CITIZENS_PER_FLOWER, Flowers, Layout, PER_FLOWER, Street, Town, default_flowers, random_street, random_town,
    },
    position::{Goods, Hand, Position},
    rules::{buildings, citizens, delivery, ending::Score, pawn},
};

/// How a game starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Setup {
    /// From the beginning.
    New {
        /// What is laid out.
        layout: Layout,
        /// Who takes the first turn.
        first: Seat,
    },
    /// In the middle.
    Moment(Box<Moment>),
}

/// What is settled of a new game; the rest is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wish {
    /// How many players.
    pub players: u8,
    /// Who takes the first turn.
    pub first: Option<Seat>,
    /// The citizens by stop.
    pub street: Option<Street>,
    /// The buildings by space.
    pub town: Option<Town>,
    /// The flowers by citizen.
    pub flowers: Flowers,
}

impl Wish {
    /// Draws what is not settled, each from a source of its own. `None`: what is settled makes no game.
    pub fn draw(self, [mut first, mut street, mut town]: [impl Dice; 3]) -> Option<Setup> {
        let street = self.street.unwrap_or_else(|| random_street(&mut street));
        let town = self.town.unwrap_or_else(|| random_town(&mut town));
        let layout = Layout::new(self.players, street, town, self.flowers)?;
        let first = self.first.unwrap_or_else(|| Seat(first.below(layout.players().into()) as u8));
        (first.0 < layout.players()).then_some(Setup::New { layout, first })
    }
}

impl Setup {
    /// A layout and a start player drawn at random.
    ///
    /// # Panics
    /// If there are not two to four players.
    pub fn random(players: u8, dice: &mut impl Dice) -> Self {
        let first = Seat(dice.below(players.into()) as u8);
        let layout = Layout::new(players, random_street(dice), random_town(dice), default_flowers());
        Self::New { layout: layout.expect("two to four players"), first }
    }

    pub(super) fn position(&self) -> Result<Position, Vec<Fault>> {
        match self {
            Self::New { layout, first } => {
                if first.0 < layout.players() {
                    Ok(beginning(*layout, *first))
                } else {
                    Err(vec![Fault::NoSuchSeat { seat: *first }])
                }
            }
            Self::Moment(moment) => moment.position(),
        }
    }
}

/// The position before the first roll, which is the right-hand neighbour's of the start player (R10).
pub(super) fn beginning(layout: Layout, first: Seat) -> Position {
    let mut hand = Hand { pesos: START_PESOS, points: START_POINTS, ..Hand::EMPTY };
    let mut supply = Goods([PIECES; 6]);
    for good in START_GOODS {
        hand.goods[good] = 1;
        supply[good] -= layout.players();
    }
    let mut hands = [Hand::EMPTY; MOST_PLAYERS as usize];
    hands[..usize::from(layout.players())].fill(hand);
    let roller = first.before(layout.players());
    Position {
        hands,
        layout,
        supply,
        dice: Goods::default(),
        aside: None,
        inactive: Set::EMPTY,
        occupied: Set::EMPTY,
        question: Question::Roll,
        seat: roller,
        turn: roller,
        passed: 0,
        car: HARBOUR,
        ship: 1,
        flag: Flag::Two,
    }
}

/// The free description of any moment of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// How many players.
    pub players: u8,
    /// The citizens by stop.
    pub citizens: Vec<Citizen>,
    /// The flowers by citizen.
    pub flowers: Flowers,
    /// The buildings under each flower.
    pub buildings: [Vec<Building>; 4],
    /// The stop at which the car stands.
    pub car: u16,
    /// The ship in port.
    pub ship: u16,
    /// Points a unit.
    pub price: u16,
    /// The dice on the ship, if it has them yet.
    pub dice: Option<Vec<(Good, u16)>>,
    /// The citizens on their faces.
    pub inactive: Vec<Citizen>,
    /// The pieces beside the board; they follow from the rest and are compared with it.
    pub supply: Option<[u16; 6]>,
    /// By seat.
    pub seats: Vec<Place>,
    /// Whose turn it is.
    pub turn: Seat,
    /// What is to be decided.
    pub asked: Asked,
    /// Whether the game is over, to be compared.
    pub over: Option<bool>,
    /// The result, to be compared.
    pub result: Option<Option<Outcome>>,
}

/// What a seat has, described freely.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// Pieces of each good.
    pub goods: [u16; 6],
    /// Pesos.
    pub pesos: u16,
    /// Victory points.
    pub points: u16,
    /// The building on which the pawn stands.
    pub pawn: Option<Building>,
    /// The buildings that carry the seat's markers.
    pub owns: Vec<Building>,
}

/// A decision, described freely.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// What.
    pub question: Question,
    /// Who; of no meaning after the end.
    pub seat: Seat,
    /// At `leave-out`: the five dice.
    pub rolled: [u16; 5],
    /// At `deliver`: who has passed.
    pub passed: Vec<Seat>,
}

/// A result, described freely.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// By seat.
    pub scores: Vec<Score>,
    /// Those in the first place.
    pub winners: Vec<Seat>,
}

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

impl Moment {
    /// The position, or every fault found. The decision is looked at once everything it rests on is in order.
    fn position(&self) -> Result<Position, Vec<Fault>> {
        let mut faults = Vec::new();
        let layout = self.layout(&mut faults);
        let (supply, hands) = self.hands(&mut faults);
        let board = self.board(&mut faults);
        let dice = self.dice(&mut faults);
        let inactive = Set::gather(&self.inactive, |citizen| faults.push(Fault::InactiveTwice { citizen }));
        let passed = self.passed(&mut faults);
        let over = self.asked.question == Question::Over;
        if self.over.is_some_and(|said| said != over) {
            faults.push(Fault::Over);
        }
        if !over && matches!(self.result, Some(Some(_))) {
            faults.push(Fault::Result);
        }
        let (Some(layout), Some((car, ship, flag)), true) = (layout, board, faults.is_empty()) else {
            return Err(faults);
        };
        let position = Position {
            hands,
            layout,
            supply,
            dice: if self.asked.question == Question::LeaveOut {
                rolled(&self.asked.rolled)
            } else {
                dice.map_or(Goods::default(), |(dice, _)| dice)
            },
            aside: dice.map(|(_, aside)| aside),
            inactive,
            occupied: self.seats.iter().filter_map(|place| place.pawn).collect(),
            question: self.asked.question,
            seat: if self.asked.question == Question::Over { self.turn } else { self.asked.seat },
            turn: self.turn,
            passed,
            car,
            ship,
            flag,
        };
        self.object_to_decision(&position, &mut faults);
        self.object_to_result(&position, &mut faults);
        if faults.is_empty() { Ok(position) } else { Err(faults) }
    }

    fn layout(&self, faults: &mut Vec<Fault>) -> Option<Layout> {
        if !(FEWEST_PLAYERS..=MOST_PLAYERS).contains(&self.players) {
            faults.push(Fault::Players { players: self.players });
        }
        let street = Street::try_from(self.citizens.as_slice()).ok();
        let street = street.filter(|street| Citizens::from_iter(*street) == Set::all());
        if street.is_none() {
            faults.push(Fault::Citizens);
        }
        for flower in Flower::ALL {
            let citizens = self.flowers.iter().filter(|one| **one == Some(*flower)).count();
            if citizens != CITIZENS_PER_FLOWER {
                faults.push(Fault::CitizenFlowers { flower: *flower, count: citizens as u8 });
            }
            let under = self.buildings[flower.index()].len();
            if under != PER_FLOWER {
                faults.push(Fault::BuildingsPerFlower { flower: *flower, count: under.min(255) as u8 });
            }
        }
        if Citizen::ALL.iter().any(|citizen| self.flowers[citizen.index()].is_none() != (*citizen == Citizen::Zorro)) {
            faults.push(Fault::ZorroFlower);
        }
        let town = Town::try_from(self.buildings.concat()).ok();
        let town = town.filter(|town| Buildings::from_iter(*town) == Set::all());
        if town.is_none() {
            faults.push(Fault::Buildings);
        }
        Layout::new(self.players, street?, town?, self.flowers)
    }

    fn hands(&self, faults: &mut Vec<Fault>) -> (Goods, [Hand; MOST_PLAYERS as usize]) {
        if self.seats.len() != usize::from(self.players) {
            faults.push(Fault::Seats { count: self.seats.len().min(255) as u8 });
        }
        let mut hands = [Hand::EMPTY; MOST_PLAYERS as usize];
        let (mut owned, mut pawns) = (Buildings::EMPTY, Buildings::EMPTY);
        for (number, (place, hand)) in self.seats.iter().zip(&mut hands).enumerate() {
            let seat = Seat(number as u8);
            if place.pesos > CEILING {
                faults.push(Fault::Pesos { seat, count: place.pesos });
            }
            if place.points > CEILING {
                faults.push(Fault::Points { seat, count: place.points });
            }
            let owns = Set::gather(&place.owns, |building| faults.push(Fault::OwnsTwice { seat, building }));
            if owns.len() > MARKERS {
                faults.push(Fault::OwnsTooMany { seat, count: owns.len() as u8 });
            }
            for building in owns.iter().filter(|building| owned.contains(*building)) {
                faults.push(Fault::TwoOwners { building });
            }
            owned = owned.with(owns);
            if let Some(building) = place.pawn {
                if pawns.contains(building) {
                    faults.push(Fault::TwoPawns { building });
                }
                pawns.insert(building);
            }
            *hand = Hand {
                goods: Goods(place.goods.map(|count| count.min(255) as u8)),
                pawn: place.pawn,
                pesos: place.pesos,
                points: place.points,
                owns,
            };
        }
        (self.supply(faults), hands)
    }

    fn supply(&self, faults: &mut Vec<Fault>) -> Goods {
        let mut supply = Goods::default();
        for good in Good::ALL {
            let held = self.seats.iter().map(|place| u32::from(place.goods[good.index()])).sum::<u32>();
            let given = self.supply.map(|supply| supply[good.index()]);
            match u32::from(PIECES).checked_sub(held) {
                Some(left) => {
                    supply[*good] = left as u8;
                    if let Some(count) = given.filter(|given| u32::from(*given) != left) {
                        faults.push(Fault::Supply { good: *good, count });
                    }
                }
                None => faults.push(Fault::GoodsTotal { good: *good, count: held.min(65_535) as u16 }),
            }
        }
        supply
    }

    fn board(&self, faults: &mut Vec<Fault>) -> Option<(u8, u8, Flag)> {
        let car = u8::try_from(self.car).ok().filter(|stop| *stop <= HARBOUR);
        let ship = u8::try_from(self.ship).ok().filter(|ship| (1..=SHIPS).contains(ship));
        let flag = Flag::worth(self.price);
        if car.is_none() {
            faults.push(Fault::Car { stop: self.car });
        }
        if ship.is_none() {
            faults.push(Fault::Ship { ship: self.ship });
        }
        if flag.is_none() {
            faults.push(Fault::Price { price: self.price });
        }
        Some((car?, ship?, flag?))
    }

    /// The demand, and the good whose die lies beside the board.
    fn dice(&self, faults: &mut Vec<Fault>) -> Option<(Goods, Good)> {
        if self.asked.question == Question::LeaveOut {
            let faces = CARGO.into_iter().zip(self.asked.rolled);
            faces.for_each(|(good, face)| object_to_face(good, face, faults));
        }
        let Some(dice) = &self.dice else {
            if matches!(self.asked.question, Question::Drive | Question::Deliver) {
                faults.push(Fault::DiceMissing);
            }
            return None;
        };
        if matches!(self.asked.question, Question::Roll | Question::LeaveOut | Question::Over) {
            faults.push(Fault::DiceTooEarly);
        }
        let mut demand = Goods::default();
        for (good, face) in dice {
            if *good != Good::Wood {
                object_to_face(*good, *face, faults);
                demand[*good] = (*face).min(255) as u8;
            }
        }
        let missing: Vec<_> = CARGO.into_iter().filter(|good| dice.iter().all(|(one, _)| one != good)).collect();
        let [aside] = missing[..] else {
            faults.push(Fault::DiceGoods);
            return None;
        };
        if dice.len() != CARGO.len() - 1 {
            faults.push(Fault::DiceGoods);
        }
        if demand.is_empty() {
            faults.push(Fault::DiceAllZero);
        }
        Some((demand, aside))
    }

    fn passed(&self, faults: &mut Vec<Fault>) -> u8 {
        let mut passed = 0;
        for seat in &self.asked.passed {
            let bit = 1_u8.checked_shl(seat.0.into()).unwrap_or(0);
            let fault = Fault::PassedTwice { seat: *seat };
            if passed & bit != 0 && !faults.contains(&fault) {
                faults.push(fault);
            }
            passed |= bit;
        }
        passed
    }

    /// Whether the decision fits the rest, and is one that the engine would not have resolved by itself.
    fn object_to_decision(&self, p: &Position, faults: &mut Vec<Fault>) {
        let seats = self.asked.passed.iter().chain([&p.turn, &p.seat]);
        if let Some(seat) = seats.into_iter().find(|seat| seat.0 >= p.players()) {
            return faults.push(Fault::NoSuchSeat { seat: *seat });
        }
        let (seat, question) = (p.seat, p.question);
        let others = match question {
            Question::Give => seat != p.turn,
            Question::Deliver => true,
            Question::Roll
            | Question::LeaveOut
            | Question::Drive
            | Question::Take
            | Question::Alonso
            | Question::Pawn
            | Question::Use
            | Question::Over => seat == p.turn,
        };
        if !others {
            faults.push(Fault::DecisionSeat { seat });
        }
        let citizen = p.citizen();
        let (here, active_needed) = match question {
            Question::Roll | Question::LeaveOut | Question::Drive | Question::Over => (true, false),
            Question::Give => (citizen == Some(Citizen::Zorro), true),
            Question::Take => (citizen == Some(Citizen::Pablo), true),
            Question::Alonso => (citizen == Some(Citizen::Alonso), true),
            Question::Pawn => (citizen.is_some_and(|one| one != Citizen::Zorro), citizen != Some(Citizen::Alonso)),
            Question::Use => (citizen.is_some(), citizen != Some(Citizen::Alonso)),
            Question::Deliver => (p.at_harbour(), false),
        };
        if !here {
            faults.push(Fault::DecisionCar { stop: self.car });
        } else if let Some(citizen) = citizen.filter(|one| active_needed && p.inactive.contains(*one)) {
            faults.push(Fault::DecisionInactive { citizen });
        }
        if question == Question::Use && p.hand(seat).pawn.is_none() {
            faults.push(Fault::DecisionPawn { seat });
        }
        if question == Question::Deliver && p.has_passed(seat) {
            faults.push(Fault::PassedDecides { seat });
        }
        if question == Question::Over && p.ship != SHIPS {
            faults.push(Fault::OverShip { ship: self.ship });
        }
        if here && !leaves_a_choice(p) {
            faults.push(Fault::DecisionEmpty { question });
        }
    }

    fn object_to_result(&self, p: &Position, faults: &mut Vec<Fault>) {
        let (Some(given), Some(standing)) = (&self.result, p.standing()) else { return };
        if *given != Some(Outcome::of(standing)) {
            faults.push(Fault::Result);
        }
    }
}

/// Whether something else than doing nothing is possible (R81).
fn leaves_a_choice(p: &Position) -> bool {
    match p.question {
        Question::Roll | Question::LeaveOut | Question::Drive | Question::Over => true,
        Question::Give => citizens::can_give(p.decider_hand()),
        Question::Take => !p.supply.cargo().is_empty(),
        Question::Alonso => citizens::can_claim(p, p.decider_hand()) || citizens::usable_own(p, p.seat),
        Question::Pawn => !pawn::open(p).is_empty(),
        Question::Use => p.decider_hand().pawn.is_none_or(|building| buildings::usable(p, p.seat, building)),
        Question::Deliver => delivery::can_deliver(p, p.seat),
    }
}

fn rolled(faces: &[u16; 5]) -> Goods {
    let mut dice = Goods::default();
    for (good, face) in CARGO.into_iter().zip(faces) {
        dice[good] = *face as u8;
    }
    dice
}

fn object_to_face(good: Good, face: u16, faults: &mut Vec<Fault>) {
    if face > good.highest_face().into() {
        faults.push(Fault::DieFace { good, face });
    }
}
