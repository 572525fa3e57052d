//! How the program ends, as whoever started it hears it. Hides nothing but the numbers.

use crate::dialog::Ending;

/// How the program ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Exit {
    Done = 0,
    No = 1,
    Usage = 2,
    System = 3,
}

impl From<Ending> for Exit {
    fn from(ending: Ending) -> Self {
        match ending {
            Ending::Finished | Ending::Left | Ending::Freely => Self::Done,
            Ending::Unheard | Ending::Declined => Self::No,
            Ending::Failed => Self::System,
        }
    }
}
