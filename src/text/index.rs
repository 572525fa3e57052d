//! Where each message of a language stands: an index that is made when the program is built and searched in place.
//!
//! A language is one text, all its files one after the other, so that it needs no table of addresses that would have to
//! be set up at every start. The build script includes this file to write what the crate reads. Hides the format.

use std::{cmp::Ordering, collections::BTreeMap, fmt::Write};

use super::reader::entries;

/// The texts of a language and their index, as the program carries them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Packed {
    /// All files, one after the other.
    pub text: String,
    /// `name start end` for each file.
    pub files: String,
    /// All ids, sorted, one after the other.
    pub ids: String,
    /// A row of numbers for each id.
    pub rows: Vec<u8>,
}

/// The numbers of a row: where the id starts and ends among the ids, and the message in the text.
const NUMBERS: usize = 4;
/// Bytes of a number.
const WIDTH: usize = size_of::<u32>();

/// Puts files one after the other: their texts, and where each is in them.
pub fn join(files: &[(String, String)]) -> (String, String) {
    let (mut all, mut list) = (String::new(), String::new());
    for (name, text) in files {
        let start = all.len();
        all.push_str(text);
        let _ = writeln!(list, "{name} {start} {}", all.len());
    }
    (all, list)
}

/// Packs the files of a language: names and texts.
pub fn pack(files: &[(String, String)]) -> Packed {
    let (text, list) = join(files);
    let mut packed = Packed { text, files: list, ..Packed::default() };
    let (mut places, mut start) = (BTreeMap::new(), 0);
    for (_, text) in files {
        for (id, from, to) in entries(text) {
            places.entry(id).or_insert((start + from, start + to));
        }
        start += text.len();
    }
    for (id, (from, to)) in places {
        let start = packed.ids.len();
        packed.ids.push_str(id);
        for number in [start, packed.ids.len(), from, to] {
            packed.rows.extend(u32::try_from(number).expect("texts are small").to_le_bytes());
        }
    }
    packed
}

/// Where a message stands in the text of its language.
pub fn place(ids: &str, rows: &[u8], id: &str) -> Option<(usize, usize)> {
    let number = |row: usize, number: usize| {
        let at = WIDTH * (row * NUMBERS + number);
        let bytes = rows.get(at..at + WIDTH).and_then(|bytes| bytes.try_into().ok());
        bytes.map_or(0, |bytes| u32::from_le_bytes(bytes) as usize)
    };
    let (mut low, mut high) = (0, rows.len() / (WIDTH * NUMBERS));
    while low < high {
        let middle = usize::midpoint(low, high);
        match ids.get(number(middle, 0)..number(middle, 1))?.cmp(id) {
            Ordering::Less => low = middle + 1,
            Ordering::Greater => high = middle,
            Ordering::Equal => return Some((number(middle, 2), number(middle, 3))),
        }
    }
    None
}

/// The files that were put one after the other, by name.
pub fn files<'a>(list: &'a str, text: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
    list.lines().filter_map(|line| {
        let mut words = line.rsplitn(3, ' ');
        let (end, start) = (words.next()?.parse().ok()?, words.next()?.parse::<usize>().ok()?);
        Some((words.next()?, text.get(start..end)?))
    })
}
