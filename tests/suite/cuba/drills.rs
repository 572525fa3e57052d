//! Drills: ten thousand questions, each answered a second time through the engine and said in every language; what
//! comes back when; and rounds through the real program.

use std::{
    collections::{BTreeMap, BTreeSet},
    io::{BufRead, BufReader, Write},
    thread,
};

use santiago::{
    chance::Chance,
    course::{
        drill::{Drilled, Exercise, LENGTH, OPTIONS, Round, State, due, make, make_about, state, title},
        lesson::Deed,
        pack::Pack,
        progress::{Change, Grade, Learnt, Progress},
        run::reply::Verdict,
        taught::{LEARNER, seated},
        tutor::Tutor,
    },
    cuba::{
        Action, Building, Citizen, Cuba, Event, Good, Position, Question as Asked, Rule,
        action::{Count, Gift},
        board::CARGO,
        lessons::Template,
    },
    game::{Decision, Dice, Game, Ruled, Seat},
    ids::Id,
    text::{Catalog, Message, Spoken, catalog::languages, fill::lines},
    wire,
};

use crate::{
    learning::{folder, learn, plain_words, program, progress, pseudo},
    support::tally,
    tested::any,
};

/// As many of each kind as make ten thousand.
const OF_EACH: u64 = 715;
/// What a question has room for: lines and their cells; an answer has one line.
const ROOM: (usize, usize) = (4, 75);
const ANSWER: usize = 70;

fn catalog(lang: &str) -> Catalog {
    seated(Catalog::new(lang, &[]), None)
}

/// A seed of a sequence that has nothing to do with how questions are made.
fn seeds(template: Template) -> impl Iterator<Item = u64> {
    let mut chance = Chance::seeded(0x5eed + template.index() as u64);
    (0..OF_EACH).map(move |_| u64::from(chance.below(u32::MAX)) << 20 | u64::from(chance.below(1 << 20)))
}

/// What a message says in English, without non-breaking spaces.
struct English(Catalog);

impl English {
    fn say(&self, message: &Message) -> String {
        self.0.say(message).text.replace('\u{a0}', " ")
    }

    /// The number that an answer begins with.
    fn number(&self, option: &Message) -> u16 {
        let said = self.say(option);
        if said == "nothing" { 0 } else { said.split(' ').next().and_then(|word| word.parse().ok()).expect("a number") }
    }

    /// The things that an answer lists.
    fn things(&self, option: &Message) -> BTreeSet<String> {
        let said = self.say(option);
        let none = ["nobody", "none"].contains(&said.as_str());
        if none { BTreeSet::new() } else { said.split(", ").map(ToOwned::to_owned).collect() }
    }

    fn seat(&self, seat: Seat) -> String {
        if seat == LEARNER { "you (Red)".to_owned() } else { self.0.seat(seat) }
    }
}

/// Whether an answer is right, found out in another way than by whoever made the question: by what changes on the
/// table, by trying, or by playing on at random.
fn is_right(question: &Exercise<Cuba>, option: &Message, english: &English) -> bool {
    let p = &question.case.position;
    let action = question.case.action;
    let after = action.and_then(|action| Cuba::play(p, None, action).ok()).map(|played| played.position);
    let after = || after.expect("a legal action");
    let named = |ids: Vec<String>| ids.iter().map(|id| english.0.text(id)).collect::<BTreeSet<_>>();
    match question.template {
        Template::DriveCost => {
            let (cost, drive) = (english.number(option), action.expect("a drive"));
            let affordable = |pesos: u16| Cuba::is_legal(&with_pesos(p, pesos), drive);
            affordable(cost) && (cost == 0 || !affordable(cost - 1))
        }
        Template::MayI => {
            let refusals = Cuba::refusals(p, Some(LEARNER), action.expect("an attempt"));
            let rules: Vec<_> = refusals.iter().map(Ruled::rule).collect();
            let title = |rule: &Rule| format!("No: {}", english.say(&Cuba::rule(*rule).attribute("title")));
            match rules[..] {
                [] => english.say(option) == "Yes, that is possible.",
                [rule] => english.say(option) == title(&rule),
                _ => panic!("more than one rule: {rules:?}"),
            }
        }
        Template::WhatComes => {
            let more = |good: Good| after().hand(LEARNER).goods[good] - p.hand(LEARNER).goods[good];
            english.number(option) == Good::ALL.iter().map(|good| u16::from(more(*good))).sum::<u16>()
        }
        Template::WhereTo => {
            let open = |building: &&Building| Cuba::is_legal(&after(), Action::Pawn(**building));
            let open = Building::ALL.iter().filter(open).map(|one| format!("cuba-building-{}", one.id()));
            english.things(option) == named(open.collect())
        }
        Template::StayAndUse => english.say(option).starts_with(part_b(after())),
        Template::Owner => {
            let scored = |seat: &Seat| *seat != LEARNER && after().hand(*seat).points > p.hand(*seat).points;
            let owner = p.layout().seats().find(scored);
            english.say(option) == owner.map_or_else(|| "nobody".to_owned(), |seat| english.seat(seat))
        }
        Template::HowMany => {
            let count = english.number(option);
            let fits = |good: &&Good| {
                english.say(&question.case.text).contains(&english.0.text(&format!("cuba-good-{}", good.id())))
            };
            let good = *CARGO.iter().find(fits).expect("the good that is asked for");
            let legal = |count: u16| Cuba::is_legal(p, Action::Deliver { good, count: Count::new(count) });
            (count == 0 || legal(count)) && !legal(count + 1)
        }
        Template::Worth => {
            let scored = after().hand(LEARNER).points - p.hand(LEARNER).points;
            let events = Cuba::play(p, None, action.expect("a delivery")).expect("legal").events;
            let owned = events.iter().any(|event| matches!(event, Event::OwnerPoint { owner: LEARNER, .. }));
            english.number(option) == scored - u16::from(owned)
        }
        Template::DiceAfter => {
            let dice = || after().left_out().map(|left_out| CARGO.into_iter().filter(move |good| *good != left_out));
            let colour = |good: Good| ["white", "orange", "green", "red", "black"][good.index()];
            let shown = |good: Good| format!("{} {}", colour(good), after().demand(good));
            let shown = dice().map(|dice| dice.map(shown).collect::<Vec<_>>().join(", "));
            english.say(option) == shown.unwrap_or_else(|| "nothing any more: the ship departs".to_owned())
        }
        Template::PriceAfter => english.say(option) == format!("on the {}", after().flag().points()),
        Template::WhoRolls => english.say(option) == english.seat(roller(after(), question.seed)),
        Template::Give => {
            let legal = |gift: &&Gift| Cuba::is_legal(p, Action::Give(**gift));
            let kind = |gift: &Gift| match gift {
                Gift::Peso => "1 peso",
                Gift::Point => "1 victory point",
                Gift::Good(Good::Wood) => "1 unit of wood",
                Gift::Good(_) => "1 good other than wood",
            };
            english.things(option) == Gift::ALL.iter().filter(legal).map(|gift| kind(gift).to_owned()).collect()
        }
        Template::Asleep => {
            let inactive = Citizen::ALL.iter().filter(|one| after().inactive().contains(**one));
            english.things(option) == named(inactive.map(|one| format!("cuba-citizen-{}", one.id())).collect())
        }
        Template::WhoWins => {
            let places = Cuba::places(p).expect("the game is over");
            let first = p.layout().seats().filter(|seat| places[seat.index()] == 1);
            let first: Vec<String> = first.map(|seat| english.seat(seat)).collect();
            let shared = if first.len() > 1 { "a shared victory: " } else { "" };
            english.say(option) == format!("{shared}{}", first.join(", "))
        }
    }
}

/// The same table with another number of pesos in the learner's hand.
fn with_pesos(p: &Position, pesos: u16) -> Position {
    let mut state = wire::write_state::<Cuba>(p);
    state["seats"][0]["pesos"] = pesos.into();
    let setup = wire::read_state::<Cuba>(&state.to_string()).expect("a state of ours can be read");
    Cuba::begin(&setup).expect("a valid position")
}

/// What the learner is asked for the pawn and its building in the rest of the turn, as an answer begins.
fn part_b(mut p: Position) -> &'static str {
    let (mut chance, mut list) = (Chance::seeded(1), Vec::new());
    while p.turn() == LEARNER && Cuba::decision(&p) != Decision::Over {
        match p.question() {
            Asked::Pawn => return "It moves, and you may use",
            Asked::Use => return "It stays, and you may use",
            Asked::Roll => break,
            Asked::LeaveOut
            | Asked::Drive
            | Asked::Give
            | Asked::Take
            | Asked::Alonso
            | Asked::Deliver
            | Asked::Over => {}
        }
        let action = any::<Cuba>(&p, &mut chance, &mut list);
        p = Cuba::play(&p, None, action).expect("a legal action").position;
    }
    "It stays, and you use no building"
}

/// Who rolls next, however the turn goes on.
fn roller(start: Position, seed: u64) -> Seat {
    let mut rollers = BTreeSet::new();
    for more in 0..3 {
        let (mut p, mut chance, mut list) = (start, Chance::seeded(seed + more), Vec::new());
        let seat = loop {
            match Cuba::decision(&p) {
                Decision::Chance { seat } => break seat,
                Decision::Over => panic!("a question about the end of the game"),
                Decision::Ask { .. } => {}
            }
            let action = any::<Cuba>(&p, &mut chance, &mut list);
            p = Cuba::play(&p, None, action).expect("a legal action").position;
        };
        rollers.insert(seat);
    }
    assert_eq!(rollers.len(), 1, "it hangs on the rest of the turn");
    rollers.into_iter().next().expect("one")
}

/// Says everything of a question in a language; answers with how many texts that was.
fn say_all(question: &Exercise<Cuba>, catalog: &Catalog) -> usize {
    let case = &question.case;
    let place = || format!("{} {} in {}", question.template.id(), question.seed, catalog.lang());
    let mut count = 0;
    let mut say = |message: &Message| {
        let said = catalog.say(message);
        assert!(said.faults.is_empty() && !said.fallback && !said.text.is_empty(), "{}: {said:?}", place());
        count += 1;
        said.text
    };
    let text = say(&case.text);
    assert!(lines(&text, ROOM.1) <= ROOM.0, "{}: {text}", place());
    let options: Vec<String> = question.options.iter().map(&mut say).collect();
    for option in &options {
        assert!(lines(option, ANSWER) == 1 && option.chars().count() <= ANSWER, "{}: {option}", place());
    }
    assert_eq!(options.iter().collect::<BTreeSet<_>>().len(), options.len(), "{}: {options:?}", place());
    say(&title::<Cuba>(question.template));
    case.facts.iter().for_each(|fact| drop(say(fact)));
    case.events.iter().for_each(|event| drop(say(&Cuba::event(event))));
    case.refusals.iter().for_each(|refusal| drop(say(&Cuba::refusal(refusal))));
    case.rules.iter().for_each(|rule| drop(say(&Cuba::rule(*rule).attribute("title"))));
    count
}

/// What was seen of a kind of question.
#[derive(Default)]
struct Seen {
    questions: usize,
    sought: usize,
    said: usize,
    places: BTreeMap<usize, usize>,
}

fn check(template: Template) -> Seen {
    let mut seen = Seen::default();
    let english = English(catalog("en"));
    let catalogs: Vec<Catalog> = languages().into_iter().map(catalog).collect();
    for seed in seeds(template) {
        let question = make::<Cuba>(template, seed).unwrap_or_else(|| panic!("{} {seed}", template.id()));
        assert!((3..=OPTIONS).contains(&question.options.len()), "{question:?}");
        let right: Vec<usize> =
            (0..question.options.len()).filter(|at| is_right(&question, &question.options[*at], &english)).collect();
        assert_eq!(right, [question.right], "{} {seed}: {question:?}", template.id());
        for rule in &question.case.rules {
            assert!(Cuba::rules(template).contains(rule), "{}: {}", template.id(), rule.id());
        }
        seen.questions += 1;
        seen.sought += usize::from(question.case.exceptional);
        *seen.places.entry(question.right).or_default() += 1;
        seen.said += catalogs.iter().map(|catalog| say_all(&question, catalog)).sum::<usize>();
    }
    seen
}

/// Ten thousand questions from random seeds: each has exactly one right answer by the engine, in every language.
#[test]
fn ten_thousand_questions() {
    let (one, other) = Template::ALL.split_at(Template::ALL.len() / 2);
    let half = |templates: &'static [Template]| templates.iter().map(|one| check(*one)).collect::<Vec<_>>();
    let seen = thread::scope(|scope| {
        let one = scope.spawn(move || half(one));
        [half(other), one.join().expect("the other half")]
    });
    let seen: Vec<Seen> = seen.into_iter().flatten().collect();
    for one in &seen {
        // Mostly what the kind hunts for, and no place among the answers gives it away.
        assert!(one.sought * 10 >= one.questions * 7, "{} of {}", one.sought, one.questions);
        assert!(
            one.places.len() >= 3 && one.places.values().all(|count| *count * 2 < one.questions),
            "{:?}",
            one.places
        );
    }
    let questions: usize = seen.iter().map(|one| one.questions).sum();
    assert!(questions >= 10_000 && Template::ALL.len() >= 12);
    tally("kinds of question", Template::ALL.len());
    tally("questions from random seeds, each with exactly one right answer by the engine", questions);
    tally("of them about what their kind hunts for", seen.iter().map(|one| one.sought).sum::<usize>());
    tally(
        "texts of them said in 5 languages, none missing, no two answers alike",
        seen.iter().map(|one| one.said).sum::<usize>(),
    );
}

#[test]
fn a_seed_makes_the_same_question() {
    for template in Template::ALL {
        for seed in [0, 1, 7, 1 << 40] {
            let made = || format!("{:?}", make::<Cuba>(*template, seed).expect("a question"));
            assert_eq!(made(), made());
        }
        let other = |seed| make::<Cuba>(*template, seed).expect("a question").case.position;
        assert!((1..20).any(|seed| other(seed) != other(0)), "{}", template.id());
    }
}

/// Every rule that a kind says it is about is found by it, so that whatever was got wrong can come back.
#[test]
fn every_exception_is_found() {
    let mut found = 0;
    for template in Template::ALL {
        for rule in Cuba::rules(*template) {
            let about = (0..8).any(|seed| {
                let question = make_about::<Cuba>(*template, *rule, seed << 20);
                question.is_some_and(|question| question.case.rules.contains(rule))
            });
            assert!(about, "{}: {}", template.id(), rule.id());
            found += 1;
        }
    }
    tally("rules that drills come back to, by kind", found);
}

fn note(progress: &mut Progress, changes: &[Change]) {
    for change in changes {
        progress.apply(change);
    }
}

/// Answers a whole round; `know` says which kinds are known.
fn play(mut round: Round<Cuba>, know: impl Fn(usize, Template) -> bool) -> (Vec<(Template, bool)>, Vec<Change>) {
    let mut asked = Vec::new();
    while let Some(question) = round.question() {
        let (template, right, count) = (question.template, question.right, question.options.len());
        let known = know(asked.len(), template);
        let verdict = round.answer(if known { right } else { (right + 1) % count }).expect("there is such an answer");
        assert_eq!(verdict.outcome == Grade::Right, known);
        assert_eq!(verdict.question.template, template);
        asked.push((template, known));
    }
    assert_eq!((round.answered(), asked.len()), (LENGTH, LENGTH));
    assert_eq!(round.right(), asked.iter().filter(|(_, known)| *known).count());
    let changes = round.take_changes();
    (asked, changes)
}

/// What was wrong comes back in the same round, after others, and again before what was right.
#[test]
fn what_was_wrong_comes_back_sooner() {
    const DAY: u32 = 20_000;
    let mut rounds = 0;
    for seed in 0..300 {
        let (asked, changes) = play(Round::begin(None, &Progress::default(), DAY, seed), |number, _| number != 0);
        let missed = asked[0].0;
        let again = asked.iter().skip(1).position(|(template, _)| *template == missed);
        assert!(again.is_some_and(|after| after >= 2), "{asked:?}");
        for (template, _) in &asked {
            assert!(asked.iter().filter(|(one, _)| one == template).count() <= 2, "{asked:?}");
        }
        // One more wrong answer at the end of the round: it is the first of the next.
        let mut progress = Progress::default();
        note(&mut progress, &changes);
        let (last, _) = asked[LENGTH - 1];
        let rules = Cuba::rules(last).iter().map(|rule| rule.id()).take(1).collect();
        progress.apply(&Change::of::<Cuba>(Learnt::Drilled {
            drill: last.id(),
            rules,
            outcome: Grade::Wrong,
            day: DAY,
        }));
        assert_eq!(state::<Cuba>(last, &progress, DAY), State::Due);
        let round = Round::<Cuba>::begin(None, &progress, DAY, seed);
        let question = round.question().expect("a question");
        let about = question.case.rules.iter().any(|rule| progress.of(Cuba::ID).owes(rule.id()));
        assert!(question.template == last || about, "{last:?}: {:?}", question.template);
        rounds += 1;
    }
    tally("rounds in which what was wrong came back", rounds);
}

/// Over any history: a right answer rests at least a day and longer each time, a wrong one not at all.
#[test]
fn rest_grows_with_right_answers() {
    let mut chance = Chance::seeded(9);
    for _ in 0..2_000 {
        let (mut progress, mut day, mut rests) = (Progress::default(), chance.below(30_000), Vec::new());
        let drill = Template::Worth.id();
        for _ in 0..12 {
            let outcome = [Grade::Right, Grade::Right, Grade::Helped, Grade::Wrong][chance.below(4) as usize];
            let before = progress.of(Cuba::ID).drills.get(drill).copied().unwrap_or_default();
            let rules = vec![Rule::WoodOnePoint.id()];
            progress.apply(&Change::of::<Cuba>(Learnt::Drilled { drill, rules, outcome, day }));
            let now = progress.of(Cuba::ID).drills[drill];
            let rest = now.due - day;
            match outcome {
                Grade::Right => {
                    assert!(
                        rest >= 1 && now.level >= before.level && !progress.of(Cuba::ID).owes(Rule::WoodOnePoint.id())
                    );
                    rests.push(rest);
                    assert!(rests.is_sorted(), "{rests:?}");
                }
                Grade::Helped => assert_eq!(rest, 1),
                Grade::Wrong => {
                    assert!(rest == 0 && now.is_due(day) && progress.of(Cuba::ID).owes(Rule::WoodOnePoint.id()));
                    rests.clear();
                }
            }
            assert_eq!(now.asked, before.asked + 1);
            day += chance.below(20);
        }
        // A clock that went wrong makes nothing wait for ever.
        progress.of_mut(Cuba::ID).drills.get_mut(drill).expect("asked").due = day + 1_000;
        assert!(progress.of(Cuba::ID).drills[drill].is_due(day));
    }
}

/// What the rules refused in a lesson is asked about first.
#[test]
fn what_was_refused_in_a_lesson_comes_back() {
    let pack = Pack::<Cuba>::ours();
    let lesson = pack.lesson("first-drive").expect("a lesson");
    let (mut tutor, _) = Tutor::begin(lesson, None).expect("a lesson");
    let reply = tutor.attempt(&Deed::Act(Action::Drive(Count::new(9))));
    assert_eq!(reply.verdict, Verdict::Refused);
    let mut progress = Progress::default();
    note(&mut progress, &tutor.take_changes());
    assert!(progress.of(Cuba::ID).owes(Rule::DriveCost.id()) && due::<Cuba>(&progress, 5) > 0);
    for seed in 0..40 {
        let mut round = Round::<Cuba>::begin(None, &progress, 5, seed);
        let question = round.question().expect("a question");
        assert!(question.case.rules.contains(&Rule::DriveCost), "{:?}", question.case.rules);
        let right = question.right;
        round.answer(right).expect("an answer");
        let mut after = progress.clone();
        note(&mut after, &round.take_changes());
        assert!(!after.of(Cuba::ID).owes(Rule::DriveCost.id()) && due::<Cuba>(&after, 5) == 0);
        // Help is no knowledge: the rule stays.
        let mut round = Round::<Cuba>::begin(None, &progress, 5, seed);
        assert_eq!(round.hint(), Some(Rule::DriveCost));
        assert_eq!(round.answer(right).map(|verdict| verdict.outcome), Some(Grade::Helped));
        let mut after = progress.clone();
        note(&mut after, &round.take_changes());
        assert!(after.of(Cuba::ID).owes(Rule::DriveCost.id()));
    }
}

fn asked(home: &std::path::Path) -> u64 {
    let drills = progress(home)["drills"].clone();
    drills.as_object().expect("drills").values().filter_map(|one| one["asked"].as_u64()).sum()
}

/// A round on plain lines in every language, through standard input; half a round is kept, too.
#[test]
fn rounds_on_plain_lines() {
    let mut said = 0;
    for lang in languages() {
        let home = folder(&format!("home-drills-{lang}"));
        let input = "?\n1\nlook\nwhy drive 1\n2\nhint\n3\nundo\n1\nlook bank\nskip\n77\nfour\n1\n2\n1\n".as_bytes();
        let ran = learn(&["drills", "--lang", lang], &home, input);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{lang}: {}", ran.out);
        assert!(!ran.out.contains(['\u{1b}', '\u{2068}', '\u{2069}', '{']), "{lang}: {}", ran.out);
        assert!(lang == "en" || !ran.out.contains("[en]"), "{lang}: {}", ran.out);
        assert!(ran.out.contains("santiago learn drills"), "{lang}: {}", ran.out);
        assert_eq!(asked(&home), LENGTH as u64, "{lang}");
        said += ran.out.lines().count();
        let half = learn(&["drill-who-wins", "--lang", lang], &home, b"1\n1\n1\n");
        assert_eq!(half.code, Some(1), "{lang}: {}", half.out);
        assert_eq!(asked(&home), LENGTH as u64 + 3, "{lang}");
        let left = learn(&["drill-give", "--lang", lang], &home, b"1\nquit\n");
        assert_eq!(left.code, Some(0), "{lang}: {}", left.out);
    }
    tally("lines said in rounds of 5 languages", said);
}

/// The names of drills, the list, words as answers, and forgetting.
#[test]
fn drills_by_name() {
    let home = folder("home-drill-names");
    let listed = learn(&["--list"], &home, b"");
    for template in Template::ALL {
        assert!(listed.out.contains(&format!("({})", template.id())), "{}", listed.out);
    }
    let json = learn(&["--list", "--json"], &home, b"");
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!(json["drills"].as_array().map(Vec::len), Some(Template::ALL.len()));
    for name in ["Übungen", "übungen", "Der Besitzpunkt", "drill-owner"] {
        let ran = learn(&[name, "--lang", "de"], &home, b"niemand\nquit\n");
        assert_eq!(ran.code, Some(0), "{name}: {}{}", ran.out, ran.err);
    }
    // Words are an answer: in this kind nobody can always be chosen.
    let ran = learn(&["drill-owner", "--lang", "de"], &home, "niemand\n".repeat(LENGTH).as_bytes());
    assert_eq!(ran.code, Some(0), "{}", ran.out);
    let wrong = learn(&["drill-ownr"], &home, b"");
    assert!(wrong.code == Some(2) && wrong.err.contains("drill-owner"), "{}", wrong.err);
    let menu = learn(&["--lang", "en"], &home, b"drills\nquit\nquit\n");
    assert!(menu.code == Some(0) && menu.out.contains("Question 1 of 8"), "{}", menu.out);
    let kept = learn(&["drills", "--reset"], &home, b"no\n");
    assert!(kept.code == Some(1) && asked(&home) > 0, "{}", kept.out);
    let gone = learn(&["drills", "--reset", "--lang", "en"], &home, b"yes\n");
    assert!(gone.code == Some(0) && asked(&home) == 0, "{}", gone.out);
}

/// In the pseudo-locale nothing of a round is untranslated.
#[test]
fn a_round_in_the_pseudo_locale() {
    let (pseudo, home) = (pseudo("pseudo-drills"), folder("home-drills-pseudo"));
    let mut lines = 0;
    for template in Template::ALL {
        let args = [template.id(), "--locales", &pseudo.to_string_lossy(), "--lang", "en-XA"];
        let ran = learn(&args, &home, &b"1\n".repeat(LENGTH));
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
        for line in ran.out.lines().filter(|line| !line.is_empty() && !line.starts_with("> ")) {
            lines += 1;
            let words: Vec<_> = plain_words(line).into_iter().filter(|word| !word.starts_with("drill")).collect();
            assert!(line.contains('‹') && words.is_empty(), "{}: {words:?} in {line}", template.id());
        }
    }
    tally("lines of drills in the pseudo-locale, nothing untranslated in them", lines);
}

/// Killed in the middle of a round: every answer that was judged is saved.
#[test]
fn a_killed_round_loses_nothing() {
    const KILLS: u64 = 40;
    let home = folder("home-drills-killed");
    let mut judged = 0;
    for kill in 0..KILLS {
        let answers = 1 + kill % 6;
        let mut child = program(&["learn", "drills", "--lang", "en"], &home).spawn().expect("the program runs");
        let mut stdin = child.stdin.take().expect("an input");
        let mut out = BufReader::new(child.stdout.take().expect("an output")).lines().map_while(Result::ok);
        for number in 0..answers {
            assert!(out.any(|line| line.starts_with(&format!("Question {} of", number + 1))));
            stdin.write_all(b"1\n").expect("it listens");
        }
        assert!(out.any(|line| line.starts_with(&format!("Question {} of", answers + 1))));
        child.kill().expect("it runs");
        child.wait().expect("it ends");
        judged += answers;
        assert_eq!(asked(&home), judged, "kill {kill}");
    }
    tally("answers judged before 40 kills in mid-round, each saved", judged);
}
