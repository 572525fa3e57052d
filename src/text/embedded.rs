//! The texts that the program carries, and where in them each message stands.
//!
//! The build script writes the index; finding a message reads a few lines of it and parses nothing.

use std::cmp::Ordering;

/// A language of ours.
pub(super) struct Locale {
    pub(super) lang: &'static str,
    /// All ids, sorted, one after the other.
    ids: &'static str,
    /// A row of five numbers for each id: where it stands among the ids and how long it is; its file, start and end.
    index: &'static [u8],
    /// `id mark` lines: the English texts that it was last compared with.
    pub(super) compared: &'static str,
    pub(super) files: &'static [File],
}

/// A file of a language.
pub(super) struct File {
    pub(super) name: &'static str,
    pub(super) text: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// Bytes of a row of the index.
const ROW: usize = 20;

impl Locale {
    /// The source of a message: its lines in the file.
    pub(super) fn source(&self, id: &str) -> Option<&'static str> {
        let number = |row: usize, field: usize| {
            let at = row * ROW + 4 * field;
            self.index
                .get(at..at + 4)
                .map_or(0, |bytes| u32::from_le_bytes(bytes.try_into().unwrap_or_default()) as usize)
        };
        let (mut low, mut high) = (0, self.index.len() / ROW);
        while low < high {
            let middle = usize::midpoint(low, high);
            let start = number(middle, 0);
            match self.ids.get(start..start + number(middle, 1))?.cmp(id) {
                Ordering::Less => low = middle + 1,
                Ordering::Greater => high = middle,
                Ordering::Equal => {
                    let file = self.files.get(number(middle, 2))?;
                    return file.text.get(number(middle, 3)..number(middle, 4));
                }
            }
        }
        None
    }
}
