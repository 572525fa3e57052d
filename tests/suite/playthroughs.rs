//! Golden playthroughs: a whole game for each number of players, told as it happens.
//!
//! `SANTIAGO_BLESS=1 cargo test playthroughs` writes them anew; read the difference before it is committed.

use std::{fmt::Write, fs};

use santiago::{
    chance::Chance,
    cuba::{Cuba, Setup, code::Code},
    game::{Decision, Fact, Game, Happened, Told},
    ids::Id,
};

use crate::{
    laws::any,
    support::{project, tally},
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

fn playthrough(players: u8) -> String {
    let mut chance = Chance::seeded(u64::from(players) * 1_000);
    let setup = Setup::random(players, &mut chance);
    let mut p = Cuba::begin(&setup).expect("valid");
    let mut text = format!("layout {}\n", Code { layout: *p.layout(), seed: None }.write());
    let mut list = Vec::new();
    loop {
        match Cuba::decision(&p) {
            Decision::Over => break,
            Decision::Chance { seat } => writeln!(text, "\nseat{} rolls", seat.0).expect("written"),
            Decision::Ask { seat, question } => {
                Cuba::legal(&p, &mut list);
                writeln!(text, "\nseat{} {} of {}", seat.0, question.id(), list.len()).expect("written");
            }
        }
        let action = any(&p, &mut chance, &mut list);
        let played = Cuba::play(&p, None, action).expect("legal");
        writeln!(text, "> {action}").expect("written");
        for event in &played.events {
            write!(text, "  {} [{}]", event.id(), event.rule().id()).expect("written");
            event.facts(&mut |name, value| write!(text, " {name}={}", fact(&value)).expect("written"));
            event.changes(&mut |seat, item, by| write!(text, " seat{}:{}{by:+}", seat.0, item.id()).expect("written"));
            text.push('\n');
        }
        p = played.position;
    }
    text
}

#[test]
fn playthroughs() {
    for players in 2..=4 {
        let path = project(&format!("tests/data/santiago-de-cuba/playthrough-{players}.txt"));
        let text = playthrough(players);
        if std::env::var_os("SANTIAGO_BLESS").is_some() {
            fs::write(&path, &text).expect("written");
        }
        let golden = fs::read_to_string(&path).expect("a golden playthrough");
        assert!(golden == text, "the game for {players} is told otherwise than in {}", path.display());
    }
    tally("golden playthroughs", 3);
}
