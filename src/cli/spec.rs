//! The table of commands and options: their names, values and places stand here and nowhere else.
//!
//! Parsing, help, completions and the manual page are made from it; what each does is said by the texts
//! `cli-command-…` and `cli-option-…`.

use crate::ids::{Id, ids};

ids! {
    /// A subcommand.
    pub(super) enum Subcommand {
        /// Plays a lesson.
        Learn = "learn",
        /// Plays freely.
        Play = "play",
        /// What was played, judged.
        Review = "review",
        /// Looks something up.
        Rules = "rules",
        /// Audits the texts.
        Check = "check",
        /// What the lessons teach.
        Coverage = "coverage",
        /// Bots against bots.
        Simulate = "simulate",
        /// The JSON lines.
        Engine = "engine",
        /// Completions for a shell.
        Completions = "completions",
        /// The manual page.
        Manual = "manual",
    }
}

impl Subcommand {
    /// Whether this copy of the program can do it; what it cannot do stands in no help and is explained when it is typed.
    pub(super) fn is_built(self) -> bool {
        !matches!(self, Self::Check | Self::Coverage) || cfg!(feature = "author")
    }

    /// The commands of this copy of the program.
    pub(super) fn built() -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(|command| command.is_built())
    }

    /// What may follow the command.
    pub(super) fn operands(self) -> &'static str {
        match self {
            Self::Learn => "[LESSON]",
            Self::Review => "[SAVE]",
            Self::Rules => "[WORDS…]",
            Self::Check => "[FILES or DIRS…]",
            Self::Completions => "bash|zsh|fish",
            Self::Play | Self::Coverage | Self::Simulate | Self::Engine | Self::Manual => "",
        }
    }

    /// How many words may follow it.
    pub(super) fn most_operands(self) -> usize {
        match self {
            Self::Rules | Self::Check => usize::MAX,
            Self::Learn | Self::Review | Self::Completions => 1,
            Self::Play | Self::Coverage | Self::Simulate | Self::Engine | Self::Manual => 0,
        }
    }
}

ids! {
    /// An option.
    pub(super) enum Switch {
        /// Which language.
        Lang = "lang",
        /// More languages.
        Locales = "locales",
        /// More lessons.
        Scenarios = "scenarios",
        /// A second language beside.
        With = "with",
        /// For machines.
        Json = "json",
        /// When to use colours.
        Color = "color",
        /// Plain signs only.
        Ascii = "ascii",
        /// Lines instead of the app.
        Plain = "plain",
        /// What there is.
        List = "list",
        /// From the beginning.
        Reset = "reset",
        /// Moves become a file.
        Record = "record",
        /// Who learns.
        Learner = "learner",
        /// Who plays.
        Seats = "seats",
        /// Where chance comes from.
        Seed = "seed",
        /// What is laid out.
        Code = "code",
        /// A real table.
        Table = "table",
        /// A position of a lesson.
        From = "from",
        /// A game that is kept.
        Load = "load",
        /// What a game is called.
        Save = "save",
        /// A game that goes.
        Delete = "delete",
        /// Who rolls.
        Dice = "dice",
        /// Holdings are hidden.
        Screens = "screens",
        /// No explanations.
        Mute = "mute",
        /// Bots that break rules.
        TeachBack = "teach-back",
        /// Again and again.
        Watch = "watch",
        /// Which game.
        Game = "game",
        /// How many games.
        Games = "games",
        /// How long a bot thinks.
        Time = "time",
        /// The same in simulations.
        Nodes = "nodes",
        /// How many moves are shown.
        Most = "most",
        /// Whose moves.
        Seat = "seat",
        /// A move becomes a puzzle.
        Puzzle = "puzzle",
        /// A language that was compared with the English texts.
        Compared = "compared",
        /// How the program is used.
        Help = "help",
        /// Which version this is.
        Version = "version",
    }
}

/// Options that make no sense beside others.
const EXCLUSIVE: [(Switch, &[Switch]); 4] = [
    (
        Switch::Load,
        &[
            Switch::Seats,
            Switch::Seed,
            Switch::Code,
            Switch::Table,
            Switch::From,
            Switch::Save,
            Switch::Dice,
            Switch::Screens,
            Switch::TeachBack,
        ],
    ),
    (Switch::Code, &[Switch::Table, Switch::From]),
    (Switch::Table, &[Switch::From]),
    (Switch::Time, &[Switch::Nodes]),
];

/// Two options of which only one can be meant.
pub(super) fn exclusive(used: &[Switch]) -> Option<(Switch, Switch)> {
    EXCLUSIVE.iter().filter(|(one, _)| used.contains(one)).find_map(|(one, others)| {
        let other = others.iter().find(|other| used.contains(other))?;
        Some((*one, *other))
    })
}

impl Switch {
    /// Whether this copy of the program understands it.
    fn is_built(self) -> bool {
        !matches!(self, Self::Record | Self::Compared | Self::Watch) || cfg!(feature = "author")
    }

    /// The options of this copy of the program.
    pub(super) fn built() -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(|flag| flag.is_built())
    }

    /// The word that stands for the option's value.
    pub(super) fn value(self) -> Option<&'static str> {
        match self {
            Self::Lang | Self::With | Self::Compared => Some("LANG"),
            Self::Locales | Self::Scenarios => Some("DIR"),
            Self::Record | Self::Table => Some("FILE"),
            Self::Learner | Self::Load | Self::Save | Self::Delete => Some("NAME"),
            Self::Seats => Some("SEATS"),
            Self::Code => Some("CODE"),
            Self::From => Some("LESSON[:STEP]"),
            Self::Dice => Some("program|typed"),
            Self::Color => Some("auto|always|never"),
            Self::Game => Some("GAME"),
            Self::Games | Self::Seed | Self::Nodes | Self::Most => Some("N"),
            Self::Seat => Some("SEAT"),
            Self::Puzzle => Some("N DIR"),
            Self::Time => Some("MS"),
            Self::Json
            | Self::Ascii
            | Self::Help
            | Self::Version
            | Self::Plain
            | Self::List
            | Self::Reset
            | Self::Screens
            | Self::Mute
            | Self::TeachBack
            | Self::Watch => None,
        }
    }

    /// The one letter that means the same.
    pub(super) fn short(self) -> Option<char> {
        match self {
            Self::Help => Some('h'),
            Self::Version => Some('V'),
            Self::Lang
            | Self::Locales
            | Self::With
            | Self::Json
            | Self::Color
            | Self::Ascii
            | Self::Game
            | Self::Seats
            | Self::Games
            | Self::Seed
            | Self::Time
            | Self::Nodes
            | Self::Most
            | Self::Seat
            | Self::Puzzle
            | Self::Compared
            | Self::Scenarios
            | Self::Plain
            | Self::List
            | Self::Reset
            | Self::Record
            | Self::Learner
            | Self::Code
            | Self::Table
            | Self::From
            | Self::Load
            | Self::Save
            | Self::Delete
            | Self::Dice
            | Self::Screens
            | Self::Mute
            | Self::TeachBack
            | Self::Watch => None,
        }
    }

    /// Whether it means something where no command was named: in the app, or in the dialogue instead of it.
    pub(super) fn stands_alone(self) -> bool {
        matches!(self, Self::Plain | Self::Learner) || Subcommand::ALL.iter().all(|command| self.belongs_to(*command))
    }

    /// Whether a command takes the option.
    pub(super) fn belongs_to(self, command: Subcommand) -> bool {
        match self {
            Self::Lang | Self::Locales | Self::Scenarios | Self::Color | Self::Ascii | Self::Help | Self::Version => {
                true
            }
            Self::With => command == Subcommand::Rules,
            Self::Json => {
                matches!(
                    command,
                    Subcommand::Rules
                        | Subcommand::Check
                        | Subcommand::Learn
                        | Subcommand::Play
                        | Subcommand::Coverage
                        | Subcommand::Simulate
                        | Subcommand::Review
                )
            }
            Self::Game => command == Subcommand::Engine,
            Self::Seats | Self::Seed => matches!(command, Subcommand::Play | Subcommand::Simulate),
            Self::Games => command == Subcommand::Simulate,
            Self::Time | Self::Nodes => matches!(command, Subcommand::Simulate | Subcommand::Review),
            Self::Most | Self::Seat | Self::Puzzle => command == Subcommand::Review,
            Self::Compared | Self::Watch => command == Subcommand::Check,
            Self::Plain | Self::Learner => matches!(command, Subcommand::Learn | Subcommand::Play | Subcommand::Review),
            Self::List => matches!(command, Subcommand::Learn | Subcommand::Play),
            Self::Reset | Self::Record => command == Subcommand::Learn,
            Self::Code
            | Self::Table
            | Self::From
            | Self::Load
            | Self::Save
            | Self::Delete
            | Self::Dice
            | Self::Screens
            | Self::Mute
            | Self::TeachBack => command == Subcommand::Play,
        }
    }
}

/// The shells that completions can be made for.
pub(super) const SHELLS: [&str; 3] = ["bash", "zsh", "fish"];
