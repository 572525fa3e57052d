//! Folding: what is left of a text when case, accents, ё, ß and signs do not matter.
//!
//! The same function makes the keys of the index when the program is built and folds what a user types; the build
//! script includes this file. Hides the Unicode.

use unicode_normalization::UnicodeNormalization;

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

/// Folded Russian in Latin letters, brought to one of the many ways to write it; Latin text the same.
pub fn latin(folded: &str) -> String {
    let mut out = String::new();
    for c in folded.chars() {
        let letters = match c {
            'а' => "a",
            'б' => "b",
            'в' => "v",
            'г' => "g",
            'д' => "d",
            'е' | 'э' => "e",
            'ж' => "zh",
            'з' => "z",
            'и' | 'й' | 'ы' => "i",
            'к' => "k",
            'л' => "l",
            'м' => "m",
            'н' => "n",
            'о' => "o",
            'п' => "p",
            'р' => "r",
            'с' => "s",
            'т' => "t",
            'у' => "u",
            'ф' => "f",
            'х' => "h",
            'ц' => "c",
            'ч' => "ch",
            'ш' => "sh",
            'щ' => "sch",
            'ъ' | 'ь' => "",
            'ю' => "iu",
            'я' => "ia",
            c => {
                out.push(c);
                continue;
            }
        };
        out.push_str(letters);
    }
    for (variant, one) in
        [("shch", "sch"), ("kh", "h"), ("x", "h"), ("ts", "c"), ("tz", "c"), ("j", "i"), ("y", "i"), ("w", "v")]
    {
        out = out.replace(variant, one);
    }
    // iy, yi and ii are one sound here, as is a doubled one.
    while out.contains("ii") {
        out = out.replace("ii", "i");
    }
    out
}
