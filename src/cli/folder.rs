//! A folder of languages or lessons that somebody else wrote: read with care.
//!
//! Its size is limited, links are not followed, nothing outside it is read, and no sign of it can reach the terminal
//! that a terminal would obey. Hides the limits.

use std::{
    fs,
    io::Read,
    path::{Path, PathBuf},
};

use crate::{
    course::pack::{COURSE, Sources},
    text::{
        Message,
        about::{ABOUT, About},
        catalog::Foreign,
        harmless,
        language::is_tag,
    },
};

/// The folder of the puzzles that were made of moves, in the user's own.
pub(super) const PUZZLES: &str = "puzzles";

/// The folder of a pack that holds its texts.
const TEXTS: &str = "locales";

/// The largest file, the largest folder, and the most files of one.
const LARGEST_FILE: u64 = 1 << 20;
const LARGEST_FOLDER: u64 = 64 << 20;
const MOST_FILES: usize = 2_000;
/// Placeables and arguments that an entry may open, and entries that a file may have.
const MOST_OPENERS: usize = 200;
const MOST_MESSAGES: usize = 4_000;

/// Why a folder cannot be used.
#[derive(Debug)]
pub(super) struct Unusable {
    reason: &'static str,
    path: PathBuf,
    line: Option<usize>,
}

impl Unusable {
    fn new(reason: &'static str, path: &Path) -> Self {
        Self { reason, path: path.to_owned(), line: None }
    }

    pub(super) fn message(&self) -> Message {
        let path = harmless(&self.path.to_string_lossy());
        match self.line {
            Some(line) => Message::new("cli-error-syntax").with("path", path).with("line", line),
            None => Message::new("cli-error-folder").with("path", path).with("reason", self.reason),
        }
    }
}

/// What may still be read of a folder.
struct Allowance<'f> {
    folder: &'f Path,
    files: usize,
    bytes: u64,
}

impl<'f> Allowance<'f> {
    fn of(folder: &'f Path) -> Self {
        Self { folder, files: 0, bytes: 0 }
    }

    fn read(&mut self, path: &Path) -> Result<String, Unusable> {
        self.files += 1;
        if self.files > MOST_FILES {
            return Err(Unusable::new("too-many-files", self.folder));
        }
        let text = read_limited(path)?;
        self.bytes += text.len() as u64;
        if self.bytes > LARGEST_FOLDER {
            return Err(Unusable::new("pack-too-large", self.folder));
        }
        Ok(text)
    }
}

/// Whether a folder holds lessons rather than languages.
#[cfg(feature = "author")]
pub(super) fn holds_lessons(folder: &Path) -> bool {
    let inside = entries(folder, "missing").unwrap_or_default();
    let is_pack = |path: &Path| path.join(COURSE).symlink_metadata().is_ok();
    let is_lesson = |path: &Path| path.extension().is_some_and(|end| end == "toml") && !path.ends_with(ABOUT);
    inside.iter().any(|(path, kind)| kind.is_file() && is_lesson(path) || kind.is_dir() && is_pack(path))
}

/// Every pack of lessons in a folder: the folder itself, if it holds a list of lessons, or those of its folders that do.
pub(super) fn packs(folder: &Path) -> Result<Vec<Sources>, Unusable> {
    let mut inside = entries(folder, "missing")?;
    inside.sort_by(|a, b| a.0.cmp(&b.0));
    let is_pack = |path: &Path| path.join(COURSE).symlink_metadata().is_ok();
    let folders: Vec<PathBuf> =
        inside.into_iter().filter(|(path, kind)| kind.is_dir() && is_pack(path)).map(|(path, _)| path).collect();
    if is_pack(folder) || folders.is_empty() {
        return Ok(vec![pack(folder)?]);
    }
    folders.iter().map(|folder| pack(folder)).collect()
}

/// A pack of lessons: TOML files, and beside them a folder `locales` with their texts.
pub(super) fn pack(folder: &Path) -> Result<Sources, Unusable> {
    let mut budget = Allowance::of(folder);
    let mut sources = Sources { folder: harmless(&folder.to_string_lossy()), ..Sources::default() };
    let mut inside = entries(folder, "missing")?;
    inside.sort_by(|a, b| a.0.cmp(&b.0));
    for (path, kind) in inside {
        if path.file_name().is_some_and(|name| name == TEXTS) && kind.is_dir() {
            sources.texts = languages_in(&path, &mut budget, false)?;
            continue;
        }
        if path.extension().is_none_or(|extension| extension != "toml") {
            continue;
        }
        if kind.is_symlink() {
            return Err(Unusable::new("link", &path));
        }
        if kind.is_file() {
            let text = budget.read(&path)?;
            sources.files.push((path.to_string_lossy().into_owned(), text));
        }
    }
    Ok(sources)
}

/// Every language in a folder: a folder for each, named by its tag, with Fluent files in it.
pub(super) fn read(folder: &Path) -> Result<Vec<Foreign>, Unusable> {
    languages_in(folder, &mut Allowance::of(folder), true)
}

/// `strict`: what is not Fluent is refused at once; otherwise whoever reads it names its place.
fn languages_in(folder: &Path, budget: &mut Allowance<'_>, strict: bool) -> Result<Vec<Foreign>, Unusable> {
    let mut languages = Vec::new();
    let inside = entries(folder, "missing")?;
    // The folder of one language will do as well.
    let one = inside.iter().any(|(path, kind)| kind.is_file() && path.extension().is_some_and(|end| end == "ftl"));
    let inside = if one {
        folder.symlink_metadata().map(|data| vec![(folder.to_owned(), data.file_type())])
    } else {
        Ok(inside)
    };
    for (path, kind) in inside.map_err(|_gone| Unusable::new("unreadable", folder))? {
        if !kind.is_dir() {
            continue;
        }
        let lang = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if !is_tag(&lang) {
            return Err(Unusable::new("no-language", &path));
        }
        let (mut texts, mut about) = (Vec::new(), About::default());
        for (path, kind) in entries(&path, "unreadable")? {
            if kind.is_symlink() {
                return Err(Unusable::new("link", &path));
            }
            if kind.is_file() && path.file_name().is_some_and(|name| name == ABOUT) {
                about = About::read(&budget.read(&path)?);
            }
            if !kind.is_file() || path.extension().is_none_or(|extension| extension != "ftl") {
                continue;
            }
            let text = budget.read(&path)?;
            texts.push((path.to_string_lossy().into_owned(), checked(&text, &path, strict)?));
        }
        texts.sort();
        languages.push(Foreign { lang, files: texts, about });
    }
    if languages.iter().all(|language| language.files.is_empty()) {
        return Err(Unusable::new("empty", folder));
    }
    languages.sort_by(|a, b| a.lang.cmp(&b.lang));
    Ok(languages)
}

fn entries(folder: &Path, reason: &'static str) -> Result<Vec<(PathBuf, fs::FileType)>, Unusable> {
    let fault = || Unusable::new(reason, folder);
    let mut entries = Vec::new();
    for entry in fs::read_dir(folder).map_err(|_missing| fault())? {
        let entry = entry.map_err(|_unreadable| fault())?;
        entries.push((entry.path(), entry.file_type().map_err(|_unreadable| fault())?));
        if entries.len() > MOST_FILES {
            return Err(Unusable::new("too-many-files", folder));
        }
    }
    Ok(entries)
}

/// The text of a file of somebody else's: a real file, no larger than allowed, in UTF-8.
pub(super) fn read_limited(path: &Path) -> Result<String, Unusable> {
    let kind = fs::symlink_metadata(path).map_err(|_missing| Unusable::new("unreadable", path))?;
    if kind.is_symlink() {
        return Err(Unusable::new("link", path));
    }
    if !kind.is_file() {
        return Err(Unusable::new("unreadable", path));
    }
    let mut bytes = Vec::new();
    let read = fs::File::open(path).and_then(|file| file.take(LARGEST_FILE + 1).read_to_end(&mut bytes));
    read.map_err(|_unreadable| Unusable::new("unreadable", path))?;
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(Unusable::new("file-too-large", path));
    }
    String::from_utf8(bytes).map_err(|_not_utf8| Unusable::new("not-utf8", path))
}

/// A text that is safe to parse and to show: not nested too deep, Fluent throughout, without control characters.
fn checked(text: &str, path: &Path, strict: bool) -> Result<String, Unusable> {
    let mut messages = 0;
    let mut openers = 0;
    for line in text.lines() {
        if line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-') {
            messages += 1;
            openers = 0;
        }
        // However they are closed or quoted: an entry cannot be nested deeper than it has openers.
        openers += line.bytes().filter(|byte| matches!(byte, b'{' | b'(')).count();
        if openers > MOST_OPENERS {
            return Err(Unusable::new("nested-too-deep", path));
        }
    }
    if messages > MOST_MESSAGES {
        return Err(Unusable::new("pack-too-large", path));
    }
    let text = harmless(text);
    match crate::text::syntax::first_error(&text) {
        Some(line) if strict => Err(Unusable { line: Some(line), ..Unusable::new("", path) }),
        Some(_) | None => Ok(text),
    }
}
