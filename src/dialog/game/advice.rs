//! What speaks for a move: what it would bring, why a bot chose it, what a bot would do.

use crate::{
    game::Seat,
    play::{Now, playable::Playable, table::Advice},
    reference::fold::fold,
    sitting::telling,
    text::{Catalog, Message, bot::why},
};

use super::{super::Lines, GameDialog};

impl<G: Playable> GameDialog<G> {
    /// What an action would bring, or why it is not possible; why a bot did what it did last.
    pub(super) fn why(&self, rest: &str, seat: Seat, listener: Seat, out: &mut Lines<'_>) {
        let bot = self.bot_meant(rest, out.catalog());
        if rest.is_empty() || bot.is_some() {
            return match self.table.last_of_bot(bot) {
                Some(at) => self.why_bot(at, out),
                None => out.say_id("free-why-what"),
            };
        }
        let choices = self.table.choices();
        let Some(action) = out.action_meant::<G>(rest, seat, self.table.position(), &choices) else { return };
        match self.table.foresee(action, listener) {
            Ok(told) => {
                out.say_id("learn-would");
                out.say_all(&told);
                if let Some(topic) = self.table.goes_to(action) {
                    out.say_topic(topic);
                }
            }
            Err(refused) => out.tell(&telling::refused(&refused, listener)),
        }
    }

    /// The bot with this name.
    fn bot_meant(&self, word: &str, catalog: &Catalog) -> Option<Seat> {
        let players = (0..).map(Seat).zip(self.table.players());
        let mut bots = players.filter(|(_, player)| !player.is_person()).map(|(seat, _)| seat);
        bots.find(|seat| fold(&catalog.seat(*seat)) == fold(word))
    }

    fn why_bot(&self, at: usize, out: &mut Lines<'_>) {
        let (Some(entry), Some(judged)) = (self.table.log().get(at), self.table.judged_at(at)) else { return };
        let did = Message::new("ui-play-why-bot").with("player", entry.seat);
        out.say(&did.with("action", G::action(entry.action)));
        out.say(&why(G::TEXTS, &judged));
    }

    /// First where to look, then the move and what speaks for it.
    pub(super) fn hint(&mut self, out: &mut Lines<'_>) {
        let advice = self.table.advice().filter(|_| matches!(self.table.now(), Now::Decide(_)));
        let Some(Advice { thing, judged }) = advice else { return out.say_id("learn-hint-none") };
        if !std::mem::replace(&mut self.hinted, true) {
            return out.say(&Message::new("learn-hint-where").with("thing", G::thing(thing)));
        }
        let action = G::choice(self.table.position(), judged.action);
        let message = Message::new("learn-hint-move").with("action", action);
        out.say(&message.with("line", judged.action.to_string()));
        out.say(&why(G::TEXTS, &judged));
    }
}
