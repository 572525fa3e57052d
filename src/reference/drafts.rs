//! The topics of a game, put together from its data when the program is built: things by kind, rules and rulings, and
//! what belongs to what.
//!
//! The build script includes this file. Hides the shape of the games' data, which is our own: what is wrong with it ends
//! the build.

use std::collections::{BTreeMap, BTreeSet};

use toml::{Table, Value};

/// The kind of what the ledger lists.
pub const RULE: &str = "rule";
/// The kind of what is played where a booklet is silent.
pub const RULING: &str = "ruling";
/// Stands for a kind where a topic is sought by what it is on the table.
pub const THING: &str = "thing";
/// What stands between the parts of a line.
pub const TAB: char = '\t';
/// So many things that share a rule are named beside each other.
const MOST_RELATED: usize = 5;

/// A game's folder of data.
pub struct GameData {
    /// The id of the game.
    pub game: String,
    /// `topics.toml`: what can be looked up, and what belongs to what.
    pub topics: String,
    /// `ledger.toml`: the rules.
    pub ledger: String,
    /// `ambiguous.txt`: words that mean several things.
    pub ambiguous: String,
}

/// The parts of a line about a topic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Column {
    /// The id of its game.
    Game,
    /// Its kind.
    Kind,
    /// Its id within the kind.
    Id,
    /// The id of the message that names it.
    Name,
    /// The id of the message that says what it is.
    Text,
    /// In which questions its name alone says what is asked.
    Asked,
    /// The attributes of its text that its article shows.
    Parts,
    /// What it is on the table.
    Thing,
    /// The numbers of its rules.
    Rules,
    /// The numbers of what else to read.
    Related,
    /// The numbers of the rulings that bear on it.
    Rulings,
    /// What its text counts.
    Counts,
}

/// How many there are.
pub const COLUMNS: usize = Column::Counts as usize + 1;

/// A topic, as long as the lists are made.
#[derive(Default)]
pub(super) struct Draft {
    pub(super) fields: [String; 8],
    pub(super) rules: Vec<usize>,
    pub(super) related: Vec<usize>,
    pub(super) rulings: Vec<usize>,
    pub(super) counts: String,
}

impl Draft {
    pub(super) fn field(&self, field: Column) -> &str {
        &self.fields[field as usize]
    }

    pub(super) fn is_thing(&self) -> bool {
        ![RULE, RULING].contains(&self.field(Column::Kind))
    }

    pub(super) fn key(&self) -> String {
        format!("{}:{}", self.field(Column::Kind), self.field(Column::Id))
    }

    /// The ids of the messages that name it and that say what it is.
    pub(super) fn messages(&self) -> [&str; 2] {
        [Column::Name, Column::Text].map(|one| self.field(one))
    }
}

pub(super) fn text(table: &Table, name: &str) -> String {
    table.get(name).map(|value| value.as_str().expect("a text").to_owned()).unwrap_or_default()
}

fn texts(table: &Table, name: &str) -> Vec<String> {
    let list = table.get(name).map(|value| value.as_array().expect("a list").as_slice()).unwrap_or_default();
    list.iter().map(|one| one.as_str().expect("a text").to_owned()).collect()
}

fn tables<'a>(table: &'a Table, name: &str) -> impl Iterator<Item = &'a Table> {
    let list = table.get(name).map(|value| value.as_array().expect("a list").as_slice()).unwrap_or_default();
    list.iter().map(|one| one.as_table().expect("a table"))
}

pub(super) fn places_of(drafts: &[Draft], before: usize) -> BTreeMap<String, usize> {
    drafts.iter().enumerate().map(|(at, draft)| (draft.key(), before + at)).collect()
}

/// The topics of a game: its things by kind, its rules, its rulings. Numbers count from `before`.
pub(super) fn topics_of(data: &GameData, topics: &Table, before: usize) -> Vec<Draft> {
    let ledger: Table = data.ledger.parse().expect("a ledger in TOML");
    let prefix = text(topics, "texts");
    let draft = |kind: &str, id: String, stem: &str, asked: String, parts: String, thing: String| {
        let (name, text) = (format!("{prefix}-{kind}-{id}"), format!("{prefix}-{stem}{id}"));
        let fields = [data.game.clone(), kind.to_owned(), id, name, text, asked, parts, thing];
        Draft { fields, ..Draft::default() }
    };
    let simple =
        |kind: &str, id: String| draft(kind, id, &format!("{kind}-"), String::new(), String::new(), String::new());
    let mut drafts = Vec::new();
    for kind in tables(topics, "kind") {
        let [name, stem, asked] = ["id", "text", "asked"].map(|key| text(kind, key));
        let parts = texts(kind, "parts").join(" ");
        for one in tables(topics, "topic").filter(|one| text(one, "kind") == name) {
            drafts.push(draft(&name, text(one, "id"), &stem, asked.clone(), parts.clone(), text(one, "thing")));
        }
    }
    let rulings = topics.get("rulings").map_or(0, |count| count.as_integer().expect("a number"));
    if drafts.is_empty() {
        return drafts;
    }
    drafts.extend(tables(&ledger, RULE).map(|rule| simple(RULE, text(rule, "id"))));
    drafts.extend((1..=rulings).map(|number| simple(RULING, format!("r{number:02}"))));
    let places = places_of(&drafts, before);
    let place = |kind: &str, id: &String| places[&format!("{kind}:{id}")];
    for rule in tables(&ledger, RULE) {
        let at = place(RULE, &text(rule, "id"));
        let rulings: BTreeSet<usize> = texts(rule, "rulings").iter().map(|id| place(RULING, id)).collect();
        drafts[at - before].rules = vec![at];
        drafts[at - before].rulings = rulings.into_iter().collect();
    }
    for one in tables(topics, "topic") {
        let at = places[&format!("{}:{}", text(one, "kind"), text(one, "id"))] - before;
        drafts[at].rules = texts(one, "rules").iter().map(|id| place(RULE, id)).collect();
        drafts[at].related = texts(one, "related").iter().map(|key| places[key]).collect();
        let rulings: BTreeSet<usize> =
            drafts[at].rules.iter().flat_map(|rule| &drafts[rule - before].rulings).copied().collect();
        drafts[at].rulings = rulings.into_iter().collect();
    }
    for (rule, counts) in topics.get("counts").and_then(Value::as_table).into_iter().flatten() {
        let count = |value: &Value| value.as_integer().expect("a number");
        let counts = counts.as_table().expect("a table").iter();
        let counts = counts.map(|(name, value)| format!("{name}={}", count(value)));
        drafts[place(RULE, rule) - before].counts = counts.collect::<Vec<_>>().join(" ");
    }
    relate(&mut drafts, before);
    drafts
}

/// Relates what names no relations of its own by the rules that it shares with others.
fn relate(drafts: &mut [Draft], before: usize) {
    for at in 0..drafts.len() {
        let own = &drafts[at];
        let shares = |(other, draft): &(usize, &Draft)| {
            *other != at && draft.is_thing() && draft.rules.iter().any(|rule| own.rules.contains(rule))
        };
        let sharing = drafts.iter().enumerate().filter(shares).map(|(other, _)| before + other);
        match own.field(Column::Kind) {
            RULE => drafts[at].related = sharing.collect(),
            RULING => {
                let bears = |(_, draft): &(usize, &Draft)| {
                    draft.field(Column::Kind) == RULE && draft.rulings.contains(&(before + at))
                };
                let rules = drafts.iter().enumerate().filter(bears).map(|(rule, _)| before + rule).collect();
                drafts[at].rules = rules;
            }
            _ if own.related.is_empty() => drafts[at].related = sharing.take(MOST_RELATED).collect(),
            _ => {}
        }
    }
}
