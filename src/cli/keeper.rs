//! What dialogues on plain lines ask of the world: progress, the game under way, what people have met, files, the day.
//!
//! Hides which file is which.

use std::{
    hash::{BuildHasher, RandomState},
    path::Path,
    time::{SystemTime, UNIX_EPOCH},
};

use crate::{
    course::progress::{Change, Progress},
    dialog::Host,
    play::{encounter::Met, puzzle::Puzzle},
    sitting::house::House,
    text::Message,
};

use super::{
    keep::Keep,
    play::{
        logs,
        memory::Memory,
        saves::{self, Saved},
    },
    review::puzzles,
    settings,
};

/// The number of today.
pub(super) fn today() -> u32 {
    const DAY: u64 = 24 * 60 * 60;
    let passed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u32::try_from(passed.as_secs() / DAY).unwrap_or(u32::MAX)
}

/// See the module's page.
pub(super) struct Keeper<'h> {
    house: &'h dyn House,
    keep: Keep,
    /// What people have met, once that was asked.
    memory: Option<Memory>,
    /// The file of the game under way.
    saved: Option<Saved>,
    /// What a new game is to be called.
    name: Option<String>,
}

impl<'h> Keeper<'h> {
    /// Keeps this progress, and games of this one.
    pub(super) fn new(house: &'h dyn House, keep: Keep) -> Self {
        Self { house, keep, memory: None, saved: None, name: None }
    }

    /// The same with a name for a new game.
    pub(super) fn naming(mut self, name: Option<&str>) -> Self {
        self.name = name.map(ToOwned::to_owned);
        self
    }

    /// The same with a game under way.
    pub(super) fn playing(mut self, saved: Saved) -> Self {
        self.saved = Some(saved);
        self
    }

    fn memory(&mut self) -> &mut Memory {
        self.memory.get_or_insert_with(|| Memory::open(self.house.id()))
    }
}

impl Host for Keeper<'_> {
    fn today(&self) -> u32 {
        today()
    }

    fn seed(&mut self) -> u64 {
        RandomState::new().hash_one(())
    }

    fn progress(&self) -> &Progress {
        &self.keep.progress
    }

    fn note(&mut self, changes: &[Change]) -> Vec<Message> {
        self.keep.save(changes)
    }

    fn forget(&mut self, forget: &dyn Fn(&mut Progress)) -> Result<(), Message> {
        self.keep.reset(forget)
    }

    fn speaks(&mut self, lang: &str) {
        settings::save_language(lang);
    }

    fn met(&mut self, name: Option<&str>) -> &mut Met {
        self.memory().of(name)
    }

    fn keep_met(&mut self) {
        self.memory().save();
    }

    fn game(&self) -> Option<String> {
        self.saved.as_ref().and_then(Saved::name)
    }

    fn begin_game(&mut self, text: &str) -> Result<Vec<Message>, Message> {
        let (saved, said) = Saved::begin(self.name.as_deref(), text)?;
        self.saved = Some(saved);
        Ok(said)
    }

    fn keep_game(&mut self, text: &str) -> Vec<Message> {
        self.saved.as_mut().map(|saved| saved.save(text)).unwrap_or_default()
    }

    fn rename_game(&mut self, name: &str, text: &str) -> Result<(), Message> {
        self.saved.as_mut().map_or(Ok(()), |saved| saved.rename(name, text))
    }

    fn first_game(&mut self, new: &str) -> (Option<String>, Vec<Message>) {
        let Ok(new) = self.house.read(new.as_bytes()) else { return (None, Vec::new()) };
        let (game, saved, said) = saves::coached(self.house, new);
        self.saved = Some(saved);
        (Some(game.write()), said)
    }

    fn delete_game(&mut self, name: &str) -> bool {
        saves::delete(name).unwrap_or(false)
    }

    fn write_log(&mut self, place: &str, text: &str) -> Message {
        logs::write(Path::new(place), text)
    }

    fn keep_puzzle(&mut self, puzzle: &Puzzle, place: &str) -> Result<Message, Message> {
        let folder = Path::new(place);
        puzzles::keep(puzzle, folder).map_err(|error| puzzles::unkept(&error, folder))
    }
}
