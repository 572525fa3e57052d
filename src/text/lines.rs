//! Sorted lines of `key`, separator, rest, searched in place by halving: an index that costs nothing at start-up.

use memchr::{memchr, memrchr};

/// What follows a key in sorted lines of `key`, separator, rest.
pub fn find<'a>(lines: &'a str, key: &str, separator: char) -> Option<&'a str> {
    let tail = &lines[first_at_least(lines, key, separator)..];
    let line = &tail[..memchr(b'\n', tail.as_bytes()).unwrap_or(tail.len())];
    line.strip_prefix(key)?.strip_prefix(separator)
}

/// Where the first line stands whose key is not less than this one.
pub fn first_at_least(lines: &str, key: &str, separator: char) -> usize {
    let bytes = lines.as_bytes();
    let (mut low, mut high) = (0, lines.len());
    while low < high {
        let middle = usize::midpoint(low, high);
        let start = memrchr(b'\n', &bytes[low..middle]).map_or(low, |at| low + at + 1);
        let end = memchr(b'\n', &bytes[start..]).map_or(lines.len(), |at| start + at);
        // Compared with its separator, a key sorts before every longer one: no letter of a key is less.
        if before(&bytes[start..end], key.as_bytes(), separator as u8) {
            low = (end + 1).min(lines.len());
        } else {
            high = start;
        }
    }
    low
}

/// Whether the key of a line sorts before another.
fn before(line: &[u8], key: &[u8], separator: u8) -> bool {
    let common = line.iter().zip(key).take_while(|(a, b)| a == b).count();
    match (line.get(common), key.get(common)) {
        (Some(a), Some(b)) => *a == separator || a < b,
        // The line has the whole key: it is the key itself or a longer one.
        (_, None) => false,
        (None, Some(_)) => true,
    }
}
