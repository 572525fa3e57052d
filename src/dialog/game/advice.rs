//! What speaks for a move: what it would bring, why a bot chose it, what a bot would do.

use crate::{game::Seat, play::Now, reference::fold::fold, text::Catalog};

use super::{super::Lines, GameDialog};

impl GameDialog {
    /// What an action would bring, or why it is not possible; why a bot did what it did last.
    pub(super) fn why(&self, rest: &str, seat: Seat, listener: Seat, out: &mut Lines<'_>) {
        let bot = self.bot_meant(rest, out.catalog());
        if rest.is_empty() || bot.is_some() {
            return match self.game.last_of_bot(bot) {
                Some(at) => out.tell(&self.game.reasons(at)),
                None => out.say_id("free-why-what"),
            };
        }
        let moment = self.game.tableau(seat, self.game.eyes(listener), false);
        if let Some(action) = out.action_meant(rest, &*moment, &moment.legal()) {
            out.tell(&moment.why(&action));
        }
    }

    /// The bot with this name.
    fn bot_meant(&self, word: &str, catalog: &Catalog) -> Option<Seat> {
        let players = (0..).map(Seat).zip(self.game.players());
        let mut bots = players.filter(|(_, player)| !player.is_person()).map(|(seat, _)| seat);
        bots.find(|seat| fold(&catalog.seat(*seat)) == fold(word))
    }

    /// First where to look, then the move and what speaks for it.
    pub(super) fn hint(&mut self, out: &mut Lines<'_>) {
        let advice = self.game.advice().filter(|_| matches!(self.game.now(), Now::Decide(_)));
        let Some(advice) = advice else { return out.say_id("learn-hint-none") };
        if std::mem::replace(&mut self.hinted, true) { out.tell(&advice.told()) } else { out.say(&advice.place()) }
    }
}
