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
    let other = |byte: u8| byte < b' ' || byte >= 0xcc && byte != 0xd0 && byte != 0xd1;
    let all_narrow = !text.bytes().fold(false, |found, byte| found | other(byte));
    let cells = |word: &str| if all_narrow { letters(word) } else { word.width() };
    let (mut start, mut end, mut taken) = (0, 0, 0);
    let spaces = memchr_iter(b' ', text.as_bytes()).chain([text.len()]);
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
