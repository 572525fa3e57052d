//! A free game at the table: persons at one screen, each in their language, and bots that think beside the app.
//!
//! The table decides; here it is shown and heard. Nothing moves before a key, except bots at their turn, one after the
//! other. With screens up nobody's holdings are shown but those of who decides, and only after they have taken over.
//! Everything is saved as it is done. Hides when a bot thinks, and for whom the screen speaks.

mod draw;
mod flow;
mod offers;
mod referee;
mod sheet;
mod stage;
mod telling;

use ratatui::layout::Position as Cell;

use crate::{
    course::progress::Change,
    game::{Eyes, Seat},
    play::{Player, first, pupil::Call},
    reference::Topic,
    sitting::{
        game::{Advised, GameSitting},
        tableau::{Move, Tableau},
        thinking::{Conclusion, Thought},
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

    /// Enter: what is chosen, or the most natural thing with what is pointed at.
    fn enact(&mut self, shared: &mut Shared<'_>) -> Transition {
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

    fn step_back(&mut self, shared: &mut Shared<'_>) -> Transition {
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
            Command::PageUp | Command::PageDown => {
                let said = self.said(shared);
                self.at.page(command == Command::PageDown, &said, shared);
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
