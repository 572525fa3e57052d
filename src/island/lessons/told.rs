//! A position of Santiago as a lesson file writes it.
//!
//! Everything is written that a base could have otherwise, so that what is read back does not hang on the base.

use std::fmt::Write;

use crate::{
    course::taught::Who,
    game::Seat,
    ids::Id,
    island::{Hand, Position, Question, Square, Tile, board::MARKERS},
};

/// What was laid out before the game, as a lesson file writes it.
pub(super) fn laid_out(p: &Position) -> String {
    let mut text = format!("hidden-money = {}\nspring = \"{}\"", p.hidden_money(), p.spring().id());
    if let Some(discard) = p.discard() {
        let _ = write!(text, "\ndiscard = \"{}\"", discard.id());
    }
    text
}

/// A position as a lesson file writes it.
pub(super) fn written(p: &Position) -> String {
    let mut text = String::new();
    let (question, overseer) = (p.question(), name(p.overseer()));
    let _ = writeln!(text, "players = {}\nround = {}\noverseer = \"{overseer}\"", p.players(), p.round());
    let _ = writeln!(text, "decision = \"{}\"", question.id());
    let _ = writeln!(text, "asked = \"{}\"", name(p.decider()));
    if question == Question::Extra {
        let _ = writeln!(text, "built = {}", p.built());
    }
    let tiles = |tiles: &mut dyn Iterator<Item = Option<Tile>>| quoted(tiles.map(|tile| tile.map_or("none", Id::id)));
    let _ = writeln!(text, "reveal = {}", tiles(&mut p.revealed().iter().copied()));
    let stacks: Vec<String> = (0..p.stacks()).map(|stack| tiles(&mut p.stack(stack).map(Some))).collect();
    let _ = writeln!(text, "stacks = [{}]", stacks.join(", "));
    let _ = writeln!(text, "canals = {}", quoted(p.canals().iter().map(Id::id)));
    let _ = writeln!(text, "deserts = {}", quoted(p.deserts().iter().map(Id::id)));
    let _ = writeln!(text, "palms = {}", quoted(p.palms().both(p.free()).iter().map(Id::id)));
    land(p, &mut text);
    plans(p, &mut text);
    for (seat, hand) in p.hands() {
        let _ = writeln!(text, "{} = {}", name(seat), held(p, seat, hand));
    }
    text
}

/// What grows where, a line each.
fn land(p: &Position, text: &mut String) {
    if p.planted().is_empty() {
        text.push_str("board = {}\n");
    }
    for square in p.planted().iter() {
        let Some(tile) = p.tile(square) else { continue };
        let _ = writeln!(text, "board.{} = {}", square.id(), grown(p, square, tile));
    }
}

fn grown(p: &Position, square: Square, tile: Tile) -> String {
    let mut keys = vec![format!("tile = \"{}\"", tile.id())];
    keys.extend(p.owner(square).map(|owner| format!("owner = \"{}\"", name(owner))));
    let markers = p.markers(square);
    if p.owner(square).is_some() && markers != tile.workers() {
        keys.push(format!("markers = {markers}"));
    }
    if p.palms().contains(square) {
        keys.push("palm = true".to_owned());
    }
    format!("{{ {} }}", keys.join(", "))
}

/// What was proposed, a line each.
fn plans(p: &Position, text: &mut String) {
    if p.proposals().next().is_none() {
        text.push_str("proposals = {}\n");
    }
    for (seat, segment, amount) in p.proposals() {
        let mut keys = vec![format!("segment = \"{}\"", segment.id()), format!("amount = {amount}")];
        let backers: Vec<String> = p.supports(seat).map(|(by, adds)| format!("{} = {adds}", name(by))).collect();
        if !backers.is_empty() {
            keys.push(format!("backers = {{ {} }}", backers.join(", ")));
        }
        let _ = writeln!(text, "proposals.{} = {{ {} }}", name(seat), keys.join(", "));
    }
}

fn held(p: &Position, seat: Seat, hand: &Hand) -> String {
    let mut keys = vec![format!("escudos = {}", hand.escudos)];
    let own = p.planted().iter().filter(|square| p.owner(*square) == Some(seat));
    let laid: u8 = own.map(|square| p.markers(square)).sum();
    if hand.markers + laid != MARKERS {
        keys.push(format!("markers = {}", hand.markers));
    }
    keys.extend(hand.bid.map(|bid| format!("bid = {bid}")));
    if !hand.extra {
        keys.push("extra-used = true".to_owned());
    }
    format!("{{ {} }}", keys.join(", "))
}

/// A seat as a file names it.
pub(super) fn name(seat: Seat) -> &'static str {
    Who::at(seat).id()
}

fn quoted(ids: impl Iterator<Item = &'static str>) -> String {
    let ids: Vec<String> = ids.map(|id| format!("\"{id}\"")).collect();
    format!("[{}]", ids.join(", "))
}
