//! The game by wrong rules: Santiago de Cuba with one rule changed, to learn which mistakes a lesson would notice.
//!
//! [`Wrong`] is a second game that wraps the engine and leaves it as it is: a position carries its [`Mutant`], and only
//! what that one says is asked, done or counted otherwise, before or after the engine. Without a mutant it is
//! [`Cuba`] itself. Each chapter of the rules has its table of mutants here, a `Row` of small functions for each of
//! them; `bend` holds what they are made of.

mod bend;
mod bent;
mod buildings;
mod citizens;
mod delivery;
mod drive;
mod ending;
mod mutant;
mod pawn;
mod row;
mod setup;
mod ship;
mod table;
mod taught;

pub use bent::Bent;
pub use mutant::Mutant;

use std::ops::RangeInclusive;

use crate::game::{Decision, Dice, Eyes, Game, Log, Seat};

use super::{
    Cuba,
    action::{Action, Question},
    conceivable::conceivable,
    event::Event,
    ledger::Rule,
    refusal::Refusal,
    rules::ending::Standing,
    setup::{Fault, Setup, beginning},
    view::View,
};

use row::Row;

/// See the module's page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wrong;

impl Bent {
    /// The same position in a game by a wrong rule; one from which no game has begun yet is set up by it.
    #[must_use]
    pub fn under(mut self, mutant: Mutant) -> Self {
        let row = mutant.row();
        self.mutant = Some(mutant);
        if let Some(setup) = row.setup
            && self.table == beginning(*self.layout(), self.turn().next(self.players()))
        {
            setup(&mut self);
        }
        if let Some(put) = row.put {
            put(&mut self);
        }
        self.tidy();
        self
    }

    /// The result, once the game is over.
    pub fn standing(&self) -> Option<Standing> {
        match self.row().and_then(|row| row.reckon) {
            None => self.table.standing(),
            Some(reckon) => self.table.is_over().then(|| reckon(&self.table)),
        }
    }

    fn row(&self) -> Option<&'static Row> {
        self.mutant.map(Mutant::row)
    }
}

impl Game for Wrong {
    const ID: &'static str = Cuba::ID;
    const SEATS: RangeInclusive<u8> = Cuba::SEATS;

    type Setup = Setup;
    type Fault = Fault;
    type Position = Bent;
    type Action = Action;
    type Question = Question;
    type Rule = Rule;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    /// By the right rules; [`Bent::under`] changes them.
    fn begin(setup: &Setup) -> Result<Bent, Vec<Fault>> {
        Cuba::begin(setup).map(Bent::new)
    }

    /// The table alone: what begins from it goes by the right rules, as everything that begins.
    fn from_here(p: &Bent) -> Setup {
        Cuba::from_here(&p.table)
    }

    fn players(p: &Bent) -> u8 {
        p.table.players()
    }

    fn places(p: &Bent) -> Option<Vec<u8>> {
        p.standing().map(|standing| standing.scores.iter().map(|score| score.place).collect())
    }

    fn decision(p: &Bent) -> Decision<Question> {
        Cuba::decision(&p.table)
    }

    fn legal(p: &Bent, list: &mut Vec<Action>) {
        if p.row().is_none_or(|row| row.object.is_none()) {
            return Cuba::legal(&p.table, list);
        }
        // The engine's short cuts know only the right rules.
        list.clear();
        conceivable(&p.table, |action| {
            if Self::is_legal(p, action) {
                list.push(action);
            }
        });
    }

    fn object(p: &Bent, by: Option<Seat>, action: Action, say: &mut dyn FnMut(Refusal)) {
        match p.row().and_then(|row| row.object) {
            None => Cuba::object(&p.table, by, action, say),
            Some(object) => object(p, by, action).into_iter().for_each(say),
        }
    }

    fn advance(p: &mut Bent, action: Action, log: &mut impl Log<Event>) {
        let Some(row) = p.row() else { return Cuba::advance(&mut p.table, action, log) };
        let mut events = Vec::new();
        row.advance.unwrap_or(bend::right)(p, action, &mut events);
        p.tidy();
        if let Some(standing) = p.standing() {
            events.retain(|event| !matches!(event, Event::Scored { .. } | Event::Won { .. }));
            events.extend(standing.told());
        }
        log.note_all(|| events);
    }

    fn chance(p: &Bent, each: &mut dyn FnMut(Action, u32)) {
        Cuba::chance(&p.table, each);
    }

    fn roll(p: &Bent, dice: &mut impl Dice) -> Option<Action> {
        Cuba::roll(&p.table, dice)
    }

    fn view(p: &Bent, eyes: Eyes) -> View {
        Cuba::view(&p.table, eyes)
    }
}
