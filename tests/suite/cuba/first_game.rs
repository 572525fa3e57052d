//! The coached first game: how it opens, and that the coach says nothing that is not so.

use std::collections::BTreeSet;

use santiago::{
    bot::{Bot, Budget, Judge, Level},
    course::{
        pack::Pack,
        taught::{LEARNER, Taught},
    },
    cuba::{Action, Building, Citizen, Cuba, Event, Flag, Good},
    game::{Decision, Game, Seat},
    ids::Id,
    play::{Now, Player, Table, first, playable::Playable, table::Terms},
    text::{Message, catalog::sources, message::Arg},
};

use crate::support::tally;

const ANA: Seat = Seat(1);

fn begun() -> Table<Cuba> {
    first::table(&Pack::<Cuba>::ours(), Player::person("", "en")).expect("the course has a layout")
}

/// Lets the bot and the dice go on, up to the learner's next decision.
fn go_on(table: &mut Table<Cuba>) {
    loop {
        let done = match table.now() {
            Now::Bot(_) => table.bot_move(),
            Now::Roll(_) => table.roll(),
            Now::Decide(_) | Now::Dice(_) | Now::Over => return,
        };
        assert!(done.is_some(), "somebody moves");
    }
}

fn play(table: &mut Table<Cuba>, line: &[&str]) {
    for word in line {
        let action: Action = word.parse().expect("an action");
        assert!(table.act(action).is_ok(), "{word}");
        go_on(table);
    }
}

/// Whoever plays the lesson's line meets what the lesson says; every action of the opening is one, and is played.
#[test]
fn the_opening_is_the_line_of_the_lesson() {
    let mut table = begun();
    go_on(&mut table);
    play(&mut table, &["drive 2", "pawn church", "use church"]);
    assert_eq!((table.position().citizen(), table.position().hand(ANA).pesos), (Some(Citizen::Martinez), 8));
    play(&mut table, &["drive 3", "pawn cafe"]);
    assert_eq!(table.position().citizen(), Some(Citizen::Alonso));
    assert_eq!(table.position().owner(Building::Church), Some(ANA));
    let before = table.position().hand(LEARNER).points;
    play(&mut table, &["drive 1", "deliver 2 sugar", "deliver 2 citrus"]);
    assert_eq!(table.position().hand(LEARNER).points, before + 8);
    assert!(table.act("leave-out cigars".parse().expect("an action")).is_ok());
    let p = table.position();
    assert_eq!((p.ship(), p.turn(), p.flag()), (2, ANA, Flag::Two));
    assert_eq!(Good::ALL.iter().map(|good| p.demand(*good)).collect::<Vec<_>>(), [1, 0, 2, 2, 0, 0]);
    let played: Vec<String> = table.record().actions.iter().map(ToString::to_string).collect();
    let opening = Cuba::COACH.expect("its first game is coached").opening;
    assert_eq!(played[..opening.len()], *opening);
}

/// Another way leaves the dice of the first two ships as they are, and the bot decides for itself.
#[test]
fn the_dice_stay_whatever_is_done() {
    let mut rolls = BTreeSet::new();
    for steps in 1..=4_usize {
        let mut table = begun();
        go_on(&mut table);
        while table.now() != Now::Over && table.position().ship() < 3 {
            let choices = table.choices();
            let action = choices[(table.log().len() * steps) % choices.len()];
            assert!(table.act(action).is_ok());
            go_on(&mut table);
        }
        let rolled = table.record().actions.iter().filter(|action| matches!(action, Action::Roll(_)));
        rolls.insert(rolled.take(2).map(ToString::to_string).collect::<Vec<_>>());
    }
    assert_eq!(rolls.into_iter().collect::<Vec<_>>(), [["roll 2 2 1 0 3", "roll 1 0 2 2 1"]]);
}

fn number(message: &Message, name: &str) -> u32 {
    match message.args.iter().find(|(one, _)| *one == name) {
        Some((_, Arg::Number(number))) => *number,
        other => panic!("{}: {name} is {other:?}", message.id),
    }
}

fn building(message: &Message) -> Building {
    match message.args.iter().find(|(one, _)| *one == "building") {
        Some((_, Arg::Id(id))) => Building::from_id(id).expect("a building"),
        other => panic!("{}: {other:?}", message.id),
    }
}

/// What the engine says of a remark; what is only advice it cannot judge.
fn is_true(said: &Message, table: &Table<Cuba>) -> bool {
    let (p, choices) = (*table.position(), table.choices());
    let drive = |steps: u32| choices.contains(&format!("drive {steps}").parse().expect("a drive"));
    match said.id.trim_start_matches("cuba-coach-") {
        "no-pesos" => drive(1) && choices.len() == 1,
        "one-way" => choices == [Action::Pawn(building(said))],
        "landlord" => {
            let moved = Cuba::play(&p, None, Action::Pawn(building(said))).expect("it can go there").position;
            let mut ends = vec![moved];
            let scored = |events: &[Event]| events.iter().any(|event| matches!(event, Event::OwnerPoint { .. }));
            // However the turn ends there.
            while let Some(p) = ends.pop() {
                let mut legal = Vec::new();
                Cuba::legal(&p, &mut legal);
                for action in legal {
                    let played = Cuba::play(&p, None, action).expect("legal");
                    if Cuba::turn(&played.position) != Cuba::turn(&p) || Cuba::places(&played.position).is_some() {
                        if !scored(&played.events) {
                            return false;
                        }
                    } else if matches!(Cuba::decision(&played.position), Decision::Ask { seat: LEARNER, .. }) {
                        ends.push(played.position);
                    }
                }
            }
            true
        }
        "harbour" => {
            let steps = number(said, "steps");
            drive(steps) && p.steps_to(santiago::cuba::board::HARBOUR) == steps as u8 && number(said, "points") > 0
        }
        "busy-building" => {
            let (steps, free) = (number(said, "steps"), p.owner(building(said)).is_none());
            let there = Cuba::play(&p, None, format!("drive {steps}").parse().expect("a drive")).expect("it is paid");
            free && there.position.citizen() == Some(Citizen::Alonso)
                && Cuba::is_legal(&there.position, Action::Claim(building(said)))
        }
        "last-ship" => p.ship() == 7 && number(said, "points").to_string() == Cuba::totals(&p)[0].floor().to_string(),
        "ship-before-last" => p.ship() == 6,
        "highest-price" => p.flag() == Flag::Four,
        "fine-goods" => p.hand(LEARNER).goods[Good::Rum] + p.hand(LEARNER).goods[Good::Cigars] > 0,
        "near-harbour" => {
            let next = p.hand(ANA);
            let steps = number(said, "steps");
            (1..=2).contains(&steps) && u32::from(next.pesos) + 1 >= steps && number(said, "count") > 0
        }
        _ => true,
    }
}

/// In many games each remark is made, at most once a game, and it is true; a table without a coach has none.
#[test]
fn the_coach_speaks_at_each_moment_once_and_truly() {
    let (mut ever, mut remarks) = (BTreeSet::new(), 0);
    for seed in 0..40 {
        let pack = Pack::<Cuba>::ours();
        let setup = Cuba::fresh(pack.base.as_ref().expect("a base"), 2, LEARNER).expect("a set-up");
        let players = vec![Player::person("", "en"), Player::bot(Level::Easiest)];
        let terms = Terms { coached: true, ..Terms::seeded(seed) };
        let mut table = Table::<Cuba>::begin(setup, players, terms).expect("it begins");
        let mut learner = Bot::<Cuba>::new([Level::Easiest, Level::Easy][seed as usize % 2], Budget::Own, seed);
        let mut once = BTreeSet::new();
        loop {
            go_on(&mut table);
            if table.now() == Now::Over {
                break;
            }
            if let Some(said) = first::coaching(&table, LEARNER) {
                assert!(is_true(&said, &table), "{said:?} at {:?}", table.choices());
                assert!(once.insert(said.id.clone()), "{said:?} is said twice");
                remarks += 1;
            }
            let action = learner.choose(table.position()).expect("somebody decides");
            assert!(table.act(action).is_ok());
        }
        ever.extend(once);
        let plain = Table::<Cuba>::replay(table.record().clone(), table.players().to_vec(), Terms::seeded(seed));
        assert_eq!(first::coaching(&plain.expect("it can be played"), LEARNER), None);
    }
    let lines = sources("en").into_iter().flat_map(|(_, text)| text.lines());
    let ids = lines.filter_map(|line| line.split_once(" = ")).map(|(id, _)| id);
    let all: BTreeSet<String> = ids.filter(|id| id.starts_with("cuba-coach-")).map(ToOwned::to_owned).collect();
    assert_eq!(ever, all, "every remark has its moment");
    tally("remarks of the coach, each true and made once a game", remarks);
}
