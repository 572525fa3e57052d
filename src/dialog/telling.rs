//! What is said to a line that is none of the things that it could be, and to what cannot be kept.

use super::{
    Host,
    kind::{Meant, OnOffer, Possible, understand},
    lines::Lines,
};

use crate::{
    course::progress::Change,
    game::Decision,
    sitting::{
        tableau::{Move, Tableau},
        telling::Purpose,
    },
    text::Message,
};

/// At most so many readings are listed.
const MOST: usize = 8;
/// So much of a line is said again.
const LONGEST: usize = 60;

fn shortened(line: &str) -> String {
    line.chars().take(LONGEST).collect()
}

impl Lines<'_> {
    /// Has changes kept, and says what there is to say about it.
    pub fn note(&mut self, changes: &[Change], host: &mut dyn Host) {
        if !changes.is_empty() {
            let said = host.note(changes);
            self.say_all(&said);
        }
    }

    /// Says that a line is nothing here.
    pub fn not_understood(&mut self, line: &str) {
        self.say(&Message::new("learn-not-understood").with("word", shortened(line)));
    }

    /// Says that a line could be one of several.
    fn several(&mut self, line: &str, possible: &[Possible]) {
        self.say(&Message::new("learn-several").with("word", shortened(line)));
        for Possible { text, line } in possible.iter().take(MOST) {
            self.line(format!("{text} ({line})"));
        }
    }

    /// Says what a line comes near to, and what to type for that.
    fn nearly(&mut self, Possible { text, line }: &Possible) {
        if text == line {
            return self.say(&Message::new("cli-did-you-mean").with("word", line.clone()));
        }
        let message = Message::new("learn-nearly").with("text", text.clone());
        self.say(&message.with("line", line.clone()));
    }

    /// Says why nothing comes of a line.
    pub fn unclear(&mut self, line: &str, meant: &Meant) {
        match meant {
            Meant::Several(possible) => self.several(line, possible),
            Meant::Nearly(possible) => {
                self.not_understood(line);
                self.nearly(possible);
            }
            _ => self.not_understood(line),
        }
    }

    /// The one action that a line means to whoever looks; where there is none, that is said.
    pub fn action_meant(&mut self, line: &str, moment: &dyn Tableau, choices: &[Move]) -> Option<Move> {
        let meant = understand(line, &OnOffer::actions(moment, choices), self.catalog());
        let action = match &meant {
            Meant::Action(action) => Some(action.clone()),
            Meant::Number(number) => choices.get(number.wrapping_sub(1)).cloned(),
            Meant::Roll => choices.first().cloned().filter(|_| is_roll(moment)),
            _ => None,
        };
        if action.is_none() {
            self.unclear(line, &meant);
        }
        action
    }

    /// Says what an action would bring or why it is not possible, and by which rule. What whomever it goes to does is for
    /// those who play: whoever is asked about a table, or looks back at one, knows it.
    pub fn say_why(&mut self, moment: &dyn Tableau, action: &Move) {
        let mut told = moment.why(action);
        told.retain(|saying| saying.purpose != Purpose::About);
        self.tell(&told);
    }
}

/// Whether the dice are to be rolled.
pub(super) fn is_roll(moment: &dyn Tableau) -> bool {
    matches!(moment.decision(), Decision::Chance { .. })
}
