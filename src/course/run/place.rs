//! Where a run stands: the step, its state, and what the learner has played in it; and how it goes on from there.

use std::cell::OnceCell;

use crate::{
    course::{
        goal::Stand,
        lesson::{Deed, Lesson, Scripted, Step},
        scenario::Demand,
        solver::{explore, is_met, play, refusing},
        taught::Taught,
    },
    game::Game,
};

/// See the module's page.
#[derive(Clone, Debug)]
pub(super) struct Bookmark<G: Taught> {
    pub(super) step: usize,
    pub(super) stand: Stand<G>,
    /// What the learner has played in this step.
    pub(super) line: Vec<G::Action>,
    /// The first deed of a shortest way from here, once it is known; `None`: there is no way.
    pub(super) next: OnceCell<Option<Deed<G>>>,
}

/// What is shown with an answer, and what the others did then: events with a text each.
type Sequel<G> = Vec<(Option<String>, Vec<<G as Game>::Event>)>;

impl<G: Taught> Bookmark<G> {
    /// Does again a deed that counted.
    pub(super) fn follow(&mut self, lesson: &Lesson<G>, deed: &Deed<G>) {
        let Some(step) = lesson.steps.get(self.step) else { return };
        let mut stand = self.stand.clone();
        match deed {
            Deed::Act(action) => {
                stand.refused = refusing(&stand, *action);
                if stand.refused.is_empty() {
                    play(step, &mut stand, *action);
                }
            }
            Deed::Look(thing) => stand.looked.push(thing),
            Deed::Answer(option) => stand.answered = Some(option.clone()),
        }
        let met = is_met(step, &stand);
        self.settle(lesson, deed, stand, met, OnceCell::new());
    }

    /// Goes on with what a deed led to, and what is known of the way from there; to the next step if that meets the goal.
    /// Answers with what is shown with the
    /// answer, what the others did then, and what happened at the start of the next step.
    pub(super) fn settle(
        &mut self,
        lesson: &Lesson<G>,
        deed: &Deed<G>,
        stand: Stand<G>,
        met: bool,
        next: OnceCell<Option<Deed<G>>>,
    ) -> (Sequel<G>, Vec<G::Event>) {
        (self.stand, self.next) = (stand, next);
        if let Deed::Act(action) = deed
            && self.stand.refused.is_empty()
        {
            self.line.push(*action);
        }
        let Some(step) = lesson.steps.get(self.step).filter(|_| met) else { return (Vec::new(), Vec::new()) };
        let mut after: Sequel<G> = Vec::new();
        for shown in &step.shown {
            // It is shown from the start of the step, as it was proved.
            let (events, _) = demonstrate(step, &opened(step, self.stand.start), &shown.line);
            after.push((Some(format!("shown-{}", shown.id)), events));
        }
        for then in &step.then {
            // This stays, unlike what is only shown: the next step may go on from it.
            after.push((None, perform(&mut self.stand, &then.line)));
        }
        let now = self.stand.now;
        self.step += 1;
        let Some(next) = lesson.steps.get(self.step) else { return (after, Vec::new()) };
        let Some((place, opening)) = enter(lesson, self.step, next.start.unwrap_or(now)) else {
            return (after, Vec::new());
        };
        *self = place;
        (after, opening)
    }
}

/// The start of a step from a position: what is scripted before the learner is asked has happened.
pub fn opened<G: Taught>(step: &Step<G>, from: G::Position) -> Stand<G> {
    let mut stand = Stand::new(from);
    for one in &step.before {
        if G::refusals(&stand.now, Some(one.seat), one.action).is_empty() {
            play(step, &mut stand, one.action);
        }
    }
    stand
}

pub(super) fn enter<G: Taught>(
    lesson: &Lesson<G>,
    step: usize,
    from: G::Position,
) -> Option<(Bookmark<G>, Vec<G::Event>)> {
    let stand = opened(lesson.steps.get(step)?, from);
    let opening = stand.events.clone();
    Some((Bookmark { step, stand, line: Vec::new(), next: OnceCell::new() }, opening))
}

/// The position in which a step starts: its own, or the one after the author's way through the step before it.
pub fn start_of<G: Taught>(lesson: &Lesson<G>, step: usize) -> Option<G::Position> {
    if let Some(own) = lesson.steps.get(step)?.start {
        return Some(own);
    }
    // Goes back to the last step with a start of its own: what lies between has to be played.
    let before = step.checked_sub(1)?;
    let mut place = enter(lesson, before, start_of(lesson, before)?)?.0;
    match lesson.steps[before].kind {
        Demand::Act | Demand::Try => {
            for deed in &lesson.steps[before].solution {
                place.follow(lesson, &deed.value);
            }
            if place.step == before {
                let tree = explore(&lesson.steps[before], place.stand.clone()).ok()?;
                for action in tree.shortest()? {
                    place.follow(lesson, &Deed::Act(action));
                }
            }
        }
        Demand::Look | Demand::Ask => {
            let solution = lesson.steps[before].solution.first().map(|deed| deed.value.clone());
            let answer = lesson.steps[before].right_answer().map(|option| Deed::Answer(option.to_owned()));
            place.follow(lesson, &solution.or(answer)?);
        }
    }
    // The start, for where it stands what is scripted before the step has already happened.
    (place.step == step).then_some(place.stand.start)
}

/// Plays scripted moves as far as they are possible.
fn perform<G: Taught>(stand: &mut Stand<G>, line: &[Scripted<G>]) -> Vec<G::Event> {
    let mut events = Vec::new();
    for one in line {
        if !G::refusals(&stand.now, Some(one.seat), one.action).is_empty() {
            break;
        }
        // Everything is written down here, so that nobody answers of their own accord.
        G::advance(&mut stand.now, one.action, &mut events);
    }
    events
}

/// What a line would bring from here, moves of the others among it, and where it ends.
pub(super) fn demonstrate<G: Taught>(
    step: &Step<G>,
    stand: &Stand<G>,
    line: &[Scripted<G>],
) -> (Vec<G::Event>, Stand<G>) {
    let mut copy = stand.clone();
    let seen = copy.events.len();
    for one in line {
        if !G::refusals(&copy.now, Some(one.seat), one.action).is_empty() {
            break;
        }
        play(step, &mut copy, one.action);
    }
    (copy.events[seen..].to_vec(), copy)
}
