//! Where the price marker goes, and who rolls when a ship has left.

use crate::{
    chance::Chance,
    cuba::{Action, Cuba, Event, Flag, Position, Question, Rule, event::Departure, words::table},
    game::Played,
    text::{Message, Spoken},
};

use super::{
    Template,
    answers::{holdings, passed, price, price_now, seat, turn},
    any, go_on, legal, only, played, rules_last_first,
};
use crate::course::{
    drill::{Case, Stem, text},
    taught::LEARNER,
};

pub(super) const PRICE_AFTER: &[Rule] = &[
    Rule::ShipMarkerReset,
    Rule::HarbourCrossMarker,
    Rule::HarbourCrossChequered,
    Rule::DeliveryMarkerRight,
    Rule::DeliveryChequered,
    Rule::HarbourOffice,
    Rule::HarbourOfficeChequered,
    Rule::ShipDepartsSatisfied,
];

/// Any action after which something has happened, with what came of it.
fn any_with(p: &Position, chance: &mut Chance, happened: impl Fn(&Event) -> bool) -> Option<(Action, Played<Cuba>)> {
    let fits = |action: &Action| played(p, *action).is_some_and(|played| played.events.iter().any(&happened));
    let fitting: Vec<Action> = legal(p).into_iter().filter(fits).collect();
    let action = any(&fitting, chance)?;
    Some((action, played(p, action)?))
}

/// What of the table moves the marker or holds it: the car's way, or who can still deliver.
fn around(p: &Position) -> Vec<Message> {
    let mut facts = vec![price_now(p)];
    match p.question() {
        Question::Drive => facts.extend(table::street(p).into_iter().chain([table::car(p)])),
        Question::Deliver => {
            facts.extend(table::dice(p));
            facts.extend(passed(p));
            facts.extend(holdings(p));
        }
        Question::Roll
        | Question::LeaveOut
        | Question::Give
        | Question::Take
        | Question::Alonso
        | Question::Pawn
        | Question::Use
        | Question::Over => facts.extend(table::dice(p)),
    }
    facts
}

/// Hunts for the way to the 4, and from there to the chequered flag, where a new ship starts at the 2.
pub(super) fn price_after(p: &Position, chance: &mut Chance) -> Option<Stem<Cuba>> {
    if p.decider() != LEARNER {
        return None;
    }
    let (action, played) = any_with(p, chance, |event| matches!(event, Event::PriceMoved { .. }))?;
    let events = only(&played.events, |event| matches!(event, Event::PriceMoved { .. } | Event::Departed { .. }));
    let exceptional = events.iter().any(|event| {
        matches!(event, Event::PriceMoved { to: None, .. } | Event::PriceMoved { to: Some(Flag::Four), .. })
    });
    let after = played.position.flag();
    let wrong = [after.right(), Some(p.flag()), p.flag().right(), Some(Flag::Two), Some(Flag::Three), Some(Flag::Four)];
    Some(Stem {
        right: price(Some(after)),
        wrong: wrong.into_iter().chain([None]).map(price).collect(),
        case: Case {
            action: Some(action),
            facts: around(p),
            rules: rules_last_first(&events),
            events,
            exceptional,
            ..Case::new(p, text::<Cuba>(Template::PriceAfter).with("action", Cuba::choice(p, action)))
        },
    })
}

pub(super) const WHO_ROLLS: &[Rule] = &[
    Rule::DemandByCauser,
    Rule::DemandCauseDelivery,
    Rule::DemandCauseCrossing,
    Rule::DemandCauseHarbourOffice,
    Rule::DemandCauseCustoms,
    Rule::DemandCauseTrading,
];

/// The rule that says who causes such a departure.
fn cause(why: Departure) -> Rule {
    match why {
        Departure::Delivery | Departure::AllPassed => Rule::DemandCauseDelivery,
        Departure::Crossing => Rule::DemandCauseCrossing,
        Departure::HarbourOffice => Rule::DemandCauseHarbourOffice,
        Departure::Customs => Rule::DemandCauseCustoms,
        Departure::TradingOffice => Rule::DemandCauseTrading,
        Departure::FourZeros => Rule::DemandByCauser,
    }
}

/// Hunts for a ship that leaves in somebody else's turn than that of whoever delivered last.
pub(super) fn who_rolls(p: &Position, chance: &mut Chance) -> Option<Stem<Cuba>> {
    // Whoever chooses the dice rolls again if they show nothing, which nobody could take for another.
    if p.question() == Question::LeaveOut {
        return None;
    }
    let (action, departure) = any_with(p, chance, |event| matches!(event, Event::Departed { .. }))?;
    let events = only(&departure.events, |event| matches!(event, Event::Departed { .. }));
    let &[Event::Departed { why, .. }] = &events[..] else { return None };
    // A delivery after which nobody can deliver any more is a riddle of its own.
    if why == Departure::AllPassed && action != Action::Pass {
        return None;
    }
    let after = go_on(departure, |asked| !matches!(asked, Question::Roll | Question::Over))?;
    let (actor, players) = (p.decider(), p.players());
    let roller = Some(after.position.decider()).filter(|_| after.position.question() == Question::Roll)?;
    let seats = [actor, p.turn(), p.turn().next(players), actor.next(players)].into_iter().chain(p.layout().seats());
    let asked = text::<Cuba>(Template::WhoRolls).with("player", actor).with("action", Cuba::choice(p, action));
    Some(Stem {
        right: seat(roller),
        wrong: seats.map(seat).collect(),
        case: Case {
            action: Some(action),
            facts: [turn(p), table::car(p)].into_iter().chain(table::dice(p)).collect(),
            rules: vec![Rule::DemandByCauser, cause(why)],
            events,
            exceptional: actor != p.turn(),
            ..Case::new(p, asked)
        },
    })
}
