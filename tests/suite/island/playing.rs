//! Santiago is played freely: five people with hidden money, to the end, saved and read back; and what is hidden stays so.

use santiago::{
    bot::{Bot, Budget, Judge, Level},
    chance::Chance,
    game::{Decision, Dice, Eyes, Game, Seat},
    ids::Id,
    island::{Event, Island, Position},
    play::{
        Now, Player, Table,
        playable::{Playable, foreseen},
        player,
        save::Unloadable,
        table::Terms,
    },
    text::{Catalog, Message, Spoken},
    wire,
};

use crate::{
    support::count_of,
    tested::{Tested, begin, playout},
};

/// A new game of five with hidden money.
pub fn begun(seed: u64) -> Table<Island> {
    let players = ["Pia", "Tom", "Uma", "Jan", "Kim"].map(|name| Player::person(name, "en")).to_vec();
    let setup = Island::drawn(5, seed).expect("five can play");
    Table::begin(setup, players, Terms { screens: true, ..Terms::seeded(seed) }).expect("a sound set-up")
}

/// Somebody does something, anything that is possible.
fn on(table: &mut Table<Island>, chance: &mut Chance) {
    let Now::Decide(seat) = table.now() else { panic!("{:?}", table.now()) };
    let choices = table.choices();
    let action = choices[chance.below(choices.len() as u32) as usize];
    let told = table.what_if(action).map(|played| foreseen(played, table.eyes(seat)));
    assert!(told.is_ok_and(|told| !told.is_empty() || action.to_string() == "pass"));
    assert_eq!(table.act(action).expect("possible").seat, seat);
}

#[test]
fn five_play_to_the_end() {
    let mut moves = 0;
    for seed in 0..10 {
        let (mut table, mut chance) = (begun(seed), Chance::seeded(seed));
        while table.now() != Now::Over {
            on(&mut table, &mut chance);
            if table.log().len() == 40 {
                let text = table.write();
                let again = Table::<Island>::read(text.as_bytes()).expect("what was written");
                assert_eq!((again.position(), again.write()), (table.position(), text));
                table = again;
            }
        }
        let p = *table.position();
        assert!(p.hidden_money() && Island::places(&p).is_some_and(|places| places.len() == 5 && places.contains(&1)));
        let (last, sheet) = (table.log().last().expect("something was done"), Island::sheet(&p));
        assert!(last.events.ends_with(&sheet), "what is told in the end is the result");
        assert_eq!(sheet.iter().filter(|event| matches!(event, Event::Scored { .. })).count(), 5);
        // Without texts each event is told by the id of its rule.
        let told = table.told_in(Catalog::new("en", &[]));
        assert_eq!(told.lines().count(), table.story().count());
        assert!(told.lines().any(|line| line == "score-winner"), "{told}");
        moves += table.log().len();
    }
    count_of::<Island>("moves of five at a table", moves);
}

#[test]
fn what_is_done_is_taken_back() {
    let (mut table, mut chance) = (begun(3), Chance::seeded(3));
    for _ in 0..25 {
        on(&mut table, &mut chance);
    }
    let (p, text) = (*table.position(), table.write());
    assert!(table.undo() && *table.position() != p && table.redo() && *table.position() == p);
    let cheated = text.replacen("\nbid ", "\nbid 9", 1);
    assert!(matches!(Table::<Island>::read(cheated.as_bytes()), Err(Unloadable::Action(..))), "{cheated}");
    let names = player::names(table.players(), &Catalog::new("en", &[]));
    assert_eq!(names.len(), 5);
}

#[test]
fn a_code_draws_the_same_game() {
    for players in 3..=5 {
        let drawn = Island::begin(&Island::drawn(players, 7).expect("so many can play")).expect("sound");
        let code = Island::code(&drawn, Some(7));
        assert_eq!(code, format!("{players}-7"));
        let (setup, own) = Island::coded(&code, 9).expect("a code");
        assert_eq!((Island::begin(&setup), own), (Ok(drawn), Some(7)));
        // What another seed drew, or none, has no code of its own.
        assert_eq!(
            (Island::code(&drawn, Some(8)), Island::code(&drawn, None)),
            (players.to_string(), players.to_string())
        );
        let (setup, own) = Island::coded(&players.to_string(), 7).expect("a code");
        assert_eq!((Island::begin(&setup), own), (Ok(drawn), None));
    }
    for code in ["", "2", "6-7", "5-", "5-x", "5-7-8", "x", "5-9007199254740992"] {
        assert!(Island::coded(code, 7).is_err(), "{code}");
    }
    // The same as everywhere else.
    let new = wire::json::object(br#"{"players":5}"#).expect("JSON").object().expect("an object");
    let setup = <Island as wire::Wire>::read_new(new, 7);
    assert!(setup.is_ok_and(|setup| Island::begin(&setup) == Island::begin(&Island::drawn(5, 7).expect("five"))));
}

/// The same position but for what a seat cannot see.
fn twin(p: &Position, me: Seat, chance: &mut Chance) -> Option<Position> {
    let mut state = wire::write_state::<Island>(p);
    Island::change_unseen(&mut state, p, me, chance);
    let setup = wire::read_state::<Island>(&state.to_string()).ok()?;
    Island::begin(&setup).ok().filter(|twin| twin != p)
}

#[test]
fn nothing_hidden_is_said_or_judged() {
    let (mut chance, mut twins) = (Chance::seeded(12), 0);
    let mut list = Vec::new();
    for number in 0..60 {
        playout::<Island>(begin::<Island>(number, &mut chance.clone()), &mut chance, |p, chance| {
            if Island::decision(p) == Decision::Over {
                return;
            }
            let me = Seat(chance.below(p.players().into()) as u8);
            let Some(twin) = twin(p, me, chance) else { return };
            for eyes in [Eyes::Seat(me), Eyes::Spectator] {
                if p.hidden_money() || p.hands().eq(twin.hands()) {
                    assert_eq!(Island::seen(p, eyes), Island::seen(&twin, eyes));
                }
            }
            let judged = |p: &Position| (Island::worth(p, me).map(f64::to_bits), Island::greed(p, me).to_bits());
            assert_eq!(judged(p), judged(&twin));
            if p.decider() == me {
                Island::legal(p, &mut list);
                let (mut one, mut other) = (Vec::new(), Vec::new());
                Island::weigh(p, &list, &mut one);
                Island::weigh(&twin, &list, &mut other);
                assert_eq!(one, other);
            }
            twins += 1;
        });
    }
    assert!(twins > 1_000, "{twins}");
    count_of::<Island>("positions that look the same and are said and judged alike", twins);
}

/// What somebody foresees of an action is the same wherever it looks the same to them.
#[test]
fn nothing_hidden_is_foreseen() {
    let (mut chance, mut list, mut foreseen) = (Chance::seeded(13), Vec::new(), 0);
    for number in 0..60 {
        playout::<Island>(begin::<Island>(number, &mut chance.clone()), &mut chance, |p, chance| {
            let me = p.decider();
            let Some(twin) = (Island::decision(p) != Decision::Over).then(|| twin(p, me, chance)).flatten() else {
                return;
            };
            let Some(action) = Island::pick(p, &mut list, chance) else { return };
            let told = |p: &Position| -> Option<Vec<Message>> {
                let played = Island::play(p, None, action).ok()?;
                let known = Island::known(&played.events, Eyes::Seat(me));
                Some(played.events[..known].iter().map(Island::event).collect())
            };
            if p.hidden_money() {
                assert_eq!(told(p), told(&twin), "{action} in {p:?}");
                foreseen += 1;
            }
        });
    }
    assert!(foreseen > 500, "{foreseen}");
}

/// The judgement counts as the rules do, in few operations.
#[test]
fn what_is_judged_is_what_is_counted() {
    let mut chance = Chance::seeded(14);
    for number in 0..40 {
        playout::<Island>(begin::<Island>(number, &mut chance.clone()), &mut chance, |p, _| {
            let scores = p.standing_now().scores;
            let totals = Island::totals(p);
            for score in scores {
                assert!((totals[score.seat.index()] - f64::from(score.total)).abs() < f64::EPSILON, "{p:?}");
            }
        });
    }
}

#[test]
fn bots_of_every_level_play_it() {
    for level in Level::ALL {
        let mut chance = Chance::seeded(5);
        let mut p = Island::begin(&<Island as Judge>::deal(5, &mut chance)).expect("sound");
        assert_eq!(p.decider(), Seat(0), "seat 0 has the first turn");
        let mut bot = Bot::<Island>::new(*level, Budget::Nodes(20), 5).on(1);
        let mut moves = 0;
        while moves < 60
            && let Some(action) = bot.choose(&p)
        {
            p = Island::play(&p, None, action).expect("a legal action").position;
            moves += 1;
        }
        assert_eq!(moves, 60, "{level:?}");
    }
}
