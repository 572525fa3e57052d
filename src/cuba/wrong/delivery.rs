//! The delivery round, gone wrong: who delivers when, what a delivery takes and brings, how wood counts.

use super::{
    super::{
        action::{Action, Count, Question},
        board::{Flag, WOOD_POINTS},
        event::{Event, Item, PriceCause},
        ledger::Rule,
        position::Position,
        refusal::Refusal,
        rules::delivery,
    },
    bend::{Shipment, except, hand, postponed, reward, right, shipment, told, withhold},
    bent::Bent,
    mutant::Mutant,
    row::{Row, does, plays, says},
    ship::unmoved,
};

pub(super) const ROWS: &[Row] = &[
    does(Mutant::DriverOnly, Rule::HarbourDeliveryRound, |p, action, log| {
        right(p, action, log);
        if begun(p, log) && p.seat == p.turn {
            p.passed = everybody(p) & !(1 << p.seat.0);
        } else if begun(p, log) {
            close(p, log);
        }
    }),
    does(Mutant::RoundStartsLeft, Rule::DeliveryOrder, |p, action, log| {
        right(p, action, log);
        if begun(p, log) {
            let first = p.turn.next(p.players());
            p.passed = 0;
            delivery::ask_from(p, first, log);
        }
    }),
    does(Mutant::RoundAnticlockwise, Rule::DeliveryOrder, |p, action, log| {
        let (asked, mut seat) = (p.question, p.seat);
        right(p, action, log);
        if asked == Question::Deliver && p.question == Question::Deliver {
            // Somebody is still in: the engine has found them, the other way round.
            loop {
                seat = seat.before(p.players());
                if !p.has_passed(seat) && delivery::can_deliver(p, seat) {
                    break p.seat = seat;
                }
            }
        }
    }),
    does(Mutant::OneLap, Rule::DeliveryExampleLaps, |p, action, log| {
        let (asked, seat, players) = (p.question, p.seat, p.players());
        right(p, action, log);
        if asked == Question::Deliver && p.question == Question::Deliver {
            let after = |one: u8| (one + players - p.turn.0) % players;
            if after(p.seat.0) <= after(seat.0) {
                close(p, log);
            }
        }
    }),
    does(Mutant::DeliverAgain, Rule::DeliveryOneKind, |p, action, log| {
        let (asked, seat) = (p.question, p.seat);
        right(p, action, log);
        let goes_on = asked == Question::Deliver && p.question == Question::Deliver;
        if goes_on && shipment(action).is_some() && delivery::can_deliver(p, seat) {
            p.seat = seat;
        }
    }),
    plays(
        Mutant::DeliverUnowned,
        Rule::DeliveryOwnGoods,
        |p, by, action| except(p, by, action, |refusal| matches!(refusal, Refusal::NotSoMany { .. })),
        |p, action, log| {
            if let Some(Shipment { piece, count, .. }) = shipment(action) {
                let seat = p.seat;
                let has = &mut hand(p, seat).goods[piece];
                *has = (*has).max(count);
            }
            right(p, action, log);
        },
    ),
    plays(
        Mutant::OverDemand,
        Rule::DeliveryUpToDemand,
        |p, by, action| except(p, by, action, |refusal| matches!(refusal, Refusal::OverDemand { .. })),
        over_demand,
    ),
    says(Mutant::DeliverZero, Rule::DeliveryPass, |p, by, action| {
        except(p, by, action, |refusal| matches!(refusal, Refusal::DeliverNothing))
    }),
    does(Mutant::DeliveredGone, Rule::DeliveryToSupply, |p, action, log| {
        right(p, action, log);
        if let Some(Shipment { piece, count, .. }) = shipment(action) {
            p.supply[piece] -= count;
        }
    }),
    does(Mutant::DieStays, Rule::DeliveryDieLowered, |p, action, log| {
        if let Some(Shipment { die, count, .. }) = shipment(action) {
            p.dice[die] += count;
        }
        right(p, action, log);
    }),
    does(Mutant::DeliveryPaidLate, Rule::DeliveryPointsAtOnce, |p, action, log| {
        postponed(p, action, log, |event| {
            let (Event::Delivered { seat, got, .. } | Event::DeliveredWood { seat, got, .. }) = *event else {
                return None;
            };
            Some((seat, Item::Points, got))
        });
    }),
    does(Mutant::PriceFlat, Rule::DeliveryPointsPerUnit, |p, action, log| {
        told(p, action, log, |p, event| {
            if let Event::Delivered { seat, count, each, .. } = event {
                withhold(p, seat, u16::from(count) * (each - Flag::Two.points()));
            }
        });
    }),
    does(Mutant::PricePerKind, Rule::DeliveryPointsPerUnit, |p, action, log| {
        told(p, action, log, |p, event| {
            if let Event::Delivered { seat, count, each, .. } = event {
                withhold(p, seat, u16::from(count - 1) * each);
            }
        });
    }),
    does(Mutant::PassNotFinal, Rule::DeliveryPassFinal, |p, action, log| {
        if shipment(action).is_some() {
            p.passed = 0;
        }
        right(p, action, log);
    }),
    does(Mutant::OnePassEnds, Rule::DeliveryEndAllPassed, |p, action, log| {
        if action == Action::Pass { close(p, log) } else { right(p, action, log) }
    }),
    does(Mutant::NoRise, Rule::DeliveryMarkerRight, |p, action, log| unmoved(p, action, log, PriceCause::AllPassed)),
    does(Mutant::WoodFlag, Rule::WoodOnePoint, |p, action, log| {
        let each = p.flag.points();
        told(p, action, log, |p, event| {
            if let Event::DeliveredWood { seat, count, .. } = event {
                reward(p, seat, u16::from(count) * (each - WOOD_POINTS));
            }
        });
    }),
    plays(
        Mutant::WoodAny,
        Rule::WoodReplacesKind,
        |p, by, action| except(p, by, action, |refusal| matches!(refusal, Refusal::WoodOverDemand { demand: 0, .. })),
        |p, action, log| {
            if let Action::DeliverWood { instead_of, count } = action
                && p.dice[instead_of] == 0
            {
                p.dice[instead_of] = count.get() as u8;
            }
            right(p, action, log);
        },
    ),
];

/// Whether a round has just begun in which somebody is asked.
fn begun(p: &Position, log: &[Event]) -> bool {
    let begun = log.iter().any(|event| matches!(event, Event::DeliveryBegan { .. }));
    begun && p.question == Question::Deliver
}

fn everybody(p: &Position) -> u8 {
    (1 << p.players()) - 1
}

/// The round ends with whoever is asked now.
fn close(p: &mut Position, log: &mut Vec<Event>) {
    p.passed = everybody(p) & !(1 << p.seat.0);
    delivery::pass(p, log);
}

/// What the ship does not want goes aboard first, at the same price.
fn over_demand(p: &mut Bent, action: Action, log: &mut Vec<Event>) {
    let Action::Deliver { good, count } = action else { return right(p, action, log) };
    let (seat, wanted) = (p.seat, u16::from(p.dice[good]).min(count.get()));
    let more = count.get() - wanted;
    hand(p, seat).goods[good] -= more as u8;
    p.supply[good] += more as u8;
    let each = p.flag.points();
    reward(p, seat, more * each);
    if wanted > 0 {
        right(p, Action::Deliver { good, count: Count::new(wanted) }, log);
    } else {
        let next = seat.next(p.players());
        delivery::ask_from(p, next, log);
    }
}
