//! What the tiny game brings to be played by bots: four parts of a judgement, two seats.

use santiago::{
    bot::Judge,
    chance::Chance,
    game::{Dice, Seat},
    ids::Id,
};

use super::game::{Action, FOR_THE_LAST, MOST_BEANS, PLAYERS, Position, Question, Tiny};

/// What a judgement is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// In the hand.
    Beans,
    /// Half of what is left.
    Heap,
    /// What the last bean promises.
    Last,
    /// The pass that was not used.
    Pass,
}

impl Id for Part {
    const ALL: &'static [Self] = &[Self::Beans, Self::Heap, Self::Last, Self::Pass];

    fn id(self) -> &'static str {
        match self {
            Self::Beans => "beans",
            Self::Heap => "heap",
            Self::Last => "last",
            Self::Pass => "pass",
        }
    }

    fn index(self) -> usize {
        self as usize
    }
}

impl Judge for Tiny {
    type Part = Part;
    type Parts = [f64; Part::ALL.len()];
    type Seats = [f64; PLAYERS as usize];

    fn deal(_: u8, dice: &mut Chance) -> Position {
        Position::new(MOST_BEANS - dice.below(6) as u8, Seat(0))
    }

    fn totals(p: &Position) -> [f64; PLAYERS as usize] {
        [Seat(0), Seat(1)].map(|seat| f64::from(p.points(seat)))
    }

    fn worth(p: &Position, seat: Seat) -> Self::Parts {
        let hand = p.hands[seat.index()];
        // Whoever is on turn at a heap that one hand can take is as good as there.
        let near = p.question() != Question::Over && p.heap <= 3 && seat == p.turn;
        let last = if near { f64::from(FOR_THE_LAST) } else { 0.0 };
        [f64::from(hand.beans), f64::from(p.heap) / f64::from(PLAYERS), last, f64::from(u8::from(hand.pass))]
    }

    fn greed(p: &Position, seat: Seat) -> f64 {
        f64::from(p.points(seat))
    }

    fn weigh(_: &Position, list: &[Action], scores: &mut Vec<f32>) {
        scores.clear();
        scores.extend(list.iter().map(|action| match action {
            Action::Take(count) | Action::Toss(count) => f32::from(*count),
            Action::Pass => 0.0,
        }));
    }

    fn is_harmless(_: &Position, action: Action) -> bool {
        action != Action::Pass
    }
}
