//! What of a game is told: who plays, what happened, what is to be decided, and how it ended.

use crate::{
    game::Seat,
    ids::Id,
    play::{Now, first, player::Decider},
    reference::{Topic, article::title},
    text::Message,
};

use super::{
    super::{Host, Lines},
    GameDialog,
};

impl GameDialog {
    /// Who plays, where it is saved.
    pub(super) fn introduce(&mut self, out: &mut Lines<'_>, host: &dyn Host) {
        let first = self.game.now().seat().unwrap_or(Seat(0));
        let seat = self.listener(first);
        self.speak_to(seat, out);
        for (at, player) in (0..).zip(self.game.players()) {
            let message = Message::new(match player.kind {
                Decider::Person { .. } => "free-seat-person",
                Decider::Bot(_) => "free-seat-bot",
            });
            let colour = Message::new("ui-hue").with("hue", player.colour.id());
            let message = message.with("player", Seat(at)).with("colour", colour);
            let message = match &player.kind {
                Decider::Person { lang } => message.with("lang", lang.clone()),
                Decider::Bot(level) => message.with("level", level.id()),
            };
            out.say(&message);
        }
        if let Some(name) = host.game() {
            out.say(&Message::new("free-saved-as").with("name", name));
        }
        out.say_id("learn-help-hint");
        self.spoken_to = None;
    }

    /// Tells a seat what it has not heard, and explains what is new to it.
    pub(super) fn tell(&mut self, seat: Seat, out: &mut Lines<'_>, host: &mut dyn Host) {
        let from = self.game.unheard(seat);
        for message in self.game.story(from) {
            out.say(message);
        }
        // Whoever sees the same screen and speaks the same language has heard it, too.
        let (lang, open) =
            (self.game.players()[seat.index()].lang().map(ToOwned::to_owned), !self.game.terms().screens);
        let beside: Vec<Seat> = self.game.persons().filter(|_| open).collect();
        let mut listeners = vec![seat];
        for other in beside {
            if other != seat && self.game.players()[other.index()].lang() == lang.as_deref() {
                self.game.unheard(other);
                listeners.push(other);
            }
        }
        if self.game.terms().explains && self.game.players()[seat.index()].is_person() {
            self.explain(from, &listeners, out, host);
        }
    }

    /// Explains what is new from a place in the log on.
    fn explain(&self, from: usize, listeners: &[Seat], out: &mut Lines<'_>, host: &mut dyn Host) {
        let mut fresh: Vec<Topic> = Vec::new();
        for (number, seat) in listeners.iter().enumerate() {
            let met = host.met(self.game.players()[seat.index()].name.as_deref());
            if number == 0 {
                fresh = self.game.explain(from, met);
            } else {
                met.take(&fresh);
            }
        }
        if fresh.is_empty() {
            return;
        }
        host.keep_met();
        for topic in fresh {
            let (title, text) = (title(topic, out.catalog()), topic.text());
            out.say(&Message::new("free-new").with("title", title).with("text", text));
        }
    }

    /// The table as the listener sees it, if it is to be shown, and what is to be decided.
    pub(super) fn show(&mut self, listener: Seat, table: bool, out: &mut Lines<'_>) {
        let moment = self.game.tableau(listener, self.game.eyes(listener), false);
        if table {
            out.gap();
            let lang = out.catalog().lang().to_owned();
            if !self.laid_out.contains(&lang) {
                out.say_all(&moment.layout());
                self.laid_out.push(lang);
            }
            out.say_all(&moment.seen());
        }
        match self.game.now() {
            Now::Decide(_) => {
                out.say_all(moment.asked().as_slice());
                for (number, choice) in (1..).zip(self.game.choices()) {
                    let text = out.word(&choice.words);
                    out.line(format!("{number}. {text} ({})", choice.action));
                }
            }
            Now::Dice(seat) => out.say(&Message::new("free-type-dice").with("player", seat)),
            Now::Roll(seat) => {
                out.say(&Message::new("free-your-roll").with("player", seat));
                let text = out.word(&self.game.roll_asked());
                out.line(format!("1. {text} (roll)"));
            }
            Now::Bot(_) | Now::Over => {}
        }
    }

    /// The end, to everybody in their language.
    pub(super) fn close(&mut self, out: &mut Lines<'_>, host: &mut dyn Host) {
        let mut persons: Vec<Seat> = self.game.persons().collect();
        if persons.is_empty() {
            persons.push(Seat(0));
        }
        let mut told: Vec<Option<String>> = Vec::new();
        // The screens are removed: from here on nothing is hidden.
        for seat in persons {
            let lang = self.game.players()[seat.index()].lang().map(ToOwned::to_owned);
            if told.contains(&lang) {
                continue;
            }
            self.speak_to(seat, out);
            out.gap();
            self.tell(seat, out, host);
            // Whoever was there has just heard the result.
            if !self.played {
                out.say_id("free-sheet");
                out.tell(&self.game.result());
            }
            self.tally.say(out);
            told.push(lang);
        }
        if self.game.terms().coached {
            out.note(&[self.game.first_done()], host);
            return out.say(&Message::new(first::TEXT).attribute("closing"));
        }
        let code = self.game.code(true);
        out.say(&Message::new("free-again").with("command", format!("santiago play --code {code}")));
    }
}
