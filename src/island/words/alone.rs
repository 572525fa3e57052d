//! The one text that Santiago has so far: an id, said as it is.

use crate::text::{Arg, Message};

/// A word until there is a text: an id, or ids and numbers.
pub(in crate::island) fn id_alone(id: impl Into<Arg>) -> Message {
    Message::new("id-alone").with("id", id)
}
