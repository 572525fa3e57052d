//! House rules that a machine can keep: how the sources look, what depends on what licence, what the documents say.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use serde_json::Value;

use crate::support::{project, read, tally};

const LICENCES: [&str; 8] = [
    "MIT",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "Unicode-3.0",
    "Zlib",
    "Unlicense",
];

fn sources(folder: &str) -> Vec<PathBuf> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            match path.extension().and_then(|extension| extension.to_str()) {
                _ if path.is_dir() => walk(&path, found),
                Some("rs") => found.push(path),
                _ => {}
            }
        }
    }
    let mut found = Vec::new();
    walk(&project(folder), &mut found);
    found
}

#[test]
fn every_module_says_what_it_is_for() {
    for path in sources("src").into_iter().chain(sources("tests")) {
        let text = fs::read_to_string(&path).expect("text");
        assert!(text.starts_with("//! "), "{} does not open with its purpose", path.display());
    }
}

/// Three words of prose in a string literal are a sentence that belongs into the texts.
#[test]
fn no_sentence_stands_in_the_code() {
    for path in sources("src") {
        let text = fs::read_to_string(&path).expect("text");
        for (number, line) in text.lines().enumerate() {
            let code = line.trim_start();
            let developer = ["//", "#[", "#!["].iter().any(|start| code.starts_with(start))
                || ["expect(\"", "assert!(", "debug_assert!(", "reason = \""].iter().any(|call| code.contains(call))
                || code.contains("f.write_str(\"an object\")");
            if developer {
                continue;
            }
            for literal in code.split('"').skip(1).step_by(2) {
                let words = literal.split(' ').filter(|word| word.len() > 1 && word.chars().all(char::is_alphabetic));
                // Ids of several words, as `rum cigars`, are no prose.
                assert!(words.count() < 3, "{}:{}: {literal}", path.display(), number + 1);
            }
        }
    }
}

#[test]
fn the_documents_hold() {
    let readme = read("README.md");
    for needed in ["cargo run", "cargo test", "cargo install --path .", "MIT", "Apache-2.0", "unofficial"] {
        assert!(readme.contains(needed), "README.md lacks {needed}");
    }
    for file in ["CONTRIBUTING.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", ".ci/run", "Cargo.lock"] {
        assert!(project(file).exists(), "{file} is missing");
    }
    let version = env!("CARGO_PKG_VERSION");
    assert!(read("CHANGELOG.md").contains(version), "CHANGELOG.md does not speak of {version}");
    // Every relative link leads somewhere.
    for file in ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "locales/README.md", "scenarios/README.md"] {
        let text = read(file);
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let path = link.split('#').next().unwrap_or_default();
            let beside = project(file).with_file_name(path).exists();
            assert!(path.is_empty() || link.contains("://") || beside, "{file}: {link}");
        }
    }
}

/// What the README shows is what the program says.
#[test]
fn the_readme_shows_real_answers() {
    let readme = read("README.md");
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join("home-readme");
    let _ = fs::remove_dir_all(&home);
    let mut shown = 0;
    for block in readme.split("```text\n").skip(1).filter_map(|rest| rest.split("```").next()) {
        let mut lines = block.lines();
        let command = lines.next().and_then(|line| line.strip_prefix("$ santiago ")).expect("a command");
        let mut program = Command::new(env!("CARGO_BIN_EXE_santiago"));
        program.args(command.split(' ')).stdin(Stdio::null()).env("SANTIAGO_HOME", &home);
        let output = program.output().expect("it runs");
        let output = String::from_utf8(output.stdout).expect("UTF-8").replace('\u{a0}', " ");
        let expected: Vec<&str> = lines.take_while(|line| *line != "…").collect();
        assert_eq!(output.lines().take(expected.len()).collect::<Vec<_>>(), expected, "{command}");
        shown += expected.len();
    }
    assert!(shown > 3);
}

/// Whether an expression of licences leaves a choice that is all free: every part of AND, one part of OR.
fn is_free(licence: &str) -> bool {
    let top_level = |operator: &str| {
        let (mut depth, mut parts, mut start) = (0, Vec::new(), 0);
        for (at, c) in licence.char_indices() {
            match c {
                '(' => depth += 1,
                ')' => depth -= 1,
                _ if depth == 0 && licence[at..].starts_with(operator) => {
                    parts.push(&licence[start..at]);
                    start = at + operator.len();
                }
                _ => {}
            }
        }
        parts.push(&licence[start..]);
        parts
    };
    let licence = licence.trim();
    for (operator, all) in [(" OR ", false), ("/", false), (" AND ", true)] {
        let parts = top_level(operator);
        if parts.len() > 1 {
            return if all { parts.into_iter().all(is_free) } else { parts.into_iter().any(is_free) };
        }
    }
    match licence.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
        Some(inner) => is_free(inner),
        None => LICENCES.contains(&licence),
    }
}

#[test]
fn licences_are_read_right() {
    for free in ["MIT", "MIT OR GPL-3.0", "(MIT OR Apache-2.0) AND Unicode-3.0", "MIT/Apache-2.0"] {
        assert!(is_free(free), "{free}");
    }
    for bound in ["GPL-3.0", "(MIT OR Apache-2.0) AND GPL-3.0", "MIT AND GPL-3.0", "none", ""] {
        assert!(!is_free(bound), "{bound}");
    }
}

/// What is linked into the program may be used by anybody.
#[test]
fn licences_of_dependencies() {
    let host = Command::new(env!("CARGO")).args(["-vV"]).output().expect("cargo runs");
    let host = String::from_utf8(host.stdout).expect("UTF-8");
    let host = host.lines().find_map(|line| line.strip_prefix("host: ")).expect("a host");
    let metadata = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--filter-platform", host])
        .current_dir(project("."))
        .output()
        .expect("cargo runs");
    assert!(metadata.status.success(), "{}", String::from_utf8_lossy(&metadata.stderr));
    let metadata: Value = serde_json::from_slice(&metadata.stdout).expect("JSON");
    let nodes = metadata["resolve"]["nodes"].as_array().expect("a list");
    let node = |id: &str| nodes.iter().find(|node| node["id"] == id).expect("a node");
    let root = metadata["packages"].as_array().expect("a list").iter().find(|one| one["name"] == "santiago");
    let mut todo = vec![root.expect("ourselves")["id"].as_str().expect("an id")];
    let mut seen: Vec<&str> = Vec::new();
    while let Some(id) = todo.pop() {
        if !seen.contains(&id) {
            seen.push(id);
            todo.extend(node(id)["deps"].as_array().expect("a list").iter().filter_map(|dep| dep["pkg"].as_str()));
        }
    }
    for package in metadata["packages"].as_array().expect("a list") {
        if seen.contains(&package["id"].as_str().expect("an id")) {
            let licence = package["license"].as_str().unwrap_or("none");
            assert!(is_free(licence), "{}: {licence}", package["name"]);
        }
    }
    tally("packages in the tree, each with a free licence", seen.len());
}
