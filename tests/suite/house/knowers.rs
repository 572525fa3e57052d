//! Which files know a game: outside its folder and the list of games none should, neither by a name nor by a string.

use std::{collections::BTreeSet, fs};

use crate::support::{project, tally};

use super::{
    graph::{Graph, Lead},
    only_shrinks,
    source::Source,
};

/// Where a game is at home, the list that knows them all, and the map that declares the folders and nothing else.
const HOMES: [&str; 4] = ["cuba/", "island/", "games.rs", "lib.rs"];

/// Ids of the games that any program or any other game says, too: they give nobody away. Colours and directions, what is
/// there or not, what every table has, what every player does.
const ORDINARY: &[&str] = &[
    "blue", "red", "white", "yellow", "down", "end", "extra", "first", "inactive", "none", "shared", "unknown",
    "decision", "dice", "goods", "over", "points", "price", "seat", "turn", "accept", "build", "decline", "offer",
    "pass", "passed", "roll", "support", "take", "use",
];

/// Ids from the lists of both games, without what everybody says.
fn vocabulary(graph: &Graph) -> BTreeSet<String> {
    let at_home = graph.files.iter().filter(|(file, _)| file.starts_with("cuba/") || file.starts_with("island/"));
    let ids = at_home.flat_map(|(_, source)| &source.ids).flat_map(|ids| ids.split(' '));
    ids.filter(|id| id.len() > 2 && !ORDINARY.contains(id)).map(str::to_owned).collect()
}

/// Everything in a text that only a game says: ids between other signs, and the games' names wherever they stand.
fn vocabulary_in<'v>(text: &str, vocabulary: &'v BTreeSet<String>) -> BTreeSet<&'v str> {
    let mut found: BTreeSet<&str> =
        ["cuba", "island"].into_iter().filter(|name| text.to_lowercase().contains(name)).collect();
    let parts: Vec<&str> = text.split(|c: char| !c.is_ascii_alphanumeric()).collect();
    for id in vocabulary {
        let words: Vec<&str> = id.split('-').collect();
        if parts.windows(words.len()).any(|window| window == words) && text.contains(id.as_str()) {
            found.insert(id);
        }
    }
    found
}

/// What a file knows of a game.
fn known(graph: &Graph, file: &str, source: &Source, vocabulary: &BTreeSet<String>) -> BTreeSet<String> {
    let mut known = BTreeSet::new();
    for (_, word) in
        source.words.iter().filter(|(_, word)| ["cuba", "Cuba", "island", "Island"].contains(&word.as_str()))
    {
        known.insert(word.clone());
    }
    for (_, text) in &source.texts {
        known.extend(vocabulary_in(text, vocabulary).into_iter().map(|id| format!("\"{id}\"")));
    }
    if graph.files.contains_key(file) {
        for (_, path, lead) in graph.leads(file) {
            if let Lead::Thing { file: to, by } | Lead::Module { file: to, by } = lead
                && let Some(step) =
                    by.iter().chain([&to]).find(|step| HOMES[..2].iter().any(|home| step.starts_with(home)))
                && !path.iter().any(|name| ["cuba", "Cuba", "island", "Island"].contains(&name.as_str()))
                && known.is_empty()
            {
                known.insert(step.trim_end_matches(".rs").replace('/', "::"));
            }
        }
    }
    known
}

#[test]
fn only_the_listed_files_know_a_game() {
    let graph = Graph::ours();
    let vocabulary = vocabulary(&graph);
    let (mut found, mut generic) = (BTreeSet::new(), 0);
    let build = Source::read(&fs::read_to_string(project("build.rs")).expect("text"));
    let ours = graph.files.iter().map(|(file, source)| (format!("src/{file}"), file.as_str(), source));
    for (path, file, source) in ours.chain([("build.rs".to_owned(), "", &build)]) {
        if HOMES.iter().any(|home| file.starts_with(home)) {
            continue;
        }
        let known = known(&graph, file, source, &vocabulary);
        generic += usize::from(known.is_empty());
        found.extend(known.into_iter().map(|what| format!("{path}\t{what}")));
    }
    assert!(graph.files["lib.rs"].functions.is_empty(), "the map only declares");
    only_shrinks("knowers.txt", &found);
    tally("files that know no game", generic);
}

#[test]
fn games_known_by_stealth_are_found() {
    let files = |text: &str| {
        let files = [
            ("lib.rs", "pub mod cuba; pub mod island; pub mod play; pub mod text;"),
            (
                "cuba/mod.rs",
                "pub struct Cuba; pub struct Good; ids! { pub enum Who { Zorro = \"zorro\", Both = \"rum cigars\" } }",
            ),
            ("island/mod.rs", "pub struct Island;"),
            ("text.rs", "pub use crate::cuba::{Cuba as First, Good};"),
            ("play.rs", text),
        ];
        Graph::of(files.map(|(file, text)| (file.to_owned(), text.to_owned())))
    };
    let knows = |text: &str| {
        let graph = files(text);
        known(&graph, "play.rs", &graph.files["play.rs"], &vocabulary(&graph))
    };
    for source in [
        "use crate::cuba::Cuba;",
        "fn f() { crate::island::board::rounds(3); }",
        "use super::{json, island};",
        "fn f<G>() { g::<Island>() }",
        "use crate::text::Good as Ware;",
        "use crate::text::*; fn f() { crate::text::First::new() }",
        "fn f() -> &'static str { \"santiago-de-cuba\" }",
        "const S: &str = \"cuba-rule\";",
        "const S: &str = r#\"a \"zorro\" b\"#;",
        "const S: &str = \"citizen-zorro.role\";",
        "const S: &str = \"rum\";",
    ] {
        assert!(!knows(source).is_empty(), "{source}");
    }
    for source in [
        "// cuba\n/* \"zorro\" */",
        "let islands = 3; let cubano = islands;",
        "const S: &str = \"santiago\";",
        "const S: &str = \"drum, zorros\";",
        "use crate::text;",
    ] {
        assert!(knows(source).is_empty(), "{source}: {:?}", knows(source));
    }
}
