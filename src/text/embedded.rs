//! The texts that the program carries, and where in them each message stands.
//!
//! The build script writes the index; finding a message reads a few lines of it and parses nothing.

use super::lines::find;

/// A language of ours.
pub(super) struct Locale {
    pub(super) lang: &'static str,
    /// `id file start end` lines, sorted by id.
    index: &'static str,
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

impl Locale {
    /// The source of a message: its lines in the file.
    pub(super) fn source(&self, id: &str) -> Option<&'static str> {
        let mut parts = find(self.index, id, ' ')?.split(' ').filter_map(|number| number.parse().ok());
        let (file, start, end): (usize, usize, usize) = (parts.next()?, parts.next()?, parts.next()?);
        self.files.get(file)?.text.get(start..end)
    }
}
