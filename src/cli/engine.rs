//! `santiago engine`: lines in, lines out.
//!
//! Reads bytes, so that nothing in a line can end the program; a line too long is skipped to its end without being
//! kept.

use std::{
    hash::{BuildHasher, RandomState},
    io::{self, BufRead, Write},
};

use crate::{
    games::{self, Errand},
    ids::Id,
    text::{Catalog, Message, Spoken},
    wire::{
        Wire,
        protocol::{LONGEST_LINE, Session},
        words::{ErrorCode, Sentence},
    },
};

use super::{Context, Exit};

/// Answers every line of standard input until it ends.
pub(super) fn run(context: &Context) -> Exit {
    games::with(context.options.game, Answering(context))
}

struct Answering<'a>(&'a Context);

impl Errand for Answering<'_> {
    type Outcome = Exit;

    fn with<G: Wire + Spoken>(self) -> Exit {
        let Self(context) = self;
        // The standard library takes the keys of its hash tables from the system, and no two tables get the same.
        let entropy = || RandomState::new().hash_one(());
        let catalog = Catalog::new(context.catalog.lang(), &context.foreign);
        let mut session = Session::<G>::new(entropy, move |sentence| said::<G>(&catalog, sentence));
        match serve(&mut session, io::stdin().lock(), io::stdout().lock()) {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Exit::System,
            Ok(()) | Err(_) => Exit::Done,
        }
    }
}

/// A sentence of a game's answers in the words of a catalog.
fn said<G: Spoken>(catalog: &Catalog, sentence: &Sentence<'_, G>) -> String {
    let messages = match *sentence {
        Sentence::Event(event) => vec![G::event(event)],
        Sentence::Refusal(refusal, case) => {
            let near = case.map(|(position, action)| G::nearest(position, action));
            [G::refusal(refusal)].into_iter().chain(near.into_iter().flatten()).collect()
        }
        Sentence::Error(code) => vec![Message::new(format!("error-{}", code.id()))],
        Sentence::Bad(bad) => {
            let id = format!("error-{}-{}", ErrorCode::BadRequest.id(), bad.problem.id());
            vec![Message::new(id).with("field", bad.field.clone())]
        }
        Sentence::Faults(faults) => {
            let head = Message::new("error-bad-state").with("count", faults.len());
            [head].into_iter().chain(faults.iter().map(|fault| G::fault(*fault))).collect()
        }
    };
    messages.iter().map(|message| catalog.say(message).text).collect::<Vec<_>>().join(" ")
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
