//! Facts about the island: squares, plantations, canals, and which round it is.

use crate::{
    course::{
        shape::{At, OrNone, table, written_as},
        taught::{Amount, Who},
    },
    ids::{Id, ids},
    island::{Position, Segment, Square, Tile, rules::ending::reckon},
    text::Message,
};

use super::{
    super::told::name,
    Evidence, Factual,
    evidence::{counted, unless},
    seat,
};

ids! {
    /// What a square can be.
    pub enum Cover {
        /// Without a tile.
        Bare = "bare",
        /// A tile with its crop up.
        Planted = "planted",
        /// A tile with its desert up.
        Desert = "desert",
    }
}

impl Cover {
    /// What a square is.
    pub(in crate::island::lessons) fn of(p: &Position, square: Square) -> Self {
        match p.deserts().contains(square) {
            true => Self::Desert,
            false if p.free().contains(square) => Self::Bare,
            false => Self::Planted,
        }
    }
}

table! {
    /// What lies on a square.
    pub struct FieldLies {
        /// The square.
        "square" square: Square,
        /// Bare, planted or desert.
        "lies" lies: Option<Cover>,
        /// The tile.
        "tile" tile: Option<Tile>,
        /// Whose markers are on it; "none": nobody's.
        "owner" owner: Option<OrNone<At<Who>>>,
        /// How many markers.
        "markers" markers: Option<Amount>,
        /// Whether it has water.
        "wet" wet: Option<bool>,
    }
}

impl Factual for FieldLies {
    fn lacks(&self, by: Evidence<'_>) -> Vec<Message> {
        let (p, at) = (by.now, self.square);
        let of = |word: &str, so: bool| unless(so, &[at.id(), word]);
        let lies = self.lies.and_then(|lies| of(lies.id(), Cover::of(p, at) == lies));
        let tile = self.tile.and_then(|tile| of(tile.id(), p.tile(at) == Some(tile)));
        let owner = self.owner.as_ref().and_then(|owner| {
            let who = owner.0.as_ref();
            of(who.map_or("none", |who| who.id()), p.owner(at) == who.map(|who| who.seat()))
        });
        let wet = self.wet.and_then(|wet| of(if wet { "wet" } else { "dry" }, p.watered().contains(at) == wet));
        let markers = counted(&[at.id(), "markers"], self.markers, p.markers(at));
        [lies, tile, owner, wet, markers].into_iter().flatten().collect()
    }

    fn names(&self) -> Vec<&At<Who>> {
        self.owner.iter().filter_map(|owner| owner.0.as_ref()).collect()
    }
}

table! {
    /// The plantation that a square belongs to.
    pub struct PlantationHas {
        /// One of its squares.
        "square" square: Square,
        /// Who; left out: you.
        "who" who: Option<At<Who>>,
        /// How many tiles it has.
        "size" size: Option<Amount>,
        /// What it is worth to them as it lies.
        "worth" worth: Option<Amount>,
    }
}

impl Factual for PlantationHas {
    fn lacks(&self, by: Evidence<'_>) -> Vec<Message> {
        let (seat, at) = (seat(self.who.as_ref()), self.square.id());
        let regions = reckon(by.now).regions;
        let Some(region) = regions.iter().find(|region| region.squares.contains(self.square)) else {
            return unless(false, &[at, Cover::Planted.id()]).into_iter().collect();
        };
        let size = counted(&[at, "size"], self.size, region.squares.len() as i32);
        let worth = counted(&[at, name(seat), "worth"], self.worth, region.worth[seat.index()]);
        [size, worth].into_iter().flatten().collect()
    }

    fn names(&self) -> Vec<&At<Who>> {
        self.who.iter().collect()
    }
}

written_as! {
    /// A canal lies there.
    CanalLies(Segment),
    /// Which round it is.
    RoundNow(Amount),
}

impl Factual for CanalLies {
    fn lacks(&self, by: Evidence<'_>) -> Vec<Message> {
        unless(by.now.canals().contains(self.0), &["canal", self.0.id()]).into_iter().collect()
    }
}

impl Factual for RoundNow {
    fn lacks(&self, by: Evidence<'_>) -> Vec<Message> {
        counted(&["round"], Some(self.0), by.now.round()).into_iter().collect()
    }
}
