//! `santiago learn --record FILE`: moves become a lesson to be completed.

use std::{
    fs::{self, OpenOptions},
    io::ErrorKind,
    path::Path,
};

use crate::{
    course::{lesson::Lesson, pack::Pack, run::start_of, skeleton::skeleton, taught::Taught},
    dialog::{Ending, Lines},
    text::{Message, harmless},
};

/// Where moves are recorded from: a lesson's start or the base.
pub(super) fn start<G: Taught>(packs: &[Pack<G>], lesson: Option<&Lesson<G>>) -> Option<G::Position> {
    let base = packs.first().and_then(|pack| G::begin(&G::moment(pack.base.as_ref()?, None)?).ok());
    lesson.and_then(|lesson| start_of(lesson, 0)).or(base)
}

/// Makes the file at once, so that nobody plays for nothing.
pub(super) fn claim(path: &Path) -> Result<(), Message> {
    OpenOptions::new().write(true).create_new(true).open(path).map(drop).map_err(|error| {
        let id = if error.kind() == ErrorKind::AlreadyExists { "cli-error-exists" } else { "cli-error-write" };
        Message::new(id).with("path", harmless(&path.to_string_lossy()))
    })
}

/// Writes what was played.
pub(super) fn write<G: Taught>(path: &Path, start: G::Position, actions: &[G::Action], out: &mut Lines<'_>) -> Ending {
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().to_lowercase()).unwrap_or_default();
    let id: String = stem.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    let (text, steps) = skeleton::<G>(&id, start, actions);
    if steps == 0 {
        let _ = fs::remove_file(path);
        out.say_id("learn-nothing-recorded");
        return Ending::Declined;
    }
    let shown = harmless(&path.to_string_lossy());
    if fs::write(path, text).is_err() {
        out.complain(&Message::new("cli-error-write").with("path", shown));
        return Ending::Failed;
    }
    let message = Message::new("learn-recorded").with("path", shown.clone()).with("count", steps);
    out.say(&message.with("command", format!("santiago check {shown}")));
    Ending::Finished
}
