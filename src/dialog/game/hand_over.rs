//! Handing over the keyboard: behind screens nobody reads what is another's.

use crate::{game::Seat, text::Message};

use super::super::{Dialog, Ending, Host, Lines, Turn, words::Keyword};

/// See the module's page.
pub(super) struct HandOver {
    to: Seat,
}

impl HandOver {
    pub(super) fn to(to: Seat) -> Self {
        Self { to }
    }

    fn ask<'p>(&self, out: &mut Lines<'_>) -> Turn<'p> {
        out.say(&Message::new("free-hand-over").with("player", self.to));
        Turn::Ask
    }
}

impl<'p> Dialog<'p> for HandOver {
    fn open(&mut self, out: &mut Lines<'_>, _host: &mut dyn Host) -> Turn<'p> {
        out.hide();
        self.ask(out)
    }

    fn hear(&mut self, line: &str, out: &mut Lines<'_>, _host: &mut dyn Host) -> Turn<'p> {
        match line {
            "" => Turn::Close(Ending::Finished),
            line if Keyword::Quit.is_meant(line, out.catalog()) => Turn::Close(Ending::Left),
            _ => self.ask(out),
        }
    }

    fn garbled(&mut self, out: &mut Lines<'_>) -> Turn<'p> {
        self.ask(out)
    }
}
