//! The real program in a pseudo-terminal: what stands on its screen, and what it leaves behind.
//!
//! Apart from the suite because it is slow. Whatever is waited for shows on the screen or in the process; how long that
//! takes decides nothing, as long as it comes at all. The same keys go to the app in this process, its twin, so that every
//! screen is known in full without a word of it standing here.

#![cfg(all(target_os = "linux", feature = "tui"))]

use std::{
    collections::BTreeSet,
    env,
    ffi::OsString,
    fs,
    io::{self, Read, Write},
    panic,
    path::{Path, PathBuf},
    process::{self, Command},
    sync::mpsc::{self, Receiver, RecvTimeoutError},
    thread,
    time::Duration,
};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, SlavePty, native_pty_system};
use ratatui::{buffer::Buffer, layout::Rect};
use vt100::{Color, MouseProtocolMode};

use santiago::{
    chance::Chance,
    course::{lesson::Deed, pack::Pack, progress::Progress, scenario::PartKind, tutor::Tutor},
    cuba::Cuba,
    game::{Dice, Game},
    games::{self, Listed},
    play::{Now, Table, playable::Playable, player, table::Terms},
    sitting::{gamed::seated, house::House},
    terminal::{self, Done},
    text::{Catalog, Message, Spoken, catalog::languages},
    tui::{
        app::{App, Beginning, Effect, Opening},
        input::{Input, Key},
        theme::{Ground, Palette, Theme},
    },
};

const LESSON: &str = "wood-delivery";
/// How long nothing may happen before we give up: long enough for any machine.
const PATIENCE: Duration = Duration::from_mins(1);
/// How often a process is looked at that says nothing.
const GLANCE: Duration = Duration::from_millis(20);
/// Tells this program to be the host of an app that panics, and how.
const HOST: &str = "SANTIAGO_PTY_HOST";

/// From the first start to the end of a lesson, in Russian, with a refusal and an article on the way.
#[test]
fn a_lesson_from_the_first_start_to_its_end() {
    let houses = houses();
    let mut play = Play::begin(&houses, "lesson", None);
    for lang in languages() {
        play.shows(&Catalog::new(lang, &[]).text("ui-which-language"));
    }
    let russian = languages().iter().position(|lang| *lang == "ru").expect("a language");
    (0..russian).for_each(|_| play.press("down"));
    play.press("enter");
    let catalog = Catalog::new("ru", &[]);
    play.shows(&catalog.text("ui-hello"));

    // The course map; the letter on the key of j goes down.
    play.press("о");
    play.press("enter");
    let pack = Pack::<Cuba>::ours();
    let parts: Vec<_> = pack.parts.iter().filter(|part| part.kind == PartKind::Lesson).collect();
    let part = parts.iter().position(|part| part.lessons.iter().any(|id| id == LESSON)).expect("in the course");
    let number = parts[part].lessons.iter().position(|id| id == LESSON).expect("in its part");
    (0..part).for_each(|_| play.press("down"));
    play.press("enter");
    (0..number).for_each(|_| play.press("о"));
    play.press("enter");
    let lesson = pack.lesson(LESSON).expect("a lesson");
    play.shows(&catalog.text(&lesson.text));

    // A drive that cannot be paid is refused, in words; the article opens, and leads back.
    let (tutor, _) = Tutor::begin(lesson, None).expect("it can be played");
    let refusals = Cuba::refusals(tutor.run().position(), None, "drive 6".parse().expect("an action"));
    play.choose("drive 6");
    play.press("enter");
    play.shows(&catalog.say(&Cuba::refusal(&refusals[0])).text);
    let refused = play.seat.shown();
    play.press("ц");
    assert_ne!(play.seat.shown(), refused);
    play.shows(&catalog.text("cuba-rule-drive-cost"));
    play.press("esc");
    assert_eq!(play.seat.shown(), refused, "back at the same place");

    for step in &lesson.steps {
        for deed in &step.solution {
            let Deed::Act(action) = deed.value else { panic!("the lesson is played") };
            // Whatever was said last makes room for the step.
            play.press("left");
            play.choose(&action.to_string());
            play.press("enter");
        }
    }
    play.shows(&catalog.say(&Message::new("learn-finished").with("title", Message::new(lesson.text.as_str()))).text);
    play.press("й");
    let keys = play.keys.len();
    let mut seat = play.seat;
    assert!(seat.ended().success());
    seat.is_restored("after a lesson");
    let saved = fs::read_to_string(seat.home.join("progress.json")).expect("saved");
    let saved = Progress::read(&saved, games::before()).expect("readable");
    assert!(saved.of(Cuba::ID).is_done(LESSON));
    assert!(saved.of(Cuba::ID).rules["drive-cost"].wrong > 0, "the mistake is remembered");
    tally("keys from the first start to the end of a lesson, each screen as expected", keys);
}

/// Four persons in four languages play a whole game at one screen, with arrows and Enter, to the score sheet.
#[test]
fn a_game_of_four_in_four_languages() {
    let houses = houses();
    let seats = "anna:en,bruno:de,carla:it,dima:ru";
    let players = player::read(seats, "es", &[]).expect("four persons");
    let setup = Cuba::drawn(4, 11).expect("four can play");
    let mut table = Table::<Cuba>::begin(setup, players, Terms::seeded(11)).expect("a sound set-up");
    let begun = table.clone();
    let seat = Start::santiago("four").args(["play", "--lang", "es", "--seats", seats, "--seed", "11"]).start();
    let twin = twin(&houses, "es", true, Opening::Game(seated(begun.clone())));
    let mut play = Play { houses: &houses, lang: Some("es"), twin, size: (80, 24), keys: Vec::new(), seat };
    play.compare("the start");
    let (mut chance, mut spoken) = (Chance::seeded(4), BTreeSet::new());
    while table.now() != Now::Over {
        let seat = table.now().seat().expect("somebody is next");
        let lang = table.players()[seat.index()].lang().expect("a person").to_owned();
        play.shows(&Catalog::new(&lang, &[]).text("ui-play"));
        spoken.insert(lang);
        if let Now::Roll(_) = table.now() {
            table.roll();
        } else {
            // Somewhere among the first choices: who drives far presses more keys.
            let choices = table.choices();
            let at = chance.below(choices.len().min(4) as u32) as usize;
            (0..at).for_each(|_| play.press("right"));
            table.act(choices[at]).expect("a legal action");
        }
        play.press("enter");
    }
    assert_eq!(spoken.len(), 4);
    for name in ["anna", "bruno", "carla", "dima"] {
        play.shows(name);
    }
    // The log lands beside the game, in the language of whoever looks.
    let lang = languages().into_iter().find(|lang| {
        let review = Catalog::new(lang, &[]).text("ui-review-open");
        play.seat.text().contains(&review)
    });
    let lang = lang.expect("a language");
    play.press("right");
    play.press("right");
    play.seat.send("\r");
    let log = play.seat.home.join("games").join(format!("game-1.{lang}.txt"));
    play.seat.until("the log", |seat| seat.text().contains(".txt"));
    let told = fs::read_to_string(&log).expect("a log");
    assert_eq!(told, table.told_in(Catalog::new(lang, &[])));
    play.press("q");
    let keys = play.keys.len();
    let mut seat = play.seat;
    assert!(!log.with_extension("txt.lock").exists());
    assert!(seat.ended().success());
    let saved = fs::read(seat.home.join("games").join("game-1.save")).expect("saved");
    let saved = Table::<Cuba>::read(&saved).expect("readable");
    assert_eq!(saved.record().actions, table.record().actions, "every action is saved");
    tally("keys in a game of four languages, each screen as expected", keys);
}

/// However the app ends or stops, the terminal is as it was.
#[test]
fn the_terminal_is_given_back() {
    let mut rows = 0;
    let mut row = |what: &str, how: &str| {
        rows += 1;
        tally(&format!("restored after {what}: {how}"), "✓");
    };
    let lesson = || Start::santiago("restored").args(["learn", LESSON, "--lang", "ru"]).sit_at_the_table();
    for (what, keys) in [("q", "q"), ("q on a Cyrillic keyboard", "й"), ("Ctrl+C", "\x03"), ("Esc, twice", "\x1b")] {
        let mut seat = lesson();
        if keys == "\x1b" {
            seat.send(keys);
            seat.until("home", |seat| seat.text().contains(&Catalog::new("ru", &[]).text("ui-home-tip")));
        }
        seat.send(keys);
        assert!(seat.ended().success(), "{what}");
        seat.is_restored(what);
        row(what, "exit 0");
    }
    for (signal, name) in [("TERM", "Terminated"), ("HUP", "Hangup"), ("INT", "Interrupt"), ("QUIT", "Quit")] {
        let mut seat = lesson();
        seat.kill(signal);
        assert_eq!(seat.ended().signal(), Some(name));
        seat.is_restored(signal);
        row(&format!("kill -{signal}"), name);
    }
    for (how, end) in [("abort", Some("Aborted")), ("unwind", None)] {
        let mut seat = Start::new(env::current_exe().expect("this program"), "panic")
            .args(["--exact", "host", "--nocapture", "--test-threads=1"])
            .env(HOST, how)
            .sit_at_the_table();
        seat.send("g");
        let status = seat.ended();
        assert!(!status.success() && status.signal() == end, "{how}: {status}");
        seat.is_restored(how);
        assert!(seat.text().contains("as the test wants it"), "what went wrong can be read:\n{}", seat.text());
        row(&format!("panic, {how}"), "its message stands on the screen");
    }
    row("error", &after_an_error());
    // A terminal that is closed takes the program with it.
    let mut seat = lesson();
    seat.close();
    let status = seat.ended();
    assert!(!status.success(), "{status}");
    row("the window was closed", "the program is gone with it");
    tally("ways to end, the terminal as before after each", rows);
}

/// The screen is gone while the keyboard is still there: an error in the middle of the app.
fn after_an_error() -> String {
    let other = native_pty_system().openpty(PtySize::default()).expect("a second terminal");
    let path = other.master.tty_name().expect("a name");
    let mut reader = other.master.try_clone_reader().expect("a reader");
    let mut seat = Start::new("/bin/sh", "error")
        .args(["-c", "exec \"$0\" --lang ru > \"$1\"", env!("CARGO_BIN_EXE_santiago")])
        .args([path.as_os_str()])
        .start();
    let mut seen = Vec::new();
    while !String::from_utf8_lossy(&seen).contains("[?1049h") {
        let mut chunk = [0; 4096];
        let count = reader.read(&mut chunk).expect("the app begins");
        seen.extend_from_slice(&chunk[..count]);
    }
    drop((other, reader));
    // The keyboard is raw by now; the next frame cannot be drawn.
    seat.until_ended_by("\x1b[B");
    let status = seat.ended();
    assert_eq!(status.exit_code(), 3, "{status}");
    seat.is_restored("an error");
    let complaint = Catalog::new("ru", &[]).text("cli-error-terminal");
    let start: String = complaint.chars().take_while(|c| *c != '.').collect();
    assert!(seat.text().contains(&start), "{}", seat.text());
    "exit 3, said in Russian".to_owned()
}

/// No test by itself: this program as the host of an app that panics at its first effect.
#[test]
fn host() {
    let Ok(how) = env::var(HOST) else { return };
    if how == "abort" {
        // As in a release, where nothing is unwound.
        panic::set_hook(Box::new(|info| {
            let _ = writeln!(io::stderr(), "{info}");
            process::abort();
        }));
    }
    let houses = houses();
    let opening = Opening::Lesson(LESSON.to_owned());
    let ran = terminal::run(&mut twin(&houses, "ru", true, opening), true, |effect| {
        assert!(!matches!(effect, Effect::Language(_)), "as the test wants it");
        Done { say: Vec::new(), mouse: None, answers: Vec::new() }
    });
    unreachable!("{ran:?}");
}

/// Ctrl+Z, or a signal from outside, and `fg`: the terminal is the shell's in between, and then everything is back.
#[test]
fn the_app_stops_and_goes_on() {
    let mut stops = 0;
    for how in ["Ctrl+Z", "TSTP", "STOP"] {
        let script =
            r#"set -m; "$0" learn wood-delivery --lang ru; echo "<stopped>"; read line; fg; echo "<ended $?>""#;
        let mut seat =
            Start::new("/bin/sh", "stopped").args(["-c", script, env!("CARGO_BIN_EXE_santiago")]).sit_at_the_table();
        let before = seat.shown();
        match how {
            "Ctrl+Z" => seat.send("\x1a"),
            signal => seat.kill(signal),
        }
        seat.until("the shell", |seat| seat.text().contains("<stopped>"));
        // Nobody can give back anything when it is stopped by force.
        if how != "STOP" {
            seat.is_restored(how);
        }
        seat.send("\n");
        seat.until("the same screen", |seat| seat.shown() == before && seat.parser.screen().alternate_screen());
        assert_ne!(seat.parser.screen().mouse_protocol_mode(), MouseProtocolMode::None, "{how}: the mouse is back");
        seat.send("?");
        seat.until("a key does something", |seat| seat.shown() != before);
        seat.send("?");
        seat.until("and once more", |seat| seat.shown() == before);
        seat.send("q");
        seat.until("the shell", |seat| seat.text().contains("<ended 0>"));
        assert!(seat.ended().success());
        seat.is_restored(how);
        stops += 1;
    }
    // Where there is nobody to let it go on, Ctrl+Z does not stop it for ever.
    let mut seat = Start::santiago("alone").args(["learn", LESSON, "--lang", "ru"]).sit_at_the_table();
    let before = seat.shown();
    seat.send("\x1a");
    seat.send("?");
    seat.until("a key does something", |seat| seat.shown() != before && seat.parser.screen().alternate_screen());
    seat.send("\x03");
    assert!(seat.ended().success());
    tally("ways to stop and go on, the screen complete after each", stops + 1);
}

/// Other sizes: drawn anew at the same place; too small, one sentence, and the way out.
#[test]
fn the_screen_follows_its_size() {
    let houses = houses();
    let mut play = Play::begin(&houses, "sizes", Some("ru"));
    play.press("enter");
    play.press("right");
    let before = play.seat.shown();
    let mut sizes = 0;
    for size in [(120, 40), (40, 12), (30, 8), (80, 24), (300, 100), (1, 1), (80, 24)] {
        play.resize(size);
        sizes += 1;
        if size == (30, 8) {
            let sentence = Catalog::new("ru", &[]).text("ui-too-small");
            let cut: String = sentence.chars().take(30).collect();
            assert!(play.seat.text().contains(cut.trim_end()), "{}", play.seat.text());
        }
    }
    assert_eq!(play.seat.shown(), before, "the same place");
    play.press("right");
    assert_ne!(play.seat.shown(), before);
    play.resize((30, 8));
    let mut seat = play.seat;
    seat.send("q");
    assert!(seat.ended().success());
    seat.is_restored("a small screen");
    tally("sizes on the way, the place kept", sizes);
}

/// With nothing around it the program starts, says something, and ends.
#[test]
fn the_program_needs_nothing() {
    let mut places = 0;
    let english = Catalog::new("en", &[]);
    let folder = scratch("alone");
    let binary = folder.join("santiago");
    fs::copy(env!("CARGO_BIN_EXE_santiago"), &binary).expect("a copy");
    // No home in the environment: home is shown. Nothing is chosen, so that nothing is written anywhere.
    let mut seat =
        Start::new(&binary, "no-home").args(["--lang", "en"]).no_env("SANTIAGO_HOME").within(&folder).start();
    seat.until("home", |seat| seat.text().contains(&english.text("cuba-ui-title")));
    seat.send("q");
    assert!(seat.ended().success());
    seat.is_restored("no home");
    places += 1;
    // A home that is none, and one that cannot be made: it is said once something is to be saved, and the lesson goes on.
    let blocked = binary.join("below");
    let homes = [
        ("HOME", OsString::from("nowhere"), "s", "learn-homeless"),
        ("SANTIAGO_HOME", blocked.into(), "", "learn-unsaved"),
    ];
    for (name, value, keys, says) in homes {
        let mut seat = Start::new(&binary, "homeless")
            .args(["learn", "first-drive", "--lang", "en"])
            .no_env("SANTIAGO_HOME")
            .env(name, value)
            .within(&folder)
            .start();
        seat.until("the lesson", |seat| {
            seat.text().contains(&english.text("cuba-lesson-first-drive")) && seat.has_drawn()
        });
        seat.send(keys);
        let said = english.text(says);
        let start = said.split('{').next().unwrap_or_default().split('.').next().unwrap_or_default().trim().to_owned();
        seat.until(says, |seat| seat.text().contains(&start));
        seat.send("q");
        assert!(seat.ended().success());
        seat.is_restored(says);
        places += 1;
    }
    let left: Vec<_> = fs::read_dir(&folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    assert_eq!(left, [&*binary], "nothing is written where it was started");
    // A terminal that can only take lines gets lines.
    for terminal in [Some("dumb"), None] {
        let mut seat = Start::new(&binary, "dumb").args(["--lang", "en"]).no_env("TERM").within(&folder);
        if let Some(terminal) = terminal {
            seat = seat.env("TERM", terminal);
        }
        let mut seat = seat.start();
        seat.until("lessons", |seat| String::from_utf8_lossy(&seat.raw).contains(LESSON));
        seat.send("\x04");
        assert!(seat.ended().success(), "{terminal:?}");
        assert!(!seat.raw.contains(&0x1b), "{terminal:?}: no escape sequence");
        places += 1;
    }
    // Piped: lines without colours, and an end.
    for (args, code) in [(&[][..], 2), (&["rules", "customs"], 0), (&["learn", "first-drive"], 1), (&["--help"], 0)] {
        let mut piped = Command::new(&binary);
        piped.args(args).env_clear().env("SANTIAGO_HOME", scratch("piped")).env("TERM", "xterm").current_dir(&folder);
        let output = piped.stdin(process::Stdio::null()).output().expect("it runs");
        assert_eq!(output.status.code(), Some(code), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(!output.stdout.is_empty() && !output.stdout.contains(&0x1b), "{args:?}");
        places += 1;
    }
    tally("bare places to start in", places);
}

/// While nothing happens, nothing runs: no thread is woken a single time.
#[test]
fn idle_means_idle() {
    for (place, args) in [("home", &["--lang", "de"][..]), ("the table", &["learn", LESSON, "--lang", "de"])] {
        let mut seat = Start::santiago("idle").args(args).start();
        seat.until("the footer", |seat| seat.text().contains("[?]"));
        // The last frame is on the screen before the app has lain down to wait.
        let mut before = 0;
        for look in 0.. {
            while (0..5).any(|_| seat.glance()) {}
            let now = seat.switches();
            if std::mem::replace(&mut before, now) == now {
                break;
            }
            assert!(look < 500, "{place}: never at rest");
        }
        assert_eq!(seat.bytes.recv_timeout(Duration::from_secs(2)), Err(RecvTimeoutError::Timeout), "nothing is drawn");
        let woken = seat.switches() - before;
        assert_eq!(woken, 0, "{place}: woken while idle");
        tally(&format!("wake-ups in two idle seconds at {place}"), woken);
        seat.send("q");
        assert!(seat.ended().success());
    }
}

/// Colours as the terminal has them or as they are wished for; without them bold, reverse and the markers still say it.
#[test]
fn colours_are_a_choice() {
    let (none, no_colour) = ("", ("NO_COLOR", "1"));
    let (nothing, true_colours): (&[&str], _) = (&[], ("COLORTERM", "truecolor"));
    let cases = [
        ("nothing said", nothing, ("TERM", "xterm"), "16"),
        ("256 colours", nothing, ("TERM", "xterm-256color"), "256"),
        ("true colours", nothing, true_colours, "true"),
        ("NO_COLOR", nothing, no_colour, none),
        ("--color never", &["--color", "never"], true_colours, none),
        ("NO_COLOR, --color always", &["--color", "always"], no_colour, "256"),
        ("--ascii, NO_COLOR", &["--ascii"], no_colour, none),
    ];
    for (name, args, (key, value), expected) in cases {
        let start = Start::santiago("colours").args(["learn", "first-drive", "--lang", "en"]).args(args);
        let mut seat = start.env(key, value).sit_at_the_table();
        seat.send("q");
        assert!(seat.ended().success());
        let (colours, attributes) = rendition(&seat.raw);
        let expected: &[&str] = if expected.is_empty() { &[] } else { &[expected] };
        assert_eq!(colours.into_iter().collect::<Vec<_>>(), expected, "{name}");
        assert!(attributes.contains(&7) && attributes.contains(&1), "{name}: {attributes:?}");
        let text = String::from_utf8_lossy(&seat.raw);
        let marker = if args.contains(&"--ascii") { ">" } else { "▸" };
        assert!(text.contains(marker), "{name}");
        // Letters stay what they are.
        let plain = text.chars().all(|c| c.is_ascii() || c.is_alphabetic());
        assert!(plain || !args.contains(&"--ascii"), "{name}: {text}");
        seat.is_restored(name);
    }
    tally("wishes about colours, each seen in the raw output", cases.len());
}

/// The kinds of colours and the attributes that an output asks for.
fn rendition(raw: &[u8]) -> (BTreeSet<&'static str>, BTreeSet<u16>) {
    let text = String::from_utf8_lossy(raw);
    let (mut colours, mut attributes) = (BTreeSet::new(), BTreeSet::new());
    for rest in text.split("\x1b[").skip(1) {
        let end = rest.find(|c: char| c.is_ascii_alphabetic() || c == '?').unwrap_or(0);
        if !rest[end..].starts_with('m') {
            continue;
        }
        let mut numbers = rest[..end].split(';').map(|number| number.parse::<u16>().unwrap_or(0));
        while let Some(number) = numbers.next() {
            match number {
                38 | 48 => match numbers.next() {
                    Some(2) => drop((colours.insert("true"), numbers.nth(2))),
                    _ if numbers.next().is_some_and(|index| index < 16) => drop(colours.insert("16")),
                    _ => drop(colours.insert("256")),
                },
                30..=37 | 40..=47 | 90..=97 | 100..=107 => drop(colours.insert("16")),
                number => drop(attributes.insert(number)),
            }
        }
    }
    (colours, attributes)
}

/// Whatever is typed or pasted: no crash, and Ctrl+C still leaves.
#[test]
fn any_bytes_may_be_typed() {
    const SESSIONS: usize = 12;
    const CHUNKS: usize = 16;
    let pieces: [&[u8]; 16] = [
        b"\x1b[",
        b"\x1b[200~paste me\r\x1b[201~",
        b"\x1b[200~",
        b"\x1b[<0;10;10M",
        b"\x1b[<99999;99999;99999M",
        b"\x1b[M",
        b"\x1bO",
        b"\x1b[1;5",
        b"\xd0",
        b"\xf0\x9f",
        b"\xff\xfe",
        b"\x1b[?1u",
        b"\x1b]0;title\x07",
        b"\x1b[24;80R",
        b"\r\r",
        b"\x1b[B\x1b[C",
    ];
    let places = [&["--lang", "it"][..], &["learn", LESSON, "--lang", "ru"], &["learn", "drills", "--lang", "de"]];
    let mut chance = Chance::seeded(11);
    let mut typed = 0;
    for session in 0..SESSIONS {
        let mut seat = Start::santiago("bytes").args(places[session % places.len()]).sit_at_the_table();
        for _ in 0..CHUNKS {
            if seat.child.try_wait().expect("a child").is_some() {
                break;
            }
            let mut bytes = Vec::new();
            while bytes.len() < 48 {
                match chance.below(3) {
                    0 => bytes.extend(pieces[chance.below(16) as usize]),
                    1 => bytes.push(chance.below(256) as u8),
                    _ => bytes.push(32 + chance.below(95) as u8),
                }
            }
            // What leaves comes at the end.
            bytes.retain(|byte| !b"q\x03".contains(byte));
            seat.send_bytes(&bytes);
            typed += bytes.len();
            seat.glance();
        }
        // What is pasted ends at some time; half a sequence swallows what comes until it is whole.
        seat.until_ended_by("\x1b[201~cuMm~\x03");
        let status = seat.ended();
        assert!(status.success(), "{status}\n{}", seat.text());
        seat.is_restored("any bytes");
    }
    assert!(typed > 3_000, "most of it was heard");
    tally("bytes typed at random, escape sequences whole and broken among them", typed);
    tally("sessions that were left after them, each with a terminal as before", SESSIONS);
}

/// Prints a figure past the test harness, which keeps what passing tests print to itself.
fn tally(what: &str, count: impl std::fmt::Display) {
    writeln!(io::stderr(), "    {count} {what}").expect("standard error is open");
}

/// A folder of this test's own, empty.
fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("pty-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// The app in this process.
/// The first game, with our own lessons.
fn houses() -> [Box<dyn House>; 1] {
    [games::house(Listed::default()).expect("it can be learnt")]
}

fn twin<'p>(houses: &'p [Box<dyn House>], lang: &str, chosen: bool, opening: Opening) -> App<'p> {
    App::new(Beginning {
        chosen,
        theme: Theme::new(Palette::Many, Ground::Dark, false),
        seed: 0,
        opening,
        ..Beginning::new(houses, lang)
    })
}

/// What is to stand on the screen: its lines, and where the cursor is.
type Shown = (Vec<String>, Option<(u16, u16)>);

fn drawn(app: &App<'_>, (width, height): (u16, u16)) -> Shown {
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    let cursor = app.draw(area, &mut buffer).map(|cell| (cell.y, cell.x));
    let line = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().replace('\u{a0}', " ");
    ((0..height).map(line).collect(), cursor)
}

/// A key by its name: for the app, and as a terminal sends it.
fn key(name: &str) -> (Key, &str) {
    match name {
        "enter" => (Key::Enter, "\r"),
        "esc" => (Key::Esc, "\x1b"),
        "down" => (Key::Down, "\x1b[B"),
        "right" => (Key::Right, "\x1b[C"),
        "left" => (Key::Left, "\x1b[D"),
        name => (Key::Char(name.chars().next().expect("a letter")), name),
    }
}

/// Somebody at the terminal, and the twin that shows what is to be seen there.
struct Play<'p> {
    houses: &'p [Box<dyn House>],
    lang: Option<&'p str>,
    twin: App<'p>,
    size: (u16, u16),
    keys: Vec<String>,
    seat: Seat,
}

impl<'p> Play<'p> {
    fn begin(houses: &'p [Box<dyn House>], name: &str, lang: Option<&'p str>) -> Self {
        let seat = Start::santiago(name).args(lang.map(|lang| ["--lang", lang]).into_iter().flatten()).start();
        let twin = twin(houses, lang.unwrap_or("en"), lang.is_some(), Opening::Home);
        let mut play = Self { houses, lang, twin, size: (80, 24), keys: Vec::new(), seat };
        play.compare("the start");
        play
    }

    /// Waits for the screen to show what the twin shows.
    fn compare(&mut self, what: &str) {
        let expected = drawn(&self.twin, self.size);
        let shown = expected.0.join("\n");
        self.seat.until(&format!("{what}:\n{shown}"), |seat| seat.shown() == expected);
    }

    fn press(&mut self, name: &str) {
        self.seat.send(key(name).1);
        press(&mut self.twin, name);
        self.keys.push(name.to_owned());
        if !matches!(name, "q" | "й") {
            self.compare(name);
        }
    }

    /// Leads the focus to a choice, by its line in the notation, with the arrows.
    fn choose(&mut self, line: &str) {
        let mut there = twin(self.houses, self.lang.unwrap_or("en"), self.lang.is_some(), Opening::Home);
        self.keys.iter().for_each(|key| press(&mut there, key));
        assert!(there.focus_on(line), "{line}: {:?}", drawn(&there, self.size).0);
        let goal = drawn(&there, self.size);
        for arrow in ["right", "left"] {
            loop {
                let here = drawn(&self.twin, self.size);
                if here == goal {
                    return;
                }
                self.press(arrow);
                if drawn(&self.twin, self.size) == here {
                    break;
                }
            }
        }
        panic!("{line} is not reached:\n{}", self.seat.text());
    }

    fn resize(&mut self, size: (u16, u16)) {
        self.size = size;
        self.twin.update(Input::Resize(size.0, size.1));
        self.seat.resize(size);
        self.compare("another size");
    }

    /// A text stands on the screen, on one line or over several.
    fn shows(&mut self, text: &str) {
        let letters = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).collect::<String>();
        let shown = self.seat.text();
        assert!(letters(&shown).contains(&letters(text)), "{text} does not stand in\n{shown}");
    }
}

fn press(app: &mut App<'_>, name: &str) {
    app.update(Input::Key(key(name).0));
    // Whatever moves arrives.
    while app.patience().is_some() {
        app.update(Input::Tick);
    }
}

/// How a program is to be started.
struct Start {
    command: CommandBuilder,
    home: PathBuf,
}

impl Start {
    fn new(program: impl AsRef<std::ffi::OsStr>, name: &str) -> Self {
        let home = scratch(&format!("home-{name}"));
        let mut command = CommandBuilder::new(program);
        command.env_clear();
        command.env("SANTIAGO_HOME", &home);
        command.env("TERM", "xterm-256color");
        Self { command, home }
    }

    fn santiago(name: &str) -> Self {
        Self::new(env!("CARGO_BIN_EXE_santiago"), name)
    }

    fn args(mut self, args: impl IntoIterator<Item = impl AsRef<std::ffi::OsStr>>) -> Self {
        self.command.args(args);
        self
    }

    fn env(mut self, key: &str, value: impl AsRef<std::ffi::OsStr>) -> Self {
        self.command.env(key, value);
        self
    }

    fn no_env(mut self, key: &str) -> Self {
        self.command.env_remove(key);
        self
    }

    fn within(mut self, folder: &Path) -> Self {
        self.command.cwd(folder);
        self
    }

    #[expect(clippy::disallowed_methods, reason = "the output is read beside the test, which waits for it")]
    fn start(self) -> Seat {
        let pair = native_pty_system().openpty(PtySize::default()).expect("a terminal");
        let modes_before = modes(&*pair.master);
        let child = pair.slave.spawn_command(self.command).expect("the program starts");
        let mut reader = pair.master.try_clone_reader().expect("a reader");
        let (sender, bytes) = mpsc::channel();
        thread::spawn(move || {
            let mut chunk = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut chunk) {
                if sender.send(chunk[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        Seat {
            writer: Some(pair.master.take_writer().expect("a writer")),
            master: Some(pair.master),
            slave: Some(pair.slave),
            child,
            bytes,
            raw: Vec::new(),
            pending: Vec::new(),
            parser: vt100::Parser::new(24, 80, 0),
            modes_before,
            modes_now: None,
            home: self.home,
        }
    }

    /// Starts, and waits for the table of a lesson.
    fn sit_at_the_table(self) -> Seat {
        let mut seat = self.start();
        seat.until("the table", |seat| seat.text().contains("[?]") && seat.has_drawn());
        seat
    }
}

fn modes(terminal: &(dyn MasterPty + Send)) -> Option<String> {
    terminal.get_termios().map(|modes| format!("{modes:?}"))
}

/// A program in a terminal of ours.
struct Seat {
    writer: Option<Box<dyn Write + Send>>,
    master: Option<Box<dyn MasterPty + Send>>,
    /// Kept open, so that the modes of the terminal can be read when the program is gone.
    slave: Option<Box<dyn SlavePty + Send>>,
    child: Box<dyn Child + Send + Sync>,
    bytes: Receiver<Vec<u8>>,
    /// Everything that the program wrote.
    raw: Vec<u8>,
    /// The first bytes of a letter that has not come whole.
    pending: Vec<u8>,
    parser: vt100::Parser,
    /// The modes of the terminal before the program began, and when it had ended.
    modes_before: Option<String>,
    modes_now: Option<String>,
    home: PathBuf,
}

impl Seat {
    fn send(&mut self, keys: &str) {
        self.send_bytes(keys.as_bytes());
    }

    fn send_bytes(&mut self, bytes: &[u8]) {
        let writer = self.writer.as_mut().expect("the terminal is open");
        writer.write_all(bytes).and_then(|()| writer.flush()).expect("the terminal takes keys");
    }

    /// Sends a signal to the program in the foreground.
    fn kill(&self, signal: &str) {
        let program = self.master.as_ref().and_then(|master| master.process_group_leader()).expect("somebody is there");
        let sent = Command::new("sh").args(["-c", &format!("kill -s {signal} {program}")]).status();
        assert!(sent.expect("a shell").success(), "{signal}");
    }

    fn resize(&mut self, (cols, rows): (u16, u16)) {
        self.parser.screen_mut().set_size(rows, cols);
        let size = PtySize { rows, cols, ..PtySize::default() };
        self.master.as_ref().expect("open").resize(size).expect("another size");
    }

    /// Closes the terminal, as a window is closed.
    fn close(&mut self) {
        // Whoever reads stays until there is something to read that nobody wants.
        self.bytes = mpsc::channel().1;
        self.send("?");
        (self.writer, self.slave, self.master) = (None, None, None);
    }

    fn take_in(&mut self, bytes: &[u8]) {
        self.raw.extend_from_slice(bytes);
        // The parser loses a letter whose bytes come one by one: it gets whole ones.
        self.pending.extend_from_slice(bytes);
        let whole = match std::str::from_utf8(&self.pending) {
            Err(cut) if cut.error_len().is_none() => cut.valid_up_to(),
            _ => self.pending.len(),
        };
        let rest = self.pending.split_off(whole);
        self.parser.process(&self.pending);
        self.pending = rest;
    }

    /// Takes in what comes in a moment; whether anything came.
    fn glance(&mut self) -> bool {
        match self.bytes.recv_timeout(GLANCE) {
            Ok(bytes) => {
                self.take_in(&bytes);
                return true;
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => thread::sleep(GLANCE),
        }
        false
    }

    /// Waits for something to be seen.
    fn until(&mut self, what: &str, seen: impl Fn(&Self) -> bool) {
        while !seen(self) {
            match self.bytes.recv_timeout(PATIENCE) {
                Ok(bytes) => self.take_in(&bytes),
                Err(error) => panic!("{error}, waiting for {what}\n--- there is:\n{}", self.text()),
            }
        }
    }

    /// Sends keys until the program has ended, each time when it has had its say.
    fn until_ended_by(&mut self, keys: &str) {
        for _ in 0..100 {
            self.send(keys);
            let mut silent = 0;
            while silent < 10 {
                if self.child.try_wait().expect("a child").is_some() {
                    return;
                }
                silent += u32::from(!self.glance());
            }
        }
        panic!("{keys:?} does not end it:\n{}", self.text());
    }

    /// How the program ended, with everything that it wrote taken in.
    fn ended(&mut self) -> ExitStatus {
        for _ in 0..PATIENCE.as_millis() / GLANCE.as_millis() {
            if let Some(status) = self.child.try_wait().expect("a child") {
                self.modes_now = self.master.as_deref().and_then(modes);
                self.slave = None;
                while let Ok(bytes) = self.bytes.recv_timeout(PATIENCE) {
                    self.take_in(&bytes);
                }
                return status;
            }
            self.glance();
        }
        panic!("it does not end:\n{}", self.text());
    }

    /// Whether the last frame is complete: it ends with the cursor, which is shown and put into its place.
    fn has_drawn(&self) -> bool {
        let text = String::from_utf8_lossy(&self.raw);
        text.rsplit_once("\x1b[?25h").is_some_and(|(_, rest)| rest.starts_with("\x1b[") && rest.ends_with('H'))
    }

    fn text(&self) -> String {
        self.parser.screen().contents().replace('\u{a0}', " ")
    }

    fn shown(&self) -> Shown {
        let screen = self.parser.screen();
        let lines = screen.rows(0, screen.size().1).map(|line| line.trim_end().replace('\u{a0}', " "));
        (lines.collect(), (!screen.hide_cursor()).then(|| screen.cursor_position()))
    }

    /// The terminal is as it was before the program.
    fn is_restored(&self, what: &str) {
        let screen = self.parser.screen();
        assert!(!screen.alternate_screen(), "{what}: the alternate screen is left");
        assert!(!screen.hide_cursor(), "{what}: the cursor is shown");
        assert_eq!(screen.mouse_protocol_mode(), MouseProtocolMode::None, "{what}: the mouse is off");
        assert!(!screen.bracketed_paste() && !screen.application_cursor() && !screen.application_keypad(), "{what}");
        assert_eq!([screen.fgcolor(), screen.bgcolor()], [Color::Default; 2], "{what}: no colour is left");
        let left = [screen.bold(), screen.dim(), screen.italic(), screen.underline(), screen.inverse()];
        assert_eq!(left, [false; 5], "{what}: nothing is bold, reversed or the like");
        let modes = self.modes_now.clone().or_else(|| modes(self.master.as_deref()?));
        assert_eq!(modes, self.modes_before, "{what}: the modes are as before");
    }

    /// How often the threads of the program were put to sleep or aside.
    fn switches(&self) -> u64 {
        let tasks = format!("/proc/{}/task", self.child.process_id().expect("it runs"));
        let statuses = fs::read_dir(tasks).expect("threads").map(|task| task.expect("a thread").path().join("status"));
        let count = |status: PathBuf| -> u64 {
            let text = fs::read_to_string(status).expect("a status");
            let lines = text.lines().filter(|line| line.contains("ctxt_switches"));
            lines
                .map(|line| line.rsplit('\t').next().and_then(|count| count.parse::<u64>().ok()).expect("a count"))
                .sum()
        };
        statuses.map(count).sum()
    }
}

impl Drop for Seat {
    /// A test that fails leaves no program behind.
    fn drop(&mut self) {
        if let Ok(None) = self.child.try_wait() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}
