//! How a free game goes on: whose move it is, what is done about it, and what is remembered of it.

use crate::{
    game::{Decision, Seat},
    play::Now,
    sitting::{game::Denial, spot::Spot, tableau::Move, thinking::Inquiry},
    text::Message,
};

use super::{
    super::super::{
        effect::Effect,
        game::Keeping,
        input::Key,
        pane::Pane,
        screen::play::stage::{Doing, Stage},
        shared::Shared,
    },
    PlayScreen,
};

impl PlayScreen {
    /// Who is spoken to when a seat has something to do: a bot's dice are typed in by a person.
    pub(super) fn listener(&self, seat: Seat) -> Seat {
        if self.table.players()[seat.index()].is_person() { seat } else { self.viewer }
    }

    /// What happens next: a bot thinks, somebody is asked, or it is over.
    pub(super) fn go_on(&mut self, shared: &mut Shared<'_>) {
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
    pub(super) fn turn_to(&mut self, seat: Seat, stage: Stage) -> Stage {
        let listener = self.listener(seat);
        if self.viewer != listener {
            self.since = self.since.min(self.unheard_by(listener));
            (self.viewer, self.present) = (listener, false);
        }
        if self.table.is_private() && !self.present { Stage::HandOver } else { stage }
    }

    /// Where what a seat has not seen begins in the log: after what it did last.
    pub(super) fn unheard_by(&self, seat: Seat) -> usize {
        self.table.log().iter().rposition(|entry| entry.seat == seat).map_or(0, |at| at + 1)
    }

    /// A bot is next: it moves at once after a person and after itself, and waits for a key after another bot.
    pub(super) fn bot(&mut self, seat: Seat, shared: &mut Shared<'_>) {
        let last = self.table.log()[self.since..].last().map(|entry| entry.seat).filter(|last| *last != seat);
        let after_bot = last.is_some_and(|last| !self.table.players()[last.index()].is_person());
        if after_bot && !self.hurried {
            self.set(Stage::Moved, shared);
            return;
        }
        self.think(shared);
    }

    pub(super) fn think(&mut self, shared: &mut Shared<'_>) {
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
    pub(super) fn set(&mut self, stage: Stage, shared: &mut Shared<'_>) {
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
    pub(super) fn done(&mut self, shared: &mut Shared<'_>) {
        self.write_down(shared);
        self.save(shared);
    }

    /// The log grows by what was done; what was taken back goes.
    pub(super) fn write_down(&mut self, shared: &Shared<'_>) {
        let log = self.table.log().len();
        if log < self.written {
            self.log.begin(self.table.story(0), shared);
        } else {
            self.log.add(self.table.story(self.written), shared);
        }
        self.written = log;
    }

    pub(super) fn save(&self, shared: &mut Shared<'_>) {
        let (text, over) = (self.table.write(), self.table.now() == Now::Over);
        shared.ask(Effect::Keep(Keeping::Write { text, over }));
    }

    /// From here on it is told and marked what happens.
    pub(super) fn mark(&mut self) {
        self.at.quiet();
        self.table.mark();
        self.at.marked = true;
        self.since = self.table.log().len();
        self.fresh.clear();
    }

    /// The viewer does something, if the rules allow it.
    pub(super) fn act(&mut self, action: &Move, shared: &mut Shared<'_>) {
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
    pub(super) fn choose_action(&mut self, action: &Move, shared: &Shared<'_>) {
        let here = self.here();
        self.at.choose_action(action, Doing::Act(action.clone()), &*here, shared);
    }

    /// Does what was chosen for a bot, and goes on.
    pub(super) fn play(&mut self, action: &Move, shared: &mut Shared<'_>) {
        let way = self.here().way(action);
        match self.table.act(action, self.viewer) {
            Ok(()) => self.goes(way, shared),
            Err(_) => self.go_on(shared),
        }
    }

    /// Something was done: it is seen on its way, told and saved, and the game goes on.
    pub(super) fn goes(&mut self, way: Vec<Spot>, shared: &mut Shared<'_>) {
        self.at.set_off(way, shared);
        self.done(shared);
        self.go_on(shared);
    }

    pub(super) fn roll(&mut self, shared: &mut Shared<'_>) {
        self.mark();
        self.table.roll();
        self.done(shared);
        self.go_on(shared);
    }

    /// One more die is typed in.
    pub(super) fn take_face(&mut self, face: u8, shared: &mut Shared<'_>) {
        self.dice.push(face);
        if let Some(roll) = self.table.rolled(&self.dice) {
            self.act(&roll, shared);
            return;
        }
        self.at.chosen = 0;
        self.offer(shared);
    }

    /// The face of the next die that a key stands for.
    pub(super) fn face_of(&self, key: Key) -> Option<u8> {
        let (Key::Char(digit), Stage::Dice) = (key, self.stage) else { return None };
        let face = digit.to_digit(10)? as u8;
        self.table.die(self.dice.len())?.1.contains(&face).then_some(face)
    }

    pub(super) fn undo(&mut self, shared: &mut Shared<'_>) {
        if self.dice.pop().is_some() {
            self.offer(shared);
            return;
        }
        let said = self.table.taken_back();
        let done = self.table.undo();
        self.again(done, [said, Some(Message::new("learn-nothing-to-undo"))], shared);
    }

    pub(super) fn again(&mut self, done: bool, said: [Option<Message>; 2], shared: &mut Shared<'_>) {
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
}
