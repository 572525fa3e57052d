//! The lesson on the screen: everything that the table shows, gathered.

use ratatui::layout::Position as Cell;

use crate::{
    course::scenario::Demand,
    cuba::Cuba,
    game::{Eyes, Game},
    text::Message,
};

use super::{
    super::super::{
        command::Command,
        cuba::{Board, Tabletop, decision_label, natural},
        paint::Canvas,
        shared::Shared,
        theme::Role,
    },
    LessonScreen,
};

impl<'p> LessonScreen<'p> {
    pub(super) fn paint(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>) -> Option<Cell> {
        let here = self.here();
        let view = here.view();
        let before = self.at.before.map(|before| Cuba::view(&before, Eyes::Open));
        let lit = self.at.lit(&here, &view, self.is_driving());
        let lesson = self.tutor.run().lesson();
        let steps = lesson.steps.len();
        let number = (self.tutor.run().number() + 1).min(steps);
        let step = Message::new("learn-step").with("step", number).with("count", steps);
        let task = |text: &str| shared.say(&Message::new(text).attribute("task"));
        let table = Tabletop {
            board: Board {
                view: &view,
                before: before.as_ref(),
                catalog: &shared.catalog,
                theme: shared.theme,
                hues: shared.settings.hues,
                lit: &lit,
            },
            seat: here.seat,
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
    fn keys(&self, shared: &Shared<'p>) -> Vec<(Command, Option<String>)> {
        let word = |id: &str| Some(shared.text(id));
        let does = match self.step() {
            None => word("key-open"),
            Some(_) if !self.at.speech.is_empty() => word("key-go-on"),
            Some(step) => match (step.kind, self.at.pointed()) {
                (Demand::Look, _) => word("key-look"),
                (Demand::Ask, None) => word("key-answer"),
                (Demand::Ask, Some(_)) => word("key-look"),
                (Demand::Act | Demand::Try, Some(spot)) if natural(spot, self.position()).is_none() => word("key-look"),
                (Demand::Act | Demand::Try, _) => Some(shared.say(&decision_label(self.position().question()))),
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
