//! Laws over random games and arbitrary actions.

use santiago::{
    chance::Chance,
    cuba::{
        Action, Cuba, Good, Item, Position,
        action::{Count, Roll, Use},
        board::{CEILING, PIECES},
        conceivable::conceivable,
    },
    game::{Decision, Dice, Eyes, Game, Happened, Seat, Told},
    ids::Id,
    record::{Playing, Record},
    wire::{self, Wire},
};

use crate::support::{random_setup, tally};

/// Any legal action, or a roll.
pub fn any(p: &Position, dice: &mut Chance, list: &mut Vec<Action>) -> Action {
    let action = Cuba::roll(p, dice).or_else(|| Cuba::pick(p, list, dice));
    action.expect("there is something to do before the end")
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
    let (mut games, mut steps, mut round_trips, mut undone) = (0, 0, 0, 0);
    let mut list = Vec::new();
    for number in 0..GAMES {
        let mut chance = Chance::seeded(number as u64);
        let players = 2 + (number % 3) as u8;
        let mut line = Playing::<Cuba>::begin(random_setup(players, &mut chance)).expect("valid");
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
            // A sample of every game: through JSON and back.
            if (steps + number) % 16 == 0 || Cuba::decision(&played.position) == Decision::Over {
                json_round_trip(&played.position);
                assert_eq!(Cuba::read_back(action), action);
                round_trips += 1;
            }
            trail.push(played.position);
            steps += 1;
        }
        // Undo restores exactly, and replay gives the same end.
        let record = Record::<Cuba> { setup: line.record().setup.clone(), actions: line.record().actions.clone() };
        assert_eq!(Playing::replay(record).expect("plays").position(), line.position());
        let back = if number % 50 == 0 { usize::MAX } else { 3 };
        for _ in 0..back {
            trail.pop();
            let Some(expected) = trail.last() else { break };
            line.undo().expect("an action to undo");
            assert_eq!(line.position(), expected);
            undone += 1;
        }
        assert!(number % 50 != 0 || line.undo().is_none(), "all the way back");
        games += 1;
    }
    tally("random games without a violation", games);
    tally("steps in them", steps);
    tally("positions through JSON and back", round_trips);
    tally("actions undone", undone);
}

trait ReadBack: Wire {
    /// An action through its JSON and its line, and back.
    fn read_back(action: Self::Action) -> Self::Action;
}

impl ReadBack for Cuba {
    fn read_back(action: Action) -> Action {
        let json = Self::write_action(action).to_string();
        let raw = wire::json::object(json.as_bytes()).expect("an object");
        let wire::Wanted::Do(read) = Self::read_action(raw).expect("an action") else { panic!("{json}") };
        assert_eq!(action.to_string().parse(), Ok(read));
        read
    }
}

/// The same action with a number from anywhere.
#[expect(clippy::wildcard_enum_match_arm, reason = "the others have no number")]
fn with_count(action: Action, count: u16) -> Action {
    let count = Count::new(count);
    match action {
        Action::Drive(_) => Action::Drive(count),
        Action::Deliver { good, .. } => Action::Deliver { good, count },
        Action::DeliverWood { instead_of, .. } => Action::DeliverWood { instead_of, count },
        Action::Use(Use::Distillery(_)) => Action::Use(Use::Distillery(count)),
        Action::Use(Use::CigarFactory(_)) => Action::Use(Use::CigarFactory(count)),
        Action::Use(Use::Casino { into, .. }) => Action::Use(Use::Casino { into, count }),
        action => action,
    }
}

/// A few actions that belong to the decision, and some of all kinds; numbers now and then from anywhere.
fn wild(p: &Position, list: &[Action], chance: &mut Chance) -> Vec<Action> {
    let mut all = Vec::new();
    conceivable(p, |action| all.push(action));
    let kinds: Vec<_> = list.iter().map(|action| action.kind()).collect();
    let (fitting, other): (Vec<Action>, Vec<Action>) =
        all.into_iter().partition(|action| kinds.contains(&action.kind()));
    let mut wild: Vec<Action> = Vec::new();
    for (from, count) in [(&fitting, 24), (&other, 6)] {
        for _ in 0..count.min(from.len()) {
            let action = from[chance.below(from.len() as u32) as usize];
            wild.push(match chance.below(4) {
                0 => with_count(action, chance.below(65_536) as u16),
                // Numbers that wrap around to small ones in a byte or when tripled.
                1 => with_count(action, [256, 257, 258, 21_845, 21_846, 21_847, 65_535][chance.below(7) as usize]),
                _ => action,
            });
        }
    }
    wild.extend(list.iter().copied().take(4));
    wild.push(Action::LeaveOut(Good::Wood));
    wild.push(Action::Roll(Roll::new([0; 5].map(|_: u8| chance.below(7) as u8))));
    wild
}

#[test]
fn arbitrary_actions() {
    const MANY: u64 = 200_000;
    let (mut tried, mut accepted, mut after_the_end) = (0, 0, 0);
    let mut chance = Chance::seeded(2);
    let mut list = Vec::new();
    while tried < MANY {
        let mut p = Cuba::begin(&random_setup(2 + (tried % 3) as u8, &mut chance)).expect("valid");
        loop {
            Cuba::legal(&p, &mut list);
            assert!(list.iter().enumerate().all(|(at, one)| !list[..at].contains(one)), "each once");
            for action in wild(&p, &list, &mut chance) {
                let by = (chance.below(3) == 0).then(|| Seat(chance.below(p.players().into()) as u8));
                let legal = match Cuba::decision(&p) {
                    Decision::Ask { seat, .. } => by.is_none_or(|by| by == seat) && list.contains(&action),
                    Decision::Chance { seat } => {
                        by.is_none_or(|by| by == seat)
                            && if let Action::Roll(roll) = action {
                                let [sugar, citrus, tobacco, rum, cigars] = roll.faces();
                                citrus <= 4 && [sugar, tobacco, rum, cigars].iter().all(|face| *face <= 3)
                            } else {
                                false
                            }
                    }
                    Decision::Over => {
                        after_the_end += 1;
                        false
                    }
                };
                let before = p;
                let played = Cuba::play(&p, by, action);
                assert_eq!(p, before);
                assert_eq!(played.is_ok(), legal, "{action} by {by:?} in {p:?}");
                if let Err(refusals) = &played {
                    assert!(!refusals.is_empty());
                    assert!(refusals.is_sorted_by_key(Told::rule));
                }
                tried += 1;
                accepted += u64::from(legal);
            }
            if Cuba::decision(&p) == Decision::Over {
                break;
            }
            let action = any(&p, &mut chance, &mut list);
            p = Cuba::play(&p, None, action).expect("legal").position;
        }
    }
    assert!(accepted > MANY / 10 && after_the_end > 100, "{accepted} {after_the_end}");
    tally("arbitrary actions without a violation", tried);
    tally("of them accepted", accepted);
    tally("of them after the end", after_the_end);
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
        let Some(Action::Roll(roll)) = Cuba::roll(&p, &mut chance) else { panic!("a roll") };
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
        let mut p = Cuba::begin(&random_setup(2 + number % 3, &mut chance)).expect("valid");
        while Cuba::decision(&p) != Decision::Over {
            let action = any(&p, &mut chance, &mut list);
            p = Cuba::play(&p, None, action).expect("legal").position;
            if Cuba::decision(&p) == Decision::Over {
                break;
            }
            // Somebody looks; of two others something that cannot be seen is changed.
            let players = u32::from(p.players());
            let me = Seat(chance.below(players) as u8);
            let (one, other) = (Seat((me.0 + 1) % p.players()), Seat((me.0 + p.players() - 1) % p.players()));
            let json = wire::write_state::<Cuba>(&p);
            let mut changed = json.clone();
            let seat = &mut changed["seats"][one.index()];
            match chance.below(3) {
                0 => seat["pesos"] = ((seat["pesos"].as_u64().expect("a number") + 1) % 999).into(),
                1 => seat["points"] = ((seat["points"].as_u64().expect("a number") + 1) % 999).into(),
                _ => {
                    for what in ["goods", "pesos", "points"] {
                        changed["seats"][one.index()][what] = json["seats"][other.index()][what].clone();
                        changed["seats"][other.index()][what] = json["seats"][one.index()][what].clone();
                    }
                }
            }
            let setup = wire::read_state::<Cuba>(&changed.to_string()).expect("well-formed");
            let Ok(twin) = Cuba::begin(&setup) else { continue };
            for eyes in [Eyes::Seat(me), Eyes::Spectator] {
                assert_eq!(Cuba::view(&p, eyes), Cuba::view(&twin, eyes), "{eyes:?}");
            }
            assert_eq!(twin == p, Cuba::view(&p, Eyes::Open) == Cuba::view(&twin, Eyes::Open));
            let seen = Cuba::view(&p, Eyes::Seat(me));
            let shown: Vec<_> = seen.seats.iter().map(|seat| seat.hidden.is_some()).collect();
            assert!(shown.iter().enumerate().all(|(seat, shown)| *shown == (seat == me.index())));
            compared += 1;
        }
    }
    assert!(compared > 1_000);
    tally("pairs of positions with the same view", compared);
}

/// Any state that breaks no invariant, whether play leads there or not.
#[test]
fn loaded_states() {
    let mut chance = Chance::seeded(77);
    let (mut list, mut loaded) = (Vec::new(), 0);
    for number in 0..200 {
        let mut p = Cuba::begin(&random_setup(2 + number % 3, &mut chance)).expect("valid");
        while Cuba::decision(&p) != Decision::Over {
            let action = any(&p, &mut chance, &mut list);
            p = Cuba::play(&p, None, action).expect("legal").position;
            if chance.below(6) > 0 {
                continue;
            }
            let mut state = wire::write_state::<Cuba>(&p);
            let object = state.as_object_mut().expect("an object");
            for field in ["supply", "result", "over"] {
                object.remove(field);
            }
            for _ in 0..3 {
                let seat = chance.below(p.players().into()) as usize;
                match chance.below(7) {
                    0 => state["seats"][seat]["pesos"] = chance.below(1_000).into(),
                    1 => state["seats"][seat]["points"] = chance.below(1_000).into(),
                    2 => state["price"] = (2 + chance.below(3)).into(),
                    3 => state["ship"] = (1 + chance.below(7)).into(),
                    4 => state["inactive"] = serde_json::json!(["zorro", "pablo", "maria"]),
                    5 => state["seats"][seat]["goods"]["wood"] = chance.below(3).into(),
                    _ => state["seats"][seat]["pawn"] = serde_json::Value::Null,
                }
            }
            let setup = wire::read_state::<Cuba>(&state.to_string()).expect("well-formed");
            let Ok(mut odd) = Cuba::begin(&setup) else { continue };
            loaded += 1;
            for _ in 0..6 {
                json_round_trip(&odd);
                if Cuba::decision(&odd) == Decision::Over {
                    break;
                }
                let action = any(&odd, &mut chance, &mut list);
                let played = Cuba::play(&odd, None, action).expect("a listed action is legal");
                adds_up(&odd, &played.position, &played.events);
                conserved(&played.position);
                odd = played.position;
            }
        }
    }
    assert!(loaded > 2_000, "{loaded}");
    tally("loaded states played on from", loaded);
}

/// One hash over a fixed set of games, so that a change of behaviour is never silent.
#[test]
fn signature() {
    use santiago::game::Fact;
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
