//! Santiago is taught: a lesson for five with hidden money, and positions as lessons write them.

use serde_json::{Value, json};

use santiago::{
    chance::Chance,
    course::{
        fault::{Flaw, Placed},
        goal::{Goal, Stand},
        lesson::{Deed, Lesson},
        pack::{Pack, Sources},
        proof::prove,
        run::reply::{Reply, Verdict},
        scenario::LessonFile,
        shape::{self, Definitions, Keys, Shape},
        skeleton::skeleton,
        taught::{Taught, seated},
        tutor::Tutor,
    },
    game::{Decision, Game, Seat, Told},
    ids::Id,
    island::{Event, Island, Position, Setup, lessons::Scene},
    text::{Catalog, Message, catalog::Foreign},
    wire,
};

use crate::{
    support::{count_of, read},
    tested::{Tested, begin, playout},
};

const FOLDER: &str = "tests/suite/island";
pub const LESSON: &str = "five-at-a-table";

/// The lessons and their texts, as somebody's folder brings them; each may be changed.
fn sources(change: impl Fn(String) -> String) -> Sources {
    let file = |path: &str| (path.to_owned(), change(read(&format!("{FOLDER}/{path}"))));
    let texts = vec![file("locales/en/lessons.ftl")];
    Sources {
        folder: FOLDER.to_owned(),
        files: ["scenarios/course.toml", "scenarios/five-at-a-table.toml"].map(file).to_vec(),
        texts: vec![Foreign { lang: "en".to_owned(), files: texts, ..Foreign::default() }],
    }
}

pub fn pack() -> Pack<Island> {
    Pack::load(&sources(|text| text), &[])
}

pub fn lesson(pack: &Pack<Island>) -> &Lesson<Island> {
    pack.lesson(LESSON).expect("a sound lesson")
}

pub fn catalog() -> Catalog {
    seated(Catalog::new("en", &pack().texts), None)
}

/// What a message says; nothing of it may be missing.
fn said(catalog: &Catalog, message: &Message) -> String {
    let said = catalog.try_say(message).unwrap_or_else(|| panic!("{message:?} is missing"));
    assert_eq!((&said.faults[..], said.fallback), (&[][..], false), "{message:?}: {said}");
    said.text
}

/// What the proof of the lesson complains of, once it is changed.
fn wrong(from: &str, to: &str) -> Vec<String> {
    let pack = Pack::<Island>::load(&sources(|text| text.replacen(from, to, 1)), &[]);
    let report = prove(&pack, &[&pack], &[Catalog::new("en", &pack.texts)]);
    let one = |placed: &Placed| format!("{}: {}", placed.line, said(&catalog(), &placed.fault.message()));
    report.faults.iter().map(one).collect()
}

#[test]
fn its_lesson_is_proved() {
    assert_eq!(wrong("", ""), [""; 0]);
    let pack = pack();
    let report = prove(&pack, &[&pack], &[Catalog::new("en", &pack.texts)]);
    assert_eq!((report.lessons, report.steps, report.dead_ends), (1, 5, 0));
    count_of::<Island>("attempts at a lesson of five steps", report.tried);
    for start in lesson(&pack).steps.iter().filter_map(|step| step.start) {
        assert!(start.players() == 5 && start.hidden_money());
    }
}

#[test]
fn what_its_lesson_claims_wrongly_is_found() {
    for (from, to, said) in [
        ("par = 12", "par = 13", "is 12"),
        ("{ place = 2 }", "{ place = 6 }", "you chooses"),
        ("ways = 3", "ways = 4", "there are 3"),
        ("escudos = 6", "escudos = 4", "This should be 4 and is 6: eva escudos"),
        ("owner = \"you\", wet", "owner = \"luis\", wet", "c3 luis"),
        ("c2 = { tile", "c9 = { tile", "“c9”"),
        ("overseer = \"rosa\"", "overseer = \"rosa\"\nluis = { bid = 2 }", "bid-order"),
    ] {
        let found = wrong(from, to);
        assert!(found.first().is_some_and(|line| line.contains(said)), "{to}: {found:#?}");
    }
}

/// Does what the lesson itself would do, and answers with what came of each deed.
fn solved(lesson: &Lesson<Island>, tutor: &mut Tutor<'_, Island>) -> Vec<Reply<Island>> {
    let mut replies = Vec::new();
    for step in &lesson.steps {
        replies.extend(step.solution.iter().map(|deed| tutor.attempt(&deed.value)));
        assert_eq!(replies.last().map(|reply| reply.verdict), Some(Verdict::Passed), "{}", step.id);
    }
    replies
}

#[test]
fn its_own_solution_passes() {
    let pack = pack();
    let (mut tutor, opening) = Tutor::begin(lesson(&pack), None).expect("it begins");
    assert_eq!(opening, []);
    let replies = solved(lesson(&pack), &mut tutor);
    assert_eq!((tutor.run().step().is_none(), tutor.left_open(), tutor.is_flawless()), (true, 0, true));
    let told: Vec<&str> = replies[0].events.iter().map(Told::id).collect();
    assert_eq!(told, ["bid", "passed", "bid", "bid", "overseer-chosen"], "the others answer until nothing is scripted");
    // And what the learner cannot find is done for them, step by step.
    let (mut tutor, _) = Tutor::begin(lesson(&pack), None).expect("it begins");
    while tutor.run().step().is_some() {
        assert!(!tutor.skip().is_empty());
    }
}

#[test]
fn an_attempt_is_judged() {
    let pack = pack();
    let (mut tutor, _) = Tutor::begin(lesson(&pack), None).expect("it begins");
    let catalog = catalog();
    let gaps = |reply: &Reply<Island>| reply.gaps.iter().map(|gap| said(&catalog, gap)).collect::<Vec<_>>();
    let act = |line: &str| Deed::<Island>::Act(line.parse().expect("an action"));
    let reply = tutor.attempt(&act("bid 2"));
    assert_eq!(
        (reply.verdict, gaps(&reply)),
        (Verdict::TakenBack, vec!["This should be 2 and is 3: you chooses.".into()])
    );
    let reply = tutor.attempt(&act("bid 8"));
    assert_eq!((reply.verdict, reply.coaching.as_deref()), (Verdict::TakenBack, Some("wrong-high")));
    assert_eq!(tutor.attempt(&act("bid 4")).verdict, Verdict::Refused);
    let hint = tutor.hint().expect("a hint");
    let step = tutor.run().step().expect("a step");
    assert_eq!(said(&catalog, &hint.message(step, tutor.run().position(), None)), "Look at this: offer.");
}

/// The base of the course and a few of its positions, as its design has them.
#[test]
fn a_scene_says_only_what_differs() {
    let base = "players = 4\nspring = \"p-2-1\"\noverseer = \"rosa\"\ndecision = \"bid\"\ndiscard = \"potato-1\"\n\
                reveal = [\"bean-2\", \"banana-2\", \"bean-1\", \"paprika-2\", \"cane-2\"]\n";
    let at = |own: &str| {
        let (base, own) = (scene(base), scene(own));
        Island::begin(&Island::moment(&base, Some(&own)).expect("nothing is left open"))
            .expect("a position that can be")
    };
    let state: Value = wire::write_state::<Island>(&at(""));
    let stack = json!([
        "potato-1",
        "paprika-1",
        "cane-1",
        "bean-1",
        "banana-1",
        "potato-2",
        "banana-1",
        "potato-2",
        "cane-2",
        "banana-2"
    ]);
    assert_eq!(state["stacks"][0], stack);
    assert_eq!(state["stacks"][3][9], "cane-2");
    assert_eq!((&state["decision"], &state["common_canals"]), (&json!({ "type": "bid", "seat": 0 }), &json!(11)));
    let seat = |p: Position| (p.question().id(), p.decider().0);
    // As the rules have it: in the order of the bids, left of the overseer, after whoever has proposed.
    let bids = "overseer = \"ana\"\nyou = { bid = 5 }\nana = { bid = 0 }\nluis = { bid = 4 }\nrosa = { bid = 1 }\n";
    assert_eq!(seat(at(&format!("decision = \"plant\"\n{bids}"))), ("plant", 0));
    let taken = "reveal = [\"none\", \"banana-2\", \"bean-1\", \"paprika-2\"]\nboard.d2 = { tile = \"bean-2\", owner = \"you\" }";
    assert_eq!(seat(at(&format!("decision = \"plant\"\n{bids}{taken}"))), ("plant", 2));
    assert_eq!(seat(at("overseer = \"luis\"\nrosa = { bid = 4 }")), ("bid", 0));
    assert_eq!(seat(at("decision = \"offer\"\noverseer = \"ana\"")), ("offer", 2));
    let proposed =
        "proposals.rosa = { segment = \"h-1-1\", amount = 3 }\nproposals.luis = { segment = \"h-2-1\", amount = 1 }";
    let p = at(&format!("decision = \"offer\"\noverseer = \"ana\"\n{proposed}"));
    assert_eq!((seat(p), p.proposals().map(|one| one.0).collect::<Vec<_>>()), (("offer", 0), vec![Seat(2), Seat(3)]));
    let p = at(
        "decision = \"extra\"\noverseer = \"you\"\nround = 3\ncanals = [\"h-1-1\", \"h-2-1\"]\nana = { extra-used = true }",
    );
    assert_eq!((seat(p), p.built(), p.stack(0).count()), (("extra", 2), true, 8));
    // Five need more tiles than the base shows, and none leaves the game.
    let p = at("players = 5\noverseer = \"eva\"");
    assert_eq!((seat(p), p.discard(), p.revealed().len(), p.stack(4).count()), (("bid", 0), None, 5, 8));
    let (Some(Setup::New(start)), None) =
        (Island::fresh(&scene(base), 4, Seat(2)), Island::fresh(&scene(base), 2, Seat(0)))
    else {
        panic!("four can play, and two cannot")
    };
    let p = Island::begin(&Setup::New(start)).expect("all tiles of the box");
    assert_eq!((seat(p), p.overseer(), p.revealed()), (("bid", 2), Seat(1), at("").revealed()));
}

fn scene(text: &str) -> Scene {
    let (scene, faults) = shape::read::<Scene>(text);
    assert!(faults.is_empty(), "{text}\n{faults:?}");
    scene.expect("a scene")
}

/// Positions of random games, with palms and without, with hidden money and with open, for three to five.
fn positions(count: usize) -> Vec<Position> {
    let (mut found, mut chance, mut number) = (Vec::new(), Chance::seeded(11), 0);
    while found.len() < count {
        let first = begin::<Island>(number, &mut chance.clone());
        let mut at = 0;
        playout::<Island>(first, &mut chance, |p, _| {
            at += 1;
            if at % 17 == number % 17 && Island::loadable(p) || Island::decision(p) == Decision::Over {
                found.push(*p);
            }
        });
        number += 1;
    }
    found
}

#[test]
fn what_is_written_is_read_back() {
    let other = scene(
        "players = 4\nspring = \"p-0-0\"\noverseer = \"rosa\"\ndecision = \"bid\"\ndiscard = \"cane-1\"\n\
         round = 3\ncanals = [\"h-0-0\"]\ndeserts = [\"a5\"]\npalms = [\"h1\"]\nhidden-money = false\n\
         board.a1 = { tile = \"bean-1\", owner = \"ana\" }\nana = { escudos = 2, bid = 1, extra-used = true }",
    );
    let mut seen = [0; 7];
    let positions = positions(500);
    for p in positions.iter().filter(|p| Island::loadable(p)) {
        let (laid, own) = (Island::laid_out(p), Island::written(p));
        for (base, own) in [(scene(&laid), scene(&own)), (other.clone(), scene(&format!("{laid}\n{own}")))] {
            let setup = Island::moment(&base, Some(&own)).expect("nothing is left open");
            assert_eq!(Island::begin(&setup).as_ref(), Ok(p), "{laid}\n{}", Island::written(p));
        }
        seen[p.question().index()] += 1;
    }
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
    count_of::<Island>("positions as a lesson writes them, and back", positions.len());
}

/// Goals, one after the other.
struct Goals(Vec<Goal<Island>>);

impl Shape for Goals {
    fn read(value: &shape::Value<'_>, faults: &mut Vec<Flaw>) -> Option<Self> {
        Keys::open(value, faults)?.take("goal", faults).map(Self)
    }

    fn schema(_: &mut Definitions) -> Value {
        Value::Null
    }
}

#[test]
fn what_differs_is_a_goal_that_holds() {
    let (mut chance, mut held) = (Chance::seeded(4), 0);
    for number in 0..30 {
        let mut before = begin::<Island>(number, &mut chance.clone());
        playout::<Island>(before, &mut chance, |after, _| {
            let text = format!("goal = [{}]", Island::differences(&before, after).join(", "));
            let (goals, faults) = shape::read::<Goals>(&text);
            assert!(faults.is_empty(), "{text}: {faults:?}");
            let stand = Stand { now: *after, ..Stand::new(before) };
            for goal in goals.expect("goals").0 {
                assert!(goal.holds(&stand), "{text}: {goal:?}");
                held += 1;
            }
            before = *after;
        });
    }
    count_of::<Island>("differences that hold as goals", held);
}

#[test]
fn what_is_played_becomes_a_lesson() {
    let mut chance = Chance::seeded(8);
    let first = begin::<Island>(2, &mut chance);
    let (mut p, mut actions, mut list) = (first, Vec::new(), Vec::new());
    while actions.len() < 40 {
        let action = Island::pick(&p, &mut list, &mut chance).expect("there is something to do");
        p = Island::play(&p, None, action).expect("legal").position;
        actions.push(action);
    }
    let (file, steps) = skeleton::<Island>("played", first, &actions);
    let (lesson, faults) = shape::read::<LessonFile<Island>>(&file);
    assert!(faults.is_empty() && steps > 3, "{file}\n{faults:?}");
    assert_eq!(lesson.map(|lesson| lesson.steps.len()), Some(steps));
    let mut defs = Definitions::new();
    let _ = LessonFile::<Island>::schema(&mut defs);
    assert!(defs["Goal"].to_string().contains("\"chooses\"") && defs["Scene"].to_string().contains("\"proposals\""));
}

/// What lessons can name of an event is what events tell, and nothing else.
#[test]
fn events_tell_what_is_listed() {
    let mut left: Vec<(&str, &str)> =
        Event::FACTS.iter().flat_map(|(id, names)| names.iter().map(move |name| (*id, *name))).collect();
    let known = left.clone();
    let (mut chance, mut list) = (Chance::seeded(6), Vec::new());
    for number in 0..600 {
        let mut p = begin::<Island>(number, &mut chance.clone());
        while let Some(action) = Island::pick(&p, &mut list, &mut chance) {
            let played = Island::play(&p, None, action).expect("legal");
            for event in &played.events {
                event.facts(&mut |name, _| {
                    assert!(known.contains(&(event.id(), name)), "{}: {name}", event.id());
                    left.retain(|one| *one != (event.id(), name));
                });
            }
            p = played.position;
        }
    }
    assert_eq!(left, []);
}
