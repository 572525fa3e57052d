//! The full-screen app without a terminal: key scripts through the real update loop, and what stands on the screen.

use std::{collections::BTreeSet, fmt::Write, fs};

use ratatui::{buffer::Buffer, layout::Rect, style::Modifier};

use santiago::{
    chance::Chance,
    course::{
        lesson::{Deed, Lesson},
        pack::Pack,
        progress::Progress,
        tutor::Tutor,
    },
    cuba::Cuba,
    game::{Dice, Game},
    ids::Id,
    text::{
        Catalog, Message,
        catalog::{Foreign, languages, sources},
    },
    tui::{
        app::Effect,
        input::{Input, Mouse},
        theme::{Ground, Palette, Theme},
    },
};

use crate::{
    app::{Host, Start, houses},
    support::{project, pseudo_locale, tally},
};

/// What is shown, by name: the lesson whose place on the map is opened first, or none, and the keys that lead there.
const SCENES: &[(&str, &str)] = &[
    ("home", ""),
    ("map", "=ui-course enter"),
    ("map-lessons", "=ui-course enter =cuba-part-driving enter"),
    ("lesson", "enter"),
    ("street", "enter tab right"),
    ("why-building", "enter tab tab tab w"),
    ("wrong", "enter #drive_2 enter"),
    ("refused", "enter #drive_6 enter"),
    ("why", "enter #drive_3 w"),
    ("passed", "enter #drive_1 enter"),
    ("pawn", "enter #drive_1 enter esc"),
    ("tip", "enter t"),
    ("help", "enter ?"),
    ("help-filtered", "enter ? / "),
    ("setup", "=ui-play enter"),
    ("setup-four", "=ui-play enter =ui-play-count right right =ui-play-seat.1 right =ui-play-seat.2 right"),
    ("setup-table", "=ui-play enter =ui-play-layout +ui-play-layout-table =ui-play-table enter"),
    (
        "setup-table-street",
        "=ui-play enter =ui-play-layout +ui-play-layout-table =ui-play-table enter =ui-tab-street enter m a r i a enter p e d r o enter",
    ),
    (
        "setup-table-seat",
        "=ui-play enter =ui-play-layout +ui-play-layout-table =ui-play-table enter =course-you enter 1 2 enter",
    ),
    (
        "setup-code",
        "=ui-play enter =ui-play-layout +ui-play-layout-code =ui-play-code enter 1 2 enter =ui-play-begin enter",
    ),
    ("games", "=ui-play enter =ui-play-begin enter esc =ui-play enter =ui-play-games enter"),
    ("play-begins", "=ui-play enter =ui-play-begin enter"),
    ("play-drive", "%easy enter #leave-out_rum enter"),
    ("play-refused", "%easy enter #leave-out_rum enter #drive_9 enter"),
    ("play-why", "%easy enter #leave-out_rum enter #drive_2 w"),
    ("play-tip", "%easy enter #leave-out_rum enter t t"),
    ("play-why-bot", "%easy enter #leave-out_rum enter backtab backtab down w"),
    ("play-log", "%easy enter #leave-out_rum enter #drive_1 enter backtab"),
    ("play-undo", "%easy enter #leave-out_rum enter u"),
    ("play-moved", "%bots"),
    ("play-moved-why", "%bots w"),
    ("play-bots", "%bots enter enter"),
    ("play-screens", "%screens"),
    ("play-taken-over", "%screens enter tab tab tab tab down w"),
    ("play-dice", "%dice right enter"),
    ("play-pupil", "%pupil"),
    ("play-named", "%pupil right enter"),
    ("play-over", "%over"),
    ("play-over-why", "%over w"),
    ("first-game", "@the-end s s s s s s s s #first-game enter #drive_2 enter"),
    ("play-from-here", "@delivery-round s s s s s s s #play enter"),
    ("settings", "=ui-settings enter"),
    ("forget", "=ui-settings enter =ui-forget enter"),
    ("contents", "=ui-rules enter enter"),
    ("search", "/ z o l l a m t"),
    ("article", "/ z o l l a m t enter"),
    ("beside", "/ z o l l a m t enter b"),
    ("now", "enter / m a r i a enter end"),
    ("presenter", "=ui-course enter enter v"),
    ("presenter-more", "=ui-course enter enter v enter"),
    ("presenter-next", "=ui-course enter enter v n b"),
    ("delivery", "@wood-delivery #drive_1 enter esc"),
    ("give", "@el-zorro s s s s esc"),
    ("question", "@first-drive s s s esc"),
    ("done", "@the-pawn s s s s s s s"),
    ("four-seats", "@delivery-round"),
    ("look", "@the-table s s esc tab tab"),
    ("roll", "@set-up"),
    ("dice", "@set-up s esc"),
    ("puzzle", "@two-roofs"),
    ("drill", "=drill-list enter"),
    ("drill-wrong", "=drill-list enter right enter"),
    ("drill-sum", "=drill-list enter s enter s enter s enter s enter s enter s enter s enter s enter"),
];

/// English messages that another language says otherwise: none of them may be seen there.
fn english_only(lang: &str) -> Vec<String> {
    let (english, own) = (Catalog::new("en", &[]), Catalog::new(lang, &[]));
    let files = ["ui.ftl", "learn.ftl", "play.ftl", "names.ftl", "drill.ftl"];
    let texts = sources("en").into_iter().filter(|(name, _)| files.contains(name) || name.starts_with("course"));
    let ids = texts.flat_map(|(_, text)| text.lines()).filter_map(|line| {
        let (id, value) = line.split_once(" = ")?;
        let whole = line.starts_with(|c: char| c.is_ascii_alphabetic()) && !value.contains('{');
        whole.then(|| id.to_owned())
    });
    let mut texts = Vec::new();
    for id in ids {
        let (there, here) = (english.text(&id), own.text(&id));
        if there != here && there.contains(' ') && there.len() >= 10 {
            texts.push(there.replace('\u{a0}', " "));
        }
    }
    texts
}

/// Every scene in every language at 80x24 and 120x40, and at 40x12 in Russian: nothing raw, nothing English, nothing over
/// the edge; and as it was when it was last looked at.
#[test]
fn every_scene_in_every_language() {
    let houses = houses();
    let mut scenes = 0;
    for lang in languages() {
        let english = if lang == "en" { Vec::new() } else { english_only(lang) };
        for (name, keys) in SCENES {
            let mut sizes = vec![(80, 24), (120, 40)];
            if lang == "ru" {
                sizes.push((40, 12));
            }
            let mut shown = String::new();
            for size in sizes {
                let screen = Start::new(&houses, lang, size).at_scene(keys).screen();
                for raw in ["{", "\u{2068}", "\u{2069}", "\u{1b}", "[en]", "cuba-", "ui-", "key-", "learn-"] {
                    assert!(!screen.contains(raw), "{raw} in {name} {lang}\n{screen}");
                }
                // Where other languages stand beside, they are what is asked for.
                let many = ["article", "beside", "now", "search", "presenter-next"].contains(name);
                if let Some(text) = english.iter().find(|text| !many && screen.contains(text.as_str())) {
                    panic!("“{text}” in {name} {lang}\n{screen}");
                }
                assert!(screen.lines().all(|line| line.chars().count() <= usize::from(size.0)), "{name} {lang}");
                let _ = write!(shown, "{}x{}\n{screen}", size.0, size.1);
                scenes += 1;
            }
            golden(&format!("{name}.{lang}.txt"), &shown);
        }
    }
    let welcome = Start { chosen: false, ..Start::new(&houses, "de", (80, 24)) }.host().screen();
    golden("welcome.txt", &welcome);
    tally("screens in 5 languages", scenes + 1);
}

fn golden(name: &str, shown: &str) {
    let path = project(&format!("tests/data/screens/{name}"));
    if std::env::var_os("SANTIAGO_BLESS").is_some() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(&path, shown).expect("the screen can be written");
    }
    let known = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(shown, known, "{name}; SANTIAGO_BLESS=1 cargo test screens writes it anew");
}

/// From a fresh start to the first own move in three keys.
#[test]
fn the_first_move_takes_three_keys() {
    let houses = houses();
    let mut host = Start { chosen: false, ..Start::new(&houses, "de", (80, 24)) }.host();
    host.press("enter enter enter");
    assert!(host.screen().contains("[✿r Maria]"), "{}", host.screen());
    assert!(host.effects.contains(&Effect::Language("de".to_owned())));
    assert!(host.effects.iter().any(|effect| matches!(effect, Effect::Save(_))), "saved");
}

/// What solves a lesson, as lines that the app and the plain lines both know.
fn solution(lesson: &Lesson<Cuba>) -> Vec<Deed<Cuba>> {
    let mut deeds = Vec::new();
    for step in &lesson.steps {
        match step.right_answer() {
            Some(option) => deeds.push(Deed::Answer(option.to_owned())),
            None => deeds.extend(step.solution.iter().map(|deed| deed.value.clone())),
        }
    }
    deeds
}

fn line(deed: &Deed<Cuba>) -> String {
    match deed {
        Deed::Act(action) => action.to_string(),
        Deed::Look(thing) => format!("look {thing}"),
        Deed::Answer(option) => format!("answer {option}"),
    }
}

/// Every lesson can be solved with the choices that the app offers, and leaves the progress that plain lines leave.
#[test]
fn every_lesson_is_solved_in_the_app_with_the_same_progress() {
    let houses = houses();
    let (mut lessons, mut deeds) = (0, 0);
    let pack = Pack::<Cuba>::ours();
    for (_, lesson) in pack.in_order() {
        let mut host = Start::new(&houses, "en", (80, 24)).at_scene(&format!("@{}", lesson.id));
        let (mut tutor, _) = Tutor::begin(lesson, None).expect("it can be played");
        for deed in solution(lesson) {
            // Whatever was said last makes room for the step.
            host.press("left");
            assert!(host.app.focus_on(&line(&deed)), "{}: {}\n{}", lesson.id, line(&deed), host.screen());
            host.press("enter");
            tutor.attempt(&deed);
            deeds += 1;
        }
        let mut plain = Progress::default();
        for change in tutor.take_changes() {
            plain.apply(&change);
        }
        assert_eq!(host.progress, plain, "{}", lesson.id);
        assert!(host.progress.of(Cuba::ID).is_done(&lesson.id), "{}\n{}", lesson.id, host.screen());
        lessons += 1;
    }
    tally("lessons solved in the app", lessons);
    tally("deeds in them", deeds);
}

/// A lesson through keys alone, with a mistake and a refusal on the way, in Russian.
#[test]
fn a_lesson_is_played_with_arrows_and_enter() {
    let houses = houses();
    let mut host = Start::new(&houses, "ru", (80, 24)).host();
    // The first drive: a wrong stop, then one that cannot be paid, then Maria.
    host.press("enter right enter");
    assert!(host.screen().contains("Хосе"), "{}", host.screen());
    host.press("enter right right right enter");
    let refused = host.screen();
    assert!(refused.contains('✗') && refused.contains("На столе ничего не изменилось"), "{refused}");
    host.press("enter left left left left enter");
    assert!(host.screen().contains("[✿к Мария]"), "{}", host.screen());
    host.press("enter enter");
    assert!(host.screen().contains("Шаг 3 из 5"), "{}", host.screen());
    let wrong = &host.progress.of(Cuba::ID).rules["drive-cost"];
    assert_eq!(wrong.wrong, 1, "the refusal is remembered");
}

/// Everything on the table can be tried from the table: what is refused says why and stays among the choices.
#[test]
fn the_table_can_be_pointed_at_and_tried() {
    let houses = houses();
    // Tab leads to the street, the arrows along it; Enter drives there.
    let mut host = Start::new(&houses, "en", (80, 24)).host();
    host.press("enter tab enter");
    assert!(host.screen().contains("[✿r Maria]"), "{}", host.screen());
    let mut host = Start::new(&houses, "en", (80, 24)).host();
    host.press("enter tab left left enter");
    let shown = host.screen();
    assert!(shown.contains("✗") && shown.contains("What a drive costs"), "{shown}");
    // A building before the drive: refused with its rule, and the article is a key away, and back to the same place.
    let mut host = Start::new(&houses, "en", (80, 24)).host();
    host.press("enter tab tab tab right enter");
    let refused = host.screen();
    host.press("w");
    assert_ne!(refused, host.screen());
    host.press("esc");
    assert_eq!(refused, host.screen(), "back at the same place");
}

/// Letters on the same physical keys of a Cyrillic keyboard do the same.
#[test]
fn cyrillic_keys_do_the_same() {
    let houses = houses();
    let pairs = "wц tе uг rк sы gп lд hр jо kл mь nт pз vм bи /.";
    let mut keys = 0;
    for pair in pairs.split(' ').filter(|pair| !pair.starts_with('/')) {
        let (latin, cyrillic) = pair.split_at(1);
        for before in ["", "enter", "=ui-course enter v"] {
            let shown = |key: &str| Start::new(&houses, "ru", (80, 24)).host().press(before).press(key).screen();
            assert_eq!(shown(latin), shown(cyrillic), "{before} {latin} {cyrillic}");
        }
        keys += 1;
    }
    let mut host = Start::new(&houses, "ru", (80, 24)).host();
    host.press("enter й");
    assert!(host.has_ended());
    tally("Cyrillic keys that do what their Latin twins do", keys + 1);
}

/// Another language in mid-step: the same step, the same focus, other words.
#[test]
fn the_language_changes_on_the_spot() {
    let houses = houses();
    let scenes = ["enter right w", "enter #drive_6 enter", "enter tab right", "=ui-course enter", "/ b a n k enter b"];
    for from in languages() {
        for keys in scenes {
            let mut host = Start::new(&houses, from, (80, 24)).host();
            host.press(keys);
            let before = host.screen();
            for _ in 1..languages().len() {
                host.press("g");
                assert_ne!(before, host.screen(), "{from} {keys}");
            }
            host.press("g");
            // The article drops a second language that has become the first.
            if !keys.contains("enter b") {
                assert_eq!(before, host.screen(), "{from} {keys}: once round through all languages");
            }
        }
    }
}

/// Any size: no panic; from 40x12 something to choose and the footer; below, one sentence.
#[test]
fn every_size_is_drawn() {
    let houses = houses();
    let (mut drawn, mut sizes) = (0, BTreeSet::new());
    let scenes =
        ["", "=ui-course enter", "enter", "enter #drive_6 enter", "enter ?", "/ b a n k enter b", "=ui-settings enter"];
    for keys in scenes.into_iter().chain(["=ui-course enter v", "/ b a", "enter tab tab tab"]) {
        let mut host = Start::new(&houses, "it", (80, 24)).host();
        host.press(keys);
        let widths = (1..=44).chain((45..=300).step_by(17)).chain([73, 74, 79, 99, 100, 119, 120]);
        for width in widths {
            for height in (1..=26).chain((27..=100).step_by(7)).chain([29, 30, 39, 40]) {
                host.resize((width, height));
                let shown = host.screen();
                assert_eq!(shown.lines().count(), usize::from(height));
                sizes.insert((width, height));
                if width >= 40 && height >= 12 {
                    assert!(
                        shown.lines().last().is_some_and(|line| line.contains('[')),
                        "{keys} {width}x{height}\n{shown}"
                    );
                } else if width >= 40 {
                    assert!(shown.contains("40 x 12"), "{shown}");
                }
                drawn += 1;
            }
        }
        host.press("q");
        assert!(host.has_ended() || keys.contains('/') || keys.contains('?'), "{keys}: leaving works at any size");
    }
    tally("different sizes", sizes.len());
    tally("frames at those sizes", drawn);
}

/// Random keys, clicks, ticks and sizes: no panic, and the app always draws.
#[test]
fn random_inputs_do_no_harm() {
    let inputs = if std::env::var_os("SANTIAGO_DEEP").is_some() { 1_000_000 } else { 100_000 };
    let houses = houses();
    let names = [
        "enter", "enter", "enter", "enter", "esc", "tab", "backtab", "up", "down", "down", "left", "right", "right",
        "right", "f1", "back", "w", "t", "u", "U", "r", "s", "/", "g", "?", "a", "ё", "1", "z", "v", "n", "p", "b",
        "m", "pgdn", "pgup", "home", "end",
    ];
    let themes = [
        Theme::new(Palette::True, Ground::Dark, false),
        Theme::new(Palette::Sixteen, Ground::Light, false),
        Theme::new(Palette::None, Ground::LightContrast, true),
    ];
    let mut chance = Chance::seeded(9);
    let mut host = Start::new(&houses, "de", (80, 24)).host();
    host.slow = true;
    for number in 0..inputs {
        match chance.below(12) {
            0 => {
                let mouse = [Mouse::Left, Mouse::Left, Mouse::Right, Mouse::WheelUp, Mouse::WheelDown];
                let mouse = mouse[chance.below(5) as usize];
                let (width, height) = host.size;
                let (x, y) = (chance.below(u32::from(width) + 2), chance.below(u32::from(height) + 2));
                host.input(Input::Mouse(mouse, x as u16, y as u16));
            }
            1 => drop(host.input(Input::Tick)),
            2 if number % 7 == 0 => {
                host.resize((chance.below(140) as u16 + 1, chance.below(50) as u16 + 1));
            }
            _ => drop(host.press(names[chance.below(names.len() as u32) as usize])),
        }
        if host.has_ended() {
            let theme = themes[chance.below(3) as usize];
            let chosen = number % 2 == 0;
            host = Start { chosen, theme: Some(theme), ..Start::new(&houses, "de", (80, 24)) }.host();
            host.slow = true;
        }
        host.effects.clear();
        if number % 20 == 0 {
            host.buffer();
        }
    }
    tally("random keys, clicks, ticks and sizes", inputs);
}

/// Everything that a click can do is what the keys do; a first click only points.
#[test]
fn the_mouse_does_everything() {
    let houses = houses();
    let mut host = Start::new(&houses, "en", (80, 24)).host();
    host.press("enter");
    let find = |host: &Host<'_>, words: &str| {
        let shown = host.screen();
        let (y, line) = shown.lines().enumerate().find(|(_, line)| line.contains(words)).expect("it is shown");
        let x = line[..line.find(words).expect("it is there")].chars().count();
        (x as u16, y as u16)
    };
    let (x, y) = find(&host, "Maria");
    host.input(Input::Mouse(Mouse::Left, x, y));
    assert!(host.screen().contains("[HARBOUR]"), "a first click points\n{}", host.screen());
    host.input(Input::Mouse(Mouse::Left, x, y));
    assert!(host.screen().contains("[✿r Maria]"), "a second one does it\n{}", host.screen());
    let (x, y) = find(&host, "bank");
    host.press("enter").input(Input::Mouse(Mouse::Right, x, y));
    assert!(host.screen().contains("2 pesos"), "the right button asks\n{}", host.screen());
    let (x, y) = find(&host, "[?]");
    host.input(Input::Mouse(Mouse::Left, x, y));
    assert!(host.screen().contains("Keys here"), "keys of the footer can be clicked\n{}", host.screen());
    host.press("esc m");
    assert!(matches!(host.effects.last(), Some(Effect::Settings(settings)) if !settings.mouse), "off and remembered");
}

/// Without any colour everything is told apart: the same cells hold the same signs, and the focus has a marker.
#[test]
fn colour_is_never_alone() {
    let houses = houses();
    let mut frames = 0;
    for (_, keys) in SCENES {
        let shown = |palette, ground| {
            let theme = Theme::new(palette, ground, false);
            Start { theme: Some(theme), ..Start::new(&houses, "de", (80, 24)) }.at_scene(keys).screen()
        };
        let plain = shown(Palette::None, Ground::Dark);
        for palette in [Palette::Sixteen, Palette::Many, Palette::True] {
            for ground in Ground::ALL {
                assert_eq!(plain, shown(palette, *ground), "{keys} {palette:?} {ground:?}");
                frames += 1;
            }
        }
        let theme = Theme::new(Palette::None, Ground::Dark, true);
        let host = Start { theme: Some(theme), ..Start::new(&houses, "de", (80, 24)) }.at_scene(keys);
        let drawn = |c: &char| !c.is_ascii() && !c.is_alphabetic();
        let strange: String = host.screen().chars().filter(drawn).collect();
        assert_eq!(strange, "", "{keys}: --ascii draws with a typewriter's signs\n{}", host.screen());
        let reversed = host.buffer().content.iter().any(|cell| cell.modifier.contains(Modifier::REVERSED));
        assert!(reversed || host.screen().contains('>'), "{keys}: the focus is seen without colours");
    }
    tally("frames in every palette and ground", frames);
}

/// In the pseudo-locale, longer by more than a third, nothing is untranslated, and whatever does not fit says so: it ends
/// in an ellipsis, or scrolls.
#[test]
fn nothing_is_clipped_in_the_pseudo_locale() {
    let houses = houses();
    let foreign = [Foreign { lang: "en-XA".to_owned(), files: pseudo_locale(["⟦", "⟧"]), ..Foreign::default() }];
    let mut frames = 0;
    for size in [(80, 24), (120, 40), (40, 12)] {
        for (name, keys) in SCENES {
            if ["beside", "presenter-next"].contains(name) {
                continue;
            }
            let shown = Start { foreign: &foreign, ..Start::new(&houses, "en-XA", size) }.at_scene(keys).screen();
            // A text that is not closed must end in an ellipsis, which closes whatever stands inside it, too.
            let open = shown.chars().fold(0_usize, |open, c| match c {
                '⟦' => open + 1,
                '⟧' => open.saturating_sub(1),
                '…' => 0,
                _ => open,
            });
            let scrolls = ['▾', '▴', '›'].iter().any(|sign| shown.contains(*sign));
            // What lies on top covers what is below.
            let covered = ["help", "help-filtered", "forget"].contains(name);
            assert!(open == 0 || scrolls || covered, "{name} {size:?}: {open} cut\n{shown}");
            let words = shown.split(|c: char| !c.is_alphabetic());
            let names = [
                "Enter",
                "Esc",
                "Tab",
                "Space",
                "Backspace",
                "Shift",
                "en",
                "XA",
                "zollamt",
                "maria",
                "drive",
                "game",
                "Anna",
                "Dima",
            ];
            let plain = words.filter(|word| word.chars().any(|c| "aeiou".contains(c)) && !names.contains(word));
            // The names of things in the other languages are what an article is for, and keys are printed on keyboards.
            let plain: Vec<&str> = plain.filter(|word| word.len() > 2).collect();
            if !["article", "search", "now", "help", "help-filtered"].contains(name) {
                assert!(plain.is_empty(), "{name} {size:?}: {plain:?}\n{shown}");
            }
            frames += 1;
        }
    }
    tally("frames in the pseudo-locale, nothing clipped in silence", frames);
}

/// Where the focus is the real cursor is, in every frame of every scene.
#[test]
fn the_cursor_is_on_the_focus() {
    let houses = houses();
    let mut frames = 0;
    for size in [(80, 24), (120, 40), (40, 12), (100, 30), (76, 19)] {
        for (name, keys) in SCENES {
            let host = Start::new(&houses, "de", size).at_scene(keys);
            let area = Rect::new(0, 0, size.0, size.1);
            let cursor = host.app.draw(area, &mut Buffer::empty(area));
            let cursor = cursor.unwrap_or_else(|| panic!("{name} {size:?} has no cursor\n{}", host.screen()));
            assert!(area.contains(cursor), "{name} {size:?}");
            frames += 1;
        }
    }
    tally("frames with the cursor on the focus", frames);
}

/// The car is seen driving where it may be, and any key ends that and does what it always does.
#[test]
fn motion_is_short_and_skippable() {
    let houses = houses();
    let moving = || {
        let theme = Theme::new(Palette::True, Ground::Dark, false);
        let mut host = Start { theme: Some(theme), ..Start::new(&houses, "en", (80, 24)) }.host();
        host.press("enter #drive_4 enter");
        host
    };
    let mut host = moving();
    assert_eq!(host.app.patience(), None, "what is taken back is not driven");
    host.press("esc #drive_1 enter");
    assert!(host.app.patience().is_some_and(|wait| wait <= 60));
    host.input(Input::Tick);
    assert_eq!(host.app.patience(), None, "it arrives, and nothing waits any more");
    let mut host = moving();
    host.press("esc #drive_1 enter ?");
    assert!(host.screen().contains("Keys here"), "the key is not lost");
    let mut still = Start::new(&houses, "en", (80, 24)).host();
    still.press("enter #drive_1 enter");
    assert_eq!(still.app.patience(), None, "nothing moves without colours");
}

/// What the host has to say is said on the screen, until the next key.
#[test]
fn what_cannot_be_saved_is_said() {
    let houses = houses();
    let mut host = Start::new(&houses, "de", (80, 24)).host();
    host.input(Input::Notice(Message::new("learn-homeless")));
    let said = Catalog::new("de", &[]).text("learn-homeless");
    let begins: String = said.chars().take(40).collect();
    assert!(host.screen().contains(&begins), "{}", host.screen());
    host.press("down");
    assert!(!host.screen().contains(&begins));
}
