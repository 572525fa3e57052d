//! Phases 6 and 7: drying, income, and the next round (`dry-*`, `income-*`, `palm-to-box`).

use crate::game::Log;

use super::{
    super::{
        board::{INCOME, Squares},
        event::Event,
        position::Position,
    },
    coming::Coming,
};

/// After phase 5: drying and income, or in the last round the end (R36).
pub(in crate::island) fn end_round(p: &mut Position, log: &mut impl Log<Event>) -> Coming {
    let built = std::mem::take(&mut p.built);
    if p.round == p.rounds() {
        return Coming::End;
    }
    dry(p, false, log);
    // The overseer’s canal alone counts: an extra one does not bring the income back (R31).
    if built {
        p.hands[..usize::from(p.players)].iter_mut().for_each(|hand| hand.escudos += INCOME);
        log.note(|| Event::Income { players: p.players });
    } else {
        log.note(|| Event::NoIncome);
    }
    p.round += 1;
    log.note(|| Event::RoundBegan { round: p.round });
    Coming::Auction
}

/// Every dry plantation at once (R35): with markers it loses one, without it turns to desert. The last time all of them
/// turn to desert, markers or not (R36).
pub(in crate::island) fn dry(p: &mut Position, last: bool, log: &mut impl Log<Event>) {
    let dry = p.planted().without(p.watered);
    let owned = p.owned.into_iter().fold(Squares::EMPTY, Squares::with);
    let lost = if last { dry } else { dry.without(owned) };
    // Told before it happens: afterwards nobody sees what lay there.
    log.note_all(|| told(p, dry, lost, last));
    for crop in &mut p.crops {
        *crop = crop.without(lost);
    }
    p.double = p.double.without(lost);
    p.deserts = p.deserts.with(lost);
    p.palms = p.palms.without(lost);
    // A square with two markers keeps one, any other is left without.
    let emptied = if last { dry } else { dry.without(p.twice) };
    for owned in &mut p.owned {
        *owned = owned.without(emptied);
    }
    p.twice = p.twice.without(dry);
}

/// What the drying is about to do, square by square.
fn told(p: &Position, dry: Squares, lost: Squares, last: bool) -> Vec<Event> {
    let mut events = Vec::new();
    for square in dry.iter() {
        let Some(tile) = p.tile(square) else { continue };
        let (seat, markers) = (p.owner(square), p.markers(square));
        if lost.contains(square) {
            events.push(Event::Deserted { seat, square, tile, lost: markers, last });
            if p.palms.contains(square) {
                events.push(Event::PalmLost { square, last });
            }
        } else if let Some(seat) = seat {
            events.push(Event::Dried { seat, square, tile, left: markers - 1 });
        }
    }
    events
}
