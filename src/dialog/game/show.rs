//! What of a game is told: who plays, what happened, what is to be decided, and how it ended.

use crate::{
    game::{Decision, Seat},
    ids::Id,
    play::{Now, first, playable::Playable, player::Decider},
    reference::{article::title, topic::Topic},
    sitting::telling,
    text::Message,
};

use super::{
    super::{Host, Lines},
    GameDialog,
};

impl<G: Playable> GameDialog<G> {
    /// Who plays, where it is saved.
    pub(super) fn introduce(&mut self, out: &mut Lines<'_>, host: &dyn Host) {
        let first = self.table.now().seat().unwrap_or(Seat(0));
        let seat = self.listener(first);
        self.speak_to(seat, out);
        for (at, player) in (0..).zip(self.table.players()) {
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
        let entries = self.table.unheard(seat);
        let events: Vec<G::Event> = entries.into_iter().flat_map(|entry| entry.events).collect();
        out.tell(&telling::happened::<G>(&events));
        // Whoever sees the same screen and speaks the same language has heard it, too.
        let (lang, open) =
            (self.table.players()[seat.index()].lang().map(ToOwned::to_owned), !self.table.terms().screens);
        let beside: Vec<Seat> = self.persons().filter(|_| open).collect();
        let mut listeners = vec![seat];
        for other in beside {
            if other != seat && self.table.players()[other.index()].lang() == lang.as_deref() {
                self.table.has_heard(other);
                listeners.push(other);
            }
        }
        if self.table.terms().explains && self.table.players()[seat.index()].is_person() {
            self.explain(&events, &listeners, out, host);
        }
    }

    fn explain(&self, events: &[G::Event], listeners: &[Seat], out: &mut Lines<'_>, host: &mut dyn Host) {
        let mut fresh: Vec<Topic> = Vec::new();
        for (number, seat) in listeners.iter().enumerate() {
            let met = host.met(self.table.players()[seat.index()].name.as_deref());
            if number == 0 {
                fresh = met.explain::<G>(events);
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
        let position = *self.table.position();
        if table {
            out.gap();
            let lang = out.catalog().lang().to_owned();
            if !self.laid_out.contains(&lang) {
                out.say_all(&G::layout(&position));
                self.laid_out.push(lang);
            }
            out.say_all(&G::seen(&position, self.table.eyes(listener)));
        }
        match (self.table.now(), G::decision(&position)) {
            (Now::Decide(_), Decision::Ask { seat, question }) => {
                out.say(&G::question(question, seat, G::turn(&position)));
                for (number, action) in (1..).zip(self.table.choices()) {
                    let text = out.word(&G::choice(&position, action));
                    out.line(format!("{number}. {text} ({action})"));
                }
            }
            (Now::Dice(seat), _) => out.say(&Message::new("free-type-dice").with("player", seat)),
            (Now::Roll(seat), _) => {
                out.say(&Message::new("free-your-roll").with("player", seat));
                let text = out.word(&G::roll_asked());
                out.line(format!("1. {text} (roll)"));
            }
            _ => {}
        }
    }

    /// The end, to everybody in their language.
    pub(super) fn close(&mut self, out: &mut Lines<'_>, host: &mut dyn Host) {
        let mut persons: Vec<Seat> = self.persons().collect();
        if persons.is_empty() {
            persons.push(Seat(0));
        }
        let mut told: Vec<Option<String>> = Vec::new();
        // The screens are removed: from here on nothing is hidden.
        for seat in persons {
            let lang = self.table.players()[seat.index()].lang().map(ToOwned::to_owned);
            if told.contains(&lang) {
                continue;
            }
            self.speak_to(seat, out);
            out.gap();
            self.tell(seat, out, host);
            // Whoever was there has just heard the result.
            if !self.played {
                out.say_id("free-sheet");
                out.tell(&telling::happened::<G>(&G::sheet(self.table.position())));
            }
            self.tally.say(out);
            told.push(lang);
        }
        if self.table.terms().coached {
            out.note(&[first::done::<G>()], host);
            return out.say(&Message::new(first::TEXT).attribute("closing"));
        }
        let code = G::code(self.table.position(), Some(self.table.terms().seed));
        out.say(&Message::new("free-again").with("command", format!("santiago play --code {code}")));
    }
}
