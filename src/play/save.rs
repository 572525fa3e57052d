//! A game as a text: its people and terms, its set-up, its actions, a line each, and a last line that shows that nothing
//! is missing.
//!
//! ```text
//! santiago-save 1 santiago-de-cuba
//! seat person violet de Anna
//! seat bot lime medium -
//! terms seed 7
//! setup {"players":2,…}
//! roll 2 4 0 1 3
//! leave-out rum
//! end 2 9f86d081884c7d65
//! ```
//!
//! Read by replaying, so that nothing gets in that the rules do not allow. What cannot be read is refused with the reason
//! and the line. Hides the format.

use std::{fmt::Write, str::FromStr};

use crate::{
    bot::Level,
    game::LARGEST_SEED,
    ids::Id,
    record::{Record, Unplayable},
    text::{Message, harmless},
    wire::json,
};

use super::{
    playable::Playable,
    player::{Colour, Decider, Player, is_name},
    table::{Table, Terms},
};

/// The first word of a save.
const SIGN: &str = "santiago-save";
/// The version that this program writes; it reads all before it.
pub const FORMAT: u64 = 1;
/// The largest save.
pub const LARGEST: usize = 1 << 20;

/// Why a text is no save that can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unloadable<G: Playable> {
    /// Not a text, or far too long.
    NotText,
    /// Something else.
    Foreign,
    /// Of another game.
    OtherGame(String),
    /// Of a newer version.
    Future(u64),
    /// The end is missing.
    Cut,
    /// A line that says nothing; lines are counted from 1.
    Line(usize),
    /// The set-up makes no position.
    Setup(usize, Vec<G::Fault>),
    /// The rules refuse an action.
    Action(usize, Vec<G::Refusal>),
    /// Everything can be read, but it is not what was written.
    Changed,
}

impl<G: Playable> Unloadable<G> {
    /// Why, in words, the details after the reason.
    pub fn messages(&self) -> Vec<Message> {
        let about = |id: &str| Message::new(format!("free-unreadable-{id}"));
        match self {
            Self::NotText => vec![about("not-text")],
            Self::Foreign => vec![about("foreign")],
            Self::OtherGame(game) => vec![about("other-game").with("word", game.clone())],
            Self::Future(format) => {
                let format = u32::try_from(*format).unwrap_or(u32::MAX).to_string();
                vec![about("future").with("format", format).with("known", FORMAT.to_string())]
            }
            Self::Cut => vec![about("cut")],
            Self::Line(line) => vec![about("line").with("line", *line)],
            Self::Setup(line, faults) => {
                let first = about("setup").with("line", *line);
                [first].into_iter().chain(faults.iter().map(|fault| G::fault(*fault))).collect()
            }
            Self::Action(line, refusals) => {
                let first = about("action").with("line", *line);
                [first].into_iter().chain(refusals.iter().map(|refusal| G::refusal(refusal))).collect()
            }
            Self::Changed => vec![about("changed")],
        }
    }
}

impl<G: Playable> Table<G> {
    /// The game as a text.
    pub fn write(&self) -> String {
        let mut text = format!("{SIGN} {FORMAT} {}\n", G::ID);
        for player in self.players() {
            let name = player.name.as_deref().unwrap_or("-");
            let (kind, manner) = match &player.kind {
                Decider::Person { lang } => ("person", lang.as_str()),
                Decider::Bot(level) => ("bot", level.id()),
            };
            let _ = writeln!(text, "seat {kind} {} {manner} {name}", player.colour.id());
        }
        let terms = self.terms();
        let _ = write!(text, "terms seed {}", terms.seed);
        for (word, holds) in TERMS.iter().zip(flags(terms)) {
            text.push_str(if holds { word } else { "" });
        }
        let record = self.record();
        let _ = writeln!(text, "\nsetup {}", G::write_setup(&record.setup));
        for action in &record.actions {
            let _ = writeln!(text, "{action}");
        }
        let check = check(text.as_bytes());
        let _ = writeln!(text, "end {} {check:016x}", record.actions.len());
        text
    }

    /// Reads what was written, and plays it.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn read(bytes: &[u8]) -> Result<Self, Unloadable<G>> {
        let text = std::str::from_utf8(bytes).ok().filter(|text| text.len() <= LARGEST).ok_or(Unloadable::NotText)?;
        let mut lines = text.split_inclusive('\n');
        read_sign(lines.next().unwrap_or_default())?;
        let lines: Vec<&str> = lines.collect();
        let mut at = 0;
        let mut players = Vec::new();
        while let Some(seat) = lines.get(at).and_then(|line| line.strip_prefix("seat ")) {
            players.push(whole(seat).and_then(read_player).ok_or(Unloadable::Line(at + 2))?);
            at += 1;
        }
        let next = |key: &str, at: usize| match lines.get(at) {
            None => Err(Unloadable::Cut),
            Some(line) => line.strip_prefix(key).ok_or(Unloadable::Line(at + 2)),
        };
        let terms = next("terms ", at)?;
        let terms = whole(terms).and_then(read_terms).ok_or(Unloadable::Line(at + 2))?;
        let setup = whole(next("setup ", at + 1)?).and_then(|setup| json::object(setup.as_bytes()));
        let setup = setup.and_then(|setup| G::read_setup(setup).ok()).ok_or(Unloadable::Line(at + 3))?;
        let first = at + 2;
        let (end, mut actions) = (lines.len().saturating_sub(1), Vec::new());
        for (number, line) in lines.iter().enumerate().take(end).skip(first) {
            let action =
                whole(line).and_then(|line| G::Action::from_str(line).ok().filter(|one| one.to_string() == line));
            actions.push(action.ok_or(Unloadable::Line(number + 2))?);
        }
        let count = actions.len();
        let last = lines.get(end).filter(|_| end >= first).and_then(|line| whole(line)?.strip_prefix("end "));
        let Some(last) = last else { return Err(Unloadable::Cut) };
        let table = Self::replay(Record { setup, actions }, players.clone(), terms).map_err(|why| match why {
            Unplayable::Setup(faults) => Unloadable::Setup(first + 1, faults),
            Unplayable::Action(number, refusals) => Unloadable::Action(first + number + 2, refusals),
        })?;
        let written = text.len() - lines[end].len();
        if last != format!("{count} {:016x}", check(&bytes[..written])) || table.players() != players {
            return Err(Unloadable::Changed);
        }
        Ok(table)
    }
}

/// A line with its end; without it something is missing.
fn whole(line: &str) -> Option<&str> {
    line.strip_suffix('\n')
}

fn read_sign<G: Playable>(line: &str) -> Result<(), Unloadable<G>> {
    if SIGN.starts_with(line) {
        return Err(Unloadable::Cut);
    }
    let rest = line.strip_prefix(SIGN).and_then(|rest| rest.strip_prefix(' ')).ok_or(Unloadable::Foreign)?;
    let rest = whole(rest).ok_or(Unloadable::Cut)?;
    let (format, game) = rest.split_once(' ').unwrap_or((rest, ""));
    let format: u64 = format.parse().map_err(|_foreign| Unloadable::Foreign)?;
    if format > FORMAT {
        return Err(Unloadable::Future(format));
    }
    if game != G::ID {
        return Err(Unloadable::OtherGame(harmless(game).chars().take(40).collect()));
    }
    if format == FORMAT { Ok(()) } else { Err(Unloadable::Line(1)) }
}

fn read_player(text: &str) -> Option<Player> {
    let mut words = text.splitn(4, ' ');
    let (kind, colour) = (words.next()?, Colour::from_id(words.next()?)?);
    let (manner, name) = (words.next()?, words.next()?);
    let name = if name == "-" { None } else { Some(Some(name).filter(|name| is_name(name))?.to_owned()) };
    let kind = match kind {
        "person" => {
            Decider::Person { lang: Some(manner).filter(|lang| crate::text::language::is_tag(lang))?.to_owned() }
        }
        "bot" => Decider::Bot(Level::from_id(manner)?),
        _ => return None,
    };
    Some(Player { name, colour, kind })
}

/// The words of the terms, in the order in which they are written.
const TERMS: [&str; 5] = [" typed-dice", " screens", " muted", " teach-back", " coached"];

fn flags(terms: &Terms) -> [bool; TERMS.len()] {
    [terms.typed_dice, terms.screens, !terms.explains, terms.teach_back, terms.coached]
}

fn read_terms(text: &str) -> Option<Terms> {
    let rest = text.strip_prefix("seed ")?;
    let end = rest.find(' ').unwrap_or(rest.len());
    let seed = rest[..end].parse().ok().filter(|seed| *seed <= LARGEST_SEED)?;
    let mut rest = &rest[end..];
    let [typed_dice, screens, muted, teach_back, coached] = TERMS.map(|word| match rest.strip_prefix(word) {
        Some(after) => {
            rest = after;
            true
        }
        None => false,
    });
    rest.is_empty().then_some(Terms { seed, typed_dice, screens, explains: !muted, teach_back, coached })
}

/// FNV-1a: finds every changed byte that chance brings about.
fn check(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}
