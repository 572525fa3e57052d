//! What can be pressed: keys of our own, so that any host can run the app.
//!
//! Letters keep their place on a Cyrillic keyboard: the one on the same physical key counts as the Latin one.

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

/// Something that comes in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// A key was pressed.
    Key(Key),
    /// The screen has another size; it is drawn anew.
    Resize,
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
