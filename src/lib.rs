//! Learn, teach and look up the board games Santiago de Cuba and Santiago in your own language.
//!
//! # The map
//!
//! | layer | modules | what they are for |
//! |---|---|---|
//! | contract | [`ids`], [`game`], [`mod@line`] | what every game signs, the ids of its things, its actions as lines |
//! | engine | [`cuba`], [`island`] | the rules, as data and as what happens; no words, no files, no clocks |
//! | data | [`chance`], [`record`], [`wire`] | the generator, games as set-up plus actions, the JSON lines |
//! | bots | [`bot`] | somebody to play against |
//! | text | [`text`] | messages, and the words of each language for them |
//! | teaching | [`mod@reference`], [`course`], [`play`] | looking things up; lessons, played and proved; drills; free play |
//! | sittings | [`sitting`] | where a game's type ends: lessons, games and reviews as objects for any face; what came of something, told once |
//! | list | [`games`] | which games there are |
//! | dialogues | [`dialog`] | lessons, games and reviews talked through, line in, lines out |
//! | face | `tui` | the full-screen app, without a terminal of its own |
//! | edge | `cli`, `terminal`, `store`, `main` | the command line, the terminal, the user's files |
//!
//! A module may name its own layer and those above it, no other; `tests/suite/house/layers.rs` enforces it. Only
//! [`games`] knows the games: below the sittings everything is written against [`game::Game`] and the contracts that build
//! on it, above them against objects.
//!
//! # What holds everywhere
//!
//! - There is one checked way to act, [`game::Game::play`], built on the unchecked one that search uses.
//! - What is legal is defined once, by [`game::Game::object`]; lists of legal actions are proved equal to it.
//! - Every event and every refusal names the rule it follows from.
//! - No word that a user reads stands in Rust code: the engine speaks in ids and numbers.
//! - A game is its set-up and its actions, dice included; everything else is replayed.
//!
//! Start reading at [`game`], then [`cuba`] or [`island`].

pub mod bot;
pub mod chance;
#[cfg(feature = "cli")]
pub mod cli;
pub mod course;
pub mod cuba;
pub mod dialog;
pub mod game;
pub mod games;
pub mod ids;
pub mod island;
pub mod line;
pub mod play;
pub mod record;
pub mod reference;
pub mod sitting;
#[cfg(feature = "cli")]
pub(crate) mod store;
#[cfg(feature = "tui")]
pub mod terminal;
pub mod text;
#[cfg(feature = "tui")]
pub mod tui;
pub mod wire;

// The README's examples run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
