//! Makes what the program looks things up in: the texts with an index of their messages, and folded search keys.
//!
//! Everything is written as sorted lines of text, which cost nothing at start-up and are searched in place.

#[path = "src/text/entries.rs"]
mod entries;
#[path = "src/reference/fold.rs"]
mod fold;

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

use entries::entries;
use fold::{fold, latin};

fn main() {
    println!("cargo:rerun-if-changed=locales");
    println!("cargo:rerun-if-changed=data");
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=src/reference/fold.rs");
    println!("cargo:rerun-if-changed=src/text/entries.rs");
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where we are"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    let locales = read_locales(&root.join("locales"));
    fs::write(out.join("locales.rs"), embedded(&locales, &root.join("locales"), &out))
        .expect("the output folder can be written");
    let ledger = ledger(&root.join("data/santiago-de-cuba/ledger.toml"));
    fs::write(out.join("ledger.txt"), ledger).expect("the output folder can be written");
    fs::write(out.join("names.txt"), names(&locales)).expect("the output folder can be written");
    println!("cargo:rerun-if-changed=scenarios");
    fs::write(out.join("scenarios.rs"), scenarios(&root.join("scenarios"))).expect("the output folder can be written");
    let (keys, words) = search_index(&locales);
    fs::write(out.join("keys.txt"), keys).expect("the output folder can be written");
    fs::write(out.join("words.txt"), words).expect("the output folder can be written");
}

struct File {
    path: PathBuf,
    name: String,
    text: String,
}

fn read_locales(folder: &Path) -> BTreeMap<String, Vec<File>> {
    let mut locales = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("the locales").map(|entry| entry.expect("an entry").path()) {
        if !entry.is_dir() {
            continue;
        }
        let mut files: Vec<File> = fs::read_dir(&entry)
            .expect("a language")
            .map(|file| file.expect("a file").path())
            .filter(|path| path.extension().is_some_and(|extension| extension == "ftl"))
            .map(|path| File {
                name: path.file_name().expect("a name").to_string_lossy().into_owned(),
                text: fs::read_to_string(&path).expect("texts in UTF-8"),
                path,
            })
            .collect();
        files.sort_by(|a, b| a.name.cmp(&b.name));
        locales.insert(entry.file_name().expect("a name").to_string_lossy().into_owned(), files);
    }
    locales
}

fn embedded(locales: &BTreeMap<String, Vec<File>>, locales_folder: &Path, out: &Path) -> String {
    let mut code = String::from("pub(super) static LOCALES: &[Locale] = &[\n");
    for (lang, files) in locales {
        let mut index = BTreeMap::new();
        for (number, file) in files.iter().enumerate() {
            for (id, start, end) in entries(&file.text) {
                index.entry(id).or_insert((number, start, end));
            }
        }
        let (mut ids, mut rows) = (String::new(), Vec::new());
        for (id, (number, start, end)) in index {
            for field in [ids.len(), id.len(), number, start, end] {
                rows.extend(u32::try_from(field).expect("texts are small").to_le_bytes());
            }
            ids.push_str(id);
        }
        fs::write(out.join(format!("ids-{lang}.txt")), ids).expect("the output folder can be written");
        fs::write(out.join(format!("index-{lang}.bin")), rows).expect("the output folder can be written");
        // What the language was last compared with; English is compared with nothing.
        let compared = locales_folder.join(lang).join("compared.txt");
        fs::write(out.join(format!("compared-{lang}.txt")), fs::read_to_string(compared).unwrap_or_default())
            .expect("the output folder can be written");
        let _ = writeln!(
            code,
            "    Locale {{ lang: {lang:?}, ids: include_str!(\"ids-{lang}.txt\"), index: include_bytes!(\"index-{lang}.bin\"), \
             compared: include_str!(\"compared-{lang}.txt\"), files: &["
        );
        for file in files {
            let _ = writeln!(
                code,
                "        File {{ name: {:?}, text: include_str!({:?}) }},",
                file.name,
                file.path.to_string_lossy()
            );
        }
        code.push_str("    ] },\n");
    }
    code.push_str("];\n");
    code
}

/// `(game, file, text)` for every lesson and list of lessons.
fn scenarios(folder: &Path) -> String {
    let inside = |folder: &Path| {
        let mut paths: Vec<PathBuf> =
            fs::read_dir(folder).expect("the lessons").map(|entry| entry.expect("an entry").path()).collect();
        paths.sort();
        paths
    };
    let name = |path: &Path| path.file_name().expect("a name").to_string_lossy().into_owned();
    let mut code = String::from("static SCENARIOS: &[(&str, &str, &str)] = &[\n");
    for game in inside(folder).iter().filter(|path| path.is_dir()) {
        for file in inside(game).iter().filter(|path| path.extension().is_some_and(|extension| extension == "toml")) {
            let path = file.to_string_lossy();
            let _ = writeln!(code, "    ({:?}, {:?}, include_str!({path:?})),", name(game), name(file));
        }
    }
    code.push_str("];\n");
    code
}

/// `id section kind r01,r02` for every rule, sorted by id.
fn ledger(path: &Path) -> String {
    let table: toml::Table = fs::read_to_string(path).expect("the ledger").parse().expect("TOML");
    let mut lines = BTreeSet::new();
    for rule in table["rule"].as_array().expect("rules") {
        let text = |key: &str| rule[key].as_str().expect("a string").to_owned();
        let rulings: Vec<_> = rule["rulings"].as_array().expect("a list").iter().filter_map(|r| r.as_str()).collect();
        lines.insert(format!("{} {} {} {}\n", text("id"), text("section"), text("kind"), rulings.join(",")));
    }
    lines.into_iter().collect()
}

/// `id`, then `lang name` for every language, for everything that has a name.
fn names(locales: &BTreeMap<String, Vec<File>>) -> String {
    let mut names: BTreeMap<&str, String> = BTreeMap::new();
    // The order in which languages are listed everywhere.
    let order = |lang: &str| ["en", "de", "it", "es", "ru"].iter().position(|one| *one == lang).unwrap_or(9);
    let mut ordered: Vec<_> = locales.iter().collect();
    ordered.sort_by_key(|(lang, _)| order(lang));
    for (lang, files) in ordered {
        for file in files.iter().filter(|file| file.name == "names.ftl") {
            for (id, start, end) in entries(&file.text) {
                let value = parts(&file.text[start..end]).into_iter().find(|(attribute, _)| attribute.is_none());
                let _ = write!(names.entry(id).or_default(), "\t{lang} {}", value.expect("a name").1);
            }
        }
    }
    names.into_iter().fold(String::new(), |mut lines, (id, names)| {
        let _ = writeln!(lines, "{id}{names}");
        lines
    })
}

/// The parts of a message: its value and its attributes, as they are written.
fn parts(source: &str) -> Vec<(Option<&str>, String)> {
    let mut parts: Vec<(Option<&str>, String)> = Vec::new();
    for line in source.lines() {
        let trimmed = line.trim();
        let indented = line.starts_with(' ');
        let attribute = trimmed.strip_prefix('.').filter(|_| indented).and_then(|rest| rest.split_once(" ="));
        if let Some((name, text)) = attribute {
            parts.push((Some(name), text.trim().to_owned()));
        } else if !indented && let Some((_, text)) = line.split_once('=') {
            parts.push((None, text.trim().to_owned()));
        } else if let Some((_, text)) = parts.last_mut() {
            text.push(' ');
            text.push_str(trimmed);
        }
    }
    parts
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

/// The topic of a message, as `kind:id`.
fn topic(id: &str) -> Option<String> {
    let rest = id.strip_prefix("cuba-")?;
    let entity = |kind: &str| rest.strip_prefix(kind).map(|id| format!("{}{id}", kind.replace('-', ":")));
    for kind in ["good-", "citizen-", "building-", "component-", "concept-", "rule-", "ruling-"] {
        if let Some(topic) = entity(kind) {
            return Some(topic);
        }
    }
    let article = rest.strip_prefix("article-")?;
    for kind in ["component-", "concept-"] {
        if let Some(id) = article.strip_prefix(kind) {
            return Some(format!("{}{id}", kind.replace('-', ":")));
        }
    }
    let citizens = ["pedro", "maria", "jose", "martinez", "conchita", "zorro", "miguel", "pablo", "alonso"];
    let goods = ["sugar", "citrus", "tobacco", "rum", "cigars", "wood"];
    let kind = match article {
        id if citizens.contains(&id) => "citizen",
        id if goods.contains(&id) => "good",
        _ => "building",
    };
    Some(format!("{kind}:{article}"))
}

/// `key class topic` lines for names, and `word topic topic …` lines for the words of texts.
///
/// The classes: i an id, n a name, s a synonym, t a title, h a heading of a booklet, l a Russian name in Latin letters,
/// m anything else of Russian so.
fn search_index(locales: &BTreeMap<String, Vec<File>>) -> (String, String) {
    let mut keys: BTreeSet<(String, char, String)> = BTreeSet::new();
    let mut words: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (lang, files) in locales {
        for (id, source) in files
            .iter()
            .flat_map(|file| entries(&file.text).into_iter().map(|(id, start, end)| (id, &file.text[start..end])))
        {
            let Some(topic) = topic(id) else { continue };
            let entity = !["rule:", "ruling:"].iter().any(|kind| topic.starts_with(kind));
            let (_, bare) = topic.split_once(':').expect("kind and id");
            keys.insert((fold(bare), 'i', topic.clone()));
            let named = entity && !id.starts_with("cuba-article-");
            for (attribute, text) in parts(source) {
                let mut key = |text: &str, class: char, latin_class: char| {
                    let folded = fold(text);
                    if folded.is_empty() {
                        return;
                    }
                    if lang == "ru" {
                        keys.insert((latin(&folded), latin_class, topic.clone()));
                    }
                    keys.insert((folded, class, topic.clone()));
                };
                match attribute {
                    None if named => key(&text, 'n', 'l'),
                    Some("synonyms") => text.split(',').for_each(|synonym| key(synonym, 's', 'm')),
                    Some("role") => key(&text, 's', 'm'),
                    Some("title") => key(&text, 't', 'm'),
                    // The headings of the booklets; English has none.
                    Some("source") if lang != "en" => key(&text, 'h', 'm'),
                    _ => {}
                }
                if !matches!(attribute, Some("synonyms" | "source")) {
                    for word in fold(&prose(&text)).split(' ').filter(|word| word.chars().count() > 1) {
                        words.entry(word.to_owned()).or_default().insert(topic.clone());
                    }
                }
            }
        }
    }
    let keys = keys.into_iter().fold(String::new(), |mut lines, (key, class, topic)| {
        let _ = writeln!(lines, "{key}\t{class}\t{topic}");
        lines
    });
    let words = words.into_iter().fold(String::new(), |mut lines, (word, topics)| {
        let _ = writeln!(lines, "{word}\t{}", topics.into_iter().collect::<Vec<_>>().join(" "));
        lines
    });
    (keys, words)
}
