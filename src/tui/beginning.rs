//! What the app begins with.

use std::collections::BTreeMap;

use crate::{
    course::progress::Progress,
    play::{Player, encounter::Met, table::Terms},
    sitting::{game::GameSitting, house::House},
    text::catalog::Foreign,
};

use super::{
    settings::Settings,
    theme::{Ground, Palette, Theme},
};

/// See the module's page.
pub struct Beginning<'p> {
    /// The games that can be learnt and played; the first is the one to begin with, unless another was chosen.
    pub houses: &'p [Box<dyn House>],
    /// Texts that came as folders.
    pub foreign: &'p [Foreign],
    /// The language to begin in.
    pub lang: String,
    /// Whether the language was chosen before, so that it is not asked for.
    pub chosen: bool,
    /// The name of the learner.
    pub learner: Option<String>,
    /// What the learner has done.
    pub progress: Progress,
    /// What the user has chosen.
    pub settings: Settings,
    /// Colours and signs as the terminal has them.
    pub theme: Theme,
    /// The ground that the terminal says it has.
    pub ground: Ground,
    /// The number of today, for what comes back after days.
    pub day: u32,
    /// What random questions are drawn from.
    pub seed: u64,
    /// The game to go on with.
    pub last: Option<String>,
    /// What people have met in their games, by their folded names.
    pub met: BTreeMap<String, Met>,
    /// What to open at once.
    pub opening: Opening,
}

impl<'p> Beginning<'p> {
    /// At home, in a language that was chosen, by somebody who has done nothing yet, without colours.
    pub fn new(houses: &'p [Box<dyn House>], lang: &str) -> Self {
        Self {
            houses,
            foreign: &[],
            lang: lang.to_owned(),
            chosen: true,
            learner: None,
            progress: Progress::default(),
            settings: Settings::default(),
            theme: Theme::new(Palette::None, Ground::Dark, false),
            ground: Ground::Dark,
            day: 0,
            seed: 7,
            last: None,
            met: BTreeMap::new(),
            opening: Opening::Home,
        }
    }
}

/// What the app opens with.
pub enum Opening {
    /// Home.
    Home,
    /// A lesson, by its id.
    Lesson(String),
    /// A round of drills, of one kind or of all.
    Drills(Option<String>),
    /// The coached first game.
    First,
    /// The set-up of a free game.
    Setup,
    /// A real table, described by whoever sits there and played on like this.
    Table(Vec<Player>, Terms),
    /// A free game.
    Game(Box<dyn GameSitting>),
    /// The review of a game.
    Review(Box<dyn GameSitting>),
}
