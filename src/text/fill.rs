//! Filling lines: where a text breaks, by the cells that a terminal gives to its letters.

use memchr::{memchr, memchr_iter, memrchr};
use unicode_width::UnicodeWidthStr;

/// Calls `each` with every line of a text that is filled to a width; where the text breaks by itself, it breaks. A
/// non-breaking space stays one, and a word that is too long stands alone.
pub fn fill(text: &str, width: usize, each: &mut dyn FnMut(&str)) {
    // A text in which nothing is special is one paragraph.
    if is_narrow(text) {
        return fill_narrow(text, width, each);
    }
    for paragraph in text.split('\n') {
        if is_narrow(paragraph) {
            fill_narrow(paragraph, width, each);
        } else {
            fill_words(paragraph, width, each);
        }
    }
}

/// How many lines a text takes.
pub fn lines(text: &str, width: usize) -> usize {
    let mut count = 0;
    fill(text, width, &mut |_| count += 1);
    count
}

/// Whether nothing breaks lines by itself and each letter takes one cell. Nearly every one of our languages does: Latin with
/// accents and Cyrillic.
fn is_narrow(text: &str) -> bool {
    // So do quotation marks, dashes and the like, which begin with these two bytes.
    const MARKS: [u8; 2] = [0xe2, 0x80];
    let other = |byte: u8| byte < b' ' || byte >= 0xcc && byte != 0xd0 && byte != 0xd1 && byte != MARKS[0];
    let bytes = text.as_bytes();
    !bytes.iter().fold(false, |found, byte| found | other(*byte))
        && memchr_iter(MARKS[0], bytes).all(|at| bytes.get(at + 1) == Some(&MARKS[1]))
}

/// Fills lines with a text each letter of which takes one cell: a line is looked at as a whole, and not word by word.
fn fill_narrow(text: &str, width: usize, each: &mut dyn FnMut(&str)) {
    let bytes = text.as_bytes();
    let mut start = 0;
    loop {
        // Where the line is full.
        let full = start + behind(&bytes[start..], width);
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

/// Where the letter stands that has so many before it; the end, if there is none. Counted by pieces of a size, whose bytes a
/// processor adds up at once.
fn behind(bytes: &[u8], mut letters: usize) -> usize {
    const PIECE: usize = 16;
    let (pieces, _) = bytes.as_chunks::<PIECE>();
    let mut start = 0;
    for piece in pieces {
        let has: u8 = piece.iter().map(|byte| u8::from(begins_letter(*byte))).sum();
        if usize::from(has) > letters {
            break;
        }
        letters -= usize::from(has);
        start += PIECE;
    }
    let mut rest = (start..bytes.len()).filter(|at| begins_letter(bytes[*at]));
    rest.nth(letters).unwrap_or(bytes.len())
}

/// Every byte but those that go on with a letter.
fn begins_letter(byte: u8) -> bool {
    !(0x80..0xc0).contains(&byte)
}
