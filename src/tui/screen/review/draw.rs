//! The review on the screen: the list of the moves that cost most, and the table of one of them.

use ratatui::layout::Position as Cell;

use crate::{
    course::taught::Taught,
    cuba::Cuba,
    game::{Eyes, Game, Played},
    ids::Id,
    play::review::Judgment,
    text::{
        Message,
        bot::{decimal, why},
    },
};

use super::{
    super::super::{
        command::Command,
        cuba::{Board, Lit, Region, Table, short, spot_of},
        paint::{Canvas, Target, shortened},
        shared::Shared,
        theme::Role,
        widget::{
            bar::{footer, title},
            choices::Shown,
            list::{entry, first_shown},
            speech::speech,
        },
    },
    Deed, ReviewScreen,
};

/// From this width on there is room to say what the figures are.
const WIDE: u16 = 74;
/// The cells of the bar that says how far it is.
const BAR: u32 = 20;

impl ReviewScreen {
    /// What there is to say about a move; what it brought once it was tried.
    pub(super) fn said(&self, judgment: &Judgment<Cuba>, shared: &Shared<'_>) -> Vec<(String, Role)> {
        let noted = self.notes.get(&judgment.at);
        let mut said: Vec<(Message, Role)> = noted.map(|noted| (noted.clone(), Role::Changed)).into_iter().collect();
        if let Some(Played { events, .. }) = self.after() {
            said.push((Message::new("review-would"), Role::Strong));
            said.extend(events.iter().map(|event| (Cuba::event(event), Role::Text)));
        } else {
            let told = [("review-played", judgment.played, Role::No), ("review-better", judgment.better, Role::Can)];
            said.extend(told.map(|(id, action, role)| {
                let text = Cuba::choice(&judgment.position, action);
                (Message::new(id).with("text", text).with("line", action.to_string()), role)
            }));
            said.push((why(&judgment.reasons()), Role::Text));
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

    pub(super) fn draw_list(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>) -> Option<Cell> {
        let theme = shared.theme;
        title(canvas, shared, &shared.text("ui-review"), &self.place(shared));
        let keys = if self.count() == 0 {
            vec![(Command::Back, None), (Command::Help, None)]
        } else {
            let (look, article) = (shared.text("ui-review-table"), shared.text("key-article"));
            vec![
                (Command::Do, Some(look)),
                (Command::Down, None),
                (Command::Why, Some(article)),
                (Command::Back, None),
                (Command::Help, None),
            ]
        };
        footer(canvas, shared, &keys);
        let mut canvas = canvas.centred(100);
        let (width, height) = (canvas.width(), canvas.height());
        let Some(worst) = self.judging.worst().filter(|worst| !worst.is_empty()) else {
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

    /// There is nothing to list: not yet, or not at all.
    fn draw_waiting(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>) -> Option<Cell> {
        let theme = shared.theme;
        let known = self.judging.worst().is_some();
        let text = shared.text(if known { "review-none" } else { "ui-review-working" });
        let text = shortened(&text, canvas.width().saturating_sub(4), theme.signs.ellipsis);
        canvas.put(3, 2, &text, theme.style(Role::Text));
        if !known {
            let full = (self.judging.percent() * BAR / 100) as u16;
            canvas.fill(3, 3 + full, 4, theme.signs.gone, theme.style(Role::Can));
            canvas.fill(3 + full, 3 + BAR as u16, 4, theme.signs.to_come, theme.style(Role::Line));
            canvas.put(3, 5, &shared.say(&self.judging.progress()), theme.style(Role::Quiet));
        }
        entry(canvas, shared, (1, 7), &shared.text("key-back"), true, Target::Entry(0))
    }

    pub(super) fn draw_table(
        &self,
        judgment: &Judgment<Cuba>,
        canvas: &mut Canvas<'_>,
        shared: &Shared<'_>,
    ) -> Option<Cell> {
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
}
