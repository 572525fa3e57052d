//! Moves of all seats at a table where nobody sits, which become a lesson to be completed, whichever game it is.
//!
//! Hides the positions that lie behind, and how moves become the steps of a file.

use crate::{
    chance::Chance,
    course::{pack::Pack, run::start_of, skeleton::skeleton, taught::LEARNER},
    game::Eyes,
    text::Message,
};

use super::{
    here::Here,
    stage::Staged,
    tableau::{Move, Tableau},
    telling::{Saying, happened},
};

/// See the module's page.
pub trait Recording {
    /// The table, open to everybody.
    fn tableau(&self) -> Box<dyn Tableau>;

    /// Does something in the place of whoever has to decide; what has happened.
    ///
    /// # Errors
    /// Why not; then nothing has changed.
    fn act(&mut self, action: &Move) -> Result<Vec<Saying>, Vec<Message>>;

    /// What the dice show that are thrown now. `None`: none are.
    fn rolled(&self, chance: &mut Chance) -> Option<Move>;

    /// Takes back the last action; `false`: there is none.
    fn undo(&mut self) -> bool;

    /// What was done as the file of a lesson of this id, and how many steps it has.
    fn written(&self, id: &str) -> (String, usize);
}

/// What was done from a position on.
struct Recorded<G: Staged> {
    start: G::Position,
    /// Each action, and where it led.
    done: Vec<(G::Action, G::Position)>,
}

/// Nothing done yet, where a lesson starts or all of them do. `None`: nobody can play from there.
pub(super) fn record<G: Staged>(packs: &[Pack<G>], lesson: Option<&str>) -> Option<Box<dyn Recording>> {
    let own = lesson.and_then(|id| start_of(packs.iter().find_map(|pack| pack.lesson(id))?, 0));
    let base = || G::begin(&G::moment(packs.first()?.base.as_ref()?, None)?).ok();
    Some(Box::new(Recorded::<G> { start: own.or_else(base)?, done: Vec::new() }))
}

impl<G: Staged> Recorded<G> {
    fn now(&self) -> &G::Position {
        self.done.last().map_or(&self.start, |(_, position)| position)
    }
}

impl<G: Staged> Recording for Recorded<G> {
    fn tableau(&self) -> Box<dyn Tableau> {
        Box::new(Here::<G>::new(*self.now(), LEARNER, Eyes::Open))
    }

    fn act(&mut self, action: &Move) -> Result<Vec<Saying>, Vec<Message>> {
        let action = action.action::<G>();
        match G::play(self.now(), None, action) {
            Ok(played) => {
                self.done.push((action, played.position));
                Ok(happened::<G>(&played.events))
            }
            Err(refusals) => Err(refusals.iter().map(G::refusal).collect()),
        }
    }

    fn rolled(&self, chance: &mut Chance) -> Option<Move> {
        G::roll(self.now(), chance).map(Move::of::<G>)
    }

    fn undo(&mut self) -> bool {
        self.done.pop().is_some()
    }

    fn written(&self, id: &str) -> (String, usize) {
        let actions: Vec<G::Action> = self.done.iter().map(|(action, _)| *action).collect();
        skeleton::<G>(id, self.start, &actions)
    }
}
