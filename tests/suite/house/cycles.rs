//! No two files need each other, directly or by way of others.
//!
//! A file needs the files that define what it names, wherever it gets the names from: `pub use` and `mod` are addresses
//! and no uses. So a child may take what its parent defines while the parent hands out what the child defines, but not
//! if the parent itself makes use of the child.

use std::collections::{BTreeMap, BTreeSet};

use super::{graph::Graph, only_falls};

/// Folders where the files in cycles are counted as yet: the screens, which open each other. Everywhere else there is none.
const COUNTED: [&str; 1] = ["tui"];

#[test]
fn files_do_not_need_each_other() {
    let (mut edges, mut counts) = (BTreeSet::new(), BTreeMap::<String, BTreeSet<String>>::new());
    for (from, to) in Graph::ours().cyclic() {
        let folder = from.split('/').next().unwrap_or_default().to_owned();
        if COUNTED.contains(&folder.as_str()) {
            counts.entry(folder).or_default().insert(from);
        } else {
            edges.insert((from, to));
        }
    }
    assert!(edges.is_empty(), "files that need each other, by way of others or directly: {edges:#?}");
    let counts = counts.into_iter().map(|(folder, files)| (format!("src/{folder}"), files.len())).collect();
    only_falls("cycles-counted.txt", &counts);
}
