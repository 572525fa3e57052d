//! The games of the full-screen app: kept where the plain lines keep theirs, and what people have met.

use std::{collections::BTreeMap, fs, iter};

use crate::{
    play::{Now, encounter::Met, puzzle::Puzzle},
    sitting::house::House,
    store,
    text::{Catalog, Message, catalog::Foreign},
    tui::game::{Answer, Keeping, Kept},
};

use super::{
    super::{learn, review},
    logs,
    memory::Memory,
    saves::{self, Saved, Unavailable},
};

/// See the module's page.
pub(in crate::cli) struct Games<'f> {
    house: &'f dyn House,
    foreign: &'f [Foreign],
    /// The file of the game under way.
    saved: Option<Saved>,
    memory: Memory,
    /// The game to go on with, as the app was last told.
    last: Option<String>,
}

/// What the app is answered, and what there is to say.
type Replies = (Vec<Answer>, Vec<Message>);

impl<'f> Games<'f> {
    pub(in crate::cli) fn open(saved: Option<Saved>, house: &'f dyn House, foreign: &'f [Foreign]) -> Self {
        Self { house, foreign, saved, memory: Memory::open(house.id()), last: last(house) }
    }

    /// The game to go on with.
    pub(in crate::cli) fn last(&self) -> Option<String> {
        self.last.clone()
    }

    /// What people have met in their games.
    pub(in crate::cli) fn met(&self) -> BTreeMap<String, Met> {
        self.memory.people().clone()
    }

    /// Does what the app asks for.
    pub(in crate::cli) fn keep(&mut self, keeping: Keeping) -> Replies {
        match keeping {
            Keeping::Begin(text) => match Saved::begin(None, &text) {
                Ok((saved, said)) => {
                    self.saved = Some(saved);
                    (self.told_last(false), said)
                }
                Err(message) => (Vec::new(), vec![message]),
            },
            Keeping::Write { text, over } => {
                let said = self.saved.as_mut().map(|saved| saved.save(&text)).unwrap_or_default();
                (self.told_last(over), said)
            }
            Keeping::List => (vec![self.listed()], Vec::new()),
            Keeping::Load(name) => self.load(&name),
            Keeping::Review(name) => match saves::peek(self.house, &name) {
                Ok(table) if !table.may_review() => (vec![self.listed()], vec![Message::new("review-not-yet")]),
                Ok(table) => (vec![Answer::Review(table)], Vec::new()),
                Err(messages) => (vec![self.listed()], messages),
            },
            Keeping::First(text) => match self.house.read(text.as_bytes()) {
                Ok(table) => {
                    let (table, saved, said) = saves::coached(self.house, table);
                    self.saved = Some(saved);
                    (vec![Answer::Loaded(table)], said)
                }
                Err(_) => (Vec::new(), Vec::new()),
            },
            Keeping::Puzzle { number, puzzle } => {
                (vec![Answer::Puzzled { number, said: kept_puzzle(&puzzle) }], Vec::new())
            }
            Keeping::Log { name, lang } => (Vec::new(), self.log(name, &lang)),
            Keeping::Rename { from, to } => {
                let renamed = saves::load(self.house, &from).map_err(|fault| explained(fault, &from));
                let renamed = renamed
                    .and_then(|(table, mut saved)| saved.rename(&to, &table.write()).map_err(|message| vec![message]));
                self.changed(renamed)
            }
            Keeping::Delete(name) => {
                let gone = saves::delete(&name).unwrap_or(false);
                let unknown = || vec![Message::new("cli-error-unknown-save").with("word", name.clone())];
                self.changed(if gone { Ok(()) } else { Err(unknown()) })
            }
            Keeping::Met { name, topics } => {
                self.memory.of(name.as_deref()).0.extend(topics);
                self.memory.save();
                (Vec::new(), Vec::new())
            }
        }
    }

    /// Writes the log of a game beside it.
    fn log(&self, name: Option<String>, lang: &str) -> Vec<Message> {
        let Some(name) = name.or_else(|| self.saved.as_ref().and_then(Saved::name)) else {
            return vec![Message::new("free-not-saved")];
        };
        match saves::peek(self.house, &name) {
            Ok(table) => vec![logs::beside(&name, lang, &table.told_in(Catalog::new(lang, self.foreign)))],
            Err(messages) => messages,
        }
    }

    fn load(&mut self, name: &str) -> Replies {
        match saves::load(self.house, name) {
            Ok((table, saved)) => {
                self.saved = Some(saved);
                (vec![Answer::Loaded(table)], Vec::new())
            }
            Err(fault) => (vec![self.listed()], explained(fault, name)),
        }
    }

    /// Something has become of the games: the app hears which there are now.
    fn changed(&mut self, done: Result<(), Vec<Message>>) -> Replies {
        self.last = last(self.house);
        (vec![self.listed(), Answer::Last(self.last.clone())], done.err().unwrap_or_default())
    }

    fn listed(&self) -> Answer {
        let kept = |name: String| match saves::peek(self.house, &name) {
            Ok(table) => {
                let (players, actions) = (table.players().to_vec(), table.log().len());
                Kept { name, players, actions, over: table.now() == Now::Over, faults: Vec::new() }
            }
            Err(faults) => Kept { name, players: Vec::new(), actions: 0, over: false, faults },
        };
        Answer::Games(saves::names().into_iter().map(kept).collect())
    }

    /// The game under way is the one to go on with, unless it is over.
    fn told_last(&mut self, over: bool) -> Vec<Answer> {
        let last = self.saved.as_ref().and_then(Saved::name).filter(|_| !over);
        let told = last != self.last;
        self.last.clone_from(&last);
        told.then_some(Answer::Last(last)).into_iter().collect()
    }
}

/// The game that was played last, if it can be gone on with.
fn last(house: &dyn House) -> Option<String> {
    saves::to_go_on_with(house).ok().flatten().map(|(name, _, _)| name)
}

fn explained(fault: Unavailable, name: &str) -> Vec<Message> {
    match fault {
        Unavailable::Unknown => vec![Message::new("cli-error-unknown-save").with("word", name.to_owned())],
        Unavailable::Unreadable(messages) => messages,
    }
}

/// Keeps a puzzle among the others, in a folder that is not there yet, unless it lies there already; answers with what there is to say.
fn kept_puzzle(puzzle: &Puzzle) -> Message {
    let Some(home) = store::home().map(|home| home.join(learn::PUZZLES)) else { return Message::new("free-homeless") };
    if let Err(error) = fs::create_dir_all(&home) {
        return review::unkept(&error, &home);
    }
    let mut names = iter::once(puzzle.lesson.clone()).chain((2..).map(|more| format!("{}-{more}", puzzle.lesson)));
    let free = names.find(|name| !home.join(name).exists() || review::is_kept(puzzle, &home.join(name)));
    let folder = home.join(free.unwrap_or_default());
    let known = || Message::new("review-puzzle-kept").with("command", format!("santiago learn {}", puzzle.lesson));
    if review::is_kept(puzzle, &folder) {
        return known();
    }
    review::keep(puzzle, &folder).map_or_else(|error| review::unkept(&error, &folder), |_| known())
}
