//! A real table, typed in line by line as far as it is known, and then played on.

use crate::{
    sitting::{
        describe::{Around, Describing, LaidTable},
        game::GameSitting,
    },
    text::Message,
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

/// Seats everybody at a table that is laid out for so many, and puts the game under way.
type Begin<'p> =
    Box<dyn Fn(Box<dyn LaidTable>, u8, &mut Lines<'_>, &mut dyn Host) -> Result<Box<dyn GameSitting>, Ending> + 'p>;

/// See the module's page.
pub struct SketchDialog<'p> {
    sketch: Box<dyn Describing>,
    names: Vec<String>,
    seats: Seats,
    /// Of whatever nobody knows.
    seed: u64,
    begin: Begin<'p>,
}

impl<'p> SketchDialog<'p> {
    /// A table of people with these names, of which nothing was said yet; `begin` puts the game under way.
    pub fn new(sketch: Box<dyn Describing>, names: Vec<String>, seats: Seats, seed: u64, begin: Begin<'p>) -> Self {
        Self { sketch, names, seats, seed, begin }
    }

    fn help(&self, out: &mut Lines<'_>) {
        out.say_id("free-table-ask");
        for (example, message) in self.sketch.help() {
            let [example, text] = [example, message].map(|message| out.word(&message));
            out.line(format!("{example}: {text}"));
        }
    }
}

impl<'p> Dialog<'p> for SketchDialog<'p> {
    fn open(&mut self, out: &mut Lines<'_>, _host: &mut dyn Host) -> Turn<'p> {
        let catalog = out.spoken(out.catalog().lang()).with_names(self.names.clone());
        out.speak(catalog);
        self.help(out);
        Turn::Ask
    }

    fn hear(&mut self, line: &str, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        match understand(line, &OnOffer::taking(TAKES), out.catalog()) {
            Meant::Nothing => match finished(&*self.sketch, self.seats, self.seed, out) {
                Ok(laid) => {
                    return match (self.begin)(laid, self.sketch.seats(), out, host) {
                        Ok(game) => Turn::Open(Box::new(GameDialog::new(game))),
                        Err(ending) => Turn::Close(ending),
                    };
                }
                Err(faults) => out.say_all(&faults),
            },
            Meant::Command(Keyword::Help, rest) if rest.is_empty() => self.help(out),
            Meant::Command(Keyword::Quit, rest) if rest.is_empty() => return Turn::Close(Ending::Left),
            // Words of a real table may be those of a command.
            _ => match self.sketch.take(line, Around { names: &self.names, catalog: out.catalog() }) {
                Ok(()) => out.say_id("free-table-noted"),
                Err(message) => out.say(&message),
            },
        }
        Turn::Ask
    }
}

/// The table that was described, with what was drawn or assumed said.
///
/// # Errors
/// What does not fit.
pub fn finished(
    sketch: &dyn Describing,
    seats: Seats,
    seed: u64,
    out: &mut Lines<'_>,
) -> Result<Box<dyn LaidTable>, Vec<Message>> {
    let named = sketch.seats();
    if seats.fixed && named > seats.count {
        return Err(vec![Message::new("free-table-seats").with("number", named).with("count", seats.count)]);
    }
    let (laid, assumed) = sketch.finish(seats.count.max(named), seed)?;
    out.say_all(&assumed);
    Ok(laid)
}
