//! The first game: coached, on the layout that the lessons have used, against the easiest bot, with dice that always fall
//! the same.
//!
//! It is the last lesson of the course, but no lesson file: nothing in it has to be solved. The coach says a word when
//! something is asked for the first time; the rest is free play with all its explanations. Hides what was asked before.

use crate::{
    bot::Level,
    course::{pack::Pack, progress::Change},
    game::{Decision, Seat},
    ids::Id,
    text::Message,
};

use super::{Player, Table, playable::Playable, table::Terms};

/// The id, as those of lessons.
pub const ID: &str = "first-game";
/// The lesson that it follows.
pub const AFTER: &str = "the-end";
/// The id of its texts: the title, `aim` and `closing`.
pub const TEXT: &str = "free-first-game";
/// The dice, and what the bot does.
const SEED: u64 = 35;

/// The start of it. `None`: the course has no layout.
pub fn table<G: Playable>(ours: &Pack<G>, learner: Player) -> Option<Table<G>> {
    let setup = G::fresh(ours.base.as_ref()?, 2, Seat(0))?;
    Table::begin(setup, vec![learner, Player::bot(Level::Easiest)], Terms::seeded(SEED)).ok()
}

/// What the coach says to a seat that has to decide, if it was never asked this before.
pub fn coaching<G: Playable>(table: &Table<G>, seat: Seat) -> Option<Message> {
    let Decision::Ask { seat: asked, question } = G::decision(table.position()) else { return None };
    let mut before = G::begin(&table.record().setup).ok()?;
    let mut known = false;
    for entry in table.log() {
        known |= matches!(G::decision(&before), Decision::Ask { seat: one, question: other } if one == seat && other == question);
        G::advance(&mut before, entry.action, &mut crate::game::Silent);
    }
    (asked == seat && !known).then(|| Message::new(format!("{}-coach-{}", G::TEXTS, question.id())))
}

/// What is remembered of a learner who has played it to the end.
pub fn done() -> Change {
    Change::Done { lesson: ID.to_owned(), mistakes: None }
}
