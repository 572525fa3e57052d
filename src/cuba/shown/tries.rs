//! What an action is about, the most natural thing to do with each piece, and what somebody might try besides.

use crate::{
    cuba::{
        Action, Building, Cuba, Good, Position, Question,
        action::{Count, Gift, Use},
        board::STOPS,
        conceivable::conceivable,
    },
    game::{Game, Seat},
};

use super::fixture::Fixture;

/// The thing on the table that an action is about, to be lit.
pub(super) fn spot_of(action: Action, p: &Position) -> Option<Fixture> {
    match action {
        Action::Drive(steps) => {
            let stop = (u32::from(p.car()) + u32::from(steps.get())) % u32::from(STOPS);
            Some(Fixture::Stop(stop as u8))
        }
        Action::Pawn(building) | Action::Claim(building) => Some(Fixture::Building(building)),
        Action::Use(Use::Newspaper(Some(citizen))) => Some(Fixture::Stop(p.layout().stop_of(citizen))),
        Action::Use(Use::Customs(good) | Use::TradingOffice(good)) => Some(Fixture::Die(good)),
        Action::Use(Use::HarbourOffice(_)) => Some(Fixture::Price),
        Action::Use(how) => Some(Fixture::Building(how.building())),
        Action::Deliver { good, .. } | Action::DeliverWood { instead_of: good, .. } | Action::LeaveOut(good) => {
            Some(Fixture::Die(good))
        }
        Action::Take(good) => Some(Fixture::Stock(good)),
        Action::Give(Gift::Good(good)) => Some(Fixture::Stock(good)),
        Action::Give(Gift::Peso | Gift::Point) => Some(Fixture::Seat(p.decider())),
        Action::Roll(_) => Some(Fixture::Ship),
        Action::Decline | Action::Pass => None,
    }
}

/// The most natural action with a thing, possible or not; `None`: it can only be looked at.
pub(super) fn natural(spot: Fixture, p: &Position) -> Option<Action> {
    let mut legal = Vec::new();
    Cuba::legal(p, &mut legal);
    // Of what is possible, the most: a delivery of 2 rather than of 1.
    if let Some(action) = legal.iter().rev().find(|action| spot_of(**action, p) == Some(spot)) {
        return Some(*action);
    }
    let hand = p.hand(p.decider());
    match spot {
        Fixture::Stop(stop) => match (p.question(), p.layout().citizen_at(stop)) {
            (Question::Use, Some(citizen)) if hand.pawn == Some(Building::Newspaper) => {
                Some(Action::Use(Use::Newspaper(Some(citizen))))
            }
            _ => Some(Action::Drive(Count::new(u16::from(p.steps_to(stop))))),
        },
        Fixture::Building(building) => match p.question() {
            Question::Alonso => Some(Action::Claim(building)),
            Question::Use => first_use(building, p, &legal).or(Some(Action::Pawn(building))),
            Question::Roll
            | Question::LeaveOut
            | Question::Drive
            | Question::Give
            | Question::Take
            | Question::Pawn
            | Question::Deliver
            | Question::Over => Some(Action::Pawn(building)),
        },
        Fixture::Die(good) | Fixture::Stock(good) => match p.question() {
            // Wood is always wanted: there is no such action, not even to be refused.
            Question::LeaveOut => (good != Good::Wood).then_some(Action::LeaveOut(good)),
            Question::Take => Some(Action::Take(good)),
            Question::Give => Some(Action::Give(Gift::Good(good))),
            Question::Deliver => Some(delivery(good, p)),
            Question::Roll | Question::Drive | Question::Alonso | Question::Pawn | Question::Use | Question::Over => {
                None
            }
        },
        Fixture::Price | Fixture::Ship | Fixture::Seat(_) => None,
    }
}

/// All that the hand has for a die: the good itself, or else wood in its place.
fn delivery(good: Good, p: &Position) -> Action {
    let hand = p.hand(p.decider());
    let count = |pieces: u8| Count::new(u16::from(pieces).max(1));
    if hand.goods[good] == 0 && hand.goods[Good::Wood] > 0 && good != Good::Wood {
        return Action::DeliverWood { instead_of: good, count: count(hand.goods[Good::Wood]) };
    }
    Action::Deliver { good, count: count(hand.goods[good]) }
}

/// A use of a building that somebody could think of: a possible one before others.
fn first_use(building: Building, p: &Position, legal: &[Action]) -> Option<Action> {
    let of = |action: &Action| matches!(action, Action::Use(how) if how.building() == building);
    if let Some(action) = legal.iter().find(|action| of(action)) {
        return Some(*action);
    }
    let mut found = None;
    conceivable(p, &mut |action| {
        if found.is_none() && of(&action) {
            found = Some(action);
        }
    });
    found
}

/// Attempts with larger numbers are not offered; they can be typed on plain lines.
const LARGEST: u16 = 3;

/// What somebody might try though it is not possible: of the kinds that are asked for, with small numbers.
pub(super) fn attempts(p: &Position, who: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    Cuba::legal(p, &mut legal);
    let idle = legal.is_empty();
    let kinds: Vec<_> = legal.iter().map(|action| action.kind()).collect();
    let usable: Vec<Building> = legal
        .iter()
        .filter_map(|action| if let Action::Use(how) = action { Some(how.building()) } else { None })
        .chain(p.hand(who).pawn)
        .collect();
    let mut found = Vec::new();
    conceivable(p, &mut |action| {
        let fits = match action {
            Action::Drive(steps) => steps.get() <= u16::from(STOPS) + 1,
            Action::Deliver { count, .. } | Action::DeliverWood { count, .. } => count.get() <= LARGEST,
            Action::Use(how) => p.decider() == who && usable.contains(&how.building()),
            Action::Roll(_)
            | Action::LeaveOut(_)
            | Action::Give(_)
            | Action::Take(_)
            | Action::Claim(_)
            | Action::Pawn(_)
            | Action::Decline
            | Action::Pass => true,
        };
        let wanted = if idle { matches!(action, Action::Drive(_)) } else { kinds.contains(&action.kind()) };
        let refuses = matches!(action, Action::Pass | Action::Decline);
        // Staying where one is can be tried; nobody delivers nothing.
        let fits = fits && (!action.is_of_nothing() || matches!(action, Action::Drive(_)));
        if fits && (wanted || refuses) && (p.decider() != who || !legal.contains(&action)) {
            found.push(action);
        }
    });
    // What comes nearest to what is possible stands first.
    found.sort_by_key(|action| {
        (!kinds.contains(&action.kind()), matches!(action, Action::Drive(steps) if steps.get() == 0))
    });
    found
}
