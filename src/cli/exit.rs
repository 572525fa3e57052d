//! How the program ends, as whoever started it hears it. Hides nothing but the numbers.

/// How the program ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Exit {
    Done = 0,
    No = 1,
    Usage = 2,
    System = 3,
}
