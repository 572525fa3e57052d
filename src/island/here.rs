//! A position as a [`Moment`], so that a game can be set up from wherever another one stands.
//!
//! The inverse of what `moment` does, and told by the same fields as a state in JSON. Hides which of them follow from
//! others.

use super::{
    moment::{Asked, Moment, Outcome, Place, Plot, Suggestion, Worth},
    position::{Hand, Position},
    rules::ending::Standing,
};

impl Moment {
    pub(super) fn of(p: &Position) -> Self {
        let plot = |square| Plot {
            tile: p.tile(square).expect("something grows there"),
            owner: p.owner(square),
            markers: p.markers(square).into(),
            palm: p.palms().contains(square),
        };
        let proposals = p.proposals().map(|(seat, segment, amount)| Suggestion {
            seat,
            segment,
            amount,
            supports: p.supports(seat).collect(),
        });
        Self {
            players: p.players(),
            hidden_money: p.hidden_money(),
            spring: p.spring(),
            discard: p.discard(),
            stacks: (0..p.stacks()).map(|stack| p.stack(stack).collect()).collect(),
            revealed: p.revealed().to_vec(),
            plantations: p.planted().iter().map(|square| (square, plot(square))).collect(),
            deserts: p.deserts().iter().collect(),
            palms: p.palms().both(p.free()).iter().collect(),
            canals: p.canals().iter().collect(),
            common_canals: Some(p.common_canals() as u16),
            seats: p.hands().map(|(_, hand)| Place::of(hand)).collect(),
            overseer: p.overseer(),
            round: p.round().into(),
            proposals: proposals.collect(),
            asked: Asked { question: p.question(), seat: p.decider(), built: p.built() },
            over: Some(p.is_over()),
            result: Some(p.standing().map(|standing| Outcome::of(&standing, p.players()))),
        }
    }
}

impl Place {
    fn of(hand: &Hand) -> Self {
        Self { escudos: hand.escudos, markers: hand.markers.into(), extra: hand.extra, bid: hand.bid }
    }
}

impl Outcome {
    /// A result at a table of so many as it is described.
    pub(super) fn of(standing: &Standing, players: u8) -> Self {
        let players = usize::from(players);
        let regions = standing.regions.iter().map(|region| Worth {
            crop: region.crop,
            squares: region.squares.iter().collect(),
            markers: region.markers[..players].to_vec(),
            worth: region.worth[..players].to_vec(),
        });
        Self { regions: regions.collect(), winners: standing.winners().collect(), scores: standing.scores.clone() }
    }
}
