//! Ids: the one name that a thing has in files, on the command line, in JSON and in the texts.
//!
//! Hides the macro that turns a closed list of names into an enum, and the small sets made of such enums. An id is
//! lower-case ASCII in kebab-case and never changes once it was published; what a person reads comes from the texts.

use std::{fmt, marker::PhantomData};

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

        impl $crate::ids::Id for $name {
            const ALL: &'static [Self] = &[$(Self::$variant),+];

            fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),+ }
            }

            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }
    };
}
pub(crate) use ids;

/// A set of at most sixteen things with ids, in two bytes.
pub struct Set<T>(u16, PhantomData<T>);

impl<T: Id> Set<T> {
    /// No member.
    pub const EMPTY: Self = Self(0, PhantomData);

    /// Every member.
    pub const fn all() -> Self {
        Self(((1_u32 << T::ALL.len()) - 1) as u16, PhantomData)
    }

    /// The set of one.
    #[inline]
    pub fn of(one: T) -> Self {
        const { assert!(T::ALL.len() <= 16, "a set has room for sixteen") };
        Self(1 << one.index(), PhantomData)
    }

    /// The set of one, or the empty one.
    #[inline]
    pub fn of_if(one: T, there: bool) -> Self {
        Self(u16::from(there) << one.index(), PhantomData)
    }

    /// Whether `one` is in the set.
    #[inline]
    pub fn contains(self, one: T) -> bool {
        self.0 & Self::of(one).0 != 0
    }

    /// Adds `one`.
    #[inline]
    pub fn insert(&mut self, one: T) {
        self.0 |= Self::of(one).0;
    }

    /// Takes `one` out.
    #[inline]
    pub fn remove(&mut self, one: T) {
        self.0 &= !Self::of(one).0;
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

    /// How many members.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no member.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The members in canonical order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let one = T::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*one)
        })
    }
}

impl<T: Id> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        members.into_iter().fold(Self::EMPTY, |set, one| set.with(Self::of(one)))
    }
}

impl<T> Clone for Set<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T> Eq for Set<T> {}

impl<T> std::hash::Hash for Set<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T: Id> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Id::id)).finish()
    }
}
