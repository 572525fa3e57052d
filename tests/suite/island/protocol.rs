//! The JSON lines of Santiago: what its contract says beyond that of every game.

use serde_json::{Value, json};

use santiago::{
    ids::Id,
    island::{Island, Question, Tile},
    wire,
};

use crate::{
    cuba::protocol::{Unloadable, answered, code, load_of, none_can_be, run, say, session_of},
    recorded::ask,
    support::count_of,
};

use super::{examples, scene};

const EXAMPLE: &str = r#"{"game":"santiago","players":4,"hidden_money":true,
 "spring":"p-2-1",
 "discard":"cane-2",
 "stacks":[["paprika-2","paprika-2","cane-2","potato-1","banana-2","bean-2","potato-2","bean-1","potato-2","bean-2"],
           ["cane-1","banana-2","banana-2","bean-1","paprika-1","cane-2","paprika-1","banana-2","potato-2","potato-2"],
           ["bean-2","potato-2","potato-2","banana-1","banana-1","cane-2","bean-2","cane-1","potato-1","bean-2"],
           ["cane-2","cane-2","banana-2","paprika-2","paprika-2","cane-1","paprika-1","potato-1","paprika-2","banana-1"]],
 "revealed":[null,null,null,null],
 "plantations":{"d1":{"tile":"bean-1","owner":0,"markers":1,"palm":false},
                "d2":{"tile":"bean-2","owner":1,"markers":2,"palm":false},
                "g2":{"tile":"banana-2","owner":3,"markers":2,"palm":true},
                "a6":{"tile":"paprika-2","owner":2,"markers":1,"palm":false}},
 "deserts":[],
 "palms":["h4","b5"],
 "canals":[],
 "common_canals":11,
 "seats":[{"escudos":9,"markers":21,"extra_canal":true,"bid":null},
          {"escudos":5,"markers":20,"extra_canal":true,"bid":null},
          {"escudos":10,"markers":21,"extra_canal":true,"bid":null},
          {"escudos":6,"markers":20,"extra_canal":true,"bid":null}],
 "overseer":2,"round":1,
 "proposals":[{"seat":3,"segment":"h-2-1","amount":1,"supports":[]},
              {"seat":0,"segment":"h-1-1","amount":3,"supports":[]}],
 "decision":{"type":"offer","seat":1},
 "over":false,"result":null}"#;

fn example() -> Value {
    serde_json::from_str(EXAMPLE).expect("JSON")
}

fn state(scene: super::Scene) -> Value {
    wire::write_state::<Island>(&scene.start().position)
}

#[test]
fn the_state_of_the_contract() {
    let answer = load_of::<Island>(&example());
    assert_eq!(answer, json!({ "ok": true, "state": example() }));
    // To the letter, order of the fields included.
    let compact: String = EXAMPLE.lines().map(str::trim).collect();
    assert_eq!(answer["state"].to_string(), compact);
}

#[test]
fn a_game_through_the_lines() {
    let mut s = session_of::<Island>();
    let tiles: Vec<_> = Tile::every().map(Id::id).to_vec();
    let request = json!({ "cmd": "new", "players": 4, "overseer": 0, "spring": "p-2-1", "tiles": tiles });
    let new = ask(&mut s, &request);
    assert_eq!(new["state"]["decision"], json!({ "type": "bid", "seat": 1 }));
    assert_eq!((&new["state"]["discard"], &new["state"]["round"]), (&json!("potato-1"), &json!(1)));
    assert_eq!(new["state"]["stacks"][0][0], "potato-1");
    let legal = say(&mut s, r#"{"cmd":"legal"}"#);
    assert_eq!(legal["actions"].as_array().map(Vec::len), Some(11));
    let refused = say(&mut s, r#"{"cmd":"explain","action":{"type":"bid","amount":11}}"#);
    assert_eq!(refused["refusals"][0]["args"], json!({ "amount": 11, "have": 10 }));
    assert_eq!(refused["refusals"][0]["text"], "bid-amount");
    let acted = say(&mut s, r#"{"cmd":"act","seat":1,"action":{"type":"bid","amount":4}}"#);
    assert_eq!(acted["events"][0]["type"], "bid");
    assert_eq!((&acted["events"][0]["phase"], &acted["events"][0]["seat"]), (&json!("auction"), &json!(1)));
    assert_eq!(acted["events"][0]["changes"], json!([]));
    let record = say(&mut s, r#"{"cmd":"record"}"#)["record"].clone();
    let keys = |value: &Value| value.as_object().map(|map| map.keys().cloned().collect::<Vec<_>>());
    assert_eq!(
        keys(&record["setup"]),
        Some(["players", "overseer", "spring", "tiles", "palms", "hidden_money"].map(str::to_owned).to_vec())
    );
    assert_eq!((&record["game"], &record["setup"]["palms"]), (&json!("santiago"), &json!(false)));
    let before = say(&mut s, r#"{"cmd":"state"}"#);
    assert_eq!(ask(&mut s, &json!({ "cmd": "replay", "record": record })), before);
    // A record leaves nothing open.
    for (field, value) in
        [("spring", json!("inner")), ("palms", json!(true)), ("seed", json!(1)), ("palms", Value::Null)]
    {
        let mut open = record.clone();
        open["setup"][field] = value;
        assert_eq!(code(&ask(&mut s, &json!({ "cmd": "replay", "record": open }))), "bad-request", "{field}");
    }
    for field in ["players", "overseer", "spring", "tiles", "palms", "hidden_money"] {
        let mut less = record.clone();
        drop(less["setup"].as_object_mut().expect("an object").remove(field));
        assert_eq!(code(&ask(&mut s, &json!({ "cmd": "replay", "record": less }))), "bad-request", "{field}");
    }
    let mut foreign = record.clone();
    foreign["actions"] = json!([{ "type": "accept", "proposer": 4 }]);
    assert_eq!(code(&ask(&mut s, &json!({ "cmd": "replay", "record": foreign }))), "bad-request", "no such seat");
    say(&mut s, r#"{"cmd":"undo"}"#);
    assert_eq!(code(&say(&mut s, r#"{"cmd":"undo"}"#)), "nothing-to-undo");
    let palms = say(&mut s, r#"{"cmd":"new","players":3,"spring":"p-0-0","palms":["h6","b5","c1"]}"#);
    assert_eq!(palms["state"]["palms"], json!(["c1", "b5", "h6"]));
    assert_eq!(say(&mut s, r#"{"cmd":"record"}"#)["record"]["setup"]["palms"], json!(["c1", "b5", "h6"]));
}

#[test]
fn complaints() {
    for (expected, line) in [
        ("bad-request", r#"{"cmd":"new","players":2}"#),
        ("bad-request", r#"{"cmd":"new","players":6}"#),
        ("bad-request", r#"{"cmd":"new","players":3,"overseer":3}"#),
        ("bad-request", r#"{"cmd":"new","players":3,"spring":"middle"}"#),
        ("bad-request", r#"{"cmd":"new","players":3,"spring":null}"#),
        ("bad-request", r#"{"cmd":"new","players":3,"tiles":["cane-1"]}"#),
        ("bad-request", r#"{"cmd":"new","players":3,"palms":null}"#),
        ("bad-request", r#"{"cmd":"new","players":3,"palms":["a1","b1","c1"]}"#),
        ("bad-request", r#"{"cmd":"new","players":3,"spring":"any","palms":["a1","b1","c1"]}"#),
        ("bad-request", r#"{"cmd":"new","players":3,"spring":"p-0-0","palms":["a1","b1","c1"]}"#),
        ("bad-request", r#"{"cmd":"new","players":3,"spring":"p-4-3","palms":["a1","b1","b1"]}"#),
        ("bad-request", r#"{"cmd":"new","players":3,"spring":"p-4-3","palms":["a1","b1","c1","d1"]}"#),
        ("bad-request", r#"{"cmd":"new","players":3,"hidden_money":1}"#),
        ("bad-request", r#"{"cmd":"new","players":3,"first":0}"#),
        ("bad-request", r#"{"cmd":"view","seat":5}"#),
        ("no-game", r#"{"cmd":"view","seat":4}"#),
        ("no-game", r#"{"cmd":"act","action":{"type":"plant","stack":4,"square":"a1"}}"#),
        ("bad-request", r#"{"cmd":"act","action":{"type":"plant","stack":5,"square":"a1"}}"#),
        ("bad-request", r#"{"cmd":"act","action":{"type":"plant","stack":0,"square":"i7"}}"#),
        ("bad-request", r#"{"cmd":"act","action":{"type":"propose","segment":"h-4-0","amount":1}}"#),
        ("bad-request", r#"{"cmd":"act","action":{"type":"propose","segment":"h-0-0"}}"#),
        ("bad-request", r#"{"cmd":"act","action":{"type":"roll"}}"#),
        ("bad-request", r#"{"cmd":"act","action":{"type":"bid","amount":65536}}"#),
        ("bad-request", r#"{"cmd":"act","action":{"type":"pass","amount":1}}"#),
        ("bad-request", r#"{"cmd":"replay","record":{"game":"santiago-de-cuba","version":1,"setup":{},"actions":[]}}"#),
    ] {
        assert_eq!(code(&say(&mut session_of::<Island>(), line)), expected, "{line}");
    }
    let mut s = session_of::<Island>();
    say(&mut s, r#"{"cmd":"new","players":4}"#);
    for line in [
        r#"{"cmd":"view","seat":4}"#,
        r#"{"cmd":"act","action":{"type":"plant","stack":4,"square":"a1"}}"#,
        r#"{"cmd":"act","action":{"type":"support","proposer":4,"amount":1}}"#,
        r#"{"cmd":"explain","action":{"type":"accept","proposer":4}}"#,
    ] {
        assert_eq!(code(&say(&mut s, line)), "bad-request", "a seat or stack this game does not have: {line}");
    }
}

#[test]
#[expect(clippy::too_many_lines, reason = "one entry an invariant")]
fn states_that_cannot_be() {
    let cases: &[Unloadable] = &[
        ("bad-request", "", |s| s["game"] = json!("santiago-de-cuba")),
        ("bad-request", "", |s| s["players"] = json!(6)),
        ("bad-request", "", |s| s["overseer"] = json!(4)),
        ("bad-request", "", |s| s["plantations"]["d1"]["owner"] = json!(4)),
        ("bad-request", "", |s| s["plantations"]["i1"] = json!({})),
        ("bad-request", "", |s| s["decision"]["built"] = json!(true)),
        ("bad-request", "", |s| s["stacks"][0][0] = Value::Null),
        ("bad-request", "", |s| s["seats"][0]["escudos"] = Value::Null),
        ("bad-request", "", |s| s["result"] = json!({})),
        ("bad-request", "", |s| drop(s.as_object_mut().expect("an object").remove("palms"))),
        ("bad-state", "round", |s| s["round"] = json!(12)),
        ("bad-state", "round", |s| s["round"] = json!(0)),
        ("bad-state", "discard", |s| s["discard"] = Value::Null),
        ("bad-state", "stacks", |s| drop(s["stacks"].as_array_mut().expect("a list").pop())),
        ("bad-state", "stack-height", |s| drop(s["stacks"][1].as_array_mut().expect("a list").pop())),
        ("bad-state", "revealed", |s| drop(s["revealed"].as_array_mut().expect("a list").pop())),
        ("bad-state", "seats", |s| drop(s["seats"].as_array_mut().expect("a list").pop())),
        ("bad-state", "tile-count", |s| s["plantations"]["d1"]["tile"] = json!("cane-2")),
        ("bad-state", "tiles-total", |s| s["deserts"] = json!(["a1"])),
        ("bad-state", "square-twice", |s| s["palms"] = json!(["d1"])),
        ("bad-state", "square-twice", |s| s["palms"] = json!(["h4", "h4"])),
        ("bad-state", "plot-markers markers", |s| s["plantations"]["d1"]["markers"] = json!(2)),
        ("bad-state", "plot-owner", |s| s["plantations"]["d1"]["markers"] = json!(0)),
        ("bad-state", "plot-owner", |s| s["plantations"]["d1"]["owner"] = Value::Null),
        ("bad-state", "palm-count", |s| s["palms"] = json!(["h4", "b5", "c6"])),
        ("bad-state", "palm-count palm-at-spring", |s| s["plantations"]["d2"]["palm"] = json!(true)),
        ("bad-state", "canal-twice canal-count", |s| s["canals"] = json!(["h-1-1", "h-1-1"])),
        ("bad-state", "canal-count", |s| s["canals"] = json!(["v-2-0"])),
        ("bad-state", "canal-count", |s| s["seats"][0]["extra_canal"] = json!(false)),
        ("bad-state", "canal-apart", |s| {
            s["canals"] = json!(["h-0-0"]);
            s["seats"][0]["extra_canal"] = json!(false);
        }),
        ("bad-state", "common-canals", |s| s["common_canals"] = json!(10)),
        ("bad-state", "escudos", |s| s["seats"][0]["escudos"] = json!(1000)),
        ("bad-state", "markers", |s| s["seats"][1]["markers"] = json!(21)),
        ("bad-state", "bid-left", |s| s["seats"][0]["bid"] = json!(0)),
        ("bad-state", "bid-twice bid-too-high", |s| {
            s["seats"][0]["bid"] = json!(6);
            s["seats"][1]["bid"] = json!(6);
        }),
        ("bad-state", "revealed-at", |s| {
            drop(s["plantations"].as_object_mut().expect("an object").remove("a6"));
            s["revealed"][0] = json!("paprika-2");
        }),
        ("bad-state", "offer-order offer-order", |s| s["proposals"][0]["seat"] = json!(1)),
        ("bad-state", "offer-order", |s| s["proposals"].as_array_mut().expect("a list").reverse()),
        ("bad-state", "offer-order offer-order", |s| s["proposals"][0]["seat"] = json!(2)),
        ("bad-state", "offer-order", |s| s["proposals"][1]["supports"] = json!([{ "seat": 3, "amount": 1 }])),
        ("bad-state", "offer-amount", |s| s["proposals"][0]["amount"] = json!(0)),
        ("bad-state", "offer-amount", |s| s["proposals"][0]["amount"] = json!(7)),
        ("bad-state", "offer-segment", |s| s["proposals"][0]["segment"] = json!("h-1-1")),
        ("bad-state", "offer-segment", |s| s["proposals"][0]["segment"] = json!("v-0-0")),
        ("bad-state", "decision-seat", |s| {
            s["proposals"] = json!([]);
            s["decision"]["seat"] = json!(2);
        }),
        ("bad-state", "decision-empty", |s| s["seats"][1]["escudos"] = json!(0)),
        ("bad-state", "decision-seat", |s| {
            s["proposals"] = json!([]);
            s["decision"] = json!({ "type": "build", "seat": 1 });
        }),
        ("bad-state", "decision-empty", |s| {
            s["proposals"] = json!([]);
            s["seats"][2]["escudos"] = json!(0);
            s["decision"] = json!({ "type": "build", "seat": 2 });
        }),
        ("bad-state", "proposals-left", |s| s["decision"] = json!({ "type": "extra", "seat": 1, "built": false })),
        ("bad-state", "canal-missing", |s| {
            s["proposals"] = json!([]);
            s["decision"] = json!({ "type": "extra", "seat": 1, "built": true });
        }),
        ("bad-state", "decision-empty", |s| {
            s["proposals"] = json!([]);
            s["canals"] = json!(["h-1-1"]);
            s["seats"][1]["extra_canal"] = json!(false);
            s["decision"] = json!({ "type": "extra", "seat": 1, "built": false });
        }),
        ("bad-state", "bid-order bid-order bid-order revealed-at", |s| {
            s["proposals"] = json!([]);
            s["decision"] = json!({ "type": "bid", "seat": 2 });
        }),
        ("bad-state", "bid-order bid-order bid-order bid-order", |s| {
            s["proposals"] = json!([]);
            s["decision"] = json!({ "type": "plant", "seat": 1 });
        }),
        ("bad-state", "over", |s| s["over"] = json!(true)),
        ("bad-state", "result", |s| s["result"] = json!({ "regions": [], "scores": [], "winners": [] })),
    ];
    none_can_be::<Island>(&example(), cases);

    let planting =
        state(scene(3).bids(&[1, 5, 0]).overseer(2).revealed("cane-1 - bean-2 bean-1").asks(Question::Plant, 0));
    none_can_be::<Island>(
        &planting,
        &[
            ("bad-state", "decision-seat", |s| s["decision"]["seat"] = json!(1)),
            ("bad-state", "overseer", |s| s["overseer"] = json!(1)),
            ("bad-state", "bid-order", |s| s["seats"][0]["bid"] = Value::Null),
            ("bad-state", "decision-seat", |s| s["revealed"][0] = Value::Null),
            ("bad-state", "revealed-at", |s| s["decision"] = json!({ "type": "place-neutral", "seat": 1 })),
            ("bad-state", "revealed-at", |s| {
                s["revealed"][0] = Value::Null;
                s["revealed"][2] = Value::Null;
            }),
        ],
    );
    let bidding = state(scene(4).escudos(&[1, 1, 1, 1]));
    none_can_be::<Island>(
        &bidding,
        &[
            ("bad-state", "bid-order", |s| s["seats"][3]["bid"] = json!(0)),
            ("bad-state", "bid-order", |s| s["decision"]["seat"] = json!(2)),
            ("bad-state", "decision-empty", |s| {
                s["seats"][1]["bid"] = json!(1);
                s["decision"]["seat"] = json!(2);
            }),
            ("bad-state", "revealed-at", |s| s["revealed"][0] = Value::Null),
        ],
    );
    let over = wire::write_state::<Island>(&examples::scored("").position);
    none_can_be::<Island>(
        &over,
        &[
            ("bad-state", "result", |s| s["result"] = Value::Null),
            ("bad-state", "result", |s| s["result"]["winners"] = json!([0])),
            ("bad-state", "result", |s| s["result"]["regions"][0]["squares"][0] = json!("b2")),
            ("bad-state", "over", |s| s["over"] = json!(false)),
            ("bad-state", "over-dry result", |s| {
                s["deserts"] = json!(["h6"]);
                s["plantations"]["h1"] = json!({ "tile": "banana-1", "owner": 1, "markers": 1, "palm": false });
            }),
            ("bad-request", "", |s| s["decision"] = json!({ "type": "over", "seat": 0 })),
        ],
    );
    let several = {
        let mut state = example();
        state["round"] = json!(99);
        state["over"] = json!(true);
        state["seats"][1]["escudos"] = json!(1001);
        load_of::<Island>(&state)
    };
    assert_eq!(several["error"]["invariants"], json!(["round", "escudos", "over"]), "every one found");
    // What cannot follow from play but breaks no invariant may be loaded, in any order and without what follows.
    let mut odd = example();
    odd["palms"] = json!(["b5", "h4"]);
    odd["canals"] = json!(["v-2-0", "h-1-1"]);
    odd["seats"][0]["extra_canal"] = json!(false);
    odd["seats"][3]["extra_canal"] = json!(false);
    odd["proposals"] = json!([]);
    for field in ["common_canals", "over", "result"] {
        odd.as_object_mut().expect("an object").remove(field);
    }
    let loaded = load_of::<Island>(&odd);
    assert_eq!(loaded["state"]["palms"], json!(["h4", "b5"]));
    assert_eq!(loaded["state"]["canals"], json!(["h-1-1", "v-2-0"]));
    assert_eq!(loaded["state"]["common_canals"], 11);
    count_of::<Island>("states that cannot be, each named", cases.len() + 16);
}

#[test]
fn mutated_lines() {
    let load = json!({ "cmd": "load", "state": example() }).to_string();
    answered::<Island>(&[
        load.as_str(),
        r#"{"cmd":"new","players":4,"seed":7,"overseer":1,"spring":"p-2-1","palms":["a1","b1","c1"]}"#,
        r#"{"cmd":"act","action":{"type":"propose","segment":"v-2-0","amount":3},"seat":1}"#,
        r#"{"cmd":"act","action":{"type":"support","proposer":0,"amount":2}}"#,
        r#"{"cmd":"act","action":{"type":"plant","stack":2,"square":"d2"}}"#,
        r#"{"cmd":"explain","action":{"type":"build","segment":"v-2-0"}}"#,
        r#"{"cmd":"replay","record":{"game":"santiago","version":1,"setup":{"players":3},"actions":[]}}"#,
        r#"{"cmd":"legal"}"#,
    ]);
}

#[test]
fn a_game_that_is_over() {
    let state = wire::write_state::<Island>(&examples::scored("").position);
    assert_eq!(state["decision"], json!({ "type": "over" }));
    let result: Value = serde_json::from_str(
        r#"{"regions":[{"crop":"paprika","squares":["a2","b2","a3","b3","a4"],"markers":[2,4,0,1],"worth":[10,20,0,5]},
            {"crop":"potato","squares":["d2","e2","f2"],"markers":[1,3,0,0],"worth":[3,9,0,0]},
            {"crop":"banana","squares":["h2"],"markers":[0,2,0,0],"worth":[0,2,0,0]},
            {"crop":"bean","squares":["d3","e3","f3","d4"],"markers":[0,3,3,0],"worth":[0,12,12,0]},
            {"crop":"cane","squares":["a5","b5","c5","d5","e5","f5"],"markers":[3,2,0,3],"worth":[18,12,0,18]}],
 "scores":[{"seat":0,"escudos":0,"plantations":31,"total":31,"place":2},
           {"seat":1,"escudos":15,"plantations":55,"total":70,"place":1},
           {"seat":2,"escudos":0,"plantations":12,"total":12,"place":4},
           {"seat":3,"escudos":0,"plantations":23,"total":23,"place":3}],
 "winners":[1]}"#,
    )
    .expect("JSON");
    assert_eq!(state["result"].to_string(), result.to_string(), "to the letter");
    assert_eq!(load_of::<Island>(&state)["state"], state);
    let mut s = session_of::<Island>();
    ask(&mut s, &json!({ "cmd": "load", "state": state }));
    assert_eq!(say(&mut s, r#"{"cmd":"legal"}"#), json!({ "ok": true, "decision": { "type": "over" }, "actions": [] }));
    assert_eq!(say(&mut s, r#"{"cmd":"perft","depth":5}"#)["nodes"], 1);
    assert_eq!(say(&mut s, r#"{"cmd":"view"}"#)["state"], state, "everything is open");
    let refused = say(&mut s, r#"{"cmd":"act","action":{"type":"pass"}}"#);
    assert_eq!(refused["refusals"][0]["rule"], "end-last-tiles");
}

/// Beyond 999 escudos a game goes on, but cannot be loaded again.
#[test]
fn more_money_than_can_be_loaded() {
    let rich = scene(3).escudos(&[999, 999, 999]).canals("h-1-1").extra(0, true).play("decline");
    let state = wire::write_state::<Island>(&rich.position);
    assert_eq!(state["seats"][0]["escudos"], 1002);
    assert_eq!(load_of::<Island>(&state)["error"]["invariants"], json!(["escudos", "escudos", "escudos"]));
    assert_eq!(rich.legal().len(), 1003);
}

#[test]
fn the_program_plays_both() {
    let lines = b"{\"cmd\":\"new\",\"players\":5}\n{\"cmd\":\"act\",\"action\":{\"type\":\"bid\",\"amount\":0}}\n{\"cmd\":\"view\",\"seat\":4}\n";
    let (codes, status) = run(&["engine", "--game", "santiago", "--lang", "de"], lines);
    assert_eq!((codes, status), (vec!["ok".to_owned(); 3], 0));
    let (codes, _) = run(&["engine", "--game", "santiago-de-cuba"], lines);
    assert_eq!(codes, ["bad-request", "bad-request", "bad-request"]);
}
