//! The course: lessons as data, played and proved by the engine.
//!
//! A lesson file ([`scenario`]) is read with every fault at once ([`shape`], [`fault`]) and put together ([`lesson`]).
//! What counts as right is a [`goal`]. A [`run`] plays it, judging every deed by the [`solver`], and a [`proof`] shows
//! that what the lesson claims is true, by the same solver; [`coverage`] shows what the lessons leave out. A [`pack`] is a
//! folder of lessons, ours or somebody else's. A [`drill`] is a question that the engine makes and answers. [`progress`]
//! is what a learner has done. Texts are named by ids and come from the catalog; files are the edge's. [`taught`] is what
//! a game brings.

#[cfg(feature = "author")]
pub mod coverage;
pub mod drill;
pub mod fault;
pub mod goal;
pub mod lesson;
pub mod mark;
pub mod pack;
pub mod progress;
pub mod proof;
pub mod run;
pub mod scenario;
pub mod shape;
#[cfg(feature = "author")]
pub mod skeleton;
pub mod solver;
mod sources;
pub mod taught;
pub mod tutor;
