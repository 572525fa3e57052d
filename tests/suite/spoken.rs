//! What a game says: its facts are the variables of its texts, under their own names, and everything that can happen,
//! be refused, chosen or wrong has a text in every language.

use std::collections::BTreeSet;

use santiago::{
    chance::Chance,
    cuba::{Cuba, Event, Item, Question, Refusal, conceivable::conceivable},
    game::{Decision, Dice, Fact, Game, Seat, Told},
    ids::Id,
    text::{
        Arg, Catalog, Message, Spoken,
        catalog::{Foreign, languages, sources},
        told,
    },
};

use crate::{cuba::scene::random_setup, support::tally, tested::any};

/// Something that could happen in some game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Sold {
    goods: &'static [&'static str],
    dice: [u32; 2],
}

impl Told for Sold {
    fn id(&self) -> &'static str {
        "sold"
    }

    fn facts(&self, tell: &mut dyn FnMut(&'static str, Fact)) {
        tell("seat", Fact::Seat(Seat(1)));
        tell("goods", Fact::Ids(self.goods.to_vec()));
        tell("dice", Fact::Table(["sugar", "rum"].into_iter().zip(self.dice).collect()));
        tell("pawn", Fact::Nothing);
    }

    fn derived(&self, tell: &mut dyn FnMut(&'static str, Fact)) {
        tell("left", Fact::Number(7));
    }
}

const TEXT: &str = "market-event-sold = { $seat } sells { $goods ->
    [rum] rum
    [rum-cigars] rum and cigars
   *[none] nothing
} ({ $goods-count }): { $dice-sugar } + { $dice-rum } = { $dice-total }, pawn { $pawn }, { $left } left.
";

#[test]
fn a_list_chooses_and_counts_and_a_table_has_entries_and_a_total() {
    let foreign = |lang: &str| Foreign {
        lang: lang.to_owned(),
        files: vec![("x.ftl".to_owned(), TEXT.to_owned())],
        ..Foreign::default()
    };
    let mut said = 0;
    for lang in languages() {
        let catalog = Catalog::new(lang, &[foreign(lang)]).with_names(vec!["Ana".to_owned(), "Luis".to_owned()]);
        for (goods, expected) in [
            (&["rum", "cigars"][..], "Luis sells rum and cigars (2): 4 + 1 = 5, pawn none, 7 left."),
            (&["rum"][..], "Luis sells rum (1): 4 + 1 = 5, pawn none, 7 left."),
            (&[][..], "Luis sells nothing (0): 4 + 1 = 5, pawn none, 7 left."),
        ] {
            let message = told("market", "event", &Sold { goods, dice: [4, 1] });
            let answer = catalog.say(&message);
            assert_eq!((answer.text.as_str(), answer.faults.len()), (expected, 0), "{lang} {message:?}");
            said += 1;
        }
    }
    tally("sentences of a list and a table", said);
}

#[test]
fn facts_keep_their_kinds() {
    let message = told("market", "event", &Sold { goods: &["rum"], dice: [4, 1] });
    let expected = Message::new("market-event-sold")
        .with("seat", Seat(1))
        .with("goods", Arg::Ids(vec!["rum"]))
        .with("dice", Arg::Table(vec![("sugar", 4), ("rum", 1)]))
        .with("pawn", "none")
        .with("left", 7_u32);
    assert_eq!(message, expected);
}

/// All languages.
pub struct Voices(pub Vec<Catalog>);

impl Voices {
    pub fn new() -> Self {
        Self(languages().into_iter().map(|lang| Catalog::new(lang, &[])).collect())
    }

    /// Says a message in every language; answers with its id.
    fn say(&self, message: &Message) -> String {
        for catalog in &self.0 {
            let said = catalog.say(message);
            assert!(said.faults.is_empty() && !said.fallback, "{} {message:?}: {said:?}", catalog.lang());
            assert!(!said.text.contains(['{', '}', '\u{2068}', '\u{2069}']), "{} {}", catalog.lang(), said.text);
            assert!(!said.text.trim().is_empty(), "{} {message:?}", catalog.lang());
        }
        message.id.clone()
    }
}

#[test]
fn everything_the_engine_says() {
    let voices = Voices::new();
    let mut chance = Chance::seeded(12);
    let (mut said, mut picked, mut sentences) = (BTreeSet::new(), BTreeSet::new(), 0);
    let (mut list, mut seen) = (Vec::new(), BTreeSet::new());
    let mut once = |message: Message, voices: &Voices| {
        sentences += 1;
        if seen.insert(format!("{message:?}")) {
            said.insert(voices.say(&message));
        }
    };
    for number in 0..150_u32 {
        let mut p = Cuba::begin(&random_setup(2 + (number % 3) as u8, &mut chance)).expect("valid");
        while Cuba::decision(&p) != Decision::Over {
            once(Cuba::question(p.question(), p.decider(), p.turn()), &voices);
            if chance.below(40) == 0 {
                conceivable(&p, |action| {
                    once(Cuba::action(action), &voices);
                    for refusal in Cuba::refusals(&p, None, action) {
                        once(Cuba::refusal(&refusal), &voices);
                    }
                    if !Cuba::is_legal(&p, action) {
                        for near in <Cuba as Spoken>::nearest(&p, action) {
                            once(near, &voices);
                        }
                    }
                });
                let other = p.decider().next(p.players());
                for refusal in Cuba::refusals(&p, Some(other), "pass".parse().expect("an action")) {
                    once(Cuba::refusal(&refusal), &voices);
                }
            }
            let action = any::<Cuba>(&p, &mut chance, &mut list);
            let played = Cuba::play(&p, None, action).expect("legal");
            for event in &played.events {
                once(Cuba::event(event), &voices);
                picked.extend(variant(event));
            }
            p = played.position;
        }
        once(Cuba::question(Question::Over, Seat(0), Seat(0)), &voices);
        for refusal in Cuba::refusals(&p, None, "pass".parse().expect("an action")) {
            once(Cuba::refusal(&refusal), &voices);
        }
    }
    for roll in ["roll 9 9 9 9 9", "leave-out rum"] {
        let p = Cuba::begin(&random_setup(2, &mut chance)).expect("valid");
        for refusal in Cuba::refusals(&p, None, roll.parse().expect("an action")) {
            once(Cuba::refusal(&refusal), &voices);
        }
    }
    // What random play hardly comes to.
    for event in [
        Event::NothingAtAlonso { seat: Seat(0) },
        Event::NothingToTake { seat: Seat(0) },
        Event::NothingToGive { seat: Seat(1) },
    ] {
        once(Cuba::event(&event), &voices);
    }
    once(Cuba::refusal(&Refusal::NoDieForWood), &voices);
    once(Cuba::action("roll 0 0 0 0 0".parse().expect("an action")), &voices);
    let english: BTreeSet<String> = sources("en")
        .into_iter()
        .filter(|(name, _)| *name == "play.ftl")
        .flat_map(|(_, text)| text.lines().filter(|line| line.starts_with("cuba-")))
        .filter_map(|line| line.split(' ').next().map(str::to_owned))
        .collect();
    said.append(&mut picked);
    let unsaid: Vec<_> = english.iter().filter(|id| !said.contains(*id)).collect();
    assert!(unsaid.is_empty(), "nothing says {unsaid:?}");
    tally("messages of play, each said in 5 languages from real games", said.len());
    tally("sentences in them", sentences);
}

/// The text that the one of a use or a gain picks.
fn variant(event: &Event) -> Option<String> {
    if let Event::Used { how, .. } = event {
        return Some(format!("cuba-event-used-{}", how.building().id()));
    }
    let Event::Gained { item, .. } = event else { return None };
    Some(format!("cuba-event-gained-{}", if let Item::Good(_) = item { "good" } else { item.id() }))
}

/// Every way in which a described position can be wrong.
#[test]
fn every_fault_is_said() {
    use santiago::cuba::{Building, Citizen, Fault, Flower, Good};
    let (seat, building, citizen, flower, good) = (Seat(1), Building::Customs, Citizen::Maria, Flower::Red, Good::Rum);
    let faults = [
        Fault::Players { players: 5 },
        Fault::NoSuchSeat { seat },
        Fault::Citizens,
        Fault::ZorroFlower,
        Fault::CitizenFlowers { flower, count: 1 },
        Fault::BuildingsPerFlower { flower, count: 2 },
        Fault::Buildings,
        Fault::Seats { count: 1 },
        Fault::Car { stop: 10 },
        Fault::Ship { ship: 8 },
        Fault::Price { price: 5 },
        Fault::DiceGoods,
        Fault::DieFace { good, face: 4 },
        Fault::DiceAllZero,
        Fault::DiceTooEarly,
        Fault::DiceMissing,
        Fault::InactiveTwice { citizen },
        Fault::GoodsTotal { good, count: 9 },
        Fault::Supply { good, count: 1 },
        Fault::Pesos { seat, count: 1_000 },
        Fault::Points { seat, count: 1_001 },
        Fault::OwnsTwice { seat, building },
        Fault::OwnsTooMany { seat, count: 4 },
        Fault::TwoOwners { building },
        Fault::TwoPawns { building },
        Fault::DecisionSeat { seat },
        Fault::DecisionCar { stop: 3 },
        Fault::DecisionInactive { citizen },
        Fault::DecisionPawn { seat },
        Fault::DecisionEmpty { question: Question::Take },
        Fault::PassedTwice { seat },
        Fault::PassedDecides { seat },
        Fault::OverShip { ship: 3 },
        Fault::Over,
        Fault::Result,
    ];
    let voices = Voices::new();
    let said: BTreeSet<String> = faults.iter().map(|fault| voices.say(&Cuba::fault(*fault))).collect();
    let english = sources("en").into_iter().flat_map(|(_, text)| text.lines());
    let written = english.filter(|line| line.starts_with("cuba-fault-")).count();
    assert_eq!(said.len(), written, "every fault has a text, and every text a fault");
}
