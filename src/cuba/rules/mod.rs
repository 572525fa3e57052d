//! The rules of Santiago de Cuba, a module for each chapter of the booklets.
//!
//! For each decision a chapter holds, side by side, `offer` (which actions there are, for the list), `object` (what
//! speaks against one, which defines what is legal) and `advance` (what it does). Lists and objections are two views
//! of one rule for speed's sake; tests hold them equal over random play and arbitrary actions.
//!
//! A chapter ends by handing on to the next one, until somebody has to decide: that is how everything that leaves no
//! choice resolves by itself.

pub(super) mod buildings;
pub(super) mod citizens;
pub(super) mod delivery;
pub(super) mod drive;
pub(super) mod ending;

pub(super) mod pawn;
pub(super) mod ship;
pub(super) mod turn;
