//! Search: from what somebody typed to what they meant, in any language.
//!
//! The keys were folded when the program was built and lie sorted, so that a name that is typed right is found by
//! halving. Only what is not found that way is tried harder, in this order: the same keys of a wrong keyboard layout, a
//! name inside a question, all the words of a name, other letters in Latin ones, typing errors, the words of the texts.
//! Hides the index.

use std::cell::LazyCell;

use strsim::osa_distance;

use super::{
    drafts::{RULE, RULING, TAB},
    fold::{fold, is_cyrillic},
    spelt::{Addition, romanised, swapped},
    topic::{Reach, Topic, numbers, ruling_id},
};
use crate::text::lines::{find, first_at_least};

const KEYS: &str = include_str!(concat!(env!("OUT_DIR"), "/keys.txt"));
const WORDS: &str = include_str!(concat!(env!("OUT_DIR"), "/words.txt"));
/// Words that mean several things: the word, and the topics.
const AMBIGUOUS: &str = include_str!(concat!(env!("OUT_DIR"), "/ambiguous.txt"));
/// What a ruling is called.
const RULINGS: &str = include_str!(concat!(env!("OUT_DIR"), "/rulings.txt"));

/// Words that questions are made of and that say nothing about what is asked.
const FILLERS: &str = include_str!("../../data/fillers.txt");

/// At most so many are offered when nothing was named outright: the lines of a small terminal. This and the limits
/// below are guesses.
const MOST_FOUND: usize = 24;
/// What comes near has at most so many hundredths of it wrong. With more anything is near, with less short words find
/// nothing.
const FARTHEST: usize = 55;
/// Nothing that is longer can be a name with a typing error: a pasted page is not measured against every key.
const LONGEST_NAME: usize = 80;
/// At most so many texts are offered that have the words.
const MOST_TEXTS: usize = 8;
/// At most so many are offered when nothing was found.
const MOST_NEAR: usize = 5;

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Found {
    /// Best first.
    pub found: Vec<Topic>,
    /// If nothing was found: what comes nearest.
    pub nearest: Vec<Topic>,
    /// Whether the words only stand in the texts of what was found, without naming it.
    pub in_texts: bool,
}

/// A line of the index.
#[derive(Clone, Copy)]
struct Headword<'a> {
    text: &'a str,
    class: char,
    /// How good it is; the least is the best.
    rank: usize,
    topic: &'a str,
}

fn key(line: &str) -> Option<Headword<'_>> {
    let mut parts = line.split(TAB);
    let text = parts.next()?;
    let mut signs = parts.next()?.chars();
    Some(Headword { text, class: signs.next()?, rank: signs.next()?.to_digit(10)? as usize, topic: parts.next()? })
}

/// Finds what somebody means; `extra` are names besides those of the index.
pub fn search(query: &str, extra: &[Addition]) -> Found {
    let folded = fold(query);
    if folded.is_empty() {
        return Found::default();
    }
    let swapped = LazyCell::new(|| swapped(query, extra));
    let named = ruling(&folded)
        .or_else(|| rule(query))
        .or_else(|| added(&folded, extra))
        .or_else(|| outright(&folded, query))
        // A wrong layout before anything is guessed: right keys on it name something outright.
        .or_else(|| swapped.iter().find_map(|typed| added(typed, extra).or_else(|| outright(typed, query))))
        .or_else(|| inside(&folded))
        .or_else(|| all_words(&folded))
        .or_else(|| in_latin(&romanised(&folded)))
        .or_else(|| mistyped(&folded))
        .or_else(|| swapped.iter().find_map(|typed| inside(typed)))
        .or_else(|| swapped.iter().find_map(|typed| mistyped(typed)));
    if let Some(found) = named {
        return Found { found, ..Found::default() };
    }
    match in_texts(&folded) {
        Some(found) => Found { found, in_texts: true, ..Found::default() },
        None => Found { nearest: near(&folded), ..Found::default() },
    }
}

/// A rule by its id, as it is written.
fn rule(query: &str) -> Option<Vec<Topic>> {
    let id = query.trim().to_lowercase();
    some(if id.contains('-') { Topic::named(&format!("{RULE}:{id}")).collect() } else { Vec::new() })
}

fn some(topics: Vec<Topic>) -> Option<Vec<Topic>> {
    (!topics.is_empty()).then_some(topics)
}

fn added(folded: &str, extra: &[Addition]) -> Option<Vec<Topic>> {
    some(extra.iter().flat_map(|one| one.named(folded)).collect())
}

/// What a question names: the longest names of things among its words, those that are always meant before anything else.
fn inside(folded: &str) -> Option<Vec<Topic>> {
    // More words are no question, and each of them is looked up in up to four phrases.
    let words: Vec<&str> = folded.split(' ').take(40).collect();
    if words.len() < 2 {
        return None;
    }
    let (mut named, mut at) = (Vec::new(), 0);
    while at < words.len() {
        let longest = (at + 1..=words.len().min(at + 4)).rev().find_map(|end| {
            let phrase = words[at..end].join(" ");
            let filler = end == at + 1 && is_filler(&phrase);
            let hits = if filler { None } else { outright(&phrase, &phrase).or_else(|| inflected(&phrase)) };
            Some((end, hits?.into_iter().filter(|topic| topic.is_thing()).collect::<Vec<_>>()))
        });
        match longest {
            Some((end, topics)) => {
                named.extend(topics);
                at = end;
            }
            None => at += 1,
        }
    }
    // A question that names nothing but “ship” or “point” is better answered by the texts.
    let mut found: Vec<Topic> = named.iter().copied().filter(|topic| topic.asked() == Reach::Always).collect();
    let content = words.iter().filter(|word| !is_filler(word)).count();
    if found.is_empty() && content <= 2 {
        found = named.into_iter().filter(|topic| topic.asked() == Reach::Short || content == 1).collect();
    }
    found.sort_unstable();
    found.dedup();
    some(found)
}

/// A name with another ending, as Russian and German give it: «на таможне», «Мигеля».
fn inflected(word: &str) -> Option<Vec<Topic>> {
    let length = word.chars().count();
    if length < 5 || word.contains(' ') {
        return None;
    }
    let stem: String = word.chars().take(length - if length > 6 { 2 } else { 1 }).collect();
    let at = first_at_least(KEYS, &stem, TAB);
    let hits = KEYS[at..].lines().map_while(key).take_while(|key| key.text.starts_with(stem.as_str()));
    let hits = hits.filter(|key| matches!(key.class, 'n' | 's') && key.text.chars().count() <= length + 1);
    best(hits.map(|key| (key.rank, 0, key.topic)))
}

fn is_filler(word: &str) -> bool {
    let at = first_at_least(FILLERS, word, '\n');
    FILLERS[at..].lines().next() == Some(word)
}

/// `r5`, `R05`.
fn ruling(folded: &str) -> Option<Vec<Topic>> {
    // Also `57`, `ruling 57`, and the Cyrillic letter that looks the same.
    let number = folded.rsplit(' ').next()?;
    let before = folded[..folded.len() - number.len()].trim();
    let digits = number.strip_prefix(['r', 'р']).unwrap_or(number);
    let called = before.is_empty() || RULINGS.lines().any(|word| word == before);
    let number = digits.parse().ok().filter(|_| called && digits.bytes().all(|byte| byte.is_ascii_digit()))?;
    some(Topic::named(&format!("{RULING}:{}", ruling_id(number))).collect())
}

/// What is named outright: by a word that means several things, or by the best class of key that has it.
fn outright(folded: &str, query: &str) -> Option<Vec<Topic>> {
    if let Some(topics) = find(AMBIGUOUS, folded, TAB) {
        return Some(numbers(topics).collect());
    }
    let at = first_at_least(KEYS, folded, TAB);
    let same = KEYS[at..].lines().map_while(key).take_while(|key| key.text == folded);
    // “owner point” are words; `owner-point` is a rule.
    let as_id = |key: &Headword<'_>| key.class != 'i' || !folded.contains(' ') || query.contains('-');
    let same = same.filter(as_id);
    let mut hits: Vec<(usize, Topic)> = same.filter_map(|key| Some((key.rank, Topic::numbered(key.topic)?))).collect();
    hits.sort_unstable();
    let best = hits.first()?.0;
    let mut found: Vec<Topic> = hits.into_iter().filter(|hit| hit.0 == best).map(|hit| hit.1).collect();
    found.dedup();
    Some(found)
}

/// Names, synonyms and titles that have all the words, in whatever order; the shortest are the best.
fn all_words(folded: &str) -> Option<Vec<Topic>> {
    let words: Vec<&str> = folded.split(' ').collect();
    let hits = keys().filter(|key| key.class != 'l' && key.class != 'm').filter(|key| {
        words.iter().all(|word| key.text.contains(word) && key.text.split(' ').any(|part| part == *word))
    });
    best(hits.map(|key| (key.rank, key.text.len(), key.topic)))
}

/// Names in Latin letters, however they are spelt.
fn in_latin(latin: &str) -> Option<Vec<Topic>> {
    if latin.chars().any(is_cyrillic) || latin.chars().count() < 3 {
        return None;
    }
    let exact = keys().filter(|key| matches!(key.class, 'l' | 'm') && key.text == latin);
    best(exact.map(|key| (key.rank, 0, key.topic)))
}

/// Names and synonyms that differ by a typing error or two, and the same in Latin letters.
fn mistyped(folded: &str) -> Option<Vec<Topic>> {
    if folded.chars().count() > LONGEST_NAME {
        return None;
    }
    let errors = |typed: &str| match typed.chars().count() {
        0..=3 => 0,
        4..=7 => 1,
        8..=12 => 2,
        _ => 3,
    };
    let romanised = romanised(folded);
    let (as_typed, in_latin) = ((folded, errors(folded)), (romanised.as_str(), errors(&romanised)));
    let hits = keys().filter(|key| key.class != 'h').filter_map(|key| {
        let roman = matches!(key.class, 'l' | 'm');
        let (typed, errors) = if roman { in_latin } else { as_typed };
        // A letter takes at most two bytes here, so that most keys need not be counted out.
        let near = errors > 0
            && key.text.len().abs_diff(typed.len()) <= 2 * errors + 2
            && key.text.chars().count().abs_diff(typed.chars().count()) <= errors;
        let distance = if near { osa_distance(key.text, typed) } else { usize::MAX };
        // In four letters one wrong one makes another word; two that changed places do not.
        let sure = typed.chars().count() > 4 || sorted(key.text) == sorted(typed);
        (distance <= errors && sure).then(|| (2 * distance + usize::from(roman), key.rank, key.topic))
    });
    // A rule that has the name of a thing in its title adds nothing to the thing.
    let found = best(hits)?;
    let things: Vec<Topic> = found.iter().copied().filter(|topic| topic.is_thing()).collect();
    Some(if things.is_empty() { found } else { things })
}

fn sorted(word: &str) -> Vec<char> {
    let mut letters: Vec<char> = word.chars().collect();
    letters.sort_unstable();
    letters
}

/// Topics whose texts have most of the words of a question, its fillers left out; the rarer the words the better.
fn in_texts(folded: &str) -> Option<Vec<Topic>> {
    let words: Vec<&str> =
        folded.split(' ').filter(|word| word.chars().count() > 2 && !is_filler(word)).take(40).collect();
    let mut scores: Vec<(&str, usize, usize)> = Vec::new();
    for word in &words {
        let length = word.chars().count();
        // Other endings of the same word count too.
        let stem: String = word.chars().take(if length > 5 { length - 2 } else { length }).collect();
        let at = first_at_least(WORDS, &stem, TAB);
        let lines = WORDS[at..].lines().take_while(|line| line.starts_with(stem.as_str()));
        let fits = |line: &&str| line.split(TAB).next().is_some_and(|found| found.chars().count() <= length + 3);
        let mut topics: Vec<&str> =
            lines.filter(fits).filter_map(|line| line.split(TAB).nth(1)).flat_map(|topics| topics.split(' ')).collect();
        topics.sort_unstable();
        topics.dedup();
        let worth = 1_000 / topics.len().max(1);
        for topic in topics {
            match scores.iter_mut().find(|(one, ..)| *one == topic) {
                Some((_, hits, sum)) => {
                    *hits += 1;
                    *sum += worth;
                }
                None => scores.push((topic, 1, worth)),
            }
        }
    }
    // All the words of a short question, all but one of a longer one.
    let needed = match words.len() {
        0 => return None,
        1 | 2 => words.len(),
        n => n - 1,
    };
    let mut hits: Vec<(usize, usize, Topic)> = scores
        .into_iter()
        .filter(|(_, hits, _)| *hits >= needed)
        .filter_map(|(topic, hits, sum)| Some((usize::MAX - hits, usize::MAX - sum, Topic::numbered(topic)?)))
        .collect();
    hits.sort_unstable();
    hits.truncate(MOST_TEXTS);
    (!hits.is_empty()).then(|| hits.into_iter().map(|(_, _, topic)| topic).collect())
}

/// What comes nearest to something that was not found.
fn near(folded: &str) -> Vec<Topic> {
    let length = folded.chars().count().max(1);
    if length > LONGEST_NAME {
        return Vec::new();
    }
    let romanised = romanised(folded);
    let hits = keys().filter(|key| !matches!(key.class, 't' | 'h')).filter_map(|key| {
        let typed = if matches!(key.class, 'l' | 'm') { romanised.as_str() } else { folded };
        // More than half of it wrong is no help, and need not be measured.
        let (key_length, typed_length) = (key.text.chars().count(), typed.chars().count());
        let longer = key_length.max(typed_length).max(1);
        if 100 * key_length.abs_diff(typed_length) / longer > FARTHEST {
            return None;
        }
        let share = 100 * osa_distance(key.text, typed) / longer;
        (share <= FARTHEST).then_some((share, 0, key.topic))
    });
    let mut near: Vec<(usize, Topic)> =
        hits.filter_map(|(distance, _, topic)| Some((distance, Topic::numbered(topic)?))).collect();
    near.sort_unstable();
    let mut topics: Vec<Topic> = Vec::new();
    for (_, topic) in near {
        if topics.len() < MOST_NEAR && !topics.contains(&topic) {
            topics.push(topic);
        }
    }
    topics
}

fn keys() -> impl Iterator<Item = Headword<'static>> {
    KEYS.lines().filter_map(key)
}

/// The topics of hits, each once, best first, as far as they are about as good as the best.
fn best<'a>(hits: impl Iterator<Item = (usize, usize, &'a str)>) -> Option<Vec<Topic>> {
    let mut hits: Vec<(usize, usize, Topic)> =
        hits.filter_map(|(first, second, topic)| Some((first, second, Topic::numbered(topic)?))).collect();
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
