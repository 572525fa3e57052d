//! Where each message of a Fluent file begins and ends.
//!
//! The build script includes this file, so that the index it makes and the marks of the audit cut a text alike.

/// The messages of a text: id, start and end. An entry starts at the left margin with a letter or a hyphen, and ends
/// where the next entry or comment starts.
pub fn entries(text: &str) -> Vec<(&str, usize, usize)> {
    let mut starts = Vec::new();
    let mut offset = 0;
    for line in text.split_inclusive('\n') {
        let entry = line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-');
        if entry || line.starts_with('#') {
            starts.push((offset, line.split([' ', '=']).next().filter(|_| entry)));
        }
        offset += line.len();
    }
    let ends = starts.iter().skip(1).map(|(start, _)| *start).chain([text.len()]);
    starts.iter().zip(ends).filter_map(|((start, id), end)| Some(((*id)?, *start, end))).collect()
}
