//! A lesson file made of moves that were played: each turn of the learner becomes a step.
//!
//! What only an author can say, the texts and what the lesson is for, is left to be added; the check says what lacks.

use std::{collections::BTreeSet, fmt::Write};

use crate::{
    game::{Decision, Ruled, Seat, Silent},
    ids::Id,
};

use super::taught::{LEARNER, Taught, Who, is_learners};

/// A turn of the learner and what the others did around it.
struct OneTurn<G: Taught> {
    whose: Seat,
    start: G::Position,
    before: Vec<String>,
    own: Vec<G::Action>,
    react: Vec<String>,
    rolls: Vec<G::Action>,
    then: Vec<String>,
    end: G::Position,
    after: G::Position,
    rules: Vec<G::Rule>,
}

/// The file; how many steps it has.
pub fn skeleton<G: Taught>(id: &str, start: G::Position, actions: &[G::Action]) -> (String, usize) {
    let turns = turns::<G>(start, actions);
    let rules: BTreeSet<G::Rule> = turns.iter().flat_map(|turn| turn.rules.iter().copied()).collect();
    let ids =
        |rules: &mut dyn Iterator<Item = G::Rule>| rules.map(|rule| format!("\"{}\"", rule.id())).collect::<Vec<_>>();
    let mut file = String::from("#:schema ../lesson.schema.json\n");
    let _ = writeln!(file, "format = 1\nid = \"{id}\"\nteaches = [{}]", ids(&mut rules.into_iter()).join(", "));
    let _ = writeln!(file, "\n[position]\n{}", G::written(&start));
    for (number, turn) in turns.iter().enumerate() {
        let quoted = |lines: &[String]| lines.iter().map(|line| format!("{line:?}")).collect::<Vec<_>>().join(", ");
        let lines = |actions: &[G::Action]| actions.iter().map(ToString::to_string).collect::<Vec<_>>();
        let _ = writeln!(file, "[[step]]\nid = \"step-{}\"\nkind = \"act\"", number + 1);
        if let Some(rule) = turn.rules.last() {
            let _ = writeln!(file, "rule = \"{}\"", rule.id());
        }
        if !turn.before.is_empty() {
            let _ = writeln!(file, "before = [{}]", quoted(&turn.before));
        }
        if !turn.react.is_empty() {
            let _ = writeln!(file, "react = [{}]", quoted(&turn.react));
        }
        if !turn.rolls.is_empty() {
            let _ = writeln!(file, "rolls = [{}]", quoted(&lines(&turn.rolls)));
        }
        let _ = writeln!(file, "goal = [{}]", G::differences(&turn.start, &turn.end).join(", "));
        let _ = writeln!(file, "solution = [{}]\n", quoted(&lines(&turn.own)));
        if !turn.then.is_empty() {
            let _ = writeln!(file, "[[step.then]]\nline = [{}]", quoted(&turn.then));
            let _ = writeln!(file, "brings = [{}]\n", G::differences(&turn.end, &turn.after).join(", "));
        }
    }
    (file.trim_end().to_owned() + "\n", turns.len())
}

fn turns<G: Taught>(start: G::Position, actions: &[G::Action]) -> Vec<OneTurn<G>> {
    let mut turns: Vec<OneTurn<G>> = Vec::new();
    // What the others did before the learner was first asked.
    let mut early: (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
    let mut p = start;
    for action in actions {
        let (Decision::Ask { seat, .. } | Decision::Chance { seat }) = G::decision(&p) else { break };
        let chance = matches!(G::decision(&p), Decision::Chance { .. });
        let spoken = format!("{} {action}", Who::at(seat).id());
        // Who is asked in somebody else's turn reacts to it.
        let reacts = G::turn(&p) != seat;
        let mut after = p;
        let mut events = Vec::new();
        if seat == LEARNER {
            G::advance(&mut after, *action, &mut events);
        } else {
            G::advance(&mut after, *action, &mut Silent);
        }
        let fresh = turns.last().is_none_or(|turn| !turn.then.is_empty() || turn.whose != G::turn(&p));
        if seat == LEARNER && fresh {
            turns.push(OneTurn {
                whose: G::turn(&p),
                start: if turns.is_empty() { start } else { p },
                before: std::mem::take(&mut early.0),
                own: Vec::new(),
                react: std::mem::take(&mut early.1),
                rolls: Vec::new(),
                then: Vec::new(),
                end: p,
                after: p,
                rules: Vec::new(),
            });
        }
        if let Some(turn) = turns.last_mut() {
            if seat == LEARNER {
                turn.own.push(*action);
                turn.end = after;
                turn.rules.extend(events.iter().filter(|event| is_learners(*event)).map(Ruled::rule));
                if chance {
                    turn.rolls.push(*action);
                }
            } else if reacts && turn.then.is_empty() {
                turn.react.push(spoken);
                turn.end = after;
            } else {
                turn.then.push(spoken);
            }
            turn.after = after;
        } else if reacts {
            early.1.push(spoken);
        } else {
            early.0.push(spoken);
        }
        p = after;
    }
    turns
}
