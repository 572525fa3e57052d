//! The table of any game that lets a real one be described, as a [`Describing`]; and its set-ups as tables to sit down at.

use std::marker::PhantomData;

use crate::{
    play::{Player, Sketch, Sketched, Table, table::Terms},
    text::Message,
};

use super::{
    describe::{Around, Described, Describing, FormPlace, LaidTable},
    form::{Formed, Listing},
    game::GameSitting,
    gamed::seated,
    stage::Staged,
};

/// A list longer than this does not begin anew at its end.
const TURNS: usize = 20;

/// A set-up of a game.
pub(super) struct Laid<G: Staged>(pub(super) G::Setup);

impl<G: Staged> LaidTable for Laid<G> {
    fn seat(self: Box<Self>, players: Vec<Player>, terms: Terms) -> Result<Box<dyn GameSitting>, Vec<Message>> {
        match Table::<G>::begin(self.0, players, terms) {
            Ok(table) => Ok(seated(table)),
            Err(faults) => Err(faults.into_iter().map(G::fault).collect()),
        }
    }
}

/// The description of a game's table, of which nothing was said.
pub fn sketches<G: Staged + Sketched<Sketch: Formed<G>>>() -> Box<dyn Describing> {
    Box::new(Sketchbook::<G> { sketch: G::Sketch::default(), game: PhantomData })
}

type SlotOf<G> = <<G as Sketched>::Sketch as Formed<G>>::Slot;
type SectionOf<G> = <<G as Sketched>::Sketch as Formed<G>>::Section;

struct Sketchbook<G: Staged + Sketched> {
    sketch: G::Sketch,
    game: PhantomData<G>,
}

impl<G: Staged + Sketched<Sketch: Formed<G>>> Sketchbook<G> {
    fn section(part: usize, around: Around<'_>) -> Option<SectionOf<G>> {
        G::Sketch::sections(around.count()).get(part).copied()
    }

    fn slot(&self, (part, place): FormPlace, around: Around<'_>) -> Option<SlotOf<G>> {
        self.sketch.slots(Self::section(part, around)?, around.count()).get(place).copied()
    }

    fn worded(&self, slot: SlotOf<G>, around: Around<'_>) -> Option<String> {
        let filling = self.sketch.said_of(slot)?;
        Some(G::Sketch::worded(slot, filling, around.names, around.catalog))
    }
}

impl<G: Staged + Sketched<Sketch: Formed<G>>> Describing for Sketchbook<G> {
    fn take(&mut self, line: &str, around: Around<'_>) -> Result<(), Message> {
        self.sketch.take(line, around.names, around.catalog)
    }

    fn help(&self) -> Vec<(Message, Message)> {
        G::Sketch::help()
    }

    fn is_empty(&self) -> bool {
        self.sketch.is_empty()
    }

    fn seats(&self) -> u8 {
        self.sketch.seats()
    }

    fn finish(&self, players: u8, seed: u64) -> Described {
        match self.sketch.finish(players, seed) {
            Ok((setup, assumed)) => Ok((Box::new(Laid::<G>(setup)), assumed)),
            Err(faults) => Err(faults.into_iter().map(G::fault).collect()),
        }
    }

    fn parts(&self, around: Around<'_>) -> usize {
        G::Sketch::sections(around.count()).len()
    }

    fn places(&self, part: usize, around: Around<'_>) -> usize {
        Self::section(part, around).map_or(0, |section| self.sketch.slots(section, around.count()).len())
    }

    fn head(&self, part: usize, around: Around<'_>) -> String {
        Self::section(part, around).map(|one| G::Sketch::head(one, around.names, around.catalog)).unwrap_or_default()
    }

    fn told(&self, part: usize, around: Around<'_>) -> Option<String> {
        let section = Self::section(part, around)?;
        let slots = self.sketch.slots(section, around.count());
        let label = |slot: SlotOf<G>| G::Sketch::label(slot, around.names, around.catalog);
        let known = || slots.iter().filter_map(|slot| Some((*slot, self.worded(*slot, around)?)));
        known().next()?;
        let words: Vec<String> = match G::Sketch::told(section) {
            Listing::Whole => {
                slots.iter().map(|slot| self.worded(*slot, around).unwrap_or_else(|| "?".to_owned())).collect()
            }
            Listing::Names => known().map(|(slot, _)| label(slot)).collect(),
            Listing::Both => known().map(|(slot, words)| format!("{} {words}", label(slot))).collect(),
        };
        Some(words.join(", "))
    }

    fn untouched(&self, part: usize, around: Around<'_>) -> Option<Message> {
        Self::section(part, around).map(G::Sketch::untouched)
    }

    fn label(&self, place: FormPlace, around: Around<'_>) -> String {
        self.slot(place, around).map(|slot| G::Sketch::label(slot, around.names, around.catalog)).unwrap_or_default()
    }

    fn said(&self, place: FormPlace, around: Around<'_>) -> Option<String> {
        self.worded(self.slot(place, around)?, around)
    }

    fn unsaid(&self, place: FormPlace, around: Around<'_>) -> String {
        let Some(slot) = self.slot(place, around) else { return String::new() };
        match self.sketch.assumed_of(slot) {
            Some(filling) => G::Sketch::worded(slot, filling, around.names, around.catalog),
            None => around.catalog.say(&self.sketch.open(slot)).text,
        }
    }

    fn meant(&self, place: FormPlace, word: &str, around: Around<'_>) -> Option<String> {
        let slot = self.slot(place, around)?;
        let filling = self.sketch.meant(slot, word, around.names)?;
        Some(G::Sketch::worded(slot, filling, around.names, around.catalog))
    }

    fn fill(&mut self, place: FormPlace, word: &str, around: Around<'_>) -> bool {
        let slot = self.slot(place, around);
        let meant = slot.and_then(|slot| Some((slot, self.sketch.meant(slot, word, around.names)?)));
        if let Some((slot, filling)) = meant {
            self.sketch.fill(slot, Some(filling));
        }
        meant.is_some()
    }

    fn clear(&mut self, place: FormPlace, around: Around<'_>) {
        if let Some(slot) = self.slot(place, around) {
            self.sketch.fill(slot, None);
        }
    }

    fn turn(&mut self, place: FormPlace, forward: bool, around: Around<'_>) {
        let Some(slot) = self.slot(place, around) else { return };
        let assumed = self.sketch.assumed_of(slot);
        let unsaid = assumed.is_none().then_some(None);
        let choices: Vec<_> =
            unsaid.into_iter().chain(self.sketch.choices(slot, around.count()).into_iter().map(Some)).collect();
        let now = self.sketch.said_of(slot).or(assumed);
        let at = choices.iter().position(|choice| *choice == now).unwrap_or(0);
        let (by, last) = (if forward { 1 } else { -1 }, choices.len() - 1);
        let next = match at.checked_add_signed(by).filter(|next| *next <= last) {
            Some(next) => next,
            None if choices.len() > TURNS => at,
            None if forward => 0,
            None => last,
        };
        self.sketch.fill(slot, choices[next]);
    }

    fn is_typed(&self, place: FormPlace, around: Around<'_>) -> bool {
        self.slot(place, around).is_some_and(G::Sketch::is_typed)
    }
}
