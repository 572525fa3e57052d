//! What a bot thought of something that it did: it is put back to that moment and asked again.

use crate::{
    bot::{Bot, Budget, Judged},
    game::Seat,
    record::Record,
};

use super::{playable::Playable, player::Decider, table::Table};

impl<G: Playable> Table<G> {
    /// Where in the log a bot chose something last: this one, or any.
    pub fn last_of_bot(&self, bot: Option<Seat>) -> Option<usize> {
        let is_asked = |seat: Seat| bot.is_none_or(|bot| bot == seat) && !self.players()[seat.index()].is_person();
        self.log().iter().rposition(|entry| is_asked(entry.seat) && !G::is_roll(entry.action))
    }

    /// What the bot thought of what it did there in the log; `None`: no bot chose there.
    pub fn judged_at(&self, at: usize) -> Option<Judged<G>> {
        let entry = self.log().get(at)?;
        let Decider::Bot(level) = self.players().get(entry.seat.index())?.kind else { return None };
        let Record { setup, actions } = self.record();
        let then = Record { setup: setup.clone(), actions: actions[..at].to_vec() };
        let then = Self::replay(then, self.players().to_vec(), *self.terms()).ok()?;
        let judged = Bot::<G>::new(level, Budget::Own, then.seed_now()).judge(then.position());
        judged.into_iter().find(|one| one.action == entry.action)
    }
}
