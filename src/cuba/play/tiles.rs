//! The flowers on the citizens' tiles of somebody's own box, which is all that the settings keep of this game.
//!
//! Hides how they are kept.

use std::collections::BTreeMap;

use crate::{
    cuba::{
        Citizen, Flower,
        layout::{Flowers, default_flowers, flowers_fit},
    },
    ids::Id,
};

/// The flowers of the booklet.
pub fn usual() -> Flowers {
    default_flowers()
}

/// The flowers as they were kept, by citizen; those that make no box are the usual ones.
pub fn read(kept: &BTreeMap<String, String>) -> Flowers {
    let mut flowers = default_flowers();
    for citizen in Citizen::ALL {
        if let Some(flower) = kept.get(citizen.id()).and_then(|flower| Flower::from_id(flower)) {
            flowers[citizen.index()] = Some(flower);
        }
    }
    if flowers_fit(&flowers) { flowers } else { default_flowers() }
}

/// The flowers as they are kept.
pub fn written(flowers: &Flowers) -> BTreeMap<String, String> {
    let one = |citizen: &Citizen| Some((citizen.id().to_owned(), flowers[citizen.index()]?.id().to_owned()));
    Citizen::ALL.iter().filter_map(one).collect()
}
