//! The island of a moment: stacks, tiles, plantations, palms and canals.
//!
//! Hides how pieces are counted that lie in several places, and how many canals a round can have seen.

use crate::ids::Id;

use super::{
    super::{
        action::Question,
        board::{PALMS, Segments, Squares, TILES, Tile, discards, stacks},
        fault::Fault,
        rules::canals,
    },
    Moment,
};

fn count(list: &[impl Sized]) -> u16 {
    list.len().min(usize::from(u16::MAX)) as u16
}

impl Moment {
    pub(super) fn object_to_counts(&self, faults: &mut Vec<Fault>) {
        let exists = (1..=self.rounds()).contains(&self.round);
        if !exists {
            faults.push(Fault::Round { round: self.round });
        }
        if self.discard.is_some() != discards(self.players) {
            faults.push(Fault::Discard);
        }
        if self.stacks.len() != stacks(self.players) {
            faults.push(Fault::Stacks { count: count(&self.stacks) });
        }
        for (stack, tiles) in self.stacks.iter().enumerate() {
            if exists && count(tiles) != self.rounds() - self.round {
                faults.push(Fault::StackHeight { stack: stack.min(255) as u8, count: count(tiles) });
            }
        }
        if self.revealed.len() != stacks(self.players) {
            faults.push(Fault::Revealed { count: count(&self.revealed) });
        }
        if self.seats.len() != usize::from(self.players) {
            faults.push(Fault::Seats { count: count(&self.seats) });
        }
    }

    pub(super) fn object_to_tiles(&self, faults: &mut Vec<Fault>) {
        let planted = self.plantations.iter().map(|(_, plot)| plot.tile);
        let hidden = self.stacks.iter().flatten().copied();
        let tiles: Vec<Tile> = self
            .discard
            .into_iter()
            .chain(hidden)
            .chain(self.revealed.iter().flatten().copied())
            .chain(planted)
            .collect();
        for tile in Tile::ALL {
            let count = tiles.iter().filter(|one| *one == tile).count();
            if count > tile.copies() {
                faults.push(Fault::TileCount { tile: *tile, count: count.min(255) as u8 });
            }
        }
        let total = tiles.len() + self.deserts.len();
        if total > TILES {
            faults.push(Fault::TilesTotal { count: total.min(usize::from(u16::MAX)) as u16 });
        }
    }

    pub(super) fn object_to_plots(&self, faults: &mut Vec<Fault>) {
        let planted = self.plantations.iter().map(|(square, _)| square);
        let squares = planted.chain(&self.deserts).chain(&self.palms);
        Squares::gather(squares, |square| faults.push(Fault::SquareTwice { square }));
        for (square, plot) in &self.plantations {
            if plot.markers > plot.tile.workers().into() {
                faults.push(Fault::PlotMarkers { square: *square, count: plot.markers });
            }
            if plot.owner.is_some() != (plot.markers > 0) {
                faults.push(Fault::PlotOwner { square: *square });
            }
        }
        let palms = self.palms();
        if palms.len() > PALMS {
            faults.push(Fault::PalmCount { count: palms.len() as u8 });
        }
        faults.extend(palms.both(self.spring.waters()).iter().map(|square| Fault::PalmAtSpring { square }));
    }

    /// All palms, on plantations too.
    pub(super) fn palms(&self) -> Squares {
        let under = self.plantations.iter().filter(|(_, plot)| plot.palm).map(|(square, _)| *square);
        self.palms.iter().copied().chain(under).collect()
    }

    pub(super) fn canals(&self, faults: &mut Vec<Fault>) -> Segments {
        let canals = Segments::gather(&self.canals, |segment| faults.push(Fault::CanalTwice { segment }));
        let (_, _, apart) = canals::survey(self.spring, canals);
        faults.extend(apart.iter().map(|segment| Fault::CanalApart { segment }));
        // What is over of phase 4: this round's too, at the extra canal and after the end.
        let question = self.asked.question;
        let over = self.round.saturating_sub(u16::from(!matches!(question, Question::Extra | Question::Over)));
        let used = self.seats.iter().filter(|place| !place.extra).count();
        match canals.len().checked_sub(used) {
            Some(common) if common <= usize::from(over) => {
                let left = self.rounds().saturating_sub(common as u16);
                if let Some(count) = self.common_canals.filter(|count| *count != left) {
                    faults.push(Fault::CommonCanals { count });
                }
                if common == 0 && question == Question::Extra && self.asked.built {
                    faults.push(Fault::CanalMissing);
                }
            }
            _ => faults.push(Fault::CanalCount { count: canals.len() as u16 }),
        }
        canals
    }
}
