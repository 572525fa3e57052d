//! What is said about the table: what would happen, why not, what something is.

use crate::{
    course::taught::Taught,
    cuba::{
        Cuba, Event,
        words::table::{hand, public_hand},
    },
    game::{Fact, Told},
    sitting::telling::{Purpose, Saying},
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

    /// Everything there is to tell of something, in its order; what the rules refuse has changed nothing.
    pub(in crate::tui) fn tell_all(&mut self, told: Vec<Saying>) {
        for saying in told {
            self.about = self.about.or(saying.topic);
            if saying.purpose == Purpose::Refusal {
                self.open_text();
                self.tip = Some(Message::new("ui-unchanged"));
            }
            self.speech.push(worded(saying));
        }
    }

    /// The same as the answer to a question, which is read where there is room for it.
    pub(in crate::tui) fn answer(&mut self, told: Vec<Saying>) {
        self.open_text();
        self.tell_all(told);
    }

    /// An answer is read where there is room for it: a small screen opens the text until the answer goes.
    pub(in crate::tui) fn open_text(&mut self) {
        let tab = std::mem::replace(&mut self.tab, Pane::Text);
        self.tab_before.get_or_insert(tab);
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

/// How something that is told looks; a rule is named without its id, since it can be opened.
pub(in crate::tui) fn worded(saying: Saying) -> (Message, Role) {
    let message = saying.message;
    match saying.purpose {
        Purpose::Done | Purpose::Nearest => (message, Role::Can),
        Purpose::Missed | Purpose::Refusal => (message, Role::No),
        Purpose::Coaching | Purpose::Gap | Purpose::Shown | Purpose::Happened => (message, Role::Text),
        Purpose::Note | Purpose::Heading => (message, Role::Quiet),
        Purpose::Rule => (Message::new("ui-rule").with("title", message), Role::Quiet),
    }
}

/// What somebody has, as far as who looks may see it.
pub(super) fn seat_lines(spot: Spot, here: &Here) -> Vec<Message> {
    let Spot::Seat(seat) = spot else { return Vec::new() };
    let seen = here.view().seats.get(seat.index()).is_some_and(|seen| seen.hidden.is_some());
    if seen { hand(&here.position, seat) } else { public_hand(&here.position, seat) }
}
