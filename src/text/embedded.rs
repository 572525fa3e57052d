//! The texts that the program carries.
//!
//! The build script packs them; finding a message reads a few bytes of the index and parses nothing. The languages are
//! no table, since the address of each text in one would have to be set up at every start. Hides where they lie.

use super::index::Index;

/// The tags of all languages, in the order in which they are listed, with spaces between.
pub(super) const LANGUAGES: &str = include_str!(concat!(env!("OUT_DIR"), "/languages.txt"));

/// A language of ours.
#[derive(Clone, Copy)]
pub(super) struct Locale {
    /// Its messages, and where they stand.
    pub(super) index: Index<'static>,
    /// `name start end` for each of its files.
    pub(super) files: &'static str,
    /// `id mark` lines: the English texts that it was last compared with.
    pub(super) compared: &'static str,
    /// What is particular to it, as its file says it.
    pub(super) about: &'static str,
}

macro_rules! carried {
    ($lang:literal) => {
        Locale {
            index: Index {
                text: include_str!(concat!(env!("OUT_DIR"), "/", $lang, "-text")),
                ids: include_str!(concat!(env!("OUT_DIR"), "/", $lang, "-ids")),
                slots: include_bytes!(concat!(env!("OUT_DIR"), "/", $lang, "-slots")),
                rows: include_bytes!(concat!(env!("OUT_DIR"), "/", $lang, "-rows")),
                parts: include_bytes!(concat!(env!("OUT_DIR"), "/", $lang, "-parts")),
            },
            files: include_str!(concat!(env!("OUT_DIR"), "/", $lang, "-files")),
            compared: include_str!(concat!(env!("OUT_DIR"), "/", $lang, "-compared")),
            about: include_str!(concat!(env!("OUT_DIR"), "/", $lang, "-about")),
        }
    };
}

include!(concat!(env!("OUT_DIR"), "/locales.rs"));
