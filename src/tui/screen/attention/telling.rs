//! What is said about the table: what would happen, why not, what something is.

use crate::{
    sitting::{
        spot::Spot,
        tableau::Tableau,
        telling::{Purpose, Saying},
    },
    text::Message,
};

use super::{
    super::super::{pane::Pane, theme::Role},
    Attention,
};

impl<O> Attention<O> {
    pub(in crate::tui) fn tell(&mut self, message: Message, role: Role) {
        self.speech.push((message, role));
    }

    /// Everything there is to tell of something, in its order; what the rules refuse has changed nothing.
    pub(in crate::tui) fn tell_all(&mut self, told: Vec<Saying>) {
        for saying in told {
            // The article of the rule is what is asked for once more, not that of what it goes to.
            self.about = self.about.or(saying.topic.filter(|_| saying.purpose != Purpose::About));
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

    /// What a thing is, how it stands now, and what the last action did to it where that is marked.
    pub(in crate::tui) fn tell_about(&mut self, thing: &str, here: &dyn Tableau) {
        if let Some(topic) = here.topic(thing) {
            self.tell(topic.text(), Role::Text);
            self.about = Some(topic);
        }
        let stands = here.look(thing).into_iter().map(|line| (line, Role::Quiet));
        let changed = here.concerned(thing).into_iter().map(|line| (line, Role::Changed));
        self.speech.extend(stands.chain(changed));
    }

    /// What is pointed at.
    pub(in crate::tui) fn tell_spot(&mut self, spot: Spot, here: &dyn Tableau) {
        self.open_text();
        if let Some(seat) = here.holder(spot) {
            self.speech.extend(here.holding(seat).into_iter().map(|line| (line, Role::Text)));
        } else if let Some(thing) = here.called(spot) {
            self.tell_about(thing, here);
        }
    }
}

/// How something that is told looks; a rule is named without its id, since it can be opened.
pub(in crate::tui) fn worded(saying: Saying) -> (Message, Role) {
    let message = saying.message;
    match saying.purpose {
        Purpose::Subject => (message, Role::Strong),
        Purpose::Misjudged => (message, Role::Changed),
        Purpose::Done | Purpose::Nearest => (message, Role::Can),
        Purpose::Missed | Purpose::Refusal => (message, Role::No),
        Purpose::Coaching | Purpose::Gap | Purpose::Shown | Purpose::Happened | Purpose::About => (message, Role::Text),
        Purpose::Note | Purpose::Heading => (message, Role::Quiet),
        Purpose::Rule => (Message::new("ui-rule").with("title", message), Role::Quiet),
    }
}
