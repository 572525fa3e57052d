//! A wrong rule as a row of a table: which rule it gets wrong, and the small functions in which it differs.

use crate::game::Seat;

use super::{
    super::{
        action::Action, event::Event, ledger::Rule, position::Position, refusal::Refusal, rules::ending::Standing,
    },
    bent::Bent,
    mutant::Mutant,
};

/// What speaks against an action.
pub(super) type Object = fn(&Bent, Option<Seat>, Action) -> Vec<Refusal>;
/// What an action does; the log holds nothing else.
pub(super) type Advance = fn(&mut Bent, Action, &mut Vec<Event>);

/// See the module's page. `None`: as by the right rules. So a row holds no addresses but its own functions': each of them
/// has to be set up at every start of the program.
#[derive(Clone, Copy)]
pub(super) struct Row {
    pub(super) mutant: Mutant,
    /// The rule that it gets wrong.
    pub(super) rule: Rule,
    /// How a new game begins.
    pub(super) setup: Option<fn(&mut Bent)>,
    /// What lies otherwise wherever a game is looked at.
    pub(super) put: Option<fn(&mut Bent)>,
    pub(super) object: Option<Object>,
    pub(super) advance: Option<Advance>,
    /// What a table is worth at the end.
    pub(super) reckon: Option<fn(&Position) -> Standing>,
}

/// The right rules under another name, to be changed.
const fn same(mutant: Mutant, rule: Rule) -> Row {
    Row { mutant, rule, setup: None, put: None, object: None, advance: None, reckon: None }
}

/// A game begins otherwise.
pub(super) const fn begins(mutant: Mutant, rule: Rule, setup: fn(&mut Bent)) -> Row {
    Row { setup: Some(setup), ..same(mutant, rule) }
}

/// Something lies otherwise on every table.
pub(super) const fn lies(mutant: Mutant, rule: Rule, put: fn(&mut Bent)) -> Row {
    Row { put: Some(put), ..same(mutant, rule) }
}

/// Other actions are legal.
pub(super) const fn says(mutant: Mutant, rule: Rule, object: Object) -> Row {
    Row { object: Some(object), ..same(mutant, rule) }
}

/// Actions do something else.
pub(super) const fn does(mutant: Mutant, rule: Rule, advance: Advance) -> Row {
    Row { advance: Some(advance), ..same(mutant, rule) }
}

/// Other actions are legal, and they do something else.
pub(super) const fn plays(mutant: Mutant, rule: Rule, object: Object, advance: Advance) -> Row {
    Row { object: Some(object), advance: Some(advance), ..same(mutant, rule) }
}

/// The end is counted otherwise.
pub(super) const fn reckons(mutant: Mutant, rule: Rule, reckon: fn(&Position) -> Standing) -> Row {
    Row { reckon: Some(reckon), ..same(mutant, rule) }
}
