//! What happened so far, in the words of the language spoken: said once when it happens, not for every frame.

use crate::text::Message;

use super::{shared::Shared, theme::Role, widget::speech::Speech};

/// See the module's page.
#[derive(Default)]
pub(super) struct Chronicle {
    messages: Vec<Message>,
    said: Vec<Speech>,
}

impl Chronicle {
    /// Something more has happened.
    pub(super) fn add<'m>(&mut self, messages: impl IntoIterator<Item = &'m Message>, shared: &Shared<'_>) {
        for message in messages {
            self.said.push((shared.say(message), Role::Quiet));
            self.messages.push(message.clone());
        }
    }

    /// Only this has happened.
    pub(super) fn begin<'m>(&mut self, messages: impl IntoIterator<Item = &'m Message>, shared: &Shared<'_>) {
        *self = Self::default();
        self.add(messages, shared);
    }

    /// Another language is spoken.
    pub(super) fn renew(&mut self, shared: &Shared<'_>) {
        self.said = self.messages.iter().map(|message| (shared.say(message), Role::Quiet)).collect();
    }

    /// All of it, in words.
    pub(super) fn said(&self) -> &[Speech] {
        &self.said
    }
}
