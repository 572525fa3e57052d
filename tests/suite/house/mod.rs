//! The house: which module may know which, what may be called how, how long anything may be; and what is not so yet.
//!
//! What breaks a rule today stands in a list in `tests/data/`, which may only shrink: a test fails on whatever is new,
//! and on whatever is listed and mended. `SANTIAGO_BLESS=1` takes out what is mended; nothing but a hand adds anything,
//! or takes the whole list away so that it is made anew.

mod cycles;
mod erased;
mod graph;
mod knowers;
mod layers;
mod names;
mod sizes;
mod source;
mod surface;
mod tokens;

use std::{collections::BTreeSet, env, fs};

use crate::support::project;

/// Holds what is found against a list that may only shrink.
fn only_shrinks(list: &str, found: &BTreeSet<String>) {
    let path = project(&format!("tests/data/{list}"));
    let text = fs::read_to_string(&path).unwrap_or_default();
    let known: BTreeSet<String> = lines(&text).map(str::to_owned).collect();
    if env::var_os("SANTIAGO_BLESS").is_some() {
        let left: Vec<&String> =
            if text.is_empty() { found.iter().collect() } else { known.intersection(found).collect() };
        write(list, &text, &left.into_iter().map(String::as_str).collect::<Vec<_>>());
        return;
    }
    let new: Vec<&String> = found.difference(&known).collect();
    assert!(new.is_empty(), "this breaks a rule of the house and is not in tests/data/{list}: {new:#?}");
    let mended: Vec<&String> = known.difference(found).collect();
    assert!(mended.is_empty(), "mended; SANTIAGO_BLESS=1 takes it out of tests/data/{list}: {mended:#?}");
}

fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.starts_with('#') && !line.is_empty())
}

/// Writes a list anew, with the words at its head as they were.
fn write(list: &str, before: &str, rows: &[&str]) {
    let before = if before.is_empty() { "# See tests/suite/house. May only shrink." } else { before };
    let head = before.lines().take_while(|line| line.starts_with('#'));
    let text: String = head.chain(rows.iter().copied()).flat_map(|line| [line, "\n"]).collect();
    fs::write(project(&format!("tests/data/{list}")), text).expect("the list can be written");
}
