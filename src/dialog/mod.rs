//! The plain dialogue as a state machine: it is given a line, and answers with lines and with what it waits for.
//!
//! It has no input and output of its own: whoever runs it — standard input, a test, a page — hands in what was typed,
//! shows the [`Lines`] after every turn and does as a [`Host`] what files and clocks are needed for. A lesson, a round of
//! drills, a game, a review, a question before something is deleted: each is a [`Dialog`], and one that opens another
//! waits below it in a [`Conversation`]. What a typed line can be stands in one table, [`kind`].
//!
//! Hides who waits for whom, and keeps this order: what was done is saved while a turn lasts, and told when it ends.

#![expect(clippy::wildcard_enum_match_arm, reason = "a dialogue answers to what it takes, and to all else in one way")]

pub mod confirm;
pub mod contents;
pub mod drills;
pub mod game;
pub mod host;
pub mod kind;
pub mod lesson;
pub mod lines;
pub mod lookup;
pub mod menu;
#[cfg(feature = "author")]
pub mod record;
pub mod review;
pub mod sketch;
mod telling;
pub mod words;

pub use host::Host;
pub use lines::Lines;

/// How a dialogue ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// With what it was for.
    Finished,
    /// Somebody left.
    Left,
    /// Nothing more was to be heard.
    Unheard,
    /// Somebody said no.
    Declined,
    /// What was wanted could not be done.
    Failed,
    /// Somebody wants to play freely.
    Freely,
}

/// What a dialogue does after it has spoken.
pub enum Turn<'p> {
    /// It waits for a line.
    Ask,
    /// It goes on by itself, as soon as what it said can be read: what comes next may take a while.
    Onward,
    /// Another one is held first.
    Open(Box<dyn Dialog<'p> + 'p>),
    /// It is over.
    Close(Ending),
}

/// Something that is talked through, line by line.
pub trait Dialog<'p> {
    /// Says what there is to say in the beginning.
    fn open(&mut self, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p>;

    /// Does what a line asks for.
    fn hear(&mut self, line: &str, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p>;

    /// Goes on after [`Turn::Onward`].
    fn onward(&mut self, _out: &mut Lines<'_>, _host: &mut dyn Host) -> Turn<'p> {
        Turn::Ask
    }

    /// Goes on after what it had opened.
    fn resume(&mut self, ending: Ending, _out: &mut Lines<'_>, _host: &mut dyn Host) -> Turn<'p> {
        Turn::Close(ending)
    }

    /// Something came that is no line.
    fn garbled(&mut self, out: &mut Lines<'_>) -> Turn<'p> {
        out.say_id("learn-bad-line");
        Turn::Ask
    }

    /// Nothing more will come.
    fn unheard(&mut self, _out: &mut Lines<'_>, _host: &mut dyn Host) -> Turn<'p> {
        Turn::Close(Ending::Unheard)
    }
}

/// What came in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// A line, without spaces around it.
    Line(String),
    /// Something that is none.
    Garbled,
    /// Nothing, and nothing more will: the input has ended, or nobody hears us any more.
    Nothing,
}

/// What whoever runs a conversation is to do, after showing what was said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waits {
    /// To ask for a line.
    Line,
    /// To let it go on.
    Time,
    /// Nothing: it is over.
    End(Ending),
}

/// Dialogues that wait for each other; the last one speaks.
pub struct Conversation<'p> {
    held: Vec<Box<dyn Dialog<'p> + 'p>>,
}

impl<'p> Conversation<'p> {
    /// Begins with a dialogue.
    pub fn open(dialog: Box<dyn Dialog<'p> + 'p>, out: &mut Lines<'_>, host: &mut dyn Host) -> (Self, Waits) {
        let mut conversation = Self { held: Vec::new() };
        let wanted = conversation.settle(Turn::Open(dialog), out, host);
        (conversation, wanted)
    }

    /// Hears what came in.
    pub fn hear(&mut self, heard: &Heard, out: &mut Lines<'_>, host: &mut dyn Host) -> Waits {
        let Some(top) = self.held.last_mut() else { return Waits::End(Ending::Left) };
        let turn = match heard {
            Heard::Line(line) => top.hear(line, out, host),
            Heard::Garbled => top.garbled(out),
            Heard::Nothing => top.unheard(out, host),
        };
        self.settle(turn, out, host)
    }

    /// Goes on where time was wanted.
    pub fn onward(&mut self, out: &mut Lines<'_>, host: &mut dyn Host) -> Waits {
        let Some(top) = self.held.last_mut() else { return Waits::End(Ending::Left) };
        let turn = top.onward(out, host);
        self.settle(turn, out, host)
    }

    /// Opens and closes until somebody waits for something.
    fn settle(&mut self, mut turn: Turn<'p>, out: &mut Lines<'_>, host: &mut dyn Host) -> Waits {
        loop {
            turn = match turn {
                Turn::Ask => return Waits::Line,
                Turn::Onward => return Waits::Time,
                Turn::Open(mut dialog) => {
                    let turn = dialog.open(out, host);
                    self.held.push(dialog);
                    turn
                }
                Turn::Close(ending) => {
                    self.held.pop();
                    match self.held.last_mut() {
                        Some(below) => below.resume(ending, out, host),
                        None => return Waits::End(ending),
                    }
                }
            };
        }
    }
}
