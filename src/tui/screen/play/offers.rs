//! What can be chosen at each stage of a free game.

use crate::{play::Now, sitting::stage::Staged, text::Message};

use super::{
    super::super::{screen::play::stage::Doing, shared::Shared},
    PlayScreen, Stage,
};

impl<G: Staged> PlayScreen<G> {
    /// What can be chosen now, in the language spoken.
    pub(super) fn offer(&mut self, shared: &Shared<'_, G>) {
        self.at.choices.clear();
        let next = self.table.now().seat().unwrap_or(self.viewer);
        let about = |id: &str| Message::new(id).with("player", next);
        match self.stage {
            Stage::HandOver => self.at.add(Doing::TakeOver, &about("ui-play-take-over"), shared),
            Stage::Decide => self.offer_actions(shared),
            Stage::Roll => self.at.add(Doing::Roll, &G::roll_asked(), shared),
            Stage::Dice => {
                let faces = G::die(self.dice.len()).and_then(|(_, faces)| faces.into_iter().max()).unwrap_or(0);
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
                for rule in self.referee.rules() {
                    self.at.add(Doing::Rule(rule), &G::rule(rule).attribute("title"), shared);
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
    fn offer_actions(&mut self, shared: &Shared<'_, G>) {
        let here = self.here();
        let possible = self.table.choices();
        for action in &possible {
            self.at.add_action(&here, *action, Doing::Act(*action), true, shared);
        }
        let Now::Decide(seat) = self.table.now() else { return };
        for action in G::attempts(&here.position, seat).into_iter().filter(|one| !possible.contains(one)) {
            self.at.add_action(&here, action, Doing::Act(action), false, shared);
        }
    }
}
