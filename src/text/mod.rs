//! Words: everything that a user reads, in the user's language.
//!
//! A [`Message`] is data, an id and its arguments; a game that is [`Spoken`] has messages for whatever happens at its
//! table; a [`Catalog`] turns a message into words of a language. [`audit`] finds what is wrong with the texts.
//!
//! # How nouns are inflected
//!
//! By selectors in phrase messages, not by a function over tables. A phrase (`at-building`, `n-units`, `from-citizen`)
//! is complete: one fixed case and number, article and preposition included, chosen by the id that comes in. Tried on
//! Russian («на таможне», but «в банке» and «у газетного издателя»; «2 единицы рома», «5 единиц рома») and German
//! („auf der Bank“, „auf das Zollamt“, „je 2 Siegpunkten“), a function needs a table of cases *and* one of prepositions
//! *and* rules for both in each sentence, while a phrase is read and checked by a translator as what it is. Phrases are
//! messages rather than terms, since only messages see the variables of the sentence around them. A language that is
//! added as a folder brings its own phrases and needs nothing of ours.
//!
//! Hides Fluent. Never reads a file: texts come in as strings.

pub mod about;
#[cfg(feature = "author")]
pub mod audit;
pub mod bot;
pub mod catalog;
pub mod cells;

mod embedded;
pub mod fill;
pub mod harmless;
pub mod index;
pub mod language;
pub mod lines;
pub mod message;
pub mod plain;
pub mod reader;
pub mod spoken;
pub mod syntax;

pub use catalog::{Catalog, Said};
pub use harmless::harmless;
pub use message::{Arg, Message, list};
pub use spoken::{Spoken, told};
