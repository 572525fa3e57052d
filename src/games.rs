//! The list of the games: the one place outside a game's own folder that names one.
//!
//! Whoever does something for a game that was chosen by its id brings it as an [`Errand`]; the one `match` on the games
//! stands here. Hides which type stands for which id.

use crate::{
    course::{pack::Pack, progress::Before},
    cuba::Cuba,
    ids::{Id, ids},
    island::Island,
    sitting::{house::House, housed::Housed},
    text::Spoken,
    wire::Wire,
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

/// A game with our own lessons. `None`: it cannot be learnt yet.
pub fn house(game: Listed) -> Option<Box<dyn House>> {
    match game {
        Listed::Cuba => Some(Box::new(Housed::<Cuba>::with(vec![Pack::ours()]))),
        Listed::Island => None,
    }
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

/// Something to be done for a game that speaks, in words and in lines of JSON.
pub trait Errand {
    /// What comes of it.
    type Outcome;

    /// Does it for one game.
    fn with<G: Wire + Spoken>(self) -> Self::Outcome;
}

/// Does something for the game of an id.
pub fn with<T: Errand>(game: Listed, task: T) -> T::Outcome {
    match game {
        Listed::Cuba => task.with::<Cuba>(),
        Listed::Island => task.with::<Island>(),
    }
}
