//! Teach-back: what a pupil means to do, and what there is to say to the referee who lets it pass or stops it.

use crate::{
    play::pupil::{Call, Judgement},
    text::Message,
};

use super::{tableau::Move, telling::Saying};

/// See the module's page.
pub trait Proposed: Send {
    /// What the pupil says.
    fn said(&self) -> Vec<Message>;

    /// Whether there is something to stop.
    fn is_mistaken(&self) -> bool;

    /// The rules to choose from when it is stopped: ids and texts.
    fn rules(&self) -> Vec<(&'static str, Message)>;

    /// Judges what the referee says; a rule goes by its place among those to choose from.
    fn judge(&self, call: Call<usize>) -> Judgement;

    /// What to think of the verdict, and why.
    fn answer(&self, judgement: Judgement) -> Vec<Saying>;

    /// What the pupil does in the end.
    fn instead(&self) -> Move;

    /// The same once more.
    fn kept(&self) -> Box<dyn Proposed>;
}

impl Clone for Box<dyn Proposed> {
    fn clone(&self) -> Self {
        self.kept()
    }
}
