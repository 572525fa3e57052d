//! A folder of languages that somebody else wrote: read with care.
//!
//! Its size is limited, links are not followed, nothing outside it is read, and no sign of it can reach the terminal
//! that a terminal would obey. Hides the limits.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::text::{Message, catalog::Foreign, language::is_tag};

/// The largest file, the largest folder, and the most files of one.
const LARGEST_FILE: u64 = 1 << 20;
const LARGEST_FOLDER: u64 = 64 << 20;
const MOST_FILES: usize = 2_000;
/// Placeables inside one another.
const MOST_NESTED: usize = 64;

/// Why a folder cannot be used.
#[derive(Debug)]
pub(super) struct Fault {
    reason: &'static str,
    path: PathBuf,
    line: Option<usize>,
}

impl Fault {
    fn new(reason: &'static str, path: &Path) -> Self {
        Self { reason, path: path.to_owned(), line: None }
    }

    pub(super) fn message(&self) -> Message {
        let path: String = self.path.to_string_lossy().chars().filter(|c| !c.is_control()).collect();
        match self.line {
            Some(line) => Message::new("cli-error-syntax").with("path", path).with("line", line),
            None => Message::new("cli-error-folder").with("path", path).with("reason", self.reason),
        }
    }
}

/// Every language in a folder: a folder for each, named by its tag, with Fluent files in it.
pub(super) fn read(folder: &Path) -> Result<Vec<Foreign>, Fault> {
    let mut languages = Vec::new();
    let (mut files, mut bytes) = (0, 0);
    for (path, kind) in entries(folder, "missing")? {
        if !kind.is_dir() {
            continue;
        }
        let lang = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if !is_tag(&lang) {
            return Err(Fault::new("no-language", &path));
        }
        let mut texts = Vec::new();
        for (path, kind) in entries(&path, "unreadable")? {
            if kind.is_symlink() {
                return Err(Fault::new("link", &path));
            }
            if !kind.is_file() || path.extension().is_none_or(|extension| extension != "ftl") {
                continue;
            }
            files += 1;
            if files > MOST_FILES {
                return Err(Fault::new("too-many-files", folder));
            }
            let size = fs::metadata(&path).map_err(|_unreadable| Fault::new("unreadable", &path))?.len();
            bytes += size;
            if size > LARGEST_FILE {
                return Err(Fault::new("file-too-large", &path));
            }
            if bytes > LARGEST_FOLDER {
                return Err(Fault::new("pack-too-large", folder));
            }
            let text = fs::read(&path).map_err(|_unreadable| Fault::new("unreadable", &path))?;
            let text = String::from_utf8(text).map_err(|_not_utf8| Fault::new("not-utf8", &path))?;
            texts.push((path.to_string_lossy().into_owned(), checked(&text, &path)?));
        }
        texts.sort();
        languages.push(Foreign { lang, files: texts });
    }
    if languages.iter().all(|language| language.files.is_empty()) {
        return Err(Fault::new("empty", folder));
    }
    languages.sort_by(|a, b| a.lang.cmp(&b.lang));
    Ok(languages)
}

fn entries(folder: &Path, reason: &'static str) -> Result<Vec<(PathBuf, fs::FileType)>, Fault> {
    let fault = || Fault::new(reason, folder);
    let mut entries = Vec::new();
    for entry in fs::read_dir(folder).map_err(|_missing| fault())? {
        let entry = entry.map_err(|_unreadable| fault())?;
        entries.push((entry.path(), entry.file_type().map_err(|_unreadable| fault())?));
        if entries.len() > MOST_FILES {
            return Err(Fault::new("too-many-files", folder));
        }
    }
    Ok(entries)
}

/// A text that is safe to parse and to show: not nested too deep, Fluent throughout, without control characters.
fn checked(text: &str, path: &Path) -> Result<String, Fault> {
    let (mut depth, mut deepest) = (0_usize, 0);
    for byte in text.bytes() {
        match byte {
            b'{' => depth += 1,
            b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        deepest = deepest.max(depth);
    }
    if deepest > MOST_NESTED {
        return Err(Fault::new("nested-too-deep", path));
    }
    let text: String = text.chars().filter(|c| *c == '\n' || !is_obeyed(*c)).collect();
    match crate::text::audit::first_error(&text) {
        Some(line) => Err(Fault { line: Some(line), ..Fault::new("", path) }),
        None => Ok(text),
    }
}

/// Signs that a terminal obeys instead of showing: controls, and those that turn the direction of writing.
fn is_obeyed(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2028}' | '\u{2029}' | '\u{2066}'..='\u{2069}')
}
