//! A free game on the screen: everything that the table shows, gathered.

use ratatui::layout::Position as Cell;

use crate::{
    cuba::{Cuba, Question, board::CARGO},
    game::{Decision, Game},
    ids::Id,
    play::first,
    text::{Message, Spoken},
};

use super::{
    super::super::{
        command::Command,
        cuba::{Board, Tabletop, decision_label, natural},
        paint::Canvas,
        shared::Shared,
        theme::{Role, SEAT_HUES},
    },
    PlayScreen, Stage,
};

impl PlayScreen {
    pub(super) fn paint(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>) -> Option<Cell> {
        let here = self.here();
        let view = here.view();
        let before = self.at.before.map(|before| Cuba::view(&before, here.eyes));
        let question = Decision::Ask { seat: self.viewer, question: Question::Drive };
        let driving = self.stage == Stage::Decide && Cuba::decision(self.position()) == question;
        let lit = self.at.lit(&here, &view, driving);
        let table = Tabletop {
            board: Board {
                view: &view,
                before: before.as_ref(),
                catalog: &shared.catalog,
                theme: shared.theme,
                hues: self.hues(),
                lit: &lit,
            },
            seat: here.seat,
            title: shared.text(if self.table.terms().coached { first::TEXT } else { "ui-play" }),
            place: self.place(shared),
            said: self.said(shared),
            scrolled: self.at.scrolled,
            goal: self.asked().map(|asked| (shared.text("ui-now"), shared.say(&asked))),
            choices: self.at.shown(),
            chosen: self.at.chosen,
            region: self.at.region,
            tab: self.at.tab,
            result: self.at.result(&here, &view, shared),
            log: self.table.story().map(|message| (shared.say(&message), Role::Quiet)).collect(),
            keys: self.keys(shared),
        };
        table.draw(canvas, shared)
    }

    /// The hue of each seat: its player's colour.
    pub(super) fn hues(&self) -> [u8; SEAT_HUES] {
        let mut hues = [0, 1, 2, 3];
        for (hue, player) in hues.iter_mut().zip(self.table.players()) {
            *hue = player.colour.index() as u8;
        }
        hues
    }

    /// Language, seed and turn.
    pub(super) fn place(&self, shared: &Shared<'_>) -> Vec<String> {
        let seed = Message::new("ui-play-seed-of").with("seed", self.table.terms().seed.to_string());
        let turns = self.table.log().iter().flat_map(|entry| &entry.events);
        let turns = turns.filter(|event| matches!(event, crate::cuba::Event::TurnBegan { .. })).count();
        let turn = Message::new("ui-play-turn").with("number", turns.max(1));
        vec![shared.text("ui-language-name"), shared.say(&seed), shared.say(&turn)]
    }

    /// What somebody is asked.
    fn asked(&self) -> Option<Message> {
        let seat = self.table.now().seat()?;
        let about = |id: &str| Some(Message::new(id).with("player", seat));
        match self.stage {
            Stage::HandOver | Stage::Over => None,
            Stage::Decide => match Cuba::decision(self.position()) {
                Decision::Ask { seat, question } => Some(Cuba::question(question, seat, self.position().turn())),
                Decision::Chance { .. } | Decision::Over => None,
            },
            Stage::Roll => about("free-your-roll"),
            Stage::Dice => {
                let die = CARGO.get(self.dice.len())?;
                Some(Message::new("ui-play-die").with("good", die.id()))
            }
            Stage::Thinking => about("ui-play-thinking"),
            Stage::Moved => about("ui-play-next"),
            Stage::Judge => Some(Message::new("free-verdict")),
            Stage::Name => Some(Message::new("free-verdict-rule")),
        }
    }

    /// The keys that matter now.
    fn keys(&self, shared: &Shared<'_>) -> Vec<(Command, Option<String>)> {
        let word = |id: &str| Some(shared.text(id));
        let does = match self.stage {
            _ if !self.at.speech.is_empty() => word("key-go-on"),
            Stage::HandOver | Stage::Moved | Stage::Thinking => word("key-go-on"),
            Stage::Decide if self.at.pointed().is_some_and(|spot| natural(spot, self.position()).is_none()) => {
                word("key-look")
            }
            Stage::Decide | Stage::Roll => Some(shared.say(&decision_label(self.position().question()))),
            Stage::Dice | Stage::Judge | Stage::Name => word("key-answer"),
            Stage::Over => word("key-open"),
        };
        let why = self.at.about.and_then(|_| word("key-article"));
        let explained = !self.fresh.is_empty() && self.at.speech.is_empty();
        vec![
            (Command::Do, does),
            (Command::Why, why),
            (Command::Tip, None),
            (if explained { Command::Mute } else { Command::Undo }, None),
            (Command::Region, None),
            (Command::Help, None),
        ]
    }
}
