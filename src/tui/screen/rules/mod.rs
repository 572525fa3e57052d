//! The rules: the contents, search as you type across languages, and articles with links, in one language or two side by
//! side. Opened from a table it also says what a thing would do now. Back and forth lead through what was read.

mod article;
mod find;

use ratatui::layout::Position as Cell;

use crate::{
    reference::Topic,
    sitting::tableau::Tableau,
    text::{Catalog, catalog::languages},
};

use super::{
    super::{
        command::Command,
        input::Key,
        paint::{Canvas, Target},
        screen::visit::{Transition, Visit},
        shared::Shared,
        widget::bar::{footer, title},
    },
    Screen,
};

use article::Article;
use find::{Contents, Search};

/// See the module's page.
pub(in crate::tui) struct Rules {
    page: Opened,
    back: Vec<Opened>,
    forth: Vec<Opened>,
    /// The table from which it was opened.
    table: Option<Box<dyn Tableau>>,
    /// The second language.
    beside: Option<Catalog>,
}

/// What is shown.
#[derive(Clone)]
enum Opened {
    Contents(Contents),
    Search(Search),
    Article(Article),
}

impl Rules {
    fn new(page: Opened, table: Option<Box<dyn Tableau>>) -> Self {
        Self { page, back: Vec::new(), forth: Vec::new(), table, beside: None }
    }

    /// The contents.
    pub(in crate::tui) fn contents() -> Self {
        Self::new(Opened::Contents(Contents::default()), None)
    }

    /// The search, beside a table or not.
    pub(in crate::tui) fn search_in(table: Option<Box<dyn Tableau>>) -> Self {
        Self::new(Opened::Search(Search::default()), table)
    }

    /// The article about a topic.
    pub(in crate::tui) fn about(topic: Topic, table: Option<Box<dyn Tableau>>) -> Self {
        Self::new(Opened::Article(Article::new(topic)), table)
    }

    fn open(&mut self, page: Opened) {
        self.back.push(std::mem::replace(&mut self.page, page));
        self.forth.clear();
    }

    /// The page before; where there is none, what was looked up is left.
    fn go_back(&mut self) -> Transition {
        let Some(page) = self.back.pop() else { return Transition::Close };
        self.forth.push(std::mem::replace(&mut self.page, page));
        Transition::Stay
    }

    fn go_forth(&mut self) {
        if let Some(page) = self.forth.pop() {
            self.back.push(std::mem::replace(&mut self.page, page));
        }
    }

    /// The next second language, then none.
    fn next_beside(&mut self, shared: &Shared<'_>) {
        let others: Vec<&str> = languages().into_iter().filter(|lang| *lang != shared.catalog.lang()).collect();
        let now = self.beside.as_ref().and_then(|beside| others.iter().position(|lang| *lang == beside.lang()));
        let next = if self.beside.is_some() { now.map_or(others.len(), |at| at + 1) } else { 0 };
        self.beside = others.get(next).map(|lang| shared.in_language(lang));
    }

    fn follow(&mut self, shared: &Shared<'_>) -> Transition {
        match &self.page {
            Opened::Contents(contents) => match contents.chosen() {
                Some(topic) => self.open(Opened::Article(Article::new(topic))),
                None => self.update_contents(Command::Right),
            },
            Opened::Search(search) => {
                if let Some(topic) = search.chosen() {
                    self.open(Opened::Article(Article::new(topic)));
                }
            }
            Opened::Article(article) => match article.chosen(shared) {
                Some(article::Link::Topic(topic)) => self.open(Opened::Article(Article::new(topic))),
                Some(article::Link::Lesson(lesson, step)) => {
                    return Transition::Open(Visit::Step(lesson, step));
                }
                None => {}
            },
        }
        Transition::Stay
    }

    fn update_contents(&mut self, command: Command) {
        if let Opened::Contents(contents) = &mut self.page {
            contents.update(command);
        }
    }
}

impl<'p> Screen<'p> for Rules {
    fn update(&mut self, command: Command, _key: Key, shared: &mut Shared<'p>) -> Transition {
        match command {
            Command::Do => return self.follow(shared),
            Command::Back => {
                if let Opened::Search(search) = &mut self.page
                    && search.emptied()
                {
                    return Transition::Stay;
                }
                if let Opened::Contents(contents) = &mut self.page
                    && contents.left()
                {
                    return Transition::Stay;
                }
                return self.go_back();
            }
            Command::Search => self.open(Opened::Search(Search::default())),
            Command::Before => return if self.back.is_empty() { Transition::Stay } else { self.go_back() },
            Command::Onward => self.go_forth(),
            Command::Beside => self.next_beside(shared),
            Command::Show => {
                if let Opened::Article(article) = &self.page
                    && let Some((lesson, step)) = shared.house.shows(article.topic)
                {
                    return Transition::Open(Visit::Step(lesson.to_owned(), step));
                }
            }
            command => match &mut self.page {
                Opened::Contents(contents) => contents.update(command),
                Opened::Search(search) => search.update(command),
                Opened::Article(article) => article.update(command, shared),
            },
        }
        Transition::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>) -> Option<Cell> {
        let mut langs = shared.text("ui-language-name");
        if let Some(beside) = &self.beside {
            langs = format!("{langs} | {}", beside.text("ui-language-name"));
        }
        let (place, keys) = match &self.page {
            Opened::Contents(_) => {
                (shared.text("ui-contents"), vec![Command::Do, Command::Search, Command::Back, Command::Help])
            }
            Opened::Search(_) => {
                (shared.text("ui-search"), vec![Command::Do, Command::Down, Command::Back, Command::Help])
            }
            Opened::Article(article) => (
                shared.text(&format!("reference-kind-{}", article.topic.kind())),
                vec![Command::Do, Command::Back, Command::Beside, Command::Show, Command::Before, Command::Help],
            ),
        };
        let heading = format!("{}   {place}", shared.text("ui-rules"));
        title(canvas, shared, &heading, &[langs]);
        let keys: Vec<_> = keys
            .into_iter()
            .map(|command| (command, (command == Command::Do).then(|| shared.text("key-open"))))
            .collect();
        footer(canvas, shared, &keys);
        let mut canvas = canvas.centred(118);
        let (width, height) = (canvas.width(), canvas.height());
        let mut inside = canvas.part(1, 2, width - 2, height - 3);
        match &self.page {
            Opened::Contents(contents) => contents.draw(&mut inside, shared),
            Opened::Search(search) => Some(search.draw(&mut inside, shared)),
            Opened::Article(article) => article.draw(&mut inside, shared, self.beside.as_ref(), self.table.as_deref()),
        }
    }

    fn commands(&self) -> Vec<Command> {
        use Command::*;
        match &self.page {
            Opened::Contents(_) => vec![Up, Down, Left, Right, Do, Search, Onward, Back],
            Opened::Search(_) => vec![Up, Down, Do, Back],
            Opened::Article(_) => vec![Up, Down, Left, Right, Do, Beside, Show, Search, Before, Onward, Back],
        }
    }

    fn point(&mut self, target: Target, _shared: &mut Shared<'p>) -> bool {
        match (&mut self.page, target) {
            (Opened::Contents(contents), target) => contents.point(target),
            (Opened::Search(search), Target::Entry(at)) => search.point(at),
            (Opened::Article(article), Target::Entry(at)) => std::mem::replace(&mut article.link, at) == at,
            _ => false,
        }
    }

    fn takes_letters(&self) -> bool {
        matches!(self.page, Opened::Search(_))
    }

    fn typed(&mut self, key: Key, _shared: &mut Shared<'p>) -> Transition {
        if let Opened::Search(search) = &mut self.page {
            search.typed(key);
        }
        Transition::Stay
    }

    fn renew(&mut self, shared: &Shared<'p>) {
        if self.beside.as_ref().is_some_and(|beside| beside.lang() == shared.catalog.lang()) {
            self.beside = None;
        }
    }
}
