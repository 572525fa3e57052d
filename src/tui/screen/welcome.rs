//! The first start: one question, in all languages at once.

use ratatui::layout::Position as Cell;

use crate::text::{Catalog, catalog::languages};

use super::{
    super::{
        command::Command,
        input::Key,
        paint::{Canvas, Target, shortened},
        screen::visit::Transition,
        shared::Shared,
        theme::Role,
        widget::{
            bar::footer,
            list::{entry, moved},
        },
    },
    Screen,
};

/// See the module's page.
pub(in crate::tui) struct Welcome {
    focus: usize,
    /// What each language calls itself, and its question.
    asked: Vec<(String, String)>,
}

impl Welcome {
    pub(in crate::tui) fn new(lang: &str) -> Self {
        let asked = languages().into_iter().map(|lang| {
            let catalog = Catalog::new(lang, &[]);
            (catalog.text("ui-language-name"), catalog.text("ui-which-language"))
        });
        let focus = languages().iter().position(|one| *one == lang).unwrap_or(0);
        Self { focus, asked: asked.collect() }
    }
}

impl<'p> Screen<'p> for Welcome {
    fn update(&mut self, command: Command, _key: Key, shared: &mut Shared<'p>) -> Transition {
        let known = languages();
        match command {
            Command::Up => self.focus = moved(self.focus, known.len(), -1),
            Command::Down => self.focus = moved(self.focus, known.len(), 1),
            Command::Do => return Transition::CloseAnd(Box::new(Transition::Language(known[self.focus].to_owned()))),
            Command::Back => return Transition::Quit,
            _ => return Transition::Stay,
        }
        shared.speak(known[self.focus]);
        Transition::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>) -> Option<Cell> {
        let theme = shared.theme;
        footer(
            canvas,
            shared,
            &[(Command::Down, None), (Command::Do, None), (Command::Language, None), (Command::Quit, None)],
        );
        let mut canvas = canvas.centred(80);
        let (width, high) = (canvas.width(), canvas.height() >= 20);
        let (top, apart) = if high { (3, 2) } else { (1, 1) };
        canvas.put(6, top, &shortened(shared.house.spaced(), width - 7, ""), theme.style(Role::Strong));
        if high {
            canvas.fill(6, 38, top + 1, theme.signs.across, theme.style(Role::Line));
        }
        let first = top + 2 * apart;
        let mut cursor = None;
        for (at, (name, question)) in self.asked.iter().enumerate() {
            let y = first + apart * at as u16;
            let focused = at == self.focus;
            cursor = cursor.or(entry(&mut canvas, shared, (4, y), name, focused, Target::Entry(at)));
            if width >= 70 {
                canvas.put(20, y, question, theme.style(if focused { Role::Text } else { Role::Quiet }));
            }
        }
        let end = first + apart * self.asked.len() as u16;
        let (_, question) = &self.asked[self.focus];
        if width < 70 {
            canvas.put(2, end, &shortened(question, width - 3, theme.signs.ellipsis), theme.style(Role::Text));
        } else {
            canvas.put(6, end + 1, &shared.text("ui-change-later"), theme.style(Role::Quiet));
        }
        cursor
    }

    fn commands(&self) -> Vec<Command> {
        vec![Command::Up, Command::Down, Command::Do]
    }

    fn point(&mut self, target: Target, shared: &mut Shared<'p>) -> bool {
        let Target::Entry(at) = target else { return false };
        let there = self.focus == at;
        self.focus = at.min(self.asked.len() - 1);
        shared.speak(languages()[self.focus]);
        there
    }

    fn renew(&mut self, shared: &Shared<'p>) {
        self.focus = languages().iter().position(|one| *one == shared.catalog.lang()).unwrap_or(self.focus);
    }

    fn takes_letters(&self) -> bool {
        false
    }
}
