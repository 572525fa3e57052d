//! Actions as lines: written and read back, and what is wrong with a line that is none.

use proptest::prelude::*;
use santiago::cuba::{Action, conceivable::conceivable, notation::Misread};

use super::scene::scene;

#[test]
fn the_lines_of_the_contract() {
    for line in [
        "roll 2 4 0 1 3",
        "leave-out rum",
        "drive 3",
        "give peso",
        "give point",
        "give sugar",
        "take rum",
        "claim bank",
        "pawn bank",
        "decline",
        "pass",
        "use bank",
        "use church",
        "use sawmill",
        "use distillery 2",
        "use cigar-factory 1",
        "use black-market sugar rum",
        "use cafe rum",
        "use cafe rum cigars",
        "use customs rum",
        "use casino points 2",
        "use casino pesos 1",
        "use harbour-office up",
        "use trading-office rum",
        "use newspaper",
        "use newspaper pedro",
        "deliver 2 citrus",
        "deliver-wood 2 for sugar",
        "drive 65535",
    ] {
        assert_eq!(line.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(line));
    }
    assert_eq!(
        "  use  cafe cigars rum ".parse::<Action>().map(|a| a.to_string()).as_deref(),
        Ok("use cafe rum cigars")
    );
}

#[test]
fn every_conceivable_action_reads_back() {
    let mut read = 0;
    conceivable(&scene(4).pesos(0, 40).start().position, |action| {
        assert_eq!(action.to_string().parse(), Ok(action));
        read += 1;
    });
    assert!(read > 300);
}

#[test]
fn what_is_wrong_with_a_line() {
    use Misread::*;
    for (line, misread) in [
        ("", Empty),
        ("   ", Empty),
        ("fly 3", UnknownAction),
        ("Drive 3", UnknownAction),
        ("drive", Missing(1)),
        ("drive three", NotANumber(1)),
        ("drive -1", NotANumber(1)),
        ("drive +1", NotANumber(1)),
        ("drive 65536", NotANumber(1)),
        ("drive 1 2", TooMuch(2)),
        ("take gold", Unknown(1)),
        ("leave-out wood", Unknown(1)),
        ("give gold", Unknown(1)),
        ("pawn inn", Unknown(1)),
        ("use inn", Unknown(1)),
        ("use newspaper juan", Unknown(2)),
        ("use casino dollars 1", Unknown(2)),
        ("use cafe", Missing(2)),
        ("use cafe sugar", Unknown(2)),
        ("use cafe rum rum", Unknown(3)),
        ("use bank 2", TooMuch(2)),
        ("deliver rum 2", NotANumber(1)),
        ("deliver-wood 2 to sugar", Unknown(2)),
        ("deliver-wood 2", Missing(2)),
        ("roll 1 2 3 0", Missing(5)),
    ] {
        assert_eq!(line.parse::<Action>(), Err(misread), "{line}");
    }
}

proptest! {
    #[test]
    fn any_line_gives_an_answer(line in "\\PC{0,60}") {
        let _ = line.parse::<Action>();
    }

    #[test]
    fn what_reads_is_written_the_same(line in "(use|deliver|drive|give|roll|pawn|take)( [a-z0-9-]{1,9}){0,4}") {
        if let Ok(action) = line.parse::<Action>() {
            prop_assert_eq!(action.to_string().parse(), Ok(action));
        }
    }
}
