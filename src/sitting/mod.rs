//! Where a game's type ends. Below, everything is written for a type that signs contracts; whoever shows, hears or points holds
//! one of the objects that stand here, and knows neither positions nor actions nor which game it is.
//!
//! A [`house`] is a game with everything that one can sit down to: a [`lesson`], a [`game`], a round of questions ([`drill`]),
//! a [`review`], a lesson shown to others ([`present`]). Each shows its table as a [`tableau`]. What came of something is worked
//! out here once, in words and in order ([`telling`]), and lines, app and presenter only show it; what takes long is a task
//! ([`thinking`]). What a game brings so that its table can be shown stands here too: [`board`] describes it, [`sheet`] is what it
//! is drawn on, [`stage`] is what else a session needs.
//!
//! Knows no face: neither how long a line is nor what a colour means. Hides how a lesson's reply, a drill's answer or a
//! review's judgement is built, and which type stands behind an object.

pub mod board;
pub mod describe;
pub mod described;
pub mod drill;
mod drilled;
pub mod engine;
pub mod form;
pub mod game;
pub mod gamed;
mod here;
pub mod house;
pub mod housed;
pub mod lesson;
mod lessoned;
pub mod plain;
pub mod present;
#[cfg(feature = "author")]
pub mod recording;
pub mod referee;
mod refereed;
pub mod review;
mod reviewal;
pub mod score;
pub mod sheet;
pub mod spot;
pub mod stage;
pub mod tableau;
pub mod telling;
pub mod thinking;
#[cfg(feature = "author")]
pub mod trials;
