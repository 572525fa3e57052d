//! How a game starts: a new game whose tiles, spring, overseer and palms are settled or drawn, or any moment of a game.
//!
//! A [`Start`] is complete, also where it came from a draw, so that a record replays without a generator. Hides which
//! draw takes its chance from where.

use crate::{
    game::{Dice, Seat, Silent, shuffle},
    ids::Id,
};

use super::{
    action::Question,
    board::{
        Crop, FEWEST_PLAYERS, MARKERS, MOST_PLAYERS, MOST_STACKS, PALMS, Point, START_MONEY, Segments, Square, Squares,
        TILES, Tile, discards,
    },
    fault::Fault,
    moment::Moment,
    position::{Hand, Position},
    rules::{self, canals},
};

/// How a game starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Setup {
    /// From the beginning.
    New(Box<Start>),
    /// In the middle.
    Moment(Box<Moment>),
}

/// The beginning of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// How many players.
    pub players: u8,
    /// Who has the marker in the first round and so speaks last.
    pub overseer: Seat,
    /// Where the spring is.
    pub spring: Point,
    /// All tiles as shuffled: the discard, if there is one, then stack after stack from top to bottom (R10).
    pub tiles: [Tile; TILES],
    /// Where the palms stand, if the variant is played.
    pub palms: Option<[Square; PALMS]>,
    /// Whether totals are behind screens.
    pub hidden_money: bool,
}

/// Where the spring shall be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spring {
    /// On this point.
    On(Point),
    /// Anywhere but on the edge.
    Inner,
    /// Anywhere.
    Any,
}

/// Where palms shall be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Palms {
    /// The variant is off.
    None,
    /// Wherever they may.
    Drawn,
    /// On these squares.
    On([Square; PALMS]),
}

/// What is settled of a new game; the rest is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wish {
    /// How many players.
    pub players: u8,
    /// Who has the marker in the first round.
    pub overseer: Option<Seat>,
    /// Where the spring shall be.
    pub spring: Spring,
    /// All tiles as shuffled.
    pub tiles: Option<[Tile; TILES]>,
    /// Where palms shall be.
    pub palms: Palms,
    /// Whether totals are behind screens.
    pub hidden_money: bool,
}

impl Wish {
    /// A game with the usual switches, for so many.
    pub fn usual(players: u8) -> Self {
        Self { players, overseer: None, spring: Spring::Inner, tiles: None, palms: Palms::None, hidden_money: true }
    }

    /// Draws what is not settled, each from a source of its own: tiles, spring, overseer, palms.
    pub fn draw(self, [mut tiles, mut spring, mut overseer, mut palms]: [impl Dice; 4]) -> Start {
        let spring = match self.spring {
            Spring::On(point) => point,
            Spring::Inner => draw_point(Point::is_inner, &mut spring),
            Spring::Any => draw_point(|_| true, &mut spring),
        };
        Start {
            players: self.players,
            overseer: self.overseer.unwrap_or_else(|| Seat(overseer.below(self.players.into()) as u8)),
            spring,
            tiles: self.tiles.unwrap_or_else(|| shuffled(&mut tiles)),
            palms: match self.palms {
                Palms::None => None,
                Palms::Drawn => Some(draw_palms(spring, &mut palms)),
                Palms::On(squares) => Some(squares),
            },
            hidden_money: self.hidden_money,
        }
    }
}

fn shuffled(dice: &mut impl Dice) -> [Tile; TILES] {
    let mut tiles = Tile::every();
    shuffle(&mut tiles, dice);
    tiles
}

fn draw_point(allowed: impl Fn(Point) -> bool, dice: &mut impl Dice) -> Point {
    let among = || Point::ALL.iter().copied().filter(|point| allowed(*point));
    among().nth(dice.below(among().count() as u32) as usize).expect("there are such points")
}

/// Three different squares, none at the spring (R39), in canonical order.
fn draw_palms(spring: Point, dice: &mut impl Dice) -> [Square; PALMS] {
    let mut allowed = Squares::all().without(spring.waters());
    let mut palms = std::array::from_fn(|_| {
        let square = allowed.nth(dice.below(allowed.len() as u32) as usize).expect("44 or more are allowed");
        allowed.remove(square);
        square
    });
    palms.sort_unstable();
    palms
}

impl Setup {
    /// A game with everything drawn, palms too if they are wanted.
    ///
    /// # Panics
    /// If there are not three to five players.
    pub fn random(players: u8, palms: bool, dice: &mut impl Dice) -> Self {
        Self::New(Box::new(Start::random(players, palms, dice)))
    }

    pub(super) fn position(&self) -> Result<Position, Vec<Fault>> {
        match self {
            Self::New(start) => start.position(),
            Self::Moment(moment) => moment.position(),
        }
    }
}

impl Start {
    /// A game with everything drawn, palms too if they are wanted.
    ///
    /// # Panics
    /// If there are not three to five players.
    pub fn random(players: u8, palms: bool, dice: &mut impl Dice) -> Self {
        assert!((FEWEST_PLAYERS..=MOST_PLAYERS).contains(&players), "three to five players");
        let spring = draw_point(Point::is_inner, dice);
        Self {
            players,
            overseer: Seat(dice.below(players.into()) as u8),
            spring,
            tiles: shuffled(dice),
            palms: palms.then(|| draw_palms(spring, dice)),
            hidden_money: true,
        }
    }

    /// Everything that is wrong with it.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        if !(FEWEST_PLAYERS..=MOST_PLAYERS).contains(&self.players) {
            faults.push(Fault::Players { players: self.players });
        }
        if self.overseer.0 >= self.players {
            faults.push(Fault::NoSuchSeat { seat: self.overseer });
        }
        for tile in Tile::ALL {
            let count = self.tiles.iter().filter(|one| *one == tile).count();
            if count != tile.copies() {
                faults.push(Fault::TileCount { tile: *tile, count: count as u8 });
            }
        }
        let palms = self.palms();
        if self.palms.is_some() && palms.len() != PALMS {
            faults.push(Fault::PalmCount { count: palms.len() as u8 });
        }
        faults.extend(palms.both(self.spring.waters()).iter().map(|square| Fault::PalmAtSpring { square }));
        faults
    }

    /// The squares with palms.
    pub fn palms(&self) -> Squares {
        self.palms.into_iter().flatten().collect()
    }

    /// The first decision of the game: round 1 is revealed already.
    fn position(&self) -> Result<Position, Vec<Fault>> {
        let faults = self.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut hands = [Hand::default(); MOST_PLAYERS as usize];
        hands[..usize::from(self.players)].fill(Hand {
            escudos: START_MONEY,
            markers: MARKERS,
            extra: true,
            ..Hand::default()
        });
        let mut tiles = self.tiles.iter().copied();
        let discard = if discards(self.players) { tiles.next() } else { None };
        let (open, watered, _) = canals::survey(self.spring, Segments::EMPTY);
        let mut position = Position {
            crops: [Squares::EMPTY; Crop::ALL.len()],
            double: Squares::EMPTY,
            owned: [Squares::EMPTY; MOST_PLAYERS as usize],
            twice: Squares::EMPTY,
            deserts: Squares::EMPTY,
            palms: self.palms(),
            watered,
            canals: Segments::EMPTY,
            open,
            hands,
            stacks: std::array::from_fn(|_| tiles.next()),
            revealed: [None; MOST_STACKS],
            discard,
            players: self.players,
            hidden_money: self.hidden_money,
            spring: self.spring,
            overseer: self.overseer,
            round: 1,
            question: Question::Bid,
            seat: self.overseer,
            built: false,
        };
        rules::begin(&mut position, &mut Silent);
        Ok(position)
    }
}
