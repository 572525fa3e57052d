//! Laws over random games and arbitrary actions.

use santiago::{
    chance::Chance,
    cuba::{
        Action, Cuba, Good, Item, Position,
        action::{Count, Roll},
        board::{CEILING, PIECES},
        conceivable::conceivable,
    },
    game::{Decision, Dice, Eyes, Game, Happened, Seat},
    ids::Id,
    record::{Line, Record},
    wire::{self, Wire},
};

use crate::support::{random_setup, tally};

/// Any legal action, or a roll.
pub fn any(p: &Position, dice: &mut Chance, list: &mut Vec<Action>) -> Action {
    match Cuba::decision(p) {
        Decision::Chance { .. } => Cuba::roll(p, dice),
        Decision::Ask { .. } | Decision::Over => {
            Cuba::legal(p, list);
            list[dice.below(list.len() as u32) as usize]
        }
    }
}

fn conserved(p: &Position) {
    for good in Good::ALL {
        let held: u8 = p.hands().map(|(_, hand)| hand.goods[*good]).sum();
        assert_eq!(held + p.supply()[*good], PIECES, "{}", good.id());
    }
    for (_, hand) in p.hands() {
        assert!(hand.pesos <= CEILING && hand.points <= CEILING && hand.owns.len() <= 3);
    }
}

/// The hands before an action, changed as the events say, are the hands after it.
fn adds_up(before: &Position, after: &Position, events: &[<Cuba as Game>::Event]) {
    let hands = |p: &Position| -> Vec<[i32; 8]> {
        let hand = |(_, hand): (Seat, &santiago::cuba::Hand)| {
            let mut row = [0; 8];
            hand.goods.each().for_each(|(good, count)| row[good.index()] = i32::from(count));
            row[6] = hand.pesos.into();
            row[7] = hand.points.into();
            row
        };
        p.hands().map(hand).collect()
    };
    let mut told = hands(before);
    for event in events {
        event.changes(&mut |seat, item, by| {
            assert_ne!(by, 0);
            let column = match item {
                Item::Good(good) => good.index(),
                Item::Pesos => 6,
                Item::Points => 7,
            };
            told[seat.index()][column] += by;
        });
    }
    assert_eq!(told, hands(after), "{events:?}");
}

fn json_round_trip(p: &Position) {
    let json = wire::write_state::<Cuba>(p);
    let setup = wire::read_state::<Cuba>(&json.to_string()).expect("a state of ours can be read");
    assert_eq!(Cuba::begin(&setup).as_ref(), Ok(p), "{json}");
}

#[test]
fn random_games() {
    const GAMES: usize = 5_100;
    let (mut games, mut steps) = (0, 0);
    let mut list = Vec::new();
    for number in 0..GAMES {
        let mut chance = Chance::seeded(number as u64);
        let players = 2 + (number % 3) as u8;
        let mut line = Line::<Cuba>::begin(random_setup(players, &mut chance)).expect("valid");
        let mut trail = vec![*line.position()];
        while Cuba::decision(line.position()) != Decision::Over {
            let before = *line.position();
            let action = any(&before, &mut chance, &mut list);
            let played = line.play(None, action).expect("a legal action applies");
            adds_up(&before, &played.position, &played.events);
            conserved(&played.position);
            // The silent way and the told one are the same.
            let mut silent = before;
            Cuba::advance(&mut silent, action, &mut santiago::game::Silent);
            assert_eq!(silent, played.position);
            if number % 20 == 0 {
                json_round_trip(&played.position);
                assert_eq!(Cuba::read_back(action), action);
            }
            trail.push(played.position);
            steps += 1;
        }
        // Undo restores exactly, and replay gives the same end.
        let record = Record::<Cuba> { setup: line.record().setup.clone(), actions: line.record().actions.clone() };
        assert_eq!(Line::replay(record).expect("plays").position(), line.position());
        if number % 50 == 0 {
            while let Some(expected) = {
                trail.pop();
                trail.last()
            } {
                line.undo().expect("an action to undo");
                assert_eq!(line.position(), expected);
            }
            assert!(line.undo().is_none());
        }
        games += 1;
    }
    tally("random games without a violation", games);
    tally("steps in them", steps);
}

trait ReadBack: Wire {
    /// An action through its JSON and its line, and back.
    fn read_back(action: Self::Action) -> Self::Action;
}

impl ReadBack for Cuba {
    fn read_back(action: Action) -> Action {
        let json = Self::write_action(action).to_string();
        let raw = wire::json::object(json.as_bytes()).expect("an object");
        let wire::Asked::Do(read) = Self::read_action(raw).expect("an action") else { panic!("{json}") };
        assert_eq!(action.to_string().parse(), Ok(read));
        read
    }
}

#[test]
fn arbitrary_actions() {
    const MANY: u64 = 200_000;
    let (mut tried, mut accepted) = (0, 0);
    let mut chance = Chance::seeded(2);
    let mut list = Vec::new();
    while tried < MANY {
        let mut p = Cuba::begin(&random_setup(2 + (tried % 3) as u8, &mut chance)).expect("valid");
        while Cuba::decision(&p) != Decision::Over {
            Cuba::legal(&p, &mut list);
            assert!(list.iter().enumerate().all(|(at, one)| !list[..at].contains(one)), "each once");
            let mut wild = Vec::new();
            if chance.below(8) == 0 {
                conceivable(&p, |action| wild.push(action));
            }
            for action in &mut wild {
                // Now and then a number from anywhere.
                if let Action::Drive(steps) = action
                    && chance.below(4) == 0
                {
                    *steps = Count::new(chance.below(65_536) as u16);
                }
            }
            wild.push(Action::Roll(Roll::new([0; 5].map(|_: u8| chance.below(7) as u8))));
            for action in wild {
                let by = (chance.below(3) == 0).then(|| Seat(chance.below(p.players().into()) as u8));
                let legal = match Cuba::decision(&p) {
                    Decision::Ask { seat, .. } => by.is_none_or(|by| by == seat) && list.contains(&action),
                    Decision::Chance { seat } => {
                        let Action::Roll(roll) = action else { continue };
                        let [sugar, citrus, tobacco, rum, cigars] = roll.faces();
                        by.is_none_or(|by| by == seat)
                            && citrus <= 4
                            && [sugar, tobacco, rum, cigars].iter().all(|face| *face <= 3)
                    }
                    Decision::Over => false,
                };
                let before = p;
                let played = Cuba::play(&p, by, action);
                assert_eq!(p, before);
                assert_eq!(played.is_ok(), legal, "{action} by {by:?} in {p:?}");
                if let Err(refusals) = &played {
                    use santiago::game::Told;
                    assert!(!refusals.is_empty());
                    assert!(refusals.is_sorted_by_key(Told::rule));
                }
                tried += 1;
                accepted += u64::from(legal);
            }
            let action = any(&p, &mut chance, &mut list);
            p = Cuba::play(&p, None, action).expect("legal").position;
        }
    }
    assert!(accepted > MANY / 100);
    tally("arbitrary actions without a violation", tried);
    tally("of them accepted", accepted);
}

#[test]
fn every_outcome_of_chance() {
    let p = Cuba::begin(&random_setup(2, &mut Chance::seeded(3))).expect("valid");
    let (mut outcomes, mut weight) = (0, 0);
    Cuba::chance(&p, &mut |action, ways| {
        assert!(Cuba::is_legal(&p, action));
        outcomes += 1;
        weight += ways;
    });
    assert_eq!((outcomes, weight), (4 * 4 * 4 * 4 * 5, 6_u32.pow(5)));
    let mut none = 0;
    let driving = crate::support::scene(2).start().position;
    Cuba::chance(&driving, &mut |_, _| none += 1);
    assert_eq!(none, 0);
    // The fast way draws each by its weight.
    let (mut chance, mut zeros, mut fours) = (Chance::seeded(4), 0, 0);
    for _ in 0..60_000 {
        let Action::Roll(roll) = Cuba::roll(&p, &mut chance) else { panic!("a roll") };
        zeros += u32::from(roll.faces()[0] == 0);
        fours += u32::from(roll.faces()[1] == 4);
    }
    assert!((9_600..10_400).contains(&zeros) && (9_600..10_400).contains(&fours), "{zeros} {fours}");
}

#[test]
fn nothing_hidden_reaches_a_view() {
    let mut chance = Chance::seeded(6);
    let mut list = Vec::new();
    let mut compared = 0;
    for number in 0..60 {
        let mut p = Cuba::begin(&random_setup(3 + number % 2, &mut chance)).expect("valid");
        while Cuba::decision(&p) != Decision::Over {
            let action = any(&p, &mut chance, &mut list);
            p = Cuba::play(&p, None, action).expect("legal").position;
            let players = p.players();
            let (mine, other, third) = (Seat(0), Seat(1), Seat(2));
            // What seat 0 cannot know: the holdings of seats 1 and 2 exchanged.
            let json = wire::write_state::<Cuba>(&p);
            let mut swapped = json.clone();
            for what in ["goods", "pesos", "points"] {
                swapped["seats"][1][what] = json["seats"][2][what].clone();
                swapped["seats"][2][what] = json["seats"][1][what].clone();
            }
            let setup = wire::read_state::<Cuba>(&swapped.to_string()).expect("well-formed");
            let Ok(twin) = Cuba::begin(&setup) else { continue };
            if p.question() == santiago::cuba::Question::Over {
                continue;
            }
            for eyes in [Eyes::Seat(mine), Eyes::Spectator] {
                assert_eq!(Cuba::view(&p, eyes), Cuba::view(&twin, eyes));
            }
            assert!(players < 3 || twin == p || Cuba::view(&p, Eyes::Open) != Cuba::view(&twin, Eyes::Open));
            let seen = Cuba::view(&p, Eyes::Seat(other));
            assert!(seen.seats[third.index()].hidden.is_none() && seen.seats[other.index()].hidden.is_some());
            compared += 1;
        }
    }
    assert!(compared > 1_000);
    tally("pairs of positions with the same view", compared);
}

/// One hash over a fixed set of games, so that a change of behaviour is never silent.
#[test]
fn signature() {
    use santiago::game::{Fact, Told};
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut feed = |text: &str| {
        for byte in text.bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    };
    let mut list = Vec::new();
    for number in 0..300_u64 {
        let mut chance = Chance::seeded(number);
        let mut p = Cuba::begin(&random_setup(2 + (number % 3) as u8, &mut chance)).expect("valid");
        while Cuba::decision(&p) != Decision::Over {
            let action = any(&p, &mut chance, &mut list);
            for action in &list {
                feed(&action.to_string());
            }
            let played = Cuba::play(&p, None, action).expect("legal");
            for event in &played.events {
                feed(event.id());
                feed(event.rule().id());
                event.facts(&mut |name, fact: Fact| feed(&format!("{name}{fact:?}")));
            }
            p = played.position;
        }
        feed(&wire::write_state::<Cuba>(&p).to_string());
    }
    tally("is the signature of 300 games", format!("{hash:016x}"));
    assert_eq!(format!("{hash:016x}"), "6e632868c5ec6ab2", "behaviour changed; if it was meant to, say so here");
}
