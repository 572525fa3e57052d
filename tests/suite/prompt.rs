//! The law of the prompt: every line that something can be typed as is understood as just that, and as nothing else.
//!
//! Over random games and all lessons: numbers, notation and words of what can be chosen, in every language; every word
//! of every command; every name of a thing where one is to be looked at.

use std::collections::BTreeMap;

use santiago::{
    chance::Chance,
    course::{
        lesson::{Deed, Lesson},
        pack::Pack,
        progress::GameProgress,
        run::Run,
        scenario::Demand,
    },
    cuba::Cuba,
    dialog::{
        game,
        kind::{LineKind, Meant, OnOffer, Possible, reading, understand},
        lesson, review,
        words::{Keyword, Special},
    },
    game::{Decision, Dice, Seat},
    ids::Id,
    play::{Now, Player, table::Terms},
    reference::article::title,
    sitting::{
        game::GameSitting,
        house::House,
        housed::Housed,
        lesson::{LearnerDeed, LessonSitting},
    },
    text::{Catalog, Message, catalog::languages},
};

use crate::support::tally;

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
    fn line(
        &mut self,
        line: &str,
        (offer, catalog): (&OnOffer<'_>, &Catalog),
        kinds: &[LineKind],
        means: impl Fn(&Meant) -> bool,
    ) {
        *self.lines.entry(kinds[0].id()).or_default() += 1;
        let read = reading(line, offer, catalog);
        if !read.as_ref().is_some_and(|(kind, meant)| kinds.contains(kind) && means(meant)) {
            let lang = catalog.lang();
            self.wrong.push(format!("{} ({lang}) “{line}”: {read:?}", kinds[0].id()));
        }
    }

    /// Whatever can be chosen, by its number, its notation and its words.
    fn choices(&mut self, offer: &OnOffer<'_>, catalog: &Catalog, chance: &mut Chance) {
        let moment = offer.tableau.expect("choices are somewhere");
        let count = offer.choices.len();
        let from = if count > TYPED { chance.below(count as u32) as usize } else { 0 };
        for at in (from..from + count.min(TYPED)).map(|at| at % count) {
            let action = &offer.choices[at];
            for line in [format!("{}", at + 1), format!("{}.", at + 1), format!(" {})", at + 1)] {
                let means = |meant: &Meant| matches!(meant, Meant::Number(number) if *number == at + 1);
                self.line(&line, (offer, catalog), &[LineKind::Number], means);
            }
            let means = |meant: &Meant| matches!(meant, Meant::Action(one) if one == action);
            for line in [action.to_string(), action.to_string().to_uppercase()] {
                self.line(&line, (offer, catalog), &[LineKind::Notation], means);
            }
            let words = catalog.say(&moment.choice(action)).text;
            for line in [words.to_lowercase(), words] {
                // Words can be what stands in the brackets, too.
                let same = line.to_lowercase() == action.to_string();
                let kinds = [LineKind::Choice, LineKind::Words, LineKind::Notation];
                self.line(&line, (offer, catalog), &kinds[..if same { 3 } else { 2 }], means);
            }
        }
    }

    /// Every word of every command, alone and with something behind it.
    fn commands(&mut self, commands: &[Keyword], offer: &OnOffer<'_>, catalog: &Catalog) {
        for command in commands {
            let said = catalog.say(&command.words()).text;
            for word in said.split(',').map(str::trim).chain([command.id()]) {
                for (line, rest) in [(word.to_owned(), ""), (format!("{word} 7 8"), "7 8")] {
                    let means = |meant: &Meant| matches!(meant, Meant::Command(one, behind) if one == command && behind == rest);
                    self.line(&line, (offer, catalog), &[LineKind::Command], means);
                }
            }
        }
        for Special { id, words } in offer.specials {
            for word in catalog.text(words).split(',').map(str::trim).chain([*id]) {
                let means = |meant: &Meant| matches!(meant, Meant::Special(one, _) if one == id);
                self.line(word, (offer, catalog), &[LineKind::Special], means);
            }
        }
    }

    /// Every answer, by its number, its id and its words.
    fn answers(&mut self, offer: &OnOffer<'_>, catalog: &Catalog) {
        for (number, (id, text)) in (1..).zip(offer.answers) {
            let line = format!("{number}");
            let is_number = |meant: &Meant| matches!(meant, Meant::Number(one) if *one == number);
            let is_answer = |meant: &Meant| matches!(meant, Meant::Answer(one) if one == id);
            let means = |meant: &Meant| is_number(meant) || is_answer(meant);
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
    fn things(&mut self, offer: &OnOffer<'_>, catalog: &Catalog) {
        let moment = offer.tableau.expect("things are somewhere");
        for thing in moment.things() {
            let called = moment.topic(thing).map(|topic| title(topic, catalog));
            for line in called.into_iter().chain([thing.to_owned()]) {
                let means = |meant: &Meant| matches!(meant, Meant::Thing(one) if *one == thing);
                self.line(&line, (offer, catalog), &[LineKind::Thing], means);
            }
        }
    }

    /// Says what was typed, and that all of it was understood.
    fn hold(self, what: &str, game: &str) {
        let Self { lines, wrong } = self;
        assert!(wrong.is_empty(), "{} lines: {:#?}", wrong.len(), &wrong[..wrong.len().min(40)]);
        for (kind, count) in lines {
            tally(&format!("lines typed in {what}, each understood as {kind} ({game})"), count);
        }
    }
}

/// A new game of persons alone.
fn begun(house: &dyn House, seed: u64) -> Box<dyn GameSitting> {
    let drawn = |players: u8| Some((players, house.drawn(players, seed)?));
    let (players, laid) = [(seed % 3) as u8 + 2, 2, 3, 4].into_iter().find_map(drawn).expect("so many can play");
    let persons = (0..players).map(|_| Player::person("", "en")).collect();
    laid.seat(persons, Terms::seeded(seed)).expect("a sound set-up")
}

/// Holds the law over decisions of random games, in these languages by turns.
pub fn over_games(house: &dyn House, catalogs: &[Catalog], decisions: usize) {
    let (mut typing, mut chance, mut seen) = (Typing::default(), Chance::seeded(11), 0);
    for seed in 0.. {
        let mut played = begun(house, seed);
        while let Some(seat) = played.now().seat() {
            let moment = played.tableau(seat, played.eyes(seat), false);
            let (choices, catalog) = (moment.legal(), &catalogs[seen % catalogs.len()]);
            let rolled = catalog.say(&played.roll_asked()).text;
            let offer = OnOffer {
                specials: game::SPECIALS,
                tableau: Some(&*moment),
                choices: &choices,
                ..OnOffer::taking(game::TAKES)
            };
            seen += 1;
            if played.now() == Now::Roll(seat) {
                let offer = OnOffer { roll: Some(&rolled), ..offer };
                for line in ["roll", &rolled] {
                    typing.line(line, (&offer, catalog), &[LineKind::Roll], |meant| matches!(meant, Meant::Roll));
                }
                played.roll();
                continue;
            }
            typing.choices(&offer, catalog, &mut chance);
            if seen.is_multiple_of(10) {
                typing.commands(Keyword::ALL, &offer, catalog);
            }
            played.act(&choices[chance.below(choices.len() as u32) as usize], seat).expect("legal");
        }
        if seen >= decisions {
            break;
        }
    }
    tally(&format!("decisions of random games held to the law of the prompt ({})", house.id()), seen);
    typing.hold("games", house.id());
}

fn cuba() -> Housed<Cuba> {
    Housed::with(vec![Pack::ours()])
}

#[test]
fn in_games() {
    let catalogs: Vec<Catalog> = languages().into_iter().map(|lang| Catalog::new(lang, &[])).collect();
    over_games(&cuba(), &catalogs, DECISIONS);
}

/// Types everything at a step.
fn at_step(typing: &mut Typing, sitting: &dyn LessonSitting, catalog: &Catalog, chance: &mut Chance) {
    let step = sitting.step().expect("a step");
    let takes = if step.kind == Demand::Look { lesson::TAKES_THINGS } else { lesson::TAKES };
    let said = |(id, text): (String, Message)| (id, catalog.say(&text).text);
    let answers: Vec<(String, String)> = step.answers().into_iter().map(said).collect();
    let (moment, choices) = (sitting.tableau(false), sitting.legal());
    let rolls = matches!(moment.decision(), Decision::Chance { .. });
    let offer = OnOffer {
        tableau: Some(&*moment),
        choices: if step.is_played() && !rolls { &choices } else { &[] },
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
    let (house, mut typing, mut chance) = (cuba(), Typing::default(), Chance::seeded(12));
    let catalogs: Vec<Catalog> = languages().into_iter().map(|lang| Catalog::new(lang, &[])).collect();
    let mut steps = 0;
    let lessons: Vec<&Lesson<Cuba>> = house.packs()[0].lessons().collect();
    for lesson in lessons {
        let (mut run, _) = Run::begin(lesson, 0).expect("a lesson begins");
        let (mut sitting, _) = house.sit(&lesson.id, &GameProgress::default(), None).expect("a lesson begins");
        while sitting.step().is_some() {
            for catalog in &catalogs {
                at_step(&mut typing, &*sitting, catalog, &mut chance);
            }
            steps += 1;
            let deed = run.next_deed().expect("a way to the goal");
            run.attempt(&deed);
            sitting.attempt(&match deed {
                Deed::Act(action) => {
                    LearnerDeed::Act(sitting.tableau(false).noted(&action.to_string()).expect("an action"))
                }
                Deed::Look(thing) => LearnerDeed::Look(thing),
                Deed::Answer(option) => LearnerDeed::Answer(option),
            });
        }
    }
    tally("decisions of lessons held to the law of the prompt", steps);
    typing.hold("lessons", house.id());
}

/// The commands of a review are its own, whatever it takes besides.
#[test]
fn in_a_review() {
    let mut typing = Typing::default();
    for lang in languages() {
        let offer = OnOffer { specials: review::SPECIALS, ..OnOffer::taking(review::TAKES) };
        typing.commands(&review::COMMANDS, &offer, &Catalog::new(lang, &[]));
    }
    typing.hold("a review", cuba().id());
}

/// What is nearly something is named with what to type; what is several things is listed; neither is done.
#[test]
fn nearly_and_several() {
    let mut played = begun(&cuba(), 3);
    played.roll();
    let moment = played.tableau(Seat(0), played.eyes(Seat(0)), false);
    let choices = moment.legal();
    let catalog = Catalog::new("en", &[]);
    let offer = OnOffer { tableau: Some(&*moment), choices: &choices, ..OnOffer::taking(game::TAKES) };
    let meant = |line: &str| understand(line, &offer, &catalog);
    let typed = |meant: Meant| {
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
