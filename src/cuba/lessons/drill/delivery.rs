//! How much can be delivered, what it brings, and what the dice show after it.

use crate::{
    chance::Chance,
    cuba::{
        Action, Cuba, Event, Good, Position, Question, Rule,
        action::{Count, Use},
        board::CARGO,
        event::Departure,
        words::table,
    },
    game::Game,
    ids::Id,
    text::{Message, Spoken},
};

use super::{
    Template,
    answers::{departed, dice, points, price_now},
    any, is_asked, legal, only, rules_last_first, rules_of,
};
use crate::course::{
    drill::{Case, Stem, Whim, text},
    taught::LEARNER,
};

/// Hunts for more of a good than the ship wants, and for one whose die was left out.
pub(super) fn how_many(p: &Position, chance: &mut Chance) -> Option<Stem<Cuba>> {
    if !is_asked(p, Question::Deliver) {
        return None;
    }
    let goods = p.hand(LEARNER).goods;
    let good = any(&goods.cargo().iter().collect::<Vec<_>>(), chance)?;
    let delivered = |action: &Action| match load(*action) {
        Some(Load { action: Action::Deliver { .. }, die, count }) if die == good => Some(count),
        Some(_) | None => None,
    };
    let most = legal(p).iter().filter_map(delivered).max().unwrap_or(0);
    let (held, wanted) = (u16::from(goods[good]), u16::from(p.demand(good)));
    let units = |count: u16| Message::new("n-units").with("good", good.id()).with("count", count);
    let too_many = Action::Deliver { good, count: Count::new(most + 1) };
    let refusals = Cuba::refusals(p, Some(LEARNER), too_many);
    let mut rules = rules_of(&refusals);
    if p.left_out() == Some(good) {
        rules.insert(0, Rule::DiceFifthNoDemand);
    }
    Some(Stem {
        right: units(most),
        wrong: [held, wanted, wanted + 1, 0, most + 1, most + 2].map(units).to_vec(),
        case: Case {
            facts: table::dice(p).into_iter().chain([table::holding(p, LEARNER)]).collect(),
            rules,
            refusals,
            exceptional: held > most,
            ..Case::new(p, text::<Cuba>(Template::HowMany).with("good", good.id()))
        },
    })
}

/// Something that turns a die: which one, and by how much.
#[derive(Clone, Copy)]
struct Load {
    action: Action,
    die: Good,
    count: u16,
}

/// What an action puts on the ship.
#[expect(clippy::wildcard_enum_match_arm, reason = "nothing else goes on the ship")]
fn load(action: Action) -> Option<Load> {
    match action {
        Action::Deliver { good, count } => Some(Load { action, die: good, count: count.get() }),
        Action::DeliverWood { instead_of, count } => Some(Load { action, die: instead_of, count: count.get() }),
        Action::Use(Use::TradingOffice(good)) => Some(Load { action, die: good, count: 1 }),
        _ => None,
    }
}

/// What an event says a delivery has brought, and the rule for it.
#[expect(clippy::wildcard_enum_match_arm, reason = "nothing else brings points for a delivery")]
fn brought(event: &Event) -> Option<(u16, Rule)> {
    match *event {
        Event::Delivered { points, .. } => Some((points, Rule::DeliveryPointsPerUnit)),
        Event::DeliveredWood { points, .. } => Some((points, Rule::WoodOnePoint)),
        Event::Used { how: Use::TradingOffice(_), points, .. } => {
            Some((u16::try_from(points).ok()?, Rule::TradingOfficePoints))
        }
        _ => None,
    }
}

/// What the learner can do here.
fn own(p: &Position) -> Vec<Action> {
    if p.decider() == LEARNER { legal(p) } else { Vec::new() }
}

/// Hunts for wood and for the trading office, at prices that they take no notice of.
pub(super) fn worth(p: &Position, chance: &mut Chance) -> Option<Stem<Cuba>> {
    let loads: Vec<Load> = own(p).into_iter().filter_map(load).collect();
    let load = any(&loads, chance)?;
    let played = Cuba::play(p, None, load.action).ok()?;
    let (right, rule) = played.events.iter().find_map(brought)?;
    let price = p.flag().points();
    let wrong = [load.count * price, load.count * 2, load.count, right + price, price, right + 1];
    Some(Stem {
        right: points(right),
        wrong: wrong.map(points).to_vec(),
        case: Case {
            action: Some(load.action),
            facts: vec![price_now(p)],
            rules: vec![rule],
            events: only(&played.events, |event| brought(event).is_some()),
            exceptional: rule != Rule::DeliveryPointsPerUnit && price > 2,
            ..Case::new(p, text::<Cuba>(Template::Worth).with("action", Cuba::choice(p, load.action)))
        },
    })
}

pub(super) const DICE_AFTER: &[Rule] =
    &[Rule::ShipDepartsSatisfied, Rule::DeliveryDieLowered, Rule::TradingOfficeDie, Rule::CustomsOffice];

/// The die that the customs office turns, and by how much.
fn cancelled(p: &Position, action: Action) -> Option<Load> {
    let Action::Use(Use::Customs(good)) = action else { return None };
    Some(Load { action, die: good, count: p.demand(good).into() })
}

/// Hunts for the last demand, with which the ship and its dice are gone, and as often for a ship that stays.
pub(super) fn dice_after(p: &Position, wish: Whim, chance: &mut Chance) -> Option<Stem<Cuba>> {
    let turns: Vec<Load> =
        own(p).into_iter().filter_map(|action| load(action).or_else(|| cancelled(p, action))).collect();
    let load = any(&turns, chance)?;
    let played = Cuba::play(p, None, load.action).ok()?;
    let departure = |event: &Event| if let Event::Departed { why, .. } = event { Some(*why) } else { None };
    let departure = played.events.iter().find_map(departure);
    // That nobody can deliver any more is another question.
    if departure == Some(Departure::AllPassed) {
        return None;
    }
    let gone = departure.is_some();
    let shown = |shows: &dyn Fn(Good) -> u8| dice(p.left_out(), shows);
    let other = CARGO.into_iter().find(|good| *good != load.die && p.demand(*good) > 0);
    let with = |good: Good, face: u8| shown(&|one| if one == good { face } else { p.demand(one) });
    let mut wrong = vec![shown(&|good| p.demand(good)), with(load.die, 0)];
    wrong.extend(other.map(|other| with(other, p.demand(other) - 1)));
    wrong.extend([with(load.die, p.demand(load.die) - 1), departed()]);
    let events = only(&played.events, |event| matches!(event, Event::DieTurned { .. } | Event::Departed { .. }));
    Some(Stem {
        right: if gone { departed() } else { shown(&|good| played.position.demand(good)) },
        wrong,
        case: Case {
            action: Some(load.action),
            facts: table::dice(p).into_iter().collect(),
            rules: rules_last_first(&events),
            events,
            exceptional: gone == wish.among(&[false, true]),
            ..Case::new(p, text::<Cuba>(Template::DiceAfter).with("action", Cuba::choice(p, load.action)))
        },
    })
}
