//! The rules of Santiago, a module for each chapter of the booklet.
//!
//! For each decision a chapter holds, side by side, `offer` (which actions there are, for the list), `pick` (one of
//! them without the list, since lists are long here), `object` (what speaks against one, which defines what is legal)
//! and what happens. Tests hold them equal over random play and arbitrary actions.
//!
//! A chapter ends by handing on to the next one, until somebody has to decide: that is how everything that leaves no
//! choice resolves by itself (R42).

pub(super) mod auction;
pub(super) mod bribes;
pub(super) mod building;
pub(super) mod canals;
pub(super) mod drying;
pub(super) mod ending;
pub(super) mod extra;
pub(super) mod planting;
pub(super) mod turn;
