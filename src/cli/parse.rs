//! From words typed to a request: what was typed, checked against the table.

use std::{ffi::OsString, ops::RangeInclusive, path::PathBuf};

use lexopt::{Arg, Parser};
use strsim::osa_distance;

use crate::{
    games::Listed,
    ids::{Id, ids},
    text::Message,
};

use super::{
    output::When,
    spec::{Subcommand, Switch, exclusive},
};

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Request {
    Help(Option<Subcommand>),
    Version,
    Overview,
    Command(Subcommand),
}

/// How it is to be done.
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
#[derive(Debug, Default)]
pub(super) struct Options {
    pub(super) lang: Option<String>,
    pub(super) locales: Option<PathBuf>,
    pub(super) scenarios: Option<PathBuf>,
    #[cfg(feature = "author")]
    pub(super) record: Option<PathBuf>,
    pub(super) learner: Option<String>,
    pub(super) plain: bool,
    pub(super) list: bool,
    pub(super) reset: bool,
    #[cfg(feature = "author")]
    pub(super) watch: bool,
    pub(super) with: Option<String>,
    #[cfg(feature = "author")]
    pub(super) compared: Option<String>,
    pub(super) seats: Option<String>,
    pub(super) games: Option<String>,
    pub(super) seed: Option<String>,
    pub(super) time: Option<String>,
    pub(super) nodes: Option<String>,
    pub(super) review: ReviewOptions,
    pub(super) json: bool,
    pub(super) ascii: bool,
    pub(super) colour: When,
    pub(super) game: Listed,
    pub(super) play: PlayOptions,
    pub(super) words: Vec<OsString>,
}

ids! {
    /// Who rolls the dice.
    pub(super) enum Roller {
        /// The program.
        Program = "program",
        /// Somebody at a real table, who types them in.
        Typed = "typed",
    }
}

/// How a free game is to be played.
#[derive(Debug, Default)]
pub(super) struct PlayOptions {
    pub(super) code: Option<String>,
    pub(super) table: Option<PathBuf>,
    pub(super) from: Option<String>,
    pub(super) load: Option<String>,
    pub(super) save: Option<String>,
    pub(super) delete: Option<String>,
    pub(super) dice: Option<Roller>,
    pub(super) screens: bool,
    pub(super) mute: bool,
    pub(super) teach_back: bool,
}

/// What a review is to show.
#[derive(Debug, Default)]
pub(super) struct ReviewOptions {
    pub(super) most: Option<String>,
    pub(super) seat: Option<String>,
    /// The number of a move, and where its puzzle goes.
    pub(super) puzzle: Option<(String, PathBuf)>,
}

/// Why the command line cannot be carried out, and the word that is wrong.
#[derive(Debug)]
pub(super) struct Misuse {
    id: &'static str,
    word: String,
    option: Option<Switch>,
    known: Option<String>,
    near: Option<String>,
    seats: Option<RangeInclusive<u8>>,
}

impl Misuse {
    pub(super) fn new(id: &'static str, word: impl Into<OsString>) -> Self {
        // A word may hold anything; what it holds must not reach the terminal as it is.
        let word = word.into().to_string_lossy().chars().flat_map(char::escape_debug).collect();
        Self { id, word, option: None, known: None, near: None, seats: None }
    }

    /// Of what belongs to a part of the program that was left out when it was built.
    fn left_out(word: impl Into<OsString>) -> Self {
        Self::new("left-out", word).knowing("author".to_owned())
    }

    pub(super) fn knowing(self, known: String) -> Self {
        Self { known: Some(known), ..self }
    }

    /// The same, with how many can sit at the table.
    pub(super) fn seating(self, seats: RangeInclusive<u8>) -> Self {
        Self { seats: Some(seats), ..self }
    }

    /// The same, of an option's value.
    pub(super) fn of(self, option: Switch) -> Self {
        Self { option: Some(option), ..self }
    }

    /// The same with what was perhaps meant.
    pub(super) fn near(self, near: Option<String>) -> Self {
        Self { near, ..self }
    }

    pub(super) fn message(&self) -> Message {
        let mut message = Message::new(format!("cli-error-{}", self.id)).with("word", self.word.clone());
        if let Some(option) = self.option {
            message = message.with("option", format!("--{}", option.id()));
        }
        if let Some(seats) = &self.seats {
            message = message.with("least", *seats.start()).with("most", *seats.end());
        }
        match &self.known {
            Some(known) => message.with("known", known.clone()),
            None => message,
        }
    }

    /// The command or option that was perhaps meant.
    pub(super) fn nearest(&self) -> Option<String> {
        if self.near.is_some() {
            return self.near.clone();
        }
        let options = || Switch::built().map(|flag| format!("--{}", flag.id()));
        let names: Vec<String> = match self.id {
            "unknown-command" => Subcommand::built().map(|command| command.id().to_owned()).collect(),
            "unknown-option" => options().collect(),
            "unknown-game" => Listed::ALL.iter().map(|game| game.id().to_owned()).collect(),
            _ => Vec::new(),
        };
        near(&self.word, names.into_iter())
    }
}

/// The name that was perhaps meant by a word.
pub(super) fn near(word: &str, names: impl Iterator<Item = String>) -> Option<String> {
    let near = names.map(|name| (osa_distance(&name, word), name));
    near.filter(|(distance, _)| (1..=2).contains(distance)).min().map(|(_, name)| name)
}

/// Reads the command line. An error comes with the language asked for so far, to be complained about in.
pub(super) fn parse(mut parser: Parser) -> Result<(Request, Options), (Misuse, Option<String>)> {
    let mut options = Options::default();
    match read(&mut parser, &mut options) {
        Ok(request) => Ok((request, options)),
        Err(misuse) => {
            // What follows may still say which language to complain in.
            while let Ok(Some(arg)) = parser.next() {
                if arg == Arg::Long(Switch::Lang.id()) {
                    options.lang = parser.value().ok().and_then(|lang| lang.into_string().ok()).or(options.lang);
                }
            }
            Err((misuse, options.lang))
        }
    }
}

fn read(parser: &mut Parser, options: &mut Options) -> Result<Request, Misuse> {
    let mut command = None;
    let mut wish = None;
    let mut used = Vec::new();
    while let Some(arg) = parser.next().map_err(misread)? {
        let flag = match arg {
            Arg::Long(long) => match Switch::from_id(long) {
                Some(flag) => flag,
                None => return Err(Misuse::new("unknown-option", format!("--{long}"))),
            },
            Arg::Short(short) => match Switch::ALL.iter().find(|flag| flag.short() == Some(short)) {
                Some(flag) => *flag,
                None => return Err(Misuse::new("unknown-option", format!("-{short}"))),
            },
            Arg::Value(word) => {
                match command {
                    None => command = Some(named(word)?),
                    Some(command) if options.words.len() < Subcommand::most_operands(command) => {
                        options.words.push(word);
                    }
                    Some(_) => return Err(Misuse::new("unexpected-word", word)),
                }
                continue;
            }
        };
        used.push(flag);
        if matches!(flag, Switch::Help | Switch::Version) {
            wish = wish.or(Some(flag));
        }
        take(flag, parser, options)?;
    }
    if let Some(command) = command
        && let Some(flag) = used.iter().find(|flag| !flag.belongs_to(command))
    {
        return Err(Misuse::new("unknown-option", format!("--{}", flag.id())));
    }
    if let Some((one, other)) = exclusive(&used) {
        return Err(Misuse::new("exclusive", format!("--{}, --{}", one.id(), other.id())));
    }
    Ok(match (wish, command) {
        (Some(Switch::Version), _) => Request::Version,
        (Some(_), command) => Request::Help(command),
        (None, Some(command)) => Request::Command(command),
        (None, None) => Request::Overview,
    })
}

/// Takes in an option, with its value if it has one.
fn take(flag: Switch, parser: &mut Parser, options: &mut Options) -> Result<(), Misuse> {
    match flag {
        // They ask for another page and say nothing about how it is done.
        Switch::Help | Switch::Version => {}
        Switch::Json => options.json = true,
        Switch::Ascii => options.ascii = true,
        Switch::Plain => options.plain = true,
        Switch::List => options.list = true,
        Switch::Reset => options.reset = true,
        Switch::From => options.play.from = Some(text(parser)?),
        Switch::Code => options.play.code = Some(text(parser)?),
        Switch::Load => options.play.load = Some(text(parser)?),
        Switch::Save => options.play.save = Some(text(parser)?),
        Switch::Delete => options.play.delete = Some(text(parser)?),
        Switch::Table => options.play.table = Some(parser.value().map_err(misread)?.into()),
        Switch::Screens => options.play.screens = true,
        Switch::Mute => options.play.mute = true,
        Switch::TeachBack => options.play.teach_back = true,
        Switch::Dice => options.play.dice = Some(one_of(parser, "unknown-dice")?),
        Switch::Seats => options.seats = Some(text(parser)?),
        Switch::Games => options.games = Some(text(parser)?),
        Switch::Seed => options.seed = Some(text(parser)?),
        Switch::Time => options.time = Some(text(parser)?),
        Switch::Nodes => options.nodes = Some(text(parser)?),
        Switch::Most => options.review.most = Some(text(parser)?),
        Switch::Seat => options.review.seat = Some(text(parser)?),
        Switch::Puzzle => {
            let (number, folder) = (text(parser)?, parser.value().map_err(misread)?);
            if folder.to_string_lossy().starts_with("--") {
                return Err(Misuse::new("missing-value", format!("--{}", flag.id())));
            }
            options.review.puzzle = Some((number, folder.into()));
        }
        Switch::Learner => options.learner = Some(text(parser)?),
        Switch::Scenarios => options.scenarios = Some(parser.value().map_err(misread)?.into()),
        Switch::Lang => options.lang = Some(text(parser)?),
        Switch::With => options.with = Some(text(parser)?),
        Switch::Locales => options.locales = Some(parser.value().map_err(misread)?.into()),
        #[cfg(feature = "author")]
        Switch::Watch => options.watch = true,
        #[cfg(feature = "author")]
        Switch::Record => options.record = Some(parser.value().map_err(misread)?.into()),
        #[cfg(feature = "author")]
        Switch::Compared => options.compared = Some(text(parser)?),
        #[cfg(not(feature = "author"))]
        Switch::Watch | Switch::Record | Switch::Compared => {
            return Err(Misuse::left_out(format!("--{}", flag.id())));
        }
        Switch::Color => options.colour = one_of(parser, "unknown-color")?,
        Switch::Game => options.game = one_of(parser, "unknown-game")?,
    }
    Ok(())
}

/// The command of a name.
fn named(word: OsString) -> Result<Subcommand, Misuse> {
    match word.to_str().and_then(Subcommand::from_id) {
        Some(command) if command.is_built() => Ok(command),
        Some(command) => Err(Misuse::left_out(command.id())),
        None => Err(Misuse::new("unknown-command", word)),
    }
}

/// The number that an option was given, if it was, between two bounds.
pub(super) fn number(switch: Switch, word: Option<&str>, least: u64, most: u64) -> Result<Option<u64>, Misuse> {
    let Some(word) = word else { return Ok(None) };
    match word.parse::<u64>() {
        Ok(number) if (least..=most).contains(&number) => Ok(Some(number)),
        Ok(_) | Err(_) => Err(Misuse::new("number", word).of(switch).knowing(format!("{least}–{most}"))),
    }
}

fn text(parser: &mut Parser) -> Result<String, Misuse> {
    parser.value().map_err(misread)?.into_string().map_err(|word| Misuse::new("unreadable", word))
}

/// The value of an option that takes one of a list.
fn one_of<T: Id>(parser: &mut Parser, unknown: &'static str) -> Result<T, Misuse> {
    let word = text(parser)?;
    T::from_id(&word).ok_or_else(|| Misuse::new(unknown, word))
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
