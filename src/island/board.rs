//! The components of Santiago and every number that is printed on them or in the booklet.
//!
//! Squares, points and segments, what waters what and what lies beside what. Hides how the tables are made; sizes that
//! the booklet does not give are data of this file (R01, R02, R05, R06) and of no other.

use crate::ids::{Id, Set, ids};

ids! {
    /// What grows on a tile.
    #[expect(missing_docs, reason = "the ids are the names")]
    pub enum Crop {
        Potato = "potato",
        Bean = "bean",
        Paprika = "paprika",
        Banana = "banana",
        Cane = "cane",
    }
}

ids! {
    /// A plantation tile: a crop and one or two workers.
    #[expect(missing_docs, reason = "the ids are the names")]
    pub enum Tile {
        Potato1 = "potato-1", Potato2 = "potato-2",
        Bean1 = "bean-1", Bean2 = "bean-2",
        Paprika1 = "paprika-1", Paprika2 = "paprika-2",
        Banana1 = "banana-1", Banana2 = "banana-2",
        Cane1 = "cane-1", Cane2 = "cane-2",
    }
}

ids! {
    /// A square of the board, row by row.
    #[expect(missing_docs, reason = "the ids are the names")]
    pub enum Square {
        A1 = "a1", B1 = "b1", C1 = "c1", D1 = "d1", E1 = "e1", F1 = "f1", G1 = "g1", H1 = "h1",
        A2 = "a2", B2 = "b2", C2 = "c2", D2 = "d2", E2 = "e2", F2 = "f2", G2 = "g2", H2 = "h2",
        A3 = "a3", B3 = "b3", C3 = "c3", D3 = "d3", E3 = "e3", F3 = "f3", G3 = "g3", H3 = "h3",
        A4 = "a4", B4 = "b4", C4 = "c4", D4 = "d4", E4 = "e4", F4 = "f4", G4 = "g4", H4 = "h4",
        A5 = "a5", B5 = "b5", C5 = "c5", D5 = "d5", E5 = "e5", F5 = "f5", G5 = "g5", H5 = "h5",
        A6 = "a6", B6 = "b6", C6 = "c6", D6 = "d6", E6 = "e6", F6 = "f6", G6 = "g6", H6 = "h6",
    }
}

ids! {
    /// A point where ditches meet, row by row.
    #[expect(missing_docs, reason = "the ids are the names")]
    pub enum Point {
        P00 = "p-0-0", P10 = "p-1-0", P20 = "p-2-0", P30 = "p-3-0", P40 = "p-4-0",
        P01 = "p-0-1", P11 = "p-1-1", P21 = "p-2-1", P31 = "p-3-1", P41 = "p-4-1",
        P02 = "p-0-2", P12 = "p-1-2", P22 = "p-2-2", P32 = "p-3-2", P42 = "p-4-2",
        P03 = "p-0-3", P13 = "p-1-3", P23 = "p-2-3", P33 = "p-3-3", P43 = "p-4-3",
    }
}

ids! {
    /// A piece of ditch between two points: those that run across, then those that run down.
    #[expect(missing_docs, reason = "the ids are the names")]
    pub enum Segment {
        H00 = "h-0-0", H10 = "h-1-0", H20 = "h-2-0", H30 = "h-3-0",
        H01 = "h-0-1", H11 = "h-1-1", H21 = "h-2-1", H31 = "h-3-1",
        H02 = "h-0-2", H12 = "h-1-2", H22 = "h-2-2", H32 = "h-3-2",
        H03 = "h-0-3", H13 = "h-1-3", H23 = "h-2-3", H33 = "h-3-3",
        V00 = "v-0-0", V10 = "v-1-0", V20 = "v-2-0", V30 = "v-3-0", V40 = "v-4-0",
        V01 = "v-0-1", V11 = "v-1-1", V21 = "v-2-1", V31 = "v-3-1", V41 = "v-4-1",
        V02 = "v-0-2", V12 = "v-1-2", V22 = "v-2-2", V32 = "v-3-2", V42 = "v-4-2",
    }
}

/// Some squares.
pub type Squares = Set<Square, u64>;
/// Some segments.
pub type Segments = Set<Segment, u32>;

/// Columns of squares.
pub const COLUMNS: usize = 8;
/// Rows of squares.
pub const ROWS: usize = 6;
/// Squares of a block that ditches run around, each way.
pub const BLOCK: usize = 2;
/// Points in a row.
const POINTS_ACROSS: usize = COLUMNS / BLOCK + 1;
/// Points in a column.
const POINTS_DOWN: usize = ROWS / BLOCK + 1;
/// Segments that run across; the others follow them.
const ACROSS: usize = (POINTS_ACROSS - 1) * POINTS_DOWN;

/// At least this many players.
pub const FEWEST_PLAYERS: u8 = 3;
/// At most this many players.
pub const MOST_PLAYERS: u8 = 5;
/// Stacks at the largest table.
pub const MOST_STACKS: usize = 5;
/// Tiles in the box.
pub const TILES: usize = 45;
/// Blue canals in the box.
pub const BLUE_CANALS: u8 = 15;
/// Markers of a player.
pub const MARKERS: u8 = 22;
/// Palms of the variant.
pub const PALMS: usize = 3;
/// What a player starts with.
pub const START_MONEY: u16 = 10;
/// What a player gets in a round with a canal.
pub const INCOME: u16 = 3;
/// What the own plan costs beyond the best proposal, and without one.
pub const SURCHARGE: u16 = 1;
/// The most that a state to load may give a seat.
pub const MOST_LOADED: u16 = 999;

/// Stacks of tiles.
pub const fn stacks(players: u8) -> usize {
    if players == 5 { 5 } else { 4 }
}

/// Tiles in a stack at the start, and so rounds, and canals in the common supply.
pub const fn rounds(players: u8) -> u8 {
    if players == 5 { 9 } else { 11 }
}

/// Whether a tile is turned up and taken out before the game.
pub const fn discards(players: u8) -> bool {
    players != 5
}

impl Tile {
    /// What grows on it.
    #[inline]
    pub fn crop(self) -> Crop {
        Crop::ALL[self.index() / 2]
    }

    /// How many workers it shows.
    #[inline]
    pub fn workers(self) -> u8 {
        1 + (self.index() % 2) as u8
    }

    /// The tile of a crop with two workers, or with one.
    #[inline]
    pub fn new(crop: Crop, two: bool) -> Self {
        Self::ALL[2 * crop.index() + usize::from(two)]
    }

    /// How many of it the box holds.
    pub fn copies(self) -> usize {
        if self.workers() == 1 { 3 } else { 6 }
    }

    /// All tiles of the box, in canonical order.
    pub fn every() -> [Self; TILES] {
        let mut tiles = Self::ALL.iter().flat_map(|tile| std::iter::repeat_n(*tile, tile.copies()));
        std::array::from_fn(|_| tiles.next().expect("the box holds 45"))
    }
}

/// The squares in two columns and two rows, as far as they exist; the numbers are those of the second ones.
const fn crossing(column: [usize; 2], row: [usize; 2]) -> u64 {
    let (mut bits, mut x) = (0, column[0]);
    while x <= column[1] {
        let mut y = row[0];
        while y <= row[1] {
            // Columns and rows are counted from 1 here: 0, and one more than there are, lie beside the board.
            if x >= 1 && x <= COLUMNS && y >= 1 && y <= ROWS {
                bits |= 1 << ((y - 1) * COLUMNS + x - 1);
            }
            y += 1;
        }
        x += 1;
    }
    bits
}

const SPRING_WATERS: [u64; Point::ALL.len()] = {
    let mut waters = [0; Point::ALL.len()];
    let mut at = 0;
    while at < waters.len() {
        let (x, y) = (BLOCK * (at % POINTS_ACROSS), BLOCK * (at / POINTS_ACROSS));
        waters[at] = crossing([x, x + 1], [y, y + 1]);
        at += 1;
    }
    waters
};

/// Where a segment starts, and whether it runs across.
const fn course(at: usize) -> (usize, usize, bool) {
    if at < ACROSS {
        (at % (POINTS_ACROSS - 1), at / (POINTS_ACROSS - 1), true)
    } else {
        ((at - ACROSS) % POINTS_ACROSS, (at - ACROSS) / POINTS_ACROSS, false)
    }
}

const CANAL_WATERS: [u64; Segment::ALL.len()] = {
    let mut waters = [0; Segment::ALL.len()];
    let mut at = 0;
    while at < waters.len() {
        let (x, y, across) = course(at);
        let (x, y) = (BLOCK * x, BLOCK * y);
        waters[at] =
            if across { crossing([x + 1, x + BLOCK], [y, y + 1]) } else { crossing([x, x + 1], [y + 1, y + BLOCK]) };
        at += 1;
    }
    waters
};

const ENDS: [[Point; 2]; Segment::ALL.len()] = {
    let mut ends = [[Point::P00; 2]; Segment::ALL.len()];
    let mut at = 0;
    while at < ends.len() {
        let (x, y, across) = course(at);
        let from = y * POINTS_ACROSS + x;
        ends[at] = [Point::ALL[from], Point::ALL[if across { from + 1 } else { from + POINTS_ACROSS }]];
        at += 1;
    }
    ends
};

const MEETING: [u32; Point::ALL.len()] = {
    let mut meeting = [0; Point::ALL.len()];
    let mut at = 0;
    while at < ENDS.len() {
        meeting[ENDS[at][0] as usize] |= 1 << at;
        meeting[ENDS[at][1] as usize] |= 1 << at;
        at += 1;
    }
    meeting
};

impl Point {
    /// The squares that a spring on it waters: those that it is a corner of.
    #[inline]
    pub fn waters(self) -> Squares {
        Squares::from_bits(SPRING_WATERS[self.index()])
    }

    /// The segments that end on it.
    #[inline]
    pub fn meeting(self) -> Segments {
        Segments::from_bits(MEETING[self.index()])
    }

    /// Whether it is neither on an edge nor in a corner.
    pub fn is_inner(self) -> bool {
        self.waters().len() == 4
    }
}

impl Segment {
    /// The squares that a canal on it waters: those that it runs along.
    #[inline]
    pub fn waters(self) -> Squares {
        Squares::from_bits(CANAL_WATERS[self.index()])
    }

    /// Where it begins and ends.
    #[inline]
    pub fn ends(self) -> [Point; 2] {
        ENDS[self.index()]
    }

    /// The segments that share an end with it, and itself.
    #[inline]
    pub fn touching(self) -> Segments {
        let [one, other] = self.ends();
        one.meeting().with(other.meeting())
    }
}

/// The squares that share a side with one of these, these among them where they touch.
#[inline]
pub fn beside(squares: Squares) -> Squares {
    const ALL: u64 = (1 << (COLUMNS * ROWS)) - 1;
    const FIRST: u64 = ALL / ((1 << COLUMNS) - 1);
    const LAST: u64 = FIRST << (COLUMNS - 1);
    let bits = squares.bits();
    let across = (bits & !FIRST) >> 1 | (bits & !LAST) << 1;
    Squares::from_bits(across | bits >> COLUMNS | bits << COLUMNS & ALL)
}
