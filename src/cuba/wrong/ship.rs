//! Ships, prices and dice, gone wrong: when a ship leaves, what it wants, who rolls.

use super::{
    super::{
        action::{Action, Question, Shift, Use},
        board::{Flag, Good, HARBOUR, SHIPS, STOPS},
        event::{Departure, Event, PriceCause},
        ledger::Rule,
        position::Position,
        refusal::Refusal,
        rules::ship,
    },
    bend::{departed, except, reward, right, shipment, steps},
    bent::Bent,
    mutant::Mutant,
    row::{Row, does, says},
};

pub(super) const ROWS: &[Row] = &[
    does(Mutant::SatisfiedStays, Rule::ShipDepartsSatisfied, |p, action, log| {
        // A die that does not exist keeps the ship in port.
        let lowers =
            shipment(action).is_some() || matches!(action, Action::Use(Use::Customs(_) | Use::TradingOffice(_)));
        p.dice[Good::Wood] = u8::from(lowers);
        right(p, action, log);
        p.dice[Good::Wood] = 0;
    }),
    does(Mutant::ChequeredNothing, Rule::ShipDepartsChequered, |p, action, log| {
        at_four_stays(p, action, log, |_| true);
    }),
    does(Mutant::RoundChequered, Rule::DeliveryChequered, |p, action, log| {
        at_four_stays(p, action, log, |cause| cause == PriceCause::AllPassed);
    }),
    does(Mutant::CrossChequered, Rule::HarbourCrossChequered, |p, action, log| {
        at_four_stays(p, action, log, |cause| cause == PriceCause::Crossing);
    }),
    does(Mutant::OfficeChequered, Rule::HarbourOfficeChequered, |p, action, log| {
        at_four_stays(p, action, log, |cause| cause == PriceCause::HarbourOffice);
    }),
    does(Mutant::FlagFive, Rule::SetupFlagValues, |p, action, log| {
        let (fifth, four) = (p.mark, p.flag == Flag::Four);
        if fifth {
            right(p, action, log);
            pay_more(p, log, 1);
            p.flag = if moved(log) && !departed(log) { Flag::Four } else { p.flag };
        } else {
            at_four_stays(p, action, log, |_| true);
        }
        p.mark = p.flag == Flag::Four && if fifth { !moved(log) } else { four && moved(log) };
    }),
    does(Mutant::NoReset, Rule::ShipMarkerReset, |p, action, log| {
        let flag = p.flag;
        right(p, action, log);
        if departed(log) && !p.is_over() {
            p.flag = flag;
        }
    }),
    does(Mutant::TokenTwo, Rule::ShipTokenAdvances, |p, action, log| {
        right(p, action, log);
        if departed(log) {
            p.ship = (p.ship + 1).min(SHIPS);
        }
    }),
    does(Mutant::NextRolls, Rule::DemandByCauser, |p, action, log| {
        next_rolls(p, action, log, |why| why != Departure::FourZeros);
    }),
    does(Mutant::DeliveryNextRolls, Rule::DemandCauseDelivery, |p, action, log| {
        next_rolls(p, action, log, |why| matches!(why, Departure::Delivery | Departure::AllPassed));
    }),
    does(Mutant::CrossingNextRolls, Rule::DemandCauseCrossing, |p, action, log| {
        next_rolls(p, action, log, |why| why == Departure::Crossing);
    }),
    does(Mutant::OfficeNextRolls, Rule::DemandCauseHarbourOffice, |p, action, log| {
        next_rolls(p, action, log, |why| why == Departure::HarbourOffice);
    }),
    does(Mutant::CustomsNextRolls, Rule::DemandCauseCustoms, |p, action, log| {
        next_rolls(p, action, log, |why| why == Departure::Customs);
    }),
    does(Mutant::TradingNextRolls, Rule::DemandCauseTrading, |p, action, log| {
        next_rolls(p, action, log, |why| why == Departure::TradingOffice);
    }),
    does(Mutant::DiceAtOnce, Rule::DemandAtTurnEnd, |p, action, log| {
        let (dice, aside) = (p.dice, p.aside);
        right(p, action, log);
        if departed(log) && !p.is_over() && !matches!(action, Action::LeaveOut(_)) {
            p.dice = dice;
            p.aside = aside;
            if p.question == Question::Roll {
                ship::next_turn(p, log);
            }
        }
    }),
    does(Mutant::RollFour, Rule::DemandRollFive, |p, action, log| {
        right(p, action, log);
        if let Action::Roll(_) = action {
            p.dice[Good::Cigars] = 0;
        }
    }),
    does(Mutant::FiveDice, Rule::DemandChooseFour, |p, action, log| {
        let face = if let Action::LeaveOut(good) = action { Some((good, p.dice[good])) } else { None };
        right(p, action, log);
        if let Some((good, face)) = face.filter(|_| !departed(log)) {
            p.dice[good] = face;
        }
    }),
    does(Mutant::ZerosStay, Rule::DiceShowDemand, |p, action, log| {
        let Action::LeaveOut(left_out) = action else { return right(p, action, log) };
        let mut others = p.dice;
        others[left_out] = 0;
        if !others.is_empty() {
            return right(p, action, log);
        }
        p.dice = others;
        p.aside = Some(left_out);
        ship::next_turn(p, log);
    }),
    says(Mutant::OrangeFive, Rule::DiceFacesOrange, |p, by, action| {
        except(p, by, action, |refusal| matches!(refusal, Refusal::NoSuchFace { good: Good::Citrus, face: 5, .. }))
    }),
    says(Mutant::WhiteFour, Rule::DiceFacesStandard, |p, by, action| {
        except(p, by, action, |refusal| matches!(refusal, Refusal::NoSuchFace { good: Good::Sugar, face: 4, .. }))
    }),
];

/// Why an action may raise the price, if it may.
pub(super) fn may_raise(p: &Position, action: Action) -> Option<PriceCause> {
    if let Some(steps) = steps(action) {
        let to = u16::from(p.car) + steps;
        let delivers = to % u16::from(STOPS) == u16::from(HARBOUR);
        let crosses = !delivers && !p.at_harbour() && to > u16::from(HARBOUR);
        return delivers.then_some(PriceCause::AllPassed).or(crosses.then_some(PriceCause::Crossing));
    }
    let round = shipment(action).is_some() || action == Action::Pass;
    let office = matches!(action, Action::Use(Use::HarbourOffice(Shift::Up)));
    office.then_some(PriceCause::HarbourOffice).or(round.then_some(PriceCause::AllPassed))
}

/// The price does not move for this cause.
pub(super) fn unmoved(p: &mut Bent, action: Action, log: &mut Vec<Event>, cause: PriceCause) {
    let flag = p.flag;
    if may_raise(p, action) != Some(cause) {
        return right(p, action, log);
    }
    as_if_at(p, Flag::Two, action, log);
    if !departed(log) {
        p.flag = flag;
    }
}

/// The chequered flag does nothing for these causes.
fn at_four_stays(p: &mut Bent, action: Action, log: &mut Vec<Event>, causes: fn(PriceCause) -> bool) {
    if p.flag == Flag::Four && may_raise(p, action).is_some_and(causes) {
        as_if_at(p, Flag::Three, action, log);
    } else {
        right(p, action, log);
    }
}

/// Does an action as if the price were lower; who delivers is paid the real one, which holds on unless it was moved.
fn as_if_at(p: &mut Bent, flag: Flag, action: Action, log: &mut Vec<Event>) {
    let real = std::mem::replace(&mut p.table.flag, flag);
    right(p, action, log);
    pay_more(p, log, real.points() - flag.points());
    if !moved(log) || p.is_over() {
        p.flag = real;
    }
}

/// Whether the price marker moved, or went with its ship.
fn moved(log: &[Event]) -> bool {
    departed(log) || log.iter().any(|event| matches!(event, Event::PriceMoved { .. }))
}

/// More points for each unit that was delivered.
fn pay_more(p: &mut Bent, log: &[Event], each: u16) {
    for event in log {
        if let Event::Delivered { seat, count, .. } = *event {
            reward(p, seat, u16::from(count) * each);
        }
    }
}

/// After a ship left for one of these reasons, the next player rolls and then has their turn.
fn next_rolls(p: &mut Bent, action: Action, log: &mut Vec<Event>, reasons: fn(Departure) -> bool) {
    let (asked, turn) = (p.question, p.turn);
    right(p, action, log);
    p.mark |= log.iter().any(|event| matches!(event, Event::Departed { why, .. } if reasons(*why)));
    let seat = match (asked, p.question) {
        (Question::LeaveOut, Question::Roll) => return,
        (_, Question::Roll) if p.mark => turn.next(p.players()),
        (Question::LeaveOut, _) if p.mark => turn,
        _ => return,
    };
    p.turn = seat;
    p.seat = seat;
    p.mark &= asked != Question::LeaveOut;
}
