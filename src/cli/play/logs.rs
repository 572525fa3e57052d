//! Logs of games as files of text: where somebody says, or beside the game, one for each language. A log that has grown is
//! written over its own beginning, and nothing else is ever overwritten. Hides the names of the files.

#[cfg(feature = "tui")]
use std::ffi::OsStr;
use std::path::Path;

use crate::{
    store,
    text::{Message, harmless},
};

#[cfg(feature = "tui")]
use super::saves;

/// So many files beside a game are looked at for one that can be had.
#[cfg(feature = "tui")]
const MOST: u32 = 1_000;

/// Writes a log into a file; answers with what there is to say.
pub(in crate::cli) fn write(path: &Path, text: &str) -> Message {
    said(path, store::grow(path, text).map_err(drop))
}

/// Writes the log of a game beside it, in the first file of its name that can be had; answers with what there is to say.
#[cfg(feature = "tui")]
pub(super) fn beside(game: &str, lang: &str, text: &str) -> Message {
    let Some(game) = saves::place(game) else { return Message::new("free-homeless") };
    let stem = game.file_stem().and_then(OsStr::to_str).unwrap_or_default();
    let names = std::iter::once(format!("{stem}.{lang}.txt"));
    let names = names.chain((2..MOST).map(|number| format!("{stem}.{lang}-{number}.txt")));
    let mut tried = names.map(|name| game.with_file_name(name)).map(|path| {
        let written = store::grow(&path, text).map_err(drop);
        (path, written)
    });
    let (path, written) = tried.find(|(_, written)| *written != Ok(false)).unwrap_or((game.clone(), Ok(false)));
    said(&path, written)
}

fn said(path: &Path, written: Result<bool, ()>) -> Message {
    let id = match written {
        Ok(true) => "free-log-written",
        Ok(false) => "cli-error-exists",
        Err(()) => "cli-error-write",
    };
    Message::new(id).with("path", harmless(&path.to_string_lossy()))
}
