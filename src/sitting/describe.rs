//! A real table that is described, whichever game lies on it: line by line, or place by place in a form.
//!
//! The parts of a table and the places in each go by their numbers. Hides what can stand where.

use crate::{
    play::{Player, table::Terms},
    text::{Catalog, Message},
};

use super::game::GameSitting;

/// A table that is laid out, at which nobody sits yet.
pub trait LaidTable {
    /// Everybody sits down. There is a player for each seat; missing ones are bots.
    ///
    /// # Errors
    /// Everything that is wrong with the table.
    fn seat(self: Box<Self>, players: Vec<Player>, terms: Terms) -> Result<Box<dyn GameSitting>, Vec<Message>>;
}

/// Who sits at the table that is described, and in whose words it is done.
#[derive(Clone, Copy)]
pub struct Around<'a> {
    /// The names at the table.
    pub names: &'a [String],
    /// The words.
    pub catalog: &'a Catalog,
}

impl Around<'_> {
    /// How many there are.
    pub fn count(&self) -> u8 {
        self.names.len() as u8
    }
}

/// A part of the table, and a place in it.
pub type FormPlace = (usize, usize);

/// What comes of a description: the table with what was drawn or assumed, or what does not fit together.
pub type Described = Result<(Box<dyn LaidTable>, Vec<Message>), Vec<Message>>;

/// See the module's page.
pub trait Describing {
    /// Takes in a line.
    ///
    /// # Errors
    /// What is wrong with it.
    fn take(&mut self, line: &str, around: Around<'_>) -> Result<(), Message>;

    /// Examples of lines, and what they mean.
    fn help(&self) -> Vec<(Message, Message)>;

    /// Whether nothing was said.
    fn is_empty(&self) -> bool;

    /// How many people were spoken of.
    fn seats(&self) -> u8;

    /// The table, as far as it can be.
    fn finish(&self, players: u8, seed: u64) -> Described;

    /// How many parts the table has.
    fn parts(&self, around: Around<'_>) -> usize;

    /// How many places a part has.
    fn places(&self, part: usize, around: Around<'_>) -> usize;

    /// What a part is called.
    fn head(&self, part: usize, around: Around<'_>) -> String;

    /// What was said of a part, in a line; `None`: nothing.
    fn told(&self, part: usize, around: Around<'_>) -> Option<String>;

    /// What becomes of a part of which nothing was said.
    fn untouched(&self, part: usize, around: Around<'_>) -> Option<Message>;

    /// What a place is called.
    fn label(&self, place: FormPlace, around: Around<'_>) -> String;

    /// What was said of a place.
    fn said(&self, place: FormPlace, around: Around<'_>) -> Option<String>;

    /// What stands in a place of which nothing was said.
    fn unsaid(&self, place: FormPlace, around: Around<'_>) -> String;

    /// What a word means in a place.
    fn meant(&self, place: FormPlace, word: &str, around: Around<'_>) -> Option<String>;

    /// Fills in a place with what a word means; `false`: it means nothing there.
    fn fill(&mut self, place: FormPlace, word: &str, around: Around<'_>) -> bool;

    /// Says no longer what stands in a place.
    fn clear(&mut self, place: FormPlace, around: Around<'_>);

    /// The next or the previous of what can stand in a place.
    fn turn(&mut self, place: FormPlace, forward: bool, around: Around<'_>);

    /// Whether letters are typed into a place; otherwise it is chosen what stands there.
    fn is_typed(&self, place: FormPlace, around: Around<'_>) -> bool;
}
