//! A game's type ends at the sitting: no file above it names a contract that a game signs, so that none can carry its type.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::{read, tally};

use super::{
    graph::{Graph, Lead},
    source::Item,
};

/// What stands above the sittings.
const ABOVE: [&str; 6] = ["cli/", "dialog/", "tui/", "main.rs", "store", "terminal.rs"];

/// The contract that all others stand on, and where.
const ROOT: &str = "Game";

/// The traits of a text, each with its head, which says what it stands on.
fn traits(text: &str) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for (at, _) in text.match_indices("trait ") {
        let line = text[..at].rsplit('\n').next().unwrap_or_default().trim();
        let head = &text[at + "trait ".len()..];
        if ["", "pub", "pub(super)", "pub(crate)"].contains(&line) {
            let head = head.split('{').next().unwrap_or_default();
            let name: String = head.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            found.insert(name.clone(), head[name.len()..].to_owned());
        }
    }
    found
}

/// Every trait that only a game signs, or something that belongs to one.
fn contracts(traits: &BTreeMap<String, String>) -> BTreeSet<&str> {
    let words = |head: &str| head.split(|c: char| !c.is_alphanumeric()).map(str::to_owned).collect::<BTreeSet<_>>();
    let mut found = BTreeSet::from([ROOT]);
    loop {
        let stands = |head: &str| words(head).iter().any(|word| found.contains(word.as_str()));
        let more: Vec<&str> = traits
            .iter()
            .filter(|(name, head)| !found.contains(name.as_str()) && stands(head))
            .map(|(name, _)| name.as_str())
            .collect();
        if more.is_empty() {
            return found;
        }
        found.extend(more);
    }
}

/// The contracts that a file names, and where; a variant of an enum may be called like one.
fn named(graph: &Graph, file: &str, contracts: &BTreeSet<&str>) -> BTreeSet<(usize, String)> {
    let mut found = BTreeSet::new();
    for (line, path, lead) in graph.leads(file) {
        let Lead::Thing { file: home, .. } = lead else { continue };
        let defined = |name: &&String| {
            let is_it = |item: &Item| item.kind == "trait" && item.name == **name;
            contracts.contains(name.as_str()) && graph.files[&home].items.iter().any(is_it)
        };
        found.extend(path.last().filter(defined).map(|name| (line, name.clone())));
    }
    found
}

#[test]
fn no_file_above_the_sittings_carries_a_games_type() {
    let graph = Graph::ours();
    let mut all = BTreeMap::new();
    for file in graph.files.keys() {
        all.extend(traits(&read(&format!("src/{file}"))));
    }
    let contracts = contracts(&all);
    for known in ["Taught", "Spoken", "Playable", "Staged", "Judge", "Drilled", "Wire", "Sketched", "Tabled"] {
        assert!(contracts.contains(known), "{known} is a contract of games: {contracts:?}");
    }
    assert!(!contracts.contains("House") && !contracts.contains("Moment"), "{contracts:?}");
    let above = graph.files.keys().filter(|file| ABOVE.iter().any(|place| file.starts_with(place)));
    let mut free = 0;
    for file in above {
        let named = named(&graph, file, &contracts);
        assert!(named.is_empty(), "src/{file}: {named:?} is for games and what stands below the sittings");
        free += 1;
    }
    tally("files above the sittings that carry no game's type", free);
}

#[test]
fn whoever_carries_a_games_type_is_found() {
    let game = "pub trait Game {}\npub(crate) trait Told: Copy {}\npub trait Spoken: Game<Event: Told> {}";
    let all = traits(&format!("{game}\npub trait Sketch<G: Game>: Default {{}}\npub trait House {{}}"));
    let contracts = contracts(&all);
    assert_eq!(contracts.iter().copied().collect::<Vec<_>>(), ["Game", "Sketch", "Spoken"]);
    let files = |text: &str| {
        let files = [("lib.rs", "pub mod game; pub mod dialog; pub mod hand;"), ("game.rs", game)];
        let more = [("hand.rs", "pub use crate::game::Spoken;"), ("dialog.rs", text)];
        Graph::of(files.into_iter().chain(more).map(|(file, text)| (file.to_owned(), text.to_owned())))
    };
    for source in [
        "use crate::game::Game; fn f<G: Game>() {}",
        "fn f<G: crate::game::Spoken>() {}",
        "use crate::game::{Told, Spoken as S};",
        "use crate::hand::Spoken;",
    ] {
        assert!(!named(&files(source), "dialog.rs", &contracts).is_empty(), "{source}");
    }
    for source in ["use crate::game::Told;", "// Game\nconst GAME: &str = \"Game\";", "enum Stage { Game }"] {
        assert!(named(&files(source), "dialog.rs", &contracts).is_empty(), "{source}");
    }
}
