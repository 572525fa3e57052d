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
        modules: &["ids", "game"],
        may_use: &["ids", "game"],
        crates: &[],
        never: &["std::fs", "std::env", "std::io", "std::time", "std::thread", "std::process"],
        why: "the contract knows no game and nothing of the world",
    },
    Layer {
        name: "engine",
        modules: &["cuba"],
        may_use: &["ids", "game", "cuba"],
        crates: &[],
        never: &["std::fs", "std::env", "std::io", "std::time", "std::thread", "std::process", "std::collections"],
        why: "the engine has no texts, files, clocks, random sources or JSON",
    },
    Layer {
        name: "data",
        modules: &["chance", "record", "wire"],
        may_use: &["ids", "game", "cuba", "chance", "record", "wire"],
        crates: &["rand_core", "rand_pcg", "serde", "serde_json"],
        never: &["std::fs", "std::env", "std::io", "std::time", "std::thread", "std::process"],
        why: "data is worked on in memory; files and terminals are the edge's",
    },
    Layer {
        name: "text",
        modules: &["text"],
        may_use: &["ids", "game", "cuba", "text"],
        crates: &["fluent", "fluent_bundle", "fluent_langneg", "fluent_syntax", "unic_langid"],
        never: &["std::fs", "std::env", "std::io", "std::time", "std::thread", "std::process"],
        why: "texts come in as strings; files and terminals are the edge's",
    },
    Layer {
        name: "teaching",
        modules: &["reference"],
        may_use: &["ids", "game", "cuba", "text", "reference"],
        crates: &["strsim", "unicode_normalization"],
        never: &["std::fs", "std::env", "std::io", "std::time", "std::thread", "std::process"],
        why: "teaching works on texts and games in memory",
    },
    Layer {
        name: "edge",
        modules: &["cli", "main", "lib"],
        may_use: &["ids", "game", "cuba", "chance", "record", "wire", "text", "reference", "cli"],
        crates: &["lexopt", "santiago", "terminal_size", "textwrap", "unicode_width", "serde_json"],
        never: &[],
        why: "the edge reads arguments and streams and asks the layers within",
    },
];

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

/// The modules of ours that a text names: `crate::x`, `crate::{x, y::z}`.
fn named(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices("crate::") {
        let line = text[..at].matches('\n').count() + 1;
        let tail = &text[at + "crate::".len()..];
        if let Some(group) = tail.strip_prefix('{') {
            let (mut depth, mut word) = (1, String::new());
            for c in group.chars() {
                match c {
                    '{' => depth += 1,
                    '}' => depth -= 1,
                    _ => {}
                }
                if depth == 1 && (c.is_alphanumeric() || c == '_') {
                    word.push(c);
                } else {
                    if !word.is_empty() && (depth == 0 || matches!(c, ':' | ',' | ' ' | '\n')) {
                        found.push((line, std::mem::take(&mut word)));
                        // What follows a path within the group belongs to it.
                        if c == ':' {
                            word.push('#');
                        }
                    }
                    if c == ',' {
                        word.clear();
                    }
                }
                if depth == 0 {
                    break;
                }
            }
        } else {
            let word: String = tail.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            found.push((line, word));
        }
    }
    found.retain(|(_, word)| !word.starts_with('#'));
    found
}

fn objections(file: &str, source: &str, dependencies: &BTreeSet<String>) -> Vec<String> {
    let module = file.split(['/', '.']).next().unwrap_or_default();
    let Some(layer) = LAYERS.iter().find(|layer| layer.modules.contains(&module)) else {
        return vec![format!("{file}: no layer has the module {module}")];
    };
    let text = bare(source);
    let mut objections = Vec::new();
    for (line, word) in named(&text) {
        let module = word.chars().next().is_some_and(char::is_lowercase);
        if module && !layer.may_use.contains(&word.as_str()) {
            objections.push(format!("{file}:{line}: crate::{word} ({}: {})", layer.name, layer.why));
        }
    }
    for (number, line) in text.lines().enumerate() {
        for name in dependencies {
            let named = line
                .match_indices(&format!("{name}::"))
                .any(|(at, _)| !line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':'));
            if named && !layer.crates.contains(&name.as_str()) {
                objections.push(format!("{file}:{}: {name} ({}: {})", number + 1, layer.name, layer.why));
            }
        }
        for never in layer.never {
            if line.contains(never) {
                objections.push(format!("{file}:{}: {never} ({}: {})", number + 1, layer.name, layer.why));
            }
        }
    }
    objections
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
    ] {
        assert_eq!(objections(file, source, &dependencies).len(), 1, "{file}: {source}");
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
