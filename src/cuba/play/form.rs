//! A real table of Santiago de Cuba as a form: which places there are to fill in, what can stand in each, and what is taken
//! where nothing was said. The same `Notes` that are typed in line by line; hides how they keep what they were told.

use crate::{
    cuba::{
        Building, Citizen, Good, Question,
        board::{CARGO, CEILING, PIECES, SHIPS},
        layout::PER_FLOWER,
    },
    game::Seat,
    ids::Id,
};

use super::{
    finish::beginner,
    notes::{Footing, Held, Notes, Parked},
    sketch::{building, citizen, named_harbour},
};

/// A group of places that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Section {
    /// The citizens along the street.
    Street,
    /// The buildings under the flowers.
    Buildings,
    /// The car, the ship, the price and the dice.
    Harbour,
    /// Who lies face down.
    Inactive,
    /// Whose markers lie on the buildings.
    Owners,
    /// What somebody has.
    Seat(Seat),
    /// Whose turn it is, and what is to be decided.
    Turn,
}

/// A place to fill in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// A stop of the street, from 0.
    Stop(usize),
    /// A place for a building, flower by flower, from 0.
    House(usize),
    /// Where the car stands.
    Car,
    /// Which ship is in the harbour.
    Ship,
    /// Points a unit.
    Price,
    /// What a die on the ship shows.
    Die(Good),
    /// Whether somebody lies face down.
    Inactive(Citizen),
    /// Whose marker lies on a building.
    Owner(Building),
    /// Somebody's pesos.
    Pesos(Seat),
    /// Somebody's victory points.
    Points(Seat),
    /// Somebody's pieces of a good.
    Goods(Seat, Good),
    /// Where somebody's pawn stands.
    Pawn(Seat),
    /// Whose turn it is.
    Turn,
    /// What is to be decided.
    Decision,
    /// Who decides it.
    Decider,
    /// Whether somebody has passed in the delivery round.
    Passed(Seat),
}

/// What can stand in a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filling {
    /// A citizen.
    Citizen(Citizen),
    /// A building.
    Building(Building),
    /// The stop without a citizen.
    Harbour,
    /// A number.
    Number(u16),
    /// Somebody at the table.
    Seat(Seat),
    /// A decision.
    Question(Question),
    /// Yes or no.
    Is(bool),
    /// Beside the board.
    Beside,
}

/// The decisions that a table can be left at.
const QUESTIONS: [Question; 8] = [
    Question::Drive,
    Question::Give,
    Question::Take,
    Question::Alonso,
    Question::Pawn,
    Question::Use,
    Question::Deliver,
    Question::Roll,
];

impl Section {
    /// All of them, in the order in which somebody looks over a table.
    pub fn all(players: u8) -> Vec<Self> {
        let mut all = vec![Self::Street, Self::Buildings, Self::Harbour, Self::Inactive, Self::Owners];
        all.extend((0..players).map(|seat| Self::Seat(Seat(seat))));
        all.push(Self::Turn);
        all
    }

    /// Its places.
    pub fn slots(self, sketch: &Notes, players: u8) -> Vec<Slot> {
        match self {
            Self::Street => (0..Citizen::ALL.len()).map(Slot::Stop).collect(),
            Self::Buildings => (0..Building::ALL.len()).map(Slot::House).collect(),
            Self::Harbour => [Slot::Car, Slot::Ship, Slot::Price].into_iter().chain(CARGO.map(Slot::Die)).collect(),
            Self::Inactive => Citizen::ALL.iter().map(|one| Slot::Inactive(*one)).collect(),
            Self::Owners => Building::ALL.iter().map(|one| Slot::Owner(*one)).collect(),
            Self::Seat(seat) => {
                let mut slots = vec![Slot::Pesos(seat), Slot::Points(seat), Slot::Pawn(seat)];
                slots.extend(Good::ALL.iter().map(|good| Slot::Goods(seat, *good)));
                slots
            }
            Self::Turn => {
                let mut slots = vec![Slot::Turn, Slot::Decision];
                let question = sketch.question();
                if matches!(question, Question::Give | Question::Deliver) {
                    slots.push(Slot::Decider);
                }
                if question == Question::Deliver {
                    slots.extend((0..players).map(|seat| Slot::Passed(Seat(seat))));
                }
                slots
            }
        }
    }
}

impl Notes {
    fn question(&self) -> Question {
        self.decision.map_or(Question::Drive, |(question, _)| question)
    }

    /// What was said of a place.
    pub fn said_of(&self, slot: Slot) -> Option<Filling> {
        let held = |seat: Seat| &self.seats[seat.index()];
        match slot {
            Slot::Stop(at) => self.street.get(at).copied().flatten().map(Filling::Citizen),
            Slot::House(at) => {
                let group = &self.town[at / PER_FLOWER];
                group.get(at % PER_FLOWER).copied().flatten().map(Filling::Building)
            }
            Slot::Car => self.car.map(|stop| match stop {
                Parked::Harbour => Filling::Harbour,
                Parked::At(citizen) => Filling::Citizen(citizen),
            }),
            Slot::Ship => self.ship.map(Filling::Number),
            Slot::Price => self.price.map(Filling::Number),
            Slot::Die(good) => {
                let mut dice = self.dice.iter().flatten();
                dice.find(|(one, _)| *one == good).map(|(_, face)| Filling::Number(*face))
            }
            Slot::Inactive(citizen) => {
                self.inactive.as_ref().filter(|list| list.contains(&citizen)).map(|_| Filling::Is(true))
            }
            Slot::Owner(building) => (0..self.seats.len())
                .find(|at| self.seats[*at].owns.iter().flatten().any(|one| *one == building))
                .map(|at| Filling::Seat(Seat(at as u8))),
            Slot::Pesos(seat) => held(seat).pesos.map(Filling::Number),
            Slot::Points(seat) => held(seat).points.map(Filling::Number),
            Slot::Goods(seat, good) => held(seat).goods[good.index()].map(Filling::Number),
            Slot::Pawn(seat) => held(seat).pawn.map(|spot| match spot {
                Footing::Beside => Filling::Beside,
                Footing::On(building) => Filling::Building(building),
            }),
            Slot::Turn => self.turn.map(Filling::Seat),
            Slot::Decision => self.decision.map(|(question, _)| Filling::Question(question)),
            Slot::Decider => self.decision.and_then(|(_, seat)| seat).map(Filling::Seat),
            Slot::Passed(seat) => self.passed.contains(&seat).then_some(Filling::Is(true)),
        }
    }

    /// What is taken where nothing was said; `None`: it is drawn, or follows from the rest.
    pub fn assumed_of(&self, slot: Slot) -> Option<Filling> {
        let start = beginner();
        match slot {
            Slot::Stop(_) | Slot::House(_) | Slot::Turn | Slot::Die(_) => None,
            Slot::Car => Some(Filling::Harbour),
            Slot::Ship => Some(Filling::Number(1)),
            Slot::Price => Some(Filling::Number(2)),
            Slot::Inactive(_) | Slot::Passed(_) => Some(Filling::Is(false)),
            Slot::Owner(_) => Some(Filling::Beside),
            Slot::Pesos(_) => Some(Filling::Number(start.pesos)),
            Slot::Points(_) => Some(Filling::Number(start.points)),
            Slot::Goods(_, good) => Some(Filling::Number(start.goods[good.index()])),
            Slot::Pawn(_) => Some(Filling::Beside),
            Slot::Decision => Some(Filling::Question(Question::Drive)),
            Slot::Decider => self.turn.map(Filling::Seat),
        }
    }

    /// Whether the ship has all its dice, so that one that was not named is left out.
    pub fn is_loaded(&self) -> bool {
        self.dice.as_ref().is_some_and(|dice| dice.len() + 1 >= CARGO.len())
    }

    /// What can stand in a place.
    pub fn choices(&self, slot: Slot, players: u8) -> Vec<Filling> {
        let free = |filling: &Filling, slots: usize, of: fn(usize) -> Slot| {
            (0..slots).map(of).all(|other| other == slot || self.said_of(other) != Some(*filling))
        };
        let numbers = |from: u16, to: u16| (from..=to).map(Filling::Number).collect();
        let seats = || (0..players).map(|seat| Filling::Seat(Seat(seat)));
        let buildings = || Building::ALL.iter().map(|one| Filling::Building(*one));
        let citizens = || Citizen::ALL.iter().map(|one| Filling::Citizen(*one));
        match slot {
            Slot::Stop(_) => citizens().filter(|one| free(one, Citizen::ALL.len(), Slot::Stop)).collect(),
            Slot::House(_) => buildings().filter(|one| free(one, Building::ALL.len(), Slot::House)).collect(),
            Slot::Car => citizens().chain([Filling::Harbour]).collect(),
            Slot::Ship => numbers(1, SHIPS.into()),
            Slot::Price => numbers(2, 4),
            Slot::Die(good) => numbers(0, good.faces().last().copied().unwrap_or(0).into()),
            Slot::Inactive(_) | Slot::Passed(_) => [true, false].map(Filling::Is).to_vec(),
            Slot::Owner(_) => seats().chain([Filling::Beside]).collect(),
            Slot::Pesos(_) | Slot::Points(_) => numbers(0, CEILING),
            Slot::Goods(..) => numbers(0, PIECES.into()),
            Slot::Pawn(_) => buildings().chain([Filling::Beside]).collect(),
            Slot::Turn | Slot::Decider => seats().collect(),
            Slot::Decision => QUESTIONS.map(Filling::Question).to_vec(),
        }
    }

    /// The first of what can stand in a place that a word means, in any language.
    pub fn meant(&self, slot: Slot, word: &str, names: &[String]) -> Option<Filling> {
        let number = || word.parse().ok().map(Filling::Number);
        let seat = || super::seat(word, names).map(Filling::Seat);
        let found = match slot {
            Slot::Stop(_) => citizen(word).ok().map(Filling::Citizen),
            Slot::House(_) | Slot::Pawn(_) => building(word).ok().map(Filling::Building),
            Slot::Car => {
                let harbour = || named_harbour(word).then_some(Filling::Harbour);
                citizen(word).ok().map(Filling::Citizen).or_else(harbour)
            }
            Slot::Ship | Slot::Price | Slot::Die(_) | Slot::Pesos(_) | Slot::Points(_) | Slot::Goods(..) => number(),
            Slot::Owner(_) | Slot::Turn | Slot::Decider => seat(),
            Slot::Inactive(_) | Slot::Passed(_) | Slot::Decision => None,
        };
        // Who stands elsewhere on the board can be named as well: then that was wrong.
        let moves = matches!(slot, Slot::Stop(_) | Slot::House(_));
        found.filter(|found| moves || self.choices(slot, names.len() as u8).contains(found))
    }

    /// Fills in a place, or says no longer what stands there.
    pub fn fill(&mut self, slot: Slot, filling: Option<Filling>) {
        match slot {
            Slot::Stop(at) => set(&mut self.street, at, filling.and_then(citizen_of)),
            Slot::House(at) => self.build(at, filling.and_then(building_of)),
            Slot::Car => {
                self.car = match filling {
                    Some(Filling::Harbour) => Some(Parked::Harbour),
                    other => other.and_then(citizen_of).map(Parked::At),
                }
            }
            Slot::Ship => self.ship = filling.and_then(number_of),
            Slot::Price => self.price = filling.and_then(number_of),
            Slot::Die(good) => {
                let mut dice = self.dice.take().unwrap_or_default();
                dice.retain(|(one, _)| *one != good);
                dice.extend(filling.and_then(number_of).map(|face| (good, face)));
                self.dice = (!dice.is_empty()).then_some(dice);
            }
            Slot::Inactive(citizen) => {
                let mut list = self.inactive.take().unwrap_or_default();
                list.retain(|one| *one != citizen);
                list.extend((filling == Some(Filling::Is(true))).then_some(citizen));
                self.inactive = (!list.is_empty()).then_some(list);
            }
            Slot::Owner(building) => self.mark(building, filling.and_then(seat_of)),
            Slot::Pesos(seat) => self.held(seat).pesos = filling.and_then(number_of),
            Slot::Points(seat) => self.held(seat).points = filling.and_then(number_of),
            Slot::Goods(seat, good) => self.held(seat).goods[good.index()] = filling.and_then(number_of),
            Slot::Pawn(seat) => {
                self.held(seat).pawn = match filling {
                    Some(Filling::Beside) => Some(Footing::Beside),
                    other => other.and_then(building_of).map(Footing::On),
                }
            }
            Slot::Turn => self.turn = filling.and_then(seat_of),
            Slot::Decision => {
                let question = if let Some(Filling::Question(question)) = filling { Some(question) } else { None };
                self.decision = question.map(|question| (question, None));
                self.passed.clear();
            }
            Slot::Decider => {
                let question = self.question();
                self.decision = Some((question, filling.and_then(seat_of)));
            }
            Slot::Passed(seat) => {
                self.passed.retain(|one| *one != seat);
                self.passed.extend((filling == Some(Filling::Is(true))).then_some(seat));
            }
        }
    }

    /// Puts a building in its place, and under no other flower.
    fn build(&mut self, at: usize, building: Option<Building>) {
        for group in &mut self.town {
            group.iter_mut().filter(|one| building.is_some() && **one == building).for_each(|one| *one = None);
        }
        set(&mut self.town[at / PER_FLOWER], at % PER_FLOWER, building);
    }

    /// Puts somebody's marker on a building, and nobody else's; of whom loses the last one, nothing was said.
    fn mark(&mut self, building: Building, owner: Option<Seat>) {
        for held in &mut self.seats {
            held.owns.iter_mut().for_each(|owns| owns.retain(|one| *one != building));
            held.owns = held.owns.take().filter(|owns| !owns.is_empty());
        }
        if let Some(seat) = owner {
            self.held(seat).owns.get_or_insert_default().push(building);
        }
    }

    fn held(&mut self, seat: Seat) -> &mut Held {
        &mut self.seats[seat.index()]
    }
}

/// Puts something in its place, and nowhere else.
fn set<T: Copy + Eq>(places: &mut Vec<Option<T>>, at: usize, one: Option<T>) {
    places.iter_mut().filter(|place| one.is_some() && **place == one).for_each(|place| *place = None);
    if places.len() <= at {
        places.resize(at + 1, None);
    }
    places[at] = one;
    while places.last() == Some(&None) {
        places.pop();
    }
}

fn citizen_of(filling: Filling) -> Option<Citizen> {
    if let Filling::Citizen(citizen) = filling { Some(citizen) } else { None }
}

fn building_of(filling: Filling) -> Option<Building> {
    if let Filling::Building(building) = filling { Some(building) } else { None }
}

fn number_of(filling: Filling) -> Option<u16> {
    if let Filling::Number(number) = filling { Some(number) } else { None }
}

fn seat_of(filling: Filling) -> Option<Seat> {
    if let Filling::Seat(seat) = filling { Some(seat) } else { None }
}
