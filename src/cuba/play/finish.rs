//! A set-up of a real table: what was not said is drawn, as the layout is, or assumed to be as at the beginning, and that is
//! told. Nothing but the layout said: a new game on it. Hides what is drawn from which source.

use crate::{
    chance::Chance,
    cuba::{
        Building, Citizen, Cuba, Good, Moment, Question, Setup,
        board::{CARGO, HARBOUR, START_GOODS, START_PESOS, START_POINTS},
        layout::{Flowers, PER_FLOWER, default_flowers},
        setup::{Asked, Place, Wish},
    },
    game::{Dice, Game, Seat, shuffle},
    ids::Id,
    text::Message,
};

use super::{
    notes::{Footing, Held, Notes, Parked},
    open, sources,
};
use crate::play::Finished;

/// How many dice lie on a ship.
const ON_SHIP: usize = CARGO.len() - 1;

/// The set-up, and what was drawn or assumed for it; or what does not fit together.
pub(super) fn finished(sketch: &Notes, players: u8, seed: u64) -> Finished<Cuba> {
    let mut told = Vec::new();
    let [mut chance, street, town] = sources(seed);
    let layout = laid_out(sketch, street, town, &mut told);
    if !is_midway(sketch)
        && let Some(setup) = new_game(sketch, &layout, players, seed)
    {
        if sketch.first.is_none() {
            assume("first", &mut told);
        }
        return Ok((setup, told));
    }
    let setup = Setup::Moment(Box::new(moment(sketch, layout, players, &mut chance, &mut told)));
    Cuba::begin(&setup).map(|_| (setup, told))
}

fn assume(id: &str, told: &mut Vec<Message>) {
    told.push(Message::new(format!("cuba-assumed-{id}")));
}

/// What lies on the board from the beginning.
struct LaidOut {
    street: Vec<Citizen>,
    town: Vec<Building>,
    flowers: Flowers,
}

fn laid_out(sketch: &Notes, mut street: Chance, mut town: Chance, told: &mut Vec<Message>) -> LaidOut {
    let (street, drawn) = filled(&sketch.street, Citizen::ALL, &mut street);
    if drawn {
        assume("street", told);
    }
    let said: Vec<Option<Building>> = sketch.town.iter().flat_map(|group| padded(group, PER_FLOWER)).collect();
    let (town, drawn) = filled(&said, Building::ALL, &mut town);
    if drawn {
        assume("buildings", told);
    }
    let mut flowers = default_flowers();
    for (citizen, flower) in &sketch.flowers {
        flowers[citizen.index()] = *flower;
    }
    LaidOut { street, town, flowers }
}

/// Whether anything was said that is not so at the beginning of every game.
fn is_midway(sketch: &Notes) -> bool {
    sketch.car.is_some()
        || sketch.ship.is_some()
        || sketch.price.is_some()
        || sketch.dice.is_some()
        || sketch.inactive.is_some()
        || sketch.turn.is_some()
        || sketch.decision.is_some()
        || sketch.seats.iter().any(|held| *held != Held::default())
}

/// A new game on a layout; `None`: there is no such layout.
fn new_game(sketch: &Notes, layout: &LaidOut, players: u8, seed: u64) -> Option<Setup> {
    let wish = Wish {
        first: sketch.first,
        street: layout.street.clone().try_into().ok(),
        town: layout.town.clone().try_into().ok(),
        flowers: layout.flowers,
        ..open(players)
    };
    wish.draw(sources(seed))
}

/// A game that goes on.
fn moment(
    sketch: &Notes,
    LaidOut { street, town, flowers }: LaidOut,
    players: u8,
    chance: &mut Chance,
    told: &mut Vec<Message>,
) -> Moment {
    // Whoever decides something of their own turn has it.
    let own = sketch.decision.filter(|(question, _)| !matches!(question, Question::Give | Question::Deliver));
    let turn = sketch.turn.or(sketch.first).or(own.and_then(|(_, seat)| seat));
    let known = [
        ("turn", turn.is_some()),
        ("car", sketch.car.is_some()),
        ("ship", sketch.ship.is_some()),
        ("price", sketch.price.is_some()),
    ];
    for (id, _) in known.into_iter().filter(|(_, known)| !known) {
        assume(id, told);
    }
    let turn = turn.unwrap_or_else(|| Seat(chance.below(players.into()) as u8));
    let (question, asked) = sketch.decision.unwrap_or((Question::Drive, None));
    let stop = |citizen: Citizen| street.iter().position(|one| *one == citizen);
    let car = sketch.car.and_then(|car| if let Parked::At(citizen) = car { stop(citizen) } else { None });
    Moment {
        players,
        buildings: [0, 1, 2, 3].map(|group| town.chunks(PER_FLOWER).nth(group).unwrap_or_default().to_vec()),
        car: car.unwrap_or(usize::from(HARBOUR)) as u16,
        citizens: street,
        flowers,
        ship: sketch.ship.unwrap_or(1),
        price: sketch.price.unwrap_or(2),
        dice: dice(sketch, question, chance, told),
        inactive: sketch.inactive.clone().unwrap_or_default(),
        supply: None,
        seats: seats(sketch, players, told),
        turn,
        asked: Asked { question, seat: asked.unwrap_or(turn), rolled: [0; 5], passed: sketch.passed.clone() },
        over: None,
        result: None,
    }
}

/// What everybody has: what was said of it, and for the rest what everybody has at the beginning.
fn seats(sketch: &Notes, players: u8, told: &mut Vec<Message>) -> Vec<Place> {
    let seats = &sketch.seats[..usize::from(players)];
    for (seat, held) in (0..).map(Seat).zip(seats) {
        let whole = held.pesos.and(held.points).is_some() && held.pawn.is_some() && !held.goods.contains(&None);
        if *held == Held::default() {
            told.push(Message::new("cuba-assumed-seat").with("player", seat));
        } else if !whole {
            told.push(Message::new("cuba-assumed-rest").with("player", seat));
        }
    }
    if seats.iter().any(|held| held.owns.is_none() && *held != Held::default()) {
        assume("owners", told);
    }
    seats.iter().map(place).collect()
}

fn place(held: &Held) -> Place {
    let mut place = beginner();
    place.pesos = held.pesos.unwrap_or(place.pesos);
    place.points = held.points.unwrap_or(place.points);
    for (count, said) in place.goods.iter_mut().zip(held.goods) {
        *count = said.unwrap_or(*count);
    }
    if let Some(Footing::On(building)) = held.pawn {
        place.pawn = Some(building);
    }
    place.owns = held.owns.clone().unwrap_or_default();
    place
}

/// What everybody has at the beginning.
pub(super) fn beginner() -> Place {
    let mut place = Place { pesos: START_PESOS, points: START_POINTS, ..Place::default() };
    for good in START_GOODS {
        place.goods[good.index()] = 1;
    }
    place
}

/// The dice on the ship, drawn as far as they are not known and there are any.
fn dice(sketch: &Notes, question: Question, chance: &mut Chance, told: &mut Vec<Message>) -> Option<Vec<(Good, u16)>> {
    let none = matches!(question, Question::Roll | Question::LeaveOut | Question::Over);
    let said = sketch.dice.as_deref().unwrap_or_default();
    if none || said.len() >= ON_SHIP {
        return sketch.dice.clone();
    }
    assume("dice", told);
    Some(drawn_dice(said, chance))
}

/// The dice of a ship, as far as they are not known drawn: of those the ones that show least stay out.
fn drawn_dice(said: &[(Good, u16)], chance: &mut impl Dice) -> Vec<(Good, u16)> {
    let unknown = CARGO.iter().filter(|good| said.iter().all(|(one, _)| one != *good));
    let mut drawn: Vec<(Good, u16)> = unknown
        .map(|good| {
            let faces = good.faces();
            (*good, faces[chance.below(faces.len() as u32) as usize].into())
        })
        .collect();
    drawn.sort_by_key(|(_, face)| std::cmp::Reverse(*face));
    drawn.truncate(ON_SHIP.saturating_sub(said.len()));
    let mut dice = [said, &drawn].concat();
    if dice.iter().all(|(_, face)| *face == 0)
        && let Some((_, face)) = dice.last_mut().filter(|_| !drawn.is_empty())
    {
        *face = 1;
    }
    dice
}

fn padded<T: Copy>(group: &[Option<T>], length: usize) -> Vec<Option<T>> {
    (0..length).map(|at| group.get(at).copied().flatten()).collect()
}

/// All there are in what was said, with what is missing drawn; and whether anything was.
fn filled<T: Id>(said: &[Option<T>], all: &[T], chance: &mut impl Dice) -> (Vec<T>, bool) {
    let mut left: Vec<T> = all.iter().copied().filter(|one| !said.contains(&Some(*one))).collect();
    shuffle(&mut left, chance);
    let said = padded(said, all.len());
    let drawn = said.iter().any(Option::is_none);
    (said.into_iter().filter_map(|one| one.or_else(|| left.pop())).collect(), drawn)
}
