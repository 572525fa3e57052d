//! The tree: one decision after the other, each seat for itself, down to the next roll.
//!
//! Every simulation goes down the tree by what was best so far and by what looks good (PUCT with priors from
//! [`Judge::weigh`]), adds the actions of the leaf, plays on to a fixed distance from the root and carries the result up:
//! for each decision what it meant for whoever decided (max^n). Below a roll there is no tree, only playouts, which roll
//! anew each time. Hides the tree's memory, which is kept from move to move, and how cores share the work: each share of
//! a budget grows a tree from a seed of its own, and what they found is added up.

use std::{cmp::Ordering, thread};

use crate::{
    chance::Chance,
    game::{Decision, Dice, Seat, Silent},
};

use super::{
    budget::Left,
    judge::{Judge, is_asked, lead},
    playout::Playout,
};

// How good other values of these numbers are was measured by games for two: a bot with the other value against the
// same bot as it is, 600 games of medium with 12 simulations a move and 200 of hard with 300. An even game is 50 wins
// of 100; 4 more or less are chance for medium, 7 for hard.

/// How many actions a simulation reaches beyond the root: for hard 10 won 36 of 100 and 60 won 36. Medium would be
/// better off with less: 10 won 74, 20 won 68, 45 won 36, 60 won 29.
pub const HORIZON: u32 = 30;
/// How much a prior counts against what was seen: for medium 0.15 won 27 of 100, 0.3 won 42, 1.2 won 50, 2.4 won 39;
/// for hard 0.15 won 45 and 2.4 won 14. With little the first luck decides, with much what was seen does not.
const EXPLORATION: f32 = 0.6;
/// How far behind the best an action may look and still be tried soon, in points: for medium 0.5 won 43 of 100, 1 won
/// 54, 4 won 31, 8 won 20; for hard 0.5 won 41 and 8 won 40. With more everything is tried alike, with less what only
/// looks bad never is.
const PRIOR_WIDTH: f32 = 2.0;
/// The lead that means half as much as a lead without end: for medium 2 won 35 of 100, 4 won 44, 16 won 53, 32 won 42;
/// for hard 2 won 49 and 32 won 32. With little it only counts who leads, with much one game won by far outweighs
/// several lost by little.
const HALF: f64 = 8.0;
/// A tree does not grow beyond this; simulations go on. The limit is for memory, some 120 million bytes for each tree;
/// 6,000 simulations have made 10,000 nodes, so that only a budget of many seconds meets it.
const MOST_NODES: usize = 1 << 22;

/// An action of the tree and what came of it.
#[derive(Clone, Copy, Debug)]
struct Branch<A> {
    action: A,
    visits: u32,
    /// What the simulations meant for whoever chose the action, 0 to 1 each.
    total: f32,
    /// The leads they ended with, in points.
    leads: f32,
    prior: f32,
    first: u32,
    count: u16,
}

/// What a search found out about an action.
#[derive(Clone, Copy, Debug)]
pub(super) struct Searched<A> {
    pub(super) action: A,
    /// How often it was tried because it was promising, and what that meant.
    visits: u32,
    total: f64,
    /// How often it was tried in all, and the leads that this ended with.
    tries: u32,
    leads: f64,
}

impl<A> Searched<A> {
    /// The best first: what was tried most often, and among equals what turned out best.
    pub(super) fn order(&self, other: &Self) -> Ordering {
        let mean = |found: &Self| found.total / f64::from(found.visits.max(1));
        other.visits.cmp(&self.visits).then(mean(other).total_cmp(&mean(self)))
    }

    /// The lead to be expected at the end, in points.
    pub(super) fn lead(&self) -> f64 {
        self.leads / f64::from(self.tries.max(1))
    }
}

/// Lets each share of a budget grow a tree, on so many cores, and answers with what is known of each legal action, in
/// their order. Every action is tried at least `least` times in each tree, after the budget if need be.
pub(super) fn think<G: Judge>(
    trees: &mut Vec<Tree<G>>,
    p: &G::Position,
    shares: &[Left],
    least: u32,
    cores: usize,
    chance: &mut Chance,
) -> Vec<Searched<G::Action>> {
    trees.resize_with(shares.len().max(trees.len()), Tree::new);
    // All drawn before any tree grows, so that it does not matter which core comes first.
    let seeds: Vec<u64> = shares.iter().map(|_| chance.below(u32::MAX).into()).collect();
    let work = trees.iter_mut().zip(shares).zip(seeds);
    let search = move |((tree, left), seed): ((&mut Tree<G>, &Left), u64)| {
        tree.search(p, *left, least, &mut Chance::seeded(seed))
    };
    let found: Vec<Vec<Searched<G::Action>>> = if cores > 1 && shares.len() > 1 {
        thread::scope(|scope| {
            let workers: Vec<_> = work.map(|one| scope.spawn(move || search(one))).collect();
            workers.into_iter().map(|worker| worker.join().expect("a search ends")).collect()
        })
    } else {
        work.map(search).collect()
    };
    let sum = |mut sum: Vec<Searched<G::Action>>, more: Vec<Searched<G::Action>>| {
        // Every tree begins with all legal actions in the order of the list, so that places agree.
        for (sum, more) in sum.iter_mut().zip(more) {
            sum.visits += more.visits;
            sum.total += more.total;
            sum.tries += more.tries;
            sum.leads += more.leads;
        }
        sum
    };
    found.into_iter().reduce(sum).unwrap_or_default()
}

/// Tries two actions with as many simulations each, and answers with the leads that they end with. The chance of both is
/// the same as far as they go alike.
pub(super) fn duel<G: Judge>(
    tree: &mut Tree<G>,
    p: &G::Position,
    actions: [G::Action; 2],
    mut left: Left,
    chance: &mut Chance,
) -> [f64; 2] {
    tree.nodes.clear();
    let Decision::Ask { seat, .. } = G::decision(p) else { return [0.0; 2] };
    tree.grow(p, true);
    let places = actions.map(|action| tree.nodes.iter().position(|node| node.action == action).unwrap_or(0));
    // Both are tried once at least, whatever the budget.
    loop {
        let same = chance.clone();
        for at in places {
            *chance = same.clone();
            tree.simulate(p, at as u32, seat, chance);
        }
        if !(left.spend() && left.spend()) {
            break;
        }
    }
    places.map(|at| {
        let node = &tree.nodes[at];
        f64::from(node.leads) / f64::from(node.visits.max(1))
    })
}

#[inline]
#[expect(clippy::cast_precision_loss, reason = "a simulation more or less among millions is not seen")]
fn number(count: u32) -> f32 {
    count as f32
}

/// A tree, whose root is a position and whose first nodes are the legal actions there. Cores that grow one each must not
/// share a line of memory.
#[derive(Clone, Debug)]
#[repr(align(128))]
pub(super) struct Tree<G: Judge> {
    nodes: Vec<Branch<G::Action>>,
    path: Vec<(u32, Seat)>,
    list: Vec<G::Action>,
    scores: Vec<f32>,
    playout: Playout<G>,
}

impl<G: Judge> Tree<G> {
    pub(super) fn new() -> Self {
        Self { nodes: Vec::new(), path: Vec::new(), list: Vec::new(), scores: Vec::new(), playout: Playout::new() }
    }

    fn search(&mut self, p: &G::Position, mut left: Left, least: u32, chance: &mut Chance) -> Vec<Searched<G::Action>> {
        self.nodes.clear();
        let Decision::Ask { seat, .. } = G::decision(p) else { return Vec::new() };
        let count = self.grow(p, true);
        // At the choice it is at least 1: with 0 the priors would not count in the first one.
        let mut visits = 0;
        while left.spend() {
            visits += 1;
            let at = self.select(0, count, visits, 0.5);
            self.simulate(p, at, seat, chance);
        }
        // Kept apart before bad actions are tried on purpose: those tries must not make them look chosen.
        let promising: Vec<_> = self.nodes[..usize::from(count)].iter().map(|node| (node.visits, node.total)).collect();
        for at in 0..u32::from(count) {
            while self.nodes[at as usize].visits < least {
                self.simulate(p, at, seat, chance);
            }
        }
        let found = self.nodes.iter().zip(promising).map(|(node, (visits, total))| Searched {
            action: node.action,
            visits,
            total: total.into(),
            tries: node.visits,
            leads: node.leads.into(),
        });
        found.collect()
    }

    /// One simulation that begins with an action of the root.
    fn simulate(&mut self, root: &G::Position, first: u32, seat: Seat, chance: &mut Chance) {
        let mut p = *root;
        let (mut at, mut seat) = (first, seat);
        self.path.clear();
        loop {
            self.path.push((at, seat));
            let node = self.nodes[at as usize];
            G::advance(&mut p, node.action, &mut Silent);
            // Below a roll a tree would remember one roll as if there were no other.
            let Decision::Ask { seat: next, .. } = G::decision(&p) else { break };
            // The first try of an action is a playout: what is never tried again needs no nodes below.
            if node.visits == 0 || (node.count == 0 && self.nodes.len() >= MOST_NODES) {
                break;
            }
            if node.count == 0 {
                let start = self.nodes.len() as u32;
                let count = self.grow(&p, false);
                let node = &mut self.nodes[at as usize];
                (node.first, node.count) = (start, count);
            }
            let Branch { first, count, visits, total, .. } = self.nodes[at as usize];
            // What was good for whoever came here is as bad for whoever comes next.
            let mean = total / number(visits);
            at = self.select(first, count, visits, if next == seat { mean } else { 1.0 - mean });
            seat = next;
        }
        // From the root and not from the leaf, so that all simulations are judged equally late.
        let rest = HORIZON.saturating_sub(self.path.len() as u32);
        let points = self.playout.run(&mut p, rest, chance);
        let players = G::players(&p);
        let (mut leads, mut meaning) = (G::Seats::default(), G::Seats::default());
        for (seat, (of, meaning)) in (0..players).zip(leads.as_mut().iter_mut().zip(meaning.as_mut())) {
            *of = lead(points.as_ref(), Seat(seat), players);
            *meaning = 0.5 + 0.5 * *of / (of.abs() + HALF);
        }
        let (leads, meaning) = (leads.as_ref(), meaning.as_ref());
        for (at, seat) in &self.path {
            let node = &mut self.nodes[*at as usize];
            node.visits += 1;
            node.total += meaning[seat.index()] as f32;
            node.leads += leads[seat.index()] as f32;
        }
    }

    /// The most promising of some actions; `mean` is what is believed of those that were never tried.
    #[inline]
    fn select(&self, first: u32, count: u16, visits: u32, mean: f32) -> u32 {
        let explore = EXPLORATION * number(visits).sqrt();
        let mut best = (f32::NEG_INFINITY, first);
        for (node, at) in self.nodes[first as usize..][..usize::from(count)].iter().zip(first..) {
            let seen = if node.visits == 0 { mean } else { node.total / number(node.visits) };
            let value = seen + explore * node.prior / (1.0 + number(node.visits));
            if value > best.0 {
                best = (value, at);
            }
        }
        best.1
    }

    /// Adds the actions of a position, below the root without those that have no sense; answers with their number.
    fn grow(&mut self, p: &G::Position, all: bool) -> u16 {
        G::legal(p, &mut self.list);
        G::weigh(p, &self.list, &mut self.scores);
        let most = self.scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let (mut sum, start) = (0.0, self.nodes.len());
        for (action, score) in self.list.iter().zip(&self.scores) {
            // Falls nearly like an exponential, and is the same on every machine.
            let behind = (most - score) / PRIOR_WIDTH;
            let prior = 1.0 / (1.0 + behind + behind * behind);
            // At the root everything stays, because somebody may ask what the bot thinks of it.
            if all || prior > 0.0 {
                sum += prior;
                self.nodes.push(Branch {
                    action: *action,
                    visits: 0,
                    total: 0.0,
                    leads: 0.0,
                    prior,
                    first: 0,
                    count: 0,
                });
            }
        }
        for node in &mut self.nodes[start..] {
            node.prior /= sum;
        }
        (self.nodes.len() - start) as u16
    }

    /// The position after an action of the root and what its seat would then do, as far as the tree knows.
    pub(super) fn follow(&self, p: &G::Position, action: G::Action, seat: Seat) -> G::Position {
        let mut after = *p;
        let mut next = self.nodes.iter().find(|node| node.action == action);
        while let Some(node) = next {
            G::advance(&mut after, node.action, &mut Silent);
            let replies = &self.nodes[node.first as usize..][..usize::from(node.count)];
            // By visits, as the choice itself: a good mean of few tries is mostly luck.
            let best = replies.iter().max_by_key(|node| node.visits);
            next = best.filter(|node| node.visits > 0 && is_asked::<G>(&after, seat));
        }
        after
    }
}
