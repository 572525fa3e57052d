//! What stands between a game at a table and whoever shows it: what came of something is worked out here once, in words
//! and in order, and lines, app and presenter only show it. What a game brings so that its table can be shown, pointed at
//! and tried stands here too: [`board`] describes it, [`sheet`] is what it is drawn on.
//!
//! Knows no face: neither how long a line is nor what a colour means. Hides, from all faces, how a lesson's reply, a
//! drill's answer or a review's judgement is built.

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
