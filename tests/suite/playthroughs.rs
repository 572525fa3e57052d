//! Golden playthroughs: a whole game for each number of players, told as it happens.
//!
//! `SANTIAGO_BLESS=1 cargo test playthroughs` writes them anew; read the difference before it is committed.

use std::{fmt::Write, fs};

use santiago::{
    chance::Chance,
    cuba::{self, Cuba},
    game::{Decision, Fact, Happened, Ruled, Told},
    ids::Id,
    island::{self, Island},
};

use crate::{
    support::{project, tally},
    tested::{Tested, any},
};

fn fact(fact: &Fact) -> String {
    let join = |parts: Vec<String>| parts.join(",");
    match fact {
        Fact::Number(number) => number.to_string(),
        Fact::Id(id) => (*id).to_owned(),
        Fact::Ids(ids) => ids.join(","),
        Fact::Seat(seat) => format!("seat{}", seat.0),
        Fact::Table(table) => join(table.iter().map(|(id, number)| format!("{id}:{number}")).collect()),
        Fact::Nothing => "-".to_owned(),
    }
}

fn playthrough<G: Tested>(players: u8, setup: impl FnOnce(&mut Chance) -> G::Setup) -> String {
    let mut chance = Chance::seeded(u64::from(players) * 1_000);
    let mut p = G::begin(&setup(&mut chance)).expect("valid");
    let mut text = G::headline(&p);
    text.push('\n');
    let mut list = Vec::new();
    loop {
        match G::decision(&p) {
            Decision::Over => break,
            Decision::Chance { seat } => writeln!(text, "\nseat{} rolls", seat.0).expect("written"),
            Decision::Ask { seat, question } => {
                G::legal(&p, &mut list);
                writeln!(text, "\nseat{} {} of {}", seat.0, question.id(), list.len()).expect("written");
            }
        }
        let action = any::<G>(&p, &mut chance, &mut list);
        let played = G::play(&p, None, action).expect("legal");
        writeln!(text, "> {action}").expect("written");
        for event in &played.events {
            write!(text, "  {} [{}]", event.id(), event.rule().id()).expect("written");
            event.facts(&mut |name, value| write!(text, " {name}={}", fact(&value)).expect("written"));
            event.changes(&mut |seat, item, by| {
                write!(text, " seat{}:{}{by:+}", seat.0, G::item_id(item)).expect("written");
            });
            text.push('\n');
        }
        p = played.position;
    }
    text
}

fn compare<G: Tested>(setup: impl Fn(u8, &mut Chance) -> G::Setup) {
    for players in G::PLAYERS {
        let path = project(&format!("tests/data/{}/playthrough-{players}.txt", G::ID));
        let text = playthrough::<G>(players, |chance| setup(players, chance));
        if std::env::var_os("SANTIAGO_BLESS").is_some() {
            fs::write(&path, &text).expect("written");
        }
        let golden = fs::read_to_string(&path).expect("a golden playthrough");
        assert!(golden == text, "the game for {players} is told otherwise than in {}", path.display());
    }
}

#[test]
fn playthroughs() {
    compare::<Cuba>(cuba::Setup::random);
    compare::<Island>(|players, chance| island::Setup::random(players, players == 4, chance));
    tally("golden playthroughs", 6);
}
