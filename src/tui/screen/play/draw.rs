//! A free game on the screen: everything that the table shows, gathered.

use ratatui::layout::Position as Cell;

use crate::{
    game::Decision,
    ids::Id,
    play::first,
    sitting::{board::Sight, stage::Staged},
    text::Message,
};

use super::{
    super::super::{
        command::Command,
        paint::Canvas,
        shared::Shared,
        tabletop::Tabletop,
        theme::{Role, SEAT_HUES},
    },
    PlayScreen, Stage,
};

impl<G: Staged> PlayScreen<G> {
    pub(super) fn paint(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_, G>) -> Option<Cell> {
        let here = self.here();
        let view = here.view();
        let before = self.at.before.map(|before| G::view(&before, here.eyes));
        let lit = self.at.lit(&here, &view, self.stage == Stage::Decide && here.is_to_travel());
        let table = Tabletop {
            sight: Sight {
                view: &view,
                before: before.as_ref(),
                seat: here.seat,
                catalog: &shared.catalog,
                signs: shared.theme.signs,
                hues: &self.hues(),
                lit: &lit,
            },
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
    pub(super) fn place(&self, shared: &Shared<'_, G>) -> Vec<String> {
        let seed = Message::new("ui-play-seed-of").with("seed", self.table.terms().seed.to_string());
        let turns = self.table.log().iter().flat_map(|entry| &entry.events);
        let turns = turns.filter(|event| G::begins_turn(event)).count();
        let turn = Message::new("ui-play-turn").with("number", turns.max(1));
        vec![shared.text("ui-language-name"), shared.say(&seed), shared.say(&turn)]
    }

    /// What somebody is asked.
    fn asked(&self) -> Option<Message> {
        let seat = self.table.now().seat()?;
        let about = |id: &str| Some(Message::new(id).with("player", seat));
        match self.stage {
            Stage::HandOver | Stage::Over => None,
            Stage::Decide => match G::decision(self.position()) {
                Decision::Ask { seat, question } => Some(G::question(question, seat, G::turn(self.position()))),
                Decision::Chance { .. } | Decision::Over => None,
            },
            Stage::Roll => about("free-your-roll"),
            Stage::Dice => G::die(self.dice.len()).map(|(asked, _)| asked),
            Stage::Thinking => about("ui-play-thinking"),
            Stage::Moved => about("ui-play-next"),
            Stage::Judge => Some(Message::new("free-verdict")),
            Stage::Name => Some(Message::new("free-verdict-rule")),
        }
    }

    /// The keys that matter now.
    fn keys(&self, shared: &Shared<'_, G>) -> Vec<(Command, Option<String>)> {
        let word = |id: &str| Some(shared.text(id));
        let does = match self.stage {
            _ if !self.at.speech.is_empty() => word("key-go-on"),
            Stage::HandOver | Stage::Moved | Stage::Thinking => word("key-go-on"),
            Stage::Decide if self.at.pointed().is_some_and(|spot| G::natural(self.position(), spot).is_none()) => {
                word("key-look")
            }
            Stage::Decide | Stage::Roll => Some(shared.say(&G::does(self.position()))),
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
