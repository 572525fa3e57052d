//! `santiago learn --record FILE`: moves become a lesson to be completed.

use std::{
    fs::{self, OpenOptions},
    io::ErrorKind,
    path::Path,
};

use crate::{
    dialog::{Ending, Lines},
    sitting::recording::Recording,
    text::{Message, harmless},
};

/// Makes the file at once, so that nobody plays for nothing.
pub(super) fn claim(path: &Path) -> Result<(), Message> {
    OpenOptions::new().write(true).create_new(true).open(path).map(drop).map_err(|error| {
        let id = if error.kind() == ErrorKind::AlreadyExists { "cli-error-exists" } else { "cli-error-write" };
        Message::new(id).with("path", harmless(&path.to_string_lossy()))
    })
}

/// Writes what was played.
pub(super) fn write(path: &Path, recording: &dyn Recording, out: &mut Lines<'_>) -> Ending {
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().to_lowercase()).unwrap_or_default();
    let id: String = stem.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    let (text, steps) = recording.written(&id);
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
