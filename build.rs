//! Makes what the program looks things up in, out of the folders `locales`, `data` and `scenarios`.
//!
//! Only reads and writes files: the lists are made by modules of the crate, which also read them and are tested there.

#[path = "src/reference"]
#[expect(dead_code, reason = "the crate reads what is written here")]
mod reference {
    pub mod drafts;
    pub mod fold;
    pub mod index;
}
#[path = "src/text"]
#[expect(dead_code, reason = "the crate reads what is written here")]
mod text {
    pub mod about;
    pub mod index;
    pub mod lines;
    pub mod reader;
}

use std::{
    env,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

use reference::{
    drafts::GameData,
    index::{LanguageTexts, lists},
};
use text::{
    about::{ABOUT, About},
    index::{join, pack},
};

/// The language that all others fall back to.
const FALLBACK: &str = "en";

fn main() {
    for watched in ["locales", "data", "scenarios", "build.rs"] {
        println!("cargo:rerun-if-changed={watched}");
    }
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where we are"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    let write = |name: &str, text: &[u8]| fs::write(out.join(name), text).expect("the output folder can be written");
    let mut languages: Vec<LanguageTexts> = folders(&root.join("locales")).iter().map(|one| language(one)).collect();
    languages.sort_by_key(|one| (one.about.order.unwrap_or(i64::MAX), one.lang.clone()));
    let (mut tags, mut arms) = (Vec::new(), String::new());
    for one in &languages {
        let (lang, folder, packed) = (one.lang.as_str(), root.join("locales").join(&one.lang), pack(&one.files));
        for (name, text) in [("compared", read(&folder.join("compared.txt"))), ("about", read(&folder.join(ABOUT)))] {
            write(&format!("{lang}-{name}"), text.as_bytes());
        }
        for (name, text) in [("text", &packed.text), ("files", &packed.files), ("ids", &packed.ids)] {
            write(&format!("{lang}-{name}"), text.as_bytes());
        }
        for (name, numbers) in [("slots", &packed.slots), ("rows", &packed.rows), ("parts", &packed.parts)] {
            write(&format!("{lang}-{name}"), numbers);
        }
        let _ = writeln!(arms, "        {lang:?} => carried!({lang:?}),");
        tags.push(lang);
    }
    write("languages.txt", tags.join(" ").as_bytes());
    let code = "/// A language that the program carries.\npub(super) fn locale(lang: &str) -> Option<Locale> {\n    Some(match lang";
    write("locales.rs", format!("{code} {{\n{arms}        _ => return None,\n    }})\n}}\n").as_bytes());
    let games: Vec<GameData> = folders(&root.join("data")).iter().map(|folder| game(folder)).collect();
    let lists = lists(&games, &languages, FALLBACK);
    for (name, text) in lists.texts() {
        write(&format!("{name}.txt"), text.as_bytes());
    }
    write("topics.bin", &lists.rows);
    // What the audit knows beyond the texts: of all games, and of each.
    for list in ["rooms.txt", "numbers.txt"] {
        let own = folders(&root.join("data")).into_iter().map(|folder| read(&folder.join(list)));
        write(list, (read(&root.join("data").join(list)) + &own.collect::<String>()).as_bytes());
    }
    let lessons: Vec<(String, String)> = folders(&root.join("scenarios")).iter().flat_map(|one| lessons(one)).collect();
    let (text, list) = join(&lessons);
    write("lessons.txt", text.as_bytes());
    write("lessons-files.txt", list.as_bytes());
}

fn language(folder: &Path) -> LanguageTexts {
    LanguageTexts { lang: name(folder), about: About::read(&read(&folder.join(ABOUT))), files: files(folder, "ftl") }
}

fn game(folder: &Path) -> GameData {
    let [topics, ledger, ambiguous] =
        ["topics.toml", "ledger.toml", "ambiguous.txt"].map(|file| read(&folder.join(file)));
    GameData { game: name(folder), topics, ledger, ambiguous }
}

/// The lessons of a game, with the name of its folder.
fn lessons(folder: &Path) -> Vec<(String, String)> {
    let of_game = |(file, text)| (format!("{}/{file}", name(folder)), text);
    files(folder, "toml").into_iter().map(of_game).collect()
}

/// The text of a file, if it is there.
fn read(path: &Path) -> String {
    if path.exists() { fs::read_to_string(path).expect("texts in UTF-8") } else { String::new() }
}

fn inside(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of ours");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

fn folders(folder: &Path) -> Vec<PathBuf> {
    inside(folder).into_iter().filter(|path| path.is_dir()).collect()
}

fn files(folder: &Path, extension: &str) -> Vec<(String, String)> {
    let fits = |path: &PathBuf| path.extension().is_some_and(|end| end == extension);
    inside(folder).into_iter().filter(fits).map(|path| (name(&path), read(&path))).collect()
}

fn name(path: &Path) -> String {
    path.file_name().expect("a name").to_string_lossy().into_owned()
}
