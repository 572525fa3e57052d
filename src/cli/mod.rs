//! The command line: what was typed, and which command does it.
//!
//! The only place that reads arguments, standard input and standard output. `spec` is the table of commands and
//! options from which usage is made; each command has a module of its own. Hides the exit codes.

mod engine;
mod spec;

use std::{
    ffi::OsString,
    io::{self, Write},
    process::ExitCode,
};

use lexopt::{Arg, Parser};

use crate::{cuba::Cuba, game::Game, ids::Id};

use spec::{Command, Flag};

/// How the program ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Exit {
    Done = 0,
    Usage = 2,
    System = 3,
}

/// Why the command line cannot be carried out: an id, and the word that is wrong.
#[derive(Debug)]
struct Misuse {
    id: &'static str,
    word: String,
}

impl Misuse {
    fn new(id: &'static str, word: impl Into<OsString>) -> Self {
        Self { id, word: word.into().to_string_lossy().escape_debug().to_string() }
    }
}

/// What was typed.
#[derive(Debug)]
enum Request {
    Help,
    Version,
    Overview,
    Engine,
}

/// Carries out the command line.
pub fn run() -> ExitCode {
    let exit = match parse(Parser::from_env()) {
        Ok(Request::Help) => answer(&spec::usage()),
        Ok(Request::Version) => answer(concat!("santiago ", env!("CARGO_PKG_VERSION"), "\n")),
        // Nothing was asked for: the overview, as an answer to a command line that lacks its command.
        Ok(Request::Overview) => answer(&spec::usage()).max(Exit::Usage),
        Ok(Request::Engine) => engine::run::<Cuba>(),
        Err(misuse) => {
            complain(&format!("{} {}\n{}", misuse.id, misuse.word, spec::usage()));
            Exit::Usage
        }
    };
    ExitCode::from(exit as u8)
}

fn parse(mut parser: Parser) -> Result<Request, Misuse> {
    let mut command = None;
    let mut wish = None;
    while let Some(arg) = parser.next().map_err(misread)? {
        match arg {
            Arg::Short('h') => wish = wish.or(Some(Request::Help)),
            Arg::Short('V') => wish = wish.or(Some(Request::Version)),
            Arg::Short(short) => return Err(Misuse::new("unknown-option", format!("-{short}"))),
            Arg::Long(long) => {
                let long = long.to_owned();
                match Flag::from_id(&long).ok_or_else(|| Misuse::new("unknown-option", format!("--{long}")))? {
                    Flag::Help => wish = wish.or(Some(Request::Help)),
                    Flag::Version => wish = wish.or(Some(Request::Version)),
                    Flag::Game => {
                        let game = parser.value().map_err(misread)?;
                        if game != Cuba::ID {
                            return Err(Misuse::new("unknown-game", game));
                        }
                    }
                    // Which language it is matters once there are texts.
                    Flag::Lang => drop(parser.value().map_err(misread)?),
                }
            }
            Arg::Value(word) if command.is_none() => {
                let known = word.to_str().and_then(Command::from_id);
                command = Some(known.ok_or_else(|| Misuse::new("unknown-command", word))?);
            }
            Arg::Value(word) => return Err(Misuse::new("unexpected-word", word)),
        }
    }
    Ok(match (wish, command) {
        (Some(wish), _) => wish,
        (None, Some(Command::Engine)) => Request::Engine,
        (None, None) => Request::Overview,
    })
}

fn misread(error: lexopt::Error) -> Misuse {
    match error {
        lexopt::Error::MissingValue { option } => Misuse::new("missing-value", option.unwrap_or_default()),
        lexopt::Error::UnexpectedValue { option, .. } => Misuse::new("unexpected-value", option),
        lexopt::Error::NonUnicodeValue(word) => Misuse::new("unreadable", word),
        lexopt::Error::UnexpectedOption(word) => Misuse::new("unknown-option", word),
        lexopt::Error::UnexpectedArgument(word) => Misuse::new("unexpected-word", word),
        lexopt::Error::ParsingFailed { value, .. } => Misuse::new("unreadable", value),
        lexopt::Error::Custom(error) => Misuse::new("unreadable", error.to_string()),
    }
}

/// Prints an answer; a reader who has gone is no fault.
fn answer(text: &str) -> Exit {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Exit::System,
        Ok(()) | Err(_) => Exit::Done,
    }
}

/// Prints a complaint; where nobody hears it there is nothing more to do.
fn complain(text: &str) {
    let _ = writeln!(io::stderr(), "{}", text.trim_end());
}
