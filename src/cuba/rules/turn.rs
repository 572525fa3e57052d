//! The right action at the right moment: what can be said before the action itself is looked at.

use crate::game::Seat;

use super::super::{
    action::{Action, Kind, Question},
    board::Citizen,
    position::Position,
    refusal::Refusal,
};

/// The one objection to an action that does not belong here: not by this seat, or not at this decision.
pub(in crate::cuba) fn object(p: &Position, by: Option<Seat>, action: Action) -> Option<Refusal> {
    if p.is_over() {
        return Some(Refusal::GameOver);
    }
    if let Some(seat) = by.filter(|seat| *seat != p.seat) {
        return Some(Refusal::NotYourDecision { seat, decides: p.seat });
    }
    let kind = action.kind();
    if takes(p.question, kind) {
        return None;
    }
    let refuses = matches!(kind, Kind::Decline | Kind::Pass);
    Some(match (p.question, action) {
        (Question::Drive, _) if refuses => Refusal::MustDrive,
        (Question::Pawn, _) if refuses => Refusal::MustMovePawn,
        (Question::Give, _) if refuses => Refusal::MustGive,
        (Question::Take, _) if refuses => Refusal::MustTake,
        (Question::Deliver, Action::Use(how)) => Refusal::NoBuildingAtHarbour { building: how.building() },
        (Question::Deliver, Action::Pawn(building)) => Refusal::PawnStaysAtHarbour { building },
        (Question::Use, Action::Pawn(building)) if p.citizen() == Some(Citizen::Zorro) => {
            Refusal::PawnStaysAtZorro { building }
        }
        (decision, _) => Refusal::NotNow { action: kind, decision },
    })
}

/// Whether a decision takes actions of this kind at all.
fn takes(question: Question, kind: Kind) -> bool {
    match question {
        Question::Roll => kind == Kind::Roll,
        Question::LeaveOut => kind == Kind::LeaveOut,
        Question::Drive => kind == Kind::Drive,
        Question::Give => kind == Kind::Give,
        Question::Take => kind == Kind::Take,
        Question::Alonso => matches!(kind, Kind::Claim | Kind::Use | Kind::Decline),
        Question::Pawn => kind == Kind::Pawn,
        Question::Use => matches!(kind, Kind::Use | Kind::Decline),
        Question::Deliver => matches!(kind, Kind::Deliver | Kind::DeliverWood | Kind::Pass),
        Question::Over => false,
    }
}
