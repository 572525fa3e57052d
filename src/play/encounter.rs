//! What somebody meets for the first time in their games: citizens, buildings, rules.
//!
//! Explained a little at a time, so that nobody has to read a page after a move: what is not explained now is as new as
//! before the next time. Hides what counts as new.

use std::collections::BTreeSet;

use crate::reference::Topic;

use super::playable::Playable;

/// How many things are explained at once: a guess. More is a page that nobody reads, with one a first turn leaves most
/// of what it brings for later.
const AT_ONCE: usize = 2;

/// What somebody has met, by the keys of the topics.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Met(pub BTreeSet<String>);

impl Met {
    /// What is new in these events and is to be explained now; it is no longer new then.
    pub fn explain<G: Playable>(&mut self, events: &[G::Event]) -> Vec<Topic> {
        let mut fresh: Vec<Topic> = Vec::new();
        for topic in events.iter().flat_map(|event| G::met(event)) {
            if !self.0.contains(&topic.key()) && !fresh.contains(&topic) {
                fresh.push(topic);
            }
        }
        // People and houses first: they say what their rules are.
        fresh.sort_by_key(|topic| !topic.is_thing());
        let mut told = Vec::new();
        for topic in fresh {
            // Its rule may have been said with the thing before it.
            if told.len() < AT_ONCE && !self.0.contains(&topic.key()) {
                self.take(&[topic]);
                told.push(topic);
            }
        }
        told
    }

    /// Takes note that somebody has met these things.
    pub fn take(&mut self, topics: &[Topic]) {
        for topic in topics {
            self.0.insert(topic.key());
            // The text of a thing says its rules as well.
            self.0.extend(topic.rules().map(Topic::key));
        }
    }
}
