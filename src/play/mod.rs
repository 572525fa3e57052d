//! Free play: a game at one keyboard, between persons and bots, with everything that the lessons have.
//!
//! A [`Table`] is a game under way with the people at it: it acts, takes back and does again by replaying, says what an
//! action would bring or why it is not possible, advises, keeps the log, and is written as a text and read back
//! ([`save`]). [`Player`] is who sits there; [`encounter`] knows what somebody meets for the first time; [`pupil`] is a
//! bot that sometimes breaks a rule; [`review`] finds the moves that cost most, and [`puzzle`] makes something to solve of
//! one; [`first`] is the coached game at the end of the course; [`Table::told_in`] is the log in any language; a
//! [`Sketch`] is a real table, typed in as far as it is known. Everything
//! that is said is a message or an event, for any language and any face. [`playable`] is what a game brings to be
//! played, [`Sketched`] and [`puzzle::Puzzling`] what it brings beside that. Hides nothing but files: those are the edge's, and so is when a bot moves.
//!
//! A face goes on like this: ask [`Table::now`] whose move it is; at [`Now::Bot`] call [`Table::bot_move`] (with
//! pupils, see [`pupil::Pupil::propose`]), at [`Now::Roll`] call [`Table::roll`], at [`Now::Decide`] and [`Now::Dice`]
//! hand what somebody chose to [`Table::act`]; save [`Table::write`] after each of them. What a seat may see is
//! [`Table::eyes`], what was missed by somebody [`Table::unheard`].
//!
//! ```
//! use santiago::{bot::Level, cuba::Cuba, play::{Now, Player, Table, playable::Playable, table::Terms}};
//!
//! let players = vec![Player::person("Anna", "de"), Player::bot(Level::Easiest)];
//! let setup = Cuba::drawn(2, 7).expect("two can play");
//! let mut table = Table::<Cuba>::begin(setup, players, Terms::seeded(7)).expect("a sound set-up");
//! while table.now() != Now::Over {
//!     let done = match table.now() {
//!         Now::Bot(_) => table.bot_move(),
//!         Now::Roll(_) => table.roll(),
//!         _ => table.act(table.choices()[0]).ok(),
//!     };
//!     assert!(done.is_some());
//!     if table.log().len() > 40 { break }
//! }
//! let again = Table::<Cuba>::read(table.write().as_bytes()).expect("what was written");
//! assert_eq!(again.position(), table.position());
//! assert!(table.undo());
//! ```

mod asked;
pub mod encounter;
pub mod first;
mod log;
pub mod playable;
pub mod player;
pub mod pupil;
pub mod puzzle;
pub mod review;
pub mod save;
mod sketch;
pub mod table;

pub use player::{Decider, Player};
pub use sketch::{Finished, Sketch, Sketched};
pub use table::{Now, Table};
