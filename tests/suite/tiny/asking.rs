//! How often the library asks the tiny game: for a deed the rules once, play goes on once for each action, and the lines
//! from there are tried once.

use santiago::{
    course::{
        lesson::Deed,
        run::{Run, hint::Rung, reply::Verdict},
    },
    game::Seat,
    play::Table,
    text::Spoken,
};

use super::{
    counts::{Asked, Counts, counted},
    game::{Action, Position, Tiny},
    learning::{at, lesson, pack},
    playing::{begun, on},
};

/// What was asked altogether: objections, play going on, lists of what can be done.
fn sums(counts: &Counts) -> [u32; 3] {
    [counts.objected(), counts.advanced(), counts.listed()]
}

/// What a deed asks of the game. Nothing may be asked twice, and of the deed everything that belongs to it.
fn asked(run: &mut Run<'_, Tiny>, action: Action, verdict: Verdict) -> Counts {
    let p = *run.position();
    let (_, foreseen) = counted(|| run.what_if(action));
    let (reply, counts) = counted(|| run.attempt(&Deed::Act(action)));
    assert_eq!(reply.verdict, verdict, "{action}");
    assert_eq!(counts.of(Asked::Object(p, action)), 1, "{action}: {counts:?}");
    let plays = u32::from(reply.refused.is_none());
    assert_eq!(counts.of(Asked::Advance(p, action)), plays, "{action}: {counts:?}");
    assert_eq!(counts.most(), 1, "{action}: {counts:?}");
    // To be told what a deed would bring costs no more than to do it; less, where the others would go on.
    assert!(sums(&foreseen).iter().zip(sums(&counts)).all(|(before, now)| *before <= now), "{foreseen:?}");
    counts
}

#[test]
fn an_accepted_deed_is_asked_about_once() {
    let pack = pack();
    let mut run = at(lesson(&pack), "leave-four");
    // The coin: from the position after it three beans, two, one or a pass are tried, each once.
    let counts = asked(&mut run, Action::Toss(3), Verdict::Kept);
    assert_eq!(sums(&counts), [1, 1 + 4, 1]);
    // What meets the goal is not tried any further; what is scripted then, two actions of Ana's, is asked about as well.
    let counts = asked(&mut run, Action::Take(2), Verdict::Passed);
    assert_eq!(sums(&counts), [1 + 2, 1 + 2, 0]);
    // A figure is looked at where the learner has nothing more to do, and that is asked once, too.
    let counts = asked(&mut run, Action::Toss(3), Verdict::Kept);
    assert_eq!(sums(&counts), [1, 1 + 4, 1]);
    let counts = asked(&mut run, Action::Take(3), Verdict::Passed);
    assert_eq!(sums(&counts), [1, 1, 0]);
    // An attempt that is refused as the step asks.
    let counts = asked(&mut run, Action::Take(1), Verdict::Passed);
    assert_eq!(sums(&counts), [1, 0, 0]);
}

#[test]
fn a_refused_attempt_is_objected_to_once() {
    let pack = pack();
    let mut run = at(lesson(&pack), "leave-four");
    assert_eq!(sums(&asked(&mut run, Action::Take(1), Verdict::Refused)), [1, 0, 0]);
    run.attempt(&Deed::Act(Action::Toss(3)));
    assert_eq!(sums(&asked(&mut run, Action::Take(4), Verdict::Refused)), [1, 0, 0]);
    let mut run = at(lesson(&pack), "the-last");
    run.attempt(&Deed::Act(Action::Toss(3)));
    assert_eq!(sums(&asked(&mut run, Action::Take(4), Verdict::Refused)), [1, 0, 0]);
    // The nearest yes is asked for apart, by whoever wants it said, and costs what the game makes of it.
    let (near, counts) = counted(|| Tiny::nearest(run.position(), Action::Take(4)));
    assert_eq!((near.len(), sums(&counts)), (1, [0, 0, 1]));
}

#[test]
fn what_is_taken_back_is_asked_about_once() {
    let pack = pack();
    let mut run = at(lesson(&pack), "leave-four");
    assert_eq!(sums(&asked(&mut run, Action::Take(1), Verdict::Refused)), [1, 0, 0]);
    // The other side of the coin is refused by the lesson and not by the rules: nothing is played.
    let (reply, counts) = counted(|| run.attempt(&Deed::Act(Action::Toss(2))));
    assert_eq!((reply.verdict, sums(&counts)), (Verdict::TakenBack, [1, 0, 0]));
    run.attempt(&Deed::Act(Action::Toss(3)));
    // Here the turn ends, so there is nothing to be tried.
    for action in [Action::Take(1), Action::Take(3), Action::Pass] {
        assert_eq!(sums(&asked(&mut run, action, Verdict::TakenBack)), [1, 1, 0]);
    }
    // Here it goes on, and what could be done is tried, each once, to know that nothing leads to the goal; at each of the
    // three ends and at the position itself everything conceivable is asked for the refusal that the step wants.
    let mut run = at(lesson(&pack), "untossed");
    let counts = asked(&mut run, Action::Toss(2), Verdict::TakenBack);
    assert_eq!(counts.advanced(), 1 + 3);
    assert_eq!(counts.listed(), 1);
    // Where the learner is to look, nothing leads on, and nothing is tried.
    let mut run = at(lesson(&pack), "the-coin");
    assert_eq!(sums(&asked(&mut run, Action::Toss(2), Verdict::TakenBack)), [1, 1, 0]);
}

/// On the author's way a hint is known; beside it judging the deed that led there has found the way on.
#[test]
fn a_hint_tries_no_line_again() {
    let pack = pack();
    let mut run = at(lesson(&pack), "too-many");
    let hints = [Rung::Where, Rung::Rule, Rung::Move];
    for rung in hints {
        let (hint, counts) = counted(|| run.hint(rung));
        assert_eq!((hint.is_some(), sums(&counts)), (true, [0; 3]));
    }
    assert_eq!(run.attempt(&Deed::Act(Action::Toss(2))).verdict, Verdict::Kept);
    for rung in hints {
        let (hint, counts) = counted(|| run.hint(rung));
        assert_eq!((hint.is_some(), sums(&counts)), (true, [0; 3]), "{counts:?}");
    }
    // What was taken back and done again was not judged anew: then the lines are tried, once for all hints.
    assert!(run.undo() && run.redo());
    let listed = hints.map(|rung| counted(|| run.hint(rung)).1.listed());
    assert_eq!(listed, [1, 0, 0]);
}

#[test]
fn a_table_asks_once() {
    let mut table = begun(5);
    while table.log().len() < 8 {
        let (p, before) = (*table.position(), table.log().len());
        let ((), counts) = counted(|| on(&mut table));
        let action = table.log()[before].action;
        assert_eq!((counts.objected(), counts.of(Asked::Object(p, action))), (1, 1), "{action}");
        if table.players()[table.log()[before].seat.index()].is_person() {
            assert_eq!(counts.advanced(), 1, "{action}");
        }
    }
    let (read, counts) = counted(|| Table::<Tiny>::read(table.write().as_bytes()));
    assert_eq!((read.is_ok(), sums(&counts)), (true, [8, 8, 0]));
    // What is left is played once, whatever was taken back.
    let (undone, counts) = counted(|| table.undo());
    let left = table.log().len();
    assert!(undone && left < 7, "several actions are taken back at once");
    assert_eq!((sums(&counts), counts.most()), ([0, left as u32, 0], 1));
    let (redone, counts) = counted(|| table.redo());
    assert_eq!((redone, sums(&counts)), (true, [8 - left as u32, 8 - left as u32, 0]));
    let p = Position { allowed: Some(2), ..Position::new(9, Seat(0)) };
    let players = table.players().to_vec();
    let mut table = Table::<Tiny>::from_here(&p, players, *table.terms()).expect("a position");
    let (refused, counts) = counted(|| table.act(Action::Take(3)).is_err());
    assert_eq!((refused, sums(&counts)), (true, [1, 0, 0]));
    let (foreseen, counts) = counted(|| table.what_if(Action::Take(2)).is_ok());
    assert_eq!((foreseen, sums(&counts)), (true, [1, 1, 0]));
}
