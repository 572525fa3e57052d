//! Judging a deed: whether it meets the goal, leads on, is taken back or refused, and what there is to say about it.
//!
//! The engine is asked once whether an action is possible, plays it once, and every line from there is explored once;
//! where a deed that counts leads to comes along, so that nobody has to play it again.

use std::cell::OnceCell;

use crate::{
    course::{
        goal::Stand,
        lesson::{Deed, Scripted, Step, Tempting, option_attribute},
        scenario::Demand,
        solver::{Explored, explore, given, is_met, play},
        taught::{LEARNER, Taught},
    },
    game::{Decision, Ruled},
    text::Message,
};

use super::{
    place::{Bookmark, demonstrate},
    reply::{Refused, Reply, Verdict},
};

/// How a deed was judged, and where it leads if it counts.
pub(super) struct Consequence<G: Taught> {
    pub(super) reply: Reply<G>,
    pub(super) stand: Option<Stand<G>>,
    /// The first deed of a shortest way from there, where it was looked for.
    pub(super) next: OnceCell<Option<Deed<G>>>,
}

/// It counts, and nothing is known of the way from there.
fn counted<G: Taught>(reply: Reply<G>, stand: Option<Stand<G>>) -> Consequence<G> {
    Consequence { reply, stand, next: OnceCell::new() }
}

/// Nothing comes of it.
fn idle<G: Taught>(reply: Reply<G>) -> Consequence<G> {
    counted(reply, None)
}

pub(super) fn judge<G: Taught>(step: &Step<G>, place: &Bookmark<G>, deed: &Deed<G>) -> Consequence<G> {
    match deed {
        Deed::Act(action) => judge_action(step, place, *action),
        Deed::Look(thing) => {
            let mut stand = place.stand.clone();
            stand.looked.push(thing);
            if is_met(step, &stand) {
                return counted(Reply::new(Verdict::Passed), Some(stand));
            }
            idle(Reply::new(Verdict::Looked))
        }
        Deed::Answer(option) => {
            let mut stand = place.stand.clone();
            stand.answered = Some(option.clone());
            if is_met(step, &stand) {
                return counted(Reply::new(Verdict::Passed), Some(stand));
            }
            let known = step.options.contains(option).then(|| option_attribute(option, true));
            idle(Reply { coaching: known, ..Reply::new(Verdict::NotTheAnswer) })
        }
    }
}

fn judge_action<G: Taught>(step: &Step<G>, place: &Bookmark<G>, action: G::Action) -> Consequence<G> {
    let refusals = G::refusals(&place.stand.now, Some(LEARNER), action);
    let line = [&place.line[..], &[action]].concat();
    if !refusals.is_empty() {
        return refused(step, place, action, refusals, &line);
    }
    // Nothing speaks against the action, so what remains to be asked of dice is whether they are these.
    if matches!(G::decision(&place.stand.now), Decision::Chance { .. }) && given(step, &place.stand) != Some(action) {
        // The dice of a lesson are given.
        let gaps = vec![Message::new("goal-given-dice")];
        return idle(Reply { gaps, ..Reply::new(Verdict::TakenBack) });
    }
    let mut after = place.stand.clone();
    let seen = after.events.len();
    play(step, &mut after, action);
    let events = after.events[seen..].to_vec();
    // Where nothing is to be played, no line leads on; where the goal is met, there are no lines.
    let acts = matches!(step.kind, Demand::Act | Demand::Try);
    let tree = acts.then(|| explore(step, after.clone()).ok()).flatten();
    let reached = tree.as_ref().map(|tree| &tree.nodes[0]);
    if reached.is_some_and(|here| here.met) {
        return counted(Reply { events, ..Reply::new(Verdict::Passed) }, Some(after));
    }
    let whole = step.wrong.iter().find(|one| same(&one.line, &line));
    // A tree that was too wide is taken as a dead end; no proved lesson has one.
    if let Some(tree) = tree.as_ref().filter(|tree| tree.nodes[0].distance.is_some()) {
        let coaching = whole.map(|one| format!("wrong-{}", one.id));
        let reply = Reply { events, coaching, ..Reply::new(Verdict::Kept) };
        let next = tree.shortest().and_then(|way| way.first().map(|action| Deed::Act(*action)));
        return Consequence { reply, stand: Some(after), next: OnceCell::from(next) };
    }
    // The author's line may go on from here: then it is shown to its end.
    let begun = whole.or_else(|| step.wrong.iter().find(|one| starts(one, &line)));
    let shown = step.shown.iter().find(|one| same(&one.line, &line));
    let coaching =
        begun.map(|one| format!("wrong-{}", one.id)).or_else(|| shown.map(|one| format!("shown-{}", one.id)));
    let (might_go_on, after) = match begun {
        Some(one) => demonstrate(step, &after, &one.line[line.len()..]),
        None => (Vec::new(), after),
    };
    let gaps = if coaching.is_some() { Vec::new() } else { gaps(step, &after, tree.as_ref()) };
    idle(Reply { events, might_go_on, coaching, gaps, ..Reply::new(Verdict::TakenBack) })
}

/// An attempt that the rules refuse, which may be just what the step asks for.
fn refused<G: Taught>(
    step: &Step<G>,
    place: &Bookmark<G>,
    action: G::Action,
    refusals: Vec<G::Refusal>,
    line: &[G::Action],
) -> Consequence<G> {
    let stand = Stand { refused: refusals.iter().map(Ruled::rule).collect(), ..place.stand.clone() };
    // A figure is one of what was played, and nothing was: there is nothing to be asked about it.
    let met = step.figure.is_none() && is_met(step, &stand);
    let coaching = step.no.iter().find(|one| same(&one.line, line)).map(|one| format!("no-{}", one.id));
    let refused = Some(Refused { position: place.stand.now, action, refusals });
    let verdict = if met { Verdict::Passed } else { Verdict::Refused };
    counted(Reply { refused, coaching, ..Reply::new(verdict) }, met.then_some(stand))
}

/// What is still to be done, compared with the goal or the figure.
pub fn gaps<G: Taught>(step: &Step<G>, after: &Stand<G>, tree: Option<&Explored<G>>) -> Vec<Message> {
    match &step.figure {
        Some(figure) => {
            // What can still be had and not what is had: this may have been the first of several moves.
            let best = tree.and_then(|tree| tree.nodes[0].best).unwrap_or(0);
            let missed = figure.otherwise == Some(best);
            vec![if missed {
                Message::new("goal-figure-missed")
            } else {
                G::figure(&figure.of.0, figure.less.is_some(), best)
            }]
        }
        None if matches!(step.kind, Demand::Act | Demand::Try) => {
            let mut gaps = step.goal.gaps(after);
            gaps.dedup();
            gaps
        }
        None => Vec::new(),
    }
}

fn same<G: Taught>(script: &[Scripted<G>], line: &[G::Action]) -> bool {
    script.iter().map(|one| one.action).eq(line.iter().copied())
}

fn starts<G: Taught>(tempting: &Tempting<G>, line: &[G::Action]) -> bool {
    tempting.line.len() > line.len() && same(&tempting.line[..line.len()], line)
}

/// Whether the learner is asked something.
pub fn is_asked<G: Taught>(stand: &Stand<G>) -> bool {
    match G::decision(&stand.now) {
        Decision::Ask { seat, .. } | Decision::Chance { seat } => seat == LEARNER,
        Decision::Over => false,
    }
}
