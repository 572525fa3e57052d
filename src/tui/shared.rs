//! What all screens share: the lessons, the progress, the texts in the language spoken, the settings, and what the host is
//! asked to do.

use crate::{
    course::{
        progress::{GameProgress, Progress},
        taught::seated,
    },
    play::{Player, encounter::Met, first, player::names},
    reference::{Topic, fold::fold},
    sitting::{
        game::GameSitting,
        house::House,
        thinking::{Inquiry, Task},
    },
    text::{
        Catalog, Message,
        catalog::{Foreign, languages},
    },
};

use super::{
    app::{Beginning, Opening},
    effect::Effect,
    game::{Keeping, Kept},
    screen::visit::Transition,
    seating::Seating,
    settings::Settings,
    theme::{Ground, Theme},
};

use std::collections::BTreeMap;

/// What all screens share.
pub(super) struct Shared<'p> {
    pub(super) houses: &'p [Box<dyn House>],
    /// The game that is learnt and played.
    pub(super) house: &'p dyn House,
    foreign: &'p [Foreign],
    learner: Option<String>,
    pub(super) progress: Progress,
    pub(super) catalog: Catalog,
    pub(super) theme: Theme,
    ground: Ground,
    pub(super) settings: Settings,
    /// Columns and lines of the screen.
    pub(super) size: (u16, u16),
    /// The number of today.
    pub(super) day: u32,
    seed: u64,
    /// What the host has to say, until the next key.
    pub(super) notice: Option<Message>,
    /// What the host has to do.
    asks: Vec<Effect>,
    /// The user's language; a table may speak another one.
    lang: String,
    /// Who sits at the table that is shown.
    seating: Option<Seating>,
    /// The games that are kept, as the host last said.
    pub(super) games: Vec<Kept>,
    /// The game to go on with.
    pub(super) last: Option<String>,
    /// What people have met in their games.
    met: BTreeMap<String, Met>,
    /// The number of the last task.
    tasks: u64,
}

impl<'p> Shared<'p> {
    /// What is shared, and what to open.
    pub(super) fn new(beginning: Beginning<'p>) -> (Self, Opening) {
        let Beginning {
            houses,
            foreign,
            lang,
            learner,
            progress,
            settings,
            theme,
            ground,
            day,
            seed,
            last,
            met,
            opening,
            ..
        } = beginning;
        let mut shared = Self {
            houses,
            house: house_of(houses, &settings),
            foreign,
            learner,
            progress,
            catalog: Catalog::new(&lang, foreign),
            theme,
            ground,
            settings: Settings::default(),
            size: (80, 24),
            day,
            seed,
            notice: None,
            asks: Vec::new(),
            lang,
            seating: None,
            games: Vec::new(),
            last,
            met,
            tasks: 0,
        };
        shared.choose(settings);
        (shared, opening)
    }

    /// Somebody else sits at the table that is shown, or speaks another language; whether that is so.
    pub(super) fn seat(&mut self, seating: Option<Seating>) -> bool {
        let changed = seating != self.seating;
        if changed {
            self.seating = seating;
            self.catalog = self.in_language(self.spoken());
        }
        changed
    }

    /// What the host has to do since this was last asked.
    pub(super) fn take_asks(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.asks)
    }

    /// The texts of a language, with the names at the table.
    pub(super) fn in_language(&self, lang: &str) -> Catalog {
        let catalog = Catalog::new(lang, self.foreign);
        match &self.seating {
            Some(seating) => {
                let names = names(&seating.players, &catalog);
                catalog.with_names(names)
            }
            None => seated(catalog, self.name()),
        }
    }

    /// The name of whoever sits before the screen, if we know it.
    pub(super) fn name(&self) -> Option<&str> {
        self.settings.name.as_deref().or(self.learner.as_deref())
    }

    /// Speaks another language.
    pub(super) fn speak(&mut self, lang: &str) {
        lang.clone_into(&mut self.lang);
        self.catalog = self.in_language(self.spoken());
    }

    /// The user's own language.
    pub(super) fn lang(&self) -> &str {
        &self.lang
    }

    fn spoken(&self) -> &str {
        self.seating.as_ref().map_or(&self.lang, |seating| &seating.lang)
    }

    /// Asks the host to do something.
    pub(super) fn ask(&mut self, effect: Effect) {
        self.asks.push(effect);
    }

    /// Asks the host for the coached first game.
    pub(super) fn ask_first_game(&mut self) {
        let learner = Player::person(self.name().unwrap_or_default(), &self.lang);
        if let Some(table) = self.house.first_game(learner) {
            self.ask(Effect::Keep(Keeping::First(table.write())));
        }
    }

    /// Whether the first game is part of the course, and not played yet.
    pub(super) fn awaits_first_game(&self) -> bool {
        self.house.text_of(first::AFTER).is_some() && !self.has_done(first::ID)
    }

    /// Asks the host to think; answers with the number of the task.
    pub(super) fn think(&mut self, table: &dyn GameSitting, wish: Inquiry) -> u64 {
        self.tasks += 1;
        self.ask(Effect::Think(Task::new(self.tasks, table, wish)));
        self.tasks
    }

    /// What is new to somebody in what happened from a place in the log on; it is no longer new then.
    pub(super) fn meet(&mut self, name: Option<&str>, table: &dyn GameSitting, from: usize) -> Vec<Topic> {
        let met = self.met.entry(fold(name.unwrap_or_default())).or_default();
        let fresh = table.explain(from, met);
        if !fresh.is_empty() {
            let topics = fresh.iter().map(|topic| topic.key()).collect();
            self.ask(Effect::Keep(Keeping::Met { name: name.map(ToOwned::to_owned), topics }));
        }
        fresh
    }

    /// A seed that was not drawn before.
    pub(super) fn draw_seed(&mut self) -> u64 {
        self.seed = self.seed.wrapping_add(1);
        self.seed
    }

    pub(super) fn say(&self, message: &Message) -> String {
        self.catalog.say(message).text
    }

    pub(super) fn text(&self, id: &str) -> String {
        self.catalog.text(id)
    }

    /// Everything that was chosen holds from now on.
    pub(super) fn choose(&mut self, settings: Settings) {
        self.theme = self.theme.on(settings.ground.unwrap_or(self.ground));
        self.house = house_of(self.houses, &settings);
        self.settings = settings;
        self.catalog = self.in_language(self.spoken());
    }

    /// The id of the texts of a lesson.
    pub(super) fn text_of(&self, lesson: &str) -> String {
        self.house.text_of(lesson).unwrap_or_default()
    }

    /// The game after the one that is learnt and played, if there is another.
    pub(super) fn other_house(&self) -> Option<&'p dyn House> {
        let at = self.houses.iter().position(|house| house.id() == self.house.id())?;
        let next = &*self.houses[(at + 1) % self.houses.len()];
        (next.id() != self.house.id()).then_some(next)
    }

    /// That game is to be learnt and played.
    pub(super) fn to_other_game(&self) -> Transition {
        let Some(other) = self.other_house() else { return Transition::Stay };
        Transition::Anew(Settings { game: Some(other.id().to_owned()), ..self.settings.clone() })
    }

    /// What was done in this game.
    pub(super) fn learnt(&self) -> &GameProgress {
        self.progress.of(self.house.id())
    }

    pub(super) fn has_done(&self, lesson: &str) -> bool {
        self.learnt().is_done(lesson)
    }

    /// The step at which a lesson was left, from 0; none before its first one is solved.
    pub(super) fn left_at(&self, lesson: &str) -> Option<usize> {
        self.house.left_at(lesson, self.learnt())
    }
}

/// The game that was chosen, or else the first.
fn house_of<'p>(houses: &'p [Box<dyn House>], settings: &Settings) -> &'p dyn House {
    let chosen = houses.iter().find(|house| settings.game.as_deref() == Some(house.id()));
    &**chosen.or(houses.first()).expect("there is a game to play")
}

/// The language after one.
pub(super) fn language_after(lang: &str) -> String {
    let known = languages();
    let at = known.iter().position(|one| *one == lang).map_or(0, |at| at + 1);
    known[at % known.len()].to_owned()
}
