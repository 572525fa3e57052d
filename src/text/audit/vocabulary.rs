//! What the audit has to know besides the texts: what is particular to each language, and the room that texts have.
//!
//! Both are data of the languages and of the games. Hides how a line about room is read.

use std::collections::BTreeMap;

use crate::text::{
    about::About,
    catalog::{Foreign, about, languages},
};

/// What the app and the games say about room.
const ROOMS: &str = include_str!(concat!(env!("OUT_DIR"), "/rooms.txt"));

/// See the module's page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Vocabulary {
    abouts: BTreeMap<String, About>,
    rooms: Vec<Room>,
}

/// The cells of a text, or of several together.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Room {
    cells: usize,
    /// What its id begins with.
    begins: String,
    /// What it ends with; `None`: it is nothing but its beginning.
    ends: Option<String>,
    /// How many have the cells together.
    together: Option<usize>,
}

impl Vocabulary {
    /// What is known of our languages and of some that came as folders.
    pub fn new(foreign: &[Foreign]) -> Self {
        let ours = languages().into_iter().map(|lang| (lang.to_owned(), about(lang)));
        let theirs = foreign.iter().filter(|one| one.about != About::default());
        let theirs = theirs.map(|one| (one.lang.clone(), one.about.clone()));
        Self { abouts: ours.chain(theirs).collect(), rooms: ROOMS.lines().filter_map(Room::read).collect() }
    }

    pub(super) fn about(&self, lang: &str) -> About {
        self.abouts.get(lang).cloned().unwrap_or_default()
    }

    /// The room of a text; `None`: it has as much as it needs.
    pub(super) fn room(&self, id: &str) -> Option<usize> {
        let mut alone = self.rooms.iter().filter(|room| room.together.is_none());
        alone.find(|room| room.is_of(id)).map(|room| room.cells).filter(|cells| *cells > 0)
    }

    /// The texts that need more than they have together: what they begin with, what they need and what they have.
    pub(super) fn crowded(&self, widths: &BTreeMap<&str, usize>) -> Vec<(&str, usize, usize)> {
        let needed = |room: &Room, count: usize| -> usize {
            let mut all: Vec<usize> = widths.iter().filter(|(id, _)| room.is_of(id)).map(|(_, width)| *width).collect();
            all.sort_unstable_by(|a, b| b.cmp(a));
            all.iter().take(count).sum()
        };
        let together = self.rooms.iter().filter_map(|room| Some((room, needed(room, room.together?))));
        let crowded = together.filter(|(room, needed)| *needed > room.cells);
        crowded.map(|(room, needed)| (room.begins.as_str(), needed, room.cells)).collect()
    }
}

impl Room {
    fn read(line: &str) -> Option<Self> {
        let mut words = line.split_whitespace();
        let (cells, id) = (words.next()?.parse().ok()?, words.next()?);
        let (begins, ends) = id.split_once('*').map_or((id, None), |(begins, ends)| (begins, Some(ends.to_owned())));
        let together = words.next().and_then(|count| count.parse().ok());
        Some(Self { cells, begins: begins.to_owned(), ends, together })
    }

    fn is_of(&self, id: &str) -> bool {
        match &self.ends {
            None => id == self.begins,
            Some(ends) => {
                let between = id.strip_prefix(&*self.begins).and_then(|rest| rest.strip_suffix(&**ends));
                between.is_some_and(|between| !between.contains('.'))
            }
        }
    }
}
