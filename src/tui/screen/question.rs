//! A question before something is lost: no, or yes.

use ratatui::layout::Position as Cell;

use crate::text::{Message, fill::fill};

use super::{
    super::{
        command::Command,
        input::Key,
        paint::{Canvas, Target},
        screen::visit::Transition,
        shared::Shared,
        theme::Role,
        widget::{bar::footer, frame::frame, list::entry},
    },
    Screen,
};

/// See the module's page.
pub(in crate::tui) struct Confirmation {
    asked: Message,
    yes: bool,
    then: Option<Transition>,
}

impl Confirmation {
    /// Asks, and does what is meant when the answer is yes.
    pub(in crate::tui) fn new(asked: Message, then: Transition) -> Self {
        Self { asked, yes: false, then: Some(then) }
    }
}

impl<'p> Screen<'p> for Confirmation {
    fn update(&mut self, command: Command, _key: Key, _shared: &mut Shared<'p>) -> Transition {
        match command {
            Command::Up | Command::Left => self.yes = false,
            Command::Down | Command::Right => self.yes = true,
            Command::Do => {
                let then = self.then.take().filter(|_| self.yes);
                return then.map_or(Transition::Close, |then| Transition::CloseAnd(Box::new(then)));
            }
            Command::Back => return Transition::Close,
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>) -> Option<Cell> {
        footer(canvas, shared, &[(Command::Do, None), (Command::Back, None)]);
        let mut inside = frame(canvas, shared, "", (58, 9));
        let mut y = 0;
        let width = usize::from(inside.width());
        fill(&shared.say(&self.asked), width, &mut |line| {
            inside.put(0, y, line, shared.theme.style(Role::Text));
            y += 1;
        });
        let no = entry(&mut inside, shared, (0, y + 1), &shared.text("ui-no"), !self.yes, Target::Entry(0));
        let yes = entry(&mut inside, shared, (0, y + 2), &shared.text("ui-yes"), self.yes, Target::Entry(1));
        no.or(yes)
    }

    fn commands(&self) -> Vec<Command> {
        vec![Command::Up, Command::Down, Command::Do, Command::Back]
    }

    fn point(&mut self, target: Target, _shared: &mut Shared<'p>) -> bool {
        let Target::Entry(at) = target else { return false };
        std::mem::replace(&mut self.yes, at == 1) == (at == 1)
    }

    fn is_overlay(&self) -> bool {
        true
    }
}
