//! What is said about the table: what would happen, why not, what something is.

use crate::{
    course::{run::reply::Refused, taught::Taught},
    cuba::{
        Cuba, Event, Rule,
        words::table::{hand, public_hand},
    },
    game::{Decision, Fact, Game, Ruled, Told},
    reference::Topic,
    text::{Message, Spoken},
};

use super::{
    super::super::{
        cuba::{Pane, Spot},
        theme::Role,
    },
    Attention, Here, Offered,
};

impl<O: Offered> Attention<O> {
    pub(in crate::tui) fn tell(&mut self, message: Message, role: Role) {
        self.speech.push((message, role));
    }

    /// What happened, or would.
    pub(in crate::tui) fn tell_events(&mut self, events: &[Event]) {
        for event in events {
            self.tell(Cuba::event(event), Role::Text);
        }
    }

    /// An answer is read where there is room for it: a small screen opens the text until the answer goes.
    pub(in crate::tui) fn open_text(&mut self) {
        let tab = std::mem::replace(&mut self.tab, Pane::Text);
        self.tab_before.get_or_insert(tab);
    }

    /// What an action would bring, and by which rule.
    pub(in crate::tui) fn tell_would(&mut self, events: &[Event], otherwise: Option<Rule>) {
        self.open_text();
        self.tell(Message::new("learn-would"), Role::Quiet);
        self.tell_events(events);
        if let Some(rule) = events.first().map(Ruled::rule).or(otherwise) {
            self.tell_rule(rule);
        }
    }

    /// The same, as far as it can be foreseen.
    pub(in crate::tui) fn tell_foreseen(&mut self, told: &[Message], rule: Option<Rule>) {
        self.open_text();
        self.tell(Message::new("learn-would"), Role::Quiet);
        for message in told {
            self.tell(message.clone(), Role::Text);
        }
        if let Some(rule) = rule {
            self.tell_rule(rule);
        }
    }

    /// The rule that decides, which asking again opens.
    fn tell_rule(&mut self, rule: Rule) {
        self.about = Topic::rule::<Cuba>(rule);
        let named = Cuba::rule(rule).attribute("title");
        self.tell(Message::new("ui-rule").with("title", named), Role::Quiet);
    }

    /// What is not possible, why with the numbers, the nearest yes, and the rule.
    pub(in crate::tui) fn tell_refused(&mut self, refused: &Refused<Cuba>, here: &Here) {
        self.open_text();
        for refusal in &refused.refusals {
            self.tell(Cuba::refusal(refusal), Role::No);
        }
        let asked = matches!(Cuba::decision(&refused.position), Decision::Ask { seat, .. } if seat == here.seat);
        for near in Cuba::nearest(&refused.position, refused.action).into_iter().filter(|_| asked) {
            self.tell(near, Role::Can);
        }
        if let Some(refusal) = refused.refusals.first() {
            self.tell_rule(refusal.rule());
        }
        self.tip = Some(Message::new("ui-unchanged"));
    }

    /// What a thing is, and how it stands now.
    pub(in crate::tui) fn tell_about(&mut self, thing: &'static str, here: &Here) {
        if let Some(topic) = Cuba::topic(thing) {
            self.tell(topic.text(), Role::Text);
            self.about = Some(topic);
        }
        for line in Cuba::look(&here.position, thing) {
            self.tell(line, Role::Quiet);
        }
        // What the last action did to it.
        let concerned = |event: &&Event| {
            let mut named = false;
            event.facts(&mut |_, fact| named |= fact == Fact::Id(thing));
            named
        };
        if self.before.is_some() {
            let told: Vec<Message> = self.events.iter().filter(concerned).map(Cuba::event).collect();
            for message in told {
                self.tell(message, Role::Changed);
            }
        }
    }

    /// What is pointed at.
    pub(in crate::tui) fn tell_spot(&mut self, spot: Spot, here: &Here) {
        self.open_text();
        match spot {
            Spot::Seat(_) => {
                for line in seat_lines(spot, here) {
                    self.tell(line, Role::Text);
                }
            }
            spot => {
                if let Some(thing) = spot.thing(&here.view()) {
                    self.tell_about(thing, here);
                }
            }
        }
    }
}

/// What somebody has, as far as who looks may see it.
pub(super) fn seat_lines(spot: Spot, here: &Here) -> Vec<Message> {
    let Spot::Seat(seat) = spot else { return Vec::new() };
    let seen = here.view().seats.get(seat.index()).is_some_and(|seen| seen.hidden.is_some());
    if seen { hand(&here.position, seat) } else { public_hand(&here.position, seat) }
}
