//! A step: from wherever a learner can get into it, the goal can be reached, and whatever is tried leads on or is
//! explained.
//!
//! Hides how many states are looked at.

use std::collections::HashSet;

use crate::{
    course::{
        fault::{Code, Flaw},
        goal::{Goal, Stand},
        lesson::{Deed, Step},
        run::{gaps, is_asked, opened},
        scenario::Demand,
        solver::{Explored, Node, choices, explore, is_met, play, play_noting},
        taught::{LEARNER, Taught},
    },
    game::Decision,
    ids::Id,
};

use super::{lines::Proof, report::Passing};

/// The most states of a lesson.
const MOST_STATES: usize = 30_000;
/// The most ways that are listed for the author.
const MOST_LISTED: usize = 40;

impl<G: Taught> Proof<'_, G> {
    /// Proves a step from one start; answers with every position in which it can end.
    pub(super) fn step(&mut self, step: &Step<G>, start: G::Position, used: &mut HashSet<usize>) -> Vec<G::Position> {
        self.seats(step, &start);
        let mut stand = Stand::new(start);
        for one in &step.before {
            if !self.scripted(step, &stand, one) {
                return Vec::new();
            }
            let _ = play_noting(step, &mut stand, one.action, &mut |at| {
                used.insert(at);
            });
        }
        debug_assert!(opened(step, start).now == stand.now, "the runner opens a step as the proof does");
        for check in step.check.iter().filter(|check| !check.holds(&stand)) {
            self.missed(step, Code::Check, &check.at, &check.value, &stand);
        }
        if is_met(step, &stand) {
            self.fault(step, Code::AlreadySolved, &step.goal.at);
            return Vec::new();
        }
        let ends = match step.kind {
            Demand::Act | Demand::Try => self.playing(step, &stand, used),
            Demand::Look | Demand::Ask => self.pointing(step, &stand),
        };
        for shown in &step.shown {
            let mut copy = stand.clone();
            if self.line(step, &mut copy, &shown.line, Code::WrongIllegal, used) {
                self.brings(step, Code::WrongBrings, &shown.brings.at, &shown.brings.value, &copy);
            }
        }
        self.barred(step, &stand);
        ends.into_iter().filter_map(|end| self.aftermath(step, end)).collect()
    }

    /// Everybody whom the step names sits at the table.
    fn seats(&mut self, step: &Step<G>, start: &G::Position) {
        let players = G::players(start);
        let mut away = Vec::new();
        let mut goals: Vec<&Goal<G>> = vec![&step.goal.value];
        goals.extend(step.check.iter().map(|check| &check.value));
        goals.extend(step.wrong.iter().chain(&step.shown).flat_map(|one| &one.brings.value));
        goals.extend(step.then.iter().flat_map(|one| &one.brings.value));
        goals.extend(step.figure.iter().flat_map(|figure| &figure.provided));
        for goal in goals {
            goal.parts(&mut |part| {
                if let Goal::Leaf(leaf) = part {
                    away.extend(G::names(leaf).into_iter().filter(|who| who.seat().0 >= players).cloned());
                }
            });
        }
        if let Some(figure) = &step.figure {
            let quantities = [Some(&figure.of), figure.less.as_ref()];
            let named = quantities.into_iter().flatten().flat_map(|quantity| G::counted(&quantity.0));
            away.extend(named.filter(|who| who.seat().0 >= players).cloned());
        }
        for who in away {
            self.push(step, Flaw::new(Code::Seat, who.at.clone()).with("word", who.id().to_owned()));
        }
    }

    /// A step in which the learner plays.
    fn playing(&mut self, step: &Step<G>, stand: &Stand<G>, used: &mut HashSet<usize>) -> Vec<G::Position> {
        if step.kind == Demand::Act && !is_asked(stand) {
            self.fault(step, Code::NotAsked, &step.at);
            return Vec::new();
        }
        let tree = explore(step, stand.clone()).ok().filter(|tree| {
            self.states += tree.nodes.len();
            self.states <= MOST_STATES
        });
        let Some(tree) = tree else {
            self.fault(step, Code::TooWide, &step.at);
            return Vec::new();
        };
        if tree.nodes[0].distance.is_none() {
            self.dead_end(step, &tree);
            return Vec::new();
        }
        self.solution(step, stand);
        self.claims(step, &tree);
        self.tempting(step, stand, used);
        // Dice that never fall were meant for something.
        let fallen = tree.nodes.iter().map(|node| node.stand.rolls).max().unwrap_or(0);
        if let Some(idle) = step.rolls.get(fallen) {
            let fault = Flaw::new(Code::ReactIdle, idle.at.clone());
            self.push(step, fault.with("line", idle.value.to_string()));
        }
        self.no_dead_end(step, &tree, used);
        let attempts = tree.nodes.iter().filter(|node| node.attempt.is_some());
        let met = tree.nodes.iter().filter(|node| node.met);
        met.chain(attempts).map(|node| node.stand.now).collect()
    }

    /// Says why nothing leads to the goal: the dice were forgotten, or the nearest that anybody comes.
    fn dead_end(&mut self, step: &Step<G>, tree: &Explored<G>) {
        self.report.dead_ends += 1;
        if step.figure.is_some() {
            return self.claims(step, tree);
        }
        let awaits_dice = |node: &Node<G>| {
            let rolls = matches!(G::decision(&node.stand.now), Decision::Chance { seat } if seat == LEARNER);
            rolls && !node.met && choices(step, &node.stand).is_empty()
        };
        let no_dice = tree.nodes.iter().any(awaits_dice) && !step.rolls.is_empty();
        let code = if no_dice { Code::NoDice } else { Code::Unreachable };
        let shortest = |node: &&Node<G>| step.goal.gaps(&node.stand).len();
        let nearest = tree.nodes.iter().min_by_key(shortest).unwrap_or(&tree.nodes[0]);
        self.missed(step, code, &step.goal.at, &step.goal.value, &nearest.stand);
    }

    /// Tempting lines are possible, bring what they promise, and do not pass.
    fn tempting(&mut self, step: &Step<G>, stand: &Stand<G>, used: &mut HashSet<usize>) {
        for wrong in &step.wrong {
            let mut copy = stand.clone();
            if self.line(step, &mut copy, &wrong.line, Code::WrongIllegal, used) {
                let early = (1..wrong.line.len()).any(|moves| {
                    let mut copy = stand.clone();
                    wrong.line[..moves].iter().for_each(|one| play(step, &mut copy, one.action));
                    is_met(step, &copy)
                });
                if early || is_met(step, &copy) {
                    self.fault(step, Code::WrongPasses, &wrong.brings.at);
                } else {
                    self.brings(step, Code::WrongBrings, &wrong.brings.at, &wrong.brings.value, &copy);
                }
            }
        }
    }

    /// A step in which the learner looks or answers.
    fn pointing(&mut self, step: &Step<G>, stand: &Stand<G>) -> Vec<G::Position> {
        for deed in &step.solution {
            let mut after = stand.clone();
            match &deed.value {
                Deed::Look(thing) => after.looked.push(thing),
                Deed::Answer(option) => after.answered = Some(option.clone()),
                Deed::Act(_) => {}
            }
            if !is_met(step, &after) {
                self.missed(step, Code::SolutionMisses, &deed.at, &step.goal.value, &after);
            }
        }
        // Whatever is tried here is shown and taken back, or refused.
        G::conceivable(&stand.now, &mut |action| {
            self.report.tried += 1;
            let refusals = G::refusals(&stand.now, Some(LEARNER), action);
            if refusals.is_empty() {
                let mut after = stand.clone();
                play(step, &mut after, action);
                self.report.dead_ends += usize::from(after.events.is_empty());
            }
        });
        vec![stand.now]
    }

    /// Claims of "the only way" and of a par are true; and the ways are listed.
    fn claims(&mut self, step: &Step<G>, tree: &Explored<G>) {
        let ways: Vec<usize> = tree.ways().collect();
        if let Some(claimed) = step.ways.as_ref().filter(|claimed| usize::from(claimed.value) != ways.len()) {
            self.push(step, Flaw::new(Code::Ways, claimed.at.clone()).with("count", ways.len()));
        }
        if let (Some(figure), Some(best)) = (&step.figure, tree.nodes[0].best)
            && best != figure.par.value
        {
            self.push(step, Flaw::new(Code::Par, figure.par.at.clone()).with("best", best.to_string()));
        }
        let attempts = tree.nodes.iter().enumerate().filter_map(|(at, node)| Some((at, node.attempt?)));
        let said = |line: Vec<G::Action>| line.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
        let mut listed: Vec<String> = ways.iter().take(MOST_LISTED).map(|at| said(tree.line(*at))).collect();
        listed.extend(attempts.take(MOST_LISTED).map(|(at, attempt)| said([tree.line(at), vec![attempt]].concat())));
        let already = self.report.passing.iter().any(|one| one.lesson == self.lesson.id && one.step == step.id);
        if !already {
            self.report.passing.push(Passing {
                lesson: self.lesson.id.clone(),
                step: step.id.clone(),
                ways: ways.len(),
                lines: tree.lines(),
                listed,
            });
        }
    }

    /// Everything that anybody could try, at every state that a learner can be in, is the goal, or leads on, or is
    /// taken back with an explanation, or is refused with a rule.
    fn no_dead_end(&mut self, step: &Step<G>, tree: &Explored<G>, used: &mut HashSet<usize>) {
        for (at, node) in tree.nodes.iter().enumerate() {
            let stays = !node.met && node.distance.is_some();
            // What cannot be kept is taken back, so nobody is ever behind it.
            if !stays || at > 0 && tree.nodes[node.parent].distance.is_none() {
                continue;
            }
            let children = &tree.nodes[node.children.0..node.children.1];
            for child in children {
                let mut copy = node.stand.clone();
                if let Some(action) = child.action {
                    let _ = play_noting(step, &mut copy, action, &mut |at| {
                        used.insert(at);
                    });
                }
            }
            G::conceivable(&node.stand.now, &mut |action| {
                self.report.tried += 1;
                let refusals = G::refusals(&node.stand.now, Some(LEARNER), action);
                if !refusals.is_empty() {
                    return;
                }
                let child = children.iter().find(|child| child.action == Some(action));
                let explained =
                    child.is_some_and(|child| child.distance.is_some() || !gaps(step, &child.stand, None).is_empty());
                if !explained {
                    self.report.dead_ends += 1;
                    let fault = Flaw::new(Code::DeadEnd, step.at.clone());
                    self.push(step, fault.with("line", action.to_string()));
                }
            });
        }
    }
}
