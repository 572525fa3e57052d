//! What is said in a free game: what happened, what is new, why, why not, and what a bot thinks.

use crate::{
    bot::Judged,
    game::Ruled,
    play::{
        playable::foreseen,
        table::{Advice, Terms},
    },
    reference::{Topic, article::title},
    sitting::{stage::Staged, telling},
    text::{self, Message},
};

use super::{
    super::super::{
        game::Inquiry,
        pane::Pane,
        screen::{
            play::stage::Doing,
            visit::{Transition, Visit},
        },
        shared::Shared,
        theme::Role,
        widget::speech::Speech,
    },
    PlayScreen, Seat, Stage,
};

impl<G: Staged> PlayScreen<G> {
    /// What happened since it was last told.
    pub(super) fn told(&self) -> Vec<G::Event> {
        self.table.log()[self.since..].iter().flat_map(|entry| entry.events.iter().copied()).collect()
    }

    /// Explains what is new to the viewer in what happened, unless it is muted.
    pub(super) fn explain(&mut self, shared: &mut Shared<'_, G>) {
        if self.table.terms().explains && self.player().is_person() {
            let (events, name) = (self.told(), self.player().name.clone());
            self.fresh.extend(shared.meet(name.as_deref(), &events));
        }
    }

    /// What is new is explained no longer in this game, or again.
    pub(super) fn mute(&mut self, shared: &mut Shared<'_, G>) {
        let terms = *self.table.terms();
        self.table.set_terms(Terms { explains: !terms.explains, ..terms });
        self.fresh.clear();
        self.save(shared);
        self.at.tip = Some(Message::new(if terms.explains { "free-muted" } else { "free-unmuted" }));
    }

    /// What stands below the table: what was said last, or the log; all of it where the focus is on it.
    pub(super) fn said(&self, shared: &Shared<'_, G>) -> Vec<Speech> {
        let mut own: Vec<(Message, Role)> = match self.stage {
            Stage::HandOver => {
                vec![(Message::new("free-hand-over").with("player", self.viewer), Role::Can)]
            }
            Stage::Judge | Stage::Name => self.referee.said(self.position()),
            _ => self.coach.iter().map(|coach| (coach.clone(), Role::Strong)).collect(),
        };
        let whole = self.at.region == Pane::Text;
        let events = if whole {
            self.table.log().iter().flat_map(|entry| entry.events.iter().copied()).collect()
        } else {
            self.told()
        };
        own.extend(events.iter().map(|event| (G::event(event), Role::Text)));
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
    pub(super) fn why<'p>(&mut self, shared: &mut Shared<'p, G>) -> Transition<'p, G> {
        if let Some(topic) = self.at.about {
            return Transition::Open(Visit::Article(topic, Some(self.here())));
        }
        let (before, here) = (self.at.before, self.here());
        self.at.quiet();
        self.at.before = before;
        if let Some(spot) = self.at.pointed() {
            self.at.tell_spot(spot, &here);
            if let Some(seat) = G::holder(spot) {
                self.ask_bot(seat, shared);
            }
            return Transition::Stay;
        }
        match self.at.choice().map(|choice| choice.offer) {
            Some(Doing::Act(action)) => match self.table.what_if(action) {
                Ok(played) => {
                    let rule = played.events.first().map(Ruled::rule);
                    let mut told = foreseen::<G>(played, here.eyes);
                    told.extend(self.table.goes_to(action).map(Topic::text));
                    self.at.answer(telling::foreseen::<G>(told, rule));
                }
                Err(refused) => self.at.tell_all(telling::refused(&refused, here.seat)),
            },
            Some(Doing::Onward | Doing::Hurry) => {
                if let Some(seat) = self.table.log().last().map(|entry| entry.seat) {
                    self.ask_bot(seat, shared);
                }
            }
            Some(Doing::Rule(rule)) => self.at.tell(G::rule(rule), Role::Text),
            _ if self.stage == Stage::Over => {
                let sheet = self.told_sheet();
                self.at.tell_all(telling::happened::<G>(&sheet));
            }
            _ => {}
        }
        Transition::Stay
    }

    /// Asks a bot why it did what it did last.
    fn ask_bot(&mut self, seat: Seat, shared: &mut Shared<'_, G>) {
        // While a bot thinks nothing else is thought about.
        let free = self.stage != Stage::Thinking;
        if let Some(at) = self.table.last_of_bot(Some(seat)).filter(|_| free) {
            self.waiting = Some(shared.think(&self.table, Inquiry::Why(at)));
        }
    }

    /// What the bot thought.
    pub(super) fn tell_reasons(&mut self, at: usize, judged: Option<&Judged<G>>) {
        let (Some(entry), Some(judged)) = (self.table.log().get(at), judged) else { return };
        let did = Message::new("ui-play-why-bot").with("player", entry.seat);
        let did = did.with("action", G::action(entry.action));
        self.at.open_text();
        // What was asked for stands before what else there is to say.
        self.at.speech.splice(0..0, [(did, Role::Strong), (text::bot::why(G::TEXTS, judged), Role::Text)]);
    }

    /// First where to look, then the move and what speaks for it.
    pub(super) fn hint(&mut self, shared: &mut Shared<'_, G>) {
        if self.stage != Stage::Decide {
            self.at.tip = Some(Message::new("learn-hint-none"));
            return;
        }
        self.at.quiet();
        match self.advice.clone() {
            None => {
                self.at.tip = Some(Message::new("ui-play-considering"));
                self.waiting = Some(shared.think(&self.table, Inquiry::Advice));
            }
            Some(advice) => {
                let move_ =
                    Message::new("learn-hint-move").with("action", G::choice(self.position(), advice.judged.action));
                self.at.open_text();
                self.at.tell(move_.with("line", advice.judged.action.to_string()), Role::Can);
                self.at.tell(text::bot::why(G::TEXTS, &advice.judged), Role::Text);
            }
        }
    }

    /// The advice is there.
    pub(super) fn advised(&mut self, advice: Option<Advice<G>>) {
        self.at.tip = Some(match &advice {
            Some(advice) => Message::new("learn-hint-where").with("thing", G::thing(advice.thing)),
            None => Message::new("learn-hint-none"),
        });
        self.advice = advice;
    }
}
