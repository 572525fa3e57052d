//! A question before something is deleted: whoever does not say yes keeps it.

use crate::text::Message;

use super::{Dialog, Ending, Host, Lines, Turn, words::is_yes};

/// What is done after a yes.
type Consented<'p> = Box<dyn Fn(&mut Lines<'_>, &mut dyn Host) -> Ending + 'p>;

/// See the module's page.
pub struct Confirm<'p> {
    question: Message,
    deed: Consented<'p>,
}

impl<'p> Confirm<'p> {
    /// A question, and what is done after a yes.
    pub fn new(question: Message, deed: impl Fn(&mut Lines<'_>, &mut dyn Host) -> Ending + 'p) -> Self {
        Self { question, deed: Box::new(deed) }
    }

    fn kept(out: &mut Lines<'_>) -> Turn<'p> {
        out.say_id("learn-reset-kept");
        Turn::Close(Ending::Declined)
    }
}

impl<'p> Dialog<'p> for Confirm<'p> {
    fn open(&mut self, out: &mut Lines<'_>, _host: &mut dyn Host) -> Turn<'p> {
        out.say(&self.question);
        Turn::Ask
    }

    fn hear(&mut self, line: &str, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        if is_yes(line, out.catalog()) { Turn::Close((self.deed)(out, host)) } else { Self::kept(out) }
    }

    fn garbled(&mut self, out: &mut Lines<'_>) -> Turn<'p> {
        Self::kept(out)
    }

    fn unheard(&mut self, out: &mut Lines<'_>, _host: &mut dyn Host) -> Turn<'p> {
        Self::kept(out)
    }
}
