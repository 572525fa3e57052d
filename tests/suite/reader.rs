//! The reader of Fluent that needs no syntax tree says what the parser says, or leaves it to the parser.

use fluent_syntax::{
    ast::{Entry, Pattern, PatternElement},
    parser::parse,
};
use santiago::{
    chance::Chance,
    game::Dice,
    text::{
        catalog::{languages, sources},
        index::{Declared, Index, Packed, files, pack},
        reader::{entries, pieces},
    },
};

use crate::support::tally;

/// The id, with the hyphen of a term, and the parts of a message: the names of its attributes and its patterns.
type Parsed<'a> = (String, Vec<(Option<&'a str>, &'a Pattern<&'a str>)>);

fn parsed<'a>(entry: &'a Entry<&'a str>) -> Option<Parsed<'a>> {
    let (id, value, attributes) = match entry {
        Entry::Message(one) => (one.id.name.to_owned(), one.value.as_ref(), &one.attributes),
        Entry::Term(one) => (format!("-{}", one.id.name), Some(&one.value), &one.attributes),
        Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => return None,
    };
    let attributes = attributes.iter().map(|one| (Some(one.id.name), &one.value));
    Some((id, value.map(|value| (None, value)).into_iter().chain(attributes).collect()))
}

/// A text of one line without placeables.
fn plain<'a>(pattern: &Pattern<&'a str>) -> Option<&'a str> {
    match pattern.elements[..] {
        [PatternElement::TextElement { value }] if !value.contains('\n') => Some(value),
        _ => None,
    }
}

/// Where the name of an entry stands.
fn start(text: &str, entry: &Entry<&str>) -> usize {
    match entry {
        Entry::Message(one) => one.id.name.as_ptr() as usize - text.as_ptr() as usize,
        Entry::Term(one) => one.id.name.as_ptr() as usize - text.as_ptr() as usize - 1,
        Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => usize::MAX,
    }
}

#[test]
fn it_says_of_all_our_texts_what_fluent_says() {
    let (mut messages, mut simple, mut all) = (0, 0, 0);
    for (lang, name, text) in
        languages().iter().flat_map(|lang| sources(lang).into_iter().map(move |(a, b)| (lang, a, b)))
    {
        let tree = parse(text).expect("Fluent");
        let ours = entries(text);
        let theirs: Vec<&Entry<&str>> = tree.body.iter().filter(|entry| parsed(entry).is_some()).collect();
        assert_eq!(ours.len(), theirs.len(), "{lang}/{name}");
        for ((id, from, to), entry) in ours.into_iter().zip(theirs) {
            let (their_id, parts) = parsed(entry).expect("a message");
            assert_eq!((id, from), (their_id.as_str(), start(text, entry)), "{lang}/{name}");
            // Cut out it is the same message, and nothing else.
            let alone = parse(&text[from..to]).expect("Fluent");
            let [one] = &alone.body[..] else { panic!("{lang}/{name} {id}: more than one") };
            assert_eq!(parsed(one).expect("a message").1, parts, "{lang}/{name} {id}");
            let read: Vec<_> = pieces(&text[from..to]).collect();
            let read = if parts.first().is_some_and(|(name, _)| name.is_some()) { &read[1..] } else { &read[..] };
            assert_eq!(read.len(), parts.len(), "{lang}/{name} {id}");
            for (piece, (attribute, pattern)) in read.iter().zip(&parts) {
                assert_eq!(piece.attribute, *attribute, "{lang}/{name} {id}");
                assert_eq!(piece.plain(), plain(pattern), "{lang}/{name} {id} {attribute:?}");
                simple += usize::from(piece.plain().is_some());
                all += 1;
            }
            messages += 1;
        }
    }
    assert!(simple > all / 2, "most texts need no parsing");
    tally("messages that the reader says as Fluent does", messages);
}

/// Whatever it calls plain is what Fluent says; answers with how much it called so.
fn agrees(text: &str) -> usize {
    let tree = parse(text).unwrap_or_else(|(tree, _)| tree);
    let mut simple = 0;
    for entry in &tree.body {
        let Some((id, parts)) = parsed(entry) else { continue };
        let at = start(text, entry);
        let Some((_, from, to)) = entries(text).into_iter().find(|(_, from, _)| *from == at) else { continue };
        let mut seen = Vec::new();
        for piece in pieces(&text[from..to]) {
            // The first of two of a name counts.
            let first = !seen.contains(&piece.attribute);
            seen.push(piece.attribute);
            let Some(said) = piece.plain().filter(|_| first) else { continue };
            let part = parts.iter().find(|(attribute, _)| *attribute == piece.attribute);
            // What is wrong within braces only the parser sees, and leaves out what follows.
            let Some((_, pattern)) = part else {
                assert!(text[from..to].contains('{'), "{text:?}: {id} has no {:?}", piece.attribute);
                continue;
            };
            assert_eq!(Some(said), plain(pattern), "{text:?}: {id} {:?}", piece.attribute);
            simple += 1;
        }
    }
    simple
}

#[test]
fn it_agrees_or_declines() {
    let table = [
        ("a = b\n", 1),
        ("a=b", 1),
        ("a   =   b   \n", 1),
        ("a = b = c\n", 1),
        ("a = b\r\nc = d\r\n", 2),
        ("a = b\r\n    .c = d\r\n", 2),
        ("a = b\n    c\n", 0),
        ("a = b\n\n    c\n", 0),
        ("a =\n    b\n", 0),
        ("a =\n    .b = c\n", 1),
        ("a = b\n.c = d\n", 2),
        ("a = b\n  .c =\n      d\n  .e = f\n", 2),
        ("a = b\n    .c d\n    .e = f\n", 0),
        ("a = b\n    .c =\n    .e = f\n", 1),
        ("a = { b }\n    .c = d\n", 1),
        ("a = { $b ->\n    [one] c\n   *[other] d\n}\ne = f\n", 1),
        ("a = { $b ->\n[one] c\n*[other] d\n}\n    .e = f\n", 1),
        ("a = }\n", 0),
        ("a = b }\n", 0),
        ("-a = b\nc = d\n", 2),
        ("# a = b\nc = d\n## e\nf = g\n", 2),
        ("a = b\n# c\n    .d = e\n", 1),
        ("junk\na = b\njunk again\nc = d\n", 2),
        ("a b = c\nd = e\n", 1),
        ("a = [b] *c .d\n", 1),
        ("a = b\n\t.c = d\n", 1),
        ("a\t= b\n", 0),
        ("a = \u{e9} \u{1F600}\n", 1),
        ("1a = b\n_a = b\n", 0),
        ("a = b\n    }\n", 0),
        ("a = b\n    [c] d\n", 0),
        ("a = b\rc\n", 0),
        ("a = { \"{\" }\n    .b = c\n", 1),
        ("a = { \"\\\"}\" }\n    .b = c\n", 1),
        ("a = b {\n    .c = d\n", 0),
        ("", 0),
        ("\n\n\n", 0),
    ];
    for (text, simple) in table {
        assert_eq!(agrees(text), simple, "{text:?}");
    }
    tally("nasty texts on which the reader and Fluent agree", table.len());
}

/// The same of our own texts with a few signs changed.
#[test]
fn it_agrees_on_broken_texts() {
    const SIGNS: [&str; 16] =
        ["{", "}", ".", "=", "\n", " ", "[", "]", "*", "#", "-", "\r\n", "\t", "\"", "    .x = y\n", "\nz = w\n"];
    let mut chance = Chance::seeded(21);
    let texts: Vec<&str> =
        languages().into_iter().flat_map(|lang| sources(lang).into_iter().map(|(_, text)| text)).collect();
    let mut below = |most: usize| chance.below(most as u32) as usize;
    for _ in 0..3_000 {
        let text = texts[below(texts.len())];
        let start = below(text.len());
        let Some(line) = (start..text.len()).find(|at| text.as_bytes()[*at] == b'\n') else { continue };
        let mut broken: String = text[line + 1..].chars().take(300).collect();
        for _ in 0..=below(3) {
            let at = below(broken.len() + 1);
            let Some(at) = (at..=broken.len()).find(|at| broken.is_char_boundary(*at)) else { continue };
            if below(2) == 0 && at < broken.len() {
                broken.remove(at);
            } else {
                broken.insert_str(at, SIGNS[below(SIGNS.len())]);
            }
        }
        agrees(&broken);
    }
    tally("broken texts on which the reader and Fluent agree", 3_000);
}

#[test]
fn every_message_is_found_where_it_stands() {
    let one = |name: &str, text: &str| (name.to_owned(), text.to_owned());
    let of = vec![
        one("a b.ftl", "b = one\n    .c = two\n# note\n"),
        one("c.ftl", "a = three\nb = four\n"),
        one("d.ftl", "d =\n    .e = { $f }\n    .g = five\n"),
    ];
    let packed = pack(&of);
    let Packed { text, ids, slots, rows, parts, .. } = &packed;
    let index = Index { text, ids, slots, rows, parts };
    let found = |id: &str| index.entry(id).map(Declared::source);
    assert_eq!(found("a"), Some("a = three\n"));
    assert_eq!(found("b"), Some("b = one\n    .c = two\n"), "the first of two of a name counts");
    assert_eq!((found("c"), found(""), found("bb")), (None, None, None));
    let plain = |id: &str, attribute| index.entry(id).and_then(|entry| entry.plain(attribute));
    assert_eq!((plain("a", None), plain("b", Some("c"))), (Some("three"), Some("two")));
    assert_eq!(plain("b", Some("d")), None, "no such attribute");
    assert_eq!(plain("d", Some("e")), Some(""), "to be parsed");
    assert_eq!((plain("d", None), plain("d", Some("g"))), (Some(""), Some("five")));
    let again: Vec<_> = files(&packed.files, &packed.text).map(|(name, text)| one(name, text)).collect();
    assert_eq!(again, of);
}
