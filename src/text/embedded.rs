//! The texts that the program carries.
//!
//! The build script packs them; finding a message reads a few bytes of the index and parses nothing. The languages are
//! no table, since the address of each text in one would have to be set up at every start. Hides where they lie.

use super::index::place;

/// The tags of all languages, in the order in which they are listed, with spaces between.
pub(super) const LANGUAGES: &str = include_str!(concat!(env!("OUT_DIR"), "/languages.txt"));

/// A language of ours.
#[derive(Clone, Copy)]
pub(super) struct Locale {
    /// All its files, one after the other.
    pub(super) text: &'static str,
    /// `name start end` for each of them.
    pub(super) files: &'static str,
    ids: &'static str,
    rows: &'static [u8],
    /// `id mark` lines: the English texts that it was last compared with.
    pub(super) compared: &'static str,
    /// What is particular to it, as its file says it.
    pub(super) about: &'static str,
}

macro_rules! carried {
    ($lang:literal) => {
        Locale {
            text: include_str!(concat!(env!("OUT_DIR"), "/", $lang, "-text")),
            files: include_str!(concat!(env!("OUT_DIR"), "/", $lang, "-files")),
            ids: include_str!(concat!(env!("OUT_DIR"), "/", $lang, "-ids")),
            rows: include_bytes!(concat!(env!("OUT_DIR"), "/", $lang, "-rows")),
            compared: include_str!(concat!(env!("OUT_DIR"), "/", $lang, "-compared")),
            about: include_str!(concat!(env!("OUT_DIR"), "/", $lang, "-about")),
        }
    };
}

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

impl Locale {
    /// The source of a message: its lines in the file.
    pub(super) fn source(&self, id: &str) -> Option<&'static str> {
        let (start, end) = place(self.ids, self.rows, id)?;
        self.text.get(start..end)
    }
}
