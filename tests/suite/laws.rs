//! Laws over random games and arbitrary actions, for every game.

use std::{collections::HashSet, mem::discriminant};

use santiago::{
    chance::Chance,
    cuba::{Action, Cuba},
    game::{Decision, Dice, Eyes, Game, Happened, Ruled, Seat, Silent, Told},
    ids::Id,
    record::{Playing, Record},
    wire,
};

use crate::{
    support::count_of,
    tested::{Tested, any, begin, for_both, playout},
};

for_both! {
    random_games arbitrary_actions nothing_hidden_reaches_a_view loaded_states picking_is_listing
    guessing_looks_the_same
}

/// The hands before an action, changed as the events say, are the hands after it.
fn adds_up<G: Tested>(before: &G::Position, after: &G::Position, events: &[G::Event]) {
    let mut told = G::holdings(before);
    for event in events {
        event.changes(&mut |seat, item, by| {
            assert_ne!(by, 0);
            let held = told[seat.index()].iter_mut().find(|(what, _)| *what == G::item_id(item));
            held.expect("something that a hand can hold").1 += by;
        });
    }
    assert_eq!(told, G::holdings(after), "{events:?}");
}

/// A game that goes on from here stands here, and says so in the same words as one that was loaded.
fn goes_on<G: Tested>(p: &G::Position) {
    let here = G::from_here(p);
    assert_eq!(G::begin(&here).is_ok(), G::loadable(p), "{p:?}");
    if !G::loadable(p) {
        return;
    }
    assert_eq!(G::begin(&here).expect("can be laid out"), *p);
    assert_eq!(G::seats(&here), G::players(p));
    assert_eq!(G::write_setup(&here), serde_json::json!({ "state": wire::write_state::<G>(p) }));
}

fn json_round_trip<G: Tested>(p: &G::Position) {
    if !G::loadable(p) {
        return;
    }
    let json = wire::write_state::<G>(p);
    let setup = wire::read_state::<G>(&json.to_string()).expect("a state of ours can be read");
    assert_eq!(G::begin(&setup).expect("and loaded"), *p, "{json}");
}

fn random_games<G: Tested>() {
    let (mut games, mut steps, mut round_trips, mut undone) = (0, 0, 0, 0);
    let mut list = Vec::new();
    for number in 0..G::GAMES {
        let mut chance = Chance::seeded(number);
        let mut line = Playing::<G>::begin(G::setup(number, &mut chance)).expect("valid");
        let mut trail = vec![*line.position()];
        while G::decision(line.position()) != Decision::Over {
            let before = *line.position();
            let action = any::<G>(&before, &mut chance, &mut list);
            let played = line.play(None, action).expect("a legal action applies");
            adds_up::<G>(&before, &played.position, &played.events);
            G::conserved(&played.position);
            // The silent way and the told one are the same.
            let mut silent = before;
            G::advance(&mut silent, action, &mut Silent);
            assert_eq!(silent, played.position);
            // A sample of every game: through JSON and back.
            if (steps + number) % 16 == 0 || G::decision(&played.position) == Decision::Over {
                json_round_trip::<G>(&played.position);
                goes_on::<G>(&played.position);
                read_back::<G>(action, G::players(&before));
                round_trips += 1;
            }
            trail.push(played.position);
            steps += 1;
        }
        // Undo restores exactly, and replay gives the same end.
        let record = Record::<G> { setup: line.record().setup.clone(), actions: line.record().actions.clone() };
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
    count_of::<G>("random games without a violation", games);
    count_of::<G>("steps in them", steps);
    count_of::<G>("positions through JSON and back", round_trips);
    count_of::<G>("positions gone on from", round_trips);
    count_of::<G>("actions undone", undone);
}

/// An action through its JSON and its line, and back.
fn read_back<G: Tested>(action: G::Action, players: u8) {
    let json = G::write_action(action).to_string();
    let raw = wire::json::object(json.as_bytes()).expect("an object");
    let wire::Requested::Do(read) = G::read_action(raw, players).expect("an action") else { panic!("{json}") };
    assert_eq!(read, action);
    assert_eq!(action.to_string().parse::<G::Action>().expect("a line of ours"), action);
}

/// A few actions that belong to the decision, and some of all kinds; numbers now and then from anywhere.
fn wild<G: Tested>(p: &G::Position, list: &[G::Action], chance: &mut Chance) -> Vec<G::Action> {
    let kinds: HashSet<_> = list.iter().map(discriminant).collect();
    let (mut fitting, mut other) = (Vec::new(), Vec::new());
    G::conceivable(p, &mut |action| {
        if kinds.contains(&discriminant(&action)) { fitting.push(action) } else { other.push(action) }
    });
    let mut wild: Vec<G::Action> = Vec::new();
    for (from, count) in [(&fitting, 24), (&other, 6)] {
        for _ in 0..count.min(from.len()) {
            let action = from[chance.below(from.len() as u32) as usize];
            wild.push(match chance.below(4) {
                0 => G::with_count(action, chance.below(65_536) as u16),
                // Numbers that wrap around to small ones in a byte or when tripled.
                1 => G::with_count(action, [256, 257, 258, 21_845, 21_846, 21_847, 65_535][chance.below(7) as usize]),
                _ => action,
            });
        }
    }
    wild.extend(list.iter().copied().take(4));
    wild.extend(G::strange(chance));
    wild
}

fn arbitrary_actions<G: Tested>() {
    const MANY: u64 = 200_000;
    let (mut tried, mut accepted, mut after_the_end) = (0, 0, 0);
    let mut chance = Chance::seeded(2);
    let mut list = Vec::new();
    while tried < MANY {
        let mut p = begin::<G>(tried, &mut chance);
        loop {
            G::legal(&p, &mut list);
            assert_eq!(list.iter().collect::<HashSet<_>>().len(), list.len(), "each once");
            let mut outcomes = HashSet::new();
            G::chance(&p, &mut |action, _| {
                outcomes.insert(action);
            });
            for action in wild::<G>(&p, &list, &mut chance) {
                let by = (chance.below(3) == 0).then(|| Seat(chance.below(G::players(&p).into()) as u8));
                let legal = match G::decision(&p) {
                    Decision::Ask { seat, .. } => by.is_none_or(|by| by == seat) && list.contains(&action),
                    Decision::Chance { seat } => by.is_none_or(|by| by == seat) && outcomes.contains(&action),
                    Decision::Over => {
                        after_the_end += 1;
                        false
                    }
                };
                let before = p;
                let played = G::play(&p, by, action);
                assert_eq!(p, before);
                assert_eq!(played.is_ok(), legal, "{action} by {by:?} in {p:?}");
                if let Err(refusals) = &played {
                    assert!(!refusals.is_empty());
                    assert!(refusals.is_sorted_by_key(Ruled::rule));
                }
                tried += 1;
                accepted += u64::from(legal);
            }
            if G::decision(&p) == Decision::Over {
                break;
            }
            let action = any::<G>(&p, &mut chance, &mut list);
            p = G::play(&p, None, action).expect("legal").position;
        }
    }
    assert!(accepted > MANY / 10 && after_the_end > 100, "{accepted} {after_the_end}");
    count_of::<G>("arbitrary actions without a violation", tried);
    count_of::<G>("of them accepted", accepted);
    count_of::<G>("of them after the end", after_the_end);
}

#[test]
fn every_outcome_of_chance() {
    let p = begin::<Cuba>(0, &mut Chance::seeded(3));
    let (mut outcomes, mut weight) = (0, 0);
    Cuba::chance(&p, &mut |action, ways| {
        assert!(Cuba::is_legal(&p, action));
        outcomes += 1;
        weight += ways;
    });
    assert_eq!((outcomes, weight), (4 * 4 * 4 * 4 * 5, 6_u32.pow(5)));
    let mut none = 0;
    let driving = crate::cuba::scene::scene(2).start().position;
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

fn nothing_hidden_reaches_a_view<G: Tested>() {
    let mut chance = Chance::seeded(6);
    let mut compared = 0;
    for number in 0..60 {
        playout::<G>(begin::<G>(number, &mut chance.clone()), &mut chance, |p, chance| {
            if G::decision(p) == Decision::Over {
                return;
            }
            // Somebody looks; something that cannot be seen from there is changed.
            let me = Seat(chance.below(G::players(p).into()) as u8);
            let mut changed = wire::write_state::<G>(p);
            G::change_unseen(&mut changed, p, me, chance);
            let setup = wire::read_state::<G>(&changed.to_string()).expect("well-formed");
            let Ok(twin) = G::begin(&setup) else { return };
            for eyes in [Eyes::Seat(me), Eyes::Spectator] {
                assert_eq!(G::view(p, eyes), G::view(&twin, eyes), "{eyes:?}");
            }
            assert_eq!(twin == *p, G::view(p, Eyes::Open) == G::view(&twin, Eyes::Open));
            let seen = G::write_view(&G::view(p, Eyes::Seat(me)));
            for (seat, shown) in seen["seats"].as_array().expect("a list").iter().enumerate() {
                assert!(G::secrets(p).iter().all(|what| shown[*what].is_null() == (seat != me.index())), "{seen}");
            }
            compared += 1;
        });
    }
    assert!(compared > 1_000);
    count_of::<G>("pairs of positions with the same view", compared);
}

/// Any state that breaks no invariant, whether play leads there or not.
fn loaded_states<G: Tested>() {
    let mut chance = Chance::seeded(77);
    let (mut list, mut loaded) = (Vec::new(), 0);
    for number in 0..200 {
        playout::<G>(begin::<G>(number, &mut chance.clone()), &mut chance, |p, chance| {
            if chance.below(6) > 0 {
                return;
            }
            let mut state = wire::write_state::<G>(p);
            let object = state.as_object_mut().expect("an object");
            for field in G::DERIVED.iter().copied().chain(["result", "over"]) {
                object.remove(field);
            }
            for _ in 0..3 {
                G::change_anything(&mut state, chance.below(G::players(p).into()) as usize, chance);
            }
            let setup = wire::read_state::<G>(&state.to_string()).expect("well-formed");
            let Ok(mut odd) = G::begin(&setup) else { return };
            loaded += 1;
            for _ in 0..6 {
                json_round_trip::<G>(&odd);
                goes_on::<G>(&odd);
                if G::decision(&odd) == Decision::Over {
                    break;
                }
                let action = any::<G>(&odd, chance, &mut list);
                let played = G::play(&odd, None, action).expect("a listed action is legal");
                adds_up::<G>(&odd, &played.position, &played.events);
                G::conserved(&played.position);
                odd = played.position;
            }
        });
    }
    assert!(loaded > 2_000, "{loaded}");
    count_of::<G>("loaded states played on from", loaded);
}

/// A die that falls as it is told, and says what it was asked.
struct Loaded {
    falls: u32,
    asked: Option<u32>,
}

impl Dice for Loaded {
    fn below(&mut self, n: u32) -> u32 {
        assert!(self.asked.is_none(), "one number picks one action");
        self.asked = Some(n);
        self.falls
    }
}

/// A game may pick without the list, but picks the same as with it.
fn picking_is_listing<G: Tested>() {
    let mut chance = Chance::seeded(8);
    let (mut list, mut scratch, mut picked) = (Vec::new(), Vec::new(), 0);
    for number in 0..60 {
        playout::<G>(begin::<G>(number, &mut chance.clone()), &mut chance, |p, _| {
            G::legal(p, &mut list);
            for (falls, listed) in (0..).zip(&list) {
                let mut die = Loaded { falls, asked: None };
                assert_eq!(G::pick(p, &mut scratch, &mut die), Some(*listed), "{falls} in {p:?}");
                assert_eq!(die.asked, Some(list.len() as u32));
                picked += 1;
            }
        });
    }
    count_of::<G>("actions picked as they are listed", picked);
}

/// A guess cannot be told from the position by anybody, and nothing that is open differs.
fn guessing_looks_the_same<G: Tested>() {
    let mut chance = Chance::seeded(9);
    let (mut list, mut other, mut guessed, mut differ) = (Vec::new(), Vec::new(), 0, 0);
    for number in 0..60 {
        playout::<G>(begin::<G>(number, &mut chance.clone()), &mut chance, |p, chance| {
            let guess = G::guess(p, chance);
            for eyes in (0..G::players(p)).map(|seat| Eyes::Seat(Seat(seat))).chain([Eyes::Spectator]) {
                assert_eq!(G::view(p, eyes), G::view(&guess, eyes));
            }
            assert_eq!(G::holdings(p), G::holdings(&guess));
            G::conserved(&guess);
            G::legal(p, &mut list);
            G::legal(&guess, &mut other);
            assert_eq!(list, other);
            guessed += 1;
            differ += u32::from(guess != *p);
        });
    }
    count_of::<G>("guesses that look the same", guessed);
    count_of::<G>("of them different", differ);
}

/// One hash over a fixed set of games, so that a change of behaviour is never silent. It is made of what programs are
/// told, in the form in which they are: how a type is printed for us does not count.
fn signature<G: Tested>() -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut feed = |text: &str| {
        for byte in text.bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    };
    let (mut list, mut scratch) = (Vec::new(), Vec::new());
    for number in 0..300_u64 {
        let mut chance = Chance::seeded(number);
        let mut p = begin::<G>(number, &mut chance);
        while G::decision(&p) != Decision::Over {
            // At a roll there is no list, and the last one stays.
            if let Decision::Ask { .. } = G::decision(&p) {
                G::legal(&p, &mut list);
            }
            let action = any::<G>(&p, &mut chance, &mut scratch);
            for action in &list {
                feed(&action.to_string());
            }
            let played = G::play(&p, None, action).expect("legal");
            for event in &played.events {
                feed(event.id());
                feed(event.rule().id());
                event.facts(&mut |name, fact| feed(&format!("{name}{}", wire::fact(fact))));
            }
            p = played.position;
        }
        feed(&wire::write_state::<G>(&p).to_string());
    }
    count_of::<G>("is the signature of 300 games", format!("{hash:016x}"));
    format!("{hash:016x}")
}

#[test]
fn signatures() {
    // Behaviour changed? If it was meant to, say so here.
    assert_eq!(signature::<Cuba>(), "fd225dcc68144cfe");
    assert_eq!(signature::<santiago::island::Island>(), "d9e7be9e7e7e9ce3");
}
