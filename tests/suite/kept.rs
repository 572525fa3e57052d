//! What is kept of people, game by game: files from before there were two games, and two games in one file.

use std::fs;

use santiago::{
    course::{
        mark,
        pack::Pack,
        progress::{Change, GameProgress, Grade, Learnt, Progress},
    },
    cuba::Cuba,
    game::Game,
    games,
    island::Island,
};

use crate::{
    learning::{folder, learn, progress},
    support::{project, tally},
};

/// A file as version 0.1.0 wrote it.
fn before(name: &str) -> String {
    fs::read_to_string(project("tests/data/before").join(name)).expect("a file of before")
}

fn read(text: &str) -> Progress {
    Progress::read(text, games::before()).expect("it is read")
}

/// Files of formats 1 and 2 are about the first game, and nothing in them is lost.
#[test]
fn old_progress_is_read() {
    for name in ["progress-1.json", "progress-2.json"] {
        let text = before(name);
        let progress = read(&text);
        let (game, drills) = (progress.of(Cuba::ID), name.contains('2'));
        assert_eq!(*progress.of(Island::ID), GameProgress::default());
        let (drive, pass) = (&game.lessons["first-drive"], &game.lessons["harbour-pass"]);
        assert_eq!((drive.at.as_deref(), drive.solved.len(), drive.done), (Some("how-far"), 3, false));
        assert_eq!((pass.at.as_deref(), pass.solved.len(), pass.best), (None, 5, Some(0)));
        assert_eq!((game.rules["drive-cost"].seen, game.rules["drive-cost"].used), (6, 6));
        // What was got wrong before there were drills comes back as well.
        assert!(game.owes("pawn-must-move") && !game.owes("maria"));
        assert_eq!(game.drills.get("drill-worth").map(|drill| drill.due), drills.then_some(20_777));
        let written = progress.write();
        assert!(written.contains("\"format\": 3"), "{written}");
        assert_eq!(read(&written), progress);
        // Through the program: nothing is set aside, nothing lost.
        let home = folder(&format!("home-{name}"));
        fs::write(home.join("progress.json"), text).expect("a file");
        let ran = learn(&["drills"], &home, b"1\n");
        assert!(!ran.out.contains("damaged"), "{}", ran.out);
        let now = progress_of(&home);
        assert_eq!(now.lessons, game.lessons);
        let ran = learn(&["first-drive"], &home, b"");
        assert!(ran.out.contains("You go on with step 4"), "{}", ran.out);
        assert!(game.rules.iter().all(|(id, rule)| now.rules[id].seen >= rule.seen), "{:?}", now.rules);
    }
}

/// Nobody is told that a lesson has changed because its mark is made in another way.
#[test]
fn old_marks_are_known() {
    let (pack, mut same) = (Pack::<Cuba>::ours(), 0);
    let (rows, game) = (games::before().marks.lines(), games::before().game);
    for row in rows {
        let [lesson, old, new] = row.split(' ').collect::<Vec<_>>()[..] else { panic!("{row}") };
        let kept = |id: &str, mark: &str| {
            let text = format!(r#"{{"format":2,"lessons":{{"{id}":{{"mark":"{mark}","at":"a"}}}}}}"#);
            read(&text).of(Cuba::ID).clone()
        };
        assert!(!kept(lesson, old).has_changed(lesson, new), "{row}");
        assert!(kept(lesson, "00000000").has_changed(lesson, new), "{row}");
        assert!(!kept("sampler-tour", old).has_changed("sampler-tour", new), "of somebody else's lesson nobody knows");
        same += usize::from(pack.lesson(lesson).is_some_and(|lesson| lesson.mark == new));
    }
    assert_eq!(game, <Cuba as Game>::ID);
    // Lessons may change, but not all of them at once.
    assert!(same > 20, "{same}");
    tally("lessons that say what they said in version 0.1.0", same);
}

/// Spaces, comments and the order of keys are no part of what a lesson says; a number is.
#[test]
fn a_mark_is_made_of_what_is_said() {
    let mark = |text: &str| mark::of_lesson::<Cuba>(text, [None]);
    let said = mark("a = 16\nb = [\"x  y\", { c = true, d = 1 }]\n");
    assert_eq!(said, mark("# Said.\nb = [ 'x  y',\n  { d=1, c=true } ]\n\na = 0x10 # And said.\n"));
    for other in ["a = 17\nb = [\"x  y\", { c = true, d = 1 }]", "a = 16\nb = [{ c = true, d = 1 }, \"x  y\"]"] {
        assert_ne!(said, mark(other));
    }
    assert_ne!(said, mark::of_lesson::<Cuba>("a = 16\nb = [\"x  y\", { c = true, d = 1 }]\n", [None, None]));
}

fn progress_of(home: &std::path::Path) -> GameProgress {
    serde_json::from_value(progress(home)).expect("the progress of a game")
}

/// A lesson, a rule and a drill that two games call the same do not meet, and forgetting one game leaves the other.
#[test]
fn two_games_in_one_file() {
    fn note<G: Game>(progress: &mut Progress, step: &str) {
        let (lesson, mark) = ("set-up".to_owned(), "1".to_owned());
        let learnt = [
            Learnt::Solved { lesson, mark, step: step.to_owned() },
            Learnt::Wrong("turn-order"),
            Learnt::Drilled { drill: "drill-worth", rules: Vec::new(), outcome: Grade::Right, day: 1 },
        ];
        for one in learnt {
            progress.apply(&Change::of::<G>(one));
        }
    }
    let mut progress = Progress::default();
    note::<Cuba>(&mut progress, "a");
    note::<Island>(&mut progress, "b");
    note::<Island>(&mut progress, "c");
    let progress = read(&progress.write());
    let counted = |game: &GameProgress| {
        (game.lessons["set-up"].solved.len(), game.rules["turn-order"].wrong, game.drills["drill-worth"].asked)
    };
    assert_eq!((counted(progress.of(Cuba::ID)), counted(progress.of(Island::ID))), ((1, 1, 1), (2, 2, 2)));
    // Through the program, which knows how to forget the first game.
    let home = folder("home-two-games");
    fs::write(home.join("progress.json"), progress.write()).expect("a file");
    assert_eq!(learn(&["--reset"], &home, b"yes\n").code, Some(0));
    let left = read(&fs::read_to_string(home.join("progress.json")).expect("the progress"));
    assert_eq!(*left.of(Cuba::ID), GameProgress::default());
    assert_eq!(left.of(Island::ID), progress.of(Island::ID));
}
