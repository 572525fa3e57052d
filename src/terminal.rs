//! The real terminal: keys in, frames out, and everything given back at the end.
//!
//! The only place that names crossterm. A guard restores the terminal when the app ends, when it panics, and when
//! somebody ends or stops it from outside. Waits for input without waking up. Signals are heeded by a thread of their own,
//! which writes to the terminal only while no frame is being drawn. Whatever the app has to think about is thought about on
//! threads, so that keys are heard all the time.

use std::{
    collections::VecDeque,
    io::{self, Stdout, stdout},
    panic,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, Sender, channel},
    },
    thread,
    time::Duration,
};

use crossterm::{
    cursor::Show,
    event::{
        self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers,
        MouseButton, MouseEvent, MouseEventKind,
    },
    execute,
    style::{ResetColor, force_color_output},
    terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode},
};
use ratatui::{Terminal, backend::CrosstermBackend, layout::Size};

use crate::{
    sitting::thinking::{Task, Thought},
    text::Message,
    tui::{
        app::{App, Effect},
        game::Answer,
        input::{Input, Key, Mouse},
    },
};

/// How long to wait for keys while something is thought about, in milliseconds.
const GLANCE: u64 = 15;

/// Held by whoever writes to the terminal.
static PEN: Mutex<()> = Mutex::new(());
/// Whether the terminal is ours at the moment.
static OURS: AtomicBool = AtomicBool::new(false);
/// Whether the terminal was away, so that everything is to be drawn anew.
static RETURNED: AtomicBool = AtomicBool::new(false);

/// Gives the terminal back when it goes.
struct Guard;

impl Drop for Guard {
    fn drop(&mut self) {
        let _pen = pen();
        restore();
    }
}

fn take() -> io::Result<()> {
    OURS.store(true, Ordering::SeqCst);
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen)
}

/// Gives the terminal back, if it is ours; whether it was. Once is enough: who leaves the alternate screen twice has the
/// cursor thrown back over what was written in between.
fn restore() -> bool {
    let ours = OURS.swap(false, Ordering::SeqCst);
    if ours {
        let _ = execute!(stdout(), DisableMouseCapture, ResetColor, LeaveAlternateScreen, Show);
        let _ = disable_raw_mode();
    }
    ours
}

fn pen() -> MutexGuard<'static, ()> {
    PEN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What the host does with an effect: it answers with what there is to say about it, and with whether the mouse is to be
/// listened to from now on.
pub struct Done {
    /// For the user.
    pub say: Vec<Message>,
    /// Listen to the mouse, or leave it to the terminal; `None`: as before.
    pub mouse: Option<bool>,
    /// For the app.
    pub answers: Vec<Answer>,
}

/// What is being thought about beside the app.
struct Thinking {
    under_way: usize,
    done: (Sender<Thought>, Receiver<Thought>),
}

impl Thinking {
    #[expect(clippy::disallowed_methods, reason = "whoever thinks must not keep the app from hearing keys")]
    fn begin(&mut self, task: Task) {
        let sender = self.done.0.clone();
        self.under_way += 1;
        thread::spawn(move || drop(sender.send(task.think())));
    }

    fn take(&mut self) -> Option<Input> {
        let thought = self.done.1.try_recv().ok()?;
        self.under_way -= 1;
        Some(Input::Done(Answer::Thought(thought)))
    }
}

/// Runs the app until it ends; `effect` does what the app asks for.
///
/// # Errors
/// The terminal cannot be had, or is gone.
pub fn run(app: &mut App<'_>, mouse: bool, mut effect: impl FnMut(Effect) -> Done) -> io::Result<()> {
    // Whether there are colours is for the app to say: they are in its frames or not.
    force_color_output(true);
    heed_signals()?;
    let guard = Guard;
    take()?;
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        restore();
        usual(info);
    }));
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
    let mut size = None;
    let mut thinking = Thinking { under_way: 0, done: channel() };
    let mut effects: VecDeque<Effect> = app.opening().into();
    loop {
        while let Some(one) = effects.pop_front() {
            match one {
                Effect::Quit => return Ok(()),
                Effect::Think(task) => thinking.begin(task),
                Effect::Save(_) | Effect::Forget(_) | Effect::Language(_) | Effect::Settings(_) | Effect::Keep(_) => {
                    let done = effect(one);
                    if let Some(wanted) = done.mouse.filter(|wanted| *wanted != mouse) {
                        listen(wanted)?;
                        mouse = wanted;
                    }
                    let said = done.say.into_iter().map(Input::Notice);
                    let answers = done.answers.into_iter().map(Input::Done);
                    effects.extend(answers.chain(said).flat_map(|input| app.update(input)));
                }
            }
        }
        size = Some(show(app, terminal, mouse, size)?);
        if let Some(thought) = thinking.take() {
            effects.extend(app.update(thought));
            continue;
        }
        let wait = if thinking.under_way > 0 { Some(GLANCE) } else { None };
        let input = match next_event(app.patience().or(wait))? {
            None => app.patience().map(|_| Input::Tick),
            Some(Event::Key(key)) if key.kind != KeyEventKind::Release => {
                if key.code == KeyCode::Char('z') && key.modifiers.contains(KeyModifiers::CONTROL) {
                    suspend()?;
                }
                translated(key).map(Input::Key)
            }
            Some(Event::Mouse(event)) => clicked(event),
            Some(Event::Key(_) | Event::Resize(..) | Event::FocusGained | Event::FocusLost | Event::Paste(_)) => None,
        };
        effects.extend(input.into_iter().flat_map(|input| app.update(input)));
    }
}

/// Draws a frame; answers with the size of the screen. It is looked at each time, because a change of it that comes
/// together with a key may get lost on its way here.
fn show(
    app: &mut App<'_>,
    terminal: &mut Terminal<CrosstermBackend<Stdout>>,
    mouse: bool,
    before: Option<Size>,
) -> io::Result<Size> {
    let _pen = pen();
    let size = terminal.size()?;
    if before != Some(size) {
        app.update(Input::Resize(size.width, size.height));
    }
    if RETURNED.swap(false, Ordering::SeqCst) {
        listen(mouse)?;
        // Not `clear`, which asks the terminal for its cursor and waits for an answer.
        terminal.resize(size.into())?;
    }
    terminal.draw(|frame| {
        let area = frame.area();
        if let Some(cell) = app.draw(area, frame.buffer_mut()) {
            frame.set_cursor_position(cell);
        }
    })?;
    Ok(size)
}

/// Waits for something to come in: for ever, or for so many milliseconds.
fn next_event(patience: Option<u64>) -> io::Result<Option<Event>> {
    match patience {
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

/// Whoever ends or stops the program from outside gets a terminal that works.
#[cfg(unix)]
#[expect(clippy::disallowed_methods, reason = "signals are waited for beside the app, which waits for keys")]
fn heed_signals() -> io::Result<()> {
    use signal_hook::{
        consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGTTOU, SIGWINCH},
        iterator::Signals,
        low_level::{emulate_default_handler, raise},
    };
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT])?;
    thread::spawn(move || {
        for signal in &mut signals {
            let pen = pen();
            let was_ours = restore();
            let _ = match signal {
                // It stops like the one we have caught: only where somebody is there to let us go on.
                SIGTSTP => raise(SIGTTOU),
                SIGCONT => Ok(()),
                deadly => emulate_default_handler(deadly),
            };
            if was_ours {
                let _ = take();
                RETURNED.store(true, Ordering::SeqCst);
                drop(pen);
                // Wakes whoever waits for keys.
                let _ = raise(SIGWINCH);
            }
        }
    });
    Ok(())
}

#[cfg(not(unix))]
fn heed_signals() -> io::Result<()> {
    Ok(())
}

/// Goes into the background, as Ctrl+Z asks for.
#[cfg(unix)]
fn suspend() -> io::Result<()> {
    signal_hook::low_level::raise(signal_hook::consts::SIGTSTP)
}

#[cfg(not(unix))]
fn suspend() -> io::Result<()> {
    Ok(())
}
