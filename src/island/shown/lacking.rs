//! What a stage asks of every game and this one does not have yet: no kinds of question to be drilled with, no puzzles made
//! of moves, no form for a real table. Falls as soon as a stage can be without them.

use crate::{
    bot::Judge,
    chance::Chance,
    course::drill::{Drilled, Stem, Whim},
    game::{Game, Seat},
    ids::Id,
    island::{Fault, Island, Position, Rule, Setup, words::id_alone},
    play::{
        Finished, Sketch, Sketched,
        playable::Playable,
        puzzle::{Measure, Puzzling},
    },
    sitting::form::{Formed, Listing},
    text::{Catalog, Message, harmless},
};

/// Something that there is none of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unknown {}

impl Id for Unknown {
    const ALL: &'static [Self] = &[];

    fn id(self) -> &'static str {
        match self {}
    }

    fn index(self) -> usize {
        match self {}
    }
}

impl Drilled for Island {
    type Template = Unknown;

    fn rules(template: Unknown) -> &'static [Rule] {
        match template {}
    }

    fn deal(chance: &mut Chance) -> Position {
        Self::begin(&<Self as Judge>::deal(*Self::SEATS.start(), chance)).expect("what is dealt is sound")
    }

    fn ask(template: Unknown, _: &Position, _: Whim, _: &mut Chance) -> Option<Stem<Self>> {
        match template {}
    }
}

impl Puzzling for Island {
    fn seated_first(_: &Position, _: Seat) -> Option<Position> {
        None
    }

    fn scene(_: &Position) -> Option<String> {
        None
    }

    fn figures(_: &Position) -> Vec<Measure> {
        Vec::new()
    }
}

/// A real table of which nothing can be typed in yet.
#[derive(Clone, Debug, Default)]
pub struct Untold;

impl Sketched for Island {
    type Sketch = Untold;
}

impl Sketch<Island> for Untold {
    fn take(&mut self, line: &str, _: &[String], _: &Catalog) -> Result<(), Message> {
        Err(id_alone(harmless(line)))
    }

    fn is_empty(&self) -> bool {
        true
    }

    fn seats(&self) -> u8 {
        *Island::SEATS.start()
    }

    fn finish(&self, players: u8, seed: u64) -> Finished<Island> {
        let drawn: Option<Setup> = Island::drawn(players, seed);
        Ok((drawn.ok_or_else(|| vec![Fault::Players { players }])?, Vec::new()))
    }

    fn help() -> Vec<(Message, Message)> {
        Vec::new()
    }
}

impl Formed<Island> for Untold {
    type Section = Unknown;
    type Slot = Unknown;
    type Filling = Unknown;

    fn sections(_: u8) -> Vec<Unknown> {
        Vec::new()
    }

    fn slots(&self, section: Unknown, _: u8) -> Vec<Unknown> {
        match section {}
    }

    fn said_of(&self, slot: Unknown) -> Option<Unknown> {
        match slot {}
    }

    fn assumed_of(&self, slot: Unknown) -> Option<Unknown> {
        match slot {}
    }

    fn choices(&self, slot: Unknown, _: u8) -> Vec<Unknown> {
        match slot {}
    }

    fn meant(&self, slot: Unknown, _: &str, _: &[String]) -> Option<Unknown> {
        match slot {}
    }

    fn fill(&mut self, slot: Unknown, _: Option<Unknown>) {
        match slot {}
    }

    fn is_typed(slot: Unknown) -> bool {
        match slot {}
    }

    fn head(section: Unknown, _: &[String], _: &Catalog) -> String {
        match section {}
    }

    fn label(slot: Unknown, _: &[String], _: &Catalog) -> String {
        match slot {}
    }

    fn worded(slot: Unknown, _: Unknown, _: &[String], _: &Catalog) -> String {
        match slot {}
    }

    fn open(&self, slot: Unknown) -> Message {
        match slot {}
    }

    fn untouched(section: Unknown) -> Message {
        match section {}
    }

    fn told(section: Unknown) -> Listing {
        match section {}
    }
}
