//! A dialogue on plain lines: standard input and output.
//!
//! No cursor movement, no drawing characters. Where the answers come from a pipe they are written behind the prompt, so
//! that a transcript reads like the dialogue it was. Hides where lines break and how long they may be, and that the input
//! ends or nobody hears us any more. Here alone lines are read.

use std::io::{self, BufRead, IsTerminal, Read, Write};

use crate::{
    dialog::{Conversation, Dialog, Ending, Heard, Host, Lines, Waits, lines::Utterance},
    text::{fill::fill, harmless},
};

use super::output::{column, complain, plain_signs};

/// The longest line that is read.
const LONGEST: u64 = 4096;
/// How many lines hide what stood on the screen.
const SCREEN: usize = 60;

/// See the module's page.
#[expect(clippy::struct_excessive_bools, reason = "four plain facts about two streams")]
pub(super) struct Console {
    ascii: bool,
    wraps: bool,
    echoes: bool,
    /// Nobody hears us any more.
    broken: bool,
}

impl Console {
    pub(super) fn new(ascii: bool) -> Self {
        let (wraps, echoes) = (io::stdout().is_terminal(), !io::stdin().is_terminal());
        Self { ascii, wraps, echoes, broken: false }
    }

    /// Holds a dialogue to its end.
    pub(super) fn hold<'p>(
        &mut self,
        dialog: Box<dyn Dialog<'p> + 'p>,
        out: &mut Lines<'_>,
        host: &mut dyn Host,
    ) -> Ending {
        let (mut conversation, mut waits) = Conversation::open(dialog, out, host);
        loop {
            self.show(out);
            waits = match waits {
                Waits::End(ending) => return ending,
                _ if self.broken => conversation.hear(&Heard::Nothing, out, host),
                Waits::Time => conversation.onward(out, host),
                Waits::Line => conversation.hear(&self.ask(), out, host),
            };
        }
    }

    /// Shows what was said; `false`: nobody hears us any more.
    pub(super) fn show(&mut self, out: &mut Lines<'_>) -> bool {
        let mut text = String::new();
        for said in out.take() {
            match said {
                Utterance::Line(line) => self.lay(&line, &mut text),
                Utterance::Gap => text.push('\n'),
                // Nothing stands on anything but a screen.
                Utterance::Screen if self.wraps => text.push_str(&"\n".repeat(SCREEN)),
                Utterance::Screen => {}
                Utterance::Complaint(why) => {
                    self.write(&std::mem::take(&mut text));
                    complain(&why);
                }
            }
        }
        self.write(&text);
        !self.broken
    }

    /// Lays a line out.
    fn lay(&self, line: &str, text: &mut String) {
        let plain = if self.ascii { plain_signs(line) } else { line.to_owned() };
        if !self.wraps {
            text.push_str(&plain);
            return text.push('\n');
        }
        fill(&plain, column(), &mut |part| {
            text.push_str(part);
            text.push('\n');
        });
    }

    fn write(&mut self, text: &str) {
        if !text.is_empty() {
            let mut out = io::stdout().lock();
            self.broken |= out.write_all(text.as_bytes()).and_then(|()| out.flush()).is_err();
        }
    }

    /// Asks for a line.
    fn ask(&mut self) -> Heard {
        self.write("> ");
        let mut bytes = Vec::new();
        let mut input = io::stdin().lock();
        let read = (&mut input).take(LONGEST).read_until(b'\n', &mut bytes);
        if read.is_err() || bytes.is_empty() {
            drop(input);
            self.write("\n");
            return Heard::Nothing;
        }
        let whole = bytes.last() == Some(&b'\n');
        while !whole && bytes.len() as u64 >= LONGEST {
            let mut rest = Vec::new();
            let more = (&mut input).take(LONGEST).read_until(b'\n', &mut rest);
            if more.is_err() || rest.is_empty() || rest.last() == Some(&b'\n') {
                drop(input);
                self.write("\n");
                return Heard::Garbled;
            }
        }
        drop(input);
        let line = String::from_utf8(bytes).map(|line| harmless(line.trim_end_matches(['\n', '\r'])));
        if self.echoes {
            self.write(&format!("{}\n", line.as_deref().unwrap_or_default()));
        }
        match line {
            Ok(line) => Heard::Line(line.trim().to_owned()),
            Err(_) => Heard::Garbled,
        }
    }
}
