//! What is said in a free game: what happened, what is new, why, why not, and what a bot thinks.

use crate::{
    game::Seat,
    play::table::Terms,
    reference::article::title,
    sitting::{game::Advised, telling::Saying, thinking::Inquiry},
    text::Message,
};

use super::{
    super::{
        super::{
            pane::Pane,
            screen::{play::stage::Doing, visit::Transition},
            shared::Shared,
            theme::Role,
            widget::speech::Speech,
        },
        attention::worded,
    },
    PlayScreen, Stage,
};

impl PlayScreen {
    /// Explains what is new to the viewer in what happened, unless it is muted.
    pub(super) fn explain(&mut self, shared: &mut Shared<'_>) {
        if self.table.terms().explains && self.player().is_person() {
            let name = self.player().name.clone();
            self.fresh.extend(shared.meet(name.as_deref(), &*self.table, self.since));
        }
    }

    /// What is new is explained no longer in this game, or again.
    pub(super) fn mute(&mut self, shared: &mut Shared<'_>) {
        let terms = self.table.terms();
        self.table.set_terms(Terms { explains: !terms.explains, ..terms });
        self.fresh.clear();
        self.save(shared);
        self.at.tip = Some(Message::new(if terms.explains { "free-muted" } else { "free-unmuted" }));
    }

    /// What stands below the table: what was said last, or the log; all of it where the focus is on it.
    pub(super) fn said(&self, shared: &Shared<'_>) -> Vec<Speech> {
        let mut own: Vec<(Message, Role)> = match self.stage {
            Stage::HandOver => {
                vec![(Message::new("free-hand-over").with("player", self.viewer), Role::Can)]
            }
            Stage::Judge | Stage::Name => self.referee.said(),
            _ => self.coach.iter().map(|coach| (coach.clone(), Role::Strong)).collect(),
        };
        let whole = self.at.region == Pane::Text;
        let from = if whole { 0 } else { self.since };
        own.extend(self.table.story(from).map(|message| (message.clone(), Role::Text)));
        if own.is_empty() {
            own.push((Message::new("ui-play-welcome"), Role::Quiet));
        }
        if !whole {
            own.extend(self.fresh.iter().map(|topic| {
                let message = Message::new("free-new").with("title", title(*topic, &shared.catalog));
                (message.with("text", topic.text()), Role::Quiet)
            }));
            // Whoever reads to the end sees how it is ended.
            if !self.fresh.is_empty() {
                own.push((Message::new("ui-play-mute"), Role::Quiet));
            }
        }
        self.at.said(&own, shared)
    }

    /// What the focused choice would bring or why it is not possible, what is pointed at, or why a bot did what it did;
    /// once more: the article.
    pub(super) fn why(&mut self, shared: &mut Shared<'_>) -> Transition {
        let again = self.at.asked_again();
        let here = self.here();
        if again.is_some() {
            return Transition::article(again, Some(here));
        }
        if let Some(spot) = self.at.pointed() {
            self.at.tell_spot(spot, &*here);
            if let Some(seat) = here.holder(spot) {
                self.ask_bot(seat, shared);
            }
            return Transition::Stay;
        }
        match self.at.choice().map(|choice| choice.offer.clone()) {
            Some(Doing::Act(action)) => self.at.answer(here.why(&action)),
            Some(Doing::Onward | Doing::Hurry) => {
                if let Some(seat) = self.table.log().last().map(|entry| entry.seat) {
                    self.ask_bot(seat, shared);
                }
            }
            Some(Doing::Rule(at, _)) => {
                let rule = self.referee.rules().into_iter().nth(at);
                self.at.speech.extend(rule.map(|(_, text)| (text, Role::Text)));
            }
            _ if self.stage == Stage::Over => self.at.tell_all(self.table.result()),
            _ => {}
        }
        Transition::Stay
    }

    /// Asks a bot why it did what it did last.
    fn ask_bot(&mut self, seat: Seat, shared: &mut Shared<'_>) {
        // While a bot thinks nothing else is thought about.
        let free = self.stage != Stage::Thinking;
        if let Some(at) = self.table.last_of_bot(Some(seat)).filter(|_| free) {
            self.waiting = Some(shared.think(&*self.table, Inquiry::Why(at)));
        }
    }

    /// What the bot thought.
    pub(super) fn tell_reasons(&mut self, told: &[Saying]) {
        if !told.is_empty() {
            self.at.open_text();
            // What was asked for stands before what else there is to say.
            self.at.speech.splice(0..0, told.iter().cloned().map(worded));
        }
    }

    /// First where to look, then the move and what speaks for it.
    pub(super) fn hint(&mut self, shared: &mut Shared<'_>) {
        if self.stage != Stage::Decide {
            self.at.tip = Some(Message::new("learn-hint-none"));
            return;
        }
        self.at.quiet();
        match self.advice.clone() {
            None => {
                self.at.tip = Some(Message::new("ui-play-considering"));
                self.waiting = Some(shared.think(&*self.table, Inquiry::Advice));
            }
            Some(advice) => {
                self.at.open_text();
                self.at.tell_all(advice.told());
            }
        }
    }

    /// The advice is there.
    pub(super) fn advised(&mut self, advice: Option<Advised>) {
        self.at.tip = Some(match &advice {
            Some(advice) => advice.place(),
            None => Message::new("learn-hint-none"),
        });
        self.advice = advice;
    }
}
