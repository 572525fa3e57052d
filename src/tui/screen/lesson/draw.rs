//! The lesson on the screen: everything that the table shows, gathered.

use ratatui::layout::Position as Cell;

use crate::{
    course::{lesson::Deed, scenario::Kind, taught::Taught},
    cuba::{Cuba, View},
    game::{Eyes, Game},
    text::{Message, table::hand},
};

use super::{
    super::super::{
        app::Shared,
        command::Command,
        cuba::{Board, Lit, Region, Spot, Table, decision_label, natural},
        paint::Canvas,
        theme::Role,
        widget::{choices::Shown, speech::Said},
    },
    LessonScreen, Offer,
};

impl<'p> LessonScreen<'p> {
    pub(super) fn paint(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>) -> Option<Cell> {
        let view = Cuba::view(self.position(), Eyes::Open);
        let before = self.before.map(|before| Cuba::view(&before, Eyes::Open));
        let lit = self.lit(&view);
        let lesson = self.tutor.run().lesson();
        let steps = lesson.steps.len();
        let number = (self.tutor.run().number() + 1).min(steps);
        let step = Message::new("learn-step").with("step", number).with("count", steps);
        let log = self.log.iter().map(|message| (shared.say(message), Role::Quiet)).collect();
        let table = Table {
            board: Board {
                view: &view,
                before: before.as_ref(),
                catalog: &shared.catalog,
                theme: shared.theme,
                hues: shared.settings.hues,
                lit: &lit,
            },
            title: shared.text(&lesson.text),
            place: vec![shared.text("ui-language-name"), shared.say(&step)],
            said: self.said(shared),
            scrolled: self.scrolled,
            goal: self.step().map(|step| shared.say(&Message::new(step.text.as_str()).attribute("task"))),
            choices: self.choices.iter().map(|choice| choice.shown.clone()).collect::<Vec<Shown>>(),
            chosen: self.chosen,
            region: self.region,
            tab: self.tab,
            result: self.result(&view, shared),
            log,
            keys: self.keys(shared),
        };
        table.draw(canvas, shared)
    }

    /// What the tutor says: what was said last, or the step's text.
    pub(super) fn said(&self, shared: &Shared<'p>) -> Vec<Said> {
        let sign = shared.theme.signs.no;
        let near = shared.theme.signs.right;
        let said = |(message, role): &(Message, Role)| {
            let text = shared.say(message);
            match role {
                Role::No => (format!("{sign} {text}"), *role),
                Role::Can if self.is_refused() => (format!("{near} {text}"), *role),
                _ => (text, *role),
            }
        };
        if self.speech.is_empty() {
            let own = self.step().map(|step| (Message::new(step.text.as_str()), Role::Text));
            return own.iter().map(said).collect();
        }
        self.speech.iter().map(said).collect()
    }

    fn is_refused(&self) -> bool {
        self.speech.iter().any(|(_, role)| *role == Role::No)
    }

    /// What is lit on the table.
    fn lit(&self, view: &View) -> Lit {
        let can = self.choices.iter().filter(|choice| choice.shown.possible).filter_map(|choice| match choice.offer {
            Offer::Deed(Deed::Act(action)) => super::spot_of(action, self.position()),
            _ => None,
        });
        let mut can: Vec<Spot> = can.filter(|spot| matches!(spot, Spot::Building(_) | Spot::Die(_))).collect();
        let pointed = self.region != Region::Choices && self.spot.is_some();
        let focus = if pointed { self.spot } else { self.chosen_spot() };
        // A stop lights the buildings that its flower opens.
        if let (Some(Spot::Stop(stop)), true) = (focus, self.is_driving())
            && let Some(citizen) = view.layout.citizen_at(stop)
        {
            can.extend(view.layout.group_of(citizen).iter().map(Spot::Building));
        }
        let seen = view.seats.first().and_then(|seat| seat.hidden);
        Lit {
            can,
            focus,
            pointed,
            purse: seen.map(|hidden| hidden.pesos).filter(|_| self.is_driving()),
            car: self.motion.as_ref().map(|motion| motion.at),
            shown: None,
        }
    }

    /// The line that says what the focus would bring, or what it is.
    fn result(&self, view: &View, shared: &Shared<'p>) -> Said {
        if let Some(tip) = &self.tip {
            let role = if self.is_refused() { Role::Quiet } else { Role::Changed };
            return (shared.say(tip), role);
        }
        if let Some(spot) = self.spot.filter(|_| self.region != Region::Choices) {
            return (self.named(spot, view, shared), Role::Text);
        }
        match self.choices.get(self.chosen) {
            Some(choice) if !choice.shown.possible => {
                (format!("{} {}", shared.theme.signs.no, choice.shown.long), Role::Quiet)
            }
            Some(choice) if choice.shown.brings.is_empty() => (choice.shown.long.clone(), Role::Text),
            Some(choice) => (format!("{}   {}", choice.shown.long, choice.shown.brings), Role::Text),
            None => (String::new(), Role::Text),
        }
    }

    /// What is pointed at: its name, and how it stands now.
    fn named(&self, spot: Spot, view: &View, shared: &Shared<'p>) -> String {
        let position = self.position();
        let lines = match (spot, spot.thing(view)) {
            (Spot::Seat(seat), _) => hand(position, seat),
            (_, Some(thing)) => Cuba::look(position, thing),
            (_, None) => Vec::new(),
        };
        let lines: Vec<String> = lines.iter().map(|line| shared.say(line)).collect();
        match spot.thing(view) {
            Some(thing) => {
                let name = Message::new("ui-named").with("name", Cuba::thing(thing));
                format!("{} {}", shared.say(&name), lines.join(" "))
            }
            None => lines.join(" "),
        }
    }

    /// The keys that matter now.
    fn keys(&self, shared: &Shared<'p>) -> Vec<(Command, Option<String>)> {
        let word = |id: &str| Some(shared.text(id));
        let does = match self.step() {
            None => word("key-open"),
            Some(_) if !self.speech.is_empty() => word("key-go-on"),
            Some(step) => match (step.kind, self.spot.filter(|_| self.region != Region::Choices)) {
                (Kind::Look, _) => word("key-look"),
                (Kind::Ask, None) => word("key-answer"),
                (Kind::Ask, Some(_)) => word("key-look"),
                (Kind::Act | Kind::Try, Some(spot)) if natural(spot, self.position()).is_none() => word("key-look"),
                (Kind::Act | Kind::Try, _) => Some(shared.say(&decision_label(self.position().question()))),
            },
        };
        let why = self.about.and_then(|_| word("key-article"));
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
