//! Texts with the signs of a typewriter, for terminals and readers that know no others. Letters stay what they are.

/// What a typewriter has in place of a sign; `None`: it has the sign, or it is a letter.
pub fn plain_sign(c: char) -> Option<&'static str> {
    Some(match c {
        '\u{a0}' => " ",
        '“' | '”' | '„' | '«' | '»' => "\"",
        '’' | '‘' | '‚' => "'",
        '–' | '—' | '−' => "-",
        '…' => "...",
        '│' => "|",
        _ => return None,
    })
}

/// A text with plain signs: quotation marks, dashes, dots and spaces as on a typewriter.
pub fn plain_signs(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        match plain_sign(c) {
            Some(sign) => plain.push_str(sign),
            None => plain.push(c),
        }
    }
    plain
}
