//! A lesson at the table: the tutor's text, the goal, what can be done, and what came of it.
//!
//! The board stays where it is, the text below it talks, one line says what can be done, one line what it would bring.
//! Everything on the table can be pointed at, asked about and tried; what the rules refuse says why. There is exactly one
//! focus: on a choice, or on a thing on the table, which light each other.

mod draw;
mod telling;

use ratatui::layout::Position as Cell;

use crate::{
    course::{
        lesson::{Deed, Lesson, Step},
        progress::Change,
        run::Verdict,
        scenario::Kind,
        taught::{LEARNER, Taught},
        tutor::Tutor,
    },
    cuba::{Action, Cuba, Event, Position, board::STOPS},
    game::{Decision, Eyes, Game},
    reference::Topic,
    text::{Message, fill::lines},
};

use super::{
    super::{
        app::Shared,
        command::Command,
        cuba::{Region, Size, Spot, Table, attempts, brought, natural, short, spot_of, tab},
        input::Key,
        paint::{Canvas, Target},
        theme::Role,
        widget::{choices::Shown, list::moved},
    },
    Outcome, Screen,
    rules::Rules,
};

/// How long the car takes from stop to stop, and at the most, in milliseconds.
const STOP_TIME: u64 = 60;
const MOST_TIME: u64 = 400;

/// See the module's page.
pub(in crate::tui) struct LessonScreen<'p> {
    tutor: Tutor<'p, Cuba>,
    choices: Vec<Choice<'p>>,
    chosen: usize,
    region: Region,
    /// What is pointed at on the table.
    spot: Option<Spot>,
    /// The tab of a small screen.
    tab: Region,
    /// What was said last, until a key brings the step's text back; empty: the text.
    speech: Vec<(Message, Role)>,
    /// The first line of it that is shown.
    scrolled: usize,
    /// The article that asking again opens.
    about: Option<Topic>,
    /// What stands in place of the result until the focus moves.
    tip: Option<Message>,
    /// The position before the last action: what differs is marked.
    before: Option<Position>,
    /// What happened in the last action.
    events: Vec<Event>,
    /// What happened in this lesson, in order.
    log: Vec<Message>,
    motion: Option<Motion>,
}

/// Something to choose.
struct Choice<'p> {
    offer: Offer<'p>,
    shown: Shown,
}

/// What choosing does.
#[derive(Clone)]
enum Offer<'p> {
    Deed(Deed<Cuba>),
    /// Another lesson, at the end of this one.
    Next(&'p Lesson<Cuba>),
    Again,
    Leave,
}

/// The car on its way.
struct Motion {
    at: u8,
    left: u16,
    wait: u64,
}

impl<'p> LessonScreen<'p> {
    /// A lesson where it was left; `None`: it cannot be played.
    pub(in crate::tui) fn new(lesson: &'p Lesson<Cuba>, shared: &Shared<'p>) -> Option<Self> {
        let before = shared.progress.of(&lesson.id, &lesson.mark);
        let (tutor, opening) = Tutor::begin(lesson, before)?;
        Some(Self::with(tutor, &opening, shared))
    }

    /// A lesson from its first step, or from another one.
    pub(in crate::tui) fn at(lesson: &'p Lesson<Cuba>, step: usize, shared: &Shared<'p>) -> Option<Self> {
        let (mut tutor, mut opening) = Tutor::begin(lesson, None)?;
        if step > 0 {
            opening = tutor.go(step)?;
        }
        Some(Self::with(tutor, &opening, shared))
    }

    fn with(tutor: Tutor<'p, Cuba>, opening: &[Event], shared: &Shared<'p>) -> Self {
        let mut screen = Self {
            tutor,
            choices: Vec::new(),
            chosen: 0,
            region: Region::Choices,
            spot: None,
            tab: Region::Text,
            speech: Vec::new(),
            scrolled: 0,
            about: None,
            tip: None,
            before: None,
            events: Vec::new(),
            log: Vec::new(),
            motion: None,
        };
        screen.tell_events(opening);
        screen.offer(shared);
        screen
    }

    fn position(&self) -> &Position {
        self.tutor.run().position()
    }

    fn step(&self) -> Option<&'p Step<Cuba>> {
        self.tutor.run().step()
    }

    /// Whether the learner is to drive, so that the street shows what it costs.
    fn is_driving(&self) -> bool {
        let plays = self.step().is_some_and(|step| matches!(step.kind, Kind::Act | Kind::Try));
        let question = crate::cuba::Question::Drive;
        plays && Cuba::decision(self.position()) == Decision::Ask { seat: LEARNER, question }
    }

    /// What can be chosen now, in the language spoken.
    fn offer(&mut self, shared: &Shared<'p>) {
        self.choices.clear();
        let Some(step) = self.step() else {
            self.offer_end(shared);
            return;
        };
        match step.kind {
            Kind::Ask => {
                for option in &step.options {
                    let attribute = Step::<Cuba>::option_attribute(option, false);
                    let long = Message::new(step.text.as_str()).attribute(attribute);
                    self.add(Offer::Deed(Deed::Answer(option.clone())), &long, shared);
                }
            }
            Kind::Look => {
                for thing in Cuba::things() {
                    self.add(Offer::Deed(Deed::Look(thing)), &Cuba::thing(thing), shared);
                }
            }
            Kind::Act | Kind::Try => {
                let possible = self.tutor.run().choices();
                for action in &possible {
                    self.add_action(*action, true, shared);
                }
                for action in attempts(self.position(), LEARNER).into_iter().filter(|one| !possible.contains(one)) {
                    self.add_action(action, false, shared);
                }
                // The author's own way is among them, whatever its numbers.
                if let Some(Deed::Act(action)) = self.tutor.run().next_deed() {
                    let is =
                        |choice: &Choice<'p>| matches!(&choice.offer, Offer::Deed(Deed::Act(one)) if *one == action);
                    if !self.choices.iter().any(is) {
                        self.add_action(action, false, shared);
                    }
                }
            }
        }
        self.chosen = self.chosen.min(self.choices.len().saturating_sub(1));
    }

    /// What comes after the lesson.
    fn offer_end(&mut self, shared: &Shared<'p>) {
        let mut later = shared.lessons().skip_while(|one| one.id != self.tutor.run().lesson().id).skip(1);
        if let Some(next) = later.next() {
            let title = Message::new(next.text.as_str());
            self.add(Offer::Next(next), &Message::new("ui-next-lesson").with("title", title), shared);
        }
        self.add(Offer::Again, &Message::new("ui-again"), shared);
        self.add(Offer::Leave, &Message::new("ui-to-course"), shared);
        self.chosen = self.chosen.min(self.choices.len() - 1);
    }

    fn add(&mut self, offer: Offer<'p>, long: &Message, shared: &Shared<'p>) {
        let words = shared.say(long);
        let shown = Shown { short: words.clone(), long: words, brings: String::new(), possible: true };
        self.choices.push(Choice { offer, shown });
    }

    fn add_action(&mut self, action: Action, possible: bool, shared: &Shared<'p>) {
        let p = *self.position();
        let points = shared.theme.signs.points;
        let brings = if possible { brought(&p, LEARNER, action, points, &shared.catalog) } else { String::new() };
        let shown = Shown {
            short: short(action, &p, &shared.catalog),
            long: shared.say(&Cuba::choice(&p, action)),
            brings,
            possible,
        };
        self.choices.push(Choice { offer: Offer::Deed(Deed::Act(action)), shown });
    }

    /// What the focused choice is about.
    fn chosen_spot(&self) -> Option<Spot> {
        let view = Cuba::view(self.position(), Eyes::Open);
        match &self.choices.get(self.chosen)?.offer {
            Offer::Deed(Deed::Act(action)) => spot_of(*action, self.position()),
            Offer::Deed(Deed::Look(thing)) => Spot::of_thing(thing, &view),
            Offer::Deed(Deed::Answer(_)) | Offer::Next(_) | Offer::Again | Offer::Leave => None,
        }
    }

    /// Points at a thing; the choice that belongs to it is chosen with it.
    fn point_at(&mut self, spot: Spot) {
        self.region = spot.region();
        self.tab = self.region;
        self.spot = Some(spot);
        let view = Cuba::view(self.position(), Eyes::Open);
        let belongs = |choice: &Choice<'p>| match &choice.offer {
            Offer::Deed(Deed::Act(action)) => spot_of(*action, self.position()) == Some(spot),
            Offer::Deed(Deed::Look(thing)) => spot.thing(&view) == Some(thing),
            Offer::Deed(Deed::Answer(_)) | Offer::Next(_) | Offer::Again | Offer::Leave => false,
        };
        let at = self.choices.iter().position(|choice| choice.shown.possible && belongs(choice));
        if let Some(at) = at.or_else(|| self.choices.iter().position(belongs)) {
            self.chosen = at;
        }
    }

    /// Goes to another region: to what the choice is about, if that lies there.
    fn enter(&mut self, region: Region) {
        self.region = region;
        if region != Region::Choices {
            self.tab = region;
        }
        let view = Cuba::view(self.position(), Eyes::Open);
        let spots = region.spots(&view);
        let kept = self.chosen_spot().filter(|spot| spots.contains(spot));
        self.spot = kept.or_else(|| spots.first().copied());
        if let Some(spot) = self.spot {
            self.point_at(spot);
        }
    }

    /// The step's text comes back.
    fn quiet(&mut self) {
        self.speech.clear();
        self.scrolled = 0;
        self.about = None;
        self.before = None;
        self.tip = None;
    }

    /// Enter: the next page of what is said, the focused choice, or the most natural thing with what is pointed at.
    fn enact(&mut self, shared: &mut Shared<'p>) -> Outcome<'p> {
        if !self.speech.is_empty() && self.step().is_some() {
            if !self.turn_page(shared) {
                self.quiet();
            }
            return Outcome::Stay;
        }
        if self.region == Region::Text {
            self.enter(Region::Choices);
            return Outcome::Stay;
        }
        let offer = match self.spot.filter(|_| self.region != Region::Choices) {
            Some(spot) => match self.deed_with(spot) {
                Some(deed) => Offer::Deed(deed),
                None => return self.why(),
            },
            None => match self.choices.get(self.chosen) {
                Some(choice) => choice.offer.clone(),
                None => return Outcome::Stay,
            },
        };
        match offer {
            Offer::Deed(deed) => self.act(&deed, shared),
            Offer::Next(lesson) => {
                let screen = LessonScreen::new(lesson, shared);
                return screen.map_or(Outcome::Close, |screen| Outcome::Replace(Box::new(screen)));
            }
            Offer::Again => {
                let lesson = self.tutor.run().lesson();
                let screen = LessonScreen::at(lesson, 0, shared);
                return screen.map_or(Outcome::Close, |screen| Outcome::Replace(Box::new(screen)));
            }
            Offer::Leave => return Outcome::Close,
        }
        Outcome::Stay
    }

    /// The next lines of what is said; whether there were any.
    fn turn_page(&mut self, shared: &Shared<'p>) -> bool {
        let (width, room) = Table::talk_room(shared.size);
        let count: usize = self.speech.iter().map(|(message, _)| lines(&shared.say(message), width)).sum();
        let more = self.scrolled + room < count;
        if more {
            self.scrolled = (self.scrolled + room).min(count - room);
        }
        more
    }

    /// What Enter does with a thing on the table; what is not among the choices yet comes to them.
    fn deed_with(&mut self, spot: Spot) -> Option<Deed<Cuba>> {
        let view = Cuba::view(self.position(), Eyes::Open);
        match self.step()?.kind {
            Kind::Look => spot.thing(&view).map(Deed::Look),
            Kind::Ask => None,
            Kind::Act | Kind::Try => natural(spot, self.position()).map(Deed::Act),
        }
    }

    fn act(&mut self, deed: &Deed<Cuba>, shared: &Shared<'p>) {
        let Some(step) = self.step() else { return };
        self.quiet();
        let before = *self.position();
        if let Deed::Act(action) = deed {
            self.choose_action(*action, shared);
        }
        if let Deed::Look(thing) = deed {
            self.tell_about(thing);
        }
        let reply = self.tutor.attempt(deed);
        self.events = [&reply.events[..], &reply.opening[..]].concat();
        self.tell_reply(step, &reply);
        if matches!(reply.verdict, Verdict::Passed | Verdict::Kept) {
            self.before = Some(before);
            self.set_off(&before, deed, shared);
            self.chosen = 0;
            self.enter(Region::Choices);
            if reply.verdict == Verdict::Kept && reply.coaching.is_none() {
                // What is played and goes on needs no page of its own: the table shows it.
                self.speech.clear();
            }
            self.offer(shared);
            self.tab = self.tab_of_decision();
        }
        if self.step().is_none() {
            self.tell_closing();
        }
    }

    /// The focus is on an action; an attempt from the table comes to the choices.
    fn choose_action(&mut self, action: Action, shared: &Shared<'p>) {
        let is = |choice: &Choice<'p>| matches!(&choice.offer, Offer::Deed(Deed::Act(one)) if *one == action);
        if let Some(at) = self.choices.iter().position(is) {
            self.chosen = at;
        } else {
            self.add_action(action, false, shared);
            self.chosen = self.choices.len() - 1;
        }
    }

    /// The tab that a decision is about.
    fn tab_of_decision(&self) -> Region {
        match (self.speech.is_empty(), self.chosen_spot()) {
            (true, Some(spot)) => spot.region(),
            _ => Region::Text,
        }
    }

    /// The car sets off, where it may be seen driving.
    fn set_off(&mut self, before: &Position, deed: &Deed<Cuba>, shared: &Shared<'p>) {
        let moves = shared.settings.motion && shared.theme.moves() && Size::of(shared.size) != Size::Tabs;
        if let (Deed::Act(Action::Drive(steps)), true) = (deed, moves) {
            let count = steps.get().clamp(1, u16::from(STOPS));
            let wait = STOP_TIME.min(MOST_TIME / u64::from(count));
            self.motion = Some(Motion { at: before.car(), left: count, wait });
        }
    }

    fn hint(&mut self) {
        let Some(step) = self.step() else { return };
        let position = *self.position();
        let Some(hint) = self.tutor.hint() else { return };
        self.quiet();
        self.tip = Some(hint.message(step, &position, None));
    }

    fn again(&mut self, how: impl FnOnce(&mut Tutor<'p, Cuba>) -> bool, said: [&str; 2], shared: &Shared<'p>) {
        let done = how(&mut self.tutor);
        self.quiet();
        self.tip = Some(Message::new(if done { said[0] } else { said[1] }));
        self.chosen = 0;
        self.enter(Region::Choices);
        self.offer(shared);
    }

    fn skip(&mut self, shared: &Shared<'p>) {
        let Some(step) = self.step() else { return };
        self.quiet();
        let before = *self.position();
        self.tell(Message::new("learn-skipped"), Role::Quiet);
        for reply in self.tutor.skip() {
            self.tell_reply(step, &reply);
        }
        self.before = Some(before);
        self.chosen = 0;
        self.enter(Region::Choices);
        self.offer(shared);
        if self.step().is_none() {
            self.tell_closing();
        }
    }

    /// An arrow: inside the region; where text is shown beside a row of choices, up and down scroll it.
    fn arrow(&mut self, command: Command, shared: &Shared<'p>) {
        let forward = matches!(command, Command::Right | Command::Down);
        let upright = matches!(command, Command::Up | Command::Down);
        let listed = match Size::of(shared.size) {
            Size::Roomy | Size::Wide => true,
            Size::Tabs => self.tab != Region::Text,
            Size::Table => false,
        };
        match self.region {
            Region::Text => self.scroll_text(forward, shared),
            Region::Choices if upright && (!listed || !self.speech.is_empty()) => self.scroll_text(forward, shared),
            Region::Choices => {
                self.quiet();
                self.chosen = moved(self.chosen, self.choices.len(), if forward { 1 } else { -1 });
            }
            Region::Street | Region::Harbour | Region::Buildings | Region::Seats => {
                self.quiet();
                let view = Cuba::view(self.position(), Eyes::Open);
                if let Some(spot) = self.spot {
                    self.point_at(spot.moved(command, &view));
                }
            }
        }
    }

    fn scroll_text(&mut self, forward: bool, shared: &Shared<'p>) {
        let (width, room) = Table::talk_room(shared.size);
        let count: usize = self.said(shared).iter().map(|(text, _)| lines(text, width)).sum();
        let last = count.saturating_sub(room);
        self.scrolled = moved(self.scrolled.min(last), last + 1, if forward { 1 } else { -1 });
    }

    fn step_back(&mut self) -> Outcome<'p> {
        if self.region != Region::Choices {
            self.enter(Region::Choices);
        } else if !self.speech.is_empty() && self.step().is_some() {
            self.quiet();
        } else {
            return Outcome::Close;
        }
        Outcome::Stay
    }
}

impl<'p> Screen<'p> for LessonScreen<'p> {
    fn update(&mut self, command: Command, _key: Key, shared: &mut Shared<'p>) -> Outcome<'p> {
        match command {
            Command::Up | Command::Down | Command::Left | Command::Right => self.arrow(command, shared),
            Command::First => self.chosen = 0,
            Command::Last => self.chosen = self.choices.len().saturating_sub(1),
            Command::PageUp => self.scrolled = self.scrolled.saturating_sub(Table::talk_room(shared.size).1),
            Command::PageDown => drop(self.turn_page(shared)),
            Command::Region => self.enter(self.region.after()),
            Command::RegionBefore => self.enter(self.region.before()),
            Command::Search => {
                let position = *self.position();
                return Outcome::Open(Box::new(Rules::search_in(Some(position))));
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
            | Command::Language
            | Command::Mouse
            | Command::Help
            | Command::Quit => {}
        }
        Outcome::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>) -> Option<Cell> {
        self.paint(canvas, shared)
    }

    fn commands(&self) -> Vec<Command> {
        use Command::*;
        vec![Left, Right, Up, Down, Do, Region, Why, Tip, Undo, Redo, Restart, Skip, Search, Back]
    }

    fn point(&mut self, target: Target, shared: &mut Shared<'p>) -> bool {
        match target {
            Target::Entry(at) => {
                let there = self.region == Region::Choices && self.chosen == at;
                if !there {
                    self.quiet();
                    self.region = Region::Choices;
                    self.chosen = at.min(self.choices.len().saturating_sub(1));
                }
                there
            }
            Target::Spot(spot) => {
                let there = self.region == spot.region() && self.spot == Some(spot);
                if !there {
                    self.quiet();
                    self.point_at(spot);
                }
                there
            }
            Target::Tab(number) => {
                self.enter(tab(number));
                false
            }
            Target::Text => !self.speech.is_empty() && !self.turn_page(shared),
            Target::Side(_) | Target::Key(_) => false,
        }
    }

    fn scroll(&mut self, up: bool, on_text: bool, shared: &mut Shared<'p>) -> Outcome<'p> {
        if on_text {
            self.scroll_text(!up, shared);
        } else {
            self.arrow(if up { Command::Left } else { Command::Right }, shared);
        }
        Outcome::Stay
    }

    fn renew(&mut self, shared: &Shared<'p>) {
        // An attempt that was made stays among the choices.
        let tried: Vec<Action> = self
            .choices
            .iter()
            .filter_map(|choice| match choice.offer {
                Offer::Deed(Deed::Act(action)) if !choice.shown.possible => Some(action),
                _ => None,
            })
            .collect();
        let chosen = self.chosen;
        self.offer(shared);
        for action in tried {
            let known = |choice: &Choice<'p>| matches!(&choice.offer, Offer::Deed(Deed::Act(one)) if *one == action);
            if !self.choices.iter().any(known) {
                self.add_action(action, false, shared);
            }
        }
        self.chosen = chosen.min(self.choices.len().saturating_sub(1));
    }

    fn stir(&mut self) {
        self.motion = None;
    }

    fn take_changes(&mut self) -> Vec<Change> {
        self.tutor.take_changes()
    }

    fn patience(&self) -> Option<u64> {
        self.motion.as_ref().map(|motion| motion.wait)
    }

    fn tick(&mut self) {
        if let Some(motion) = &mut self.motion {
            motion.at = (motion.at + 1) % STOPS;
            motion.left -= 1;
            if motion.left == 0 {
                self.motion = None;
            }
        }
    }

    fn focus_on(&mut self, line: &str) -> bool {
        let named = |choice: &Choice<'p>| match &choice.offer {
            Offer::Deed(Deed::Act(action)) => action.to_string() == line,
            Offer::Deed(Deed::Look(thing)) => line.strip_prefix("look ") == Some(thing),
            Offer::Deed(Deed::Answer(option)) => line.strip_prefix("answer ") == Some(option),
            Offer::Next(_) | Offer::Again | Offer::Leave => false,
        };
        let found = self.choices.iter().position(named);
        if let Some(at) = found {
            self.region = Region::Choices;
            self.chosen = at;
        }
        found.is_some()
    }
}
