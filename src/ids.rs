//! Ids: the one name that a thing has in files, on the command line, in JSON and in the texts.
//!
//! Hides the macro that turns a closed list of names into an enum, and the small sets made of such enums. An id is
//! lower-case ASCII in kebab-case and never changes once it was published; what a person reads comes from the texts.

use std::{
    fmt,
    marker::PhantomData,
    ops::{BitAnd, BitOr, Not},
};

/// A member of a closed list of things with ids.
pub trait Id: Copy + Eq + fmt::Debug + 'static {
    /// All members in canonical order.
    const ALL: &'static [Self];

    /// The id, the same in every language.
    fn id(self) -> &'static str;

    /// The place in [`Id::ALL`].
    fn index(self) -> usize;

    /// The member with this id.
    fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|one| one.id() == id)
    }
}

/// Declares an enum whose members have ids, in canonical order.
macro_rules! ids {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[$inner:meta])* $variant:ident = $id:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        $vis enum $name { $($(#[$inner])* $variant),+ }

        // A table of strings is a table of pointers, each of which the system would have to adjust whenever the program
        // starts; one text and where in it each id begins need nothing.
        const _: () = {
            const ALL: &[$name] = &[$($name::$variant),+];
            static IDS: &str = concat!($($id),+);
            static STARTS: [u16; ALL.len() + 1] = $crate::ids::starts(&[$($id),+]);

            impl $crate::ids::Id for $name {
                const ALL: &'static [Self] = ALL;

                fn id(self) -> &'static str {
                    $crate::ids::id_at(IDS, &STARTS, self as usize)
                }

                #[inline]
                fn index(self) -> usize {
                    self as usize
                }

                fn from_id(id: &str) -> Option<Self> {
                    ALL.get($crate::ids::place_of(IDS, &STARTS, id)?).copied()
                }
            }
        };
    };
}
pub(crate) use ids;

/// Where each of some ids begins in the text of all of them, and where the last one ends.
pub(crate) const fn starts<const IDS: usize, const STARTS: usize>(ids: &[&str; IDS]) -> [u16; STARTS] {
    let mut starts = [0; STARTS];
    let mut at = 0;
    while at < IDS {
        let end = starts[at] as usize + ids[at].len();
        assert!(end <= u16::MAX as usize, "a list of ids is short");
        starts[at + 1] = end as u16;
        at += 1;
    }
    starts
}

/// The id at a place.
pub(crate) fn id_at(ids: &'static str, starts: &[u16], place: usize) -> &'static str {
    &ids[usize::from(starts[place])..usize::from(starts[place + 1])]
}

/// The place of an id.
pub(crate) fn place_of(ids: &str, starts: &[u16], id: &str) -> Option<usize> {
    starts.windows(2).position(|ends| {
        let [start, end] = [ends[0], ends[1]].map(usize::from);
        end - start == id.len() && ids.as_bytes()[start..end] == *id.as_bytes()
    })
}

/// The bits of a set: an unsigned number.
pub trait Bits:
    Copy + Eq + std::hash::Hash + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> + 'static
{
    /// No bit.
    const NONE: Self;
    /// How many bits there is room for.
    const ROOM: usize;

    /// One bit, if it is set.
    fn bit(place: usize, set: bool) -> Self;
    /// The place of the lowest bit; [`Bits::ROOM`] if there is none.
    fn lowest(self) -> usize;
    /// The same without the lowest bit.
    #[must_use]
    fn without_lowest(self) -> Self;
    /// How many bits are set.
    fn count(self) -> usize;
}

macro_rules! bits {
    ($($number:ty)+) => {$(
        impl Bits for $number {
            const NONE: Self = 0;
            const ROOM: usize = Self::BITS as usize;

            #[inline]
            fn bit(place: usize, set: bool) -> Self {
                Self::from(set) << place
            }

            #[inline]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }

            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }

            #[inline]
            fn count(self) -> usize {
                self.count_ones() as usize
            }
        }
    )+};
}

bits! { u16 u32 u64 }

/// A set of things with ids, in as many bytes as its bits take: two for at most sixteen things.
pub struct Set<T, B = u16>(B, PhantomData<T>);

impl<T: Id, B: Bits> Set<T, B> {
    /// No member.
    pub const EMPTY: Self = Self::from_bits(B::NONE);

    /// The members whose places have a bit.
    #[inline]
    pub const fn from_bits(bits: B) -> Self {
        const { assert!(T::ALL.len() <= B::ROOM, "a set has room for every member") };
        Self(bits, PhantomData)
    }

    /// A bit for the place of each member.
    #[inline]
    pub fn bits(self) -> B {
        self.0
    }

    /// Every member.
    pub fn all() -> Self {
        T::ALL.iter().copied().collect()
    }

    /// The set of one.
    #[inline]
    pub fn of(one: T) -> Self {
        Self::of_if(one, true)
    }

    /// The set of one, or the empty one.
    #[inline]
    pub fn of_if(one: T, there: bool) -> Self {
        Self::from_bits(B::bit(one.index(), there))
    }

    /// Whether `one` is in the set.
    #[inline]
    pub fn contains(self, one: T) -> bool {
        self.0 & Self::of(one).0 != B::NONE
    }

    /// Adds `one`.
    #[inline]
    pub fn insert(&mut self, one: T) {
        *self = self.with(Self::of(one));
    }

    /// Takes `one` out.
    #[inline]
    pub fn remove(&mut self, one: T) {
        *self = self.without(Self::of(one));
    }

    /// The members of either set.
    #[inline]
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        Self(self.0 | other.0, PhantomData)
    }

    /// The members of both sets.
    #[inline]
    #[must_use]
    pub fn both(self, other: Self) -> Self {
        Self(self.0 & other.0, PhantomData)
    }

    /// The members that `other` lacks.
    #[inline]
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0, PhantomData)
    }

    /// The members of a list; `twice` hears of each that stands there more than once.
    pub fn gather<'a>(list: impl IntoIterator<Item = &'a T>, twice: impl FnMut(T)) -> Self {
        let (mut set, mut again) = (Self::EMPTY, Self::EMPTY);
        for one in list {
            again = again.with(set.both(Self::of(*one)));
            set.insert(*one);
        }
        again.iter().for_each(twice);
        set
    }

    /// How many members.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count()
    }

    /// Whether there is no member.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == B::NONE
    }

    /// The members in canonical order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let one = T::ALL.get(left.lowest())?;
            left = left.without_lowest();
            Some(*one)
        })
    }

    /// The member with `n` others before it.
    #[inline]
    pub fn nth(self, n: usize) -> Option<T> {
        let mut left = self.0;
        for _ in 0..n {
            left = left.without_lowest();
        }
        T::ALL.get(left.lowest()).copied()
    }
}

impl<T: Id, B: Bits> FromIterator<T> for Set<T, B> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        members.into_iter().fold(Self::EMPTY, |set, one| set.with(Self::of(one)))
    }
}

impl<T, B: Bits> Clone for Set<T, B> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, B: Bits> Copy for Set<T, B> {}

impl<T, B: Bits> PartialEq for Set<T, B> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T, B: Bits> Eq for Set<T, B> {}

impl<T, B: Bits> std::hash::Hash for Set<T, B> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T: Id, B: Bits> fmt::Debug for Set<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Id::id)).finish()
    }
}
