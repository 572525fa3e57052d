//! The games that are kept: each can be gone on with, renamed, or deleted after a question.

use ratatui::layout::Position as Cell;

use crate::{
    ids::{Id, ids},
    play::player::names,
    text::{Message, fill::fill},
};

use super::{
    super::{
        command::Command,
        effect::Effect,
        game::{Keeping, Kept},
        input::Key,
        paint::{Canvas, Target, cells, shortened},
        screen::visit::{Transition, Visit},
        shared::Shared,
        theme::Role,
        widget::{
            bar::{footer, title},
            choices::{self, Shown},
            form::type_into,
            list::{entry, first_shown, moved},
        },
    },
    Screen,
};

ids! {
    /// What can be done with a game.
    enum Handling {
        Continue = "continue",
        Rename = "rename",
        Delete = "delete",
        Review = "review",
        Log = "log",
    }
}

/// See the module's page.
pub(in crate::tui) struct GamesScreen {
    focus: usize,
    deed: usize,
    /// The new name that is being typed.
    typing: Option<String>,
}

impl GamesScreen {
    pub(in crate::tui) fn new(shared: &mut Shared<'_>) -> Self {
        shared.ask(Effect::Keep(Keeping::List));
        Self { focus: 0, deed: 0, typing: None }
    }

    fn game<'s>(&self, shared: &'s Shared<'_>) -> Option<&'s Kept> {
        shared.games.get(self.focus.min(shared.games.len().saturating_sub(1)))
    }

    fn enact(&mut self, shared: &mut Shared<'_>) -> Transition {
        let Some(name) = self.game(shared).map(|game| game.name.clone()) else { return Transition::Close };
        match Handling::ALL[self.deed] {
            Handling::Continue => shared.ask(Effect::Keep(Keeping::Load(name))),
            Handling::Review => shared.ask(Effect::Keep(Keeping::Review(name))),
            Handling::Log => {
                let lang = shared.catalog.lang().to_owned();
                shared.ask(Effect::Keep(Keeping::Log { name: Some(name), lang }));
            }
            Handling::Rename => self.typing = Some(name),
            Handling::Delete => {
                let asked = Message::new("ui-play-delete-ask").with("name", name.clone());
                let delete = Transition::Ask(Effect::Keep(Keeping::Delete(name)));
                return Transition::Open(Visit::Question(asked, Box::new(delete)));
            }
        }
        Transition::Stay
    }

    /// The new name is typed.
    fn renamed(&mut self, shared: &mut Shared<'_>) {
        let to = self.typing.take().unwrap_or_default().trim().to_owned();
        let from = self.game(shared).map(|game| game.name.clone());
        if let Some(from) = from.filter(|from| *from != to) {
            shared.ask(Effect::Keep(Keeping::Rename { from, to }));
        }
    }

    /// A game in words: who plays, and how far it is.
    fn words(game: &Kept, shared: &Shared<'_>) -> String {
        if let Some(fault) = game.faults.last() {
            return shared.say(fault);
        }
        let id = if game.over { "ui-play-game-over" } else { "ui-play-game-open" };
        let people = names(&game.players, &shared.catalog).join(", ");
        shared.say(&Message::new(id).with("list", people).with("count", game.actions))
    }
}

impl<'p> Screen<'p> for GamesScreen {
    fn update(&mut self, command: Command, _key: Key, shared: &mut Shared<'p>) -> Transition {
        if self.typing.is_some() {
            match command {
                Command::Do => self.renamed(shared),
                Command::Back => self.typing = None,
                _ => {}
            }
            return Transition::Stay;
        }
        match command {
            Command::Up => self.focus = moved(self.focus, shared.games.len(), -1),
            Command::Down => self.focus = moved(self.focus, shared.games.len(), 1),
            Command::First => self.focus = 0,
            Command::Last => self.focus = shared.games.len().saturating_sub(1),
            Command::Left => self.deed = moved(self.deed, Handling::ALL.len(), -1),
            Command::Right => self.deed = moved(self.deed, Handling::ALL.len(), 1),
            Command::Do => return self.enact(shared),
            Command::Back => return Transition::Close,
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>) -> Option<Cell> {
        let theme = shared.theme;
        title(canvas, shared, &shared.text("ui-play-games"), &[shared.text("ui-language-name")]);
        footer(
            canvas,
            shared,
            &[
                (Command::Do, None),
                (Command::Down, None),
                (Command::Right, None),
                (Command::Back, None),
                (Command::Help, None),
            ],
        );
        let mut canvas = canvas.centred(100);
        let (width, height) = (canvas.width(), canvas.height());
        if shared.games.is_empty() {
            let mut y = 2;
            fill(&shared.text("free-list-none"), usize::from(width - 4), &mut |line| {
                canvas.put(2, y, line, theme.style(Role::Text));
                y += 1;
            });
            return entry(&mut canvas, shared, (1, y + 1), &shared.text("key-back"), true, Target::Entry(0));
        }
        let focus = self.focus.min(shared.games.len() - 1);
        let room = usize::from(height - 6);
        let first = first_shown(focus, shared.games.len(), room);
        let widest = shared.games.iter().map(|game| cells(&game.name)).max().unwrap_or(0).min(width / 3);
        let mut cursor = None;
        for (y, (at, game)) in (2..).zip(shared.games.iter().enumerate().skip(first).take(room)) {
            let typed = self.typing.as_ref().filter(|_| at == focus);
            let name = typed.unwrap_or(&game.name);
            let mut part = canvas.part(0, y, widest + 6, 1);
            let there = entry(&mut part, shared, (1, 0), name, at == focus, Target::Entry(at));
            cursor = cursor.or(there.map(|cell| match typed {
                Some(typed) => Cell { x: cell.x + cells(typed).min(widest + 2), ..cell },
                None => cell,
            }));
            let x = widest + 7;
            let words = shortened(&Self::words(game, shared), width.saturating_sub(x + 1), theme.signs.ellipsis);
            canvas.put(x, y, &words, theme.style(Role::Quiet));
            canvas.target(x, y, width - x, 1, Target::Entry(at));
        }
        let deeds: Vec<Shown> = Handling::ALL
            .iter()
            .map(|deed| shared.text(&format!("ui-play-deed-{}", deed.id())))
            .map(|words| Shown { short: words.clone(), long: words, brings: String::new(), possible: true })
            .collect();
        choices::row_of(&mut canvas.part(1, height - 3, width - 1, 1), shared, &deeds, (self.deed, true), Target::Side);
        cursor
    }

    fn commands(&self) -> Vec<Command> {
        vec![Command::Up, Command::Down, Command::Left, Command::Right, Command::Do, Command::Back]
    }

    fn point(&mut self, target: Target, _shared: &mut Shared<'p>) -> bool {
        match target {
            Target::Entry(at) => std::mem::replace(&mut self.focus, at) == at,
            Target::Side(at) => std::mem::replace(&mut self.deed, at.min(Handling::ALL.len() - 1)) == at,
            Target::Spot(_) | Target::Tab(_) | Target::Key(_) | Target::Text => false,
        }
    }

    fn takes_letters(&self) -> bool {
        self.typing.is_some()
    }

    fn typed(&mut self, key: Key, _shared: &mut Shared<'p>) -> Transition {
        type_into(&mut self.typing, key);
        Transition::Stay
    }
}
