//! The first game: coached, on the layout that the lessons have used, against the easiest bot, with the dice of the first
//! two ships as the lesson wants them and the others always the same.
//!
//! It is the last lesson of the course, but no lesson file: nothing in it has to be solved. The coach says a word at each
//! of the moments that a game brings with it ([`remarks`](super::playable::Coach::remarks)); the rest is free play with all its explanations.
//! Hides what was said before.

use std::collections::BTreeSet;

use crate::{
    bot::Level,
    course::{
        pack::Pack,
        progress::{Change, Learnt},
    },
    game::{Decision, Game, Seat, Silent},
    record::Record,
    text::Message,
};

use super::{Player, Table, playable::Playable, table::Terms};

/// The id, as those of lessons.
pub const ID: &str = "first-game";
/// The lesson that it follows.
pub const AFTER: &str = "the-end";
/// The id of its texts: the title, `aim` and `closing`.
pub const TEXT: &str = "free-first-game";
/// The dice after the first two ships, and what the bot does of its own accord. In what it is better than another
/// number is not recorded; another makes another game.
const SEED: u64 = 35;

/// The start of it. `None`: nobody coaches this game, or the course has no layout.
pub fn table<G: Playable>(ours: &Pack<G>, learner: Player) -> Option<Table<G>> {
    G::COACH?;
    let setup = G::fresh(ours.base.as_ref()?, 2, Seat(0))?;
    Table::begin(setup, vec![learner, Player::bot(Level::Easiest)], Terms { coached: true, ..Terms::seeded(SEED) }).ok()
}

/// What the coach says to a seat that has to decide: the first remark that was not made before. `None`: nobody is
/// coached at this table, or everything was said.
pub fn coaching<G: Playable>(table: &Table<G>, seat: Seat) -> Option<Message> {
    let coach = G::COACH.filter(|_| table.terms().coached)?;
    if !is_asked::<G>(table.position(), seat) {
        return None;
    }
    let Record { setup, actions } = table.record();
    // From the start each time: what was said follows from the game, so that undoing and saving need no memory of it.
    let (mut p, mut said, mut now) = (G::begin(setup).ok()?, BTreeSet::new(), None);
    for (at, next) in actions.iter().map(Some).chain([None]).enumerate() {
        if is_asked::<G>(&p, seat) {
            let mut remarks = (coach.remarks)(&p, &actions[..at]).into_iter();
            now = remarks.find(|one| !said.contains(&one.id));
            said.extend(now.as_ref().map(|one| one.id.clone()));
        }
        if let Some(action) = next {
            G::advance(&mut p, *action, &mut Silent);
        }
    }
    now
}

fn is_asked<G: Game>(p: &G::Position, seat: Seat) -> bool {
    matches!(G::decision(p), Decision::Ask { seat: asked, .. } if asked == seat)
}

/// What is remembered of a learner who has played it to the end.
pub fn done<G: Playable>() -> Change {
    Change::of::<G>(Learnt::Done { lesson: ID.to_owned(), mistakes: None })
}
