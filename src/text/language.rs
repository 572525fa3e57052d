//! Which language to speak.
//!
//! Languages are BCP 47 tags; a regional one finds its language. Hides the negotiation.

use fluent_langneg::{LanguageIdentifier, NegotiationStrategy, negotiate_languages};

/// The language that every other falls back to.
pub const ENGLISH: &str = "en";

/// The one of the languages available that answers a wish, if any does.
pub fn negotiate<'a>(wish: &str, available: &[&'a str]) -> Option<&'a str> {
    // The usual case needs no negotiating.
    if let Some(same) = available.iter().find(|one| **one == wish) {
        return Some(same);
    }
    // What follows a single letter extends a tag and does not change the language.
    let bare = wish.split(['-', '_']).take_while(|part| part.len() > 1).collect::<Vec<_>>().join("-");
    let wish: LanguageIdentifier = bare.parse().ok()?;
    let known: Vec<LanguageIdentifier> = available.iter().filter_map(|one| one.parse().ok()).collect();
    let best = negotiate_languages(&[wish], &known, None, NegotiationStrategy::Filtering);
    let best = best.first()?.to_string();
    available.iter().find(|one| one.parse::<LanguageIdentifier>().is_ok_and(|id| id.to_string() == best)).copied()
}

/// A wish as an environment variable has it, such as `de_AT.UTF-8`, as a tag.
pub fn from_environment(value: &str) -> Option<String> {
    let tag = value.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
    match tag.as_str() {
        "" => None,
        "C" | "POSIX" => Some(ENGLISH.to_owned()),
        _ => Some(tag),
    }
}

/// Whether something can name a language.
pub fn is_tag(tag: &str) -> bool {
    tag.parse::<LanguageIdentifier>().is_ok()
}
