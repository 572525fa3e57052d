//! Sorted lines of `key`, separator, rest, searched in place by halving: an index that costs nothing at start-up.

/// What follows a key in sorted lines of `key`, separator, rest.
pub fn find<'a>(lines: &'a str, key: &str, separator: char) -> Option<&'a str> {
    let line = lines[first_at_least(lines, key, separator)..].lines().next()?;
    let (found, rest) = line.split_once(separator)?;
    (found == key).then_some(rest)
}

/// Where the first line stands whose key is not less than this one.
pub fn first_at_least(lines: &str, key: &str, separator: char) -> usize {
    let bytes = lines.as_bytes();
    let (mut low, mut high) = (0, lines.len());
    while low < high {
        let middle = usize::midpoint(low, high);
        let start = bytes[low..middle].iter().rposition(|byte| *byte == b'\n').map_or(low, |at| low + at + 1);
        let end = bytes[start..].iter().position(|byte| *byte == b'\n').map_or(lines.len(), |at| start + at);
        let found = lines[start..end].split(separator).next().unwrap_or_default();
        if found < key {
            low = (end + 1).min(lines.len());
        } else {
            high = start;
        }
    }
    low
}
