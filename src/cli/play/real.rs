//! A real table that stands in a file, line by line as it would be typed in.

use std::path::Path;

use crate::{
    dialog::{
        Lines,
        sketch::{Seats, finished},
    },
    play::{Player, player},
    sitting::describe::{Around, Describing, LaidTable},
    store,
    text::{Message, harmless},
};

use super::super::{Exit, output::complain};

/// The longest table that is typed in.
const LONGEST_TABLE: usize = 1 << 16;

/// Whether a real table is to be asked for.
pub(super) fn is_asked(table: Option<&Path>) -> bool {
    table == Some(Path::new("-"))
}

/// A real table from a file, and how many it speaks of.
pub(super) fn typed_in(
    mut sketch: Box<dyn Describing>,
    out: &mut Lines<'_>,
    path: &Path,
    (seats, players): (Seats, &[Player]),
    seed: u64,
) -> Result<(Box<dyn LaidTable>, u8), Exit> {
    let names = player::names(players, out.catalog());
    let catalog = out.spoken(out.catalog().lang()).with_names(names.clone());
    out.speak(catalog);
    let failed = |out: &Lines<'_>, message: &Message| {
        complain(&out.word(message));
        Exit::System
    };
    let shown = harmless(&path.to_string_lossy());
    let bytes = store::read(path).ok().flatten().filter(|bytes| bytes.len() <= LONGEST_TABLE);
    let Some(text) = bytes.and_then(|bytes| String::from_utf8(bytes).ok()) else {
        return Err(failed(out, &Message::new("free-unreadable").with("path", shown)));
    };
    for (number, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        if let Err(message) = sketch.take(line, Around { names: &names, catalog: out.catalog() }) {
            let place = Message::new("free-table-line").with("path", shown).with("line", number + 1);
            return Err(failed(out, &place.with("text", message)));
        }
    }
    match finished(&*sketch, seats, seed, out) {
        Ok(laid) => Ok((laid, sketch.seats())),
        Err(faults) => {
            for fault in &faults {
                complain(&out.word(fault));
            }
            Err(Exit::System)
        }
    }
}
