//! The layers: a module may name only the modules and crates of its row.
//!
//! Walks `src`, drops comments and string literals, collects every `crate::x` path and every crate named, and says
//! where a module reaches outside its row. First it is fed offending snippets, which it must reject.

use std::{collections::BTreeSet, fs, path::Path};

use crate::support::{project, tally};

struct Layer {
    name: &'static str,
    modules: &'static [&'static str],
    may_use: &'static [&'static str],
    crates: &'static [&'static str],
    never: &'static [&'static str],
    why: &'static str,
}

const LAYERS: &[Layer] = &[
    Layer {
        name: "contract",
        modules: &["ids", "game", "line"],
        may_use: &["ids", "game", "line"],
        crates: &[],
        never: &["std::fs", "std::env", "std::io", "std::time", "std::thread", "std::process"],
        why: "the contract knows no game and nothing of the world",
    },
    Layer {
        name: "a game in JSON",
        modules: &["cuba/wire", "island/wire"],
        may_use: &["ids", "game", "line", "cuba", "island", "chance", "record", "wire"],
        crates: &["serde", "serde_json"],
        never: &["std::fs", "std::env", "std::io", "std::time", "std::thread", "std::process"],
        why: "data is worked on in memory; files and terminals are the edge's",
    },
    Layer {
        name: "judgements of a game",
        modules: &["cuba/judge"],
        may_use: &["ids", "game", "line", "cuba", "island", "chance", "bot"],
        crates: &[],
        never: &["std::fs", "std::env", "std::io", "std::time", "std::thread", "std::process"],
        why: "an opinion knows the table and nothing of the world",
    },
    Layer {
        name: "words of a game",
        modules: &["cuba/words"],
        may_use: &["ids", "game", "line", "cuba", "island", "bot", "text"],
        crates: &[],
        never: &["std::fs", "std::env", "std::io", "std::time", "std::thread", "std::process"],
        why: "a game's words are messages; the texts have the sentences",
    },
    Layer {
        name: "teaching of a game",
        modules: &["cuba/lessons", "cuba/play", "cuba/wrong/taught"],
        may_use: &[
            "ids",
            "game",
            "line",
            "cuba",
            "island",
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
        never: &["std::fs", "std::env", "std::io", "std::time", "std::thread", "std::process"],
        why: "teaching works on texts and games in memory",
    },
    Layer {
        name: "engine",
        modules: &["cuba", "island"],
        may_use: &["ids", "game", "line", "cuba", "island"],
        crates: &[],
        never: &["std::fs", "std::env", "std::io", "std::time", "std::thread", "std::process", "std::collections"],
        why: "the engine has no texts, files, clocks, random sources or JSON",
    },
    Layer {
        name: "data",
        modules: &["chance", "record", "wire"],
        may_use: &["ids", "game", "line", "cuba", "island", "chance", "record", "wire"],
        crates: &["rand_core", "rand_pcg", "serde", "serde_json"],
        never: &["std::fs", "std::env", "std::io", "std::time", "std::thread", "std::process"],
        why: "data is worked on in memory; files and terminals are the edge's",
    },
    Layer {
        name: "bots",
        modules: &["bot"],
        may_use: &["ids", "game", "line", "cuba", "island", "chance", "bot"],
        crates: &[],
        never: &["std::fs", "std::env", "std::io", "std::process"],
        why: "a bot thinks: it may use cores and a clock, and nothing else of the world",
    },
    Layer {
        name: "text",
        modules: &["text"],
        may_use: &["ids", "game", "line", "cuba", "island", "bot", "text"],
        crates: &[
            "fluent",
            "fluent_bundle",
            "fluent_langneg",
            "fluent_syntax",
            "unic_langid",
            "memchr",
            "intl_pluralrules",
            "toml",
            "unicode_width",
        ],
        never: &["std::fs", "std::env", "std::io", "std::time", "std::thread", "std::process"],
        why: "texts come in as strings; files and terminals are the edge's",
    },
    Layer {
        name: "teaching",
        modules: &["reference", "course", "play"],
        may_use: &[
            "ids",
            "game",
            "line",
            "cuba",
            "island",
            "chance",
            "record",
            "wire",
            "bot",
            "text",
            "reference",
            "course",
            "play",
        ],
        crates: &["strsim", "unicode_normalization", "unicode_width", "serde", "serde_json", "toml"],
        never: &["std::fs", "std::env", "std::io", "std::time", "std::thread", "std::process"],
        why: "teaching works on texts and games in memory",
    },
    Layer {
        name: "face",
        modules: &["tui"],
        may_use: &["ids", "game", "line", "cuba", "island", "text", "reference", "course", "play", "bot", "tui"],
        crates: &["ratatui", "unicode_width"],
        never: &["std::fs", "std::env", "std::io", "std::time", "std::thread", "std::process"],
        why: "the app knows no terminal, no file and no clock, so that any host can run it",
    },
    Layer {
        name: "edge",
        modules: &["cli", "store", "terminal", "main", "lib", "games"],
        may_use: &[
            "ids",
            "game",
            "games",
            "line",
            "cuba",
            "island",
            "chance",
            "bot",
            "record",
            "wire",
            "text",
            "reference",
            "course",
            "bot",
            "play",
            "store",
            "terminal",
            "tui",
            "cli",
        ],
        crates: &[
            "lexopt",
            "santiago",
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

/// The modules that may know a game by name, and why; all others serve every game. A folder ends with a slash.
const KNOWERS: &[(&str, &str)] = &[
    ("cuba/", "all of the first game"),
    ("island/", "all of the second game"),
    ("games.rs", "the list of games"),
    ("tui/", "the app has the first game's table only, until the second has one"),
    ("cli/mod.rs", "the one place where a game is chosen"),
    ("cli/engine.rs", "says which words speak for which game"),
    ("cli/settings.rs", "reads the flowers of the first game's tiles"),
    ("cli/simulate.rs", "bots play the first game only, until they know the second"),
    ("lib.rs", "lists the modules"),
];

/// Where a text names a game, as a module or as a type; the words of a game are none of ours.
fn named_game(source: &str) -> Option<(usize, &'static str)> {
    const NAMES: [&str; 4] = ["cuba", "Cuba", "island", "Island"];
    let text = bare(source);
    text.lines().zip(1..).find_map(|(line, number)| {
        let mut words = line.split(|c: char| !c.is_alphanumeric() && c != '_');
        words.find_map(|word| NAMES.into_iter().find(|name| *name == word)).map(|name| (number, name))
    })
}

fn may_know(file: &str) -> Option<&'static str> {
    let of = |(place, _): &&(&str, &str)| if place.ends_with('/') { file.starts_with(place) } else { file == *place };
    KNOWERS.iter().find(of).map(|(place, _)| *place)
}

/// The text without comments and with empty string literals.
fn bare(source: &str) -> String {
    let mut out = String::new();
    let mut rest = source.chars().peekable();
    while let Some(c) = rest.next() {
        match c {
            '/' if rest.peek() == Some(&'/') => {
                while rest.peek().is_some_and(|c| *c != '\n') {
                    rest.next();
                }
            }
            '"' => {
                let mut escaped = false;
                for c in rest.by_ref() {
                    match c {
                        _ if escaped => escaped = false,
                        '\\' => escaped = true,
                        '"' => break,
                        '\n' => out.push('\n'),
                        _ => {}
                    }
                }
                out.push_str("\"\"");
            }
            // A character literal, so that a quote in one opens nothing.
            '\'' => {
                let ahead: String = rest.clone().take(3).collect();
                let literal = if ahead.starts_with('\\') {
                    ahead.get(2..3) == Some("'")
                } else {
                    ahead.chars().nth(1) == Some('\'')
                };
                if literal {
                    let length = if ahead.starts_with('\\') { 3 } else { 2 };
                    rest.by_ref().take(length).for_each(drop);
                }
            }
            c => out.push(c),
        }
    }
    out
}

/// Every path that a text names, with its groups written out: `std::{fs, io::Read}` is `std::fs` and `std::io::Read`.
fn paths(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let word = |c: char| c.is_alphanumeric() || c == '_';
    let mut at = 0;
    while let Some(start) = text[at..].find(word).map(|start| at + start) {
        let mut end = start + text[start..].find(|c| !word(c)).unwrap_or(text.len() - start);
        while text[end..].starts_with("::") && text[end + 2..].starts_with(word) {
            let rest = &text[end + 2..];
            end += 2 + rest.find(|c| !word(c)).unwrap_or(rest.len());
        }
        let line = text[..start].matches('\n').count() + 1;
        let path = &text[start..end];
        if let Some(group) = text[end..].strip_prefix("::{") {
            let close = closing(group);
            for (inner, one) in paths(&group[..close]) {
                found.push((line + inner - 1, format!("{path}::{one}")));
            }
            at = end + 3 + close;
        } else {
            found.push((line, path.to_owned()));
            at = end;
        }
    }
    found
}

/// Where the group that a text is inside of ends.
fn closing(group: &str) -> usize {
    let mut depth = 1;
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at;
        }
    }
    group.len()
}

/// The path from the root of the crate, if it is one of ours.
fn from_root(file: &str, path: &str) -> Option<String> {
    if let Some(rest) = path.strip_prefix("crate::") {
        return Some(rest.to_owned());
    }
    let mut here: Vec<&str> = file.trim_end_matches(".rs").split('/').filter(|part| *part != "mod").collect();
    let mut rest = path.strip_prefix("super::")?;
    here.pop();
    while let Some(further) = rest.strip_prefix("super::") {
        here.pop();
        rest = further;
    }
    here.push(rest);
    Some(here.join("::"))
}

/// The row of a file: that of the deepest folder or file that one names.
fn layer_of(file: &str) -> Option<&'static Layer> {
    let stem = file.trim_end_matches(".rs");
    let inside = |place: &str| stem == place || stem.strip_prefix(place).is_some_and(|rest| rest.starts_with('/'));
    let rows = LAYERS.iter().flat_map(|layer| layer.modules.iter().map(move |place| (*place, layer)));
    rows.filter(|(place, _)| inside(place)).max_by_key(|(place, _)| place.len()).map(|(_, layer)| layer)
}

fn objections(file: &str, source: &str, dependencies: &BTreeSet<String>) -> Vec<String> {
    let module = file.split(['/', '.']).next().unwrap_or_default();
    let Some(layer) = layer_of(file) else {
        return vec![format!("{file}: no layer has the module {module}")];
    };
    let text = bare(source);
    let mut objections = Vec::new();
    let mut object = |line: usize, what: &str| {
        objections.push(format!("{file}:{line}: {what} ({}: {})", layer.name, layer.why));
    };
    for (line, path) in paths(&text) {
        let root = path.split("::").next().unwrap_or_default();
        if let Some(ours) = from_root(file, &path) {
            // `super` inside a module of a file climbs no higher than the file's own.
            let module = ours.split("::").next().unwrap_or_default();
            let is_module = LAYERS.iter().any(|layer| layer.modules.contains(&module));
            if is_module && !layer.may_use.contains(&module) {
                object(line, &format!("crate::{ours}"));
            }
        } else if dependencies.contains(root)
            && !layer.crates.contains(&root)
            && (path.contains("::") || in_use(&text, line))
        {
            object(line, root);
        }
        for never in layer.never.iter().filter(|never| path == **never || path.starts_with(&format!("{never}::"))) {
            object(line, never);
        }
    }
    objections
}

/// Whether a line begins an import, where a crate's bare name means the crate.
fn in_use(text: &str, line: usize) -> bool {
    text.lines().nth(line - 1).is_some_and(|line| line.trim_start().starts_with("use "))
}

fn dependencies() -> BTreeSet<String> {
    let manifest: toml::Table = crate::support::read("Cargo.toml").parse().expect("TOML");
    let table = manifest["dependencies"].as_table().expect("a table");
    table.keys().map(|name| name.replace('-', "_")).collect()
}

fn walk(folder: &Path, each: &mut dyn FnMut(&Path)) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() { walk(&path, each) } else { each(&path) }
    }
}

#[test]
fn offenders_are_found() {
    let dependencies = dependencies();
    for (file, source) in [
        ("cuba/board.rs", "use crate::wire::json;"),
        ("cuba/board.rs", "use crate::{game::Seat, record::{Line, Record}};"),
        ("cuba/board.rs", "fn f() { let _ = crate::chance::Chance::seeded(1); }"),
        ("game.rs", "use crate::cuba::Cuba;"),
        ("cuba/position.rs", "use serde::Serialize;"),
        ("cuba/position.rs", "fn f() { std::fs::read(\"x\"); }"),
        ("wire/json.rs", "use std::time::Instant;"),
        ("wire/json.rs", "use lexopt::Parser;"),
        ("unheard_of.rs", ""),
        ("wire/json.rs", "use std::{fmt, fs};"),
        ("wire/json.rs", "use std::{\n    fmt,\n    time::Instant,\n};"),
        ("cuba/rules/drive.rs", "use super::super::super::wire::json;"),
        ("cuba/board.rs", "use serde_json as j;"),
    ] {
        assert_ne!(objections(file, source, &dependencies), [""; 0], "{file}: {source}");
    }
    for (file, source) in [
        ("cuba/board.rs", "// crate::wire\nuse crate::{game::{self, record}, ids::Id};"),
        ("cuba/board.rs", "const S: &str = \"crate::wire\"; const C: char = '\"';"),
        ("wire/json.rs", "use crate::{cuba::{Cuba, board}, game::Seat};"),
    ] {
        assert_eq!(objections(file, source, &dependencies), [""; 0], "{file}: {source}");
    }
}

#[test]
fn every_module_keeps_to_its_layer() {
    let (dependencies, mut found, mut files) = (dependencies(), Vec::new(), 0);
    let src = project("src");
    walk(&src, &mut |path| {
        let file = path.strip_prefix(&src).expect("inside").to_string_lossy().replace('\\', "/");
        let source = fs::read_to_string(path).expect("text");
        found.extend(objections(&file, &source, &dependencies));
        files += 1;
    });
    assert_eq!(found, [""; 0]);
    assert!(files > 20);
    tally("modules, each within its layer", files);
}

#[test]
fn games_named_by_stealth_are_found() {
    for source in [
        "use crate::cuba::Cuba;",
        "fn f() { crate::island::board::rounds(3); }",
        "use super::{json, island};",
        "fn f<G>() { g::<Island>() }",
    ] {
        assert!(named_game(source).is_some(), "{source}");
    }
    for source in ["// cuba", "const S: &str = \"cuba-rule\";", "let islands = 3; let cubano = islands;"] {
        assert!(named_game(source).is_none(), "{source}");
    }
    for file in ["game.rs", "record.rs", "line.rs", "chance.rs", "wire/protocol.rs", "wire/json.rs", "course/run.rs"] {
        assert_eq!(may_know(file), None, "{file}");
    }
}

#[test]
fn only_a_games_own_modules_know_which_game_it_is() {
    let (mut found, mut used, mut generic) = (Vec::new(), BTreeSet::new(), 0);
    let src = project("src");
    walk(&src, &mut |path| {
        let file = path.strip_prefix(&src).expect("inside").to_string_lossy().replace('\\', "/");
        let named = named_game(&fs::read_to_string(path).expect("text"));
        match (named, may_know(&file)) {
            (Some(_), Some(place)) => {
                used.insert(place);
            }
            (Some((line, name)), None) => found.push(format!("{file}:{line}: {name}")),
            (None, Some(_)) => {}
            (None, None) => generic += 1,
        }
    });
    assert_eq!(found, [""; 0], "these serve every game, or have to be listed with a reason");
    let idle: Vec<_> = KNOWERS.iter().filter(|(place, _)| !used.contains(place)).collect();
    assert!(idle.is_empty(), "listed, but they know no game: {idle:?}");
    tally("modules that know no game by name", generic);
}
