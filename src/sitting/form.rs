//! What a game brings so that a real table of it can be described in a form: its parts, their places, and what can stand in
//! each, beside what can be typed in line by line.

use crate::{
    game::Game,
    play::Sketch,
    text::{Catalog, Message},
};

/// How a part is told in a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listing {
    /// What stands in all of its places.
    Whole,
    /// The names of the places of which something was said.
    Names,
    /// Those, with what was said.
    Both,
}

/// See the module's page.
pub trait Formed<G: Game>: Sketch<G> {
    /// A group of places that belong together.
    type Section: Copy;
    /// A place to fill in.
    type Slot: Copy + PartialEq;
    /// What can stand in a place.
    type Filling: Copy + PartialEq;

    /// All parts, in the order in which somebody looks over a table.
    fn sections(players: u8) -> Vec<Self::Section>;

    /// The places of a part.
    fn slots(&self, section: Self::Section, players: u8) -> Vec<Self::Slot>;

    /// What was said of a place.
    fn said_of(&self, slot: Self::Slot) -> Option<Self::Filling>;

    /// What is taken where nothing was said; `None`: it is drawn, or follows from the rest.
    fn assumed_of(&self, slot: Self::Slot) -> Option<Self::Filling>;

    /// What can stand in a place.
    fn choices(&self, slot: Self::Slot, players: u8) -> Vec<Self::Filling>;

    /// The first of what can stand in a place that a word means, in any language.
    fn meant(&self, slot: Self::Slot, word: &str, names: &[String]) -> Option<Self::Filling>;

    /// Fills in a place, or says no longer what stands there.
    fn fill(&mut self, slot: Self::Slot, filling: Option<Self::Filling>);

    /// Whether letters are typed into a place; otherwise it is chosen what stands there.
    fn is_typed(slot: Self::Slot) -> bool;

    /// What a part is called.
    fn head(section: Self::Section, names: &[String], catalog: &Catalog) -> String;

    /// What a place is called.
    fn label(slot: Self::Slot, names: &[String], catalog: &Catalog) -> String;

    /// What stands in a place, in words.
    fn worded(slot: Self::Slot, filling: Self::Filling, names: &[String], catalog: &Catalog) -> String;

    /// What becomes of a place of which nothing was said and nothing is assumed.
    fn open(&self, slot: Self::Slot) -> Message;

    /// What becomes of a part of which nothing was said.
    fn untouched(section: Self::Section) -> Message;

    /// How a part is told in a line.
    fn told(section: Self::Section) -> Listing;
}
