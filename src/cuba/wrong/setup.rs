//! The beginning, gone wrong: what lies on the table and who begins.

use crate::ids::Id;

use super::{
    super::{
        action::{Action, Question},
        board::{Building, Flag, Good, PIECES},
        ledger::Rule,
        position::Hand,
    },
    bend::right,
    bent::Bent,
    mutant::Mutant,
    row::{Row, begins, does},
};

pub(super) const ROWS: &[Row] = &[
    begins(Mutant::StartCar, Rule::SetupCarAtHarbour, |p| p.car = 0),
    begins(Mutant::StartShip, Rule::SetupShipTokenFirst, |p| p.ship = 2),
    begins(Mutant::StartPrice, Rule::SetupMarkerOnTwo, |p| p.flag = Flag::Three),
    begins(Mutant::StartSupply, Rule::SetupSupplies, |p| {
        for good in Good::ALL {
            p.supply[*good] -= 1;
        }
    }),
    begins(Mutant::PawnsPlaced, Rule::SetupPawnOffBoard, |p| {
        for (seat, building) in p.layout.seats().zip(Building::ALL) {
            p.move_pawn(seat, Some(*building));
        }
    }),
    begins(Mutant::StartPesos, Rule::SetupStartPesos, |p| each_hand(p, |hand| hand.pesos = 2)),
    begins(Mutant::StartPoints, Rule::SetupStartPoints, |p| each_hand(p, |hand| hand.points = 0)),
    begins(Mutant::StartGoods, Rule::SetupStartGoods, |p| {
        each_hand(p, |hand| hand.goods[Good::Tobacco] = 0);
        p.supply[Good::Tobacco] = PIECES;
    }),
    begins(Mutant::FirstPlayerRolls, Rule::SetupFirstRoller, |p| {
        let first = p.turn.next(p.players());
        p.turn = first;
        p.seat = first;
    }),
    does(Mutant::FirstPlayerChooses, Rule::SetupFirstChoice, |p, action, log| {
        right(p, action, log);
        if matches!(action, Action::Roll(_)) && p.ship == 1 {
            let first = p.turn.next(p.players());
            p.ask(first, Question::LeaveOut);
        }
    }),
];

fn each_hand(p: &mut Bent, change: fn(&mut Hand)) {
    let players = p.players().into();
    p.table.hands[..players].iter_mut().for_each(change);
}
