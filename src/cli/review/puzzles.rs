//! A puzzle of a move, kept in a folder of its own.
//!
//! Hides how it comes that a folder is never half there.

use std::{
    fs,
    io::{self, ErrorKind},
    path::Path,
};

use crate::{
    play::puzzle::Puzzle,
    text::{Message, harmless},
};

/// Keeps a puzzle in a folder of its own, and says where and how it is played.
pub(in crate::cli) fn keep(puzzle: &Puzzle, folder: &Path) -> io::Result<Message> {
    write(puzzle, folder)?;
    let shown = harmless(&folder.to_string_lossy());
    let command = format!("santiago learn {} --scenarios {shown}", puzzle.lesson);
    Ok(Message::new("review-puzzled").with("path", shown).with("command", command))
}

/// Whether a folder holds just this puzzle.
#[cfg(feature = "tui")]
pub(in crate::cli) fn is_kept(puzzle: &Puzzle, folder: &Path) -> bool {
    puzzle.files.iter().all(|(path, text)| fs::read_to_string(folder.join(path)).is_ok_and(|held| held == *text))
}

/// Why it could not be kept.
pub(in crate::cli) fn unkept(error: &io::Error, folder: &Path) -> Message {
    let id = if error.kind() == ErrorKind::AlreadyExists { "cli-error-exists" } else { "cli-error-write" };
    Message::new(id).with("path", harmless(&folder.to_string_lossy()))
}

/// Writes a whole folder beside and renames it, so that it is never half there.
fn write(puzzle: &Puzzle, folder: &Path) -> io::Result<()> {
    if folder.exists() {
        return Err(ErrorKind::AlreadyExists.into());
    }
    let mut new = folder.as_os_str().to_owned();
    new.push(format!(".new-{}", std::process::id()));
    let new = Path::new(&new);
    fs::create_dir(new)?;
    let written = puzzle.files.iter().try_for_each(|(path, text)| {
        let path = new.join(path);
        path.parent().map_or(Ok(()), fs::create_dir_all)?;
        fs::write(path, text)
    });
    let done = written.and_then(|()| fs::rename(new, folder));
    if done.is_err() {
        let _ = fs::remove_dir_all(new);
    }
    done
}
