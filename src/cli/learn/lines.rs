//! A dialogue of plain lines: one line a fact, a prompt, an answer.
//!
//! No cursor movement, no drawing characters. Where the answers come from a pipe they are written behind the prompt, so
//! that a transcript reads like the dialogue it was. Hides where lines break and how long they may be.

use std::io::{self, BufRead, IsTerminal, Read, Write};

use crate::text::fill::fill;

use super::super::output::{column, plain_signs};

/// The longest line that is read.
const LONGEST: u64 = 4096;

/// What was typed.
pub(in crate::cli) enum Entered {
    Line(String),
    Unreadable,
    End,
}

/// See the module's page.
#[expect(clippy::struct_excessive_bools, reason = "four plain facts about two streams")]
pub(in crate::cli) struct Lines {
    ascii: bool,
    wraps: bool,
    echoes: bool,
    /// Nobody hears us any more.
    broken: bool,
}

impl Lines {
    pub(in crate::cli) fn new(ascii: bool) -> Self {
        let (wraps, echoes) = (io::stdout().is_terminal(), !io::stdin().is_terminal());
        Self { ascii, wraps, echoes, broken: false }
    }

    /// Whether nobody hears us any more.
    pub(in crate::cli) fn is_broken(&self) -> bool {
        self.broken
    }

    /// Says a line.
    pub(in crate::cli) fn say(&mut self, text: &str) {
        let text = if self.ascii { plain_signs(text) } else { text.to_owned() };
        let mut out = String::new();
        if self.wraps {
            fill(&text, column(), &mut |line| {
                out.push_str(line);
                out.push('\n');
            });
        } else {
            out.push_str(&text);
            out.push('\n');
        }
        self.write(&out);
    }

    /// A line between two things.
    pub(in crate::cli) fn gap(&mut self) {
        self.write("\n");
    }

    fn write(&mut self, text: &str) {
        let mut out = io::stdout().lock();
        self.broken |= out.write_all(text.as_bytes()).and_then(|()| out.flush()).is_err();
    }

    /// Asks for a line.
    pub(in crate::cli) fn ask(&mut self) -> Entered {
        self.write("> ");
        let mut bytes = Vec::new();
        let mut input = io::stdin().lock();
        let read = (&mut input).take(LONGEST).read_until(b'\n', &mut bytes);
        if read.is_err() || bytes.is_empty() {
            drop(input);
            self.write("\n");
            return Entered::End;
        }
        let whole = bytes.last() == Some(&b'\n');
        while !whole && bytes.len() as u64 >= LONGEST {
            let mut rest = Vec::new();
            let more = (&mut input).take(LONGEST).read_until(b'\n', &mut rest);
            if more.is_err() || rest.is_empty() || rest.last() == Some(&b'\n') {
                drop(input);
                self.write("\n");
                return Entered::Unreadable;
            }
        }
        drop(input);
        let line = String::from_utf8(bytes).map(|line| crate::text::harmless(line.trim_end_matches(['\n', '\r'])));
        if self.echoes {
            self.write(&format!("{}\n", line.as_deref().unwrap_or_default()));
        }
        match line {
            Ok(line) => Entered::Line(line.trim().to_owned()),
            Err(_) => Entered::Unreadable,
        }
    }
}
