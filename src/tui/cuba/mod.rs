//! The table of Santiago de Cuba on a screen: what lies on it, what can be pointed at, and where everything stands.
//!
//! Fixed places: nothing moves when a text is shorter, at another decision or in another language. Every colour has a
//! letter or a sign beside it. Widgets take what somebody may see and ask nobody.

mod board;
mod buildings;
mod harbour;
mod labels;
mod seats;
mod spot;
mod street;
mod table;

pub(super) use board::{Board, Lit};
pub(super) use labels::{brought, decision_label, short};
pub(super) use spot::{Pane, Spot, attempts, natural, spot_of};
pub(super) use table::{Size, Tabletop, tab};
