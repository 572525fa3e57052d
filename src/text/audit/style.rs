//! How a text looks: the signs that a language uses, and words that stand in it.

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
pub(super) fn loose_unit(text: &str, after_number: bool, lang: &str) -> bool {
    let units: &[&str] = match lang {
        "en" => &["peso", "point", "victory point", "unit", "stop", "ship", "owner’s point"],
        "de" => &["Peso", "Siegpunkt", "Einheit", "Station", "Schiff", "Punkt", "Besitzpunkt"],
        "it" => &["peso", "punt", "unità", "fermat", "nav"],
        "es" => &["peso", "punto", "unidad", "parada", "barco"],
        "ru" => &["песо", "победн", "единиц", "остановк", "суд", "очк"],
        _ => &[],
    };
    let counted = |rest: &str| units.iter().any(|unit| rest.starts_with(unit));
    let inside = text
        .match_indices(' ')
        .any(|(at, _)| text[..at].ends_with(|c: char| c.is_ascii_digit()) && counted(&text[at + 1..]));
    inside || after_number && text.strip_prefix(' ').is_some_and(counted)
}

/// Signs that a language does not use.
pub(super) fn typography(text: &str, lang: &str) -> Vec<String> {
    let own: &[char] = match lang {
        "en" => &['“', '”', '‘', '’'],
        "de" => &['„', '“', '‚', '‘', '’'],
        "it" | "es" => &['«', '»', '“', '”', '‘', '’'],
        "ru" => &['«', '»', '„', '“'],
        _ => &['„', '“', '”', '‚', '‘', '’', '«', '»', '‹', '›'],
    };
    let quotes = ['"', '\'', '„', '“', '”', '‚', '‘', '’', '«', '»', '‹', '›', '´', '`'];
    let mut signs: Vec<String> =
        text.chars().filter(|c| quotes.contains(c) && !own.contains(c)).map(String::from).collect();
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
