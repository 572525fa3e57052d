//! Moves of all seats, which become a lesson to be completed.

use crate::{
    chance::Chance,
    course::taught::{LEARNER, Taught},
    game::Decision,
    sitting::telling::happened,
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
type Write<'p, G> = Box<dyn Fn(&[<G as crate::game::Game>::Action], &mut Lines<'_>) -> Ending + 'p>;

/// See the module's page.
pub struct RecordDialog<'p, G: Taught> {
    /// Where it began, and where each action led.
    positions: Vec<G::Position>,
    actions: Vec<G::Action>,
    chance: Option<Chance>,
    write: Write<'p, G>,
}

impl<'p, G: Taught> RecordDialog<'p, G> {
    /// Moves from a position on; `write` keeps them.
    pub fn new(start: G::Position, write: impl Fn(&[G::Action], &mut Lines<'_>) -> Ending + 'p) -> Self {
        Self { positions: vec![start], actions: Vec::new(), chance: None, write: Box::new(write) }
    }

    /// What is to be decided; where nothing is, it is over.
    fn show(&self, out: &mut Lines<'_>) -> Turn<'p> {
        let Some(p) = self.positions.last() else { return self.enough(out) };
        match G::decision(p) {
            Decision::Over => return self.enough(out),
            Decision::Ask { seat, question } => out.say(&G::question(question, seat, G::turn(p))),
            Decision::Chance { .. } => out.say(&G::roll_asked()),
        }
        for (number, action) in (1..).zip(choices::<G>(p)) {
            let text = out.word(&G::choice(p, action));
            out.line(format!("{number}. {text} ({action})"));
        }
        Turn::Ask
    }

    fn enough(&self, out: &mut Lines<'_>) -> Turn<'p> {
        Turn::Close((self.write)(&self.actions, out))
    }

    /// Plays an action, if it can be played.
    fn play(&mut self, p: &G::Position, action: G::Action, out: &mut Lines<'_>) -> Turn<'p> {
        match G::play(p, None, action) {
            Ok(played) => {
                out.tell(&happened::<G>(&played.events));
                self.positions.push(played.position);
                self.actions.push(action);
                self.show(out)
            }
            Err(refusals) => {
                for refusal in &refusals {
                    out.say(&G::refusal(refusal));
                }
                Turn::Ask
            }
        }
    }
}

impl<'p, G: Taught> Dialog<'p> for RecordDialog<'p, G> {
    fn open(&mut self, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        self.chance = Some(Chance::seeded(host.seed()));
        out.say_id("learn-recording");
        out.say_all(&self.positions.last().map(G::table).unwrap_or_default());
        self.show(out)
    }

    fn hear(&mut self, line: &str, out: &mut Lines<'_>, _host: &mut dyn Host) -> Turn<'p> {
        let Some(p) = self.positions.last().copied() else { return self.enough(out) };
        let legal = choices::<G>(&p);
        let offer = OnOffer::<G> { seat: LEARNER, position: Some(&p), choices: &legal, ..OnOffer::taking(TAKES) };
        let meant = understand(line, &offer, out.catalog());
        let action = match &meant {
            Meant::Number(number) => legal.get(number.wrapping_sub(1)).copied(),
            Meant::Action(action) => Some(*action),
            Meant::Roll => self.chance.as_mut().and_then(|chance| G::roll(&p, chance)),
            _ => None,
        };
        if let Some(action) = action {
            return self.play(&p, action, out);
        }
        match &meant {
            Meant::Nothing => {}
            Meant::Command(Keyword::Quit, _) => return self.enough(out),
            Meant::Command(Keyword::Undo, _) => {
                let undone = self.actions.pop().is_some() && self.positions.pop().is_some();
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

fn choices<G: Taught>(p: &G::Position) -> Vec<G::Action> {
    let mut legal = Vec::new();
    G::legal(p, &mut legal);
    legal
}
