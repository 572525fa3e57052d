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

/// The game that has lessons, a table and bots; the second follows.
pub type First = Cuba;

/// The games that can be learnt and played.
pub const HOUSES: [Listed; 1] = [Listed::Cuba];

/// What there is of a game.
struct Row {
    engine: fn(fn() -> u64, Catalog) -> Box<dyn Engine>,
    /// `None`: it cannot be learnt yet.
    house: Option<fn() -> Box<dyn House>>,
}

fn row(game: Listed) -> Row {
    match game {
        Listed::Cuba => {
            Row { engine: worded::<Cuba>, house: Some(|| Box::new(Housed::<Cuba>::with(vec![Pack::ours()]))) }
        }
        Listed::Island => Row { engine: worded::<Island>, house: None },
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

/// The engine of a game, which speaks in lines of JSON: `entropy` is the system's chance, `catalog` has the words.
pub fn engine(game: Listed, entropy: fn() -> u64, catalog: Catalog) -> Box<dyn Engine> {
    (row(game).engine)(entropy, catalog)
}

/// The same by wrong rules.
#[cfg(feature = "author")]
pub type FirstWrong = crate::cuba::wrong::Wrong;

/// What a learner's progress was about when it did not name its game.
pub fn before() -> Before {
    Before { game: Listed::default().id(), marks: include_str!("../data/santiago-de-cuba/marks.txt") }
}

/// The key under which the settings of that game stood among all others.
pub const SETTINGS_BEFORE: &str = "flowers";
