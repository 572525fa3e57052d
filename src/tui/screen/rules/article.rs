//! An article on the screen: in one language or two side by side, with what holds now at the table, and its links.

use ratatui::layout::Position as Cell;

use crate::{
    reference::{
        Topic,
        article::{Page, article, title as named},
    },
    sitting::tableau::Tableau,
    text::{Catalog, Message, fill::fill},
};

use super::super::super::{
    command::Command,
    paint::Canvas,
    shared::Shared,
    theme::Role,
    widget::{
        choices::{self, Shown},
        list::moved_by,
    },
};

/// Below this width there is no room for two languages.
const TWO_COLUMNS: u16 = 70;
/// The widest that a column of text is read with ease.
const WIDEST: u16 = 76;

/// See the module's page.
#[derive(Clone)]
pub(super) struct Article {
    pub(super) topic: Topic,
    from: usize,
    /// The link that has the focus.
    pub(super) link: usize,
}

/// Where a link leads.
pub(super) enum Link {
    Lesson(String, usize),
    Topic(Topic),
}

/// A line of the page: at the left, and at the right in the second language.
type Bilingual = ([String; 2], Role);

impl Article {
    pub(super) fn new(topic: Topic) -> Self {
        Self { topic, from: 0, link: 0 }
    }

    /// The lesson that shows it, and what else to read.
    fn links(&self, shared: &Shared<'_>) -> Vec<(Link, String)> {
        let shown = shared.house.shows(self.topic);
        let shown = shown.map(|(lesson, step)| (Link::Lesson(lesson.to_owned(), step), shared.text("ui-show-me")));
        let related = self.topic.related().map(|topic| (Link::Topic(topic), named(topic, &shared.catalog)));
        shown.into_iter().chain(related).collect()
    }

    pub(super) fn chosen(&self, shared: &Shared<'_>) -> Option<Link> {
        self.links(shared).into_iter().nth(self.link).map(|(link, _)| link)
    }

    pub(super) fn update(&mut self, command: Command, shared: &Shared<'_>) {
        match command {
            Command::Left => self.link = self.link.saturating_sub(1),
            Command::Right => self.link = moved_by(self.link, self.links(shared).len(), Command::Down),
            command => self.from = moved_by(self.from, 500, command),
        }
    }

    pub(super) fn draw(
        &self,
        canvas: &mut Canvas<'_>,
        shared: &Shared<'_>,
        beside: Option<&Catalog>,
        table: Option<&dyn Tableau>,
    ) -> Option<Cell> {
        let (theme, width, height) = (shared.theme, canvas.width(), canvas.height());
        let beside = beside.filter(|_| width >= TWO_COLUMNS);
        let column = if beside.is_some() { width / 2 - 2 } else { (width - 2).min(WIDEST) };
        let mut lines = side_by_side(self.topic, &shared.catalog, beside, usize::from(column));
        for (text, role) in self.now(shared, table) {
            fill(&text, usize::from((width - 2).min(WIDEST)), &mut |line| {
                lines.push(([line.to_owned(), String::new()], role));
            });
        }
        let room = usize::from(height.saturating_sub(2));
        let last = lines.len().saturating_sub(room);
        let from = self.from.min(last);
        for (y, ([left, right], role)) in (0..).zip(lines.iter().skip(from).take(room)) {
            canvas.put(1, y, left, theme.style(*role));
            canvas.put(column + 4, y, right, theme.style(*role));
            if beside.is_some() && !matches!(role, Role::Changed | Role::Can) {
                canvas.put(column + 2, y, theme.signs.upright, theme.style(Role::Line));
            }
        }
        if from > 0 {
            canvas.put(width - 1, 0, theme.signs.up, theme.style(Role::Can));
        }
        if from < last {
            canvas.put(width - 1, height - 3, theme.signs.down, theme.style(Role::Can));
        }
        let links = self.links(shared);
        let shown: Vec<Shown> = links
            .into_iter()
            .map(|(_, words)| Shown { short: words.clone(), long: words, brings: String::new(), possible: true })
            .collect();
        choices::row(
            &mut canvas.part(0, height - 1, width, 1),
            shared,
            &shown,
            self.link.min(shown.len().saturating_sub(1)),
            true,
        )
        .or_else(|| Some(canvas.cell(1, 0)))
    }

    /// What holds at the table from which it was opened, and in the user's own box.
    fn now(&self, shared: &Shared<'_>, table: Option<&dyn Tableau>) -> Vec<(String, Role)> {
        let mut said = Vec::new();
        let thing = shared.house.pointed_at(self.topic);
        let kept = shared.settings.kept(shared.house.id());
        let unusual = thing.and_then(|thing| shared.house.unusual(kept, thing));
        said.extend(unusual.map(|message| (shared.say(&message), Role::Changed)));
        let (Some(here), Some(thing)) = (table, thing) else { return said };
        said.push((String::new(), Role::Text));
        said.push((shared.text("ui-now"), Role::Strong));
        said.extend(here.look(thing).iter().map(|line| (shared.say(line), Role::Text)));
        let spot = here.lies(thing).filter(|_| here.may_foresee());
        if let Some(action) = spot.and_then(|spot| here.natural(spot)) {
            match here.foresee(&action) {
                Ok(told) => {
                    let would = Message::new("ui-now-would").with("action", here.choice(&action));
                    said.push((shared.say(&would), Role::Can));
                    said.extend(told.iter().map(|message| (shared.say(message), Role::Text)));
                }
                Err(refused) => {
                    let first = refused.first().map(|saying| shared.say(&saying.message));
                    said.extend(first.map(|text| (format!("{} {text}", shared.theme.signs.no), Role::No)));
                }
            }
        }
        said
    }
}

/// A page as lines, beside its twin in another language: paragraphs start on the same line.
fn side_by_side(topic: Topic, catalog: &Catalog, beside: Option<&Catalog>, column: usize) -> Vec<Bilingual> {
    let pages: Vec<Page> = [Some(catalog), beside].into_iter().flatten().map(|one| article(topic, one)).collect();
    let titles = |page: &Page| format!("{} ({})", page.title, page.kind);
    let mut lines: Vec<Bilingual> = Vec::new();
    let both = |lines: &mut Vec<Bilingual>, texts: Vec<String>, role: Role| {
        let sides: Vec<Vec<String>> = texts
            .iter()
            .map(|text| {
                let mut filled = Vec::new();
                fill(text, column, &mut |line| filled.push(line.to_owned()));
                filled
            })
            .collect();
        for at in 0..sides.iter().map(Vec::len).max().unwrap_or(0) {
            let side = |number: usize| sides.get(number).and_then(|side| side.get(at)).cloned().unwrap_or_default();
            lines.push(([side(0), side(1)], role));
        }
    };
    both(&mut lines, pages.iter().map(titles).collect(), Role::Strong);
    let blocks = pages.iter().map(|page| page.blocks.len()).max().unwrap_or(0);
    for number in 0..blocks {
        lines.push(([String::new(), String::new()], Role::Text));
        let parts: Vec<_> = pages.iter().map(|page| page.blocks.get(number)).collect();
        let labels: Vec<String> =
            parts.iter().map(|block| block.and_then(|block| block.label.clone()).unwrap_or_default()).collect();
        if labels.iter().any(|label| !label.is_empty()) {
            both(&mut lines, labels, Role::Quiet);
        }
        let most = parts.iter().flatten().map(|block| block.items.len()).max().unwrap_or(0);
        for at in 0..most {
            let items =
                parts.iter().map(|block| block.and_then(|block| block.items.get(at)).cloned().unwrap_or_default());
            both(&mut lines, items.collect(), Role::Text);
        }
    }
    lines
}
