//! Parts of screens: each takes a place and what it shows, and asks nobody.

pub(super) mod bar;
pub(super) mod choices;
pub(super) mod form;
pub(super) mod frame;
pub(super) mod list;
pub(super) mod speech;
