//! The review of a game: what each move of somebody cost beside the best one, as a bot judges both.
//!
//! A [`Reviewing`] goes through the moves one at a time, so that a face can show how far it is, and then looks again,
//! with other chance, at those that seem to have cost most: a single look at a move that nobody would choose is a rough
//! guess. With a number of simulations the same game always gets the same review. What is left over is a [`Review`];
//! [`puzzle`](super::puzzle) makes something to solve of a move in it. Hides how often is looked, and what counts.

use std::cmp::Reverse;

use crate::{
    bot::{Bot, Budget, Judged, Level, Part},
    game::{Decision, Happened, Played, Seat, Silent, Told},
};

use super::{playable::Playable, table::Table};

/// The simulations of a look, unless something else is said.
pub const NODES: u32 = 1_500;
/// So many moves are looked at again…
const DOUBTFUL: usize = 12;
/// …so often.
const LOOKS: u64 = 4;
/// What costs less than this, in points, is not worth a word.
const LEAST: f64 = 0.5;

/// What a move cost, and what was better.
#[derive(Clone, Debug)]
pub struct Judgment<G: Playable> {
    /// How many actions came before it.
    pub at: usize,
    /// Whose move.
    pub seat: Seat,
    /// Where it was made.
    pub position: G::Position,
    /// What was done.
    pub played: G::Action,
    /// What was best; the same, if nothing was better.
    pub better: G::Action,
    /// How many points the best one is ahead at the end, on average.
    pub costs: f64,
    /// What it is ahead in.
    pub parts: Vec<(Part, f64)>,
    /// The rule behind most of what it brings.
    pub rule: G::Rule,
}

impl<G: Playable> Judgment<G> {
    /// What the better move brings, and the rest of the turn as a bot would play it, up to where others decide.
    pub fn turn(&self) -> Played<G> {
        let (mut p, mut events, mut next) = (self.position, Vec::new(), Some(self.better));
        let turn = G::turn(&p);
        let mut bot = Bot::<G>::new(Level::Hard, Budget::Nodes(NODES), 0);
        while let Some(action) = next {
            G::advance(&mut p, action, &mut events);
            let goes_on = matches!(G::decision(&p), Decision::Ask { seat, .. } if seat == self.seat);
            next = if goes_on && G::turn(&p) == turn { bot.choose(&p) } else { None };
        }
        Played { position: p, events }
    }

    /// The reasons, as a bot says them.
    pub fn reasons(&self) -> Judged<G> {
        Judged { action: self.better, value: self.costs, parts: self.parts.clone() }
    }
}

/// See the module's page.
#[derive(Clone, Debug)]
pub struct Review<G: Playable> {
    /// How many decisions there were, those without a choice among them.
    pub decisions: usize,
    /// Every move that was judged, in order.
    pub moves: Vec<Judgment<G>>,
}

impl<G: Playable> Review<G> {
    /// The moves that cost most, the worst first.
    pub fn worst(&self, most: usize) -> Vec<&Judgment<G>> {
        let mut worst: Vec<&Judgment<G>> = self.moves.iter().filter(|one| one.costs >= LEAST).collect();
        worst.sort_by(|a, b| b.costs.total_cmp(&a.costs));
        worst.truncate(most);
        worst
    }
}

/// What was seen of an action, added up over all looks.
#[derive(Clone, Debug)]
struct Seen<A> {
    action: A,
    value: f64,
    parts: Vec<(Part, f64)>,
}

/// A move that is judged.
#[derive(Clone, Debug)]
struct Case<G: Playable> {
    at: usize,
    seat: Seat,
    position: G::Position,
    played: G::Action,
    looks: u32,
    seen: Vec<Seen<G::Action>>,
}

/// A review under way: each step is a look at a move.
#[derive(Clone, Debug)]
pub struct Reviewing<G: Playable> {
    decisions: usize,
    cases: Vec<Case<G>>,
    /// The moves to be looked at again, once everything was looked at.
    again: Option<Vec<usize>>,
    done: usize,
    budget: Budget,
    seed: u64,
}

/// Whose moves a review is about: those of the persons, or of everybody where only bots play.
pub fn reviewed<G: Playable>(table: &Table<G>) -> Vec<Seat> {
    let seats = || (0..).map(Seat).zip(table.players());
    let persons: Vec<Seat> = seats().filter(|(_, player)| player.is_person()).map(|(seat, _)| seat).collect();
    if persons.is_empty() { seats().map(|(seat, _)| seat).collect() } else { persons }
}

impl<G: Playable> Reviewing<G> {
    /// The review of what some seats did in a game. The budget is for each look.
    pub fn new(table: &Table<G>, seats: &[Seat], budget: Budget) -> Self {
        let mut review = Self {
            decisions: 0,
            cases: Vec::new(),
            again: None,
            done: 0,
            budget: if budget == Budget::Own { Budget::Nodes(NODES) } else { budget },
            seed: table.terms().seed,
        };
        let record = table.record();
        let Ok(mut p) = G::begin(&record.setup) else { return review };
        let mut legal = Vec::new();
        for (at, action) in record.actions.iter().enumerate() {
            if let Decision::Ask { seat, .. } = G::decision(&p)
                && seats.contains(&seat)
            {
                review.decisions += 1;
                G::legal(&p, &mut legal);
                if legal.len() > 1 {
                    let (played, looks, seen) = (*action, 0, Vec::new());
                    review.cases.push(Case { at, seat, position: p, played, looks, seen });
                }
            }
            G::advance(&mut p, *action, &mut Silent);
        }
        review
    }

    /// How many steps it takes.
    pub fn steps(&self) -> usize {
        self.cases.len() + self.cases.len().min(DOUBTFUL)
    }

    /// Goes through the rest, and answers with what was found.
    pub fn finish(mut self) -> Review<G> {
        while self.next().is_some() {}
        Review { decisions: self.decisions, moves: self.cases.iter().map(Case::judgment).collect() }
    }

    /// The moves that seem to have cost most.
    fn doubtful(&self) -> Vec<usize> {
        let mut costs: Vec<(usize, f64)> = self.cases.iter().map(Case::costs).enumerate().collect();
        costs.sort_by(|a, b| b.1.total_cmp(&a.1));
        costs.into_iter().take(DOUBTFUL).map(|(at, _)| at).collect()
    }
}

impl<G: Playable> Iterator for Reviewing<G> {
    type Item = usize;

    /// Takes a step; answers with the number of steps taken.
    fn next(&mut self) -> Option<usize> {
        let looks = |looks: std::ops::Range<u64>, case: &mut Case<G>, budget: Budget, seed: u64| {
            for look in looks {
                case.look(&Bot::new(Level::Hard, budget, seed.wrapping_add(look)).judge(&case.position));
            }
        };
        if let Some(case) = self.cases.get_mut(self.done) {
            looks(0..1, case, self.budget, self.seed);
        } else {
            let at = self.done - self.cases.len();
            if self.again.is_none() {
                self.again = Some(self.doubtful());
            }
            let case = self.again.as_ref()?.get(at).copied()?;
            looks(1..LOOKS + 1, &mut self.cases[case], self.budget, self.seed);
        }
        self.done += 1;
        Some(self.done)
    }
}

impl<G: Playable> Case<G> {
    /// Adds a look to what was seen.
    fn look(&mut self, judged: &[Judged<G>]) {
        self.looks += 1;
        for one in judged {
            let Some(seen) = self.seen.iter_mut().find(|seen| seen.action == one.action) else {
                self.seen.push(Seen { action: one.action, value: one.value, parts: one.parts.clone() });
                continue;
            };
            seen.value += one.value;
            for ((_, sum), (_, more)) in seen.parts.iter_mut().zip(&one.parts) {
                *sum += more;
            }
        }
    }

    fn best(&self) -> Option<&Seen<G::Action>> {
        // Of equals the one that came first in the bot's own order.
        self.seen.iter().rev().max_by(|a, b| a.value.total_cmp(&b.value))
    }

    fn own(&self) -> Option<&Seen<G::Action>> {
        self.seen.iter().find(|seen| seen.action == self.played)
    }

    fn costs(&self) -> f64 {
        let (Some(best), Some(own)) = (self.best(), self.own()) else { return 0.0 };
        (best.value - own.value) / f64::from(self.looks)
    }

    fn judgment(&self) -> Judgment<G> {
        let Self { at, seat, position, played, .. } = *self;
        let better = self.best().map_or(played, |best| best.action);
        let parts = self.best().zip(self.own()).map(|(best, own)| {
            let ahead = best.parts.iter().zip(&own.parts);
            ahead.map(|((part, a), (_, b))| (*part, (a - b) / f64::from(self.looks))).collect()
        });
        let (parts, rule) = (parts.unwrap_or_default(), rule::<G>(&position, better, seat));
        Judgment { at, seat, position, played, better, costs: self.costs(), parts, rule }
    }
}

/// The rule behind what an action brings somebody at once, or of whomever or whatever it goes to.
fn rule<G: Playable>(p: &G::Position, action: G::Action, by: Seat) -> G::Rule {
    let events = G::play(p, Some(by), action).map(|played| played.events).unwrap_or_default();
    let gain = |event: &G::Event| {
        let mut gain = 0;
        event.changes(&mut |seat, _, more| gain += if seat == by { more.max(0) } else { 0 });
        gain
    };
    // Of equals the first.
    let main = events.iter().filter(|event| gain(event) > 0).min_by_key(|event| Reverse(gain(event)));
    let rule = main.map(Told::rule).or_else(|| G::visited(p, action)).or_else(|| events.first().map(Told::rule));
    rule.expect("every action that was judged makes something happen")
}
