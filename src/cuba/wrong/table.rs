//! The rows of all wrong rules, chapter by chapter, in the order of the list.

use crate::{cuba::ledger::Rule, ids::Id};

use super::{buildings, citizens, delivery, drive, ending, mutant::Mutant, pawn, row::Row, setup, ship};

/// How many there are.
const COUNT: usize = <Mutant as Id>::ALL.len();

/// The tables of the chapters.
const CHAPTERS: [&[Row]; 8] =
    [setup::ROWS, drive::ROWS, citizens::ROWS, delivery::ROWS, pawn::ROWS, buildings::ROWS, ship::ROWS, ending::ROWS];

/// The row of each mutant; a list and tables that differ do not compile.
static TABLE: [Row; COUNT] = {
    let mut table = [CHAPTERS[0][0]; COUNT];
    let (mut chapter, mut count) = (0, 0);
    while chapter < CHAPTERS.len() {
        let mut at = 0;
        while at < CHAPTERS[chapter].len() {
            let row = CHAPTERS[chapter][at];
            assert!(row.mutant as usize == count, "the tables keep the order of the list");
            table[count] = row;
            count += 1;
            at += 1;
        }
        chapter += 1;
    }
    assert!(count == COUNT, "every mutant has its row");
    table
};

impl Mutant {
    /// The rule that it gets wrong.
    pub fn rule(self) -> Rule {
        self.row().rule
    }

    pub(super) fn row(self) -> &'static Row {
        &TABLE[self.index()]
    }
}
