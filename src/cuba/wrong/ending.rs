//! The end, gone wrong: when it comes, what goods and pesos are worth, who wins.

use std::cmp::Reverse;

use super::{
    super::{
        board::{GOODS_PER_POINT, Good, OWNER_POINTS, SHIPS},
        ledger::Rule,
        position::{Hand, Position},
        rules::ending::{Score, Standing, reckon},
    },
    Mutant,
    bend::{landlord, reward, right},
    row::{Row, does, reckons},
};

pub(super) const ROWS: &[Row] = &[
    does(Mutant::EightShips, Rule::EndSeventhShip, |p, action, log| {
        // The seventh passes for the sixth, once.
        let one_more = p.ship == SHIPS && !p.mark;
        p.ship -= u8::from(one_more);
        right(p, action, log);
        p.mark |= one_more && p.ship == SHIPS;
        p.ship = if one_more { SHIPS } else { p.ship };
    }),
    does(Mutant::EndOwnerPoint, Rule::EndSeventhShip, |p, action, log| {
        right(p, action, log);
        if let Some(owner) = landlord(p, p.turn).filter(|_| p.is_over()) {
            reward(p, owner, OWNER_POINTS);
        }
    }),
    reckons(Mutant::GoodsTwo, Rule::EndGoodsToPoints, |p| {
        counted(p, |score, hand| convert(score, hand.goods.total(), GOODS_PER_POINT - 1), by_points)
    }),
    reckons(Mutant::WoodWorthless, Rule::EndGoodsToPoints, |p| {
        counted(
            p,
            |score, hand| convert(score, hand.goods.total() - u16::from(hand.goods[Good::Wood]), GOODS_PER_POINT),
            by_points,
        )
    }),
    reckons(Mutant::MoneyCounts, Rule::EndMoneyWorthless, |p| {
        counted(p, |score, hand| score.total += hand.pesos / 3, by_points)
    }),
    reckons(Mutant::FewestWin, Rule::EndMostPointsWins, |p| {
        counted(p, |_, _| {}, |score, _| (u16::MAX - score.total, score.goods_left, score.pesos))
    }),
    reckons(Mutant::TieBefore, Rule::TieGoods, |p| {
        counted(p, |_, _| {}, |score, hand| (score.total, hand.goods.total(), score.pesos))
    }),
    reckons(Mutant::TieNoGoods, Rule::TieGoods, |p| counted(p, |_, _| {}, |score, _| (score.total, 0, score.pesos))),
    reckons(Mutant::TieNoPesos, Rule::TiePesos, |p| {
        counted(p, |_, _| {}, |score, _| (score.total, score.goods_left, 0))
    }),
];

/// Counts every hand otherwise and gives the places anew.
fn counted(p: &Position, change: fn(&mut Score, &Hand), rank: fn(&Score, &Hand) -> (u16, u16, u16)) -> Standing {
    let mut scores = reckon(p).scores;
    for score in &mut scores {
        change(score, p.hand(score.seat));
    }
    let ranks: Vec<_> = scores.iter().map(|score| Reverse(rank(score, p.hand(score.seat)))).collect();
    for (score, own) in scores.iter_mut().zip(&ranks) {
        score.place = 1 + ranks.iter().filter(|rank| *rank < own).count() as u8;
    }
    Standing { scores }
}

/// So many goods make a point.
fn convert(score: &mut Score, goods: u16, per_point: u16) {
    score.for_goods = goods / per_point;
    score.total = score.points + score.for_goods;
    score.goods_left = goods % per_point;
}

/// As the right rules rank.
fn by_points(score: &Score, _: &Hand) -> (u16, u16, u16) {
    (score.total, score.goods_left, score.pesos)
}
