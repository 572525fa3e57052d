//! The right action at the right moment: what can be said before the action itself is looked at.

use crate::game::Seat;

use super::super::{
    action::{Action, Kind, Question},
    position::Position,
    refusal::Refusal,
};

/// The one objection to an action that does not belong here: not by this seat, or not at this decision.
pub(in crate::island) fn object(p: &Position, by: Option<Seat>, action: Action) -> Option<Refusal> {
    if p.is_over() {
        return Some(Refusal::GameOver);
    }
    if let Some(seat) = by.filter(|seat| *seat != p.seat) {
        return Some(Refusal::NotYourDecision { seat, decides: p.seat, decision: p.question });
    }
    let kind = action.kind();
    if takes(p.question, kind) {
        return None;
    }
    let refuses = matches!(kind, Kind::Decline | Kind::Pass);
    Some(match (p.question, refuses) {
        (Question::Plant, true) => Refusal::MustTake,
        (Question::PlaceNeutral, true) => Refusal::MustPlaceNeutral,
        (Question::Build, true) => Refusal::MustDecide,
        (decision, _) => Refusal::NotNow { action: kind, decision },
    })
}

/// Whether a decision takes actions of this kind at all.
fn takes(question: Question, kind: Kind) -> bool {
    match question {
        Question::Bid => matches!(kind, Kind::Bid | Kind::Pass),
        Question::Plant => kind == Kind::Plant,
        Question::PlaceNeutral => kind == Kind::PlaceNeutral,
        Question::Offer => matches!(kind, Kind::Propose | Kind::Support | Kind::Pass),
        Question::Build => matches!(kind, Kind::Accept | Kind::Build | Kind::BuildNothing),
        Question::Extra => matches!(kind, Kind::Extra | Kind::Decline),
        Question::Over => false,
    }
}
