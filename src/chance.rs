//! Chance: the generator behind [`Dice`].
//!
//! Hides which generator it is. The numbers of a seed are the same on every machine. A seed has several streams, so
//! that what is drawn for one purpose never shifts what is drawn for another, and each stream can be entered at any
//! place: the third roll of a seed is the same roll, whatever was undone before it.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::game::Dice;

/// The largest seed: what every JSON reader can hold exactly.
pub const LARGEST_SEED: u64 = (1 << 53) - 1;

/// What a stream of a seed is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Stream {
    /// Free use.
    Any,
    /// Who starts.
    First,
    /// Where the first kind of tile lies.
    Citizens,
    /// Where the second kind of tile lies.
    Buildings,
    /// The rolls of a game, one number each.
    Rolls,
}

/// A source of chance.
#[derive(Clone, Debug)]
pub struct Chance(Pcg64Mcg);

impl Chance {
    /// The source of a seed, at its beginning.
    pub fn seeded(seed: u64) -> Self {
        Self::stream(seed, Stream::Any, 0)
    }

    /// A stream of a seed, after `skip` numbers.
    pub fn stream(seed: u64, stream: Stream, skip: u64) -> Self {
        // A seed leaves the uppermost eleven bits free.
        let mut generator = Pcg64Mcg::seed_from_u64((seed & LARGEST_SEED) | ((stream as u64) << 56));
        generator.advance(u128::from(skip));
        Self(generator)
    }
}

impl Dice for Chance {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        // The upper half of the product; the bias of at most n in 2^64 cannot be seen by anybody.
        ((u128::from(self.0.next_u64()) * u128::from(n)) >> 64) as u32
    }
}
