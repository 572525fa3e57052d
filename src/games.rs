//! The list of the games: the one place outside a game's own folder that names one.
//!
//! Whoever does something for a game that was chosen by its id is handed an object; the one `match` on the games stands
//! here. Hides which type stands for which id.

use crate::{
    course::{pack::Pack, progress::Before},
    cuba::Cuba,
    ids::{Id, ids},
    island::Island,
    sitting::{
        engine::{Engine, worded},
        house::House,
        housed::Housed,
    },
    text::Catalog,
};
#[cfg(feature = "author")]
use crate::{
    cuba::wrong::Wrong,
    sitting::trials::{Trials, Tries},
};

ids! {
    /// A game, by its id.
    #[derive(Default)]
    #[expect(missing_docs, reason = "the ids are the names")]
    pub enum Listed {
        #[default]
        Cuba = "santiago-de-cuba",
        Island = "santiago",
    }
}

/// The games that can be learnt and played.
pub const HOUSES: [Listed; 1] = [Listed::Cuba];

/// The system's chance.
type Entropy = fn() -> u64;

/// What there is of a game.
struct GameRow {
    engine: fn(Entropy, Catalog) -> Box<dyn Engine>,
    /// `None`: it cannot be learnt yet.
    house: Option<fn() -> Box<dyn House>>,
    /// `None`: nobody has thought of wrong rules.
    #[cfg(feature = "author")]
    trials: Option<fn() -> Box<dyn Trials>>,
}

fn row(game: Listed) -> GameRow {
    match game {
        Listed::Cuba => GameRow {
            engine: worded::<Cuba>,
            house: Some(|| Box::new(Housed::<Cuba>::with(vec![Pack::ours()]))),
            #[cfg(feature = "author")]
            trials: Some(|| Box::new(Tries::<Wrong>::ours())),
        },
        Listed::Island => GameRow {
            engine: worded::<Island>,
            house: None,
            #[cfg(feature = "author")]
            trials: None,
        },
    }
}

/// A game with our own lessons. `None`: it cannot be learnt yet.
pub fn house(game: Listed) -> Option<Box<dyn House>> {
    row(game).house.map(|house| house())
}

/// The game that is meant where none is named.
pub fn first() -> Box<dyn House> {
    house(HOUSES[0]).expect("it can be learnt")
}

/// Its lessons, to be tried by wrong rules.
#[cfg(feature = "author")]
pub fn first_trials() -> Box<dyn Trials> {
    row(HOUSES[0]).trials.map(|trials| trials()).expect("it has wrong rules")
}

/// The engine of a game, which speaks in lines of JSON: `entropy` is the system's chance, `catalog` has the words.
pub fn engine(game: Listed, entropy: Entropy, catalog: Catalog) -> Box<dyn Engine> {
    (row(game).engine)(entropy, catalog)
}

/// What a learner's progress was about when it did not name its game.
pub fn before() -> Before {
    Before { game: Listed::default().id(), marks: include_str!("../data/santiago-de-cuba/marks.txt") }
}

/// The key under which the settings of that game stood among all others.
pub const SETTINGS_BEFORE: &str = "flowers";
