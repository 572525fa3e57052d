//! The review of a game: what each move of somebody cost beside the best one, as a bot judges both.
//!
//! A [`Reviewing`] goes through the moves one at a time, so that a face can show how far it is. The first look at a move
//! only says whether it is doubtful: a bot looks most at what it likes best, and what seems worst of many is partly bad
//! luck. The doubtful moves are then compared with the better one anew, several times, with as many simulations for each
//! and other chance; what they cost is the mean of those comparisons alone, and only what chance cannot explain counts.
//! With a number of simulations the same game always gets the same review. What is left over is a [`Review`];
//! [`puzzle`](super::puzzle) makes something to solve of a move in it. Hides how often is looked, and what counts.

use std::cmp::Reverse;

use crate::{
    bot::{Bot, Budget, Judge, Judged, Level},
    course::taught::Taught,
    game::{Decision, Happened, Played, Ruled, Seat, Silent},
    ids::Id,
};

use super::{
    playable::Playable,
    table::{Now, Table},
};

// What is said of these numbers was measured with 29 games for two in which the seat under review was played by easy
// or by medium, about a hundred moves each.

/// The simulations of a look, unless something else is said: a round number, with which a hundred moves take some
/// 330,000.
pub const NODES: u32 = 1_500;
/// So many moves are compared with the better one. Of the five that cost most they had 4.9 a game, the first 10 of
/// them 4.7; nearly all that cost half a point or more are among the first 40.
const DOUBTFUL: usize = 20;
/// So often each of them is compared: the mean is then off by 0.05 points, by 0.06 with three comparisons and by 0.04
/// with twelve.
const TIMES: u64 = 6;
/// What costs less than this, in points, is not worth a word: a guess. Of the 20 moves compared in medium’s games 16
/// reach it, 19 surely cost anything, and 10 a whole point.
const LEAST: f64 = 0.5;
/// Nor is what is not so many times its own uncertainty: the convention for 95 of 100. With the usual budget it hardly
/// strikes anything out, since what reaches half a point is surer than that; it is there for small budgets.
const SURE: f64 = 2.0;

/// What a move cost, and what was better.
#[derive(Clone, Debug)]
pub struct Judgment<G: Judge> {
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
    /// How many points the best one is ahead at the end, on average; for a move that was not compared, at a first look.
    pub costs: f64,
    /// By how much that mean may be off by chance; `None`: the move was not compared.
    pub error: Option<f64>,
    /// What the better one is ahead in, the rest of the turn included.
    pub parts: Vec<(G::Part, f64)>,
    /// The rule behind most of what it brings.
    pub rule: G::Rule,
}

impl<G: Judge + Taught> Judgment<G> {
    /// What the better move brings, and the rest of the turn as a bot would play it, up to where others decide.
    pub fn turn(&self) -> Played<G> {
        let (mut p, mut events, mut next) = (self.position, Vec::new(), Some(self.better));
        let turn = G::turn(&p);
        let mut bot = Bot::<G>::new(Level::Hard, Budget::Nodes(NODES), 0);
        while let Some(action) = next {
            G::advance(&mut p, action, &mut events);
            // The same seat may be asked in the turn of another: that no longer belongs to the move.
            let goes_on = matches!(G::decision(&p), Decision::Ask { seat, .. } if seat == self.seat);
            next = if goes_on && G::turn(&p) == turn { bot.choose(&p) } else { None };
        }
        Played { position: p, events }
    }

    /// Whether it surely cost something.
    fn is_dear(&self) -> bool {
        self.error.is_some_and(|error| self.costs >= LEAST && self.costs > SURE * error)
    }
}

/// See the module's page.
#[derive(Clone, Debug)]
pub struct Review<G: Judge> {
    /// How many decisions there were, those without a choice among them.
    pub decisions: usize,
    /// Every move that was judged, in order.
    pub moves: Vec<Judgment<G>>,
}

impl<G: Judge + Taught> Review<G> {
    /// The moves that surely cost something, the worst first.
    pub fn worst(&self, most: usize) -> Vec<&Judgment<G>> {
        let mut worst: Vec<&Judgment<G>> = self.moves.iter().filter(|one| one.is_dear()).collect();
        worst.sort_by(|a, b| b.costs.total_cmp(&a.costs));
        worst.truncate(most);
        worst
    }
}

/// What is known of a move beside the better one: by how many points that is ahead at the end, and in what.
type Difference<G> = (f64, Vec<(<G as Judge>::Part, f64)>);

/// A move that is judged.
#[derive(Clone, Debug)]
struct Candidate<G: Judge> {
    at: usize,
    seat: Seat,
    position: G::Position,
    played: G::Action,
    /// What the bot would do, once it was asked.
    better: G::Action,
    /// At the first look.
    first: f64,
    /// In each comparison.
    compared: Vec<Difference<G>>,
}

/// A review under way: each step is a look at a move.
#[derive(Clone, Debug)]
pub struct Reviewing<G: Judge> {
    decisions: usize,
    cases: Vec<Candidate<G>>,
    /// The moves to be compared, once everything was looked at.
    doubtful: Option<Vec<usize>>,
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

/// Whether a game may be reviewed: as long as it goes on, what somebody has behind the screen is nobody else's business.
pub fn may_review<G: Playable>(table: &Table<G>) -> bool {
    let persons = table.players().iter().filter(|player| player.is_person()).count();
    !table.terms().screens || persons < 2 || table.now() == Now::Over
}

impl<G: Playable> Reviewing<G> {
    /// The review of what some seats did in a game. The budget is for each look.
    pub fn new(table: &Table<G>, seats: &[Seat], budget: Budget) -> Self {
        let mut review = Self {
            decisions: 0,
            cases: Vec::new(),
            doubtful: None,
            done: 0,
            // What hard takes by itself is meant for one move and not for a whole game.
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
                    let (played, better) = (*action, *action);
                    review.cases.push(Candidate {
                        at,
                        seat,
                        position: p,
                        played,
                        better,
                        first: 0.0,
                        compared: Vec::new(),
                    });
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
        Review { decisions: self.decisions, moves: self.cases.iter().map(Candidate::judgment).collect() }
    }

    /// The moves that seem to have cost most.
    fn doubtful(&self) -> Vec<usize> {
        let mut costs: Vec<(usize, f64)> = self.cases.iter().map(|case| case.first).enumerate().collect();
        costs.sort_by(|a, b| b.1.total_cmp(&a.1));
        costs.into_iter().take(DOUBTFUL).map(|(at, _)| at).collect()
    }

    fn bot(&self, look: u64) -> Bot<G> {
        Bot::new(Level::Hard, self.budget, self.seed.wrapping_add(look))
    }
}

impl<G: Playable> Iterator for Reviewing<G> {
    type Item = usize;

    /// Takes a step; answers with the number of steps taken.
    fn next(&mut self) -> Option<usize> {
        if self.done < self.cases.len() {
            let judged = self.bot(0).judge(&self.cases[self.done].position);
            self.cases[self.done].look(&judged);
        } else {
            let at = self.done - self.cases.len();
            if self.doubtful.is_none() {
                self.doubtful = Some(self.doubtful());
            }
            let case = self.doubtful.as_ref()?.get(at).copied()?;
            // Not from 0, the look that brought the move here: its luck must not count again.
            for time in 1..=TIMES {
                let mut bot = self.bot(time);
                self.cases[case].compare(&mut bot);
            }
        }
        self.done += 1;
        Some(self.done)
    }
}

impl<G: Playable> Candidate<G> {
    /// A first look: what is better, and by how much it seems to be.
    fn look(&mut self, judged: &[Judged<G>]) {
        let own = judged.iter().find(|one| one.action == self.played);
        if let (Some(best), Some(own)) = (judged.first(), own) {
            // May be less than 0: the bot goes by how often it tried an action, not by its mean.
            (self.better, self.first) = (best.action, best.value - own.value);
        }
    }

    /// The move beside the better one once more.
    fn compare(&mut self, bot: &mut Bot<G>) {
        if self.better == self.played {
            return;
        }
        if let Some([better, played]) = bot.compare(&self.position, [self.better, self.played]) {
            let ahead = better.parts.iter().zip(&played.parts).map(|((part, a), (_, b))| (*part, a - b)).collect();
            self.compared.push((better.value - played.value, ahead));
        }
    }

    fn judgment(&self) -> Judgment<G> {
        let Self { at, seat, position, played, better, .. } = *self;
        let rule = rule::<G>(&position, better, seat);
        let times = f64::from(u32::try_from(self.compared.len()).unwrap_or(u32::MAX));
        if self.compared.len() < 2 {
            let costs = if better == played { 0.0 } else { self.first };
            return Judgment { at, seat, position, played, better, costs, error: None, parts: Vec::new(), rule };
        }
        let mean = |of: &dyn Fn(&Difference<G>) -> f64| self.compared.iter().map(of).sum::<f64>() / times;
        let costs = mean(&|one| one.0);
        let spread = mean(&|one| (one.0 - costs).powi(2));
        let parts = G::Part::ALL.iter().enumerate().map(|(at, part)| (*part, mean(&|one| one.1[at].1))).collect();
        // The error of the mean: the spread over one less than there are comparisons.
        let error = Some((spread / (times - 1.0)).sqrt());
        Judgment { at, seat, position, played, better, costs, error, parts, rule }
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
    let rule = main.map(Ruled::rule).or_else(|| G::visited(p, action)).or_else(|| events.first().map(Ruled::rule));
    rule.expect("every action that was judged makes something happen")
}
