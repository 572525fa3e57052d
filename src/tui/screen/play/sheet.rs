//! The score sheet at the end of a game: the places, what they are made of, and what decided.

use ratatui::layout::Position as Cell;

use crate::{
    sitting::score::{Reckoned, ScoreSheet},
    text::fill::fill,
};

use super::{
    super::super::{
        command::Command,
        paint::{Canvas, cells, shortened},
        shared::Shared,
        theme::{Role, SEAT_HUES},
        widget::{
            bar::{footer, title},
            choices,
        },
    },
    PlayScreen,
};

impl PlayScreen {
    pub(super) fn paint_sheet(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>) -> Option<Cell> {
        title(canvas, shared, &shared.text("ui-play-over"), &self.place(shared));
        footer(
            canvas,
            shared,
            &[
                (Command::Do, Some(shared.text("key-open"))),
                (Command::Why, None),
                (Command::Undo, None),
                (Command::Help, None),
            ],
        );
        let mut canvas = canvas.centred(90);
        let (width, height) = (canvas.width(), canvas.height());
        let airy = height >= 20;
        let reckoning = self.table.reckoning(shared.theme.signs);
        let mut y = if airy { 3 } else { 1 };
        for announced in &reckoning.announced {
            y = paragraph(&mut canvas, shared, y, &shared.say(announced), Role::Strong);
        }
        y += u16::from(airy);
        y = self.rows(&mut canvas, shared, &reckoning, y, airy);
        let said: Vec<String> = if self.at.speech.is_empty() {
            let said =
                self.coach.iter().chain(&self.referee.tally()).map(|message| shared.say(message)).collect::<Vec<_>>();
            said.into_iter().chain([self.code(shared)]).collect()
        } else {
            self.at.speech.iter().map(|(message, _)| shared.say(message)).collect()
        };
        for text in said {
            if y + 3 < height {
                y = paragraph(&mut canvas.part(0, 0, width, height - 3), shared, y, &text, Role::Quiet);
            }
        }
        let row = height.saturating_sub(if airy { 3 } else { 2 });
        choices::row(&mut canvas.part(0, row, width, 1), shared, &self.at.shown(), self.at.chosen, true)
    }

    /// How the same table can be had once more.
    fn code(&self, shared: &Shared<'_>) -> String {
        let code = self.table.code(true);
        shared.say(&crate::text::Message::new("free-code").with("code", code))
    }

    /// A line for each place.
    fn rows(&self, canvas: &mut Canvas<'_>, shared: &Shared<'_>, reckoning: &ScoreSheet, from: u16, airy: bool) -> u16 {
        let (theme, width, mut y) = (shared.theme, canvas.width(), from);
        let (name, left_out) = if width >= 60 { (22, 0) } else { (16, reckoning.spare) };
        let columns = reckoning.columns.iter().skip(left_out);
        let column = (width - name - 2) / columns.len().max(1) as u16;
        for (end, id) in (1..).map(|at| name + at * column).zip(columns) {
            canvas.put_right(
                end,
                y,
                &shortened(&shared.text(id), column - 1, theme.signs.ellipsis),
                theme.style(Role::Quiet),
            );
        }
        y += 1;
        canvas.fill(3, width - 2, y, theme.signs.across, theme.style(Role::Line));
        y += 1;
        for Reckoned { seat, place, figures } in &reckoning.lines {
            let style = theme.style(if *place == 1 { Role::Strong } else { Role::Text });
            let x = canvas.put(3, y, &format!("{place}."), style) + 2;
            let hue = theme.hue(usize::from(self.hues()[seat.index() % SEAT_HUES]));
            let x = canvas.put(x, y, &(seat.0 + 1).to_string(), hue) + 1;
            canvas.put(
                x,
                y,
                &shortened(&shared.catalog.seat(*seat), name.saturating_sub(x), theme.signs.ellipsis),
                style,
            );
            for (end, figure) in (1..).map(|at| name + at * column).zip(figures.iter().skip(left_out)) {
                canvas.put_right(end.max(cells(figure)), y, figure, style);
            }
            y += if airy { 2 } else { 1 };
        }
        y
    }
}

/// A text over as many lines as it needs; answers with the line below.
fn paragraph(canvas: &mut Canvas<'_>, shared: &Shared<'_>, from: u16, text: &str, role: Role) -> u16 {
    let mut y = from;
    let width = usize::from(canvas.width().saturating_sub(5));
    fill(text, width, &mut |line| {
        canvas.put(3, y, line, shared.theme.style(role));
        y += 1;
    });
    y
}
