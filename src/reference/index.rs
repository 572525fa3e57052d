//! What is looked up, put in order when the program is built: topics and what belongs to them, folded names, the words of
//! the texts, and how languages are typed and spelt.
//!
//! Made of what each game brings in its folder of data and of the texts of each language; names neither. Everything is
//! sorted lines that are searched where they lie, and numbers instead of addresses, so that a start costs nothing. The
//! build script includes this file to write what the crate reads. Hides how lists are put in order.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
};

use toml::Table;

use crate::text::{
    about::About,
    reader::{entries, pieces},
};

use super::{
    drafts::{Column, Draft, GameData, TAB, THING, places_of, text, topics_of},
    fold::{fold, latin},
};

/// A language's folder of texts.
pub struct LanguageTexts {
    /// Its tag.
    pub lang: String,
    /// What is particular to it.
    pub about: About,
    /// Its Fluent files: names and texts.
    pub files: Vec<(String, String)>,
}

/// Everything that is searched.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lists {
    /// `id prefix` for each game.
    pub games: String,
    /// A line of [`Column`]s for each topic, in the order of the contents.
    pub topics: String,
    /// Where each column of these lines starts, four bytes each.
    pub rows: Vec<u8>,
    /// `kind:id`, then the numbers of the topics of that name, one at most of each game.
    pub places: String,
    /// Folded key, class and rank, number of a topic.
    pub keys: String,
    /// Word, then the numbers of the topics in whose texts it stands.
    pub words: String,
    /// The id of a name, then `lang name` for each language.
    pub names: String,
    /// A word that means several things, then their numbers.
    pub ambiguous: String,
    /// What a ruling is called.
    pub rulings: String,
    /// The keys of two keyboards, a line each, for each language that is not typed on a Latin one.
    pub keyboards: String,
    /// A letter, then how it is written in Latin ones.
    pub letters: String,
    /// Another way to write it, then the one that it is brought to; in order.
    pub spellings: String,
}

impl Lists {
    /// The lists that are text, by name.
    pub fn texts(&self) -> [(&'static str, &str); 11] {
        [
            ("games", &self.games),
            ("topics", &self.topics),
            ("places", &self.places),
            ("keys", &self.keys),
            ("words", &self.words),
            ("names", &self.names),
            ("ambiguous", &self.ambiguous),
            ("rulings", &self.rulings),
            ("keyboards", &self.keyboards),
            ("letters", &self.letters),
            ("spellings", &self.spellings),
        ]
    }
}

/// Makes the lists. The data is our own: what is wrong with it ends the build.
pub fn lists(games: &[GameData], languages: &[LanguageTexts], fallback: &str) -> Lists {
    let mut lists = Lists::default();
    let mut drafts = Vec::new();
    let mut ambiguous: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for data in games {
        let before = drafts.len();
        let topics: Table = data.topics.parse().expect("topics in TOML");
        let _ = writeln!(lists.games, "{} {}", data.game, text(&topics, "texts"));
        let own = topics_of(data, &topics, before);
        let places = places_of(&own, before);
        for (word, keys) in data.ambiguous.lines().filter_map(|line| line.split_once(TAB)) {
            ambiguous.entry(word).or_default().extend(keys.split(' ').map(|key| places[key]));
        }
        drafts.extend(own);
    }
    write_topics(&mut lists, &drafts);
    lists.ambiguous = lines(ambiguous.iter().map(|(word, topics)| format!("{word}{TAB}{}", joined(topics))));
    (lists.keys, lists.words) = keys_and_words(&drafts, languages, fallback);
    lists.names = names(languages);
    let rulings: BTreeSet<String> = languages.iter().flat_map(|one| &one.about.ruling).map(|word| fold(word)).collect();
    lists.rulings = lines(rulings.into_iter());
    let keyboards = languages.iter().filter_map(|one| one.about.keyboard.as_ref());
    lists.keyboards = lines(keyboards.flat_map(|(latin, own)| [latin.clone(), own.clone()]));
    let letters: BTreeSet<&(String, String)> = languages.iter().flat_map(|one| &one.about.letters).collect();
    lists.letters = lines(letters.into_iter().map(|(letter, written)| format!("{letter}{TAB}{written}")));
    let spellings = languages.iter().flat_map(|one| &one.about.spellings);
    lists.spellings = lines(spellings.map(|(other, one)| format!("{other}{TAB}{one}")));
    lists
}

fn lines(lines: impl Iterator<Item = String>) -> String {
    lines.fold(String::new(), |all, line| all + &line + "\n")
}

fn joined(numbers: impl IntoIterator<Item = impl ToString>) -> String {
    numbers.into_iter().map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
}

fn write_topics(lists: &mut Lists, drafts: &[Draft]) {
    let mut places: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (number, draft) in drafts.iter().enumerate() {
        let numbers = [&draft.rules, &draft.related, &draft.rulings].map(joined);
        for column in draft.fields.iter().chain(&numbers).chain([&draft.counts]) {
            lists.rows.extend(u32::try_from(lists.topics.len()).expect("lists are small").to_le_bytes());
            lists.topics += column;
            lists.topics.push(TAB);
        }
        lists.topics.pop();
        lists.topics.push('\n');
        places.entry(draft.key()).or_default().push(number);
        if draft.field(Column::Thing) == draft.field(Column::Id) {
            places.entry(format!("{THING}:{}", draft.field(Column::Thing))).or_default().push(number);
        }
    }
    lists.places = lines(places.iter().map(|(key, numbers)| format!("{key}{TAB}{}", joined(numbers))));
}

/// How good a key is: names before synonyms, things before rules. The classes: i an id, n a name, s a synonym, t a title,
/// h a heading of a booklet, l a name in Latin letters, m anything else so.
fn rank(class: char, is_thing: bool) -> u8 {
    match (class, is_thing) {
        ('n', _) => 0,
        ('i', true) => 1,
        ('s', _) => 2,
        ('i', false) => 3,
        ('t', _) => 4,
        ('h', _) => 5,
        ('l', _) => 6,
        _ => 7,
    }
}

fn keys_and_words(drafts: &[Draft], languages: &[LanguageTexts], fallback: &str) -> (String, String) {
    let mut keys: BTreeSet<(String, char, usize)> = BTreeSet::new();
    let mut words: BTreeMap<String, BTreeSet<usize>> = BTreeMap::new();
    let mut by_message: BTreeMap<&str, usize> = BTreeMap::new();
    for (number, draft) in drafts.iter().enumerate() {
        by_message.extend(draft.messages().map(|message| (message, number)));
    }
    for language in languages {
        let about = &language.about;
        let spelling = latin_of(about);
        for (id, source) in messages(&language.files) {
            let Some(number) = by_message.get(id).copied() else { continue };
            let draft = &drafts[number];
            keys.insert((fold(draft.field(Column::Id)), 'i', number));
            let is_name = draft.is_thing() && id == draft.messages()[0];
            for piece in pieces(source) {
                let text = piece.joined();
                let mut key = |text: &str, class: char, latin_class: char| {
                    let folded = fold(text);
                    if folded.is_empty() {
                        return;
                    }
                    if !about.letters.is_empty() {
                        keys.insert((latin(&folded, &spelling.0, &spelling.1), latin_class, number));
                    }
                    keys.insert((folded, class, number));
                };
                match piece.attribute {
                    None if is_name => key(&text, 'n', 'l'),
                    Some("synonyms") => text.split(',').for_each(|synonym| key(synonym, 's', 'm')),
                    Some("role") => key(&text, 's', 'm'),
                    Some("title") => key(&text, 't', 'm'),
                    // The headings of the booklets; there is none in the language that all others fall back to.
                    Some("source") if language.lang != fallback => key(&text, 'h', 'm'),
                    _ => {}
                }
                if !matches!(piece.attribute, Some("synonyms" | "source")) {
                    for word in fold(&prose(&text)).split(' ').filter(|word| word.chars().count() > 1) {
                        words.entry(word.to_owned()).or_default().insert(number);
                    }
                }
            }
        }
    }
    let keys = keys.into_iter().map(|(key, class, number)| {
        format!("{key}{TAB}{class}{}{TAB}{number}", rank(class, drafts[number].is_thing()))
    });
    let words = words.into_iter().map(|(word, topics)| format!("{word}{TAB}{}", joined(topics)));
    (lines(keys), lines(words))
}

/// The lists of letters and spellings of one language.
pub fn latin_of(about: &About) -> (String, String) {
    let listed = |pairs: &[(String, String)]| lines(pairs.iter().map(|(one, other)| format!("{one}{TAB}{other}")));
    let mut letters = about.letters.clone();
    letters.sort();
    (listed(&letters), listed(&about.spellings))
}

fn messages(files: &[(String, String)]) -> impl Iterator<Item = (&str, &str)> {
    files.iter().flat_map(|(_, text)| entries(text).into_iter().map(|(id, start, end)| (id, &text[start..end])))
}

/// `id`, then `lang name` for each language, for everything that has a name.
fn names(languages: &[LanguageTexts]) -> String {
    let mut names: BTreeMap<&str, String> = BTreeMap::new();
    for language in languages {
        let files = language.files.iter().filter(|(name, _)| name == "names.ftl");
        for (id, source) in files.flat_map(|file| messages(std::slice::from_ref(file))) {
            let value = pieces(source).next().expect("a name").joined();
            let _ = write!(names.entry(id).or_default(), "{TAB}{} {value}", language.lang);
        }
    }
    lines(names.into_iter().map(|(id, names)| format!("{id}{names}")))
}

/// A text without its placeables, its selectors and the keys of its variants.
fn prose(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['{', '}', '[', '*']) {
        out.push_str(&rest[..at]);
        out.push(' ');
        let tail = &rest[at + 1..];
        let end = match rest.as_bytes()[at] {
            b'{' => tail.find(['}', '>']),
            b'[' => tail.find(']'),
            _ => None,
        };
        rest = end.map_or(tail, |end| &tail[end + 1..]);
    }
    out.push_str(rest);
    out
}
