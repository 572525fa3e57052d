//! The texts of a lesson: there in every language, with all their parts, the same numbers, and room on the screen.
//!
//! Hides how much room a text has.

use std::ops::Range;

use unicode_width::UnicodeWidthStr;

use crate::{
    course::fault::{Code, Flaw},
    text::{
        Catalog, Message,
        fill::{fill, lines},
    },
};

/// The room of a text on a screen: so many lines of so many cells.
const ROOM: (usize, usize) = (4, 75);
/// The cells of a line that a task and the word for it share.
const TASK: usize = 74;

/// A text is there in every language, with all its attributes, the same numbers, and room on the screen.
pub(super) fn check_texts(
    id: &str,
    attributes: &[String],
    step: bool,
    at: &Range<usize>,
    catalogs: &[Catalog],
    faults: &mut Vec<Flaw>,
) {
    // The numbers of the first language, which is English where there is English.
    let mut wanted: Vec<Option<Vec<String>>> = vec![None; attributes.len() + 1];
    for catalog in catalogs {
        let say = |attribute: Option<&String>| {
            let message = Message::new(id);
            let message = match attribute {
                Some(attribute) => message.attribute(attribute.clone()),
                None => message,
            };
            catalog.try_say(&message).filter(|said| !said.fallback)
        };
        let mut parts = vec![(None, say(None))];
        parts.extend(attributes.iter().map(|attribute| (Some(attribute), say(Some(attribute)))));
        let task = parts.iter().find(|(name, _)| name.is_some_and(|name| name == "task"));
        let task = task.and_then(|(_, said)| said.as_ref()).map(|said| format!(" {}", said.text)).unwrap_or_default();
        for (place, (attribute, said)) in parts.iter().enumerate() {
            let name = attribute.map_or_else(|| id.to_owned(), |attribute| format!("{id}.{attribute}"));
            let Some(said) = said else {
                faults.push(missing(&name, catalog, at.clone()));
                continue;
            };
            let about =
                |code| Flaw::new(code, at.clone()).with("id", name.clone()).with("lang", catalog.lang().to_owned());
            if !said.faults.is_empty() || said.text.trim().is_empty() {
                faults.push(about(Code::TextFormat));
                continue;
            }
            let whole = if attribute.is_none() && step { format!("{}{task}", said.text) } else { said.text.clone() };
            if let Some((count, room)) = overflow(&whole, room_of(*attribute, catalog)) {
                let fault = about(Code::TextLong).with("count", count).with("most", room.0);
                faults.push(fault.with("cells", room.1));
            }
            let numbers = numbers(&said.text);
            match &wanted[place] {
                None => wanted[place] = Some(numbers),
                Some(wanted) if *wanted != numbers => {
                    faults.push(about(Code::TextNumbers).with("names", wanted.join(", ")));
                }
                Some(_) => {}
            }
        }
        for extra in catalog.attributes(id).into_iter().filter(|name| !attributes.contains(name)) {
            let fault = Flaw::new(Code::TextExtra, at.clone()).with("id", format!("{id}.{extra}"));
            faults.push(fault.with("lang", catalog.lang().to_owned()));
        }
    }
}

/// The room of a text, or of one of its attributes.
fn room_of(attribute: Option<&String>, catalog: &Catalog) -> (usize, usize) {
    match attribute {
        Some(name) if name.starts_with("option-") => (1, ROOM.1),
        // The task has a line of the screen to itself, beside the word for it.
        Some(name) if *name == "task" => (1, TASK - catalog.text("ui-goal").width().min(TASK)),
        _ => ROOM,
    }
}

/// How many lines a text needs, and the room that it does not fit into.
fn overflow(text: &str, room: (usize, usize)) -> Option<(usize, (usize, usize))> {
    let mut wide = false;
    fill(text, room.1, &mut |line| wide |= line.width() > room.1);
    let count = lines(text, room.1);
    (wide || count > room.0).then_some((count, room))
}

/// A text that a language lacks.
pub(super) fn missing(id: &str, catalog: &Catalog, at: Range<usize>) -> Flaw {
    Flaw::new(Code::TextMissing, at).with("id", id.to_owned()).with("lang", catalog.lang().to_owned())
}

/// The numbers in a text, each once, sorted.
fn numbers(text: &str) -> Vec<String> {
    let mut numbers: Vec<String> =
        text.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty()).map(ToOwned::to_owned).collect();
    numbers.sort();
    numbers.dedup();
    numbers
}
