//! No two files need each other, directly or by way of others.
//!
//! A file needs the files that define what it names, wherever it gets the names from: `pub use` and `mod` are addresses
//! and no uses. So a child may take what its parent defines while the parent hands out what the child defines, but not
//! if the parent itself makes use of the child.

use std::collections::BTreeSet;

use super::graph::Graph;

#[test]
fn files_do_not_need_each_other() {
    let edges: BTreeSet<_> = Graph::ours().cyclic().into_iter().collect();
    assert!(edges.is_empty(), "files that need each other, by way of others or directly: {edges:#?}");
}
