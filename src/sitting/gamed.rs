//! A free game of any game: the table as a [`GameSitting`]. Hides the position that marks are held against, and how the log of
//! messages follows the table's.

use crate::{
    bot::Budget,
    course::progress::Change,
    game::{Eyes, Seat},
    play::{
        Now, Player, Table,
        encounter::Met,
        first,
        pupil::Pupil,
        review::{Reviewing, may_review, reviewed},
        table::{Denied, Terms},
    },
    reference::Topic,
    text::{Catalog, Message, bot},
};

use super::{
    game::{Advised, Denial, GameSitting, Logged, persons},
    here::Here,
    referee::Proposed,
    review::Looking,
    reviewal::Reviewal,
    score::ScoreSheet,
    sheet::Signs,
    stage::Staged,
    tableau::{Move, MoveOnOffer, Tableau},
    telling::{self, Purpose, Saying},
};

/// A table at which people sit, for any face.
pub fn seated<G: Staged>(table: Table<G>) -> Box<dyn GameSitting> {
    Box::new(Gamed::new(table))
}

/// See the module's page.
#[derive(Clone)]
pub(super) struct Gamed<G: Staged> {
    table: Table<G>,
    log: Vec<Logged>,
    /// For each line of the log how many turns have begun by then.
    turns: Vec<usize>,
    /// Where marks begin: the position, and the place in the log.
    marks: Option<(G::Position, usize)>,
}

impl<G: Staged> Gamed<G> {
    pub(super) fn new(table: Table<G>) -> Self {
        let mut game = Self { table, log: Vec::new(), turns: Vec::new(), marks: None };
        game.write_down();
        game
    }

    /// The log follows the table's: what was taken back goes, what is new is put into messages.
    fn write_down(&mut self) {
        let entries = self.table.log();
        self.log.truncate(entries.len());
        self.turns.truncate(entries.len());
        for entry in &entries[self.log.len()..] {
            let begun = entry.events.iter().filter(|event| G::begins_turn(event)).count();
            self.turns.push(self.turns.last().copied().unwrap_or(0) + begun);
            let told = entry.events.iter().map(G::event).collect();
            self.log.push(Logged { seat: entry.seat, action: Move::of::<G>(entry.action), told });
        }
    }

    fn here(&self) -> Here<G> {
        let seat = self.table.now().seat().unwrap_or(Seat(0));
        Here::new(*self.table.position(), seat, self.table.eyes(seat))
    }

    fn offered(&self, actions: Vec<G::Action>, possible: bool) -> Vec<MoveOnOffer> {
        let here = self.here();
        actions.into_iter().map(|action| here.offered(Move::of::<G>(action), possible)).collect()
    }
}

impl<G: Staged> GameSitting for Gamed<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn players(&self) -> &[Player] {
        self.table.players()
    }

    fn terms(&self) -> Terms {
        *self.table.terms()
    }

    fn set_terms(&mut self, terms: Terms) {
        self.table.set_terms(terms);
    }

    fn set_lang(&mut self, seat: Seat, lang: &str) {
        self.table.set_lang(seat, lang);
    }

    fn now(&self) -> Now {
        self.table.now()
    }

    fn eyes(&self, seat: Seat) -> Eyes {
        self.table.eyes(seat)
    }

    fn public_eyes(&self) -> Eyes {
        self.table.public_eyes()
    }

    fn tableau(&self, seat: Seat, eyes: Eyes, marked: bool) -> Box<dyn Tableau> {
        let here = Here::<G>::new(*self.table.position(), seat, eyes);
        Box::new(match self.marks.filter(|_| marked) {
            Some((before, from)) => {
                let since = self.table.log().iter().skip(from).flat_map(|entry| entry.events.iter().copied());
                here.since(&before, &since.collect::<Vec<_>>())
            }
            None => here,
        })
    }

    fn mark(&mut self) {
        self.marks = Some((*self.table.position(), self.table.log().len()));
    }

    fn choices(&self) -> Vec<MoveOnOffer> {
        self.offered(self.table.choices(), true)
    }

    fn attempts(&self) -> Vec<MoveOnOffer> {
        let Now::Decide(seat) = self.table.now() else { return Vec::new() };
        self.offered(G::attempts(self.table.position(), seat), false)
    }

    fn act(&mut self, action: &Move, listener: Seat) -> Result<(), Denial> {
        match self.table.act(action.action::<G>()) {
            Ok(_) => {
                self.write_down();
                Ok(())
            }
            Err(Denied::Dice) => Err(Denial::Dice),
            Err(Denied::Rules(refused)) => {
                let alone = persons(self.table.players()).count() == 1;
                let wrong = if alone { telling::got_wrong(&refused) } else { Vec::new() };
                Err(Denial::Rules(telling::refused(&refused, listener), wrong))
            }
        }
    }

    fn roll(&mut self) {
        self.table.roll();
        self.write_down();
    }

    fn bot_move(&mut self) -> bool {
        let moved = self.table.bot_move().is_some();
        self.write_down();
        moved
    }

    fn bot_choice(&self) -> Option<Move> {
        self.table.bot_choice().map(Move::of::<G>)
    }

    fn proposal(&self) -> Option<Box<dyn Proposed>> {
        let proposal = Pupil::propose(&self.table)?;
        Some(Box::new((proposal, *self.table.position())))
    }

    fn advice(&self) -> Option<Advised> {
        let advice = self.table.advice()?;
        let action = advice.judged.action;
        Some(Advised {
            thing: G::thing(advice.thing),
            choice: G::choice(self.table.position(), action),
            action: Move::of::<G>(action),
            why: bot::why(G::TEXTS, &advice.judged),
        })
    }

    fn last_of_bot(&self, bot: Option<Seat>) -> Option<usize> {
        self.table.last_of_bot(bot)
    }

    fn reasons(&self, at: usize) -> Vec<Saying> {
        let (Some(entry), Some(judged)) = (self.table.log().get(at), self.table.judged_at(at)) else {
            return Vec::new();
        };
        let did = Message::new("ui-play-why-bot").with("player", entry.seat).with("action", G::action(entry.action));
        vec![Saying::new(Purpose::Subject, did), Saying::new(Purpose::Coaching, bot::why(G::TEXTS, &judged))]
    }

    fn taken_back(&self) -> Option<Message> {
        self.table.taken_back()
    }

    fn undo(&mut self) -> bool {
        let done = self.table.undo();
        self.write_down();
        done
    }

    fn redo(&mut self) -> bool {
        let done = self.table.redo();
        self.write_down();
        done
    }

    fn log(&self) -> &[Logged] {
        &self.log
    }

    fn turns(&self) -> usize {
        self.turns.last().copied().unwrap_or(0)
    }

    fn unheard(&mut self, seat: Seat) -> usize {
        self.table.unheard(seat)
    }

    fn explain(&self, from: usize, met: &mut Met) -> Vec<Topic> {
        let events: Vec<G::Event> =
            self.table.log().iter().skip(from).flat_map(|entry| entry.events.iter().copied()).collect();
        met.explain::<G>(&events)
    }

    fn told_in(&self, catalog: Catalog) -> String {
        self.table.told_in(catalog)
    }

    fn write(&self) -> String {
        self.table.write()
    }

    fn roll_asked(&self) -> Message {
        G::roll_asked()
    }

    fn die(&self, number: usize) -> Option<(Message, Vec<u8>)> {
        G::die(number)
    }

    fn rolled(&self, faces: &[u8]) -> Option<Move> {
        G::rolled(faces).map(Move::of::<G>)
    }

    fn coaching(&self, seat: Seat) -> Option<Message> {
        first::coaching(&self.table, seat)
    }

    fn first_done(&self) -> Change {
        first::done::<G>()
    }

    fn result(&self) -> Vec<Saying> {
        telling::happened::<G>(&G::sheet(self.table.position()))
    }

    fn reckoning(&self, signs: &Signs) -> ScoreSheet {
        G::reckoning(self.table.position(), signs)
    }

    fn code(&self, seeded: bool) -> String {
        G::code(self.table.position(), seeded.then(|| self.table.terms().seed))
    }

    fn may_review(&self) -> bool {
        may_review(&self.table)
    }

    fn reviewed(&self) -> Vec<Seat> {
        reviewed(&self.table)
    }

    fn review(&self, seats: &[Seat], budget: Budget) -> Box<dyn Looking> {
        Box::new(Reviewal::new(Reviewing::new(&self.table, seats, budget)))
    }

    fn kept(&self) -> Box<dyn GameSitting> {
        Box::new(self.clone())
    }
}
