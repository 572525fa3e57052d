//! Filling lines: where a text breaks, by the cells that a terminal gives to its letters.

use unicode_width::UnicodeWidthChar;

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
    let narrow = |byte: u8| matches!(byte, b' '..=b'~' | 0x80..=0xbf | 0xc2..=0xcb | 0xd0..=0xd1);
    let all_narrow = text.bytes().all(narrow);
    let (mut start, mut cells) = (0, 0);
    // The last place to break the line, and the cells up to it.
    let mut space = None;
    for (at, c) in text.char_indices() {
        if c == ' ' {
            space = Some((at, cells));
        }
        cells += if all_narrow { 1 } else { c.width().unwrap_or(0) };
        if cells > width
            && c != ' '
            && let Some((end, before)) = space.take()
        {
            each(&text[start..end]);
            start = end + 1;
            cells -= before + 1;
        }
    }
    each(&text[start..]);
}
