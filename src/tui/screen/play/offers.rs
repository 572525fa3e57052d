//! What can be chosen at each stage of a free game.

use crate::{sitting::tableau::MoveOnOffer, text::Message};

use super::{
    super::super::{screen::play::stage::Doing, shared::Shared},
    PlayScreen, Stage,
};

impl PlayScreen {
    /// What can be chosen now, in the language spoken.
    pub(super) fn offer(&mut self, shared: &Shared<'_>) {
        self.at.choices.clear();
        let next = self.table.now().seat().unwrap_or(self.viewer);
        let about = |id: &str| Message::new(id).with("player", next);
        match self.stage {
            Stage::HandOver => self.at.add(Doing::TakeOver, &about("ui-play-take-over"), shared),
            Stage::Decide => self.offer_actions(shared),
            Stage::Roll => self.at.add(Doing::Roll, &self.table.roll_asked(), shared),
            Stage::Dice => {
                let faces = self.table.die(self.dice.len()).and_then(|(_, faces)| faces.into_iter().max()).unwrap_or(0);
                for face in 0..=faces {
                    self.at.add(Doing::Face(face), &Message::new("ui-play-face").with("number", face), shared);
                }
                if self.dice.is_empty() {
                    self.at.add(Doing::Roll, &Message::new("ui-play-program-rolls"), shared);
                }
            }
            Stage::Thinking => self.at.add(Doing::Wait, &about("ui-play-thinking"), shared),
            Stage::Moved => {
                self.at.add(Doing::Onward, &about("ui-play-onward"), shared);
                self.at.add(Doing::Hurry, &Message::new("ui-play-hurry"), shared);
            }
            Stage::Judge => {
                self.at.add(Doing::Fine, &Message::new("free-verdict-fine"), shared);
                self.at.add(Doing::Stop, &Message::new("free-verdict-stop"), shared);
            }
            Stage::Name => {
                for (at, (id, rule)) in self.referee.rules().into_iter().enumerate() {
                    self.at.add(Doing::Rule(at, id), &rule.attribute("title"), shared);
                }
            }
            Stage::Over => {
                self.at.add(Doing::Review, &Message::new("ui-review-open"), shared);
                self.at.add(Doing::Again, &Message::new("ui-play-again"), shared);
                self.at.add(Doing::Log, &Message::new("ui-play-log"), shared);
                self.at.add(Doing::Leave, &Message::new("ui-play-leave"), shared);
            }
        }
        self.at.choose(self.at.chosen);
    }

    /// What the rules allow, and then what somebody might try though they do not.
    fn offer_actions(&mut self, shared: &Shared<'_>) {
        let here = self.here();
        let mut choices = self.table.choices();
        let tempting = self.table.attempts();
        let possible = |choice: &MoveOnOffer| choices.iter().any(|one| one.action == choice.action);
        let tempting: Vec<MoveOnOffer> = tempting.into_iter().filter(|one| !possible(one)).collect();
        choices.extend(tempting);
        for choice in choices {
            self.at.add_action(Doing::Act(choice.action.clone()), choice, &*here, shared);
        }
    }
}
