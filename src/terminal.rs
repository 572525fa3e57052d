//! The real terminal: keys in, frames out, and everything given back at the end.
//!
//! The only place that names crossterm. A guard restores the terminal when the app ends, when it panics, and when
//! somebody ends or stops it from outside. Waits for input without waking up.

use std::{
    io::{self, Stdout, stdout},
    panic, thread,
};

use crossterm::{
    cursor::Show,
    event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers},
    execute,
    terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode},
};
use ratatui::{Terminal, backend::CrosstermBackend};

use crate::tui::{
    app::{App, Effect},
    input::{Input, Key},
};

/// Gives the terminal back when it goes.
struct Guard;

impl Guard {
    fn take() -> io::Result<Self> {
        enable_raw_mode()?;
        execute!(stdout(), EnterAlternateScreen)?;
        Ok(Self)
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        restore();
    }
}

fn restore() {
    let _ = execute!(stdout(), LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
}

/// Runs the app until it ends; `effect` does what the app asks for.
///
/// # Errors
/// The terminal cannot be had, or is gone.
pub fn run(app: &mut App<'_>, mut effect: impl FnMut(Effect)) -> io::Result<()> {
    let guard = Guard::take()?;
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        restore();
        usual(info);
    }));
    heed_signals()?;
    let mut terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
    let result = serve(app, &mut terminal, &mut effect);
    drop(guard);
    result
}

fn serve(
    app: &mut App<'_>,
    terminal: &mut Terminal<CrosstermBackend<Stdout>>,
    effect: &mut impl FnMut(Effect),
) -> io::Result<()> {
    loop {
        terminal.draw(|frame| {
            let area = frame.area();
            if let Some(cell) = app.draw(area, frame.buffer_mut()) {
                frame.set_cursor_position(cell);
            }
        })?;
        let input = match event::read()? {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                if key.code == KeyCode::Char('z') && key.modifiers.contains(KeyModifiers::CONTROL) {
                    suspend()?;
                    terminal.clear()?;
                    continue;
                }
                translated(key).map(Input::Key)
            }
            Event::Resize(..) => Some(Input::Resize),
            Event::Key(_) | Event::FocusGained | Event::FocusLost | Event::Mouse(_) | Event::Paste(_) => None,
        };
        for one in input.into_iter().flat_map(|input| app.update(input)) {
            if one == Effect::Quit {
                return Ok(());
            }
            effect(one);
        }
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the other keys mean nothing to us")]
fn translated(key: KeyEvent) -> Option<Key> {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    Some(match key.code {
        KeyCode::Char('c') if control => Key::Interrupt,
        KeyCode::Char(_) if control || key.modifiers.contains(KeyModifiers::ALT) => return None,
        KeyCode::Char(c) => Key::Char(c),
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Esc,
        KeyCode::Tab => Key::Tab,
        KeyCode::BackTab => Key::BackTab,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::F(1) => Key::F1,
        _ => return None,
    })
}

/// Whoever ends the program from outside gets a terminal that works.
#[cfg(unix)]
#[expect(clippy::disallowed_methods, reason = "signals are waited for beside the app, which waits for keys")]
fn heed_signals() -> io::Result<()> {
    use signal_hook::{
        consts::{SIGHUP, SIGTERM},
        iterator::Signals,
        low_level::emulate_default_handler,
    };
    let mut signals = Signals::new([SIGTERM, SIGHUP])?;
    thread::spawn(move || {
        for signal in &mut signals {
            restore();
            let _ = emulate_default_handler(signal);
        }
    });
    Ok(())
}

#[cfg(not(unix))]
fn heed_signals() -> io::Result<()> {
    Ok(())
}

/// Goes into the background, as Ctrl+Z asks for, and comes back.
#[cfg(unix)]
fn suspend() -> io::Result<()> {
    restore();
    signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen)
}

#[cfg(not(unix))]
fn suspend() -> io::Result<()> {
    Ok(())
}
