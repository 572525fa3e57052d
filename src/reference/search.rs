//! Search: from what somebody typed to what they meant, in any language.
//!
//! The keys were folded when the program was built and lie sorted, so that a name that is typed right is found by
//! halving. Only what is not found that way is tried harder, in this order: the same keys of a wrong keyboard layout,
//! all the words of a name, Russian in Latin letters, typing errors, the words of the texts. Hides the index.

use std::cell::LazyCell;

use strsim::osa_distance;

use super::{
    fold::{fold, is_cyrillic, latin},
    topic::{RULINGS, Topic},
};
use crate::text::lines::{find, first_at_least};

const KEYS: &str = include_str!(concat!(env!("OUT_DIR"), "/keys.txt"));
const WORDS: &str = include_str!(concat!(env!("OUT_DIR"), "/words.txt"));
/// Words that mean several things: the word, and the topics.
const AMBIGUOUS: &str = include_str!("../../data/santiago-de-cuba/ambiguous.txt");

/// At most so many are offered when nothing was named outright.
const MOST_FOUND: usize = 12;
/// At most so many are offered when nothing was found.
const MOST_NEAR: usize = 5;

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Found {
    /// Best first.
    pub found: Vec<Topic>,
    /// If nothing was found: what comes nearest.
    pub nearest: Vec<Topic>,
}

/// A line of the index.
#[derive(Clone, Copy)]
struct Key<'a> {
    text: &'a str,
    class: char,
    topic: &'a str,
}

fn key(line: &str) -> Option<Key<'_>> {
    let mut parts = line.split('\t');
    let text = parts.next()?;
    Some(Key { text, class: parts.next()?.chars().next()?, topic: parts.next()? })
}

/// Finds what somebody means.
pub fn search(query: &str) -> Found {
    let folded = fold(query);
    if folded.is_empty() {
        return Found::default();
    }
    let swapped = LazyCell::new(|| fold(&swap_layout(query)));
    let found = ruling(&folded)
        .map(|ruling| vec![ruling])
        .or_else(|| outright(&folded, query))
        .or_else(|| outright(&swapped, query))
        .or_else(|| all_words(&folded))
        .or_else(|| in_latin(&latin(&folded)))
        .or_else(|| mistyped(&folded))
        .or_else(|| all_words(&swapped))
        .or_else(|| mistyped(&swapped))
        .or_else(|| in_texts(&folded));
    match found {
        Some(found) => Found { found, nearest: Vec::new() },
        None => Found { found: Vec::new(), nearest: near(&folded) },
    }
}

/// `r5`, `R05`.
fn ruling(folded: &str) -> Option<Topic> {
    let digits = folded.strip_prefix('r')?;
    let number = digits.parse().ok().filter(|_| digits.bytes().all(|byte| byte.is_ascii_digit()))?;
    (1..=RULINGS).contains(&number).then_some(Topic::Ruling(number))
}

/// What is named outright: by a word that means several things, or by the best class of key that has it.
fn outright(folded: &str, query: &str) -> Option<Vec<Topic>> {
    if let Some(topics) = find(AMBIGUOUS, folded, '\t') {
        return Some(topics.split(' ').filter_map(Topic::from_key).collect());
    }
    let at = first_at_least(KEYS, folded, '\t');
    let same = KEYS[at..].lines().map_while(key).take_while(|key| key.text == folded);
    // “owner point” are words; `owner-point` is a rule.
    let as_id = |key: &Key<'_>| key.class != 'i' || !folded.contains(' ') || query.contains('-');
    let same = same.filter(as_id);
    let mut hits: Vec<(u8, Topic)> = same.filter_map(|key| Some((rank(key), Topic::from_key(key.topic)?))).collect();
    hits.sort_unstable();
    let best = hits.first()?.0;
    let mut found: Vec<Topic> = hits.into_iter().filter(|hit| hit.0 == best).map(|hit| hit.1).collect();
    found.dedup();
    Some(found)
}

/// Names before synonyms, things before rules.
fn rank(key: Key<'_>) -> u8 {
    let thing = !key.topic.starts_with("rul");
    match (key.class, thing) {
        ('n', _) => 0,
        ('i', true) => 1,
        ('s', _) => 2,
        ('i', false) => 3,
        ('t', _) => 4,
        ('l', _) => 5,
        _ => 6,
    }
}

/// Names, synonyms and titles that have all the words, in whatever order; the shortest are the best.
fn all_words(folded: &str) -> Option<Vec<Topic>> {
    let words: Vec<&str> = folded.split(' ').collect();
    let hits = keys()
        .filter(|key| key.class != 'l' && key.class != 'm')
        .filter(|key| words.iter().all(|word| key.text.split(' ').any(|part| part == *word)));
    best(hits.map(|key| (usize::from(rank(key)), key.text.len(), key.topic)))
}

/// Russian names in Latin letters, however they are spelt.
fn in_latin(latin: &str) -> Option<Vec<Topic>> {
    if latin.chars().any(is_cyrillic) || latin.chars().count() < 3 {
        return None;
    }
    let exact = keys().filter(|key| matches!(key.class, 'l' | 'm') && key.text == latin);
    best(exact.map(|key| (usize::from(rank(key)), 0, key.topic)))
}

/// Names and synonyms that differ by a typing error or two, and the same in Latin letters.
fn mistyped(folded: &str) -> Option<Vec<Topic>> {
    let errors = |typed: &str| match typed.chars().count() {
        0..=3 => 0,
        4..=5 => 1,
        6..=9 => 2,
        _ => 3,
    };
    let romanised = latin(folded);
    let (as_typed, in_latin) = ((folded, errors(folded)), (romanised.as_str(), errors(&romanised)));
    let hits = keys().filter_map(|key| {
        let roman = matches!(key.class, 'l' | 'm');
        let (typed, errors) = if roman { in_latin } else { as_typed };
        let near = errors > 0 && key.text.chars().count().abs_diff(typed.chars().count()) <= errors;
        let distance = if near { osa_distance(key.text, typed) } else { usize::MAX };
        (distance <= errors).then(|| (2 * distance + usize::from(roman), usize::from(rank(key)), key.topic))
    });
    best(hits)
}

/// Topics whose texts have all the words, or words that begin with them; the rarest first.
fn in_texts(folded: &str) -> Option<Vec<Topic>> {
    let mut common: Option<Vec<&str>> = None;
    for word in folded.split(' ').filter(|word| word.chars().count() > 2) {
        let at = first_at_least(WORDS, word, '\t');
        let lines = WORDS[at..].lines().take_while(|line| line.starts_with(word));
        let exact = |line: &&str| line.split('\t').next() == Some(word);
        let whole: Vec<&str> = lines.clone().filter(exact).collect();
        let lines = if whole.is_empty() && word.chars().count() > 3 { lines.collect() } else { whole };
        let topics: Vec<&str> =
            lines.iter().filter_map(|line| line.split('\t').nth(1)).flat_map(|topics| topics.split(' ')).collect();
        common = Some(match common {
            None => topics,
            Some(before) => before.into_iter().filter(|topic| topics.contains(topic)).collect(),
        });
    }
    let topics = common.filter(|topics| !topics.is_empty())?;
    best(topics.into_iter().map(|topic| (usize::from(topic.starts_with("ruling")), 0, topic)))
}

/// What comes nearest to something that was not found.
fn near(folded: &str) -> Vec<Topic> {
    let romanised = latin(folded);
    let length = folded.chars().count().max(1);
    let hits = keys().filter(|key| key.class != 't').filter_map(|key| {
        let typed = if matches!(key.class, 'l' | 'm') { romanised.as_str() } else { folded };
        let distance = osa_distance(key.text, typed);
        (distance <= length.max(3)).then(|| (100 * distance / length.max(key.text.chars().count()), 0, key.topic))
    });
    let mut near: Vec<(usize, Topic)> =
        hits.filter_map(|(distance, _, topic)| Some((distance, Topic::from_key(topic)?))).collect();
    near.sort_unstable();
    let mut topics: Vec<Topic> = Vec::new();
    for (_, topic) in near {
        if topics.len() < MOST_NEAR && !topics.contains(&topic) {
            topics.push(topic);
        }
    }
    topics
}

fn keys() -> impl Iterator<Item = Key<'static>> {
    KEYS.lines().filter_map(key)
}

/// The topics of hits, each once, best first, as far as they are about as good as the best.
fn best<'a>(hits: impl Iterator<Item = (usize, usize, &'a str)>) -> Option<Vec<Topic>> {
    let mut hits: Vec<(usize, usize, Topic)> =
        hits.filter_map(|(first, second, topic)| Some((first, second, Topic::from_key(topic)?))).collect();
    hits.sort_unstable();
    let mut found: Vec<Topic> = Vec::new();
    let top = hits.first()?.0;
    for (grade, _, topic) in hits {
        if grade == top && !found.contains(&topic) {
            found.push(topic);
        }
    }
    found.truncate(MOST_FOUND);
    Some(found)
}

/// The same keys on the other keyboard: Russian typed on a Latin layout, and the reverse.
fn swap_layout(text: &str) -> String {
    const LATIN: &str = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
    const CYRILLIC: &str = "йцукенгшщзхъфывапролджэячсмитьбюё";
    let swap = |c: char| {
        let other = |from: &str, to: &str| from.chars().position(|one| one == c).and_then(|at| to.chars().nth(at));
        other(LATIN, CYRILLIC).or_else(|| other(CYRILLIC, LATIN)).unwrap_or(c)
    };
    text.chars().flat_map(char::to_lowercase).map(swap).collect()
}
