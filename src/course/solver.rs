//! Every line of a step: what the learner can do, how the others answer, and where the goal is met.
//!
//! The same tree judges an attempt, finds the next hint, skips a step and proves a lesson, so that these can never
//! disagree. A step is at most one turn of the learner, which keeps the tree small; one that is not is refused by a
//! limit. Knows nothing of texts.

use crate::game::Decision;

use super::{
    goal::{Goal, Stand},
    lesson::{Deed, Scripted, Step},
    taught::{LEARNER, Taught},
};

/// The most nodes of a tree: room to spare, since the widest step of the shipped lessons has 441. More would let a
/// learner wait for an answer, fewer would refuse steps of packs.
pub const MOST_NODES: usize = 5_000;
/// The most moves of others that are tried when they choose what is worst. The shipped lessons need 20 at most; the
/// limit is a guess at what a wider puzzle may take before it has to be cut down.
const MOST_ANSWERS: usize = 20_000;

/// A step with more lines than can be tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooWide;

/// A state of a step.
#[derive(Clone, Debug)]
pub struct Node<G: Taught> {
    /// The state.
    pub stand: Stand<G>,
    /// What led here; `None` at the root.
    pub action: Option<G::Action>,
    /// From where.
    pub parent: usize,
    /// Whether the goal is met here.
    pub met: bool,
    /// An attempt that is refused here as the goal asks.
    pub attempt: Option<G::Action>,
    /// How many deeds it takes from here to meet the goal; `None`: it cannot be met.
    pub distance: Option<u32>,
    /// The best figure that can be had from here.
    pub best: Option<i32>,
    /// Where its children begin and end.
    pub children: (usize, usize),
}

/// Every state that the learner can get to in a step.
#[derive(Clone, Debug)]
pub struct Explored<G: Taught> {
    /// The root first.
    pub nodes: Vec<Node<G>>,
}

/// Whether the goal of a step is met; a figure is looked at when the learner has nothing more to do.
pub fn is_met<G: Taught>(step: &Step<G>, stand: &Stand<G>) -> bool {
    match &step.figure {
        Some(_) => unmet(step, stand).is_none(),
        None => step.goal.holds(stand),
    }
}

/// What the learner can do as long as the goal is not met; `None`: it is. The game lists it once for both.
fn unmet<G: Taught>(step: &Step<G>, stand: &Stand<G>) -> Option<Vec<G::Action>> {
    let Some(figure) = &step.figure else {
        return (!step.goal.holds(stand)).then(|| choices(step, stand));
    };
    let choices = choices(step, stand);
    (!choices.is_empty() || figure.count(stand) < figure.par.value).then_some(choices)
}

/// What the learner can do by the rules, dice as the step has them.
pub fn choices<G: Taught>(step: &Step<G>, stand: &Stand<G>) -> Vec<G::Action> {
    let mut legal = Vec::new();
    match G::decision(&stand.now) {
        Decision::Ask { seat, .. } if seat == LEARNER => G::legal(&stand.now, &mut legal),
        Decision::Chance { seat } if seat == LEARNER => {
            legal.extend(roll(step, stand));
        }
        Decision::Ask { .. } | Decision::Chance { .. } | Decision::Over => {}
    }
    legal
}

/// The next of the step's dice, if they can fall so.
fn roll<G: Taught>(step: &Step<G>, stand: &Stand<G>) -> Option<G::Action> {
    given(step, stand).filter(|roll| G::is_legal(&stand.now, *roll))
}

/// The next of the step's dice, possible or not.
pub fn given<G: Taught>(step: &Step<G>, stand: &Stand<G>) -> Option<G::Action> {
    step.rolls.get(stand.rolls).map(|roll| roll.value)
}

/// Plays a legal action and lets the others answer, as far as their answers can be found.
pub fn play<G: Taught>(step: &Step<G>, stand: &mut Stand<G>, action: G::Action) {
    // Where the others’ answer cannot be found the action counts without it; the proof of a lesson complains.
    let _ = play_noting(step, stand, action, &mut |_| {});
}

/// The same; `note` hears which of the scripted reactions came.
///
/// # Errors
/// The others would have to be tried for too long.
pub fn play_noting<G: Taught>(
    step: &Step<G>,
    stand: &mut Stand<G>,
    action: G::Action,
    note: &mut dyn FnMut(usize),
) -> Result<(), TooWide> {
    // A refusal from before must not meet a goal now.
    stand.refused.clear();
    advance(stand, action);
    while let Some((action, scripted)) = others(step, stand)? {
        scripted.map(&mut *note);
        advance(stand, action);
    }
    Ok(())
}

fn advance<G: Taught>(stand: &mut Stand<G>, action: G::Action) {
    stand.rolls += usize::from(matches!(G::decision(&stand.now), Decision::Chance { .. }));
    G::advance(&mut stand.now, action, &mut stand.events);
}

type Reaction<G> = Option<(<G as crate::game::Game>::Action, Option<usize>)>;

/// What somebody other than the learner does now, unless it is their own turn, and which of the reactions that is.
fn others<G: Taught>(step: &Step<G>, stand: &Stand<G>) -> Result<Reaction<G>, TooWide> {
    Ok(match G::decision(&stand.now) {
        Decision::Ask { seat, .. } if seat != LEARNER && G::answers(&stand.now) => {
            if step.figure.as_ref().is_some_and(|figure| figure.adversary) {
                // The limit is for one answer and not for the step, so that the count begins anew.
                return worst(step, stand, &mut 0).map(|found| found.map(|(action, _)| (action, None)));
            }
            let possible = |(_, one): &(usize, &Scripted<G>)| one.seat == seat && G::is_legal(&stand.now, one.action);
            match step.react.iter().enumerate().find(possible) {
                Some((at, one)) => Some((one.action, Some(at))),
                None => G::by_default(&stand.now).map(|action| (action, None)),
            }
        }
        Decision::Chance { seat } if seat != LEARNER => roll(step, stand).map(|roll| (roll, None)),
        Decision::Ask { .. } | Decision::Chance { .. } | Decision::Over => None,
    })
}

/// The answer of another that is worst for the figure, and what the figure then is at best.
fn worst<G: Taught>(step: &Step<G>, stand: &Stand<G>, tried: &mut usize) -> Result<Option<(G::Action, i32)>, TooWide> {
    let mut legal = Vec::new();
    G::legal(&stand.now, &mut legal);
    let mut found: Option<(G::Action, i32)> = None;
    for action in legal {
        let value = value(step, &moved(stand, action), tried)?;
        if found.is_none_or(|(_, lowest)| value < lowest) {
            found = Some((action, value));
        }
    }
    Ok(found)
}

/// The figure when the learner does what is best and the others what is worst for it.
fn value<G: Taught>(step: &Step<G>, stand: &Stand<G>, tried: &mut usize) -> Result<i32, TooWide> {
    // One count for all branches: with one for each they could multiply without end.
    *tried += 1;
    if *tried > MOST_ANSWERS {
        return Err(TooWide);
    }
    let count = || step.figure.as_ref().map_or(0, |figure| figure.count(stand));
    if let Decision::Ask { seat, .. } = G::decision(&stand.now)
        && seat != LEARNER
        && G::answers(&stand.now)
    {
        return Ok(worst(step, stand, tried)?.map_or_else(count, |(_, value)| value));
    }
    let mut best = None;
    for action in choices(step, stand) {
        best = best.max(Some(value(step, &moved(stand, action), tried)?));
    }
    Ok(best.unwrap_or_else(count))
}

fn moved<G: Taught>(stand: &Stand<G>, action: G::Action) -> Stand<G> {
    let mut after = stand.clone();
    advance(&mut after, action);
    after
}

/// Every state of a step from here.
pub fn explore<G: Taught>(step: &Step<G>, stand: Stand<G>) -> Result<Explored<G>, TooWide> {
    let mut tree = Explored { nodes: vec![node(stand, None, 0)] };
    let mut next = 0;
    // By levels, so that the first way found is a shortest one.
    while next < tree.nodes.len() {
        let first = tree.nodes.len();
        // A clone, because the list grows, and may move, while this node is looked at.
        let stand = tree.nodes[next].stand.clone();
        let actions = unmet(step, &stand);
        tree.nodes[next].met = actions.is_none();
        if let Some(actions) = actions {
            tree.nodes[next].attempt = refused_as_asked(step, &stand);
            for action in actions {
                let mut after = stand.clone();
                play_noting(step, &mut after, action, &mut |_| {})?;
                tree.nodes.push(node(after, Some(action), next));
            }
        }
        // Asked while it grows: a step without bounds would fill the memory first.
        if tree.nodes.len() > MOST_NODES {
            return Err(TooWide);
        }
        tree.nodes[next].children = (first, tree.nodes.len());
        next += 1;
    }
    // Children lie behind their parents, so that from the back they are always done first.
    for at in (0..tree.nodes.len()).rev() {
        let (first, end) = tree.nodes[at].children;
        let children = &tree.nodes[first..end];
        let distance = children.iter().filter_map(|child| child.distance).min().map(|least| least + 1);
        let best = children.iter().filter_map(|child| child.best).max();
        let node = &mut tree.nodes[at];
        node.best = best.or_else(|| step.figure.as_ref().map(|figure| figure.count(&node.stand)));
        node.distance = match (node.met, node.attempt) {
            (true, _) => Some(0),
            // An attempt is a single deed, and no way through the children is shorter.
            (false, Some(_)) => Some(1),
            (false, None) => distance,
        };
    }
    Ok(tree)
}

fn node<G: Taught>(stand: Stand<G>, action: Option<G::Action>, parent: usize) -> Node<G> {
    Node { stand, action, parent, met: false, attempt: None, distance: None, best: None, children: (0, 0) }
}

/// The attempt that is refused here as the goal asks: the author's, or else the first there is.
fn refused_as_asked<G: Taught>(step: &Step<G>, stand: &Stand<G>) -> Option<G::Action> {
    if !step.goal.has(|part| matches!(part, Goal::Refused(_))) {
        return None;
    }
    let meets = |action: G::Action| {
        let refused = refusing(stand, action);
        !refused.is_empty() && step.goal.holds(&Stand { refused, ..stand.clone() })
    };
    let authors = step.solution.last().and_then(|deed| match deed.value {
        Deed::Act(action) => Some(action),
        Deed::Look(_) | Deed::Answer(_) => None,
    });
    if let Some(action) = authors.filter(|action| meets(*action)) {
        return Some(action);
    }
    let mut found = None;
    G::conceivable(&stand.now, &mut |action| {
        // The author's was asked about already.
        if found.is_none() && authors != Some(action) && meets(action) {
            found = Some(action);
        }
    });
    found
}

/// The rules that refuse an attempt of the learner's.
pub fn refusing<G: Taught>(stand: &Stand<G>, action: G::Action) -> Vec<G::Rule> {
    use crate::game::Ruled;
    G::refusals(&stand.now, Some(LEARNER), action).iter().map(Ruled::rule).collect()
}

impl<G: Taught> Explored<G> {
    /// The shortest way to the goal: the moves, and at the end perhaps an attempt that is refused as asked.
    pub fn shortest(&self) -> Option<Vec<G::Action>> {
        let mut line = Vec::new();
        let mut at = &self.nodes[0];
        while let Some(left) = at.distance.filter(|left| *left > 0) {
            if let Some(attempt) = at.attempt {
                line.push(attempt);
                return Some(line);
            }
            let children = &self.nodes[at.children.0..at.children.1];
            at = children.iter().find(|child| child.distance == Some(left - 1))?;
            line.extend(at.action);
        }
        at.met.then_some(line)
    }

    /// The moves that lead to a node.
    pub fn line(&self, mut at: usize) -> Vec<G::Action> {
        let mut line = Vec::new();
        while let Some(action) = self.nodes[at].action {
            line.push(action);
            at = self.nodes[at].parent;
        }
        line.reverse();
        line
    }

    /// The ways that meet the goal.
    pub fn ways(&self) -> impl Iterator<Item = usize> {
        (0..self.nodes.len()).filter(|at| self.nodes[*at].met)
    }

    /// How many lines there are to the end of the turn or the goal.
    pub fn lines(&self) -> usize {
        self.nodes.iter().filter(|node| node.children.0 == node.children.1).count()
    }
}
