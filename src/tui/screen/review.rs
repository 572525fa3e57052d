//! The review of a game: the moves that cost most, each on the table where it was made, with the better move to try.

use ratatui::layout::Position as Cell;

use crate::{
    course::{cuba::Template, drill::Drilled, progress::Change, taught::Taught},
    cuba::Cuba,
    game::{Eyes, Game, Played},
    ids::{Id, ids},
    play::{Table as Game_, review::Judgment},
    reference::Topic,
    text::{
        Message,
        bot::{ahead, decimal},
        fill::lines,
    },
};

use super::{
    super::{
        app::Effect,
        command::Command,
        cuba::{Board, Lit, Region, Table, short, spot_of},
        game::{Found, Keeping, Thought, Wish},
        input::Key,
        paint::{Canvas, Target, shortened},
        shared::Shared,
        theme::Role,
        widget::{
            bar::{footer, title},
            choices::Shown,
            list::{entry, first_shown, moved},
            speech::speech,
        },
    },
    Outcome, Screen, Seating,
    attention::Here,
    rules::Rules,
};

/// From this width on there is room to say what the figures are.
const WIDE: u16 = 74;

ids! {
    /// What can be done with a move.
    enum Deed {
        Try = "try",
        Drill = "drill",
        Puzzle = "puzzle",
    }
}

/// See the module's page.
pub(in crate::tui) struct ReviewScreen {
    table: Game_<Cuba>,
    lang: String,
    /// The task that is waited for.
    waiting: u64,
    /// The moves that cost most, once they are known.
    worst: Option<Vec<(Judgment<Cuba>, Played<Cuba>)>>,
    focus: usize,
    /// Whether the table of the focused move is shown.
    opened: bool,
    /// Whether the better move was tried.
    tried: bool,
    deed: usize,
    scrolled: usize,
    changes: Vec<Change>,
    /// What was said about the drills or a puzzle.
    noted: Option<Message>,
    /// The puzzle that is being made.
    making: Option<u64>,
}

impl ReviewScreen {
    pub(in crate::tui) fn new(table: Game_<Cuba>, shared: &mut Shared<'_>) -> Self {
        let waiting = shared.think(&table, Wish::Review);
        Self {
            table,
            lang: shared.catalog.lang().to_owned(),
            waiting,
            worst: None,
            focus: 0,
            opened: false,
            tried: false,
            deed: 0,
            scrolled: 0,
            changes: Vec::new(),
            noted: None,
            making: None,
        }
    }

    fn judgment(&self) -> Option<&Judgment<Cuba>> {
        self.worst.as_ref()?.get(self.focus).map(|(judgment, _)| judgment)
    }

    /// What the better move led to, if it was tried.
    fn after(&self) -> Option<&Played<Cuba>> {
        let after = self.worst.as_ref()?.get(self.focus).map(|(_, after)| after);
        after.filter(|_| self.tried)
    }

    fn count(&self) -> usize {
        self.worst.as_ref().map_or(0, Vec::len)
    }

    /// Another move of the list.
    fn go(&mut self, by: isize) {
        self.focus = moved(self.focus, self.count(), by);
        (self.tried, self.noted, self.scrolled, self.making) = (false, None, 0, None);
    }

    fn enact(&mut self, shared: &mut Shared<'_>) {
        let Some(judgment) = self.judgment().cloned() else { return };
        if !self.opened {
            self.opened = true;
            return;
        }
        self.scrolled = 0;
        match Deed::ALL[self.deed] {
            Deed::Try => self.tried = !self.tried,
            Deed::Drill => {
                let asked = Template::ALL.iter().any(|template| Cuba::rules(*template).contains(&judgment.rule));
                if asked {
                    self.changes.push(Change::Wrong(judgment.rule.id()));
                }
                let id = if asked { "review-drilled" } else { "review-undrilled" };
                self.noted = Some(Message::new(id).with("title", Cuba::rule(judgment.rule).attribute("title")));
            }
            Deed::Puzzle if self.making.is_some() => {}
            Deed::Puzzle => {
                self.noted = Some(Message::new("ui-review-proving"));
                self.making = Some(shared.think(&self.table, Wish::Puzzle(Box::new(judgment))));
            }
        }
    }

    /// What there is to say about a move; what it brought once it was tried.
    fn said(&self, judgment: &Judgment<Cuba>, shared: &Shared<'_>) -> Vec<(String, Role)> {
        let mut said: Vec<(Message, Role)> = self.noted.iter().map(|noted| (noted.clone(), Role::Changed)).collect();
        if let Some(Played { events, .. }) = self.after() {
            said.push((Message::new("review-would"), Role::Strong));
            said.extend(events.iter().map(|event| (Cuba::event(event), Role::Text)));
        } else {
            let told = [("review-played", judgment.played, Role::No), ("review-better", judgment.better, Role::Can)];
            said.extend(told.map(|(id, action, role)| {
                let text = Cuba::choice(&judgment.position, action);
                (Message::new(id).with("text", text).with("line", action.to_string()), role)
            }));
            said.push((ahead(&judgment.parts), Role::Text));
            let rule = Cuba::rule(judgment.rule).attribute("title");
            said.push((Message::new("learn-rule").with("title", rule).with("rule", judgment.rule.id()), Role::Quiet));
        }
        said.iter().map(|(message, role)| (shared.say(message), *role)).collect()
    }

    fn cost(judgment: &Judgment<Cuba>, shared: &Shared<'_>) -> String {
        format!("−{}", shared.say(&decimal(judgment.costs)))
    }

    fn place(&self, shared: &Shared<'_>) -> Vec<String> {
        let mut place = vec![shared.text("ui-language-name")];
        if self.opened {
            let number = Message::new("ui-done-of").with("done", self.focus + 1).with("count", self.count());
            place.push(shared.say(&number));
        }
        place
    }

    fn draw_list(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>) -> Option<Cell> {
        let theme = shared.theme;
        title(canvas, shared, &shared.text("ui-review"), &self.place(shared));
        footer(
            canvas,
            shared,
            &[
                (Command::Do, Some(shared.text("ui-review-table"))),
                (Command::Down, None),
                (Command::Why, Some(shared.text("key-article"))),
                (Command::Back, None),
                (Command::Help, None),
            ],
        );
        let mut canvas = canvas.centred(100);
        let (width, height) = (canvas.width(), canvas.height());
        let Some(worst) = self.worst.as_ref().filter(|worst| !worst.is_empty()) else {
            let id = if self.worst.is_some() { "review-none" } else { "ui-review-working" };
            let text = shortened(&shared.text(id), width.saturating_sub(4), theme.signs.ellipsis);
            canvas.put(3, 2, &text, theme.style(Role::Text));
            return entry(&mut canvas, shared, (1, 4), &shared.text("key-back"), true, Target::Entry(0));
        };
        let half = width.saturating_sub(18) / 2;
        let (played, better) = (9, 10 + half);
        canvas.put(3, 2, &shared.text("ui-review-move"), theme.style(Role::Quiet));
        for (x, id) in [(played, "ui-review-played"), (better, "ui-review-better")] {
            canvas.put(x + 1, 2, &shared.text(id), theme.style(Role::Quiet));
        }
        if width >= WIDE {
            canvas.put_right(width - 2, 2, &shared.text("ui-review-estimated"), theme.style(Role::Quiet));
        }
        let room = usize::from(height.saturating_sub(10)).max(4);
        let first = first_shown(self.focus, worst.len(), room);
        let mut cursor = None;
        let mut y = 3;
        for (at, (one, _)) in worst.iter().enumerate().skip(first).take(room) {
            let there = entry(
                &mut canvas.part(0, y, played + 1, 1),
                shared,
                (1, 0),
                &(one.at + 1).to_string(),
                at == self.focus,
                Target::Entry(at),
            );
            cursor = cursor.or(there);
            for (x, action, role) in [(played, one.played, Role::No), (better, one.better, Role::Can)] {
                let words = short(action, &one.position, &shared.catalog);
                let words = shortened(&words, half.saturating_sub(1), theme.signs.ellipsis);
                canvas.put(x + 1, y, &words, theme.style(role));
            }
            canvas.put_right(width.saturating_sub(2), y, &Self::cost(one, shared), theme.style(Role::Strong));
            canvas.target(0, y, width, 1, Target::Entry(at));
            y += 1;
        }
        if let Some(judgment) = self.judgment().filter(|_| y + 3 < height) {
            let mut below = canvas.part(0, y + 1, width, height.saturating_sub(y + 2));
            speech(&mut below, shared, &self.said(judgment, shared), self.scrolled);
        }
        cursor
    }

    fn draw_table(&self, judgment: &Judgment<Cuba>, canvas: &mut Canvas<'_>, shared: &Shared<'_>) -> Option<Cell> {
        let start = Cuba::view(&judgment.position, Eyes::Open);
        let after = self.after().map(|after| Cuba::view(&after.position, Eyes::Open));
        let lit = Lit { focus: spot_of(judgment.better, &judgment.position), ..Lit::default() };
        let mut hues = shared.settings.hues;
        for (hue, player) in hues.iter_mut().zip(self.table.players()) {
            *hue = player.colour.index() as u8;
        }
        let choices: Vec<Shown> = Deed::ALL
            .iter()
            .map(|deed| shared.text(&format!("ui-review-{}", deed.id())))
            .map(|words| Shown { short: words.clone(), long: words, brings: String::new(), possible: true })
            .collect();
        let head = Message::new("review-line").with("at", judgment.at + 1).with("player", judgment.seat);
        let does = choices.get(self.deed).map(|choice| choice.long.clone());
        let table = Table {
            board: Board {
                view: after.as_ref().unwrap_or(&start),
                before: after.as_ref().map(|_| &start),
                catalog: &shared.catalog,
                theme: shared.theme,
                hues,
                lit: &lit,
            },
            seat: judgment.seat,
            title: shared.text("ui-review"),
            place: self.place(shared),
            said: self.said(judgment, shared),
            scrolled: self.scrolled,
            goal: None,
            choices,
            chosen: self.deed,
            region: Region::Choices,
            tab: Region::Text,
            result: (shared.say(&head.with("points", decimal(judgment.costs))), Role::Quiet),
            log: Vec::new(),
            keys: vec![
                (Command::Do, does),
                (Command::Down, None),
                (Command::Why, Some(shared.text("key-article"))),
                (Command::Back, None),
                (Command::Help, None),
            ],
        };
        table.draw(canvas, shared)
    }

    fn scroll_by(&mut self, by: isize, shared: &Shared<'_>) {
        let (width, room) = Table::talk_room(shared.size);
        let said = self.judgment().map(|judgment| self.said(judgment, shared)).unwrap_or_default();
        let count: usize = said.iter().map(|(text, _)| lines(text, width)).sum();
        self.scrolled = moved(self.scrolled, count.saturating_sub(room) + 1, by);
    }
}

impl<'p> Screen<'p> for ReviewScreen {
    fn update(&mut self, command: Command, _key: Key, shared: &mut Shared<'p>) -> Outcome<'p> {
        let position = self.judgment().map(|judgment| judgment.position);
        match command {
            Command::Up => self.go(-1),
            Command::Down => self.go(1),
            Command::Left => self.deed = moved(self.deed, Deed::ALL.len(), -1),
            Command::Right => self.deed = moved(self.deed, Deed::ALL.len(), 1),
            Command::PageUp => self.scroll_by(-1, shared),
            Command::PageDown => self.scroll_by(1, shared),
            Command::Do if self.count() > 0 => self.enact(shared),
            Command::Why => {
                if let Some(judgment) = self.judgment() {
                    return Outcome::Open(Box::new(Rules::about(Topic::Rule(judgment.rule), position.map(Here::open))));
                }
            }
            Command::Search => return Outcome::Open(Box::new(Rules::search_in(position.map(Here::open)))),
            Command::Back if self.opened => {
                self.opened = false;
                self.go(0);
            }
            Command::Do | Command::Back => return Outcome::Close,
            _ => {}
        }
        Outcome::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>) -> Option<Cell> {
        match self.judgment().filter(|_| self.opened) {
            Some(judgment) => self.draw_table(judgment, canvas, shared),
            None => self.draw_list(canvas, shared),
        }
    }

    fn commands(&self) -> Vec<Command> {
        use Command::*;
        let mut commands = vec![Up, Down, Do, Why, PageUp, PageDown, Search, Back];
        if self.opened {
            commands.extend([Left, Right]);
        }
        commands
    }

    fn point(&mut self, target: Target, _shared: &mut Shared<'p>) -> bool {
        let Target::Entry(at) = target else { return false };
        if self.opened {
            return std::mem::replace(&mut self.deed, at.min(Deed::ALL.len() - 1)) == at;
        }
        let same = self.focus == at;
        self.focus = at.min(self.count().saturating_sub(1));
        same
    }

    fn take_changes(&mut self) -> Vec<Change> {
        std::mem::take(&mut self.changes)
    }

    fn thought(&mut self, thought: &Thought, shared: &mut Shared<'p>) {
        match &thought.found {
            Found::Review(worst) if thought.number == self.waiting => self.worst = Some(worst.clone()),
            Found::Puzzle(Some(puzzle)) if self.making == Some(thought.number) => {
                shared.ask(Effect::Keep(Keeping::Puzzle(puzzle.clone())));
            }
            Found::Puzzle(None) if self.making == Some(thought.number) => {
                self.puzzled(&Message::new("review-unpuzzled"));
            }
            _ => {}
        }
    }

    fn puzzled(&mut self, said: &Message) {
        if self.making.take().is_some() {
            self.noted = Some(said.clone());
        }
    }

    fn seating(&self) -> Option<Seating> {
        Some(Seating { lang: self.lang.clone(), players: self.table.players().to_vec() })
    }

    fn speak(&mut self, lang: &str, _shared: &mut Shared<'p>) {
        lang.clone_into(&mut self.lang);
    }
}
