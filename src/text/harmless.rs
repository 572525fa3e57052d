//! Words of others made harmless: nothing that a terminal would obey instead of showing.

/// The same text without signs that are obeyed.
pub fn harmless(text: &str) -> String {
    text.chars().filter(|c| *c == '\n' || !is_obeyed(*c)).collect()
}

/// Signs that a terminal obeys instead of showing: controls, and those that turn the direction of writing.
pub fn is_obeyed(c: char) -> bool {
    let turns = matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    c.is_control() || turns || matches!(c, '\u{2028}' | '\u{2029}')
}
