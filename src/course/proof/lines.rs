//! The lines of a lesson: what is scripted is possible, and what is promised comes.
//!
//! What is wrong is gathered here, with its place. Hides where a fault of a borrowed step stands.

use std::{collections::HashSet, ops::Range};

use crate::{
    course::{
        fault::{Code, Flaw},
        goal::{Goal, Stand},
        lesson::{Deed, Lesson, Scripted, Step},
        run::gaps,
        scenario::Demand,
        solver::{explore, is_met, play, play_noting, refusing},
        taught::{LEARNER, Taught, Who},
    },
    game::{Decision, Ruled},
    ids::Id,
    text::Message,
};

use super::report::Report;

/// A proof under way.
pub(super) struct Proof<'a, G: Taught> {
    pub(super) report: &'a mut Report,
    pub(super) lesson: &'a Lesson<G>,
    pub(super) faults: Vec<Flaw>,
    /// How many states have been tried.
    pub(super) states: usize,
}

impl<G: Taught> Proof<'_, G> {
    pub(super) fn fault(&mut self, step: &Step<G>, code: Code, at: &Range<usize>) {
        self.push(step, Flaw::new(code, at.clone()));
    }

    /// A fault of a borrowed step stands where it is borrowed.
    pub(super) fn push(&mut self, step: &Step<G>, fault: Flaw) {
        let at = step.borrowed.clone().unwrap_or_else(|| fault.at.clone());
        self.faults.push(Flaw { at, ..fault });
    }

    /// Whether the next scripted move is possible.
    pub(super) fn scripted(&mut self, step: &Step<G>, stand: &Stand<G>, one: &Scripted<G>) -> bool {
        let fault = |code| Flaw::new(code, one.at.clone()).with("line", one.action.to_string());
        let asked = match G::decision(&stand.now) {
            Decision::Ask { seat, .. } | Decision::Chance { seat } => Some(seat),
            Decision::Over => None,
        };
        let refusals = G::refusals(&stand.now, Some(one.seat), one.action);
        let Some(refusal) = refusals.first() else { return true };
        self.push(
            step,
            match asked {
                Some(seat) if seat != one.seat => fault(Code::ScriptSeat).with("word", Who::at(seat).id().to_owned()),
                _ => fault(Code::ScriptIllegal).with("rule", refusal.rule().id()),
            },
        );
        false
    }

    /// Plays a line with the reactions of the others; `false`: it is not possible.
    pub(super) fn line(
        &mut self,
        step: &Step<G>,
        stand: &mut Stand<G>,
        line: &[Scripted<G>],
        code: Code,
        used: &mut HashSet<usize>,
    ) -> bool {
        for one in line {
            let refusals = G::refusals(&stand.now, Some(one.seat), one.action);
            if let Some(refusal) = refusals.first() {
                let fault = Flaw::new(code, one.at.clone()).with("line", one.action.to_string());
                self.push(step, fault.with("rule", refusal.rule().id()));
                return false;
            }
            let _ = play_noting(step, stand, one.action, &mut |at| {
                used.insert(at);
            });
        }
        true
    }

    fn scripted_by_others(&mut self, step: &Step<G>, one: &Scripted<G>) {
        let fault = Flaw::new(Code::ScriptSeat, one.at.clone()).with("line", one.action.to_string());
        self.push(step, fault.with("word", Who::You.id().to_owned()));
    }

    pub(super) fn brings(
        &mut self,
        step: &Step<G>,
        code: Code,
        at: &Range<usize>,
        goals: &[Goal<G>],
        stand: &Stand<G>,
    ) {
        for goal in goals.iter().filter(|goal| !goal.holds(stand)) {
            self.missed(step, code, at, goal, stand);
        }
    }

    /// A promise that is not kept, with the first of what is missing.
    pub(super) fn missed(&mut self, step: &Step<G>, code: Code, at: &Range<usize>, goal: &Goal<G>, stand: &Stand<G>) {
        let gap = goal.gaps(stand).into_iter().next().unwrap_or_else(|| Message::new("goal-happened"));
        self.push(step, Flaw::new(code, at.clone()).with("why", gap));
    }

    /// The author's own way passes, at its last move and not before.
    pub(super) fn solution(&mut self, step: &Step<G>, stand: &Stand<G>) {
        let mut stand = stand.clone();
        let Some(last) = step.solution.last() else { return };
        for deed in &step.solution {
            let Deed::Act(action) = deed.value else {
                self.missed(step, Code::SolutionMisses, &deed.at, &step.goal.value, &stand);
                return;
            };
            if is_met(step, &stand) {
                self.fault(step, Code::SolutionLong, &deed.at);
                return;
            }
            let refusals = G::refusals(&stand.now, Some(LEARNER), action);
            if let Some(refusal) = refusals.first() {
                let refused = refusing(&stand, action);
                let asked = is_met(step, &Stand { refused, ..stand.clone() });
                if asked && std::ptr::eq(deed, last) {
                    return;
                }
                let fault = Flaw::new(Code::SolutionIllegal, deed.at.clone()).with("line", action.to_string());
                self.push(step, fault.with("rule", refusal.rule().id()));
                return;
            }
            play(step, &mut stand, action);
        }
        if !is_met(step, &stand) {
            let gap = gaps(step, &stand, None).into_iter().next().unwrap_or_else(|| Message::new("goal-refused"));
            self.push(step, Flaw::new(Code::SolutionMisses, last.at.clone()).with("why", gap));
        }
    }

    /// Attempts that are promised to be refused are, with these rules.
    pub(super) fn barred(&mut self, step: &Step<G>, stand: &Stand<G>) {
        for no in &step.no {
            let mut copy = stand.clone();
            let Some((last, line)) = no.line.split_last() else { continue };
            if let Some(other) = no.line.iter().find(|one| one.seat != LEARNER) {
                self.scripted_by_others(step, other);
                continue;
            }
            if !self.line(step, &mut copy, line, Code::ScriptIllegal, &mut HashSet::new()) {
                continue;
            }
            let kept =
                line.is_empty() || explore(step, copy.clone()).is_ok_and(|tree| tree.nodes[0].distance.is_some());
            if matches!(step.kind, Demand::Act | Demand::Try) && !kept {
                self.fault(step, Code::Unheard, &last.at);
                continue;
            }
            let rules = refusing(&copy, last.action);
            let said = |rules: &[G::Rule]| rules.iter().map(|rule| rule.id()).collect::<Vec<_>>().join(", ");
            if rules.is_empty() {
                let fault = Flaw::new(Code::NoLegal, last.at.clone());
                self.push(step, fault.with("line", last.action.to_string()));
            } else if rules != no.rules.value {
                let fault = Flaw::new(Code::NoRules, no.rules.at.clone());
                self.push(step, fault.with("line", last.action.to_string()).with("rules", said(&rules)));
            }
        }
    }

    /// What the others do afterwards is possible and brings what it promises; answers with where it ends.
    pub(super) fn aftermath(&mut self, step: &Step<G>, end: G::Position) -> Option<G::Position> {
        let mut now = end;
        for then in &step.then {
            let mut stand = Stand::new(now);
            for one in &then.line {
                if !self.scripted(step, &stand, one) {
                    return None;
                }
                G::advance(&mut stand.now, one.action, &mut stand.events);
            }
            self.brings(step, Code::ScriptBrings, &then.brings.at, &then.brings.value, &stand);
            now = stand.now;
        }
        Some(now)
    }
}
