//! What comes in: keys, the mouse, sizes and time, in an enum of our own, so that any host can run the app.
//!
//! Letters keep their place on a Cyrillic keyboard: the one on the same physical key counts as the Latin one.

use crate::text::Message;

use super::game::Answer;

/// A key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names are printed on the keys")]
pub enum Key {
    Char(char),
    Enter,
    Esc,
    Tab,
    BackTab,
    Up,
    Down,
    Left,
    Right,
    PageUp,
    PageDown,
    Home,
    End,
    Backspace,
    F1,
    /// Ctrl+C.
    Interrupt,
}

/// What the mouse does at a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Mouse {
    Left,
    Right,
    WheelUp,
    WheelDown,
}

/// Something that comes in.
#[derive(Clone, Debug)]
pub enum Input {
    /// A key was pressed.
    Key(Key),
    /// The mouse was used at a column and a line.
    Mouse(Mouse, u16, u16),
    /// The screen has so many columns and lines now.
    Resize(u16, u16),
    /// The time that the app waits for has passed.
    Tick,
    /// The host has something to say.
    Notice(Message),
    /// The host has done what was asked for.
    Done(Answer),
}

/// The letter on the same physical key of a Latin keyboard.
pub fn latin(c: char) -> char {
    const CYRILLIC: &str = "йцукенгшщзхъфывапролджэячсмитьбюё";
    const LATIN: &str = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
    let lower = c.to_lowercase().next().unwrap_or(c);
    let found = CYRILLIC.chars().zip(LATIN.chars()).find(|(cyrillic, _)| *cyrillic == lower);
    match found {
        Some((_, latin)) if c.is_uppercase() => latin.to_ascii_uppercase(),
        Some((_, latin)) => latin,
        None => c,
    }
}
