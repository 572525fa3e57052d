//! A lesson at the table: the tutor's text, the goal, what can be done, and what came of it.
//!
//! The board stays where it is, the text below it talks, one line says what can be done, one line what it would bring.
//! Everything on the table can be pointed at, asked about and tried; what the rules refuse says why. There is exactly one
//! focus: on a choice, or on a thing on the table, which light each other.

mod draw;
mod telling;

use ratatui::layout::Position as Cell;

use crate::{
    course::{progress::Change, run::reply::Verdict, scenario::Demand},
    play::{Player, first, table::Terms},
    sitting::{
        game::GameSitting,
        lesson::{LearnerDeed, LessonSitting},
        spot::Spot,
        tableau::{Move, Tableau},
    },
    text::Message,
};

use super::{
    super::{
        chronicle::Chronicle,
        command::Command,
        input::Key,
        paint::{Canvas, Target},
        pane::Pane,
        screen::visit::{Transition, Visit},
        shared::Shared,
        theme::Role,
        widget::speech::Speech,
    },
    Screen,
    attention::Attention,
};

/// See the module's page.
pub(in crate::tui) struct LessonScreen<'p> {
    sitting: Box<dyn LessonSitting + 'p>,
    at: Attention<Way>,
    /// What happened in this lesson, in order.
    log: Chronicle,
}

/// What choosing does.
#[derive(Clone)]
enum Way {
    Deed(LearnerDeed),
    /// Another lesson, at the end of this one.
    Next(String),
    /// The coached game that ends the course.
    FirstGame,
    Again,
    /// A free game from where the lesson ends.
    Play,
    Leave,
}

impl<'p> LessonScreen<'p> {
    /// A lesson where it was left; `None`: it cannot be played.
    pub(in crate::tui) fn new(lesson: &str, shared: &Shared<'p>) -> Option<Self> {
        Self::seated(lesson, None, shared)
    }

    /// A lesson from its first step, or from another one.
    pub(in crate::tui) fn at(lesson: &str, step: usize, shared: &Shared<'p>) -> Option<Self> {
        Self::seated(lesson, Some(step), shared)
    }

    fn seated(lesson: &str, step: Option<usize>, shared: &Shared<'p>) -> Option<Self> {
        let (sitting, opening) = shared.house.sit(lesson, shared.learnt(), step)?;
        let mut screen = Self { sitting, at: Attention::new(), log: Chronicle::default() };
        screen.tell(opening, shared);
        screen.offer(shared);
        Some(screen)
    }

    /// The table: a learner sees everything.
    fn here(&self) -> Box<dyn Tableau> {
        self.sitting.tableau(self.at.marked)
    }

    /// What the step asks for; `None`: the lesson is finished.
    fn kind(&self) -> Option<Demand> {
        self.sitting.step().map(|step| step.kind)
    }

    fn is_over(&self) -> bool {
        self.kind().is_none()
    }

    /// What can be chosen now, in the language spoken.
    fn offer(&mut self, shared: &Shared<'p>) {
        self.at.choices.clear();
        let Some(step) = self.sitting.step() else {
            self.offer_end(shared);
            return;
        };
        let here = self.sitting.tableau(false);
        for (option, words) in step.answers() {
            self.at.add(Way::Deed(LearnerDeed::Answer(option)), &words, shared);
        }
        if step.kind == Demand::Look {
            for thing in here.things() {
                self.at.add_look(Way::Deed(LearnerDeed::Look(thing)), thing, &*here, shared);
            }
        }
        for choice in self.sitting.choices() {
            let deed = Way::Deed(LearnerDeed::Act(choice.action.clone()));
            self.at.add_action(deed, choice, &*here, shared);
        }
        self.at.choose(self.at.chosen);
    }

    /// What comes after the lesson.
    fn offer_end(&mut self, shared: &Shared<'p>) {
        let titled = |title: &str| Message::new("ui-next-lesson").with("title", Message::new(title));
        if self.sitting.id() == first::AFTER {
            self.at.add(Way::FirstGame, &titled(first::TEXT), shared);
        }
        if let Some(next) = shared.house.after(self.sitting.id()) {
            self.at.add(Way::Next(next.id.to_owned()), &titled(next.text), shared);
        }
        self.at.add(Way::Again, &Message::new("ui-again"), shared);
        if self.sitting.goes_on() {
            self.at.add(Way::Play, &Message::new("ui-play-from-here"), shared);
        }
        self.at.add(Way::Leave, &Message::new("ui-to-course"), shared);
        self.at.choose(self.at.chosen);
    }

    fn enter(&mut self, region: Pane) {
        let here = self.here();
        self.at.enter(region, &*here);
    }

    /// Enter: the next page of what is said, the focused choice, or the most natural thing with what is pointed at.
    fn enact(&mut self, shared: &mut Shared<'p>) -> Transition {
        if !self.at.speech.is_empty() && !self.is_over() {
            if !self.at.turn_page(shared) {
                self.at.quiet();
            }
            return Transition::Stay;
        }
        if self.at.region == Pane::Text {
            self.enter(Pane::Choices);
            return Transition::Stay;
        }
        let offer = match self.at.pointed() {
            Some(spot) => match self.deed_with(spot) {
                Some(deed) => Way::Deed(deed),
                None => return self.why(),
            },
            None => match self.at.choice() {
                Some(choice) => choice.offer.clone(),
                None => return Transition::Stay,
            },
        };
        match offer {
            Way::Deed(deed) => self.act(&deed, shared),
            Way::Next(lesson) => return Transition::Replace(Visit::Lesson(lesson)),
            Way::FirstGame => shared.ask_first_game(),
            Way::Again => return Transition::Replace(Visit::Step(self.sitting.id().to_owned(), 0)),
            Way::Play => {
                let table = self.played_on(shared);
                return table.map_or(Transition::Stay, |table| Transition::Replace(Visit::Begin(table)));
            }
            Way::Leave => return Transition::Close,
        }
        Transition::Stay
    }

    /// A free game that goes on from here: you against bots.
    fn played_on(&self, shared: &mut Shared<'p>) -> Option<Box<dyn GameSitting>> {
        let terms = Terms::seeded(shared.draw_seed());
        let you = Player::person(shared.name().unwrap_or_default(), shared.lang());
        self.sitting.played_on(you, terms)
    }

    /// What Enter does with a thing on the table; what is not among the choices yet comes to them.
    fn deed_with(&self, spot: Spot) -> Option<LearnerDeed> {
        let here = self.here();
        match self.kind()? {
            Demand::Look => here.called(spot).map(LearnerDeed::Look),
            Demand::Ask => None,
            Demand::Act | Demand::Try => here.natural(spot).map(LearnerDeed::Act),
        }
    }

    fn act(&mut self, deed: &LearnerDeed, shared: &Shared<'p>) {
        if self.is_over() {
            return;
        }
        self.at.quiet();
        let before = self.here();
        match deed {
            LearnerDeed::Act(action) => self.choose_action(action, &*before, shared),
            LearnerDeed::Look(thing) => self.at.tell_about(thing, &*before),
            LearnerDeed::Answer(_) => {}
        }
        let outcome = self.sitting.attempt(deed);
        self.tell(outcome.told, shared);
        self.tell(outcome.opening, shared);
        if matches!(outcome.verdict, Verdict::Passed | Verdict::Kept) {
            self.at.marked = true;
            self.at.set_off(outcome.way, shared);
            self.at.chosen = 0;
            self.enter(Pane::Choices);
            if outcome.verdict == Verdict::Kept && !outcome.is_coached {
                // What is played and goes on needs no page of its own: the table shows it.
                self.at.speech.clear();
            }
            self.offer(shared);
            self.at.tab = self.at.tab_of_decision(&*self.here());
        }
        if self.is_over() {
            self.tell_closing();
        }
    }

    /// The focus is on an action; an attempt from the table comes to the choices.
    fn choose_action(&mut self, action: &Move, here: &dyn Tableau, shared: &Shared<'p>) {
        self.at.choose_action(action, Way::Deed(LearnerDeed::Act(action.clone())), here, shared);
    }

    fn hint(&mut self) {
        if let Some(hint) = self.sitting.hint(None) {
            self.at.quiet();
            self.at.tip = Some(hint);
        }
    }

    fn again(&mut self, done: bool, said: [&str; 2], shared: &Shared<'p>) {
        self.at.quiet();
        self.at.tip = Some(Message::new(if done { said[0] } else { said[1] }));
        self.at.chosen = 0;
        self.enter(Pane::Choices);
        self.offer(shared);
    }

    fn skip(&mut self, shared: &Shared<'p>) {
        if self.is_over() {
            return;
        }
        self.at.quiet();
        let told = self.sitting.skip(None);
        self.tell(told, shared);
        self.at.marked = true;
        self.at.chosen = 0;
        self.enter(Pane::Choices);
        self.offer(shared);
        if self.is_over() {
            self.tell_closing();
        }
    }

    /// What the tutor says: what was said last, or the step's text.
    fn said(&self, shared: &Shared<'p>) -> Vec<Speech> {
        let own = self.sitting.step().map(|step| (Message::new(step.text), Role::Text));
        self.at.said(own.as_slice(), shared)
    }

    fn step_back(&mut self) -> Transition {
        if self.at.region != Pane::Choices {
            self.enter(Pane::Choices);
        } else if !self.at.speech.is_empty() && !self.is_over() {
            self.at.quiet();
        } else {
            return Transition::Close;
        }
        Transition::Stay
    }
}

impl<'p> Screen<'p> for LessonScreen<'p> {
    fn update(&mut self, command: Command, _key: Key, shared: &mut Shared<'p>) -> Transition {
        match command {
            Command::Up | Command::Down | Command::Left | Command::Right => {
                let (here, said) = (self.here(), self.said(shared));
                self.at.arrow(command, &*here, &said, shared);
            }
            Command::First => self.at.chosen = 0,
            Command::Last => self.at.choose(usize::MAX),
            Command::PageUp | Command::PageDown => {
                let said = self.said(shared);
                self.at.page(command == Command::PageDown, &said, shared);
            }
            Command::Region => self.enter(self.at.region.after(self.here().regions())),
            Command::RegionBefore => self.enter(self.at.region.before(self.here().regions())),
            Command::Search => return Transition::Open(Visit::Search(Some(self.here()))),
            Command::Back => return self.step_back(),
            Command::Why => return self.why(),
            Command::Tip => self.hint(),
            Command::Do => return self.enact(shared),
            Command::Undo => {
                let done = self.sitting.undo();
                self.again(done, ["learn-undone", "learn-nothing-to-undo"], shared);
            }
            Command::Redo => {
                let done = self.sitting.redo();
                self.again(done, ["learn-redone", "learn-nothing-to-redo"], shared);
            }
            Command::Restart => {
                let done = self.sitting.restart();
                self.again(done, ["learn-restarted"; 2], shared);
            }
            Command::Skip => self.skip(shared),
            Command::Onward
            | Command::Before
            | Command::Show
            | Command::Beside
            | Command::Mute
            | Command::Language
            | Command::Mouse
            | Command::Help
            | Command::Quit => {}
        }
        Transition::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>) -> Option<Cell> {
        self.paint(canvas, shared)
    }

    fn commands(&self) -> Vec<Command> {
        use Command::*;
        vec![Left, Right, Up, Down, Do, Region, Why, Tip, Undo, Redo, Restart, Skip, Search, Back]
    }

    fn point(&mut self, target: Target, shared: &mut Shared<'p>) -> bool {
        let here = self.here();
        self.at.point(target, &*here, shared)
    }

    fn scroll(&mut self, up: bool, on_text: bool, shared: &mut Shared<'p>) -> Transition {
        let (here, said) = (self.here(), self.said(shared));
        self.at.wheel(up, on_text, &*here, &said, shared);
        Transition::Stay
    }

    fn renew(&mut self, shared: &Shared<'p>) {
        // An attempt that was made stays among the choices.
        let (tried, chosen, here) = (self.at.tried(), self.at.chosen, self.here());
        self.log.renew(shared);
        self.offer(shared);
        for action in tried {
            self.choose_action(&action, &*here, shared);
        }
        self.at.choose(chosen);
    }

    fn stir(&mut self) {
        self.at.arrive();
    }

    fn take_changes(&mut self) -> Vec<Change> {
        self.sitting.take_changes()
    }

    fn patience(&self) -> Option<u64> {
        self.at.patience()
    }

    fn tick(&mut self, _shared: &mut Shared<'p>) {
        self.at.tick();
    }

    fn focus_on(&mut self, line: &str) -> bool {
        self.at.focus_on(|offer| match offer {
            Way::Deed(LearnerDeed::Act(action)) => action.line() == line,
            Way::Deed(LearnerDeed::Look(thing)) => line.strip_prefix("look ") == Some(thing),
            Way::Deed(LearnerDeed::Answer(option)) => line.strip_prefix("answer ") == Some(option),
            Way::Play => line == "play",
            Way::FirstGame => line == first::ID,
            Way::Next(_) | Way::Again | Way::Leave => false,
        })
    }
}
