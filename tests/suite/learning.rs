//! Learning on plain lines, through the real program: every lesson in every language, progress, packs, recording.

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::Duration,
};

use serde_json::Value;

use santiago::{
    chance::Chance,
    course::{
        lesson::{Deed, Lesson, Scripted, Step},
        pack::Pack,
        run::{Run, reply::Verdict},
        taught::LEARNER,
    },
    cuba::{
        Cuba,
        action::{Action, Count},
    },
    game::{Dice, Game},
    text::{Catalog, Spoken, catalog::languages},
};

use crate::support::{project, pseudo_locale, tally};

pub struct Ran {
    pub out: String,
    pub err: String,
    pub code: Option<i32>,
}

/// An empty folder of our own.
pub fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

pub fn program(args: &[&str], home: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_santiago"));
    command.args(args).env_clear().env("SANTIAGO_HOME", home);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

pub fn learn(args: &[&str], home: &Path, input: &[u8]) -> Ran {
    run(program(&[&["learn"], args].concat(), home), input)
}

/// Runs a program with this input.
pub fn run(mut program: Command, input: &[u8]) -> Ran {
    let mut child = program.spawn().expect("the program runs");
    let mut stdin = child.stdin.take().expect("an input");
    let output = thread::scope(|scope| {
        // Whoever leaves early does not hear the rest.
        scope.spawn(move || drop(stdin.write_all(input)));
        child.wait_with_output().expect("the program ends")
    });
    Ran {
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8(output.stderr).expect("UTF-8"),
        code: output.status.code(),
    }
}

/// What the first game's part of the progress holds.
pub fn progress(home: &Path) -> Value {
    let text = fs::read_to_string(home.join("progress.json")).expect("the progress");
    let all: Value = serde_json::from_str(&text).expect("JSON");
    all["games"][<Cuba as Game>::ID].clone()
}

/// What a learner types who tries everything that the author thought of, and then solves each step: moves as ASCII, as
/// numbers and in words by turns.
struct Script<'l> {
    run: Run<'l, Cuba>,
    catalog: Catalog,
    lines: Vec<String>,
    /// Whether moves are typed in words, too.
    in_words: bool,
    forms: usize,
    wrong: usize,
    refused: usize,
}

impl<'l> Script<'l> {
    fn new(lesson: &'l Lesson<Cuba>, lang: &str) -> Self {
        let (run, _) = Run::begin(lesson, 0).expect("a lesson begins");
        let (catalog, lines) = (Catalog::new(lang, &[]), vec!["?".to_owned(), "hint".to_owned()]);
        Self { run, catalog, lines, in_words: true, forms: 0, wrong: 0, refused: 0 }
    }

    fn whole(mut self) -> Self {
        // Nobody drives so far.
        let too_far = Action::Drive(Count::new(11));
        self.lines.push(too_far.to_string());
        assert_eq!(self.run.attempt(&Deed::Act(too_far)).verdict, Verdict::Refused);
        self.refused += 1;
        while let Some(step) = self.run.step() {
            for no in &step.no {
                self.try_line(&no.line);
            }
            for wrong in step.wrong.iter().chain(&step.shown) {
                self.try_line(&wrong.line);
            }
            let number = self.run.number();
            while self.run.number() == number && self.run.step().is_some() {
                let deed = self.run.next_deed().expect("a way to the goal");
                let line = self.typed(step, &deed);
                self.lines.push(line);
                let verdict = self.run.attempt(&deed).verdict;
                assert!(matches!(verdict, Verdict::Passed | Verdict::Kept), "{verdict:?}");
            }
        }
        self
    }

    /// Tries a line, and starts the step again.
    fn try_line(&mut self, line: &[Scripted<Cuba>]) {
        for one in line.iter().filter(|one| one.seat == LEARNER) {
            let number = self.run.number();
            self.lines.push(one.action.to_string());
            match self.run.attempt(&Deed::Act(one.action)).verdict {
                Verdict::Kept => {}
                Verdict::TakenBack => {
                    self.wrong += 1;
                    break;
                }
                Verdict::Refused => self.refused += 1,
                // An attempt that is refused as the step asks has solved it.
                Verdict::Passed => {
                    self.refused += 1;
                    self.lines.push("undo".to_owned());
                    assert!(self.run.undo() && self.run.number() == number);
                }
                Verdict::NotTheAnswer | Verdict::Looked => unreachable!("an action was played"),
            }
        }
        if !self.run.restart_step() {
            return;
        }
        self.lines.push("restart".to_owned());
    }

    fn typed(&mut self, step: &Step<Cuba>, deed: &Deed<Cuba>) -> String {
        self.forms += 1;
        match deed {
            Deed::Look(thing) => format!("look {thing}"),
            Deed::Answer(option) if self.forms.is_multiple_of(2) => option.clone(),
            Deed::Answer(option) => {
                let number = step.options.iter().position(|one| one == option).expect("an option");
                (number + 1).to_string()
            }
            Deed::Act(action) => {
                let choices = self.run.choices();
                match (self.forms % 3, choices.iter().position(|one| one == action)) {
                    (0, Some(number)) => (number + 1).to_string(),
                    (1, _) if self.in_words => self.catalog.say(&Cuba::choice(self.run.position(), *action)).text,
                    _ => action.to_string(),
                }
            }
        }
    }

    fn input(&self) -> Vec<u8> {
        (self.lines.join("\n") + "\n").into_bytes()
    }
}

/// Every lesson in every language, with wrong and refused moves on the way; what is said is compared with what was said
/// and read before, in three languages.
#[test]
fn every_lesson_is_solved_in_every_language() {
    let pack = Pack::<Cuba>::ours();
    let (mut solved, mut lines, mut wrong, mut refused) = (0, 0, 0, 0);
    for lang in languages() {
        let home = folder(&format!("home-{lang}"));
        for (_, lesson) in pack.in_order() {
            let script = Script::new(lesson, lang).whole();
            let ran = learn(&[&lesson.id, "--lang", lang, "--plain"], &home, &script.input());
            assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{lang} {}\n{}", lesson.id, ran.out);
            assert!(!ran.out.contains(['\u{1b}', '\u{2068}', '\u{2069}', '{']), "{lang} {}", lesson.id);
            if lang != "en" {
                assert!(!ran.out.contains("[en]"), "{lang} {}: English shines through", lesson.id);
            }
            if ["en", "de", "ru"].contains(&lang) {
                golden(&format!("{}.{lang}.txt", lesson.id), &ran.out);
            }
            (solved, lines) = (solved + 1, lines + ran.out.lines().count());
            (wrong, refused) = (wrong + script.wrong, refused + script.refused);
        }
        let listed = learn(&["--list", "--json"], &home, b"");
        let listed: Value = serde_json::from_str(&listed.out).expect("JSON");
        let done = listed["lessons"].as_array().expect("lessons").iter().filter(|one| one["done"] == true).count();
        assert_eq!(done, pack.in_order().count(), "{lang}");
    }
    assert!(wrong > 100 && refused > 100, "{wrong} wrong and {refused} refused moves on the way");
    tally("lessons solved through standard input in 5 languages", solved);
    tally("wrong moves shown and taken back on the way", wrong);
    tally("moves refused on the way", refused);
    tally("lines said", lines);
}

/// Compares a transcript with the one that was read before.
pub fn golden(name: &str, said: &str) {
    let path = project(&format!("tests/data/transcripts/{name}"));
    if std::env::var_os("SANTIAGO_BLESS").is_some() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(&path, said).expect("the transcript can be written");
    }
    let known = fs::read_to_string(&path).unwrap_or_default();
    for (number, (said, known)) in said.lines().zip(known.lines()).enumerate() {
        assert_eq!(said, known, "{name}:{}; SANTIAGO_BLESS=1 cargo test learning writes it anew", number + 1);
    }
    assert_eq!(said.lines().count(), known.lines().count(), "{name}: another length");
}

/// The pseudo-locale as a folder.
pub fn pseudo(name: &str) -> PathBuf {
    let folder = folder(name);
    let inner = folder.join("en-XA");
    fs::create_dir_all(&inner).expect("a folder");
    for (name, text) in pseudo_locale(["‹", "›"]) {
        fs::write(inner.join(name), text).expect("a file");
    }
    folder
}

/// In the pseudo-locale nothing is untranslated, and the lessons are solved all the same.
#[test]
fn every_lesson_is_solved_in_the_pseudo_locale() {
    let pseudo = pseudo("pseudo");
    let home = folder("home-pseudo");
    let mut lines = 0;
    for (_, lesson) in Pack::<Cuba>::ours().in_order() {
        let script = Script { in_words: false, ..Script::new(lesson, "en") }.whole();
        let args = [&lesson.id, "--locales", &pseudo.to_string_lossy(), "--lang", "en-XA"];
        let ran = learn(&args, &home, &script.input());
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}\n{}", lesson.id, ran.out);
        for line in ran.out.lines().filter(|line| !line.is_empty() && !line.starts_with("> ")) {
            lines += 1;
            assert!(line.contains('‹') && line.contains('›'), "{}: {line}", lesson.id);
            assert!(plain_words(line).is_empty(), "{}: {:?} in {line}", lesson.id, plain_words(line));
        }
    }
    tally("lines in the pseudo-locale, nothing untranslated in them", lines);
}

/// Words that no text of the pseudo-locale holds; what stands in parentheses are ids and actions.
pub fn plain_words(line: &str) -> Vec<String> {
    let mut outside = String::new();
    let mut depth = 0_usize;
    for c in line.chars() {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            c if depth == 0 => outside.push(c),
            _ => {}
        }
    }
    // Commands and ids of lessons are the same in every language.
    let same = ["santiago", "learn", "first-game", "roll", "paying-to-drive", "ship-leaves", "pawn-exceptions"];
    let word =
        |word: &&str| word.chars().any(|c| "aeiou".contains(c)) && !same.iter().any(|known| word.contains(known));
    let ids: Vec<String> = Pack::<Cuba>::ours().ids().map(|(_, id)| id.to_owned()).collect();
    outside
        .split([' ', '\u{a0}', '‹', '›', ',', '.', ':'])
        .filter(word)
        .filter(|word| !ids.iter().any(|id| id == word))
        .map(ToOwned::to_owned)
        .collect()
}

/// A language is switched in mid-step, and nothing is lost.
#[test]
fn the_language_changes_in_mid_step() {
    let home = folder("home-switch");
    let ran = learn(&["wood-delivery"], &home, "drive 1\nlang ru\n2\nlang de\nundo\n1\n".as_bytes());
    let said = ran.out.replace('\u{a0}', " ");
    // Passed in Russian, taken back in German.
    for words in ["Step 1 of 4", "Шаг 1 из 4", "Шаг 2 из 4", "Schritt 2 von 4", "Schritt 1 von 4"] {
        assert!(said.contains(words), "{words}: {said}");
    }
    // The choice is remembered.
    let title = |lang: &str| Catalog::new(lang, &[]).text("cuba-lesson-first-drive");
    let again = learn(&["--list"], &home, b"");
    assert!(again.out.contains(&title("de")), "{}", again.out);
    let other = learn(&["--list", "--lang", "it"], &home, b"");
    assert!(other.out.contains(&title("it")), "{}", other.out);
}

#[test]
fn a_lesson_is_left_and_resumed() {
    let home = folder("home-resume");
    let first = learn(&["first-drive"], &home, b"drive 1\n");
    assert_eq!(first.code, Some(1), "left unsolved at the end of the input");
    assert_eq!(progress(&home)["lessons"]["first-drive"]["at"], "to-the-cafe");
    let second = learn(&["first-drive"], &home, b"pawn cafe\nquit\n");
    assert_eq!(second.code, Some(0), "left by saying so");
    assert!(second.out.contains("You go on with step 2") && second.out.contains("Step 3 of 5"), "{}", second.out);
    let third = learn(&["first-drive"], &home, b"drive 0\n2\n1\n2\n1\n");
    assert!(third.out.contains("Step 3 of 5"), "{}", third.out);
    let state = progress(&home);
    assert_eq!(state["lessons"]["first-drive"]["done"], true, "{state}");
    assert!(state["rules"]["drive-mandatory"]["used"].as_u64() > Some(0), "{state}");
}

/// Skipping, jumping and testing: what counts as done, and what does not.
#[test]
fn skips_jumps_and_tests() {
    let home = folder("home-skip");
    let skipped = learn(&["harbour-pass"], &home, b"skip\nskip\nskip\nskip\nskip\n");
    assert_eq!(skipped.code, Some(0));
    assert!(skipped.out.contains("You skipped 5"), "{}", skipped.out);
    assert_eq!(progress(&home)["lessons"]["harbour-pass"]["done"], false);
    let solved = b"drive 2\ndrive 1\npass\ndrive 1\npass\ndrive 2\ndrive 1\n";
    let tested = learn(&["harbour-pass"], &home, &[b"test\n", &solved[..]].concat());
    assert!(tested.out.contains("without a mistake"), "{}", tested.out);
    assert!(
        !tested.out.contains("A unit scores 2 victory points now") || tested.out.matches("Step 1 of 5").count() == 2
    );
    assert_eq!(progress(&home)["lessons"]["harbour-pass"]["done"], true);
    assert_eq!(progress(&home)["lessons"]["harbour-pass"]["best"], 0);
    // The first mistake ends a test, and there are no hints in it.
    let failed = learn(&["harbour-pass"], &home, b"test\nhint\ndrive 1\nhint\n");
    assert!(failed.out.contains("There are no hints in a test") && failed.out.contains("The test ends here"));
    let jumped = learn(&["harbour-pass"], &home, b"go 4\ngo send-off\ngo 9\ngo\n");
    assert_eq!(jumped.out.matches("Step 4 of 5").count(), 2, "{}", jumped.out);
    assert_eq!(jumped.out.matches("There is no step").count(), 2, "{}", jumped.out);
}

/// Undo and redo, over steps too.
#[test]
fn undo_and_redo() {
    let home = folder("home-undo");
    let ran = learn(&["first-drive"], &home, b"undo\nredo\ndrive 1\npawn cafe\nundo\nundo\nundo\nredo\nredo\nredo\n");
    assert_eq!(ran.out.matches("There is nothing to take back").count(), 2, "{}", ran.out);
    assert_eq!(ran.out.matches("There is no move to make again").count(), 2, "{}", ran.out);
    let steps: Vec<&str> = ran.out.lines().filter(|line| line.starts_with("Step ")).collect();
    let wanted = [1, 2, 3, 2, 1, 2, 3].map(|step| format!("Step {step} of 5"));
    assert_eq!(steps, wanted, "{}", ran.out);
}

/// Damaged progress is set aside and named; progress of the future is left as it is.
#[test]
fn progress_that_cannot_be_read() {
    let home = folder("home-damaged");
    let file = home.join("progress.json");
    for damaged in
        ["{", "", "\0\0\0", "[]", "{\"format\":0}", "{\"format\":1,\"lessons\":7}", "{\"format\":1,\"more\":1}"]
    {
        let _ = fs::remove_dir_all(&home);
        fs::create_dir_all(&home).expect("a folder");
        fs::write(&file, damaged).expect("a file");
        let ran = learn(&["first-drive"], &home, b"drive 1\n");
        assert!(
            ran.out.contains("was damaged") && ran.out.contains("progress.json.damaged-1"),
            "{damaged}: {}",
            ran.out
        );
        assert_eq!(fs::read_to_string(home.join("progress.json.damaged-1")).expect("kept"), damaged);
        assert_eq!(progress(&home)["lessons"]["first-drive"]["at"], "to-the-cafe");
    }
    let future = "{\"format\":4,\"anything\":[]}";
    fs::write(&file, future).expect("a file");
    let ran = learn(&["first-drive"], &home, b"drive 1\n");
    assert!(ran.out.contains("newer version") && ran.out.contains("Step 2 of 5"), "{}", ran.out);
    assert_eq!(fs::read_to_string(&file).expect("left"), future);
}

/// Without a folder, or with one that cannot be written, lessons work and say that nothing is saved.
#[test]
fn lessons_without_a_home() {
    let nowhere = folder("home-file").join("file");
    fs::write(&nowhere, "not a folder").expect("a file");
    let ran = learn(&["first-drive"], &nowhere, b"drive 1\npawn cafe\n");
    assert!(ran.out.contains("can’t be saved") && ran.out.contains("Step 3 of 5"), "{}", ran.out);
    assert_eq!(ran.out.matches("can’t be saved").count(), 1, "said once");
    let empty = folder("home-none");
    let mut command = program(&["learn", "first-drive"], &empty);
    command.env_clear().current_dir(&empty);
    let mut child = command.spawn().expect("the program runs");
    child.stdin.take().expect("an input").write_all(b"drive 1\n").expect("heard");
    let output = child.wait_with_output().expect("the program ends");
    assert!(String::from_utf8_lossy(&output.stdout).contains("Step 2 of 5"));
    assert_eq!(fs::read_dir(&empty).expect("a folder").count(), 0, "nothing is left where it was started");
}

#[test]
fn several_learners_and_a_reset() {
    let home = folder("home-learners");
    learn(&["first-drive", "--learner", "Ada Maria"], &home, b"drive 1\n");
    assert!(home.join("progress-ada_maria.json").exists() && !home.join("progress.json").exists());
    let other = learn(&["first-drive", "--learner", "Bo"], &home, b"");
    assert!(other.out.contains("Step 1 of 5") && other.out.contains("You play Bo"), "{}", other.out);
    for bad in ["", " ", "../x", "a/b", "x\ty", "-x", &"x".repeat(41)] {
        let ran = learn(&["--learner", bad], &home, b"");
        assert_eq!(ran.code, Some(2), "{bad:?}: {}", ran.err);
    }
    // The choice in the settings.
    fs::write(home.join("settings.json"), "{\"format\":1,\"learner\":\"Bo\"}").expect("a file");
    assert!(learn(&["first-drive"], &home, b"").out.contains("You play Bo"));
    let kept = learn(&["--reset", "--learner", "Ada Maria"], &home, b"no\n");
    assert_eq!(kept.code, Some(1));
    assert!(kept.out.contains("Nothing is deleted"));
    let kept = learn(&["--reset", "--learner", "Ada Maria"], &home, b"");
    assert!(kept.out.contains("Nothing is deleted"), "the end of the input is no yes");
    let lang = learn(&["--reset", "first-drive", "--learner", "Ada Maria", "--lang", "de"], &home, "ja\n".as_bytes());
    assert_eq!(lang.code, Some(0), "{}", lang.out);
    let gone = learn(&["first-drive", "--learner", "Ada Maria"], &home, b"");
    assert!(gone.out.contains("Step 1 of 5"), "{}", gone.out);
}

/// A lesson whose content has changed starts again, and that it was done stays.
#[test]
fn a_changed_lesson_starts_again() {
    let (home, pack) = (folder("home-changed"), folder("pack-changed"));
    copy(&project("examples/pack"), &pack);
    let scenarios = pack.to_string_lossy().into_owned();
    let args = ["sampler-tour", "--scenarios", &scenarios];
    learn(&args, &home, b"roll\nleave-out cigars\n");
    assert_eq!(progress(&home)["lessons"]["sampler-tour"]["at"], "black-die");
    let file = pack.join("sampler-tour.toml");
    let text = fs::read_to_string(&file).expect("text");
    fs::write(
        &file,
        text.replace("shows = [\"dice-faces-standard\", ", "shows = [\"dice-faces-standard\", \"bank\", "),
    )
    .expect("a file");
    let ran = learn(&args, &home, b"");
    assert!(ran.out.contains("has changed") && ran.out.contains("Step 1 of 6"), "{}", ran.out);
    let solved = b"roll\n4\nleave-out cigars\nnone\ndrive 1\nlook car\ngive sugar\n";
    let ran = learn(&args, &home, solved);
    assert_eq!(ran.code, Some(0), "{}", ran.out);
    assert_eq!(progress(&home)["lessons"]["sampler-tour"]["done"], true);
    let puzzle = learn(
        &["sampler-fruit-first", "--scenarios", &scenarios, "--lang", "de"],
        &home,
        "drive 1\ndeliver 1 sugar\ndeliver 2 citrus\ndeliver 1 sugar\n".as_bytes(),
    );
    assert_eq!(puzzle.code, Some(0), "{}", puzzle.out);
    assert!(puzzle.out.contains('3'), "the best that could still be had is said: {}", puzzle.out);
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        let target = to.join(entry.file_name().expect("a name"));
        if entry.is_dir() {
            copy(&entry, &target);
        } else {
            fs::copy(&entry, &target).expect("a file");
        }
    }
}

/// A pack with faults is not played, and the way to find them is said.
#[test]
fn a_broken_pack_is_not_played() {
    let (home, pack) = (folder("home-broken"), folder("pack-broken"));
    copy(&project("examples/pack"), &pack);
    let file = pack.join("sampler-tour.toml");
    let text = fs::read_to_string(&file).expect("text");
    fs::write(&file, text.replace("demand = 7", "demand = 70")).expect("a file");
    let scenarios = pack.to_string_lossy().into_owned();
    let ran = learn(&["sampler-tour", "--scenarios", &scenarios], &home, b"");
    assert_eq!(ran.code, Some(3), "{}", ran.out);
    assert!(ran.err.contains("santiago check"), "{}", ran.err);
    let checked = program(&["check", &scenarios], &home).output().expect("the program runs");
    let said = String::from_utf8_lossy(&checked.stdout);
    assert_eq!(checked.status.code(), Some(1));
    assert!(said.contains("sampler-tour.toml:35:8: "), "{said}");
    // A single file of it.
    let one = program(&["check", &file.to_string_lossy(), "--json"], &home).output().expect("the program runs");
    let one: Value = serde_json::from_slice(&one.stdout).expect("JSON");
    assert_eq!(one["faults"][0]["code"], "unreachable", "{one}");
    assert_eq!((one["faults"][0]["line"].as_u64(), one["faults"][0]["column"].as_u64()), (Some(35), Some(8)));
    // A pack that is none.
    let none = learn(&["--scenarios", "/nowhere"], &home, b"");
    assert_eq!(none.code, Some(3), "{}", none.err);
}

/// Moves become a lesson of which the check says what it lacks, and that is only the texts.
#[test]
fn recorded_moves_become_a_lesson() {
    let (home, pack) = (folder("home-record"), folder("pack-record"));
    let file = pack.join("mine-first.toml");
    let moves = "drive 1\npawn cafe\ndrive 1\npawn distillery\nuse distillery 1\nundo\n1\ndrive 3\n1\n1\n\
                 drive 2\npawn bank\nquit\n";
    let ran = learn(&["--record", &file.to_string_lossy()], &home, moves.as_bytes());
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    let course = "format = 1\npack = \"mine\"\ngame = \"santiago-de-cuba\"\n\n[[part]]\nid = \"all\"\nlessons = [\"mine-first\"]\n";
    fs::write(pack.join("course.toml"), course).expect("a file");
    let checked = program(&["check", &pack.to_string_lossy(), "--json"], &home).output().expect("the program runs");
    let checked: Value = serde_json::from_slice(&checked.stdout).expect("JSON");
    let codes: Vec<&str> =
        checked["faults"].as_array().expect("faults").iter().filter_map(|one| one["code"].as_str()).collect();
    assert!(!codes.is_empty() && codes.iter().all(|code| *code == "text-missing"), "{checked}\n{ran}", ran = ran.out);
    let again = learn(&["--record", &file.to_string_lossy()], &home, b"quit\n");
    assert_eq!(again.code, Some(3), "an existing file is not overwritten");
    let nothing = learn(&["--record", &pack.join("b.toml").to_string_lossy()], &home, b"quit\n");
    assert_eq!(nothing.code, Some(1));
    assert!(!pack.join("b.toml").exists());
}

/// Checks again when a file changes.
#[test]
fn a_watched_pack_is_checked_again() {
    let (home, pack) = (folder("home-watch"), folder("pack-watch"));
    copy(&project("examples/pack"), &pack);
    let child = program(&["check", "--watch", &pack.to_string_lossy()], &home).spawn().expect("the program runs");
    // The program ends with this test, whatever comes of it.
    let mut child = Watched(child);
    let mut lines = BufReader::new(child.0.stdout.take().expect("an output")).lines().map_while(Result::ok).take(200);
    assert!(lines.any(|line| line.contains("There are no findings")));
    let file = pack.join("sampler-tour.toml");
    let text = fs::read_to_string(&file).expect("text");
    fs::write(&file, text.replace("demand = 7", "demand = 70")).expect("a file");
    assert!(lines.any(|line| line.contains("sampler-tour.toml:35:8: ")));
}

/// A program that is ended when the test is over.
struct Watched(std::process::Child);

impl Drop for Watched {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Eight programs at once lose nothing of each other's.
#[test]
fn two_programs_at_once_lose_nothing() {
    let home = folder("home-many");
    let pack = Pack::<Cuba>::ours();
    let lessons: Vec<&Lesson<Cuba>> = pack.in_order().map(|(_, lesson)| lesson).collect();
    let scripts: Vec<(String, Vec<u8>)> =
        lessons.iter().map(|lesson| (lesson.id.clone(), Script::new(lesson, "en").whole().input())).collect();
    thread::scope(|scope| {
        for round in 0..8 {
            let (id, input) = &scripts[round % scripts.len()];
            let home = &home;
            scope.spawn(move || learn(&[id], home, input));
        }
    });
    let state = progress(&home);
    for lesson in lessons.into_iter().take(8) {
        let one = &state["lessons"][&lesson.id];
        assert_eq!(one["done"], true, "{}: {state}", lesson.id);
        assert_eq!(one["solved"].as_array().map(Vec::len), Some(lesson.steps.len()));
    }
}

/// `kill -9` at any moment: the progress can be read and holds every step that was said to be done.
#[test]
fn killed_while_saving() {
    const KILLS: usize = 300;
    let home = folder("home-killed");
    let mut chance = Chance::seeded(3);
    let mut steps = 0;
    let mut kill = 0;
    // However slow the machine: until enough was saved between the kills.
    while kill < KILLS || steps <= KILLS {
        kill += 1;
        // Round and round: every step is saved as soon as it is solved.
        let round = b"go 1\ndrive 2\ndrive 1\npass\ndrive 1\npass\ndrive 2\ngo 1\n".repeat(40);
        let wait = Duration::from_micros(u64::from(chance.below(40_000)));
        // A drive is saved before it is told.
        let told = told_until_killed(program(&["learn", "harbour-pass"], &home), round, wait);
        steps += told.iter().filter(|line| line.starts_with("Red drives to ")).count();
        if !home.join("progress.json").exists() {
            continue;
        }
        let saved = progress(&home)["rules"]["drive-cost"]["used"].as_u64().unwrap_or(0);
        assert!(saved >= steps as u64, "kill {kill}: {steps} drives were told, and {saved} are saved");
    }
    let damaged = fs::read_dir(&home).expect("a folder").filter_map(Result::ok);
    let damaged = damaged.filter(|entry| entry.file_name().to_string_lossy().contains("damaged")).count();
    assert_eq!(damaged, 0, "nothing was set aside");
    tally("kills while saving, nothing corrupt, nothing lost", kill);
    tally("drives told before them, each saved", steps);
}

/// Runs a program with this input, ends it with `kill -9` after a while, and answers with the lines it said until then.
pub fn told_until_killed(mut program: Command, input: Vec<u8>, wait: Duration) -> Vec<String> {
    let mut child = program.spawn().expect("the program runs");
    let mut stdin = child.stdin.take().expect("an input");
    let stdout = child.stdout.take().expect("an output");
    thread::scope(|scope| {
        scope.spawn(move || drop(stdin.write_all(&input)));
        let reader = scope.spawn(move || BufReader::new(stdout).lines().map_while(Result::ok).collect());
        thread::sleep(wait);
        child.kill().expect("it runs");
        child.wait().expect("it ends");
        reader.join().expect("the reader ends")
    })
}

/// Any line that somebody types is answered.
#[test]
fn anything_typed_is_answered() {
    let (home, input) = (folder("home-anything"), anything_typed());
    let ran = learn(&["--lang", "de"], &home, &input);
    assert!(matches!(ran.code, Some(0 | 1)), "{:?} {}", ran.code, ran.err);
    assert_eq!(ran.err, "");
    assert!(!ran.out.contains('\u{1b}') && !ran.out.contains('\0'));
    let answered = ran.out.lines().filter(|line| line.starts_with("> ")).count();
    assert!(answered >= ANYTHING, "{answered}");
    tally("lines of anything typed and answered", answered);
}

/// How many lines of anything are typed.
pub const ANYTHING: usize = 20_000;

/// Lines of words that mean something, words that mean nothing, and bytes; at the end somebody leaves.
pub fn anything_typed() -> Vec<u8> {
    let mut chance = Chance::seeded(5);
    let catalog = Catalog::new("de", &[]);
    let mut words: Vec<String> =
        "drive pawn use deliver deliver-wood take give claim pass decline roll leave-out bank \
        church sugar rum wood 0 1 2 3 10 999 for up down points pesos hint undo redo restart go why look rules ? again \
        lang de en ru test skip maria el-zorro casino Zucker Figur fahren Würfel zum auf das ё ﷽ \u{1b}[31m \u{0} 1. -1"
            .split_whitespace()
            .map(ToOwned::to_owned)
            .collect();
    words.extend(catalog.text("cuba-action-pass").split(' ').map(ToOwned::to_owned));
    let mut input: Vec<u8> = Vec::new();
    for _ in 0..ANYTHING {
        for _ in 0..=chance.below(4) {
            if chance.below(30) == 0 {
                input.extend((0..chance.below(9)).map(|_| chance.below(256) as u8).filter(|byte| *byte != b'\n'));
            } else {
                input.extend(words[chance.below(words.len() as u32) as usize].as_bytes());
            }
            input.push(b' ');
        }
        input.push(b'\n');
    }
    input.extend("x".repeat(100_000).into_bytes());
    input.extend(b"\nquit\n");
    input
}
