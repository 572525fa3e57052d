//! Where games are kept: a folder of saves, each written whole after every action.
//!
//! A game never overwrites what it did not write itself: a name that is taken is refused, and where somebody else has
//! gone on with the same game this one goes on under another name. What cannot be read is left as it is. Hides files and
//! their names.

use std::{
    ffi::OsStr,
    fs, io,
    path::{Path, PathBuf},
};

use crate::{
    play::{Now, first, player::is_name},
    sitting::{game::GameSitting, house::House},
    store::{self, Update},
    text::{Message, harmless},
};

use super::super::settings;

const FOLDER: &str = "games";
const END: &str = "save";
/// What games without a name of their own are called, with a number.
const GAME: &str = "game";

/// Why a game cannot be had.
#[derive(Debug)]
pub(in crate::cli) enum Unavailable {
    /// There is none of that name.
    Unknown,
    /// Why it cannot be read or played, in words.
    Unreadable(Vec<Message>),
}

/// A game, and where it lies.
pub(in crate::cli) type Shelved = (Box<dyn GameSitting>, Saved);
/// The same with what it is called.
pub(in crate::cli) type NamedGame = (String, Box<dyn GameSitting>, Saved);

fn folder() -> Option<PathBuf> {
    store::home().map(|home| home.join(FOLDER))
}

/// Where a game lies: in the folder by its name, or wherever a path leads.
pub(super) fn place(word: &str) -> Option<PathBuf> {
    if is_name(word) {
        return folder().map(|folder| folder.join(format!("{word}.{END}")));
    }
    (word.contains(['/', '\\']) || word.ends_with(&format!(".{END}"))).then(|| PathBuf::from(word))
}

fn about(id: &str, path: &Path) -> Message {
    Message::new(id).with("path", harmless(&path.to_string_lossy()))
}

/// The names of all games that are kept.
pub(in crate::cli) fn names() -> Vec<String> {
    let entries = folder().and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten().filter_map(Result::ok);
    let name = |path: PathBuf| {
        let kept = path.extension() == Some(OsStr::new(END)) && path.is_file();
        path.file_stem().and_then(OsStr::to_str).filter(|name| kept && is_name(name)).map(ToOwned::to_owned)
    };
    let mut names: Vec<String> = entries.filter_map(|entry| name(entry.path())).collect();
    names.sort();
    names
}

/// The game that was played last, if it is still there.
pub(in crate::cli) fn last() -> Option<String> {
    settings::game().filter(|name| names().contains(name))
}

/// The game to go on with: the one that was played last, unless it is over.
///
/// # Errors
/// Why it cannot be read or played.
pub(in crate::cli) fn to_go_on_with(house: &dyn House) -> Result<Option<NamedGame>, Unavailable> {
    let Some(name) = last() else { return Ok(None) };
    let (game, saved) = read(house, &name)?;
    Ok(Some((name, game, saved)).filter(|(_, game, _)| game.now() != Now::Over))
}

/// The game that was written last.
pub(in crate::cli) fn newest() -> Option<String> {
    let written = |name: &String| place(name).and_then(|path| fs::metadata(path).ok()?.modified().ok());
    names().into_iter().max_by_key(written)
}

/// Reads a game only to look at it.
///
/// # Errors
/// Why it cannot be read or played, in words.
pub(in crate::cli) fn peek(house: &dyn House, name: &str) -> Result<Box<dyn GameSitting>, Vec<Message>> {
    read(house, name).map(|(game, _)| game).map_err(|fault| match fault {
        Unavailable::Unknown => vec![Message::new("cli-error-unknown-save").with("word", harmless(name))],
        Unavailable::Unreadable(messages) => messages,
    })
}

/// Reads a game to go on with it.
pub(in crate::cli) fn load(house: &dyn House, word: &str) -> Result<Shelved, Unavailable> {
    let (game, saved) = read(house, word)?;
    saved.remember();
    Ok((game, saved))
}

pub(in crate::cli) fn read(house: &dyn House, word: &str) -> Result<Shelved, Unavailable> {
    let path = place(word).ok_or(Unavailable::Unknown)?;
    let bytes = match store::read(&path) {
        Ok(Some(bytes)) => bytes,
        Ok(None) if is_name(word) => return Err(Unavailable::Unknown),
        Ok(None) | Err(_) => return Err(Unavailable::Unreadable(vec![about("free-unreadable", &path)])),
    };
    let game = house
        .read(&bytes)
        .map_err(|why| Unavailable::Unreadable([about("free-refused", &path)].into_iter().chain(why).collect()))?;
    Ok((game, Saved { path: Some(path), last: bytes, silent: false }))
}

/// The coached first game, with what there is to say about it: where it was left, or else this new one.
pub(in crate::cli) fn coached(
    house: &dyn House,
    new: Box<dyn GameSitting>,
) -> (Box<dyn GameSitting>, Saved, Vec<Message>) {
    let is_left = |game: &dyn GameSitting| game.terms().coached && game.now() != Now::Over;
    let left = names().into_iter().find(|name| peek(house, name).is_ok_and(|game| is_left(&*game)));
    if let Some((game, saved)) = left.and_then(|name| load(house, &name).ok()) {
        return (game, saved, vec![Message::new(first::TEXT).attribute("resumed")]);
    }
    let (saved, said) = Saved::free(first::ID, &new.write());
    (new, saved, said)
}

/// Deletes a game; `false`: there is none of that name.
pub(in crate::cli) fn delete(name: &str) -> io::Result<bool> {
    let Some(path) = place(name).filter(|path| is_name(name) && path.is_file()) else { return Ok(false) };
    store::remove(&path, |_| true)
}

/// The file of a game under way.
#[derive(Debug)]
pub(in crate::cli) struct Saved {
    path: Option<PathBuf>,
    /// What we wrote last.
    last: Vec<u8>,
    /// Said already that nothing is saved.
    silent: bool,
}

impl Saved {
    const NOWHERE: Self = Self { path: None, last: Vec::new(), silent: false };

    /// A file for a new game, under a name or the next free one. What cannot be saved is said once, and played.
    ///
    /// # Errors
    /// The name is taken, or none.
    pub(in crate::cli) fn begin(name: Option<&str>, text: &str) -> Result<(Self, Vec<Message>), Message> {
        if let Some(name) = name {
            let mut saved = Self::NOWHERE;
            let named = Some(name).filter(|name| is_name(name)).and_then(place);
            let path = named.ok_or_else(|| Message::new("free-bad-name").with("word", harmless(name)))?;
            match claim(&path, text) {
                Ok(true) => saved.path = Some(path),
                Ok(false) => return Err(about("cli-error-exists", &path)),
                Err(_) => return Err(about("cli-error-write", &path)),
            }
            text.as_bytes().clone_into(&mut saved.last);
            saved.remember();
            return Ok((saved, Vec::new()));
        }
        Ok(Self::free(GAME, text))
    }

    /// A file for a new game, under a name made of this word.
    fn free(word: &str, text: &str) -> (Self, Vec<Message>) {
        let mut saved = Self::NOWHERE;
        let said = saved.elsewhere(word, text);
        (saved, said)
    }

    /// Takes the next free name.
    fn elsewhere(&mut self, word: &str, text: &str) -> Vec<Message> {
        let Some(folder) = folder() else { return self.once(Message::new("free-homeless")) };
        for number in 1..10_000 {
            let path = folder.join(format!("{word}-{number}.{END}"));
            match claim(&path, text) {
                Ok(true) => {
                    self.path = Some(path);
                    text.as_bytes().clone_into(&mut self.last);
                    self.remember();
                    return Vec::new();
                }
                Ok(false) => {}
                Err(_) => return self.once(about("free-unsaved", &folder)),
            }
        }
        self.once(about("free-unsaved", &folder))
    }

    /// The name, or the path of a file elsewhere.
    pub(in crate::cli) fn name(&self) -> Option<String> {
        let path = self.path.as_ref()?;
        let stem = path.file_stem().and_then(OsStr::to_str).filter(|_| path.parent() == folder().as_deref());
        Some(stem.map_or_else(|| harmless(&path.to_string_lossy()), ToOwned::to_owned))
    }

    fn remember(&self) {
        if let Some(name) = self.name().filter(|name| is_name(name)) {
            settings::save_game(&name);
        }
    }

    /// Writes the game as it stands, with what there is to say about it.
    pub(in crate::cli) fn save(&mut self, text: &str) -> Vec<Message> {
        let Some(path) = self.path.clone() else { return self.elsewhere(GAME, text) };
        let last = &self.last;
        let written = store::update(&path, |bytes| {
            let ours = bytes.is_none_or(|bytes| bytes == *last);
            Update { text: ours.then(|| text.to_owned()), set_aside: false, answer: ours }
        });
        match written {
            Ok((true, _)) => {
                text.as_bytes().clone_into(&mut self.last);
                self.silent = false;
                Vec::new()
            }
            Ok((false, _)) => {
                let mut said = self.elsewhere(GAME, text);
                let moved = self.name().filter(|_| self.path.as_ref() != Some(&path));
                said.extend(moved.map(|name| about("free-elsewhere", &path).with("name", name)));
                said
            }
            Err(_) => self.once(about("free-unsaved", &path)),
        }
    }

    /// Goes on under another name; the old file goes, unless somebody else has gone on with it.
    ///
    /// # Errors
    /// The name is taken, or none, or cannot be written.
    pub(in crate::cli) fn rename(&mut self, name: &str, text: &str) -> Result<(), Message> {
        let (renamed, _) = Self::begin(Some(name), text)?;
        let old = std::mem::replace(self, renamed);
        let kept = old.name().is_some_and(|name| is_name(&name));
        if let Some(path) = old.path.filter(|_| kept) {
            let _ = store::remove(&path, |bytes| bytes == old.last);
        }
        Ok(())
    }

    fn once(&mut self, message: Message) -> Vec<Message> {
        if std::mem::replace(&mut self.silent, true) { Vec::new() } else { vec![message] }
    }
}

/// Writes a file that is not there yet; `false`: it is.
fn claim(path: &Path, text: &str) -> io::Result<bool> {
    let claimed = store::update(path, |bytes| {
        let free = bytes.is_none();
        Update { text: free.then(|| text.to_owned()), set_aside: false, answer: free }
    });
    claimed.map(|(free, _)| free)
}
