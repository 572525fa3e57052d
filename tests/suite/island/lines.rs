//! Santiago line in, lines out: its lesson, and a game of five at one keyboard, none of whom reads what another has.

use santiago::{
    course::lesson::Deed,
    dialog::{Ending, Lines, game::GameDialog, lesson::LessonDialog},
    game::{Eyes, Game},
    island::Island,
    play::{Now, Table, playable::Playable},
    sitting::{gamed::seated, housed::Housed},
    text::Catalog,
};

use crate::{
    hosted::{Shelf, hold},
    support::count_of,
};

use super::{
    learning::{LESSON, catalog, lesson, pack},
    playing::begun,
};

#[test]
fn its_lesson_is_typed() {
    let (house, pack) = (Housed::with(vec![pack()]), pack());
    let lesson = lesson(&pack);
    let typed = lesson.steps.iter().flat_map(|step| &step.solution).map(|deed| match &deed.value {
        Deed::Act(action) => action.to_string(),
        Deed::Look(thing) => format!("look {thing}"),
        Deed::Answer(option) => option.clone(),
    });
    let (mut out, mut host) = (Lines::new(catalog(), &pack.texts, None), Shelf::default());
    let mut told = Vec::new();
    let dialog = Box::new(LessonDialog::new(&house, LESSON));
    let ending = hold(dialog, typed, &mut out, &mut host, |said, _| told.extend_from_slice(said));
    assert_eq!(ending, Ending::Finished, "{told:#?}");
    assert!(host.progress.of(Island::ID).is_done(LESSON));
    for expected in ["Choose second.", "bid-once", "That is a round of five, and the end of a game."] {
        assert!(told.iter().any(|line| line.contains(expected)), "{expected}: {told:#?}");
    }
}

/// An empty line takes over, a number chooses, and the table as it is said is what whoever sits there may see.
#[test]
fn five_play_on_lines() {
    let table = begun(4);
    let mut host = Shelf::of(table.write());
    let mut out = Lines::new(Catalog::new("en", &[]), &[], None);
    let typed = (0..6_000).map(|number| if number % 2 == 0 { String::new() } else { "1".to_owned() });
    let (mut hand_overs, mut purses) = (0, 0);
    let ending = hold(Box::new(GameDialog::new(seated(table))), typed, &mut out, &mut host, |said, host| {
        hand_overs += usize::from(said.iter().any(|line| line.contains("Take the keyboard")));
        let kept =
            Table::<Island>::read(host.game.as_deref().expect("a game").as_bytes()).expect("a game that is kept");
        let Now::Decide(seat) = kept.now() else { return };
        let seen = Island::seen(kept.position(), Eyes::Seat(seat));
        let seen: Vec<String> = seen.iter().map(|line| Catalog::new("en", &[]).say(line).text).collect();
        for line in said.iter().filter(|line| line.contains("escudos ") && line.starts_with("seat ")) {
            assert!(seen.contains(line), "{line}: {seen:#?}");
            purses += 1;
        }
    });
    assert_eq!(ending, Ending::Finished);
    let kept = Table::<Island>::read(host.game.expect("a game").as_bytes()).expect("a game that is kept");
    assert!(kept.now() == Now::Over && hand_overs > 50 && purses > 50, "{hand_overs} {purses}");
    count_of::<Island>("times that the keyboard went on among five", hand_overs);
}

#[test]
fn what_is_typed_is_understood() {
    crate::prompt::over_games(&Housed::with(vec![pack()]), &[Catalog::new("en", &[])], 100);
}
