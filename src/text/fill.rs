//! Filling lines: where a text breaks, by the cells that a terminal gives to its letters.

use memchr::memchr_iter;
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
    let cells = |word: &str| if all_narrow { letters(word) } else { word.width() };
    let (mut start, mut end, mut taken) = (0, 0, 0);
    let spaces = memchr_iter(b' ', bytes).chain([text.len()]);
    let mut word = 0;
    for space in spaces {
        let long = cells(&text[word..space]);
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

/// How many letters a text has: every byte but those that go on with one.
fn letters(text: &str) -> usize {
    text.bytes().map(|byte| usize::from(!(0x80..0xc0).contains(&byte))).sum()
}
