//! Moves of all seats, which become a lesson to be completed.

use crate::{
    chance::Chance,
    sitting::{recording::Recording, tableau::Move},
};

use super::{
    Dialog, Ending, Host, Lines, Turn,
    kind::{LineKind, Meant, OnOffer, understand},
    words::Keyword,
};

/// What a line can be while moves are recorded.
const TAKES: &[LineKind] = &[
    LineKind::Nothing,
    LineKind::Number,
    LineKind::Notation,
    LineKind::Roll,
    LineKind::Choice,
    LineKind::Command,
    LineKind::Words,
];

/// Keeps what was played.
type Write<'p> = Box<dyn Fn(&dyn Recording, &mut Lines<'_>) -> Ending + 'p>;

/// See the module's page.
pub struct RecordDialog<'p> {
    recording: Box<dyn Recording>,
    chance: Option<Chance>,
    write: Write<'p>,
}

impl<'p> RecordDialog<'p> {
    /// Moves at a table; `write` keeps them.
    pub fn new(recording: Box<dyn Recording>, write: impl Fn(&dyn Recording, &mut Lines<'_>) -> Ending + 'p) -> Self {
        Self { recording, chance: None, write: Box::new(write) }
    }

    /// What is to be decided; where nothing is, it is over.
    fn show(&self, out: &mut Lines<'_>) -> Turn<'p> {
        let moment = self.recording.tableau();
        let Some(asked) = moment.asked() else { return self.enough(out) };
        out.say(&asked);
        for (number, action) in (1..).zip(moment.legal()) {
            let text = out.word(&moment.choice(&action));
            out.line(format!("{number}. {text} ({action})"));
        }
        Turn::Ask
    }

    fn enough(&self, out: &mut Lines<'_>) -> Turn<'p> {
        Turn::Close((self.write)(&*self.recording, out))
    }

    /// Plays an action, if it can be played.
    fn play(&mut self, action: &Move, out: &mut Lines<'_>) -> Turn<'p> {
        match self.recording.act(action) {
            Ok(happened) => {
                out.tell(&happened);
                self.show(out)
            }
            Err(refusals) => {
                out.say_all(&refusals);
                Turn::Ask
            }
        }
    }
}

impl<'p> Dialog<'p> for RecordDialog<'p> {
    fn open(&mut self, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        self.chance = Some(Chance::seeded(host.seed()));
        out.say_id("learn-recording");
        out.say_all(&self.recording.tableau().table());
        self.show(out)
    }

    fn hear(&mut self, line: &str, out: &mut Lines<'_>, _host: &mut dyn Host) -> Turn<'p> {
        let moment = self.recording.tableau();
        let legal = moment.legal();
        let offer = OnOffer { tableau: Some(&*moment), choices: &legal, ..OnOffer::taking(TAKES) };
        let meant = understand(line, &offer, out.catalog());
        let action = match &meant {
            Meant::Number(number) => legal.get(number.wrapping_sub(1)).cloned(),
            Meant::Action(action) => Some(action.clone()),
            Meant::Roll => self.chance.as_mut().and_then(|chance| self.recording.rolled(chance)),
            _ => None,
        };
        if let Some(action) = action {
            return self.play(&action, out);
        }
        match &meant {
            Meant::Nothing => {}
            Meant::Command(Keyword::Quit, _) => return self.enough(out),
            Meant::Command(Keyword::Undo, _) => {
                let undone = self.recording.undo();
                out.say_id(if undone { "learn-undone" } else { "learn-nothing-to-undo" });
                return self.show(out);
            }
            Meant::Command(Keyword::Help, _) => out.say_help(),
            Meant::Command(Keyword::Rules, rest) => out.rules(rest),
            _ => out.unclear(line, &meant),
        }
        Turn::Ask
    }

    fn unheard(&mut self, out: &mut Lines<'_>, _host: &mut dyn Host) -> Turn<'p> {
        self.enough(out)
    }
}
