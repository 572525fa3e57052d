//! What speaks for a move, on plain lines: what it would bring, why a bot chose it, what a bot would do.

use crate::{
    game::Seat,
    play::{Now, playable::Playable, table::Advice},
    reference::fold::fold,
    sitting::telling,
    text::{Message, bot::why},
};

use super::sitting::Sitting;

impl<G: Playable> Sitting<'_, '_, G> {
    /// What an action would bring, or why it is not possible; why a bot did what it did last.
    pub(super) fn why(&mut self, rest: &str, seat: Seat, listener: Seat) {
        let bot = self.bot_meant(rest);
        if rest.is_empty() || bot.is_some() {
            return match self.table.last_of_bot(bot) {
                Some(at) => self.why_bot(at),
                None => self.desk.say_id("free-why-what"),
            };
        }
        let (position, choices) = (*self.table.position(), self.table.choices());
        let Some(action) = self.desk.action_meant(rest, seat, &position, &choices) else { return };
        match self.table.foresee(action, listener) {
            Ok(told) => {
                self.desk.say_id("learn-would");
                for message in &told {
                    self.desk.say(message);
                }
                if let Some(topic) = self.table.goes_to(action) {
                    self.desk.say_topic(topic);
                }
            }
            Err(refused) => self.desk.tell(&telling::refused(&refused, listener)),
        }
    }

    /// The bot with this name.
    fn bot_meant(&self, word: &str) -> Option<Seat> {
        let players = || (0..).map(Seat).zip(self.table.players());
        let bots = players().filter(|(_, player)| !player.is_person()).map(|(seat, _)| seat);
        bots.into_iter().find(|seat| fold(&self.desk.catalog.seat(*seat)) == fold(word))
    }

    fn why_bot(&mut self, at: usize) {
        let (Some(entry), Some(judged)) = (self.table.log().get(at).cloned(), self.table.judged_at(at)) else { return };
        let did = Message::new("ui-play-why-bot").with("player", entry.seat);
        self.desk.say(&did.with("action", G::action(entry.action)));
        self.desk.say(&why(G::TEXTS, &judged));
    }

    /// First where to look, then the move and what speaks for it.
    pub(super) fn hint(&mut self) {
        let advice = self.table.advice().filter(|_| matches!(self.table.now(), Now::Decide(_)));
        let Some(Advice { thing, judged }) = advice else { return self.desk.say_id("learn-hint-none") };
        if !std::mem::replace(&mut self.hinted, true) {
            return self.desk.say(&Message::new("learn-hint-where").with("thing", G::thing(thing)));
        }
        let action = G::choice(self.table.position(), judged.action);
        let message = Message::new("learn-hint-move").with("action", action);
        self.desk.say(&message.with("line", judged.action.to_string()));
        self.desk.say(&why(G::TEXTS, &judged));
    }
}
