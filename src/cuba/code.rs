//! A layout as a short code that can be read out at a table and typed back: `1A3K-9QZ0-7C4M`.
//!
//! A code has a version, the layout (players, citizens, buildings, and the flowers if they are not the default ones),
//! perhaps a seed, and a check, in groups of four out of 32 symbols: the digits and the Latin letters without I, L, O
//! and U. Case, spaces and hyphens do not matter; O counts as 0, I and L as 1. Hides the arithmetic. The check finds
//! every single wrong symbol and every two symbols that changed places.

use crate::{game::LARGEST_SEED, ids::Id};

use super::{
    board::{Building, CITIZENS, Citizen, FEWEST_PLAYERS, Flower, MOST_PLAYERS, default_flower},
    layout::{CITIZENS_PER_FLOWER, Flowers, Layout, default_flowers},
};

const SYMBOLS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const VERSION: u8 = 1;
/// Symbols of a layout with the default flowers, of one with others, and of a seed.
const PLAIN: usize = 10;
const FLOWERED: usize = 14;
const SEED: usize = 12;
/// Symbols in a group.
const GROUP: usize = 4;

/// What a code says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decoded {
    /// The layout.
    pub layout: Layout,
    /// The seed of the rest, if the code has one.
    pub seed: Option<u64>,
}

/// What is wrong with a code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Miscoded {
    /// No code has so many symbols.
    Length(usize),
    /// No code has this symbol; which one, counted from 0, spaces and hyphens not counted.
    Symbol(usize),
    /// The check does not agree: a typing error.
    Check,
    /// A code of another version.
    Version(u8),
    /// The check agrees, but there is no such layout or seed.
    NoSuchGame,
}

impl Decoded {
    /// The code, in groups.
    pub fn write(&self) -> String {
        let default = *self.layout.flowers() == default_flowers();
        let mut symbols = vec![VERSION];
        push(&mut symbols, rank_layout(&self.layout, default), if default { PLAIN } else { FLOWERED });
        if let Some(seed) = self.seed {
            // A larger seed is the same game as this one.
            push(&mut symbols, (seed & LARGEST_SEED).into(), SEED);
        }
        symbols.push(check(&symbols));
        let groups = symbols
            .chunks(GROUP)
            .map(|group| group.iter().map(|symbol| char::from(SYMBOLS[usize::from(*symbol)])).collect::<String>());
        groups.collect::<Vec<_>>().join("-")
    }

    /// Reads what [`Decoded::write`] wrote.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn read(text: &str) -> Result<Self, Miscoded> {
        let letters = text.chars().filter(|c| !c.is_whitespace() && *c != '-');
        let symbols: Vec<u8> = letters
            .enumerate()
            .map(|(at, letter)| symbol(letter).ok_or(Miscoded::Symbol(at)))
            .collect::<Result<_, _>>()?;
        let (default, seeded) = match symbols.len().wrapping_sub(2) {
            PLAIN => (true, false),
            FLOWERED => (false, false),
            n if n == PLAIN + SEED => (true, true),
            n if n == FLOWERED + SEED => (false, true),
            _ => return Err(Miscoded::Length(symbols.len())),
        };
        let (body, last) = symbols.split_at(symbols.len() - 1);
        if check(body) != last[0] {
            return Err(Miscoded::Check);
        }
        if body[0] != VERSION {
            return Err(Miscoded::Version(body[0]));
        }
        let (layout, seed) = body[1..].split_at(if default { PLAIN } else { FLOWERED });
        let layout = unrank_layout(number(layout), default).ok_or(Miscoded::NoSuchGame)?;
        let seed = seeded.then(|| number(seed) as u64);
        if seed.is_some_and(|seed| seed > LARGEST_SEED) {
            return Err(Miscoded::NoSuchGame);
        }
        Ok(Self { layout, seed })
    }
}

fn symbol(letter: char) -> Option<u8> {
    let letter = match letter.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        letter => letter,
    };
    SYMBOLS.iter().position(|one| char::from(*one) == letter).map(|at| at as u8)
}

fn push(symbols: &mut Vec<u8>, number: u128, count: usize) {
    symbols.extend((0..count).rev().map(|place| (number >> (5 * place)) as u8 & 31));
}

fn number(symbols: &[u8]) -> u128 {
    symbols.iter().fold(0, |number, symbol| number << 5 | u128::from(*symbol))
}

/// The sum of the symbols, each times its own power, in the field of 32 elements.
fn check(symbols: &[u8]) -> u8 {
    // The next power of the element 2, whose powers run through all 31 elements but 0: x^5 = x^2 + 1.
    let double = |element: u8| (element << 1) ^ if element & 16 == 0 { 0 } else { 0b10_0101 };
    let mut power = 2;
    let mut sum = 0;
    for symbol in symbols {
        let mut term = power;
        for bit in 0..5 {
            if symbol >> bit & 1 == 1 {
                sum ^= term;
            }
            term = double(term);
        }
        power = double(power);
    }
    sum
}

fn rank_layout(layout: &Layout, default: bool) -> u128 {
    let mut rank = u128::from(layout.players() - FEWEST_PLAYERS);
    rank = rank * orders(CITIZENS) + rank_order(layout.street());
    rank = rank * orders(12) + rank_order(layout.town());
    if default { rank } else { rank * FLOWERINGS + rank_flowers(layout.flowers()) }
}

fn unrank_layout(mut rank: u128, default: bool) -> Option<Layout> {
    let mut flowers = default_flowers();
    if !default {
        flowers = unrank_flowers(rank % FLOWERINGS)?;
        rank /= FLOWERINGS;
        // The default flowers have the short code, so that a layout has one code only.
        if flowers == default_flowers() {
            return None;
        }
    }
    let town = unrank_order::<Building, 12>(rank % orders(12));
    rank /= orders(12);
    let street = unrank_order::<Citizen, CITIZENS>(rank % orders(CITIZENS));
    let players = u128::from(FEWEST_PLAYERS) + rank / orders(CITIZENS);
    if players > MOST_PLAYERS.into() {
        return None;
    }
    Layout::new(players as u8, street, town, flowers)
}

const fn orders(n: usize) -> u128 {
    if n == 0 { 1 } else { n as u128 * orders(n - 1) }
}

/// The number of an order of all things, from 0.
fn rank_order<T: Id>(order: &[T]) -> u128 {
    let mut left: Vec<T> = T::ALL.to_vec();
    let mut rank = 0;
    for one in order {
        let at = left.iter().position(|other| other == one).expect("each comes once");
        rank = rank * left.len() as u128 + at as u128;
        left.remove(at);
    }
    rank
}

fn unrank_order<T: Id, const N: usize>(mut rank: u128) -> [T; N] {
    let mut places = [0; N];
    for (at, place) in places.iter_mut().enumerate().rev() {
        let left = (N - at) as u128;
        *place = (rank % left) as usize;
        rank /= left;
    }
    let mut left: Vec<T> = T::ALL.to_vec();
    places.map(|place| left.remove(place))
}

/// The ways to give each of four colours to two of eight citizens.
const FLOWERINGS: u128 = orders(8) / 16;

/// The citizens who have a coloured flower, in canonical order.
fn coloured() -> impl Iterator<Item = Citizen> {
    Citizen::ALL.iter().copied().filter(|citizen| default_flower(*citizen).is_some())
}

/// The ways to hand out what is left of each colour.
fn ways(left: [usize; 4]) -> u128 {
    left.iter().fold(orders(left.iter().sum()), |ways, count| ways / orders(*count))
}

fn rank_flowers(flowers: &Flowers) -> u128 {
    let mut left = [CITIZENS_PER_FLOWER; 4];
    let mut rank = 0;
    for citizen in coloured() {
        let colour = flowers[citizen.index()].map_or(0, Id::index);
        for smaller in (0..colour).filter(|smaller| left[*smaller] > 0) {
            let mut without = left;
            without[smaller] -= 1;
            rank += ways(without);
        }
        left[colour] -= 1;
    }
    rank
}

fn unrank_flowers(mut rank: u128) -> Option<Flowers> {
    let mut left = [CITIZENS_PER_FLOWER; 4];
    let mut flowers = [None; CITIZENS];
    'citizens: for citizen in coloured() {
        for colour in Flower::ALL.iter().filter(|colour| left[colour.index()] > 0) {
            let mut without = left;
            without[colour.index()] -= 1;
            if rank < ways(without) {
                flowers[citizen.index()] = Some(*colour);
                left = without;
                continue 'citizens;
            }
            rank -= ways(without);
        }
        return None;
    }
    Some(flowers)
}
