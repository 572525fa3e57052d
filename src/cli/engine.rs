//! `santiago engine`: lines in, lines out.
//!
//! Reads bytes, so that nothing in a line can end the program; a line too long is skipped to its end without being
//! kept.

use std::{
    hash::{BuildHasher, RandomState},
    io::{self, BufRead, Write},
};

use crate::{games, sitting::engine::Engine, text::Catalog, wire::protocol::LONGEST_LINE};

use super::{Context, Exit};

/// Answers every line of standard input until it ends.
pub(super) fn run(context: &Context) -> Exit {
    // The standard library takes the keys of its hash tables from the system, and no two tables get the same.
    let entropy = || RandomState::new().hash_one(());
    let catalog = Catalog::new(context.catalog.lang(), &context.foreign);
    let mut engine = games::engine(context.options.game, entropy, catalog);
    match serve(&mut *engine, io::stdin().lock(), io::stdout().lock()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Exit::System,
        Ok(()) | Err(_) => Exit::Done,
    }
}

fn serve(engine: &mut dyn Engine, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    while read_line(&mut input, &mut line)? {
        let blank = line.len() <= LONGEST_LINE && line.iter().all(|byte| matches!(byte, b' ' | b'\t'));
        if blank {
            continue;
        }
        let mut answer = engine.answer(&line);
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
