//! A bare ratatui program that fills the screen with lines, one of them lit; the arrows move it, `q` ends: what any
//! such program costs.

use std::io::{self, stdout};

use crossterm::{
    event::{self, Event, KeyCode},
    execute,
    terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode},
};
use ratatui::{
    Terminal,
    backend::CrosstermBackend,
    layout::Position,
    style::{Modifier, Style},
    text::Line,
    widgets::Paragraph,
};

fn main() -> io::Result<()> {
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen)?;
    let mut terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
    let mut lit = 0;
    loop {
        terminal.draw(|frame| {
            let area = frame.area();
            let lines = (0..area.height).map(|y| {
                let style = if y == lit { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
                Line::styled("0123456789".repeat(usize::from(area.width) / 10), style)
            });
            frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()), area);
            frame.set_cursor_position(Position::new(0, lit));
        })?;
        if let Event::Key(key) = event::read()? {
            match key.code {
                KeyCode::Down => lit += 1,
                KeyCode::Up => lit -= 1,
                KeyCode::Char('q') => break,
                _ => {}
            }
        }
    }
    execute!(stdout(), LeaveAlternateScreen)?;
    disable_raw_mode()
}
