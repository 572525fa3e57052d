//! The layers: a file may name only what the row of its place lists.
//!
//! The deepest place decides, so that what stands beside an engine has a row of its own. A path is judged by every file
//! that it leads through: by what hands a name on and by what defines it.

use std::collections::BTreeSet;

use crate::support::{read, tally};

use super::{
    graph::{Graph, Lead},
    only_shrinks,
};

struct Layer {
    name: &'static str,
    /// Files without their ending, or folders.
    places: &'static [&'static str],
    /// Places of other rows: a folder stands for what no deeper row takes out of it, with a slash for all of it.
    may_use: &'static [&'static str],
    crates: &'static [&'static str],
    never: &'static [&'static str],
    why: &'static str,
}

const WORLD: &[&str] = &["std::fs", "std::env", "std::io", "std::time", "std::thread", "std::process"];

const ENGINE_NEVER: &[&str] =
    &["std::fs", "std::env", "std::io", "std::time", "std::thread", "std::process", "std::collections"];

const LAYERS: &[Layer] = &[
    Layer {
        name: "contract",
        places: &["ids", "game", "line"],
        may_use: &[],
        crates: &[],
        never: WORLD,
        why: "the contract knows no game and nothing of the world",
    },
    Layer {
        name: "engine of the first game",
        places: &["cuba"],
        may_use: &["ids", "game", "line"],
        crates: &[],
        never: ENGINE_NEVER,
        why: "the engine has no texts, files, clocks, random sources or JSON, and no other game",
    },
    Layer {
        name: "engine of the second game",
        places: &["island"],
        may_use: &["ids", "game", "line"],
        crates: &[],
        never: ENGINE_NEVER,
        why: "the engine has no texts, files, clocks, random sources or JSON, and no other game",
    },
    Layer {
        name: "first game in JSON",
        places: &["cuba/wire"],
        may_use: &["ids", "game", "line", "cuba", "chance", "record", "wire"],
        crates: &["serde", "serde_json"],
        never: WORLD,
        why: "data is worked on in memory; files and terminals are the edge's",
    },
    Layer {
        name: "second game in JSON",
        places: &["island/wire"],
        may_use: &["ids", "game", "line", "island", "chance", "record", "wire"],
        crates: &["serde", "serde_json"],
        never: WORLD,
        why: "data is worked on in memory; files and terminals are the edge's",
    },
    Layer {
        name: "judgements of a game",
        places: &["cuba/judge"],
        may_use: &["ids", "game", "line", "cuba", "chance", "bot"],
        crates: &[],
        never: WORLD,
        why: "an opinion knows the table and nothing of the world",
    },
    Layer {
        name: "judgements of the second game",
        places: &["island/judge"],
        may_use: &["ids", "game", "line", "island", "chance", "bot"],
        crates: &[],
        never: WORLD,
        why: "an opinion knows the table and nothing of the world",
    },
    Layer {
        name: "words of a game",
        places: &["cuba/words"],
        may_use: &["ids", "game", "line", "cuba", "bot", "text"],
        crates: &[],
        never: WORLD,
        why: "a game's words are messages; the texts have the sentences",
    },
    Layer {
        name: "words of the second game",
        places: &["island/words"],
        may_use: &["ids", "game", "line", "island", "text"],
        crates: &[],
        never: WORLD,
        why: "a game's words are messages; the texts have the sentences",
    },
    Layer {
        name: "teaching of a game",
        places: &["cuba/lessons", "cuba/play", "cuba/wrong/taught"],
        may_use: &[
            "ids",
            "game",
            "line",
            "cuba/",
            "chance",
            "record",
            "wire",
            "bot",
            "text",
            "reference",
            "course",
            "play",
        ],
        crates: &["serde_json"],
        never: WORLD,
        why: "teaching works on texts and games in memory",
    },
    Layer {
        name: "teaching of the second game",
        places: &["island/lessons", "island/play"],
        may_use: &[
            "ids",
            "game",
            "line",
            "island/",
            "chance",
            "record",
            "wire",
            "bot",
            "text",
            "reference",
            "course",
            "play",
        ],
        crates: &[],
        never: WORLD,
        why: "teaching works on texts and games in memory",
    },
    Layer {
        name: "first game at a table",
        places: &["cuba/shown"],
        may_use: &[
            "ids",
            "game",
            "line",
            "cuba/",
            "chance",
            "record",
            "wire",
            "bot",
            "text",
            "reference",
            "course",
            "play",
            "sitting",
        ],
        crates: &[],
        never: WORLD,
        why: "a game draws on a sheet that no face knows of",
    },
    Layer {
        name: "second game at a table",
        places: &["island/shown"],
        may_use: &[
            "ids",
            "game",
            "line",
            "island/",
            "chance",
            "record",
            "wire",
            "bot",
            "text",
            "reference",
            "course",
            "play",
            "sitting",
        ],
        crates: &[],
        never: WORLD,
        why: "a game draws on a sheet that no face knows of",
    },
    Layer {
        name: "data",
        places: &["chance", "record", "wire"],
        may_use: &["ids", "game", "line"],
        crates: &["rand_core", "rand_pcg", "serde", "serde_json"],
        never: WORLD,
        why: "data is worked on in memory; files and terminals are the edge's",
    },
    Layer {
        name: "bots",
        places: &["bot"],
        may_use: &["ids", "game", "line", "chance"],
        crates: &[],
        never: &["std::fs", "std::env", "std::io", "std::process"],
        why: "a bot thinks: it may use cores and a clock, and nothing else of the world",
    },
    Layer {
        name: "text",
        places: &["text"],
        may_use: &["ids", "game", "line", "bot"],
        crates: &[
            "fluent",
            "fluent_bundle",
            "fluent_langneg",
            "fluent_syntax",
            "unic_langid",
            "memchr",
            "intl_pluralrules",
            "unicode_width",
            "toml",
        ],
        never: WORLD,
        why: "texts come in as strings; files and terminals are the edge's",
    },
    Layer {
        name: "teaching",
        places: &["reference", "course", "play"],
        may_use: &["ids", "game", "line", "chance", "record", "wire", "bot", "text"],
        crates: &["strsim", "unicode_normalization", "unicode_width", "serde", "serde_json", "toml"],
        never: WORLD,
        why: "teaching works on texts and games in memory, and on any game",
    },
    Layer {
        name: "sittings",
        places: &["sitting"],
        may_use: &["ids", "game", "line", "chance", "record", "wire", "bot", "text", "reference", "course", "play"],
        crates: &[],
        never: WORLD,
        why: "a sitting knows every game by its contracts, and neither a face nor the world",
    },
    Layer {
        name: "dialogues",
        places: &["dialog"],
        may_use: &[
            "ids",
            "game",
            "line",
            "chance",
            "record",
            "wire",
            "bot",
            "text",
            "reference",
            "course",
            "play",
            "sitting",
        ],
        crates: &["strsim"],
        never: WORLD,
        why: "a dialogue is given lines and answers with lines; streams, files and clocks are its host's",
    },
    Layer {
        name: "list of games",
        places: &["games"],
        may_use: &[
            "ids",
            "game",
            "line",
            "cuba/",
            "island/",
            "chance",
            "record",
            "wire",
            "bot",
            "text",
            "reference",
            "course",
            "play",
            "sitting",
        ],
        crates: &[],
        never: WORLD,
        why: "the list knows every game and nothing of the world",
    },
    Layer {
        name: "face",
        places: &["tui"],
        may_use: &["ids", "game", "line", "text", "reference", "course", "play", "sitting", "bot"],
        crates: &["ratatui", "unicode_width"],
        never: &["std::fs", "std::env", "std::io", "std::time", "std::thread", "std::process", "ratatui::crossterm"],
        why: "the app knows no terminal, no file and no clock, so that any host can run it",
    },
    Layer {
        name: "edge",
        places: &["cli", "store", "terminal", "main", "lib"],
        may_use: &[
            "ids",
            "game",
            "games",
            "line",
            "cuba/",
            "island/",
            "chance",
            "bot",
            "record",
            "wire",
            "text",
            "reference",
            "course",
            "play",
            "sitting",
            "dialog",
            "tui",
        ],
        crates: &[
            "lexopt",
            "terminal_size",
            "unicode_width",
            "serde_json",
            "strsim",
            "etcetera",
            "ratatui",
            "crossterm",
            "signal_hook",
        ],
        never: &[],
        why: "the edge reads arguments and streams and asks the layers within",
    },
];

fn inside(file: &str, place: &str) -> bool {
    let stem = file.trim_end_matches(".rs");
    stem == place || stem.strip_prefix(place).is_some_and(|rest| rest.starts_with('/'))
}

/// The row of a file, with the place that decides.
fn layer_of(file: &str) -> Option<(&'static str, &'static Layer)> {
    let rows = LAYERS.iter().flat_map(|layer| layer.places.iter().map(move |place| (*place, layer)));
    rows.filter(|(place, _)| inside(file, place)).max_by_key(|(place, _)| place.len())
}

impl Layer {
    fn may_name(&self, file: &str) -> bool {
        let Some((deepest, layer)) = layer_of(file) else { return true };
        let listed = |place: &&str| match place.strip_suffix('/') {
            Some(folder) => inside(file, folder),
            None => inside(file, place) && place.len() >= deepest.len(),
        };
        layer.name == self.name || self.may_use.iter().any(listed)
    }
}

/// What a file names that its row does not list: where, and what.
fn offences(graph: &Graph, file: &str, dependencies: &BTreeSet<String>) -> Vec<(usize, String)> {
    let Some((_, layer)) = layer_of(file) else { return vec![(1, "no row has this place".to_owned())] };
    let mut offences = Vec::new();
    for (line, _, lead) in graph.leads(file) {
        match lead {
            Lead::Thing { file: to, by } | Lead::Module { file: to, by } => {
                let steps = by.into_iter().chain([to]).filter(|step| !layer.may_name(step));
                offences.extend(steps.map(|step| (line, format!("src/{step}"))));
            }
            Lead::Away(path) => {
                let (root, away) = (&path[0], path.join("::"));
                if dependencies.contains(root) && !layer.crates.contains(&root.as_str()) {
                    offences.push((line, root.clone()));
                }
                let of = |never: &&&str| away == **never || away.starts_with(&format!("{never}::"));
                offences.extend(layer.never.iter().find(of).map(|never| (line, (*never).to_owned())));
            }
        }
    }
    offences
}

fn dependencies() -> BTreeSet<String> {
    let manifest: toml::Table = read("Cargo.toml").parse().expect("TOML");
    let table = manifest["dependencies"].as_table().expect("a table");
    table.keys().map(|name| name.replace('-', "_")).collect()
}

#[test]
#[expect(clippy::print_stdout, reason = "the harness shows it when the test fails")]
fn every_module_keeps_to_its_layer() {
    let (graph, dependencies) = (Graph::ours(), dependencies());
    let mut found = BTreeSet::new();
    for file in graph.files.keys() {
        for (line, what) in offences(&graph, file, &dependencies) {
            let why = layer_of(file).map_or("", |(_, layer)| layer.why);
            // The list has no lines, which move.
            println!("src/{file}:{line}: {what}: {why}");
            found.insert(format!("src/{file}\t{what}"));
        }
    }
    only_shrinks("layers.txt", &found);
    for place in LAYERS.iter().flat_map(|layer| layer.places) {
        assert!(graph.files.keys().any(|file| inside(file, place)), "{place}: no such place");
    }
    tally("modules, each within its layer", graph.files.len());
}

/// A small crate with one file changed.
fn with(file: &str, text: &str) -> Graph {
    let files = [
        (
            "lib.rs",
            "pub mod bot; pub mod cuba; pub mod course; pub mod island; pub mod text; pub mod wire; pub mod ids;",
        ),
        ("bot.rs", "pub struct Bot;"),
        ("cuba/mod.rs", "pub mod board; pub mod lessons; pub mod rules; pub struct Cuba;"),
        ("cuba/board.rs", "pub struct Good;"),
        ("cuba/lessons.rs", "pub struct Scene;"),
        ("cuba/rules/mod.rs", "pub mod drive;"),
        ("cuba/rules/drive.rs", ""),
        ("island/mod.rs", "pub struct Island;"),
        ("ids.rs", "pub struct Id;"),
        ("course/mod.rs", "pub use lesson::Lesson; pub mod lesson;"),
        ("course/lesson.rs", "pub struct Lesson;"),
        ("text/mod.rs", "pub use crate::course::Lesson; pub use crate::bot::*;"),
        ("wire/mod.rs", "pub mod json; pub use json::Raw; pub(crate) use crate::ids as names;"),
        ("wire/json.rs", "pub struct Raw;"),
    ];
    let others = files.into_iter().filter(|(one, _)| *one != file).chain([(file, text)]);
    Graph::of(others.map(|(file, text)| (file.to_owned(), text.to_owned())))
}

#[test]
fn offenders_are_found() {
    let dependencies = dependencies();
    for (file, source) in [
        ("cuba/board.rs", "use crate::wire::json;"),
        ("cuba/board.rs", "use crate::{ids::Id, wire::{Raw, json::Raw as R}};"),
        ("cuba/board.rs", "fn f() { let _ = crate::wire::json::Raw::new(1); }"),
        ("cuba/board.rs", "use super::lessons::Scene;"),
        ("cuba/board.rs", "use crate::island::Island;"),
        ("cuba/board.rs", "fn f() { santiago::bot::Bot::new(); }"),
        ("ids.rs", "use crate::cuba::Cuba;"),
        ("cuba/rules/drive.rs", "use super::super::super::wire::json;"),
        ("cuba/rules/drive.rs", "use super::super::*; use crate as c; fn f() { c::wire::json::read(); }"),
        // What hands a name on is judged where it does, and so is whoever takes it there.
        ("text/mod.rs", "pub use crate::course::Lesson;"),
        ("wire/json.rs", "use crate::text::Lesson;"),
        ("bot.rs", "use crate::text::Lesson as L;"),
        ("cuba/board.rs", "use crate::wire::names::Id;"),
        ("cuba/board.rs", "use serde::Serialize;"),
        ("cuba/board.rs", "use serde_json as j;"),
        ("cuba/board.rs", "fn f() { std::fs::read(\"x\"); }"),
        ("wire/json.rs", "use std::time::Instant;"),
        ("wire/json.rs", "use lexopt::Parser;"),
        ("wire/json.rs", "use std::{fmt, fs};"),
        ("wire/json.rs", "use std::{\n    fmt,\n    time::Instant,\n};"),
        ("wire/json.rs", "use std as s; fn f() { s::fs::read(\"x\"); }"),
        ("unheard_of.rs", ""),
    ] {
        assert_ne!(offences(&with(file, source), file, &dependencies), [], "{file}: {source}");
    }
    for (file, source) in [
        ("cuba/board.rs", "// crate::wire\nuse crate::{ids::Id, cuba::rules::drive};"),
        ("cuba/board.rs", "const S: &str = \"crate::wire\"; const C: char = '\"';"),
        ("cuba/lessons.rs", "use crate::{cuba::{Cuba, board}, course::Lesson, text};"),
        ("wire/json.rs", "use super::names::Id; use std::fmt;"),
    ] {
        assert_eq!(offences(&with(file, source), file, &dependencies), [], "{file}: {source}");
    }
}
