//! The tiny game is taught: its own lesson in its own words, read, proved, played, refused and hinted at by what serves
//! every game.

use santiago::{
    course::{
        fault::Placed,
        lesson::{Deed, Lesson},
        pack::{Pack, Sources},
        proof::{Report, prove},
        run::{
            Run,
            hint::{Hint, Rung},
            reply::{Reply, Verdict},
        },
        scenario::LessonFile,
        shape::{self, Definitions, Shape},
        skeleton::skeleton,
        taught::{Taught, seated},
        tutor::Tutor,
    },
    game::{Game, Ruled, Seat},
    ids::Id,
    text::{Catalog, Message, Spoken, catalog::Foreign},
};

use crate::support::read;

use super::{
    game::{Action, Fault, Position, Question, Tiny},
    scene::Scene,
    taught::THINGS,
    told::{Event, Refusal, Rule},
};

const FOLDER: &str = "tests/suite/tiny";
pub const LESSON: &str = "last-bean";

/// The lessons and the texts, as somebody's folder brings them; each text may be changed.
fn sources(change: impl Fn(String) -> String) -> Sources {
    let file = |path: &str| (path.to_owned(), change(read(&format!("{FOLDER}/{path}"))));
    let texts = ["locales/en/tiny.ftl", "locales/en/lessons.ftl"].map(file).to_vec();
    Sources {
        folder: FOLDER.to_owned(),
        files: ["scenarios/course.toml", "scenarios/last-bean.toml"].map(file).to_vec(),
        texts: vec![Foreign { lang: "en".to_owned(), files: texts, ..Foreign::default() }],
    }
}

pub fn pack() -> Pack<Tiny> {
    Pack::load(&sources(|text| text), &[])
}

pub fn lesson(pack: &Pack<Tiny>) -> &Lesson<Tiny> {
    pack.lesson(LESSON).expect("a sound lesson")
}

pub fn catalog() -> Catalog {
    seated(Catalog::new("en", &pack().texts), None)
}

/// What a message says; nothing of it may be missing.
pub fn said(catalog: &Catalog, message: &Message) -> String {
    let said = catalog.try_say(message).unwrap_or_else(|| panic!("{message:?} is missing"));
    assert_eq!((&said.faults[..], said.fallback), (&[][..], false), "{message:?}: {said}");
    said.text
}

fn proved(pack: &Pack<Tiny>) -> Report {
    prove(pack, &[pack], &[Catalog::new("en", &pack.texts)])
}

fn lines(report: &Report) -> Vec<String> {
    let one =
        |placed: &Placed| format!("{}:{}: {}", placed.file, placed.line, said(&catalog(), &placed.fault.message()));
    report.faults.iter().map(one).collect()
}

#[test]
fn its_lesson_is_proved() {
    let pack = pack();
    let report = proved(&pack);
    assert_eq!(lines(&report), [""; 0]);
    assert_eq!((report.lessons, report.steps, report.dead_ends), (1, 6, 0));
    assert!(report.tried > 50, "{}", report.tried);
}

#[test]
fn what_its_lesson_claims_wrongly_is_found() {
    let wrong = |from: &'static str, to: &'static str| {
        lines(&proved(&Pack::load(&sources(|text| text.replacen(from, to, 1)), &[])))
    };
    let at = |line: u32, why: &str| vec![format!("scenarios/last-bean.toml:{line}: {why}")];
    assert_eq!(wrong("[{ heap = 5 }", "[{ heap = 4 }").len(), 1);
    assert_eq!(wrong("[\"take-allowed\"]\n\n[[step.then", "[\"take-one\"]\n\n[[step.then").len(), 1);
    assert_eq!(wrong("gain = { beans", "gain = { peas").len(), 2);
    assert_eq!(wrong("par = 5", "par = 6")[0], at(39, "Correct “par”: the best that can be reached is 5.")[0]);
    let known = "There is no key “heaps” here. Did you mean “heap”?";
    assert_eq!(wrong("[{ heap = 4", "[{ heaps = 4"), at(16, known));
}

/// Does what the lesson itself would do, and answers with what came of each deed.
fn solved(lesson: &Lesson<Tiny>, tutor: &mut Tutor<'_, Tiny>) -> Vec<Reply<Tiny>> {
    let mut replies = Vec::new();
    for step in &lesson.steps {
        let answer = step.right_answer().map(|option| Deed::Answer(option.to_owned()));
        let deeds = step.solution.iter().map(|deed| deed.value.clone()).chain(answer);
        replies.extend(deeds.map(|deed| tutor.attempt(&deed)));
        assert_eq!(replies.last().map(|reply| reply.verdict), Some(Verdict::Passed), "{}", step.id);
    }
    replies
}

#[test]
fn its_own_solution_passes() {
    let (pack, catalog) = (pack(), catalog());
    let (mut tutor, opening) = Tutor::begin(lesson(&pack), None).expect("it begins");
    assert_eq!(opening, []);
    let replies = solved(lesson(&pack), &mut tutor);
    assert_eq!((tutor.run().step().is_none(), tutor.left_open(), tutor.is_flawless()), (true, 0, true));
    let after = replies.iter().flat_map(|reply| reply.after.iter().flat_map(|(_, events)| events));
    let told: Vec<String> = replies
        .iter()
        .flat_map(|reply| &reply.events)
        .chain(after)
        .map(|one| said(&catalog, &Tiny::event(one)))
        .collect();
    assert_eq!(
        told,
        [
            "You tosses the coin: 3 may be taken.",
            "You takes 2 beans.",
            "You tosses the coin: 3 may be taken.",
            "You takes 3 beans.",
            "You took the last bean and gets 2 more.",
            "You has 8 points.",
            "Ana has 2 points.",
            "Ana tosses the coin: 2 may be taken.",
            "Ana takes 1 bean.",
        ]
        .map(|line| line.replace("You", &catalog.seat(Seat(0))))
    );
    // And what the learner cannot find is done for them, step by step.
    let (mut tutor, _) = Tutor::begin(lesson(&pack), None).expect("it begins");
    while tutor.run().step().is_some() {
        assert!(!tutor.skip().is_empty());
    }
}

/// A run of the lesson at one of its steps.
pub fn at<'l>(lesson: &'l Lesson<Tiny>, step: &str) -> Run<'l, Tiny> {
    let number = lesson.steps.iter().position(|one| one.id == step).expect("a step");
    Run::begin(lesson, number).expect("it begins").0
}

#[test]
fn a_refused_attempt_names_its_rule() {
    let (pack, catalog) = (pack(), catalog());
    let mut run = at(lesson(&pack), "the-last");
    assert_eq!(run.attempt(&Deed::Act(Action::Toss(3))).verdict, Verdict::Kept);
    let before = *run.position();
    let reply = run.attempt(&Deed::Act(Action::Take(4)));
    assert_eq!((reply.verdict, *run.position()), (Verdict::Refused, before));
    let refused = reply.refused.expect("the rules say no");
    let told: Vec<(&str, String)> =
        refused.refusals.iter().map(|refusal| (refusal.rule().id(), said(&catalog, &Tiny::refusal(refusal)))).collect();
    let expected = [("take-allowed", "The coin allows 3, not 4."), ("take-from-heap", "There are only 3 left, not 4.")];
    assert_eq!(told, expected.map(|(rule, why)| (rule, why.to_owned())));
    let near = Tiny::nearest(&refused.position, refused.action);
    let near: Vec<String> = near.iter().map(|one| said(&catalog, one)).collect();
    assert_eq!(near, ["This is possible instead: take 3 beans."]);
    // The author has something to say about it, too.
    let coaching = Message::new(run.step().expect("a step").text.as_str()).attribute(reply.coaching.expect("a text"));
    assert!(said(&catalog, &coaching).starts_with("There are no four left"));
}

#[test]
fn what_cannot_lead_on_is_taken_back() {
    let (pack, catalog) = (pack(), catalog());
    let mut run = at(lesson(&pack), "leave-four");
    let other_side = run.attempt(&Deed::Act(Action::Toss(2)));
    assert_eq!((other_side.verdict, &other_side.gaps[0].id[..]), (Verdict::TakenBack, "goal-given-dice"));
    assert_eq!(run.attempt(&Deed::Act(Action::Toss(3))).verdict, Verdict::Kept);
    let before = *run.position();
    let reply = run.attempt(&Deed::Act(Action::Take(3)));
    assert_eq!((reply.verdict, *run.position()), (Verdict::TakenBack, before));
    assert_eq!(reply.events, [Event::Taken { seat: Seat(0), count: 3 }]);
    let gaps: Vec<String> = reply.gaps.iter().map(|gap| said(&catalog, gap)).collect();
    assert_eq!(gaps, ["This should be 4 and is 3: beans on the heap."]);
    let reply = run.attempt(&Deed::Act(Action::Take(1)));
    assert_eq!((reply.verdict, reply.coaching.as_deref()), (Verdict::TakenBack, Some("wrong-one")));
    // A figure says what could still be had.
    let mut run = at(lesson(&pack), "the-last");
    run.attempt(&Deed::Act(Action::Toss(3)));
    let reply = run.attempt(&Deed::Act(Action::Take(2)));
    let gaps: Vec<String> = reply.gaps.iter().map(|gap| said(&catalog, gap)).collect();
    assert_eq!(gaps, ["From there you end up ahead by 2 points at best. There is a better way."]);
    assert!(run.undo() && run.redo() && run.restart_step() && !run.undo());
}

#[test]
fn hints_say_more_each_time() {
    let (pack, catalog) = (pack(), catalog());
    let lesson = lesson(&pack);
    let (mut tutor, _) = Tutor::begin(lesson, None).expect("it begins");
    tutor.attempt(&Deed::Act(Action::Toss(3)));
    let (step, p) = (tutor.run().step().expect("a step"), *tutor.run().position());
    let told: Vec<String> = (0..4)
        .map(|_| {
            let hint = tutor.hint().expect("a hint");
            if let Hint::Move(Deed::Act(action)) = hint {
                assert!(Tiny::is_legal(&p, action), "{action}");
            }
            said(&catalog, &hint.message(step, &p, None))
        })
        .collect();
    assert_eq!(told[0], "Look at this: the heap.");
    assert_eq!(told[1], "The rule: Whoever takes the last bean gets 2 more.");
    assert_eq!(told[2], "Do this: take 2 beans, leaving 4 (take 2).");
    assert_eq!(told[3], told[2]);
    // Wherever the learner is asked something, there is a hint in each of the rungs.
    for step in &lesson.steps {
        let run = at(lesson, &step.id);
        for rung in [Rung::Where, Rung::Rule, Rung::Move] {
            let hint = run.hint(rung).unwrap_or_else(|| panic!("{}: {rung:?}", step.id));
            said(&catalog, &hint.message(step, run.position(), Some("look")));
        }
    }
}

#[test]
fn everything_it_can_say_has_words() {
    let (catalog, seat) = (catalog(), Seat(1));
    let events = [
        Event::Tossed { seat, allowed: 2 },
        Event::Taken { seat, count: 1 },
        Event::Passed { seat },
        Event::Last { seat, count: 2 },
        Event::Scored { seat, points: 1 },
    ];
    let mut refusals = vec![
        Refusal::NotYourTurn { seat },
        Refusal::NoSuchSide { allowed: 4 },
        Refusal::TooFew,
        Refusal::TooMany { count: 3, allowed: 2 },
        Refusal::NotThere { count: 3, left: 1 },
        Refusal::HasPassed { seat },
    ];
    refusals.extend(Question::ALL.iter().map(|question| Refusal::NotAsked { question: *question }));
    let faults = [Fault::Beans { count: 40 }, Fault::NoSuchSeat { seat: Seat(2) }, Fault::NoSuchSide { allowed: 4 }];
    let p = Position { allowed: Some(2), ..Position::new(9, seat) };
    let mut messages = vec![Tiny::roll_asked()];
    messages.extend(events.iter().map(Tiny::event));
    messages.extend(refusals.iter().map(Tiny::refusal));
    messages.extend(faults.map(Tiny::fault));
    messages.extend(Question::ALL.iter().map(|question| Tiny::question(*question, seat, seat)));
    let rules = Rule::ALL.iter().map(|rule| Tiny::rule(*rule));
    messages.extend(rules.flat_map(|rule| [rule.clone(), rule.attribute("title")]));
    for action in [Action::Toss(2), Action::Take(2), Action::Pass] {
        messages.extend([Tiny::action(action), Tiny::choice(&p, action), Tiny::thing(Tiny::concerns(&p, action))]);
    }
    messages.extend(THINGS.iter().flat_map(|thing| Tiny::look(&p, thing)));
    messages.extend(Tiny::table(&p));
    for message in messages {
        assert!(!said(&catalog, &message).is_empty());
    }
    assert_eq!(catalog.seat(seat), "Ana");
}

/// A position is read as it was written, what was played becomes a lesson, and an editor knows what may stand in one.
#[test]
fn its_lessons_can_be_written() {
    let hands = Position::new(4, Seat(0)).hands;
    let p = Position { heap: 4, hands, turn: Seat(0), allowed: Some(3) };
    let (scene, faults) = shape::read::<Scene>(&Tiny::written(&p));
    assert_eq!((scene.and_then(|scene| Tiny::moment(&scene, None)), faults.len()), (Some(p), 0));
    let actions = [Action::Take(1), Action::Toss(2), Action::Take(2)];
    let (file, steps) = skeleton::<Tiny>("played", p, &actions);
    let (lesson, faults) = shape::read::<LessonFile<Tiny>>(&file);
    assert_eq!((lesson.map(|lesson| lesson.steps.len()), faults.len(), steps), (Some(1), 0, 1), "{file}");
    let mut defs = Definitions::new();
    let _ = LessonFile::<Tiny>::schema(&mut defs);
    assert!(defs["Goal"].to_string().contains("\"heap\"") && defs["Scene"].to_string().contains("\"coin\""));
}
