//! The real terminal: keys in, frames out, and everything given back at the end.
//!
//! The only place that names crossterm. A guard restores the terminal when the app ends, when it panics, and when
//! somebody ends or stops it from outside. Waits for input without waking up.

use std::{
    io::{self, Stdout, stdout},
    panic, thread,
    time::Duration,
};

use crossterm::{
    cursor::Show,
    event::{
        self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers,
        MouseButton, MouseEvent, MouseEventKind,
    },
    execute,
    terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode},
};
use ratatui::{Terminal, backend::CrosstermBackend};

use crate::{
    text::Message,
    tui::{
        app::{App, Effect},
        input::{Input, Key, Mouse},
    },
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
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
}

/// What the host does with an effect: it answers with what there is to say about it, and with whether the mouse is to be
/// listened to from now on.
pub struct Done {
    /// For the user.
    pub say: Vec<Message>,
    /// Listen to the mouse, or leave it to the terminal; `None`: as before.
    pub mouse: Option<bool>,
}

/// Runs the app until it ends; `effect` does what the app asks for.
///
/// # Errors
/// The terminal cannot be had, or is gone.
pub fn run(app: &mut App<'_>, mouse: bool, mut effect: impl FnMut(Effect) -> Done) -> io::Result<()> {
    let guard = Guard::take()?;
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        restore();
        usual(info);
    }));
    heed_signals()?;
    listen(mouse)?;
    let mut terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
    let result = serve(app, &mut terminal, mouse, &mut effect);
    drop(guard);
    result
}

/// Whether the mouse speaks to us, or to the terminal, which selects text with it.
fn listen(mouse: bool) -> io::Result<()> {
    if mouse { execute!(stdout(), EnableMouseCapture) } else { execute!(stdout(), DisableMouseCapture) }
}

fn serve(
    app: &mut App<'_>,
    terminal: &mut Terminal<CrosstermBackend<Stdout>>,
    mut mouse: bool,
    effect: &mut impl FnMut(Effect) -> Done,
) -> io::Result<()> {
    let size = terminal.size()?;
    app.update(Input::Resize(size.width, size.height));
    loop {
        terminal.draw(|frame| {
            let area = frame.area();
            if let Some(cell) = app.draw(area, frame.buffer_mut()) {
                frame.set_cursor_position(cell);
            }
        })?;
        let input = match next_event(app)? {
            None => Some(Input::Tick),
            Some(Event::Key(key)) if key.kind != KeyEventKind::Release => {
                if key.code == KeyCode::Char('z') && key.modifiers.contains(KeyModifiers::CONTROL) {
                    suspend()?;
                    listen(mouse)?;
                    terminal.clear()?;
                    continue;
                }
                translated(key).map(Input::Key)
            }
            Some(Event::Resize(width, height)) => Some(Input::Resize(width, height)),
            Some(Event::Mouse(event)) => clicked(event),
            Some(Event::Key(_) | Event::FocusGained | Event::FocusLost | Event::Paste(_)) => None,
        };
        for one in input.into_iter().flat_map(|input| app.update(input)).collect::<Vec<_>>() {
            if one == Effect::Quit {
                return Ok(());
            }
            let done = effect(one);
            if let Some(wanted) = done.mouse.filter(|wanted| *wanted != mouse) {
                listen(wanted)?;
                mouse = wanted;
            }
            for message in done.say {
                app.update(Input::Notice(message));
            }
        }
    }
}

/// Waits for something to come in: for ever, or as long as the app has patience.
fn next_event(app: &App<'_>) -> io::Result<Option<Event>> {
    match app.patience() {
        Some(wait) if !event::poll(Duration::from_millis(wait))? => Ok(None),
        _ => event::read().map(Some),
    }
}

fn clicked(event: MouseEvent) -> Option<Input> {
    let mouse = match event.kind {
        MouseEventKind::Down(MouseButton::Left) => Mouse::Left,
        MouseEventKind::Down(MouseButton::Right) => Mouse::Right,
        MouseEventKind::ScrollUp => Mouse::WheelUp,
        MouseEventKind::ScrollDown => Mouse::WheelDown,
        MouseEventKind::Down(MouseButton::Middle)
        | MouseEventKind::Up(_)
        | MouseEventKind::Drag(_)
        | MouseEventKind::Moved
        | MouseEventKind::ScrollLeft
        | MouseEventKind::ScrollRight => return None,
    };
    Some(Input::Mouse(mouse, event.column, event.row))
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
