//! The table of Santiago in ids and numbers: a line for each fact, and what there is to say about each thing on it.
//!
//! Made of a view and of nothing else, so that nothing can be told that somebody may not see: neither the fronts in the
//! stacks, which nobody sees, nor the money of others where it is hidden.

use crate::{
    game::{Eyes, Seat},
    ids::{Id, ids},
    text::Message,
};

use super::{
    super::{
        Position, Segment, Square, Tile, View,
        view::{Bribe, SeatView},
    },
    alone::id_alone,
};

ids! {
    /// What lies on the table beside tiles, squares and ditches.
    pub enum Feature {
        /// The water.
        Spring = "spring",
        /// The tile that left the game.
        Discard = "discard",
        /// The tiles turned up.
        Offer = "offer",
        /// The tiles face down.
        Stacks = "stacks",
        /// The overseer's marker.
        Overseer = "overseer",
        /// The canals of all.
        Supply = "supply",
    }
}

/// What was laid out before the game.
pub(in crate::island) fn layout(p: &Position) -> Vec<Message> {
    let view = View::new(p, Eyes::Spectator);
    [Feature::Spring, Feature::Discard].into_iter().map(|feature| line_of(&view, feature)).collect()
}

/// The table as somebody sees it.
pub(in crate::island) fn seen(p: &Position, eyes: Eyes) -> Vec<Message> {
    let view = View::new(p, eyes);
    let mut lines = vec![id_alone(format!("round {}", view.round))];
    let features = [Feature::Overseer, Feature::Offer, Feature::Stacks, Feature::Supply];
    lines.extend(features.into_iter().map(|feature| line_of(&view, feature)));
    lines.push(worded("canals", view.canals.iter().map(|canal| canal.id().to_owned())));
    let lies = Square::ALL.iter().map(|one| (one, square(&view, *one))).filter(|(_, words)| !words.is_empty());
    lines.extend(lies.map(|(one, words)| worded(one.id(), words)));
    lines.extend(view.proposals.iter().map(|bribe| worded("proposal", proposal(bribe))));
    lines.extend(view.seats.iter().enumerate().map(|(at, seen)| worded(&format!("seat {}", at + 1), hand(seen))));
    lines
}

/// How a thing on the table stands now.
pub(in crate::island) fn look(p: &Position, thing: &str) -> Vec<Message> {
    let view = View::new(p, Eyes::Open);
    if let Some(feature) = Feature::from_id(thing) {
        return vec![line_of(&view, feature)];
    }
    if let Some(one) = Square::from_id(thing) {
        let water = p.watered().contains(one).then(|| "water".to_owned());
        return vec![worded(one.id(), square(&view, one).into_iter().chain(water))];
    }
    if let Some(segment) = Segment::from_id(thing) {
        return vec![worded(segment.id(), ditch(&view, segment))];
    }
    let offered = |tile: Tile| view.revealed.iter().filter(|one| **one == Some(tile)).count();
    Tile::from_id(thing).map(|tile| worded(tile.id(), [offered(tile).to_string()])).into_iter().collect()
}

/// What lies on a square.
pub(in crate::island) fn square(view: &View, square: Square) -> Vec<String> {
    let planted = view.plantations.iter().find(|(one, _)| *one == square).map(|(_, planted)| planted);
    let mut words: Vec<String> = planted.map(|planted| planted.tile.id().to_owned()).into_iter().collect();
    let owner = planted.and_then(|planted| Some((planted.owner?, planted.markers)));
    words.extend(owner.map(|(owner, markers)| format!("{}x{markers}", number(owner))));
    let palm = view.palms.contains(square) || planted.is_some_and(|planted| planted.palm);
    words.extend(palm.then(|| "palm".to_owned()));
    words.extend(view.deserts.contains(square).then(|| "desert".to_owned()));
    words
}

/// What lies in a ditch.
fn ditch(view: &View, segment: Segment) -> Vec<String> {
    let mut words = Vec::new();
    words.extend(view.canals.contains(segment).then(|| "canal".to_owned()));
    words.extend(view.proposals.iter().filter(|bribe| bribe.segment == segment).flat_map(proposal));
    words
}

/// People are called by their number, from 1.
fn number(seat: Seat) -> u8 {
    seat.0 + 1
}

fn proposal(bribe: &Bribe) -> Vec<String> {
    let mut words = vec![number(bribe.seat).to_string(), bribe.segment.id().to_owned(), bribe.amount.to_string()];
    words.extend(bribe.supports.iter().map(|(seat, amount)| format!("{}+{amount}", number(*seat))));
    words
}

fn hand(seen: &SeatView) -> Vec<String> {
    let mut words: Vec<String> = seen.escudos.map(|escudos| format!("escudos {escudos}")).into_iter().collect();
    words.push(format!("markers {}", seen.markers));
    words.extend(seen.extra.then(|| "extra".to_owned()));
    words.extend(seen.bid.map(|bid| format!("bid {bid}")));
    words
}

fn tile(tile: Option<Tile>) -> String {
    tile.map_or("none", Id::id).to_owned()
}

fn line_of(view: &View, feature: Feature) -> Message {
    let words = match feature {
        Feature::Spring => vec![view.spring.id().to_owned()],
        Feature::Discard => vec![tile(view.discard)],
        Feature::Offer => view.revealed.iter().copied().map(tile).collect(),
        // How many there are, and nothing of what they are.
        Feature::Stacks => view.stacks.iter().map(|stack| stack.len().to_string()).collect(),
        Feature::Overseer => vec![number(view.overseer).to_string()],
        Feature::Supply => vec![view.common_canals.to_string()],
    };
    worded(feature.id(), words)
}

fn worded(name: &str, words: impl IntoIterator<Item = String>) -> Message {
    let words = std::iter::once(name.to_owned()).chain(words);
    id_alone(words.collect::<Vec<_>>().join(" "))
}
