//! The review on the screen: the list of the moves that cost most, and the table of one of them.

use ratatui::layout::Position as Cell;

use crate::{
    ids::Id,
    sitting::review::ReviewedMove,
    text::{Message, bot::decimal},
};

use super::{
    super::{
        super::{
            command::Command,
            paint::{Canvas, Target, shortened},
            pane::Pane,
            screen::review::judging::Afterthought,
            shared::Shared,
            tabletop::Tabletop,
            theme::Role,
            widget::{
                bar::{footer, title},
                list::{entry, first_shown},
                speech::{Speech, speech},
            },
        },
        attention::worded,
    },
    ReviewScreen,
};

/// From this width on there is room to say what the figures are.
const WIDE: u16 = 74;
/// The cells of the bar that says how far it is.
const BAR: u32 = 20;

impl ReviewScreen {
    /// What is said about the focused move: what was said last, or what was noted, and what was better.
    pub(super) fn said(&self, shared: &Shared<'_>) -> Vec<Speech> {
        let Some(dear) = self.focused() else { return Vec::new() };
        if !self.at.speech.is_empty() {
            return self.at.said(&[], shared);
        }
        let noted = self.notes.get(&dear.at()).map(|noted| (noted.clone(), Role::Changed));
        let known = dear.told().into_iter().map(worded);
        noted.into_iter().chain(known).map(|(message, role)| (shared.say(&message), role)).collect()
    }

    fn cost(dear: &dyn ReviewedMove, shared: &Shared<'_>) -> String {
        format!("−{}", shared.say(&decimal(dear.costs())))
    }

    fn place(&self, shared: &Shared<'_>) -> Vec<String> {
        let mut place = vec![shared.text("ui-language-name")];
        if self.opened {
            let number = Message::new("ui-done-of").with("done", self.focus + 1).with("count", self.count());
            place.push(shared.say(&number));
        }
        place
    }

    pub(super) fn draw_list(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>) -> Option<Cell> {
        let theme = shared.theme;
        title(canvas, shared, &shared.text("ui-review"), &self.place(shared));
        let mut keys = vec![(Command::Back, None), (Command::Help, None)];
        if self.reviews.len() > 1 {
            keys.insert(0, (Command::Right, Some(shared.text("ui-review-whose"))));
        }
        if self.count() > 0 {
            keys.insert(keys.len() - 2, (Command::Why, Some(shared.text("key-article"))));
            keys.splice(0..0, [(Command::Do, Some(shared.text("ui-review-table"))), (Command::Down, None)]);
        }
        footer(canvas, shared, &keys);
        let mut canvas = canvas.centred(100);
        self.draw_whose(&mut canvas, shared);
        let (width, height) = (canvas.width(), canvas.height());
        let Some(worst) = self.shown().worst().filter(|worst| !worst.is_empty()) else {
            return self.draw_waiting(&mut canvas, shared);
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
        for (at, one) in worst.iter().enumerate().skip(first).take(room) {
            let there = entry(
                &mut canvas.part(0, y, played + 1, 1),
                shared,
                (1, 0),
                &(one.at() + 1).to_string(),
                at == self.focus,
                Target::Entry(at),
            );
            cursor = cursor.or(there);
            let here = one.tableau();
            for (x, action, role) in [(played, one.played(), Role::No), (better, one.better(), Role::Can)] {
                let words = here.short(&action, &shared.catalog);
                let words = shortened(&words, half.saturating_sub(1), theme.signs.ellipsis);
                canvas.put(x + 1, y, &words, theme.style(role));
            }
            canvas.put_right(width.saturating_sub(2), y, &Self::cost(&**one, shared), theme.style(Role::Strong));
            canvas.target(0, y, width, 1, Target::Entry(at));
            y += 1;
        }
        if y + 3 < height {
            let mut below = canvas.part(0, y + 1, width, height.saturating_sub(y + 2));
            speech(&mut below, shared, &self.said(shared), self.at.scrolled);
        }
        cursor
    }

    /// Whose moves they are, where there are several to choose from.
    fn draw_whose(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>) {
        if self.reviews.len() < 2 {
            return;
        }
        let (theme, width) = (shared.theme, canvas.width());
        let people = self.shown().seats.iter().map(|seat| shared.catalog.seat(*seat)).collect::<Vec<_>>().join(", ");
        let said = shared.say(&Message::new("review-seats").with("list", people));
        let x = canvas.put(1, 1, if self.whose > 0 { theme.signs.left } else { " " }, theme.style(Role::Can)) + 1;
        let said = shortened(&said, width.saturating_sub(x + 3), theme.signs.ellipsis);
        let x = canvas.put(x, 1, &said, theme.style(Role::Text)) + 1;
        let more = self.whose + 1 < self.reviews.len();
        canvas.put(x, 1, if more { theme.signs.right } else { " " }, theme.style(Role::Can));
        canvas.target(0, 1, width, 1, Target::Side(if more { self.whose + 1 } else { 0 }));
    }

    /// There is nothing to list: not yet, or not at all.
    fn draw_waiting(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>) -> Option<Cell> {
        let theme = shared.theme;
        let known = self.shown().worst().is_some();
        let text = shared.text(if known { "review-none" } else { "ui-review-working" });
        let text = shortened(&text, canvas.width().saturating_sub(4), theme.signs.ellipsis);
        canvas.put(3, 2, &text, theme.style(Role::Text));
        if !known {
            let full = (self.shown().percent() * BAR / 100) as u16;
            canvas.fill(3, 3 + full, 4, theme.signs.gone, theme.style(Role::Can));
            canvas.fill(3 + full, 3 + BAR as u16, 4, theme.signs.to_come, theme.style(Role::Line));
            canvas.put(3, 5, &shared.say(&self.shown().progress()), theme.style(Role::Quiet));
        }
        entry(canvas, shared, (1, 7), &shared.text("key-back"), true, Target::Entry(0))
    }

    pub(super) fn draw_table(
        &self,
        dear: &dyn ReviewedMove,
        canvas: &mut Canvas<'_>,
        shared: &Shared<'_>,
    ) -> Option<Cell> {
        let here = dear.tableau();
        // What was tried is shown as long as something is marked.
        let after = self.after.as_deref().filter(|_| self.at.marked);
        let travelling = after.is_none() && here.is_to_travel();
        let lit = self.at.lit(&*here, travelling);
        let mut hues = shared.settings.hues;
        for (hue, player) in hues.iter_mut().zip(self.table.players()) {
            *hue = player.colour.index() as u8;
        }
        let head = Message::new("review-line").with("at", dear.at() + 1).with("player", dear.seat());
        let head = shared.say(&head.with("points", decimal(dear.costs())));
        let offer = self.at.choice().filter(|_| self.at.region == Pane::Choices).map(|choice| &choice.offer);
        let does = match offer {
            _ if !self.at.speech.is_empty() => "key-go-on",
            Some(Afterthought::Drill) => "ui-review-drill",
            Some(Afterthought::Puzzle) => "ui-review-puzzle",
            Some(Afterthought::Try(_)) | None => "ui-review-try",
        };
        let table = Tabletop {
            here: after.unwrap_or(&*here),
            lit: &lit,
            hues: &hues,
            title: shared.text("ui-review"),
            place: self.place(shared),
            said: self.said(shared),
            scrolled: self.at.scrolled,
            goal: Some((shared.text("ui-review"), head)),
            choices: self.at.shown(),
            chosen: self.at.chosen,
            region: self.at.region,
            tab: self.at.tab,
            result: self.at.result(&*here, shared),
            log: &[],
            keys: vec![
                (Command::Do, Some(shared.text(does))),
                (Command::Onward, Some(shared.text("ui-review-other"))),
                (Command::Why, None),
                (Command::Region, None),
                (Command::Back, None),
                (Command::Help, None),
            ],
        };
        table.draw(canvas, shared)
    }
}
