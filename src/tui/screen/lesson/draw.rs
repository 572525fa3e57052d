//! The lesson on the screen: everything that the table shows, gathered.

use ratatui::layout::Position as Cell;

use crate::{
    course::scenario::Demand,
    game::Eyes,
    sitting::{board::Sight, stage::Staged},
    text::Message,
};

use super::{
    super::super::{command::Command, paint::Canvas, shared::Shared, tabletop::Tabletop, theme::Role},
    LessonScreen,
};

impl<'p, G: Staged> LessonScreen<'p, G> {
    pub(super) fn paint(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p, G>) -> Option<Cell> {
        let here = self.here();
        let view = here.view();
        let before = self.at.before.map(|before| G::view(&before, Eyes::Open));
        let lit = self.at.lit(&here, &view, self.is_travelling());
        let lesson = self.tutor.run().lesson();
        let steps = lesson.steps.len();
        let number = (self.tutor.run().number() + 1).min(steps);
        let step = Message::new("learn-step").with("step", number).with("count", steps);
        let task = |text: &str| shared.say(&Message::new(text).attribute("task"));
        let table = Tabletop {
            sight: Sight {
                view: &view,
                before: before.as_ref(),
                seat: here.seat,
                catalog: &shared.catalog,
                signs: shared.theme.signs,
                hues: &shared.settings.hues,
                lit: &lit,
            },
            title: shared.text(&lesson.text),
            place: vec![shared.text("ui-language-name"), shared.say(&step)],
            said: self.said(shared),
            scrolled: self.at.scrolled,
            goal: self.step().map(|step| (shared.text("ui-goal"), task(&step.text))),
            choices: self.at.shown(),
            chosen: self.at.chosen,
            region: self.at.region,
            tab: self.at.tab,
            result: self.at.result(&here, &view, shared),
            log: self.log.iter().map(|message| (shared.say(message), Role::Quiet)).collect(),
            keys: self.keys(shared),
        };
        table.draw(canvas, shared)
    }

    /// The keys that matter now.
    fn keys(&self, shared: &Shared<'p, G>) -> Vec<(Command, Option<String>)> {
        let word = |id: &str| Some(shared.text(id));
        let does = match self.step() {
            None => word("key-open"),
            Some(_) if !self.at.speech.is_empty() => word("key-go-on"),
            Some(step) => match (step.kind, self.at.pointed()) {
                (Demand::Look, _) => word("key-look"),
                (Demand::Ask, None) => word("key-answer"),
                (Demand::Ask, Some(_)) => word("key-look"),
                (Demand::Act | Demand::Try, Some(spot)) if G::natural(self.position(), spot).is_none() => {
                    word("key-look")
                }
                (Demand::Act | Demand::Try, _) => Some(shared.say(&G::does(self.position()))),
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
