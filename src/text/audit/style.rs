//! How a text looks: the signs that a language uses, and words that stand in it.

/// Quotation marks as they are printed.
const PRINTED: &str = "„“”‚‘’«»‹›";
/// Signs that are typed in their stead.
const TYPED: &str = "\"'´`";

pub(super) fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2028}' | '\u{2029}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

/// Whether a text has these words, as they are written, one after the other.
pub(super) fn has_words(text: &str, words: &str) -> bool {
    let edge = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
    text.match_indices(words)
        .any(|(at, found)| edge(text[..at].chars().next_back()) && edge(text[at + found.len()..].chars().next()))
}

pub(super) fn has_words_folded(text: &str, words: &str) -> bool {
    has_words(&text.to_lowercase(), &words.to_lowercase())
}

/// A plain space between a number and what it counts, where a line could break.
pub(super) fn loose_unit(text: &str, after_number: bool, units: &[String]) -> bool {
    let counted = |rest: &str| units.iter().any(|unit| rest.starts_with(unit.as_str()));
    let inside = text
        .match_indices(' ')
        .any(|(at, _)| text[..at].ends_with(|c: char| c.is_ascii_digit()) && counted(&text[at + 1..]));
    inside || after_number && text.strip_prefix(' ').is_some_and(counted)
}

/// Signs that a language does not use.
pub(super) fn typography(text: &str, quotes: Option<&str>) -> Vec<String> {
    let own = quotes.unwrap_or(PRINTED);
    let is_quote = |c: &char| PRINTED.contains(*c) || TYPED.contains(*c);
    let mut signs: Vec<String> = text.chars().filter(|c| is_quote(c) && !own.contains(*c)).map(String::from).collect();
    for sign in ["...", "  ", " - "] {
        if text.trim_matches('\n').contains(sign) {
            signs.push(sign.to_owned());
        }
    }
    // A letter of the other alphabet that looks like one of this.
    let cyrillic = |c: char| ('\u{400}'..='\u{4ff}').contains(&c);
    for word in text.split(|c: char| !c.is_alphabetic()) {
        if word.chars().any(cyrillic) && word.chars().any(|c| c.is_ascii_alphabetic()) {
            signs.push(word.to_owned());
        }
    }
    signs
}
