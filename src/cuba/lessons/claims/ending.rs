//! Facts about the end of the game: whether it is over, and who has what and wins.

use crate::{
    course::{
        shape::{At, table, written_as},
        taught::{Amount, Who},
    },
    cuba::{Cuba, Position},
    game::{Decision, Game, Seat},
    text::Message,
};

use super::{Counting, Evidence, Factual, named, seat, wanted};

pub(super) fn is_over(p: &Position) -> bool {
    Cuba::decision(p) == Decision::Over
}

written_as! {
    /// Whether the game is over.
    OverNow(bool),
    /// Exactly these win.
    WonBy(Vec<At<Who>>),
}

impl Factual for OverNow {
    fn holds(&self, by: Evidence<'_>) -> bool {
        is_over(by.now) == self.0
    }

    fn lacks(&self, _by: Evidence<'_>) -> Vec<Message> {
        vec![wanted(if self.0 { "over" } else { "not-over" })]
    }
}

impl Factual for WonBy {
    fn holds(&self, by: Evidence<'_>) -> bool {
        (by.standing)().is_some_and(|standing| {
            let mut wanted: Vec<Seat> = self.0.iter().map(|who| who.seat()).collect();
            wanted.sort();
            standing.winners().eq(wanted)
        })
    }

    fn lacks(&self, _by: Evidence<'_>) -> Vec<Message> {
        self.0.iter().map(|who| wanted("wins").with("player", who.seat())).collect()
    }

    fn names(&self) -> Vec<&At<Who>> {
        self.0.iter().collect()
    }
}

table! {
    /// Numbers of somebody's result.
    pub struct Scored {
        /// Who; left out: you.
        "who" who: Option<At<Who>>,
        /// All points.
        "total" total: Option<Amount>,
        /// The points for goods among them.
        "for-goods" for_goods: Option<Amount>,
        /// The goods left over.
        "goods-left" goods_left: Option<Amount>,
        /// The place.
        "place" place: Option<Amount>,
    }
}

impl Scored {
    /// The numbers, once there is a result.
    fn counted(&self, by: Evidence<'_>) -> Option<Vec<Counting>> {
        let (seat, standing) = (seat(self.who.as_ref()), (by.standing)()?);
        let got = standing.scores.get(seat.index());
        let numbers = got.into_iter().flat_map(|got| {
            [
                ("total", self.total, i32::from(got.total)),
                ("for-goods", self.for_goods, got.for_goods.into()),
                ("goods-left", self.goods_left, got.goods_left.into()),
                ("place", self.place, got.place.into()),
            ]
        });
        let one =
            |(id, amount, number): (_, Option<Amount>, _)| Some((named(id).with("player", seat), amount?, number));
        Some(numbers.filter_map(one).collect())
    }
}

impl Factual for Scored {
    fn figures(&self, by: Evidence<'_>) -> Vec<Counting> {
        self.counted(by).unwrap_or_default()
    }

    fn holds(&self, by: Evidence<'_>) -> bool {
        self.counted(by).is_some_and(|numbers| numbers.iter().all(|(_, amount, number)| amount.holds(*number)))
    }

    fn lacks(&self, by: Evidence<'_>) -> Vec<Message> {
        let Some(numbers) = self.counted(by) else { return vec![wanted("over")] };
        super::gaps_of(numbers)
    }

    fn names(&self) -> Vec<&At<Who>> {
        self.who.iter().collect()
    }
}
