//! A table of Santiago de Cuba set up in a few words.

use santiago::{
    cuba::{
        Building, Citizen, Cuba, Flower, Good, Hand, Moment, Question, Setup,
        layout::{default_flowers, random_street, random_town},
        setup::{Asked, Place},
    },
    game::{Dice, Game, Seat, Told},
    ids::Id,
};

use crate::support::Played;

/// A random game's set-up, its flowers mixed too.
pub fn random_setup(players: u8, dice: &mut impl Dice) -> Setup {
    let mut flowers = default_flowers();
    for _ in 0..20 {
        let citizen = |dice: &mut dyn FnMut(u32) -> u32| dice(9) as usize;
        let (a, b) = (citizen(&mut |n| dice.below(n)), citizen(&mut |n| dice.below(n)));
        if a != Citizen::Zorro.index() && b != Citizen::Zorro.index() {
            flowers.swap(a, b);
        }
    }
    let layout = santiago::cuba::Layout::new(players, random_street(dice), random_town(dice), flowers);
    Setup::New { layout: layout.expect("complete"), first: Seat(dice.below(players.into()) as u8) }
}

/// A moment of a game, described by what is special about it.
///
/// Unless said otherwise: the default flowers; citizens and buildings in canonical order, so that the street runs
/// Pedro, Maria, José, Martinez, Conchita, El Zorro, Miguel, Pablo, Alonso, harbour, and the bank, the church and the
/// distillery lie under yellow; the car at the harbour; ship 1 at price 2 wanting 2 sugar, 1 tobacco and 3 rum; start
/// holdings; seat 0 about to drive.
#[derive(Clone, Debug)]
pub struct Scene(pub Moment);

pub fn scene(players: u8) -> Scene {
    let place = Place { goods: [1, 1, 1, 0, 0, 0], pesos: 3, points: 2, ..Place::default() };
    let three = |flower: usize| Building::ALL[3 * flower..3 * flower + 3].to_vec();
    Scene(Moment {
        players,
        citizens: Citizen::ALL.to_vec(),
        flowers: default_flowers(),
        buildings: [three(0), three(1), three(2), three(3)],
        car: 9,
        ship: 1,
        price: 2,
        dice: Some(vec![(Good::Sugar, 2), (Good::Citrus, 0), (Good::Tobacco, 1), (Good::Rum, 3)]),
        inactive: Vec::new(),
        supply: None,
        seats: vec![place; players.into()],
        turn: Seat(0),
        asked: Asked { question: Question::Drive, seat: Seat(0), rolled: [0; 5], passed: Vec::new() },
        over: None,
        result: None,
    })
}

impl Scene {
    pub fn car_before(self, citizen: Citizen) -> Self {
        let stop = self.0.citizens.iter().position(|one| *one == citizen).expect("on the street");
        self.car((stop as u16 + 9) % 10)
    }

    pub fn car(mut self, stop: u16) -> Self {
        self.0.car = stop;
        self
    }

    pub fn ship(mut self, ship: u16) -> Self {
        self.0.ship = ship;
        self
    }

    pub fn price(mut self, price: u16) -> Self {
        self.0.price = price;
        self
    }

    /// Four dice, as `sugar 2 citrus 4 tobacco 0 rum 1`.
    pub fn dice(mut self, dice: &str) -> Self {
        self.0.dice = Some(pairs(dice));
        self
    }

    pub fn no_dice(mut self) -> Self {
        self.0.dice = None;
        self
    }

    pub fn inactive(mut self, citizens: &[Citizen]) -> Self {
        self.0.inactive = citizens.to_vec();
        self
    }

    /// All goods of a seat, as `sugar 2 wood 1`.
    pub fn goods(mut self, seat: usize, goods: &str) -> Self {
        self.0.seats[seat].goods = [0; 6];
        for (good, count) in pairs(goods) {
            self.0.seats[seat].goods[good.index()] = count;
        }
        self
    }

    pub fn pesos(mut self, seat: usize, pesos: u16) -> Self {
        self.0.seats[seat].pesos = pesos;
        self
    }

    pub fn points(mut self, seat: usize, points: u16) -> Self {
        self.0.seats[seat].points = points;
        self
    }

    pub fn pawn(mut self, seat: usize, building: Building) -> Self {
        self.0.seats[seat].pawn = Some(building);
        self
    }

    pub fn owns(mut self, seat: usize, buildings: &[Building]) -> Self {
        self.0.seats[seat].owns = buildings.to_vec();
        self
    }

    pub fn turn(mut self, seat: u8) -> Self {
        self.0.turn = Seat(seat);
        self.0.asked.seat = Seat(seat);
        self
    }

    pub fn asked(mut self, question: Question, seat: u8) -> Self {
        self.0.asked.question = question;
        self.0.asked.seat = Seat(seat);
        self
    }

    /// Puts a building under a flower, in exchange for the first one there.
    pub fn under(mut self, flower: Flower, building: Building) -> Self {
        let groups = &mut self.0.buildings;
        let (group, at) = (0..4)
            .find_map(|group| groups[group].iter().position(|one| *one == building).map(|at| (group, at)))
            .expect("in town");
        if group != flower.index() {
            groups[group][at] = groups[flower.index()][0];
            groups[flower.index()][0] = building;
        }
        self
    }

    /// The position, or the ids of what is wrong with it.
    pub fn faults(self) -> Vec<&'static str> {
        match Cuba::begin(&Setup::Moment(Box::new(self.0))) {
            Ok(_) => Vec::new(),
            Err(faults) => faults.iter().map(Told::id).collect(),
        }
    }

    pub fn start(self) -> Played {
        let position = Cuba::begin(&Setup::Moment(Box::new(self.0)));
        Played { position: position.expect("a valid scene"), events: Vec::new() }
    }

    /// Starts and plays one action.
    pub fn play(self, line: &str) -> Played {
        self.start().play(line)
    }
}

impl Played {
    pub fn hand(&self, seat: u8) -> &Hand {
        self.position.hand(Seat(seat))
    }

    pub fn good(&self, seat: u8, good: Good) -> u8 {
        self.hand(seat).goods[good]
    }
}

fn pairs(text: &str) -> Vec<(Good, u16)> {
    let words: Vec<_> = text.split_whitespace().collect();
    let pair = |pair: &[&str]| (Good::from_id(pair[0]).expect("a good"), pair[1].parse().expect("a number"));
    words.chunks(2).map(pair).collect()
}
