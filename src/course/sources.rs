//! The files of a pack: those that came with a folder, and our own, which are part of the program.
//!
//! Hides where our own lie. Reads no file.

use crate::text::{catalog::Foreign, index::files};

/// All our lessons, one after the other, and `game/file start end` for each.
const LESSONS: &str = include_str!(concat!(env!("OUT_DIR"), "/lessons.txt"));
const FILES: &str = include_str!(concat!(env!("OUT_DIR"), "/lessons-files.txt"));

/// The list of the lessons of a pack.
pub const COURSE: &str = "course.toml";

/// The files of a pack.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    /// Where it is, for faults that no file has.
    pub folder: String,
    /// Its TOML files: path and text.
    pub files: Vec<(String, String)>,
    /// Its texts.
    pub texts: Vec<Foreign>,
}

impl Sources {
    /// The id of the game that the lessons say they are for.
    pub fn game(&self) -> Option<String> {
        let (_, course) = self.files.iter().find(|(path, _)| name_of(path) == COURSE)?;
        let course: toml::Table = course.parse().ok()?;
        course.get("game")?.as_str().map(ToOwned::to_owned)
    }
}

/// The files of our own course of a game.
pub fn ours(game: &str) -> Sources {
    let of_game = |(path, _): &(&str, &str)| path.split_once('/').is_some_and(|(folder, _)| folder == game);
    Sources {
        folder: format!("scenarios/{game}"),
        files: files(FILES, LESSONS)
            .filter(of_game)
            .map(|(path, text)| (format!("scenarios/{path}"), text.to_owned()))
            .collect(),
        texts: Vec::new(),
    }
}

/// The last part of a path.
pub(super) fn name_of(path: &str) -> &str {
    path.rsplit(['/', '\\']).next().unwrap_or(path)
}

/// The name of a file, without what it ends with.
pub(super) fn stem_of(path: &str) -> &str {
    let name = name_of(path);
    name.strip_suffix(".toml").unwrap_or(name)
}
