//! How long a file and a function may be, so that a reader can hold it.

use std::fs;

use crate::support::project;

use super::graph::Graph;

const LINES_OF_A_FILE: usize = 400;
const LINES_OF_A_FUNCTION: usize = 60;
/// No exception goes further.
const LINES_OF_AN_EXCEPTION: usize = 600;
const MOST_EXCEPTIONS: usize = 8;

/// Files that are better in one piece, and why.
const EXCEPTIONS: &[(&str, &str)] = &[
    ("src/island/wire.rs", "one format: what is written stands beside what is read"),
    ("src/cuba/wire.rs", "one format: what is written stands beside what is read"),
    (
        "src/tui/screen/setup/mod.rs",
        "one form, which falls as a whole when a set-up is described and not drawn by hand",
    ),
];

#[test]
fn files_and_functions_are_short() {
    let mut long = Vec::new();
    for (file, source) in &Graph::ours().files {
        let path = format!("src/{file}");
        let lines = fs::read_to_string(project(&path)).expect("text").lines().count();
        let excepted = EXCEPTIONS.iter().any(|(one, _)| *one == path);
        if lines > if excepted { LINES_OF_AN_EXCEPTION } else { LINES_OF_A_FILE } {
            long.push(format!("{path}: {lines} lines"));
        }
        assert!(!excepted || lines > LINES_OF_A_FILE, "{path} needs no exception any more");
        for function in source.functions.iter().filter(|function| function.lines > LINES_OF_A_FUNCTION) {
            long.push(format!("{path} {}: {} lines", function.name, function.lines));
        }
    }
    assert!(long.is_empty(), "too long to hold: {long:#?}");
    assert!(EXCEPTIONS.len() <= MOST_EXCEPTIONS);
    for (path, _) in EXCEPTIONS {
        assert!(project(path).exists(), "{path}");
    }
}

#[test]
fn lines_of_functions_are_counted() {
    let source = super::source::Source::read(
        "impl A for [u8; 2] {\n fn a(b: [u8; 2]) {\n {\n fn c() {}\n }\n }\n fn d();\n}\nfn e()\n{\n}\n",
    );
    let counted: Vec<(&str, usize)> = source.functions.iter().map(|one| (one.name.as_str(), one.lines)).collect();
    assert_eq!(counted, [("c", 1), ("a", 5), ("e", 3)]);
}
