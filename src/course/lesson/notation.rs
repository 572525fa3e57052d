//! The lines of a lesson file, read as moves.
//!
//! Hides the notation of scripted lines.

use std::str::FromStr;

use crate::{
    course::{
        fault::{Code, Flaw},
        scenario::{Line, No, StepFile, Then},
        shape::{At, unknown},
        taught::{LEARNER, Taught, Who},
    },
    ids::Id,
};

use super::{Aftermath, Barred, Deed, Scripted, Tempting};

/// The most moves of a line.
const MOST_MOVES: usize = 40;

/// What the author would do.
pub(super) fn solution_of<G: Taught>(file: &StepFile<G>, faults: &mut Vec<Flaw>) -> Vec<At<Deed<G>>> {
    let Some(lines) = &file.solution else { return Vec::new() };
    if lines.is_empty() {
        faults.push(Flaw::new(Code::Empty, lines.at.clone()).with("key", "solution"));
    }
    let mut deeds = Vec::new();
    for line in lines.iter().take(MOST_MOVES) {
        let deed = if let Some(thing) = line.strip_prefix("look ") {
            let found = G::things().into_iter().find(|known| *known == thing);
            if found.is_none() {
                faults.push(unknown(Code::Thing, thing, line.at.clone(), G::things()));
            }
            found.map(Deed::Look)
        } else {
            action::<G>(line, 0, faults).map(Deed::Act)
        };
        deeds.extend(deed.map(|deed| At { value: deed, at: line.at.clone() }));
    }
    deeds
}

/// The dice of a step.
pub(super) fn rolls_of<G: Taught>(file: &StepFile<G>, faults: &mut Vec<Flaw>) -> Vec<At<G::Action>> {
    let roll = |line: &At<String>| {
        let action = action::<G>(line, 0, faults)?;
        Some(At { value: action, at: line.at.clone() })
    };
    file.rolls.iter().filter_map(roll).collect()
}

/// Lines with what they bring.
pub(super) fn tempting<G: Taught>(lines: &[Line<G>], faults: &mut Vec<Flaw>) -> Vec<Tempting<G>> {
    let one = |one: &Line<G>| {
        if one.brings.is_empty() {
            faults.push(Flaw::new(Code::Empty, one.brings.at.clone()).with("key", "brings"));
        }
        Tempting { id: one.id.value.clone(), line: whole_line(&one.line, faults), brings: one.brings.clone() }
    };
    lines.iter().map(one).collect()
}

/// Lines that are refused.
pub(super) fn barred<G: Taught>(lines: &[No<G>], faults: &mut Vec<Flaw>) -> Vec<Barred<G>> {
    let one = |one: &No<G>| Barred {
        id: one.id.value.clone(),
        line: whole_line(&one.line, faults),
        rules: one.rules.clone(),
    };
    lines.iter().map(one).collect()
}

/// Lines of the others after the goal.
pub(super) fn aftermath<G: Taught>(lines: &[Then<G>], faults: &mut Vec<Flaw>) -> Vec<Aftermath<G>> {
    let one = |one: &Then<G>| Aftermath { line: whole_line(&one.line, faults), brings: one.brings.clone() };
    lines.iter().map(one).collect()
}

fn whole_line<G: Taught>(lines: &At<Vec<At<String>>>, faults: &mut Vec<Flaw>) -> Vec<Scripted<G>> {
    if lines.is_empty() {
        faults.push(Flaw::new(Code::Empty, lines.at.clone()).with("key", "line"));
    }
    script(lines, faults)
}

/// Scripted moves: `ana drive 1`, or without a name the learner's.
pub(super) fn script<G: Taught>(lines: &[At<String>], faults: &mut Vec<Flaw>) -> Vec<Scripted<G>> {
    if let Some(line) = lines.get(MOST_MOVES) {
        faults.push(Flaw::new(Code::TooMany, line.at.clone()).with("key", "line").with("most", MOST_MOVES));
    }
    let one = |line: &At<String>| {
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        let (seat, skip) = match Who::from_id(first) {
            Some(who) => (who.seat(), line.len() - rest.len()),
            None => (LEARNER, 0),
        };
        action::<G>(line, skip, faults).map(|action| Scripted { seat, action, at: line.at.clone() })
    };
    lines.iter().take(MOST_MOVES).filter_map(one).collect()
}

fn action<G: Taught>(line: &At<String>, skip: usize, faults: &mut Vec<Flaw>) -> Option<G::Action> {
    let read = G::Action::from_str(&line[skip..]);
    if read.is_err() {
        faults.push(Flaw::new(Code::Action, line.at.clone()).with("line", line.value.clone()));
    }
    read.ok()
}
