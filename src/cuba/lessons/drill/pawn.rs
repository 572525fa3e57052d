//! Where the pawn can go, whether it moves at all, and who is paid for where it stands.

use crate::{
    chance::Chance,
    cuba::{
        Action, Citizen, Cuba, Event, Position, Question, Rule,
        board::{Building, Buildings},
        event::{Idle, Stay},
        words::table,
    },
    game::Game,
    text::{Message, Spoken},
};

use super::{
    Template,
    answers::{self, nobody, owned, part_b, pawns, seat},
    any, any_drive,
    driving::about_drive,
    go_on, is_asked, legal, only, played, rules_of,
};
use crate::course::{
    drill::{Case, Stem, Whim, text},
    taught::LEARNER,
};

pub(super) const WHERE_TO: &[Rule] =
    &[Rule::PawnUnoccupied, Rule::PawnOtherBuilding, Rule::PawnBlockedStays, Rule::PawnSameFlower];

/// The buildings of a citizen's flower, and where all pawns stand.
fn town(p: &Position, citizen: Citizen) -> Vec<Message> {
    let flower = p.layout().flower_of(citizen);
    flower.and_then(|flower| table::under(p, flower)).into_iter().chain(pawns(p)).collect()
}

/// Hunts for one building that is free, or none.
pub(super) fn where_to(p: &Position, chance: &mut Chance) -> Option<Stem<Cuba>> {
    let (drive, played) = any_drive(p, chance)?;
    let after = played.position;
    let blocked = only(&played.events, |event| matches!(event, Event::PawnStayed { why: Stay::Blocked, .. }));
    let citizen = after.citizen().filter(|_| is_asked(&after, Question::Pawn) || !blocked.is_empty())?;
    let group = p.layout().group_of(citizen);
    let open: Buildings = legal(&after).iter().filter_map(|action| entered(*action)).collect();
    let barred = || group.without(open).iter().filter(|_| blocked.is_empty());
    let refusals: Vec<_> =
        barred().flat_map(|building| Cuba::refusals(&after, Some(LEARNER), Action::Pawn(building))).collect();
    let own: Buildings = p.hand(LEARNER).pawn.into_iter().collect();
    let elsewhere = group.without(open).without(own).iter().next();
    let mut wrong = vec![group, open.with(own.both(group))];
    wrong.extend(elsewhere.map(|building| open.with(Buildings::of(building))));
    wrong.extend([group.without(own), Buildings::EMPTY]);
    wrong.extend(open.iter().map(|building| open.without(Buildings::of(building))));
    let mut rules = [rules_of(&blocked), rules_of(&refusals)].concat();
    if rules.is_empty() {
        rules.push(Rule::PawnSameFlower);
    }
    Some(Stem {
        right: answers::buildings(open),
        wrong: wrong.into_iter().map(answers::buildings).collect(),
        case: Case {
            action: Some(drive),
            facts: town(p, citizen),
            rules,
            events: blocked,
            refusals,
            exceptional: open.len() <= 1,
            ..Case::new(p, about_drive(Template::WhereTo, p, drive))
        },
    })
}

fn entered(action: Action) -> Option<Building> {
    if let Action::Pawn(building) = action { Some(building) } else { None }
}

pub(super) const STAY_AND_USE: &[Rule] = &[
    Rule::ZorroPawnStays,
    Rule::ZorroUseAgain,
    Rule::ZorroFirstRound,
    Rule::InactivePawnStays,
    Rule::InactiveNoBuilding,
    Rule::HarbourPawnStays,
    Rule::HarbourNoBuilding,
    Rule::PawnBlockedStays,
    Rule::PawnBlockedMayUse,
    Rule::PawnMustMove,
    Rule::PawnUseBuilding,
];

/// Hunts for a pawn that stays: at El Zorro, at an inactive citizen, at the harbour, or because nothing is free.
pub(super) fn stay_and_use(p: &Position, wish: Whim, chance: &mut Chance) -> Option<Stem<Cuba>> {
    let (drive, arrival) = any_drive(p, chance)?;
    let visited = arrival.position.citizen();
    // What is given may decide whether there is something to use.
    let uses = uses_whatever_is_given(&arrival.position)?;
    let after = go_on(arrival, |asked| matches!(asked, Question::Give | Question::Deliver))?;
    let events = only(&after.events, |event| matches!(event, Event::PawnStayed { .. } | Event::NoBuilding { .. }));
    let idle = events.iter().any(|event| matches!(event, Event::NoBuilding { .. }));
    // A building that has nothing to offer could be used by the rules, and is not; that is another question.
    let useless = events.iter().any(|event| matches!(event, Event::NoBuilding { why: Idle::NothingToUse, .. }));
    let moves = is_asked(&after.position, Question::Pawn);
    if useless || after.position.question() == Question::Over || !(uses || idle) {
        return None;
    }
    let mut rules = rules_of(&events);
    if moves {
        rules = vec![Rule::PawnMustMove, Rule::PawnUseBuilding];
    } else if uses {
        rules.push(if visited == Some(Citizen::Zorro) { Rule::ZorroUseAgain } else { Rule::PawnBlockedMayUse });
    }
    let facts = visited.map_or_else(|| pawns(p), |citizen| town(p, citizen));
    Some(Stem {
        right: part_b(moves, uses),
        wrong: vec![part_b(true, true), part_b(false, true), part_b(false, false)],
        case: Case {
            action: Some(drive),
            facts: table::inactive(p).into_iter().chain(facts).collect(),
            rules,
            exceptional: match wish.among(&[Some(Stay::Zorro), Some(Stay::Inactive), None]) {
                Some(sought) => {
                    events.iter().any(|event| matches!(event, Event::PawnStayed { why, .. } if *why == sought))
                }
                None => !moves,
            },
            events,
            ..Case::new(p, about_drive(Template::StayAndUse, p, drive))
        },
    })
}

/// Whether the learner may use a building after the others have given, if it is the same whatever they give.
fn uses_whatever_is_given(p: &Position) -> Option<bool> {
    if p.question() != Question::Give {
        return Some(is_asked(p, Question::Pawn) || is_asked(p, Question::Use));
    }
    let mut uses = legal(p).into_iter().map(|gift| uses_whatever_is_given(&played(p, gift)?.position));
    let first = uses.next()??;
    uses.all(|other| other == Some(first)).then_some(first)
}

/// Hunts for a building of one's own, and for a pawn that did not move and pays all the same.
pub(super) fn owner(p: &Position, wish: Whim, chance: &mut Chance) -> Option<Stem<Cuba>> {
    if p.turn() != LEARNER || !matches!(p.question(), Question::Drive | Question::Pawn | Question::Use) {
        return None;
    }
    let action = any(&legal(p), chance).filter(|_| p.decider() == LEARNER)?;
    let after = played(p, action)?;
    let over = after.position.turn() != LEARNER || after.position.question() == Question::Roll;
    let building = after.position.hand(LEARNER).pawn.filter(|_| over)?;
    let owner = p.owner(building)?;
    let paid = only(&after.events, |event| matches!(event, Event::OwnerPoint { .. }));
    let right = match paid[..] {
        [Event::OwnerPoint { owner, .. }] => seat(owner),
        _ => nobody(),
    };
    let left = p.hand(LEARNER).pawn.and_then(|building| p.owner(building));
    let stayed = after.events.iter().any(|event| matches!(event, Event::PawnStayed { .. }))
        || p.question() == Question::Use && p.citizen() == Some(Citizen::Zorro);
    let seats = [Some(owner), left, Some(LEARNER)].into_iter().flatten().chain(p.layout().seats());
    Some(Stem {
        right,
        wrong: [nobody()].into_iter().chain(seats.map(seat)).collect(),
        case: Case {
            action: Some(action),
            facts: [table::pawn(p, LEARNER)].into_iter().chain(table::inactive(p)).chain(owned(p)).collect(),
            rules: vec![if paid.is_empty() { Rule::OwnerPointNotOwn } else { Rule::OwnerPoint }],
            events: paid,
            exceptional: if wish.among(&[false, true]) { owner == LEARNER } else { owner != LEARNER && stayed },
            ..Case::new(p, text::<Cuba>(Template::Owner).with("action", Cuba::choice(p, action)))
        },
    })
}
