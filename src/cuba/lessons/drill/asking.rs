//! What the questions of all kinds ask of the engine.

use crate::{
    chance::Chance,
    course::taught::{LEARNER, Taught},
    cuba::{Action, Cuba, Event, Position, Question, Rule},
    game::{Decision, Dice, Game, Played, Ruled},
};

/// Whether the learner has to decide this.
pub(super) fn is_asked(p: &Position, question: Question) -> bool {
    Cuba::decision(p) == Decision::Ask { seat: LEARNER, question }
}

/// One of several.
pub(super) fn any<T: Copy>(list: &[T], chance: &mut Chance) -> Option<T> {
    let count = u32::try_from(list.len()).ok().filter(|count| *count > 0)?;
    list.get(chance.below(count) as usize).copied()
}

pub(super) fn legal(p: &Position) -> Vec<Action> {
    let mut list = Vec::new();
    Cuba::legal(p, &mut list);
    list
}

/// What comes of a legal action; `None` where it ends the game, which no question but that about the winner is about.
pub(super) fn played(p: &Position, action: Action) -> Option<Played<Cuba>> {
    let played = Cuba::play(p, None, action).ok()?;
    (played.position.question() != Question::Over).then_some(played)
}

/// Any drive of the learner's, and what comes of it.
pub(super) fn any_drive(p: &Position, chance: &mut Chance) -> Option<(Action, Played<Cuba>)> {
    let drive = any(&legal(p), chance).filter(|_| is_asked(p, Question::Drive))?;
    Some((drive, played(p, drive)?))
}

/// Goes on while seats are asked this, each doing what a seat does that has nothing better to do.
pub(super) fn go_on(mut played: Played<Cuba>, asked: impl Fn(Question) -> bool) -> Option<Played<Cuba>> {
    while asked(played.position.question()) {
        let next = Cuba::play(&played.position, None, Cuba::by_default(&played.position)?).ok()?;
        played.position = next.position;
        played.events.extend(next.events);
    }
    Some(played)
}

/// The events that explain an answer.
pub(super) fn only(events: &[Event], explains: impl Fn(&Event) -> bool) -> Vec<Event> {
    events.iter().filter(|event| explains(event)).copied().collect()
}

/// The rules of some events, that of the last first: what an action ends with decides.
pub(super) fn rules_last_first(events: &[Event]) -> Vec<Rule> {
    rules_of(&events.iter().rev().copied().collect::<Vec<_>>())
}

/// The rules of some events or refusals, each once.
pub(super) fn rules_of<T: Ruled<Rule = Rule>>(told: &[T]) -> Vec<Rule> {
    let mut rules = Vec::new();
    for rule in told.iter().map(Ruled::rule) {
        if !rules.contains(&rule) {
            rules.push(rule);
        }
    }
    rules
}
