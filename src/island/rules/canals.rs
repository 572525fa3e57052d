//! Where canals may lie, and what they water (`canal-*`, `plantation-watered-*`).

use super::super::{
    board::{Point, Segment, Segments, Squares},
    position::Position,
    refusal::Refusal,
};

pub(in crate::island) fn object(p: &Position, segment: Segment, say: &mut dyn FnMut(Refusal)) {
    if p.canals.contains(segment) {
        say(Refusal::CanalThere { segment });
    } else if !p.open.contains(segment) {
        say(if p.canals.is_empty() {
            Refusal::NotAtSpring { segment, spring: p.spring }
        } else {
            Refusal::NotConnected { segment }
        });
    }
}

/// A canal lies there from now on, and what it runs along is watered for good (R35).
#[inline]
pub(in crate::island) fn build(p: &mut Position, segment: Segment) {
    p.canals.insert(segment);
    p.watered = p.watered.with(segment.waters());
    p.open = p.open.with(segment.touching()).without(p.canals);
}

/// The segments that some canals and the spring leave open, the squares that they water, and the canals that are not
/// joined to the spring.
pub(in crate::island) fn survey(spring: Point, canals: Segments) -> (Segments, Squares, Segments) {
    let (mut reach, mut joined) = (spring.meeting(), Segments::EMPTY);
    loop {
        let more = reach.both(canals).without(joined);
        if more.is_empty() {
            break;
        }
        joined = joined.with(more);
        reach = more.iter().fold(reach, |reach, canal| reach.with(canal.touching()));
    }
    let watered = joined.iter().fold(spring.waters(), |squares, canal| squares.with(canal.waters()));
    (reach.without(canals), watered, canals.without(joined))
}
