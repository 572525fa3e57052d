//! `santiago engine`: lines in, lines out.
//!
//! Reads bytes, so that nothing in a line can end the program; a line too long is skipped to its end without being
//! kept.

use std::{
    hash::{BuildHasher, RandomState},
    io::{self, BufRead, Write},
};

use crate::{
    cuba::{Cuba, nearest::nearest},
    game::Told,
    ids::Id,
    island::Island,
    text::{Catalog, Message},
    wire::{
        Wire,
        json::Bad,
        protocol::{ErrorCode, LONGEST_LINE, Session},
        words::Words,
    },
};

use super::{Context, Exit};

/// Answers every line of standard input until it ends.
pub(super) fn run<G: Voice>(context: &Context) -> Exit {
    // The standard library takes the keys of its hash tables from the system, and no two tables get the same.
    let entropy = || RandomState::new().hash_one(());
    let speaker = Speaker(Catalog::new(context.catalog.lang(), &context.foreign));
    match serve(&mut Session::<G>::new(entropy, speaker), io::stdin().lock(), io::stdout().lock()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Exit::System,
        Ok(()) | Err(_) => Exit::Done,
    }
}

/// A game whose answers can be put into words.
pub(super) trait Voice: Wire {
    fn event(catalog: &Catalog, event: &Self::Event) -> String;
    fn refusal(catalog: &Catalog, refusal: &Self::Refusal) -> String;
    fn nearest(catalog: &Catalog, position: &Self::Position, action: Self::Action) -> Vec<String>;
    fn fault(catalog: &Catalog, fault: Self::Fault) -> String;
}

impl Voice for Cuba {
    fn event(catalog: &Catalog, event: &Self::Event) -> String {
        catalog.say(&crate::cuba::words::event(event)).text
    }

    fn refusal(catalog: &Catalog, refusal: &Self::Refusal) -> String {
        catalog.say(&crate::cuba::words::refusal(refusal)).text
    }

    fn nearest(catalog: &Catalog, position: &Self::Position, action: Self::Action) -> Vec<String> {
        let near = crate::cuba::words::nearest(&nearest(position, action), action);
        near.iter().map(|near| catalog.say(near).text).collect()
    }

    fn fault(catalog: &Catalog, fault: Self::Fault) -> String {
        catalog.say(&crate::cuba::words::fault(fault)).text
    }
}

/// The texts do not speak of this game yet: ids stand for words.
impl Voice for Island {
    fn event(_: &Catalog, event: &Self::Event) -> String {
        event.rule().id().to_owned()
    }

    fn refusal(_: &Catalog, refusal: &Self::Refusal) -> String {
        refusal.rule().id().to_owned()
    }

    fn nearest(_: &Catalog, _: &Self::Position, _: Self::Action) -> Vec<String> {
        Vec::new()
    }

    fn fault(_: &Catalog, fault: Self::Fault) -> String {
        fault.id().to_owned()
    }
}

/// Puts a game's answers into the words of a catalog.
struct Speaker(Catalog);

impl<G: Voice> Words<G> for Speaker {
    fn event(&self, event: &G::Event) -> String {
        G::event(&self.0, event)
    }

    fn refusal(&self, refusal: &G::Refusal, case: Option<(&G::Position, G::Action)>) -> String {
        let near = case.map(|(position, action)| <G as Voice>::nearest(&self.0, position, action));
        let said = G::refusal(&self.0, refusal);
        near.into_iter().flatten().fold(said, |said, near| format!("{said} {near}"))
    }

    fn error(&self, code: ErrorCode) -> String {
        self.0.text(&format!("error-{}", code.id()))
    }

    fn bad(&self, bad: &Bad) -> String {
        let id = format!("error-{}-{}", ErrorCode::BadRequest.id(), bad.problem.id());
        self.0.say(&Message::new(id).with("field", bad.field.clone())).text
    }

    fn faults(&self, faults: &[G::Fault]) -> String {
        let mut text = self.0.say(&Message::new("error-bad-state").with("count", faults.len())).text;
        for fault in faults {
            text.push(' ');
            text.push_str(&G::fault(&self.0, *fault));
        }
        text
    }
}

fn serve<G: Wire>(session: &mut Session<G>, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    while read_line(&mut input, &mut line)? {
        let blank = line.len() <= LONGEST_LINE && line.iter().all(|byte| matches!(byte, b' ' | b'\t'));
        if blank {
            continue;
        }
        let mut answer = session.answer(&line);
        answer.push('\n');
        output.write_all(answer.as_bytes())?;
        output.flush()?;
    }
    Ok(())
}

/// Reads a line without its end; of one too long only as much as shows that it is. `false`: the input has ended.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    // Room for a carriage return that belongs to the end of the line.
    const KEPT: usize = LONGEST_LINE + 2;
    line.clear();
    let mut any = false;
    loop {
        let chunk = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            chunk => chunk?,
        };
        if chunk.is_empty() {
            return Ok(any);
        }
        any = true;
        let end = chunk.iter().position(|byte| *byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        line.extend_from_slice(&part[..part.len().min(KEPT - line.len())]);
        let read = end.map_or(chunk.len(), |end| end + 1);
        input.consume(read);
        if end.is_some() {
            if line.len() < KEPT && line.last() == Some(&b'\r') {
                line.pop();
            }
            return Ok(true);
        }
    }
}
