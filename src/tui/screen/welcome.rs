//! The first start: one question, in all languages at once.

use ratatui::style::Modifier;

use crate::text::{Catalog, catalog::languages};

use super::{
    super::{app::Shared, command::Command, input::Key, paint::Canvas, theme::Role, widget::bar::footer},
    Outcome,
};

/// See the module's page.
pub(in crate::tui) struct Welcome {
    focus: usize,
}

impl Welcome {
    pub(in crate::tui) fn new(lang: &str) -> Self {
        let mut welcome = Self { focus: 0 };
        welcome.focus_on(lang);
        welcome
    }

    pub(in crate::tui) fn focus_on(&mut self, lang: &str) {
        self.focus = languages().iter().position(|one| *one == lang).unwrap_or(0);
    }

    pub(super) fn update<'p>(&mut self, command: Option<Command>, key: Key, shared: &mut Shared<'p>) -> Outcome<'p> {
        let known = languages();
        if let Key::Char(digit @ '1'..='9') = key
            && let Some(at) = digit.to_digit(10).map(|digit| digit as usize - 1).filter(|at| *at < known.len())
        {
            self.focus = at;
        }
        match command {
            Some(Command::Up) => self.focus = self.focus.saturating_sub(1),
            Some(Command::Down) => self.focus = (self.focus + 1).min(known.len() - 1),
            Some(Command::Do) => return Outcome::Chosen(known[self.focus].to_owned()),
            Some(Command::Back) => return Outcome::Close,
            _ => {}
        }
        shared.speak(known[self.focus]);
        Outcome::Stay
    }

    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>) -> (u16, u16) {
        let theme = shared.theme;
        let text = theme.style(Role::Text);
        canvas.put(6, 3, "S A N T I A G O   D E   C U B A", text.add_modifier(Modifier::BOLD));
        canvas.fill(6, 38, 4, theme.signs.across, theme.style(Role::Line));
        for (at, lang) in languages().into_iter().enumerate() {
            let y = 7 + 2 * at as u16;
            let catalog = Catalog::new(lang, &[]);
            let focused = at == self.focus;
            if focused {
                canvas.put(4, y, theme.signs.right, theme.style(Role::Can));
            }
            let style = if focused { theme.style(Role::Can).add_modifier(Modifier::REVERSED) } else { text };
            canvas.put(7, y, &catalog.text("ui-language-name"), style);
            canvas.put(20, y, &catalog.text("ui-which-language"), theme.style(Role::Quiet));
        }
        footer(canvas, theme, &shared.catalog, &[Command::Down, Command::Do, Command::Language, Command::Quit]);
        (7, 7 + 2 * self.focus as u16)
    }
}
