//! A lesson at the table: the tutor's text, the goal, what can be done, and what came of it.
//!
//! The board stays where it is, the text below it talks, one line says what can be done, one line what is focused. What
//! the rules refuse can be tried as well: it stands behind the possible choices, marked, and says why.

use ratatui::style::Modifier;

use crate::{
    course::{
        lesson::{Deed, Lesson, Step},
        pack::Pack,
        progress::Change,
        run::{Refused, Reply, Verdict},
        scenario::Kind,
        taught::{LEARNER, Taught},
        tutor::Tutor,
    },
    cuba::{
        Building, Cuba, Position,
        action::{Action, Gift},
        board::STOPS,
    },
    game::{Decision, Game, Told},
    ids::Id,
    reference::Topic,
    text::{Message, fill::fill},
};

use super::{
    super::{
        app::Shared,
        command::Command,
        paint::{Canvas, cells},
        theme::Role,
        widget::{
            bar::{footer, title},
            board::{AT_HARBOUR, BUILDINGS, Board, Lit, SEATS, STREET},
        },
    },
    Outcome, Screen,
    rules::Rules,
};

/// The width of what the tutor says.
const COLUMN: usize = 75;
/// Attempts with larger numbers are not offered; they can be typed on plain lines.
const LARGEST: u16 = 3;

/// See the module's page.
pub(in crate::tui) struct LessonScreen<'p> {
    tutor: Tutor<'p, Cuba>,
    choices: Vec<Choice>,
    focus: usize,
    /// What was said last, until a key brings the step's text back; empty: the text.
    speech: Vec<(Message, Role)>,
    /// The first line of it that is shown.
    scrolled: usize,
    /// The rule of the last refusal or question.
    rule: Option<Topic>,
    tip: Option<Message>,
    before: Option<Position>,
}

/// Something to choose.
#[derive(Clone)]
struct Choice {
    deed: Deed<Cuba>,
    short: String,
    long: Message,
    possible: bool,
}

impl<'p> LessonScreen<'p> {
    pub(in crate::tui) fn new(lesson: &'p Lesson<Cuba>, shared: &Shared<'p>) -> Option<Self> {
        let before = shared.progress.of(&lesson.id, &lesson.mark);
        let (tutor, opening) = Tutor::begin(lesson, before)?;
        let mut screen = Self {
            tutor,
            choices: Vec::new(),
            focus: 0,
            speech: Vec::new(),
            scrolled: 0,
            rule: None,
            tip: None,
            before: None,
        };
        screen.say_events(&opening);
        screen.offer(shared);
        Some(screen)
    }

    pub(in crate::tui) fn take_changes(&mut self) -> Vec<Change> {
        self.tutor.take_changes()
    }

    pub(super) fn commands() -> Vec<Command> {
        vec![
            Command::Left,
            Command::Right,
            Command::Up,
            Command::Down,
            Command::Do,
            Command::Why,
            Command::Tip,
            Command::Undo,
            Command::Redo,
            Command::Restart,
            Command::Skip,
            Command::Search,
            Command::Back,
        ]
    }

    fn tell(&mut self, message: Message, role: Role) {
        self.speech.push((message, role));
    }

    fn say_events(&mut self, events: &[<Cuba as Game>::Event]) {
        for event in events {
            self.tell(Cuba::event(event), Role::Text);
        }
    }

    /// What can be chosen now, in the language spoken.
    pub(super) fn offer(&mut self, shared: &Shared<'p>) {
        self.choices.clear();
        let Some(step) = self.tutor.run().step() else { return };
        let position = *self.tutor.run().position();
        match step.kind {
            Kind::Ask => {
                for option in &step.options {
                    let attribute = Step::<Cuba>::option_attribute(option, false);
                    let long = Message::new(step.text.as_str()).attribute(attribute);
                    let deed = Deed::Answer(option.clone());
                    self.choices.push(Choice { deed, short: shared.say(&long), long, possible: true });
                }
            }
            Kind::Look => {
                for thing in Cuba::things() {
                    let long = Cuba::thing(thing);
                    let deed = Deed::Look(thing);
                    self.choices.push(Choice { deed, short: shared.say(&long), long, possible: true });
                }
            }
            Kind::Act | Kind::Try => {
                let possible = self.tutor.run().choices();
                let mut all = possible.clone();
                all.extend(attempts(&position).into_iter().filter(|action| !possible.contains(action)));
                for (at, action) in all.into_iter().enumerate() {
                    self.choices.push(Choice {
                        deed: Deed::Act(action),
                        short: short(action, &position, shared),
                        long: Cuba::choice(&position, action),
                        possible: at < possible.len(),
                    });
                }
            }
        }
        self.focus = self.focus.min(self.choices.len().saturating_sub(1));
    }

    pub(super) fn update(&mut self, command: Option<Command>, shared: &mut Shared<'p>) -> Outcome<'p> {
        let Some(command) = command else { return Outcome::Stay };
        match command {
            Command::Up => self.scrolled = self.scrolled.saturating_sub(1),
            Command::Down => self.scrolled += 1,
            Command::Left => self.focus = self.focus.saturating_sub(1),
            Command::Right => self.focus = (self.focus + 1).min(self.choices.len().saturating_sub(1)),
            Command::Search => return Outcome::Open(Screen::Rules(Rules::new())),
            Command::Back if !self.speech.is_empty() => self.quiet(),
            Command::Back => return Outcome::Close,
            Command::Why => return self.why(),
            Command::Tip => self.hint(shared),
            Command::Do if self.tutor.run().step().is_none() => return self.next_lesson(shared),
            Command::Do if !self.speech.is_empty() => self.quiet(),
            Command::Do => self.act(),
            Command::Undo => self.moved(Tutor::undo, "learn-undone", "learn-nothing-to-undo"),
            Command::Redo => self.moved(Tutor::redo, "learn-redone", "learn-nothing-to-redo"),
            Command::Restart => {
                self.moved(Tutor::restart_step, "learn-restarted", "learn-restarted");
            }
            Command::Skip => self.skip(),
            Command::Next | Command::Language | Command::Help | Command::Quit => {}
        }
        if matches!(command, Command::Left | Command::Right) {
            self.tip = None;
            self.quiet();
        }
        if matches!(command, Command::Do | Command::Undo | Command::Redo | Command::Restart | Command::Skip) {
            self.offer(shared);
        }
        Outcome::Stay
    }

    /// The step's text comes back.
    fn quiet(&mut self) {
        self.speech.clear();
        self.scrolled = 0;
        self.rule = None;
        self.before = None;
    }

    fn act(&mut self) {
        let Some(step) = self.tutor.run().step() else { return };
        let Some(choice) = self.choices.get(self.focus).cloned() else { return };
        self.quiet();
        let before = *self.tutor.run().position();
        if let Deed::Look(thing) = choice.deed {
            if let Some(topic) = Cuba::topic(thing) {
                self.tell(topic.text(), Role::Text);
            }
            for line in Cuba::look(&before, thing) {
                self.tell(line, Role::Text);
            }
        }
        let reply = self.tutor.attempt(&choice.deed);
        self.say_reply(step, &reply);
        if matches!(reply.verdict, Verdict::Passed | Verdict::Kept) {
            self.before = Some(before);
            self.focus = 0;
        }
        if reply.verdict == Verdict::Kept && reply.coaching.is_none() {
            // What is played and goes on needs no page of its own: the table shows it.
            self.speech.clear();
        }
        if self.tutor.run().step().is_none() {
            self.close();
        }
    }

    fn say_reply(&mut self, step: &Step<Cuba>, reply: &Reply<Cuba>) {
        let text = Message::new(step.text.as_str());
        let said = |attribute: &String| text.clone().attribute(attribute.clone());
        self.say_events(&reply.events);
        if !reply.might_go_on.is_empty() {
            self.tell(Message::new("learn-might-go-on"), Role::Quiet);
            self.say_events(&reply.might_go_on);
        }
        if let Some(refused) = &reply.refused {
            self.say_refused(refused);
        }
        if let Some(coaching) = &reply.coaching {
            self.tell(said(coaching), Role::Text);
        }
        for gap in &reply.gaps {
            self.tell(gap.clone(), Role::Text);
        }
        let (id, role) = match reply.verdict {
            Verdict::Passed if reply.refused.is_some() => ("learn-refused-as-asked", Role::Can),
            Verdict::Passed => ("learn-passed", Role::Can),
            Verdict::TakenBack if matches!(step.kind, Kind::Act | Kind::Try) => ("learn-taken-back", Role::Quiet),
            Verdict::TakenBack => ("learn-only-shown", Role::Quiet),
            Verdict::NotTheAnswer => ("learn-not-the-answer", Role::No),
            Verdict::Refused => ("ui-unchanged", Role::Quiet),
            Verdict::Kept | Verdict::Looked => return,
        };
        self.tell(Message::new(id), role);
        for (shown, events) in &reply.after {
            self.say_events(events);
            if let Some(shown) = shown {
                self.tell(said(shown), Role::Text);
            }
        }
        self.say_events(&reply.opening);
    }

    fn say_refused(&mut self, refused: &Refused<Cuba>) {
        for refusal in &refused.refusals {
            self.tell(Cuba::refusal(refusal), Role::No);
        }
        let asked = matches!(Cuba::decision(&refused.position), Decision::Ask { seat, .. } if seat == LEARNER);
        for near in Cuba::nearest(&refused.position, refused.action).into_iter().filter(|_| asked) {
            self.tell(near, Role::Text);
        }
        if let Some(refusal) = refused.refusals.first() {
            self.rule = Some(Topic::Rule(refusal.rule()));
            let named = Cuba::rule(refusal.rule()).attribute("title");
            let message = Message::new("learn-rule").with("title", named).with("rule", refusal.rule().id());
            self.tell(message, Role::Quiet);
        }
    }

    /// What the focused choice would bring, or why it is not possible; once more: the article.
    fn why(&mut self) -> Outcome<'p> {
        if let Some(topic) = self.rule {
            return Outcome::Open(Screen::Rules(Rules::about(topic)));
        }
        let (Some(step), Some(choice)) = (self.tutor.run().step(), self.choices.get(self.focus).cloned()) else {
            return Outcome::Stay;
        };
        self.quiet();
        self.rule = Some(Topic::Rule(step.rule));
        let Deed::Act(action) = choice.deed else {
            let topic = if let Deed::Look(thing) = choice.deed { Cuba::topic(thing) } else { self.rule };
            return topic.map_or(Outcome::Stay, |topic| Outcome::Open(Screen::Rules(Rules::about(topic))));
        };
        let Some(reply) = self.tutor.run().what_if(action) else { return Outcome::Stay };
        if let Some(refused) = &reply.refused {
            self.say_refused(refused);
        } else {
            self.tell(Message::new("learn-would"), Role::Quiet);
            self.say_events(&reply.events);
        }
        Outcome::Stay
    }

    fn hint(&mut self, shared: &Shared<'p>) {
        let Some(step) = self.tutor.run().step() else { return };
        let position = *self.tutor.run().position();
        let Some(hint) = self.tutor.hint() else { return };
        let message = hint.message(step, &position, None);
        self.quiet();
        if crate::text::fill::lines(&shared.say(&message), COLUMN) > 1 {
            self.tell(message, Role::Text);
        } else {
            self.tip = Some(message);
        }
    }

    fn moved(&mut self, how: impl FnOnce(&mut Tutor<'p, Cuba>) -> bool, yes: &str, no: &str) {
        self.quiet();
        let done = how(&mut self.tutor);
        self.tip = Some(Message::new(if done { yes } else { no }));
        self.focus = 0;
    }

    fn skip(&mut self) {
        let Some(step) = self.tutor.run().step() else { return };
        self.quiet();
        self.tell(Message::new("learn-skipped"), Role::Quiet);
        for reply in self.tutor.skip() {
            self.say_reply(step, &reply);
        }
        self.focus = 0;
        if self.tutor.run().step().is_none() {
            self.close();
        }
    }

    /// What is known now.
    fn close(&mut self) {
        let lesson = self.tutor.run().lesson();
        let titled = Message::new(lesson.text.as_str());
        self.speech.clear();
        self.tell(titled.clone().attribute("closing"), Role::Text);
        let message = match self.tutor.left_open() {
            0 => Message::new("learn-finished").with("title", titled),
            count => Message::new("learn-left-open").with("count", count),
        };
        self.tell(message, Role::Can);
    }

    /// The lesson after this one, or back to where it was chosen.
    fn next_lesson(&self, shared: &Shared<'p>) -> Outcome<'p> {
        let mut later = shared.packs.iter().flat_map(Pack::in_order).map(|(_, lesson)| lesson);
        let next = later.by_ref().find(|one| one.id == self.tutor.run().lesson().id).and_then(|_| later.next());
        let screen = next.and_then(|next| LessonScreen::new(next, shared));
        screen.map_or(Outcome::Close, |screen| Outcome::Replace(Screen::Lesson(Box::new(screen))))
    }

    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>) -> Option<(u16, u16)> {
        let (theme, catalog) = (shared.theme, &shared.catalog);
        let lesson = self.tutor.run().lesson();
        let steps = lesson.steps.len();
        let number = (self.tutor.run().number() + 1).min(steps);
        let step = Message::new("learn-step").with("step", number).with("count", steps);
        title(canvas, theme, &catalog.text(&lesson.text), &format!("{}   {}", shared.say(&step), catalog.lang()));
        // What is more than 24 lines is air, and then room for the tutor.
        let spare = canvas.area.height.saturating_sub(24);
        let air = [1, 2, 3].map(|line| u16::from(spare >= line));
        let position = self.tutor.run().position();
        let lit = self.lit(position);
        let board = Board { position, catalog, theme, lit: &lit };
        let mut y = 1;
        board.street(&mut canvas.part(0, y, 80, STREET));
        y += STREET + air[0];
        board.buildings(&mut canvas.part(0, y, 80, BUILDINGS));
        y += BUILDINGS + air[1];
        board.seats(&mut canvas.part(0, y, 80, SEATS));
        y += SEATS + air[2];
        let room = 4 + spare.saturating_sub(3);
        self.draw_tutor(canvas, shared, y, room);
        y += room;
        if let Some(step) = self.tutor.run().step() {
            let surface = theme.style(Role::Surface);
            canvas.tint(y, 1, surface);
            let x = canvas.put(3, y, &catalog.text("ui-goal"), theme.style(Role::Can).patch(surface)) + 2;
            let task = shared.say(&Message::new(step.text.as_str()).attribute("task"));
            let room = usize::from(78_u16.saturating_sub(x));
            canvas.put(x, y, &shortened(&task, room), theme.style(Role::Text).patch(surface));
        }
        let cursor = self.draw_choices(canvas, shared, y + 1);
        let result = match (&self.tip, self.choices.get(self.focus)) {
            (Some(tip), _) => shared.say(tip),
            (None, Some(choice)) if choice.possible => shared.say(&choice.long),
            (None, Some(choice)) => format!("{} {}", theme.signs.no, shared.say(&choice.long)),
            (None, None) => String::new(),
        };
        let role = if self.tip.is_some() { Role::Changed } else { Role::Quiet };
        canvas.put(3, y + 2, &shortened(&result, 75), theme.style(role));
        footer(canvas, theme, catalog, &[Command::Do, Command::Why, Command::Tip, Command::Help]);
        cursor
    }

    /// What is lit on the table.
    fn lit(&self, position: &Position) -> Lit {
        let possible = self.choices.iter().filter(|choice| choice.possible);
        let buildings: Vec<Building> = possible
            .filter_map(|choice| match choice.deed {
                Deed::Act(Action::Pawn(building) | Action::Claim(building)) => Some(building),
                Deed::Act(_) | Deed::Look(_) | Deed::Answer(_) => None,
            })
            .collect();
        let mut lit = Lit { buildings, before: self.before, ..Lit::default() };
        match self.choices.get(self.focus).map(|choice| &choice.deed) {
            Some(Deed::Act(action)) => match *action {
                Action::Drive(steps) => {
                    lit.stop = Some(((u16::from(position.car()) + steps.get()) % u16::from(STOPS)) as u8);
                }
                Action::Pawn(building) | Action::Claim(building) => lit.building = Some(building),
                Action::Use(how) => lit.building = Some(how.building()),
                Action::Deliver { good, .. }
                | Action::DeliverWood { instead_of: good, .. }
                | Action::Take(good)
                | Action::LeaveOut(good)
                | Action::Give(Gift::Good(good)) => lit.good = Some(good),
                Action::Roll(_) | Action::Give(_) | Action::Decline | Action::Pass => {}
            },
            Some(Deed::Look(thing)) => {
                lit.building = Building::from_id(thing);
                lit.good = crate::cuba::Good::from_id(thing);
                let citizen = crate::cuba::Citizen::from_id(thing);
                lit.stop = citizen.map(|citizen| position.layout().stop_of(citizen));
                if *thing == "harbour" {
                    lit.stop = Some(AT_HARBOUR);
                }
            }
            Some(Deed::Answer(_)) | None => {}
        }
        lit
    }

    fn draw_tutor(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>, y: u16, room: u16) {
        let theme = shared.theme;
        let surface = theme.style(Role::Surface);
        canvas.tint(y, room, surface);
        let mut lines: Vec<(String, Role)> = Vec::new();
        let own = self.tutor.run().step().map(|step| (Message::new(step.text.as_str()), Role::Text));
        let said: Vec<(Message, Role)> =
            if self.speech.is_empty() { own.into_iter().collect() } else { self.speech.clone() };
        for (message, role) in said {
            let sign = if role == Role::No { format!("{} ", theme.signs.no) } else { String::new() };
            let text = format!("{sign}{}", shared.say(&message));
            fill(&text, COLUMN, &mut |line| lines.push((line.to_owned(), role)));
        }
        let refused = self.speech.iter().any(|(_, role)| *role == Role::No);
        let rail = theme.style(if refused { Role::No } else { Role::Line }).patch(surface);
        let from = self.scrolled.min(lines.len().saturating_sub(room.into()));
        for line in 0..room {
            canvas.put(1, y + line, theme.signs.upright, rail);
            if let Some((text, role)) = lines.get(from + usize::from(line)) {
                canvas.put(3, y + line, text, theme.style(*role).patch(surface));
            }
        }
        if from + usize::from(room) < lines.len() {
            canvas.put(78, y + room - 1, theme.signs.down, theme.style(Role::Can).patch(surface));
        }
        if from > 0 {
            canvas.put(78, y, theme.signs.up, theme.style(Role::Can).patch(surface));
        }
    }

    /// A row that scrolls so that the focus is always in it.
    fn draw_choices(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>, y: u16) -> Option<(u16, u16)> {
        let theme = shared.theme;
        let width = |choice: &Choice| cells(&choice.short) + 3;
        let mut first = 0;
        while first < self.focus && self.choices[first..=self.focus].iter().map(width).sum::<u16>() > 76 {
            first += 1;
        }
        let (mut x, mut cursor) = (1, None);
        if first > 0 {
            canvas.put(0, y, "‹", theme.style(Role::Quiet));
        }
        for (at, choice) in self.choices.iter().enumerate().skip(first) {
            if x + width(choice) > 79 && at > first {
                canvas.put(79, y, "›", theme.style(Role::Quiet));
                break;
            }
            let focused = at == self.focus;
            let role = if choice.possible { Role::Can } else { Role::Quiet };
            let mark = match (choice.possible, focused) {
                (false, _) => theme.signs.no,
                (true, true) => theme.signs.right,
                (true, false) => " ",
            };
            canvas.put(x, y, mark, theme.style(if choice.possible { Role::Can } else { Role::No }));
            let mut style = theme.style(role);
            if focused {
                style = style.add_modifier(Modifier::REVERSED);
                cursor = Some((x + 1, y));
            }
            x = canvas.put(x + 1, y, &shortened(&choice.short, 74), style) + 2;
        }
        cursor
    }
}

/// What somebody might try though it is not possible: of the kinds that are asked for, with small numbers.
fn attempts(position: &Position) -> Vec<Action> {
    let mut legal = Vec::new();
    Cuba::legal(position, &mut legal);
    let kinds: Vec<_> = legal.iter().map(|action| action.kind()).collect();
    let idle = kinds.is_empty();
    let mut found = Vec::new();
    Cuba::conceivable(position, &mut |action| {
        let small = match action {
            Action::Drive(steps) => steps.get() <= u16::from(STOPS) + 1,
            Action::Deliver { count, .. } | Action::DeliverWood { count, .. } => count.get() <= LARGEST,
            Action::Use(how) => {
                position.decider() == LEARNER && kinds.contains(&action.kind()) && {
                    let own = position.hand(LEARNER).pawn == Some(how.building());
                    own || legal
                        .iter()
                        .any(|one| matches!(one, Action::Use(other) if other.building() == how.building()))
                }
            }
            Action::Roll(_)
            | Action::LeaveOut(_)
            | Action::Give(_)
            | Action::Take(_)
            | Action::Claim(_)
            | Action::Pawn(_)
            | Action::Decline
            | Action::Pass => true,
        };
        let wanted = if idle { matches!(action, Action::Drive(_)) } else { kinds.contains(&action.kind()) };
        let refuses = matches!(action, Action::Pass | Action::Decline);
        if small && (wanted || refuses) && !legal.contains(&action) {
            found.push(action);
        }
    });
    found
}

/// A choice in few letters.
fn short(action: Action, position: &Position, shared: &Shared<'_>) -> String {
    let good = |good: crate::cuba::Good| shared.say(&Message::new("cuba-ui-good").with("good", good.id()));
    match action {
        Action::Drive(steps) => {
            let stop = (u16::from(position.car()) + steps.get()) % u16::from(STOPS);
            let name = match position.layout().citizen_at(stop as u8) {
                Some(citizen) => shared.catalog.text(&format!("cuba-citizen-{}", citizen.id())),
                None => shared.catalog.text("cuba-component-harbour"),
            };
            format!("{} {name}", steps.get())
        }
        Action::Pawn(building) | Action::Claim(building) => {
            shared.catalog.text(&format!("cuba-building-{}", building.id()))
        }
        Action::Take(one) | Action::LeaveOut(one) => shared.catalog.text(&format!("cuba-good-{}", one.id())),
        Action::Deliver { good: one, count } => format!("{} {}", count.get(), good(one)),
        Action::DeliverWood { instead_of, count } => {
            let message = Message::new("cuba-ui-wood").with("count", count.get());
            shared.say(&message.with("for", good(instead_of)))
        }
        Action::Roll(_) | Action::Give(_) | Action::Use(_) | Action::Decline | Action::Pass => {
            shared.say(&Cuba::action(action))
        }
    }
}

/// A text that fits, with a sign where it does not.
fn shortened(text: &str, room: usize) -> String {
    if usize::from(cells(text)) <= room {
        return text.to_owned();
    }
    let mut cut = String::new();
    for c in text.chars() {
        if usize::from(cells(&cut)) + 2 > room {
            break;
        }
        cut.push(c);
    }
    cut.push('…');
    cut
}
