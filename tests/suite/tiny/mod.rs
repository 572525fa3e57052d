//! A made-up game of two seats and a judgement of four parts: what serves every game serves it as well.

mod app;
mod asking;
pub mod counts;
mod faces;
mod free;
pub mod game;
pub mod judge;
mod learning;
mod playing;
mod scene;
mod shown;
mod taught;
pub mod told;
mod wire;
mod words;

use santiago::{
    bot::{Bot, Budget, Judged, Level, simulate::Contest},
    chance::Chance,
    game::{Decision, Game, Seat},
    ids::Id,
    text::{Catalog, bot, catalog::Foreign},
};

use counts::counted;
use game::{Action, Position, Tiny};
use judge::Part;
use told::Refusal;

const FEW: Budget = Budget::Nodes(200);

/// What a bot does from here to the end, against itself.
fn played(level: Level, seed: u64, mut p: Position, see: &mut dyn FnMut(&Position)) -> Vec<Action> {
    let (mut bot, mut chance, mut actions) = (Bot::<Tiny>::new(level, FEW, seed), Chance::seeded(seed), Vec::new());
    loop {
        see(&p);
        let action = match Tiny::decision(&p) {
            Decision::Over => return actions,
            Decision::Chance { .. } => Tiny::roll(&p, &mut chance),
            Decision::Ask { .. } => bot.choose(&p),
        };
        let action = action.expect("something to do");
        p = Tiny::play(&p, None, action).expect("a legal action").position;
        actions.push(action);
    }
}

/// Every position of a few games.
fn positions() -> Vec<Position> {
    let mut found = Vec::new();
    for (level, seed) in Level::ALL.iter().zip(0..) {
        played(*level, seed, Position::new(20, Seat(0)), &mut |p| found.push(*p));
    }
    found
}

/// What is listed is legal, what is legal is listed, and lines say the same as actions.
#[test]
fn the_contract_is_kept() {
    for p in positions() {
        let mut legal = Vec::new();
        Tiny::legal(&p, &mut legal);
        Tiny::chance(&p, &mut |action, _| legal.push(action));
        for action in (0..=4).flat_map(|count| [Action::Toss(count), Action::Take(count), Action::Pass]) {
            assert_eq!(Tiny::is_legal(&p, action), legal.contains(&action), "{action} in {p:?}");
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        assert_eq!(Tiny::begin(&Tiny::from_here(&p)), Ok(p));
    }
}

#[test]
fn a_refusal_names_every_clause() {
    let p = Position { allowed: Some(2), ..Position::new(1, Seat(1)) };
    let refused = |by, action| Tiny::play(&p, by, action).expect_err("not possible");
    assert_eq!(
        refused(None, Action::Take(3)),
        [Refusal::TooMany { count: 3, allowed: 2 }, Refusal::NotThere { count: 3, left: 1 }]
    );
    assert_eq!(refused(Some(Seat(0)), Action::Pass), [Refusal::NotYourTurn { seat: Seat(0) }]);
}

/// For one deed the rules are asked once and play goes on once; a bot that thinks never asks them.
#[test]
fn what_is_asked_of_the_game_is_counted() {
    let p = Position { allowed: Some(3), ..Position::new(9, Seat(0)) };
    let (played, counts) = counted(|| Tiny::play(&p, Some(Seat(0)), Action::Take(2)));
    assert_eq!(played.expect("legal").position.heap, 7);
    assert_eq!((counts.objected(), counts.advanced(), counts.listed()), (1, 1, 0));
    let (refused, counts) = counted(|| Tiny::play(&p, None, Action::Take(4)));
    assert!(refused.is_err());
    assert_eq!((counts.objected(), counts.advanced(), counts.listed()), (1, 0, 0));
    let (_, counts) = counted(|| Bot::<Tiny>::new(Level::Hard, FEW, 1).on(1).choose(&p));
    assert_eq!(counts.objected(), 0);
    assert!(counts.advanced() > 200, "{counts:?}");
}

#[test]
fn bots_of_every_level_play_it() {
    for level in Level::ALL {
        let start = Position::new(20, Seat(1));
        let [one, two] = [7, 7].map(|seed| played(*level, seed, start, &mut |_| {}));
        assert_eq!(one, two, "{level:?}: the same seed, the same game");
    }
    // With three beans left and three allowed, nobody who looks leaves the last one.
    let p = Position { allowed: Some(3), ..Position::new(3, Seat(0)) };
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        assert_eq!(Bot::<Tiny>::new(level, FEW, 3).choose(&p), Some(Action::Take(3)), "{level:?}");
    }
}

#[test]
fn a_judgement_has_the_parts_of_the_game() {
    for p in positions() {
        let mut legal = Vec::new();
        Tiny::legal(&p, &mut legal);
        let mut bot = Bot::<Tiny>::new(Level::Hard, FEW, 2);
        let judged = bot.judge(&p);
        assert_eq!(judged.len(), legal.len());
        for one in &judged {
            let parts: Vec<Part> = one.parts.iter().map(|(part, _)| *part).collect();
            assert_eq!(parts, Part::ALL);
            assert!(one.value.abs() <= 25.0, "{one:?}");
        }
        if let [first, second, ..] = legal[..] {
            let compared = bot.compare(&p, [first, second]).expect("somebody is asked");
            assert_eq!(compared.map(|one| (one.action, one.parts.len())), [(first, 4), (second, 4)]);
        }
    }
}

#[test]
fn a_contest_has_as_many_seats_as_the_game() {
    let bots = vec![(Level::Hard, FEW), (Level::Easiest, Budget::Own)];
    let outcome = Contest { bots, games: 40, seed: 5 }.play::<Tiny>(&mut |_| {});
    assert_eq!((outcome.illegal, outcome.bots.len(), outcome.order.len()), (0, 2, 2));
    assert!((outcome.bots.iter().map(|tally| tally.wins).sum::<f64>() - 40.0).abs() < 1e-9);
    assert!(outcome.bots[0].wins > 24.0, "who looks ahead wins: {outcome:?}");
}

/// The texts that name the parts are the game's own; everything around them is everybody's.
#[test]
fn reasons_are_said_in_the_words_of_the_game() {
    let text = "tiny-bot-part-beans-more = brings beans worth { $points }\n\
                tiny-bot-part-last-less = makes the last bean go\n\
                tiny-bot-part-name = { $part ->\n    [beans] beans\n   *[last] last bean\n}\n";
    let own =
        Foreign { lang: "en".to_owned(), files: vec![("tiny.ftl".to_owned(), text.to_owned())], ..Foreign::default() };
    let catalog = Catalog::new("en", &[own]);
    let parts = vec![(Part::Beans, 3.0), (Part::Last, -2.0), (Part::Pass, 0.2)];
    let judged = Judged::<Tiny> { action: Action::Take(3), value: 1.0, parts };
    let say = |message| catalog.say(&message).text;
    assert_eq!(say(bot::why("tiny", &judged)), "Because it brings beans worth 3 and makes the last bean go.");
    assert_eq!(
        say(bot::ahead("tiny", &judged.parts[..2])),
        "In victory points, beside the move played: beans +3.0; last bean −2.0."
    );
}
