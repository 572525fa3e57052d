//! Folding: what is left of a text when case, accents, ё, ß and signs do not matter.
//!
//! The same function makes the keys of the index when the program is built and folds what a user types; the build
//! script includes this file. Hides the Unicode.

use unicode_normalization::UnicodeNormalization;

use crate::text::lines::find;

/// Words in small letters without accents, with single spaces between them.
pub fn fold(text: &str) -> String {
    if text.bytes().all(|byte| byte.is_ascii_lowercase()) {
        return text.to_owned();
    }
    let mut out = String::with_capacity(text.len());
    let mut space = false;
    let mut previous_is_cyrillic = false;
    for c in text.nfd().flat_map(char::to_lowercase) {
        // An accent; but й is no и, so Cyrillic keeps its breve (and loses the dots of ё).
        if ('\u{300}'..='\u{36f}').contains(&c) {
            if c == '\u{306}' && previous_is_cyrillic && out.ends_with('и') {
                out.pop();
                out.push('й');
            }
            continue;
        }
        previous_is_cyrillic = is_cyrillic(c);
        if c.is_alphanumeric() {
            if space && !out.is_empty() {
                out.push(' ');
            }
            space = false;
            match c {
                'ß' => out.push_str("ss"),
                'æ' => out.push_str("ae"),
                'ø' => out.push('o'),
                c => out.push(c),
            }
        } else {
            space = true;
        }
    }
    out
}

/// Whether a letter is Cyrillic.
pub fn is_cyrillic(c: char) -> bool {
    ('\u{400}'..='\u{4ff}').contains(&c)
}

/// A folded text in Latin letters, brought to one of the many ways to write it; Latin text the same. `letters` are sorted
/// lines of a letter and how it is written, `spellings` lines of a way to write it and the one it is brought to.
pub fn latin(folded: &str, letters: &str, spellings: &str) -> String {
    let mut out = String::new();
    for c in folded.chars() {
        let written = if c.is_ascii() { None } else { find(letters, c.encode_utf8(&mut [0; 4]), '\t') };
        match written {
            Some(written) => out.push_str(written),
            None => out.push(c),
        }
    }
    for (other, one) in spellings.lines().filter_map(|line| line.split_once('\t')) {
        out = out.replace(other, one);
        // What becomes shorter may stand there again: a doubled sound is one, however often.
        while one.len() < other.len() && out.contains(other) {
            out = out.replace(other, one);
        }
    }
    out
}
