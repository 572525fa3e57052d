//! What is said about the table: what would happen, why not, what something is.

use crate::{
    game::{Fact, Told},
    sitting::{
        spot::Spot,
        stage::Staged,
        telling::{Purpose, Saying},
    },
    text::Message,
};

use super::{
    super::super::{here::Here, pane::Pane, theme::Role},
    Attention, Offered,
};

impl<G: Staged, O: Offered<G>> Attention<G, O> {
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
    pub(in crate::tui) fn tell_about(&mut self, thing: &'static str, here: &Here<G>) {
        if let Some(topic) = G::topic(thing) {
            self.tell(topic.text(), Role::Text);
            self.about = Some(topic);
        }
        for line in G::look(&here.position, thing) {
            self.tell(line, Role::Quiet);
        }
        // What the last action did to it.
        let concerned = |event: &&G::Event| {
            let mut named = false;
            event.facts(&mut |_, fact| named |= fact == Fact::Id(thing));
            named
        };
        if self.before.is_some() {
            let told: Vec<Message> = self.events.iter().filter(concerned).map(G::event).collect();
            for message in told {
                self.tell(message, Role::Changed);
            }
        }
    }

    /// What is pointed at.
    pub(in crate::tui) fn tell_spot(&mut self, spot: Spot, here: &Here<G>) {
        self.open_text();
        if let Some(seat) = G::holder(spot) {
            for line in G::holding(&here.position, here.eyes, seat) {
                self.tell(line, Role::Text);
            }
        } else if let Some(thing) = G::called(&here.view(), spot) {
            self.tell_about(thing, here);
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
