//! The table of commands: which keys there are and what they mean. Help and footer are made from it.

use crate::{
    ids::{Id, ids},
    text::Message,
};

use super::input::{Key, latin};

ids! {
    /// What a key can mean.
    #[expect(missing_docs, reason = "the texts say it")]
    pub enum Command {
        Up = "up",
        Down = "down",
        Left = "left",
        Right = "right",
        PageUp = "page-up",
        PageDown = "page-down",
        First = "first",
        Last = "last",
        Do = "do",
        Back = "back",
        Region = "region",
        RegionBefore = "region-before",
        Why = "why",
        Tip = "tip",
        Undo = "undo",
        Redo = "redo",
        Restart = "restart",
        Skip = "skip",
        Onward = "onward",
        Before = "before",
        Show = "show",
        Beside = "beside",
        Mute = "mute",
        Search = "search",
        Language = "language",
        Mouse = "mouse",
        Help = "help",
        Quit = "quit",
    }
}

/// The keys of each command; the first is the one that the footer shows.
const KEYS: &[(Command, &[Key])] = &[
    (Command::Up, &[Key::Up, Key::Char('k')]),
    (Command::Down, &[Key::Down, Key::Char('j')]),
    (Command::Left, &[Key::Left, Key::Char('h')]),
    (Command::Right, &[Key::Right, Key::Char('l')]),
    (Command::PageUp, &[Key::PageUp]),
    (Command::PageDown, &[Key::PageDown]),
    (Command::First, &[Key::Home]),
    (Command::Last, &[Key::End]),
    (Command::Do, &[Key::Enter, Key::Char(' ')]),
    (Command::Back, &[Key::Esc]),
    (Command::Region, &[Key::Tab]),
    (Command::RegionBefore, &[Key::BackTab]),
    (Command::Why, &[Key::Char('w')]),
    (Command::Tip, &[Key::Char('t')]),
    (Command::Undo, &[Key::Char('u')]),
    (Command::Redo, &[Key::Char('U')]),
    (Command::Restart, &[Key::Char('r')]),
    (Command::Skip, &[Key::Char('s')]),
    (Command::Onward, &[Key::Char('n')]),
    (Command::Before, &[Key::Char('p'), Key::Backspace]),
    (Command::Show, &[Key::Char('v')]),
    (Command::Beside, &[Key::Char('b')]),
    (Command::Mute, &[Key::Char('e')]),
    (Command::Search, &[Key::Char('/')]),
    (Command::Language, &[Key::Char('g')]),
    (Command::Mouse, &[Key::Char('m')]),
    (Command::Help, &[Key::Char('?'), Key::F1]),
    (Command::Quit, &[Key::Char('q'), Key::Interrupt]),
];

/// The commands of every screen.
pub const EVERYWHERE: [Command; 4] = [Command::Language, Command::Mouse, Command::Help, Command::Quit];

impl Command {
    /// What a key means.
    pub fn of(key: Key) -> Option<Self> {
        let key = if let Key::Char(c) = key { Key::Char(latin(c)) } else { key };
        KEYS.iter().find(|(_, keys)| keys.contains(&key)).map(|(command, _)| *command)
    }

    fn bound(self) -> &'static [Key] {
        KEYS.iter().find(|(command, _)| *command == self).map_or(&[], |(_, keys)| keys)
    }

    /// The key that the footer shows, as it is written.
    pub fn key(self, ascii: bool) -> String {
        self.bound().first().map(|key| written(*key, ascii)).unwrap_or_default()
    }

    /// All its keys, as they are written.
    pub fn keys(self, ascii: bool) -> String {
        self.bound().iter().map(|key| written(*key, ascii)).collect::<Vec<_>>().join(" ")
    }

    /// What it does, in a word or two.
    pub fn label(self) -> Message {
        Message::new(format!("key-{}", self.id()))
    }

    /// What it does, in a line.
    pub fn meaning(self) -> Message {
        self.label().attribute("help")
    }
}

fn written(key: Key, ascii: bool) -> String {
    let sign = |sign: &str, plain: &str| if ascii { plain.to_owned() } else { sign.to_owned() };
    match key {
        Key::Char(' ') => "Space".to_owned(),
        Key::Char(c) => c.to_string(),
        Key::Enter => "Enter".to_owned(),
        Key::Esc => "Esc".to_owned(),
        Key::Tab => "Tab".to_owned(),
        Key::BackTab => "Shift+Tab".to_owned(),
        Key::Up => sign("▴", "^"),
        Key::Down => sign("▾", "v"),
        Key::Left => sign("◂", "<"),
        Key::Right => sign("▸", ">"),
        Key::PageUp => "PgUp".to_owned(),
        Key::PageDown => "PgDn".to_owned(),
        Key::Home => "Home".to_owned(),
        Key::End => "End".to_owned(),
        Key::Backspace => "Backspace".to_owned(),
        Key::F1 => "F1".to_owned(),
        Key::Interrupt => "Ctrl+C".to_owned(),
    }
}
