//! How far something is that takes a while, on the terminal's last line; nowhere else is anything shown.

use std::io::{self, IsTerminal, Write};

use crate::text::{Catalog, Message};

use super::Context;

/// The cells of the bar.
const BAR: usize = 30;

/// See the module's page.
pub(super) struct Bar<'a> {
    /// What says how far it is.
    id: &'static str,
    count: u32,
    catalog: &'a Catalog,
    signs: [char; 2],
    /// What stands there, where there is a terminal.
    shown: Option<String>,
}

impl<'a> Bar<'a> {
    pub(super) fn new(id: &'static str, count: u32, context: &'a Context) -> Self {
        let terminal = io::stdout().is_terminal() && io::stderr().is_terminal();
        let signs = if context.options.ascii { ['#', '.'] } else { ['█', '░'] };
        Self { id, count, catalog: &context.catalog, signs, shown: terminal.then(String::new) }
    }

    pub(super) fn show(&mut self, done: u32) {
        let Some(shown) = &mut self.shown else { return };
        let hundredths = u64::from(done) * 100 / u64::from(self.count.max(1));
        let full = hundredths as usize * BAR / 100;
        let [on, off] = self.signs;
        let bar: String = (0..BAR).map(|at| if at < full { on } else { off }).collect();
        let said = Message::new(self.id).with("percent", hundredths as u32).with("count", self.count);
        let line = format!("{bar} {}", self.catalog.say(&said));
        if *shown != line {
            let _ = write!(io::stderr(), "\r{line}\x1b[K");
            *shown = line;
        }
    }

    pub(super) fn clear(&self) {
        if self.shown.is_some() {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
