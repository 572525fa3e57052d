//! A real table, typed in: from a file, or line by line.
//!
//! Hides how somebody is asked for it.

use std::path::Path;

use crate::{
    play::{Player, Sketch, Sketched, playable::Playable, player},
    store,
    text::{Catalog, Message, Spoken, harmless},
};

use super::super::{
    Exit,
    learn::{desk::Desk, lines::Entered, typed::is_quit},
    output::complain,
};

/// The longest table that is typed in.
const LONGEST_TABLE: usize = 1 << 16;

/// How many sit at a table, and whether that was said.
#[derive(Clone, Copy)]
pub(super) struct Seats {
    pub(super) count: u8,
    pub(super) fixed: bool,
}

/// Whether a real table is to be asked for.
pub(super) fn is_asked(table: Option<&Path>) -> bool {
    table == Some(Path::new("-"))
}

/// A real table: from a file, or line by line.
pub(super) fn typed_in<G: Playable + Sketched>(
    desk: &mut Desk<'_, G>,
    path: &Path,
    seats: Seats,
    players: &[Player],
    seed: u64,
) -> Result<(G::Setup, u8), Exit> {
    let names = player::names(players, &desk.catalog);
    desk.catalog = Catalog::new(desk.catalog.lang(), desk.foreign).with_names(names.clone());
    let mut sketch = G::Sketch::default();
    if is_asked(Some(path)) {
        return ask_table(desk, sketch, &names, seats, seed);
    }
    let failed = |desk: &Desk<'_, G>, message: &Message| {
        complain(&desk.catalog.say(message).text);
        Exit::System
    };
    let shown = harmless(&path.to_string_lossy());
    let bytes = store::read(path).ok().flatten().filter(|bytes| bytes.len() <= LONGEST_TABLE);
    let Some(text) = bytes.and_then(|bytes| String::from_utf8(bytes).ok()) else {
        return Err(failed(desk, &Message::new("free-unreadable").with("path", shown)));
    };
    for (number, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        if let Err(message) = sketch.take(line, &names, &desk.catalog) {
            let place = Message::new("free-table-line").with("path", shown).with("line", number + 1);
            return Err(failed(desk, &place.with("text", message)));
        }
    }
    match finished(desk, &sketch, seats, seed) {
        Ok(setup) => Ok((setup, sketch.seats())),
        Err(faults) => {
            for fault in &faults {
                complain(&desk.catalog.say(fault).text);
            }
            Err(Exit::System)
        }
    }
}

fn ask_table<G: Playable + Sketched>(
    desk: &mut Desk<'_, G>,
    mut sketch: G::Sketch,
    names: &[String],
    seats: Seats,
    seed: u64,
) -> Result<(G::Setup, u8), Exit> {
    let help = |desk: &mut Desk<'_, G>| {
        desk.say_id("free-table-ask");
        for (example, message) in G::Sketch::help() {
            let [example, text] = [example, message].map(|message| desk.catalog.say(&message).text);
            desk.lines.say(&format!("{example}: {text}"));
        }
    };
    help(desk);
    loop {
        match desk.lines.ask() {
            Entered::End => return Err(Exit::No),
            Entered::Unreadable => desk.say_id("learn-bad-line"),
            Entered::Line(line) if line == "?" => help(desk),
            Entered::Line(line) if is_quit(&line, &desk.catalog) => return Err(Exit::Done),
            Entered::Line(line) if line.is_empty() => match finished(desk, &sketch, seats, seed) {
                Ok(setup) => return Ok((setup, sketch.seats())),
                Err(faults) => faults.iter().for_each(|fault| desk.say(fault)),
            },
            Entered::Line(line) => match sketch.take(&line, names, &desk.catalog) {
                Ok(()) => desk.say_id("free-table-noted"),
                Err(message) => desk.say(&message),
            },
        }
    }
}

/// The set-up of a table, with what was drawn or assumed said; or what does not fit.
fn finished<G: Playable + Sketched>(
    desk: &mut Desk<'_, G>,
    sketch: &G::Sketch,
    seats: Seats,
    seed: u64,
) -> Result<G::Setup, Vec<Message>> {
    let named = sketch.seats();
    if seats.fixed && named > seats.count {
        return Err(vec![Message::new("free-table-seats").with("number", named).with("count", seats.count)]);
    }
    match sketch.finish(seats.count.max(named), seed) {
        Ok((setup, assumed)) => {
            for message in &assumed {
                desk.say(message);
            }
            Ok(setup)
        }
        Err(faults) => Err(faults.into_iter().map(<G as Spoken>::fault).collect()),
    }
}
