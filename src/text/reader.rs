//! The one reader of Fluent that needs no syntax tree: where the messages of a file stand, what their parts are, and
//! which of these are plain text.
//!
//! It is read line by line, so that the build script can index all texts and a look-up parses nothing. It agrees with
//! the Fluent parser or leaves the text to it: a part that it does not wholly understand is no plain text. The build
//! script includes this file. Hides the signs of Fluent.

use memchr::{memchr, memchr2, memchr3_iter};

/// A part of a message: its value or one of its attributes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece<'a> {
    /// The name of the attribute; `None`: the value.
    pub attribute: Option<&'a str>,
    /// What stands behind the sign of equality.
    first: &'a str,
    /// The lines that follow, as they are written.
    rest: &'a str,
}

/// The messages and terms of a text: id, start and end. One starts at the left margin with its name, and ends where the
/// next one or a comment starts.
pub fn entries(text: &str) -> Vec<(&str, usize, usize)> {
    let mut starts = Vec::new();
    let mut offset = 0;
    for line in text.split_inclusive('\n') {
        let entry = declared(line).map(|(id, _)| id);
        if entry.is_some() || line.starts_with('#') {
            starts.push((offset, entry));
        }
        offset += line.len();
    }
    let ends = starts.iter().skip(1).map(|(start, _)| *start).chain([text.len()]);
    starts.iter().zip(ends).filter_map(|((start, id), end)| Some(((*id)?, *start, end))).collect()
}

/// The value and the attributes of a message, as they are written.
pub fn pieces(source: &str) -> impl Iterator<Item = Piece<'_>> {
    let mut rest = source;
    let mut begun = false;
    std::iter::from_fn(move || {
        let (line, after) = cut(rest);
        let (attribute, first) = if begun {
            let (name, first) = named(line.trim_start_matches(' ').strip_prefix('.')?)?;
            (Some(name), first.trim_start_matches(' '))
        } else {
            begun = true;
            (None, declared(line)?.1.trim_start_matches(' '))
        };
        let length = to_next(first, after);
        let piece = Piece { attribute, first, rest: &after[..length.unwrap_or(after.len())] };
        rest = length.map_or("", |length| &after[length..]);
        // An attribute that says nothing is none, and ends the message.
        let says = attribute.is_none() || !piece.is_empty();
        if !says {
            rest = "";
        }
        says.then_some(piece)
    })
}

impl<'a> Piece<'a> {
    /// What is said, if it stands on one line and has no placeables: then what is written is what is said.
    pub fn plain(&self) -> Option<&'a str> {
        let text = self.first.trim_end_matches([' ', '\r']);
        let is_plain = !text.is_empty() && memchr2(b'{', b'}', text.as_bytes()).is_none() && !text.contains('\r');
        // Lines of nothing may stand between the lines of one text.
        let goes_on = self.rest.trim_start_matches('\n').starts_with([' ', '\r', '{', '}', '.']);
        (is_plain && !goes_on).then_some(text)
    }

    fn is_empty(&self) -> bool {
        self.first.trim().is_empty() && self.rest.trim().is_empty()
    }

    /// All of it on one line, with its placeables.
    pub fn joined(&self) -> String {
        self.rest.lines().fold(self.first.trim_end().to_owned(), |mut text, line| {
            text.push(' ');
            text.push_str(line.trim());
            text
        })
    }
}

/// The first line, and what follows it.
fn cut(text: &str) -> (&str, &str) {
    let end = memchr(b'\n', text.as_bytes()).unwrap_or(text.len());
    (&text[..end], text.get(end + 1..).unwrap_or_default())
}

/// How many bytes there are before the next attribute; `None`: there is none. What only looks like one ends the message,
/// and so do a line that cannot go on with a text, unless a placeable is open, and braces that do not match.
fn to_next(first: &str, text: &str) -> Option<usize> {
    let (mut length, mut open) = (0, braces(first, 0)?);
    while length < text.len() {
        let (line, _) = cut(&text[length..]);
        let trimmed = line.trim_start_matches(' ');
        if let Some(line) = trimmed.strip_prefix('.') {
            return (open == 0 && named(line).is_some()).then_some(length);
        }
        let goes_on = line.is_empty() || line.starts_with([' ', '\r', '{']) && !trimmed.starts_with(['[', '*', '}']);
        if open == 0 && !goes_on {
            return None;
        }
        open = braces(line, open)?;
        length = (length + line.len() + 1).min(text.len());
    }
    None
}

/// How many braces are open after a line; `None`: one more was closed. What stands in quotation marks within does not
/// count.
fn braces(line: &str, open: usize) -> Option<usize> {
    let (bytes, mut quoted) = (line.as_bytes(), false);
    memchr3_iter(b'{', b'}', b'"', bytes).try_fold(open, |open, at| match bytes[at] {
        b'"' => {
            quoted ^= open > 0 && !(quoted && bytes[..at].ends_with(b"\\"));
            Some(open)
        }
        _ if quoted => Some(open),
        b'{' => Some(open + 1),
        _ => open.checked_sub(1),
    })
}

/// The id that a line declares, a term's with its hyphen, and what stands behind the sign of equality.
fn declared(line: &str) -> Option<(&str, &str)> {
    let (name, rest) = named(line.strip_prefix('-').unwrap_or(line))?;
    Some((if line.starts_with('-') { &line[..=name.len()] } else { name }, rest))
}

/// A name, and what stands behind its sign of equality.
fn named(line: &str) -> Option<(&str, &str)> {
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    let length = line.as_bytes().iter().take_while(|byte| is_part(byte)).count();
    let (name, rest) = line.split_at(length);
    let rest = rest.trim_start_matches(' ').strip_prefix('=')?;
    name.starts_with(|c: char| c.is_ascii_alphabetic()).then_some((name, rest))
}
