//! A free game at the table: persons at one screen, each in their language, and bots that think beside the app.
//!
//! The table decides; here it is shown and heard. Nothing moves before a key, except bots at their turn, one after the
//! other. With screens up nobody's holdings are shown but those of who decides, and only after they have taken over.
//! Everything is saved as it is done. Hides when a bot thinks, and for whom the screen speaks.

mod draw;
mod offers;
mod referee;
mod sheet;
mod stage;
mod telling;

use ratatui::layout::Position as Cell;

use crate::{
    course::progress::Change,
    game::{Decision, Eyes, Seat},
    play::{Now, Player, first, pupil::Call},
    reference::Topic,
    sitting::{
        game::{Advised, Denial, GameSitting},
        spot::Spot,
        tableau::{Move, Tableau},
        thinking::{Conclusion, Inquiry, Thought},
    },
    text::Message,
};

use super::{
    super::{
        chronicle::Chronicle,
        command::Command,
        effect::Effect,
        game::Keeping,
        input::Key,
        paint::{Canvas, Target},
        pane::Pane,
        screen::{
            play::stage::{Doing, Referee, Stage},
            visit::{Transition, Visit},
        },
        seating::Seating,
        shared::Shared,
        tabletop::talk_room,
    },
    Screen,
    attention::{Attention, last_line},
};

/// See the module's page.
pub(in crate::tui) struct PlayScreen {
    table: Box<dyn GameSitting>,
    at: Attention<Doing>,
    /// What happened in this game, in order.
    log: Chronicle,
    /// How much of the game's log stands there.
    written: usize,
    stage: Stage,
    /// Who looks, and in whose language it is said.
    viewer: Seat,
    /// Whether the viewer has taken over.
    present: bool,
    /// The language of whoever has none of their own.
    lang: String,
    /// The task that is waited for.
    waiting: Option<u64>,
    /// What a bot has chosen while something was still on its way.
    chosen: Option<Move>,
    /// Whether bots go on without waiting for a key.
    hurried: bool,
    /// What is told begins there in the log.
    since: usize,
    /// What is new in it.
    fresh: Vec<Topic>,
    /// What a bot would do in the viewer's place.
    advice: Option<Advised>,
    /// The dice that were typed in so far.
    dice: Vec<u8>,
    referee: Referee,
    /// What the coach says.
    coach: Option<Message>,
    changes: Vec<Change>,
}

impl PlayScreen {
    /// A new game.
    pub(in crate::tui) fn begin(table: Box<dyn GameSitting>, shared: &mut Shared<'_>) -> Self {
        shared.ask(Effect::Keep(Keeping::Begin(table.write())));
        Self::resume(table, shared)
    }

    /// A game that goes on.
    pub(in crate::tui) fn resume(table: Box<dyn GameSitting>, shared: &mut Shared<'_>) -> Self {
        let mut screen = Self {
            table,
            at: Attention::new(),
            log: Chronicle::default(),
            written: 0,
            stage: Stage::Over,
            viewer: Seat(0),
            present: false,
            lang: shared.lang().to_owned(),
            waiting: None,
            chosen: None,
            hurried: false,
            since: 0,
            fresh: Vec::new(),
            advice: None,
            dice: Vec::new(),
            referee: Referee::new(),
            coach: None,
            changes: Vec::new(),
        };
        let first = screen.table.persons().next();
        screen.viewer = first.unwrap_or(Seat(0));
        screen.since = screen.unheard_by(screen.viewer);
        screen.write_down(shared);
        screen.go_on(shared);
        screen
    }

    /// The coach of a first game says a word at the right moment, and takes note of the end.
    fn advise(&mut self) {
        let asked = self.stage == Stage::Decide;
        self.coach = self.table.coaching(self.viewer).filter(|_| asked);
        if self.table.terms().coached && self.stage == Stage::Over {
            self.coach = Some(Message::new(first::TEXT).attribute("closing"));
            self.changes.push(self.table.first_done());
        }
    }

    fn player(&self) -> &Player {
        &self.table.players()[self.viewer.index()]
    }

    /// The table as it may be seen now.
    fn here(&self) -> Box<dyn Tableau> {
        self.table.tableau(self.viewer, self.eyes(), self.at.marked)
    }

    fn eyes(&self) -> Eyes {
        let decides = matches!(self.stage, Stage::Decide | Stage::Roll | Stage::Dice);
        match self.stage {
            Stage::Over => Eyes::Open,
            _ if self.table.is_private() && !decides => self.table.public_eyes(),
            _ => self.table.eyes(self.viewer),
        }
    }

    /// Who is spoken to when a seat has something to do: a bot's dice are typed in by a person.
    fn listener(&self, seat: Seat) -> Seat {
        if self.table.players()[seat.index()].is_person() { seat } else { self.viewer }
    }

    /// What happens next: a bot thinks, somebody is asked, or it is over.
    fn go_on(&mut self, shared: &mut Shared<'_>) {
        self.waiting = None;
        self.advice = None;
        let stage = match self.table.now() {
            Now::Over => Stage::Over,
            Now::Bot(seat) => return self.bot(seat, shared),
            Now::Decide(seat) => self.turn_to(seat, Stage::Decide),
            Now::Roll(seat) => self.turn_to(seat, Stage::Roll),
            Now::Dice(seat) => self.turn_to(seat, Stage::Dice),
        };
        self.hurried = false;
        self.set(stage, shared);
    }

    /// The screen turns to a seat; where there is something to hide, they take over first.
    fn turn_to(&mut self, seat: Seat, stage: Stage) -> Stage {
        let listener = self.listener(seat);
        if self.viewer != listener {
            self.since = self.since.min(self.unheard_by(listener));
            (self.viewer, self.present) = (listener, false);
        }
        if self.table.is_private() && !self.present { Stage::HandOver } else { stage }
    }

    /// Where what a seat has not seen begins in the log: after what it did last.
    fn unheard_by(&self, seat: Seat) -> usize {
        self.table.log().iter().rposition(|entry| entry.seat == seat).map_or(0, |at| at + 1)
    }

    /// A bot is next: it moves at once after a person and after itself, and waits for a key after another bot.
    fn bot(&mut self, seat: Seat, shared: &mut Shared<'_>) {
        let last = self.table.log()[self.since..].last().map(|entry| entry.seat).filter(|last| *last != seat);
        let after_bot = last.is_some_and(|last| !self.table.players()[last.index()].is_person());
        if after_bot && !self.hurried {
            self.set(Stage::Moved, shared);
            return;
        }
        self.think(shared);
    }

    fn think(&mut self, shared: &mut Shared<'_>) {
        if matches!(self.here().decision(), Decision::Chance { .. }) {
            self.table.roll();
            self.done(shared);
            return self.go_on(shared);
        }
        let wish = if self.table.terms().teach_back { Inquiry::Proposal } else { Inquiry::Move };
        self.set(Stage::Thinking, shared);
        self.waiting = Some(shared.think(&*self.table, wish));
    }

    /// A new stage: what can be chosen, and where the focus is.
    fn set(&mut self, stage: Stage, shared: &mut Shared<'_>) {
        self.stage = stage;
        self.dice.clear();
        self.at.about = None;
        self.at.chosen = 0;
        let here = self.here();
        self.at.choices.clear();
        self.at.enter(Pane::Choices, &*here);
        self.offer(shared);
        self.at.tab = self.at.tab_of_decision(&*here);
        if matches!(stage, Stage::HandOver) {
            // What was said to somebody else is not for whoever comes.
            self.at.quiet();
        }
        if matches!(stage, Stage::Decide | Stage::Roll | Stage::Dice | Stage::Over) {
            self.explain(shared);
        }
        self.advise();
    }

    /// Something was done: it is told and saved.
    fn done(&mut self, shared: &mut Shared<'_>) {
        self.write_down(shared);
        self.save(shared);
    }

    /// The log grows by what was done; what was taken back goes.
    fn write_down(&mut self, shared: &Shared<'_>) {
        let log = self.table.log().len();
        if log < self.written {
            self.log.begin(self.table.story(0), shared);
        } else {
            self.log.add(self.table.story(self.written), shared);
        }
        self.written = log;
    }

    fn save(&self, shared: &mut Shared<'_>) {
        let (text, over) = (self.table.write(), self.table.now() == Now::Over);
        shared.ask(Effect::Keep(Keeping::Write { text, over }));
    }

    /// From here on it is told and marked what happens.
    fn mark(&mut self) {
        self.at.quiet();
        self.table.mark();
        self.at.marked = true;
        self.since = self.table.log().len();
        self.fresh.clear();
    }

    /// The viewer does something, if the rules allow it.
    fn act(&mut self, action: &Move, shared: &mut Shared<'_>) {
        self.choose_action(action, shared);
        let (way, since) = (self.here().way(action), self.table.log().len());
        self.at.quiet();
        self.table.mark();
        match self.table.act(action, self.viewer) {
            Ok(()) => {
                (self.at.marked, self.since) = (true, since);
                self.fresh.clear();
                self.goes(way, shared);
            }
            Err(Denial::Rules(told, wrong)) => {
                self.at.tell_all(told);
                self.changes.extend(wrong);
            }
            Err(Denial::Dice) => self.at.tip = Some(Message::new("free-program-rolls")),
        }
    }

    /// The focus is on an action; an attempt from the table comes to the choices.
    fn choose_action(&mut self, action: &Move, shared: &Shared<'_>) {
        let here = self.here();
        self.at.choose_action(action, Doing::Act(action.clone()), &*here, shared);
    }

    /// Does what was chosen for a bot, and goes on.
    fn play(&mut self, action: &Move, shared: &mut Shared<'_>) {
        let way = self.here().way(action);
        match self.table.act(action, self.viewer) {
            Ok(()) => self.goes(way, shared),
            Err(_) => self.go_on(shared),
        }
    }

    /// Something was done: it is seen on its way, told and saved, and the game goes on.
    fn goes(&mut self, way: Vec<Spot>, shared: &mut Shared<'_>) {
        self.at.set_off(way, shared);
        self.done(shared);
        self.go_on(shared);
    }

    fn roll(&mut self, shared: &mut Shared<'_>) {
        self.mark();
        self.table.roll();
        self.done(shared);
        self.go_on(shared);
    }

    /// One more die is typed in.
    fn take_face(&mut self, face: u8, shared: &mut Shared<'_>) {
        self.dice.push(face);
        if let Some(roll) = self.table.rolled(&self.dice) {
            self.act(&roll, shared);
            return;
        }
        self.at.chosen = 0;
        self.offer(shared);
    }

    /// The face of the next die that a key stands for.
    fn face_of(&self, key: Key) -> Option<u8> {
        let (Key::Char(digit), Stage::Dice) = (key, self.stage) else { return None };
        let face = digit.to_digit(10)? as u8;
        self.table.die(self.dice.len())?.1.contains(&face).then_some(face)
    }

    fn undo(&mut self, shared: &mut Shared<'_>) {
        if self.dice.pop().is_some() {
            self.offer(shared);
            return;
        }
        let said = self.table.taken_back();
        let done = self.table.undo();
        self.again(done, [said, Some(Message::new("learn-nothing-to-undo"))], shared);
    }

    fn again(&mut self, done: bool, said: [Option<Message>; 2], shared: &mut Shared<'_>) {
        self.chosen = None;
        self.at.quiet();
        if done {
            self.since = self.table.log().len();
            self.hurried = false;
            self.fresh.clear();
            self.done(shared);
            self.go_on(shared);
        }
        let [yes, no] = said;
        self.at.tip = if done { yes } else { no };
    }

    /// Enter: what is chosen, or the most natural thing with what is pointed at.
    fn enact<'p>(&mut self, shared: &mut Shared<'p>) -> Transition {
        if !self.at.speech.is_empty() && self.stage != Stage::Over {
            if !self.at.turn_page(shared) {
                self.at.quiet();
            }
            return Transition::Stay;
        }
        if self.at.region == Pane::Text {
            self.enter(Pane::Choices, shared);
            return Transition::Stay;
        }
        if let Some(spot) = self.at.pointed() {
            match self.here().natural(spot).filter(|_| self.stage == Stage::Decide) {
                Some(action) => self.act(&action, shared),
                None => return self.why(shared),
            }
            return Transition::Stay;
        }
        let Some(offer) = self.at.choice().map(|choice| choice.offer.clone()) else { return Transition::Stay };
        match offer {
            Doing::Act(action) => self.act(&action, shared),
            Doing::Roll => self.roll(shared),
            Doing::Face(face) => self.take_face(face, shared),
            Doing::TakeOver => {
                self.present = true;
                self.go_on(shared);
            }
            Doing::Onward | Doing::Hurry => {
                self.hurried = matches!(offer, Doing::Hurry);
                self.mark();
                self.think(shared);
            }
            Doing::Wait => {}
            Doing::Fine => self.rule_on(Call::Fine, shared),
            Doing::Stop if self.referee.is_mistaken() => self.set(Stage::Name, shared),
            Doing::Stop => self.rule_on(Call::Stop(None), shared),
            Doing::Rule(at, _) => self.rule_on(Call::Stop(Some(at)), shared),
            Doing::Review => return Transition::Open(Visit::Review(self.table.kept())),
            Doing::Again => return Transition::Replace(Visit::Again(self.table.kept())),
            Doing::Log => {
                let lang = shared.catalog.lang().to_owned();
                shared.ask(Effect::Keep(Keeping::Log { name: None, lang }));
            }
            Doing::Leave => return Transition::Close,
        }
        Transition::Stay
    }

    /// Goes to a region; the text is the whole log there, from its end.
    fn enter(&mut self, region: Pane, shared: &Shared<'_>) {
        let here = self.here();
        self.at.enter(region, &*here);
        self.at.scrolled = 0;
        if region == Pane::Text && self.at.speech.is_empty() {
            self.at.scrolled = last_line(&self.said(shared), shared);
        }
    }

    fn step_back<'p>(&mut self, shared: &mut Shared<'p>) -> Transition {
        if self.at.region != Pane::Choices {
            self.enter(Pane::Choices, shared);
        } else if !self.at.speech.is_empty() {
            self.at.quiet();
        } else if self.stage == Stage::Name {
            self.set(Stage::Judge, shared);
        } else if !self.dice.is_empty() {
            self.dice.pop();
            self.offer(shared);
        } else {
            return Transition::Close;
        }
        Transition::Stay
    }

    /// What a bot has chosen is done as soon as what moves has arrived.
    fn catch_up(&mut self, shared: &mut Shared<'_>) {
        if let Some(action) = self.chosen.take() {
            self.play(&action, shared);
        }
    }
}

impl<'p> Screen<'p> for PlayScreen {
    fn update(&mut self, command: Command, _key: Key, shared: &mut Shared<'p>) -> Transition {
        self.catch_up(shared);
        match command {
            Command::Up | Command::Down | Command::Left | Command::Right => {
                let (here, said) = (self.here(), self.said(shared));
                self.at.arrow(command, &*here, &said, shared);
            }
            Command::First => self.at.chosen = 0,
            Command::Last => self.at.choose(usize::MAX),
            Command::PageUp => self.at.scrolled = self.at.scrolled.saturating_sub(talk_room(shared.size).1),
            Command::PageDown => {
                let (room, said) = (talk_room(shared.size).1, self.said(shared));
                let last = last_line(&said, shared);
                self.at.scrolled = (self.at.scrolled + room).min(last);
            }
            Command::Region => self.enter(self.at.region.after(self.here().regions()), shared),
            Command::RegionBefore => self.enter(self.at.region.before(self.here().regions()), shared),
            Command::Search => {
                return Transition::Open(Visit::Search(Some(self.here())));
            }
            Command::Back => return self.step_back(shared),
            Command::Why => return self.why(shared),
            Command::Tip => self.hint(shared),
            Command::Do => return self.enact(shared),
            Command::Undo => self.undo(shared),
            Command::Mute if self.stage != Stage::Over => self.mute(shared),
            Command::Redo => {
                let said = ["learn-redone", "learn-nothing-to-redo"].map(|id| Some(Message::new(id)));
                let done = self.table.redo();
                self.again(done, said, shared);
            }
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>) -> Option<Cell> {
        if self.stage == Stage::Over { self.paint_sheet(canvas, shared) } else { self.paint(canvas, shared) }
    }

    fn commands(&self) -> Vec<Command> {
        use Command::*;
        let mut commands = vec![Left, Right, Up, Down, Do, Region, Why, Tip, Undo, Redo, Search, Back];
        if self.stage != Stage::Over {
            commands.insert(commands.len() - 2, Mute);
        }
        commands
    }

    fn point(&mut self, target: Target, shared: &mut Shared<'p>) -> bool {
        let here = self.here();
        self.at.point(target, &*here, shared)
    }

    fn takes(&self, key: Key) -> bool {
        self.face_of(key).is_some()
    }

    fn typed(&mut self, key: Key, shared: &mut Shared<'p>) -> Transition {
        if let Some(face) = self.face_of(key) {
            self.take_face(face, shared);
        }
        Transition::Stay
    }

    fn scroll(&mut self, up: bool, on_text: bool, shared: &mut Shared<'p>) -> Transition {
        let (here, said) = (self.here(), self.said(shared));
        self.at.wheel(up, on_text, &*here, &said, shared);
        Transition::Stay
    }

    fn renew(&mut self, shared: &Shared<'p>) {
        let (tried, chosen) = (self.at.tried(), self.at.chosen);
        self.log.renew(shared);
        self.offer(shared);
        for action in tried {
            self.choose_action(&action, shared);
        }
        self.at.choose(chosen);
    }

    fn stir(&mut self) {
        self.at.arrive();
    }

    fn take_changes(&mut self) -> Vec<Change> {
        std::mem::take(&mut self.changes)
    }

    fn patience(&self) -> Option<u64> {
        self.at.patience().or_else(|| self.chosen.as_ref().map(|_| 0))
    }

    fn tick(&mut self, shared: &mut Shared<'p>) {
        self.at.tick();
        if self.at.patience().is_none() {
            self.catch_up(shared);
        }
    }

    fn thought(&mut self, thought: &Thought, shared: &mut Shared<'p>) {
        if self.waiting != Some(thought.number) {
            return;
        }
        self.waiting = None;
        match &thought.found {
            Conclusion::Move(Some(action)) if self.at.patience().is_some() => self.chosen = Some(action.clone()),
            Conclusion::Move(Some(action)) => self.play(action, shared),
            Conclusion::Move(None) => self.set(Stage::Moved, shared),
            Conclusion::Proposal(proposal) => self.propose(proposal.clone(), shared),
            Conclusion::Advice(advice) => self.advised(advice.clone()),
            Conclusion::Why(told) => self.tell_reasons(told),
            Conclusion::Review(_) | Conclusion::Puzzle(_) => {}
        }
    }

    fn seating(&self) -> Option<Seating> {
        let lang = self.player().lang().unwrap_or(&self.lang).to_owned();
        Some(Seating { lang, players: self.table.players().to_vec() })
    }

    fn speak(&mut self, lang: &str, shared: &mut Shared<'p>) {
        if self.player().is_person() {
            self.table.set_lang(self.viewer, lang);
            self.save(shared);
        } else {
            lang.clone_into(&mut self.lang);
        }
    }

    fn focus_on(&mut self, line: &str) -> bool {
        self.at.focus_on(|offer| match offer {
            Doing::Act(action) => action.line() == line,
            other => other.word() == Some(line),
        })
    }
}
