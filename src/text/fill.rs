//! Filling lines: where a text breaks, by the cells that a terminal gives to its letters.

use memchr::{memchr, memchr_iter, memrchr};
use unicode_width::UnicodeWidthStr;

/// Calls `each` with every line of a text that is filled to a width; where the text breaks by itself, it breaks. A
/// non-breaking space stays one, and a word that is too long stands alone.
pub fn fill(text: &str, width: usize, each: &mut dyn FnMut(&str)) {
    for paragraph in text.split('\n') {
        fill_paragraph(paragraph, width, each);
    }
}

/// How many lines a text takes.
pub fn lines(text: &str, width: usize) -> usize {
    let mut count = 0;
    fill(text, width, &mut |_| count += 1);
    count
}

fn fill_paragraph(text: &str, width: usize, each: &mut dyn FnMut(&str)) {
    // Nearly every letter of our languages takes one cell: Latin with accents and Cyrillic.
    // So do quotation marks, dashes and the like, which begin with these two bytes.
    const MARKS: [u8; 2] = [0xe2, 0x80];
    let other = |byte: u8| byte < b' ' || byte >= 0xcc && byte != 0xd0 && byte != 0xd1 && byte != MARKS[0];
    let bytes = text.as_bytes();
    let all_narrow = !bytes.iter().fold(false, |found, byte| found | other(*byte))
        && memchr_iter(MARKS[0], bytes).all(|at| bytes.get(at + 1) == Some(&MARKS[1]));
    if all_narrow {
        fill_narrow(text, width, each);
    } else {
        fill_words(text, width, each);
    }
}

/// Fills lines with a text each letter of which takes one cell: a line is looked at as a whole, and not word by word.
fn fill_narrow(text: &str, width: usize, each: &mut dyn FnMut(&str)) {
    let bytes = text.as_bytes();
    let mut start = 0;
    loop {
        // Where the line is full: so many letters take at least so many bytes.
        let (mut full, mut room) = (start, width);
        while room > 0 && full < bytes.len() {
            let end = (full + room).min(bytes.len());
            room -= letters(&bytes[full..end]);
            full = end;
        }
        full += bytes[full..].iter().take_while(|byte| !begins_letter(**byte)).count();
        let space = match bytes.get(full) {
            None => None,
            // The first word of a line stands there however long it is.
            Some(_) => memrchr(b' ', &bytes[start..=full])
                .or_else(|| memchr(b' ', &bytes[full..]).map(|at| full - start + at))
                .map(|at| start + at),
        };
        let Some(space) = space else { break };
        each(&text[start..space]);
        start = space + 1;
    }
    each(&text[start..]);
}

/// Fills lines word by word.
fn fill_words(text: &str, width: usize, each: &mut dyn FnMut(&str)) {
    let (mut start, mut end, mut taken) = (0, 0, 0);
    let spaces = memchr_iter(b' ', text.as_bytes()).chain([text.len()]);
    let mut word = 0;
    for space in spaces {
        let long = text[word..space].width();
        // The first word of a line stands there however long it is.
        if word > start && taken + 1 + long > width {
            each(&text[start..end]);
            (start, taken) = (word, long);
        } else {
            taken += long + usize::from(word > start);
        }
        end = space;
        word = space + 1;
    }
    each(&text[start..end]);
}

/// How many letters a piece of a text has. Counted in bytes, of which a processor adds up many at once.
fn letters(bytes: &[u8]) -> usize {
    let few = |bytes: &[u8]| bytes.iter().map(|byte| u8::from(begins_letter(*byte))).sum::<u8>();
    bytes.chunks(u8::MAX.into()).map(|bytes| usize::from(few(bytes))).sum()
}

/// Every byte but those that go on with a letter.
fn begins_letter(byte: u8) -> bool {
    !(0x80..0xc0).contains(&byte)
}
