//! What other programs may use of the library, by name, so that no change of it is silent.

use std::{collections::BTreeSet, env, fs};

use crate::support::{project, tally};

use super::graph::Graph;

/// Takes down what a module shows.
fn shown(graph: &Graph, file: &str, path: &str, names: &mut BTreeSet<String>) {
    let source = &graph.files[file];
    for item in source.items.iter().filter(|item| item.public && item.top && item.kind != "macro_rules") {
        names.insert(format!("{path}{}\t{}", item.name, item.kind));
        if item.kind == "mod" {
            let inside = format!("{path}{}", item.name).replace("::", "/");
            let file = [format!("{inside}.rs"), format!("{inside}/mod.rs")];
            let file = file.iter().find(|file| graph.files.contains_key(*file)).expect("a module has a file");
            shown(graph, file, &format!("{path}{}::", item.name), names);
        }
    }
    for import in source.imports.iter().filter(|import| import.public) {
        names.insert(format!("{path}{}\tuse {}", import.name, import.path.join("::")));
    }
}

#[test]
fn the_surface_is_what_it_was() {
    let mut names = BTreeSet::new();
    shown(&Graph::ours(), "lib.rs", "", &mut names);
    let surface: String = names.iter().flat_map(|name| [name.as_str(), "\n"]).collect();
    let path = project("tests/data/surface.txt");
    if env::var_os("SANTIAGO_BLESS").is_some() {
        fs::write(&path, &surface).expect("the list can be written");
    }
    let known = fs::read_to_string(&path).unwrap_or_default();
    let (now, before): (BTreeSet<&str>, BTreeSet<&str>) = (surface.lines().collect(), known.lines().collect());
    let gone: Vec<_> = before.difference(&now).collect();
    let new: Vec<_> = now.difference(&before).collect();
    assert!(gone.is_empty() && new.is_empty(), "SANTIAGO_BLESS=1 cargo test surface\ngone {gone:#?}\nnew {new:#?}");
    tally("names that other programs can use", names.len());
}

#[test]
fn what_is_public_is_seen() {
    let files = [
        ("lib.rs", "pub mod a; mod b; pub use b::B; fn c() {}"),
        (
            "a.rs",
            "pub struct One; pub(crate) struct Two; ids! { pub enum Three { A = \"a\" } } impl One { pub fn x() {} }",
        ),
        ("b.rs", "pub struct B;"),
    ];
    let graph = Graph::of(files.map(|(file, text)| (file.to_owned(), text.to_owned())));
    let mut names = BTreeSet::new();
    shown(&graph, "lib.rs", "", &mut names);
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    assert_eq!(names, ["B\tuse b::B", "a\tmod", "a::One\tstruct", "a::Three\tenum"]);
}
