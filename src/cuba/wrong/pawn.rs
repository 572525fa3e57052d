//! The pawn and the owner's point, gone wrong: where it may go, when it stays, who is paid for it.

use crate::game::Seat;

use super::{
    super::{
        action::{Action, Question},
        board::{Building, Buildings, OWNER_POINTS},
        event::{Event, Stay},
        ledger::Rule,
        position::Position,
        refusal::Refusal,
        rules::{pawn, ship},
    },
    bend::{
        barring, except, instead_of_staying, landlord, no_owner_point, own, refusals, reward, right, seen, told,
        turn_ended,
    },
    bent::Bent,
    mutant::Mutant,
    row::{Row, does, plays, says},
};

pub(super) const ROWS: &[Row] = &[
    plays(
        Mutant::PawnMayStay,
        Rule::PawnMustMove,
        |p, by, action| except(p, by, action, |refusal| matches!(refusal, Refusal::MustMovePawn)),
        |p, action, log| match (p.question, action) {
            (Question::Pawn, Action::Decline | Action::Pass) => pawn::offer_building(p, log),
            _ => right(p, action, log),
        },
    ),
    says(Mutant::PawnAnyFlower, Rule::PawnSameFlower, |p, by, action| except(p, by, action, is_wrong_flower)),
    plays(
        Mutant::PawnCrowd,
        Rule::PawnUnoccupied,
        |p, by, action| {
            let mut said = except(p, by, action, |refusal| matches!(refusal, Refusal::Occupied { .. }));
            let stays = entered(action).filter(|building| said.is_empty() && p.decider_hand().pawn == Some(*building));
            said.extend(stays.map(|building| Refusal::SameBuilding { building }));
            said
        },
        |p, action, log| instead_of_staying(p, action, log, Stay::Blocked, |p, _| p.ask(p.turn, Question::Pawn)),
    ),
    plays(
        Mutant::PawnStay,
        Rule::PawnOtherBuilding,
        |p, by, action| except(p, by, action, |refusal| matches!(refusal, Refusal::SameBuilding { .. })),
        |p, action, log| {
            instead_of_staying(p, action, log, Stay::Blocked, |p, log| {
                let group = p.citizen().map_or(Buildings::EMPTY, |citizen| p.layout.group_of(citizen));
                if p.active().pawn.is_some_and(|building| group.contains(building)) {
                    p.ask(p.turn, Question::Pawn);
                } else {
                    pawn::offer_building(p, log);
                }
            });
        },
    ),
    plays(
        Mutant::PawnMarkerBars,
        Rule::PawnMarkerNoObstacle,
        |p, by, action| {
            let owned = entered(action).and_then(|building| Some((building, p.owner(building)?)));
            let barred = owned.filter(|(_, owner)| *owner != p.seat);
            barring(p, by, action, barred.map(|(building, seat)| Refusal::Occupied { building, seat }))
        },
        |p, action, log| {
            right(p, action, log);
            let free = |building: Building| p.owner(building).is_none_or(|owner| owner == p.turn);
            if p.question == Question::Pawn && !pawn::open(p).iter().any(free) {
                let (seat, building) = (p.turn, own(p).pawn);
                log.push(Event::PawnStayed { seat, building, why: Stay::Blocked });
                pawn::offer_building(p, log);
            }
        },
    ),
    plays(
        Mutant::HarbourPawn,
        Rule::HarbourPawnStays,
        |p, by, action| {
            let moves = p.question == Question::Pawn && p.at_harbour();
            let mut said = seen(p, by, action, |table| table.car = if moves { 0 } else { table.car });
            said.retain(|refusal| !(moves && is_wrong_flower(refusal)));
            said
        },
        |p, action, log| instead_of_staying(p, action, log, Stay::Harbour, anywhere),
    ),
    does(Mutant::HarbourBuilding, Rule::HarbourNoBuilding, |p, action, log| {
        instead_of_staying(p, action, log, Stay::Harbour, pawn::offer_building);
    }),
    plays(
        Mutant::BlockedAnywhere,
        Rule::PawnBlockedStays,
        |p, by, action| {
            let blocked = p.question == Question::Pawn && pawn::open(p).is_empty();
            let mut said = refusals(p, by, action);
            said.retain(|refusal| !(blocked && is_wrong_flower(refusal)));
            said
        },
        |p, action, log| instead_of_staying(p, action, log, Stay::Blocked, anywhere),
    ),
    does(Mutant::BlockedNoUse, Rule::PawnBlockedMayUse, |p, action, log| {
        instead_of_staying(p, action, log, Stay::Blocked, ship::end_turn);
    }),
    does(Mutant::InactiveUse, Rule::InactiveNoBuilding, |p, action, log| {
        instead_of_staying(p, action, log, Stay::Inactive, pawn::offer_building);
    }),
    does(Mutant::InactivePawn, Rule::InactivePawnStays, |p, action, log| {
        instead_of_staying(p, action, log, Stay::Inactive, |p, log| {
            if pawn::open(p).is_empty() { ship::end_turn(p, log) } else { p.ask(p.turn, Question::Pawn) }
        });
    }),
    says(Mutant::UseElsewhere, Rule::PawnUseBuilding, |p, by, action| {
        seen(p, by, action, |table| {
            if let (Question::Use, Action::Use(how)) = (table.question, action) {
                table.move_pawn(table.seat, Some(how.building()));
            }
        })
    }),
    does(Mutant::TurnGoesOn, Rule::TurnEndsAfterPawn, |p, action, log| next_turn_is(p, action, log, |seat, _| seat)),
    does(Mutant::TurnAnticlockwise, Rule::TurnOrder, |p, action, log| next_turn_is(p, action, log, Seat::before)),
    does(Mutant::OwnerNone, Rule::OwnerPoint, |p, action, log| {
        right(p, action, log);
        no_owner_point(p, log);
    }),
    does(Mutant::OwnerTwo, Rule::OwnerPoint, |p, action, log| {
        told(p, action, log, |p, event| {
            if let Event::OwnerPoint { owner, .. } = event {
                reward(p, owner, OWNER_POINTS);
            }
        });
    }),
    does(Mutant::OwnerIfUsed, Rule::OwnerPoint, |p, action, log| {
        right(p, action, log);
        if !matches!(action, Action::Use(_)) {
            no_owner_point(p, log);
        }
    }),
    does(Mutant::OwnerIfMoved, Rule::OwnerPoint, |p, action, log| {
        right(p, action, log);
        if log.iter().any(|event| matches!(event, Event::FoundInactive { .. })) {
            no_owner_point(p, log);
        }
    }),
    does(Mutant::OwnerSelf, Rule::OwnerPointNotOwn, |p, action, log| {
        let (asked, seat) = (p.question, p.turn);
        right(p, action, log);
        let own = p.hand(seat).pawn.is_some_and(|building| p.hand(seat).owns.contains(building));
        if own && turn_ended(asked, p, log) {
            reward(p, seat, OWNER_POINTS);
        }
    }),
    does(Mutant::OwnerAllPawns, Rule::OwnerPoint, |p, action, log| {
        let (asked, turn) = (p.question, p.turn);
        right(p, action, log);
        if turn_ended(asked, p, log) {
            for seat in p.layout.seats().filter(|seat| *seat != turn) {
                if let Some(owner) = landlord(p, seat) {
                    reward(p, owner, OWNER_POINTS);
                }
            }
        }
    }),
    does(Mutant::OwnerAtOnce, Rule::OwnerPointVisits, |p, action, log| {
        let seat = p.turn;
        right(p, action, log);
        no_owner_point(p, log);
        if let (Action::Pawn(_), Some(owner)) = (action, landlord(p, seat)) {
            reward(p, owner, OWNER_POINTS);
        }
    }),
];

/// The pawn goes to any building without one.
pub(super) fn anywhere(p: &mut Position, _: &mut Vec<Event>) {
    p.ask(p.turn, Question::Pawn);
}

fn is_wrong_flower(refusal: &Refusal) -> bool {
    matches!(refusal, Refusal::WrongFlower { .. })
}

/// The building that a pawn is to enter.
fn entered(action: Action) -> Option<Building> {
    if let Action::Pawn(building) = action { Some(building) } else { None }
}

/// After a turn comes another seat's than the next one's.
fn next_turn_is(p: &mut Bent, action: Action, log: &mut Vec<Event>, which: fn(Seat, u8) -> Seat) {
    let (seat, players) = (p.turn, p.players());
    // The first turn of all is the start player's.
    let opening = p.question == Question::LeaveOut && p.ship == 1;
    right(p, action, log);
    if !opening && log.iter().any(|event| matches!(event, Event::TurnBegan { .. })) {
        let next = which(seat, players);
        p.turn = next;
        p.seat = next;
    }
}
