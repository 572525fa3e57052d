//! What is particular to a language besides its texts: the file `language.toml` in its folder.
//!
//! Everything in it may be left out, and so may the file: a language without one has no quotation marks that it alone
//! uses, is typed on any keyboard and written in Latin letters. The build script includes this file. Hides the TOML.

use toml::{Table, Value};

/// The name of the file.
pub const ABOUT: &str = "language.toml";

/// See the module's page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct About {
    /// Its place where languages are listed; those without one come last.
    pub order: Option<i64>,
    /// The quotation marks that it uses; `None`: any that are printed.
    pub quotes: Option<String>,
    /// How the words begin that stand behind a number, from which no line may part them.
    pub units: Vec<String>,
    /// What a ruling is called, where somebody asks for one by its number.
    pub ruling: Vec<String>,
    /// Phrases in which a player is a man or a woman.
    pub gendered: Vec<String>,
    /// Words that are not the box's, and the box's own.
    pub terms: Vec<(String, String)>,
    /// The keys of a Latin keyboard, and what they type on the language's own.
    pub keyboard: Option<(String, String)>,
    /// How its letters are written in Latin ones.
    pub letters: Vec<(String, String)>,
    /// Other ways to write these, and the one that they are brought to, in the order in which it is done.
    pub spellings: Vec<(String, String)>,
}

impl About {
    /// What a file says; what it does not say rightly counts as left out.
    pub fn read(text: &str) -> Self {
        let table: Table = text.parse().unwrap_or_default();
        let part = |name: &str| table.get(name).and_then(Value::as_table).cloned().unwrap_or_default();
        let (keyboard, latin) = (part("keyboard"), part("latin"));
        let word = |table: &Table, name: &str| table.get(name).and_then(Value::as_str).map(ToOwned::to_owned);
        Self {
            order: table.get("order").and_then(Value::as_integer),
            quotes: word(&table, "quotes"),
            units: words(&table, "units"),
            ruling: words(&table, "ruling"),
            gendered: words(&table, "gendered"),
            terms: pairs(&table, "terms"),
            keyboard: word(&keyboard, "latin").zip(word(&keyboard, "own")),
            letters: pairs(&latin, "letters"),
            spellings: pairs(&latin, "spellings"),
        }
    }
}

fn list<'a>(table: &'a Table, name: &str) -> &'a [Value] {
    table.get(name).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

fn words(table: &Table, name: &str) -> Vec<String> {
    list(table, name).iter().filter_map(Value::as_str).map(ToOwned::to_owned).collect()
}

fn pairs(table: &Table, name: &str) -> Vec<(String, String)> {
    let pair = |value: &Value| match value.as_array().map(Vec::as_slice) {
        Some([Value::String(one), Value::String(other)]) => Some((one.clone(), other.clone())),
        Some(_) | None => None,
    };
    list(table, name).iter().filter_map(pair).collect()
}
