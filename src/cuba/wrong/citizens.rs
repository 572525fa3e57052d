//! The citizens, gone wrong: what each gives, and what becomes of gifts, wood and short supplies.

use crate::ids::{Id, Set};

use super::{
    super::{
        action::{Action, Gift, Question, Use},
        board::{Citizen, Good, MARKERS},
        event::{Event, Item, Stay},
        layout::Layout,
        ledger::Rule,
        position::Position,
        refusal::Refusal,
        rules::{citizens, pawn, ship},
    },
    bend::{barring, except, give_back, instead_of_staying, own, postponed, right, seen, supply, told, withhold},
    bent::Bent,
    mutant::Mutant,
    pawn::anywhere,
    row::{Row, does, lies, plays, says},
};

/// More than anybody can take at once.
const PLENTY: u8 = 40;

pub(super) const ROWS: &[Row] = &[
    does(Mutant::Pedro3, Rule::Pedro, |p, action, log| one_more(p, action, log, Citizen::Pedro)),
    does(Mutant::Maria1, Rule::Maria, |p, action, log| one_less(p, action, log, Citizen::Maria)),
    does(Mutant::Jose3, Rule::Jose, |p, action, log| one_more(p, action, log, Citizen::Jose)),
    does(Mutant::Martinez2, Rule::Martinez, |p, action, log| one_less(p, action, log, Citizen::Martinez)),
    does(Mutant::Conchita1, Rule::Conchita, |p, action, log| one_less(p, action, log, Citizen::Conchita)),
    does(Mutant::Miguel1, Rule::Miguel, |p, action, log| one_less(p, action, log, Citizen::Miguel)),
    does(Mutant::CitizenAfterPawn, Rule::CitizenUseOnStop, |p, action, log| {
        postponed(p, action, log, |event| {
            let Event::Gained { seat, item, got, .. } = *event else { return None };
            Some((seat, item, got))
        });
    }),
    does(Mutant::ZorroGiftsLate, Rule::CitizenUseOnStop, |p, action, log| {
        postponed(p, action, log, |event| {
            let Event::Gave { to, gift, got, .. } = *event else { return None };
            let item = match gift {
                Gift::Peso => Item::Pesos,
                Gift::Point => Item::Points,
                Gift::Good(good) => Item::Good(good),
            };
            Some((to, item, got))
        });
    }),
    lies(Mutant::PedroYellow, Rule::FlowerPedro, |p| swap_flowers(p, Citizen::Pedro, Citizen::Jose)),
    lies(Mutant::MiguelRed, Rule::FlowerMiguel, |p| swap_flowers(p, Citizen::Miguel, Citizen::Maria)),
    lies(Mutant::AlonsoRed, Rule::FlowerAlonso, |p| swap_flowers(p, Citizen::Alonso, Citizen::Conchita)),
    does(Mutant::ZorroNeighbour, Rule::ZorroAllGive, |p, action, log| {
        right(p, action, log);
        if p.question == Question::Give && p.seat != p.turn.next(p.players()) {
            let (seat, building) = (p.turn, own(p).pawn);
            log.push(Event::PawnStayed { seat, building, why: Stay::Zorro });
            pawn::offer_building(p, log);
        }
    }),
    plays(
        Mutant::ZorroRefuse,
        Rule::ZorroAllGive,
        |p, by, action| except(p, by, action, |refusal| matches!(refusal, Refusal::MustGive)),
        |p, action, log| match (p.question, action) {
            (Question::Give, Action::Pass | Action::Decline) => {
                let seat = p.seat;
                citizens::next_giver(p, seat, log);
            }
            _ => right(p, action, log),
        },
    ),
    says(Mutant::ZorroWood, Rule::ZorroGiverChooses, |p, by, action| {
        let has = p.decider_hand().goods[Good::Wood] > 0;
        except(p, by, action, |refusal| has && matches!(refusal, Refusal::NoWoodToZorro))
    }),
    does(Mutant::ZorroThiefChooses, Rule::ZorroGiverChooses, |p, action, log| {
        let point = matches!(action, Action::Give(_)) && p.decider_hand().points > 0;
        right(p, if point { Action::Give(Gift::Point) } else { action }, log);
    }),
    plays(
        Mutant::ZorroPawnMoves,
        Rule::ZorroPawnStays,
        |p, by, action| except(p, by, action, |refusal| wrong_flower_at_zorro(p, refusal)),
        |p, action, log| instead_of_staying(p, action, log, Stay::Zorro, anywhere),
    ),
    does(Mutant::ZorroNoReuse, Rule::ZorroUseAgain, |p, action, log| {
        instead_of_staying(p, action, log, Stay::Zorro, ship::end_turn);
    }),
    plays(
        Mutant::ZorroFirstRoundUse,
        Rule::ZorroFirstRound,
        |p, by, action| except(p, by, action, |refusal| wrong_flower_at_zorro(p, refusal)),
        |p, action, log| {
            instead_of_staying(p, action, log, Stay::Zorro, |p, log| match p.active().pawn {
                None => anywhere(p, log),
                Some(_) => pawn::offer_building(p, log),
            });
        },
    ),
    says(Mutant::PabloWood, Rule::Pablo, |p, by, action| {
        let there = p.supply[Good::Wood] > 0;
        except(p, by, action, |refusal| there && matches!(refusal, Refusal::NoWoodFromPablo))
    }),
    does(Mutant::PabloTwo, Rule::Pablo, |p, action, log| {
        told(p, action, log, |p, event| {
            if let Event::Took { seat, good } = event {
                supply(p, seat, good, 1);
            }
        });
    }),
    does(Mutant::ShortNothing, Rule::SupplyShort, |p, action, log| {
        told(p, action, log, |p, event| {
            if let Event::SupplyShort { seat, good, got, .. } = event {
                give_back(p, seat, good, got);
            }
        });
    }),
    plays(
        Mutant::SupplyEndless,
        Rule::SupplyShort,
        |p, by, action| seen(p, by, action, |table| table.supply.0 = table.supply.0.map(|count| count + PLENTY)),
        |p, action, log| {
            p.supply.0 = p.supply.0.map(|count| count + PLENTY);
            right(p, action, log);
            p.supply.0 = p.supply.0.map(|count| count.saturating_sub(PLENTY));
        },
    ),
    plays(
        Mutant::DistilOnCredit,
        Rule::SupplyShort,
        |p, by, action| seen(p, by, action, |table| top_up(table, action)),
        |p, action, log| {
            top_up(p, action);
            right(p, action, log);
        },
    ),
    plays(
        Mutant::ClaimAnyone,
        Rule::AlonsoClaimUnowned,
        |p, by, action| except(p, by, action, |refusal| matches!(refusal, Refusal::HasOwner { .. })),
        |p, action, log| {
            if let Action::Claim(building) = action {
                p.hands.iter_mut().for_each(|hand| hand.owns.remove(building));
            }
            right(p, action, log);
        },
    ),
    plays(
        Mutant::ClaimFour,
        Rule::AlonsoMaxThree,
        |p, by, action| except(p, by, action, |refusal| matches!(refusal, Refusal::NoMarkerLeft { .. })),
        |p, action, log| {
            let (seat, owns) = (p.turn, own(p).owns);
            let Action::Claim(building) = action else { return right(p, action, log) };
            // The engine counts only as far as there are markers.
            own(p).owns = owns.iter().take(MARKERS - 1).collect();
            right(p, action, log);
            p.hands[seat.index()].owns = owns.with(Set::of(building));
        },
    ),
    does(Mutant::ClaimPrice, Rule::AlonsoClaim, |p, action, log| {
        if let Action::Claim(_) = action {
            own(p).pesos = own(p).pesos.saturating_sub(1);
        }
        right(p, action, log);
    }),
    plays(
        Mutant::ClaimAndUse,
        Rule::AlonsoOneOption,
        |p, by, action| {
            let more = p.mark && p.question == Question::Pawn && matches!(action, Action::Use(_));
            seen(p, by, action, |table| {
                if more {
                    table.question = Question::Alonso;
                }
            })
        },
        |p, action, log| {
            if let (Question::Pawn, Action::Use(_)) = (p.question, action) {
                p.question = Question::Alonso;
            }
            right(p, action, log);
            p.mark = matches!(action, Action::Claim(_));
        },
    ),
    says(Mutant::ClaimFreeOnly, Rule::AlonsoClaim, |p, by, action| {
        let building = if let Action::Claim(building) = action { Some(building) } else { None };
        let visited = building.and_then(|building| Some((building, p.visitor(building)?)));
        barring(p, by, action, visited.map(|(building, seat)| Refusal::Occupied { building, seat }))
    }),
    says(Mutant::OwnOccupiedClosed, Rule::AlonsoUseOccupied, |p, by, action| {
        let at_alonso = p.question == Question::Alonso;
        let building = used(action).filter(|_| at_alonso).map(Use::building);
        let visited = building.and_then(|building| Some((building, p.visitor(building)?)));
        barring(p, by, action, visited.map(|(building, seat)| Refusal::Occupied { building, seat }))
    }),
    says(Mutant::UseAnyAtAlonso, Rule::AlonsoUseOwn, |p, by, action| {
        seen(p, by, action, |table| {
            if let (Question::Alonso, Some(how)) = (table.question, used(action)) {
                table.active().owns.insert(how.building());
            }
        })
    }),
    does(Mutant::AlonsoNoPawn, Rule::AlonsoThenPawn, |p, action, log| {
        let asked = p.question;
        right(p, action, log);
        if asked == Question::Alonso && matches!(p.question, Question::Pawn | Question::Use) {
            ship::end_turn(p, log);
        }
    }),
];

/// The use of a building.
pub(super) fn used(action: Action) -> Option<Use> {
    if let Action::Use(how) = action { Some(how) } else { None }
}

/// A citizen who gives goods gives one more.
fn one_more(p: &mut Bent, action: Action, log: &mut Vec<Event>, who: Citizen) {
    told(p, action, log, |p, event| {
        if let Event::Gained { seat, citizen, item: Item::Good(good), .. } = event
            && citizen == who
        {
            supply(p, seat, good, 1);
        }
    });
}

/// A citizen gives one less.
fn one_less(p: &mut Bent, action: Action, log: &mut Vec<Event>, who: Citizen) {
    told(p, action, log, |p, event| {
        let Event::Gained { seat, citizen, item, got, .. } = event else { return };
        match item {
            _ if citizen != who => {}
            Item::Points => withhold(p, seat, 1),
            Item::Pesos => p.hands[seat.index()].pesos -= 1,
            Item::Good(good) => give_back(p, seat, good, u8::from(got > 1)),
        }
    });
}

/// Two citizens with each other's flower.
fn swap_flowers(p: &mut Position, one: Citizen, other: Citizen) {
    let mut flowers = *p.layout.flowers();
    flowers.swap(one.index(), other.index());
    let layout = Layout::new(p.players(), *p.layout.street(), *p.layout.town(), flowers);
    p.layout = layout.expect("every flower is still there twice");
}

fn wrong_flower_at_zorro(p: &Position, refusal: &Refusal) -> bool {
    p.citizen() == Some(Citizen::Zorro) && matches!(refusal, Refusal::WrongFlower { .. })
}

/// The supply has what is to be made.
fn top_up(p: &mut Position, action: Action) {
    let (product, count) = match used(action) {
        Some(Use::Distillery(count)) => (Good::Rum, count),
        Some(Use::CigarFactory(count)) => (Good::Cigars, count),
        Some(_) | None => return,
    };
    p.supply[product] = p.supply[product].max(count.get().min(100) as u8);
}
