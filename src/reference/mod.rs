//! Looking things up: topics, the search that finds them, and the articles about them.
//!
//! A [`Topic`] is anything that can be looked up. [`search`] finds topics by names, synonyms, numbers and words in any
//! language; [`article`] makes a [`Page`] of a topic from rules, rulings and names, which others render. Hides where
//! an article's parts come from. Reads no file.

pub mod article;
pub mod drafts;
pub mod fold;
pub mod index;
pub mod search;
pub mod spelt;
pub mod topic;

pub use article::Page;
pub use topic::Topic;
