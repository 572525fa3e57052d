//! A free game on the screen: everything that the table shows, gathered.

use ratatui::layout::Position as Cell;

use crate::{ids::Id, play::first, text::Message};

use super::{
    super::super::{command::Command, paint::Canvas, shared::Shared, tabletop::Tabletop, theme::SEAT_HUES},
    PlayScreen, Stage,
};

impl PlayScreen {
    pub(super) fn paint(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>) -> Option<Cell> {
        let here = self.here();
        let lit = self.at.lit(&*here, self.stage == Stage::Decide && here.is_to_travel());
        let table = Tabletop {
            here: &*here,
            lit: &lit,
            hues: &self.hues(),
            title: shared.text(if self.table.terms().coached { first::TEXT } else { "ui-play" }),
            place: self.place(shared),
            said: self.said(shared),
            scrolled: self.at.scrolled,
            goal: self.asked().map(|asked| (shared.text("ui-now"), shared.say(&asked))),
            choices: self.at.shown(),
            chosen: self.at.chosen,
            region: self.at.region,
            tab: self.at.tab,
            result: self.at.result(&*here, shared),
            log: self.log.said(),
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
        let turn = Message::new("ui-play-turn").with("number", self.table.turns().max(1));
        vec![shared.text("ui-language-name"), shared.say(&seed), shared.say(&turn)]
    }

    /// What somebody is asked.
    fn asked(&self) -> Option<Message> {
        let seat = self.table.now().seat()?;
        let about = |id: &str| Some(Message::new(id).with("player", seat));
        match self.stage {
            Stage::HandOver | Stage::Over => None,
            Stage::Decide => self.here().asked(),
            Stage::Roll => about("free-your-roll"),
            Stage::Dice => self.table.die(self.dice.len()).map(|(asked, _)| asked),
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
            Stage::Decide if self.at.pointed().is_some_and(|spot| self.here().natural(spot).is_none()) => {
                word("key-look")
            }
            Stage::Decide | Stage::Roll => Some(shared.say(&self.here().does())),
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
