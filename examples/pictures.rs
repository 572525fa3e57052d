//! Draws the pictures of the README from the real screens: `cargo run --example pictures`.
//!
//! Keys are pressed in the app as a user would press them, and every cell of the frame becomes a sign of an SVG file.

use std::{fmt::Write, fs, io, path::Path};

use ratatui::{
    buffer::{Buffer, Cell},
    layout::Rect,
    style::{Color, Modifier},
};
use santiago::{
    games::{self, Listed},
    sitting::house::House,
    tui::{
        app::{App, Beginning, Effect, Opening},
        game::Answer,
        input::{Input, Key},
        settings::Settings,
        theme::{Ground, Palette, Theme},
    },
};

/// The size of a cell.
const CELL: (f32, f32) = (8.4, 18.0);
/// What the terminal of the pictures has behind and before everything.
const BACK: &str = "#16181d";
const FORE: &str = "#d8dae0";

/// The name of a picture, the lesson it opens with, and the keys that lead to it.
const PICTURES: &[(&str, Option<&str>, &[Key])] = &[
    ("home", None, &[]),
    ("course", None, &[Key::Down, Key::Enter, Key::Down, Key::Down, Key::Down, Key::Down, Key::Down, Key::Right]),
    ("lesson", Some("first-drive"), &[]),
    ("refusal", Some("first-drive"), &[Key::Right, Key::Right, Key::Right, Key::Right, Key::Enter]),
    ("table", Some("delivery-round"), &[Key::Enter, Key::Enter, Key::Enter]),
    (
        "reference",
        None,
        &[Key::Char('/'), Key::Char('z'), Key::Char('o'), Key::Char('l'), Key::Char('l'), Key::Enter, Key::Char('b')],
    ),
    ("presenter", Some("first-drive"), &[]),
    (
        "play",
        Some("delivery-round"),
        &[
            Key::Char('s'),
            Key::Char('s'),
            Key::Char('s'),
            Key::Char('s'),
            Key::Char('s'),
            Key::Char('s'),
            Key::Right,
            Key::Right,
            Key::Enter,
            Key::Enter,
            Key::Enter,
        ],
    ),
];

fn main() -> io::Result<()> {
    let houses = [games::house(Listed::default()).expect("it can be learnt")];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/pictures");
    fs::create_dir_all(&folder)?;
    for lang in ["de", "ru"] {
        for (width, height) in [(80, 24), (120, 40)] {
            for (name, lesson, keys) in PICTURES {
                let buffer = frame(&houses, lang, (width, height), name, *lesson, keys);
                fs::write(folder.join(format!("{name}-{width}x{height}.{lang}.svg")), svg(&buffer))?;
            }
        }
    }
    Ok(())
}

/// The frame that the app shows after some keys.
fn frame(
    houses: &[Box<dyn House>],
    lang: &str,
    (width, height): (u16, u16),
    name: &str,
    lesson: Option<&str>,
    keys: &[Key],
) -> Buffer {
    let opened = lesson.filter(|_| name != "presenter").map(ToOwned::to_owned);
    let mut app = App::new(Beginning {
        settings: Settings { motion: false, ..Settings::default() },
        theme: Theme::new(Palette::True, Ground::Dark, false),
        opening: opened.map_or(Opening::Home, Opening::Lesson),
        ..Beginning::new(houses, lang)
    });
    app.update(Input::Resize(width, height));
    // The presenter is opened from the course map: the part about driving, its first lesson.
    let to_presenter = [Key::Down, Key::Enter, Key::Down, Key::Right, Key::Char('v'), Key::Char('b'), Key::Char('b')];
    let more = [Key::Char('b'), Key::Char('b'), Key::Char('n')];
    let way: Vec<Key> = match (name, lang) {
        // Beside German stands Russian, beside Russian English.
        ("presenter", "de") => to_presenter.iter().chain(&more).copied().collect(),
        ("presenter", _) => to_presenter[..6].iter().copied().chain([Key::Char('n')]).collect(),
        ("reference", "de") => keys.iter().copied().chain([Key::Char('b'); 3]).collect(),
        _ => keys.to_vec(),
    };
    for key in way {
        let mut effects = app.update(Input::Key(key));
        while let Some(effect) = effects.pop() {
            if let Effect::Think(task) = effect {
                effects.extend(app.update(Input::Done(Answer::Thought(task.think()))));
            }
        }
    }
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    app.draw(area, &mut buffer);
    buffer
}

fn svg(buffer: &Buffer) -> String {
    let (columns, lines) = (f32::from(buffer.area.width), f32::from(buffer.area.height));
    let (width, height) = (columns * CELL.0 + 20.0, lines * CELL.1 + 20.0);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" \
         height=\"{height:.0}\" font-family=\"'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"14\">\n\
         <rect width=\"100%\" height=\"100%\" rx=\"6\" fill=\"{BACK}\"/>\n"
    );
    for y in 0..buffer.area.height {
        let mut x = 0;
        while x < buffer.area.width {
            let cell = &buffer[(x, y)];
            let (fore, back, bold) = look(cell);
            let mut text = String::new();
            let start = x;
            while x < buffer.area.width && look(&buffer[(x, y)]) == (fore.clone(), back.clone(), bold) {
                text.push_str(buffer[(x, y)].symbol());
                x += 1;
            }
            let (left, top) = (10.0 + f32::from(start) * CELL.0, 10.0 + f32::from(y) * CELL.1);
            let length = f32::from(x - start) * CELL.0;
            if back != BACK {
                let _ = writeln!(
                    out,
                    "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"{length:.1}\" height=\"{:.1}\" fill=\"{back}\"/>",
                    CELL.1
                );
            }
            signs(&mut out, &text, (left, top), &fore, bold);
        }
    }
    out.push_str("</svg>\n");
    out
}

/// Writes the words of a run, each at its own cell, so that no font moves them.
fn signs(out: &mut String, text: &str, (left, top): (f32, f32), fore: &str, bold: bool) {
    let weight = if bold { " font-weight=\"bold\"" } else { "" };
    let mut at = left;
    for word in text.split_inclusive([' ', '\u{a0}']) {
        let count = cells(word);
        let shown = word.trim_matches([' ', '\u{a0}']);
        if !shown.is_empty() {
            let escaped = shown.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
            let length = cells(shown) * CELL.0;
            let _ = writeln!(
                out,
                "<text x=\"{at:.1}\" y=\"{:.1}\" fill=\"{fore}\"{weight} textLength=\"{length:.1}\">{escaped}</text>",
                top + 13.5
            );
        }
        at += count * CELL.0;
    }
}

/// How many cells a text takes: each sign of a screen takes one.
fn cells(text: &str) -> f32 {
    f32::from(u16::try_from(text.chars().count()).unwrap_or(u16::MAX))
}

/// How a cell looks: letters, ground, and whether it is bold.
#[expect(clippy::wildcard_enum_match_arm, reason = "the theme of the pictures has all colours by their values")]
fn look(cell: &Cell) -> (String, String, bool) {
    let colour = |colour: Color, usual: &str| match colour {
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
        _ => usual.to_owned(),
    };
    let (mut fore, mut back) = (colour(cell.fg, FORE), colour(cell.bg, BACK));
    if cell.modifier.contains(Modifier::REVERSED) {
        std::mem::swap(&mut fore, &mut back);
    }
    (fore, back, cell.modifier.contains(Modifier::BOLD))
}
