//! What a file of texts is before anything of it is said: where it is not Fluent, which messages it declares, and a short
//! mark by which somebody notices that a text has changed.
//!
//! Whoever reads somebody else's files asks here; what else may be wrong with texts is the audit's, which only authors need.

use fluent_syntax::{ast, parser};

/// Where a text is not Fluent, by bytes.
pub fn errors(text: &str) -> Vec<usize> {
    match parser::parse(text) {
        Ok(_) => Vec::new(),
        Err((_, errors)) => errors.iter().map(|error| error.pos.start).collect(),
    }
}

/// The line of the first thing in a text that is not Fluent.
pub fn first_error(text: &str) -> Option<usize> {
    errors(text).first().map(|at| line_of(text, *at))
}

/// Every message and term that a text declares, with the byte at which its name stands.
pub fn declared(text: &str) -> Vec<(String, usize)> {
    let tree = parser::parse(text).unwrap_or_else(|(tree, _)| tree);
    let name = |entry: &ast::Entry<&str>| match entry {
        ast::Entry::Message(message) => Some((message.id.name.to_owned(), offset(text, message.id.name))),
        ast::Entry::Term(term) => Some((term.id.name.to_owned(), offset(text, term.id.name))),
        ast::Entry::Comment(_)
        | ast::Entry::GroupComment(_)
        | ast::Entry::ResourceComment(_)
        | ast::Entry::Junk { .. } => None,
    };
    tree.body.iter().filter_map(name).collect()
}

/// The line of a byte, from 1.
pub(super) fn line_of(text: &str, at: usize) -> usize {
    memchr::memchr_iter(b'\n', &text.as_bytes()[..at.min(text.len())]).count() + 1
}

/// Where a piece of a text stands in it.
pub(super) fn offset(text: &str, piece: &str) -> usize {
    (piece.as_ptr() as usize).wrapping_sub(text.as_ptr() as usize).min(text.len())
}

/// A mark of a text, as short as it is sure to differ when the text does.
pub fn mark(text: &str) -> String {
    let squeezed = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let hash = squeezed.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("{hash:08x}")
}
