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
    course::progress::{Change, Learnt},
    game::{Decision, Eyes, Game, Ruled, Seat},
    ids::Id,
    play::{Now, Player, Table, first, pupil::Call, table::Advice},
    reference::Topic,
    sitting::{stage::Staged, telling::refused as told_refused},
    text::Message,
};

use super::{
    super::{
        command::Command,
        effect::Effect,
        game::{Conclusion, Inquiry, Keeping, Thought},
        here::Here,
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
pub(in crate::tui) struct PlayScreen<G: Staged> {
    table: Table<G>,
    at: Attention<G, Doing<G>>,
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
    chosen: Option<G::Action>,
    /// Whether bots go on without waiting for a key.
    hurried: bool,
    /// What is told begins there in the log.
    since: usize,
    /// What is new in it.
    fresh: Vec<Topic>,
    /// What a bot would do in the viewer's place.
    advice: Option<Advice<G>>,
    /// The dice that were typed in so far.
    dice: Vec<u8>,
    referee: Referee<G>,
    /// What the coach says.
    coach: Option<Message>,
    changes: Vec<Change>,
}

impl<G: Staged> PlayScreen<G> {
    /// A new game.
    pub(in crate::tui) fn begin(table: Table<G>, shared: &mut Shared<'_, G>) -> Self {
        shared.ask(Effect::Keep(Keeping::Begin(table.write())));
        Self::resume(table, shared)
    }

    /// A game that goes on.
    pub(in crate::tui) fn resume(table: Table<G>, shared: &mut Shared<'_, G>) -> Self {
        let mut screen = Self {
            table,
            at: Attention::new(),
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
        let first = screen.persons().next();
        screen.viewer = first.unwrap_or(Seat(0));
        screen.since = screen.unheard_by(screen.viewer);
        screen.go_on(shared);
        screen
    }

    /// The coach of a first game says a word at the right moment, and takes note of the end.
    fn advise(&mut self) {
        let asked = self.stage == Stage::Decide;
        self.coach = first::coaching(&self.table, self.viewer).filter(|_| asked);
        if self.table.terms().coached && self.stage == Stage::Over {
            self.coach = Some(Message::new(first::TEXT).attribute("closing"));
            self.changes.push(first::done::<G>());
        }
    }

    fn persons(&self) -> impl Iterator<Item = Seat> {
        (0..).map(Seat).zip(self.table.players()).filter(|(_, player)| player.is_person()).map(|(seat, _)| seat)
    }

    /// Whether people have something to hide from each other.
    fn is_private(&self) -> bool {
        self.table.terms().screens && self.persons().count() > 1
    }

    fn position(&self) -> &G::Position {
        self.table.position()
    }

    fn player(&self) -> &Player {
        &self.table.players()[self.viewer.index()]
    }

    /// The table as it may be seen now.
    fn here(&self) -> Here<G> {
        let decides = matches!(self.stage, Stage::Decide | Stage::Roll | Stage::Dice);
        let eyes = match self.stage {
            Stage::Over => Eyes::Open,
            _ if self.is_private() && !decides => self.table.public_eyes(),
            _ => self.table.eyes(self.viewer),
        };
        Here { position: *self.position(), seat: self.viewer, eyes }
    }

    /// Who is spoken to when a seat has something to do: a bot's dice are typed in by a person.
    fn listener(&self, seat: Seat) -> Seat {
        if self.table.players()[seat.index()].is_person() { seat } else { self.viewer }
    }

    /// What happens next: a bot thinks, somebody is asked, or it is over.
    fn go_on(&mut self, shared: &mut Shared<'_, G>) {
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
        if self.is_private() && !self.present { Stage::HandOver } else { stage }
    }

    /// Where what a seat has not seen begins in the log: after what it did last.
    fn unheard_by(&self, seat: Seat) -> usize {
        self.table.log().iter().rposition(|entry| entry.seat == seat).map_or(0, |at| at + 1)
    }

    /// A bot is next: it moves at once after a person and after itself, and waits for a key after another bot.
    fn bot(&mut self, seat: Seat, shared: &mut Shared<'_, G>) {
        let last = self.table.log()[self.since..].last().map(|entry| entry.seat).filter(|last| *last != seat);
        let after_bot = last.is_some_and(|last| !self.table.players()[last.index()].is_person());
        if after_bot && !self.hurried {
            self.set(Stage::Moved, shared);
            return;
        }
        self.think(shared);
    }

    fn think(&mut self, shared: &mut Shared<'_, G>) {
        if matches!(G::decision(self.position()), Decision::Chance { .. }) {
            self.table.roll();
            self.done(shared);
            return self.go_on(shared);
        }
        let wish = if self.table.terms().teach_back { Inquiry::Proposal } else { Inquiry::Move };
        self.set(Stage::Thinking, shared);
        self.waiting = Some(shared.think(&self.table, wish));
    }

    /// A new stage: what can be chosen, and where the focus is.
    fn set(&mut self, stage: Stage, shared: &mut Shared<'_, G>) {
        self.stage = stage;
        self.dice.clear();
        self.at.about = None;
        self.at.chosen = 0;
        let here = self.here();
        self.at.choices.clear();
        self.at.enter(Pane::Choices, &here);
        self.offer(shared);
        self.at.tab = self.at.tab_of_decision(&self.here());
        if matches!(stage, Stage::HandOver) {
            // What was said to somebody else is not for whoever comes.
            self.at.quiet();
        }
        if matches!(stage, Stage::Decide | Stage::Roll | Stage::Dice | Stage::Over) {
            self.explain(shared);
        }
        self.advise();
    }

    /// Something was done: it is saved, and its marks add up.
    fn done(&mut self, shared: &mut Shared<'_, G>) {
        self.at.events = self.told();
        self.save(shared);
    }

    fn save(&self, shared: &mut Shared<'_, G>) {
        let (text, over) = (self.table.write(), self.table.now() == Now::Over);
        shared.ask(Effect::Keep(Keeping::Write { text, over }));
    }

    /// From here on it is told and marked what happens.
    fn mark(&mut self) {
        self.at.quiet();
        self.at.before = Some(*self.position());
        self.since = self.table.log().len();
        self.fresh.clear();
    }

    /// The viewer does something, if the rules allow it.
    fn act(&mut self, action: G::Action, shared: &mut Shared<'_, G>) {
        let here = self.here();
        if self.at.place_of(action).is_none() {
            self.at.add_action(&here, action, Doing::Act(action), false, shared);
        }
        self.at.chosen = self.at.place_of(action).unwrap_or(0);
        match self.table.what_if(action) {
            Ok(_) => {
                self.mark();
                self.play(action, shared);
            }
            Err(refused) => {
                self.at.quiet();
                self.at.tell_all(told_refused(&refused, here.seat));
                self.note_wrong(&refused.refusals);
            }
        }
    }

    /// Somebody who plays alone gets asked in the drills about what was refused.
    fn note_wrong(&mut self, refusals: &[<G as Game>::Refusal]) {
        if self.persons().count() == 1 {
            let wrong = |refusal: &<G as Game>::Refusal| Change::of::<G>(Learnt::Wrong(refusal.rule().id()));
            self.changes.extend(refusals.iter().map(wrong));
        }
    }

    /// Does something that is possible, and goes on.
    fn play(&mut self, action: G::Action, shared: &mut Shared<'_, G>) {
        let before = *self.position();
        if self.table.act(action).is_ok() {
            self.at.set_off(&before, action, shared);
            self.done(shared);
        }
        self.go_on(shared);
    }

    fn roll(&mut self, shared: &mut Shared<'_, G>) {
        self.mark();
        self.table.roll();
        self.done(shared);
        self.go_on(shared);
    }

    /// One more die is typed in.
    fn take_face(&mut self, face: u8, shared: &mut Shared<'_, G>) {
        self.dice.push(face);
        if let Some(roll) = G::rolled(&self.dice) {
            self.act(roll, shared);
            return;
        }
        self.at.chosen = 0;
        self.offer(shared);
    }

    /// The face of the next die that a key stands for.
    fn face_of(&self, key: Key) -> Option<u8> {
        let (Key::Char(digit), Stage::Dice) = (key, self.stage) else { return None };
        let face = digit.to_digit(10)? as u8;
        G::die(self.dice.len())?.1.contains(&face).then_some(face)
    }

    fn undo(&mut self, shared: &mut Shared<'_, G>) {
        if self.dice.pop().is_some() {
            self.offer(shared);
            return;
        }
        let said = self.table.taken_back();
        self.again(Table::undo, [said, Some(Message::new("learn-nothing-to-undo"))], shared);
    }

    fn again(&mut self, how: fn(&mut Table<G>) -> bool, said: [Option<Message>; 2], shared: &mut Shared<'_, G>) {
        let done = how(&mut self.table);
        self.chosen = None;
        self.at.quiet();
        if done {
            self.since = self.table.log().len();
            self.hurried = false;
            self.fresh.clear();
            self.save(shared);
            self.go_on(shared);
        }
        let [yes, no] = said;
        self.at.tip = if done { yes } else { no };
    }

    /// Enter: what is chosen, or the most natural thing with what is pointed at.
    fn enact<'p>(&mut self, shared: &mut Shared<'p, G>) -> Transition<'p, G> {
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
            match G::natural(self.position(), spot).filter(|_| self.stage == Stage::Decide) {
                Some(action) => self.act(action, shared),
                None => return self.why(shared),
            }
            return Transition::Stay;
        }
        let Some(choice) = self.at.choice() else { return Transition::Stay };
        match choice.offer {
            Doing::Act(action) => self.act(action, shared),
            Doing::Roll => self.roll(shared),
            Doing::Face(face) => self.take_face(face, shared),
            Doing::TakeOver => {
                self.present = true;
                self.go_on(shared);
            }
            Doing::Onward | Doing::Hurry => {
                self.hurried = matches!(choice.offer, Doing::Hurry);
                self.mark();
                self.think(shared);
            }
            Doing::Wait => {}
            Doing::Fine => self.rule_on(Call::Fine, shared),
            Doing::Stop if self.referee.is_mistaken() => self.set(Stage::Name, shared),
            Doing::Stop => self.rule_on(Call::Stop(None), shared),
            Doing::Rule(rule) => self.rule_on(Call::Stop(Some(rule)), shared),
            Doing::Review => return Transition::Open(Visit::Review(Box::new(self.table.clone()))),
            Doing::Again => return Transition::Replace(Visit::Again(Box::new(self.table.clone()))),
            Doing::Log => {
                let lang = shared.catalog.lang().to_owned();
                shared.ask(Effect::Keep(Keeping::Log { name: None, lang }));
            }
            Doing::Leave => return Transition::Close,
        }
        Transition::Stay
    }

    /// Goes to a region; the text is the whole log there, from its end.
    fn enter(&mut self, region: Pane, shared: &Shared<'_, G>) {
        let here = self.here();
        self.at.enter(region, &here);
        self.at.scrolled = 0;
        if region == Pane::Text && self.at.speech.is_empty() {
            self.at.scrolled = last_line(&self.said(shared), shared);
        }
    }

    fn step_back<'p>(&mut self, shared: &mut Shared<'p, G>) -> Transition<'p, G> {
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
    fn catch_up(&mut self, shared: &mut Shared<'_, G>) {
        if let Some(action) = self.chosen.take() {
            self.play(action, shared);
        }
    }
}

impl<'p, G: Staged> Screen<'p, G> for PlayScreen<G> {
    fn update(&mut self, command: Command, _key: Key, shared: &mut Shared<'p, G>) -> Transition<'p, G> {
        self.catch_up(shared);
        match command {
            Command::Up | Command::Down | Command::Left | Command::Right => {
                let (here, said) = (self.here(), self.said(shared));
                self.at.arrow(command, &here, &said, shared);
            }
            Command::First => self.at.chosen = 0,
            Command::Last => self.at.choose(usize::MAX),
            Command::PageUp => self.at.scrolled = self.at.scrolled.saturating_sub(talk_room(shared.size).1),
            Command::PageDown => {
                let (room, said) = (talk_room(shared.size).1, self.said(shared));
                let last = last_line(&said, shared);
                self.at.scrolled = (self.at.scrolled + room).min(last);
            }
            Command::Region => self.enter(self.at.region.after(G::REGIONS), shared),
            Command::RegionBefore => self.enter(self.at.region.before(G::REGIONS), shared),
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
                self.again(Table::redo, said, shared);
            }
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p, G>) -> Option<Cell> {
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

    fn point(&mut self, target: Target, shared: &mut Shared<'p, G>) -> bool {
        let here = self.here();
        self.at.point(target, &here, shared)
    }

    fn takes(&self, key: Key) -> bool {
        self.face_of(key).is_some()
    }

    fn typed(&mut self, key: Key, shared: &mut Shared<'p, G>) -> Transition<'p, G> {
        if let Some(face) = self.face_of(key) {
            self.take_face(face, shared);
        }
        Transition::Stay
    }

    fn scroll(&mut self, up: bool, on_text: bool, shared: &mut Shared<'p, G>) -> Transition<'p, G> {
        let (here, said) = (self.here(), self.said(shared));
        self.at.wheel(up, on_text, &here, &said, shared);
        Transition::Stay
    }

    fn renew(&mut self, shared: &Shared<'p, G>) {
        let (tried, chosen, here) = (self.at.tried(), self.at.chosen, self.here());
        self.offer(shared);
        for action in tried {
            if self.at.place_of(action).is_none() {
                self.at.add_action(&here, action, Doing::Act(action), false, shared);
            }
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
        self.at.patience().or_else(|| self.chosen.map(|_| 0))
    }

    fn tick(&mut self, shared: &mut Shared<'p, G>) {
        self.at.tick();
        if self.at.patience().is_none() {
            self.catch_up(shared);
        }
    }

    fn thought(&mut self, thought: &Thought<G>, shared: &mut Shared<'p, G>) {
        if self.waiting != Some(thought.number) {
            return;
        }
        self.waiting = None;
        match &thought.found {
            Conclusion::Move(Some(action)) if self.at.patience().is_some() => self.chosen = Some(*action),
            Conclusion::Move(Some(action)) => self.play(*action, shared),
            Conclusion::Move(None) => self.set(Stage::Moved, shared),
            Conclusion::Proposal(proposal) => self.propose(proposal.clone(), shared),
            Conclusion::Advice(advice) => self.advised(advice.clone()),
            Conclusion::Why(at, judged) => self.tell_reasons(*at, judged.as_ref()),
            Conclusion::Looks(..) | Conclusion::Review(_) | Conclusion::Puzzle(_) => {}
        }
    }

    fn seating(&self) -> Option<Seating> {
        let lang = self.player().lang().unwrap_or(&self.lang).to_owned();
        Some(Seating { lang, players: self.table.players().to_vec() })
    }

    fn speak(&mut self, lang: &str, shared: &mut Shared<'p, G>) {
        if self.player().is_person() {
            self.table.set_lang(self.viewer, lang);
            self.save(shared);
        } else {
            lang.clone_into(&mut self.lang);
        }
    }

    fn focus_on(&mut self, line: &str) -> bool {
        self.at.focus_on(|offer| match offer {
            Doing::Act(action) => action.to_string() == line,
            other => other.word() == Some(line),
        })
    }
}
