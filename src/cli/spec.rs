//! The table of commands and options: their names stand here and nowhere else.

use std::fmt::Write;

use crate::ids::{Id, ids};

ids! {
    /// A command.
    pub(super) enum Command {
        /// The JSON lines.
        Engine = "engine",
    }
}

ids! {
    /// An option.
    pub(super) enum Flag {
        /// Which game.
        Game = "game",
        /// Which language.
        Lang = "lang",
        /// How the program is used.
        Help = "help",
        /// Which version this is.
        Version = "version",
    }
}

impl Flag {
    /// The word that stands for the option's value.
    fn value(self) -> Option<&'static str> {
        match self {
            Self::Game => Some("GAME"),
            Self::Lang => Some("LANG"),
            Self::Help | Self::Version => None,
        }
    }
}

/// How the program is used, in names alone.
pub(super) fn usage() -> String {
    let mut text = String::new();
    for command in Command::ALL {
        let _ = writeln!(text, "santiago {}", command.id());
    }
    for flag in Flag::ALL {
        let value = flag.value().map(|value| format!(" {value}")).unwrap_or_default();
        let _ = writeln!(text, "  --{}{value}", flag.id());
    }
    text
}
