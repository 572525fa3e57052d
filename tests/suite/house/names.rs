//! A type's name once in the crate, so that a name says which type is meant wherever it stands.
//!
//! The two engines have the same files in the same order: there a name may stand once in each.

use std::collections::BTreeMap;

use super::graph::Graph;

/// The names that stand more than once, with the files where they do.
fn doubles(graph: &Graph) -> BTreeMap<&str, Vec<&str>> {
    let mut places: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (file, source) in &graph.files {
        let types = source.items.iter().filter(|item| ["struct", "enum", "trait", "type"].contains(&item.kind));
        for item in types {
            places.entry(&item.name).or_default().push(file);
        }
    }
    let twins = |files: &[&str]| {
        let of = |game: &str| files.iter().filter(|file| file.starts_with(game)).count();
        files.len() == 2 && of("cuba/") == 1 && of("island/") == 1
    };
    places.retain(|_, files| files.len() > 1 && !twins(files));
    places
}

#[test]
fn names_of_types_stand_once() {
    let graph = Graph::ours();
    let doubles = doubles(&graph);
    assert!(doubles.is_empty(), "a name of a type stands once: {doubles:#?}");
}

#[test]
fn doubles_are_found() {
    let places = |files: [(&str, &str); 2]| {
        let graph = Graph::of(files.map(|(file, text)| (file.to_owned(), text.to_owned())));
        doubles(&graph).get("A").map_or(0, Vec::len)
    };
    for pair in ["struct A;", "enum A {}", "trait A {}", "type A = u8;", "ids! { pub enum A { B = \"b\" } }"] {
        assert_eq!(places([("a.rs", "pub struct A;"), ("b/c.rs", pair)]), 2, "{pair}");
        assert_eq!(places([("cuba/a.rs", "struct A;"), ("island/b.rs", pair)]), 0, "{pair}");
    }
    for no in ["fn a() -> A {}", "impl B for C { type A = u8; }", "trait B { type A; }", "mod a; // struct A;"] {
        assert_eq!(places([("a.rs", "struct A;"), ("b.rs", no)]), 0, "{no}");
    }
}
