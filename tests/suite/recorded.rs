//! Games recorded by another implementation: every action legal, every state and every end the same.

use serde_json::Value;

use santiago::{
    cuba::Cuba,
    island::Island,
    wire::{self, Wire, protocol::Session, words::in_ids},
};

use crate::support::{count_of, read};

#[test]
fn recorded_games() {
    assert_eq!(replayed::<Cuba>(), 33);
    assert_eq!(replayed::<Island>(), 20);
}

fn replayed<G: Wire>() -> u64 {
    let (mut games, mut actions, mut states) = (0, 0, 0);
    for line in read(&format!("tests/data/{}/games.jsonl", G::ID)).lines() {
        let game: Value = serde_json::from_str(line).expect("a game");
        games += 1;
        let mut session = Session::<G>::new(|| 1, in_ids);
        let loaded = ask(&mut session, &serde_json::json!({ "cmd": "load", "state": game["start"] }));
        assert_eq!(loaded["state"], game["start"], "game {games}");
        for (at, action) in game["actions"].as_array().expect("a list").iter().enumerate() {
            let legal = ask(&mut session, &serde_json::json!({ "cmd": "legal" }));
            let listed = legal["actions"].as_array().expect("a list");
            assert!(
                action["type"] == "roll" || listed.contains(action),
                "game {games}, action {at}: {action} of {legal}"
            );
            let answer = ask(&mut session, &serde_json::json!({ "cmd": "act", "action": action }));
            assert_eq!(answer["ok"], true, "game {games}, action {at}: {answer}");
            if let Some(recorded) = game.get("states") {
                states += 1;
                assert_eq!(answer["state"], recorded[at], "game {games}, action {at}");
            }
            actions += 1;
        }
        let end = ask(&mut session, &serde_json::json!({ "cmd": "state" }));
        assert_eq!(end["state"], game["end"], "game {games}");
        let record = ask(&mut session, &serde_json::json!({ "cmd": "record" }));
        let again = ask(&mut session, &serde_json::json!({ "cmd": "replay", "record": record["record"] }));
        assert_eq!(again["state"], game["end"], "game {games} replayed");
        let setup = wire::read_state::<G>(&game["end"].to_string()).expect("an end can be read");
        assert_eq!(wire::write_state::<G>(&G::begin(&setup).expect("and loaded")), game["end"]);
    }
    count_of::<G>("recorded games", games);
    count_of::<G>("recorded actions", actions);
    count_of::<G>("recorded states", states);
    games
}

pub fn ask<G: Wire>(session: &mut Session<G>, request: &Value) -> Value {
    serde_json::from_str(&session.answer(request.to_string().as_bytes())).expect("an answer in JSON")
}
