//! The user's data folder: progress and settings, written so that nothing is ever half there.
//!
//! A file is changed under a lock: read, changed, written beside, synced and renamed. Whoever dies in between leaves the
//! old file; whoever comes at the same time waits. What cannot be read is set aside, never overwritten. Hides folders,
//! locks and temporary files.

use std::{
    env,
    ffi::OsString,
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Read, Write},
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

use etcetera::{BaseStrategy, choose_base_strategy};

/// Names the folder instead of the platform's.
const HOME: &str = "SANTIAGO_HOME";
/// No file of ours is larger.
const LARGEST: u64 = 1 << 20;
/// How long to wait for somebody else who is writing: so many times so long.
const PATIENCE: (u32, Duration) = (500, Duration::from_millis(10));

/// The folder for progress, saves and settings; `None`: nobody says where.
pub fn home() -> Option<PathBuf> {
    if let Some(named) = env::var_os(HOME).filter(|named| !named.is_empty()) {
        return Some(PathBuf::from(named));
    }
    // A program without a home must not write into wherever it was started.
    let folder = choose_base_strategy().ok()?.data_dir();
    folder.is_absolute().then(|| folder.join("santiago"))
}

/// A text of ours; `None`: there is none.
///
/// # Errors
/// It is there and cannot be read.
pub fn read(path: &Path) -> io::Result<Option<Vec<u8>>> {
    // Whoever opens a pipe waits for ever.
    match fs::metadata(path) {
        Ok(data) if data.is_file() => {}
        Ok(_) => return Err(io::ErrorKind::InvalidInput.into()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    }
    let file = File::open(path)?;
    let mut bytes = Vec::new();
    file.take(LARGEST + 1).read_to_end(&mut bytes)?;
    Ok(Some(bytes))
}

/// Changes a file under its lock: `change` gets what it holds and answers with what it is to hold.
///
/// # Errors
/// The folder cannot be made, the lock not had, or the file not written; then the file is as it was.
pub fn update<T>(path: &Path, change: impl FnOnce(Option<Vec<u8>>) -> Update<T>) -> io::Result<(T, Option<PathBuf>)> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let _lock = lock(path)?;
    let update = change(read(path)?);
    let mut aside = None;
    if update.set_aside {
        let free = (1..1000).map(|number| beside(path, &format!(".damaged-{number}"))).find(|path| !path.exists());
        let free = free.ok_or_else(|| io::Error::from(io::ErrorKind::AlreadyExists))?;
        fs::rename(path, &free)?;
        aside = Some(free);
    }
    if let Some(text) = update.text {
        replace(path, &text)?;
    }
    Ok((update.answer, aside))
}

/// Removes a file under its lock, if it holds what whoever removes it thinks that it holds; `false`: it does not. The
/// lock stays: somebody may be waiting for it.
///
/// # Errors
/// The lock cannot be had, or the file not be read or removed.
pub fn remove(path: &Path, is_meant: impl FnOnce(&[u8]) -> bool) -> io::Result<bool> {
    let _lock = lock(path)?;
    let meant = read(path)?.is_some_and(|bytes| is_meant(&bytes));
    if meant {
        fs::remove_file(path)?;
    }
    Ok(meant)
}

/// Nobody else writes while this is held.
fn lock(path: &Path) -> io::Result<File> {
    let locked = beside(path, ".lock");
    if fs::symlink_metadata(&locked).is_ok_and(|data| !data.is_file()) {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let lock = OpenOptions::new().create(true).truncate(false).write(true).open(locked)?;
    wait_for(&lock)?;
    Ok(lock)
}

/// Writes a text that may have grown into a file of its own: where there is none, or one that holds the beginning of it;
/// `false`: it holds something else. It is written on demand, into wherever somebody says, so that nobody waits for it and
/// no lock is left there.
///
/// # Errors
/// It cannot be read or written; then it is as it was.
pub fn grow(path: &Path, text: &str) -> io::Result<bool> {
    let ours = read(path)?.is_none_or(|bytes| text.as_bytes().starts_with(&bytes));
    if ours {
        replace(path, text)?;
    }
    Ok(ours)
}

/// Writes a file beside, and renames it.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    let new = beside(path, ".new");
    // What was left there by somebody who died, or put there by somebody else, is not written into.
    let _ = fs::remove_file(&new);
    let mut file = OpenOptions::new().write(true).create_new(true).open(&new)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&new, path)?;
    // The name is durable once the folder is; where folders cannot be opened, it is so already.
    if let Ok(folder) = File::open(path.parent().unwrap_or(Path::new("."))) {
        let _ = folder.sync_all();
    }
    Ok(())
}

/// What becomes of a file.
pub struct Update<T> {
    /// What it is to hold; `None`: as it is.
    pub text: Option<String>,
    /// Whether what it holds is kept under another name.
    pub set_aside: bool,
    /// What the caller wants to know.
    pub answer: T,
}

fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.file_name().map(OsString::from).unwrap_or_default();
    name.push(end);
    path.with_file_name(name)
}

fn wait_for(lock: &File) -> io::Result<()> {
    for _ in 0..PATIENCE.0 {
        match lock.try_lock() {
            Ok(()) => return Ok(()),
            Err(TryLockError::WouldBlock) => thread::sleep(PATIENCE.1),
            Err(TryLockError::Error(error)) => return Err(error),
        }
    }
    Err(io::ErrorKind::WouldBlock.into())
}
