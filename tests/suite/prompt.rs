//! The law of the prompt: every line that something can be typed as is understood as just that, and as nothing else.
//!
//! Over random games and all lessons: numbers, notation and words of what can be chosen, in every language; every word
//! of every command; every name of a thing where one is to be looked at.

use std::collections::BTreeMap;

use santiago::{
    chance::Chance,
    course::{
        lesson::{Lesson, Step},
        pack::Pack,
        run::Run,
        scenario::Demand,
        taught::{LEARNER, Taught},
    },
    cuba::Cuba,
    dialog::{
        game,
        kind::{LineKind, Meant, OnOffer, Possible, reading, understand},
        lesson, review,
        words::{Keyword, Special},
    },
    game::{Decision, Dice, Game},
    ids::Id,
    play::playable::Playable,
    reference::article::title,
    text::{Catalog, catalog::languages},
};

use crate::support::{count_of, tally};

/// How many decisions of random games are looked at.
const DECISIONS: usize = 1_200;
/// At most so many choices of a decision are typed, from anywhere among them.
const TYPED: usize = 6;

/// What was typed, and what was not understood as what it is.
#[derive(Default)]
pub struct Typing {
    lines: BTreeMap<&'static str, usize>,
    wrong: Vec<String>,
}

impl Typing {
    /// Types a line; it has to be of one of these kinds and mean this.
    fn line<G: Taught>(
        &mut self,
        line: &str,
        (offer, catalog): (&OnOffer<'_, G>, &Catalog),
        kinds: &[LineKind],
        means: impl Fn(&Meant<G>) -> bool,
    ) {
        *self.lines.entry(kinds[0].id()).or_default() += 1;
        let read = reading(line, offer, catalog);
        if !read.as_ref().is_some_and(|(kind, meant)| kinds.contains(kind) && means(meant)) {
            let lang = catalog.lang();
            self.wrong.push(format!("{} ({lang}) “{line}”: {read:?}", kinds[0].id()));
        }
    }

    /// Whatever can be chosen, by its number, its notation and its words.
    fn choices<G: Taught>(&mut self, offer: &OnOffer<'_, G>, catalog: &Catalog, chance: &mut Chance) {
        let position = offer.position.expect("choices are somewhere");
        let count = offer.choices.len();
        let from = if count > TYPED { chance.below(count as u32) as usize } else { 0 };
        for at in (from..from + count.min(TYPED)).map(|at| at % count) {
            let action = offer.choices[at];
            for line in [format!("{}", at + 1), format!("{}.", at + 1), format!(" {})", at + 1)] {
                let means = |meant: &Meant<G>| matches!(meant, Meant::Number(number) if *number == at + 1);
                self.line(&line, (offer, catalog), &[LineKind::Number], means);
            }
            let means = |meant: &Meant<G>| matches!(meant, Meant::Action(one) if *one == action);
            for line in [action.to_string(), action.to_string().to_uppercase()] {
                self.line(&line, (offer, catalog), &[LineKind::Notation], means);
            }
            let words = catalog.say(&G::choice(position, action)).text;
            for line in [words.to_lowercase(), words] {
                // Words can be what stands in the brackets, too.
                let same = line.to_lowercase() == action.to_string();
                let kinds = [LineKind::Choice, LineKind::Words, LineKind::Notation];
                self.line(&line, (offer, catalog), &kinds[..if same { 3 } else { 2 }], means);
            }
        }
    }

    /// Every word of every command, alone and with something behind it.
    fn commands<G: Taught>(&mut self, commands: &[Keyword], offer: &OnOffer<'_, G>, catalog: &Catalog) {
        for command in commands {
            let said = catalog.say(&command.words()).text;
            for word in said.split(',').map(str::trim).chain([command.id()]) {
                for (line, rest) in [(word.to_owned(), ""), (format!("{word} 7 8"), "7 8")] {
                    let means = |meant: &Meant<G>| matches!(meant, Meant::Command(one, behind) if one == command && behind == rest);
                    self.line(&line, (offer, catalog), &[LineKind::Command], means);
                }
            }
        }
        for Special { id, words } in offer.specials {
            for word in catalog.text(words).split(',').map(str::trim).chain([*id]) {
                let means = |meant: &Meant<G>| matches!(meant, Meant::Special(one, _) if one == id);
                self.line(word, (offer, catalog), &[LineKind::Special], means);
            }
        }
    }

    /// Every answer, by its number, its id and its words.
    fn answers<G: Taught>(&mut self, offer: &OnOffer<'_, G>, catalog: &Catalog) {
        for (number, (id, text)) in (1..).zip(offer.answers) {
            let line = format!("{number}");
            let is_number = |meant: &Meant<G>| matches!(meant, Meant::Number(one) if *one == number);
            let is_answer = |meant: &Meant<G>| matches!(meant, Meant::Answer(one) if one == id);
            let means = |meant: &Meant<G>| is_number(meant) || is_answer(meant);
            self.line(&line, (offer, catalog), &[LineKind::Number], means);
            for line in [id, text] {
                // A number is the place of an answer before it is an answer.
                if line.parse::<usize>().is_ok_and(|number| number <= offer.answers.len()) {
                    *self.lines.entry("place instead").or_default() += 1;
                    continue;
                }
                let kinds = [LineKind::Answer, LineKind::Number];
                let kinds = if line.parse::<usize>().is_ok() { &kinds[..] } else { &kinds[..1] };
                self.line(line, (offer, catalog), kinds, means);
            }
        }
    }

    /// Every thing, by its id and what it is called.
    fn things<G: Taught>(&mut self, offer: &OnOffer<'_, G>, catalog: &Catalog) {
        for thing in G::things() {
            let called = G::topic(thing).map(|topic| title(topic, catalog));
            for line in called.into_iter().chain([thing.to_owned()]) {
                let means = |meant: &Meant<G>| matches!(meant, Meant::Thing(one) if *one == thing);
                self.line(&line, (offer, catalog), &[LineKind::Thing], means);
            }
        }
    }

    /// Says what was typed, and that all of it was understood.
    fn hold<G: Game>(self, what: &str) {
        let Self { lines, wrong } = self;
        assert!(wrong.is_empty(), "{} lines: {:#?}", wrong.len(), &wrong[..wrong.len().min(40)]);
        for (kind, count) in lines {
            count_of::<G>(&format!("lines typed in {what}, each understood as {kind}"), count);
        }
    }
}

/// Holds the law over decisions of random games, in these languages by turns.
pub fn over_games<G: Playable>(catalogs: &[Catalog], decisions: usize) {
    let (mut typing, mut chance, mut seen) = (Typing::default(), Chance::seeded(11), 0);
    for seed in 0.. {
        let drawn = [(seed % 3) as u8 + 2, 2, 3, 4].into_iter().find_map(|players| G::drawn(players, seed));
        let mut p = drawn.and_then(|setup| G::begin(&setup).ok()).expect("a game");
        loop {
            let mut choices = Vec::new();
            G::legal(&p, &mut choices);
            let catalog = &catalogs[seen % catalogs.len()];
            let rolled = catalog.say(&G::roll_asked()).text;
            let offer = OnOffer::<G> { specials: game::SPECIALS, position: Some(&p), ..OnOffer::taking(game::TAKES) };
            match G::decision(&p) {
                Decision::Over => break,
                Decision::Chance { .. } => {
                    let offer = OnOffer { roll: Some(&rolled), ..offer };
                    for line in ["roll", &rolled] {
                        typing.line(line, (&offer, catalog), &[LineKind::Roll], |meant| matches!(meant, Meant::Roll));
                    }
                }
                Decision::Ask { seat, .. } => {
                    let offer = OnOffer { seat, choices: &choices, ..offer };
                    typing.choices(&offer, catalog, &mut chance);
                    if seen.is_multiple_of(10) {
                        typing.commands(Keyword::ALL, &offer, catalog);
                    }
                }
            }
            seen += 1;
            let action = G::roll(&p, &mut chance).or_else(|| G::pick(&p, &mut choices, &mut chance));
            p = G::play(&p, None, action.expect("something to do")).expect("legal").position;
        }
        if seen >= decisions {
            break;
        }
    }
    count_of::<G>("decisions of random games held to the law of the prompt", seen);
    typing.hold::<G>("games");
}

#[test]
fn in_games() {
    let catalogs: Vec<Catalog> = languages().into_iter().map(|lang| Catalog::new(lang, &[])).collect();
    over_games::<Cuba>(&catalogs, DECISIONS);
}

/// Types everything at a step.
fn at_step<G: Taught>(typing: &mut Typing, step: &Step<G>, run: &Run<'_, G>, catalog: &Catalog, chance: &mut Chance) {
    let acts = matches!(step.kind, Demand::Act | Demand::Try);
    let takes = if step.kind == Demand::Look { lesson::TAKES_THINGS } else { lesson::TAKES };
    let (choices, answers) = (run.choices(), lesson::answers(step, catalog));
    let rolls = matches!(G::decision(run.position()), Decision::Chance { .. });
    let offer = OnOffer::<G> {
        seat: LEARNER,
        position: Some(run.position()),
        choices: if acts && !rolls { &choices } else { &[] },
        answers: &answers,
        ..OnOffer::taking(takes)
    };
    typing.choices(&offer, catalog, chance);
    typing.answers(&offer, catalog);
    typing.commands(Keyword::ALL, &offer, catalog);
    if step.kind == Demand::Look {
        typing.things(&offer, catalog);
    }
}

#[test]
fn in_lessons() {
    let (pack, mut typing, mut chance) = (Pack::<Cuba>::ours(), Typing::default(), Chance::seeded(12));
    let catalogs: Vec<Catalog> = languages().into_iter().map(|lang| Catalog::new(lang, &[])).collect();
    let mut steps = 0;
    let lessons: Vec<&Lesson<Cuba>> = pack.lessons().collect();
    for lesson in lessons {
        let (mut run, _) = Run::begin(lesson, 0).expect("a lesson begins");
        while let Some(step) = run.step() {
            for catalog in &catalogs {
                at_step(&mut typing, step, &run, catalog, &mut chance);
            }
            steps += 1;
            let deed = run.next_deed().expect("a way to the goal");
            run.attempt(&deed);
        }
    }
    tally("decisions of lessons held to the law of the prompt", steps);
    typing.hold::<Cuba>("lessons");
}

/// The commands of a review are its own, whatever it takes besides.
#[test]
fn in_a_review() {
    let mut typing = Typing::default();
    for lang in languages() {
        let offer = OnOffer::<Cuba> { specials: review::SPECIALS, ..OnOffer::taking(review::TAKES) };
        typing.commands(&review::COMMANDS, &offer, &Catalog::new(lang, &[]));
    }
    typing.hold::<Cuba>("a review");
}

/// What is nearly something is named with what to type; what is several things is listed; neither is done.
#[test]
fn nearly_and_several() {
    let p = Cuba::begin(&Cuba::drawn(2, 3).expect("two can play")).expect("a game");
    let mut chance = Chance::seeded(1);
    let p = Cuba::play(&p, None, Cuba::roll(&p, &mut chance).expect("dice")).expect("a roll").position;
    let mut choices = Vec::new();
    Cuba::legal(&p, &mut choices);
    let catalog = Catalog::new("en", &[]);
    let offer = OnOffer::<Cuba> { position: Some(&p), choices: &choices, ..OnOffer::taking(game::TAKES) };
    let meant = |line: &str| understand(line, &offer, &catalog);
    let typed = |meant: Meant<Cuba>| {
        let Meant::Nearly(Possible { line, .. }) = meant else { panic!("{meant:?}") };
        line
    };
    assert_eq!(typed(meant("leave-out suger")), "leave-out sugar");
    assert_eq!(typed(meant("rulse")), "rules");
    assert!(matches!(meant("leave out"), Meant::Several(possible) if possible.len() == choices.len()));
    for line in ["hello", "the weather is fine", "zzzzzzzz", "x"] {
        assert!(matches!(meant(line), Meant::Unknown), "{line}");
    }
}
