//! Who has won.

use crate::{
    chance::Chance,
    cuba::{Cuba, Event, Good, Position, Rule, Standing, event::TieBreak, nearest::Edit},
    game::{Dice, Seat},
    ids::Id,
};

use super::{
    Template,
    answers::{holdings, winners},
    any, only, rules_of,
};
use crate::course::drill::{Case, Stem, Whim, text};

pub(super) const RULES: &[Rule] = &[Rule::TieGoods, Rule::TiePesos, Rule::EndMostPointsWins, Rule::EndGoodsToPoints];

/// Hunts for a tie, whatever decides it. Half of the ends are those of random play, half are evened out.
pub(super) fn who_wins(p: &Position, wish: Whim, chance: &mut Chance) -> Option<Stem<Cuba>> {
    let played_out = p.standing()?;
    let p = if wish.among(&[false, true]) { *p } else { evened_out(p, &played_out, chance)? };
    let standing = p.standing()?;
    let first: Vec<Seat> = standing.winners().collect();
    let most = |count: &dyn Fn(Seat) -> u16| {
        let best = p.layout().seats().map(count).max().unwrap_or(0);
        p.layout().seats().filter(|seat| count(*seat) == best).collect::<Vec<_>>()
    };
    let wrong = [
        most(&|seat| standing.scores[seat.index()].total),
        most(&|seat| p.hand(seat).points),
        most(&|seat| p.hand(seat).goods.total()),
        most(&|seat| p.hand(seat).pesos),
    ];
    let singles = p.layout().seats().map(|seat| vec![seat]);
    let everybody: Vec<Seat> = p.layout().seats().collect();
    let wrong = wrong.into_iter().chain(singles).chain([everybody]).map(|seats| winners(&seats)).collect();
    let mut events: Vec<Event> = standing.told().collect();
    let won = only(&events, |event| matches!(event, Event::Won { .. }));
    events.retain(|event| matches!(event, Event::Scored { .. } | Event::Won { .. }));
    Some(Stem {
        right: winners(&first),
        wrong,
        case: Case {
            facts: holdings(&p),
            rules: rules_of(&won).into_iter().chain([Rule::EndGoodsToPoints]).collect(),
            events,
            exceptional: won.iter().any(|event| !matches!(event, Event::Won { by: TieBreak::Points, .. })),
            ..Case::new(&p, text::<Cuba>(Template::WhoWins))
        },
    })
}

/// The same end with another seat level with the best, sometimes in goods and pesos as well.
fn evened_out(p: &Position, standing: &Standing, chance: &mut Chance) -> Option<Position> {
    let mut p = *p;
    let best = standing.scores.iter().max_by_key(|score| score.total)?;
    let others: Vec<_> = standing.scores.iter().filter(|score| score.seat != best.seat).collect();
    let other = any(&others, chance)?;
    Edit::Points { seat: other.seat, by: best.total - other.total }.make(&mut p)?;
    if chance.below(3) > 0 {
        // Up to two goods make no point, so that the points stay level.
        let (poor, by) = poorer((best.seat, best.goods_left), (other.seat, other.goods_left));
        let spare = Good::ALL.iter().copied().find(|good| u16::from(p.supply()[*good]) >= by)?;
        Edit::Goods { seat: poor, good: spare, by }.make(&mut p)?;
    }
    if chance.below(3) == 0 {
        let (poor, by) = poorer((best.seat, best.pesos), (other.seat, other.pesos));
        Edit::Pesos { seat: poor, by }.make(&mut p)?;
    }
    Some(p)
}

/// Who of two has less, and how much less.
fn poorer(one: (Seat, u16), other: (Seat, u16)) -> (Seat, u16) {
    if one.1 < other.1 { (one.0, other.1 - one.1) } else { (other.0, one.1 - other.1) }
}
