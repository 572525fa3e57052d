//! The end of the game (`end-*`, `tie-*`).

use std::cmp::Reverse;

use crate::game::{Log, Seat};

use super::super::{
    action::Question,
    board::GOODS_PER_POINT,
    event::{Event, TieBreak},
    position::Position,
};

/// A seat's result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// Whose.
    pub seat: Seat,
    /// Points before goods are converted.
    pub points: u16,
    /// Points for goods.
    pub for_goods: u16,
    /// Both together.
    pub total: u16,
    /// Goods left over.
    pub goods_left: u16,
    /// Pesos.
    pub pesos: u16,
    /// How many are better, and 1.
    pub place: u8,
}

impl Score {
    fn rank(&self) -> Reverse<(u16, u16, u16)> {
        Reverse((self.total, self.goods_left, self.pesos))
    }
}

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// By seat.
    pub scores: Vec<Score>,
}

impl Standing {
    /// Those in the first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.scores.iter().filter(|score| score.place == 1).map(|score| score.seat)
    }

    /// The result as it is announced.
    pub fn told(self) -> impl Iterator<Item = Event> {
        let by = self.decided_by();
        let won: Vec<_> = self.winners().map(|seat| Event::Won { seat, by }).collect();
        let scored = self.scores.into_iter().map(|score| {
            let Score { seat, points, for_goods, total, goods_left, pesos, place } = score;
            Event::Scored { seat, points, for_goods, total, goods_left, pesos, place }
        });
        scored.chain(won)
    }

    /// What set the winners apart from the others.
    fn decided_by(&self) -> TieBreak {
        let mut ranks: Vec<_> = self.scores.iter().map(Score::rank).collect();
        ranks.sort_unstable();
        match ranks[..] {
            [Reverse((points, goods, pesos)), Reverse(second), ..] => {
                if points != second.0 {
                    TieBreak::Points
                } else if goods != second.1 {
                    TieBreak::Goods
                } else if pesos != second.2 {
                    TieBreak::Pesos
                } else {
                    TieBreak::Shared
                }
            }
            _ => TieBreak::Points,
        }
    }
}

/// The seventh ship has left: nothing else of the turn happens (R74).
pub(in crate::cuba) fn end(p: &mut Position, log: &mut impl Log<Event>) {
    let seat = p.turn;
    p.passed = 0;
    p.ask(seat, Question::Over);
    log.note(|| Event::Ended { seat });
    log.note_all(|| reckon(p).told());
}

/// What the table would be worth if the game ended here.
pub(in crate::cuba) fn reckon(p: &Position) -> Standing {
    let mut scores: Vec<Score> = p
        .hands()
        .map(|(seat, hand)| {
            // Wood counts like the others, and nobody is asked: changing never hurts (R76).
            let goods = hand.goods.total();
            let for_goods = goods / GOODS_PER_POINT;
            Score {
                seat,
                points: hand.points,
                for_goods,
                total: hand.points + for_goods,
                goods_left: goods % GOODS_PER_POINT,
                pesos: hand.pesos,
                place: 0,
            }
        })
        .collect();
    let ranks: Vec<_> = scores.iter().map(Score::rank).collect();
    for score in &mut scores {
        score.place = 1 + ranks.iter().filter(|rank| **rank < score.rank()).count() as u8;
    }
    Standing { scores }
}
