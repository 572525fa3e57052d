//! What is asked at a moment, and what it came to: a decision that the engine would stop at, and the right result.
//!
//! Asks the chapters of the rules, and so comes last, when the rest is a position. Hides which decision comes up when.

use super::{
    super::{
        action::Question,
        fault::Fault,
        position::Position,
        rules::{auction, building, planting},
    },
    Moment, Outcome,
};

impl Moment {
    /// Whether the decision fits the rest, and is one that the engine would not have resolved by itself.
    pub(super) fn object_to_decision(&self, p: &Position, faults: &mut Vec<Fault>) {
        let (question, seat) = (p.question, p.seat);
        match question {
            Question::Bid => {
                let turn = p.speakers().position(|one| one == seat).unwrap_or(0);
                for (at, one) in p.speakers().enumerate() {
                    if p.hand(one).bid.is_some() != (at < turn) {
                        faults.push(Fault::BidOrder { seat: one });
                    }
                }
                if p.revealed().iter().any(Option::is_none) {
                    faults.push(Fault::RevealedAt { question });
                }
                if auction::amounts(p, seat) == 0 {
                    faults.push(Fault::DecisionEmpty { question });
                }
                return;
            }
            Question::Plant | Question::PlaceNeutral => return object_to_planting(p, faults),
            Question::Offer => {
                if seat == p.overseer {
                    faults.push(Fault::DecisionSeat { seat });
                } else if p.hand(seat).escudos == 0 {
                    faults.push(Fault::DecisionEmpty { question });
                }
            }
            Question::Build => {
                if seat != p.overseer {
                    faults.push(Fault::DecisionSeat { seat });
                } else if !building::can_decide(p) {
                    faults.push(Fault::DecisionEmpty { question });
                }
            }
            Question::Extra => {
                if !p.hand(seat).extra {
                    faults.push(Fault::DecisionEmpty { question });
                }
            }
            Question::Over => {
                if p.round != p.rounds() {
                    faults.push(Fault::OverRound { round: self.round });
                }
                let dry = p.planted().without(p.watered);
                faults.extend(dry.iter().map(|square| Fault::OverDry { square }));
            }
        }
        faults.extend(p.hands().filter(|(_, hand)| hand.bid.is_some()).map(|(seat, _)| Fault::BidLeft { seat }));
        if p.revealed().iter().any(Option::is_some) {
            faults.push(Fault::RevealedAt { question });
        }
    }

    pub(super) fn object_to_result(&self, p: &Position, faults: &mut Vec<Fault>) {
        let (Some(given), Some(standing)) = (&self.result, p.standing()) else { return };
        if *given != Some(Outcome::of(&standing, p.players)) {
            faults.push(Fault::Result);
        }
    }
}

fn object_to_planting(p: &Position, faults: &mut Vec<Fault>) {
    let silent = p.hands().filter(|(_, hand)| hand.bid.is_none()).map(|(seat, _)| Fault::BidOrder { seat });
    let silent: Vec<_> = silent.collect();
    if !silent.is_empty() {
        return faults.extend(silent);
    }
    // A pass is 0, and so lower than every bid.
    let lowest = p.hands().map(|(_, hand)| hand.bid).min();
    if lowest != Some(p.hand(p.overseer).bid) {
        faults.push(Fault::Overseer { seat: p.overseer });
        return;
    }
    match planting::turn(p, planting::gone(p)) {
        Some((seat, question)) if question == p.question => {
            if seat != p.seat {
                faults.push(Fault::DecisionSeat { seat: p.seat });
            }
        }
        Some(_) | None => faults.push(Fault::RevealedAt { question: p.question }),
    }
}
