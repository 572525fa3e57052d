//! The JSON lines: every command, every complaint, and whatever else a line may contain.

use std::{
    io::Write,
    process::{Command, Stdio},
};

use serde_json::{Value, json};

use santiago::{
    chance::Chance,
    cuba::Cuba,
    game::{Dice, Game},
    wire::{
        self, Wire,
        protocol::{LONGEST_LINE, Session},
        words::in_ids,
    },
};

use super::scene::scene;
use crate::{recorded::ask, support::count_of};

fn session() -> Session<Cuba> {
    session_of()
}

pub fn session_of<G: Wire>() -> Session<G> {
    let mut chance = Chance::seeded(1);
    Session::new(move || u64::from(chance.below(u32::MAX)), in_ids)
}

pub fn say<G: Wire>(session: &mut Session<G>, line: &str) -> Value {
    serde_json::from_str(&session.answer(line.as_bytes())).expect("JSON")
}

pub fn code(answer: &Value) -> &str {
    assert_eq!(answer["ok"], false, "{answer}");
    answer["error"]["code"].as_str().unwrap_or_else(|| panic!("no error: {answer}"))
}

/// A state as JSON, changed at one place.
fn state(change: impl FnOnce(&mut Value)) -> Value {
    let mut state = wire::write_state::<Cuba>(&scene(2).start().position);
    change(&mut state);
    state
}

fn load(state: &Value) -> Value {
    load_of::<Cuba>(state)
}

pub fn load_of<G: Wire>(state: &Value) -> Value {
    ask(&mut session_of::<G>(), &json!({ "cmd": "load", "state": state }))
}

/// A change that makes a state one that cannot be: the code, the invariants named, and what is changed.
pub type Unloadable = (&'static str, &'static str, fn(&mut Value));

/// Each change of a state is refused as it should be.
pub fn none_can_be<G: Wire>(state: &Value, cases: &[Unloadable]) {
    let found = |change: fn(&mut Value)| {
        let mut state = state.clone();
        change(&mut state);
        let answer = load_of::<G>(&state);
        let named = answer["error"]["invariants"].as_array().cloned().unwrap_or_default();
        let named: Vec<_> = named.iter().filter_map(Value::as_str).collect();
        format!("{} {}", code(&answer), named.join(" "))
    };
    let found: Vec<_> = cases.iter().map(|(_, _, change)| found(*change)).collect();
    let expected: Vec<_> = cases.iter().map(|(code, invariants, _)| format!("{code} {invariants}")).collect();
    assert_eq!(found, expected);
}

#[test]
fn the_state_of_the_contract() {
    let text = r#"{"game":"santiago-de-cuba","players":2,
 "citizens":["pedro","maria","jose","martinez","conchita","zorro","miguel","pablo","alonso"],
 "flowers":{"pedro":"white","maria":"red","jose":"yellow","martinez":"blue","conchita":"red","zorro":"none","miguel":"blue","pablo":"yellow","alonso":"white"},
 "buildings":{"yellow":["bank","church","distillery"],"blue":["cigar-factory","black-market","sawmill"],"red":["cafe","customs","casino"],"white":["harbour-office","trading-office","newspaper"]},
 "car":9,"ship":1,"price":2,
 "dice":{"sugar":2,"citrus":0,"tobacco":1,"rum":3},
 "inactive":[],
 "supply":{"sugar":6,"citrus":6,"tobacco":6,"rum":8,"cigars":8,"wood":8},
 "seats":[{"goods":{"sugar":1,"citrus":1,"tobacco":1,"rum":0,"cigars":0,"wood":0},"pesos":3,"points":2,"pawn":null,"owns":[]},
          {"goods":{"sugar":1,"citrus":1,"tobacco":1,"rum":0,"cigars":0,"wood":0},"pesos":3,"points":2,"pawn":null,"owns":[]}],
 "turn":0,
 "decision":{"type":"drive","seat":0},
 "over":false,"result":null}"#;
    let expected: Value = serde_json::from_str(text).expect("JSON");
    let answer = load(&expected);
    assert_eq!(answer, json!({ "ok": true, "state": expected }));
    // To the letter, order of the fields included.
    let compact: String = text.lines().map(str::trim).collect();
    assert_eq!(answer["state"].to_string(), compact);
}

#[test]
fn a_game_through_the_lines() {
    let mut s = session();
    assert_eq!(code(&say(&mut s, r#"{"cmd":"state"}"#)), "no-game");
    let new = say(&mut s, r#"{"cmd":"new","players":3,"seed":7,"first":1}"#);
    assert_eq!(new["state"]["decision"], json!({ "type": "roll", "seat": 0 }));
    let legal = say(&mut s, r#"{"cmd":"legal"}"#);
    assert_eq!(legal["actions"], json!([{ "type": "roll" }]));
    assert_eq!(say(&mut s, r#"{"cmd":"perft","depth":9}"#), json!({ "ok": true, "nodes": 1 }));
    let rolled = say(&mut s, r#"{"cmd":"act","action":{"type":"roll"}}"#);
    assert_eq!(rolled["state"]["decision"]["type"], "leave-out");
    say(&mut s, r#"{"cmd":"undo"}"#);
    let again = say(&mut s, r#"{"cmd":"act","action":{"type":"roll"}}"#);
    assert_eq!(rolled, again, "the n-th roll is always the same");
    say(&mut s, r#"{"cmd":"act","action":{"type":"leave-out","good":"rum"}}"#);
    let refused = say(&mut s, r#"{"cmd":"act","seat":0,"action":{"type":"drive","steps":1}}"#);
    assert_eq!(refused["refusals"][0]["rule"], "turn-order");
    assert_eq!(refused["refusals"][0]["args"], json!({ "seat": 0, "decides": 1 }));
    let refused = say(&mut s, r#"{"cmd":"explain","action":{"type":"drive","steps":12}}"#);
    let rules: Vec<_> = refused["refusals"].as_array().expect("a list").iter().map(|r| r["rule"].as_str()).collect();
    assert_eq!(rules, [Some("drive-distance"), Some("drive-cost")]);
    assert_eq!(refused["refusals"][1]["args"], json!({ "steps": 12, "cost": 11, "have": 3 }));
    assert_eq!(refused["refusals"][0]["nearest"]["instead"], json!({ "type": "drive", "steps": 4 }));
    let told = say(&mut s, r#"{"cmd":"explain","action":{"type":"drive","steps":3}}"#);
    assert_eq!(told["events"][0]["changes"], json!([{ "seat": 1, "what": "pesos", "by": -2 }]));
    assert!(told.get("state").is_none());
    let view = say(&mut s, r#"{"cmd":"view","seat":2}"#);
    assert_eq!(view["state"]["seats"][0]["pesos"], Value::Null);
    assert_eq!(view["state"]["seats"][2]["pesos"], 3);
    let view = say(&mut s, r#"{"cmd":"view"}"#);
    assert_eq!(view["state"]["seats"][2]["goods"], Value::Null);
    let record = say(&mut s, r#"{"cmd":"record"}"#)["record"].clone();
    assert_eq!(record["actions"].as_array().map(Vec::len), Some(2));
    assert_eq!(
        record["setup"].as_object().map(|setup| setup.keys().cloned().collect::<Vec<_>>()),
        Some(["players", "first", "citizens", "buildings", "flowers"].map(str::to_owned).to_vec())
    );
    let before = say(&mut s, r#"{"cmd":"state"}"#);
    let mut bad = record.clone();
    bad["actions"].as_array_mut().expect("a list").push(json!({ "type": "pass" }));
    let refused = ask(&mut s, &json!({ "cmd": "replay", "record": bad }));
    assert_eq!((&refused["at"], &refused["refusals"][0]["rule"]), (&json!(2), &json!("drive-mandatory")));
    assert_eq!(say(&mut s, r#"{"cmd":"state"}"#), before, "as before the request");
    let replayed = ask(&mut s, &json!({ "cmd": "replay", "record": record }));
    assert_eq!(replayed, before);
    say(&mut s, r#"{"cmd":"undo"}"#);
    say(&mut s, r#"{"cmd":"undo"}"#);
    assert_eq!(code(&say(&mut s, r#"{"cmd":"undo"}"#)), "nothing-to-undo");
    // After a load the record starts from the state.
    ask(&mut s, &json!({ "cmd": "load", "state": state(|_| ()) }));
    assert_eq!(code(&say(&mut s, r#"{"cmd":"undo"}"#)), "nothing-to-undo");
    let record = say(&mut s, r#"{"cmd":"record"}"#)["record"].clone();
    assert_eq!(record["setup"], json!({ "state": state(|_| ()) }));
}

#[test]
fn the_same_seed_is_the_same_game() {
    let new = |line: &str| say(&mut session(), line)["state"].clone();
    let whole = new(r#"{"cmd":"new","players":4,"seed":42}"#);
    assert_eq!(whole, new(r#"{"cmd":"new","seed":42,"players":4}"#));
    // What is given does not shift what is drawn.
    let given = json!({ "cmd": "new", "players": 4, "seed": 42, "citizens": whole["citizens"] });
    assert_eq!(ask(&mut session(), &given)["state"], whole);
    let first = new(r#"{"cmd":"new","players":4,"seed":42,"first":0}"#);
    assert_eq!((&first["buildings"], &first["citizens"]), (&whole["buildings"], &whole["citizens"]));
    // Pinned, so that the seeds that people have written down keep their games.
    assert_eq!(
        whole["citizens"],
        json!(["miguel", "alonso", "conchita", "maria", "martinez", "pablo", "pedro", "jose", "zorro"]),
    );
}

/// Without a seed the system's chance decides, and not always the same.
#[test]
fn rolls_without_a_seed() {
    let roll = |entropy: u64| {
        let mut s = Session::<Cuba>::new(move || entropy, in_ids);
        let rolling = state(|s| {
            s["dice"] = Value::Null;
            s["decision"]["type"] = json!("roll");
        });
        ask(&mut s, &json!({ "cmd": "load", "state": rolling }));
        say(&mut s, r#"{"cmd":"act","action":{"type":"roll"}}"#)["state"]["decision"]["rolled"].to_string()
    };
    let rolls: std::collections::BTreeSet<_> = (0..20).map(roll).collect();
    assert!(rolls.len() > 15, "{rolls:?}");
}

#[test]
fn complaints() {
    for (expected, line) in [
        ("bad-json", "nonsense"),
        ("bad-json", "[]"),
        ("bad-json", "null"),
        ("bad-json", r#"{"cmd":"state"} {"cmd":"state"}"#),
        ("bad-json", r#"{"cmd":"state""#),
        ("bad-json", "{\"cmd\":\"sta\tte\"}"),
        ("bad-json", r#"{"cmd":01}"#),
        ("bad-request", "{}"),
        ("bad-request", r#"{"cmd":"fly"}"#),
        ("bad-request", r#"{"cmd":null}"#),
        ("bad-request", r#"{"cmd":7}"#),
        ("bad-request", r#"{"cmd":"state","more":1}"#),
        ("bad-request", r#"{"cmd":"state","cmd":"state"}"#),
        ("bad-request", r#"{"cmd":"new"}"#),
        ("bad-request", r#"{"cmd":"new","players":1}"#),
        ("bad-request", r#"{"cmd":"new","players":5}"#),
        ("bad-request", r#"{"cmd":"new","players":2,"first":2}"#),
        ("bad-request", r#"{"cmd":"new","players":2,"seed":null}"#),
        ("bad-request", r#"{"cmd":"new","players":2,"seed":9007199254740992}"#),
        ("bad-request", r#"{"cmd":"new","players":2,"seed":-1}"#),
        ("bad-request", r#"{"cmd":"new","players":2,"seed":1.0}"#),
        ("bad-request", r#"{"cmd":"new","players":2e0}"#),
        ("bad-request", r#"{"cmd":"new","players":2,"seed":1e999}"#),
        ("bad-request", r#"{"cmd":"new","players":2,"citizens":["pedro"]}"#),
        (
            "bad-request",
            r#"{"cmd":"new","players":2,"citizens":["pedro","pedro","jose","martinez","conchita","zorro","miguel","pablo","alonso"]}"#,
        ),
        ("bad-request", r#"{"cmd":"new","players":2,"buildings":{"yellow":["bank","church","distillery"]}}"#),
        ("bad-request", r#"{"cmd":"new","players":2,"flowers":{"pedro":"red"}}"#),
        ("bad-request", r#"{"cmd":"new","players":2,"flowers":{"zorro":"red"}}"#),
        ("bad-request", r#"{"cmd":"view","seat":4}"#),
        ("no-game", r#"{"cmd":"view","seat":3}"#),
        ("no-game", r#"{"cmd":"legal"}"#),
        ("no-game", r#"{"cmd":"undo"}"#),
        ("no-game", r#"{"cmd":"perft","depth":12}"#),
        ("bad-request", r#"{"cmd":"perft","depth":13}"#),
        ("bad-request", r#"{"cmd":"perft"}"#),
        ("no-game", r#"{"cmd":"act","action":{"type":"roll"}}"#),
        ("bad-request", r#"{"cmd":"explain","action":{"type":"roll"}}"#),
        ("bad-request", r#"{"cmd":"act","action":{"type":"drive","steps":65536}}"#),
        ("bad-request", r#"{"cmd":"act","action":{"type":"drive","steps":"3"}}"#),
        ("bad-request", r#"{"cmd":"act","action":{"type":"drive"}}"#),
        ("bad-request", r#"{"cmd":"act","action":{"type":"drive","steps":1,"why":1}}"#),
        ("bad-request", r#"{"cmd":"act","action":{"type":"leave-out","good":"wood"}}"#),
        ("bad-request", r#"{"cmd":"act","action":{"type":"give","what":"gold"}}"#),
        ("bad-request", r#"{"cmd":"act","action":{"type":"use","building":"cafe","goods":[]}}"#),
        ("bad-request", r#"{"cmd":"act","action":{"type":"use","building":"cafe","goods":["rum","rum"]}}"#),
        ("bad-request", r#"{"cmd":"act","action":{"type":"use","building":"newspaper","citizen":null}}"#),
        ("bad-request", r#"{"cmd":"act","action":{"type":"roll","dice":{"sugar":1}}}"#),
        ("bad-request", r#"{"cmd":"act","action":{"type":"roll","dice":null}}"#),
        ("bad-request", r#"{"cmd":"replay","record":{"game":"santiago","version":1,"setup":{},"actions":[]}}"#),
        ("bad-request", r#"{"cmd":"replay","record":{"game":"santiago-de-cuba","version":2,"setup":{},"actions":[]}}"#),
        ("bad-request", r#"{"cmd":"replay","record":{"game":"santiago-de-cuba","version":1,"setup":{},"actions":[]}}"#),
        (
            "bad-request",
            r#"{"cmd":"replay","record":{"game":"santiago-de-cuba","version":1,"setup":{"players":2,"first":0,"citizens":["pedro","maria","jose","martinez","conchita","zorro","miguel","pablo","alonso"],"buildings":{"yellow":["bank","church","distillery"],"blue":["cigar-factory","black-market","sawmill"],"red":["cafe","customs","casino"],"white":["harbour-office","trading-office","newspaper"]}},"actions":[]}}"#,
        ),
        ("bad-request", r#"{"cmd":"\ud800"}"#),
        ("bad-request", r#"{"cmd":"state","\ud800":1}"#),
    ] {
        assert_eq!(code(&say(&mut session(), line)), expected, "{line}");
    }
    let mut s = session();
    assert_eq!(code(&serde_json::from_str(&s.answer(b"{\"cmd\":\"\xff\"}")).expect("JSON")), "bad-json");
    say(&mut s, r#"{"cmd":"new","players":2}"#);
    assert_eq!(code(&say(&mut s, r#"{"cmd":"view","seat":2}"#)), "bad-request", "a seat this game does not have");
    let nested = |depth: usize| format!("{{\"cmd\":{}{}}}", "[".repeat(depth - 1), "]".repeat(depth - 1));
    assert_eq!(code(&say(&mut s, &nested(64))), "bad-request");
    assert_eq!(code(&say(&mut s, &nested(65))), "bad-json");
    assert_eq!(code(&say(&mut s, &nested(200_000))), "bad-json");
    assert_eq!(code(&say(&mut s, &" ".repeat(LONGEST_LINE + 1))), "too-long");
}

#[test]
#[expect(clippy::too_many_lines, reason = "one entry an invariant")]
fn states_that_cannot_be() {
    let cases: &[Unloadable] = &[
        ("bad-request", "", |s| s["game"] = json!("santiago")),
        ("bad-request", "", |s| s["players"] = json!(5)),
        ("bad-request", "", |s| s["turn"] = json!(2)),
        ("bad-request", "", |s| s["decision"] = json!({ "type": "drive" })),
        ("bad-request", "", |s| s["decision"] = json!({ "type": "drive", "seat": 2 })),
        ("bad-request", "", |s| s["decision"] = json!({ "type": "sleep", "seat": 0 })),
        ("bad-request", "", |s| s["car"] = json!(-1)),
        ("bad-request", "", |s| s["seats"][0]["goods"] = Value::Null),
        ("bad-request", "", |s| s["inactive"] = json!(["juan"])),
        ("bad-request", "", |s| s["result"] = json!({})),
        ("bad-request", "", |s| s["more"] = json!(1)),
        ("bad-request", "", |s| drop(s.as_object_mut().expect("an object").remove("inactive"))),
        ("bad-request", "", |s| drop(s["flowers"].as_object_mut().expect("an object").remove("zorro"))),
        ("bad-state", "car", |s| s["car"] = json!(10)),
        ("bad-state", "ship", |s| s["ship"] = json!(0)),
        ("bad-state", "price", |s| s["price"] = json!(5)),
        ("bad-state", "citizens", |s| s["citizens"][0] = json!("maria")),
        ("bad-state", "citizens", |s| drop(s["citizens"].as_array_mut().expect("a list").pop())),
        ("bad-state", "buildings", |s| s["buildings"]["red"][0] = json!("bank")),
        ("bad-state", "buildings-per-flower buildings", |s| {
            drop(s["buildings"]["red"].as_array_mut().expect("a list").pop());
        }),
        ("bad-state", "citizen-flowers citizen-flowers", |s| s["flowers"]["pedro"] = json!("red")),
        ("bad-state", "citizen-flowers zorro-flower", |s| s["flowers"]["pedro"] = json!("none")),
        ("bad-state", "seats supply supply supply", |s| drop(s["seats"].as_array_mut().expect("a list").pop())),
        ("bad-state", "dice-goods", |s| s["dice"] = json!({ "sugar": 1 })),
        ("bad-state", "dice-goods", |s| s["dice"] = json!({ "sugar": 1, "citrus": 1, "rum": 1, "wood": 1 })),
        ("bad-state", "dice-goods", |s| s["dice"]["cigars"] = json!(1)),
        ("bad-state", "die-face", |s| s["dice"]["sugar"] = json!(4)),
        ("bad-state", "dice-all-zero", |s| s["dice"] = json!({ "sugar": 0, "citrus": 0, "rum": 0, "cigars": 0 })),
        ("bad-state", "dice-missing", |s| s["dice"] = Value::Null),
        ("bad-state", "dice-too-early", |s| s["decision"]["type"] = json!("roll")),
        ("bad-state", "inactive-twice", |s| s["inactive"] = json!(["maria", "maria"])),
        ("bad-state", "supply", |s| s["supply"]["rum"] = json!(7)),
        ("bad-state", "goods-total", |s| s["seats"][0]["goods"]["rum"] = json!(9)),
        ("bad-state", "pesos", |s| s["seats"][0]["pesos"] = json!(1000)),
        ("bad-state", "points", |s| s["seats"][1]["points"] = json!(65535)),
        ("bad-state", "owns-twice", |s| s["seats"][0]["owns"] = json!(["bank", "bank"])),
        ("bad-state", "owns-too-many", |s| s["seats"][0]["owns"] = json!(["bank", "cafe", "church", "casino"])),
        ("bad-state", "two-owners", |s| {
            s["seats"][0]["owns"] = json!(["bank"]);
            s["seats"][1]["owns"] = json!(["bank"]);
        }),
        ("bad-state", "two-pawns", |s| {
            s["seats"][0]["pawn"] = json!("bank");
            s["seats"][1]["pawn"] = json!("bank");
        }),
        ("bad-state", "decision-seat", |s| s["decision"]["seat"] = json!(1)),
        ("bad-state", "decision-car", |s| s["decision"]["type"] = json!("take")),
        ("bad-state", "decision-inactive", |s| {
            s["car"] = json!(7);
            s["inactive"] = json!(["pablo"]);
            s["decision"]["type"] = json!("take");
        }),
        ("bad-state", "decision-pawn", |s| {
            s["car"] = json!(0);
            s["decision"]["type"] = json!("use");
        }),
        ("bad-state", "decision-empty", |s| {
            s["car"] = json!(0);
            s["seats"][0]["pawn"] = json!("sawmill");
            s["decision"]["type"] = json!("use");
        }),
        ("bad-state", "decision-inactive", |s| {
            s["car"] = json!(5);
            s["inactive"] = json!(["zorro"]);
            s["decision"] = json!({ "type": "give", "seat": 1 });
        }),
        ("bad-state", "decision-seat", |s| {
            s["car"] = json!(5);
            s["decision"] = json!({ "type": "give", "seat": 0 });
        }),
        ("bad-state", "decision-empty", |s| {
            s["car"] = json!(5);
            s["seats"][1]["goods"] = json!({ "sugar": 0, "citrus": 0, "tobacco": 0, "rum": 0, "cigars": 0, "wood": 2 });
            s["seats"][1]["pesos"] = json!(0);
            s["seats"][1]["points"] = json!(0);
            s.as_object_mut().expect("an object").remove("supply");
            s["decision"] = json!({ "type": "give", "seat": 1 });
        }),
        ("bad-state", "decision-inactive", |s| {
            s["car"] = json!(0);
            s["inactive"] = json!(["pedro"]);
            s["decision"]["type"] = json!("pawn");
        }),
        ("bad-state", "decision-car", |s| {
            s["car"] = json!(5);
            s["decision"]["type"] = json!("pawn");
        }),
        ("bad-state", "decision-car", |s| s["decision"]["type"] = json!("alonso")),
        ("bad-state", "decision-inactive", |s| {
            s["car"] = json!(8);
            s["inactive"] = json!(["alonso"]);
            s["decision"]["type"] = json!("alonso");
        }),
        ("bad-state", "decision-car", |s| {
            s["car"] = json!(3);
            s["decision"] = json!({ "type": "deliver", "seat": 0, "passed": [] });
        }),
        ("bad-state", "decision-empty", |s| {
            s["seats"][0]["goods"] = json!({ "sugar": 0, "citrus": 1, "tobacco": 0, "rum": 0, "cigars": 0, "wood": 0 });
            s.as_object_mut().expect("an object").remove("supply");
            s["decision"] = json!({ "type": "deliver", "seat": 0, "passed": [] });
        }),
        ("bad-state", "die-face", |s| {
            s["dice"] = Value::Null;
            s["decision"] = json!({ "type": "leave-out", "seat": 0,
                "rolled": { "sugar": 4, "citrus": 4, "tobacco": 0, "rum": 0, "cigars": 0 } });
        }),
        ("bad-state", "passed-twice", |s| s["decision"] = json!({ "type": "deliver", "seat": 0, "passed": [1, 1] })),
        ("bad-state", "passed-decides", |s| s["decision"] = json!({ "type": "deliver", "seat": 0, "passed": [0] })),
        ("bad-state", "over-ship", |s| {
            s["decision"] = json!({ "type": "over" });
            s["dice"] = Value::Null;
            s["over"] = json!(true);
            drop(s.as_object_mut().expect("an object").remove("result"));
        }),
        ("bad-state", "over", |s| s["over"] = json!(true)),
        ("bad-state", "result", |s| s["result"] = json!({ "scores": [], "winners": [] })),
        ("bad-state", "result", |s| {
            s["decision"] = json!({ "type": "over" });
            s["dice"] = Value::Null;
            s["over"] = json!(true);
            s["ship"] = json!(7);
        }),
    ];
    none_can_be::<Cuba>(&state(|_| ()), cases);
    let several = load(&state(|s| {
        s["car"] = json!(10);
        s["over"] = json!(true);
        s["price"] = json!(9);
        s["seats"][1]["pesos"] = json!(1001);
    }));
    assert_eq!(several["error"]["invariants"], json!(["pesos", "car", "price", "over"]), "every one found");
    // What cannot follow from play but breaks no invariant may be loaded, in any order and without what follows.
    let odd = state(|s| {
        s["seats"][0]["owns"] = json!(["newspaper", "bank"]);
        s["inactive"] = json!(["alonso", "pedro"]);
        for field in ["supply", "over", "result"] {
            s.as_object_mut().expect("an object").remove(field);
        }
    });
    let loaded = load(&odd);
    assert_eq!(loaded["state"]["seats"][0]["owns"], json!(["bank", "newspaper"]));
    assert_eq!(loaded["state"]["inactive"], json!(["pedro", "alonso"]));
    assert_eq!(loaded["state"]["supply"]["wood"], 8);
    count_of::<Cuba>("states that cannot be, each named", cases.len());
}

#[test]
fn mutated_lines() {
    let load = json!({ "cmd": "load", "state": state(|_| ()) }).to_string();
    answered::<Cuba>(&[
        load.as_str(),
        r#"{"cmd":"new","players":4,"seed":7,"first":1,"flowers":{"maria":"red"}}"#,
        r#"{"cmd":"act","action":{"type":"drive","steps":3},"seat":0}"#,
        r#"{"cmd":"act","action":{"type":"use","building":"casino","to":"points","count":1}}"#,
        r#"{"cmd":"act","action":{"type":"roll","dice":{"sugar":2,"citrus":4,"tobacco":0,"rum":1,"cigars":3}}}"#,
        r#"{"cmd":"explain","action":{"type":"deliver-wood","for":"sugar","count":2}}"#,
        r#"{"cmd":"replay","record":{"game":"santiago-de-cuba","version":1,"setup":{"players":2},"actions":[]}}"#,
        r#"{"cmd":"perft","depth":2}"#,
        r#"{"cmd":"legal"}"#,
    ]);
}

/// Lines made of these by accident: each is answered, and what is not done changes nothing. The first loads a state.
pub fn answered<G: Wire>(seeds: &[&str]) {
    const MANY: usize = 24_000;
    let mut chance = Chance::seeded(99);
    let scraps: [&[u8]; 16] = [
        b"null",
        b"-1",
        b"1e9",
        b"999999999999999999999",
        b"\"",
        b"{",
        b"}",
        b"[",
        b"]",
        b",",
        b":",
        b"\xff",
        b"\\u0000",
        b"65536",
        b"true",
        b"\"wood\"",
    ];
    let mut s = session_of::<G>();
    let (mut understood, mut refused) = (0, 0);
    for number in 0..MANY {
        if number % 40 == 0 {
            s.answer(seeds[0].as_bytes());
        }
        let mut line = seeds[chance.below(seeds.len() as u32) as usize].as_bytes().to_vec();
        for _ in 0..=chance.below(3) {
            let at = chance.below(line.len() as u32 + 1) as usize;
            let to = (at + chance.below(6) as usize).min(line.len());
            match chance.below(4) {
                0 => drop(line.drain(at..to)),
                1 => drop(line.splice(at..to, scraps[chance.below(16) as usize].iter().copied())),
                2 if at < line.len() => line[at] = chance.below(256) as u8,
                _ => {
                    let copy = line[at..to].to_vec();
                    drop(line.splice(at..at, copy));
                }
            }
        }
        let before = s.answer(br#"{"cmd":"state"}"#);
        let answer: Value = serde_json::from_str(&s.answer(&line)).expect("always an answer in JSON");
        if answer["ok"] == true {
            understood += 1;
        } else {
            refused += 1;
            assert!(
                answer["refusals"].as_array().is_some_and(|list| !list.is_empty())
                    || answer["error"]["code"].is_string()
            );
            assert_eq!(s.answer(br#"{"cmd":"state"}"#), before, "{}", String::from_utf8_lossy(&line));
        }
    }
    assert!(understood > 300, "{understood}");
    count_of::<G>("mutated lines, each answered", understood + refused);
}

/// The program itself: what a line may look like, and how it ends.
#[test]
fn the_program() {
    let mut long = vec![b' '; LONGEST_LINE - 15];
    long.extend(br#"{"cmd":"state"}"#);
    assert_eq!(long.len(), LONGEST_LINE);
    let mut input = b"{\"cmd\":\"state\"}\n\n \t \n{\"cmd\":\"state\"}\r\n".to_vec();
    input.extend(&long);
    input.extend(b"\r\n ");
    input.extend(&long);
    input.extend(b"\n\x00\xff\n{\"cmd\":\"state\"}");
    let (codes, status) = run(&["engine", "--game", "santiago-de-cuba"], &input);
    assert_eq!(codes, ["no-game", "no-game", "no-game", "too-long", "bad-json", "no-game"]);
    // A line too long is answered whatever it holds, and the next one is in step.
    for (spaces, end) in [(LONGEST_LINE + 1, "\n"), (LONGEST_LINE + 2, "x\r\n"), (3 * LONGEST_LINE, "x\n")] {
        let input = format!("{}{end}{{\"cmd\":\"state\"}}\n", " ".repeat(spaces));
        assert_eq!(run(&["engine"], input.as_bytes()).0, ["too-long", "no-game"]);
    }
    assert_eq!(status, 0);
    assert_eq!(run(&["engine", "--game", "chess"], b"").1, 2);
    assert_eq!(run(&["fly"], b"").1, 2);
    assert_eq!(run(&["--wings"], b"").1, 2);
    assert_eq!(run(&[], b"").1, 2);
}

pub fn run(args: &[&str], input: &[u8]) -> (Vec<String>, i32) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_santiago"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let output = std::thread::scope(|scope| {
        scope.spawn(move || {
            // A program that does not read its input closes the pipe.
            let _ = stdin.write_all(input);
        });
        child.wait_with_output().expect("it ends")
    });
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let codes = text.lines().filter_map(|line| {
        let answer: Value = serde_json::from_str(line).ok()?;
        Some(answer["error"]["code"].as_str().unwrap_or("ok").to_owned())
    });
    (codes.collect(), output.status.code().expect("an exit code"))
}

#[test]
fn a_game_that_is_over() {
    let over = scene(2).ship(7).price(4).car(8).play("drive 2").position;
    let state = wire::write_state::<Cuba>(&over);
    assert_eq!(state["decision"], json!({ "type": "over" }));
    assert_eq!(
        (&state["car"], &state["price"], &state["ship"], &state["dice"]),
        (&json!(9), &json!(4), &json!(7), &Value::Null)
    );
    let result = &state["result"];
    assert_eq!(
        result["scores"][1],
        json!({ "seat": 1, "points": 2, "for_goods": 1, "total": 3, "goods_left": 0, "pesos": 3, "place": 1 })
    );
    assert_eq!(result["winners"], json!([1]));
    assert_eq!(load(&state)["state"], state);
    let mut s = session();
    ask(&mut s, &json!({ "cmd": "load", "state": state }));
    assert_eq!(say(&mut s, r#"{"cmd":"legal"}"#), json!({ "ok": true, "decision": { "type": "over" }, "actions": [] }));
    assert_eq!(say(&mut s, r#"{"cmd":"perft","depth":5}"#)["nodes"], 1);
    assert_eq!(say(&mut s, r#"{"cmd":"act","action":{"type":"roll"}}"#)["refusals"][0]["rule"], "end-seventh-ship");
    let view = say(&mut s, r#"{"cmd":"view"}"#);
    assert_eq!(view["state"]["seats"][0]["pesos"], 2, "the screens are gone");
    assert_eq!(Cuba::ID, "santiago-de-cuba");
}
