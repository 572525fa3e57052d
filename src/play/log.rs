//! The log of a game as it is told: everything that happened, with cause and amount, a line each, for any face and in any
//! language.
//!
//! Events are what everybody at the table has seen and heard, so that the log gives nothing away. Hides who is called how
//! in a language.

use crate::text::{Catalog, Message};

use super::{playable::Playable, player::names, table::Table};

impl<G: Playable> Table<G> {
    /// Everything that happened, in order.
    pub fn story(&self) -> impl Iterator<Item = Message> {
        self.log().iter().flat_map(|entry| &entry.events).map(G::event)
    }

    /// The same as a text in the language of these texts, with a line for each thing.
    pub fn told_in(&self, catalog: Catalog) -> String {
        let names = names(self.players(), &catalog);
        let catalog = catalog.with_names(names);
        self.story().flat_map(|message| [catalog.say(&message).text, "\n".to_owned()]).collect()
    }
}
