//! Chance: the generator behind [`Dice`].
//!
//! Hides which generator it is. The numbers of a seed are the same on every machine. A seed has several streams, so
//! that what is drawn for one purpose never shifts what is drawn for another, and each stream can be entered at any
//! place: the third roll of a seed is the same roll, whatever was undone before it.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::game::{Dice, LARGEST_SEED};

/// A stream of a seed; each game says what its streams are for, and seeds that were written down rely on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stream(pub u8);

impl Stream {
    /// The rolls of a game, one number each.
    pub const ROLLS: Self = Self(4);
    /// Free use.
    pub const ANY: Self = Self(0);
}

/// A source of chance.
#[derive(Clone, Debug)]
pub struct Chance(Pcg64Mcg);

impl Chance {
    /// The source of a seed, at its beginning.
    pub fn seeded(seed: u64) -> Self {
        Self::stream(seed, Stream::ANY, 0)
    }

    /// A stream of a seed, after `skip` numbers.
    pub fn stream(seed: u64, stream: Stream, skip: u64) -> Self {
        // A seed leaves the uppermost eleven bits free.
        let mut generator = Pcg64Mcg::seed_from_u64((seed & LARGEST_SEED) | (u64::from(stream.0) << 56));
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
