//! The lesson on the screen: everything that the table shows, gathered.

use ratatui::layout::Position as Cell;

use crate::{course::scenario::Demand, text::Message};

use super::{
    super::super::{command::Command, paint::Canvas, shared::Shared, tabletop::Tabletop},
    LessonScreen,
};

impl<'p> LessonScreen<'p> {
    pub(super) fn paint(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>) -> Option<Cell> {
        let here = self.here();
        let step = self.sitting.step();
        let travelling = step.is_some_and(|step| step.is_played()) && here.is_to_travel();
        let lit = self.at.lit(&*here, travelling);
        let steps = self.sitting.count();
        let number = (self.sitting.number() + 1).min(steps);
        let place = Message::new("learn-step").with("step", number).with("count", steps);
        let task = |text: &str| shared.say(&Message::new(text).attribute("task"));
        let table = Tabletop {
            here: &*here,
            lit: &lit,
            hues: &shared.settings.hues,
            title: shared.text(self.sitting.text()),
            place: vec![shared.text("ui-language-name"), shared.say(&place)],
            said: self.said(shared),
            scrolled: self.at.scrolled,
            goal: step.map(|step| (shared.text("ui-goal"), task(step.text))),
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

    /// The keys that matter now.
    fn keys(&self, shared: &Shared<'p>) -> Vec<(Command, Option<String>)> {
        let word = |id: &str| Some(shared.text(id));
        let here = self.here();
        let does = match self.sitting.step() {
            None => word("key-open"),
            Some(_) if !self.at.speech.is_empty() => word("key-go-on"),
            Some(step) => match (step.kind, self.at.pointed()) {
                (Demand::Look, _) | (Demand::Ask, Some(_)) => word("key-look"),
                (Demand::Ask, None) => word("key-answer"),
                (Demand::Act | Demand::Try, Some(spot)) if here.natural(spot).is_none() => word("key-look"),
                (Demand::Act | Demand::Try, _) => Some(shared.say(&here.does())),
            },
        };
        let why = self.at.about.and_then(|_| word("key-article"));
        vec![
            (Command::Do, does),
            (Command::Why, why),
            (Command::Tip, None),
            (Command::Undo, None),
            (Command::Region, None),
            (Command::Help, None),
        ]
    }
}
