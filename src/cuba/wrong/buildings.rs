//! The buildings, gone wrong: what each gives and takes, and what it refuses.

use super::{
    super::{
        action::{Action, CafeGoods, Exchange, Kind, Question, Shift, Use},
        board::{Building, CAFE_POINTS, Good, TRADING_POINTS},
        event::Event,
        ledger::Rule,
        position::Hand,
        refusal::Refusal,
    },
    bend::{barring, except, give_back, hand, reward, right, seen, told, withhold},
    bent::Bent,
    citizens::used,
    mutant::Mutant,
    row::{Row, does, plays, says},
};

pub(super) const ROWS: &[Row] = &[
    does(Mutant::BankThree, Rule::Bank, |p, action, log| pays(p, action, log, Building::Bank, |hand| hand.pesos += 1)),
    does(Mutant::ChurchTwo, Rule::Church, |p, action, log| {
        pays(p, action, log, Building::Church, |hand| hand.points += 1);
    }),
    says(Mutant::DistilOne, Rule::Distillery, |p, by, action| {
        barring(p, by, action, more_than_one(used(action).filter(|how| matches!(how, Use::Distillery(_)))))
    }),
    says(Mutant::CigarsOne, Rule::CigarFactory, |p, by, action| {
        barring(p, by, action, more_than_one(used(action).filter(|how| matches!(how, Use::CigarFactory(_)))))
    }),
    says(Mutant::MarketWood, Rule::BlackMarketNoWood, |p, by, action| {
        let possible = traded(action)
            .is_some_and(|(give, take)| give != take && p.decider_hand().goods[give] > 0 && p.supply[take] > 0);
        except(p, by, action, |refusal| possible && matches!(refusal, Refusal::NoWoodAtMarket))
    }),
    says(Mutant::MarketSame, Rule::BlackMarket, |p, by, action| {
        let possible = traded(action).is_some_and(|(give, _)| p.decider_hand().goods[give] > 0);
        except(p, by, action, |refusal| possible && matches!(refusal, Refusal::SameGood { .. }))
    }),
    does(Mutant::SawmillNoPeso, Rule::Sawmill, |p, action, log| {
        pays(p, action, log, Building::Sawmill, |hand| hand.pesos -= 1);
    }),
    says(Mutant::CafeOne, Rule::Cafe, |p, by, action| {
        let both = used(action) == Some(Use::Cafe(CafeGoods::Both));
        barring(p, by, action, both.then_some(Refusal::NothingForCafe { rum: false, cigars: true }))
    }),
    does(Mutant::CafeThree, Rule::Cafe, |p, action, log| {
        told(p, action, log, |p, event| {
            if let Event::Used { seat, how: Use::Cafe(goods), .. } = event {
                reward(p, seat, goods.goods().len() as u16);
            }
        });
    }),
    does(Mutant::CafeTwo, Rule::CafeMaxOneEach, |p, action, log| {
        told(p, action, log, |p, event| {
            if let Event::Used { seat, how: Use::Cafe(goods), .. } = event {
                for good in goods.goods() {
                    if hand(p, seat).goods[*good] > 0 {
                        give_back(p, seat, *good, 1);
                        reward(p, seat, CAFE_POINTS);
                    }
                }
            }
        });
    }),
    does(Mutant::CustomsMinusOne, Rule::CustomsOffice, |p, action, log| {
        let Some(Use::Customs(good)) = used(action).filter(|_| p.dice.total() > 1) else {
            return right(p, action, log);
        };
        let left = p.dice[good] - 1;
        // A die that does not exist keeps the ship in port.
        p.dice[good] = 1;
        p.dice[Good::Wood] = 1;
        right(p, action, log);
        p.dice[Good::Wood] = 0;
        p.dice[good] = left;
    }),
    says(Mutant::CustomsFifth, Rule::DiceFifthNoDemand, |p, by, action| {
        except(p, by, action, |refusal| matches!(refusal, Refusal::NoDieToCancel { good } if p.aside == Some(*good)))
    }),
    plays(
        Mutant::CasinoTwo,
        Rule::CasinoBuyPoints,
        |p, by, action| {
            seen(p, by, action, |table| {
                let pesos = &mut table.hands[table.seat.index()].pesos;
                *pesos = if matches!(action, Action::Use(_)) { *pesos * 3 / 2 } else { *pesos };
            })
        },
        |p, action, log| {
            if let Action::Use(Use::Casino { into: Exchange::Points, count }) = action {
                let seat = p.turn;
                hand(p, seat).pesos += count.get();
            }
            right(p, action, log);
        },
    ),
    does(Mutant::CasinoSellTwo, Rule::CasinoSellPoints, |p, action, log| {
        told(p, action, log, |p, event| {
            if let Event::Used { seat, how: Use::Casino { into: Exchange::Pesos, count }, .. } = event {
                hand(p, seat).pesos -= count.get();
            }
        });
    }),
    says(Mutant::OfficeBelowTwo, Rule::HarbourOfficeFloor, |p, by, action| {
        except(p, by, action, |refusal| matches!(refusal, Refusal::PriceAtFloor))
    }),
    says(Mutant::OfficeUpOnly, Rule::HarbourOffice, |p, by, action| {
        let down = used(action) == Some(Use::HarbourOffice(Shift::Down));
        barring(p, by, action, down.then_some(Refusal::PriceAtFloor))
    }),
    says(Mutant::OfficeNeedsDice, Rule::HarbourOffice, |p, by, action| {
        let office = matches!(used(action), Some(Use::HarbourOffice(_))) && p.aside.is_none();
        barring(p, by, action, office.then_some(Refusal::NotNow { action: Kind::Use, decision: Question::Use }))
    }),
    plays(
        Mutant::TradingUnwanted,
        Rule::TradingOffice,
        |p, by, action| {
            let has = |good: Good| p.decider_hand().goods[good] > 0;
            except(p, by, action, |refusal| matches!(refusal, Refusal::CannotTrade { good, .. } if has(*good)))
        },
        |p, action, log| keep_die(p, action, log, |demand| demand == 0),
    ),
    does(Mutant::TradingFlag, Rule::TradingOfficePoints, |p, action, log| {
        let each = p.flag.points();
        told(p, action, log, |p, event| {
            if let Event::Used { seat, how: Use::TradingOffice(_), .. } = event {
                withhold(p, seat, TRADING_POINTS);
                reward(p, seat, each);
            }
        });
    }),
    plays(
        Mutant::TradingWood,
        Rule::TradingOfficeNoWood,
        |p, by, action| {
            let has = p.decider_hand().goods[Good::Wood] > 0;
            except(p, by, action, |refusal| has && matches!(refusal, Refusal::NoWoodAtTrading))
        },
        |p, action, log| keep_die(p, action, log, |demand| demand == 0),
    ),
    does(Mutant::TradingDie, Rule::TradingOfficeDie, |p, action, log| keep_die(p, action, log, |_| true)),
    does(Mutant::NewspaperNoPeso, Rule::NewspaperPeso, |p, action, log| {
        pays(p, action, log, Building::Newspaper, |hand| hand.pesos -= 1);
    }),
    says(Mutant::NewspaperMust, Rule::NewspaperTurnCitizen, |p, by, action| {
        let nobody = used(action) == Some(Use::Newspaper(None));
        barring(p, by, action, nobody.then_some(Refusal::NotNow { action: Kind::Use, decision: Question::Use }))
    }),
    says(Mutant::NewspaperAgain, Rule::NewspaperTurnCitizen, |p, by, action| {
        except(p, by, action, |refusal| matches!(refusal, Refusal::AlreadyInactive { .. }))
    }),
];

/// Somebody who uses a building gets something else.
fn pays(p: &mut Bent, action: Action, log: &mut Vec<Event>, building: Building, change: fn(&mut Hand)) {
    told(p, action, log, |p, event| {
        if let Event::Used { seat, how, .. } = event
            && how.building() == building
        {
            change(hand(p, seat));
        }
    });
}

/// What is given and taken at the black market.
fn traded(action: Action) -> Option<(Good, Good)> {
    if let Some(Use::BlackMarket { give, take }) = used(action) { Some((give, take)) } else { None }
}

/// The objection to more than one piece at once.
fn more_than_one(how: Option<Use>) -> Option<Refusal> {
    let (Use::Distillery(count) | Use::CigarFactory(count)) = how? else { return None };
    let building = how?.building();
    let good = if building == Building::Distillery { Good::Sugar } else { Good::Tobacco };
    (count.get() > 1).then_some(Refusal::CannotProcess { building, good, count: count.get(), have: 1 })
}

/// The trading office leaves a die as it is.
fn keep_die(p: &mut Bent, action: Action, log: &mut Vec<Event>, which: fn(u8) -> bool) {
    if let Some(Use::TradingOffice(good)) = used(action)
        && which(p.dice[good])
    {
        p.dice[good] += 1;
    }
    right(p, action, log);
}
