//! `santiago learn --record FILE`: moves become a lesson to be completed.

use std::{
    fs::{self, OpenOptions},
    hash::{BuildHasher, RandomState},
    io::ErrorKind,
    path::Path,
};

use crate::{
    chance::Chance,
    course::{
        lesson::Lesson,
        run::start_of,
        skeleton::skeleton,
        taught::{LEARNER, Taught},
    },
    game::Decision,
    text::{Catalog, Message, harmless},
};

use super::super::{Exit, output::complain};

use super::{
    desk::{Desk, is_roll},
    lines::Entered,
    typed::{Keyword, OnOffer, Typed, command, understand},
};

/// Plays all seats, from a lesson's start or the base, and writes the file.
pub(super) fn run<G: Taught>(desk: &mut Desk<'_, G>, lesson: Option<&Lesson<G>>, path: &Path) -> Exit {
    // The file is made at once, so that nobody plays for nothing.
    let shown = harmless(&path.to_string_lossy());
    if let Err(error) = OpenOptions::new().write(true).create_new(true).open(path) {
        let id = if error.kind() == ErrorKind::AlreadyExists { "cli-error-exists" } else { "cli-error-write" };
        complain(&desk.catalog.say(&Message::new(id).with("path", shown)).text);
        return Exit::System;
    }
    let base = desk.packs.first().and_then(|pack| G::begin(&G::moment(pack.base.as_ref()?, None)?).ok());
    let Some(start) = lesson.and_then(|lesson| start_of(lesson, 0)).or(base) else { return Exit::System };
    desk.say_id("learn-recording");
    for line in G::table(&start) {
        desk.say(&line);
    }
    let chance = Chance::seeded(RandomState::new().hash_one(()));
    let mut recording = Recording::<G> { positions: vec![start], actions: Vec::new(), chance };
    let mut shown = false;
    while let Some(p) = recording.positions.last().copied() {
        if G::decision(&p) == Decision::Over {
            break;
        }
        let legal = choices::<G>(&p);
        if !std::mem::replace(&mut shown, true) {
            show(desk, &p, &legal);
        }
        match desk.lines.ask() {
            Entered::Line(line) => match recording.hear(desk, &p, &legal, line) {
                Heard::Nothing => {}
                Heard::Moved => shown = false,
                Heard::Enough => break,
            },
            Entered::Unreadable => desk.say_id("learn-bad-line"),
            Entered::End => break,
        }
    }
    write(desk, path, start, &recording.actions)
}

/// What was played so far.
struct Recording<G: Taught> {
    /// Where it began, and where each action led.
    positions: Vec<G::Position>,
    actions: Vec<G::Action>,
    chance: Chance,
}

/// What came of a line.
enum Heard {
    /// Nothing was played.
    Nothing,
    /// Something was, or was taken back.
    Moved,
    /// Whoever records has done.
    Enough,
}

impl<G: Taught> Recording<G> {
    /// Does what a line asks for.
    fn hear(&mut self, desk: &mut Desk<'_, G>, p: &G::Position, legal: &[G::Action], line: String) -> Heard {
        let action = match any_seat::<G>(&line, p, &desk.catalog) {
            Typed::Nothing => return Heard::Nothing,
            Typed::Number(number) => legal.get(number.wrapping_sub(1)).copied(),
            Typed::Action(action) => Some(action),
            Typed::Roll => G::roll(p, &mut self.chance),
            Typed::Command(Keyword::Quit, _) => return Heard::Enough,
            Typed::Command(Keyword::Undo, _) => {
                let undone = self.actions.pop().is_some() && self.positions.pop().is_some();
                desk.say_id(if undone { "learn-undone" } else { "learn-nothing-to-undo" });
                return Heard::Moved;
            }
            Typed::Command(Keyword::Help, _) => {
                desk.help();
                return Heard::Nothing;
            }
            Typed::Command(Keyword::Rules, rest) => {
                desk.rules(&rest);
                return Heard::Nothing;
            }
            Typed::Command(..) | Typed::Option(_) | Typed::Several(_) | Typed::Unknown => None,
        };
        let Some(action) = action else {
            desk.say(&Message::new("learn-not-understood").with("word", line));
            return Heard::Nothing;
        };
        match G::play(p, None, action) {
            Ok(played) => {
                desk.say_events(&played.events);
                self.positions.push(played.position);
                self.actions.push(action);
                Heard::Moved
            }
            Err(refusals) => {
                for refusal in &refusals {
                    desk.say(&G::refusal(refusal));
                }
                Heard::Nothing
            }
        }
    }
}

fn choices<G: Taught>(p: &G::Position) -> Vec<G::Action> {
    let mut legal = Vec::new();
    G::legal(p, &mut legal);
    legal
}

fn show<G: Taught>(desk: &mut Desk<'_, G>, p: &G::Position, legal: &[G::Action]) {
    if let Decision::Ask { seat, question } = G::decision(p) {
        desk.say(&G::question(question, seat, G::turn(p)));
    }
    if is_roll::<G>(p) {
        desk.say(&G::roll_asked());
    }
    for (number, action) in legal.iter().enumerate() {
        let text = desk.catalog.say(&G::choice(p, *action)).text;
        desk.lines.say(&format!("{}. {text} ({action})", number + 1));
    }
}

fn write<G: Taught>(desk: &mut Desk<'_, G>, path: &Path, start: G::Position, actions: &[G::Action]) -> Exit {
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().to_lowercase()).unwrap_or_default();
    let id: String = stem.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    let (text, steps) = skeleton::<G>(&id, start, actions);
    if steps == 0 {
        let _ = fs::remove_file(path);
        desk.say_id("learn-nothing-recorded");
        return Exit::No;
    }
    let shown = harmless(&path.to_string_lossy());
    if fs::write(path, text).is_err() {
        complain(&desk.catalog.say(&Message::new("cli-error-write").with("path", shown)).text);
        return Exit::System;
    }
    let message = Message::new("learn-recorded").with("path", shown.clone()).with("count", steps);
    desk.say(&message.with("command", format!("santiago check {shown}")));
    Exit::Done
}

/// A command or a move of any seat, for whoever plays all of them.
fn any_seat<G: Taught>(line: &str, position: &G::Position, catalog: &Catalog) -> Typed<G> {
    let mut legal = Vec::new();
    G::legal(position, &mut legal);
    let offer = OnOffer::<G> { seat: LEARNER, position, choices: &legal, options: &[] };
    if let Some((command, rest)) = command(line, catalog) {
        return Typed::Command(command, rest);
    }
    understand(line, &offer, catalog)
}
