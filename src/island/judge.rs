//! What Santiago brings to be judged, kept as small as it can be until its bots come: the count that a position promises, and
//! a first glance at each action.
//!
//! The numbers that are opinions are guesses that no game has tried, [`Judge::greed`] among them: it is a yardstick only
//! once there are bots to be measured. What a seat is promised hangs on what lies open and on its own money, which
//! whoever pays attention can tell of everybody, and never on a tile that is face down or was only just turned up.

use super::{
    Action, Crop, Island, Position, Question, Segment, Setup, Square, Start,
    board::{self, INCOME, MOST_PLAYERS, Squares},
};
use crate::{
    bot::Judge,
    chance::Chance,
    game::Seat,
    ids::{Id, ids},
};

/// What a point that still lacks water is worth at the start of a game; towards the end nothing.
const HOPE: f64 = 0.5;
/// What an extra canal in hand is worth.
const CANAL: f64 = 1.0;
/// What water for a marker of one's own is worth at a glance.
const WATER: f32 = 2.0;

ids! {
    /// What a judgement is made of.
    pub enum Factor {
        /// Money, without what was bid and is still to be paid.
        Escudos = "escudos",
        /// What the plantations with water would bring.
        Plantations = "plantations",
        /// What those without water may bring one day.
        Dry = "dry",
        /// The extra canal.
        Canal = "canal",
    }
}

impl Judge for Island {
    type Part = Factor;
    type Parts = [f64; Factor::ALL.len()];
    type Seats = [f64; MOST_PLAYERS as usize];

    fn deal(players: u8, dice: &mut Chance) -> Setup {
        // The overseer speaks last.
        let overseer = Seat(0).before(players);
        Setup::New(Box::new(Start { overseer, ..Start::random(players, false, dice) }))
    }

    fn totals(p: &Position) -> Self::Seats {
        let mut totals = Self::Seats::default();
        for ((seat, hand), total) in p.hands().zip(&mut totals) {
            *total = f64::from(hand.escudos + fields(p, seat, p.watered));
        }
        totals
    }

    fn worth(p: &Position, seat: Seat) -> Self::Parts {
        let hand = p.hand(seat);
        let (safe, all) = (fields(p, seat, p.watered), fields(p, seat, p.planted()));
        let left = f64::from(p.rounds() - p.round) / f64::from(p.rounds());
        let mut parts = Self::Parts::default();
        parts[Factor::Escudos.index()] = f64::from(hand.escudos - hand.bid.unwrap_or(0));
        parts[Factor::Plantations.index()] = f64::from(safe);
        parts[Factor::Dry.index()] = f64::from(all - safe) * HOPE * left;
        let useful = hand.extra && p.question != Question::Over;
        parts[Factor::Canal.index()] = if useful { CANAL } else { 0.0 };
        parts
    }

    fn greed(p: &Position, seat: Seat) -> f64 {
        Self::worth(p, seat).iter().sum()
    }

    fn weigh(p: &Position, list: &[Action], scores: &mut Vec<f32>) {
        scores.clear();
        let best = p.proposals().map(|(seat, ..)| p.pledged(seat).iter().sum::<u16>()).max().unwrap_or(0);
        scores.extend(list.iter().map(|action| glance(p, *action, best)));
    }

    fn is_harmless(_: &Position, action: Action) -> bool {
        match action {
            // Nobody gets an income then.
            Action::BuildNothing => false,
            Action::Bid(_)
            | Action::Pass
            | Action::Plant { .. }
            | Action::PlaceNeutral(_)
            | Action::Propose { .. }
            | Action::Support { .. }
            | Action::Accept(_)
            | Action::Build(_)
            | Action::Extra(_)
            | Action::Decline => true,
        }
    }
}

/// What the plantations of a seat bring if nothing lies outside of these squares.
///
/// The count of the end in few operations, because a search comes here at every leaf; a test holds it against the rules.
fn fields(p: &Position, seat: Seat, land: Squares) -> u16 {
    let owned = p.owned[seat.index()].both(land);
    let mut sum = 0;
    for crop in p.crops {
        let crop = crop.both(land);
        // What nobody of this seat stands on brings it nothing.
        let mut left = crop.both(owned);
        while let Some(square) = left.iter().next() {
            let region = grown(square, crop);
            let own = region.both(owned);
            let markers = own.len() + own.both(p.twice).len() + own.both(p.palms).len();
            sum += (region.len() * markers) as u16;
            left = left.without(region);
        }
    }
    sum
}

/// The squares of a crop that hang together with one of them.
fn grown(square: Square, crop: Squares) -> Squares {
    let mut region = Squares::of(square);
    loop {
        let more = board::beside(region).both(crop).with(region);
        if more == region {
            return region;
        }
        region = more;
    }
}

/// How good an action looks, in points; `best` is the largest sum of a proposal.
fn glance(p: &Position, action: Action, best: u16) -> f32 {
    let seat = p.decider();
    let amount = |amount: crate::game::Count| f32::from(amount.get());
    match action {
        // A few escudos for the first choice.
        Action::Bid(bid) => WATER - amount(bid),
        Action::Plant { stack, square } => {
            let Some(tile) = p.revealed().get(usize::from(stack)).copied().flatten() else { return 0.0 };
            planting(p, square, tile.crop(), tile.workers())
        }
        Action::Propose { segment, amount: offered } => watering(p, seat, segment) - amount(offered),
        Action::Support { proposer, amount: offered } => {
            p.proposal(proposer).map_or(0.0, |segment| watering(p, seat, segment)) - amount(offered)
        }
        Action::Accept(proposer) => {
            let own = p.proposal(proposer).map_or(0.0, |segment| watering(p, seat, segment));
            own + f32::from(p.pledged(proposer).iter().sum::<u16>())
        }
        Action::Build(segment) => watering(p, seat, segment) - f32::from(best + board::SURCHARGE),
        Action::BuildNothing => -f32::from(INCOME),
        Action::Extra(segment) => watering(p, seat, segment) - CANAL as f32,
        Action::Pass | Action::PlaceNeutral(_) | Action::Decline => 0.0,
    }
}

/// What a tile looks like on a square.
fn planting(p: &Position, square: Square, crop: Crop, workers: u8) -> f32 {
    let wet = if p.watered.contains(square) { WATER } else { 0.0 };
    let beside = board::beside(Squares::of(square)).both(p.crops[crop.index()]).both(p.owned[p.decider().index()]);
    (wet + f32::from(beside.len() as u8)) * f32::from(workers)
}

/// What a canal waters for a seat that is dry.
fn watering(p: &Position, seat: Seat, segment: Segment) -> f32 {
    let dry = segment.waters().without(p.watered).both(p.owned[seat.index()]);
    f32::from((dry.len() + dry.both(p.twice).len()) as u8) * WATER
}
