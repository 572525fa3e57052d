//! The tiny game is played to its end at the table of free play, with a bot in one seat, saved and read back.

use santiago::{
    bot::Level,
    game::{Eyes, Game, Seat},
    play::{
        Now, Player, Table,
        playable::Playable,
        player,
        save::Unloadable,
        table::{Denied, Terms},
    },
    sitting::{gamed::seated, housed::Housed},
    text::{Catalog, Spoken},
};

use super::{
    game::{Action, Position, Tiny},
    learning::{catalog, pack, said},
    told::Event,
};

/// A new game of a person with a bot.
pub fn begun(seed: u64) -> Table<Tiny> {
    let players = vec![Player::person("Pia", "en"), Player::bot(Level::Easy)];
    let setup = Tiny::drawn(2, seed).expect("two can play");
    Table::begin(setup, players, Terms::seeded(seed)).expect("a sound set-up")
}

/// Goes on by an action; the person takes the first there is.
pub fn on(table: &mut Table<Tiny>) {
    let done = match table.now() {
        Now::Decide(_) => table.act(table.choices()[0]).ok(),
        Now::Roll(_) => table.roll(),
        Now::Bot(_) => table.bot_move(),
        Now::Dice(_) | Now::Over => None,
    };
    assert!(done.is_some(), "{:?}", table.now());
}

/// A game that was played to its end.
fn played(seed: u64) -> Table<Tiny> {
    let mut table = begun(seed);
    while table.now() != Now::Over {
        on(&mut table);
    }
    table
}

#[test]
fn a_game_is_played_to_its_end() {
    for seed in 0..20 {
        let table = played(seed);
        let p = *table.position();
        assert!(Tiny::places(&p).is_some_and(|places| places.contains(&1)));
        let result = Tiny::sheet(&p);
        let last = table.log().last().expect("something was done");
        assert_eq!((last.events[2..].to_vec(), p.heap), (result, 0), "what is told in the end is the result");
    }
}

#[test]
fn its_log_is_told_in_its_own_words() {
    let table = played(3);
    let names = player::names(table.players(), &catalog());
    let catalog = Catalog::new("en", &pack().texts).with_names(names);
    let told: Vec<String> = table.story().map(|message| said(&catalog, &message)).collect();
    assert_eq!(table.told_in(Catalog::new("en", &pack().texts)), told.join("\n") + "\n");
    for expected in ["Pia tosses the coin", "Pia takes 1 bean.", "took the last bean", "Pia has "] {
        assert!(told.iter().any(|line| line.contains(expected)), "{expected}: {told:#?}");
    }
    let table: Vec<String> =
        Tiny::seen(table.position(), Eyes::Seat(Seat(0))).iter().map(|one| said(&catalog, one)).collect();
    assert_eq!(table[0], "On the heap: 0 beans.");
}

#[test]
fn a_save_is_read_back() {
    let mut table = begun(5);
    for _ in 0..7 {
        on(&mut table);
    }
    let text = table.write();
    let mut again = Table::<Tiny>::read(text.as_bytes()).expect("what was written");
    assert_eq!((again.position(), again.players(), again.write()), (table.position(), table.players(), text.clone()));
    while table.now() != Now::Over {
        on(&mut table);
        on(&mut again);
    }
    assert_eq!(again.record().actions, table.record().actions, "dice and bots go on as they would have");
    let cheated = text.replacen("\ntake 1\n", "\ntake 9\n", 1);
    let Err(why @ Unloadable::Action(..)) = Table::<Tiny>::read(cheated.as_bytes()) else { panic!("{cheated}") };
    let told: Vec<String> = why.messages().iter().map(|one| said(&catalog(), one)).collect();
    assert!(told[1].contains("not 9"), "{told:?}");
}

#[test]
fn what_is_not_possible_is_refused_at_the_table() {
    let (catalog, players) = (catalog(), vec![Player::person("Pia", "en"), Player::bot(Level::Easy)]);
    let p = Position { allowed: Some(2), ..Position::new(9, Seat(0)) };
    let mut table = Table::<Tiny>::from_here(&p, players, Terms::seeded(1)).expect("a position");
    let Err(Denied::Rules(refused)) = table.act(Action::Take(3)) else { panic!("a refusal") };
    assert_eq!(said(&catalog, &Tiny::refusal(&refused.refusals[0])), "The coin allows 2, not 3.");
    let moment = seated(table.clone()).tableau(Seat(0), Eyes::Open, false);
    let told = moment.foresee(&moment.noted("take 2").expect("an action")).expect("possible");
    assert_eq!(said(&catalog, &told[0]), format!("{} takes 2 beans.", catalog.seat(Seat(0))));
    let advice = table.advice().expect("something to choose");
    assert!(Tiny::is_legal(&p, advice.judged.action));
    let entry = table.act(Action::Take(2)).expect("possible");
    assert_eq!(entry.events, [Event::Taken { seat: Seat(0), count: 2 }]);
    assert!(table.undo() && *table.position() == p && table.redo() && !table.redo());
    let why = Tiny::coded("0", 1).expect_err("no beans");
    assert_eq!(said(&catalog, &why), "The code is a number from 1 to 20.");
    assert_eq!(Tiny::code(&p, None), "9");
}

#[test]
fn what_is_typed_is_understood() {
    crate::prompt::over_games(&Housed::<Tiny>::with(vec![pack()]), &[catalog()], 100);
}
