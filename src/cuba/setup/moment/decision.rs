//! What is asked at a moment, and what it came to: a decision that the engine would stop at, and the right result.
//!
//! Asks the chapters of the rules, and so comes last, when the rest is a position. Hides which decision comes up where.

use super::{
    super::{
        super::{
            action::Question,
            board::{Citizen, SHIPS},
            position::Position,
            rules::{buildings, citizens, delivery, pawn},
        },
        fault::Fault,
    },
    Moment, Outcome,
};

impl Moment {
    /// Whether the decision fits the rest, and is one that the engine would not have resolved by itself.
    pub(super) fn object_to_decision(&self, p: &Position, faults: &mut Vec<Fault>) {
        let seats = self.asked.passed.iter().chain([&p.turn, &p.seat]);
        if let Some(seat) = seats.into_iter().find(|seat| seat.0 >= p.players()) {
            return faults.push(Fault::NoSuchSeat { seat: *seat });
        }
        let (seat, question) = (p.seat, p.question);
        let others = match question {
            Question::Give => seat != p.turn,
            Question::Deliver => true,
            Question::Roll
            | Question::LeaveOut
            | Question::Drive
            | Question::Take
            | Question::Alonso
            | Question::Pawn
            | Question::Use
            | Question::Over => seat == p.turn,
        };
        if !others {
            faults.push(Fault::DecisionSeat { seat });
        }
        let citizen = p.citizen();
        let (here, active_needed) = match question {
            Question::Roll | Question::LeaveOut | Question::Drive | Question::Over => (true, false),
            Question::Give => (citizen == Some(Citizen::Zorro), true),
            Question::Take => (citizen == Some(Citizen::Pablo), true),
            Question::Alonso => (citizen == Some(Citizen::Alonso), true),
            Question::Pawn => (citizen.is_some_and(|one| one != Citizen::Zorro), citizen != Some(Citizen::Alonso)),
            Question::Use => (citizen.is_some(), citizen != Some(Citizen::Alonso)),
            Question::Deliver => (p.at_harbour(), false),
        };
        if !here {
            faults.push(Fault::DecisionCar { stop: self.car });
        } else if let Some(citizen) = citizen.filter(|one| active_needed && p.inactive.contains(*one)) {
            faults.push(Fault::DecisionInactive { citizen });
        }
        if question == Question::Use && p.hand(seat).pawn.is_none() {
            faults.push(Fault::DecisionPawn { seat });
        }
        if question == Question::Deliver && p.has_passed(seat) {
            faults.push(Fault::PassedDecides { seat });
        }
        if question == Question::Over && p.ship != SHIPS {
            faults.push(Fault::OverShip { ship: self.ship });
        }
        if here && !leaves_a_choice(p) {
            faults.push(Fault::DecisionEmpty { question });
        }
    }

    pub(super) fn object_to_result(&self, p: &Position, faults: &mut Vec<Fault>) {
        let (Some(given), Some(standing)) = (&self.result, p.standing()) else { return };
        if *given != Some(Outcome::of(standing)) {
            faults.push(Fault::Result);
        }
    }
}

/// Whether something else than doing nothing is possible (R81).
fn leaves_a_choice(p: &Position) -> bool {
    match p.question {
        Question::Roll | Question::LeaveOut | Question::Drive | Question::Over => true,
        Question::Give => citizens::can_give(p.decider_hand()),
        Question::Take => !p.supply.cargo().is_empty(),
        Question::Alonso => citizens::can_claim(p, p.decider_hand()) || citizens::usable_own(p, p.seat),
        Question::Pawn => !pawn::open(p).is_empty(),
        Question::Use => p.decider_hand().pawn.is_none_or(|building| buildings::usable(p, p.seat, building)),
        Question::Deliver => delivery::can_deliver(p, p.seat),
    }
}
