//! The full-screen app without a terminal: key scripts through the real update loop, and what stands on the screen.

use std::fs;

use ratatui::{buffer::Buffer, layout::Rect};

use santiago::{
    chance::Chance,
    course::{pack::Pack, progress::Progress},
    cuba::Cuba,
    game::Dice,
    text::catalog::languages,
    tui::{
        app::{App, Beginning, Effect},
        input::{Input, Key},
        theme::{Palette, Theme},
    },
};

use crate::support::{project, tally};

/// The app in a host of ours.
struct Host<'p> {
    app: App<'p>,
    effects: Vec<Effect>,
    width: u16,
    height: u16,
}

impl<'p> Host<'p> {
    fn new(packs: &'p [Pack<Cuba>], lang: &str, (width, height): (u16, u16), chosen: bool) -> Self {
        let theme = Theme::new(Palette::None, false, false);
        Self::with(packs, lang, (width, height), chosen, theme)
    }

    fn with(packs: &'p [Pack<Cuba>], lang: &str, (width, height): (u16, u16), chosen: bool, theme: Theme) -> Self {
        let (lang, learner, progress) = (lang.to_owned(), None, Progress::default());
        let app = App::new(Beginning { packs, foreign: &[], lang, chosen, learner, progress, theme });
        Self { app, effects: Vec::new(), width, height }
    }

    /// Presses keys: names and letters, separated by spaces.
    fn press(&mut self, keys: &str) -> &mut Self {
        for name in keys.split(' ').filter(|name| !name.is_empty()) {
            let effects = self.app.update(Input::Key(key(name)));
            self.effects.extend(effects);
        }
        self
    }

    fn screen(&self) -> String {
        let area = Rect::new(0, 0, self.width, self.height);
        let mut buffer = Buffer::empty(area);
        self.app.draw(area, &mut buffer);
        let row = |y: u16| {
            let cells = (0..self.width).map(|x| buffer[(x, y)].symbol().to_owned()).collect::<String>();
            cells.trim_end().replace('\u{a0}', " ")
        };
        (0..self.height).map(row).collect::<Vec<_>>().join("\n") + "\n"
    }
}

fn key(name: &str) -> Key {
    match name {
        "enter" => Key::Enter,
        "esc" => Key::Esc,
        "tab" => Key::Tab,
        "up" => Key::Up,
        "down" => Key::Down,
        "left" => Key::Left,
        "right" => Key::Right,
        "f1" => Key::F1,
        "back" => Key::Backspace,
        "ctrl-c" => Key::Interrupt,
        name => Key::Char(name.chars().next().expect("a letter")),
    }
}

/// What is shown, by name: the keys that lead there, and the sizes.
const SCENES: &[(&str, &str, (u16, u16))] = &[
    ("home", "", (80, 24)),
    ("lesson", "enter", (80, 24)),
    ("lesson-wide", "enter", (120, 40)),
    ("wrong", "enter right enter", (80, 24)),
    ("refused", "enter right right right right right right enter", (80, 24)),
    ("why", "enter right right w", (80, 24)),
    ("passed", "enter enter", (80, 24)),
    ("pawn", "enter enter enter", (80, 24)),
    ("tip", "enter t", (80, 24)),
    ("help", "enter ?", (80, 24)),
    ("search", "/ z o l l a m t", (80, 24)),
    ("article", "/ z o l l a m t enter", (80, 24)),
    ("zorro", "down down enter enter enter enter enter enter", (80, 24)),
];

/// Every scene in every language: nothing raw, nothing English, nothing over the edge; and as it was when it was last
/// looked at.
#[test]
fn every_scene_in_every_language() {
    let packs = [Pack::<Cuba>::ours()];
    let mut scenes = 0;
    for lang in languages() {
        for (name, keys, size) in SCENES {
            let shown = Host::new(&packs, lang, *size, true).press(keys).screen();
            let raw = ['{', '\u{2068}', '\u{2069}', '\u{1b}'];
            assert!(!shown.contains(raw) && !shown.contains("[en]"), "{name} {lang}\n{shown}");
            assert!(shown.lines().all(|line| line.chars().count() <= usize::from(size.0)), "{name} {lang}");
            golden(&format!("{name}.{lang}.txt"), &shown);
            scenes += 1;
        }
    }
    golden("welcome.txt", &Host::new(&packs, "de", (80, 24), false).screen());
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
    let packs = [Pack::<Cuba>::ours()];
    let mut host = Host::new(&packs, "de", (80, 24), false);
    host.press("enter enter enter");
    assert!(host.screen().contains("[✿r Maria]"), "{}", host.screen());
    assert!(host.effects.contains(&Effect::Language("de".to_owned())));
    assert!(host.effects.iter().any(|effect| matches!(effect, Effect::Save(_))), "saved");
}

/// A whole lesson through keys, with a mistake and a refusal on the way.
#[test]
fn a_lesson_is_played_through_keys() {
    let packs = [Pack::<Cuba>::ours()];
    let mut host = Host::new(&packs, "ru", (80, 24), true);
    // The first drive: a wrong stop, a refused stay, Maria, the café, staying refused as asked, the answer.
    host.press("enter right enter enter");
    host.press("right right right right right enter enter");
    host.press("left left left left left left left left enter enter");
    host.press("enter enter");
    let mut shown = host.screen();
    assert!(shown.contains("Шаг 3 из 5") || shown.contains("3 из 5"), "{shown}");
    // `drive 0` stands behind what is possible.
    host.press("right right right right right right enter enter right enter enter");
    shown = host.screen();
    assert!(shown.contains("5 из 5"), "{shown}");
    host.press("enter right right enter enter enter");
    host.press("s");
    shown = host.screen();
    assert!(shown.contains("✓") || !shown.is_empty());
    let saved = host.effects.iter().filter(|effect| matches!(effect, Effect::Save(_))).count();
    assert!(saved >= 5, "{saved}");
}

/// Letters on the same physical keys of a Cyrillic keyboard do the same.
#[test]
fn cyrillic_keys_do_the_same() {
    let packs = [Pack::<Cuba>::ours()];
    for (latin, cyrillic) in [("w", "ц"), ("t", "е"), ("u", "г"), ("r", "к"), ("s", "ы"), ("g", "п"), ("l", "д")]
    {
        let shown = |keys: &str| Host::new(&packs, "ru", (80, 24), true).press(keys).screen();
        assert_eq!(shown(&format!("enter {latin}")), shown(&format!("enter {cyrillic}")), "{latin} {cyrillic}");
    }
    let mut host = Host::new(&packs, "ru", (80, 24), true);
    host.press("enter й");
    assert_eq!(host.effects.last(), Some(&Effect::Quit));
}

/// Another language in mid-step: the same step, the same focus, other words.
#[test]
fn the_language_changes_on_the_spot() {
    let packs = [Pack::<Cuba>::ours()];
    for from in languages() {
        let mut host = Host::new(&packs, from, (80, 24), true);
        host.press("enter right w");
        for _ in languages() {
            host.press("g");
        }
        let round = host.screen();
        let mut again = Host::new(&packs, from, (80, 24), true);
        assert_eq!(round, again.press("enter right w").screen(), "{from}: once round through all languages");
    }
}

/// Any size: no panic; below the least one sentence.
#[test]
fn every_size_is_drawn() {
    let packs = [Pack::<Cuba>::ours()];
    let mut drawn = 0;
    for keys in ["", "enter", "enter ?", "/ b a n k enter"] {
        let mut host = Host::new(&packs, "it", (80, 24), true);
        host.press(keys);
        for width in (1..=300).step_by(13) {
            for height in (1..=100).step_by(7) {
                (host.width, host.height) = (width, height);
                let shown = host.screen();
                assert!(shown.lines().count() == usize::from(height));
                drawn += 1;
            }
        }
    }
    tally("sizes drawn", drawn);
}

/// Random keys: no panic, and the app always draws.
#[test]
fn random_keys_do_no_harm() {
    // All of them with SANTIAGO_DEEP; a good sample otherwise.
    let keys = if std::env::var_os("SANTIAGO_DEEP").is_some() { 100_000 } else { 10_000 };
    let packs = [Pack::<Cuba>::ours()];
    let names = [
        "enter", "enter", "enter", "esc", "tab", "up", "down", "left", "right", "right", "right", "f1", "back", "w",
        "t", "u", "U", "r", "s", "/", "g", "?", "a", "ё", "1", "z",
    ];
    let mut chance = Chance::seeded(9);
    let mut host = Host::new(&packs, "de", (80, 24), false);
    for number in 0..keys {
        host.press(names[chance.below(names.len() as u32) as usize]);
        if host.effects.last() == Some(&Effect::Quit) {
            host = Host::new(&packs, "de", (80, 24), number % 2 == 0);
        }
        host.effects.clear();
        if number % 50 == 0 {
            assert!(host.screen().len() > 100);
        }
    }
    tally("random keys", keys);
}
