//! What the tests share: a table set up in a few words, and figures that are printed even when all is well.

use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
};

use fluent_syntax::{ast, parser, serializer};

use santiago::{
    cuba::{
        Building, Citizen, Cuba, Flower, Good, Hand, Moment, Question, Setup,
        layout::{default_flowers, random_street, random_town},
        setup::{Asked, Place},
    },
    game::{Decision, Dice, Game, Happened, Seat, Told},
    ids::Id,
    text::catalog::sources,
    wire::Wire,
};

/// Prints a figure past the test harness, which keeps what passing tests print to itself.
pub fn tally(what: &str, count: impl std::fmt::Display) {
    writeln!(io::stderr(), "    {count} {what}").expect("standard error is open");
}

/// The same, of a game.
pub fn count_of<G: Game>(what: &str, count: impl std::fmt::Display) {
    tally(&format!("{what} ({})", G::ID), count);
}

/// A file of the project.
pub fn project(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The text of a file of the project.
pub fn read(path: &str) -> String {
    fs::read_to_string(project(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

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
            Err(faults) => faults.into_iter().map(santiago::cuba::Fault::id).collect(),
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

/// A game under way, with what happened at the last action.
#[derive(Clone, Debug)]
pub struct Played<G: Wire = Cuba> {
    pub position: G::Position,
    pub events: Vec<G::Event>,
}

fn parse<G: Wire>(line: &str) -> G::Action {
    line.parse().unwrap_or_else(|misread| panic!("{line}: {misread:?}"))
}

impl<G: Wire> Played<G> {
    pub fn play(self, line: &str) -> Self {
        let played = G::play(&self.position, None, parse::<G>(line))
            .unwrap_or_else(|refusals| panic!("{line} is refused: {refusals:?}\n{:?}", self.position));
        Self { position: played.position, events: played.events }
    }

    /// The rules that refuse an action.
    pub fn refused(&self, line: &str) -> Vec<&'static str> {
        self.refused_to(None, line)
    }

    pub fn refused_to(&self, by: Option<u8>, line: &str) -> Vec<&'static str> {
        let refusals = G::refusals(&self.position, by.map(Seat), parse::<G>(line));
        refusals.iter().map(|refusal| refusal.rule().id()).collect()
    }

    pub fn legal(&self) -> Vec<String> {
        let mut list = Vec::new();
        G::legal(&self.position, &mut list);
        list.iter().map(ToString::to_string).collect()
    }

    /// Whether this is the decision, and this seat's; after the end it is nobody's.
    pub fn asks(&self, question: G::Question, seat: u8) -> bool {
        match G::decision(&self.position) {
            Decision::Ask { seat: who, question: what } => (what, who) == (question, Seat(seat)),
            Decision::Chance { seat: who } => ("roll", who) == (question.id(), Seat(seat)),
            Decision::Over => question.id() == "over",
        }
    }

    /// The ids of the events of the last action.
    pub fn told(&self) -> Vec<&'static str> {
        self.events.iter().map(Told::id).collect()
    }

    /// The rules of the events of the last action.
    pub fn rules(&self) -> Vec<&'static str> {
        self.events.iter().map(|event| event.rule().id()).collect()
    }

    /// What the last action changed in a hand.
    pub fn changed(&self, seat: u8, item: <G::Event as Happened>::Stock) -> i32 {
        let mut sum = 0;
        for event in &self.events {
            event.changes(&mut |whose, what, by| {
                if whose == Seat(seat) && G::item_id(what) == G::item_id(item) {
                    sum += by;
                }
            });
        }
        sum
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

/// A language that cannot be mistaken for another, as file names and texts: every vowel has an accent and is doubled, so
/// that texts are longer by more than a third, and every text stands in brackets.
pub fn pseudo_locale([open, close]: [&str; 2]) -> Vec<(String, String)> {
    fn letters(text: &str) -> String {
        let accented = |c: char| match c {
            'a' => "áá".to_owned(),
            'e' => "éé".to_owned(),
            'i' => "íí".to_owned(),
            'o' => "óó".to_owned(),
            'u' => "úú".to_owned(),
            'A' => "Á".to_owned(),
            'E' => "É".to_owned(),
            'I' => "Í".to_owned(),
            'O' => "Ó".to_owned(),
            'U' => "Ú".to_owned(),
            c => c.to_string(),
        };
        text.chars().map(accented).collect()
    }
    fn pattern(one: &mut ast::Pattern<String>, brackets: Option<[&str; 2]>) {
        for element in &mut one.elements {
            match element {
                ast::PatternElement::TextElement { value } => *value = letters(value),
                ast::PatternElement::Placeable { expression: ast::Expression::Select { variants, .. } } => {
                    for variant in variants {
                        pattern(&mut variant.value, None);
                    }
                }
                ast::PatternElement::Placeable { .. } => {}
            }
        }
        if let Some([open, close]) = brackets {
            one.elements.insert(0, ast::PatternElement::TextElement { value: open.to_owned() });
            one.elements.push(ast::PatternElement::TextElement { value: close.to_owned() });
        }
    }
    // One or two letters that stand for a thing are signs: they have the same room in every language.
    const SIGNS: [&str; 2] = ["cuba-ui-flower", "cuba-ui-good"];
    let pseudo = |text: &str| {
        let mut tree = parser::parse(text.to_owned()).expect("Fluent");
        for entry in &mut tree.body {
            if let ast::Entry::Message(message) = entry
                && !SIGNS.contains(&message.id.name.as_str())
            {
                message.value.iter_mut().for_each(|value| pattern(value, Some([open, close])));
                message.attributes.iter_mut().for_each(|one| pattern(&mut one.value, Some([open, close])));
            }
        }
        serializer::serialize(&tree)
    };
    sources("en").into_iter().map(|(name, text)| (name.to_owned(), pseudo(text))).collect()
}
