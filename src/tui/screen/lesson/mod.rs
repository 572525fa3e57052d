//! A lesson at the table: the tutor's text, the goal, what can be done, and what came of it.
//!
//! The board stays where it is, the text below it talks, one line says what can be done, one line what it would bring.
//! Everything on the table can be pointed at, asked about and tried; what the rules refuse says why. There is exactly one
//! focus: on a choice, or on a thing on the table, which light each other.

mod draw;
mod telling;

use ratatui::layout::Position as Cell;

use crate::{
    bot::Level,
    course::{
        lesson::{Deed, Lesson, Step},
        progress::Change,
        run::reply::Verdict,
        scenario::Demand,
        taught::LEARNER,
        tutor::Tutor,
    },
    game::{Decision, Eyes},
    play::{self, Player, first, table::Terms},
    sitting::{
        spot::Spot,
        stage::Staged,
        telling::{done_for_you, happened},
    },
    text::Message,
};

use super::{
    super::{
        command::Command,
        here::Here,
        input::Key,
        paint::{Canvas, Target},
        pane::Pane,
        screen::visit::{Transition, Visit},
        shared::Shared,
        tabletop::talk_room,
        theme::Role,
        widget::speech::Speech,
    },
    Screen,
    attention::{Attention, Offered},
};

/// See the module's page.
pub(in crate::tui) struct LessonScreen<'p, G: Staged> {
    tutor: Tutor<'p, G>,
    at: Attention<G, Way<'p, G>>,
    /// What happened in this lesson, in order.
    log: Vec<Message>,
}

/// What choosing does.
#[derive(Clone)]
enum Way<'p, G: Staged> {
    Deed(Deed<G>),
    /// Another lesson, at the end of this one.
    Next(&'p Lesson<G>),
    /// The coached game that ends the course.
    FirstGame,
    Again,
    /// A free game from where the lesson ends.
    Play,
    Leave,
}

impl<G: Staged> Offered<G> for Way<'_, G> {
    fn action(&self) -> Option<G::Action> {
        if let Self::Deed(Deed::Act(action)) = self { Some(*action) } else { None }
    }

    fn thing(&self) -> Option<&'static str> {
        if let Self::Deed(Deed::Look(thing)) = self { Some(thing) } else { None }
    }
}

impl<'p, G: Staged> LessonScreen<'p, G> {
    /// A lesson where it was left; `None`: it cannot be played.
    pub(in crate::tui) fn new(lesson: &'p Lesson<G>, shared: &Shared<'p, G>) -> Option<Self> {
        let before = shared.learnt().lesson(&lesson.id, &lesson.mark);
        let (tutor, opening) = Tutor::begin(lesson, before)?;
        Some(Self::with(tutor, &opening, shared))
    }

    /// A lesson from its first step, or from another one.
    pub(in crate::tui) fn at(lesson: &'p Lesson<G>, step: usize, shared: &Shared<'p, G>) -> Option<Self> {
        let (mut tutor, mut opening) = Tutor::begin(lesson, None)?;
        if step > 0 {
            opening = tutor.go(step)?;
        }
        Some(Self::with(tutor, &opening, shared))
    }

    fn with(tutor: Tutor<'p, G>, opening: &[G::Event], shared: &Shared<'p, G>) -> Self {
        let mut screen = Self { tutor, at: Attention::new(), log: Vec::new() };
        screen.tell(happened::<G>(opening));
        screen.offer(shared);
        screen
    }

    fn position(&self) -> &G::Position {
        self.tutor.run().position()
    }

    /// The table: a learner sees everything.
    fn here(&self) -> Here<G> {
        Here { position: *self.position(), seat: LEARNER, eyes: Eyes::Open }
    }

    fn step(&self) -> Option<&'p Step<G>> {
        self.tutor.run().step()
    }

    /// Whether the learner is to travel, so that the table shows what it costs.
    fn is_travelling(&self) -> bool {
        let plays = self.step().is_some_and(|step| matches!(step.kind, Demand::Act | Demand::Try));
        plays && self.here().is_to_travel()
    }

    /// What can be chosen now, in the language spoken.
    fn offer(&mut self, shared: &Shared<'p, G>) {
        self.at.choices.clear();
        let Some(step) = self.step() else {
            self.offer_end(shared);
            return;
        };
        match step.kind {
            Demand::Ask => {
                for option in &step.options {
                    let attribute = Step::<G>::option_attribute(option, false);
                    let long = Message::new(step.text.as_str()).attribute(attribute);
                    self.at.add(Way::Deed(Deed::Answer(option.clone())), &long, shared);
                }
            }
            Demand::Look => {
                for thing in G::things() {
                    self.at.add(Way::Deed(Deed::Look(thing)), &G::thing(thing), shared);
                }
            }
            Demand::Act | Demand::Try => {
                let possible = self.tutor.run().choices();
                for action in &possible {
                    self.add_action(*action, true, shared);
                }
                for action in G::attempts(self.position(), LEARNER).into_iter().filter(|one| !possible.contains(one)) {
                    self.add_action(action, false, shared);
                }
                // The author's own way is among them, whatever its numbers.
                if let Some(Deed::Act(action)) = self.tutor.run().next_deed()
                    && self.at.place_of(action).is_none()
                {
                    self.add_action(action, false, shared);
                }
            }
        }
        self.at.choose(self.at.chosen);
    }

    /// What comes after the lesson.
    fn offer_end(&mut self, shared: &Shared<'p, G>) {
        if self.tutor.run().lesson().id == first::AFTER {
            let title = Message::new(first::TEXT);
            self.at.add(Way::FirstGame, &Message::new("ui-next-lesson").with("title", title), shared);
        }
        let mut later = shared.lessons().skip_while(|one| one.id != self.tutor.run().lesson().id).skip(1);
        if let Some(next) = later.next() {
            let title = Message::new(next.text.as_str());
            self.at.add(Way::Next(next), &Message::new("ui-next-lesson").with("title", title), shared);
        }
        self.at.add(Way::Again, &Message::new("ui-again"), shared);
        if self.goes_on() {
            self.at.add(Way::Play, &Message::new("ui-play-from-here"), shared);
        }
        self.at.add(Way::Leave, &Message::new("ui-to-course"), shared);
        self.at.choose(self.at.chosen);
    }

    fn add_action(&mut self, action: G::Action, possible: bool, shared: &Shared<'p, G>) {
        let here = self.here();
        self.at.add_action(&here, action, Way::Deed(Deed::Act(action)), possible, shared);
    }

    fn enter(&mut self, region: Pane) {
        let here = self.here();
        self.at.enter(region, &here);
    }

    /// Enter: the next page of what is said, the focused choice, or the most natural thing with what is pointed at.
    fn enact(&mut self, shared: &mut Shared<'p, G>) -> Transition<'p, G> {
        if !self.at.speech.is_empty() && self.step().is_some() {
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
            Way::Next(lesson) => {
                return Transition::Replace(Visit::Lesson(lesson));
            }
            Way::FirstGame => shared.ask_first_game(),
            Way::Again => {
                return Transition::Replace(Visit::Step(self.tutor.run().lesson(), 0));
            }
            Way::Play => {
                let table = self.played_on(shared);
                return table.map_or(Transition::Stay, |table| Transition::Replace(Visit::Begin(Box::new(table))));
            }
            Way::Leave => return Transition::Close,
        }
        Transition::Stay
    }

    /// Whether the game can be gone on with from here.
    fn goes_on(&self) -> bool {
        G::decision(self.position()) != Decision::Over
    }

    /// A free game that goes on from here: you against bots.
    fn played_on(&self, shared: &mut Shared<'p, G>) -> Option<play::Table<G>> {
        let terms = Terms::seeded(shared.draw_seed());
        let you = Player::person(shared.name().unwrap_or_default(), shared.lang());
        let bots = (1..G::players(self.position())).map(|_| Player::bot(Level::Easy));
        play::Table::from_here(self.position(), [you].into_iter().chain(bots).collect(), terms)
    }

    /// What Enter does with a thing on the table; what is not among the choices yet comes to them.
    fn deed_with(&self, spot: Spot) -> Option<Deed<G>> {
        match self.step()?.kind {
            Demand::Look => G::called(&self.here().view(), spot).map(Deed::Look),
            Demand::Ask => None,
            Demand::Act | Demand::Try => G::natural(self.position(), spot).map(Deed::Act),
        }
    }

    fn act(&mut self, deed: &Deed<G>, shared: &Shared<'p, G>) {
        let Some(step) = self.step() else { return };
        self.at.quiet();
        let before = self.here();
        if let Deed::Act(action) = deed {
            self.choose_action(*action, shared);
        }
        if let Deed::Look(thing) = deed {
            self.at.tell_about(thing, &before);
        }
        let reply = self.tutor.attempt(deed);
        self.at.events = [&reply.events[..], &reply.opening[..]].concat();
        self.tell_reply(step, &reply);
        if matches!(reply.verdict, Verdict::Passed | Verdict::Kept) {
            self.at.before = Some(before.position);
            if let Deed::Act(action) = deed {
                self.at.set_off(&before.position, *action, shared);
            }
            self.at.chosen = 0;
            self.enter(Pane::Choices);
            if reply.verdict == Verdict::Kept && reply.coaching.is_none() {
                // What is played and goes on needs no page of its own: the table shows it.
                self.at.speech.clear();
            }
            self.offer(shared);
            self.at.tab = self.at.tab_of_decision(&self.here());
        }
        if self.step().is_none() {
            self.tell_closing();
        }
    }

    /// The focus is on an action; an attempt from the table comes to the choices.
    fn choose_action(&mut self, action: G::Action, shared: &Shared<'p, G>) {
        if self.at.place_of(action).is_none() {
            self.add_action(action, false, shared);
        }
        self.at.chosen = self.at.place_of(action).unwrap_or(0);
    }

    fn hint(&mut self) {
        let Some(step) = self.step() else { return };
        let position = *self.position();
        let Some(hint) = self.tutor.hint() else { return };
        self.at.quiet();
        self.at.tip = Some(hint.message(step, &position, None));
    }

    fn again(&mut self, how: impl FnOnce(&mut Tutor<'p, G>) -> bool, said: [&str; 2], shared: &Shared<'p, G>) {
        let done = how(&mut self.tutor);
        self.at.quiet();
        self.at.tip = Some(Message::new(if done { said[0] } else { said[1] }));
        self.at.chosen = 0;
        self.enter(Pane::Choices);
        self.offer(shared);
    }

    fn skip(&mut self, shared: &Shared<'p, G>) {
        let Some(step) = self.step() else { return };
        self.at.quiet();
        let before = *self.position();
        self.at.tell(Message::new("learn-skipped"), Role::Quiet);
        for reply in self.tutor.skip() {
            self.tell(done_for_you(step, &reply));
        }
        self.at.before = Some(before);
        self.at.chosen = 0;
        self.enter(Pane::Choices);
        self.offer(shared);
        if self.step().is_none() {
            self.tell_closing();
        }
    }

    /// What the tutor says: what was said last, or the step's text.
    fn said(&self, shared: &Shared<'p, G>) -> Vec<Speech> {
        let own = self.step().map(|step| (Message::new(step.text.as_str()), Role::Text));
        self.at.said(own.as_slice(), shared)
    }

    fn step_back(&mut self) -> Transition<'p, G> {
        if self.at.region != Pane::Choices {
            self.enter(Pane::Choices);
        } else if !self.at.speech.is_empty() && self.step().is_some() {
            self.at.quiet();
        } else {
            return Transition::Close;
        }
        Transition::Stay
    }
}

impl<'p, G: Staged> Screen<'p, G> for LessonScreen<'p, G> {
    fn update(&mut self, command: Command, _key: Key, shared: &mut Shared<'p, G>) -> Transition<'p, G> {
        match command {
            Command::Up | Command::Down | Command::Left | Command::Right => {
                let (here, said) = (self.here(), self.said(shared));
                self.at.arrow(command, &here, &said, shared);
            }
            Command::First => self.at.chosen = 0,
            Command::Last => self.at.choose(usize::MAX),
            Command::PageUp => self.at.scrolled = self.at.scrolled.saturating_sub(talk_room(shared.size).1),
            Command::PageDown => drop(self.at.turn_page(shared)),
            Command::Region => self.enter(self.at.region.after(G::REGIONS)),
            Command::RegionBefore => self.enter(self.at.region.before(G::REGIONS)),
            Command::Search => {
                let position = *self.position();
                return Transition::Open(Visit::Search(Some(Here::open(position))));
            }
            Command::Back => return self.step_back(),
            Command::Why => return self.why(),
            Command::Tip => self.hint(),
            Command::Do => return self.enact(shared),
            Command::Undo => self.again(Tutor::undo, ["learn-undone", "learn-nothing-to-undo"], shared),
            Command::Redo => self.again(Tutor::redo, ["learn-redone", "learn-nothing-to-redo"], shared),
            Command::Restart => self.again(Tutor::restart_step, ["learn-restarted"; 2], shared),
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

    fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p, G>) -> Option<Cell> {
        self.paint(canvas, shared)
    }

    fn commands(&self) -> Vec<Command> {
        use Command::*;
        vec![Left, Right, Up, Down, Do, Region, Why, Tip, Undo, Redo, Restart, Skip, Search, Back]
    }

    fn point(&mut self, target: Target, shared: &mut Shared<'p, G>) -> bool {
        let here = self.here();
        self.at.point(target, &here, shared)
    }

    fn scroll(&mut self, up: bool, on_text: bool, shared: &mut Shared<'p, G>) -> Transition<'p, G> {
        let (here, said) = (self.here(), self.said(shared));
        self.at.wheel(up, on_text, &here, &said, shared);
        Transition::Stay
    }

    fn renew(&mut self, shared: &Shared<'p, G>) {
        // An attempt that was made stays among the choices.
        let (tried, chosen) = (self.at.tried(), self.at.chosen);
        self.offer(shared);
        for action in tried {
            if self.at.place_of(action).is_none() {
                self.add_action(action, false, shared);
            }
        }
        self.at.choose(chosen);
    }

    fn stir(&mut self) {
        self.at.arrive();
    }

    fn take_changes(&mut self) -> Vec<Change> {
        self.tutor.take_changes()
    }

    fn patience(&self) -> Option<u64> {
        self.at.patience()
    }

    fn tick(&mut self, _shared: &mut Shared<'p, G>) {
        self.at.tick();
    }

    fn focus_on(&mut self, line: &str) -> bool {
        self.at.focus_on(|offer| match offer {
            Way::Deed(Deed::Act(action)) => action.to_string() == line,
            Way::Deed(Deed::Look(thing)) => line.strip_prefix("look ") == Some(thing),
            Way::Deed(Deed::Answer(option)) => line.strip_prefix("answer ") == Some(option),
            Way::Play => line == "play",
            Way::FirstGame => line == first::ID,
            Way::Next(_) | Way::Again | Way::Leave => false,
        })
    }
}
