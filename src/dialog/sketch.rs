//! A real table, typed in line by line as far as it is known, and then played on.

use crate::{
    play::{Sketch, Sketched, Table, playable::Playable},
    text::{Message, Spoken},
};

use super::{
    Dialog, Ending, Host, Lines, Turn,
    game::GameDialog,
    kind::{LineKind, Meant, OnOffer, understand},
    words::Keyword,
};

/// What a line can be where a table is typed in.
const TAKES: &[LineKind] = &[LineKind::Nothing, LineKind::Command, LineKind::Sketched];

/// How many sit at a table, and whether that was said.
#[derive(Clone, Copy, Debug)]
pub struct Seats {
    /// How many.
    pub count: u8,
    /// Whether somebody said so.
    pub fixed: bool,
}

/// Seats everybody at a set-up for so many, and puts the game under way.
type Begin<'p, G> =
    Box<dyn Fn(<G as crate::game::Game>::Setup, u8, &mut Lines<'_>, &mut dyn Host) -> Result<Table<G>, Ending> + 'p>;

/// See the module's page.
pub struct SketchDialog<'p, G: Playable + Sketched> {
    sketch: G::Sketch,
    names: Vec<String>,
    seats: Seats,
    /// Of whatever nobody knows.
    seed: u64,
    begin: Begin<'p, G>,
}

impl<'p, G: Playable + Sketched> SketchDialog<'p, G> {
    /// A table of people with these names; `begin` puts the game under way.
    pub fn new(
        names: Vec<String>,
        seats: Seats,
        seed: u64,
        begin: impl Fn(G::Setup, u8, &mut Lines<'_>, &mut dyn Host) -> Result<Table<G>, Ending> + 'p,
    ) -> Self {
        Self { sketch: G::Sketch::default(), names, seats, seed, begin: Box::new(begin) }
    }
}

impl<'p, G: Playable + Sketched> Dialog<'p> for SketchDialog<'p, G> {
    fn open(&mut self, out: &mut Lines<'_>, _host: &mut dyn Host) -> Turn<'p> {
        let catalog = out.spoken(out.catalog().lang()).with_names(self.names.clone());
        out.speak(catalog);
        help::<G>(out);
        Turn::Ask
    }

    fn hear(&mut self, line: &str, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        match understand(line, &OnOffer::<G>::taking(TAKES), out.catalog()) {
            Meant::Nothing => match finished::<G>(&self.sketch, self.seats, self.seed, out) {
                Ok(setup) => {
                    return match (self.begin)(setup, self.sketch.seats(), out, host) {
                        Ok(table) => Turn::Open(Box::new(GameDialog::new(table))),
                        Err(ending) => Turn::Close(ending),
                    };
                }
                Err(faults) => out.say_all(&faults),
            },
            Meant::Command(Keyword::Help, rest) if rest.is_empty() => help::<G>(out),
            Meant::Command(Keyword::Quit, rest) if rest.is_empty() => return Turn::Close(Ending::Left),
            // Words of a real table may be those of a command.
            _ => match self.sketch.take(line, &self.names, out.catalog()) {
                Ok(()) => out.say_id("free-table-noted"),
                Err(message) => out.say(&message),
            },
        }
        Turn::Ask
    }
}

fn help<G: Sketched>(out: &mut Lines<'_>) {
    out.say_id("free-table-ask");
    for (example, message) in G::Sketch::help() {
        let [example, text] = [example, message].map(|message| out.word(&message));
        out.line(format!("{example}: {text}"));
    }
}

/// The set-up of a table, with what was drawn or assumed said.
///
/// # Errors
/// What does not fit.
pub fn finished<G: Playable + Sketched>(
    sketch: &G::Sketch,
    seats: Seats,
    seed: u64,
    out: &mut Lines<'_>,
) -> Result<G::Setup, Vec<Message>> {
    let named = sketch.seats();
    if seats.fixed && named > seats.count {
        return Err(vec![Message::new("free-table-seats").with("number", named).with("count", seats.count)]);
    }
    match sketch.finish(seats.count.max(named), seed) {
        Ok((setup, assumed)) => {
            out.say_all(&assumed);
            Ok(setup)
        }
        Err(faults) => Err(faults.into_iter().map(<G as Spoken>::fault).collect()),
    }
}
