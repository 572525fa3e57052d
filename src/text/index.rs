//! Where each message of a language stands: an index that is made when the program is built and read in place.
//!
//! A language is one text, all its files one after the other, so that it needs no table of addresses that would have to
//! be set up at every start. Which parts of a message are plain text, and where, stands here too: most are, and what is
//! plain is said without being read. The build script includes this file to write what the crate reads. Hides the format.

use std::{collections::BTreeMap, fmt::Write, ops::Range};

use super::reader::{entries, pieces};

/// The texts of a language and their index, as the program carries them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Packed {
    /// All files, one after the other.
    pub text: String,
    /// `name start end` for each file.
    pub files: String,
    /// All ids, one after the other.
    pub ids: String,
    /// For each slot the row of an id that is sought there, counted from 1; 0: none.
    pub slots: Vec<u8>,
    /// A row of numbers for each id.
    pub rows: Vec<u8>,
    /// A row of numbers for each part of each message, in the order of the ids.
    pub parts: Vec<u8>,
}

/// The index of a language, where it lies.
#[derive(Clone, Copy, Debug)]
pub struct Index<'a> {
    /// All files, one after the other.
    pub text: &'a str,
    /// All ids, one after the other.
    pub ids: &'a str,
    /// For each slot the row of an id, counted from 1.
    pub slots: &'a [u8],
    /// A row of numbers for each id.
    pub rows: &'a [u8],
    /// A row of numbers for each part.
    pub parts: &'a [u8],
}

/// A message that was found.
#[derive(Clone, Copy, Debug)]
pub struct Declared<'a> {
    index: Index<'a>,
    row: &'a [u8; ROW],
}

/// Bytes of a number: of a row or a place in a message, and of a place in all the texts.
const SHORT: usize = 2;
const LONG: usize = 4;
/// Bytes of a row: where the id starts and ends among the ids, where the message does in the text, and where its parts do
/// among the parts.
const ROW: usize = 6 * LONG;
/// Bytes of a part: where the name of the attribute starts and ends in the message, and where what is said does, if it is
/// plain. What has no name is the value.
const PART: usize = 4 * SHORT;

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
            places.entry(id).or_insert(start + from..start + to);
        }
        start += text.len();
    }
    let mut slots = vec![0; 2 * places.len()];
    for (number, (id, place)) in places.into_iter().enumerate() {
        let (start, first) = (packed.ids.len(), packed.parts.len() / PART);
        packed.ids.push_str(id);
        let source = &packed.text[place.clone()];
        for piece in pieces(source) {
            let named = piece.attribute.map_or(0..0, |name| within(source, name));
            let said = piece.plain().map_or(0..0, |plain| within(source, plain));
            write::<SHORT>(&mut packed.parts, &[named.start, named.end, said.start, said.end]);
        }
        let last = packed.parts.len() / PART;
        write::<LONG>(&mut packed.rows, &[start, packed.ids.len(), place.start, place.end, first, last]);
        let free = sought(id, slots.len()).find(|slot| slots[*slot] == 0).expect("there are more slots than ids");
        slots[free] = number + 1;
    }
    write::<SHORT>(&mut packed.slots, &slots);
    packed
}

/// Where a part of a text stands in it.
fn within(text: &str, part: &str) -> Range<usize> {
    let start = part.as_ptr().addr() - text.as_ptr().addr();
    start..start + part.len()
}

/// The slots where an id is sought, one after the other: from the one that its letters say, by Fowler, Noll and Vo.
fn sought(id: &str, slots: usize) -> impl Iterator<Item = usize> {
    let says = id.bytes().fold(0x811c_9dc5, |says: u32, byte| (says ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let first = says as usize % slots.max(1);
    (first..slots).chain(0..first)
}

fn write<const WIDTH: usize>(rows: &mut Vec<u8>, numbers: &[usize]) {
    for number in numbers {
        assert!(number >> (8 * WIDTH) == 0, "texts are small");
        rows.extend(&number.to_le_bytes()[..WIDTH]);
    }
}

fn read<const WIDTH: usize>(row: &[u8], number: usize) -> usize {
    row[number * WIDTH..][..WIDTH].iter().rev().fold(0, |read, byte| read << 8 | usize::from(*byte))
}

/// The place that two numbers beside each other say.
fn range<const WIDTH: usize>(row: &[u8], first: usize) -> Range<usize> {
    read::<WIDTH>(row, first)..read::<WIDTH>(row, first + 1)
}

impl<'a> Index<'a> {
    /// The message of an id.
    pub fn entry(self, id: &str) -> Option<Declared<'a>> {
        let (rows, _) = self.rows.as_chunks();
        let mut found = sought(id, self.slots.len() / SHORT).map_while(|slot| {
            let row = rows.get(read::<SHORT>(self.slots, slot).checked_sub(1)?)?;
            Some(Declared { index: self, row })
        });
        found.find(|one| self.ids.get(range::<LONG>(one.row, 0)) == Some(id))
    }
}

impl<'a> Declared<'a> {
    /// Its lines in the file.
    pub fn source(self) -> &'a str {
        self.index.text.get(range::<LONG>(self.row, 2)).unwrap_or_default()
    }

    /// What one of its parts says if it is plain text, and else nothing; `None`: it has no such part.
    pub fn plain(self, attribute: Option<&str>) -> Option<&'a str> {
        let source = self.source();
        let text = |part: &[u8; PART], number: usize| source.get(range::<SHORT>(part, number)).unwrap_or_default();
        let (parts, _) = self.index.parts.as_chunks();
        let own = parts.get(range::<LONG>(self.row, 4))?;
        own.iter().find(|part| text(part, 0) == attribute.unwrap_or_default()).map(|part| text(part, 2))
    }
}

/// The files that were put one after the other, by name.
pub fn files<'a>(list: &'a str, text: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
    list.lines().filter_map(|line| {
        let mut words = line.rsplitn(3, ' ');
        let (end, start) = (words.next()?.parse().ok()?, words.next()?.parse::<usize>().ok()?);
        Some((words.next()?, text.get(start..end)?))
    })
}
