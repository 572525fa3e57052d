//! Actions as lines: written and read back, and what is wrong with a line that is none.

use proptest::prelude::*;
use santiago::{
    island::{Action, conceivable::conceivable},
    line::Misread,
};

use super::scene;

#[test]
fn every_conceivable_action_reads_back() {
    let mut read = 0;
    conceivable(&scene(5).escudos(&[40]).start().position, |action| {
        assert_eq!(action.to_string().parse(), Ok(action));
        read += 1;
    });
    assert!(read > 1_500);
    for line in ["bid 3", "plant 2 d2", "place-neutral h6", "propose h-1-1 65535", "support 0 2", "build-nothing"] {
        assert_eq!(line.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(line));
    }
}

#[test]
fn what_is_wrong_with_a_line() {
    use Misread::*;
    for (line, misread) in [
        ("", Empty),
        ("drive 3", UnknownAction),
        ("bid", Missing(1)),
        ("bid three", NotANumber(1)),
        ("bid -1", NotANumber(1)),
        ("bid 65536", NotANumber(1)),
        ("bid 1 2", TooMuch(2)),
        ("plant 5 d2", Unknown(1)),
        ("plant 1", Missing(2)),
        ("plant 1 i7", Unknown(2)),
        ("propose h-4-0 1", Unknown(1)),
        ("propose h-1-1", Missing(2)),
        ("support 5 1", Unknown(1)),
        ("accept 300", Unknown(1)),
        ("build v-0-3", Unknown(1)),
        ("decline now", TooMuch(1)),
    ] {
        assert_eq!(line.parse::<Action>(), Err(misread), "{line}");
    }
}

proptest! {
    #[test]
    fn what_reads_is_written_the_same(line in "(bid|plant|propose|support|accept|build|extra)( [a-h0-9v-]{1,5}){0,3}") {
        if let Ok(action) = line.parse::<Action>() {
            prop_assert_eq!(action.to_string().parse(), Ok(action));
        }
    }
}
