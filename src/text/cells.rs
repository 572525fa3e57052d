//! How many cells of a terminal a text takes, and texts cut to fit into so many.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How many cells a text takes.
pub fn cells(text: &str) -> u16 {
    text.width().min(usize::from(u16::MAX)) as u16
}

/// A text that fits, with a sign where it does not.
pub fn shortened(text: &str, room: u16, sign: &str) -> String {
    if cells(text) <= room {
        return text.to_owned();
    }
    let (mut cut, mut taken) = (String::new(), cells(sign));
    for c in text.chars() {
        taken += c.width().unwrap_or(0) as u16;
        if taken > room {
            break;
        }
        cut.push(c);
    }
    cut.truncate(cut.trim_end().len());
    cut + sign
}
