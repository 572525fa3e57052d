//! Answers and complaints: where they go, how wide they are, and in which colours.

use std::{
    env,
    io::{self, IsTerminal, Write},
};

use crate::ids::ids;
pub(super) use crate::text::{fill::fill, plain::plain_signs};

use super::Exit;

/// Where there is no terminal, or a very wide one, lines are this long: they are read, not scanned.
const COMFORTABLE: usize = 88;

ids! {
    /// When to use colours.
    pub(super) enum When {
        /// On a terminal, unless the environment says no.
        Auto = "auto",
        /// Whatever stands there.
        Always = "always",
        /// Not at all.
        Never = "never",
    }
}

#[expect(clippy::derivable_impls, reason = "the enum is made by a macro that knows no defaults")]
impl Default for When {
    fn default() -> Self {
        Self::Auto
    }
}

/// Whether standard output takes colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Coloured(bool);

impl Coloured {
    pub(super) fn new(when: When) -> Self {
        Self(match when {
            When::Always => true,
            When::Never => false,
            When::Auto => {
                let dumb = env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
                let unwanted = dumb || env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
                !unwanted && io::stdout().is_terminal()
            }
        })
    }

    /// Whether there are colours.
    #[cfg(feature = "tui")]
    pub(super) fn is_on(self) -> bool {
        self.0
    }

    /// A heading.
    pub(super) fn bold(self, text: &str) -> String {
        if self.0 { format!("\x1b[1m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// A label.
    pub(super) fn label(self, text: &str) -> String {
        if self.0 { format!("\x1b[36m{text}\x1b[0m") } else { text.to_owned() }
    }
}

/// Whether somebody sits at a terminal.
pub(super) fn is_terminal() -> bool {
    io::stdout().is_terminal() && io::stdin().is_terminal()
}

/// How wide lines may be.
pub(super) fn width() -> usize {
    let terminal = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    terminal.map_or(COMFORTABLE, |width| width.clamp(20, 2 * COMFORTABLE))
}

/// The same for a single column of prose.
pub(super) fn column() -> usize {
    width().min(COMFORTABLE)
}

/// Fills lines; a non-breaking space stays one, and a word that is too long stands alone.
pub(super) fn wrap(text: &str, width: usize, indent: &str) -> Vec<String> {
    let mut lines = Vec::new();
    fill(text, width.saturating_sub(indent.len()), &mut |line| lines.push(format!("{indent}{line}")));
    lines
}

/// Prints an answer; a reader who has gone is no fault.
pub(super) fn answer(text: &str) -> Exit {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Exit::System,
        Ok(()) | Err(_) => Exit::Done,
    }
}

/// Prints something; `false`: nobody hears it.
#[cfg(feature = "author")]
pub(super) fn heard(text: &str) -> bool {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).is_ok()
}

/// Prints a complaint; where nobody hears it there is nothing more to do.
pub(super) fn complain(text: &str) {
    let _ = writeln!(io::stderr(), "{}", text.trim_end());
}
